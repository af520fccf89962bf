"""Risk as a player meets it: large ships in their sectors, the trail with its odds, orders in words, cards to look through."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.playing import click_on, my_turn
from browser.sitting import box, sit

Person = Callable[..., Page]
GAME = "risk-star-wars"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
SEED = "0123456789abcdef"

# Groups of ships that lie over the name of another sector, far from the middle of their own, or with a small number.
ASTRAY = """
() => {
  const rect = (node) => node.getBoundingClientRect();
  const mid = (b) => [b.x + b.width / 2, b.y + b.height / 2];
  const names = [...document.querySelectorAll(".sector-name.sector")].map((name) => [name.dataset.of, rect(name)]);
  const scale = document.querySelector(".board svg").getScreenCTM().a;
  const found = [];
  for (const group of document.querySelectorAll(".token.fleet")) {
    const { at, crowd } = JSON.parse(group.dataset.look);
    const [x, y] = mid(rect(group.querySelector(".hit")));
    for (const [place, name] of names) {
      const [nx, ny] = mid(name);
      if (place !== at && Math.hypot(nx - x, ny - y) < 26 * scale) found.push(`${group.dataset.id} over ${place}`);
    }
    const text = group.querySelector(".count");
    const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
    if (size < 15.9) found.push(`${group.dataset.id}: ${size}`);
    const under = document.elementsFromPoint(x, y).find((node) => node.closest(".place"));
    if (under?.closest(".place").dataset.id !== at) found.push(`${group.dataset.id} is not in ${at}`);
  }
  return found;
}
"""

# A board of its own in the place of the page's: groups of ships in every sector, of other kinds and numbers each time.
CROWDS = """
async (turn) => {
  const wanted = ["board", "drawings", "text", "net"].map((name) => import(`/js/${name}.js`));
  const [{ Board }, { artOf }, { wordsOf }, { net }] = await Promise.all(wanted);
  const { still, scene, pack } = await net.ask({ type: "glance", table: location.pathname.split("/").pop() });
  const board = new Board(await artOf("risk-star-wars"), await wordsOf("risk-star-wars"));
  const kinds = { rebels: ["x-wing", "y-wing", "b-wing", "falcon"], empire: ["tie", "executor"] };
  const tokens = Object.fromEntries(Object.entries(scene.tokens).filter(([, { look }]) => look !== "fleet"));
  const sectors = Object.keys(still.places).filter((id) => still.places[id].kind === "sector");
  for (const [i, at] of sectors.entries()) {
    const side = (i + turn) % 3 === 2 ? "empire" : "rebels";
    const crowd = 1 + ((i + turn) % kinds[side].length);
    const first = (i + turn) % (kinds[side].length - crowd + 1);
    const groups = [...kinds[side].slice(first, first + crowd).entries()];
    for (const [level, of] of turn % 2 ? groups.reverse() : groups) { // a group that came later is told of later
      const large = of === "falcon" || of === "executor";
      const number = large ? { left: 5, most: 6 } : { n: 1 + ((turn + level) % 5) };
      tokens[`${of}.${at}`] = { look: "fleet", of, side, at, crowd, order: level, level, name: `ship-${of}`, ...number };
    }
  }
  const { x, y, width, height } = document.querySelector(".board").getBoundingClientRect();
  document.querySelectorAll(".board").forEach((old) => old.remove());
  const css = `position: fixed; left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px`;
  board.root.style.cssText = css;
  document.body.append(board.root);
  board.load(still, pack);
  await board.show({ ...scene, tokens }, true);
  window.crowded = board;
}
"""
# The smallest ships, alone and in a crowd, in pixels; numbers and names that ships lie over, and numbers that touch.
CROWDED = """
() => {
  const round = (at, far) => [[0, 0], [1, 0], [-1, 0], [0, 1], [0, -1]].map(([x, y]) => [at[0] + x * far[0], at[1] + y * far[1]]);
  const middle = (node) => { const b = node.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; };
  const unit = document.querySelector(".board svg").getScreenCTM().a;
  const groups = [...document.querySelectorAll(".token.fleet")].map((node) => {
    const body = node.querySelector(".ship-body");
    const { width, height } = body.getBBox();
    const { a, b } = body.getScreenCTM();
    const { crowd } = JSON.parse(node.dataset.look);
    return { id: node.dataset.id, crowd, size: Math.max(width, height) * Math.hypot(a, b),
      hulls: [...body.querySelectorAll(".hull, .wing")], plate: middle(node.querySelector(".badge")) };
  });
  const over = (hulls, points) => hulls.some((hull) => {
    const back = hull.getScreenCTM().inverse();
    return points.some(([x, y]) => hull.isPointInFill(new DOMPoint(x, y).matrixTransform(back)));
  });
  const found = [];
  for (const [i, one] of groups.entries()) {
    for (const [j, other] of groups.entries()) {
      if (j > i && over(other.hulls, round(one.plate, [9 * unit, 9 * unit])))
        found.push(`${other.id} over the number of ${one.id}`);
      const far = Math.hypot(one.plate[0] - other.plate[0], one.plate[1] - other.plate[1]);
      if (j > i && far < 25 * unit) found.push(`the numbers of ${one.id} and ${other.id} touch`);
    }
  }
  for (const name of document.querySelectorAll(".sector-name.sector")) {
    const { width, height } = name.getBoundingClientRect();
    const points = round(middle(name), [width * 0.3, height * 0.2]);
    for (const { id, hulls, plate } of groups) {
      if (over(hulls, points)) found.push(`${id} over ${name.dataset.of}`);
      if (points.some(([x, y]) => Math.hypot(plate[0] - x, plate[1] - y) < 11 * unit))
        found.push(`the number of ${id} over ${name.dataset.of}`);
    }
  }
  const least = (some) => Math.min(...some.map(({ size }) => size));
  const [alone, crowded] = [groups.filter(({ crowd }) => crowd === 1), groups.filter(({ crowd }) => crowd > 1)];
  return { found, alone: least(alone), crowded: least(crowded) };
}
"""


def plan(page: Page) -> None:
    """Plans three orders, by clicks, and waits for the first decision about a card."""
    for _ in range(3):
        my_turn(page)
        page.locator(".hand .card.legal").first.click()
    page.wait_for_selector(".table.my-turn .token.order.legal")


def test_ships_stand_in_the_middle_of_their_sectors(person: Person) -> None:
    page = person(color_scheme="light")
    sit(page, GAME, seed=SEED)
    my_turn(page)
    assert page.evaluate(ASTRAY) == []
    click_on(page, 40, seed=3)
    my_turn(page)
    assert page.evaluate(ASTRAY) == []
    expect(page.locator(".board.dark")).to_have_count(1)


@pytest.mark.parametrize("device", [{}, PHONE])
def test_the_next_steps_on_endor_are_large_and_their_odds_are_said(person: Person, device: dict[str, Any]) -> None:
    page = person(**device)
    sit(page, GAME, seed=SEED)
    my_turn(page)
    numbers = page.locator(".place.step .step-number")
    expect(numbers).to_have_text(["2"] * 5)
    size = numbers.first.evaluate("(node) => parseFloat(getComputedStyle(node).fontSize) * node.getScreenCTM().a")
    assert size >= 12
    expect(page.locator(".odds-line")).to_have_text("5 dice: about 4.2 steps")
    expect(page.locator(".token.team")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "ro", "es", "pl", "de"])
def test_the_words_of_a_card_fit_on_it(person: Person, lang: str) -> None:
    page = person()
    page.evaluate("(lang) => localStorage.setItem('cantina-lang', lang)", lang)
    sit(page, GAME, "me me", seed=SEED)
    my_turn(page)
    outside = page.evaluate(
        """() => [...document.querySelectorAll(".hand .card")].flatMap((card) => {
          const edge = card.getBoundingClientRect();
          const drawn = (word) => word.getClientRects().length > 0;
          const words = [...card.querySelectorAll(".card-word, .card-does")].filter(drawn);
          const wide = (b) => b.left < edge.left || b.right > edge.right || b.bottom > edge.bottom;
          return words.length < 2 ? ["no words"] : words.filter((w) => wide(w.getBoundingClientRect())).map((w) => w.textContent);
        })"""
    )
    assert outside == []


def test_every_card_says_what_its_orders_do(person: Person) -> None:
    page = person()
    sit(page, GAME, seed=SEED)
    my_turn(page)
    said = set()
    cards = page.locator(".hand .card")
    names = cards.evaluate_all("(nodes) => nodes.map((node) => node.dataset.name)")
    for i in range(cards.count()):
        cards.nth(i).hover()
        expect(page.locator(".tip b")).to_have_text(names[i])
        said.add(page.inner_text(".tip"))
    assert len(said) == len(set(names))
    assert all("dice" in text or "bonus" in text for text in said)


@pytest.mark.parametrize("device", [{}, PHONE])
def test_an_order_is_given_by_a_click_on_the_card(person: Person, device: dict[str, Any]) -> None:
    page = person(**device)
    sit(page, GAME, seed=SEED)
    plan(page)
    order = page.locator(".token.order.legal").first
    name = order.get_attribute("data-id") or ""
    x, y, width, height = box(page, f'.token.order[data-id="{name}"] .order-plate')
    page.mouse.click(x + width / 2, y + height / 2)
    expect(page.locator(".log [data-event=ordered]").first).to_be_attached()


def test_all_buttons_are_in_sight_on_a_phone(person: Person) -> None:
    page = person(**PHONE)
    sit(page, GAME, seed=SEED)
    plan(page)
    expect(page.locator(".acts .act")).not_to_have_count(0)
    below = """() => {
      const end = (selector) => [...document.querySelectorAll(selector)].map((n) => n.getBoundingClientRect().bottom);
      return Math.max(...end(".acts .act")) - end(".prompt")[0];
    }"""
    assert page.evaluate(below) <= 1


def test_what_can_be_attacked_says_its_odds(person: Person) -> None:
    page = person()
    sit(page, GAME, seed=SEED)
    aims, core = page.locator(".token.odds:not([data-el])"), page.locator('.token.odds[data-id="odds-death-star"]')
    for n in range(240):  # until ships are attacked, and so few groups of them that each has a button
        my_turn(page)
        if 0 < aims.count() < 4 and not core.count():
            break
        if click_on(page, 1, seed=n) == "ended":  # bots play by chance
            sit(page, GAME, seed=str(n))
    target = page.locator(".place.sector.legal").first
    expect(page.locator(".acts .act small").first).to_have_text(re.compile(r"^(1 die|\d dice), .*expected"))
    target.hover()
    expect(page.locator(".tip .foretold")).to_contain_text("expected")


def test_the_discard_can_be_looked_through(person: Person) -> None:
    page = person()
    sit(page, GAME, seed=SEED)
    click_on(page, 30, seed=2)
    my_turn(page)
    pile = page.locator('.token[data-id="discard-rebels"]')
    count = int(pile.locator(".count").text_content() or 0)
    x, y, width, height = box(page, '.token[data-id="discard-rebels"]')
    page.mouse.click(x + width / 2, y + height / 2)
    lists = page.locator("dialog .card-list")
    expect(lists).to_have_count(2)
    numbers = [[int(n.strip("× ")) for n in lists.nth(i).locator("b").all_inner_texts()] for i in range(2)]
    assert sum(numbers[0]) == count
    assert sum(numbers[0]) + sum(numbers[1]) <= 30
    page.keyboard.press("Escape")
    expect(lists).to_have_count(0)


@pytest.mark.parametrize("device", [{}, PHONE])
def test_a_team_mate_shows_the_hand(person: Person, device: dict[str, Any]) -> None:
    page = person(**device)
    sit(page, GAME, "me bot bot bot", seed=SEED)
    my_turn(page)
    # When the bots have planned, no seat is drawn anew below the pointer any more
    expect(page.locator(".seat.acting")).to_have_count(1)
    hands = page.locator(".seats .seat-hand")
    expect(hands).to_have_count(1)
    expect(page.locator('.seat[data-seat="3"] .seat-hand')).to_have_count(1)
    x, y, width, height = box(page, ".seat-hand")
    assert min(width, height) >= 43.5
    page.mouse.click(x + width / 2, y + height / 2)
    expect(page.locator("dialog .card-list")).to_be_visible()


def test_whose_turn_it_is_stands_beside_the_counts_of_a_team(person: Person) -> None:
    page = person(viewport={"width": 1366, "height": 768})
    sit(page, GAME, "me bot bot bot", seed=SEED)
    my_turn(page)
    expect(page.locator(".seat.me .seat-state")).to_have_text("to move")
    left, _, width, _ = box(page, ".seat.me .counts")
    assert left + width <= box(page, ".seat.me .seat-state")[0]


def test_an_ambush_is_foreseen_as_stormtroopers_alone(person: Person) -> None:
    page = person()
    sit(page, GAME, "bot me", seed=SEED)
    cards = '.hand .card.legal[data-name*="Shield ambush"]', ".hand .card.legal", ".hand .card.legal"
    for card in cards:
        my_turn(page)
        page.locator(card).first.click()
    page.wait_for_selector(".table.my-turn .token.order.legal")
    page.locator('.board [data-id="order-ambush"]').hover()
    expect(page.locator(".ghost-piece")).to_have_count(3)
    expect(page.locator(".ghost-piece .supply-count").first).to_be_hidden()
    expect(page.locator(".token.supply .supply-count")).to_be_visible()


def test_the_end_is_a_picture(person: Person) -> None:
    page = person()
    sit(page, GAME, seed=SEED)
    assert click_on(page, seed=5) == "ended"
    expect(page.locator(".board .blast")).to_have_count(1)


@pytest.mark.parametrize("device", [{}, PHONE])
def test_the_goals_of_both_sides_stand_beside_the_players(person: Person, device: dict[str, Any]) -> None:
    page = person(**device)
    sit(page, GAME, seed=SEED)
    my_turn(page)
    expect(page.locator(".seat .goal-aim")).to_have_text(["Destroy the Death Star", "Destroy the Rebel fleet"])
    expect(page.locator(".seat .goal-left")).to_have_text(["Shield up: 28 steps to go", "58 Rebel ships left"])
    for line in page.locator(".goal-aim, .goal-left").all():
        assert line.evaluate("(node) => node.scrollWidth <= node.clientWidth + 1")
    cut = "(node) => node.scrollHeight <= node.clientHeight + 1"
    assert page.locator(".side .seats").evaluate(cut)


def test_a_team_has_one_goal(person: Person) -> None:
    page = person(**PHONE)
    sit(page, GAME, "me bot bot bot", seed=SEED)
    my_turn(page)
    expect(page.locator(".team > .team-goal")).to_have_count(2)
    expect(page.locator(".seat .team-goal")).to_have_count(0)
    assert page.locator(".side .seats").evaluate("(node) => node.scrollHeight <= node.clientHeight + 1")


def test_the_table_says_which_order_is_given(person: Person) -> None:
    page = person()
    sit(page, GAME, seed=SEED)
    my_turn(page)
    expect(page.locator(".living")).to_contain_text("Planning: 3 orders each")
    expect(page.locator(".token.chip")).to_have_count(6)
    page.locator(".hand .card.legal").first.click()
    expect(page.locator(".say")).to_contain_text("Plan order 2 of 3")
    expect(page.locator(".token.chip .chip-card.rebels")).to_have_count(1)


def test_the_names_of_places_lie_above_the_ships(person: Person) -> None:
    page = person()
    sit(page, GAME, seed=SEED)
    my_turn(page)
    expect(page.locator(".over .sector-name")).to_have_count(28)
    assert page.evaluate(
        """() => {
          const [tokens, over] = [".tokens", ".over"].map((name) => document.querySelector(`.board svg > ${name}`));
          return Boolean(tokens.compareDocumentPosition(over) & Node.DOCUMENT_POSITION_FOLLOWING);
        }"""
    )


def test_the_head_of_a_turn_counts_its_losses(person: Person) -> None:
    page = person()
    head = page.evaluate(
        """async () => {
          const { gistOf } = await import("/js/turns.js");
          const said = ["attack on F6", "rolled 5 3", "X-wing destroyed", "B-wing destroyed", "X-wing destroyed"]
            .concat("4 TIE → M7", "4 TIE → M7");
          return gistOf({ entries: said.map((gist) => ({ gist })), lines: [] });
        }"""
    )
    assert head == "attack on F6 · rolled 5 3 · 2 × X-wing destroyed · B-wing destroyed · 4 TIE → M7"


@pytest.mark.parametrize("lang", ["en", "ro", "es", "pl", "de"])
def test_words_on_the_board_stay_within_their_frames(person: Person, lang: str) -> None:
    page = person()
    page.evaluate("(lang) => localStorage.setItem('cantina-lang', lang)", lang)
    sit(page, GAME, seed=SEED)
    plan(page)
    outside = page.evaluate(
        """() => {
          const right = (node) => node.getBoundingClientRect().right;
          const plates = [...document.querySelectorAll(".token.order")].map((order) =>
            [order.querySelector(".order-plate"), ...order.querySelectorAll(".order-name, .order-does")]);
          const endor = [document.querySelector(".forest"), ...document.querySelectorAll(".odds-line, .odds-more")];
          const edge = [document.querySelector(".board svg"), ...document.querySelectorAll(".caption, .pile-name")];
          return [...plates, endor, edge].flatMap(([frame, ...words]) =>
            words.filter((word) => right(word) > right(frame) - 3).map((word) => word.textContent));
        }"""
    )
    assert outside == []


@pytest.mark.parametrize("device", [{}, PHONE])
def test_ships_are_large_and_hide_no_number_and_no_name(person: Person, device: dict[str, Any]) -> None:
    page = person(**device)
    sit(page, GAME, seed=SEED)
    my_turn(page)
    sizes = []
    for turn in range(12):
        page.evaluate(CROWDS, turn)
        crowds = page.evaluate(CROWDED)
        assert crowds["found"] == [], turn
        sizes.append((crowds["alone"], crowds["crowded"]))
    if not device:  # 1280x720
        assert min(alone for alone, _ in sizes) >= 44
        assert min(crowded for _, crowded in sizes) >= 28


def play_until(page: Page, wanted: str) -> None:
    """Plays by clicks until there is what a selector finds; in another game when one ends."""
    for n in range(400):
        my_turn(page)
        if page.locator(wanted).count():
            return
        if click_on(page, 1, seed=n) == "ended":  # bots play by chance
            sit(page, GAME, seed=str(n))
    raise AssertionError(f"never: {wanted}")


def middle(page: Page, selector: str) -> tuple[float, float]:
    """Where the origin of a drawing lies, which is the middle of a place."""
    x, y = page.locator(selector).first.evaluate("(node) => { const { e, f } = node.getScreenCTM(); return [e, f]; }")
    return x, y


def test_a_click_on_the_enemy_lets_the_ships_stay_and_attack(person: Person) -> None:
    page = person()
    sit(page, GAME, seed=SEED)
    enemy = '.place.sector.legal[data-el="action-stay"]'
    play_until(page, enemy)
    place = page.locator(enemy).first.get_attribute("data-id")
    expect(page.locator('.acts [data-action="stay"]')).to_have_count(1)
    expect(page.locator(f'.token.odds[data-id="odds-{(place or "").removeprefix("place-")}"]')).to_have_count(1)
    page.mouse.click(*middle(page, enemy))
    attacked = f'.place.legal[data-el="{place}"]'
    page.wait_for_selector(attacked)
    page.mouse.click(*middle(page, attacked))
    expect(page.locator(".log [data-event=attacked]").first).to_be_attached()


def test_a_click_on_where_ships_go_lets_all_of_them_go(person: Person) -> None:
    page = person()
    sit(page, GAME, seed=SEED)
    goal = '.place.legal[data-el^="number-"]'
    play_until(page, goal)
    number = (page.locator(goal).first.get_attribute("data-el") or "").removeprefix("number-")
    most = page.locator(".acts .act").evaluate_all(
        "(nodes) => Math.max(...nodes.map((node) => parseInt((node.dataset.action ?? '').split(' ')[1]) || 0))"
    )
    assert int(number) == most > 1
    page.mouse.click(*middle(page, goal))
    expect(page.locator(".log [data-event=moved]").first).to_contain_text(number)


def test_of_equal_cards_the_one_that_was_clicked_leaves_the_hand(person: Person) -> None:
    page = person()
    sit(page, GAME, seed=SEED)
    my_turn(page)
    keys = page.locator(".hand .card").evaluate_all("(nodes) => nodes.map((node) => node.dataset.key)")
    first = next(key for key in keys if key.endswith("#0") and key.replace("#0", "#1") in keys)
    page.locator(f'.hand .card[data-key="{first}"]').click()
    expect(page.locator(f'.hand .card[data-key="{first}"]')).to_have_count(0)
    expect(page.locator(f'.hand .card[data-key="{first.replace("#0", "#1")}"]')).to_have_count(1)


def test_a_plan_shows_which_card_is_played_first(person: Person) -> None:
    page = person()
    sit(page, GAME, seed=SEED)
    my_turn(page)
    rounds = page.locator(".planned-number")
    expect(rounds).to_have_text(["1", "2", "3"])
    expect(page.locator(".planned.next .planned-number")).to_have_text("1")
    page.locator(".hand .card.legal").first.click()
    expect(page.locator(".planned.rebels .planned-number")).to_have_text("1")
    expect(page.locator(".planned.rebels .card-word")).not_to_have_count(0)
    expect(page.locator(".planned.next .planned-number")).to_have_text("2")


def test_the_cards_of_a_wide_screen_say_what_their_orders_do(person: Person) -> None:
    page = person()
    sit(page, GAME, seed=SEED)
    my_turn(page)
    rows = page.locator(".hand .card").first.locator(".broad .card-does")
    expect(rows.first).to_be_visible()
    page.set_viewport_size({"width": 1024, "height": 720})
    expect(rows.first).to_be_hidden()
    expect(page.locator(".hand .card").first.locator(".narrow .card-word").first).to_be_visible()


@pytest.mark.parametrize("width", [390, 320])
def test_the_hand_of_a_team_mate_covers_no_count_on_a_phone(person: Person, width: int) -> None:
    page = person(viewport={"width": width, "height": 844}, has_touch=True)
    sit(page, GAME, "me bot bot bot", seed=SEED)
    my_turn(page)
    expect(page.locator(".seat.acting")).to_have_count(1)
    left, *_ = box(page, ".seat-hand .card")
    ends = "(nodes) => nodes.map((node) => node.getBoundingClientRect().right)"
    assert max(page.locator('.seat[data-seat="3"] .count-pair').evaluate_all(ends)) <= left
    edge, _, wide, _ = box(page, ".side .seats")
    assert max(page.locator(".seats .seat").evaluate_all(ends)) <= edge + wide + 1
    cut = "(nodes) => nodes.filter((node) => node.scrollWidth > node.clientWidth + 1).length"
    assert page.locator(".seats .seat .counts").evaluate_all(cut) == 0
