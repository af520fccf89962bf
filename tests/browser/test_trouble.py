"""Lives through trouble: lost connections, a restarted server, two tabs."""

from collections.abc import Callable
from itertools import count

from playwright.sync_api import Browser, Page, expect

from browser.playing import begin, click_on, my_turn
from browser.serving import Server
from browser.sitting import sit

Person = Callable[..., Page]
# Loses the connection, and tells what stands at the table then: it comes back too fast to be looked for from outside.
LOSE = """
() => import("/js/net.js").then(({ net }) => new Promise((done) => {
  const off = net.on("offline", () => { off(); done(document.querySelector(".net").textContent); });
  net.socket.close();
}))
"""

# What comes from the server is lost on the way, as in a network that is gone, until it is heard again.
DEAF = """
() => import("/js/net.js").then(({ net }) => {
  const { socket } = net, held = [], heard = socket.onmessage;
  socket.onmessage = (event) => held.push(event);
  window.hear = () => { socket.onmessage = heard; held.forEach(heard); };
})
"""


def test_a_restart_in_mid_game_is_lived_through(own_server: Server, browser: Browser) -> None:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(180_000)
    page.goto(own_server.url)
    page.wait_for_selector(".game")
    begin(page, "toy-battle")
    click_on(page, 6)
    my_turn(page)
    own_server.stop()
    expect(page.locator(".net")).to_contain_text("Connection lost", timeout=30_000)
    lines = page.locator(".log li").count()
    own_server.start()
    expect(page.locator(".net")).to_have_text("", timeout=60_000)
    assert click_on(page) == "ended"
    assert page.locator(".log li").count() >= lines
    context.close()


def test_a_lost_connection_comes_back_by_itself(person: Person) -> None:
    page = person()
    begin(page, "toy-battle")
    my_turn(page)
    assert "Connection lost" in page.evaluate(LOSE)
    expect(page.locator(".net")).to_have_text("")
    assert click_on(page) == "ended"


def test_a_server_that_says_nothing_is_no_connection(person: Person) -> None:
    page = person()
    begin(page, "toy-battle")
    my_turn(page)
    page.evaluate(DEAF)
    page.locator(".acts [data-action=draw]").click()
    expect(page.locator(".net")).to_contain_text("Connection lost")
    page.evaluate("window.hear()")
    expect(page.locator(".net")).to_have_text("")


def test_two_tabs_agree(person: Person) -> None:
    page = person()
    sit(page, "toy-battle", pack="castle-field", seed="3")
    my_turn(page)
    other = page.context.new_page()
    other.goto(page.url)
    my_turn(other)
    told = ".log .turn ol li:not(.drafted)"
    begun = page.locator(told).count()
    for seed in count():  # clicks may choose and choose again without a move: others follow, not the same again
        if page.locator(told).count() >= begun + 6:
            break
        assert click_on(page, 5, seed) == "playing"
        my_turn(page)
    expect(other.locator(told)).to_have_text(page.locator(told).all_text_contents())


def test_an_unknown_table_says_what_to_do(person: Person, server: Server) -> None:
    page = person()
    page.goto(f"{server.url}/table/aaaaaaaaaaaa")
    expect(page.locator("h1")).to_have_text("Table not found")
    page.get_by_role("button", name="Home").click()
    page.wait_for_selector(".game")
