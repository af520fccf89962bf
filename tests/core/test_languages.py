"""Every text is in the language of its file, and a small word of another one is found."""

from pathlib import Path

import pytest

from cantina.core.registry import BUILT_IN
from cantina.core.words import LANGUAGES
from vocabulary import files, give_aways, said_in, strangers

FILES = [(lang, path) for lang in LANGUAGES for path in files(lang, sorted(BUILT_IN.iterdir()))]


@pytest.mark.parametrize(("lang", "path"), FILES, ids=[str(path.relative_to(BUILT_IN.parent)) for _, path in FILES])
def test_a_file_of_texts_is_in_one_language(lang: str, path: Path) -> None:
    assert give_aways(said_in(path), lang) == set()


def test_a_word_of_another_language_is_found() -> None:
    """The two searches can fail: one by small words that give a language away, one by words that no text has."""
    assert give_aways("Ziehe the Karte", "de") == {"the"}
    assert give_aways("Ziehe die Karte", "de") == set()
    assert strangers("Ziehe eine Karte: allowed", "de") == {"allowed"}
    assert strangers("Ziehe eine Karte, Dax", "de", known="Dax") == set()
