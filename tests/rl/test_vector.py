"""The vector environment: the same games as the rules play, whatever the number of threads, with nothing shown that is hidden."""

import numpy as np
import pytest

import cantina
from cantina.core.errors import BadOption, IllegalMove
from cantina.core.game import NO_LOG, Game
from cantina.rl.layout import layout_of
from cantina.rl.observe import as_bytes, as_floats, observe
from cantina.rl.vector import VectorEnv


def run(env: VectorEnv, steps: int) -> list[bytes]:
    """Everything that so many random steps bring, as bytes."""
    seen, info = env.reset()
    story = [seen.tobytes()]
    for _ in range(steps):
        seen, rewards, terminated, truncated, info = env.step(env.sample())
        arrays = (seen, rewards, terminated, truncated, *info.values())
        story.append(b"".join(np.ascontiguousarray(array).tobytes() for array in arrays))
    return story


def test_the_number_of_threads_changes_nothing(each_game: Game) -> None:
    make = {"num_envs": 300, "seed": 4, "observation": "int8"}
    assert run(VectorEnv(each_game, threads=1, **make), 30) == run(VectorEnv(each_game, threads=3, **make), 30)  # type: ignore[arg-type]


def test_the_games_are_those_of_the_rules(each_game: Game) -> None:
    """A game is followed by hand with the kernels that matches use: same states, choices, ends and results."""
    players = each_game.facts.players[-1]
    env = VectorEnv(each_game, 8, players, seed=9)
    _, info = env.reset()
    kernels, mine, room = each_game.kernels, env.states[:1].copy(), each_game.buffer()
    ended = 0
    for _ in range(400):
        seat = kernels["actor"](mine, 0)
        n = kernels["legal_at"](env.setting.worlds, mine, 0, seat, room)
        assert info["seat"][0] == seat
        assert np.flatnonzero(info["action_mask"][0]).tolist() == room[:n].tolist()
        actions = env.sample()
        kernels["apply_at"](env.setting.worlds, mine, 0, int(seat), int(actions[0]), NO_LOG)
        _, rewards, terminated, _, info = env.step(actions)
        assert terminated[0] == (mine[0].end > 0)
        if terminated[0]:
            scores = np.zeros(6)
            kernels["returns_at"](env.setting.worlds, mine, 0, scores)
            assert rewards[0].tolist() == scores[:players].tolist()
            assert (info["end"][0], info["length"][0]) == (mine[0].end, mine[0].ply)
            ended, mine = ended + 1, env.states[:1].copy()
            assert mine[0].ply == 0
        else:
            assert not rewards[0].any()
            assert env.states[0].tobytes() == mine[0].tobytes()


def test_what_is_seen_is_the_hidden_record_in_every_form(each_game: Game) -> None:
    """Records, bytes and floats are of one thing; and dealing the secrets anew changes none of them."""
    forms = {form: VectorEnv(each_game, 16, seed=2, observation=form) for form in ("record", "int8", "float")}
    seen = {form: env.reset()[0] for form, env in forms.items()}
    env = forms["record"]
    for _ in range(25):
        actions = env.sample()
        seen = {form: each.step(actions)[0] for form, each in forms.items()}
    seats = env.lines["seat"]
    assert not seen["record"]["rng"].any()
    assert seen["int8"].tobytes() == as_bytes(seen["record"]).tobytes()
    assert (seen["float"] == as_floats(each_game, seen["record"], seats)).all()
    again = seen["record"].copy()
    for i, seat in enumerate(seats.tolist()):
        again["rng"][i] = 77 + i
        each_game.kernels["redeal_at"](env.setting.worlds, again, i)
        each_game.kernels["hide_at"](env.setting.worlds, again, i, seat)
    assert again.tobytes() == seen["record"].tobytes()


def test_floats_are_the_fields_as_they_are_documented(each_game: Game) -> None:
    """Signed elements are numbers, unsigned ones bits, in the order of the layout."""
    match = each_game.new(seed=3)
    seat = match.to_act[0]
    record, _ = observe(match, seat)
    row, mask = observe(match, seat, "float")
    layout = layout_of(each_game)
    assert row[: layout.seats].tolist() == [float(j == seat) for j in range(layout.seats)]
    for field in layout.fields:
        values = np.atleast_1d(record[field.name]).ravel().tolist()
        if field.kind.startswith("u"):
            width = 8 * int(field.kind[1:])
            values = [value >> bit & 1 for value in values for bit in range(width)]
        assert row[field.first : field.first + field.columns].tolist() == [float(v) for v in values], field.name
    low, high = layout.bounds()
    assert (low <= row).all()
    assert (row <= high).all()
    assert np.flatnonzero(mask).tolist() == match.legal_actions(seat)


def test_every_field_is_documented(each_game: Game) -> None:
    """The comment beside a field is what the page says of it."""
    undocumented = [f.name for f in layout_of(each_game).fields if not f.about]
    assert undocumented == []


def test_boards_and_options_left_to_chance_differ_from_game_to_game() -> None:
    env = VectorEnv("toy-battle", 64, seed=1, pack="random")
    env.reset()
    assert len(set(env.states["world"].tolist())) > 3
    assert set(env.states["blue"].tolist()) == {0, 1}
    fixed = VectorEnv("toy-battle", 64, seed=1, options={"blue": "2"})
    fixed.reset()
    assert set(fixed.states["blue"].tolist()) == {1}


def test_long_games_are_cut_short() -> None:
    env = VectorEnv("toy-battle", 4, seed=1, max_steps=5)
    env.reset()
    for step in range(1, 11):
        _, _, terminated, truncated, info = env.step(env.sample())
        assert truncated.all() == (step % 5 == 0)
        assert not terminated.any()
    assert info["length"].tolist() == [5] * 4


def test_an_illegal_action_names_game_and_rule_and_nothing_is_played() -> None:
    env = VectorEnv("toy-battle", 4, seed=1)
    env.reset()
    actions, before = env.sample(), env.states.tobytes()
    actions[2] = np.flatnonzero(env.mask[2] == 0)[0]
    with pytest.raises(IllegalMove, match=r"game 2: seat \d cannot choose .* by rule"):
        env.step(actions)
    actions[2] = -1
    with pytest.raises(IllegalMove, match="game 2: there is no action -1"):
        env.step(actions)
    assert env.states.tobytes() == before


def test_a_seed_begins_the_series_anew_and_copies_stay_as_they_are() -> None:
    env = VectorEnv("template", 8, seed=5, observation="float")
    first, _ = env.reset()
    kept = first.copy()
    second, _ = env.reset()
    assert (first == kept).all()
    assert (second != kept).any()
    assert (env.reset(seed=5)[0] == kept).all()


def test_spaces_fit() -> None:
    for form in ("int8", "float"):
        env = VectorEnv("template", 3, seed=5, observation=form)
        seen, _ = env.reset()
        assert env.observation_space.contains(seen)
        assert env.single_action_space.n == cantina.game("template").actions
        assert env.action_space.contains(env.sample())
    with pytest.raises(BadOption, match="there is no observation"):
        VectorEnv("template", 3, observation="pixels")  # type: ignore[arg-type]


def test_arrays_cross_to_other_libraries_without_a_copy() -> None:
    env = VectorEnv("template", 3, seed=5, observation="int8", copy=False)
    seen, _ = env.reset()
    again = np.from_dlpack(seen)
    assert np.shares_memory(seen, again)
    assert again.tolist() == seen.tolist()
