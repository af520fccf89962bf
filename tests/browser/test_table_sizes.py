"""The frame around the board is made for every screen: it grows with a large one, and a small one leaves nothing out."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.playing import click_on, my_turn
from browser.sitting import box, sit
from cantina.core.registry import all_facts

Person = Callable[..., Page]
GAMES = [facts.id for facts in all_facts().values() if facts.offered]
RESIGN = "async (table) => (await import('/js/net.js')).net.ask({ type: 'resign', table, seat: 0 })"
LONG = "Wolfgang Amadeus Moz"  # twenty characters, as many as a name may have
USUAL, LARGE, HUGE = (1280, 720), (1920, 1080), (2560, 1440)

# Words of the seats that are cut, or stand on each other.
CROWDED = """() => {
  const shown = [...document.querySelectorAll(".seats :is(.team-name, .seat-name, .seat-state, .seat-role, .counts)")]
    .filter((node) => node.checkVisibility() && node.textContent.trim());
  const cut = shown.filter((node) => node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).overflow !== "visible");
  const boxes = shown.map((node) => [node, node.getBoundingClientRect()]);
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  const met = boxes.filter(([node, one], i) => boxes.slice(i + 1).some(([, other]) => meet(one, other)));
  const out = boxes.filter(([node, one]) => one.right > node.closest(".seats").getBoundingClientRect().right);
  return [...cut, ...met.map(([node]) => node), ...out.map(([node]) => node)].map((node) => node.textContent);
}"""


def resize(page: Page, size: tuple[int, int]) -> None:
    """Makes the window another size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})


def letters(page: Page, selector: str) -> float:
    """How large something is written."""
    return float(page.locator(selector).first.evaluate("(node) => parseFloat(getComputedStyle(node).fontSize)"))


def test_cards_and_words_grow_with_the_screen(person: Person) -> None:
    page = person()
    sit(page, "super-teams", "me bot bot bot")
    my_turn(page)
    words = [".say", ".seat-name", ".log", ".lane-name", ".bar h1"]
    assert round(box(page, ".hand .card")[2]) == 84
    usual = [letters(page, name) for name in words]
    for size, card, more in ((LARGE, (120, 134), 1.2), (HUGE, (160, 176), 1.45)):
        resize(page, size)
        assert card[0] <= box(page, ".hand .card")[2] <= card[1]
        grown = [letters(page, name) / one for name, one in zip(words, usual, strict=True)]
        assert min(grown) >= more, size
    resize(page, (1920, 720))  # a wide window that is not high has no room for more
    assert round(box(page, ".hand .card")[2]) == 84
    assert [letters(page, name) for name in words] == usual


@pytest.mark.parametrize("game", GAMES)
def test_the_board_has_most_of_every_screen(person: Person, game: str) -> None:
    page = person()
    sit(page, game)
    my_turn(page)
    for size in (USUAL, LARGE, HUGE):
        resize(page, size)
        _, _, width, height = box(page, ".board")
        assert width * height > 0.42 * size[0] * size[1], size


@pytest.mark.parametrize("lang", ["en", "ro", "es", "pl", "de"])
def test_names_roles_and_counts_have_room_in_every_language(person: Person, lang: str) -> None:
    page = person(locale=lang)
    page.set_default_timeout(20_000)
    page.evaluate("(name) => localStorage.setItem('cantina-name', name)", LONG)
    page.reload()
    page.wait_for_selector(".game")
    for game, seats in (
        ("conflict", "me bot bot bot bot bot"),
        ("super-teams", "me bot bot bot"),
        ("toy-battle", "me bot"),
    ):
        sit(page, game, seats)
        for seed in range(2):
            my_turn(page)
            assert page.evaluate(CROWDED) == [], game
            click_on(page, 1, seed)
        expect(page.locator(".seat.me .seat-name")).to_contain_text(LONG)
        for size in ((1000, 700), USUAL, LARGE):
            resize(page, size)
            assert page.evaluate(CROWDED) == [], (game, size)
        page.goto(page.url.split("/table")[0])
        page.wait_for_selector(".game")


