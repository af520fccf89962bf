"""Fair dice on the page: shares after the seal, checked by the browser itself, and plain words where something is known."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.playing import begin, click_on, my_turn, violations
from browser.serving import Server
from cantina.server import fairness

Person = Callable[..., Page]
GAME = "toy-battle"
THREE = "super-teams"  # for three
# A message as the page itself would send it.
ASK = "async (message) => (await (await import('/js/net.js')).net.ask(message))"


def give_up(page: Page) -> None:
    """Ends the game by resigning."""
    my_turn(page)
    resign(page)
    page.wait_for_selector(".table.ended")


def resign(page: Page) -> None:
    """Resigns, whoever's turn it is."""
    page.wait_for_selector(".table .say")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.locator("dialog").last.get_by_role("button", name="Give up").click()


def verify(page: Page) -> Page:
    """Opens the proof of the dice."""
    page.locator(".after-more summary").click()
    page.get_by_role("button", name="Verify that chance was fair").click()
    page.wait_for_selector("dialog .verdict")
    return page


def table_of(page: Page) -> str:
    """The id of the table in front of the page."""
    return page.url.rpartition("/")[2]


def proof(server: Server, page: Page) -> dict[str, Any]:
    """What the server hands out of an ended game."""
    found: dict[str, Any] = json.loads(server.fetch(f"/api/verify/{table_of(page)}"))
    return found


def alter(page: Page, change: str) -> None:
    """Changes what the browser remembers of its table, as if it had been shown something else."""
    page.evaluate(
        f"""(table) => {{
          const all = JSON.parse(localStorage.getItem("cantina-seals")), entry = all[table];
          {change};
          localStorage.setItem("cantina-seals", JSON.stringify(all));
        }}""",
        table_of(page),
    )


def forge(page: Page, **fields: Any) -> None:
    """Lets the server hand out other figures, with the seed that comes from them."""

    def forged(route: Any) -> None:
        body = route.fetch().json() | fields
        body["seed"] = fairness.seed_of(body["secret"], body["salts"])
        route.fulfill(json=body)

    page.route("**/api/verify/*", forged)


def test_alone_against_a_bot_the_browser_proves_its_own_share(person: Person, server: Server, axe: str) -> None:
    page = person()
    begin(page, GAME)
    give_up(page)
    found = proof(server, page)
    assert (found["shares"], [bool(salt) for salt in found["salts"]]) == (["after", "bot"], [True, False])
    verify(page)
    expect(page.locator("dialog .verdict.good")).to_be_visible()
    expect(page.locator("dialog .checks .good")).to_have_count(4)
    expect(page.locator("dialog .meaning").first).to_contain_text("You added your share after the server had sealed")
    expect(page.locator("dialog")).to_contain_text("their choices are the server's")
    expect(page.locator("dialog code").first).to_have_text(
        f"cantina verify RECORD.toml --commitment {found['commitment']}"
    )
    assert violations(page, axe) == []


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ('entry.commitment = "0".repeat(64)', "names a different seal from the one it first showed this browser"),
        ('entry.salts[0] = "0".repeat(32)', "The share that this browser added is not in it"),
    ],
    ids=["another seal", "another share"],
)
def test_what_does_not_fit_is_said_loudly(person: Person, change: str, says: str) -> None:
    page = person()
    begin(page, GAME)
    give_up(page)
    alter(page, change)
    verify(page)
    expect(page.get_by_role("alert")).to_contain_text("Do not trust the dice")
    expect(page.locator("dialog .checks .bad")).to_have_count(1)
    expect(page.locator("dialog .checks .bad")).to_contain_text(says)
    expect(page.locator("dialog")).not_to_contain_text("What this proves")


@pytest.mark.parametrize("field", ["secret", "seed", "salts"])
def test_a_server_that_hands_out_something_else_is_caught(person: Person, field: str) -> None:
    page = person()
    begin(page, GAME)
    give_up(page)

    def forged(route: Any) -> None:
        body = route.fetch().json()
        body[field] = [body["salts"][0], "ab" * 16] if field == "salts" else "ab" * 32
        route.fulfill(json=body)

    page.route("**/api/verify/*", forged)
    verify(page)
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator("dialog .checks .bad").first).to_be_visible()


