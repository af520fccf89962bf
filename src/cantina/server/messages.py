"""The protocol: every message in and out as two closed families, told apart by `type`. `docs/protocol.md` explains them.

A message is one JSON object in one WebSocket text frame. What comes in may have no unknown fields; what goes out leaves out
fields that have their default value.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from cantina.bots.levels import LEVELS, USUAL
from cantina.core.header import SEATS

PROTOCOL = 1
LARGEST = 4096  # bytes of a message that comes in
EMOTES = ("hello", "thanks", "well-played", "good-luck", "wow", "oops", "thinking", "good-game")

Lang = Literal["en", "ro", "es", "pl", "de"]
Level = Literal[LEVELS]  # type: ignore[valid-type]  # made from the list at run time
Id = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_.:-]*$", description="chosen by the client")]
TableId = Annotated[str, Meta(pattern=r"^[a-z2-7]{12}$")]
SeatNumber = Annotated[int, Meta(ge=0, lt=SEATS)]
Viewer = Annotated[int, Meta(ge=-1, lt=SEATS, description="a seat, or -1: a spectator")]
Version = Annotated[int, Meta(ge=0, le=2**53)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Name = Annotated[str, Meta(max_length=24)]
Word = Annotated[str, Meta(max_length=64)]
Salt = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){0,32}$", description="hex: a seat's share of the seed")]
Emote = Literal["hello", "thanks", "well-played", "good-luck", "wow", "oops", "thinking", "good-game"]
Passing = Literal["ask", "nothing", "always"]
Options = dict[Word, Word | Annotated[list[Word], Meta(max_length=12)]]

# What comes in


class In(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """A message from a client. Its `id` comes back in the answer."""

    id: Id = ""


class Hello(In, tag="hello", kw_only=True):
    """The first message: which protocol, which language, and how the guest wants to be called."""

    protocol: int
    lang: Lang = "en"
    name: Name = ""


class Lobby(In, tag="lobby", kw_only=True):
    """Asks for the tables to join, to watch and of one's own; `follow` asks for news of them, once a second at most."""

    follow: bool = False


class SeatWish(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """How one seat shall be filled: by me (also several times: same screen), by a bot, by anyone, or as seat `seat` is now."""

    kind: Literal["me", "bot", "open", "keep"]
    name: Name = ""
    level: Level = USUAL
    salt: Salt = ""
    seat: SeatNumber = 0


class Moment(msgspec.Struct, forbid_unknown_fields=True):
    """A moment of an ended game: after so many actions."""

    table: TableId
    at: Count


Seats = Annotated[list[SeatWish], Meta(max_length=SEATS)]
Window = Annotated[int, Meta(ge=0, le=120, description="seconds until a reaction window closes by itself; 0: never")]
Pace = Annotated[int, Meta(ge=0, le=86400, description="seconds for a move, then a bot plays it; 0: no clock")]
Patience = Annotated[
    int, Meta(ge=0, le=86400, description="seconds until a bot stands in for a player who is gone; 0: never")
]


class Create(In, tag="create", kw_only=True):
    """Makes a table. Its maker owns it. `start` begins at once; `seed` makes a practice game whose dice are known beforehand."""

    game: Word
    seats: Seats
    pack: Word | None = None
    options: Options = {}
    public: bool = False
    watchers: bool = True
    hints: bool = True
    window: Window = 15
    pace: Pace = 0
    patience: Patience = 60
    start: bool = False
    seed: Word | None = None
    moment: Moment | None = None


class Arrange(In, tag="arrange", kw_only=True):
    """Changes a table before the start (its owner only): what is left out stays. `seats` also gives the order of the seats."""

    table: TableId
    seats: Seats | None = None
    pack: Word | None = None
    options: Options | None = None
    public: bool | None = None
    watchers: bool | None = None
    hints: bool | None = None
    window: Window | None = None
    pace: Pace | None = None
    patience: Patience | None = None


class AtTable(In, kw_only=True):
    """A message about one table."""

    table: TableId


class AtSeat(AtTable, kw_only=True):
    """A message about one seat of a table, which the sender must hold."""

    seat: SeatNumber


class Sit(AtSeat, tag="sit", kw_only=True):
    """Takes an open seat, or renews name and salt of a seat already held, before the start."""

    name: Name = ""
    salt: Salt = ""


class Stand(AtSeat, tag="stand", kw_only=True):
    """Gives a seat up before the start."""


class Start(AtTable, tag="start", kw_only=True):
    """Begins the game (owner only); every seat must be taken."""


class Watch(AtTable, tag="watch", kw_only=True):
    """Sits down in front of a table, as every seat one holds or else as a spectator. `have` is the last version seen."""

    have: Version = 0


class Leave(AtTable, tag="leave", kw_only=True):
    """Goes away from a table; seats of a game in progress stay one's own, and a bot stands in at once if the table allows."""


class Do(AtSeat, tag="do", kw_only=True):
    """Chooses one action. `version` is the table's as last seen, `step` the number of actions already in the seat's draft."""

    id: Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.:-]+$")]
    version: Version
    step: Count
    action: Count


