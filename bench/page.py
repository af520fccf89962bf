"""The page: how much a first visit loads and a later one, how long a click takes to show, and how a long game is scrubbed.

`python -m bench.page` measures with a server and a browser of its own and prints a table for docs/page.md, with how
busy the machine was. Goals: a first visit under 150 KB, a click painted within 50 ms, no task over 100 ms in a game, and
a game of 1,000 actions looked through without a stutter.
"""

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table

TESTS = Path(__file__).parents[1] / "tests"
sys.path.insert(0, str(TESTS))

import parts  # noqa: E402
from browser.conftest import ARGUMENTS  # noqa: E402
from browser.playing import click_on, my_turn  # noqa: E402
from browser.serving import Server  # noqa: E402
from browser.sitting import sit  # noqa: E402
from browser.test_long_games import TABLE, store  # noqa: E402
from cantina.core.registry import all_facts  # noqa: E402

CLICKS, JUMPS, STEPS = 30, 40, 200
LONG = ("risk-star-wars", "4")  # a game by chance, with its seed, of more than 1,000 actions
FIRST_PAINT = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
WEIGHT = "performance.getEntriesByType('resource').reduce((sum, one) => sum + one.transferSize, 0)"
FILES = "performance.getEntriesByType('resource').filter((one) => one.transferSize > 0).length"

# Notes every task that takes longer than 50 milliseconds, and how long each click takes until it is painted.
WATCH = """() => {
  window.long = [];
  window.painted = [];
  new PerformanceObserver((list) => window.long.push(...list.getEntries().map((one) => one.duration)))
    .observe({ entryTypes: ["longtask"] });
  addEventListener("click", () => {
    const begun = performance.now();
    requestAnimationFrame(() => setTimeout(() => window.painted.push(performance.now() - begun)));
  }, true);
}"""

# Moves the slider all over the game, or step by step as it is dragged; the time from each move to the picture of it.
SCRUB = """async ([count, dragged]) => {
  const slider = document.querySelector(".replay input");
  const times = [];
  for (let i = 0; i < count; i++) {
    slider.value = String(dragged ? i * 5 : Math.round((((i * 0.618) % 1) * slider.max)));
    const begun = performance.now();
    slider.dispatchEvent(new Event("input"));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    times.push(performance.now() - begun);
  }
  return times;
}"""


def loads(browser: Browser, server: Server) -> Iterator[tuple[str, str]]:
    """A first visit and a later one, in a browser that keeps files."""
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    for name in ("first visit", "later visit"):
        page.goto(server.url)
        page.wait_for_selector(".game")
        page.wait_for_load_state("networkidle")
        yield f"{name}: loaded", f"{page.evaluate(WEIGHT) / 1000:.0f} KB in {page.evaluate(FILES)} files"
        yield f"{name}: first paint", f"{page.evaluate(FIRST_PAINT):.0f} ms"
        page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    context.close()


def play(page: Page, game: str) -> Iterator[tuple[str, str]]:
    """Some clicks in a game: until they are painted, and the longest task."""
    sit(page, game)
    my_turn(page)
    page.evaluate(WATCH)
    for seed in range(CLICKS):
        click_on(page, 1, seed)
    my_turn(page)
    painted = page.evaluate("window.painted")
    yield f"{game}: click to paint", f"{median(painted):.0f} ms, at most {max(painted):.0f} ms"
    yield f"{game}: longest task", longest(page)


def scrub(page: Page, server: Server) -> Iterator[tuple[str, str]]:
    """A long game, looked through by the slider when all of it is here."""
    game, seed = LONG
    of = store(server, page, game, seed)
    page.goto(f"{server.url}/table/{TABLE}")
    page.wait_for_selector(".story[data-told]")
    page.get_by_role("button", name="Watch replay").click()
    page.evaluate(WATCH)
    for name, count, dragged in (("a jump", JUMPS, False), ("a step of a drag", STEPS, True)):
        times = page.evaluate(SCRUB, [count, dragged])
        yield f"replay of {of} actions: {name}", f"{median(times):.0f} ms, at most {max(times):.0f} ms"
    yield f"replay of {of} actions: longest task", longest(page)


def longest(page: Page) -> str:
    """The longest task since it was watched."""
    tasks = page.evaluate("window.long")
    return f"{max(tasks):.0f} ms" if tasks else "under 50 ms"


def main() -> None:
    """Measures, and prints what was found."""
    found = Table("", "", box=None)
    games = [facts.id for facts in all_facts().values() if facts.offered]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=parts.need(parts.CHROMIUM), args=ARGUMENTS)
        server = Server(Path(data))
        rows: list[Any] = [*loads(browser, server)]
        page = browser.new_page(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
        page.set_default_timeout(300_000)
        page.goto(server.url)
        page.wait_for_selector(".game")
        for game in games:
            rows += play(page, game)
        rows += scrub(page, server)
        rows.append(("load of the machine", f"{os.getloadavg()[1]:.0f} on {os.cpu_count()} cores"))
        browser.close()
        server.stop()
    for row in rows:
        found.add_row(*row)
    Console().print(found)


if __name__ == "__main__":
    main()
