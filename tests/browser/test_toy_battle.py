"""The table of Toy Battle as it is played: what is lit, what is foreseen, and the pile."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.playing import my_turn
from browser.sitting import box, sit
from browser.toys import START, aura, middle

Person = Callable[..., Page]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def with_skully(page: Page) -> None:
    """Two at one screen; the first, who is blue, has just placed Skully."""
    for seed in range(40):
        sit(page, "toy-battle", "me me", seed=str(seed), **START)
        page.locator(".curtain button").click()
        my_turn(page)
        if page.locator(".hand [data-id=troop-skully].legal").count():
            break
    page.locator(".hand [data-id=troop-skully]").click()
    page.mouse.click(*middle(page, aura("base-1")))
    expect(page.locator(".say")).to_contain_text("Skully")


def test_the_board_has_the_whole_height(person: Person) -> None:
    for width, height in ((1280, 720), (1920, 1080)):
        page = person(viewport={"width": width, "height": height})
        sit(page, "toy-battle", **START)
        my_turn(page)
        _, top, _, tall = box(page, ".board .tb-ground")
        assert tall >= 0.86 * height
        left, rack_top, rack_width, rack_height = box(page, ".hand.rack")
        assert left + rack_width <= box(page, ".board")[0] + 1, "the rack lies beside it"
        assert (rack_top, rack_top + rack_height) >= (48, top + tall)


def test_only_rack_and_pile_are_lit_until_a_toy_is_chosen(person: Person) -> None:
    page = person()
    sit(page, "toy-battle", **START)
    my_turn(page)
    lit = page.locator(".board .legal")
    expect(lit).to_have_count(1)
    expect(lit).to_have_attribute("data-el", "reserve")
    expect(page.locator(".hand .card.legal")).to_have_count(3)
    page.locator(".hand .card.legal").last.click()
    expect(page.locator(".board [data-id=base-1].legal")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(lit).to_have_count(1)


def test_a_chosen_toy_is_asked_where_to(person: Person) -> None:
    page = person()
    sit(page, "toy-battle", **START)
    my_turn(page)
    expect(page.locator(".say")).to_have_text(re.compile("Draw, or place a troop$"))
    page.locator(".hand .card.legal").first.click()
    expect(page.locator(".say")).to_contain_text("Where to?")
    page.keyboard.press("Escape")
    expect(page.locator(".say")).to_have_text(re.compile("Draw, or place a troop$"))


def test_a_base_out_of_reach_says_so_in_plain_words_with_its_rule(person: Person) -> None:
    page = person()
    sit(page, "toy-battle", seed="5", **START)  # whose first toy is not Hook, which may go anywhere
    my_turn(page)
    page.locator(".hand .card.legal").first.click()
    page.mouse.click(*middle(page, aura("base-8")))
    expect(page.locator(".why")).to_have_text(re.compile("Rule 4.5 +No path of yours leads there yet"))


def test_a_base_can_still_be_clicked_first(person: Person) -> None:
    page = person()
    sit(page, "toy-battle", **START)
    my_turn(page)
    page.mouse.click(*middle(page, aura("base-1")))
    expect(page.locator(".board [data-id=base-1].chosen")).to_have_count(1)
    page.locator(".hand .card.legal").first.click()
    expect(page.locator(".log")).to_contain_text("on base 1")


@pytest.mark.parametrize("options", [{}, PHONE])
def test_the_pile_is_drawn_from_by_a_click(person: Person, options: dict[str, Any]) -> None:
    page = person(**options)
    sit(page, "toy-battle", **START)
    my_turn(page)
    expect(page.locator(".board .tb-draw")).to_have_text("Draw 2")
    expect(page.locator(".acts .act")).to_have_text([re.compile("^Draw troops")])
    page.mouse.click(*middle(page, ".board [data-id=reserve-of-blue] .tb-draw"))
    expect(page.locator(".log")).to_contain_text(re.compile(r"drew \w[^.]* and \w"))  # what the other drew nobody sees


def test_troops_that_skully_brings_are_drawn_from_the_pile(person: Person) -> None:
    page = person()
    with_skully(page)
    expect(page.locator(".acts .act").first).to_contain_text("Draw two")
    expect(page.locator(".board .tb-draw")).to_have_text("Draw 2")
    page.mouse.click(*middle(page, ".board [data-id=reserve-of-blue] .tb-draw"))
    expect(page.locator(".log")).to_contain_text("drew")
    expect(page.locator(".log")).not_to_contain_text("2 troops")
    my_turn(page)
    expect(page.locator(".log")).to_contain_text("drew 2 troops")  # the log is the other's now: which ones, is hidden
    expect(page.locator(".why")).to_be_empty()


def test_the_ghost_of_a_toy_stands_whole_in_the_middle_of_its_base(person: Person) -> None:
    page = person()
    sit(page, "toy-battle", **START)
    my_turn(page)
    page.locator(".hand .card.legal").first.click()
    ghost = ".ghost-piece[aria-label*='on base 1']"
    page.mouse.move(*middle(page, f"{ghost} .hit"))
    x, y = middle(page, f"{ghost} .tb-face")
    u, v = middle(page, aura("base-1"))
    assert abs(x - u) < 4
    assert abs(y - v) < 12
    stroke = "(selector) => getComputedStyle(document.querySelector(selector)).stroke"
    assert page.evaluate(stroke, f"{ghost} .ghost-ring") == "none", "no ring lies over the toy and its number"


def test_arrows_go_from_base_to_base(person: Person) -> None:
    """The ghost on a base is no second stop: Enter on the base does the same."""
    page = person()
    sit(page, "toy-battle", seed="5", **START)  # whose first toy is not Hook, which may go anywhere
    my_turn(page)
    page.locator(".hand .card.legal").first.click()
    expect(page.locator(".ghost-piece").first).to_be_attached()
    page.keyboard.press("b")
    on = page.locator(".board :focus")
    expect(on).to_have_attribute("data-id", "base-1")
    page.keyboard.press("ArrowRight")
    expect(on).to_have_attribute("data-id", "base-2")
    page.keyboard.press("ArrowLeft")
    expect(on).to_have_attribute("data-id", "base-1")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("on base 1")


def test_a_toy_shows_its_reach_and_is_placed_by_its_ghost(person: Person) -> None:
    for options in ({}, PHONE):
        page = person(**options)
        sit(page, "toy-battle", seed="5", **START)
        my_turn(page)
        ghosts = page.locator(".ghost-piece")
        expect(ghosts).to_have_count(0)
        card = page.locator(".hand .card").first
        name = card.get_attribute("data-name") or "?"
        if not options:
            card.hover()
            expect(ghosts.first).to_be_visible()
            page.locator(".bar h1").hover()
            expect(ghosts).to_have_count(0)
        card.click()
        expect(page.locator(f".ghost-piece[aria-label^='Place {name} on base 1']")).to_have_count(1)
        sizes = ghosts.evaluate_all("nodes => nodes.map((n) => n.querySelector('.hit').getBoundingClientRect().width)")
        assert min(sizes) >= 43.5
        shown = "nodes => nodes.filter((node) => getComputedStyle(node).opacity > 0).length"
        assert page.locator(".ghost-body").evaluate_all(shown) == 0, "what lies there stays in sight"
        if not options:
            ghosts.first.hover()
            assert page.locator(".ghost-body").evaluate_all(shown) == 1
        page.mouse.click(*middle(page, f".ghost-piece[aria-label^='Place {name} on base 1'] .hit"))
        expect(page.locator(".log")).to_contain_text(f"{name} on base 1")


def test_a_toy_can_be_dragged_to_the_edge_of_its_base(person: Person) -> None:
    page = person()
    sit(page, "toy-battle", **START)
    my_turn(page)
    name = page.locator(".hand .card.legal").first.get_attribute("data-name") or "?"
    page.mouse.move(*middle(page, ".hand .card.legal"))
    page.mouse.down()
    x, y = middle(page, aura("base-2"))
    page.mouse.move(x, y, steps=5)
    page.mouse.move(x - 20, y + 18, steps=3)
    page.mouse.up()
    expect(page.locator(".log")).to_contain_text(f"{name} on base 2")


def test_the_rack_of_eight_lies_on_a_phone_without_scrolling(person: Person) -> None:
    page = person(**PHONE)
    sit(page, "toy-battle", "me me", **START)
    my_turn(page)
    card = "document.querySelector('.hand .card')"
    page.evaluate(f"for (let i = 0; i < 5; i++) {card}.after({card}.cloneNode(true))")
    boxes = page.locator(".hand .card").evaluate_all(
        "nodes => nodes.map((n) => n.getBoundingClientRect()).map((b) => [b.left, b.right, b.height])"
    )
    assert len(boxes) == 8
    assert all(left >= 0 and right <= 390 and right - left >= 43.5 and height >= 44 for left, right, height in boxes)


def test_toys_are_whole_on_a_phone_that_lies(person: Person) -> None:
    page = person(viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    sit(page, "toy-battle", **START)
    my_turn(page)
    _, top, _, height = box(page, ".hand.rack")
    boxes = page.locator(".hand .card svg").evaluate_all(
        "nodes => nodes.map((n) => n.getBoundingClientRect()).map((b) => [b.top, b.bottom, b.width])"
    )
    assert all(top <= up and down <= top + height + 1 and wide >= 40 for up, down, wide in boxes)


def test_terrains_are_named_in_the_language_of_the_page(person: Person) -> None:
    page = person(locale="ro-RO")
    page.click("[data-options=toy-battle]")
    expect(page.locator("dialog .pill:has([value=castle-field])")).to_have_text("Domeniul castelului")


def test_an_effect_is_called_by_what_it_does(person: Person) -> None:
    page = person()
    sit(page, "toy-battle", "me me", seed="5", **START)
    for _ in range(40):
        my_turn(page)
        page.evaluate("document.querySelector('.curtain button')?.click()")
        names = page.locator(".acts .act").evaluate_all("nodes => nodes.map((node) => node.firstChild.textContent)")
        if "Draw two" in names or "Draw one" in names:
            assert "Skip" in names
            return
        skully = page.locator(".hand .card.legal[data-id=troop-skully], .hand .card.legal[data-id=troop-star]")
        if not skully.count():
            page.locator(".acts .act").first.click()
        else:
            skully.first.click()
            page.locator(".ghost-piece").first.click()
    raise AssertionError("no effect was asked about")


def test_an_empty_rack_is_no_blot_in_the_replay(person: Person) -> None:
    page = person()
    sit(page, "toy-battle", **START)
    my_turn(page)
    shelf = """() => {
      const replay = document.createElement("div");
      replay.innerHTML = '<div class="replay"><div class="hand rack open"></div></div>';
      document.body.append(replay);
      return getComputedStyle(replay.querySelector(".rack")).display;
    }"""
    assert page.evaluate(shelf) == "none"
