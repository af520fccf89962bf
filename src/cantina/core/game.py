"""A game: its folder's modules, compiled kernels, packs and words behind one face."""

import hashlib
import importlib
import importlib.util
import sys
import tomllib
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from . import contract, generic
from .derived import DerivedPicture, DerivedPosition, NoReasons
from .errors import BadOption, CantinaError, PositionError, UnknownMove
from .kernel import compile_for, kernel
from .lessons import Lesson, lesson_in
from .log import EVENT
from .match import Match, resume_match, setup_match
from .pack import Pack, read_pack
from .registry import BUILT_IN, Facts, Option
from .rulebook import Rulebook, rulebook_in
from .words import LANGUAGES, Event, Names, Texts, core_texts, slug

Array = npt.NDArray[Any]


def package_of(folder: Path) -> str:
    """The name under which the game in `folder` is imported, which is unique to that folder."""
    if folder.parent == BUILT_IN:
        return f"cantina.games.{folder.name}"
    name = f"cantina_game_{folder.name}_{hashlib.sha256(str(folder.resolve()).encode()).hexdigest()[:8]}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(
            name, folder / "__init__.py", submodule_search_locations=[str(folder)]
        )
        if spec is None or spec.loader is None:
            raise CantinaError(f"{folder}: is not a game: it has no __init__.py")
        sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[name])
    return name


