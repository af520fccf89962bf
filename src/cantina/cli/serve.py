"""`cantina serve`: play in the browser, alone or with others."""

import argparse

from cantina.cli.common import amount, data_argument, data_folder

HELP = "run the server and its page"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes where to listen, where to keep the data, under which names the server is known, and which games it offers."""
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: this machine only)")
    parser.add_argument("--port", type=int, default=8000)
    data_argument(parser)
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        help="an address of the page, such as https://play.example.org (repeatable)",
    )
    parser.add_argument(
        "--proxy",
        nargs="?",
        const="127.0.0.1,::1",
        default="",
        metavar="ADDRESS,...",
        help="behind a proxy: believe its X-Forwarded-For (alone: a proxy on this machine; otherwise its address or network)",
    )
    for status, days, what in (
        ("open", 7, "have not begun"),
        ("playing", 0, "are in play"),
        ("ended", 0, "have ended"),
    ):
        parser.add_argument(
            f"--keep-{status}",
            type=amount("days", 36_500),
            default=days,
            metavar="DAYS",
            help=f"remove tables that {what} when nobody has touched them for this long "
            f"(default: {days or '0, meaning never'})",
        )
    parser.add_argument(
        "--bot-threads", type=from_one, help="number of threads for bots to think in (default: cores less one)"
    )
    parser.add_argument(
        "--games",
        type=lambda text: text.split(","),
        action="extend",
        default=[],
        metavar="GAME,...",
        help="offer and load only these games (default: all)",
    )
    parser.add_argument(
        "--reload",
        action="store_true",
        help="for authors: show an edited scene, art, style or text of a game as soon as it is saved",
    )
    parser.add_argument("--log", choices=("text", "json"), default="text", help="how the server writes its log")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")


def run(args: argparse.Namespace) -> None:
    """Runs the server until it is interrupted."""
    from cantina.server.serving import Address, proxies_of, serve

    kept = {"open": args.keep_open, "playing": args.keep_playing, "ended": args.keep_ended}
    serve(
        Address(args.host, args.port, data_folder(args.data), tuple(args.origin), proxies_of(args.proxy)),
        args.open,
        args.log,
        keep={status: days for status, days in kept.items() if days},
        threads=args.bot_threads,
        games=tuple(args.games),
        reload=args.reload,
    )


def from_one(text: str) -> int:
    """A whole number from 1 on."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"must be a whole number of at least 1, not {text!r}")
    return int(text)
