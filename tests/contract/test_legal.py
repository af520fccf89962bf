"""Two statements of the rules agree: `legal` in the kernels and `why` in plain Python, over the whole action space."""

import random

from cantina.core.game import Game
from helpers import setups, steps


def test_legal_is_where_why_is_silent(each_game: Game) -> None:
    why = each_game.reasons.why
    if each_game.facts.draft and not each_game.has("reasons"):
        return
    clauses = each_game.rulebook().clauses
    for seed, setup in enumerate(setups(each_game)):
        match = each_game.new(seed=seed, **setup)
        for _ in steps(match, random.Random(seed)):
            for seat in range(match.players):
                legal = match.legal_actions(seat)
                seen = match.seen(seat)
                reasons = [why(match.opened_world, seen, seat, action) for action in range(each_game.actions)]
                assert [a for a, reason in enumerate(reasons) if reason is None] == legal, match.position()
                assert all(reason in clauses for reason in reasons if reason is not None)


def test_legal_is_the_same_from_what_the_seat_knows(each_game: Game) -> None:
    room = each_game.buffer()
    for seed, setup in enumerate(setups(each_game)):
        match = each_game.new(seed=seed, **setup)
        for _ in steps(match, random.Random(seed)):
            for seat in range(match.players):
                n = each_game.kernels["legal_at"](match.worlds, match.states, 0, seat, room)
                assert room[:n].tolist() == match.legal_actions(seat)
                assert (n > 0) == (seat in match.to_act)
