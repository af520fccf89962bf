"""What stands in for a game's hints where it has none."""

from cantina.core.kernel import kernel
from cantina.core.rng import below


@kernel
def estimate(_world, _s, out):
    """Writes that nothing is known."""
    out[:] = 0.0


@kernel
def policy(_world, s, _seat, _actions, n):
    """Any action."""
    return below(s, n)
