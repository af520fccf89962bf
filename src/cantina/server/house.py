"""What the host of a server decides over all tables: who is kept out, what everybody is told, and that it will close soon."""

from .errors import Refusal
from .messages import Notice
from .store import Ban, Store, Written


class House:
    """The host's word. Bans are stored; notices and closing are forgotten by a restart, which is what they speak of."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.bans: dict[str, Ban] = {}
        self.notice: Notice | None = None

    async def open(self) -> None:
        """Reads who is kept out."""
        self.bans = {ban.who: ban for ban in await self._store.bans()}

    # Bans

    def ban(self, ban: Ban) -> Written:
        """Keeps a guest (by public number) or an address out."""
        self.bans[ban.who] = ban
        return self._store.ban(ban)

    def unban(self, who: str) -> Written:
        """Lets a guest or an address in again."""
        self.bans.pop(who, None)
        return self._store.unban(who)

    def keeps_out(self, now: int, *names: str) -> Ban | None:
        """The ban that holds now for one of these: a guest's public number, an address."""
        found = (self.bans.get(name) for name in names)
        return next((ban for ban in found if ban and (not ban.until or now < ban.until)), None)

    # Notices

    @property
    def closing(self) -> bool:
        """Whether the server is about to close, so that nothing new may begin."""
        return self.notice is not None and self.notice.closing

    def check_open(self) -> None:
        """Refuses what begins something new while the server is about to close."""
        if self.closing:
            raise Refusal("closing")

    def current(self, now: int) -> Notice | None:
        """What a newcomer is told, if it is not yet past."""
        return self.notice if self.notice and (self.closing or now < self.notice.until) else None

    def announce(self, notice: Notice | None) -> Notice:
        """Takes what everybody is to be told, or takes it back; returns the message for those who are here."""
        self.notice = notice
        return notice or Notice()
