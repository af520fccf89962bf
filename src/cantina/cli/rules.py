"""`cantina rules GAME`: the game in one minute with examples, signs and words, then the rules as numbered clauses."""

import argparse
from typing import TYPE_CHECKING

from cantina.core.registry import facts_of
from cantina.core.words import ENGLISH, LANGUAGES

if TYPE_CHECKING:
    from rich.console import Console

    from cantina.core.lessons import Lesson
    from cantina.core.rulebook import Rulebook

HELP = "print the rules of a game: in one minute, by examples, and as numbered clauses"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes the game, a language, a clause or chapter to print alone, and whether to name the sources."""
    parser.add_argument("game")
    parser.add_argument("clause", nargs="?", help="a clause such as 3.2, or a chapter such as 3")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--sources", action="store_true", help="say where each clause comes from")


def run(args: argparse.Namespace) -> None:
    """Prints the lesson and all clauses, or the clauses asked for."""
    from rich.console import Console
    from rich.markdown import Markdown

    from cantina.core.errors import BadOption
    from cantina.core.lessons import lesson_in
    from cantina.core.rulebook import rulebook_in

    folder = facts_of(args.game).folder
    book = rulebook_in(folder, args.lang)
    console = Console(highlight=False)
    known = {*book.clauses, *(chapter.number for chapter in book.chapters)}
    if args.clause and args.clause not in known:
        raise BadOption(text="error-clause", clause=args.clause, last=book.chapters[-1].number)
    if not args.clause:
        console.print(f"[bold]{book.title}[/bold]\n")
        print_lesson(console, lesson_in(folder, args.lang))
    origins = rulebook_in(folder, ENGLISH).clauses if args.sources else {}  # the English rulebook names them
    print_clauses(console, book, args.clause, {number: clause.source for number, clause in origins.items()})
    if book.notes and not args.clause:
        console.print(Markdown(book.notes))


def print_lesson(console: "Console", lesson: "Lesson") -> None:
    """The game in one minute, then what people ask about, what the signs mean, and the words."""
    from rich.markdown import Markdown
    from rich.padding import Padding
    from rich.table import Table

    if not lesson.titles:
        return
    minute, examples, signs, terms = lesson.titles
    console.print(f"[bold]{minute}[/bold]")
    for paragraph in lesson.minute:
        console.print(Padding(Markdown(paragraph), (0, 0, 1, 2)))
    console.print(f"[bold]{examples}[/bold]")
    for example in lesson.examples:
        console.print(Padding(f"[cyan]{plain(example.title)}[/cyan]\n{plain(example.text)}", (0, 0, 1, 2)))
    named = [(signs, [(sign.name, sign.text) for sign in lesson.signs])]
    for title, lines in [*named, (terms, [(term.word, term.text) for term in lesson.terms])]:
        console.print(f"[bold]{title}[/bold]")
        table = Table.grid(padding=(0, 2))
        for word, text in lines:
            table.add_row(f"[cyan]{plain(word)}[/cyan]", plain(text))
        console.print(Padding(table, (0, 0, 1, 2)))


def print_clauses(console: "Console", book: "Rulebook", wanted: str | None, sources: dict[str, str]) -> None:
    """The clauses of a chapter, one clause, or all of them, with their sources where there are any."""
    from rich.padding import Padding

    for chapter in book.chapters:
        clauses = [c for c in chapter.clauses if wanted in (None, c.number, chapter.number)]
        if clauses:
            console.print(f"[bold]{chapter.number}  {chapter.title}[/bold]")
        for clause in clauses:
            source = f" [dim]\\[{sources[clause.number]}][/dim]" if sources.get(clause.number) else ""
            console.print(Padding(f"[cyan]{clause.number}[/cyan]  {plain(clause.text)}{source}", (0, 0, 1, 2)))


def plain(text: str) -> str:
    """A text in which nothing is taken for markup."""
    return text.replace("[", "\\[")
