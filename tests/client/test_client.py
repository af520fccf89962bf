"""The page's files: types up to date, the same texts in every language, no rule and no address from elsewhere in them."""

import json
import re
from pathlib import Path

import pytest

from cantina.client import types
from cantina.core.registry import BUILT_IN, all_facts
from cantina.core.words import LANGUAGES
from cantina.server.messages import CODES

Words = dict[str, str | dict[str, str]]
CLIENT = Path(types.__file__).parent
PAGES = sorted(BUILT_IN.glob("*/page"))
TEXTS = [CLIENT / "text", *(page / "text" for page in PAGES)]
FORMS = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "es": {"one", "many", "other"},
    "pl": {"one", "few", "many", "other"},
    "ro": {"one", "few", "other"},
}


def read(path: Path) -> Words:
    """The texts in a file."""
    found: Words = json.loads(path.read_text(encoding="utf-8"))
    return found


def test_the_types_of_the_protocol_are_up_to_date() -> None:
    assert types.TARGET.read_text(encoding="utf-8") == types.source(), "run: python -m cantina.client.types"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", TEXTS, ids=lambda folder: folder.parents[1].name)
def test_every_language_has_the_same_texts_with_the_same_gaps(folder: Path, lang: str) -> None:
    english, own = read(folder / "en.json"), read(folder / f"{lang}.json")
    assert list(own) == list(english)
    for key, entry in own.items():
        assert isinstance(entry, str) == isinstance(english[key], str), key
        if isinstance(entry, dict):
            assert set(entry) == FORMS[lang], key
        else:
            assert gaps(entry) == gaps(str(english[key])), key


def gaps(text: str) -> set[str]:
    """The names in braces."""
    return set(re.findall(r"\{(\w+)\}", text))


def test_every_text_that_is_asked_for_exists() -> None:
    known = read(CLIENT / "text" / "en.json")
    for path in (CLIENT / "js").glob("*.js"):
        for key in re.findall(r"""\bt\(\s*"([a-z][\w.-]*)\"""", path.read_text(encoding="utf-8")):
            assert key in known, f"{path.name}: {key}"


def test_every_refusal_of_the_server_is_said_in_every_language() -> None:
    texts = read(CLIENT / "text" / "en.json")  # the others have the same keys
    assert {code for code in CODES if f"error.{code}" not in texts} == set()


def test_every_text_is_asked_for() -> None:
    """By its whole key, or by its first part where the page puts a key together."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in (CLIENT / "js").glob("*.js"))
    stems = set(re.findall(r"`([a-z.-]+)\$\{", code))
    for key in read(CLIENT / "text" / "en.json"):
        assert f'"{key}"' in code or any(key.startswith(stem) for stem in stems), key


@pytest.mark.parametrize("folder", [CLIENT, *PAGES], ids=lambda folder: folder.parent.name)
def test_nothing_is_fetched_from_elsewhere(folder: Path) -> None:
    for path in folder.rglob("*"):
        if path.suffix in (".js", ".css", ".html", ".svg"):
            addresses = set(re.findall(r"https?://[\w.]+", path.read_text(encoding="utf-8")))
            assert addresses <= {"http://www.w3.org"}, path.name


def test_no_line_is_longer_than_120() -> None:
    """The formatter leaves strings alone, and drawings are strings."""
    code = [*(CLIENT / "js").glob("*.js"), *(path for page in PAGES for path in page.glob("*.js"))]
    for path in code:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            assert len(line) <= 120, f"{path}:{number}"


def test_what_all_games_share_on_the_page_knows_none_of_them() -> None:
    """Everything of a game lies in its folder: no id of one stands in the page's common code."""
    ids = [facts.id for facts in all_facts().values() if facts.folder.parent == BUILT_IN]
    quoted = "|".join(re.escape(name) for name in ids)
    plain = "|".join(re.escape(name) for name in ids if "-" in name)  # an id of one word is a word of English too
    for path in [CLIENT / "index.html", *(CLIENT / "js").glob("*.js"), *(CLIENT / "css").glob("*.css")]:
        text = path.read_text(encoding="utf-8")
        assert not re.findall(rf"""["'`/.]({quoted})["'`/.]|({plain})""", text), path.name
