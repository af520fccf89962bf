"""See before you choose: ghosts where a ship would come to rest, with words in the place of tips, as targets to click."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from browser.playing import my_turn
from browser.sitting import box, sit

Person = Callable[..., Page]
START: dict[str, Any] = {"options": {"first": "1"}}


def test_a_card_shows_where_its_ships_would_land(person: Person) -> None:
    page = person()
    sit(page, "super-teams", **START)
    my_turn(page)
    card = page.locator(".hand .card.legal").first
    ghosts = page.locator(".ghost-piece")
    expect(ghosts).to_have_count(0)
    card.hover()
    expect(ghosts).to_have_count(2)
    expect(page.locator(".tip .foretold")).to_have_count(2)
    expect(page.locator(".tip .foretold").first).to_contain_text(": space")
    page.locator(".bar h1").hover()
    expect(ghosts).to_have_count(0)
    expect(page.locator(".tip")).to_be_hidden()
    card.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(ghosts).to_have_count(2)


def test_a_ghost_is_a_target_that_moves_its_ship(person: Person) -> None:
    page = person()
    sit(page, "super-teams", **START)
    my_turn(page)
    number = int(page.locator(".hand .card.legal .number").first.text_content() or 0)
    page.locator(".hand .card.legal").first.click()
    ghosts = page.locator(".ghost-piece")
    expect(ghosts).to_have_count(2)
    sizes = ghosts.evaluate_all(
        "nodes => nodes.map((n) => n.getBoundingClientRect()).map((b) => Math.min(b.width, b.height))"
    )
    assert min(sizes) >= 43.5
    one, two = (box(page, f".ghost-piece >> nth={i}") for i in range(2))
    assert abs(one[1] - two[1]) >= 40 or abs(one[0] - two[0]) >= 40, "they do not lie on each other"
    name = ghosts.first.get_attribute("aria-label") or ""
    assert name.startswith("Move ")
    page.mouse.click(one[0] + one[2] / 2, one[1] + one[3] / 2)
    expect(page.locator(".log")).to_contain_text(f"to space {number}.")
    expect(ghosts).to_have_count(0)


def test_ghosts_can_be_chosen_by_keys(person: Person) -> None:
    page = person()
    sit(page, "super-teams", **START)
    my_turn(page)
    page.keyboard.press("1")
    ghosts = page.locator(".ghost-piece")
    expect(ghosts).to_have_count(2)
    ghosts.nth(1).focus()
    page.keyboard.press("Enter")
    expect(ghosts).to_have_count(0)
    expect(page.locator(".log .turn").first).to_contain_text("→")


def test_ghosts_come_back_when_the_board_takes_another_shape(person: Person) -> None:
    page = person()
    sit(page, "super-teams", **START)
    my_turn(page)
    page.locator(".hand .card.legal").first.click()
    expect(page.locator(".ghost-piece")).to_have_count(2)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".board svg.tall")).to_have_count(1)
    expect(page.locator(".ghost-piece")).to_have_count(2)
    expect(page.locator(".board .token.legal")).to_have_count(2)
