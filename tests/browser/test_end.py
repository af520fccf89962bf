"""The end of a game: a moment on the board that is in nobody's way, honest words for everybody, the story and what to do next."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.playing import click_on, my_turn, violations
from browser.sitting import box, sit

Person = Callable[..., Page]
RESIGN = "async (table) => (await import('/js/net.js')).net.ask({ type: 'resign', table, seat: 0 })"

# What is said of an outcome: the title, and who won where the title does not say it.
SAID = """async ([returns, viewer, held]) => {
  const { Outcome } = await import("/js/outcome.js");
  const names = ["Ana", "Dax", "Koro", "Nima"];
  const winners = returns.flatMap((value, seat) => (value > 0 ? [seat] : []));
  const face = { result: { returns, winners, text: "", reason: "" } };
  const { title, winners: who, mood } = new Outcome({ face, viewer, held, nameOf: (seat) => names[seat] },
    { has: () => false });
  return [title, who, mood];
}"""

# A story of a game of six moves by turns, told from a curve; in the fourth move dice were thrown.
STORY = """async ([lines, returns, reason]) => {
  const [{ Story }, { Moments }] = await Promise.all([import("/js/story.js"), import("/js/moments.js")]);
  const names = ["Ana", "Dax"];
  const winners = returns.flatMap((value, seat) => (value > 0 ? [seat] : []));
  const face = { scene: {}, result: { returns, winners, text: "", reason } };
  const session = { id: "x", viewer: 0, held: [0], face, turn: { turns: 6 }, seats: [{}, {}], nameOf: (seat) => names[seat] };
  const moments = new Moments("x", 6);
  const rolled = { n: 1, ply: 4, event: "rolled", text: "", args: { die: 6 } };
  const frame = (at) => ({ at, seat: (at + 1) % 2, label: `move ${at}`, log: at === 4 ? [rolled] : [] });
  moments.take({ of: 6, frames: Array.from({ length: 7 }, (_, at) => frame(at)) });
  const story = new Story(session, moments, () => {});
  story.add({ points: lines[0].map((chance, at) => [at, [chance, lines[1][at]]]), whole: true });
  story.close();
  return [...story.root.querySelectorAll("p")].map((line) => line.textContent.replace(" Show it", ""));
}"""


def end(page: Page) -> None:
    """Gives the game up: the quickest end."""
    page.evaluate(RESIGN, page.url.rpartition("/")[2])
    page.wait_for_selector(".result h2")


def test_the_end_is_a_moment_that_whatever_one_does_ends(person: Person) -> None:
    page = person(reduced_motion="no-preference")
    page.clock.install(time=0)
    sit(page, "toy-battle", pack="castle-field")
    my_turn(page)
    before = box(page, ".board")
    page.clock.pause_at(3600)  # on a slow machine it would be over before it was looked at
    end(page)
    moment = page.locator(".moment")
    expect(moment).to_contain_text("You gave up" + "Dax won")
    expect(moment.locator(".mark")).to_have_count(1)
    expect(page.locator(".side [role=status]").filter(has_text="You gave up. Dax won.")).to_have_count(1)
    assert box(page, ".board") == before
    page.keyboard.press("Shift")
    expect(moment).to_have_count(0)
    page.clock.resume()
    page.reload()
    page.wait_for_selector(".result h2")
    expect(moment).to_have_count(0)


def test_the_moment_goes_by_itself_and_is_still_where_motion_is_not_wanted(person: Person) -> None:
    page = person()
    page.clock.install(time=0)
    sit(page, "toy-battle", pack="castle-field")
    my_turn(page)
    page.clock.pause_at(3600)
    end(page)
    expect(page.locator(".moment")).to_be_visible()
    assert page.evaluate("document.querySelector('.moment').getAnimations({ subtree: true }).length") == 0
    page.clock.run_for(6000)
    expect(page.locator(".moment")).to_have_count(0)


def test_who_plays_by_keys_goes_on_from_the_result(person: Person) -> None:
    page = person()
    sit(page, "toy-battle", pack="castle-field")
    my_turn(page)
    page.keyboard.press("b")
    end(page)
    expect(page.locator(".result h2")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".result button").first).to_be_focused()


def test_whoever_gave_up_looks_back_from_their_own_seat(person: Person) -> None:
    page = person()
    table = sit(page, "toy-battle", "bot me", pack="castle-field")
    my_turn(page)
    place = box(page, ".board .place")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Give up", exact=True).last.click()
    expect(page.locator(".moment")).to_contain_text("You gave up")
    expect(page.locator(".moment .shine")).to_have_count(0)
    for _ in range(2):
        expect(page.locator(".result h2")).to_have_text("You gave up")
        expect(page.locator(".result .how")).to_have_text(re.compile(r"^\S+ won$"))
        expect(page.locator(".seat.me")).to_contain_text("(you)")
        assert box(page, ".board .place") == place, "the board is still seen from Red's side"
        page.reload()
    page.get_by_role("link", name="Cantina").click()
    page.locator(".finished li:has-text('Toy Battle') button").first.click()
    page.wait_for_url(f"**/{table}")
    expect(page.locator(".result h2")).to_have_text("You gave up")


# How a game ended in Toy Battle, as seat 0 is told.
TOLD = """async ({ returns, reason, held }) => {
  const { Outcome } = await import("/js/outcome.js");
  const { wordsOf } = await import("/js/text.js");
  const result = { returns, reason, winners: [returns.indexOf(1)], text: "The winner captured a headquarters" };
  const session = { face: { result }, viewer: 0, held, nameOf: () => "Dax" };
  return new Outcome(session, await wordsOf("toy-battle")).text;
}"""


@pytest.mark.parametrize(
    ("returns", "reason", "held", "text"),
    [
        ([1, -1], "captured", [0], "You captured the enemy headquarters"),
        ([-1, 1], "captured", [0], "Your headquarters was captured"),
        ([1, -1], "conquered", [0], "You reached the medal objective"),
        ([1, -1], "captured", [0, 1], "The winner captured a headquarters"),  # at one screen nobody is "you"
        ([1, -1], "something-else", [0], "The winner captured a headquarters"),
        ([1, -1], "resigned", [0], ""),
    ],
)
def test_the_end_is_told_to_whoever_looks_on(
    person: Person, returns: list[int], reason: str, held: list[int], text: str
) -> None:
    assert person().evaluate(TOLD, {"returns": returns, "reason": reason, "held": held}) == text


def test_whoever_wins_is_told_who_gave_up(person: Person) -> None:
    ana, ben = person(), person()
    sit(ana, "toy-battle", "me open", start=False)
    ben.goto(ana.url)
    ben.locator("[name=my-name]").fill("Ben")
    ben.get_by_role("button", name="Sit here").click()
    ana.get_by_role("button", name="Start", exact=True).click()
    ben.wait_for_selector(".table .say")
    ben.evaluate(RESIGN.replace("seat: 0", "seat: 1"), ben.url.rpartition("/")[2])
    expect(ana.locator(".result h2")).to_have_text("You won!")
    expect(ana.locator(".result .how")).to_have_text("Ben gave up")
    expect(ana.locator(".watchers")).to_have_text("")


def test_nothing_under_the_moment_is_lost_to_a_click(person: Person) -> None:
    page = person(viewport={"width": 390, "height": 844})
    sit(page, "toy-battle", pack="castle-field")
    my_turn(page)
    end(page)
    page.get_by_role("button", name="Watch replay").click()
    expect(page.get_by_role("slider")).to_be_visible()


@pytest.mark.parametrize(
    ("returns", "viewer", "held", "said"),
    [
        ([1, -1], 0, [0], ["You won!", "", "won"]),
        ([-1, 1], 0, [0], ["You lost", "Dax won", "ended"]),
        ([1, -1, 1, -1], 0, [0], ["You and Koro won!", "", "won"]),
        ([-1, 1, -1, 1], 0, [0], ["You lost", "Dax and Nima won", "ended"]),
        ([0.5, 0.5, -1], 0, [0], ["You share the victory!", "Ana and Dax won", "won"]),
        ([1, 1, 1], 1, [1], ["You won together!", "", "won"]),
        ([-1, -1, -1], 1, [1], ["You all lost", "", "lost"]),
        ([0, 0], 0, [0], ["A draw", "", "lost"]),
        ([-1, 1], 0, [0, 1], ["Dax won", "", "ended"]),
        ([-1, 1], -1, [], ["Dax won", "", "ended"]),
        ([-1, -1], -1, [], ["Everyone lost together", "", "lost"]),
    ],
)
def test_everybody_is_told_how_it_ended_for_them(
    shared: Page, returns: list[float], viewer: int, held: list[int], said: list[str]
) -> None:
    assert shared.evaluate(SAID, [returns, viewer, held]) == said


@pytest.fixture(scope="module")
def shared(browser: Any, server: Any) -> Any:
    """One page for all that is only asked of a module."""
    page = browser.new_page(locale="en-GB", service_workers="block")
    page.goto(server.url)
    page.wait_for_selector(".game")
    yield page
    page.close()


def test_the_turning_point_leads_to_how_it_ended(shared: Page) -> None:
    mine = [0.5, 0.6, 0.3, 0.7, 0.4, 0.35, 0]
    lost = shared.evaluate(STORY, [[mine, [1 - x for x in mine]], [-1, 1], "medals"])
    assert lost[0] == "The turning point Dax: move 6 Your chances: 35% → 0%"
    assert lost[1] == "Your best move Ana: move 3 Your chances: 30% → 70%"
    assert lost[2] == "Where chance counted most Dax: move 4 Your chances: 70% → 40%"
    assert lost[3] == "The lead changed 3 times. 6 turns, 6 decisions."


def test_what_gains_little_or_ends_the_game_is_no_best_move(shared: Page) -> None:
    mine = [0.9, 0.92, 0.91, 0.94, 0.93, 0.99, 1]
    won = shared.evaluate(STORY, [[mine, [1 - x for x in mine]], [1, -1], "medals"])
    assert won[0] == "The turning point Ana: move 5 Your chances: 93% → 99%"
    assert "best" not in " ".join(won)
    dax = [0.5, 0.5, 0.5, 0.52, 0.5, 0.5, 0.8]  # whose last move is the end
    won = shared.evaluate(STORY.replace("viewer: 0", "viewer: 1"), [[[1 - x for x in dax], dax], [-1, 1], "medals"])
    assert "best" not in " ".join(won)


def test_giving_up_is_nobodys_move(shared: Page) -> None:
    mine = [0.5, 0.6, 0.45, 0.5, 0.5, 0.45, 0]
    lost = shared.evaluate(STORY, [[mine, [1 - x for x in mine]], [-1, 1], "resigned"])
    assert lost[0] == "The turning point Dax: move 2 Your chances: 60% → 45%"
    still = [0.07, 0.07, 0.072, 0.07, 0.07, 0.07, 0]  # and what changes nothing is no turning point
    said = shared.evaluate(STORY, [[still, [1 - x for x in still]], [-1, 1], "resigned"])
    assert said == ["6 turns, 6 decisions."]


def test_those_who_play_together_have_chances_together(shared: Page) -> None:
    ours = [0.5, 0.4, 0.45, 0.5, 0.3, 0.35, 0]
    lost = shared.evaluate(STORY, [[ours, ours], [-1, -1], "time"])
    assert lost[0] == "The turning point Dax: move 6 Your chances together: 35% → 0%"
    assert "lead" not in " ".join(lost)


def test_what_the_board_says_of_the_end_is_not_repeated(person: Person) -> None:
    """Beside a picture that tells how it ended there is only what to do next; who listens hears it all the same."""
    page = person()
    sit(page, "conflict", seed="3")
    assert click_on(page, seed=5) == "ended"
    expect(page.locator(".board .end-title")).to_have_text("You all lost")
    assert box(page, ".ending-words")[2:] == (1, 1)
    expect(page.get_by_role("heading", name="You all lost")).to_have_count(1)
    sit(page, "toy-battle")
    assert click_on(page) == "ended"
    assert box(page, ".ending-words")[2] > 100


def test_a_new_game_comes_first_and_the_proof_last(person: Person, axe: str) -> None:
    for scheme in ("dark", "light"):
        page = person(color_scheme=scheme)
        sit(page, "toy-battle", pack="castle-field")
        assert click_on(page) == "ended"
        expect(page.locator(".story")).to_contain_text("decisions", timeout=300_000)
        names = page.locator(".ending .row > *").all_inner_texts()
        page.locator(".after-more summary").click()
        more = page.locator(".after-more .row > *").all_inner_texts()
        assert names == ["Play again", "Watch replay", "Home"]
        assert more == ["Verify that chance was fair", "Download game file"]
        assert sorted(page.locator(".legend span").all_inner_texts()) == ["Dax", "You"]
        expect(page.locator(".legend b").first).to_contain_text("%")
        expect(page.locator(".times")).to_have_text("StartEnd")
        assert violations(page, axe) == []
