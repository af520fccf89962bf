"""Play now plays now, as the last time; the form beside it offers nothing that is impossible and says who is meant."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from browser.playing import click_on, pick

Person = Callable[..., Page]
LOADED = "() => [...document.querySelectorAll('.line-up img')].every((node) => node.complete && node.naturalWidth > 0)"
SEATS = "import('/js/net.js').then(({net}) => net.ask({type: 'watch', table: location.pathname.slice(7)}))"


def table(page: Page) -> dict[str, Any]:
    """All that the page's person may know of the table in front of it."""
    page.wait_for_selector(".table .say, .waiting")
    found: dict[str, Any] = page.evaluate(SEATS)
    return found


def options(page: Page, game: str) -> None:
    """Opens the form of a game."""
    page.click(f"[data-options={game}]")
    page.wait_for_selector("[data-start]")


def test_one_click_starts_a_game(person: Person) -> None:
    page = person()
    page.click("[data-play=toy-battle]")
    page.wait_for_selector(".table .say")
    expect(page.locator("dialog")).to_have_count(0)
    shown = table(page)
    (mine,) = shown["held"]
    bot = shown["seats"][1 - mine]
    assert (bot["kind"], bot["level"], bot["name"]) == ("bot", "medium", "Dax")
    assert shown["about"]["options"]["blue"] == "1"


# Notes whatever a clock says while the game is played.
CLOCKS = """() => {
  window.clocks = [];
  const look = () => {
    const clock = document.querySelector(".clock:not([hidden])");
    if (clock) window.clocks.push(clock.textContent);
  };
  new MutationObserver(look).observe(document.querySelector(".prompt"), { subtree: true, childList: true, attributes: true });
}"""


def test_alone_with_bots_there_is_no_hurry(person: Person) -> None:
    """Not even where others would wait for a reaction (B10)."""
    page = person()
    page.click("[data-play=super-teams]")
    page.wait_for_selector(".table .say")
    page.evaluate(CLOCKS)
    assert click_on(page, 40) == "playing"
    assert page.evaluate("window.clocks") == []


def test_boards_are_chosen_by_their_pictures(person: Person) -> None:
    page = person()
    options(page, "toy-battle")
    tiles = page.locator(".boards .pill")
    expect(tiles).to_have_count(10)  # nine and chance
    expect(page.locator(".board-picture svg .place")).not_to_have_count(0)
    expect(page.locator(".board-picture:has(svg)")).to_have_count(9)
    assert len(set(page.locator(".board-picture svg").evaluate_all("nodes => nodes.map((n) => n.innerHTML)"))) == 9
    pick(page, "level", "random")
    pick(page, "pack", "tropical-pool")
    expect(page.locator(".boards + .chosen-about")).to_contain_text("Two headquarters each")
    page.click("[data-start]")
    assert table(page)["about"]["pack"] == "tropical-pool"
    page.locator(".logo").click()
    options(page, "toy-battle")
    expect(page.locator(".boards input:checked")).to_have_value("tropical-pool")


def test_play_now_plays_as_the_last_time(person: Person) -> None:
    page = person()
    options(page, "super-teams")
    pick(page, "players", 4)
    pick(page, "side", 2)
    pick(page, "level", "random")
    page.click("[data-start]")
    page.wait_for_selector(".table .say")
    page.locator(".logo").click()
    expect(page.locator("[data-game=super-teams] .last-time")).to_have_text("Against 3 bots: Random")
    page.reload()
    page.click("[data-play=super-teams]")
    shown = table(page)
    assert shown["held"] == [2]
    assert [seat.get("level", "") for seat in shown["seats"]] == ["random", "random", "", "random"]


def test_what_was_kept_and_is_impossible_now_is_left_out(person: Person) -> None:
    """A pack that is gone, a number of players that was never there: the page starts all the same."""
    page = person()
    kept = {"players": 9, "pack": "gone", "level": "divine", "side": 7, "options": {"first": "+3", "nothing": "1"}}
    page.evaluate("kept => localStorage.setItem('cantina-wish-toy-battle-bots', kept)", json.dumps(kept))
    page.click("[data-play=toy-battle]")
    assert len(table(page)["seats"]) == 2


def test_a_side_is_chosen_by_its_picture(person: Person) -> None:
    page = person()
    options(page, "risk-star-wars")
    tiles = page.locator("dialog .line-up .pill")
    expect(tiles.locator("b")).to_have_text(["Rebels", "Empire", "Chance"])
    page.wait_for_function(LOADED)
    tiles.nth(1).click()
    expect(tiles.locator("small")).to_have_text(["Dax", "You", "any side"])
    pick(page, "level", "random")
    page.click("[data-start]")
    shown = table(page)
    assert (shown["held"], shown["seats"][0]["name"]) == ([1], "Dax")


def test_partners_are_named(person: Person) -> None:
    page = person()
    options(page, "super-teams")
    pick(page, "players", 4)
    pick(page, "side", 1)
    expect(page.locator("dialog .line-up small")).to_have_text(["Nima", "Dax", "You", "Koro, with you", "any side"])


def test_the_form_offers_nothing_impossible(person: Person) -> None:
    """Who begins is asked of those who play, by name, whatever the number of players (B13)."""
    page = person()
    options(page, "super-teams")
    begins = page.locator("fieldset", has_text="Goes first").locator(".pill")
    expect(begins).to_have_text(["You", "Dax", "Random"])
    pick(page, "players", 4)
    expect(begins).to_have_text(["You", "Dax", "Koro", "Nima", "Random"])
    begins.nth(3).click()
    pick(page, "players", 2)
    expect(begins).to_have_text(["You", "Dax", "Random"])
    expect(begins.locator(":checked + span")).to_have_text("Random")
    pick(page, "side", 1)
    begins.first.click()
    page.click("[data-start]")
    shown = table(page)
    assert (shown["held"], shown["about"]["options"]["first"]) == ([1], "2")
    expect(page.locator(".toast")).to_have_count(0)


def test_people_at_one_screen_have_names(person: Person) -> None:
    page = person()
    options(page, "toy-battle")
    pick(page, "mode", "same")
    names = page.locator("dialog .person input")
    names.nth(0).fill("Mia")
    names.nth(1).fill("Tom")
    expect(page.locator("dialog .pills", has_text="First player")).to_contain_text("Tom")
    page.click("[data-start]")
    shown = table(page)
    assert ([seat["name"] for seat in shown["seats"]], shown["held"]) == (["Mia", "Tom"], [0, 1])


def test_hints_are_the_hosts_choice_and_everybody_is_told(person: Person) -> None:
    host, friend = person(), person()
    options(host, "toy-battle")
    expect(host.locator("dialog [name=hints]")).to_be_checked()
    pick(host, "mode", "friends")
    expect(host.locator("dialog [name=hints]")).not_to_be_checked()
    host.click("[data-start]")
    host.wait_for_selector(".waiting")
    friend.goto(host.url)
    expect(friend.locator(".newcomer .facts")).to_contain_text("No hints")
    assert table(friend)["about"]["hints"] is False
