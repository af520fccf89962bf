"""`cantina explain POSITION.toml`: what is legal in a written-down position, what happens, and by which rule."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from cantina.cli.common import opened
from cantina.core.errors import IllegalMove
from cantina.core.words import LANGUAGES

if TYPE_CHECKING:
    from cantina.core.game import Game
    from cantina.core.match import Match

HELP = "list the legal moves in a written position and, with --play, show what happens, citing the rules"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes a position, moves to play, a move to ask about, and a language."""
    parser.add_argument("position", type=Path)
    parser.add_argument("--play", default="", metavar='"MOVE; MOVE"', help="play these moves; '1: MOVE' names the seat")
    parser.add_argument("--chance", action="append", default=[], help="the outcome the first, second … move must have")
    parser.add_argument("--why", metavar="MOVE", help="ask whether this move is legal, and why not")
    parser.add_argument("--seat", type=int, help="whose move it is (default: the seat to act)")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Prints the legal moves before, and what happens after each move played."""
    match = opened(args.position, args.lang)
    lines: list[str] = []
    moves = [move.strip() for move in args.play.split(";") if move.strip()]
    try:
        for i, text in enumerate(moves):
            seat, move = whose(match, text)
            chance = args.chance[i] if i < len(args.chance) else None
            lines.append(f"> {move}")
            match.play(move, seat, chance=chance)
            lines += [f"  {line}" for line in match.log(seat, args.lang, since=len(match.record))]
    except IllegalMove as error:
        lines.append(refusal(match.game, move, error.clause, args.lang))
        report(args, match, lines, legal=None)
        return 1
    if args.why:
        lines.append(answer(match, args))
    report(args, match, lines, legal={seat: match.legal(seat) for seat in match.to_act})
    return 0


def whose(match: "Match", text: str) -> tuple[int, str]:
    """The seat and the move of `1: MOVE`, or of a plain move when one seat is to act."""
    head, colon, rest = text.partition(":")
    if colon and head.strip().isdigit():
        return int(head), rest.strip()
    return match.only_actor(text), text


def refusal(game: "Game", move: str, clause: str, lang: str) -> str:
    """Why a move is not allowed, with the rule."""
    rule = game.rulebook(lang).clauses[clause].text
    return "  " + game.texts(lang).say("explain-not-allowed", move=move, clause=clause, rule=rule)


def answer(match: "Match", args: argparse.Namespace) -> str:
    """Whether the move asked about is legal, and why not."""
    seat = match.only_actor(args.why) if args.seat is None else args.seat
    clause = match.why(args.why, seat)
    if clause is None:
        return "  " + match.game.texts(args.lang).say("explain-allowed", move=args.why)
    return refusal(match.game, args.why, clause, args.lang)


def report(args: argparse.Namespace, match: "Match", lines: list[str], legal: dict[int, list[str]] | None) -> None:
    """Prints what happened, whose move it is and what is legal, in words and as the text to type."""
    if args.json:
        outcome = match.outcome
        print(json.dumps({
            "log": lines, "to_act": match.to_act, "legal": legal, "position": match.position(),
            "outcome": outcome and {"reason": outcome.reason, "returns": outcome.returns},
        }))  # fmt: skip
        return
    for line in lines:
        print(line)
    texts = match.game.texts(args.lang)
    if match.outcome:
        print(texts.say(f"end-{match.outcome.reason}"))
    for seat, moves in (legal or {}).items():
        name, prompt = match.name(seat, args.lang), match.prompt(seat, args.lang)
        print(texts.say("explain-seat", name=name, seat=seat, prompt=prompt))
        for action, text in zip(match.legal_actions(seat), moves, strict=True):
            print(f"  {text:<28} {match.label(action, args.lang)}")
