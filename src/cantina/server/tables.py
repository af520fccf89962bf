"""A table: the fold of its stored changes. Nothing here waits, sends or draws a random number."""

from array import array
from collections import deque
from typing import TYPE_CHECKING, Any, Literal

from msgspec.structs import replace

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
from .messages import Auto

if TYPE_CHECKING:
    from .archives import Archive

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
        self.since: list[int] = []  # the version since which each seat is what it is: a link to the seat ends with that
        self.early: set[str] = (
            set()
        )  # salts that were given before the server drew its secret, as earlier ones took them
        self.devices: list[int] = []  # by seat, who began the game: the same number for the same device, 0 for a bot
        self.forgot: set[str] = set()  # those of its people who took it off their lists
        self.secret = ""
        self.practice: str | None = None
        self.start: dict[str, Any] | None = None
        self.goes_on_from: int | None = None
        self.earlier_rules = ""
        self.options: dict[str, Any] = {}
        self.time = 0
        self.status: Status = "open"
        self.problem = ""
        self.damaged = False  # what is stored of it is not what was written: no change can be added
        self.rematch = ""
        self.closed = False  # by the host, before its end
        self.course: Course | None = None
        self.past: Archive | None = None  # the ended game, where this server has not its rules
        self.plies = array("I")  # the number of actions at each version
        self.arranged: deque[str] = deque(maxlen=IDS_KEPT)  # the marks of the latest messages that arranged it
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

    @property
    def watchers(self) -> bool:
        """Whether those who hold no seat may watch."""
        return self.settings.watchers

    @property
    def people(self) -> set[str]:
        """The owner, and everyone who has a seat or resigned one."""
        return {self.owner, *(holder.guest for holder in self.seats if holder.guest)}

    def held_by(self, guest: str) -> tuple[int, ...]:
        """The seats that a guest holds, in the end also those given up: then they show nothing that is not open anyway."""
        over = self.status == "ended"
        return tuple(
            seat
            for seat, holder in enumerate(self.seats)
            if holder.guest == guest and (holder.kind == "guest" or (over and holder.resigned))
        )

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
                self.goes_on_from, self.earlier_rules = change.goes_on_from, change.earlier_rules
                self.early = {holder.salt for holder in change.seats if holder.salt}
                self.arrange(change.settings, change.seats)
            case changes.Arranged():
                self.arrange(change.settings, change.seats)
                self.arranged.append(change.mark)
            case changes.Seated():
                before, self.seats[change.seat] = self.seats[change.seat], change.holder
                if (before.kind, before.guest) != (change.holder.kind, change.holder.guest):
                    self.since[change.seat] = self.version
            case changes.Salted():
                self.seats[change.seat] = replace(self.seats[change.seat], salt=change.salt)
            case changes.Started():
                self.begin(change)
            case changes.Moved():
                self.move(change)
            case changes.Resigned():
                self.resign(change)
            case changes.Closed():
                self.closed = True
                self.end()
            case changes.Rematched():
                self.rematch = change.table
            case changes.Forgotten():
                self.forgot.add(change.guest)

    def arrange(self, settings: Settings, seats: list[Holder]) -> None:
        """Takes settings and seats; a seat whose holder is another than before is a new one."""
        same = [i < len(self.seats) and self.seats[i] == holder for i, holder in enumerate(seats)]
        self.since = [self.since[i] if kept else self.version for i, kept in enumerate(same)]
        self.settings, self.seats = settings, seats

    def begin(self, change: changes.Started) -> None:
        """Begins the game, or says why it cannot go on with what this server has."""
        self.settings.pack, self.options, self.status = change.pack, change.options, "playing"
        people = list(dict.fromkeys(holder.guest for holder in self.seats if holder.guest))
        self.devices = [people.index(holder.guest) + 1 if holder.guest else 0 for holder in self.seats]
        try:
            self.check_same(change)
            board = board_of(self.game, change.pack, facts_of(self.game).earlier(change.rules))
            if self.start is None:
                states = board.setup(self.players, key_for(self.seed, 0), change.options)
            else:
                self.start = {"rules": change.rules} | self.start
                states = resume_match(board.game, self.start, self.seed, None).states
        except CantinaError as error:
            self.set_aside(str(error))
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

    def set_aside(self, problem: str) -> None:
        """Says why nobody can play here any more; nothing of the game is shown."""
        self.status, self.problem, self.course = "stuck", problem, None

    def move(self, change: changes.Moved) -> None:
        """Plays a stored move."""
        for mark in change.ids:
            self.done[change.seat, mark] = self.version
        while len(self.done) > IDS_KEPT:
            del self.done[next(iter(self.done))]
        if self.course:
            before = self.course.ply
            self.course.play(change.seat, change.actions)
            if auto := self.instead(change):
                self.course.note_auto(before, auto)
            if self.course.ended:
                self.status = "ended"

    def instead(self, change: changes.Moved) -> Auto:
        """What acted instead of the player; earlier versions said `bot` for a stand-in too."""
        if change.auto == "bot" and self.seats[change.seat].kind == "guest":
            return "stand-in"
        return change.auto if change.auto == "stand-in" or change.auto == "clock" else ""

    def resign(self, change: changes.Resigned) -> None:
        """Gives a seat to a bot for good, or ends the game."""
        holder = self.seats[change.seat]
        self.seats[change.seat] = Holder(
            "bot", holder.guest, holder.name, change.level, holder.salt, holder.epoch, True
        )
        if not change.level:
            self.end()

    def end(self) -> None:
        """Ends the game before its rules do; one that is stuck stays so, and is shown as it was kept."""
        if self.status != "stuck":
            self.status = "ended"

    def ply_at(self, version: int) -> int:
        """How many actions had been played at a version."""
        return self.plies[min(version, len(self.plies)) - 1] if version > 0 else 0

    # What comes out of it

    def returns(self) -> list[float]:
        """The result by seat: that of the rules, or the one that resigning gave."""
        if self.past:
            return self.past.returns
        if self.course and self.course.ended:
            return self.course.board.returns(self.course.states)
        if self.closed:
            return [0.0] * self.players
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

    def record(self, match: Match | None = None) -> str:
        """The game file of the ended game, with the proof of its seed; `match` is the game if it was replayed already."""
        return fairness.record_text(match or self.match(), self.proof())

    def proof(self) -> dict[str, Any]:
        """What proves the seed of the ended game: the secret, and whose share came when."""
        proof: dict[str, Any] = {"commitment": self.commitment, "secret": self.secret}
        proof["salts"] = [holder.salt for holder in self.seats]
        people = [holder.kind == "guest" or holder.resigned for holder in self.seats]
        salts = zip(people, proof["salts"], strict=True)
        proof["shares"] = [fairness.share_of(person, salt, self.early) for person, salt in salts]
        proof["devices"] = self.devices
        proof |= {"practice": True} if self.practice is not None else {}
        proof |= {"moment": True} if self.start is not None else {}
        resigned = [seat for seat, holder in enumerate(self.seats) if holder.resigned]
        if resigned and not (self.course and self.course.ended):
            proof["resigned"] = resigned
        proof |= {"closed": True} if self.closed else {}
        return proof


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
