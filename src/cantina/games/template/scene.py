"""What the page draws of Smugglers: docs/page.md tells what each key means. Names are messages of text/*.ftl."""

from typing import Any

from cantina.core.header import UNKNOWN

from .state import BID, BIDS, SEATS
from .words import TOKEN_NAMES

PLACES = {
    "deck": [80, 90], "top": [180, 90], "cargo": [300, 90], "bag": [520, 90], "haul-0": [80, 220], "haul-1": [520, 220],
    **{f"chosen-{seat}": [195 + 70 * seat, 220] for seat in range(SEATS)},
}  # fmt: skip
CLAUSES = {
    "deck": "1.2", "top": "3.1", "cargo": "3.4", "bag": "1.4", "haul": "5.2", "chosen": "2.1", "bid": "2.3", "token": "4.2",
}  # fmt: skip


def still(_world: Any) -> dict[str, Any]:
    """Where things lie, what is seen there even when it is empty, and the rule about each."""
    return {
        "layouts": {"wide": {"size": [600, 300], "places": PLACES}},
        "places": {"cargo": {"look": "place", "name": "board-cargo"}},
        "clauses": CLAUSES,
    }


def moving(_world: Any, s: Any, seat: int) -> dict[str, Any]:
    """The table, the players and the hand as `seat` knows them."""
    return {
        "tokens": table(s),
        "seats": [player_line(s, player) for player in range(s.players)],
        "hand": hand(s, seat) if seat >= 0 else {},
    }


def table(s: Any) -> dict[str, Any]:
    """Deck, bag and hauls, the cargo that is turned up or known to lie on top, and the bids, face down where hidden."""
    found: dict[str, Any] = {
        "deck": {"look": "deck", "at": "deck", "name": "board-deck", "n": s.left},
        "bag": {"look": "pile", "at": "bag", "name": "board-bag", "n": s.bagged},
    }
    for side in range(2):
        at = f"haul-{side}"
        found[at] = {"look": "haul", "at": at, "name": "board-haul", "n": s.haul[side], "side": f"seat-{side}"}
    if s.cargo:
        found["cargo"] = {"look": "card", "at": "cargo", "from": "deck", "name": "board-cargo", "number": s.cargo}
    if s.left and s.deck[s.left - 1] != UNKNOWN:
        found["top"] = {"look": "card", "at": "top", "from": "deck", "name": "board-top", "number": s.deck[s.left - 1]}
    for player in (player for player in range(s.players) if s.bid[player]):
        at, bid = f"chosen-{player}", "?" if s.bid[player] == UNKNOWN else s.bid[player]
        found[at] = {"look": "card", "at": at, "name": "board-chosen", "number": bid, "side": f"seat-{player % 2}"}
    return found


def player_line(s: Any, player: int) -> dict[str, Any]:
    """What everybody can count of a player, and who is captain or else leads."""
    bids = sum(s.hand[player]) - (s.bid[player] != 0)
    line: dict[str, Any] = {
        "sides": [f"seat-{player % 2}"],
        "counts": {"board-bids": bids, "board-tokens": s.tokens[player]},
    }
    if player == (s.lead if s.phase == BID else s.captain):
        line["role"] = "board-lead" if s.phase == BID else "board-captain"
    return line


def hand(s: Any, seat: int) -> dict[str, Any]:
    """The bid cards that `seat` has not laid down, then its tokens; a card is clicked as what its action names: `bid-2`."""
    cards: dict[str, Any] = {}
    for bid in range(1, BIDS + 1):
        left = s.hand[seat][bid - 1] - (s.bid[seat] == bid)
        cards[f"bid-{bid}"] = {"look": "card", "number": bid, "n": left, "order": bid}
    for kind, name in enumerate(TOKEN_NAMES):
        cards[f"token-{name}"] = {"look": "token", "n": s.token[seat][kind], "order": BIDS + 1 + kind, "apart": True}
    return {name: card for name, card in cards.items() if card["n"]}
