"""Names: they can be seen, they stay on their line, and no two at a table are the same."""

import unicodedata

import pytest

from cantina.server.hall import Hall
from cantina.server.names import LONGEST, clean_name, distinct

from .conftest import Run, friends


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800\u2800",
        "\u115f\u1160",
        "\uffa0",
        "\u200b\u200d\u2060",
        "\u00a0\u3000",
        "\ufe0f\u0301",
        "\u034f",
    ],
)
def test_what_cannot_be_seen_is_no_name(name: str) -> None:
    assert clean_name(name) == ""


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("A\u3164na", "A na"),
        ("Z\u0351\u0352\u0357\u035balgo", "Z\u0351\u0352algo"),
        ("\u0301\u0301Ana \u0301\u0302Maria", "Ana Maria"),
        ("Iñigo", "Iñigo"),
        ("Ștefan", "Ștefan"),
        ("Łukasz", "Łukasz"),
        ("Nguyễn", "Nguyễn"),
        ("ชื่อ", "ชื่อ"),
        ("ကြိုး", "ကြိုး"),
        ("Ana 🎲", "Ana 🎲"),
    ],
)
def test_names_of_all_scripts_stay_what_they_are(name: str, clean: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", clean)


def test_a_second_of_the_same_name_gets_a_number() -> None:
    """Large and small letters and their width make no other name; the number fits into the length."""
    assert distinct("Ana", ["Ben", ""]) == "Ana"
    assert distinct("ANA", ["Ana", "Ana 2"]) == "ANA 3"
    assert distinct("Ａｎａ", ["ana"]) == "Ａｎａ 2"
    assert distinct("", ["", ""]) == ""
    longest = "x" * LONGEST
    assert distinct(longest, [longest]) == "x" * (LONGEST - 2) + " 2"


def test_no_two_at_a_table_are_called_the_same(hall: Hall, run: Run) -> None:
    """Whoever comes later gets the number: by sitting down, by the owner's wish, or as a bot."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        seats = [{"kind": "me"}, {"kind": "me", "name": "ana"}, {"kind": "bot", "name": "Ana"}, {"kind": "open"}]
        table = (await ana.say("create", game="template", seats=seats))["table"]
        room = hall.rooms[table]
        await ben.say("sit", table=table, seat=3, name="ANA")
        assert [holder.name for holder in room.table.seats] == ["Ana", "ana 2", "Ana 3", "ANA 4"]
        await ben.say("sit", table=table, seat=3, name="ANA")
        assert room.table.seats[3].name == "ANA 4", "one's own name is no other's"
        wishes = [{"kind": "me"}, *({"kind": "keep", "seat": seat} for seat in (1, 2, 3))]
        await ana.say("arrange", table=table, seats=[*wishes[:1], *reversed(wishes[1:])])
        assert [holder.name for holder in room.table.seats] == ["Ana", "ANA 4", "Ana 3", "ana 2"]

    run(play())


def test_a_guest_takes_one_seat_of_a_table(hall: Hall, run: Run) -> None:
    """Nobody keeps others out by sitting everywhere; the owner may, for people at one screen."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        seats = [{"kind": "open"}] * 4
        table = (await ana.say("create", game="template", seats=seats))["table"]
        assert (await ben.say("sit", table=table, seat=0))["stored"]
        refused = await ben.say("sit", table=table, seat=1)
        assert (refused["code"], "stand up" in refused["text"]) == ("not-now", True)
        await ben.say("stand", table=table, seat=0)
        assert (await ben.say("sit", table=table, seat=1))["stored"]
        assert [(await ana.say("sit", table=table, seat=seat))["type"] for seat in (0, 2, 3)] == ["done"] * 3

    run(play())
