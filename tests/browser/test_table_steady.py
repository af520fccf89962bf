"""Nothing jumps, nothing loses its face, nothing runs away: board, targets and tips stay where they are."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.playing import click_on, my_turn
from browser.sitting import box, sit
from cantina.core.registry import all_facts

Person = Callable[..., Page]
GAMES = [facts.id for facts in all_facts().values() if facts.offered]
RESIGN = "async (table) => (await import('/js/net.js')).net.ask({ type: 'resign', table, seat: 0 })"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=["wide", "phone"])
def test_the_board_stays_where_it_is(person: Person, game: str, size: tuple[int, int]) -> None:
    page = person(viewport={"width": size[0], "height": size[1]})
    sit(page, game)
    places = {box(page, ".board")}
    for seed in range(14):
        if click_on(page, 1, seed) == "ended":
            break
        places.add(box(page, ".board"))
    page.evaluate("document.querySelector('.hand').replaceChildren()")
    places.add(box(page, ".board"))
    assert len(places) == 1


def test_the_end_of_a_game_leaves_the_board_where_it_is(person: Person) -> None:
    for options in ({}, PHONE):
        page = person(**options)
        sit(page, "toy-battle", pack="castle-field")
        my_turn(page)
        before = box(page, ".board")
        page.evaluate(RESIGN, page.url.rpartition("/")[2])
        page.wait_for_selector(".result h2")
        assert box(page, ".board") == before


def test_what_is_chosen_keeps_its_face(person: Person) -> None:
    for scheme in ("dark", "light"):
        page = person(color_scheme=scheme)
        sit(page, "toy-battle", pack="castle-field")
        my_turn(page)
        name = page.locator(".hand .card.legal").first.get_attribute("data-id")
        card = page.locator(f".hand .card[data-id={name}]").first
        colour = card.evaluate("(node) => getComputedStyle(node).backgroundColor")
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        assert card.evaluate("(node) => getComputedStyle(node).backgroundColor") in (colour, "rgba(0, 0, 0, 0)")
        assert "rgb(242, 184, 75)" in card.evaluate("(node) => getComputedStyle(node).boxShadow")
        probe = """() => {
          const node = document.querySelector(".board .legal");
          node.classList.replace("legal", "chosen");
          const style = getComputedStyle(node.querySelector(".aura"));
          return [style.fill, style.stroke];
        }"""
        assert page.evaluate(probe) == ["rgba(0, 0, 0, 0)", "rgb(242, 184, 75)"]


def test_a_board_can_stay_dark_on_a_light_page(person: Person) -> None:
    page = person(color_scheme="light")
    sit(page, "toy-battle")
    my_turn(page)
    dark = page.evaluate("""async () => {
      const board = document.querySelector(".board");
      board.classList.add("dark");
      return [getComputedStyle(board).backgroundColor, getComputedStyle(document.body).backgroundColor];
    }""")
    assert dark == ["rgb(16, 19, 26)", "rgb(246, 242, 234)"]


def test_what_can_be_chosen_is_hit_within_44_pixels_and_does_not_move_away(person: Person) -> None:
    for options in ({}, PHONE):
        page = person(**options)
        sit(page, "super-teams", options={"first": "1"}, seed="3")
        my_turn(page)
        page.locator(".hand .card.legal").first.click()
        page.wait_for_selector(".ghost-piece")
        small = [
            part
            for part in page.locator(".ghost-piece > .hit").evaluate_all(
                "nodes => nodes.map((node) => node.getBoundingClientRect().width)"
            )
            if part < 43.5
        ]
        assert small == []
        ship = page.locator(".board .token.legal").first
        before = ship.evaluate("(node) => node.style.transform")
        ship.hover(force=True)
        assert ship.evaluate("(node) => node.style.transform") == before


def test_a_click_beside_a_small_thing_means_it(person: Person) -> None:
    page = person(**PHONE)
    sit(page, "toy-battle", pack="castle-field")
    my_turn(page)
    meant = """async () => {
      const { meantAt } = await import("/js/near.js");
      const board = document.querySelector(".board");
      const node = [...document.querySelectorAll(".board [data-el]")].find((one) => one.matches(".place"));
      for (const one of document.querySelectorAll(".board .legal")) one.classList.remove("legal");
      node.classList.add("legal");
      const b = node.querySelector(".aura").getBoundingClientRect();
      const [x, y] = [b.x + b.width / 2, b.y + b.height / 2];
      const around = [[0, 0], [20, 0], [-20, 0], [0, 20], [0, -20]];
      return [node.dataset.el, ...around.map(([dx, dy]) => meantAt(board, x + dx, y + dy)?.dataset.el ?? "")];
    }"""
    found = page.evaluate(meant)
    assert [element for element in found[1:] if element != found[0]] == []


def test_what_can_be_told_apart_is_not_spread_out(person: Person) -> None:
    page = person()
    sit(page, "super-teams", options={"first": "1"})  # a bot before us could take the ship away from there
    my_turn(page)
    ship = page.locator(".board .token.ship").first
    before = ship.evaluate("(node) => node.style.transform")
    x, y, width, height = box(page, ".board [data-id=space-0]")
    page.mouse.move(x + width / 2, y + height / 2, steps=3)
    page.mouse.click(x + width / 2, y + height / 2)
    assert ship.evaluate("(node) => node.style.transform") == before


def test_tips_lie_below_the_prompt_and_never_over_the_board(person: Person) -> None:
    page = person()
    sit(page, "toy-battle", pack="castle-field", options={"first": "1"})  # else a bot's toy could lie on the base
    my_turn(page)
    tip = page.locator(".tip")
    page.locator(".board [data-id=base-5]").hover()
    expect(tip).to_contain_text("Rule")
    beside, below = page.evaluate("""() => {
      const [tip, board, prompt] = [".tip", ".board", ".prompt"]
        .map((selector) => document.querySelector(selector).getBoundingClientRect());
      return [tip.left - board.right, tip.top - prompt.bottom];
    }""")
    assert beside >= -1
    assert below >= -1
    page.locator(".hand .card").first.hover()
    name = page.locator(".hand .card").first.get_attribute("data-name") or "?"
    expect(tip.locator("b")).to_have_text(name)


def test_tips_come_by_a_long_press_on_a_phone_and_not_by_a_tap(person: Person) -> None:
    page = person(**PHONE)
    sit(page, "toy-battle", pack="castle-field")
    my_turn(page)
    tip = page.locator(".tip")
    page.get_by_role("button", name="Log").tap()
    page.get_by_role("button", name="Close").tap()
    expect(tip).to_be_hidden()
    press = """(node) => node.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }))"""
    page.locator(".board [data-id=base-5]").evaluate(press)
    expect(tip).to_contain_text("Rule")
    _, y, width, height = box(page, ".tip")
    assert (round(y + height), round(width)) == (round(box(page, ".hand-row")[1]), 390), "the cards stay in sight"


# Presses a thing for as long as it takes, and lets it go: with the click that follows.
TOUCH = "(node, type) => node.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }))"


def test_a_long_press_asks_and_chooses_nothing(person: Person) -> None:
    page = person(**PHONE)
    sit(page, "toy-battle", pack="castle-field", options={"first": "1"})
    my_turn(page)
    card = page.locator(".hand .card.legal").first
    card.evaluate(TOUCH, "pointerdown")
    expect(page.locator(".tip b")).to_have_text(card.get_attribute("data-name") or "?")
    expect(page.locator(".ghost-piece").first).to_be_attached()  # where it could go
    card.evaluate(TOUCH, "pointerup")
    card.evaluate("(node) => node.click()")
    expect(page.locator(".ghost-piece")).to_have_count(0)
    expect(page.locator(".hand .chosen, .way-back button")).to_have_count(0)
    expect(page.locator(".tip")).to_be_visible()  # it can be read when the finger is gone
    card.tap()
    expect(page.locator(".hand .chosen")).to_have_count(1)
    expect(page.locator(".tip")).to_be_hidden()


@pytest.mark.parametrize("target", [".acts .act", ".board .legal .tb-draw"], ids=["button", "pile"])
def test_a_tap_brings_no_tip_with_the_next_turn(person: Person, target: str) -> None:
    page = person(**PHONE, locale="pl")
    sit(page, "toy-battle", pack="castle-field", options={"first": "1", "blue": "1"})
    my_turn(page)
    x, y, width, height = box(page, target)
    page.touchscreen.tap(x + width / 2, y + height / 2)
    expect(page.locator(".log .turn")).not_to_have_count(0)
    my_turn(page)
    expect(page.locator(".acts .act small")).to_have_count(1)  # what it would do is known
    expect(page.locator(".tip")).to_be_hidden()


def test_a_mouse_that_rests_asks_nothing(person: Person) -> None:
    """What comes below it, when a dialog closes or a drag ends, it did not point at: it must move a little to ask."""
    page = person()
    sit(page, "toy-battle", pack="castle-field", options={"first": "1", "blue": "1"})
    my_turn(page)
    tip = page.locator(".tip")
    x, y, width, height = box(page, ".board [data-id=base-5] .aura")
    x, y = x + width / 2, y + height / 2
    page.clock.install()
    page.evaluate("""() => {
      const cover = document.createElement("div");
      cover.id = "cover";
      cover.style = "position: fixed; inset: 0; z-index: 99";
      document.body.append(cover);
      document.querySelector(".board").addEventListener("pointerover", () => { window.came = true; });
    }""")
    page.mouse.move(x, y)
    page.evaluate("document.querySelector('#cover').remove()")
    page.wait_for_function("() => window.came")
    page.mouse.move(x + 2, y)
    page.clock.run_for(3000)
    expect(tip).to_be_hidden()
    page.mouse.move(x + 6, y)
    page.clock.run_for(3000)
    expect(tip).to_contain_text("Rule")


def test_no_tip_is_left_where_a_drag_has_ended(person: Person) -> None:
    page = person()
    sit(page, "toy-battle", "me me", pack="castle-field", options={"first": "1", "blue": "1"})
    page.locator(".curtain button").click()
    my_turn(page)
    page.clock.install()
    page.locator(".hand .card.legal").first.hover()
    page.mouse.down()
    x, y, width, height = box(page, ".board [data-id=base-1] .aura")
    page.mouse.move(x + width / 2, y + height / 2, steps=5)
    page.mouse.up()
    expect(page.locator(".log .turn")).not_to_have_count(0)
    page.clock.run_for(3000)
    expect(page.locator(".tip")).to_be_hidden()
