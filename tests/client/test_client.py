"""The page's files: types up to date, the same texts in every language, no rule and no address from elsewhere in them."""

import json
import re
from pathlib import Path

import pytest

from cantina.client import types
from cantina.core.words import LANGUAGES

CLIENT = Path(types.__file__).parent
FORMS = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "es": {"one", "many", "other"},
    "pl": {"one", "few", "many", "other"},
    "ro": {"one", "few", "other"},
}


def texts(lang: str) -> dict[str, str | dict[str, str]]:
    """The page's texts in a language."""
    found: dict[str, str | dict[str, str]] = json.loads((CLIENT / "text" / f"{lang}.json").read_text(encoding="utf-8"))
    return found


def test_the_types_of_the_protocol_are_up_to_date() -> None:
    assert types.TARGET.read_text(encoding="utf-8") == types.source(), "run: python -m cantina.client.types"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_texts_with_the_same_gaps(lang: str) -> None:
    english, own = texts("en"), texts(lang)
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
    known = texts("en")
    for path in (CLIENT / "js").glob("*.js"):
        for key in re.findall(r"""\bt\(\s*"([a-z][\w.-]*)\"""", path.read_text(encoding="utf-8")):
            assert key in known, f"{path.name}: {key}"


def test_nothing_is_fetched_from_elsewhere() -> None:
    for path in CLIENT.rglob("*"):
        if path.suffix in (".js", ".css", ".html", ".svg"):
            addresses = set(re.findall(r"https?://[\w.]+", path.read_text(encoding="utf-8")))
            assert addresses <= {"http://www.w3.org"}, path.name
