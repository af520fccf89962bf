"""For everyone: keyboard alone, axe, small screens, five languages, light and dark, little to load."""

import gzip
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Response, expect

from browser.playing import begin, click_on, my_turn, violations
from browser.serving import Server
from cantina.core.registry import all_facts
from cantina.core.words import LANGUAGES

Person = Callable[..., Page]
GAMES = [facts.id for facts in all_facts().values() if facts.offered]

# What a decision needs, and what of it is above or below what the window and the panel around it show.
OUT_OF_SIGHT = """
() => [".say", ".board > svg", ".hand .card", ".acts .act"].flatMap((part) =>
  [...document.querySelectorAll(part)].filter((node) => {
  const [box, panel] = [node.getBoundingClientRect(), node.closest(".prompt")?.getBoundingClientRect()];
  const [top, bottom] = [Math.max(0, panel?.top ?? 0), Math.min(innerHeight, panel?.bottom ?? innerHeight)];
  return box.width < 24 || box.top < top - 1 || box.bottom > bottom + 1;
}).map((node) => `${part}: ${node.textContent.slice(0, 40)}`))
"""


def test_keyboard_alone_plays_a_whole_game(person: Person) -> None:
    page = person()
    tab_to(page, "[data-options=toy-battle]")
    page.keyboard.press("Enter")
    tab_to(page, "dialog [name=level]")
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    expect(page.locator("dialog [name=level]:checked")).to_have_value("random")
    tab_to(page, "[data-start]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".table .say")
    for _ in range(400):
        my_turn(page)
        if page.locator(".table.ended").count():
            break
        tab_to(page, ".board .legal, .hand .card.legal, .acts .act")
        page.keyboard.press("Enter")
        page.wait_for_timeout(10)
    expect(page.locator(".result h2")).to_be_visible()


def tab_to(page: Page, wanted: str) -> None:
    """Presses Tab until the focus is on one of the wanted."""
    targets = page.locator(wanted)
    for _ in range(80):
        page.keyboard.press("Tab")
        if targets.evaluate_all("nodes => nodes.includes(document.activeElement)"):
            return
    raise AssertionError(f"{wanted} cannot be reached with the Tab key")


def test_a_button_is_called_what_it_shows(person: Person) -> None:
    """Also where a number stands for a whole sentence: who speaks to the page says what they see."""
    page = person()
    begin(page, "risk-star-wars")
    numbers = 0
    for seed in range(400):
        click_on(page, 1, seed)
        my_turn(page)
        names = page.locator(".acts .act").evaluate_all("nodes => nodes.map((n) => [n.textContent, n.ariaLabel])")
        assert all(shown in (name or shown) for shown, name in names)
        numbers += any(shown.isdigit() for shown, _ in names)
        if numbers or page.locator(".table.ended").count():
            break
    assert numbers, "no question was answered by a number"


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing(person: Person, axe: str, scheme: str) -> None:
    page = person(color_scheme=scheme)
    assert violations(page, axe) == []
    page.click("[data-options=super-teams]")
    page.wait_for_selector("[data-start]")
    assert violations(page, axe) == []
    page.keyboard.press("Escape")
    for game in GAMES:
        begin(page, game)
        click_on(page, 8)
        my_turn(page)
        assert violations(page, axe) == []
        page.goto(page.url.split("/table")[0])
        page.wait_for_selector(".game")


@pytest.mark.parametrize("size", [(1280, 720), (768, 1024), (390, 844), (320, 640)])
def test_a_decision_needs_no_scrolling(person: Person, size: tuple[int, int]) -> None:
    page = person(viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 700)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for game in GAMES:
        begin(page, game)
        my_turn(page)
        assert page.evaluate(OUT_OF_SIGHT) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.goto(page.url.split("/table")[0])
        page.wait_for_selector(".game")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_speaks(person: Person, lang: str) -> None:
    """A missing text is a console error, which fails the test."""
    page = person(locale=lang)
    assert page.get_attribute("html", "lang") == lang
    for game in GAMES:
        begin(page, game)
        click_on(page, 6)
        page.locator(".bar button").last.click()
        page.wait_for_selector("dialog")
        page.keyboard.press("Escape")
        page.locator(".rules-button").click()
        page.wait_for_selector(".clauses p")
        page.keyboard.press("Escape")
        page.goto(page.url.split("/table")[0])
        page.wait_for_selector(".game")


def test_the_first_load_is_small_and_nothing_comes_from_elsewhere(person: Person, server: Server) -> None:
    page = person()
    loaded: dict[str, int] = {}

    def weigh(answer: Response) -> None:
        loaded.setdefault(answer.url, len(gzip.compress(answer.body())))

    page.on("response", weigh)
    page.reload()
    page.wait_for_selector(".game")
    page.wait_for_load_state("networkidle")
    assert sum(loaded.values()) < 150_000
    policy = page.request.get(server.url).headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
