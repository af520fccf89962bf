"""A game of Smugglers as readable data, and back."""

from typing import Any

from cantina.core.errors import PositionError
from cantina.core.header import UNKNOWN
from cantina.core.reading import Reader

from .state import BID, BIDS, BLANK, CARGO, JAMMER, WINDOW


def write(_world: Any, s: Any) -> dict[str, Any]:
    """The record as plain data; unknown things are "?"."""
    players, left = int(s.players), int(s.left)
    top_first = range(left - 1, -1, -1)
    data: dict[str, Any] = {
        "lead": int(s.lead),
        "haul": [int(x) for x in s.haul],
        "deck": ["?" if s.deck[i] == UNKNOWN else int(s.deck[i]) for i in top_first],
        "peeked": [[left - 1 - i for i in top_first if int(s.peeked[i]) >> seat & 1] for seat in range(players)],
        "gone": [int(x) for x in s.gone],
        "hands": [[int(x) for x in s.hand[seat]] for seat in range(players)],
        "bids": ["?" if s.bid[seat] == UNKNOWN else int(s.bid[seat]) for seat in range(players)],
        "tokens": [write_tokens(s.token[seat], int(s.tokens[seat])) for seat in range(players)],
        "bag": write_tokens(s.bag, int(s.bagged)),
        "jammed": int(s.jammed),
        "blind": bool(s.blind),
    }
    if s.phase != BID:
        data["captain"] = int(s.captain)
    if s.phase == WINDOW:
        data["cargo"] = int(s.cargo)
    return data


def write_tokens(row: Any, held: int) -> dict[str, int]:
    """Tokens by kind, or only their number where they are hidden."""
    jammers, blanks = int(row[JAMMER]), int(row[BLANK])
    if jammers + blanks != held:
        return {"unknown": held}
    return {"jammers": jammers, "blanks": blanks}


def read(world: Any, s: Any, data: dict[str, Any]) -> None:
    """Fills a blank record; what is left out is as at the beginning of a game."""
    r = Reader(data)
    players = int(s.players)
    s.lead = r.whole("lead", 0, 0, players - 1)
    s.haul[:] = r.wholes("haul", [0, 0], 0, 100)
    s.gone[:] = r.wholes("gone", [0] * CARGO, 0, 24)
    s.jammed = r.whole("jammed", 0, 0, int(world.jammers))
    s.blind = r.truth("blind", False)
    if s.phase != BID:
        s.captain = r.whole("captain", None, 0, players - 1)
    if s.phase == WINDOW:
        s.cargo = r.whole("cargo", None, 1, CARGO)
    rest = sum(int(x) for x in world.cargo) - sum(int(x) for x in s.gone) - (int(s.cargo) > 0)
    read_deck(r, s, players, rest)
    hands = r.rows("hands", [[int(x) for x in world.bids]] * players, players)
    for seat, hand in enumerate(hands):
        s.hand[seat][:] = r.checked_wholes(f"hands[{seat}]", hand, BIDS, 0, 9)
    for seat, bid in enumerate(r.rows("bids", [0] * players, players)):
        s.bid[seat] = UNKNOWN if bid == "?" else r.checked(f"bids[{seat}]", bid, 0, BIDS)
    dealt = {"unknown": int(world.dealt)}
    for seat, entry in enumerate(r.rows("tokens", [dealt] * players, players)):
        s.tokens[seat] = read_tokens(r, f"tokens[{seat}]", entry, s.token[seat])
    bag = int(world.jammers) + int(world.blanks) - int(s.jammed) - sum(int(x) for x in s.tokens)
    s.bagged = read_tokens(r, "bag", r.value("bag", {"unknown": bag}), s.bag)
    r.finish()
    check_counts(world, s)


def read_deck(r: Reader, s: Any, players: int, rest: int) -> None:
    """Lays the deck out, the top first in the data and last in the record."""
    cards = r.rows("deck", ["?"] * rest, None)
    if len(cards) > s.deck.size:
        raise PositionError(f"deck: holds {len(cards)} cards; at most {s.deck.size} fit")
    s.left = len(cards)
    for i, card in enumerate(cards):
        s.deck[len(cards) - 1 - i] = UNKNOWN if card == "?" else r.checked(f"deck[{i}]", card, 1, CARGO)
    for seat, places in enumerate(r.rows("peeked", [[]] * players, players)):
        for place in r.checked_wholes(f"peeked[{seat}]", places, None, 0, len(cards) - 1):
            s.peeked[len(cards) - 1 - place] |= 1 << seat


def read_tokens(r: Reader, key: str, entry: Any, row: Any) -> int:
    """Fills one row of tokens and returns how many they are."""
    table = r.checked_table(key, entry, {"jammers", "blanks", "unknown"})
    if "unknown" in table:
        return r.checked(f"{key}.unknown", table["unknown"], 0, 60)
    row[JAMMER] = r.checked(f"{key}.jammers", table.get("jammers", 0), 0, 30)
    row[BLANK] = r.checked(f"{key}.blanks", table.get("blanks", 0), 0, 30)
    return int(row[JAMMER]) + int(row[BLANK])


def check_counts(world: Any, s: Any) -> None:
    """Raises PositionError where there are more cards or tokens than the pack has."""
    deck = [int(x) for x in s.deck[: int(s.left)]]
    for value in range(1, CARGO + 1):
        placed = deck.count(value) + int(s.gone[value - 1]) + (int(s.cargo) == value)
        if placed > world.cargo[value - 1]:
            raise PositionError(
                f"deck: {placed} cargo cards of value {value}, but the pack has {int(world.cargo[value - 1])}"
            )
    total = sum(int(x) for x in s.gone) + len(deck) + (int(s.cargo) > 0)
    if total != sum(int(x) for x in world.cargo):
        raise PositionError(
            f"deck: {total} cargo cards in deck, gone and turned up; the pack has {sum(int(x) for x in world.cargo)}"
        )
    for kind, count, name in ((JAMMER, int(world.jammers), "jammers"), (BLANK, int(world.blanks), "blanks")):
        placed = sum(int(row[kind]) for row in s.token) + int(s.bag[kind]) + (int(s.jammed) if kind == JAMMER else 0)
        if placed > count:
            raise PositionError(f"tokens: {placed} {name}, but the pack has {count}")
    held = sum(int(x) for x in s.tokens) + int(s.bagged) + int(s.jammed)
    if held != int(world.jammers) + int(world.blanks):
        raise PositionError(f"bag: {held} tokens in all; the pack has {int(world.jammers) + int(world.blanks)}")
