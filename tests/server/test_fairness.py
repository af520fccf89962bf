"""Fair dice: committed before, mixed from all seats, handed out after the end and not before, and proved from the record."""

import hashlib
import hmac
import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

from cantina.cli import main
from cantina.core import registry
from cantina.core.errors import GameFileError
from cantina.server import fairness, tables, web
from cantina.server.hall import Hall
from proofs.scripted import Guest

from .conftest import Open, Run, act, friends, table_for
from .long_games import play_out


async def played(hall: Hall) -> tuple[list[Guest], str]:
    """A whole game between two."""
    guests = await friends(hall, 2)
    table = await table_for(guests)
    room = hall.rooms[table]
    while room.table.status == "playing":
        course = room.course
        seat = course.to_act()[0]
        text = course.board.game.action_text(course.board.world, course.legal(seat)[0])
        assert (await act(guests[seat], table, seat, text))["type"] == "done"
    return guests, table


@pytest.fixture
def record(hall: Hall, run: Run) -> tuple[str, str]:
    """The record of a whole game, and the commitment that was shown."""

    async def play() -> tuple[str, str]:
        guests, table = await played(hall)
        shown = next(m for m in guests[1].mail if m["type"] == "table")["about"]["commitment"]
        return hall.rooms[table].table.record(), shown

    found: tuple[str, str] = run(play())
    return found


