"""The page as an app: it can be installed, keeps its files by version, and waits for a server that is away."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.playing import violations
from browser.serving import Server
from cantina.server import reloading, shell, web

Open = Callable[..., Page]
KEPT = """async () => {
  const keys = await (await caches.open("cantina-files")).keys();
  return keys.map(({ url }) => new URL(url).pathname);
}"""


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The files of the page as a copy that may be edited."""
    copy = tmp_path / "client"
    shutil.copytree(shell.CLIENT, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for module in (shell, web, reloading):
        monkeypatch.setattr(module, "CLIENT", copy)
    return copy


@pytest.fixture
def visit(browser: Browser) -> Iterator[Open]:
    """A function that opens a page of a server in a browser that may keep files."""
    contexts: list[BrowserContext] = []

    def opened(server: Server, path: str = "/") -> Page:
        context = browser.new_context(locale="en-GB", reduced_motion="reduce")
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(120_000)
        page.goto(server.url + path)
        return page

    yield opened
    for context in contexts:
        context.close()


def kept(page: Page) -> None:
    """Waits until the browser has kept the files, and loads the page from them."""
    page.wait_for_selector(".game")
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    page.reload()
    page.wait_for_selector(".game")
    assert page.evaluate("Boolean(navigator.serviceWorker.controller)")


def mark(client: Path, name: str, mark: str) -> None:
    """Edits a module so that it tells which version of it has run."""
    path = client / "js" / name
    source = path.read_text(encoding="utf-8").split("\n// version")[0]
    line = f'document.documentElement.setAttribute("data-{path.stem}", "{mark}");'
    path.write_text(f"{source}\n// version\n{line}\n", encoding="utf-8")


def versions(page: Page) -> list[str | None]:
    """Which versions of two modules have run."""
    return [page.get_attribute("html", f"data-{name}") for name in ("main", "qr")]


def test_a_browser_is_told_all_that_it_needs_to_install_the_page(server: Server, visit: Open) -> None:
    about = json.loads(server.fetch("/manifest.webmanifest"))
    assert (about["start_url"], about["display"]) == ("/", "standalone")
    for icon in about["icons"]:
        assert server.fetch(icon["src"])
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in about["icons"]}
    assert "maskable" in {icon["purpose"] for icon in about["icons"]}
    assert "Toy Battle" in {short["name"] for short in about["shortcuts"]}
    page = visit(server)
    page.wait_for_selector(".game")
    problems = page.context.new_cdp_session(page).send("Page.getAppManifest")["errors"]
    assert problems == []


def test_a_short_way_leads_into_its_game(server: Server, visit: Open) -> None:
    about = json.loads(server.fetch("/manifest.webmanifest"))
    way = next(short["url"] for short in about["shortcuts"] if short["name"] == "Toy Battle")
    page = visit(server, way)
    page.wait_for_selector("dialog[open], .table")
    assert "game=" not in page.url


def test_the_menu_has_a_door_where_the_browser_offers_to_install(server: Server, visit: Open) -> None:
    page = visit(server)
    page.wait_for_selector(".game")
    expect(page.get_by_role("button", name="Install Cantina")).to_have_count(0)
    asked = page.evaluate("""async () => {
      const offer = new Event("beforeinstallprompt", { cancelable: true });
      offer.prompt = async () => { window.asked = true; };
      dispatchEvent(offer);
      const { settings } = await import("/js/menu.js");
      const door = (await settings()).find((node) => node.matches(".install"));
      document.body.append(door);
      door.click();
      return [offer.defaultPrevented, window.asked];
    }""")
    assert asked == [True, True]
    expect(page.locator(".install")).to_have_count(0)


def test_files_are_kept_and_nothing_that_is_said_at_tables(own_server: Server, visit: Open) -> None:
    page = visit(own_server)
    kept(page)
    page.click("[data-play=toy-battle]")
    page.locator("[data-start], .table .say").first.wait_for()
    if page.locator("[data-start]").count():
        page.click("[data-start]")
    page.wait_for_selector(".table .say")
    page.wait_for_function("() => performance.getEntriesByType('resource').some((one) => one.name.endsWith('art.js'))")
    found = page.evaluate(KEPT)
    assert "/games/toy-battle/art.js" in found
    assert {"/index.html", "/js/main.js", "/js/table.js"} <= set(found)
    assert not [path for path in found if path.startswith(("/api", "/table", "/ws", "/worker"))]
    fetched = (
        "() => performance.getEntriesByType('resource').filter((one) => one.transferSize > 0).map((one) => one.name)"
    )
    page.reload()
    page.wait_for_selector(".table .say")
    assert not [name for name in page.evaluate(fetched) if "/js/" in name or "/css/" in name]


def test_a_new_version_replaces_the_old_one_and_never_mixes_with_it(
    client: Path, own_server: Server, visit: Open
) -> None:
    for name in ("main.js", "qr.js"):
        mark(client, name, "old")
    page = visit(own_server)
    kept(page)
    seen = "async () => { await import('/js/qr.js'); }"
    for name in ("main.js", "qr.js"):
        mark(client, name, "new")
    page.evaluate(seen)
    assert versions(page) == ["old", "old"], "an open page goes on with the version that it began with"
    own_server.stop()
    own_server.start()
    page.wait_for_function("() => document.documentElement.dataset.main === 'new'")
    page.wait_for_selector(".game")
    page.evaluate(seen)
    assert versions(page) == ["new", "new"]
    found = page.evaluate(KEPT)
    assert len(found) == len(set(found)), "the old files are gone"


def test_whoever_writes_the_page_sees_every_edit(client: Path, tmp_path: Path, visit: Open) -> None:
    """Also in a browser that has kept files of a server that ran there before."""
    mark(client, "main.js", "old")
    server = Server(tmp_path / "tables")
    page = visit(server)
    kept(page)
    server.stop()
    server.chosen["reload"] = True
    server.start()
    try:
        for version in ("first", "second"):
            mark(client, "main.js", version)
            page.wait_for_function(f"() => document.documentElement.dataset.main === '{version}'")
            expect(page.locator(".others h2")).to_be_visible()  # whoever has no connection does not hear of an edit
        page.wait_for_function("async () => !(await caches.has('cantina-files'))")
    finally:
        server.stop()


def test_a_server_that_is_away_is_waited_for(own_server: Server, visit: Open, axe: str) -> None:
    page = visit(own_server)
    kept(page)
    own_server.stop()
    page.reload()
    expect(page.get_by_role("heading", name="The cantina is closed for a moment")).to_be_visible()
    assert violations(page, axe) == []
    own_server.start()
    page.wait_for_selector(".game")
    expect(page.locator(".closed")).to_have_count(0)
    own_server.stop()
    expect(page.locator(".notice.lost")).to_contain_text("Connection lost")
    own_server.start()
    expect(page.locator(".notice.lost")).to_have_count(0)
