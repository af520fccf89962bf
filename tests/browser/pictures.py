"""Takes the pictures in docs/pictures: every game in the middle and at the end, wide, middling and narrow, dark and light.

The middle of each game is taken on a large screen too, dark alone: what is too small there shows.
"""

import base64
import os
import sys
import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

import parts
from browser.bare import GAME as BARE
from browser.bare import bare_game
from browser.playing import begin, click_on, my_turn
from browser.serving import Server
from cantina.server.web import known_games

TARGET = Path(__file__).parents[2] / "docs" / "pictures"
SIZES = {1280: 720, 768: 1024, 390: 844}
LARGE = (1920, 1080)
GAMES = {  # players, and clicks to the middle of the game
    "super-teams": (4, 40),
    "toy-battle": (2, 26),
    "risk-star-wars": (2, 60),
    "conflict": (4, 9),
}
NAME = "localStorage.setItem('cantina-name', 'Ana')"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


def take(page: Page, name: str) -> None:
    """One picture in each width, dark and light, as WebP: flat drawings become small."""
    page.mouse.move(2, 2)
    page.wait_for_timeout(800)  # until thrown dice are gone
    schemes: tuple[Literal["dark", "light"], ...] = ("dark", "light")
    for scheme in schemes:
        for width, height in SIZES.items():
            shoot(page, name, width, height, scheme)
    page.set_viewport_size({"width": 1280, "height": 720})


def shoot(page: Page, name: str, width: int, height: int, scheme: Literal["dark", "light"]) -> None:
    """One picture."""
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(150)
    camera = page.context.new_cdp_session(page)
    shot = camera.send("Page.captureScreenshot", {"format": "webp", "quality": 80})
    camera.detach()
    (TARGET / f"{name}-{width}-{scheme}.webp").write_bytes(base64.b64decode(shot["data"]))


def open_page(browser: Browser, server: Server) -> Page:
    """The home page of someone called Ana."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", viewport={"width": 1280, "height": 720})
    context.add_init_script(NAME)
    page = context.new_page()
    page.set_default_timeout(600_000)
    page.goto(server.url)
    page.wait_for_selector(".game")
    return page


def session(browser: Browser, server: Server, game: str) -> None:
    """The pictures of one game."""
    players, clicks = GAMES[game]
    page = open_page(browser, server)
    begin(page, game, players)
    click_on(page, clicks, seed=11)
    my_turn(page)
    shoot(page, f"{game}-middle", *LARGE, "dark")
    take(page, f"{game}-middle")
    click_on(page, seed=11)
    page.keyboard.press("Shift")  # ends the moment over the board
    page.wait_for_selector(".story p:not(.quiet)")
    take(page, f"{game}-end")
    page.context.close()


def bare(browser: Browser, server: Server) -> None:
    """The picture of a game that has neither scene nor drawings."""
    page = open_page(browser, server)
    begin(page, BARE, 4)
    click_on(page, 6, seed=11)
    my_turn(page)
    take(page, BARE)
    page.context.close()


def main() -> None:
    """Takes all pictures, or those named: home, a game, or the bare one, which only a server of its own has found."""
    TARGET.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:] or ["home", *GAMES, BARE]
    chromium = parts.need(parts.CHROMIUM)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        server = Server(Path(tempfile.mkdtemp()))
        for name in wanted:
            if name == "home":
                take(open_page(browser, server), "home")
            elif name in GAMES:
                session(browser, server, name)
        server.stop()
        if BARE in wanted:
            os.environ["CANTINA_GAMES"] = str(bare_game(Path(tempfile.mkdtemp())))
            known_games.cache_clear()
            server = Server(Path(tempfile.mkdtemp()))
            bare(browser, server)
            server.stop()
        browser.close()


if __name__ == "__main__":
    main()
