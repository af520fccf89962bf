"""A table for language models over the Model Context Protocol: look, ask what is legal and why, read the rules, play.

Needs the extra `mcp`. What a model is told is what `Match.view` and `Match.log` tell its seat; there is no other way to the table.
"""

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cantina.bots.registry import choose
from cantina.core.errors import BadOption, CantinaError
from cantina.core.match import Match

from .needs import need

if TYPE_CHECKING:
    from mcp.server import MCPServer

Plain = dict[str, Any]
MOST = 20  # clauses that a search brings


class ModelTable:
    """One match with a model in one seat and bots in the others."""

    def __init__(self, match: Match, seat: int, bots: str, lang: str = "en", path: Path | None = None) -> None:
        match.check_seat(seat)
        self.match, self.seat, self.bots, self.lang, self.path = match, seat, bots, lang, path
        self.let_bots_play()

    def let_bots_play(self) -> None:
        """Lets the bots act until the model is to act and nobody else can before it, or the game has ended."""
        while others := [seat for seat in self.match.to_act if seat != self.seat]:
            self.match.apply(others[0], choose(self.bots, self.match, others[0]))
        if self.path:
            self.match.save(self.path)

    def view(self) -> Plain:
        """All that your seat knows of the game: whose turn it is, what is being decided, the board, your cards, the outcome."""
        m, say = self.match, self.match.game.texts(self.lang).say
        data: Plain = {"seat": self.seat, "your_turn": self.seat in m.to_act, "actions_played": len(m.record)}
        if m.outcome:
            data["outcome"] = {
                "reason": say(f"end-{m.outcome.reason}"),
                "returns": list(m.outcome.returns),
                "winners": list(m.outcome.winners),
            }
        else:
            data["prompt"] = m.prompt(self.seat, self.lang)
        return {**data, "table": m.view(self.seat)}

    def legal_moves(self) -> list[Plain]:
        """Every move that you may play now: `move` is what to send to `play`, `meaning` says it in words."""
        m = self.match
        choices = m.legal_actions(self.seat) if self.seat in m.to_act else []
        return [{"move": m.text(a), "meaning": m.label(a, self.lang)} for a in choices]

    def play(self, move: str) -> Plain:
        """Plays one of your legal moves, lets the others play, and says what you were told of it all."""
        before = len(self.match.record)
        self.match.play(move, self.seat)
        self.let_bots_play()
        return {"told": self.match.log(self.seat, self.lang, since=before + 1), **self.turn()}

    def turn(self) -> Plain:
        """Whether it is your turn, with your moves, or how the game ended."""
        if self.match.outcome:
            return {"your_turn": False, "outcome": self.view()["outcome"]}
        return {"your_turn": True, "legal_moves": [m["move"] for m in self.legal_moves()]}

    def log(self, since: int = 0) -> list[str]:
        """What your seat was told, in sentences; `since` leaves out what came before that many actions."""
        return self.match.log(self.seat, self.lang, since=since)

    def why(self, move: str) -> Plain:
        """Whether a move is allowed now, and if not, the rule that forbids it."""
        clause = self.match.why(move, self.seat)
        rules = [] if clause is None else self.rules(clause=clause)
        return {"move": move, "allowed": clause is None, "rules": rules}

    def rules(self, clause: str = "", search: str = "") -> list[Plain]:
        """Rules by number (`3.2`, or `3` for a chapter) or by words that they contain; with neither, the chapters."""
        book = self.match.game.rulebook(self.lang)
        if not clause and not search:
            return [{"chapter": chapter.number, "title": chapter.title} for chapter in book.chapters]
        found = [
            c for c in book.clauses.values() if clause and (c.number == clause or c.number.startswith(f"{clause}."))
        ]
        if search:
            words = search.lower().split()
            found += [c for c in book.clauses.values() if all(word in c.text.lower() for word in words)]
        if not found:
            raise BadOption(f"no rule is numbered {clause!r}" if clause else f"no rule says {search!r}")
        return [{"clause": c.number, "text": c.text} for c in found[: None if clause else MOST]]


def server_for(table: ModelTable) -> "MCPServer[Any]":
    """The server with a tool for each thing that a model can do."""
    m = table.match
    intro = (
        f"You play {m.game.title} in seat {table.seat} ({m.name(table.seat, table.lang)}) of {m.players}. "
        "Call legal_moves, then play one of them, until view has an outcome. Seats are numbered from 0."
    )
    server: MCPServer[Any] = need("mcp.server", "mcp").MCPServer("cantina", instructions=intro, log_level="ERROR")
    for tool in (table.view, table.legal_moves, table.play, table.log, table.why, table.rules):
        server.tool(description=tool.__doc__)(answering(tool))
    return server


def answering(tool: Callable[..., Any]) -> Callable[..., Any]:
    """The tool, whose errors reach the model as the one sentence that says what is wrong."""
    error_for_models = need("mcp.server.mcpserver.exceptions", "mcp").ToolError

    @wraps(tool)
    def answer(*args: Any, **kwargs: Any) -> Any:
        try:
            return tool(*args, **kwargs)
        except CantinaError as error:
            raise error_for_models(str(error)) from None

    return answer
