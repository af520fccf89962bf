"""Ctrl-C: a real signal to a real process, while a kernel runs that would never end."""

import signal
import subprocess
import sys
from pathlib import Path

import cantina

ENDLESS = """
import sys, threading, time
import numpy as np
from cantina.cli import games, main
from cantina.core.kernel import kernel

@kernel
def forever(seen):
    i = 0
    while True:
        i = (5 * i + 1) % seen.size
        seen[i] += 1

seen = np.zeros(64, np.int64)

def tell():
    while not seen.any():
        time.sleep(0.01)
    print("in the kernel", flush=True)

threading.Thread(target=tell, daemon=True).start()
games.run = lambda args: forever(seen)
sys.exit(main(["games"]))
"""

POOL = ENDLESS.replace(
    "lambda args: forever(seen)", "lambda args: list(in_threads(lambda _: forever(seen), [1]))"
).replace("import sys,", "from cantina.lab.arena import in_threads\nimport sys,")

THINKING = """
import sys
from cantina.bots.engine import Tree
from cantina.cli import main

grow = Tree.grow

def think(tree, seat, iterations):
    if int(tree.arrays.states[0].ply) >= 2:
        print("thinking", flush=True)
        iterations = 10**12
    grow(tree, seat, iterations)

Tree.grow = lambda tree, seat, iterations, seconds=None: think(tree, seat, iterations)
sys.exit(main(["play", "template", "--seats", "easy,easy", "--seed", "7", "--save", sys.argv[1]]))
"""


DRAINING = """
import sys
from cantina.cli import admin, main

def ask(_folder, command, _asked):
    if command != "drain":
        print("looking", flush=True)
    return {"present": 1}

admin.ask = ask
sys.exit(main(["admin", "--data", "the data", "drain"]))
"""


def interrupted(code: str, line: str, *args: str) -> tuple[int, str, str]:
    """How a process ends that is interrupted once it has printed a line: exit code, the rest that it printed, errors."""
    process = subprocess.Popen(
        [sys.executable, "-c", code, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        while (said := process.stdout.readline().strip()) != line:
            assert said or process.poll() is None, process.communicate()[1]
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
    return process.returncode, out, err


def test_a_command_ends_in_the_middle_of_a_kernel() -> None:
    """With the exit code of an interrupted command, and no traceback."""
    assert interrupted(ENDLESS, "in the kernel") == (130, "", "")


def test_a_command_does_not_wait_for_its_threads() -> None:
    """Those of a pool would otherwise be waited for at the end of Python."""
    assert interrupted(POOL, "in the kernel") == (130, "", "")


def test_a_game_is_kept_while_a_bot_thinks(tmp_path: Path) -> None:
    """What was played so far is in the file, and it is said how to go on."""
    path = tmp_path / "game.toml"
    code, out, err = interrupted(THINKING, "thinking", str(path))
    assert (code, err) == (0, "")
    assert "--resume" in out
    assert len(cantina.game("template").load(path).record) == 2


def test_a_server_that_was_to_close_says_how_it_opens_again() -> None:
    """Who does not wait any longer may restart it now, or may have changed their mind."""
    code, out, err = interrupted(DRAINING, "looking")
    assert (code, "Traceback" in err) == (130, False)
    assert "cantina admin --data 'the data' resume" in out
