"""Beside the board: every choice is in sight, nothing dangerous comes under the pointer, and what is said can be read."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conflicts import asked, go_on
from browser.playing import click_on, my_turn
from browser.sitting import box, sit
from cantina.core.registry import all_facts

Person = Callable[..., Page]
GAMES = [facts.id for facts in all_facts().values() if facts.offered]
LANGUAGES = ("en", "ro", "es", "pl", "de")
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
# Buttons of the prompt that are cut by its lower edge, with the list of all moves closed
CUT = """() => {
  const edge = document.querySelector(".prompt").getBoundingClientRect().bottom;
  const nodes = [...document.querySelectorAll(".prompt .act, .way-back button")].filter((node) => node.checkVisibility());
  return nodes.filter((node) => node.getBoundingClientRect().bottom > edge + 1).map((node) => node.textContent);
}"""

# From now on what choices would do is known only when `tell` is called.
LATE = """async () => {
  const { net } = await import("/js/net.js");
  const ask = net.ask.bind(net);
  const later = (message) => new Promise((done) => Object.assign(window, { tell: () => ask(message).then(done) }));
  net.ask = (message) => (message.type === "foresee" ? later(message) : ask(message));
}"""


def decisions(page: Page, clicks: int) -> list[str]:
    """What is cut at one's decisions, one click after the other."""
    cut: list[str] = []
    for seed in range(clicks):
        my_turn(page)
        if page.locator(".table.ended").count():
            break
        cut += page.evaluate(CUT)
        if click_on(page, 1, seed) == "ended":
            break
    return cut


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("options", [{}, PHONE], ids=["wide", "phone"])
def test_all_choices_are_in_sight(person: Person, game: str, options: dict[str, Any]) -> None:
    """With as many players as the game takes, whose seats leave the least room."""
    page = person(**options)
    most = {"toy-battle": 2, "conflict": 6}.get(game, 4)
    sit(page, game, " ".join(["me"] + ["bot"] * (most - 1)))
    assert decisions(page, 12) == []


def test_the_last_turn_is_in_sight_on_a_phone(person: Person) -> None:
    """One who looks at the phone again sees what the other did, as far as there is room for it and for all choices."""
    page = person(**PHONE)
    sit(page, "toy-battle", pack="castle-field", options={"first": "1"})
    my_turn(page)
    click_on(page, 1)
    my_turn(page)
    expect(page.locator(".last")).to_be_in_viewport(ratio=1)
    expect(page.locator(".acts .act small").first).to_be_in_viewport(ratio=1)


# Pieces of the strip that are neither all in sight nor all out of it.
HALF = """() => [...document.querySelectorAll(".last .piece")].filter((piece) => {
  const [box, line] = [piece.getBoundingClientRect(), piece.closest(".others-turn").getBoundingClientRect()];
  return box.top < line.bottom - 1 && (box.bottom > line.bottom + 1 || piece.scrollWidth > piece.clientWidth + 1);
}).map((piece) => piece.textContent)"""


def test_the_turns_of_several_others_have_a_line_each_and_no_word_is_cut(person: Person) -> None:
    page = person()
    sit(page, "super-teams", "me bot bot bot", options={"first": "1"})
    my_turn(page)
    top = box(page, ".say")[1]
    for seed in range(12):
        click_on(page, 1, seed)
        my_turn(page)
        assert page.evaluate(HALF) == []
        if page.locator(".last .others-turn").count() == 3:
            break
    tops = page.locator(".last .others-turn b").evaluate_all(
        "nodes => nodes.map((node) => node.getBoundingClientRect().top)"
    )
    assert len(tops) == 3
    assert sorted(set(tops)) == tops
    expect(page.locator(".last .others-turn .piece").first).to_be_visible()
    assert box(page, ".say")[1] == top


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_last_turn_is_in_sight_in_every_language(person: Person, lang: str) -> None:
    """Longer words cost what the button says it would do, or the list of all moves, but not what the other did."""
    page = person(**PHONE, locale=lang)
    sit(page, "toy-battle", pack="castle-field", options={"first": "1", "blue": "1"})
    for _ in range(2):
        my_turn(page)
        page.locator(".acts .act").first.tap()
    my_turn(page)
    expect(page.locator(".last")).to_be_in_viewport(ratio=1)
    assert page.evaluate(CUT) == []


