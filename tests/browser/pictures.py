"""Takes the pictures in docs/pictures: every game in the middle and at the end, wide, middling and narrow, dark and light."""

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

import parts
from browser.playing import begin, click_on, my_turn
from browser.serving import Server

TARGET = Path(__file__).parents[2] / "docs" / "pictures"
SIZES = {1280: 720, 768: 1024, 390: 844}
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
    camera = page.context.new_cdp_session(page)
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        for width, height in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(150)
            shot = camera.send("Page.captureScreenshot", {"format": "webp", "quality": 80})
            (TARGET / f"{name}-{width}-{scheme}.webp").write_bytes(base64.b64decode(shot["data"]))
    camera.detach()
    page.set_viewport_size({"width": 1280, "height": 720})


def session(browser: Browser, server: Server, game: str) -> None:
    """The pictures of one game."""
    players, clicks = GAMES[game]
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", viewport={"width": 1280, "height": 720})
    context.add_init_script(NAME)
    page = context.new_page()
    page.set_default_timeout(600_000)
    page.goto(server.url)
    page.wait_for_selector(".game")
    begin(page, game, players)
    click_on(page, clicks, seed=11)
    my_turn(page)
    take(page, f"{game}-middle")
    click_on(page, seed=11)
    page.wait_for_selector(".story p:not(.quiet)")
    take(page, f"{game}-end")
    context.close()


def main() -> None:
    """Takes all pictures, or those of the games named."""
    TARGET.mkdir(parents=True, exist_ok=True)
    chromium = parts.need(parts.CHROMIUM)
    server = Server(Path(tempfile.mkdtemp()))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        if len(sys.argv) == 1:
            page = browser.new_context(locale="en-GB").new_page()
            page.goto(server.url)
            page.wait_for_selector(".game")
            take(page, "home")
        for game in sys.argv[1:] or GAMES:
            session(browser, server, game)
        browser.close()
    server.stop()


if __name__ == "__main__":
    main()