def test_the_seed_comes_from_everybody(hall: Hall, run: Run) -> None:
    """The commitment is shown before anyone sits down, and each salt changes the seed."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        made = await ana.say("create", game="template", seats=[{"kind": "me"}, {"kind": "open"}])
        table = hall.rooms[made["table"]].table
        await ana.say("salt", table=table.id, seat=0, salt="0102")
        shown = (await ben.say("watch", table=table.id))["about"]["commitment"]
        assert shown == made["commitment"] == hashlib.sha256(bytes.fromhex(table.secret)).hexdigest()
        seeds = []
        for salt in ("aa", "bb"):
            await ben.say("sit", table=table.id, seat=1, salt=salt)
            seeds.append(table.seed)
            assert seeds[-1] == hmac.digest(bytes.fromhex(table.secret), f"0102,{salt}".encode(), "sha256").hex()
        assert seeds[0] != seeds[1]
        assert (await ben.say("sit", table=table.id, seat=1, salt="abc"))["code"] == "malformed"

    run(play())


def test_nothing_is_handed_out_before_the_end(hall: Hall, run: Run) -> None:
    """No message of a game has its seed or its secret."""

    async def play() -> None:
        guests, table = await played(hall)
        found = hall.rooms[table].table
        heard = "".join(text for guest in guests for text in guest.raw)
        assert found.secret not in heard
        assert found.seed not in heard
        assert (await guests[0].say("replay", table=table))["type"] == "replay"

    run(play())


def test_a_record_is_proved(record: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`cantina verify` replays the record and says what it proves."""
    path = tmp_path / "record.toml"
    path.write_text(record[0], encoding="utf-8")
    assert main(["verify", str(path), "--commitment", record[1]]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 5
    assert main(["verify", str(tmp_path / "none.toml")]) == 2


def swap_hex(text: str, key: str) -> str:
    """The record with one digit of a hex value changed."""
    found = re.search(rf'^{key} = "(.)', text, re.MULTILINE)
    assert found
    other = "0" if found[1] != "0" else "1"
    return text[: found.start(1)] + other + text[found.end(1) :]


def drop_last_action(text: str) -> str:
    """The record without its last action."""
    lines = text.splitlines()
    last = max(i for i, line in enumerate(lines) if re.match(r'  "\d ', line))
    return "\n".join(lines[:last] + lines[last + 1 :])


TAMPERED: dict[str, tuple[Callable[[str], str], str]] = {
    "secret": (lambda text: swap_hex(text, "secret"), "fairness.secret: does not fit"),
    "commitment": (
        lambda text: re.sub(r'(\[fairness\]\ncommitment = ").', r"\1_", text),
        "fairness.secret: does not fit",
    ),
    "seed": (lambda text: swap_hex(text, "seed"), "seed: does not come from"),
    "salts": (lambda text: text.replace('salts = ["0a"', 'salts = ["0c"'), "seed: does not come from"),
    "action": (lambda text: text.replace('"0 bid 1 |', '"0 bid 2 |', 1), "action 1: leads to"),
    "key": (lambda text: re.sub(r'("0 bid 1 \| \w{8})"', r'\1 @12"', text, count=1), "action 1: has a key of its own"),
    "cut short": (drop_last_action, "does not end"),
    "result": (lambda text: text.replace('result = "spent"', 'result = "tired"'), "result: is 'tired'"),
    "returns": (lambda text: re.sub(r"returns = \[.*\]", "returns = [0.5, 0.5]", text), "returns: are"),
    "no proof": (lambda text: text[: text.index("[fairness]")], "fairness: is missing"),
    "damaged": (lambda text: text[:-8] + '"', "is damaged"),
}


@pytest.mark.parametrize("what", list(TAMPERED))
def test_tampering_is_named(record: tuple[str, str], what: str) -> None:
    """A record that was changed is refused with the place of the change."""
    tamper, place = TAMPERED[what]
    changed = tamper(record[0])
    assert changed != record[0]
    with pytest.raises(GameFileError, match=re.escape(place)):
        fairness.verify(changed)


def test_another_commitment(record: tuple[str, str]) -> None:
    """A record that is consistent in itself, but of another secret than was shown, is refused."""
    with pytest.raises(GameFileError, match="not the one that was shown"):
        fairness.verify(record[0], shown="0" * 64)


def test_replay_and_curve(hall: Hall, run: Run) -> None:
    """An ended game can be looked through with everything open, and a bot's chances go with it."""

    async def play() -> None:
        guests, table = await played(hall)
        frames = (await guests[0].say("replay", table=table, at=0, count=20))["frames"]
        assert [frame["at"] for frame in frames] == list(range(20))
        assert "?" not in str(frames[1]["scene"])
        assert frames[1]["action"].startswith("bid")
        assert frames[1]["log"]
        await guests[0].say("curve", table=table)
        parts = [m for m in guests[0].mail if m["type"] == "curve"]
        assert parts[-1]["whole"]
        points = [point for part in parts for point in part["points"]]
        assert points[0][0] == 0
        assert all(len(chances) == 2 for _, chances in points)

    run(play())


# Rules that are gone


@pytest.fixture
def new_rules(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """A function after which the game has other rules than its records were played by."""

    def change() -> None:
        facts = replace(registry.facts_of("template"), rules="new", replays=())
        monkeypatch.setattr(registry.game("template"), "facts", facts)
        monkeypatch.setattr(tables, "facts_of", lambda _game: facts)

    return change


async def asked(hall: Hall, table: str) -> dict[str, Any]:
    """What the server says of the dice of an ended table."""
    request = Request({"type": "http", "path_params": {"table": table}, "client": ("10.0.0.1", 1), "headers": []})
    answer: dict[str, Any] = json.loads(bytes((await web.Api(hall).verify(request)).body))
    return answer


@pytest.mark.parametrize("resigned", [False, True])
def test_a_game_of_rules_that_are_gone_is_no_cheat(
    open_hall: Open, run: Run, new_rules: Callable[[], None], resigned: bool
) -> None:
    """Its seed is proved as before; the answer says that nobody has played its moves again."""
    hall = open_hall()

    async def end() -> tuple[str, dict[str, Any]]:
        if resigned:
            guests = await friends(hall, 2)
            table = await table_for(guests)
            await play_out(hall, table, 6)
            await guests[1].say("resign", table=table, seat=1)
        else:
            _, table = await played(hall)
        before = await asked(hall, table)
        await hall.rest()
        return table, before

    table, before = run(end())
    assert (before["problem"], before["replayed"]) == ("", True)
    new_rules()
    after = run(asked(open_hall(), table))
    assert (after["problem"], after["replayed"]) == ("", False)
    assert after["proved"] == [said for said in before["proved"] if "rules" not in said and "legal" not in said]
    figures = {"actions", "commitment", "secret", "salts", "shares", "devices", "seed"}
    assert {key: after[key] for key in figures} == {key: before[key] for key in figures}


@pytest.mark.parametrize(
    ("key", "says"),
    [
        ("game", "there is no game 'gone'"),
        ("rules", "it was played by rules gone of Smugglers"),
        ("pack", "template has no pack 'gone'"),
        ("pack_hash", "another edition of the pack 'standard'"),
    ],
)
def test_what_is_not_here_is_named(record: tuple[str, str], key: str, says: str) -> None:
    """The moves cannot be played again without the game, its rules and its pack as they were."""
    found = fairness.verify(re.sub(rf'(?m)^{key} = ".*"', f'{key} = "gone"', record[0]))
    assert says in found.gone
    assert len(found.sentences) == 3


def test_a_seed_that_does_not_fit_is_one_by_any_rules(
    record: tuple[str, str], new_rules: Callable[[], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`cantina verify` says what it cannot replay and exits with 3; where something does not fit, with 2 as ever."""
    new_rules()
    path = tmp_path / "record.toml"
    path.write_text(record[0], encoding="utf-8")
    assert main(["verify", str(path), "--commitment", record[1]]) == 3
    said = capsys.readouterr().out.splitlines()
    assert [line[0] for line in said] == ["✓", "✓", "✓", "–"]
    assert "it was played by rules 1 of Smugglers; these are new" in said[-1]
    for tampered in ("secret", "seed", "salts", "key"):
        path.write_text(TAMPERED[tampered][0](record[0]), encoding="utf-8")
        assert main(["verify", str(path)]) == 2
        assert TAMPERED[tampered][1] in capsys.readouterr().err
