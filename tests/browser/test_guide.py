"""The guided first game: what a tip speaks of is framed, playing moves it on, and at the end one knows the game."""

from collections.abc import Callable
from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser.playing import click_along, my_turn, violations
from browser.sitting import sit
from cantina.core.words import LANGUAGES

Person = Callable[..., Page]
GAMES = ("super-teams", "toy-battle", "risk-star-wars", "conflict")
LEAST = {"super-teams": 12, "toy-battle": 9, "risk-star-wars": 10, "conflict": 12}  # tips that any game comes to

# Plays a guided game by clicks, whatever is lit, and notes before each of them what the tip says and what is framed.
PLAY = """
async (seed) => {
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const seen = [];
  let state = seed, idle = 0;
  const next = (n) => (state = (state * 1103515245 + 12345) % 2147483648) % n;
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
  const inside = ({ left, right, top, bottom }) => left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
  while (idle < 18000) {
    const table = document.querySelector(".table");
    if (table.classList.contains("ended")) return seen;
    const live = ".board [data-el].legal, .hand .card.legal, .acts .act";
    const nodes = table.classList.contains("my-turn") ? [...document.querySelectorAll(live)] : [];
    if (!nodes.length) { idle++; await pause(10); continue; }
    const coach = document.querySelector(".coach");
    seen.push({
      tip: coach.dataset.tip ?? "",
      text: coach.querySelector("p")?.textContent ?? "",
      frames: boxes(".spot .frame").filter(inside).length,
      clock: document.querySelector(".clock:not([hidden])")?.textContent ?? "",
      hand: [...document.querySelectorAll(".hand [data-id]")].map((node) => node.dataset.id),
      buttons: [...document.querySelectorAll(".acts .act")].map((node) => node.dataset.action),
      prompt: document.querySelector(".say").textContent,
    });
    nodes[next(nodes.length)].dispatchEvent(new MouseEvent("click", { bubbles: true }));
    idle = 0;
    await pause(0);
  }
  throw new Error(`nothing to do: ${document.querySelector(".say")?.textContent}`);
}
"""
# From now on a new table is practice: the same cards, dice and answers every time.
SEEDED = """async (seed) => {
  const { net } = await import("/js/net.js");
  const ask = net.ask.bind(net);
  net.ask = (message) => ask(message.type === "create" ? { ...message, seed } : message);
}"""
HELD = {  # what must lie in the hand while a tip speaks of it
    **{name: f"bonus-{name}" for name in ("lightspeed", "speed-boost", "experienced-pilot", "dodging-maneuver", "grapple")},
    **{name: f"troop-{name}" for name in ("hook", "kwak", "roxy")},
}  # fmt: skip


def guided(page: Page, game: str) -> None:
    """Opens the guided first game, and waits for the person's turn."""
    page.locator(f"[data-game={game}]").get_by_role("button", name="Learn to play").click()
    my_turn(page)
    page.wait_for_selector(".coach[data-tip]")


