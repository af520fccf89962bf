"""Home: what waits for one, in pictures; how games ended; the tables of others; and a question before anything is removed."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser.playing import pick, violations
from browser.serving import Server
from browser.sitting import sit

Person = Callable[..., Page]
ASK = "message => import('/js/net.js').then(({net}) => net.ask(message))"
BOT = {"kind": "bot", "level": "random"}
# The options of drop-downs whose words are wider than the room that the drop-down has for them, less its arrow.
CUT = """
(nodes) => nodes.flatMap((select) => {
  const { font, paddingLeft, paddingRight } = getComputedStyle(select);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = font;
  const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - 18;
  return [...select.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
})
"""
ME: dict[str, str] = {"kind": "me"}


def say(page: Page, **message: Any) -> Any:
    """Sends a message by the page's own socket, and returns the answer."""
    return page.evaluate(ASK, message)


def make(page: Page, game: str = "toy-battle", **fields: Any) -> str:
    """A table of the page's person against a bot, in play."""
    return str(say(page, **{"type": "create", "game": game, "seats": [ME, BOT], "start": True, **fields})["table"])


def card(page: Page, table: str) -> Any:
    """The card of a table that goes on."""
    return page.locator(f'.table-card[data-table="{table}"]')


def test_a_game_that_goes_on_is_shown_as_it_stands(person: Person) -> None:
    page = person()
    expect(page.locator(".go-on")).to_be_hidden()
    table = make(page, pack="tropical-pool")
    mine = card(page, table)
    expect(mine.locator(".miniature svg .token").first).to_be_attached()
    expect(mine.locator("h3")).to_have_text("Toy Battle")
    expect(mine).to_contain_text("Tropical Pool · Dax (Random)")
    expect(mine.locator(".turn-badge")).to_have_text("Your turn")
    expect(mine.locator("time")).to_have_text("now")
    mine.locator("a").click()
    page.wait_for_selector(".table .say")
    page.locator(".logo").click()
    expect(card(page, table).locator(".miniature svg .token").first).to_be_attached()
    card(page, table).get_by_role("button", name="Continue").click()
    page.wait_for_selector(".table .say")


def test_pictures_are_drawn_for_what_is_seen_alone(person: Person) -> None:
    page = person(viewport={"width": 700, "height": 700})
    tables = [make(page) for _ in range(8)]  # each of them is the first of the list for a while
    expect(page.locator(".table-card")).to_have_count(8)
    glances: list[Any] = []
    page.on("websocket", lambda ws: ws.on("framesent", lambda t: glances.append(t) if '"glance"' in t else None))
    page.reload()
    expect(card(page, tables[-1]).locator(".miniature svg")).to_be_attached()
    last = card(page, tables[0])
    expect(last.locator(".miniature img")).to_be_attached()
    assert 0 < len(glances) < 8
    last.scroll_into_view_if_needed()
    expect(last.locator(".miniature svg")).to_be_attached()


def test_whose_turn_it_is(person: Person) -> None:
    """Mine come first, those where I am waited for are lit, and of the others it is said who plays."""
    ana, ben = person(), person()
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
    table = say(ana, type="create", game="toy-battle", seats=seats, options={"first": "1"})["table"]
    say(ben, type="sit", table=table, seat=1, name="Ben")
    expect(card(ana, table)).to_contain_text("Everyone is here")
    say(ana, type="start", table=table)
    expect(card(ana, table).locator(".turn-badge")).to_have_text("Your turn")
    expect(card(ben, table)).to_contain_text("Waiting for Ana")
    expect(card(ben, table).locator(".turn-badge")).to_have_count(0)
    other = make(ben)
    expect(ben.locator(".table-card").first).to_have_attribute("data-table", other)


def test_how_games_ended(person: Person) -> None:
    page = person()
    for _ in range(7):
        say(page, type="resign", table=make(page), seat=0)
    lines = page.locator(".finished li")
    expect(lines).to_have_count(5)
    expect(lines.locator(".outcome")).to_have_text(["Lost"] * 5)
    expect(lines.first).to_contain_text("Castle Field · Dax (Random)")
    page.get_by_role("button", name="Show all 7").click()
    expect(lines).to_have_count(7)
    expect(page.locator(".table-card")).to_have_count(0)
    lines.first.get_by_role("button", name="Watch replay").click()
    page.wait_for_selector(".table.ended")


def test_a_victory_is_one(person: Person) -> None:
    ana, ben = person(), person()
    table = say(ana, type="create", game="toy-battle", seats=[ME, {"kind": "open"}])["table"]
    say(ben, type="sit", table=table, seat=1, name="Ben")
    say(ana, type="start", table=table)
    say(ana, type="resign", table=table, seat=0)
    expect(ana.locator(".finished .outcome")).to_have_text("Lost")
    expect(ben.locator(".finished .outcome.won")).to_have_text("Won")


def test_nothing_is_removed_without_a_question(person: Person) -> None:
    """And the question says what becomes of the table for others (B8)."""
    ana, ben = person(), person()
    alone = make(ana)
    shared = say(ana, type="create", game="toy-battle", seats=[ME, {"kind": "open"}])["table"]
    remove = {"name": re.compile("^Remove")}

    def asked(table: str) -> Any:
        card(ana, table).get_by_role("button", **remove).click()
        return ana.locator("dialog")

    expect(asked(shared)).to_contain_text("anyone seated there is sent home")
    ana.get_by_role("button", name="Cancel").click()
    say(ben, type="sit", table=shared, seat=1)
    say(ana, type="start", table=shared)
    expect(card(ana, shared)).to_contain_text(re.compile("Your turn|Waiting for"))
    expect(asked(shared)).to_contain_text("The others keep it")
    ana.keyboard.press("Escape")
    expect(card(ana, shared)).to_have_count(1)
    expect(asked(alone)).to_contain_text("for good")
    ana.locator("dialog").get_by_role("button", name="Remove").click()
    expect(card(ana, alone)).to_have_count(0)
    expect(card(ana, shared)).to_have_count(1)


def test_no_raw_names_even_when_the_list_of_games_is_late(person: Person, server: Server) -> None:
    """Tables may be known before the games have titles (B14)."""
    page = person()
    make(page, "super-teams", seats=[ME, BOT])
    held: list[Route] = []
    page.route("**/api/games?lang=en", lambda route: held.append(route))
    page.add_init_script("localStorage.setItem('cantina-lang', 'en')")
    page.goto(server.url, wait_until="commit")
    while not held:
        page.wait_for_timeout(20)
    seen = page.evaluate("document.body.innerText")
    for route in held:
        route.continue_()
    page.unroute("**/api/games?lang=en")
    expect(page.locator(".table-card h3")).to_have_text("Star Wars: Super Teams")
    assert "super-teams" not in seen


def test_tables_of_others_by_game(person: Person) -> None:
    host, guest = person(), person()
    for game in ("toy-battle", "super-teams") * 3:
        say(host, type="create", game=game, seats=[{"kind": "me", "name": "Hetty"}, {"kind": "open"}], public=True)
    lines = guest.locator(".others li", has_text="Hetty")
    expect(lines).to_have_count(6)
    expect(lines.first).to_contain_text("One seat is still free")
    guest.locator(".others .pill", has_text="Toy Battle").click()
    expect(lines).to_have_count(3)
    guest.locator(".others .pill", has_text="All").click()
    expect(lines).to_have_count(6)


def test_how_many_watch(person: Person) -> None:
    host, guest, watcher = person(), person(), person()
    table = make(host, public=True, seats=[{"kind": "me", "name": "Wilma"}, BOT])
    line = guest.locator(".others li", has_text="Wilma")
    expect(line).to_contain_text("Wilma, Dax (Random)")
    expect(line).not_to_contain_text("watching")
    expect(watcher.locator(".others h2")).to_be_visible()  # by now there is a connection
    say(watcher, type="watch", table=table)
    expect(line).to_contain_text("One person is watching")


def test_axe_finds_nothing_where_games_wait(person: Person, axe: str) -> None:
    for scheme in ("dark", "light"):
        page = person(color_scheme=scheme)
        make(page)
        say(page, type="resign", table=make(page), seat=0)
        expect(page.locator(".finished li")).to_have_count(1)
        expect(page.locator(".table-card .miniature svg .token").first).to_be_attached()
        assert violations(page, axe) == []


def test_home_fits_narrow_windows(person: Person) -> None:
    page = person(viewport={"width": 320, "height": 640}, has_touch=True)
    make(page)
    say(page, type="resign", table=make(page), seat=0)
    expect(page.locator(".finished li")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_whoever_gives_no_name_has_a_friendly_one_everywhere(person: Person) -> None:
    """The field at home shows it, and the seat says it, until they write another."""
    page = person()
    field = page.get_by_label("Your name")
    expect(field).to_have_attribute("placeholder", re.compile(r"^\w{4,8}$"))
    name = field.get_attribute("placeholder")
    sit(page, "toy-battle")
    expect(page.locator(".seat.me .seat-name")).to_have_text(f"{name} (you)", use_inner_text=True)
    page.get_by_role("link", name="Cantina").click()
    expect(field).to_have_attribute("placeholder", name or "")
    field.fill("Ana")
    field.blur()
    sit(page, "toy-battle")
    expect(page.locator(".seat.me .seat-name")).to_have_text("Ana (you)", use_inner_text=True)
    page.get_by_role("link", name="Cantina").click()
    field.fill("")
    field.blur()
    sit(page, "toy-battle")
    expect(page.locator(".seat.me .seat-name")).to_have_text(f"{name} (you)", use_inner_text=True)


def test_only_who_was_here_is_welcomed_back(person: Person) -> None:
    """A star for a name is given to everybody; a name that was written says that they were here."""
    page = person()
    about = page.locator(".home-head .quiet")
    expect(about).to_contain_text("Sit down and play board games")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label("Your name").blur()
    page.reload()
    expect(about).to_have_text("Welcome back, Ana.")


def test_the_safe_answer_is_the_prominent_one(person: Person) -> None:
    """And the question says which game with whom is meant."""
    page = person()
    table = make(page)
    card(page, table).get_by_role("button", name=re.compile("^Remove")).click()
    expect(page.locator("dialog p")).to_have_text("Toy Battle · Castle Field · Dax (Random)")
    expect(page.locator("dialog .primary")).to_have_text("Cancel")
    expect(page.locator("dialog .primary")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_have_count(0)
    expect(card(page, table)).to_have_count(1)


def test_fingers_find_everything_at_home(person: Person) -> None:
    """Fields stand in one line, and nothing is lower than a finger needs."""
    page = person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    expect(page.locator(".game .link").first).to_be_visible()
    where = "nodes => nodes.map((node) => node.getBoundingClientRect()).map((b) => [b.top, b.height])"
    fields = page.locator(".home-settings :is(input, select, .icon-button)").evaluate_all(where)
    assert len(fields) == 3
    assert len({round(top) for top, _ in fields}) == 1
    links = page.locator(".game .link").evaluate_all(where)
    assert min(height for _, height in [*fields, *links]) >= 44


@pytest.mark.parametrize("locale", ["en-US", "ro-RO", "es-ES", "pl-PL", "de-DE"])
def test_no_choice_of_a_form_is_cut(person: Person, locale: str) -> None:
    """What is chosen in a drop-down can be read to its end, on the smallest phone too."""
    page = person(locale=locale, viewport={"width": 320, "height": 640}, has_touch=True)
    for game in page.locator("[data-options]").all():
        game.click()
        for mode in ("bots", "friends", "same"):
            pick(page, "mode", mode)
            for details in page.locator("dialog details:not([open]) > summary").all():
                details.click()
            assert page.locator("dialog select").evaluate_all(CUT) == []
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    sit(page, "super-teams")
    page.locator(".bar button").last.click()
    expect(page.locator("dialog [name=passing]").first).to_be_attached()
    assert page.locator("dialog select").evaluate_all(CUT) == []
    sit(page, "toy-battle")
    page.locator(".bar button").last.click()
    expect(page.locator("dialog select").first).to_be_attached()
    expect(page.locator("dialog [name=passing]"), "nobody can react here").to_have_count(0)


def test_a_card_shows_all_its_buttons_on_the_smallest_phone(person: Person) -> None:
    page = person(locale="de-DE", viewport={"width": 320, "height": 640}, has_touch=True)
    make(page)
    buttons = page.locator(".table-card button")
    expect(buttons).to_have_count(2)
    for one in buttons.all():
        expect(one).to_be_in_viewport(ratio=1)
    whole = "(node) => node.getBoundingClientRect().right <= node.closest('.cards').getBoundingClientRect().right"
    assert page.locator(".table-card").evaluate(whole)


@pytest.mark.parametrize("locale", ["en-US", "ro-RO", "es-ES", "pl-PL", "de-DE"])
def test_every_game_is_in_sight_at_once(person: Person, locale: str) -> None:
    """On a laptop nobody has to scroll to find a game, to begin it, or to learn it, in no language."""
    page = person(locale=locale, viewport={"width": 1280, "height": 720})
    expect(page.locator(".game")).to_have_count(4)
    for game in page.locator(".game").all():
        expect(game).to_be_in_viewport(ratio=1)


def test_a_picture_of_a_game_plays_it(person: Person) -> None:
    """It is what one clicks first; the options stay behind their own button."""
    page = person()
    page.locator("[data-game=toy-battle] .game-cover").click()
    page.wait_for_selector(".table .say")


def test_news_of_one_table_leave_the_list_where_it_was(person: Person) -> None:
    """Who looks at the last of many tables, or is about to press its button, is not sent back to the first."""
    ana, ben = person(), person()
    tables = [make(ana) for _ in range(6)]
    shared = say(ana, type="create", game="toy-battle", seats=[ME, {"kind": "open"}])["table"]
    last = card(ana, tables[0]).get_by_role("button", name="Continue")
    last.focus()
    expect(last).to_be_in_viewport(ratio=1)
    scrolled = ana.locator(".cards").evaluate("(node) => node.scrollLeft")
    assert scrolled > 0
    say(ben, type="sit", table=shared, seat=1, name="Ben")
    expect(card(ana, shared)).to_contain_text("Everyone is here")
    expect(last).to_be_focused()
    expect(last).to_be_in_viewport(ratio=1)


def test_tables_beyond_the_edge_are_a_click_away(person: Person) -> None:
    """A mouse has no way to push cards aside: there are arrows, as long as they lead anywhere."""
    page = person()
    arrows = page.locator(".arrows")
    tables = [make(page) for _ in range(3)]
    expect(card(page, tables[0])).to_be_in_viewport(ratio=0.9)
    expect(arrows).to_be_hidden()
    tables += [make(page) for _ in range(2)]
    expect(card(page, tables[0])).not_to_be_in_viewport()
    expect(arrows.get_by_role("button", name="Back")).to_be_disabled()
    arrows.get_by_role("button", name="More tables").click()
    expect(card(page, tables[0])).to_be_in_viewport(ratio=0.9)
    expect(arrows.get_by_role("button", name="More tables")).to_be_disabled()
    arrows.get_by_role("button", name="Back").click()
    expect(card(page, tables[-1])).to_be_in_viewport(ratio=0.9)
