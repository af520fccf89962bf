"""The names of what is a number in the kernels."""

from cantina.core.words import Event

PHASES = ("bid", "decide", "window")
ENDS = ("", "spent")
TOKEN_NAMES = ("jammer", "blank")
WINDOWS = ("window",)  # the phases in which one may react or pass: a server closes them after a while

CHOSE, CHOSE_SECRETLY, BIDS_SHOWN, CAPTAIN, PEEKED, PEEKED_SECRETLY, TURNED_UP, BURIED, DREW, DREW_SECRETLY = range(10)
JAMMED, PASSED, SCORED, ROUND, OVER = range(10, 15)

EVENTS = {
    CHOSE: Event("chose", "seat bid"),
    CHOSE_SECRETLY: Event("chose-secretly", "seat"),
    BIDS_SHOWN: Event("bid-shown", "seat bid"),
    CAPTAIN: Event("captain", "seat"),
    PEEKED: Event("peeked", "seat cargo"),
    PEEKED_SECRETLY: Event("peeked-secretly", "seat"),
    TURNED_UP: Event("turned-up", "seat cargo"),
    BURIED: Event("buried", "seat"),
    DREW: Event("drew", "seat token", chance=True),
    DREW_SECRETLY: Event("drew-secretly", "seat"),
    JAMMED: Event("jammed", "seat cargo"),
    PASSED: Event("passed", "seat", quiet=True),
    SCORED: Event("scored", "seat cargo"),
    ROUND: Event("round", "round seat"),
    OVER: Event("over", "haul haul2"),
}

NAMES = {"token": TOKEN_NAMES}