class Back(AtSeat, tag="back", kw_only=True):
    """Takes actions of the draft back until `step` of them are left."""

    step: Count = 0


class PassFor(AtSeat, tag="passing", kw_only=True):
    """Asks the server to pass in reaction windows: never (`ask`), when nothing held fits (`nothing`), or `always`."""

    mode: Passing


class Resign(AtSeat, tag="resign", kw_only=True):
    """Gives the game up for a seat."""


class Rematch(AtTable, tag="rematch", kw_only=True):
    """Asks for a new table with the same people; whoever asks first makes it."""


class SendEmote(AtSeat, tag="emote", kw_only=True):
    """Shows a feeling to the table."""

    emote: Emote


class Why(AtSeat, tag="why", kw_only=True):
    """Asks which rule forbids an action, or all actions of a board element, to a seat now."""

    action: Count | None = None
    element: Word | None = None


class Hint(AtSeat, tag="hint", kw_only=True):
    """Asks for a bot's advice on what a seat may choose now."""


class Look(AtTable, tag="look", kw_only=True):
    """Asks for everything that a seat (-1: a spectator) knows, as plain data."""

    seat: Viewer = -1


class Log(AtTable, tag="log", kw_only=True):
    """Asks for what a seat (-1: a spectator) was told, `count` entries that stand before number `before` (0: the last ones)."""

    seat: Viewer = -1
    before: Count = 0
    count: Annotated[int, Meta(ge=1, le=200)] = 100


class Link(AtSeat, tag="link", kw_only=True):
    """Asks for the secret with which another device can take over a seat."""


class Claim(AtSeat, tag="claim", kw_only=True):
    """Takes over a seat with its secret; the device that held it loses it, and the secret is spent."""

    token: Annotated[str, Meta(max_length=64)]


class Replay(AtTable, tag="replay", kw_only=True):
    """Asks for moments of an ended game with everything open: from after `at` actions, `count` moments."""

    at: Count = 0
    count: Annotated[int, Meta(ge=1, le=20)] = 1


class Curve(AtTable, tag="curve", kw_only=True):
    """Asks a bot for the chances of every seat all along an ended game; the answer comes in parts."""


class Delete(AtTable, tag="delete", kw_only=True):
    """Removes a table and its game for good (owner only)."""


Incoming = (
    Hello | Lobby | Create | Arrange | Sit | Stand | Start | Watch | Leave | Do | Back | PassFor | Resign | Rematch
    | SendEmote | Why | Hint | Look | Log | Link | Claim | Replay | Curve | Delete
)  # fmt: skip

# What goes out


class Out(msgspec.Struct, tag_field="type", omit_defaults=True, kw_only=True):
    """A message from the server. `id` is that of the message it answers."""

    id: str = ""


class Welcome(Out, tag="welcome", kw_only=True):
    """The answer to hello. `guest` is a public number of this guest, the same in every table."""

    protocol: int
    server: str
    guest: str
    name: str
    lang: Lang
    emotes: tuple[str, ...]
    levels: tuple[str, ...]
    largest: int


