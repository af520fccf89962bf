"""The board of Toy Battle as it is drawn: terrains, stacks, trays, headquarters, and the picture at the end."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.sitting import box
from browser.toys import aura, draw, middle
from cantina.core.registry import game

Person = Callable[..., Page]


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


# Whose what is


def test_trays_of_medals_are_called_by_their_owners_and_count(person: Person) -> None:
    page = person()
    draw(page, seats=[{"regions": [1]}, {"regions": [7]}])
    expect(page.locator(".tb-head.blue text")).to_have_text(["Blue", "3/7"])
    expect(page.locator(".tb-head.red text")).to_have_text(["Red", "1/7"])


def test_a_tray_of_discards_is_as_long_as_what_lies_in_it(person: Person) -> None:
    page = person()
    tray = ".board [data-id=discards-blue] .tb-tray"
    heights = []
    for discard in ({}, {"star": 1}, {"star": 1, "capn": 2}):
        draw(page, seats=[{"discard": discard}, {}])
        heights.append(box(page, tray)[3])
    assert heights[0] < 24
    assert heights == sorted(set(heights))


FIGURES = ".tb-number, .tb-height text, .tb-won, .tb-limits text, .tb-draw text, .badge ~ .count"


@pytest.mark.parametrize("pack", ["castle-field", "tropical-pool"])
def test_figures_on_a_small_board_can_be_read(person: Person, pack: str) -> None:
    page = person(viewport={"width": 390, "height": 844})
    draw(page, pack, bases={"1": ["blue star", "red roxy"]}, seats=[{"discard": {"star": 2}}, {}])
    page.evaluate("() => { window.board.root.style = 'position: fixed; inset: 0; width: 390px; height: 355px'; }")
    sizes = (
        page.locator(".board svg")
        .locator(FIGURES)
        .evaluate_all("nodes => nodes.map((n) => parseFloat(getComputedStyle(n).fontSize) * n.getScreenCTM().a)")
    )
    assert len(sizes) > 4
    assert min(sizes) >= 10.9


# What is in reach


REACHED = {"14": ["red hook"], "12": ["red star"], "7": ["red star"], "3": ["red roxy"], "1": ["red roxy"]}


@pytest.mark.parametrize("seat", [0, 1])
def test_arrows_lead_to_a_headquarters_in_reach(person: Person, seat: int) -> None:
    page = person()
    draw(page, bases=REACHED, seat=seat)
    expect(page.locator("[data-id=hq-blue] .tb-alarm")).to_be_visible()
    expect(page.locator("[data-id=hq-red] .tb-alarm")).to_have_count(0)
    expect(page.locator(".tb-raid.red")).to_have_count(1)
    x, y = middle(page, ".tb-raid")
    (a, b), (c, d) = middle(page, aura("base-1")), middle(page, aura("hq-blue"))
    assert min(a, c) < x < max(a, c)
    assert min(b, d) - 12 < y < max(b, d) + 12
    draw(page, bases=REACHED | {"7": ["blue kwak"]}, seat=seat)
    expect(page.locator(".tb-alarm, .tb-raid")).to_have_count(0)


# Moments


WIN = """async ([id, taker]) => {
  const { scene } = window.board;
  await window.board.show({ ...scene, places: { ...scene.places, [id]: { taker } } }, true);
}"""


def test_medals_are_celebrated_as_they_are_won_and_not_again(person: Person) -> None:
    page = person()
    draw(page, seats=[{"regions": [1]}, {}])
    glory = page.locator(".tb-glory")
    expect(glory).to_have_count(0)  # they were won before
    page.evaluate(WIN, ["region-2", "blue"])
    expect(page.locator("[data-id=region-2] .tb-glory")).to_have_count(1)
    page.evaluate("window.board.paint()")  # as when the board is turned to the other player
    expect(glory).to_have_count(0)


# Landmarks


TOUCHED = """() => {
  const round = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x + width / 2, y + height / 2, Math.min(width, height) / 2];
  };
  const things = [...document.querySelectorAll(".place.base .tb-disc, .tb-hq > .tb-thing, .tb-cloth, .token.medal .tb-medal")];
  const boxes = [...document.querySelectorAll(".tb-limits rect")].map((node) => node.getBoundingClientRect());
  const parts = [...document.querySelectorAll(".landmarks .tb-thing")].map((node) => node.getBoundingClientRect());
  const meets = (a, [x, y, r]) =>
    Math.hypot(x - Math.max(a.left, Math.min(x, a.right)), y - Math.max(a.top, Math.min(y, a.bottom))) < r - 3;
  const over = (a, b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
  const bad = things.filter((node) => parts.some((part) => meets(part, round(node))));
  return [...bad.map((node) => node.closest("[data-id]").dataset.id), ...boxes.filter((b) => parts.some((p) => over(p, b)))];
}"""


@pytest.mark.parametrize("pack", game("toy-battle").pack_names())
def test_landmarks_touch_nothing_of_the_battle(person: Person, pack: str) -> None:
    page = person()
    for seat in (0, 1):
        draw(page, pack, seat=seat)
        assert page.evaluate(TOUCHED) == []
