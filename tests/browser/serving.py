"""A server for tests, and for the pictures in docs."""

import socket
import threading
import time
import urllib.request
from pathlib import Path
from typing import Any

import uvicorn

from cantina.server.app import Origins, build, uvicorn_options
from cantina.server.limits import Limits
from cantina.server.services import Config

# A test plays faster than a person may.
LIMITS = Limits(
    requests=(500.0, 5000), frames=(1000.0, 5000), messages=(1000.0, 5000), address_messages=(5000.0, 50000),
    tables=(10.0, 1000), arrangements=(100.0, 1000), heavy=(100.0, 1000),
)  # fmt: skip


class Server:
    """A server in a thread, which can be stopped and started again with the same data."""

    def __init__(self, data: Path, **chosen: Any) -> None:
        self.data, self.chosen = data, {"limits": LIMITS, "pauses": (0.0, 0.0), **chosen}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Runs it, and waits until it answers."""
        app = build(Config(self.data, **self.chosen), Origins(self.port))
        options = uvicorn_options(host="127.0.0.1", port=self.port, timeout_graceful_shutdown=1)
        self.server = uvicorn.Server(uvicorn.Config(app, **options))
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        for _ in range(300):
            if self.server.started:
                return
            time.sleep(0.1)
        raise RuntimeError("the server did not start")

    def stop(self) -> None:
        """Ends it, connections and all."""
        self.server.should_exit = True
        self.thread.join(30)

    def fetch(self, path: str) -> bytes:
        """What is at a path."""
        with urllib.request.urlopen(self.url + path) as answer:
            return bytes(answer.read())
