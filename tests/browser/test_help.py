"""Help where it is needed: names and rules of things, reasons, hints, the drawer of rules, the guided game."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.playing import begin, click_on, my_turn

Person = Callable[..., Page]

# Reads the tip that is shown, if any, and says so, at once: the next one may already be due.
READ = """() => {
  const button = document.querySelector(".coach:not([hidden]) .primary");
  const text = button?.closest(".coach").querySelector("p").textContent ?? "";
  button?.click();
  return text;
}"""


def test_things_say_what_they_are_and_which_rule_they_follow(person: Person) -> None:
    page = person()
    begin(page, "toy-battle")
    my_turn(page)
    page.locator(".hand .card").first.hover()
    expect(page.locator(".tip")).to_contain_text("Rule 6.")
    page.locator(".board [data-id=base-5]").hover()
    expect(page.locator(".tip")).to_contain_text("Rule 7.4")


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
    expect(page.locator(".clauses")).to_contain_text("No rule has these words")


def test_a_hint_names_moves_with_chances(person: Person) -> None:
    page = person()
    begin(page, "toy-battle")
    my_turn(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".why .act").first).to_contain_text("%", timeout=240_000)


def test_a_draft_can_be_taken_back(person: Person) -> None:
    page = person()
    begin(page, "super-teams")
    my_turn(page)
    cards = page.locator(".hand .card")
    before = cards.count()
    page.locator(".hand .card.legal").first.click()
    expect(cards).to_have_count(before - 1)
    page.locator(".acts .back").click()
    expect(cards).to_have_count(before)


@pytest.mark.parametrize(
    ("game", "first", "later"),
    [
        ("toy-battle", "Welcome, general", "Click a toy on your rack"),
        ("super-teams", "Welcome. Bring all ships", "Play a card"),
        ("risk-star-wars", "Welcome to three battles", "Plan your orders in secret"),
        ("conflict", "Welcome. You all play together", "Throw the dice"),
    ],
)
def test_the_guided_game_speaks(person: Person, game: str, first: str, later: str) -> None:
    page = guided(person, game)
    expect(page.locator(".coach")).to_contain_text(first)
    for _ in range(2):
        page.get_by_role("button", name="Got it").click()
    expect(page.locator(".coach")).to_contain_text(later)
    page.get_by_role("button", name="No more tips").click()
    expect(page.locator(".coach")).to_be_hidden()


def test_the_guided_game_speaks_of_each_decision_and_to_the_end(person: Person) -> None:
    page = guided(person, "super-teams")
    told: list[str] = []
    state = "playing"
    while state != "ended":
        state = click_on(page, 2, seed=5)
        while text := str(page.evaluate(READ)):
            told.append(text)
    for _ in range(600):  # the closing words come with the result, which may take a moment
        if told[-1].startswith("That was a whole race"):
            break
        page.wait_for_timeout(100)
        told += [text for text in [str(page.evaluate(READ))] if text]
    assert told[-1].startswith("That was a whole race")
    assert any(text.startswith("Both ships of that colour") for text in told)
    assert len(told) == len(set(told))


def guided(person: Person, game: str) -> Page:
    """A page at its guided first game, where it is this person's turn."""
    page = person()
    page.locator(f"[data-game={game}]").get_by_role("button", name="Guided first game").click()
    my_turn(page)
    return page
