"""Whole games through the page, by clicks on what is lit up, against bots and against each other."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.playing import begin, click_along, click_on, my_turn
from cantina.core.registry import all_facts

COUNTS = [(facts.id, players) for facts in all_facts().values() if facts.offered for players in facts.players]
Person = Callable[..., Page]


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_a_whole_game_against_bots(person: Person, game: str, players: int) -> None:
    page = person()
    begin(page, game, players)
    assert click_on(page, seed=players) == "ended"
    page.wait_for_selector(".result h2")
    assert page.locator(".seats .seat").count() == players
    assert page.locator(".log li").count() > 5
    assert "undefined" not in page.inner_text("body")


@pytest.mark.parametrize("game", [facts.id for facts in all_facts().values() if facts.offered])
def test_pieces_travel_and_dice_tumble(person: Person, game: str) -> None:
    """What moves, appears and goes in between is in nobody's way."""
    page = person(reduced_motion="no-preference")
    begin(page, game)
    assert click_on(page, 25, seed=4) in ("playing", "ended")
    my_turn(page)
    assert page.locator(".log li").count() > 5


def test_two_browsers_play_each_other(person: Person) -> None:
    one, two = person(), person()
    begin(one, "toy-battle", mode="friends")
    two.goto(one.url)
    two.get_by_role("button", name="Sit here").click()
    one.wait_for_selector(".waiting .big:not([disabled])")
    one.get_by_role("button", name="Start").click()
    for page in (one, two):
        page.wait_for_selector(".table .say")
    click_along(one, seed=1)
    assert click_on(two, seed=2) == "ended"
    assert one.evaluate("window.played") == "ended"
    titles = {page.inner_text(".result h2") for page in (one, two)}
    assert titles == {"You won!", "You lost"}


def test_one_screen_hides_the_hands_of_the_others(person: Person) -> None:
    page = person()
    begin(page, "super-teams", 3, mode="same")
    my_turn(page)
    click_on(page, 4)
    assert page.locator(".seats .seat.me").count() == 1
    assert click_on(page, seed=3) == "ended"


def test_pieces_can_be_clicked_and_dragged_with_a_mouse(person: Person) -> None:
    page = person()
    begin(page, "toy-battle", pack="castle-field")
    my_turn(page)
    troop = page.locator(".hand .card.legal").first.get_attribute("data-id")
    card = page.locator(f".hand [data-id={troop}]").first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")
    box = card.bounding_box()
    assert box
    lines = page.locator(".log li").count()
    page.mouse.move(box["x"] + 30, box["y"] + 40)
    page.mouse.down()
    page.mouse.move(box["x"] + 30, box["y"] - 60, steps=3)
    legal = page.locator(".board .place.legal").first.bounding_box()
    assert legal
    page.mouse.move(legal["x"] + legal["width"] / 2, legal["y"] + legal["height"] / 2, steps=4)
    page.mouse.up()
    expect(page.locator(".log li").nth(lines)).to_be_attached()


def test_every_terrain_can_be_drawn_and_played(person: Person) -> None:
    page = person()
    for pack in ("tropical-pool", "volcanic-jungle", "cursed-cemetery", "caribbean-sea", "la-croisette"):
        page.goto(page.url.split("/table")[0])
        page.wait_for_selector(".game")
        begin(page, "toy-battle", pack=pack)
        assert click_on(page, 12) in ("playing", "ended")
        assert page.locator(f".terrain.{pack}").count() == 1
