"""The table of Toy Battle: the board, what is lit, what is foreseen, stacks, the pile, and the picture at the end."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.playing import my_turn
from browser.sitting import box, sit
from cantina.core.registry import game

Person = Callable[..., Page]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
START: dict[str, Any] = {"pack": "castle-field", "options": {"first": "1", "blue": "1"}}

# Draws a position with the page's own board and the game's own drawings.
DRAW = """
async ([still, scene, pack]) => {
  const [{ Board }, { artOf }, { wordsOf }] =
    await Promise.all([import("/js/board.js"), import("/js/drawings.js"), import("/js/text.js")]);
  const board = new Board(await artOf("toy-battle"), await wordsOf("toy-battle"));
  board.root.style = "position: fixed; inset: 0; width: 720px; height: 690px";
  document.body.replaceChildren(board.root);
  board.load(still, pack);
  await board.show(scene, true);
  window.board = board;
}
"""


def draw(page: Page, pack: str = "castle-field", play: str = "", seat: int = 0, **position: Any) -> None:
    """Draws a position as a seat sees it, of which 0 is blue, perhaps after a move."""
    data = {"pack": pack, "seats": [{}, {}]} | position
    match = game("toy-battle").from_position(data, seed=1)
    if play:
        match.play(play)
    scene = match.game.module("scene")
    page.evaluate(
        DRAW, [scene.still(match.opened_world), scene.moving(match.opened_world, match.seen(seat), seat), pack]
    )


def middle(page: Page, selector: str) -> tuple[float, float]:
    """Where to click something."""
    x, y, width, height = box(page, selector)
    return x + width / 2, y + height / 2


def aura(element: str) -> str:
    """The ring of a place, which lies around its middle."""
    return f".board [data-id={element}] .aura"


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


def test_numbers_stay_in_sight_beside_a_piece(person: Person) -> None:
    page = person()
    draw(page, bases={"1": ["blue roxy"], "5": ["blue star"]})
    seen = """(id) => {
      const text = document.querySelector(`.board [data-id=${id}] .tb-base-number`);
      const plate = text.parentElement.getBoundingClientRect();
      const tile = document.querySelector(`.board [data-id^=t${id.slice(5)}-] .tb-face`).getBoundingClientRect();
      return [text.textContent, Math.max(0, plate.right - tile.left) / plate.width];
    }"""
    for base in ("1", "5"):
        number, covered = page.evaluate(seen, f"base-{base}")
        assert number == base
        assert covered < 0.15
    expect(page.locator(".board .place.region .tb-tag-number")).to_have_text([str(n) for n in range(1, 9)])


def opacity(page: Page, selector: str) -> float:
    """How clearly something is seen."""
    return float(page.locator(selector).first.evaluate("(node) => getComputedStyle(node).opacity"))


def test_numbers_step_back_until_they_are_spoken_of(person: Person) -> None:
    page = person()
    draw(page)
    tag, number = ".board [data-id=region-1] .tb-tagged", ".board [data-id=base-1] .tb-rim.number"
    assert opacity(page, tag) == 0
    assert 0.4 < opacity(page, number) < 1
    page.mouse.move(*middle(page, "[data-id=medal-1-0] .tb-medal"))
    assert opacity(page, tag) == 1
    page.mouse.move(1, 1)
    page.evaluate("window.board.glow(['region-1', 'base-1'])")  # as by a line of the log
    assert opacity(page, tag) == 1
    assert opacity(page, number) == 1
    page.evaluate("window.board.glow([])")
    page.evaluate("window.board.light(new Set(['base-1']), [])")
    assert opacity(page, number) == 1
    assert opacity(page, ".board [data-id=base-2] .tb-rim.number") < 1


def test_a_special_base_says_it_beside_a_troop_and_else_once(person: Person) -> None:
    page = person()
    draw(page, bases={"5": ["blue star"], "1": ["blue roxy"]})
    expect(page.locator(".board .tb-rim.special")).to_have_count(1)
    x, y = middle(page, ".board .tb-rim.special")
    u, v = middle(page, aura("base-5"))
    assert abs(x - u) + abs(y - v) < 80
    expect(page.locator(".board .place.base > .tb-effect")).to_have_count(4)


def test_nothing_grows_in_lava(person: Person) -> None:
    page = person()
    for seat in (0, 1):
        draw(page, "volcanic-jungle", seat=seat)
        burning = page.evaluate("""() => {
          const lava = document.querySelector(".tb-band.lava.bank");
          const spots = [...document.querySelectorAll(".landmarks > g")].map((node) => node.transform.baseVal[0].matrix);
          return spots.filter(({ e, f }) => lava.isPointInStroke(new DOMPoint(e, f))).length;
        }""")
        assert burning == 0


def test_toys_are_whole_on_a_phone_that_lies(person: Person) -> None:
    page = person(viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    sit(page, "toy-battle", **START)
    my_turn(page)
    _, top, _, height = box(page, ".hand.rack")
    boxes = page.locator(".hand .card svg").evaluate_all(
        "nodes => nodes.map((n) => n.getBoundingClientRect()).map((b) => [b.top, b.bottom, b.width])"
    )
    assert all(top <= up and down <= top + height + 1 and wide >= 40 for up, down, wide in boxes)


def test_a_toy_shows_what_it_does_while_it_is_still_to_be_placed(person: Person) -> None:
    page = person()
    drawn = page.evaluate("""async () => {
      const { art } = await import("/games/toy-battle/art.js");
      const toys = ["kwak", "skully", "capn", "jumbo", "hook", "xb-42", "star", "roxy"];
      const item = (of) => ({ look: "troop", of, side: "blue" });
      return toys.map((of) => [of, art.face(item(of)).includes("tb-deed"), art.token(item(of)).includes("tb-deed")]);
    }""")
    idle = {"kwak", "roxy"}  # they have no effect
    assert drawn == [[toy, toy not in idle, False] for toy, _, _ in drawn]


def test_limits_of_the_pool_lie_in_front_of_everything(person: Person) -> None:
    page = person()
    draw(page, "tropical-pool", bases={"2": ["blue skully"], "7": ["blue roxy"]})
    hidden = """() => [...document.querySelectorAll(".tb-limits text")].filter((node) => {
      const plate = node.parentElement.querySelector("rect").getBoundingClientRect();
      const over = (other) => {
        const b = other.getBoundingClientRect();
        return b.right > plate.left + 2 && b.left < plate.right - 2 && b.bottom > plate.top + 2 && b.top < plate.bottom - 2;
      };
      const front = document.querySelectorAll(".token.troop .tb-face, .tb-hq > .tb-thing, .tb-hq .tb-cloth");
      return [...front].some(over);
    }).map((node) => node.closest(".place").dataset.id)"""
    assert page.locator(".tb-limits").count() == 7
    assert page.evaluate(hidden) == []


def test_stacks_show_their_height_and_fan_open_by_a_click_and_stay_so(person: Person) -> None:
    page = person()
    draw(page, bases={"1": ["blue star", "red roxy", "blue kwak"]})
    expect(page.locator(".tb-height")).to_have_text(["3"])
    where = "() => [0, 1, 2].map((i) => window.board.spots.get(`t1-${i}`).x)"
    x, y = middle(page, aura("base-1"))
    page.mouse.move(x, y, steps=3)
    assert len(set(page.evaluate(where))) == 1
    page.mouse.click(x, y)
    first, second, third = page.evaluate(where)
    assert first < second < third
    page.mouse.move(600, 400, steps=3)
    assert page.evaluate(where) == [first, second, third]


def test_what_was_covered_last_peeks_out(person: Person) -> None:
    page = person()
    draw(page, bases={"1": ["blue star", "blue kwak"], "2": ["blue roxy", "blue hook"]})
    page.evaluate("window.board.ring(['t1-1'])")
    expect(page.locator(".board [data-id=t1-1] > .latest")).to_have_count(1)
    spots = page.evaluate("() => ['t1-0', 't1-1', 't2-0', 't2-1'].map((id) => window.board.spots.get(id).x)")
    assert abs(spots[0] - spots[1]) >= 12
    assert spots[2] == spots[3]


def test_medals_lie_in_slots_of_their_owner(person: Person) -> None:
    page = person()
    draw(page, seats=[{"regions": [1]}, {"regions": [8]}])
    expect(page.locator("[data-id=medals-blue] .tb-slot")).to_have_count(7)
    misplaced = """([side, region]) => [0, 1, 2].filter((n) => {
      const slot = document.querySelectorAll(`[data-id=medals-${side}] .tb-slot`)[n].getBoundingClientRect();
      const medal = document.querySelector(`[data-id=medal-${region}-${n}] .tb-medal`).getBoundingClientRect();
      return Math.hypot(slot.x - medal.x, slot.y - medal.y) > 4;
    })"""
    assert page.evaluate(misplaced, ["blue", 1]) == []
    assert page.evaluate(misplaced, ["red", 8]) == []
    expect(page.locator(".living .tb-region.blue")).to_have_count(1)


def test_a_tray_of_medals_says_whose_it_is(person: Person) -> None:
    page = person()
    draw(page)
    for side in ("blue", "red"):
        expect(page.locator(f"[data-id=medals-{side}] .tb-slot-mark .mark.{side}")).to_have_count(7)


def test_medals_are_as_large_as_the_numbers_of_bases(person: Person) -> None:
    """They are what the battle is about, so none is smaller than a plaque beside it."""
    page = person()
    draw(page)
    _, _, medal, _ = box(page, "[data-id=medal-1-0] .tb-medal")
    _, _, plaque, _ = box(page, "[data-id=base-1] .tb-plaque")
    assert medal >= plaque


@pytest.mark.parametrize(("kinds", "least"), [(4, 36), (8, 30)])
def test_discards_and_how_many_they_are_can_be_read(person: Person, kinds: int, least: int) -> None:
    page = person()
    troops = ["kwak", "skully", "capn", "jumbo", "hook", "xb-42", "star", "roxy"]
    draw(page, seats=[{"discard": dict.fromkeys(troops[:kinds], 2)}, {}])
    tiles = page.locator("[data-id^=discard-blue] .tb-face")
    expect(tiles).to_have_count(kinds)
    boxes = tiles.evaluate_all("nodes => nodes.map((n) => n.getBoundingClientRect()).map((b) => [b.x, b.y, b.width])")
    assert min(width for _, _, width in boxes) >= least
    tray_x, tray_y, width, height = box(page, "[data-id=discards-blue] .tb-tray")
    for x, y, wide in boxes:
        assert tray_x <= x
        assert x + wide <= tray_x + width
        assert tray_y <= y <= tray_y + height - 40
    count = box(page, "[data-id^=discard-blue] .count")
    assert count[3] >= 12


def test_trays_do_not_touch(person: Person) -> None:
    """On the terrain with most medals neither, however the board lies."""
    page = person()
    for shape in (720, 600):
        draw(page, "battlefield")
        page.evaluate("(width) => { window.board.root.style.width = `${width}px`; window.board.reshape(); }", shape)
        overlaps = """() => {
          const trays = [...document.querySelectorAll(".tb-tray")].map((node) => node.getBoundingClientRect());
          const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
          return trays.filter((a, i) => trays.slice(i + 1).some((b) => over(a, b))).length;
        }"""
        assert page.evaluate(overlaps) == 0


LINE = {"1": ["blue roxy"], "3": ["blue roxy"], "7": ["blue star"], "12": ["blue star"], "14": ["blue xb-42"]}


def test_a_captured_headquarters_flies_the_flag_of_the_winner(person: Person) -> None:
    page = person()
    draw(page, play="capture skully red", bases=LINE, seats=[{"rack": {"skully": 1}}, {"rack": {"roxy": 1}}])
    flag = page.locator("[data-id=hq-red] .tb-flag.big .tb-cloth")
    expect(flag).to_have_attribute("fill", "url(#tb-blue)")
    expect(page.locator("[data-id=hq-red] .tb-burst").first).to_be_visible()
    expect(page.locator(".living .tb-rays")).to_have_count(1)


def test_medals_that_win_are_cheered_at_home_and_the_loser_gives_up(person: Person) -> None:
    page = person()
    bases = {"1": ["blue skully"], "3": ["blue skully"], "5": ["blue capn"]}
    seats = [{"rack": {"roxy": 1}, "regions": [1, 4, 3]}, {"rack": {"roxy": 1}}]
    draw(page, play="place roxy 7", bases=bases, seats=seats)
    expect(page.locator("[data-id=hq-blue] .tb-burst").first).to_be_visible()
    expect(page.locator("[data-id=hq-red] .tb-cloth")).to_have_attribute("fill", "#fff")


@pytest.mark.parametrize("pack", game("toy-battle").pack_names())
def test_every_terrain_has_its_landmarks_and_room_for_its_medals(person: Person, pack: str) -> None:
    page = person()
    draw(page, pack)
    assert page.locator(".landmarks > g").count() >= 2
    on_bases = """() => [...document.querySelectorAll(".token.medal .tb-medal")].filter((medal) => {
      const a = medal.getBoundingClientRect();
      return [...document.querySelectorAll(".place.base .tb-disc:not(.low)")].some((disc) => {
        const b = disc.getBoundingClientRect();
        const apart = Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
        return apart < (a.width + b.width) / 2 - 4;
      });
    }).length"""
    assert page.evaluate(on_bases) == 0
    covered = """() => [...document.querySelectorAll(".place.base .tb-base-number")].filter((number) => {
      const a = number.parentElement.querySelector("circle").getBoundingClientRect();
      const [x, y] = [a.x + a.width / 2, a.y + a.height / 2];
      const near = (node, reach) => {
        const b = node.getBoundingClientRect();
        return Math.hypot(x - b.x - b.width / 2, y - b.y - b.height / 2) < reach + (a.width + b.width) / 2;
      };
      return [...document.querySelectorAll(".token.medal .tb-medal, .tb-flag .tb-cloth")].some((node) => near(node, -6));
    }).map((number) => number.textContent)"""
    assert page.evaluate(covered) == [], "flags and medals hide no number"


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
