"""A real server and a real browser: every page is watched for console errors and for anything fetched from elsewhere."""

import tarfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

import cantina
import parts
from browser.serving import Server
from cantina.server.preparing import load

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
HERE = Path(__file__).parent
expect.set_options(timeout=60_000)  # a busy machine is slow, not wrong


@pytest.hookimpl(tryfirst=True)  # before xdist looks for the mark
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keeps the tests of a file in one process: they share one browser, and files are spread over all processes."""
    for item in items:
        if item.path.parent == HERE:
            item.add_marker(pytest.mark.xdist_group(item.path.stem))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that all tests of a process share; nobody there waits for a compiler."""
    for game in cantina.games():
        load(game)
    found = Server(tmp_path_factory.mktemp("tables"))
    yield found
    found.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of one test alone, which may be stopped, or its clock turned on."""
    found = Server(tmp_path)
    yield found
    found.stop()


@pytest.fixture(scope="session")
def chromium() -> Path:
    """The browser's program, wherever it is."""
    return parts.need(parts.CHROMIUM)


# Not for the session: while Playwright is open, no other test of the process can run asyncio.
@pytest.fixture(scope="module")
def browser(chromium: Path) -> Iterator[Browser]:
    """One browser for all tests of a file."""
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield found
        found.close()


@pytest.fixture
def person(server: Server, browser: Browser) -> Iterator[Callable[..., Page]]:
    """A function that opens the page as one more guest; what its page complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(**options: object) -> Page:
        usual = {"locale": "en-GB", "reduced_motion": "reduce", "viewport": {"width": 1280, "height": 720}}
        settings = usual | {"service_workers": "block"} | options  # files that are kept have tests of their own
        context = browser.new_context(**settings)  # type: ignore[arg-type]
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(180_000)
        page.on("console", lambda m: complaints.append(m.text) if m.type == "error" and not expected(m.text) else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda r: complaints.append(r.url) if elsewhere(server, r.url) else None)
        page.goto(server.url)
        page.wait_for_selector(".game")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


def elsewhere(server: Server, url: str) -> bool:
    """Whether something was fetched from another place than the server."""
    return not url.startswith((server.url, server.url.replace("http", "ws"), "data:", "blob:"))


def expected(text: str) -> bool:
    """A lost connection is no fault of the page: Chromium reports it all the same."""
    return "WebSocket connection to" in text or "ERR_CONNECTION_REFUSED" in text


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, from its package: the repository does not hold it."""
    with tarfile.open(parts.need(parts.AXE)) as package:
        member = package.extractfile("package/axe.min.js")
        assert member
        return member.read().decode()