class Game:
    """One game with everything that can be asked of it; `cantina.game(id)` gives it."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.id, self.title = facts.id, facts.title
        self._package = package_of(facts.folder)
        self._texts: dict[str, Texts] = {}
        self._rulebooks: dict[str, Rulebook] = {}
        self._lessons: dict[str, Lesson] = {}
        self._notes: dict[str, dict[str, Any]] = {}

    def __repr__(self) -> str:
        return f"<game {self.id}>"

    def module(self, name: str) -> ModuleType:
        """One module of the game's folder."""
        return importlib.import_module(f"{self._package}.{name}")

    def has(self, name: str) -> bool:
        """Whether the game's folder has such a module."""
        return (self.facts.folder / f"{name}.py").is_file()

    # What the game is made of

    @cached_property
    def position(self) -> Any:
        """How the game's states are written and read: by its position.py, or field by field."""
        return (
            self.module("position")
            if self.has("position")
            else DerivedPosition(self.state, self.facts.players[-1], self.names)
        )

    @cached_property
    def terminal(self) -> Any:
        """How the game is drawn for the terminal: by its terminal.py, or as the list of what a seat knows."""
        return self.module("terminal") if self.has("terminal") else DerivedPicture(self.position)

    @cached_property
    def reasons(self) -> Any:
        """Why an action is not allowed: by the game's reasons.py; a draft may have none, and then no clause is named."""
        return self.module("reasons") if self.has("reasons") else NoReasons()

    @cached_property
    def state(self) -> np.dtype[Any]:
        """The record type of a state."""
        dtype: np.dtype[Any] = self.module("state").STATE
        return dtype

    @cached_property
    def actions(self) -> int:
        """How many actions there are: 0 to actions-1."""
        return int(self.module("actions").ACTIONS)

    @cached_property
    def max_legal(self) -> int:
        """The most actions that are ever legal at once."""
        return int(self.module("actions").MAX_LEGAL)

    @cached_property
    def rules(self) -> dict[str, Any]:
        """The game's own kernels by name, with the defaults of those that are optional."""
        module = self.module("rules")
        rules = {name: getattr(module, name) for name in contract.RULES}
        rules["shown"] = getattr(module, "shown", None) or kernel(contract.shown)
        return rules

    @cached_property
    def kernels(self) -> dict[str, Callable[..., Any]]:
        """The generic functions compiled for this game."""
        kernels = compile_for(self.facts.folder, generic.TEMPLATES, self.rules)
        return kernels | {old: kernels[name] for old, name in generic.FIRST_EDITION.items()}

    def compile(self, templates: Sequence[Any], extra: Mapping[str, Any]) -> dict[str, Callable[..., Any]]:
        """More functions compiled for this game, by name: they may call the generic ones, the rules and the `extra` kernels."""
        return compile_for(self.facts.folder, [*generic.TEMPLATES, *templates], {**self.rules, **extra})

    @cached_property
    def events(self) -> dict[int, Event]:
        """The kinds of event by number."""
        return dict(self.module("words").EVENTS)

    @cached_property
    def names(self) -> Names:
        """The slugs of each type of argument."""
        names: Names = self.module("words").NAMES
        return names

    @cached_property
    def figures(self) -> Mapping[str, Callable[[Any, int], int]]:
        """The numbers that texts are given for those of a type, where they differ: of a world and a number."""
        figures: Mapping[str, Callable[[Any, int], int]] = getattr(self.module("words"), "FIGURES", {})
        return figures

    @cached_property
    def phases(self) -> tuple[str, ...]:
        """The names of the phases by number."""
        return tuple(self.module("words").PHASES)

    @cached_property
    def ends(self) -> tuple[str, ...]:
        """The reasons for an end by number; number 0 is none."""
        return tuple(self.module("words").ENDS)

    def texts(self, lang: str) -> Texts:
        """The game's messages in one language."""
        check_language(lang)
        if lang not in self._texts:
            self._texts[lang] = Texts([core_texts(), self.facts.folder / "text"], lang)
        return self._texts[lang]

    def forget_texts(self) -> None:
        """Lets texts, rulebooks, lessons and notes be read from their files again."""
        self._texts.clear()
        self._rulebooks.clear()
        self._lessons.clear()
        self._notes.clear()

    def rulebook(self, lang: str = "en") -> Rulebook:
        """The rules as numbered clauses in one language."""
        check_language(lang)
        if lang not in self._rulebooks:
            self._rulebooks[lang] = rulebook_in(self.facts.folder, lang)
        return self._rulebooks[lang]

    def lesson(self, lang: str = "en") -> Lesson:
        """What one reads before a first game, in one language; empty where the game brings none."""
        check_language(lang)
        if lang not in self._lessons:
            self._lessons[lang] = lesson_in(self.facts.folder, lang)
        return self._lessons[lang]

    # Content

    def pack_names(self) -> list[str]:
        """The packs that come with the game, by name."""
        return sorted(path.stem for path in (self.facts.folder / "content").glob("*.toml"))

    def pack(self, name: str | Path | None = None, earlier: str = "") -> Pack:
        """A pack by its name, or one of yours by its path; ours as it was by the `earlier` rules, if these are named."""
        text = str(name or self.facts.pack)
        if text in (*self.pack_names(), self.facts.first.pack):
            return read_pack(self.pack_file(text, earlier), self.id, builtin=True)
        if not text.endswith(".toml"):
            raise BadOption(text="error-pack", game=self.id, pack=text, packs=", ".join(self.pack_names()))
        return read_pack(Path(text), self.id)

    def title_of(self, pack: Pack, lang: str) -> str:
        """What a pack is called in a language: one of ours by the message `pack-NAME`, any other by its own title."""
        texts, message = self.texts(lang), f"pack-{pack.name}"
        said = texts.say(message) if pack.builtin else message
        return str(pack.about["title"]) if said == message else said

    def note(self, text: str, lang: str) -> str:
        """What a pack of ours says of itself or of a figure, in a language; as it stands where nobody has translated it."""
        if lang not in self._notes:
            path = self.facts.folder / "content" / "notes" / f"{lang}.toml"
            self._notes[lang] = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
        plain = " ".join(text.split())
        return str(self._notes[lang].get(plain, plain))

    def pack_file(self, name: str, earlier: str = "") -> Path:
        """Where a pack of ours lies: as it was by the `earlier` rules, among those one chooses from, or for a first game."""
        content = self.facts.folder / "content"
        places = (content / "earlier" / f"{name}-{earlier}.toml", content / f"{name}.toml")
        return next((path for path in places if path.is_file()), content / "first" / f"{name}.toml")

    def worlds(self, packs: Sequence[Pack]) -> Array:
        """The content of the packs as an array of records, one each."""
        worlds = np.zeros(len(packs), self.module("state").WORLD)
        for i, pack in enumerate(packs):
            self.module("pack").build(pack, worlds[i])
            pack.finish()
        return worlds

    # Options

    def options(self, players: int, chosen: Mapping[str, Any], draw: Callable[[str, int], int]) -> dict[str, Any]:
        """Every option with its value; `draw(name, n)` decides where `random` is chosen."""
        if players not in self.facts.players:
            counts = ", ".join(map(str, self.facts.players))
            raise BadOption(text="error-players", game=self.id, counts=counts, players=players)
        known = {option.name: option for option in self.facts.options}
        for name in chosen:
            if name not in known:
                raise BadOption(text="error-option", game=self.id, option=name, options=", ".join(known) or "–")
        return {name: settle(option, players, chosen.get(name), draw) for name, option in known.items()}

    def option_numbers(self, settled: Mapping[str, Any]) -> Array:
        """The settled options as the whole numbers that `setup` takes."""
        numbers: list[int] = []
        for option in self.facts.options:
            value = settled[option.name]
            if option.order:
                rest = [x for x in option.order if x not in value]
                numbers += [option.order.index(x) for x in [*value, *rest]]
            else:
                numbers.append(option.drawable.index(value))
        return np.array(numbers or [0], dtype=np.int64)

    # Words

    def parts(self, world: Any, action: int) -> tuple[str, dict[str, int]]:
        """An action as its name and typed numbers."""
        name, args = self.module("actions").parts(world, action)
        return str(name), {key: int(number) for key, number in args.items()}

    def action_text(self, world: Any, action: int) -> str:
        """An action as canonical text, which `Match.play` takes."""
        name, args = self.parts(world, action)
        return " ".join([name, *(slug(self.names, world, key, n) for key, n in args.items())])

    def parse(self, table: Mapping[str, int], text: str) -> int:
        """The action of a text, by the table of all texts; hyphens may be written as spaces and spaces as hyphens."""
        wanted = " ".join(text.split()).lower()
        if wanted in table:
            return table[wanted]
        alike = [action for known, action in table.items() if loosely(known) == loosely(wanted)]
        if len(alike) == 1:
            return alike[0]
        near = get_close_matches(wanted, table, 3, 0.5)
        hint = ", ".join(map(repr, near))
        raise UnknownMove(text="error-move-near" if near else "error-move", move=text, game=self.id, near=hint)

    # Matches

    def new(
        self,
        players: int | None = None,
        seed: int | str | bytes | None = None,
        pack: str | Path | Mapping[str, Any] | None = None,
        names: Sequence[str] | None = None,
        **options: Any,
    ) -> Match:
        """A match about to begin.

        >>> import cantina
        >>> m = cantina.game("template").new(players=2, seed=7)
        >>> m.to_act
        [0, 1]
        """
        return setup_match(self, players or self.facts.players[0], seed, pack, names, options)

    def from_position(
        self,
        position: str | Path | Mapping[str, Any],
        seed: int | str | bytes | None = None,
        names: Sequence[str] | None = None,
    ) -> Match:
        """A match that goes on from a written position: TOML text, a file, or the same as a dict."""
        return resume_match(self, read_toml(position), seed, names)

    def load(self, file: str | Path) -> Match:
        """The match recorded in a game file, replayed and checked action by action."""
        from .gamefile import load

        return load(file, expected=self)

    # Room to work in

    def blank(self, count: int, players: int) -> Array:
        """An array of empty states on world 0."""
        states = np.zeros(count, self.state)
        states["players"] = players
        return states

    def buffer(self) -> Array:
        """An array that `legal` can write into."""
        return np.zeros(self.max_legal, np.int64)


