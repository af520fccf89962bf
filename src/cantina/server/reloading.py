"""For those who write a game: what they save shows at once, without a restart."""

import asyncio
import importlib
import logging
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path

from cantina.core.game import Game
from cantina.core.registry import game as game_of

from .board import board_of
from .hall import Hall
from .logs import tell
from .shell import CLIENT
from .web import SAID

log = logging.getLogger(__name__)
PAUSE = 0.5  # seconds between two looks at the files
KINDS = (".css", ".ftl", ".html", ".js", ".json", ".md", ".py", ".svg", ".toml")


class Reloader:
    """Watches the folders of the games that a server offers, and of the page."""

    def __init__(self, hall: Hall, reload_pages: Callable[[], Awaitable[None]]) -> None:
        self.hall, self.reload_pages = hall, reload_pages
        self.folders = [CLIENT, *(facts.folder for facts in hall.games.values())]

    async def run(self) -> None:
        """Looks again and again until it is cancelled."""
        before = stamps(self.folders)
        while True:
            await asyncio.sleep(PAUSE)
            now = await asyncio.to_thread(stamps, self.folders)
            edited = {path for path, _ in now.items() ^ before.items()}
            before = now
            if edited:
                await self.take_in(edited)

    async def take_in(self, edited: Iterable[Path]) -> None:
        """Reads edited files again, lets tables be loaded again with what they draw and say, and then the pages."""
        for facts in self.hall.games.values():
            own = sorted(path for path in edited if path.is_relative_to(facts.folder))
            if own:
                read_again(game_of(facts.id), own)
        board_of.cache_clear()  # before a table can be loaded again
        for said in SAID:
            said.cache_clear()
        await self.hall.rooms.drop_all()
        await self.reload_pages()


def stamps(folders: Iterable[Path]) -> dict[Path, tuple[int, int]]:
    """When each file was written, and how long it is; an editor may take files away meanwhile."""
    found = {}
    for path in (path for folder in folders for path in folder.rglob("*") if path.suffix in KINDS):
        try:
            stat = path.stat()
        except FileNotFoundError:
            continue
        found[path] = (stat.st_mtime_ns, stat.st_size)
    return found


def read_again(game: Game, edited: Iterable[Path]) -> None:
    """Takes in what can change while tables are played: the scene, texts and rulebooks. Of all else it says so."""
    game.forget_texts()
    for path in edited:
        if path == game.facts.folder / "scene.py":
            reload_scene(game)
        elif path.suffix == ".py" or path.name == "game.toml":
            tell(f"{path.name} of {game.title} has changed: restart the server to play with it.")
        else:
            tell(f"{path.name} of {game.title} is read again.")


def reload_scene(game: Game) -> None:
    """Runs the module of the scene again; if it fails the old functions stay."""
    try:
        importlib.reload(game.module("scene"))
        tell(f"The scene of {game.title} is drawn again.")
    except Exception:  # whatever its author has just written
        log.exception("the scene of %s cannot be loaded", game.title)
