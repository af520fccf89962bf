"""The first start: the page is there at once, each game can be played as soon as it is ready; and how friends get in."""

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.playing import begin, my_turn
from browser.serving import Server
from cantina.server import kitchen

# A worker that compiles nothing, and ends when it is told to
WAITS = """
import pathlib, sys, time
while not pathlib.Path(sys.argv[1], sys.argv[2]).exists():
    time.sleep(0.05)
"""
Open = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser) -> Iterator[Open]:
    """A function that opens a page of a server."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")

    def opened(server: Server, path: str = "/") -> Page:
        page = context.new_page()
        page.set_default_timeout(180_000)
        page.goto(server.url + path)
        return page

    yield opened
    context.close()


@pytest.fixture
def first_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server whose games wait until a file of their name lies in its data's folder."""
    monkeypatch.setattr(kitchen, "cache_home", lambda: tmp_path / "marks")
    found = Server(tmp_path, games=("toy-battle", "super-teams"), worker=(sys.executable, "-c", WAITS, str(tmp_path)))
    yield found
    found.stop()


def test_each_game_can_be_played_as_soon_as_it_is_ready(first_start: Server, visit: Open) -> None:
    page = visit(first_start)
    toys, teams = page.locator("[data-game=toy-battle]"), page.locator("[data-game=super-teams]")
    expect(toys.locator(".progress")).to_contain_text("Being prepared, just this once: about")
    expect(toys.locator("progress")).to_be_visible()
    expect(page.locator("[data-play]")).to_have_count(0)
    expect(toys.get_by_role("button", name="Learn to play")).to_have_count(0)
    toys.get_by_role("button", name="Rules").click()
    expect(page.locator("dialog")).to_contain_text("Toy Battle")
    page.keyboard.press("Escape")
    (first_start.data / "toy-battle").touch()
    expect(toys.locator("[data-play]")).to_be_visible()
    expect(toys.get_by_role("status")).to_have_text("Toy Battle is ready.")
    expect(teams.locator(".progress")).to_be_visible()
    begin(page, "toy-battle")
    my_turn(page)


def test_a_table_opens_by_itself_when_its_game_is_ready(first_start: Server, visit: Open) -> None:
    (first_start.data / "toy-battle").touch()
    page = visit(first_start)
    begin(page, "toy-battle")
    my_turn(page)
    path = page.url.removeprefix(first_start.url)
    first_start.stop()
    for left in [first_start.data / "toy-battle", *(first_start.data / "marks").iterdir()]:
        left.unlink()
    first_start.start()
    expect(page.locator(".net")).to_have_text("")
    again = visit(first_start, path)
    expect(again.locator("h1")).to_have_text("One moment, please")
    (first_start.data / "toy-battle").touch()
    my_turn(again)
    my_turn(page)


def invitation(page: Page) -> None:
    """Makes a table for friends."""
    page.wait_for_selector(".game")
    page.locator("[data-game=toy-battle]").get_by_role("button", name="With friends").click()
    page.click("[data-start]")
    page.wait_for_selector(".waiting")


def test_an_invitation_that_nobody_could_open_says_what_to_do(server: Server, visit: Open) -> None:
    page = visit(server)
    invitation(page)
    expect(page.locator(".invite code")).to_have_text("make play HOST=0.0.0.0")
    expect(page.locator(".invite input")).to_have_value(page.url)
    expect(page.locator(".invite svg")).to_have_count(0)


def test_an_invitation_shows_the_address_in_the_network(tmp_path: Path, visit: Open) -> None:
    server = Server(tmp_path, address="http://192.168.7.5:8000")
    try:
        page = visit(server)
        invitation(page)
        expect(page.locator(".invite input")).to_have_value(re.compile("^http://192.168.7.5:8000/table/[a-z2-7]{12}$"))
        expect(page.locator(".invite svg")).to_be_visible()
    finally:
        server.stop()
