"""Pages read through in each language: every word that is shown, or read aloud, is a word of that language."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from cantina.core.words import LANGUAGES
from cantina.server.making import BOT_NAMES
from vocabulary import strangers

from .playing import my_turn
from .serving import Server
from .sitting import sit

Person = Callable[..., Page]
GAMES = ("super-teams", "toy-battle", "risk-star-wars", "conflict")
# Names: of languages in their own words, of bots, of keys.
NAMES = f"Cantina English Română Español Polski Deutsch {' '.join(BOT_NAMES)} Escape Enter Esc"

# What is shown, each line of a drawing by itself, and what is read aloud instead
READ = """() => {
  const heard = ["aria-label", "title", "alt", "placeholder"];
  const found = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const around = walk.currentNode.parentElement;
    if (!around.closest("script, style, noscript") && around.checkVisibility()) found.push(walk.currentNode.data);
  }
  for (const node of document.querySelectorAll(heard.map((name) => `[${name}]`).join())) {
    found.push(...heard.map((name) => node.getAttribute(name) ?? ""));
  }
  return found.join("\\n");
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own: on the list of another the tables of others would be read too."""
    found = Server(tmp_path_factory.mktemp("read"))
    yield found
    found.stop()


def foreign(page: Page, lang: str) -> set[str]:
    """The words of a page that its language does not have; whoever wrote no name is called after a star."""
    star = page.evaluate("localStorage.getItem('cantina-star')")
    return strangers(page.evaluate(READ), lang, known=f"{NAMES} {star}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_home_and_the_tables_are_in_one_language(person: Person, lang: str) -> None:
    page = person(locale=lang)
    page.wait_for_selector(".game")
    page.wait_for_function("() => localStorage.getItem('cantina-star')")
    assert foreign(page, lang) == set()
    for game in GAMES:
        sit(page, game)
        my_turn(page)
        assert foreign(page, lang) == set(), game
        page.locator(".rules-button").click()
        page.wait_for_selector(".clauses p")
        assert foreign(page, lang) == set(), game
        page.goto(page.url.split("/table")[0])
        page.wait_for_selector(".game")


def test_a_word_of_another_language_is_found(person: Person) -> None:
    page = person(locale="de")
    page.wait_for_selector(".game")
    page.wait_for_function("() => localStorage.getItem('cantina-star')")
    page.evaluate("document.body.append('Waiting')")
    assert foreign(page, "de") == {"waiting"}
