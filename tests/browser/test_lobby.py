"""The list of tables on the page goes with what happens, by changes alone."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

Person = Callable[..., Page]
ASK = "message => import('/js/net.js').then(({net}) => net.ask(message))"


def say(page: Page, **message: Any) -> Any:
    """Sends a message by the page's own socket, and returns the answer."""
    return page.evaluate(ASK, message)


def test_the_list_of_tables_follows_what_happens(person: Person) -> None:
    """A public table of somebody else comes, is one's own when one sits there, and goes; the list is sent once."""
    ana, ben = person(), person()
    kinds = (
        "import('/js/net.js').then(({net}) => { window.heard = []; net.on('lobby', () => window.heard.push('whole')) })"
    )
    others = ben.locator("section.tables h2", has_text="Tables to join or watch")
    expect(others).to_be_visible()
    ben.evaluate(kinds)
    seats = [{"kind": "me", "name": "Zoe"}, {"kind": "open"}]
    table = say(ana, type="create", game="toy-battle", seats=seats, public=True)["table"]
    line = ben.locator(".table-list li", has_text="Zoe")
    expect(line).to_have_count(1)
    expect(line.get_by_role("button", name="Join")).to_be_visible()
    say(ben, type="sit", table=table, seat=1, name="Ben")
    expect(ben.locator(".table-card", has_text="Zoe")).to_have_count(1)
    say(ana, type="delete", table=table)
    expect(line).to_have_count(0)
    assert ben.evaluate("window.heard") == []


def test_joining_a_table_with_one_free_seat_is_sitting_there(person: Person) -> None:
    ana, ben = person(), person()
    seats = [{"kind": "me", "name": "Yara"}, {"kind": "open"}]
    table = say(ana, type="create", game="toy-battle", seats=seats, public=True)["table"]
    ben.locator(".table-list li", has_text="Yara").get_by_role("button", name="Join").click()
    expect(ben.locator(".seat").nth(1)).to_contain_text("(you)")
    assert ben.url.endswith(table)
    say(ana, type="delete", table=table)
