"""Leaving is not resigning, and a server that is not ready is waited for: what people see of it."""

import json
import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect

from browser.playing import begin
from browser.serving import Server
from cantina.server.hall import Hall

Person = Callable[..., Page]


def turn_on(server: Server, seconds: float) -> None:
    """Lets time pass for a server."""
    hall: Hall = server.server.config.app.hall
    hall.clock = lambda: time.monotonic() + seconds


@pytest.fixture
def pair(own_server: Server, browser: Browser) -> Iterator[tuple[Page, Page]]:
    """Two people at a table of Toy Battle; the first is to move."""
    contexts = [browser.new_context(locale="en-GB", reduced_motion="reduce") for _ in range(2)]
    yield sit_down(own_server, contexts)
    for context in contexts:
        context.close()


def sit_down(server: Server, contexts: list[BrowserContext]) -> tuple[Page, Page]:
    """Brings two people to a table."""
    one, other = (context.new_page() for context in contexts)
    for page in (one, other):
        page.set_default_timeout(180_000)
    for page, name in ((one, "Mara"), (other, "Ben")):
        page.goto(server.url)
        page.evaluate("name => localStorage.setItem('cantina-name', name)", name)
        page.reload()
        page.wait_for_selector(".game")
    begin(one, "toy-battle", mode="friends")
    one.wait_for_selector(".waiting")
    other.goto(one.url)
    other.get_by_role("button", name="Sit here").click()
    one.get_by_role("button", name="Start", exact=True).click()
    for page in (one, other):
        page.wait_for_selector(".table .hand .card")  # by now it knows whose turn it is
    moves = one if one.locator(".table.my-turn").count() else other
    return (one, other) if moves is one else (other, one)


def test_who_goes_home_finds_the_turn_again(pair: tuple[Page, Page]) -> None:
    mover, waits = pair
    lines = waits.locator(".log li").count()
    mover.locator(".logo").click()
    mover.wait_for_selector(".game")
    expect(waits.locator(".seat-state", has_text="away")).to_be_visible()
    expect(waits.get_by_text("After 2 minutes you may let a bot play.")).to_be_visible()
    mover.get_by_role("button", name="Continue").click()
    mover.wait_for_selector(".table.my-turn")
    expect(waits.locator(".seat-state", has_text="away")).to_have_count(0)
    assert waits.locator(".log li").count() == lines
    assert mover.locator(".toast").count() == 0


def test_others_may_let_a_bot_play_and_everyone_is_told(own_server: Server, pair: tuple[Page, Page]) -> None:
    mover, waits = pair
    place = mover.url
    mover.goto("about:blank")
    expect(waits.locator(".seat-state", has_text="away")).to_be_visible()
    assert waits.locator(".ask-bot").count() == 0
    turn_on(own_server, 185)
    waits.reload()
    expect(waits.locator(".seat-state", has_text="away for 3 minutes")).to_be_visible()
    faint = "(node) => { for (; node; node = node.parentElement) if (getComputedStyle(node).opacity < 1) return true; }"
    assert not waits.locator(".ask-bot").evaluate(faint), "it can be pressed, and looks so"
    waits.locator(".ask-bot").click()
    expect(waits.locator(".toast", has_text="A bot plays for")).to_be_visible()
    expect(waits.locator(".seat-state", has_text="a bot stands in")).to_be_visible()
    expect(waits.locator(".log .auto", has_text="(a bot stood in)").first).to_be_visible()
    mover.goto(place)
    expect(waits.locator(".toast", has_text="is back")).to_be_visible()  # first what goes away by itself
    expect(mover.locator(".toast", has_text="A bot played for you")).to_be_visible()
    expect(mover.locator(".log .auto").first).to_be_visible()
    expect(waits.locator(".seat-state", has_text="a bot stands in")).to_have_count(0)


def deaf(page: Page, refusals: list[int]) -> None:
    """Makes the server refuse a page's greetings, as often as the list says."""

    def listen(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def said(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "hello" and refusals[0]:
                refusals[0] -= 1
                refused = {"type": "refused", "id": message.get("id", ""), "code": "too-fast", "text": "wait a little"}
                route.send(json.dumps(refused))
            else:
                server.send(frame)

        route.on_message(said)

    page.route_web_socket("**/ws", listen)


def test_a_refused_greeting_is_said_again(person: Person) -> None:
    page = person()
    refusals = [3]
    deaf(page, refusals)
    page.reload()
    page.wait_for_selector(".tables h2")
    assert refusals == [0]
    begin(page, "toy-battle")
    page.wait_for_selector(".table.my-turn")


def test_a_click_without_a_connection_says_so_and_is_not_lost(person: Person) -> None:
    page = person()
    refusals = [1_000_000]
    deaf(page, refusals)
    page.reload()
    page.wait_for_selector(".game")
    page.click("[data-play=toy-battle]")
    expect(page.locator(".toast")).to_contain_text("There is no connection just now")
    refusals[0] = 0
    page.wait_for_selector(".table .say")
    page.goto(page.url.split("/table")[0])
    expect(page.locator(".table-list").first.locator("li")).to_have_count(1)
