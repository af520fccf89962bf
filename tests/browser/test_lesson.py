"""The drawer of the rules begins with a lesson: one minute, examples that play on the board, signs, words."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.playing import violations

Person = Callable[..., Page]
GAMES = ["super-teams", "toy-battle", "risk-star-wars", "conflict"]


def rules(page: Page, game: str, name: str = "Rules") -> None:
    """Opens the rules of a game at home, and waits for its lesson."""
    page.locator(f"[data-game={game}]").get_by_role("button", name=name, exact=True).click()
    expect(page.locator(".minute p").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_every_example_plays_on_the_board(person: Person, game: str) -> None:
    page = person()
    rules(page, game)
    examples = page.locator(".example")
    for i in range(examples.count()):
        example = examples.nth(i)
        example.locator("summary").click()
        expect(example.locator(".board > svg")).to_be_visible()
        example.get_by_role("button", name="Show me").click()
        expect(example.get_by_role("button", name="Show me")).to_be_enabled()
        assert example.locator(".told li").count() > 0
        example.locator("summary").click()
    pictures = page.locator(".sign-picture > *")
    assert pictures.count() == page.locator(".lesson-sign").count()
    for i in range(pictures.count()):
        box = pictures.nth(i).bounding_box()
        assert box
        assert box["width"] > 10
        assert box["height"] > 10


def test_an_example_leads_to_its_clause_and_a_search_to_clauses_alone(person: Person, axe: str) -> None:
    page = person()
    rules(page, "super-teams")
    assert violations(page, axe) == []
    page.locator("[data-example=hyperspace] summary").click()
    page.locator("[data-example=hyperspace]").get_by_role("button", name="Rule 4.3").click()
    expect(page.locator(".wanted")).to_contain_text("4.3")
    expect(page.locator(".wanted")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("Maw")
    expect(page.locator(".lesson")).to_be_hidden()
    page.get_by_role("searchbox").fill("")
    expect(page.locator(".lesson")).to_be_visible()


def test_the_lesson_is_in_the_readers_language(person: Person) -> None:
    page = person(locale="ro")
    rules(page, "toy-battle", "Reguli")
    expect(page.locator(".minute h3")).to_have_text("Într-un minut")
    page.locator("[data-example=region] summary").click()
    page.locator("[data-example=region]").get_by_role("button", name="Arată-mi").click()
    expect(page.locator("[data-example=region] .told")).to_contain_text("a câștigat 3 medalii")


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
@pytest.mark.parametrize("game", GAMES)
def test_the_button_of_an_example_is_always_in_view(person: Person, game: str, size: tuple[int, int]) -> None:
    """Nobody has to scroll from the board to what plays it, nor to what it tells."""
    page = person(viewport={"width": size[0], "height": size[1]})
    rules(page, game)
    examples = page.locator(".example")
    for i in range(examples.count()):
        example = examples.nth(i)
        example.locator("summary").evaluate("(node) => node.click()")
        button = example.get_by_role("button", name="Show me")
        expect(button).to_be_in_viewport(ratio=1)
        expect(example.locator(".board")).to_be_in_viewport(ratio=0.5)
        button.click()
        expect(button).to_be_enabled()
        expect(example.locator(".told li").last).to_be_in_viewport()
        example.locator("summary").evaluate("(node) => node.click()")