@pytest.mark.parametrize("game", GAMES)
def test_it_teaches_by_pointing_to_its_end_without_a_word_of_consent(person: Person, game: str) -> None:
    page = person()
    page.evaluate(SEEDED, "3")
    guided(page, game)
    seen: list[dict[str, Any]] = page.evaluate(PLAY, 5)
    told = [tip for tip, _ in groupby(moment["tip"] for moment in seen) if tip]
    assert len(told) >= LEAST[game], told
    assert len(told) == len(set(told)), "a tip came twice"
    assert [moment["clock"] for moment in seen if moment["clock"]] == [], "a clock runs in a guided game"
    for moment in (moment for moment in seen if moment["tip"]):
        assert moment["text"], moment["tip"]
        assert moment["frames"], f"{moment['tip']} points at nothing"
        assert moment["tip"] not in HELD or HELD[moment["tip"]] in moment["hand"], moment
        assert moment["tip"] != "pass" or moment["buttons"] == ["pass"], moment
    coach = page.locator(".result .coach")
    expect(coach).to_contain_text("You know the game!")
    assert coach.locator(".learnt li").count() >= 3
    expect(page.locator(".spot")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_every_tip_has_its_words_in_every_language(person: Person, game: str) -> None:
    page = person()
    tips = page.evaluate(
        "async (game) => (await import(`/games/${game}/guide.js`)).tips.map(({ id, learnt }) => [id, learnt])", game
    )
    wanted = {f"guide.{tip}" for tip, _ in tips} | {f"learnt.{topic}" for _, topic in tips} | {"guide.end"}
    assert len({tip for tip, _ in tips}) == len(tips)
    for lang in LANGUAGES:
        words = page.evaluate("async (path) => (await fetch(path)).json()", f"/api/games/{game}/words?lang={lang}")
        found = {key for key in words if key.startswith(("guide.", "learnt."))}
        assert found == wanted
        for key in found:  # short: two sentences at most
            assert len(words[key]) <= 125, f"{lang} {key}: {words[key]}"
            assert sum(words[key].count(mark) for mark in ".!?") <= 2, f"{lang} {key}: {words[key]}"


def test_a_tip_can_be_closed_and_all_of_them_too(person: Person) -> None:
    page = person()
    guided(page, "super-teams")
    coach = page.locator(".coach")
    expect(coach).to_contain_text("These ships are yours")
    page.get_by_role("button", name="Got it").click()
    expect(coach).to_contain_text("The colour says which ships")
    page.get_by_role("button", name="No more tips").click()
    expect(coach).to_be_empty()
    expect(page.locator(".spot")).to_have_count(0)
    page.locator(".hand .card.legal").first.click()
    my_turn(page)
    expect(coach).to_be_empty()


def test_the_frame_lies_around_what_is_meant(person: Person) -> None:
    """In the first race one's own ships are framed, and no others; a click goes through to what lies below."""
    page = person()
    guided(page, "super-teams")
    framed = page.evaluate("""() => {
      const middle = (node) => { const b = node.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; };
      const at = ([x, y]) => [...document.querySelectorAll(".token.ship")]
        .filter((ship) => { const [u, v] = middle(ship); return Math.hypot(u - x, v - y) < 6; })
        .map((ship) => ship.dataset.id);
      return [...document.querySelectorAll(".spot .frame")].flatMap((frame) => at(middle(frame)));
    }""")
    assert sorted(framed) == [
        "ship-jedi-starfighter", "ship-millennium-falcon", "ship-tantive-iv", "ship-x-wing",
    ]  # fmt: skip
    page.locator(".hand .card.legal").first.click()
    expect(page.locator(".coach")).not_to_contain_text("These ships are yours")


def test_it_goes_on_by_keys_and_is_read_out(person: Person) -> None:
    page = person()
    guided(page, "super-teams")
    coach = page.locator(".coach")
    assert coach.get_attribute("role") == "status"
    expect(coach.locator(".unseen")).to_contain_text("X-Wing")
    page.keyboard.press("h")
    page.keyboard.press("1")
    expect(coach).not_to_contain_text("These ships are yours")
    my_turn(page)
    assert page.evaluate("document.activeElement.closest('.hand, .board, .acts') !== null"), "the focus was taken away"


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_beside_a_tip(person: Person, axe: str, scheme: str, size: tuple[int, int]) -> None:
    page = person(color_scheme=scheme, viewport={"width": size[0], "height": size[1]})
    guided(page, "toy-battle")
    assert violations(page, axe) == []
    page.evaluate(PLAY, 5)
    expect(page.locator(".coach")).to_contain_text("You know the game!")
    assert violations(page, axe) == []


def test_no_arrow_crosses_out_what_is_to_be_done(person: Person) -> None:
    """On a phone the prompt lies between a tip and the hand: there the frame alone points at it."""
    page = person(viewport={"width": 390, "height": 844}, has_touch=True)
    guided(page, "toy-battle")
    expect(page.locator(".spot .frame").first).to_be_attached()
    expect(page.locator(".spot .arrow")).to_have_count(0)
    page.set_viewport_size({"width": 1280, "height": 720})
    expect(page.locator(".spot .arrow").first).to_be_attached()


def test_an_arrow_ends_at_the_edge_of_what_it_points_at(person: Person) -> None:
    page = person()
    guided(page, "toy-battle")
    page.get_by_role("button", name="Got it").click()
    expect(page.locator(".coach")).to_contain_text("This is the enemy headquarters")
    expect(page.locator(".spot circle.frame")).to_have_count(1)
    off = page.evaluate("""() => {
      const frame = document.querySelector(".spot .frame").getBoundingClientRect();
      const numbers = document.querySelector(".spot .arrow").getAttribute("d").match(/-?[\\d.]+/g).map(Number);
      const [x, y] = numbers.slice(-2);
      return Math.hypot(x - frame.x - frame.width / 2, y - frame.y - frame.height / 2) - frame.width / 2;
    }""")
    assert abs(off) < 3


# What a tip points at in a battle with three enemies, all of which can be covered.
POINTS = """async (id) => {
  const { tips } = await import("/games/toy-battle/guide.js");
  const troop = (at, side, level = 0) => ({ look: "troop", at, side, level });
  const tokens = {
    "t4-0": troop("base-4", "red"), "t7-0": troop("base-7", "red"), "t7-1": troop("base-7", "blue", 1),
    "t8-0": troop("base-8", "blue"), "t8-1": troop("base-8", "red", 1), "t12-0": troop("base-12", "red"),
  };
  const choices = ["base-4", "base-7", "base-8", "base-12"].map((base) => ({ name: "place", elements: ["troop-roxy", base] }));
  const places = { "hq-blue": { look: "hq", side: "blue" } };
  const at = {
    phase: "turn", clicked: id === "bases" ? ["troop-roxy"] : [], sides: ["blue"], scene: { tokens }, choices,
    still: { links: [["base-4", "hq-blue"], ["base-8", "hq-blue"]] },
    places: (test) => Object.keys(places).filter((key) => test(places[key], key)),
    offers: (test) => choices.filter(test).flatMap(({ elements }) => elements),
  };
  const tip = tips.find((one) => one.id === id);
  return tip.when(at) && tip.points(at);
}"""


def test_a_light_lies_around_a_troop_and_on_no_more_than_are_meant(person: Person) -> None:
    page = person()
    assert page.evaluate(POINTS, "stronger") == ["t4-0"]
    assert page.evaluate(POINTS, "danger") == ["t4-0"]
    assert page.evaluate(POINTS, "bases") == ["t4-0", "t7-1", "t8-1", "t12-0"]


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_tip_and_prompt_are_in_sight_together(person: Person, game: str) -> None:
    page = person(viewport={"width": 390, "height": 844}, has_touch=True)
    guided(page, game)
    for selector in (".coach p", ".say", ".spot .frame"):
        box = page.locator(selector).first.bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 844
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_finger_hits_the_buttons_of_a_tip(person: Person) -> None:
    """They are low, so that the choices stay in sight; what they react to is not."""
    page = person(viewport={"width": 390, "height": 844}, has_touch=True)
    guided(page, "super-teams")
    hit = """(button) => [-21, 21].map((far) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2 + far));
    })"""
    page.wait_for_selector(".coach button")
    assert page.locator(".coach button").first.evaluate(hit) == [True, True]


def test_the_doors_at_the_end(person: Person) -> None:
    page = person()
    guided(page, "toy-battle")
    first = page.url
    page.evaluate(PLAY, 3)
    coach = page.locator(".result .coach")
    coach.get_by_role("button", name="Rules").click()
    expect(page.locator(".drawer")).to_be_visible()
    page.keyboard.press("Escape")
    coach.get_by_role("button", name="Play a real game").click()
    page.wait_for_url(lambda url: url != first)
    my_turn(page)
    expect(page.locator(".coach")).to_contain_text("A yellow base")  # which the first game left out
    page.get_by_role("button", name="Got it").click()
    expect(page.locator(".coach")).to_be_empty()
    click_along(page)
    page.wait_for_selector(".result .ending")
    expect(page.locator(".result .coach")).to_have_count(0)


def test_what_a_tip_points_at_may_be_missing(person: Person) -> None:
    """A board that was drawn anew lacks what a tip speaks of: the tip speaks all the same."""
    page = person()
    tips = 'export const tips = [{ id: "yours", when: () => true, points: () => ["nowhere", "seat:9"] }];'

    def answer(route: Route) -> None:
        route.fulfill(body=tips, content_type="text/javascript")

    page.route("**/games/super-teams/guide.js", answer)
    guided(page, "super-teams")
    expect(page.locator(".coach")).to_contain_text("These ships are yours")
    expect(page.locator(".spot .frame")).to_have_count(0)


def test_a_game_that_brings_words_alone_is_guided_too(person: Person) -> None:
    page = person()
    table = sit(page, "template")
    page.evaluate("(table) => sessionStorage.setItem(`cantina-guide-${table}`, '0')", table)
    page.reload()
    my_turn(page)
    coach = page.locator(".coach")
    expect(coach).to_contain_text("Welcome aboard")
    page.get_by_role("button", name="Got it").click()
    expect(coach).to_contain_text("Every bid card is spent")
    page.locator(".hand .card.legal, .acts .act, .board .legal").first.click()
    expect(coach).not_to_contain_text("Every bid card is spent")


def test_the_newest_line_of_the_log_is_seen_beside_a_long_tip(person: Person) -> None:
    """Also where four players take much of the column."""
    page = person()
    sit(page, "super-teams", "me bot bot bot")
    my_turn(page)
    page.locator(".coach").evaluate("(node) => { node.textContent = 'A long tip. '.repeat(60); }")
    page.wait_for_function(LOG_AT_END)
    assert page.locator(".log").evaluate("(node) => node.clientHeight") >= 44
    assert page.locator(".log-panel").evaluate("(node) => node.getBoundingClientRect().bottom <= innerHeight + 1")


LOG_AT_END = """() => {
  const { scrollHeight, scrollTop, clientHeight } = document.querySelector(".log");
  return scrollHeight - scrollTop - clientHeight < 2;
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tip_about_a_bonus_card_leaves_the_choice(person: Person, lang: str) -> None:
    """Whether a card is good depends on where the ship would land: the tip says what it does, and that one may pass."""
    page = person()
    texts = page.evaluate("async (lang) => (await fetch(`/games/super-teams/text/${lang}.json`)).json()", lang)
    passing = {"en": "pass", "de": "pass", "es": "pasa", "pl": "spasuj", "ro": "spune pas"}[lang]
    for card in ("lightspeed", "speed-boost", "experienced-pilot"):
        assert passing in texts[f"guide.{card}"]
