"""Sits down at tables without the form at home, and looks at what the page tells in which order."""

from typing import Any

from playwright.sync_api import Page

# Makes a table through the page's own connection; in a practice game, one with a seed, chance is the same every time.
CREATE = """
async (fields) => {
  const { net } = await import("/js/net.js");
  const { table } = await net.ask({ type: "create", start: true, window: 0, ...fields });
  return table;
}
"""


def sit(page: Page, game: str, seats: str = "me bot", **fields: Any) -> str:
    """Sits down at a new table: `me` is this person, more than once at one screen, `bot` a bot by chance, `open` a free seat."""
    kinds: dict[str, dict[str, str]] = {"bot": {"kind": "bot", "level": "random"}}
    wanted = [kinds.get(kind, {"kind": kind}) for kind in seats.split()]
    table = str(page.evaluate(CREATE, {"game": game, "seats": wanted, **fields}))
    page.goto(f"{page.url.split('/table')[0].rstrip('/')}/table/{table}")
    page.wait_for_selector(".table .say, .waiting")
    return table


def box(page: Page, selector: str) -> tuple[float, float, float, float]:
    """Where something is drawn."""
    x, y, width, height = page.locator(selector).first.evaluate(
        "(node) => { const b = node.getBoundingClientRect(); return [b.x, b.y, b.width, b.height]; }"
    )
    return x, y, width, height
