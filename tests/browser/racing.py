"""Plays Super Teams until something is met, and measures what is drawn."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.playing import click_on, my_turn
from browser.sitting import sit

Person = Callable[..., Page]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES = pytest.mark.parametrize("options", [{}, PHONE], ids=["desktop", "phone"])
CLICKS = 300  # more than it ever takes to meet what is looked for


def play_until(page: Page, found: Callable[[], bool], seed: int = 1) -> None:
    """Clicks on, by chance, until something is there; bots play by chance, and where a game ends before, another begins."""
    for i in range(CLICKS):
        my_turn(page)
        if found():
            return
        state = click_on(page, 1, seed + i)
        assert state in ("playing", "ended")
        if state == "ended":
            sit(page, "super-teams")
    raise AssertionError("not met")


def boxes(page: Page, selector: str) -> list[list[float]]:
    """Left, top, right and bottom of all that is drawn."""
    found = page.locator(selector).evaluate_all(
        "nodes => nodes.map((node) => node.getBoundingClientRect()).map((b) => [b.x, b.y, b.right, b.bottom])"
    )
    return list(found)


def meet(one: list[float], two: list[float]) -> bool:
    """Whether two boxes lie over one another."""
    return one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]


def middles(page: Page, selector: str) -> list[list[float]]:
    """The middle of all that is drawn, and how far it reaches to its side."""
    return [[(a + c) / 2, (b + d) / 2, (c - a) / 2] for a, b, c, d in boxes(page, selector)]
