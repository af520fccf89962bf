"""Every page and every state of a table, dark and light, small and large and zoomed: axe finds nothing, nothing is cut."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.playing import click_on, my_turn, violations
from browser.sitting import sit

Person = Callable[..., Page]
SIZES = {"small": (320, 640), "phone": (390, 844), "zoom": (640, 400), "usual": (1280, 720), "large": (1920, 1080)}

# What can be pressed and is covered by something else, or reaches out of the window: its middle is somebody else's.
COVERED = """() => [...([...document.querySelectorAll("dialog")].at(-1) ?? document)
  .querySelectorAll("button, select, input, summary, a[href]")].filter((node) => {
  const box = node.getBoundingClientRect();
  const scrolls = ".prompt, .ended .side, .result, .log, .hand, .dialog-body, .home, .waiting";
  const panels = scrolls.split(", ").flatMap((panel) => node.closest(panel)?.getBoundingClientRect() ?? []);
  if (!node.checkVisibility() || !box.width || node.closest(".board, [inert]") || node.matches(".skip")) return false;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // It scrolls; what lies on the very edge belongs to nobody.
  if (panels.some((panel) => y < panel.top + 1 || y > panel.bottom - 1 || x < panel.left || x > panel.right)) return false;
  if (y > innerHeight && document.documentElement.scrollHeight > innerHeight) return false;
  const hit = document.elementFromPoint(x, y);
  return !hit || !(node.contains(hit) || hit.contains(node) || hit.closest("label")?.contains(node));
}).map((node) => (node.ariaLabel || node.textContent || node.outerHTML).slice(0, 60))"""


def look(page: Page, axe: str, state: str) -> None:
    """Asks axe, and whether something reaches out of the window or lies under something else."""
    assert violations(page, axe) == [], state
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), state
    assert page.evaluate(COVERED) == [], state


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_every_state_is_for_everyone(person: Person, axe: str, size: tuple[int, int], scheme: Any) -> None:
    page = person(viewport={"width": size[0], "height": size[1]}, color_scheme=scheme)
    look(page, axe, "home")
    sit(page, "super-teams", "me open", start=False)
    look(page, axe, "waiting room")
    sit(page, "super-teams", "me bot")
    click_on(page, 4)
    my_turn(page)
    look(page, axe, "in the middle")
    page.locator(".rules-button").click()
    page.wait_for_selector(".clauses p")
    look(page, axe, "rules")
    page.keyboard.press("Escape")
    page.locator(".bar button").last.click()
    page.wait_for_selector("dialog")
    look(page, axe, "menu")
    page.get_by_role("button", name="Keys").click()
    look(page, axe, "keys")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    sit(page, "toy-battle", pack="castle-field")
    assert click_on(page) == "ended"
    expect(page.locator(".story")).to_contain_text("decisions", timeout=300_000)
    page.keyboard.press("Shift")
    look(page, axe, "end")
    page.get_by_role("button", name="Watch replay").click()
    page.get_by_role("slider").fill("5")
    expect(page.locator(".replay .say")).to_contain_text("5 of")
    look(page, axe, "replay")


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_a_reaction_is_for_everyone(person: Person, axe: str, scheme: Any) -> None:
    page = person(color_scheme=scheme)
    decline = page.locator(".acts .act", has_text="Pass")
    for seed in range(2000):  # in some games nobody is asked: then another is played
        if seed == 0 or page.locator(".table.ended").count():
            sit(page, "super-teams", "me bot")
        my_turn(page)
        if decline.count():
            break
        click_on(page, 1, seed)
    expect(decline).to_be_visible()
    look(page, axe, "reaction")


def test_no_tip_comes_up_where_a_finger_has_begun_a_game(person: Person) -> None:
    """What lies under the finger when the table comes was not pointed at."""
    page = person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    sit(page, "risk-star-wars", "me bot", start=False)
    page.clock.install()
    page.get_by_role("button", name="Start").tap()
    my_turn(page)
    page.clock.run_for(3000)
    expect(page.locator(".tip")).to_be_hidden()


def test_a_tip_is_headed_by_the_name_alone(person: Person) -> None:
    page = person()
    sit(page, "toy-battle", pack="castle-field")
    my_turn(page)
    card = page.locator(".hand .card").first
    card.hover()
    expect(page.locator(".tip b")).to_have_text(card.get_attribute("data-name") or "?")


# A thing of the board that has a name and bears some words, as it is called.
CALLED = """async ([name, ...texts]) => {
  const [{ called }, { svg }] = await Promise.all([import("/js/light.js"), import("/js/dom.js")]);
  return called(svg(texts.map((text) => `<text>${text}</text>`).join(""), {}, "g"), name);
}"""


@pytest.mark.parametrize(
    ("name", "texts", "said"),
    [
        ("Captain", [], "Captain"),
        ("X-Wing, 3 of them", ["3"], "X-Wing, 3 of them"),
        ("Move to O9: 1.3 hits expected", ["3"], "Move to O9: 1.3 hits expected: 3"),
        ("Star 6", ["6", "Star"], "Star 6: 6 Star"),
    ],
)
def test_a_thing_is_called_by_what_is_written_on_it(person: Person, name: str, texts: list[str], said: str) -> None:
    """Word by word and in its order, as one who speaks to the page reads it."""
    assert person().evaluate(CALLED, [name, *texts]) == said