class TableLine(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A table in the lobby. `can` says what this guest can do with it."""

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
    can: list[Literal["join", "play", "watch", "delete"]] = []


class LobbyList(Out, tag="lobby", kw_only=True):
    """The tables of the lobby, the latest first."""

    tables: list[TableLine]


class Seat(msgspec.Struct, omit_defaults=True, kw_only=True):
    """One seat as everybody sees it. `guest` is the public number of its holder; `stand_in`: a bot plays for it just now."""

    kind: Literal["open", "guest", "bot"]
    name: str = ""
    guest: str = ""
    level: str = ""
    here: bool = False
    stand_in: bool = False
    resigned: bool = False


class About(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What is fixed or chosen before the start, and what became of the table."""

    game: str
    title: str
    pack: str
    options: dict[str, Any]
    status: Literal["open", "playing", "ended", "stuck"]
    owner: str
    public: bool
    watchers: bool
    hints: bool
    window: int
    pace: int
    patience: int
    commitment: str
    practice: bool = False
    rematch: str = ""
    problem: str = ""


class Turn(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Who is to act in which phase. Times are the server's, in milliseconds since 1970; at `deadline` the server acts."""

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


class LogEntry(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Something that happened: its number in this viewer's log, after which action, as a sentence and as data."""

    n: int
    ply: int
    event: str
    text: str
    args: dict[str, Any] = {}
    elements: list[str] = []


class Result(msgspec.Struct, omit_defaults=True, kw_only=True):
    """How the game ended: `returns` by seat are 1 won, 0.5 shared, 0 drawn, -1 lost."""

    reason: str
    text: str
    returns: list[float]
    winners: list[int]
    resigned: list[int] = []


class Face(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What one viewer sees. `scene` is a JSON merge patch (RFC 7396) on the scene that the viewer has; in a `table` it is whole.

    `steps` is the length of the seat's draft: scene, phase, prompt and choices then show the draft, and `drafted` what it told.
    """

    seat: Viewer
    phase: str = ""
    prompt: str = ""
    scene: dict[str, Any] = {}
    view: dict[str, Any] = {}
    choices: list[Choice] = []
    log: list[LogEntry] = []
    steps: int = 0
    drafted: list[LogEntry] = []
    passing: Passing = "ask"
    result: Result | None = None


class TableShown(Out, tag="table", kw_only=True):
    """All that a connection may know of a table: the answer to `watch`, also sent whenever a slow reader lost messages."""

    table: TableId
    version: Version
    about: About
    seats: list[Seat]
    held: list[int] = []
    owner: bool = False
    turn: Turn | None = None
    still: dict[str, Any] = {}
    faces: list[Face] = []


class SeatsChanged(Out, tag="seats", kw_only=True):
    """The table changed otherwise than by a move: seats, options, who is here."""

    table: TableId
    version: Version
    about: About
    seats: list[Seat]
    held: list[int] = []
    owner: bool = False
    turn: Turn | None = None


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
    """A request was carried out. `stored`: it is on disk; otherwise it is in the draft, which holds `steps` actions now."""

    table: str = ""
    version: Version = 0
    stored: bool = False
    steps: int = 0


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


class View(Out, tag="view", kw_only=True):
    """Everything that a viewer knows, as plain data."""

    table: TableId
    version: Version
    seat: int
    view: dict[str, Any]


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
    """One moment of an ended game: after `at` actions, with the action that led to it and everything open."""

    at: int
    seat: int = -1
    action: str = ""
    label: str = ""
    turn: Turn
    scene: dict[str, Any] = {}
    view: dict[str, Any] = {}
    log: list[LogEntry] = []


class ReplayFrames(Out, tag="replay", kw_only=True):
    """Moments of an ended game; `of` is the number of actions in it."""

    table: TableId
    of: int
    still: dict[str, Any] = {}
    frames: list[Frame]


class CurvePart(Out, tag="curve", kw_only=True):
    """Chances by seat after so many actions; the last part says `whole`."""

    table: TableId
    points: list[tuple[int, list[float]]]
    whole: bool = False


class RematchMade(Out, tag="rematch", kw_only=True):
    """A new table with the same people stands ready."""

    table: TableId
    at: TableId


class Gone(Out, tag="gone", kw_only=True):
    """The table was removed, or may not be watched any more."""

    table: TableId


Outgoing = (
    Welcome | LobbyList | TableShown | SeatsChanged | MoveShown | DraftShown | Done | Refused | Reason | HintGiven | View | LogPage
    | SeatLink | Emoted | ReplayFrames | CurvePart | RematchMade | Gone
)  # fmt: skip

CODES = {
    "malformed": "the message is no JSON object of this protocol",
    "too-large": f"a message may have {LARGEST} bytes",
    "too-fast": "too many messages; wait a little",
    "hello-first": "the first message must be hello, with a protocol that the server speaks",
    "no-table": "there is no such table (any more), or it may not be watched",
    "no-seat": "the table has no such seat",
    "not-yours": "the sender does not hold that seat or does not own that table",
    "not-now": "this cannot be done at this time of the table's life",
    "taken": "the seat is taken",
    "late": "the table or the draft has changed since",
    "illegal": "the rules forbid it: `clause` says which",
    "bad-option": "game, pack, option or number of seats do not fit",
    "bad-token": "the secret does not fit the seat",
    "too-many": "a limit of the server is reached",
    "stuck": "the table began with rules or a pack that this server does not have",
    "busy": "the server cannot do this just now; try again",
}


class Marked(msgspec.Struct):
    """Anything with an id."""

    id: Id = ""


decode = msgspec.json.Decoder(Incoming).decode
decode_mark = msgspec.json.Decoder(Marked).decode
encode = msgspec.json.Encoder().encode


def mark_of(text: str | bytes) -> str:
    """The id of a message, however wrong the rest of it is; nothing when it has none or is too large."""
    if len(text) > LARGEST:
        return ""
    try:
        return decode_mark(text).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""


def schema() -> dict[str, Any]:
    """The protocol as JSON Schema: `in` and `out` are the two families."""
    (incoming, outgoing), parts = msgspec.json.schema_components([Incoming, Outgoing], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Cantina protocol {PROTOCOL}",
        "properties": {"in": incoming, "out": outgoing},
        "codes": CODES,
        "$defs": parts,
    }
