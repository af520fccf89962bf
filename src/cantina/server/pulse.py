"""The pulse of the server: how late it comes to what it has to do."""

import asyncio

BEAT = 0.1  # seconds
CALM = 0.7  # what is left of an old delay after a beat


class Pulse:
    """Beats, and notes how late each beat comes: others wait as long for their answers."""

    def __init__(self, late: float) -> None:
        self.late, self.delay = late, 0.0
        self._beating: asyncio.Task[None] | None = None

    @property
    def racing(self) -> bool:
        """Whether the server has more to do than it can."""
        return self.delay > self.late

    def begin(self) -> None:
        """Begins to beat."""
        self._beating = asyncio.get_running_loop().create_task(self._beat())

    async def _beat(self) -> None:
        """Beats until the end. A delay is forgotten within a second or two."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            self.delay = max(loop.time() - due, self.delay * CALM)

    def close(self) -> None:
        """Beats no more."""
        if self._beating:
            self._beating.cancel()
