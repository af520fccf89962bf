"""See before you choose: ghosts where a ship would come to rest, with words in the place of tips, as targets to click."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from browser.playing import my_turn
from browser.sitting import box, sit

Person = Callable[..., Page]
START: dict[str, Any] = {"options": {"first": "1"}}

MOVES = ".ghost-piece[data-ghost^=move]"  # of ships; a card that gets the focus for the next turn has ghosts as well


def test_a_card_shows_where_its_ships_would_land(person: Person) -> None:
    page = person()
    sit(page, "super-teams", **START)
    my_turn(page)
    card = page.locator(".hand .card.legal").first
    ghosts = page.locator(".ghost-piece")
    expect(ghosts).to_have_count(0)
    card.hover()
    expect(ghosts).to_have_count(2)
    expect(page.locator(".tip .foretold")).to_have_count(2)
    expect(page.locator(".tip .foretold").first).to_contain_text(": space")
    page.locator(".bar h1").hover()
    expect(ghosts).to_have_count(0)
    expect(page.locator(".tip")).to_be_hidden()
    card.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(ghosts).to_have_count(2)


def test_a_ghost_is_a_target_that_moves_its_ship(person: Person) -> None:
    page = person()
    sit(page, "super-teams", **START)
    my_turn(page)
    number = int(page.locator(".hand .card.legal .number").first.text_content() or 0)
    page.locator(".hand .card.legal").first.click()
    ghosts = page.locator(MOVES)
    expect(ghosts).to_have_count(2)
    sizes = ghosts.evaluate_all(
        "nodes => nodes.map((n) => n.getBoundingClientRect()).map((b) => Math.min(b.width, b.height))"
    )
    assert min(sizes) >= 43.5
    one, two = (box(page, f"{MOVES} > .hit >> nth={i}") for i in range(2))  # words may stand on one side
    assert abs(one[1] - two[1]) >= 40 or abs(one[0] - two[0]) >= 40, "they do not lie on each other"
    name = ghosts.first.get_attribute("aria-label") or ""
    assert name.startswith("Move ")
    page.mouse.click(one[0] + one[2] / 2, one[1] + one[3] / 2)
    expect(page.locator(".log")).to_contain_text(f"to space {number}.")
    expect(page.locator(MOVES)).to_have_count(0)


def test_ghosts_can_be_chosen_by_keys(person: Person) -> None:
    page = person()
    sit(page, "super-teams", **START)
    my_turn(page)
    page.keyboard.press("1")
    ghosts = page.locator(".ghost-piece")
    expect(ghosts).to_have_count(2)
    ghosts.nth(1).focus()
    page.keyboard.press("Enter")
    expect(page.locator(MOVES)).to_have_count(0)
    expect(page.locator(".log .turn").first).to_contain_text("→")


def test_ghosts_come_back_when_the_board_takes_another_shape(person: Person) -> None:
    page = person()
    sit(page, "super-teams", **START)
    my_turn(page)
    page.locator(".hand .card.legal").first.click()
    expect(page.locator(".ghost-piece")).to_have_count(2)
    page.mouse.move(2, 2)  # a button that comes to lie below it would be pointed at
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".board svg.tall")).to_have_count(1)
    expect(page.locator(".ghost-piece")).to_have_count(2)
    expect(page.locator(".board .token.legal")).to_have_count(2)


# An answer that comes when the decision is made, then the same question once more: how often buttons were drawn again.
LATE = """async () => {
  const [{ Ghosts }, { net }] = await Promise.all([import("/js/ghosts.js"), import("/js/net.js")]);
  const drawn = [];
  const session = { version: 1, viewer: 0, id: "t", face: { steps: 0 }, about: { game: "super-teams" }, choices: [{}] };
  const quiet = { foretell() {}, learn() {} };
  const ghosts = new Ghosts({ session, board: {}, tips: quiet, prompt: { foresee: () => drawn.push(session.pending) } });
  net.ask = async () => ({ previews: [], step: 0 });
  const asked = ghosts.update();
  session.pending = "made";
  await asked;
  session.pending = "";
  await ghosts.update();
  return drawn;
}"""


def test_what_comes_too_late_changes_nothing(person: Person) -> None:
    """Buttons stay as they are while a move is told; if it was refused, what choices would do is asked again."""
    assert person().evaluate(LATE) == [""]
