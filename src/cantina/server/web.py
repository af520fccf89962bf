"""What is fetched over HTTP: games, rules, texts, records, and the page itself."""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict
from functools import cache
from threading import Lock
from typing import TYPE_CHECKING, Any, TypeVar, get_args

import msgspec
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from cantina import __version__
from cantina.bots.levels import LEVELS, USUAL
from cantina.core.content import Content
from cantina.core.errors import CantinaError
from cantina.core.registry import Facts, Option, all_facts
from cantina.core.registry import game as game_of
from cantina.core.words import ENGLISH, LANGUAGES, shared_texts

from . import fairness, figures
from .errors import Refusal
from .guests import address_of, is_local
from .health import Health
from .lessons import lesson_said, script_and_matches
from .making import BOT_NAMES
from .messages import GameStage, Passing
from .replays import archive_for
from .settings import LIMITS, TableSettings
from .sharing import Asker
from .shell import ASK_AGAIN, CLIENT, KINDS, TOOLS, manifest, packed, wished, worker
from .tables import Table

if TYPE_CHECKING:
    from .hall import Hall

FIVE_MINUTES = {"cache-control": "public, max-age=300"}
PRIVATE = {"cache-control": "no-store"}
JSON = {"content-type": "application/json"}
T = TypeVar("T")


class Json(Response):
    """Plain data as JSON."""

    media_type = JSON["content-type"]

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
        "windows": bool(getattr(game.module("words"), "WINDOWS", ())),
        "rules": facts.rules,
        "pack": facts.pack,
        "packs": [pack_entry(name, pack, lang) for pack in game.pack_names()],
        "options": [option_entry(texts.say, option) for option in facts.options],
        "first": asdict(facts.first),
        "scene": (facts.folder / "scene.py").exists(),
        "previews": (facts.folder / "previews.py").exists(),
        "tips": (facts.folder / "page" / "guide.js").exists(),
        "page": page_entry(facts),
    }


def page_entry(facts: Facts) -> dict[str, Any]:
    """What a game's folder holds for the page, and what each seat plays if that is known before the start."""
    folder = facts.folder / "page"
    files = {"art": "art.js", "cover": "cover.svg"}
    found: dict[str, Any] = {name: (folder / file).exists() for name, file in files.items()}
    found["styles"] = sorted(path.name for path in folder.glob("*.css"))
    sides = folder / "sides.json"
    found["sides"] = msgspec.json.decode(sides.read_bytes()) if sides.exists() else None
    return found | {"guide": any(key.startswith("guide.") for key in page_words(facts, ENGLISH))}


def page_words(facts: Facts, lang: str) -> dict[str, Any]:
    """A game's own words on the page: in English what a language does not have."""
    words: dict[str, Any] = {}
    for path in (facts.folder / "page" / "text" / f"{code}.json" for code in (ENGLISH, lang)):
        words |= msgspec.json.decode(path.read_bytes()) if path.exists() else {}
    return words


@cache
def level_entries(lang: str) -> list[dict[str, str]]:
    """The levels of the bots, the weakest first."""
    say = shared_texts(lang).say
    return [{"level": name, "label": say(f"bot-{name}"), "about": say(f"bot-{name}-about")} for name in LEVELS]


def settings() -> list[dict[str, Any]]:
    """What a table can be set to: flags, and seconds with the most that there may be."""
    return [
        {"setting": field.name, "default": field.default, "most": LIMITS[field.name].le if field.name in LIMITS else 1}
        for field in msgspec.structs.fields(TableSettings)
    ]


