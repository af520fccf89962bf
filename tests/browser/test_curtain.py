"""Several people at one screen: a curtain between two turns, which comes by itself and hides every secret."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.playing import click_on, my_turn
from browser.sitting import box, sit

Person = Callable[..., Page]


def test_after_the_curtain_the_hand_and_the_buttons_are_of_the_next_player(person: Person) -> None:
    page = person()
    sit(page, "toy-battle", "me me", pack="castle-field")
    expect(page.locator(".curtain")).to_be_visible()  # the first hand, too, is for the one whose it is
    for seed in range(6):
        my_turn(page)
        if page.locator(".curtain").count():
            page.locator(".curtain button").click()
            name = page.locator(".seat.me .seat-name").inner_text().removesuffix(" (you)")
            expect(page.locator(".yours")).to_have_text(f"{name}:")
        seat = int(page.locator(".seat.me").get_attribute("data-seat") or -1)
        acting = int(page.locator(".seat.acting").get_attribute("data-seat") or -1)
        assert seat == acting
        page.keyboard.press("Escape")
        expect(page.locator(".acts [data-action^=place]"), "toys of the rack need no button").to_have_count(0)
        assert click_on(page, 2, seed) == "playing"


# Whether there is something to choose, or the screen is to be passed on.
DECIDED = """() => document.querySelector(".curtain, .pass-on:not([hidden])") ||
  !document.querySelector(".table.pending, [aria-busy]") &&
  document.querySelector(".acts .act, .hand .card.legal")"""

# Whether some parts lie under the curtain.
COVERED = """(cards) => cards.every((card) => {
  const { x, y, width, height } = card.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".curtain");
})"""


@pytest.mark.parametrize("device", [{}, {"viewport": {"width": 390, "height": 844}, "has_touch": True}])
def test_who_has_moved_sees_what_came_of_it_and_passes_the_screen_on(person: Person, device: dict[str, Any]) -> None:
    page = person(reduced_motion="no-preference", **device)
    sit(page, "toy-battle", "me me", pack="castle-field", options={"first": "1"})
    page.locator(".curtain button").click()
    my_turn(page)
    cards, board = page.locator(".hand .card"), box(page, ".stage .board")
    next_one = page.locator(".seat:not(.me) .called").inner_text()
    drawn = cards.count() + 2
    page.locator(".acts [data-action=draw]").click()
    door = page.locator(".pass-on")
    expect(door).to_have_text(f"Done: pass to {next_one}")
    expect(cards).to_have_count(drawn)
    assert cards.evaluate_all(COVERED) is False
    assert (page.locator(".curtain").count(), box(page, ".stage .board")) == (0, board)
    assert box(page, ".pass-on")[3] >= 44
    door.click()
    expect(page.locator(".curtain h2")).to_have_text(f"{next_one} is next")
    assert page.locator(".hand").evaluate_all(COVERED) is True
    expect(page.locator(".curtain .board .place").first).to_be_visible()
    expect(door).to_be_hidden()
    page.locator(".curtain button").click()
    expect(page.locator(".yours")).to_have_text(f"{next_one}:")
    expect(cards).not_to_have_count(drawn)


def test_one_click_is_enough_where_nobody_got_to_know_a_secret(person: Person) -> None:
    """The curtain comes by itself, over all but the board; who drew a card looks at it before they pass the screen on."""
    page = person()
    sit(page, "super-teams", "me me", seed="3", options={"first": "1"})
    page.locator(".curtain button").click()
    door, curtain, board = page.locator(".pass-on"), page.locator(".curtain"), box(page, ".stage .board")
    direct = 0
    for _ in range(8):
        mover = page.locator(".seat.me .called").inner_text()
        cards = page.locator(".hand .card").count()
        while not (door.is_visible() or curtain.count()):
            page.locator(".acts .act, .hand .card.legal").first.click()
            page.wait_for_function(DECIDED)
        if door.is_visible():
            assert page.locator(".hand .card").count() >= cards, "nothing is new to whoever moved"
            expect(page.locator(".seat.me .called")).to_have_text(mover)
            door.click()
        else:
            direct += 1
        expect(curtain).to_be_visible()
        assert page.locator(".hand, .log, .prompt").evaluate_all(COVERED) is True
        assert box(page, ".curtain .board") == board
        page.locator(".curtain button").click()
        expect(page.locator(".seat.me .called")).not_to_have_text(mover)
    assert direct, "every move brought a secret"


def test_no_key_leads_below_the_curtain(person: Person) -> None:
    page = person()
    sit(page, "super-teams", "me me", options={"first": "1"})
    door = page.locator(".curtain button")
    expect(door).to_be_focused()
    for key in ("1", "h", "b", "Tab", "Tab"):
        page.keyboard.press(key)
        assert page.evaluate("() => !document.activeElement.closest('.hand, .board, .prompt, .log, .bar')"), key
    expect(page.locator(".hand .card.chosen, .way-back button")).to_have_count(0)
    door.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".curtain")).to_have_count(0)
    assert page.evaluate("() => document.activeElement.matches('.hand .card.legal')")
