"""What is fetched over HTTP: games, rules, texts, records, and the page itself."""

from collections import Counter
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from cantina import __version__
from cantina.core.errors import CantinaError
from cantina.core.registry import Facts, Option, all_facts
from cantina.core.registry import game as game_of
from cantina.core.words import LANGUAGES

from . import fairness
from .errors import Refusal
from .guests import address_of
from .tables import Table

if TYPE_CHECKING:
    from .hall import Hall

CLIENT = Path(__file__).parent.parent / "client"
DAY = {"cache-control": "public, max-age=300"}
PRIVATE = {"cache-control": "no-store"}


class Json(Response):
    """Plain data as JSON."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        """The data as bytes."""
        return msgspec.json.encode(content)


def lang_of(request: Request) -> str:
    """The language asked for."""
    lang = request.query_params.get("lang", "en")
    if lang not in LANGUAGES:
        raise HTTPException(404, f"there is no language {lang[:8]!r}; there are {', '.join(LANGUAGES)}")
    return lang


def game_id(request: Request) -> str:
    """The game asked for."""
    name = str(request.path_params["game"])
    if name not in known_games():
        raise HTTPException(404, "there is no such game")
    return name


@cache
def known_games() -> dict[str, Facts]:
    """The facts of every game; games are found when the server starts."""
    return all_facts()


@cache
def game_entry(name: str, lang: str) -> dict[str, Any]:
    """All about one game that one chooses by."""
    facts, game = known_games()[name], game_of(name)
    texts = game.texts(lang)
    return {
        "game": name,
        "title": texts.say("title"),
        "about": texts.say("about"),
        "players": facts.players,
        "minutes": facts.minutes,
        "cooperative": facts.cooperative,
        "rules": facts.rules,
        "pack": facts.pack,
        "packs": [pack_entry(name, pack) for pack in game.pack_names()],
        "options": [option_entry(texts.say, option) for option in facts.options],
    }


def pack_entry(name: str, pack_name: str) -> dict[str, Any]:
    """A pack with the sources of its figures: `own` ones are ours, not the publisher's."""
    pack = game_of(name).pack(pack_name)
    figures = [
        {"key": key, "source": figure["source"], "note": figure.get("note", "")} for key, figure in pack.figures.items()
    ]
    return {
        "pack": pack_name,
        "title": pack.about["title"],
        "about": pack.about["about"],
        "extra": "extra" in pack.about,
        "sources": Counter(figure["source"] for figure in figures),
        "figures": figures,
    }


def option_entry(say: Any, option: Option) -> dict[str, Any]:
    """An option with its texts; a choice without a text of its own shows as it is."""

    def label(choice: str) -> str:
        message = f"option-{option.name}-{choice}"
        text = str(say(message))
        return choice if text == message else text

    name = f"option-{option.name}"
    said = say(name)
    return {
        "option": option.name,
        "label": option.name if said == name else said,
        "choices": [{"choice": choice, "label": label(choice)} for choice in option.choices],
        "order": [{"choice": choice, "label": label(choice)} for choice in option.order],
        "defaults": option.defaults,
    }


async def games(request: Request) -> Response:
    """Every game that is offered."""
    lang = lang_of(request)
    offered = [game_entry(name, lang) for name, facts in known_games().items() if facts.offered]
    return Json({"server": __version__, "languages": LANGUAGES, "games": offered}, headers=DAY)


async def rules(request: Request) -> Response:
    """The rules of a game as numbered clauses."""
    book = game_of(game_id(request)).rulebook(lang_of(request))
    return Json(book, headers=DAY)


async def texts(request: Request) -> Response:
    """Every text of a game that needs no arguments."""
    return Json(game_of(game_id(request)).texts(lang_of(request)).plain_messages(), headers=DAY)


class Api:
    """The paths that need to know the tables."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall

    def ended(self, request: Request) -> Table:
        """An ended table; of any other nothing is told. To replay it is work, so nobody may ask too often."""
        if not self.hall.may_ask(address_of(request.scope)):
            raise HTTPException(429, "too many requests; wait a little")
        try:
            room = self.hall.room(str(request.path_params["table"]))
        except (Refusal, CantinaError):
            raise HTTPException(404, "there is no such table") from None
        self.hall.forget_soon(room)
        table = room.table
        if table.status != "ended" or not table.course:
            raise HTTPException(409, "the seed and the record are handed out when the game has ended")
        return table

    async def record(self, request: Request) -> Response:
        """The game file of an ended game."""
        table = self.ended(request)
        name = f'attachment; filename="{table.game}-{table.id}.toml"'
        return PlainTextResponse(
            table.record(), media_type="application/toml", headers=PRIVATE | {"content-disposition": name}
        )

    async def verify(self, request: Request) -> Response:
        """What can be proved of an ended game, and with which figures."""
        table = self.ended(request)
        shown = table.commitment
        salts = [holder.salt for holder in table.seats]
        try:
            proved, problem = fairness.verify(table.record(), table.id, shown), ""
        except CantinaError as error:
            proved, problem = [], str(error)
        figures = {"commitment": shown, "secret": table.secret, "salts": salts, "seed": table.seed}
        return Json({"proved": proved, "problem": problem, **figures}, headers=PRIVATE)

    async def health(self, _request: Request) -> Response:
        """That the server answers."""
        figures = {"tables": self.hall.store.table_count(), "connections": len(self.hall.people)}
        return Json({"server": __version__, **figures}, headers=PRIVATE)


async def page(_request: Request) -> Response:
    """The page, which finds out by itself what its address means."""
    index = CLIENT / "index.html"
    if not index.exists():
        return PlainTextResponse(
            "Cantina is running. The page is not part of this installation; see docs/protocol.md.\n"
        )
    return FileResponse(index, headers={"cache-control": "no-cache"})


def routes(hall: "Hall") -> list[BaseRoute]:
    """All paths but the socket's."""
    api = Api(hall)
    found: list[BaseRoute] = [
        Route("/api/games", games),
        Route("/api/games/{game}/rules", rules),
        Route("/api/games/{game}/texts", texts),
        Route("/api/record/{table}", api.record),
        Route("/api/verify/{table}", api.verify),
        Route("/api/health", api.health),
        Route("/", page),
        Route("/table/{table}", page),
    ]
    if CLIENT.is_dir():
        found.append(Mount("/", StaticFiles(directory=CLIENT)))
    return found
