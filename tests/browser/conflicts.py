"""What a person does in Conflict, and what lies on its table, in a few words."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from browser.playing import my_turn
from browser.sitting import box, sit

Person = Callable[..., Page]
# As high as it is below the line that says that this is practice
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 920}, "has_touch": True, "is_mobile": True}
DULL = ("throw", "draw", "keep", "done", "stop")  # what moves a game on without a thought
DICE = ".board .token.die"
# Left, top, right and bottom of everything
BOXES = """nodes => nodes.map((node) => node.getBoundingClientRect()).map((b) => [b.x, b.y, b.right, b.bottom])"""


def press(page: Page, selector: str) -> None:
    """Clicks in the middle of something, wherever it is drawn."""
    x, y, width, height = box(page, selector)
    page.mouse.click(x + width / 2, y + height / 2)


def dull_step(page: Page) -> None:
    """Takes the dullest of the choices."""
    for action in DULL:
        if page.locator(f".acts [data-action={action}]").count():
            page.click(f".acts [data-action={action}]")
            return
    page.locator(".hand .card.legal").first.click()
    plain = page.locator(".acts [data-action^=play-plain]")
    if plain.count():
        plain.first.click()


def go_on(page: Page, wanted: Callable[[Page], bool]) -> None:
    """Plays on until there is what is wanted; bots play by chance, and a game may end before: then another one begins."""
    seats = page.locator(".seats .seat").count()
    for seed in range(400):
        my_turn(page)
        if page.locator(".table.ended").count():
            sit(page, "conflict", " ".join(["me", *["bot"] * (seats - 1)]), seed=str(seed))
            continue
        if wanted(page):
            return
        before = page.locator(".log").inner_text() + page.locator(".say").inner_text()
        dull_step(page)
        page.wait_for_function(
            """(before) => document.querySelector(".log").innerText + document.querySelector(".say").innerText !== before""",
            arg=before,
        )
    raise AssertionError("what was wanted did not come")


def asked(page: Page, text: str) -> bool:
    """Whether the prompt says this."""
    return text in page.inner_text(".say")


def throwing(page: Page) -> bool:
    """Whether dice may be thrown again."""
    return asked(page, "Choose the dice")


def free_dice(page: Page) -> Locator:
    """The dice that can be chosen."""
    return page.locator(f"{DICE}.legal, {DICE}.chosen")


def faces(page: Page) -> list[str]:
    """What the dice show, by the element that is clicked for each."""
    found: list[str] = page.locator(DICE).evaluate_all("nodes => nodes.map((node) => node.dataset.el)")
    return found


def untouched(page: Page) -> bool:
    """Whether no yellow card lies face up: a reveal that shows nothing new is not offered."""
    return not page.locator(".board .token.seen[data-id^=seen-yellow]").count()


def reveals(page: Page) -> Locator:
    """What the log says of reveals."""
    return page.locator(".log").get_by_text("revealed the top")


def shown(page: Page) -> dict[str, str]:
    """What each die shows, by its place in the tray."""
    found: dict[str, str] = page.locator(DICE).evaluate_all(
        "nodes => Object.fromEntries(nodes.map((node) => [node.dataset.id, node.dataset.el]))"
    )
    return found


def pair(page: Page) -> list[int]:
    """Two dice that are alike, if there are."""
    shown = faces(page)
    like = [[i for i, face in enumerate(shown) if face == value] for value in ("die-1", "die-2", "die-3")]
    return next((places[:2] for places in like if len(places) > 1), [])


def chosen(page: Page) -> list[str]:
    """The dice that are chosen."""
    found: list[str] = page.locator(f"{DICE}.chosen").evaluate_all("nodes => nodes.map((node) => node.dataset.id)")
    return sorted(found)
