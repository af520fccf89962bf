"""Once more: alone with bots it begins at once, with friends in a waiting room where all are; sides are swapped."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from browser.playing import begin
from browser.sitting import sit

Person = Callable[..., Page]
ASK = "message => import('/js/net.js').then(({net}) => net.ask(message))"


def resign(page: Page, seat: int) -> str:
    """Gives a seat of the table in front of the page up; the table's id."""
    table = page.url.rpartition("/")[2]
    page.evaluate(ASK, {"type": "resign", "table": table, "seat": seat})
    page.wait_for_selector(".table.ended")
    return table


def again(page: Page, table: str) -> dict[str, Any]:
    """Plays again, and tells of the new table."""
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: not url.endswith(table))
    page.wait_for_selector(".table .say, .waiting")
    shown: dict[str, Any] = page.evaluate(ASK, {"type": "watch", "table": page.url.rpartition("/")[2]})
    return shown


def test_against_bots_it_begins_at_once_on_the_other_side(person: Person) -> None:
    page = person()
    begin(page, "risk-star-wars")
    shown = again(page, resign(page, 0))
    assert (shown["about"]["status"], shown["held"]) == ("playing", [1])
    assert shown["seats"][1]["salted"], "the dice of the new game are this device's too"
    expect(page.locator(".waiting, .toast")).to_have_count(0)
    shown = again(page, resign(page, 1))
    assert shown["held"] == [0]


def test_at_one_screen_it_begins_at_once(person: Person) -> None:
    page = person()
    sit(page, "toy-battle", "me me")
    page.evaluate("document.querySelector('.curtain button')?.click()")
    shown = again(page, resign(page, 0))
    assert shown["about"]["status"] == "playing"
    assert all(seat["salted"] for seat in shown["seats"])


def test_friends_meet_in_the_waiting_room_and_begin_when_all_are_there(person: Person) -> None:
    ana, ben = person(), person()
    begin(ana, "toy-battle", mode="friends")
    ben.goto(ana.url)
    ben.get_by_role("button", name="Sit here").click()
    ana.get_by_role("button", name="Start", exact=True).click()
    for page in (ana, ben):
        page.wait_for_selector(".table .say")
    shown = again(ana, resign(ana, 0))
    assert (shown["about"]["status"], shown["held"]) == ("open", [1])
    expect(ana.locator(".toast")).to_have_count(0)
    expect(ana.locator(".waiting")).to_contain_text("is not here yet")
    expect(ana.locator(".waiting")).to_contain_text("starts by itself")
    ben.get_by_role("button", name="Go there").click()
    for page in (ana, ben):  # and it begins by itself, with the shares of both
        page.wait_for_selector(".table .say")
        expect(page.locator(".toast", has_text="ready")).to_have_count(0)
    expect(ben.locator(".seat.me")).to_contain_text("(you)")
    shown = ana.evaluate(ASK, {"type": "watch", "table": ana.url.rpartition("/")[2]})
    assert all(seat["salted"] for seat in shown["seats"])
