"""Long games: what comes after a game of a thousand actions is whole, and what has gone wrong on the way is made good."""

import asyncio
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.playing import my_turn
from browser.serving import Server
from browser.sitting import sit
from cantina.core.registry import game as game_of
from cantina.server import tables
from cantina.server.board import board_of
from cantina.server.guests import Guests
from cantina.server.limits import Limits
from cantina.server.sqlite import SqliteStore
from server.long_games import store_game

Person = Callable[..., Page]
TABLE = "abcdefghijkl"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that people meet, not those for tests."""
    found = Server(
        tmp_path_factory.mktemp("long"), limits=Limits(messages=(100.0, 600), address_messages=(500.0, 2000))
    )
    yield found
    found.stop()


def store(server: Server, page: Page, game: str, seed: str, table: str = TABLE, players: int = 2) -> int:
    """Ends a game of this person against bots behind the server's back; returns how many actions it has."""
    page.wait_for_load_state("networkidle")  # a file that is cut off on its way would be a complaint
    cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in page.context.cookies())
    server.stop()

    def work() -> int:
        opened = SqliteStore(server.data)
        known = Guests(opened.key).of_header(cookies)
        opened.close()
        assert known
        return asyncio.run(store_game(server.data, table, game, known[0], players, seed))

    with ThreadPoolExecutor(1) as thread:  # Playwright has a loop in this one
        of = thread.submit(work).result()
    server.start()
    return of


def at(page: Page, moment: int) -> None:
    """Waits until a moment is shown, with what was done."""
    expect(page.locator(".replay .say")).to_have_text(re.compile(rf"^{moment} of \d+\. .+: .+"))


