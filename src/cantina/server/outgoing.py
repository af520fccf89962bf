"""What the server says: every message that goes out, told apart by `type`, without fields that have their default value."""

from typing import Any, Literal

import msgspec

from .incoming import Lang, Passing, TableId, Version, Viewer
from .settings import with_shown

Stage = Literal["waiting", "preparing", "loading", "ready", "failed"]


class Out(msgspec.Struct, tag_field="type", omit_defaults=True, kw_only=True):
    """A message from the server. `id` is that of the message it answers."""

    id: str = ""


class GameStage(msgspec.Struct, omit_defaults=True, kw_only=True):
    """How far a game is: it can be played when it is loading or ready. A failed one is compiled when it is played.

    While it is prepared, `seconds` have gone by of `about` that it will take.
    """

    game: str
    stage: Stage
    seconds: int = 0
    about: int = 0
    problem: str = ""


class Welcome(Out, tag="welcome", kw_only=True):
    """The answer to hello. `guest` is a public number of this guest, the same in every table.

    `games` are those that are not ready yet; `address` is where others can reach this server, if it knows.
    """

    protocol: int
    server: str
    guest: str
    name: str
    lang: Lang
    emotes: tuple[str, ...]
    levels: tuple[str, ...]
    largest: int
    games: list[GameStage] = []
    address: str = ""