@pytest.mark.parametrize("waiting", [False, True], ids=["at once", "from the waiting room"])
@pytest.mark.parametrize(
    ("more", "shares", "devices"),
    [(["ab" * 16], ["after", "after"], [1, 2]), (["", "ab" * 16], ["after", "bot", "after"], [1, 0, 2])],
    ids=["of the bot", "of a seat that is not there"],
)
def test_a_share_that_the_server_chose_itself_is_caught(
    person: Person, server: Server, waiting: bool, more: list[str], shares: list[str], devices: list[int]
) -> None:
    """All figures fit each other; but this browser has seen who played."""
    page = person()
    if waiting:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        table = page.evaluate(ASK, {"type": "create", "game": GAME, "seats": seats})["table"]
        page.goto(f"{server.url}/table/{table}")
        page.get_by_role("button", name="Start", exact=True).click()
    else:
        begin(page, GAME)
    give_up(page)
    forge(page, salts=[proof(server, page)["salts"][0], *more], shares=shares, devices=devices)
    page.reload()
    verify(page)
    expect(page.get_by_role("alert")).to_contain_text("Do not trust the dice")
    expect(page.locator("dialog .checks .bad").last).to_contain_text("the server has added it itself")
    expect(page.locator("dialog")).not_to_contain_text("What this proves")


def test_shares_that_change_places_are_caught(person: Person, server: Server) -> None:
    """At one screen all shares are this browser's: their order is a choice too."""
    page = person()
    begin(page, GAME, mode="same")
    page.evaluate("() => document.querySelector('.curtain button')?.click()")
    give_up(page)
    forge(page, salts=proof(server, page)["salts"][::-1])
    verify(page)
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator("dialog .checks .bad")).to_contain_text("The share that this browser added is not in it")


def test_practice_that_is_claimed_afterwards_is_caught(person: Person) -> None:
    page = person()
    begin(page, GAME)
    give_up(page)
    forge(page, practice=True)
    verify(page)
    expect(page.get_by_role("alert")).to_contain_text("Do not trust the dice")
    expect(page.locator("dialog .checks .bad")).to_contain_text("The server now says that this was practice")


@pytest.mark.parametrize("practice", [False, True])
def test_what_earlier_versions_kept_goes_on_working(person: Person, practice: bool) -> None:
    """They did not note who played: then the server's word is all that there is."""
    page = person()
    begin(page, GAME)
    give_up(page)
    alter(page, "delete entry.gave; delete entry.practice")
    page.reload()
    if practice:
        forge(page, practice=True)
    verify(page)
    words = "the dice were chosen beforehand" if practice else "Everything that this browser could check fits"
    expect(page.locator("dialog .verdict")).to_contain_text(words)
    expect(page.locator("dialog .checks .bad")).to_have_count(0)


def test_who_gave_up_was_no_bot(person: Person) -> None:
    """Whoever comes when a bot plays on for Ben sees a bot there, and yet the share in that seat is Ben's."""
    ana, ben, cleo, eve = person(), person(), person(), person()
    begin(ana, THREE, players=3, mode="friends")
    for page in (ben, cleo):
        page.goto(ana.url)
        page.get_by_role("button", name="Sit here").first.click()
        page.get_by_text("(you)").wait_for()
    ana.get_by_role("button", name="Start", exact=True).click()
    resign(ben)
    eve.goto(ana.url)
    eve.wait_for_selector(".table .say")
    for page in (ana, cleo):
        resign(page)
    eve.wait_for_selector(".table.ended")
    verify(eve)
    expect(eve.locator("dialog .verdict.good")).to_be_visible()
    expect(eve.locator("dialog .checks .bad")).to_have_count(0)


def test_nothing_is_written_when_nothing_is_new(person: Person) -> None:
    """What is kept of a table changes when it begins, and with no move."""
    page = person()
    begin(page, GAME)
    my_turn(page)
    page.evaluate("""() => {
      window.written = 0;
      const set = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) {
        window.written += key === "cantina-seals";
        set.call(this, key, value);
      };
    }""")
    click_on(page, 6)
    my_turn(page)
    give_up(page)
    assert page.evaluate("window.written") == 0


def test_rules_that_are_gone_are_no_reproach(person: Person) -> None:
    page = person()
    begin(page, GAME)
    give_up(page)
    forge(page, replayed=False)
    verify(page)
    expect(page.locator("dialog .verdict.good")).to_be_visible()
    expect(page.locator("dialog .checks .none")).to_contain_text("earlier rules")