def test_a_game_of_a_thousand_actions_is_told_and_looked_through(person: Person, server: Server) -> None:
    page = person()
    of = store(server, page, "risk-star-wars", "4")
    assert of > 1000
    page.goto(f"{server.url}/table/{TABLE}")
    expect(page.locator(".story")).to_contain_text("turning point", timeout=300_000)  # a thousand looks of a bot
    expect(page.locator(".story")).to_contain_text(f"{of} decisions")
    expect(page.locator(".legend li")).to_have_count(2)
    expect(page.locator(".graph text")).to_have_text(["0%", "50%", "100%"])

    page.get_by_role("button", name="Watch replay").click()
    slider = page.get_by_role("slider")
    logs = set()
    for moment in (of, 40, of // 2, 900, of - 1):
        slider.fill(str(moment))
        at(page, moment)
        expect(page.locator(".log li").last).to_be_visible()
        logs.add(page.locator(".log").inner_text())
        expect(page.locator(".open-hand")).to_have_count(2)
    assert len(logs) == 5
    page.locator(".board").click(position={"x": 5, "y": 5})
    page.keyboard.press("ArrowLeft")
    at(page, of - 2)
    page.keyboard.press("Home")
    expect(page.locator(".replay .say")).to_contain_text(f"0 of {of}.")


def test_autoplay_goes_from_move_to_move(person: Person, server: Server) -> None:
    page = person()
    store(server, page, "super-teams", "1", "abcdefghijkm", 4)
    page.clock.install(time=0)
    page.goto(f"{server.url}/table/abcdefghijkm")
    page.get_by_role("button", name="Watch replay").click()
    page.get_by_role("slider").fill("0")
    expect(page.locator(".story")).to_contain_text("turning point", timeout=300_000)
    ends = page.evaluate(MOVES)
    page.clock.pause_at(3600)  # no move goes by while another is looked for
    page.get_by_role("button", name="Play", exact=True).click()
    for end in ends[:3]:
        page.clock.run_for(1100)
        at(page, end)
    # Partners share one line, which is called by both names.
    expect(page.locator(".legend li")).to_have_count(2)
    expect(page.locator(".legend li").first).to_contain_text("+")


# The moments at which moves end, as the server tells them to another socket of the same guest
MOVES = """
() => new Promise((done) => {
  const socket = new WebSocket(location.origin.replace("http", "ws") + "/ws");
  const say = (message) => socket.send(JSON.stringify(message));
  socket.onopen = () => say({ type: "hello", protocol: 1 });
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "welcome") say({ type: "replay", table: location.pathname.split("/")[2], count: 40, patches: true });
    if (message.type !== "replay") return;
    done(message.frames.filter((frame) => frame.moved && frame.at).map((frame) => frame.at));
    socket.close();
  };
})
"""


def test_the_story_names_the_mover_and_ones_own_best_move(person: Person, server: Server) -> None:
    page = person()
    store(server, page, "toy-battle", "7", "abcdefghijkn")
    page.goto(f"{server.url}/table/abcdefghijkn")
    expect(page.locator(".story")).to_contain_text("turning point", timeout=300_000)
    story = page.locator(".story")
    best = story.locator("p", has_text="Your best move")
    expect(best).to_contain_text("Your best move Ana: ")
    assert "brought" not in story.inner_text()
    best.get_by_role("button").click()
    said = page.locator(".replay .say")
    expect(said).to_contain_text("Ana: ")
    last = said.inner_text().partition("Ana: ")[2]
    expect(best).to_contain_text(last)


def test_a_lost_connection_costs_a_replay_nothing(person: Person, server: Server) -> None:
    page = person()
    of = store(server, page, "super-teams", "2", "abcdefghijko", 4)
    page.goto(f"{server.url}/table/abcdefghijko")
    page.get_by_role("button", name="Watch replay").wait_for()
    page.wait_for_load_state("networkidle")  # no file is cut off on its way
    server.stop()
    page.get_by_role("button", name="Watch replay").click()
    page.get_by_role("slider").fill("3")
    expect(page.locator(".replay .say")).to_contain_text(f"3 of {of}.")
    server.start()
    at(page, 3)
    expect(page.locator(".story")).to_contain_text("turning point", timeout=300_000)


def test_playing_on_makes_one_table_and_says_where_it_comes_from(person: Person, server: Server) -> None:
    page = person()
    store(server, page, "toy-battle", "7", "abcdefghijkp")
    page.goto(f"{server.url}/table/abcdefghijkp")
    made: list[Any] = []
    page.on("websocket", lambda ws: ws.on("framesent", lambda text: made.append(text) if '"create"' in text else None))
    page.reload()
    page.get_by_role("button", name="Watch replay").click()
    page.get_by_role("slider").fill("4")
    at(page, 4)
    page.get_by_role("button", name="Play on from here").dblclick()
    page.wait_for_url(lambda url: not url.endswith("abcdefghijkp"))
    expect(page.locator(".came")).to_contain_text("moment 4 of an earlier one")
    assert len(made) == 1


def test_old_rules_are_looked_at_and_played_on_from(
    person: Person, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An ended game is shown as it was; one that goes on says why it cannot, and is played on at a new table."""
    page = person()
    store(server, page, "toy-battle", "7", "abcdefghijkq")
    page.goto(f"{server.url}/table/abcdefghijkq")
    expect(page.locator(".story")).to_contain_text("turning point", timeout=300_000)
    page.get_by_role("button", name="Watch replay").click()
    page.get_by_role("slider").fill("4")
    at(page, 4)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: not url.endswith("abcdefghijkq"))
    my_turn(page)
    going = page.url
    page.reload()  # then everything is told
    my_turn(page)
    shown = page.locator(".seats .counts").all_text_contents()
    page.wait_for_load_state("networkidle")
    server.stop()
    facts = replace(game_of("toy-battle").facts, rules="new", replays=())
    monkeypatch.setattr(game_of("toy-battle"), "facts", facts)
    monkeypatch.setattr(tables, "facts_of", lambda _game: facts)
    board_of.cache_clear()
    server.start()

    page.goto(f"{server.url}/table/abcdefghijkq")
    expect(page.locator(".story")).to_contain_text("turning point", timeout=300_000)
    page.get_by_role("button", name="Watch replay").click()
    page.get_by_role("slider").fill("4")
    at(page, 4)
    expect(page.get_by_role("button", name="Play on from here")).to_be_hidden()

    page.goto(going)
    expect(page.locator(".result h2")).to_have_text("This game can't be continued here")
    expect(page.locator(".result")).to_contain_text("it began with rules")
    page.get_by_role("button", name="Play on at a new table").click()
    page.wait_for_url(lambda url: url != going)
    expect(page.locator(".came")).to_contain_text("begun under earlier rules")
    my_turn(page)
    expect(page.locator(".seats .counts")).to_have_text(shown)


def test_hints_are_given_as_often_as_they_are_asked_for(person: Person) -> None:
    """What limits them is the work that is under way, not their number (B23)."""
    page = person()
    sit(page, "toy-battle", pack="castle-field", options={"first": "1"})
    my_turn(page)
    best = page.locator(".why .act")
    for _ in range(15):
        page.get_by_role("button", name="Hint").click()
        expect(best.first).to_contain_text("%")
        page.evaluate("document.querySelector('.why').replaceChildren()")


def test_a_replay_fits_a_phone(person: Person, server: Server) -> None:
    page = person(viewport={"width": 390, "height": 844}, has_touch=True)
    store(server, page, "super-teams", "2", "abcdefghijkr", 4)
    page.goto(f"{server.url}/table/abcdefghijkr")
    page.get_by_role("button", name="Watch replay").click()
    page.get_by_role("slider").fill("100")
    at(page, 100)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for button in page.locator(".replay .row button:visible").all():
        box = button.bounding_box()
        assert box
        assert box["x"] + box["width"] <= 390
    slider = page.get_by_role("slider").bounding_box()
    assert slider
    assert slider["height"] >= 44