ORDER = """async () => {
  const { Prompt } = await import("/js/prompt.js");
  const prompt = Object.create(Prompt.prototype);
  const act = ({ text }) => Object.assign(document.createElement("button"), { textContent: text });
  Object.assign(prompt, { acts: document.createElement("div"), act, offerBack() {} });
  prompt.offer([{ name: "pass", text: "Skip" }, { name: "discard", text: "Discard" }, { name: "use", text: "Draw" }]);
  return [...prompt.acts.children].map((node) => node.textContent);
}"""


def test_doing_without_is_offered_last(person: Person) -> None:
    assert person().evaluate(ORDER) == ["Discard", "Draw", "Skip"]


def test_undo_leaves_nothing_under_the_pointer(person: Person) -> None:
    """A second click on the same place does nothing: the choices are never where the way back is."""
    page = person()
    sit(page, "toy-battle", pack="castle-field", options={"first": "1"}, seed="2")
    my_turn(page)
    page.locator(".hand .card.legal").first.click()
    way_back = page.locator(".way-back button")
    expect(way_back).to_have_text("Clear selection")
    x, y, width, height = box(page, ".way-back button")
    page.mouse.click(x + width / 2, y + height / 2)
    expect(way_back).to_have_count(0)
    under = "([x, y]) => document.elementFromPoint(x, y).closest('button')?.textContent ?? ''"
    assert page.evaluate(under, [x + width / 2, y + height / 2]) == ""


def test_cards_keep_their_places_while_a_move_is_put_together(person: Person) -> None:
    page = person()
    sit(page, "super-teams", "me bot", options={"first": "1"}, seed="3")
    my_turn(page)
    places = "nodes => Object.fromEntries(nodes.map((node) => [node.dataset.key, node.getBoundingClientRect().x]))"
    before = page.locator(".hand .card").evaluate_all(places)
    page.locator(".hand .card.legal").first.click()
    page.wait_for_selector(".way-back .back")
    after = page.locator(".hand .card").evaluate_all(places)
    assert len(after) == len(before) - 1
    assert {key: before[key] for key in after} == after
    page.locator(".way-back .back").click()
    expect(page.locator(".hand .card")).to_have_count(len(before))
    assert page.locator(".hand .card").evaluate_all(places) == before


def test_a_button_under_a_finger_stays_when_it_learns_what_it_would_do(person: Person) -> None:
    page = person()
    sit(page, "conflict", seed="3")
    my_turn(page)
    page.evaluate(LATE)
    go_on(page, lambda p: asked(p, "Draw the yellow card"))
    pressed = page.locator(".acts .act").first.element_handle()
    assert pressed.query_selector("small") is None
    page.evaluate("window.tell()")
    expect(page.locator(".acts .act small").first).to_contain_text("One card")
    assert pressed.evaluate("(node) => node.isConnected")


def test_a_tip_is_never_cut_by_the_edge_of_the_screen(person: Person) -> None:
    page = person()
    sit(page, "risk-star-wars", "me bot bot bot")
    my_turn(page)
    page.locator(".hand .card").first.hover()
    tip = page.locator(".tip")
    expect(tip.locator("p")).to_have_count(2)  # one for each order of the card
    expect(tip).to_be_in_viewport(ratio=1)
    assert tip.evaluate("(node) => node.scrollHeight <= node.clientHeight + 1")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_button_of_the_bar_is_on_the_screen_of_a_phone(person: Person, lang: str) -> None:
    page = person(**PHONE, locale=lang)
    sit(page, "risk-star-wars")
    for width in (390, 360, 320):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.locator(".bar").evaluate("(node) => node.scrollWidth <= node.clientWidth"), width


def test_one_finds_oneself_on_a_phone(person: Person) -> None:
    page = person(**PHONE)
    sit(page, "risk-star-wars")
    my_turn(page)
    expect(page.locator(".seat.me .seat-name")).to_have_text("You", use_inner_text=True)
