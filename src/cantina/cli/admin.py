"""`cantina admin`: what the host of a running server can do."""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

from cantina.cli.common import amount, data_argument, data_folder, tables_in_words, with_data
from cantina.core.errors import CantinaError

HELP = "look after a running server: its tables, its people, its shutdown"
LOOK = 2.0  # seconds between two looks at who is still there


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes the folder of data, which holds the key, and one of the host's commands."""
    common_arguments(parser)
    commands = parser.add_subparsers(dest="what", required=True, metavar="WHAT")

    def command(name: str, about: str) -> argparse.ArgumentParser:
        found = commands.add_parser(name, help=about, description=about)
        common_arguments(found, default=argparse.SUPPRESS)  # what was said before the command holds
        return found

    command("tables", "list the tables, latest first").add_argument("--count", type=int, default=100)
    command("people", "list the people who are connected")
    command("close", "end a game where it stands; it can still be looked at").add_argument("table")
    command("delete", "remove a table for good").add_argument("table")
    ban = command("ban", "keep out a guest (by the number from `people`) or an address")
    ban.add_argument("who")
    ban.add_argument("--days", type=amount("days", 36_500), default=0, help="for how long (default: for good)")
    ban.add_argument("--note", default="", help="the reason, for your own use")
    command("unban", "let a guest or an address in again").add_argument("who")
    command("bans", "list who is banned")
    announce = command("announce", "tell everybody something; without a text, withdraw it")
    announce.add_argument("text", nargs="?", default="")
    announce.add_argument("--minutes", type=amount("minutes", 1440), default=10)
    drain = command(
        "drain", "start no new games, announce when the server closes, and wait until then or until nobody is playing"
    )
    drain.add_argument("--minutes", type=amount("minutes", 1440), default=5)
    command("resume", "let new games begin again after `drain`")
    export = command("export", "write everything stored about a guest to a file")
    export.add_argument("who")
    export.add_argument("file", type=Path)
    command("forget", "delete what is stored about a guest; games with others stay, without the name").add_argument(
        "who"
    )


def common_arguments(parser: argparse.ArgumentParser, **more: Any) -> None:
    """The arguments of every command, which may stand before it or after it."""
    data_argument(parser, **more)
    parser.add_argument("--json", action="store_true", help="print the answer as JSON", **more)


def run(args: argparse.Namespace) -> None:
    """Asks the server, and shows what it answers."""
    folder = data_folder(args.data)
    asked = {k: v for k, v in vars(args).items() if k in ("count", "table", "who", "days", "note", "text", "minutes")}
    answer = ask(folder, args.what, asked)
    if args.what == "drain":
        wait(folder, args.minutes, with_data("cantina admin", args.data))
    elif args.what == "export":
        write(args.file, json.dumps(answer, indent=2, ensure_ascii=False) + "\n")
        print(f"{args.file}: {tables_in_words(len(answer['tables']))}")
    elif args.json or not isinstance(answer, list):
        print(json.dumps(answer, indent=2, ensure_ascii=False) if args.json else spoken(answer))
    else:
        show(answer)


def ask(folder: Path, command: str, asked: dict[str, Any]) -> Any:
    """The answer of the server that runs on a folder of data."""
    import urllib.error
    import urllib.request

    from cantina.server.admin import FILE, read_door

    door = read_door(folder / FILE)
    request = urllib.request.Request(
        f"{door.url}/api/admin/{command}", json.dumps(asked).encode(), {"authorization": f"Bearer {door.key}"}
    )
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # no proxy is told the key
    try:
        with direct.open(request, timeout=60) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        body = error.read().decode(errors="replace")
        problem = json.loads(body)["problem"] if error.code in (409, 422) else f"the server answered {error.code}"
        raise CantinaError(f"{command}: {problem}") from None
    except OSError as error:
        raise CantinaError(f"{door.url}: no server answers there ({error}); did it crash? start it again") from None


def write(file: Path, text: str) -> None:
    """Writes a file, or says why it cannot be written."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CantinaError(f"{file}: cannot be written: {error.strerror}") from None


def wait(folder: Path, minutes: float, command: str) -> None:
    """Waits until nobody is in front of a table, or the time is up; who stops waiting is told what goes on."""
    from rich.console import Console

    until = time.monotonic() + 60 * minutes
    now = f"No new games can begin. Stop or restart the server now, or let games begin again: {command} resume"
    try:
        with Console(stderr=True).status("") as status:
            while (left := until - time.monotonic()) > 0 and (here := ask(folder, "present", {})["present"]):
                status.update(f"{here} people are at tables; {left:.0f} seconds are left")
                time.sleep(min(LOOK, left))
    except KeyboardInterrupt:
        print(now)
        raise
    print(now)


def spoken(answer: dict[str, Any]) -> str:
    """A short answer as one line."""
    return ", ".join(f"{name}: {value}" for name, value in answer.items())


def show(rows: list[dict[str, Any]]) -> None:
    """Prints a list as a table."""
    from rich.console import Console
    from rich.table import Column, Table
    from rich.text import Text

    if not rows:
        print("none")
        return
    whole = ("table", "guest", "owner", "who")  # what is typed again in the next command
    columns = [Column(name, no_wrap=name in whole, min_width=12 if name in whole else None) for name in rows[0]]
    table = Table(*columns, box=None, pad_edge=False)
    for row in rows:
        table.add_row(*(Text(cell(name, value)) for name, value in row.items()))  # names are no markup
    Console(file=sys.stdout).print(table)


def cell(name: str, value: Any) -> str:
    """A value as it stands in a list; times in the host's own."""
    if name in ("updated", "until"):
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(value / 1000)) if value else "for good"
    return ", ".join(value) if isinstance(value, list) else str(value)
