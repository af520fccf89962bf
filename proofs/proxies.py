"""Proxies: a server behind Caddy and nginx as `deploy/` sets them up, but for names and ports: pages, a game, addresses."""

import argparse
import asyncio
import contextlib
import http.client
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

from .child import CHECKOUT, free_port, wait_for
from .wire import ask, dial

CANTINA = (sys.executable, "-c", "import sys; from cantina.cli import main; sys.exit(main())")
NAME, BEHIND = "play.example.org", "127.0.0.1:8000"  # as the files of `deploy/` have them
OURS, CLAIMED = "127.0.0.2", "203.0.113.9"  # where the guest comes from, and says to come from
FILES = {"caddy": "Caddyfile", "nginx": "nginx.conf"}
GULLIBLE = {  # what is put in the place of what
    "caddy": (BEHIND, BEHIND + " {\n header_up X-Forwarded-For {http.request.header.X-Forwarded-For}\n }"),
    "nginx": ("$remote_addr", "$http_x_forwarded_for"),
}
INSIDE = ("/metrics", "/api/admin/people")  # for nobody who comes through a proxy
PATIENCE = 300  # seconds in which a game must be compiled
LATER = ("preparing", "busy")  # the codes that ask for patience
NGINX = """pid {folder}/pid; error_log {folder}/errors; daemon off;
events {{}}
http {{
    access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include {folder}/site;
}}
"""


def site(proxy: str, port: int, behind: int, gullible: bool = False) -> str:
    """The shipped file of a proxy, for this machine and other ports; a mutant believes what guests say of themselves."""
    text = (CHECKOUT / "deploy" / FILES[proxy]).read_text(encoding="utf-8")
    if gullible:
        text = text.replace(*GULLIBLE[proxy])
    text = text.replace(BEHIND, f"127.0.0.1:{behind}")
    if proxy == "caddy":
        return text.replace(NAME, f"http://127.0.0.1:{port}")
    text = text.replace("listen 80;", f"listen 127.0.0.1:{port};").replace("listen [::]:80;", "")
    return text.replace(NAME, "127.0.0.1")


@contextlib.contextmanager
def running(*command: str) -> Iterator["subprocess.Popen[bytes]"]:
    """A program meanwhile, ended as its host would end it."""
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            yield process
        finally:
            process.terminate()


@contextlib.contextmanager
def proxied(proxy: str, folder: Path, port: int, behind: int, gullible: bool) -> Iterator[None]:
    """A proxy in front of a server that listens at the port `behind`."""
    (folder / "site").write_text(site(proxy, port, behind, gullible), encoding="utf-8")
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder), encoding="utf-8")
    caddy = ("caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "site"))
    command = caddy if proxy == "caddy" else ("nginx", "-c", str(folder / "nginx.conf"))
    with running(*command) as process:
        wait_for(port, process.poll)
        yield


@contextlib.contextmanager
def served(data: Path, behind: int, port: int, game: str) -> Iterator[None]:
    """A server that believes a proxy on this machine, under the name by which the proxy is known."""
    origin = ("--origin", f"http://127.0.0.1:{port}", "--proxy", "127.0.0.1")
    with running(*CANTINA, "serve", "--port", str(behind), "--data", str(data), "--games", game, *origin) as process:
        wait_for(behind, process.poll)
        yield


def status(port: int, path: str) -> int:
    """With which status a path is answered."""
    line = http.client.HTTPConnection("127.0.0.1", port)
    line.request("GET", path)
    return line.getresponse().status


async def play(port: int, data: Path, game: str) -> list[str]:
    """What is wrong with a game that is played through the proxy; the guest says that they come from elsewhere."""
    wire = await dial(port, address=OURS, claimed=CLAIMED)
    await ask(wire, type="hello", protocol=1)
    until, seats = time.monotonic() + PATIENCE, [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    while True:
        made = await ask(wire, type="create", game=game, seats=seats, start=True)
        if made.get("code") not in LATER or time.monotonic() > until:
            break
        await asyncio.sleep(1)
    if made["type"] != "done":
        return [f"no table was made: {made['text']}"]
    shown = await ask(wire, type="watch", table=made["table"])
    listed = await asyncio.to_thread(
        subprocess.run, [*CANTINA, "admin", "--data", str(data), "--json", "people"], capture_output=True, check=True
    )
    addresses = [person["address"] for person in msgspec.json.decode(listed.stdout)]
    wire.transport.close()
    wrong = [] if shown["type"] == "table" else ["the table was not shown"]
    return wrong if addresses == [OURS] else [*wrong, f"a guest at {OURS} is thought to come from {addresses}"]


def faults(proxy: str, game: str, gullible: bool) -> list[str]:
    """What is wrong behind one proxy."""
    port, behind = free_port(), free_port()
    with tempfile.TemporaryDirectory() as name:
        folder, data = Path(name), Path(name) / "data"
        with served(data, behind, port, game), proxied(proxy, folder, port, behind, gullible):
            wrong = [f"{path} is answered with {found}" for path in INSIDE if (found := status(port, path)) != 404]
            wrong += [] if (found := status(port, "/")) == 200 else [f"the page is answered with {found}"]
            return wrong + asyncio.run(play(port, data, game))


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes what is tried."""
    parser.add_argument("--proxies", default="caddy,nginx", help="which must be installed")
    parser.add_argument("--game", default="toy-battle")
    parser.add_argument(
        "--believe", choices=("proxy", "guest"), default="proxy",
        help="guest: a mutant whose proxy passes on what a guest says of itself, which must be caught",
    )  # fmt: skip


def run(args: argparse.Namespace) -> int:
    """Tries each proxy; one that is not installed is a failure, for nothing was proved of it."""
    bad = 0
    for proxy in args.proxies.split(","):
        gone = shutil.which(proxy) is None
        wrong = ["it is not installed"] if gone else faults(proxy, args.game, args.believe == "guest")
        print(
            f"{proxy:8} {'; '.join(wrong) or 'pages, a game over a socket, and where guests come from: as it should be'}"
        )
        bad += gone or bool(wrong) != (args.believe == "guest")
    return int(bad > 0)
