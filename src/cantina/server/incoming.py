"""What a client may say: every message that comes in, told apart by `type`, with no fields but these."""

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from cantina.bots.levels import LEVELS, USUAL
from cantina.core.header import SEATS
from cantina.core.words import LANGUAGES

from .settings import with_all, with_any

LARGEST = 4096  # bytes of a message that comes in


def whole(pattern: str) -> str:
    """The pattern of a whole text: `$` alone would let a line break pass at the end."""
    return rf"^{pattern}(?!\n)$"


Lang = Literal[LANGUAGES]  # type: ignore[valid-type]  # made from the list at run time
Level = Literal[LEVELS]  # type: ignore[valid-type]  # made from the list at run time
Id = Annotated[str, Meta(max_length=40, pattern=whole(r"[A-Za-z0-9_.:-]*"), description="chosen by the client")]
TableId = Annotated[str, Meta(pattern=whole(r"[a-z2-7]{12}"))]
SeatNumber = Annotated[int, Meta(ge=0, lt=SEATS)]
Viewer = Annotated[int, Meta(ge=-1, lt=SEATS, description="a seat, or -1: a spectator")]
Version = Annotated[int, Meta(ge=0, le=2**53)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Name = Annotated[str, Meta(max_length=24)]
Word = Annotated[str, Meta(max_length=64)]
Salt = Annotated[str, Meta(pattern=whole(r"([0-9a-f]{2}){0,32}"), description="hex: a seat's share of the seed")]
Emote = Literal["hello", "thanks", "well-played", "good-luck", "wow", "oops", "thinking", "good-game"]
Passing = Literal["ask", "nothing", "always"]
EMOTES = get_args(Emote)
Options = dict[Word, Word | Annotated[list[Word], Meta(max_length=12)]]


class In(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """A message from a client. Its `id` comes back in the answer."""

    id: Id = ""


class Hello(In, tag="hello", kw_only=True):
    """The first message: which protocol, which language, and how the guest wants to be called."""

    protocol: int
    lang: Lang = "en"
    name: Name = ""


class AskLobby(In, tag="lobby", kw_only=True):
    """Asks for the tables to join, to watch and of one's own; `follow` asks for news of them, once a second at most.

    News is the whole list again, or with `changes` what has changed in it.
    """

    follow: bool = False
    changes: bool = False


class SeatWish(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Who should have a seat: me (more than once on a shared screen), a bot, anyone, or the present holder of seat `seat`.

    `salt` is taken and not used: a share counts when it is given after the commitment was shown, by `salt` or `sit`.
    """

    kind: Literal["me", "bot", "open", "keep"]
    name: Name = ""
    level: Level = USUAL
    salt: Salt = ""
    seat: SeatNumber = 0


class Moment(msgspec.Struct, forbid_unknown_fields=True):
    """A moment of an ended game: after its first `at` actions."""

    table: TableId
    at: Count


Seats = Annotated[list[SeatWish], Meta(max_length=SEATS)]


@with_all
class Create(In, tag="create", kw_only=True):
    """Makes a table. Its maker owns it. `start` begins at once; `seed` makes a practice game whose dice are known beforehand."""

    game: Word
    seats: Seats
    pack: Word | None = None
    options: Options = {}
    start: bool = False
    seed: Word | None = None
    moment: Moment | None = None


@with_any
class Arrange(In, tag="arrange", kw_only=True):
    """Changes a table before the start (its owner only): what is left out stays. `seats` also gives the order of the seats."""

    table: TableId
    seats: Seats | None = None
    pack: Word | None = None
    options: Options | None = None


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


class GiveSalt(AtSeat, tag="salt", kw_only=True):
    """Gives a seat's share of the seed, before the start and after the commitment was shown."""

    salt: Annotated[str, Meta(pattern=whole(r"([0-9a-f]{2}){1,32}"), description="hex: a seat's share of the seed")]


class Start(AtTable, tag="start", kw_only=True):
    """Begins the game (owner only); every seat must be taken."""


class Watch(AtTable, tag="watch", kw_only=True):
    """Sits down in front of a table, as every seat one holds or else as a spectator. `have` is the last version seen."""

    have: Version = 0


class Leave(AtTable, tag="leave", kw_only=True):
    """Goes away from a table; seats of a game in progress stay one's own, and so does the turn."""


class StandIn(AtTable, tag="stand-in", kw_only=True):
    """Asks for a bot to play for another seat, whose holder has been away for as long as the table says, until they are back."""

    seat: SeatNumber


class Do(AtSeat, tag="do", kw_only=True):
    """Chooses one action. `version` is the table's as last seen, `step` the number of actions already in the seat's draft."""

    id: Annotated[str, Meta(min_length=1, max_length=40, pattern=whole(r"[A-Za-z0-9_.:-]+"))]
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
    """Asks for a new table with the same people on swapped sides; the first to ask makes it. A stuck game goes on there."""


class SendEmote(AtSeat, tag="emote", kw_only=True):
    """Shows a feeling to the table."""

    emote: Emote


class Why(AtSeat, tag="why", kw_only=True):
    """Asks which rule forbids an action, or all actions of a board element, to a seat now."""

    action: Count | None = None
    element: Word | None = None


class Hint(AtSeat, tag="hint", kw_only=True):
    """Asks for a bot's advice on what a seat may choose now."""


class Foresee(AtSeat, tag="foresee", kw_only=True):
    """Asks what each action that a seat may choose now would do, as far as the seat can know it."""


class Look(AtTable, tag="look", kw_only=True):
    """Asks for everything that a seat (-1: a spectator) knows, as plain data."""

    seat: Viewer = -1


class Glance(AtTable, tag="glance", kw_only=True):
    """Asks for what lies on a table in progress, without sitting down in front of it: for a small picture of it."""


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
    """Asks for moments of an ended game with everything open: from after `at` actions, up to `count` moments.

    As `patches`, each picture but the first is a JSON merge patch (RFC 7396) on the one before.
    """

    at: Count = 0
    count: Annotated[int, Meta(ge=1, le=10_000)] = 1
    patches: bool = False


class Curve(AtTable, tag="curve", kw_only=True):
    """Asks a bot for the chances of every seat all along an ended game; the answer comes in parts."""


class Delete(AtTable, tag="delete", kw_only=True):
    """Takes a table off one's list: an open one is gone for all (owner only), any other when all of its people removed it."""


Incoming = (
    Hello | AskLobby | Create | Arrange | Sit | Stand | GiveSalt | Start | Watch | Leave | StandIn | Do | Back | PassFor | Resign
    | Rematch | SendEmote | Why | Hint | Foresee | Look | Glance | Log | Link | Claim | Replay | Curve | Delete
)  # fmt: skip
