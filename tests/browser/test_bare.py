"""A game without scene, drawings and cover: it can be read and played all the same."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.bare import GAME, bare_game
from browser.playing import begin, click_on, my_turn, violations
from browser.serving import Server
from cantina.server import web


@pytest.fixture
def bare_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that has found such a game."""
    monkeypatch.setenv("CANTINA_GAMES", str(bare_game(tmp_path / "games")))
    web.known_games.cache_clear()
    found = Server(tmp_path / "data")
    yield found
    found.stop()
    web.known_games.cache_clear()


@pytest.fixture
def page(bare_server: Server, browser: Browser) -> Iterator[Page]:
    """Its page; what it complains about fails the test, and so does anything that is not there."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", viewport={"width": 1280, "height": 720})
    found = context.new_page()
    complaints: list[str] = []
    found.set_default_timeout(180_000)
    found.on("console", lambda m: complaints.append(m.text) if m.type == "error" else None)
    found.on("pageerror", lambda error: complaints.append(str(error)))
    found.on("response", lambda r: complaints.append(r.url) if r.status >= 400 else None)
    found.goto(bare_server.url)
    found.wait_for_selector(".game")
    yield found
    context.close()
    assert complaints == []


def test_a_game_that_brings_nothing_to_the_page_can_be_played(page: Page, axe: str) -> None:
    card = page.locator(f"[data-game={GAME}]")
    expect(card.locator(".no-cover text")).to_have_text("S")  # the initials of Smugglers
    assert "Guided" not in card.inner_text()
    begin(page, GAME, 4)
    my_turn(page)
    titles = page.locator(".sheet h2").all_inner_texts()
    assert titles == ["Yours", "On the table", "Seats"]
    assert page.locator(".sheet dt").first.inner_text() == "Hands"
    assert page.locator(".sheet tbody tr").count() == 4
    expect(page.locator(".sheet .me th")).to_contain_text(page.evaluate("localStorage.getItem('cantina-star')"))
    expect(page.locator(".sheet .chip.down").first).to_contain_text("?")  # cargo that nobody has seen
    assert page.locator(".acts .act").count() > 0
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        assert violations(page, axe) == []
    assert click_on(page, seed=3) == "ended"
    page.get_by_role("button", name="Watch replay").click()
    page.get_by_role("slider").fill("0")
    expect(page.locator(".replay .say")).to_contain_text("0 of")
    assert page.locator(".sheet tbody tr").count() == 4
