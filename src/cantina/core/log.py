"""The log of one action: typed events with their audience, written by the kernels into one array.

Entry 0 counts (in `args[0]`); an array of size 0 takes nothing, and costs nothing. Python turns events into sentences.
"""

from .header import SEATS
from .kernel import kernel, struct

CAPACITY = 128
ARGS = 7
EVERYONE = 0xFF
NOBODY = 0  # for what chance did unseen: it can be asked for, and is told when a game is replayed with everything open
WATCHERS = 0x80  # the bit of spectators
EVENT = struct(args=("i2", ARGS), kind="u1", audience="u1")


def ear_of(seat: int) -> int:
    """The bit in an audience that stands for `seat` (-1: for spectators)."""
    return WATCHERS if seat < 0 else 1 << seat


def sees(audience: int, seat: int) -> bool:
    """Whether an event with this audience is told to `seat` (-1: to spectators)."""
    return bool(audience & ear_of(seat))


@kernel
def tell(log, audience, kind, a=0, b=0, c=0, d=0, e=0, f=0, g=0):
    """Appends an event for the seats in `audience`."""
    if log.size == 0:
        return
    n = int(log[0].args[0]) + 1
    if n >= log.size:
        return
    log[0].args[0] = n
    event = log[n]
    event.kind = kind
    event.audience = audience
    args = event.args
    args[0], args[1], args[2], args[3], args[4], args[5], args[6] = a, b, c, d, e, f, g


@kernel
def only(seat):
    """The audience of one seat."""
    return 1 << seat


@kernel
def others(seat):
    """The audience of everyone but one seat, spectators included."""
    return 0xFF & ~(1 << seat)


assert SEATS < 7, "the audience has seven seats and the spectators' bit"
