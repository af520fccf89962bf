"""After the game: the result, the story with its curve, the replay, playing on, the record, the proof, the rematch."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.playing import begin, click_on, my_turn
from browser.serving import Server
from browser.sitting import sit
from cantina.core.words import LANGUAGES

Person = Callable[..., Page]
RESIGN = "async (table) => (await import('/js/net.js')).net.ask({ type: 'resign', table, seat: 0 })"
WATCH = "import('/js/net.js').then(({net}) => net.ask({type: 'watch', table: location.pathname.slice(7)}))"
# What reaches out of the window on its right
OUT = """(nodes) => nodes.filter((node) => node.getBoundingClientRect().right > innerWidth - 8)
  .map((node) => node.ariaLabel || node.textContent)"""


def ended(page: Page, **fields: Any) -> None:
    """Plays a little, and gives up."""
    sit(page, "toy-battle", pack="castle-field", options={"first": "1"}, **fields)
    my_turn(page)
    click_on(page, 4)
    my_turn(page)
    page.evaluate(RESIGN, page.url.rpartition("/")[2])
    page.wait_for_selector(".result h2")


def test_an_ended_game_can_be_looked_through_proved_and_played_again(person: Person, server: Server) -> None:
    page = person()
    begin(page, "toy-battle")
    assert click_on(page) == "ended"
    expect(page.locator(".graph .curve").first).to_be_visible(timeout=300_000)
    expect(page.locator(".story")).to_contain_text("turning point", timeout=300_000)

    table = page.url.rpartition("/")[2]
    assert b"toy-battle" in server.fetch(f"/api/record/{table}")
    page.locator(".after-more summary").click()
    page.get_by_role("button", name="Verify that chance was fair").click()
    expect(page.locator("dialog .verdict.good")).to_be_visible()
    page.keyboard.press("Escape")

    at_the_end = page.locator(".seats .counts").all_text_contents()
    page.get_by_role("button", name="Watch replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Play on from here")).to_be_in_viewport(ratio=1)
    slider.fill("0")
    expect(page.locator(".seats .counts").first).to_contain_text(re.compile(r"Reserve 1[67]"))
    slider.fill("3")
    expect(page.locator(".replay .say")).to_contain_text("3 of")
    page.get_by_role("button", name="Next move").click()
    expect(page.locator(".replay .say")).to_contain_text("4 of")
    page.get_by_role("button", name="Back to the end").click()
    expect(page.locator(".seats .counts")).to_have_text(at_the_end)
    page.get_by_role("button", name="Watch replay").click()
    slider.fill("4")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: not url.endswith(table))
    my_turn(page)

    page.goto(f"{server.url}/table/{table}")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: not url.endswith(table))
    page.wait_for_selector(".table .say")
    expect(page.locator(".toast")).to_have_count(0)


def test_a_moment_stays_whatever_comes_meanwhile(person: Person) -> None:
    """A table that is told again, as after a lost connection, does not show the end beside an earlier board."""
    page = person()
    ended(page)
    page.get_by_role("button", name="Watch replay").click()
    page.get_by_role("slider").fill("0")
    expect(page.locator(".seats .counts").first).to_contain_text(re.compile(r"Reserve 1[67]"))
    shown = page.locator(".seats .counts").all_text_contents()
    log = page.locator(".log").inner_text()
    page.evaluate(WATCH)
    expect(page.locator(".seats .counts")).to_have_text(shown)
    assert page.locator(".log").inner_text() == log


def test_a_replay_plays_from_the_beginning_and_rings_what_moved(person: Person) -> None:
    page = person()
    begin(page, "toy-battle")
    assert click_on(page) == "ended"
    page.clock.install(time=0)
    page.get_by_role("link", name="Cantina").click()
    page.locator(".finished li").first.get_by_role("button", name="Watch replay").click()
    slider = page.get_by_role("slider")
    page.wait_for_function("() => document.querySelector('.replay:not([hidden]) input')?.value === '0'")  # for a second
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.wait_for_function("() => document.querySelector('.story')?.dataset.told")
    for _ in range(200):
        if page.locator(".board .latest").count():
            break
        page.clock.run_for(1100)
    expect(page.locator(".board .latest")).not_to_have_count(0)
    assert slider.input_value() != "0"
    page.get_by_role("button", name="Previous move").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.reload()
    page.wait_for_selector(".result h2")
    expect(slider).to_be_hidden()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_a_replay_is_led_by_is_on_the_smallest_phone(person: Person, lang: str) -> None:
    page = person(locale=lang, viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True)
    ended(page)
    page.locator(".ending .row button").nth(1).click()
    page.get_by_role("slider").fill("2")
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    assert page.locator(".replay .row button").evaluate_all(OUT) == []
