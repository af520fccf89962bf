"""Ghosts in Super Teams: where each ship would come to rest, with what would happen there in words that cover nothing."""

import itertools
import math
import re
from typing import Any

from playwright.sync_api import expect

from browser.playing import my_turn
from browser.racing import PHONE, SIZES, Person, boxes, meet, middles, play_until
from browser.sitting import box, sit


def test_the_words_at_a_ghost_cover_no_number(person: Person) -> None:
    page = person()
    sit(page, "super-teams", options={"first": "1"})
    my_turn(page)
    for card in page.locator(".hand .card.legal").all():
        card.hover()
        expect(page.locator(".ghost-piece .caption").first).to_be_visible()
        numbers = boxes(page, ".place .milestone")
        for words in boxes(page, ".ghost-piece .caption"):
            assert not any(meet(words, number) for number in numbers)


@SIZES
def test_a_card_says_at_the_ghosts_what_would_happen(person: Person, options: dict[str, Any]) -> None:
    page = person(**options)
    sit(page, "super-teams", options={"first": "1"})
    words = page.locator(".ghost-piece .caption text")

    def apart() -> bool:
        """Whether a card would bring its two ships to two places."""
        card = page.locator(".hand .card.legal[data-el^=card]").first
        if not card.count():
            return False
        page.mouse.move(2, 2)  # what has come below a mouse that rests is not asked about
        card.tap() if options else card.hover()
        expect(words.first).to_be_visible()
        return words.count() == 2

    play_until(page, apart)
    assert all(re.search(r"\d", text) for text in words.all_text_contents())
    boxes = page.locator(".ghost-piece .caption").evaluate_all(
        "nodes => nodes.map((node) => node.getBoundingClientRect()).map((b) => [b.x, b.y, b.right, b.bottom])"
    )
    one, two = boxes
    assert one[2] <= two[0] or two[2] <= one[0] or one[3] <= two[1] or two[3] <= one[1], "they do not cover each other"
    left, top, width, height = box(page, ".board")
    assert all(left <= a and top <= b and c <= left + width and d <= top + height for a, b, c, d in boxes)


def test_whoever_rests_on_a_card_sees_its_ghosts_in_the_next_turn_too(person: Person) -> None:
    """Without moving: the card is still the one that is pointed at."""
    page = person()
    sit(page, "super-teams", options={"first": "1"}, seed="3")
    my_turn(page)
    first = page.locator(".hand .card.legal").first
    element = first.get_attribute("data-el")
    x, y, width, height = box(page, ".hand .card.legal")
    page.mouse.move(x + width - 3, y + height / 2, steps=4)  # the row moves to the right when a card has left it
    expect(page.locator(".ghost-piece").first).to_be_attached()
    page.locator(".hand .card.legal").last.dispatch_event("click")
    page.locator(".board .token.ship.legal").first.dispatch_event("click")
    my_turn(page)
    expect(page.locator(".hand .card:hover")).to_have_attribute("data-el", str(element))
    expect(page.locator(".ghost-piece").first).to_be_attached()


def test_words_on_a_phone_are_low_and_can_be_read(person: Person) -> None:
    """Lower than what lies between two rows of spaces, and no smaller than 11 pixels."""
    page = person(**PHONE)
    sit(page, "super-teams", options={"first": "1"})
    my_turn(page)
    page.locator(".hand .card.legal").first.tap()
    words = page.locator(".ghost-piece .caption")
    expect(words.first).to_be_visible()
    assert all(bottom - top <= 20 for _, top, _, bottom in boxes(page, ".ghost-piece .caption rect"))
    scale = page.locator(".board > svg").evaluate("(svg) => svg.getScreenCTM().a")
    assert all(float(size or 0) * scale >= 11 for size in [node.get_attribute("font-size") for node in words.all()])


@SIZES
def test_ghosts_stand_beside_the_ships_of_their_space_and_words_beside_both(
    person: Person, options: dict[str, Any]
) -> None:
    """A ghost is at least 36 pixels wide, and one above a ship lies over neither that ship nor another ghost."""
    page = person(**options)
    sit(page, "super-teams", options={"first": "1"}, seed="3")

    def lifted() -> bool:
        if page.locator(".board .token.ship.legal").count():
            expect(page.locator(".ghost-piece").first).to_be_attached()  # what a choice would do is asked of the server
        ghosts = boxes(page, ".ghost-piece .ghost-ring")
        assert all(c - a >= 35.5 for a, _, c, _ in ghosts)
        words = boxes(page, ".ghost-piece .caption rect")
        assert not any(meet(word, inset(ghost)) for word in words for ghost in ghosts)
        return page.locator(".ghost-stem").count() > 1

    play_until(page, lifted)
    rings = middles(page, ".ghost-piece:has(.ghost-stem) .ghost-ring")
    for one, other in itertools.combinations(rings, 2):
        assert math.dist(one[:2], other[:2]) >= 1.9 * one[2]


def inset(box: list[float]) -> list[float]:
    """A box without its edge."""
    return [box[0] + 2, box[1] + 2, box[2] - 2, box[3] - 2]


def test_ghosts_lie_on_the_board_wherever_they_are(person: Person) -> None:
    """Several on the last planet are spread out, and can be hit, within the board, not below it where the prompt is."""
    page = person(**PHONE)
    sit(page, "super-teams")
    my_turn(page)
    reach, small, size = 76, 38, (500, 640)
    placed = page.evaluate(
        """async (args) => {
      const { spread } = await import("/js/ghosts.js");
      const placed = [0, 1, 2].map(() => ({ spot: [80, 600] }));
      spread(placed, ...args);
      return placed;
    }""",
        [reach, small, size],
    )
    for key, edge in (("spot", small), ("hit", reach)):
        for place in (one[key] for one in placed):
            assert all(edge <= value <= room - edge for value, room in zip(place, size, strict=True))
    drawn = [one["spot"] for one in placed]
    assert all(math.dist(a, b) >= 2 * small for a, b in itertools.combinations(drawn, 2)), "none covers another"
