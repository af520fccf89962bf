"""OpenSpiel's own tests on every game and player count, and its algorithms playing whole games."""

import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

from cantina.core.game import Game
from cantina.lab.playouts import play_random
from cantina.rl import openspiel as ours


def loaded(game: Game, players: int, **params: Any) -> Any:
    """The game in OpenSpiel."""
    return pyspiel.load_game(f"cantina_{game.id.replace('-', '_')}", {"players": players, **params})


def play_on(state: Any, decisions: int, choose: np.random.RandomState) -> Any:
    """Plays so many decisions at random, with the chance between them, and returns the state."""
    while not state.is_terminal() and (decisions or state.is_chance_node()):
        decisions -= not state.is_chance_node()
        state.apply_action(int(choose.choice(state.legal_actions())))
    return state


def test_random_simulations_pass_with_serialisation(each_game: Game) -> None:
    for players in each_game.facts.players:
        pyspiel.random_sim_test(loaded(each_game, players), num_sims=1, serialize=True, verbose=False)


def test_its_simulation_test_passes(each_game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    """Clones, pickles and serialised states stay equal; returns are within bounds; nothing is legal after the end."""
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    for players in each_game.facts.players:
        GamesSimTest().sim_game(loaded(each_game, players))
    capsys.readouterr()


def test_its_integration_test_of_the_interface_passes(each_game: Game) -> None:
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase

    case = type("Case", (EnforceAPIOnPartialTreeBase,), {})
    case.game = loaded(each_game, each_game.facts.players[0])  # type: ignore[attr-defined]
    case.game_name = case.game.get_type().short_name  # type: ignore[attr-defined]
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert not result.errors + result.failures


def test_a_playthrough_is_written_and_replayed(each_game: Game, tmp_path: Path) -> None:
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["test"])
    text = generate_playthrough.playthrough(str(loaded(each_game, each_game.facts.players[0])), None, seed=1)
    file = tmp_path / "playthrough.txt"
    file.write_text(text, encoding="utf-8")
    expected, actual = generate_playthrough.replay(str(file))
    assert expected == actual
    assert text.count("# State") > 10


def test_a_history_alone_replays_a_game(each_game: Game) -> None:
    game = loaded(each_game, each_game.facts.players[-1])
    state = play_on(game.new_initial_state(), 30, np.random.RandomState(2))
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    for player in range(game.num_players()):
        assert again.information_state_string(player) == state.information_state_string(player)
        assert again.information_state_tensor(player) == state.information_state_tensor(player)


def test_resampled_states_look_the_same_to_the_player_alone(each_game: Game) -> None:
    """Its information state, tensor and choices stay; and where anything is hidden, some resampled state differs."""
    game = loaded(each_game, each_game.facts.players[-1])
    choose = np.random.RandomState(4)
    state, differ = play_on(game.new_initial_state(), 1, choose), False
    for _ in range(20):
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        differ |= str(other) != str(state)
        play_on(state, 1, choose)
    if each_game.id != "conflict":  # whose states hold no secret
        assert differ


def test_two_players_are_opponents_and_results_sum_to_nothing(each_game: Game) -> None:
    if 2 in each_game.facts.players and ours.is_zero_sum(each_game, 2):
        assert not play_random(each_game, 2, 3000, seed=1).returns[:, :2].sum(axis=1).any()


def test_words_are_what_the_match_tells() -> None:
    """A game loaded with words gives views and sentences, and structs that can be read."""
    game = pyspiel.load_game("cantina_template(players=2,words=True)")
    state = play_on(game.new_initial_state(), 2, np.random.RandomState(1))
    text = state.information_state_string(0)
    assert "Player 1 chose bid" in text
    assert "Player 2 chose a bid." in text
    assert "Player 2 chose bid" not in text
    assert '"phase":' in state.to_observation_struct(0).to_json()
    action = state.legal_actions()[0]
    move = state.action_to_struct(action)
    assert state.struct_to_actions(move) == [action]


@pytest.mark.parametrize("name", ["cantina_template", "cantina_toy_battle"])
def test_its_mcts_and_ismcts_bots_play_whole_games(name: str) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game, chance = pyspiel.load_game(name), np.random.RandomState(3)
    first = mcts.MCTSBot(game, 2.0, 2, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    second = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, chance), 2.0, 3, random_state=chance,
        use_observation_string=True, allow_inconsistent_action_sets=True,
    )  # fmt: skip
    bots: tuple[Any, Any] = (first, second)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(chance.choice(state.legal_actions())))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    assert abs(sum(state.returns())) < 1e-9


def test_the_chances_of_a_chance_node_are_those_of_the_rules() -> None:
    """Over many keys, a token drawn from the template's bag is a jammer as often as the bag says."""
    game = pyspiel.load_game("cantina_template(players=2,outcomes=4096)")
    state = game.new_initial_state()
    for outcome in (1, 2, 3, 4):
        state.apply_action(outcome)
    while not state.is_chance_node():
        texts = {state.action_to_string(a): a for a in state.legal_actions()}
        state.apply_action(texts.get("bury", min(texts.values())))
    seat = state.run.pending[0]
    before = state.run.states[0].copy()
    drawn = sum(int(state.child(k).run.states[0].token[seat][0] - before.token[seat][0]) for k in range(4096))
    expected = 4096 * int(before.bag[0]) / int(before.bagged)
    assert abs(drawn - expected) < 5 * (expected * (1 - expected / 4096)) ** 0.5
