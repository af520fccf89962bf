"""Keys, sounds, reasons and watchers: the focus stays where the play is, and everybody knows who looks on."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.playing import click_on, my_turn, violations
from browser.sitting import box, sit
from cantina.core.registry import all_facts

Person = Callable[..., Page]
GAMES = [facts.id for facts in all_facts().values() if facts.offered]
WHERE = "() => ['hand', 'board', 'acts'].find((part) => document.activeElement?.closest(`.${part}`)) ?? ''"


NEXT = "() => document.activeElement.matches('.card.legal, .chosen, .board .legal, .ghost-piece, .act')"


@pytest.mark.parametrize("game", ["super-teams", "toy-battle"])
def test_the_focus_stays_where_the_play_is(person: Person, game: str) -> None:
    page = person()
    sit(page, game)
    for _ in range(8):
        my_turn(page)
        if page.locator(".table.ended").count():
            break
        choose_by_keys(page)
        my_turn(page)
        page.wait_for_function(f"() => ({NEXT})() || document.querySelector('.ended')")


def choose_by_keys(page: Page) -> None:
    """Chooses something: on the board if that can be, else a card, else by a button."""
    if (
        page.locator(".board .legal, .ghost-piece").count()
        and not page.locator(".hand:not(:has(.chosen)) .legal").count()
    ):
        page.keyboard.press("b")
        assert page.evaluate(WHERE) == "board"
    elif page.locator(".hand .card.legal").count():
        page.keyboard.press("h")
        assert page.evaluate(WHERE) == "hand"
    else:
        page.keyboard.press("1")
        return
    page.keyboard.press("Enter")


def test_figures_choose_cards(person: Person) -> None:
    page = person()
    sit(page, "super-teams", options={"first": "1"})
    my_turn(page)
    name = page.locator(".hand .card").nth(1).get_attribute("data-name") or "?"
    page.keyboard.press("2")
    expect(page.locator(".log .drafted").first).to_contain_text(name.strip("‹›"))


def test_who_opens_a_table_by_keys_is_there(person: Person) -> None:
    page = person()
    page.locator("[data-play=toy-battle]").focus()
    page.keyboard.press("Enter")
    my_turn(page)
    expect(page.locator("main.table")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".logo")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main.home")).to_be_focused()


def test_letters_lead_to_hand_board_and_log(person: Person) -> None:
    page = person()
    sit(page, "toy-battle", pack="castle-field")
    my_turn(page)
    for key, part in (("h", ".hand"), ("b", ".board"), ("l", ".log")):
        page.keyboard.press(key)
        assert page.evaluate(f"() => Boolean(document.activeElement.closest('{part}'))"), key
    page.keyboard.press("?")
    for word in ("A card in your hand", "To the hand", "To the board", "To the log"):
        expect(page.locator("dialog dd").filter(has_text=word)).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".bar button").last.click()
    page.get_by_role("button", name="Keys").click()
    expect(page.locator("dialog .keys")).to_be_visible()


def test_from_a_card_that_shows_its_ghosts_a_letter_leads_to_the_board(person: Person) -> None:
    """They go when the card loses the focus, which is not lost with them."""
    page = person()
    sit(page, "super-teams", options={"first": "1"})
    my_turn(page)
    page.keyboard.press("h")
    page.wait_for_selector(".board .ghost-piece")
    page.keyboard.press("b")
    assert page.evaluate("() => Boolean(document.activeElement.closest('.board'))")


def test_a_letter_opens_the_rules_and_is_not_written_there(person: Person) -> None:
    """Not even when the rules are here already, and their field for a search at once."""
    page = person()
    sit(page, "toy-battle", pack="castle-field")
    my_turn(page)
    for _ in range(2):
        page.keyboard.press("r")
        expect(page.get_by_role("searchbox")).to_be_focused()
        expect(page.get_by_role("searchbox")).to_have_value("")
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("size", [(320, 640), (640, 400), (1920, 1080)], ids=["small", "zoom", "large"])
def test_layouts_do_not_break(person: Person, axe: str, size: tuple[int, int]) -> None:
    """640 by 400 is what is left of 1280 by 800 at a zoom of 200 per cent."""
    page = person(viewport={"width": size[0], "height": size[1]})
    sit(page, "super-teams", "me bot bot bot")
    my_turn(page)
    click_on(page, 2)
    my_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert min(box(page, ".board svg")[2:]) > 60
    assert violations(page, axe) == []


# Counts the tones that the page makes, in a browser that has no loudspeaker.
COUNT = """
window.tones = 0;
for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
  const { start } = prototype;
  prototype.start = function (...rest) { window.tones++; return start.apply(this, rest); };
}
"""


def test_sounds_begin_after_a_gesture_and_can_be_switched_off(person: Person) -> None:
    page = person()
    page.add_init_script(COUNT)
    sit(page, "toy-battle", pack="castle-field")
    my_turn(page)
    sound = "async (name) => { (await import('/js/sounds.js')).sound(name); return window.tones; }"
    assert page.evaluate(sound, "dice") == 0, "nothing sounds before someone has touched the page"
    page.keyboard.press("Tab")
    page.evaluate("async () => { window.sound = (await import('/js/sounds.js')).sound; }")
    page.wait_for_function("() => { window.sound('turn'); return window.tones > 0; }")
    for name in ("turn", "card", "dice", "hit", "prize", "win", "end"):
        heard = page.evaluate("window.tones")
        assert page.evaluate(sound, name) > heard, name
    page.locator(".bar button").last.click()
    page.get_by_label("Sounds").select_option("off")
    before = page.evaluate("window.tones")
    assert page.evaluate(sound, "win") == before
    page.get_by_label("Sounds").select_option("on")
    hide = "Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })"
    page.evaluate(hide)
    assert page.evaluate(sound, "dice") == before
    assert page.evaluate(sound, "turn") > before


def test_a_useless_reason_is_replaced_by_what_can_be_done(person: Person) -> None:
    page = person()
    sit(page, "super-teams", options={"first": "1"})
    my_turn(page)
    page.locator(".board .token.ship").first.dispatch_event("click")
    expect(page.locator(".why")).to_contain_text("Play a movement card")
    assert len(page.inner_text(".why")) < 160


def test_who_watches_knows_it_and_players_know_how_many(person: Person) -> None:
    one, two, three = person(), person(), person()
    sit(one, "toy-battle", watchers=True)
    my_turn(one)
    expect(one.locator(".watchers")).to_be_empty()
    two.goto(one.url)
    expect(two.locator(".say")).to_contain_text("You are watching")
    expect(one.locator(".watchers")).to_have_text("One person is watching")
    three.goto(one.url)
    expect(one.locator(".watchers")).to_have_text("2 people are watching")


def test_who_watches_has_a_larger_board_and_no_button_for_players(person: Person) -> None:
    one, two = person(), person()
    for game in ("super-teams", "toy-battle"):  # a hand below the board, and one beside it
        sit(one, game, watchers=True)
        my_turn(one)
        two.goto(one.url)
        expect(two.locator(".say")).to_contain_text("You are watching")
        expect(one.locator(".hint-button")).to_be_visible()
        expect(two.locator(".hint-button, .hand")).to_have_count(0)
        (_, _, width, height), (_, _, wider, higher) = box(one, ".board"), box(two, ".board")
        assert wider * higher > 1.15 * width * height


# Counts the nodes that each update of the board adds, and the layers that it draws again as they were.
DRAWN = """() => {
  window.drawn = [];
  window.again = [];
  const text = (nodes) => [...nodes].map((node) => node.outerHTML).join("");
  new MutationObserver((all) => {
    window.drawn.push(all.reduce((n, one) => n + one.addedNodes.length, 0));
    for (const { target, addedNodes, removedNodes } of all) {
      const layer = addedNodes.length && target.parentNode?.matches("svg");
      if (layer && text(addedNodes) === text(removedNodes)) window.again.push(target.getAttribute("class"));
    }
  }).observe(document.querySelector(".board"), { subtree: true, childList: true });
}"""


@pytest.mark.parametrize("game", GAMES)
def test_no_move_keeps_the_page_busy_for_long(person: Person, game: str) -> None:
    """The work of one update is counted, not timed, however many follow: what has not changed is not drawn again."""
    page = person()
    sit(page, game)
    my_turn(page)
    page.evaluate(DRAWN)
    for _ in range(4):
        click_on(page, 1)
        my_turn(page)
    assert max(page.evaluate("window.drawn"), default=0) < 400
    assert page.evaluate("window.again") == []
