"""The names of what is a number in the kernels."""

from cantina.core.words import Event

PHASES = ("turn",)
ENDS = ("", "bag-empty")

PLAYED, LOOKED, SAW, DREW, DREW_SECRETLY = range(5)

# The types name the numbers: a `seat` is a player, a `value` has its names below; what has no names stays a number.
EVENTS = {
    PLAYED: Event("played", "seat value"),
    LOOKED: Event("looked", "seat seat2"),
    SAW: Event("saw", "seat seat2 value"),
    DREW: Event("drew", "seat value", chance=True),  # `chance`: Match.play(…, chance="3") can ask for it
    DREW_SECRETLY: Event("drew-secretly", "seat"),
}

# Each is said by a text (`value-1`). Rows of the record with a number for each of them are written by these names.
NAMES = {"value": ("", "1", "2", "3", "4", "5")}  # the first has number 0: no card