def test_a_role_stands_below_its_name(person: Person) -> None:
    page = person()
    sit(page, "conflict", "me bot bot")
    while not page.locator(".seat-role").count():  # they come with the first dice; those who are level throw again
        click_on(page, 1)
        my_turn(page)
    for seat in range(3):
        _, top, _, height = box(page, f".seat[data-seat='{seat}'] .seat-name")
        assert box(page, f".seat[data-seat='{seat}'] .seat-role")[1] >= top + height - 1


@pytest.mark.parametrize("game", GAMES)
def test_the_free_row_of_the_hand_says_how_it_ended_and_what_is_next(person: Person, game: str) -> None:
    page = person()
    sit(page, game)
    my_turn(page)
    before = box(page, ".board")
    page.evaluate(RESIGN, page.url.rpartition("/")[2])
    page.wait_for_selector(".result h2")
    assert box(page, ".board") == before
    x, y, width, height = before
    for name in (".result h2", ".result .primary"):
        left, top, *_ = box(page, name)
        beside = left >= x + width - 1  # the rack of Toy Battle stands beside the board, and leaves no row free
        assert beside == (game == "toy-battle")
        assert beside or top >= y + height - 1
    page.get_by_role("button", name="Watch replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.locator(".result h2")).to_be_hidden()  # that row is needed again


@pytest.mark.parametrize("size", [(844, 390), (640, 400)], ids=["lying phone", "zoom"])
def test_on_a_lying_phone_the_board_has_all_the_height(person: Person, size: tuple[int, int]) -> None:
    page = person(viewport={"width": size[0], "height": size[1]})
    sit(page, "risk-star-wars")
    my_turn(page)
    _, y, _, height = box(page, ".board")
    assert y + height > size[1] - 10
    _, top, _, tall = box(page, ".hand .card")
    assert top + tall <= size[1]
    _, low, _, room = box(page, ".prompt")
    assert low + room <= top


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(900, 700), (800, 600)])
def test_in_a_small_window_that_is_wider_than_high_everything_is_beside_the_board(
    person: Person, game: str, size: tuple[int, int]
) -> None:
    """Below it, the board would be as low as on a phone, with nothing on either side."""
    page = person(viewport={"width": size[0], "height": size[1]})
    sit(page, game)
    my_turn(page)
    x, _, width, height = box(page, ".board")
    assert width * height > 0.4 * size[0] * size[1]
    for part in (".prompt", ".hand-row"):
        left, _, wide, _ = box(page, part)
        assert x + width <= left
        assert left + wide <= size[0]


def test_the_only_choice_has_the_width_of_a_phone(person: Person) -> None:
    page = person(viewport={"width": 320, "height": 640})
    sit(page, "conflict", "me bot")
    my_turn(page)
    page.evaluate("""() => {
      const act = Object.assign(document.createElement("button"), { className: "act", innerHTML: "Draw<small>one</small>" });
      document.querySelector(".acts").replaceChildren(act);
    }""")
    assert box(page, ".acts .act")[2] > 280


# The show at some moments: how many points of the canvas are painted.
PAINTED: Any = """async (mood) => {
  const { fireworks, SHOWS } = await import("/js/fireworks.js");
  const canvas = document.createElement("canvas");
  canvas.style.cssText = "position: fixed; inset: 0; width: 400px; height: 300px";
  document.body.append(canvas);
  const draw = fireworks(canvas, SHOWS[mood], ["#d55e00", "#f0e442"]);
  return [0.5, 1.5, 3, 9].map((time) => {
    draw(time);
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    return data.filter((_, i) => i % 4 === 3 && data[i]).length;
  });
}"""


def test_a_victory_is_celebrated_and_a_common_loss_is_not(person: Person) -> None:
    page = person()
    won, ended, lost = (page.evaluate(PAINTED, mood) for mood in ("won", "ended", "lost"))
    assert won[1] > ended[1] > 0
    assert won[2] > 2 * lost[2] > 0
    assert [won[3], ended[3], lost[3]] == [0, 0, 0]
