"""The page as an app: what a browser needs to install it, and the files that it may keep."""

import gzip
import hashlib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from starlette.responses import FileResponse, Response

from cantina.core.registry import Facts
from cantina.core.words import ENGLISH, LANGUAGES

CLIENT = Path(__file__).parent.parent / "client"
KINDS = (".css", ".html", ".js", ".json", ".png", ".svg", ".webp")  # of files that a page is made of
PACKED = (".png", ".webp")
WORKER = "worker.js"  # the browser keeps this one by itself
TOOLS = ("jsconfig.json", WORKER)  # lie among the files of the page, and are none of them
ASK_AGAIN = {"cache-control": "no-cache"}  # kept, but asked about before each use: an edited file shows at once
DARK = "#10131a"
ICONS = (("icon.svg", "any", "any"), ("icon-192.png", "192x192", "any"), ("icon-512.png", "512x512", "any"),
         ("icon-whole.png", "512x512", "maskable"))  # fmt: skip


def files_of(games: dict[str, Facts]) -> dict[str, str]:
    """Every file of the page and of the games' pages by its address, with a digest of what is in it now."""
    folders = {"": CLIENT} | {f"/games/{name}": facts.folder / "page" for name, facts in games.items()}
    found = {}
    for address, folder in folders.items():
        for path in page_files(folder):
            stat = path.stat()
            found[f"{address}/{path.relative_to(folder).as_posix()}"] = digest(path, stat.st_mtime_ns, stat.st_size)
    return dict(sorted(found.items()))


def page_files(folder: Path) -> Iterator[Path]:
    """The files in a folder that are served."""
    return (path for path in folder.rglob("*") if path.suffix in KINDS and path.name not in TOOLS)


@lru_cache(maxsize=2048)
def digest(path: Path, _written: int, _size: int) -> str:
    """A digest of a file, made once until it is edited."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


@lru_cache(maxsize=1024)
def gzipped(path: Path, _written: int, _size: int) -> bytes:
    """A file made small, once until it is edited."""
    return gzip.compress(path.read_bytes(), mtime=0)


def packed(response: FileResponse) -> Response:
    """A file as it travels to a browser that can unpack it; pictures of dots are small already."""
    path = Path(response.path)
    if path.suffix in PACKED:
        return response
    stat = path.stat()
    body = gzipped(path, stat.st_mtime_ns, stat.st_size)
    kept = {name: response.headers[name] for name in ("cache-control", "last-modified")}
    tag = {"etag": f"W/{response.headers['etag']}"}  # the same file, not the same bytes
    more = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(body, media_type=response.media_type, headers=kept | tag | more)


def worker(games: dict[str, Facts], keeps: bool) -> Response:
    """The service worker with the files that it keeps; another version of any of them makes it another worker.

    Where games are being written it keeps none, and takes itself out of the way.
    """
    files = msgspec.json.encode(files_of(games) if keeps else {}).decode()
    source = (CLIENT / WORKER).read_text(encoding="utf-8")
    return Response(f"self.FILES = {files};\n{source}", media_type="text/javascript", headers=ASK_AGAIN)


def manifest(lang: str, titles: dict[str, str]) -> Response:
    """What a browser wants to know of an app: its name and icons, and a short way to each game."""
    about: dict[str, Any] = {
        "id": "/",
        "name": "Cantina",
        "short_name": "Cantina",
        "description": said_in(lang)["home.about"],
        "lang": lang,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": DARK,
        "theme_color": DARK,
        "categories": ["games"],
        "icons": [{"src": f"/{name}", "sizes": sizes, "purpose": purpose} for name, sizes, purpose in ICONS],
        "shortcuts": [{"name": title, "url": f"/?game={game}"} for game, title in titles.items()],
    }
    return Response(msgspec.json.encode(about), media_type="application/manifest+json", headers=ASK_AGAIN)


def said_in(lang: str) -> dict[str, Any]:
    """The words of the page in a language."""
    words: dict[str, Any] = msgspec.json.decode((CLIENT / "text" / f"{lang}.json").read_bytes())
    return words


def wished(languages: str) -> str:
    """The first language that there is of those that a browser asks for."""
    return next((code for tag in languages.split(",") if (code := tag.strip()[:2].lower()) in LANGUAGES), ENGLISH)
