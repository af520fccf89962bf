"""The rules that every game brings, as stubs: `compile_for` puts one game's kernels in their place.

`world` is the read-only record of the content, `s` the state, `seat` 0 to players-1, `log` an array of events.
"""


def setup(world, s, options):
    """Lays the table out. All of `s` is zero but rng, players and world; `options` are whole numbers in the order of game.toml."""


def legal(world, s, seat, out):
    """Writes the actions that `seat` may choose now into `out`, ascending, and returns how many; 0 when it is not to act."""
    return 0


def apply(world, s, seat, action, log):
    """Plays one legal action and tells the log. Keeps turns, acting, phase and end; `ply` and `news` are kept around it."""


def hide(world, s, seat):
    """Blanks everything that `seat` cannot know (-1: a spectator). The generator is blanked around it."""


def redeal(world, s):
    """Draws what is blank as chance would have dealt it, given all that is visible."""


def returns(world, s, out):
    """Writes the result of an ended game for each seat: 1 won, 0.5 shared, 0 drawn, -1 lost."""


def shown(world, s, action, seat):
    """What `seat` sees of an action of another: the action, or a number from ACTIONS up that stands for several."""
    return action


def estimate(world, s, out):
    """Writes how a full state looks for each seat, from -1 to 1: where a bot's look ahead ends. It lies in hints.py."""


def policy(world, s, seat, actions, n):
    """The index of a sensible one of the n actions of `seat` in a full state, for playouts. It lies in the game's hints.py."""
    return 0


RULES = ("setup", "legal", "apply", "hide", "redeal", "returns")