def check_language(lang: str) -> None:
    """Raises BadOption unless there is such a language."""
    if lang not in LANGUAGES:
        raise BadOption(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")


def loosely(text: str) -> str:
    """A move's text as people may write it."""
    return text.replace("-", " ")


def settle(option: Option, players: int, value: Any, draw: Callable[[str, int], int]) -> Any:
    """The value of one option for this many players, checked; `random` is drawn."""
    if value is None:
        value = option.defaults[players]
    if option.order:
        return settle_order(option, players, value)
    value = str(value)
    if value not in option.choices:
        raise BadOption(text="error-choice", option=option.name, value=value, choices=", ".join(option.choices))
    possible = [x for x in option.drawable if not (x.isdigit() and int(x) > players)]  # seats are numbered
    if value == "random":
        return possible[draw(option.name, len(possible))]
    if value not in possible:
        raise BadOption(text="error-choice-players", option=option.name, value=value, players=players)
    return value


def settle_order(option: Option, players: int, value: Any) -> list[str]:
    """An order given as a list or as text with commas, as long as the default one."""
    items = [x.strip() for x in value.split(",")] if isinstance(value, str) else list(value)
    size = len(option.defaults[players])
    if len(set(items)) != len(items) or any(x not in option.order for x in items) or len(items) != size:
        known = ", ".join(option.order)
        raise BadOption(text="error-order", option=option.name, size=size, known=known, value=repr(value))
    return items


def read_toml(source: str | Path | Mapping[str, Any]) -> dict[str, Any]:
    """Plain data from TOML text, a file, or plain data."""
    if isinstance(source, Mapping):
        return dict(source)
    place, text = "the position", str(source)
    if isinstance(source, Path) or (text.endswith(".toml") and "\n" not in text):
        place = text
        try:
            text = Path(source).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise PositionError(f"{place}: cannot be read: {error}") from None
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PositionError(f"{place}: is not valid TOML: {error}") from None


NO_LOG = np.zeros(0, EVENT)
