"""Help where it is needed: names and rules of things, reasons, hints, the drawer of rules."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.playing import begin, my_turn
from browser.sitting import sit

Person = Callable[..., Page]


def test_things_say_what_they_are_and_which_rule_they_follow(person: Person) -> None:
    page = person()
    sit(page, "toy-battle", options={"first": "1"})  # nobody has placed a troop where one points at
    my_turn(page)
    page.locator(".hand .card").first.hover()
    expect(page.locator(".tip")).to_contain_text("Rule 6.")
    page.locator(".board [data-id=base-5]").hover()
    expect(page.locator(".tip")).to_contain_text("Rule 7.4")


def test_a_tip_says_it_plainly_before_the_rule(person: Person) -> None:
    page = person()
    sit(page, "toy-battle", pack="castle-field", options={"first": "1"})
    my_turn(page)
    for thing, words in (("base-5", "take another one back"), ("hq-red", "wins")):
        page.locator(f".board [data-id={thing}]").hover()
        tip = page.locator(".tip p")
        expect(tip.first).to_contain_text(words)
        expect(tip.last).to_contain_text("Rule ")
        sizes = tip.evaluate_all("nodes => nodes.map((node) => parseFloat(getComputedStyle(node).fontSize))")
        assert sizes[-1] < sizes[0]


def test_a_click_on_something_illegal_is_answered_with_the_rule(person: Person) -> None:
    page = person()
    begin(page, "toy-battle", pack="castle-field")
    my_turn(page)
    for side in ("blue", "red"):  # one is too far away, and in one's own nobody places a troop
        page.locator(f".board [data-id=hq-{side}]").click()
        expect(page.locator(".why .clause")).to_contain_text("Rule 4.")
    page.locator(".why .clause").click()
    expect(page.locator(".drawer .wanted")).to_be_visible()


def test_rules_can_be_searched(person: Person) -> None:
    page = person()
    begin(page, "super-teams")
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("searchbox").fill("grapple")
    expect(page.locator(".clauses p").first).to_contain_text("rapple")
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.locator(".clauses")).to_contain_text("No rule matches your search")


def test_a_hint_names_moves_with_chances(person: Person) -> None:
    page = person()
    begin(page, "toy-battle")
    my_turn(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".why .act").first).to_contain_text("%", timeout=240_000)
    chances = page.locator(".why .advice .chance")
    edges = chances.evaluate_all("nodes => nodes.map((node) => Math.round(node.getBoundingClientRect().right))")
    assert len(set(edges)) == 1, "the chances stand below each other"


def test_a_draft_can_be_taken_back(person: Person) -> None:
    page = person()
    sit(page, "super-teams", options={"first": "1"})  # it is a turn, and no answer to another's
    my_turn(page)
    cards = page.locator(".hand .card")
    before = cards.count()
    page.locator(".hand .card.legal").first.click()
    expect(cards).to_have_count(before - 1)
    page.locator(".way-back .back").click()
    expect(cards).to_have_count(before)
