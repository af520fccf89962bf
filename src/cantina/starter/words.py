"""The names of what is a number in the kernels."""

from cantina.core.words import Event

PHASES = ("turn",)
ENDS = ("", "bag-empty")

PLAYED, LOOKED, SAW, DREW, DREW_SECRETLY = range(5)

# The types name the numbers: `seat` is a player, `value` and `points` have no names and stay numbers.
EVENTS = {
    PLAYED: Event("played", "seat value"),
    LOOKED: Event("looked", "seat seat2"),
    SAW: Event("saw", "seat seat2 value"),
    DREW: Event("drew", "seat value", chance=True),  # `chance`: Match.play(…, chance="3") can ask for it
    DREW_SECRETLY: Event("drew-secretly", "seat"),
}

NAMES: dict[str, tuple[str, ...]] = {}  # such as {"token": ("jammer", "blank")}, each said by a text token-jammer
