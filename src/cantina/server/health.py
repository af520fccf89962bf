"""Whether the server can do its work: it writes to its store, as a move would."""

import asyncio

from .errors import StoreFailed
from .services import Services

FRESH = 5.0  # seconds for which an answer holds, so that asking often costs nothing
PATIENCE = 5.0  # seconds after which a write that is not done counts as failed


class Health:
    """Writes when asked, once for all who ask meanwhile."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._problem, self._at = "", float("-inf")
        self._asking = asyncio.Lock()

    async def problem(self) -> str:
        """What keeps the server from taking moves or newcomers, or nothing."""
        if self.services.house.closing:
            return "closing"
        async with self._asking:
            if self.services.now() - self._at > FRESH:
                self._problem = await self.write()
                self._at = self.services.now()
        return self._problem

    async def write(self) -> str:
        """What went wrong with a write, or nothing."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.services.store.touch(self.services.now_ms())
        except TimeoutError:
            return "the data takes no writes just now"
        except StoreFailed as error:
            return f"the data cannot be written: {error}"
        return ""
