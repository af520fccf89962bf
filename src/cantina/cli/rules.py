"""`cantina rules GAME`: the rules as numbered clauses."""

import argparse

from cantina.core.registry import facts_of
from cantina.core.words import LANGUAGES

HELP = "print the rules of a game as numbered clauses"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes the game, a language, and a clause or chapter to print alone."""
    parser.add_argument("game")
    parser.add_argument("clause", nargs="?", help="a clause such as 3.2, or a chapter such as 3")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")


def run(args: argparse.Namespace) -> None:
    """Prints the clauses asked for."""
    from rich.console import Console
    from rich.markdown import Markdown
    from rich.padding import Padding

    from cantina.core.errors import BadOption
    from cantina.core.rulebook import rulebook_in

    book = rulebook_in(facts_of(args.game).folder, args.lang)
    console = Console(highlight=False)
    known = {*book.clauses, *(chapter.number for chapter in book.chapters)}
    if args.clause and args.clause not in known:
        raise BadOption(f"there is no clause {args.clause!r}; the chapters are 1 to {book.chapters[-1].number}")
    if not args.clause:
        console.print(f"[bold]{book.title}[/bold]\n")
    for chapter in book.chapters:
        clauses = [c for c in chapter.clauses if args.clause in (None, c.number, chapter.number)]
        if clauses:
            console.print(f"[bold]{chapter.number}  {chapter.title}[/bold]")
        for clause in clauses:
            source = f" [dim]\\[{clause.source}][/dim]" if clause.source else ""
            text = clause.text.replace("[", "\\[")
            console.print(Padding(f"[cyan]{clause.number}[/cyan]  {text}{source}", (0, 0, 1, 2)))
    if book.notes and not args.clause:
        console.print(Markdown(book.notes))
