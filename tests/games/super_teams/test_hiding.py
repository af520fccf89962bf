"""Super Teams: what a seat knows of bonus cards after the pile was remade, and that it knows no more than it was told."""

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from cantina.core.errors import PositionError
from cantina.core.game import Game
from cantina.core.match import Match
from cantina.core.plain import plain
from cantina.games.super_teams.state import census
from helpers import redealt, same, steps, told_to

from .tables import pack, table


def after_a_remake(game: Game, seeds: range) -> Iterator[tuple[Match, int, int]]:
    """Random games of four from the first remade pile on: the match, and who is about to play what."""
    for seed in seeds:
        match = game.new(players=4, seed=seed)
        for actor, action in steps(match, random.Random(seed)):
            if "remade" in match.view():
                yield match, actor, action


def test_2_8_who_is_told_the_same_knows_the_same(game: Game) -> None:
    """A seat that cannot tell two deals apart, and is told the same of an action of another, still cannot tell them apart."""
    key = random.Random(1)
    for match, actor, action in after_a_remake(game, range(1, 7)):
        deals = 9 if match.text(action).startswith(("use", "grapple")) else 1
        for seat in deals * [seat for seat in range(-1, 4) if seat != actor]:
            check_told_the_same(match, redealt(match, seat, key.getrandbits(64)), actor, action, seat)


def check_told_the_same(match: Match, other: Match, actor: int, action: int, seat: int) -> None:
    if action not in other.legal_actions(actor):
        return  # in the other deal the actor could not have chosen this
    truth, before = match.copy(), len(match.record)
    truth.apply(actor, action)
    other.apply(actor, action)
    if told_to(truth, seat, before) == told_to(other, seat, before):
        shown = f"{match.text(action)!r} at ply {before + 1} shows seat {seat} more than it was told"
        assert same(truth.hide(seat).copy(), other.hide(seat)), shown


# Who may hold what, counted out: every order of the older cards and of the new pile, and every card that can have been
# played each time.

REMADE: dict[str, Any] = {
    "content": pack(dodging_maneuver=0, experienced_pilot=0, lightspeed=3, speed_boost=4, grapple=3, planet=1),
    "hands": [{"red-1": 1}, {"unknown": 6}],
    "remade": {"lightspeed": 1, "speed-boost": 3, "grapple": 1},
    "bonus": [{"unknown": 1}, {"unknown": 2}],
    "drawn": [{"unknown": 1}, {"unknown": 2}],
    "fresh": [{"unknown": 1}, {"unknown": 2}],
    "discards": {"lightspeed": 1, "speed-boost": 1, "grapple": 1},
    "since": ["1 draws", "1 speed-boost", "0 draws", "1 lightspeed", "1 draws", "0 grapple"],
}
OLDER, NEW, HELD = "LLSGG", "LSSSG", (1, 2)  # what REMADE says of the moment when the pile was remade


def ways(older: str, new: str) -> Counter[tuple[str, ...]]:
    """The hands, the drawn cards, the planet and the pile that can have come about, with their weights."""
    found: Counter[tuple[str, ...]] = Counter()  # of fractions, which its types do not know
    for old in permutations(older):
        hands = (old[: HELD[0]], old[HELD[0] : sum(HELD)])
        for fresh in permutations(new):
            for ends, weight in endings(hands, ("", ""), fresh, REMADE["since"]):
                found[*ends[0], *ends[1], "".join(sorted(old[sum(HELD) :])), "".join(sorted(ends[2]))] += weight  # type: ignore[assignment]
    return found


def endings(hands: Any, drawn: Any, pile: Any, since: Any) -> Iterator[tuple[Any, Fraction]]:
    """What the hands, the drawn cards and the pile are in the end, whichever cards were played."""
    if not since:
        yield (["".join(sorted(h)) for h in hands], ["".join(sorted(d)) for d in drawn], pile), Fraction(1)
        return
    seat, what = int(since[0][0]), since[0][2]
    if what == "d":
        more = [*hands[seat], pile[0]]
        yield from endings(put(hands, seat, more), put(drawn, seat, drawn[seat] + pile[0]), pile[1:], since[1:])
        return
    for i, card in enumerate(hands[seat]):
        if card == what.upper():
            rest = [*hands[seat][:i], *hands[seat][i + 1 :]]
            for ends, weight in endings(put(hands, seat, rest), drawn, pile, since[1:]):
                yield ends, weight / len(hands[seat])


def put(rows: Any, seat: int, row: Any) -> tuple[Any, ...]:
    """The rows with one replaced."""
    return tuple(row if i == seat else other for i, other in enumerate(rows))


def letters(row: Any) -> str:
    """Cards as letters, in order."""
    return "".join(sorted("".join(letter * int(n) for letter, n in zip("LSG", row[2:], strict=True))))