def pack_entry(name: str, pack_name: str, lang: str) -> dict[str, Any]:
    """A pack with the sources of its figures: `own` ones are ours, not the publisher's."""
    game = game_of(name)
    pack = game.pack(pack_name)
    figures = [
        {"key": key, "source": figure["source"], "note": game.note(figure.get("note", ""), lang)}
        for key, figure in pack.figures.items()
    ]
    return {
        "pack": pack_name,
        "title": game.title_of(pack, lang),
        "about": game.note(pack.about["about"], lang),
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


def games_list(offered: tuple[str, ...], lang: str, unready: Sequence[GameStage] = ()) -> bytes:
    """The list of games, as it is sent while some of them are not ready."""
    stages = {stage.game: stage for stage in unready}
    levels = {"levels": level_entries(lang), "level": USUAL, "bots": BOT_NAMES}
    lists = {"languages": LANGUAGES, **levels, "passing": get_args(Passing), "settings": settings()}
    entries = [
        game_entry(name, lang) | {"stage": stages.get(name) or GameStage(game=name, stage="ready")} for name in offered
    ]
    return msgspec.json.encode({"server": __version__, **lists, "games": entries})


@cache
def games_said(offered: tuple[str, ...], lang: str) -> bytes:
    """The list of games, as it is sent when all of them are ready."""
    return games_list(offered, lang)


@cache
def words_said(name: str, lang: str) -> bytes:
    """A game's own words on the page, as they are sent."""
    return msgspec.json.encode(page_words(known_games()[name], lang))


@cache
def boards_said(name: str) -> bytes:
    """The still part of a game's scene on each of its packs, as they are sent; nothing of a game without a scene."""
    game = game_of(name)
    if not game.has("scene"):
        return msgspec.json.encode({})
    content = Content(game, [game.pack(pack) for pack in game.pack_names()])
    still = game.module("scene").still
    return msgspec.json.encode(
        {pack.name: still(world) for pack, world in zip(content.packs, content.opened, strict=True)}
    )


@cache
def rules_said(name: str, lang: str) -> bytes:
    """The rules of a game, as they are sent."""
    return msgspec.json.encode(game_of(name).rulebook(lang))


@cache
def texts_said(name: str, lang: str) -> bytes:
    """The texts of a game, as they are sent."""
    return msgspec.json.encode(game_of(name).texts(lang).plain_messages())


# Made once, until a game is edited
SAID = (game_entry, games_said, words_said, boards_said, rules_said, texts_said, lesson_said, script_and_matches)
MAKING = Lock()


async def made(make: Callable[..., bytes], *about: Any) -> bytes:
    """What is sent of games; it is made in a thread, one thing at a time, so that nobody at a table waits for it."""

    def alone() -> bytes:
        with MAKING:
            return make(*about)

    return await asyncio.to_thread(alone)


async def games(request: Request) -> Response:
    """Every game that is offered."""
    offered, lang, kitchen = tuple(request.app.state.games), lang_of(request), request.app.state.kitchen
    if unready := kitchen.unready():
        return Response(await made(games_list, offered, lang, unready), headers=PRIVATE | JSON)
    return Response(await made(games_said, offered, lang), headers=FIVE_MINUTES | JSON)


async def words(request: Request) -> Response:
    """A game's own words on the page."""
    return Response(await made(words_said, game_id(request), lang_of(request)), headers=ASK_AGAIN | JSON)


async def boards(request: Request) -> Response:
    """The boards of a game without a table, by pack."""
    return Response(await made(boards_said, game_id(request)), headers=FIVE_MINUTES | JSON)


async def rules(request: Request) -> Response:
    """The rules of a game as numbered clauses."""
    return Response(await made(rules_said, game_id(request), lang_of(request)), headers=FIVE_MINUTES | JSON)


async def lesson(request: Request) -> Response:
    """What one reads before a first game, with examples that can be looked at as soon as the game is ready."""
    game = game_id(request)
    ready = all(stage.game != game for stage in request.app.state.kitchen.unready())
    cached = FIVE_MINUTES if ready else PRIVATE
    return Response(await made(lesson_said, game, lang_of(request), ready), headers=cached | JSON)


async def texts(request: Request) -> Response:
    """Every text of a game that needs no arguments."""
    return Response(await made(texts_said, game_id(request), lang_of(request)), headers=FIVE_MINUTES | JSON)


class Api:
    """The paths that need to know the tables."""

    def __init__(self, hall: "Hall") -> None:
        self.hall, self.state = hall, Health(hall)

    async def ended(self, request: Request) -> Table:
        """An ended table that the sender of the cookie may see; of any other nothing is told."""
        try:
            guest, _ = self.hall.guests.of_header(request.headers.get("cookie", "")) or (None, 0)
            async with self.hall.rooms.visit(str(request.path_params["table"]), guest) as room:
                table = room.table
        except Refusal as refusal:
            raise not_done(refusal) from None
        if table.status == "stuck":
            raise HTTPException(409, table.problem)
        if table.status != "ended":
            raise HTTPException(409, "the seed and the record are handed out when the game has ended")
        return table

    async def work(self, request: Request, what: Callable[[], T]) -> T:
        """The result of work, which is done outside the loop; nobody may ask for too much of it."""
        try:
            return await self.hall.chore(Asker(address_of(request.scope)), what)
        except Refusal as refusal:
            raise not_done(refusal) from None
        except TimeoutError:
            raise HTTPException(503, "this takes too long just now; try again") from None

    async def recorded(self, request: Request, table: Table) -> str:
        """The record of an ended table; nobody may ask for too many that have yet to be made."""
        try:
            return (await archive_for(self.hall, address_of(request.scope), table)).record
        except Refusal as refusal:
            raise not_done(refusal) from None

    async def record(self, request: Request) -> Response:
        """The game file of an ended game."""
        table = await self.ended(request)
        record = await self.recorded(request, table)
        name = f'attachment; filename="{table.game}-{table.id}.toml"'
        return PlainTextResponse(record, media_type="application/toml", headers=PRIVATE | {"content-disposition": name})

    async def verify(self, request: Request) -> Response:
        """What can be proved of an ended game, and with which figures."""
        table = await self.ended(request)
        record = await self.recorded(request, table)
        return Json(await self.work(request, lambda: proof_of(table, record)), headers=PRIVATE)

    async def health(self, _request: Request) -> Response:
        """Says whether moves can be stored, and how busy the server is; 503 when nobody new should come."""
        problem = await self.state.problem()
        figures = {"tables": await self.hall.store.table_count(), "connections": len(self.hall.people)}
        found = {"server": __version__, "problem": problem, **figures}
        return Json(found, 503 if problem else 200, PRIVATE)

    async def worker(self, _request: Request) -> Response:
        """The service worker; where games are being written it keeps nothing."""
        return await asyncio.to_thread(worker, known_games(), keeps=not self.hall.config.reload)

    async def metrics(self, request: Request) -> Response:
        """Figures for Prometheus, for this machine alone: a proxy says that it speaks for others."""
        if "x-forwarded-for" in request.headers or not is_local(address_of(request.scope)):
            raise HTTPException(404)
        text = self.hall.figures.text()
        if text is None:
            raise HTTPException(404, "figures need another package: pip install prometheus-client")
        return Response(text, headers=PRIVATE, media_type=figures.TYPE)


def not_done(refusal: Refusal) -> HTTPException:
    """A refusal in the words of HTTP."""
    status = {"no-table": 404, "too-fast": 429, "busy": 503, "preparing": 503}.get(refusal.code, 409)
    return HTTPException(status, str(refusal))


def proof_of(table: Table, record: str) -> dict[str, Any]:
    """What the record of an ended table proves, or where the proof fails, with the figures.

    `replayed`: its moves were played again; they cannot be where the rules of that time are gone.
    """
    try:
        found, problem = fairness.verify(record, table.id), ""
    except CantinaError as error:
        found, problem = fairness.Proved([]), str(error)
    said = {"proved": found.sentences, "problem": problem, "replayed": not problem and not found.gone}
    shown = {"actions": table.past.of if table.past else table.plies[-1], "seed": table.seed, **table.proof()}
    return said | shown


async def not_now(_request: Request, _error: Exception) -> Response:
    """The answer when the disk did not give what was asked for."""
    return PlainTextResponse("the server cannot read its data just now; try again in a moment\n", 503)


async def app_manifest(request: Request) -> Response:
    """What a browser needs to install the page."""
    lang = wished(request.headers.get("accept-language", ""))
    return manifest(lang, {name: game_of(name).texts(lang).say("title") for name in request.app.state.games})


async def page(_request: Request) -> Response:
    """The page, which finds out by itself what its address means."""
    index = CLIENT / "index.html"
    if not index.exists():
        return PlainTextResponse(
            "Cantina is running. The page is not part of this installation; see docs/protocol.md.\n"
        )
    return FileResponse(index, headers=ASK_AGAIN)


class Files(StaticFiles):
    """The files of a page; whatever else lies in its folder, Python above all, is not served."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, to be asked about again before its next use."""
        if not path.endswith(KINDS) or path in TOOLS:
            raise HTTPException(404)
        response = await super().get_response(path, scope)
        response.headers.update(ASK_AGAIN)
        if isinstance(response, FileResponse) and "gzip" in Headers(scope=scope).get("accept-encoding", ""):
            return await asyncio.to_thread(packed, response)
        return response


def routes(hall: "Hall") -> list[BaseRoute]:
    """All paths but the socket's."""
    api = Api(hall)
    found: list[BaseRoute] = [
        Route("/api/games", games),
        Route("/api/games/{game}/rules", rules),
        Route("/api/games/{game}/lesson", lesson),
        Route("/api/games/{game}/texts", texts),
        Route("/api/games/{game}/words", words),
        Route("/api/games/{game}/boards", boards),
        Route("/api/record/{table}", api.record),
        Route("/api/verify/{table}", api.verify),
        Route("/api/health", api.health),
        Route("/metrics", api.metrics),
        Route("/manifest.webmanifest", app_manifest),
        Route("/worker.js", api.worker),
        Route("/", page),
        Route("/table/{table}", page),
    ]
    for name, facts in known_games().items():
        found.append(Mount(f"/games/{name}", Files(directory=facts.folder / "page", check_dir=False)))
    if CLIENT.is_dir():
        found.append(Mount("/", Files(directory=CLIENT)))
    return found
