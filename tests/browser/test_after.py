"""After the game: the result, the story with its curve, the replay, playing on, the record, the proof, the rematch."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.playing import begin, click_on, my_turn
from browser.serving import Server

Person = Callable[..., Page]


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

    page.get_by_role("button", name="Watch replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Play on from here")).to_be_in_viewport(ratio=1)
    at_the_end = page.locator(".seats .counts").all_text_contents()
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