def way_of(match: Match) -> tuple[str, ...]:
    """The way that a match has come about, as `ways` counts them."""
    s = match.state
    rows = (s.bonus[0], s.bonus[1], s.drawn[0], s.drawn[1], s.planet, s.pile)
    return tuple(letters(row) for row in rows)


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_2_8_hands_are_as_likely_as_the_plays_since_the_remake_make_them(game: Game, seat: int) -> None:
    match = table(game, **REMADE)
    seen = way_of(match)
    known = {0: (0, 2), 1: (1, 3), -1: ()}[seat]
    expected = {way: w for way, w in ways(OLDER, NEW).items() if all(way[i] == seen[i] for i in known)}
    deals = 3000
    found = Counter(way_of(redealt(match, seat, key)) for key in range(deals))
    assert set(found) <= set(expected)
    for way, weight in expected.items():
        chance = float(weight / sum(expected.values()))
        assert abs(found[way] - deals * chance) < 5 * (deals * chance * (1 - chance)) ** 0.5 + 1, way


def test_2_8_what_all_know_for_certain_is_not_forgotten(game: Game) -> None:
    """Who has drawn nothing holds older cards only; whose hand was empty holds new ones only; the planet's cards are older."""
    match = table(
        game,
        content=pack(dodging_maneuver=0, experienced_pilot=0, lightspeed=4, speed_boost=2, grapple=4, planet=1),
        players=3,
        ships={"x-wing": 20},
        hands=[{"red-1": 1}, {"unknown": 6}, {"unknown": 6}],
        remade={"grapple": 4},
        bonus=[{"unknown": 1}, {"unknown": 2}, {"unknown": 3}],
        drawn=[{}, {"unknown": 2}, {"unknown": 1}],
        fresh=[{}, {"unknown": 2}, {"unknown": 1}],
        discards={"grapple": 1, "lightspeed": 2},
        since=["1 draws", "1 grapple", "2 draws", "planet", "2 lightspeed", "1 draws"],
    )
    for key in range(50):
        s = redealt(match, -1, key).state
        assert s.bonus[:3, 4].tolist() == [0, 1, 1]
        assert s.bonus[1].sum() == 2


def test_2_8_after_too_many_plays_nobody_keeps_count(game: Game) -> None:
    """A pack with many bonus cards: the list of what all saw is full, and unseen cards are as if they all were older."""
    content = pack(dodging_maneuver=0, experienced_pilot=0, lightspeed=20, speed_boost=20, grapple=20, planet=0)
    since = ["1 draws", "1 lightspeed"] * 19 + ["1 draws"] * 24
    match = table(
        game, content=content, hands=[{"red-1": 1}, {"unknown": 6}], remade={"lightspeed": 19, "grapple": 20, "speed-boost": 9},
        bonus=[{}, {"unknown": 24}], drawn=[{}, {"unknown": 43}], fresh=[{}, {"unknown": 24}],
        discards={"lightspeed": 20, "speed-boost": 10}, since=since,
    )  # fmt: skip
    assert match.position() == game.from_position(match.position()).position()
    for key in range(20):
        other = redealt(match, 0, key)
        assert other.state.bonus[1].sum() == 24
        assert same(other.hide(0).copy(), match.hide(0))
        assert census(match.opened_world, plain(other.states))["miscounts"] == 0


FIRST_EDITION = Path(__file__).parent / "first_edition"


@pytest.mark.parametrize("name", ["game", "from-position"])
def test_game_files_of_the_first_edition_are_read(game: Game, name: str) -> None:
    """They have a digest of every state, with a pile that was remade, and the second starts from a position with one."""
    match = game.load(FIRST_EDITION / f"{name}.toml")
    assert match.outcome
    assert "remade" in match.view()


def test_views_of_the_first_edition_are_read(game: Game) -> None:
    """Nothing was written of what happened after the remake, so all that was drawn is still held."""
    match = game.from_position((FIRST_EDITION / "view.toml").read_text(encoding="utf-8"), seed=1)
    view = match.view(1)
    assert view["drawn"] == view["fresh"] == [{"unknown": 1}, {}, {"unknown": 1}, {"unknown": 1}]
    assert view["since"] == ["0 draws", "2 draws", "3 draws"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"since": ["0 sleeps"]}, "since[0]: must be one of 0 dodging-maneuver"),
        ({"since": ["0 draws"] * 63}, "since: must have 62 entries at most"),
        ({"since": ["1 draws", "1 draws", "0 draws"] + ["1 grapple"] * 2}, "since: more grapple cards were played"),
        ({"since": [*REMADE["since"], "planet"]}, "since: the cards of the planet are taken once"),
        ({"since": ["0 draws", "1 lightspeed"]}, "drawn[1]: must be 0 cards, as many as since says"),
        (
            {"bonus": [{"lightspeed": 1}, {"unknown": 2}], "drawn": [{"speed-boost": 1}, {"unknown": 2}]},
            "drawn[0]: must",
        ),
        ({"bonus": [{"unknown": 1}, {}]}, "fresh[1]: must be some of the bonus cards"),
        ({"remade": {"lightspeed": 1}}, "remade: must be the cards of the pile"),
    ],
)
def test_what_happened_since_a_remake_must_have_been_possible(game: Game, change: Any, message: str) -> None:
    with pytest.raises(PositionError) as error:
        table(game, **(REMADE | change))
    assert str(error.value).startswith(message)
