"""The protocol: its schema is written out, every message is answered, and wrong ones are refused without effect."""

import json
from pathlib import Path

import msgspec
import pytest

from cantina.server import changes, dispatch, messages, schema
from cantina.server.hall import Hall
from cantina.server.limits import Limits
from cantina.server.settings import LIMITS, TableSettings
from proofs.scripted import Guest

from .conftest import Open, Run, act, alone, friends

DOCS = Path(__file__).parents[2] / "docs"


def test_schema_is_up_to_date() -> None:
    """docs/protocol.schema.json is what `python -m cantina.server.schema` writes."""
    assert (DOCS / "protocol.schema.json").read_text(encoding="utf-8") == schema.text()


def test_docs_name_every_message_and_code() -> None:
    """docs/protocol.md knows all types and all codes."""
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    kinds = [*messages.Incoming.__args__, *messages.Outgoing.__args__]
    missing = [kind.__struct_config__.tag for kind in kinds if f"`{kind.__struct_config__.tag}`" not in text]
    missing += [code for code in messages.CODES if f"| `{code}` |" not in text]
    assert missing == []


def test_every_message_has_a_handler() -> None:
    assert set(messages.Incoming.__args__) == set(dispatch.HANDLERS)


def test_every_setting_is_asked_for_arranged_shown_and_stored() -> None:
    """One field of TableSettings is enough; a number has limits where it comes in, and none where it is read from the disk."""
    settings = msgspec.structs.fields(TableSettings)
    for kind in (messages.Create, messages.Arrange, messages.About, changes.Settings):
        assert {field.name for field in settings} <= set(kind.__struct_fields__)
    assert {field.name for field in settings if field.type is int} == set(LIMITS)
    stored = b'{"is":"arranged","settings":{"pack":"classic","window":999},"seats":[]}'
    assert (
        changes.encode(changes.decode(stored))
        == b'{"is":"arranged","settings":{"window":999,"pack":"classic"},"seats":[]}'
    )
    for asked in (b'"create","game":"template","seats":[]', b'"arrange","table":"aaaaaaaaaaaa"'):
        with pytest.raises(msgspec.ValidationError, match="120"):
            messages.decode(b'{"type":' + asked + b',"window":999}')


def test_what_is_sent_fits_the_schema(hall: Hall, run: Run) -> None:
    """Every message of a game can be read by the types of the protocol."""
    read = msgspec.json.Decoder(messages.Outgoing).decode

    async def play() -> None:
        guest, table = await alone(hall)
        await act(guest, table, 0, "bid 1")
        await guest.say("why", table=table, seat=0, action=7)
        await guest.say("lobby")
        for text in guest.raw:
            assert read(text)

    run(play())


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "malformed"),
        (b"\xff\xfe", "malformed"),
        (b"[1]", "malformed"),
        (b'{"type":"nonsense"}', "malformed"),
        (b'{"type":"watch","table":"abc"}', "malformed"),
        (b'{"type":"watch","table":"aaaaaaaaaaaa","extra":1}', "malformed"),
        (b"[" * 3000, "malformed"),
        (b'{"type":"watch","table":"aaaaaaaaaaaa\\n"}', "malformed"),
        (b'{"type":"lobby","id":"a\\n"}', "malformed"),
        (b'{"type":"salt","table":"aaaaaaaaaaaa","seat":0,"salt":"0a\\n"}', "malformed"),  # no record could be verified
        (b'{"type":"sit","table":"aaaaaaaaaaaa","seat":0,"salt":"0a\\n"}', "malformed"),
        (b'{"type":"watch","table":"aaaaaaaaaaaa"}', "no-table"),
        (b'{"type":"hello","protocol":2}', "hello-first"),
        (b'{"type":"lobby"}' + b" " * 4096, "too-large"),
    ],
)
def test_wrong_messages_are_refused(hall: Hall, run: Run, body: bytes, code: str) -> None:
    """Whatever comes in is answered by a code and a sentence."""

    async def send() -> None:
        (guest,) = await friends(hall, 1)
        await hall.receive(guest.person, body)
        await guest.say("lobby")
        refused = guest.last("refused")
        assert refused["code"] == code
        assert refused["text"]

    run(send())


def test_hello_comes_first(hall: Hall, run: Run) -> None:
    """Nothing is answered before hello."""

    async def send() -> None:
        assert (await Guest(hall).say("lobby"))["code"] == "hello-first"

    run(send())


def test_too_many_messages(open_hall: Open, run: Run) -> None:
    """A connection may say `burst` things at once, and then `rate` a second; so may an address."""

    async def send(limits: Limits) -> list[str]:
        hall = open_hall(limits=limits)
        now = 1000.0
        hall.clock = lambda: now
        (guest,) = await friends(hall, 1)
        kinds = [(await guest.say("lobby"))["type"] for _ in range(4)]
        now += 1.0
        return [*kinds, (await guest.say("lobby"))["type"]]

    expected = ["lobby", "lobby", "refused", "refused", "lobby"]
    assert run(send(Limits(messages=(1.0, 3)))) == expected
    assert run(send(Limits(address_messages=(1.0, 3)))) == expected


def test_language_of_a_connection(hall: Hall, run: Run) -> None:
    """Labels, prompts, logs and reasons are in the language of the connection, which can be changed."""

    async def play() -> None:
        guest, table = await alone(hall)
        assert guest.last("table")["faces"][0]["choices"][0]["label"] == "Bid 1"
        guest.lang = "de"
        await guest.hello()
        face = guest.last("table")["faces"][0]
        assert face["choices"][0]["label"] == "1 bieten"
        await act(guest, table, 0, "bid 1")
        assert (
            "geboten" in json.dumps(guest.last("moved")["faces"][0]["log"])
            or "gewählt" in guest.last("moved")["faces"][0]["log"][0]["text"]
        )
        clause = (await guest.say("why", table=table, seat=1, action=7))["text"]
        assert clause == hall.rooms[table].course.board.game.rulebook("de").clauses["2.1"].text

    run(play())
