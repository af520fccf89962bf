"""What Super Teams tells: whose ship was moved, what befell it on its way, and when the next cards come."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.playing import click_on, my_turn
from browser.racing import SIZES, Person, play_until
from browser.sitting import box, sit

DEALT = 6


@SIZES
def test_the_hand_keeps_a_place_for_every_card_that_was_dealt(person: Person, options: dict[str, object]) -> None:
    page = person(**options)
    sit(page, "super-teams", options={"first": "1"})
    my_turn(page)
    cards, free = page.locator(".hand .card:not(.bonus)"), page.locator(".hand .gap")
    expect(cards).to_have_count(DEALT)
    expect(free).to_have_count(0)
    click_on(page, 3)
    my_turn(page)
    assert 0 < cards.count() < DEALT
    assert cards.count() + free.count() == DEALT


# Shows a hand of which all that was dealt is played; one bonus card is left.
SPENT = """async (dealt) => {
  const { Hand } = await import("/js/hand.js");
  const { artOf } = await import("/js/drawings.js");
  const { wordsOf } = await import("/js/text.js");
  const hand = new Hand(await artOf("super-teams"), await wordsOf("super-teams"), () => {});
  document.querySelector(".hand-row").replaceChildren(hand.root);
  const bonus = { look: "bonus", of: "grapple", n: 1, order: 9, apart: true };
  hand.show({ "bonus-grapple": bonus }, new Set(), [], false, dealt);
}"""


@SIZES
def test_whoever_has_played_all_cards_reads_when_new_ones_come(person: Person, options: dict[str, object]) -> None:
    """In the room of the cards, so that nothing jumps."""
    page = person(**options)
    sit(page, "super-teams", options={"first": "1"})
    my_turn(page)
    row, board = box(page, ".hand-row"), box(page, ".board")
    page.evaluate(SPENT, DEALT)
    spent = page.locator(".hand .spent")
    expect(spent).to_contain_text(f"{DEALT} new ones")
    expect(page.locator(".hand .gap")).to_have_count(0)
    expect(page.locator(".hand .card.bonus")).to_be_in_viewport(ratio=0.99)
    assert spent.evaluate("(node) => node.scrollHeight <= node.clientHeight"), "all words are in it"
    assert (box(page, ".hand-row"), box(page, ".board")) == (row, board)


def test_the_last_turn_says_that_the_ship_is_mine(person: Person) -> None:
    page = person()
    sit(page, "super-teams", "me bot bot bot", seed="6")
    play_until(page, lambda: "YOUR" in page.locator(".last").inner_text())
    expect(page.locator(".last")).to_contain_text(re.compile(r"YOUR (X-Wing|Millennium Falcon) (start|\d+) → \d+"))


# Tells a move of the X-Wing on a board of its own, and which looks it had on its way.
TOLD = """async ([from, to, entries]) => {
  const { Board } = await import("/js/board.js");
  const { Telling } = await import("/js/telling.js");
  const { artOf } = await import("/js/drawings.js");
  const { lessonOf, wordsOf } = await import("/js/text.js");
  const [art, words, lesson] = [await artOf("super-teams"), await wordsOf("super-teams"), await lessonOf("super-teams")];
  const { pack, moments } = lesson.examples.find((one) => one.moments.length);
  const at = (place) => {
    const scene = structuredClone(moments[0].scene);
    scene.tokens["ship-x-wing"].at = place;
    return { ...scene, places: {} };
  };
  const board = new Board(art, words);
  Object.assign(board.root.style, { position: "fixed", inset: "0", zIndex: 99 });
  document.body.append(board.root);
  board.load(lesson.stills[pack], pack);
  await board.show(at(from), true);
  const seen = [];
  const watch = () => {
    for (const { classList } of board.root.querySelectorAll(".moment")) seen.push(classList.item(1));
  };
  new MutationObserver(watch).observe(board.root, { childList: true, subtree: true });
  await new Telling(board).tell(at(to), entries, 0);
  const left = [".moment", ".token.ship:is(.jump, .struggle, .swallow, .homecoming)"];
  return [[...new Set(seen)], ...left.map((selector) => board.root.querySelectorAll(selector).length)];
}"""
SHIP = "ship-x-wing"
WAYS: list[tuple[str, str, list[tuple[str, ...]], str | None]] = [
    ("space-9", "space-13", [("moved", "space-9", "space-13")], "jump"),
    ("space-3", "space-4", [("moved", "space-3", "space-4")], "struggle"),
    (
        "space-39",
        "space-39",
        [("moved", "space-39", "space-41"), ("in-maw", "space-41"), ("back", "space-39")],
        "swallow",
    ),
    ("space-41", "space-39", [("back", "space-39")], "swallow"),
    ("space-45", "space-47", [("moved", "space-45", "space-47"), ("arrived",)], "homecoming"),
    ("space-1", "space-4", [("moved", "space-1", "space-4")], None),
]


def told(page: Page, start: str, end: str, events: list[tuple[str, ...]]) -> tuple[list[str], int, int]:
    """What befell a ship, how much of it is still drawn, and how many ships still look like it."""
    entries = [{"n": n, "event": event, "elements": [SHIP, *spaces]} for n, (event, *spaces) in enumerate(events)]
    seen, drawn, looks = page.evaluate(TOLD, [start, end, entries])
    return seen, drawn, looks


@pytest.mark.parametrize(("start", "end", "events", "look"), WAYS, ids=[str(way[3]) + way[0][5:] for way in WAYS])
def test_what_befalls_a_ship_is_shown_and_over_when_it_rests(
    person: Person, start: str, end: str, events: list[tuple[str, ...]], look: str | None
) -> None:
    page = person(reduced_motion="no-preference")
    assert told(page, start, end, events) == ([look] if look else [], 0, 0)


def test_who_wants_no_motion_sees_none_of_it(person: Person) -> None:
    page = person()
    for start, end, events, _ in WAYS:
        assert told(page, start, end, events) == ([], 0, 0)


def test_the_tip_of_a_ship_begins_with_its_owner(person: Person) -> None:
    page = person()
    sit(page, "super-teams", options={"first": "1"})
    my_turn(page)
    dax = page.locator(".seat[data-seat='1'] .seat-name").inner_text()
    for ship, owner in (("x-wing", "You"), ("death-star", dax)):
        x, y, width, height = box(page, f".token.ship[data-id=ship-{ship}] .base")
        page.mouse.move(x + width / 2 - 9, y + height / 2, steps=3)
        page.mouse.move(x + width / 2, y + height / 2, steps=3)
        expect(page.locator(".tip > b")).to_have_text(re.compile(f"^{owner}: "))