def test_where_the_browser_may_not_compute_it_says_so(person: Person) -> None:
    """Over plain http in a network there is no WebCrypto: the page gives the command instead."""
    page = person()
    begin(page, GAME)
    give_up(page)
    page.evaluate("Object.defineProperty(crypto, 'subtle', {value: undefined})")
    verify(page)
    expect(page.locator("dialog .verdict")).to_have_text("This browser cannot check the dice here.")
    expect(page.locator("dialog")).to_contain_text("Over plain http a browser may not compute such proofs")
    expect(page.locator("dialog code").first).to_contain_text("cantina verify")


def test_who_came_later_is_told_that_there_is_only_the_servers_word(person: Person) -> None:
    ana, eve = person(), person()
    begin(ana, GAME)
    give_up(ana)
    eve.goto(ana.url)
    eve.wait_for_selector(".table.ended")
    verify(eve)
    expect(eve.locator("dialog .verdict.good")).to_be_visible()
    expect(eve.locator("dialog .checks .good")).to_have_count(2)
    expect(eve.locator("dialog .meaning").first).to_contain_text("only the server's word for when it was made")


def test_at_one_screen_one_device_gives_all_shares(person: Person, server: Server) -> None:
    page = person()
    begin(page, GAME, mode="same")
    page.evaluate("() => document.querySelector('.curtain button')?.click()")
    give_up(page)
    assert proof(server, page)["devices"] == [1, 1]
    verify(page)
    expect(page.locator("dialog .verdict.good")).to_be_visible()
    expect(page.locator("dialog .meaning").first).to_contain_text("One device added all the shares")
    expect(page.locator("dialog")).not_to_contain_text("let each of them check")


def test_friends_salt_in_a_rematch_too(person: Person, server: Server) -> None:
    ana, ben = person(), person()
    begin(ana, GAME, mode="friends")
    ben.goto(ana.url)
    ben.get_by_role("button", name="Sit here").click()
    ana.get_by_role("button", name="Start", exact=True).click()
    ben.wait_for_selector(".table .say")
    ana.wait_for_selector(".table .say")
    resign(ben)
    first = proof(server, ana) if ana.wait_for_selector(".table.ended") else {}
    assert (first["shares"], first["devices"]) == (["after", "after"], [1, 2])

    ana.get_by_role("button", name="Play again").click()
    ana.wait_for_selector(".waiting")
    expect(ana.locator(".waiting")).to_contain_text("No share of the dice yet")
    ben.get_by_role("button", name="Go there").click()
    for page in (ana, ben):
        page.wait_for_selector(".table .say")
    resign(ben)
    ana.wait_for_selector(".table.ended")
    second = proof(server, ana)
    assert second["shares"] == ["after", "after"]
    assert second["secret"] != first["secret"]
    assert not set(second["salts"]) & set(first["salts"])
    verify(ben)
    expect(ben.locator("dialog .checks .good")).to_have_count(4)
    expect(ben.locator("dialog .meaning").first).to_contain_text("Several devices added shares")
    expect(ben.locator("dialog")).to_contain_text("in league with the server")
    expect(ben.locator("dialog")).to_contain_text("let each of them check on their own device")


def test_a_game_from_a_moment_says_so_before_and_while_it_is_played(person: Person, server: Server) -> None:
    ana, ben = person(), person()
    begin(ana, GAME)
    give_up(ana)
    seats = [{"kind": "me"}, {"kind": "open"}]
    moment = {"table": table_of(ana), "at": 0}
    message = {"type": "create", "game": GAME, "seats": seats, "moment": moment, "public": True}
    table = ana.evaluate(ASK, message)["table"]
    words = "This game continues from a moment in another game"
    expect(ben.locator(".table-list .warning")).to_have_text("continues from another game")
    for page in (ana, ben):
        page.goto(f"{server.url}/table/{table}")
        expect(page.locator(".waiting .warning")).to_contain_text(words)
    ben.get_by_role("button", name="Sit here").click()
    ana.get_by_role("button", name="Start", exact=True).click()
    for page in (ana, ben):
        expect(page.locator(".side .warning")).to_contain_text(words)


def test_practice_says_so_at_the_table(person: Person, server: Server) -> None:
    page = person()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = page.evaluate(ASK, {"type": "create", "game": GAME, "seats": seats, "seed": "known"})["table"]
    page.goto(f"{server.url}/table/{table}")
    expect(page.locator(".waiting .warning")).to_contain_text("the dice were chosen beforehand")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".side .warning")).to_contain_text("the dice were chosen beforehand")
    give_up(page)
    verify(page)
    expect(page.locator("dialog .verdict")).to_contain_text("the dice were chosen beforehand")
