"""A table: the fold of its stored changes. Nothing here waits, sends or draws a random number."""

from array import array
from typing import Any, Literal

from cantina.core.content import find_pack
from cantina.core.errors import CantinaError
from cantina.core.match import Match, resume_match, setup_match
from cantina.core.registry import facts_of
from cantina.core.registry import game as game_of
from cantina.core.seeds import commitment, key_for

from . import changes, fairness
from .board import board_of
from .changes import AnyChange, Holder, Settings
from .course import Course

Status = Literal["open", "playing", "ended", "stuck"]
IDS_KEPT = 64  # of the latest messages, to know one that comes twice


class Table:
    """One table as its changes made it."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.version = 0
        self.game = ""
        self.owner = ""
        self.settings = Settings(pack="")
        self.seats: list[Holder] = []
        self.secret = ""
        self.practice: str | None = None
        self.start: dict[str, Any] | None = None
        self.options: dict[str, Any] = {}
        self.time = 0
        self.status: Status = "open"
        self.problem = ""
        self.rematch = ""
        self.course: Course | None = None
        self.plies = array("I")  # the number of actions at each version
        self.done: dict[tuple[int, str], int] = {}  # the version that a seat's message led to, by its id

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    @property
    def seed(self) -> str:
        """The seed of the game, a secret until its end."""
        if self.practice is not None:
            return self.practice
        return fairness.seed_of(self.secret, [holder.salt for holder in self.seats])

    @property
    def commitment(self) -> str:
        """What is shown before the game, so that the server's share of the seed can be checked after it."""
        return commitment(bytes.fromhex(self.secret))

    def held_by(self, guest: str) -> tuple[int, ...]:
        """The seats that a guest holds."""
        return tuple(i for i, holder in enumerate(self.seats) if holder.kind == "guest" and holder.guest == guest)

    def fold(self, change: AnyChange) -> None:
        """Takes one change in; the version is the number of changes."""
        self.version += 1
        self.take(change)
        self.plies.append(self.course.ply if self.course else 0)

    def take(self, change: AnyChange) -> None:
        """Takes in what a change says."""
        match change:
            case changes.Made():
                self.game, self.owner, self.secret, self.time = change.game, change.owner, change.secret, change.time
                self.practice, self.start = change.seed, change.start
                self.settings, self.seats = change.settings, change.seats
            case changes.Arranged():
                self.settings, self.seats = change.settings, change.seats
            case changes.Seated():
                self.seats[change.seat] = change.holder
            case changes.Started():
                self.begin(change)
            case changes.Moved():
                self.move(change)
            case changes.Resigned():
                self.resign(change)
            case changes.Rematched():
                self.rematch = change.table

    def begin(self, change: changes.Started) -> None:
        """Begins the game, or says why it cannot go on with what this server has."""
        self.settings.pack, self.options, self.status = change.pack, change.options, "playing"
        try:
            self.check_same(change)
            board = board_of(self.game, change.pack, facts_of(self.game).earlier(change.rules))
            if self.start is None:
                states = board.setup(self.players, key_for(self.seed, 0), change.options)
            else:
                self.start = {"rules": change.rules} | self.start
                states = resume_match(board.game, self.start, self.seed, None).states
        except CantinaError as error:
            self.status, self.problem = "stuck", str(error)
            return
        self.course = Course(board, self.seed, states)

    def check_same(self, change: changes.Started) -> None:
        """Raises CantinaError unless rules and pack are those that the game began with."""
        facts = facts_of(self.game)
        if not facts.plays(change.rules):
            raise CantinaError(
                f"it began with rules {change.rules} of {facts.title}; this server plays rules {facts.rules}"
            )
        if game_of(self.game).pack(change.pack, facts.earlier(change.rules)).hash != change.pack_hash:
            raise CantinaError(f"it began with another edition of the pack {change.pack!r} than this server has")

    def move(self, change: changes.Moved) -> None:
        """Plays a stored move."""
        for mark in change.ids:
            self.done[change.seat, mark] = self.version
        while len(self.done) > IDS_KEPT:
            del self.done[next(iter(self.done))]
        if self.course:
            self.course.play(change.seat, change.actions)
            if self.course.ended:
                self.status = "ended"

    def resign(self, change: changes.Resigned) -> None:
        """Gives a seat to a bot for good, or ends the game."""
        holder = self.seats[change.seat]
        self.seats[change.seat] = Holder(
            "bot", holder.guest, holder.name, change.level, holder.salt, holder.epoch, True
        )
        if not change.level:
            self.status = "ended"

    def ply_at(self, version: int) -> int:
        """How many actions had been played at a version."""
        return self.plies[min(version, len(self.plies)) - 1] if version > 0 else 0

    # What comes out of it

    def returns(self) -> list[float]:
        """The result by seat: that of the rules, or the one that resigning gave."""
        if self.course and self.course.ended:
            return self.course.board.returns(self.course.states)
        if self.players != 2 or facts_of(self.game).cooperative:
            return [-1.0] * self.players
        return [-1.0 if holder.resigned else 1.0 for holder in self.seats]

    def names(self) -> tuple[str, ...] | None:
        """The names of the players for the record, if everyone has one."""
        names = tuple(holder.name for holder in self.seats)
        return names if all(names) else None

    def match(self, at: int | None = None) -> Match:
        """The game as a match of the engine, replayed from its actions (the first `at` of them)."""
        assert self.course
        board = self.course.board
        if self.start is None:
            match = setup_match(
                board.game,
                self.players,
                self.seed,
                self.settings.pack,
                self.names(),
                self.options,
                board.content.packs[0].rules,
            )
        else:
            match = resume_match(board.game, self.start, self.seed, self.names())
        for seat, action in self.course.played()[:at]:
            match.apply(seat, action)
        return match

    def record(self) -> str:
        """The game file of the ended game, with the proof of its seed."""
        proof: dict[str, Any] = {"commitment": self.commitment, "secret": self.secret}
        proof["salts"] = [holder.salt for holder in self.seats]
        if self.practice is not None:
            proof["practice"] = True
        resigned = [seat for seat, holder in enumerate(self.seats) if holder.resigned]
        if resigned and not (self.course and self.course.ended):
            proof["resigned"] = resigned
        return fairness.record_text(self.match(), proof)


def settle(table: Table) -> changes.Started:
    """The start of a table's game with whatever chance decides before it: the pack and the options drawn from the seed."""
    game, seed = game_of(table.game), table.seed
    if table.start is not None:
        pack, options = find_pack(game, table.start.get("pack"), seed), {}
    else:
        pack = find_pack(game, table.settings.pack, seed)
        options = game.options(
            table.players, table.settings.options, lambda name, n: key_for(seed, f"option {name}") % n
        )
    return changes.Started(rules=game.facts.rules, pack=pack.name, pack_hash=pack.hash, options=options)
