"""What several commands share: arguments that set up a game, and the progress of a first compilation."""

import argparse
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cantina.core.errors import BadOption
from cantina.core.words import ENGLISH

if TYPE_CHECKING:
    from cantina.core.game import Game
    from cantina.core.match import Match
    from cantina.lab.arena import Setup


def setup_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that say which game is set up and how."""
    parser.add_argument("game")
    parser.add_argument("--players", type=int, help="number of players (default: the fewest)")
    parser.add_argument("--pack", help="a content pack by name (or 'random', 'today'), or the path of your own")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--seed", help="any number or text; the same seed gives the same game")


def options_of(args: argparse.Namespace) -> dict[str, Any]:
    """The options given as NAME=VALUE."""
    options = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(text="error-option-form", option=text)
        options[name] = value
    return options


def ready(game_id: str, lang: str = ENGLISH) -> "Game":
    """The game, its rules compiled; the first time that takes a while, and shows so on a terminal."""
    from cantina.core.registry import game

    found = game(game_id)
    warm(found, lang)
    return found


def warm(game: "Game", lang: str = ENGLISH) -> None:
    """Compiles what playing needs, or loads it from the cache, with a spinner if that is slow."""
    from rich.console import Console

    say = game.texts(lang).say
    with Console(stderr=True).status(say("play-preparing", game=say("title"))):
        match = game.new(seed=0)
        seat = match.to_act[0]
        match.apply(seat, match.legal_actions(seat)[0])


def opened(path: Path, lang: str = ENGLISH) -> "Match":
    """The match of a position file or of a game file, which says what game it is of."""
    from cantina.core.errors import PositionError
    from cantina.core.game import read_toml

    data = read_toml(path)
    if not isinstance(data.get("game"), str):
        raise PositionError(f"{path}: game: is missing; a position begins with the id of its game")
    game = ready(data["game"], lang)
    if "cantina" in data:
        return game.load(path)
    try:
        return game.from_position(data, seed=0)
    except PositionError as error:
        raise PositionError(f"{path}: {error}") from None


def setup_of(args: argparse.Namespace) -> "Setup":
    """What is played."""
    from cantina.lab.arena import Setup

    if args.games < 1:
        raise BadOption(f"--games {args.games}: must be at least 1")
    game = ready(args.game)
    setup = Setup(game, args.players or game.facts.players[0], args.pack, options_of(args))
    # What is wrong is said before the first game.
    game.new(players=setup.players, seed=0, pack=setup.pack, **setup.options)
    return setup


def seed_of(args: argparse.Namespace) -> str:
    """The seed: 0 unless another is given, so that results can be had again."""
    return str(args.seed) if args.seed is not None else "0"


def rounded(value: float | int | str) -> float | int | str:
    """A figure with four decimals."""
    return round(value, 4) if isinstance(value, float) else value


def tables_in_words(count: int) -> str:
    """A number of tables on a server.

    >>> tables_in_words(1)
    '1 table'
    """
    return f"{count} {'table' if count == 1 else 'tables'}"


def amount(unit: str, most: int) -> Callable[[str], float]:
    """What reads a number of days or minutes from an argument, none below 0.

    >>> amount("days", 7)("2.5")
    2.5
    """

    def read(text: str) -> float:
        try:
            found = float(text)
        except ValueError:
            found = -1
        if not 0 <= found <= most:  # nor is it what is no number
            raise argparse.ArgumentTypeError(f"must be a number of {unit} from 0 to {most}, not {text!r}")
        return found

    return read


def data_argument(parser: argparse._ActionsContainer, **more: Any) -> None:
    """The argument that says which server is meant."""
    parser.add_argument("--data", type=Path, help="the data folder (default: in the user's own data folder)", **more)


def data_folder(given: Path | None) -> Path:
    """The folder of data: the given one, or the user's."""
    from platformdirs import user_data_path

    return given or user_data_path("cantina", appauthor=False) / "server"


def with_data(command: str, given: Path | None) -> str:
    """A command to be typed next, for the same data.

    >>> with_data("cantina admin", None), with_data("cantina admin", Path("my data"))
    ('cantina admin', "cantina admin --data 'my data'")
    """
    return command if given is None else f"{command} --data {shlex.quote(str(given))}"
