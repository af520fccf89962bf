"""Reactions in Super Teams: whose ship is moved where, and what each bonus card or a pass would do."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from browser.playing import click_on, my_turn
from browser.racing import SIZES, Person, play_until
from browser.sitting import sit


def test_a_reaction_window_says_what_is_at_stake(person: Person) -> None:
    page = person()
    sit(page, "super-teams")
    asked = re.compile(r"moves YOUR [\w -]+ with (red|yellow|green|black) \d: (start|\d+) → (the final planet|\d+)")
    seen: list[tuple[str, int]] = []  # at one moment: a window in which nothing fits goes by
    look = """() => [document.querySelector(".say").textContent,
      document.querySelectorAll(".hand .card.bonus.legal").length]"""

    def found() -> bool:
        seen.append(page.evaluate(look))
        return bool(asked.search(seen[-1][0]))

    play_until(page, found)
    said, legal = seen[-1]
    assert ("Play a bonus card, or pass" if legal else "None of your bonus cards fits") in said
    assert said.startswith("Your turn:") == bool(legal), "where nothing can be done, it is nobody's turn"


def test_alone_with_bots_a_window_without_a_choice_goes_by(person: Person) -> None:
    """In others' turns the server passes, in one's own drafted turn the page does: neither says that it is my turn."""
    page = person()
    sit(page, "super-teams", seed="5")
    page.evaluate("""() => {
      window.alone = 0;
      new MutationObserver(() => {
        const acts = [...document.querySelectorAll(".acts .act")].map((node) => node.dataset.action);
        if (acts.join() === "pass") window.alone++;
      }).observe(document.querySelector(".prompt"), { childList: true, subtree: true });
    }""")
    for i in range(70):
        my_turn(page)
        click_on(page, 1, seed=i)
    assert page.locator(".log .turn").count() > 10
    assert page.evaluate("window.alone") == 0, "a button came only to disappear"


def window_with(page: Page, card: str) -> None:
    """Clicks on until a reaction window opens in which a bonus card can be played."""
    play_until(page, lambda: page.locator(f".hand .card.legal[data-el={card}]").count() > 0)


@SIZES
def test_a_grapple_is_lit_and_played_by_its_card_and_the_ship(person: Person, options: dict[str, Any]) -> None:
    page = person(**options)
    sit(page, "super-teams", seed="3")
    window_with(page, "bonus-grapple")
    expect(page.locator(".board .token.ship.legal").first).to_be_visible()
    expect(page.locator(".ghost-piece").first).to_be_visible()
    page.locator(".hand .card[data-el=bonus-grapple]").first.dispatch_event("click")
    expect(page.locator(".hand .card[data-el=bonus-grapple].chosen")).to_have_count(1)
    page.locator(".board .token.ship.legal").first.dispatch_event("click")
    expect(page.locator(".log")).to_contain_text("played Grapple")


@SIZES
def test_a_reaction_window_shows_at_once_what_each_choice_would_do(person: Person, options: dict[str, Any]) -> None:
    """The ship in question is ringed; a pass and each card have a ghost that can be clicked, and a button with the result."""
    page = person(**options)
    sit(page, "super-teams")
    found = """() => {
      const acts = [...document.querySelectorAll(".acts .act")].map((node) => node.dataset.action);
      return acts.includes("pass") && acts.some((text) => text.startsWith("use "));
    }"""
    play_until(page, lambda: bool(page.evaluate(found)))
    expect(page.locator(".board .token .asked")).to_have_count(1)
    acts = page.locator(".acts .act")
    expect(page.locator(".ghost-piece")).to_have_count(acts.count())
    expect(page.locator(".acts .act small")).to_have_count(acts.count())
    expect(acts.last).to_contain_text(re.compile("^Pass: let it (fly|fall back)"))
    passed = """() => {
      const ghosts = () => document.querySelectorAll(".ghost-piece[data-ghost=pass]");
      ghosts()[0].dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return ghosts().length;
    }"""
    assert page.evaluate(passed) == 0, "the next window may have one again"


def test_a_reaction_ends_with_the_turn_of_the_other(person: Person) -> None:
    """The strip tells where a bot moved my ship once I have passed, and there is nothing to take back."""
    page = person()
    sit(page, "super-teams")
    other = re.compile(r"Dax moves YOUR ([\w -]+) with .*: (?:start|\d+) → (\d+)\. Play")
    play_until(page, lambda: bool(other.search(page.inner_text(".say"))))
    said = other.search(page.inner_text(".say"))
    assert said
    page.locator(".acts .act[data-action=pass]").click()
    expect(page.locator(".last")).to_contain_text(re.compile(rf"{said[1]} (start|\d+) → {said[2]}"))
    my_turn(page)
    expect(page.locator(".way-back .back")).to_have_count(0)
    expect(page.locator(".log .turn .drafted")).to_have_count(0)
