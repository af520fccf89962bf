"""What a seat does not know of Conflict: nothing that is decided."""

from cantina.core.kernel import kernel


@kernel
def hide(world, s, seat):
    """Blanks nothing: hands are open, and what lies face down is not decided before somebody sees it."""


@kernel
def redeal(world, s):
    """Draws nothing: there is nothing blank in a state that holds no secret."""
