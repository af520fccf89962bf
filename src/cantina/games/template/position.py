"""A game of Smugglers as readable data, and back."""

from typing import Any

from cantina.core.errors import PositionError
from cantina.core.header import UNKNOWN
from cantina.core.reading import Reader

from .state import BID, BIDS, BLANK, CARGO, JAMMER, WINDOW

# Writing


def write(_world: Any, s: Any) -> dict[str, Any]:
    """The record as plain data; unknown things are "?"."""
    players = range(s.players)
    top_first = range(s.left - 1, -1, -1)
    data: dict[str, Any] = {
        "lead": s.lead,
        "haul": s.haul,
        "deck": [write_value(s.deck[i]) for i in top_first],
        "peeked": [[s.left - 1 - i for i in top_first if s.peeked[i] >> seat & 1] for seat in players],
        "gone": s.gone,
        "hands": [s.hand[seat] for seat in players],
        "bids": [write_value(s.bid[seat]) for seat in players],
        "tokens": [write_tokens(s.token[seat], s.tokens[seat]) for seat in players],
        "bag": write_tokens(s.bag, s.bagged),
        "jammed": s.jammed,
        "blind": bool(s.blind),
    }
    if s.phase != BID:
        data["captain"] = s.captain
    if s.phase == WINDOW:
        data["cargo"] = s.cargo
    return data


def write_value(value: int) -> int | str:
    """What a card is worth, if that is known."""
    return "?" if value == UNKNOWN else value


def write_tokens(row: list[int], held: int) -> dict[str, int]:
    """Tokens by kind, or only their number where they are hidden."""
    if sum(row) != held:
        return {"unknown": held}
    return {"jammers": row[JAMMER], "blanks": row[BLANK]}


# Reading


def read(world: Any, s: Any, data: dict[str, Any]) -> None:
    """Fills a blank record; what is left out is as at the beginning of a game."""
    r = Reader(data)
    players = int(s.players)
    s.lead = r.integer("lead", 0, 0, players - 1)
    s.haul[:] = r.integers("haul", [0, 0], 0, 100)
    s.blind = r.boolean("blind", False)
    if s.phase != BID:
        s.captain = r.integer("captain", None, 0, players - 1)
    read_cargo(r, world, s)
    read_bids(r, world, s)
    read_bag(r, world, s)
    r.finish()


def read_cargo(r: Reader, world: Any, s: Any) -> None:
    """Lays the cargo out: what is gone, what is turned up, and the deck, the top first in the data and last in the record."""
    s.gone[:] = gone = r.integers("gone", [0] * CARGO, 0, 24)
    if s.phase == WINDOW:
        s.cargo = r.integer("cargo", None, 1, CARGO)
    rest = sum(world.cargo) - sum(gone) - (s.phase == WINDOW)
    cards = r.rows("deck", ["?"] * rest, None)
    if len(cards) > s.deck.size:
        raise PositionError(f"deck: holds {len(cards)} cards; at most {s.deck.size} fit")
    s.left = len(cards)
    for i, card in enumerate(cards):
        s.deck[len(cards) - 1 - i] = UNKNOWN if card == "?" else r.checked(f"deck[{i}]", card, 1, CARGO)
    for seat, places in enumerate(r.rows("peeked", [[]] * int(s.players), int(s.players))):
        for place in r.checked_integers(f"peeked[{seat}]", places, None, 0, len(cards) - 1):
            s.peeked[len(cards) - 1 - place] |= 1 << seat


def read_bids(r: Reader, world: Any, s: Any) -> None:
    """Deals the bid cards, and lays those down that are chosen."""
    players = int(s.players)
    for seat, hand in enumerate(r.rows("hands", [world.bids] * players, players)):
        s.hand[seat][:] = r.checked_integers(f"hands[{seat}]", hand, BIDS, 0, 9)
    for seat, bid in enumerate(r.rows("bids", [0] * players, players)):
        s.bid[seat] = UNKNOWN if bid == "?" else r.checked(f"bids[{seat}]", bid, 0, BIDS)


def read_bag(r: Reader, world: Any, s: Any) -> None:
    """Deals the tokens; what nobody has lies in the bag."""
    players = int(s.players)
    s.jammed = r.integer("jammed", 0, 0, world.jammers)
    for seat, entry in enumerate(r.rows("tokens", [{"unknown": world.dealt}] * players, players)):
        s.tokens[seat] = read_tokens(r, f"tokens[{seat}]", entry, s.token[seat])
    rest = world.jammers + world.blanks - int(s.jammed) - sum(s.tokens.tolist())
    s.bagged = read_tokens(r, "bag", r.value("bag", {"unknown": rest}), s.bag)


def read_tokens(r: Reader, key: str, entry: Any, row: Any) -> int:
    """Fills one row of tokens and returns how many they are."""
    table = r.checked_table(key, entry, {"jammers", "blanks", "unknown"})
    if "unknown" in table:
        return r.checked(f"{key}.unknown", table["unknown"], 0, 60)
    row[JAMMER] = jammers = r.checked(f"{key}.jammers", table.get("jammers", 0), 0, 30)
    row[BLANK] = blanks = r.checked(f"{key}.blanks", table.get("blanks", 0), 0, 30)
    return jammers + blanks
