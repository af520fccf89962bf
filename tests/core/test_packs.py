"""Content packs: good ones are read, bad ones are refused with the file and the key."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cantina
from cantina.core.errors import BadOption, PackError
from cantina.core.pack import parse_pack

GAME = cantina.game("template")
GOOD = (GAME.facts.folder / "content" / "standard.toml").read_text(encoding="utf-8")


def refused(tmp_path: Path, text: str) -> str:
    """What is said of a pack that is refused, without the folder."""
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(PackError) as caught:
        GAME.worlds([GAME.pack(path)])
    message = str(caught.value)
    assert message.startswith(str(path))
    return message.removeprefix(f"{path}: ")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("value = [3, 4, 3, 2]", "value = [3, 4, 3]", "cargo: must hold 4 numbers, not 3"),
        ("value = [3, 4, 3, 2]", 'value = "many"', "cargo: must be a list of whole numbers"),
        ("value = [3, 4, 3, 2]", "value = [3, 4, 3, -2]", "cargo[3]: must be from 0 to 24, not -2"),
        ("value = [3, 4, 3, 2]", "value = [9, 9, 9, 9]", "cargo: must be 1 to 24 cards in all"),
        ("value = 8", "value = true", "tokens.blanks: must be a whole number, not True"),
        ("value = 8", "value = 1", "tokens.dealt: cannot deal 2 tokens to 4 seats"),
        ("[bids]", "[bits]", "bids: is missing"),
        (
            "[bids]",
            '[extra]\nvalue = 1\nsource = "own"\n[bids]',
            "extra: is not a figure of this game; it has bids, cargo",
        ),
        ('source = "own"', 'source = "hearsay"', "cargo.source: must be one of rulebook, public, inferred, own"),
        ("[pack]", "[peck]", "pack: is missing"),
        ('title = "The usual run"', "title = 3", "pack.title: must be a text"),
        ('name = "standard"', 'name = "mine"\ngame = "chess"', "pack.game: is for 'chess', not for 'template'"),
        ("[cargo]", "[cargo", "is not valid TOML"),
    ],
)
def test_a_bad_pack_is_refused_by_key(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in GOOD
    assert said in refused(tmp_path, GOOD.replace(old, new, 1))


def test_a_pack_that_is_not_there() -> None:
    with pytest.raises(PackError, match=r"nowhere\.toml: there is no such file"):
        GAME.pack("nowhere.toml")
    with pytest.raises(BadOption, match="it has standard"):
        GAME.pack("unheard-of")


def test_a_users_pack_is_played_and_kept_in_the_game_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        GOOD.replace("value = [3, 4, 3, 2]", "value = [0, 0, 0, 2]").replace('"standard"', '"mine"'), encoding="utf-8"
    )
    match = GAME.new(seed=1, pack=path)
    assert match.view()["deck"] == ["?", "?"]
    assert [int(x) for x in match.state.deck[:2]] == [4, 4]
    path.unlink()
    from cantina.core.gamefile import loads

    again = loads(match.save())
    assert again.view() == match.view()
    assert GAME.from_position(match.position()).view() == match.view()


@given(
    st.recursive(
        st.none() | st.integers() | st.text(max_size=5) | st.booleans(),
        lambda x: st.lists(x) | st.dictionaries(st.text(max_size=8), x),
    )
)
def test_nothing_crashes_the_reader(data: object) -> None:
    """Whatever stands in a pack, it is read or refused with a PackError."""
    tree = {"pack": {"name": "x", "title": "x", "about": "x"}, "cargo": data} if not isinstance(data, dict) else data
    try:
        GAME.worlds([parse_pack(tree, "the pack", "template")])
    except PackError as error:
        assert str(error).startswith("the pack: ")  # noqa: PT017 - a good pack raises nothing
