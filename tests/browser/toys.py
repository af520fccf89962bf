"""Tables of Toy Battle for tests: a game that always begins alike, and positions drawn by the page's own board."""

from typing import Any

from playwright.sync_api import Page

from browser.sitting import box
from cantina.core.registry import game

START: dict[str, Any] = {"pack": "castle-field", "options": {"first": "1", "blue": "1"}}

# Draws a position with the page's own board and the game's own drawings.
DRAW = """
async ([still, scene, pack]) => {
  const [{ Board }, { artOf }, { wordsOf }] =
    await Promise.all([import("/js/board.js"), import("/js/drawings.js"), import("/js/text.js")]);
  const board = new Board(await artOf("toy-battle"), await wordsOf("toy-battle"));
  board.root.style = "position: fixed; inset: 0; width: 720px; height: 690px";
  document.body.replaceChildren(board.root);
  board.load(still, pack);
  await board.show(scene, true);
  window.board = board;
}
"""


def draw(page: Page, pack: str = "castle-field", play: str = "", seat: int = 0, **position: Any) -> None:
    """Draws a position as a seat sees it, of which 0 is blue, perhaps after a move."""
    data = {"pack": pack, "seats": [{}, {}]} | position
    match = game("toy-battle").from_position(data, seed=1)
    if play:
        match.play(play)
    scene = match.game.module("scene")
    page.evaluate(
        DRAW, [scene.still(match.opened_world), scene.moving(match.opened_world, match.seen(seat), seat), pack]
    )


def middle(page: Page, selector: str) -> tuple[float, float]:
    """Where to click something."""
    x, y, width, height = box(page, selector)
    return x + width / 2, y + height / 2


def aura(element: str) -> str:
    """The ring of a place, which lies around its middle."""
    return f".board [data-id={element}] .aura"
