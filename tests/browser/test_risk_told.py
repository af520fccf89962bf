"""What Risk tells and in which words: dice before their steps, the opponents' last orders, dead orders, exact odds."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.playing import click_on, my_turn
from browser.sitting import sit

Person = Callable[..., Page]
GAME = "risk-star-wars"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
SEED = "0123456789abcdef"
LANGUAGES = ["en", "ro", "es", "pl", "de"]

# Notes where the strike team stands and what is written about it as long as dice lie on the board.
THROWN = """() => {
  const look = () => {
    const team = document.querySelector('.token[data-id="team"]');
    if (document.querySelector(".board .thrown"))
      window.seen.add(`${team.style.transform} ${document.querySelector(".odds-more").textContent}`);
  };
  window.seen = new Set();
  look();
  new MutationObserver(look).observe(document.querySelector(".board"), { subtree: true, childList: true, attributes: true });
  const team = document.querySelector('.token[data-id="team"]');
  return `${team.style.transform} ${document.querySelector(".odds-more").textContent}`;
}"""
# Words on the board that are smaller than so many pixels.
SMALL = """(least) => [...document.querySelectorAll(".board svg text")].flatMap((text) => {
  const { c, d } = text.getScreenCTM();
  const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(c, d);
  return size < least - 0.05 ? [`${text.textContent}: ${size}`] : [];
})"""


def plan(page: Page, first: str = " ") -> None:
    """Plans the orders of a round, beginning with a card that has `first`, and waits for the first decision about one."""
    for name in (first, " ", " "):
        my_turn(page)
        page.locator(f'.hand .card.legal[data-name*="{name}"]').first.click()
    page.wait_for_selector(".table.my-turn .token.order.legal")


def test_the_strike_team_waits_for_the_dice(person: Person) -> None:
    page = person(reduced_motion="no-preference")
    sit(page, GAME, seed=SEED)
    plan(page, "Shield assault")
    my_turn(page)
    stands = page.evaluate(THROWN)
    page.locator('.acts [data-action="order assault"]').click()
    thrown = "window.seen.size && !document.querySelector('.board .thrown')"
    seen = page.wait_for_function(f"() => {thrown} && [...window.seen]")  # before the bot's dice fall
    assert seen.json_value() == [stands]
    page.wait_for_function(
        """(stands) => !stands.startsWith(document.querySelector('.token[data-id="team"]').style.transform)""",
        arg=stands,
    )


def test_the_strip_keeps_the_last_order_of_the_opponent(person: Person) -> None:
    page = person()
    sit(page, GAME, seed=SEED)
    plan(page)
    while "Planning" not in (page.locator(".living").text_content() or ""):
        assert click_on(page, 1) == "playing"
        my_turn(page)
    last = page.locator(".last")
    expect(last.locator("b")).to_have_text(["Dax"])
    words = last.text_content()
    assert re.search("→|attack|Stormtrooper|fire|hits|step|declined|bonus", words or ""), words
    page.locator(".hand .card.legal").first.click()
    expect(page.locator(".say")).to_contain_text("order 2 of")
    expect(last).to_have_text(words or "")
    expect(page.locator(".log [data-event^=planned]")).to_have_count(0)


def test_a_turn_in_a_few_words_keeps_what_was_lost(person: Person) -> None:
    told = [
        ("ordered", "TIE fighters"), ("deployed", "4 TIE → M7"), ("attacked", "attack on M1"), ("destroyed", "X-wing destroyed"),
        ("damaged", "Millennium Falcon hit"), ("special-lost", "Millennium Falcon destroyed"), ("dice-lost", "missed: 2"),
        ("cleared", "M1 cleared"), ("earned", "bonus orders: 1"), ("earned", "bonus orders: 2"), ("ordered", "Executor"),
        ("flew", "M7 → O9"), ("held", "no attack"), ("round", "Round 5"),
    ]  # fmt: skip
    gist = """async ([told, most]) => {
      const [{ gistsOf }, { artOf }] = await Promise.all(["turns", "drawings"].map((name) => import(`/js/${name}.js`)));
      const { weights } = await artOf("risk-star-wars");
      return gistsOf(told.map(([event, gist]) => ({ event, gist, by: 1 })), () => "Dax", most, weights);
    }"""
    page = person()
    lost = "X-wing destroyed · Millennium Falcon hit · Millennium Falcon destroyed"
    assert page.evaluate(gist, [told, 6]) == f"TIE fighters · … · {lost} · Round 5"
    assert page.evaluate(gist, [told, 4]) == f"… · {lost}"
    assert page.evaluate(gist, [told[6:10], 6]) == "missed: 2 · M1 cleared · bonus orders: 3"
    assert page.evaluate(gist, [told[5:10], 6]) == "Millennium Falcon destroyed · M1 cleared · bonus orders: 3"


def test_orders_that_can_never_be_given_again_are_struck_out(person: Person) -> None:
    faces = """async () => {
      const { artOf } = await import("/js/drawings.js");
      const art = await artOf("risk-star-wars");
      const face = art.face({ orders: ["x-wings", "luke"], side: "rebels", gone: ["luke"] }, "", (key) => key);
      const box = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      box.innerHTML = face;
      return [".gone .card-word", ".gone-line"].map((what) => [".narrow", ".broad"].map((form) =>
        [...box.querySelectorAll(`${form} ${what}`)].map((n) => n.textContent)));
    }"""
    assert person().evaluate(faces) == [[["short.luke"]] * 2, [[""]] * 2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_an_order_does_stands_clear_of_its_rim(person: Person, lang: str) -> None:
    page = person()
    page.evaluate("(lang) => localStorage.setItem('cantina-lang', lang)", lang)
    sit(page, GAME, seed=SEED)
    plan(page)
    under = page.evaluate(
        """() => [...document.querySelectorAll(".token.order")].flatMap((order) => {
          const rim = order.querySelector(".order-plate").getBoundingClientRect();
          return [...order.querySelectorAll("text")].filter((text) => {
            const base = text.getScreenCTM().f; // where its letters stand
            return base > rim.bottom - 7 || base < rim.top + 13;
          }).map((text) => text.textContent);
        })"""
    )
    assert under == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_on_the_board_are_large_enough(person: Person, lang: str) -> None:
    page = person()
    page.evaluate("(lang) => localStorage.setItem('cantina-lang', lang)", lang)
    sit(page, GAME, seed=SEED)
    my_turn(page)
    assert page.evaluate(SMALL, 11) == []
    plan(page)
    assert page.evaluate(SMALL, 11) == []


def test_an_attack_promises_hits_or_a_chance(person: Person) -> None:
    page = person()
    sit(page, GAME, seed=SEED)
    aims = page.locator(".token.odds text")
    for n in range(240):
        my_turn(page)
        if aims.count():
            break
        if click_on(page, 1, seed=n) == "ended":
            sit(page, GAME, seed=str(n))
    for text in aims.all_text_contents():
        assert re.fullmatch(r"\d\.\d hits|\d+\u00a0%", text), text


def test_my_planned_orders_stand_on_the_phone(person: Person) -> None:
    page = person(**PHONE)
    sit(page, GAME, "me bot bot bot", seed=SEED)
    my_turn(page)
    page.locator(".hand .card.legal").first.click()
    expect(page.locator(".say")).to_contain_text("Plan order 2")
    expect(page.locator(".token.chip.rebels .order-sign").first).to_be_attached()
    expect(page.locator(".token.chip.empire .order-sign")).to_have_count(0)
    cut = """() => [...document.querySelectorAll(".seats .count-pair b")].filter((n) => {
      const [{ right }, frame] = [n.getBoundingClientRect(), n.closest(".counts, .team-head").getBoundingClientRect()];
      return right > frame.right + 1;
    }).map((n) => n.textContent)"""
    assert page.evaluate(cut) == []
    expect(page.locator(".team-head .count-pair")).to_have_count(2)
    steps = page.locator(".place.step .step-small")
    size = "(node) => parseFloat(getComputedStyle(node).fontSize) * node.getScreenCTM().a"
    assert steps.count() < 8
    assert min(steps.nth(i).evaluate(size) for i in range(steps.count())) >= 9


# Keeps the classes of whatever is seen over the board while a move is told.
FLARES = """() => {
  window.flares = new Set();
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes)
      if (node.classList?.contains("flare"))
        for (const part of node.querySelectorAll("[class]")) window.flares.add(part.classList[0]);
  }).observe(document.querySelector(".board"), { subtree: true, childList: true });
}"""


def give_luke(page: Page) -> None:
    """Plans a card with Luke first, and gives his order."""
    sit(page, GAME, seed=SEED)
    plan(page, "Luke")
    my_turn(page)
    page.evaluate(FLARES)
    page.locator('.acts [data-action="order luke"]').click()


def test_a_duel_is_seen_before_its_dice_are_thrown_and_never_stays(person: Person) -> None:
    page = person(reduced_motion="no-preference")
    give_luke(page)
    page.wait_for_function("() => window.flares.has('swing')")
    my_turn(page)
    expect(page.locator(".board .flare")).to_have_count(0)


def test_without_motion_nothing_flies_over_the_board(person: Person) -> None:
    page = person()
    give_luke(page)
    my_turn(page)
    expect(page.locator(".log [data-event=rolled]").first).to_be_attached()
    assert page.evaluate("() => window.flares.size") == 0


def test_every_flare_comes_to_an_end(person: Person) -> None:
    """Whatever can be seen over the board, for both shapes of it, ends by itself and draws nothing without a number."""
    told = [
        [["attacked", {"order": "ties", "place": "i1", "place2": "m1"}], ["rolled", {"die": 3}]],
        [
            ["attacked", {"order": "x-wings", "place": "i1", "place2": "death-star"}],
            ["rolled", {"die": 6}],
            ["core-lost", {}],
        ],
        [["fired", {"place": "f1"}], ["rolled", {"die": 6}], ["marker-lost", {"place": "f1", "number": 4}]],
        [["fired", {"place": "f1"}], ["rolled", {"die": 2}], ["fired-in-vain", {"place": "f1"}]],
        [["ordered", {"order": "luke"}], ["rolled", {"die": 5}], ["duel-hit", {"hero": "vader", "number": 2}]],
        [["ordered", {"order": "emperor"}], ["duel-hit", {"hero": "luke", "number": 2}]],
        [["ordered", {"order": "assault"}], ["rolled", {"die": 5}], ["shield-lost", {}]],
        [["destroyed", {"ship": "x-wing", "place": "m1"}], ["damaged", {"ship": "falcon"}]],
        [["special-lost", {"ship": "executor", "place": "o8"}]],
    ]
    flares = """async (told) => {
      const wanted = ["board", "drawings", "text", "net", "motion"].map((name) => import(`/js/${name}.js`));
      const [{ Board }, { artOf }, { wordsOf }, { net }, { flare }] = await Promise.all(wanted);
      const { still, scene, pack } = await net.ask({ type: "glance", table: location.pathname.split("/").pop() });
      const found = [];
      for (const [width, height] of [[900, 540], [390, 375]]) {
        const board = new Board(await artOf("risk-star-wars"), await wordsOf("risk-star-wars"));
        board.root.style.cssText = `position: fixed; left: 0; top: 0; width: ${width}px; height: ${height}px`;
        document.body.append(board.root);
        board.load(still, pack);
        await board.show(scene, true);
        for (const some of told) {
          const entries = some.map(([event, args]) => ({ event, args }));
          const drawn = ["aimed", "struck"].map((when) => board.art[when](entries, board));
          if (!drawn.join("") || /NaN|undefined/.test(drawn.join(""))) found.push(drawn.join(""));
          for (const one of drawn) {
            const over = flare(board, one);
            board.svg.getAnimations({ subtree: true }).forEach((animation) => animation.finish()); // an endless one throws
            await over;
          }
        }
        if (board.root.querySelector(".flare")) found.push("something stays");
        board.root.remove();
      }
      return found;
    }"""
    page = person(reduced_motion="no-preference")
    sit(page, GAME, seed=SEED)
    my_turn(page)
    assert page.evaluate(flares, told) == []