class TableLine(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A table in the lobby. `can` says what this guest can do with it, and `held` are the seats that this guest has or had.

    `acting`: the people whom others wait for, by seat; `turn`: it waits for this guest, as a game with bots alone always does.
    `levels` of the bots and `returns` of an ended game are by seat; `others` is the number of people who keep it when one
    removes it, `watching` of those in front of it without a seat.
    """

    table: TableId
    game: str
    pack: str
    status: Literal["open", "playing", "ended", "stuck"]
    players: int
    open: int
    names: list[str]
    updated: int
    mine: bool = False
    owner: bool = False
    practice: bool = False
    moment: bool = False
    can: list[Literal["join", "play", "watch", "delete"]] = []
    held: list[int] = []
    levels: list[str] = []
    acting: list[int] = []
    turn: bool = False
    returns: list[float] = []
    others: int = 0
    watching: int = 0


class GamesStaged(Out, tag="games", kw_only=True):
    """Games that are further than they were, told to everybody."""

    games: list[GameStage]


class LobbyList(Out, tag="lobby", kw_only=True):
    """The tables of the lobby, the latest first."""

    tables: list[TableLine]


class LobbyChanged(Out, tag="lobby-changed", kw_only=True):
    """What has changed in the lobby: lines that are new or other than before, and the tables that stand there no more."""

    tables: list[TableLine] = []
    gone: list[TableId] = []


class Seat(msgspec.Struct, omit_defaults=True, kw_only=True):
    """One seat as everybody sees it. `guest` is the public number of its holder; `stand_in`: a bot plays for it just now.

    `salted`: its share of the seed is there.
    `away`: since when the holder has been away from a game in progress, by the clock that `turn.now` tells; 0: here.
    """

    kind: Literal["open", "guest", "bot"]
    name: str = ""
    guest: str = ""
    level: str = ""
    here: bool = False
    away: int = 0
    stand_in: bool = False
    resigned: bool = False
    salted: bool = False


@with_shown
class About(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What is fixed or chosen before the start, and what became of the table.

    `practice`: its seed was chosen, so its dice are known beforehand. `moment`: it goes on from a moment of another game,
    whose hands and hidden things may be known; `goes_on_from`: after that many actions of a game played by `earlier_rules`.
    """

    game: str
    title: str
    pack: str
    options: dict[str, Any]
    status: Literal["open", "playing", "ended", "stuck"]
    owner: str
    commitment: str
    practice: bool = False
    moment: bool = False
    rematch: str = ""
    problem: str = ""
    goes_on_from: int | None = None
    earlier_rules: str = ""


class Turn(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Whose turn it is, and in which phase. Times are the server's, in milliseconds since 1970; at `deadline` the server acts."""

    acting: list[int]
    phase: str
    turns: int
    ply: int
    now: int
    thinking: list[int] = []
    window: bool = False
    deadline: int | None = None


class Choice(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A legal action: its number, its canonical text, its label in the viewer's language, and the board elements to click."""

    action: int
    text: str
    label: str
    name: str
    parts: dict[str, Any]
    elements: list[str]


Auto = Literal["", "stand-in", "clock"]


class LogEntry(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Something that happened: its number in this viewer's log, after which action, as a sentence and as data.

    `by` is the seat in whose move or turn it happened, `gist` the same in a few words; what is `quiet` (a pass) is worth no
    line of its own. `auto` says what acted when it was not the player: a bot for someone who was away, or the clock.
    """

    n: int
    ply: int
    event: str
    text: str
    args: dict[str, Any] = {}
    elements: list[str] = []
    auto: Auto = ""
    by: int = -1
    gist: str = ""
    quiet: bool = False


class Result(msgspec.Struct, omit_defaults=True, kw_only=True):
    """How the game ended: `returns` by seat are 1 won, 0.5 shared, 0 drawn, -1 lost."""

    reason: str
    text: str
    returns: list[float]
    winners: list[int]
    resigned: list[int] = []


class Face(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What one viewer sees. `scene` is a JSON merge patch (RFC 7396) on the scene that the viewer has; in a `table` it is whole.

    `before`, in a `table` whose game goes on, is the patch from there to the scene as it was when the last turn began.
    `steps` is the length of the seat's draft: scene, phase, prompt and choices then show the draft, and `drafted` what it told.
    """

    seat: Viewer
    phase: str = ""
    prompt: str = ""
    scene: dict[str, Any] = {}
    before: dict[str, Any] = {}
    view: dict[str, Any] = {}
    choices: list[Choice] = []
    log: list[LogEntry] = []
    steps: int = 0
    drafted: list[LogEntry] = []
    passing: Passing = "ask"
    result: Result | None = None


class TableNews(Out, kw_only=True):
    """What is told of a table whenever more than a move has changed it: what was chosen, who sits where, who acts.

    `watching` is the number of people in front of the table who have no seat at it.
    """

    table: TableId
    version: Version
    about: About
    seats: list[Seat]
    held: list[int] = []
    owner: bool = False
    turn: Turn | None = None
    watching: int = 0


class TableShown(TableNews, tag="table", kw_only=True):
    """All that a connection may know of a table: the answer to `watch`, also sent whenever a slow reader lost messages.

    `stood_in` names the seats of one's own for which a bot has played while one was away; it is told once.
    """

    still: dict[str, Any] = {}
    faces: list[Face] = []
    stood_in: list[int] = []


class SeatsChanged(TableNews, tag="seats", kw_only=True):
    """The table changed otherwise than by a move: seats, options, who is here."""


class MoveShown(Out, tag="moved", kw_only=True):
    """A move was played and stored: `by` which seat, in `actions` actions."""

    table: TableId
    version: Version
    by: int
    actions: int
    turn: Turn
    faces: list[Face]


class DraftShown(Out, tag="draft", kw_only=True):
    """The draft of a seat changed; sent to those who hold the seat."""

    table: TableId
    version: Version
    faces: list[Face]


class Done(Out, tag="done", kw_only=True):
    """A request was carried out. `stored`: it is on disk; otherwise it is in the draft, which holds `steps` actions now.

    Of `create` it brings the `commitment`, after which salts may be given.
    """

    table: str = ""
    version: Version = 0
    stored: bool = False
    steps: int = 0
    commitment: str = ""


class Refused(Out, tag="refused", kw_only=True):
    """A request was not carried out, and nothing has changed. `clause` is the rule that forbids it."""

    code: str
    text: str
    clause: str = ""


class Reason(Out, tag="why", kw_only=True):
    """The rule that forbids what was asked; without a clause it is allowed, by the actions in `allowed`."""

    table: TableId
    seat: int
    clause: str = ""
    text: str = ""
    allowed: list[int] = []


class HintMove(msgspec.Struct, omit_defaults=True, kw_only=True):
    """One advised action with the chance to win (0 to 1) that the bot sees in it."""

    action: int
    text: str
    label: str
    chance: float | None = None


class HintGiven(Out, tag="hint", kw_only=True):
    """A bot's advice, the best first."""

    table: TableId
    seat: int
    version: Version
    step: int
    moves: list[HintMove]


class Ghost(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A piece of the scene or of the hand where it would come to stand: at a place of the scene, or at a point [x, y] of
    the layout.

    `brief` is what stands beside it on the board, `text` the whole sentence, `sign` what it wins there in one or two characters.
    """

    piece: str
    at: str | tuple[float, float]
    text: str = ""
    sign: str = ""
    brief: str = ""


class Preview(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What an action would do, as far as the seat can know it: in ghosts and in words."""

    action: int
    ghosts: list[Ghost] = []
    text: str = ""


class Foreseen(Out, tag="foreseen", kw_only=True):
    """The actions of a seat of which something can be foreseen; the others are left out."""

    table: TableId
    seat: int
    version: Version
    step: int
    previews: list[Preview]


class View(Out, tag="view", kw_only=True):
    """Everything that a viewer knows, as plain data."""

    table: TableId
    version: Version
    seat: int
    view: dict[str, Any]


class Glanced(Out, tag="glance", kw_only=True):
    """What lies on a table in progress for one who does not sit there just now: without hands, from one's seat if it is one."""

    table: TableId
    version: Version
    pack: str
    still: dict[str, Any] = {}
    scene: dict[str, Any] = {}


class LogPage(Out, tag="log", kw_only=True):
    """A part of what a viewer was told, in order."""

    table: TableId
    seat: int
    entries: list[LogEntry]


class SeatLink(Out, tag="link", kw_only=True):
    """The secret of a seat. Put it behind the # of a link: what stands there is not sent over the network."""

    table: TableId
    seat: int
    token: str


class Emoted(Out, tag="emote", kw_only=True):
    """A seat shows a feeling."""

    table: TableId
    seat: int
    emote: str


class Frame(msgspec.Struct, omit_defaults=True, kw_only=True):
    """One moment of an ended game: after `at` actions, with the action that led to it and everything open.

    `scene.hands` are the cards of every seat; `moved`: a move was complete; `log` is what the mover was told.
    """

    at: int
    seat: int = -1
    action: str = ""
    label: str = ""
    turn: Turn
    scene: dict[str, Any] = {}
    view: dict[str, Any] = {}
    log: list[LogEntry] = []
    moved: bool = False


class ReplayFrames(Out, tag="replay", kw_only=True):
    """Moments of an ended game, as many as fit into an answer; `of` is the number of actions in it."""

    table: TableId
    of: int
    still: dict[str, Any] = {}
    frames: list[Frame]


class CurvePart(Out, tag="curve", kw_only=True):
    """Pairs of a number of actions and the chances of every seat after them; the last part says `whole`."""

    table: TableId
    points: list[tuple[int, list[float]]]
    whole: bool = False


class RematchMade(Out, tag="rematch", kw_only=True):
    """A new table with the same people stands ready, their sides swapped."""

    table: TableId
    at: TableId


class Notice(Out, tag="notice", kw_only=True):
    """What the host tells everybody, until a time; `closing`: the server closes then. Without both, nothing is told any more."""

    text: str = ""
    until: int = 0
    closing: bool = False


class Gone(Out, tag="gone", kw_only=True):
    """The table was removed, or may no longer be watched."""

    table: TableId


Outgoing = (
    Welcome | GamesStaged | LobbyList | LobbyChanged | TableShown | SeatsChanged | MoveShown | DraftShown | Done | Refused | Reason
    | HintGiven | Foreseen | View | Glanced | LogPage | SeatLink | Emoted | ReplayFrames | CurvePart | RematchMade | Notice | Gone
)  # fmt: skip
