"""Each measure of safety has a test: origins, hosts, cookies, limits, caps, slow readers, headers, tokens, silence in the logs."""

import asyncio
import hmac
import logging
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from cantina.core.errors import CantinaError
from cantina.server.app import HEADERS, Origins, build, uvicorn_options
from cantina.server.guests import Guests, address_of
from cantina.server.hall import Hall
from cantina.server.limits import Bucket, Doors, Limits
from cantina.server.names import clean_name
from cantina.server.services import Config
from cantina.server.serving import Address, config_of, origins_of
from proofs.scripted import Guest

from .conftest import Open, Run, act, alone, friends, table_for

HOST = "localhost:8000"
OWN = {"host": HOST, "origin": f"http://{HOST}"}


def client(tmp_path: Path, origins: Origins | None = None, **limits: Any) -> TestClient:
    """A client that speaks to the application itself."""
    app = build(Config(tmp_path, Limits(**limits)), origins or Origins(8000))
    return TestClient(app, base_url=f"http://{HOST}")


def refused(connection: TestClient, headers: dict[str, str]) -> int:
    """The status with which a socket is refused."""
    with pytest.raises(Exception) as failure, connection.websocket_connect("/ws", headers=dict(headers)):  # noqa: PT011
        pass
    return int(getattr(failure.value, "status_code", 0) or isinstance(failure.value, WebSocketDisconnect))


@pytest.mark.parametrize(
    "origin",
    [
        "",
        "null",
        "http://evil.example",
        "http://localhost",
        "http://localhost:8001",
        "https://localhost:8000",
        f"http://{HOST}.evil.example",
    ],
)
def test_foreign_origins_are_refused(tmp_path: Path, origin: str) -> None:
    """Only a page from this very server may open a socket."""
    with client(tmp_path) as connection:
        assert refused(connection, {"host": HOST, **({"origin": origin} if origin else {})}) == 403
        with connection.websocket_connect("/ws", headers=dict(OWN)) as socket:
            socket.send_text('{"type":"hello","protocol":1}')
            assert socket.receive_json()["type"] == "welcome"


@pytest.mark.parametrize(
    ("address", "origin", "host", "own"),
    [
        (Address("127.0.0.1", 8000, Path()), "http://127.0.0.1:8000", "127.0.0.1:8000", True),
        (Address("127.0.0.1", 8000, Path()), "http://192.168.1.5:8000", "192.168.1.5:8000", False),
        (Address("0.0.0.0", 8000, Path()), "http://192.168.1.5:8000", "192.168.1.5:8000", True),
        (Address("0.0.0.0", 8000, Path()), "http://[fd00::5]:8000", "[fd00::5]:8000", True),
        (Address("0.0.0.0", 8000, Path()), "http://rebound.example:8000", "rebound.example:8000", False),
        (Address("0.0.0.0", 8000, Path()), "http://192.168.1.5:8000", "192.168.1.6:8000", False),
        (Address("127.0.0.1", 8000, Path()), "http://:8000", ":8000", False),
        (Address("Box", 8000, Path()), "http://box:8000", "box:8000", True),
        (Address("box", 8000, Path()), "http://box:8001", "box:8001", False),
        (Address("box", 8000, Path()), "http://rebound.example:8000", "rebound.example:8000", False),
        (Address("127.0.0.1", 8000, Path(), ("https://play.example",)), "https://play.example", "play.example", True),
        (Address("127.0.0.1", 8000, Path(), ("https://play.example",)), "http://play.example", "play.example", False),
    ],
)
def test_own_origins(address: Address, origin: str, host: str, own: bool) -> None:
    """A server is known by local names, by the name that it is bound to, by given origins, and, when bound to a network, by
    plain addresses: never by any name."""
    assert origins_of(address).own_origin(origin, host) == own


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0", "::", "Box"])
def test_the_server_knows_its_own_link(host: str) -> None:
    """Its page and the door of its host are opened there."""
    address = Address(host, 8000, Path())
    assert origins_of(address).own_host(address.inside.removeprefix("http://"))


@pytest.mark.parametrize(
    "origin", ["play.example", "https://play.example/", "ftp://play.example", "https://Play.example"]
)
def test_given_origins_are_checked(origin: str) -> None:
    """An origin that a browser would never send is refused at the start."""
    with pytest.raises(CantinaError, match="--origin"):
        origins_of(Address("127.0.0.1", 8000, Path(), (origin,)))


def test_safe_defaults_for_strangers() -> None:
    """A server that others can reach has strict limits, and its cookie is secure when its origin is."""
    assert config_of(Address("127.0.0.1", 1, Path())).limits == Limits()
    for address in (Address("0.0.0.0", 1, Path()), Address("127.0.0.1", 1, Path(), ("https://a.example",))):
        assert config_of(address).limits == Limits.strict()
    assert origins_of(Address("::", 1, Path(), ("https://a.example",))).secure
    assert not origins_of(Address("127.0.0.1", 1, Path())).secure


def test_foreign_hosts_are_refused(tmp_path: Path) -> None:
    """A name that was pointed at this server gets nothing (DNS rebinding)."""
    with client(tmp_path) as connection:
        assert connection.get("/api/health", headers={"host": "evil.example:8000"}).status_code == 421
        assert connection.get("/api/health").status_code == 200


def test_headers(tmp_path: Path) -> None:
    """Every answer has the security headers, errors too."""
    with client(tmp_path) as connection:
        for path in ("/", "/api/games", "/api/record/aaaaaaaaaaaa", "/nowhere"):
            answer = connection.get(path)
            assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
        assert "unsafe" not in HEADERS["content-security-policy"]


def test_cookie(tmp_path: Path) -> None:
    """The cookie is signed, HttpOnly and SameSite; a changed one is another guest; Secure where the page is."""
    with client(tmp_path) as connection:
        first = connection.get("/").headers
        assert first["cache-control"] == "no-store", "no cache on the way may give it to somebody else"
        header = first["set-cookie"]
        assert "HttpOnly" in header
        assert "SameSite=Lax" in header
        assert "Secure" not in header
        assert "set-cookie" not in connection.get("/").headers, "a guest stays the same"
        guests = connection.app.hall.guests  # type: ignore[attr-defined]
        value = header.split("=", 1)[1].split(";")[0]
        assert guests.known(value)
        assert guests.known(value[:-1] + ("0" if value[-1] != "0" else "1")) is None
        assert guests.known("x" + value) is None
        assert guests.known(value.partition(".")[0]) is None
        assert guests.known(value.replace(".", ".1", 1)) is None
        assert guests.of_header("cantina=;;=\x00") is None
        assert "; Secure" in guests.cookie("x", 1, True)


def test_public_number_hides_the_guest() -> None:
    """The number that others see does not lead to the secret id."""
    guests = Guests(b"k" * 32)
    guest = guests.new()
    assert guests.public(guest) not in guest
    assert guests.public(guest) == guests.public(guest) != guests.public(guests.new())


def test_tokens_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cookies and seat tokens are compared by hmac.compare_digest alone."""
    seen: list[tuple[bytes, bytes]] = []
    compare = hmac.compare_digest
    monkeypatch.setattr(hmac, "compare_digest", lambda a, b: (seen.append((a, b)), compare(a, b))[1])
    guests = Guests(b"k" * 32)
    assert guests.known(guests.sign("g", 7)) == ("g", 7)
    assert guests.opens(guests.seat_token("t", 1, "g", 1), "t", 1, "g", 1)
    assert not guests.opens(guests.seat_token("t", 1, "g", 1), "t", 1, "g", 2)
    assert not guests.opens("ș", "t", 1, "g", 2)
    assert len(seen) == 4


def test_connections_are_capped(tmp_path: Path) -> None:
    """There are caps for an address, for a guest, and for all together; those who leave make room."""
    doors = Doors(Limits(connections=4, per_address=3, per_guest=2))
    assert [doors.enter("a", "g") for _ in range(3)] == [True, True, False]
    assert [doors.enter("a", "h") for _ in range(2)] == [True, False]
    assert [doors.enter("b", "i"), doors.enter("c", "j")] == [True, False]
    doors.leave("a", "g")
    assert doors.enter("c", "j")
    with client(tmp_path, per_address=1) as connection:
        connection.get("/")
        with connection.websocket_connect("/ws", headers=dict(OWN)):
            assert refused(connection, OWN) == 429
        with connection.websocket_connect("/ws", headers=dict(OWN)):
            pass


def test_new_guests_and_tables_are_limited(open_hall: Open, run: Run) -> None:
    """An address cannot make guests or tables without end, nor a guest keep tables without end."""

    async def make(**limits: Any) -> list[str]:
        hall = open_hall(limits=Limits(**limits))
        (guest,) = await friends(hall, 1)
        seats = [{"kind": "me"}, {"kind": "me"}]
        return [(await guest.say("create", game="template", seats=seats)).get("code", "made") for _ in range(3)]

    assert run(make(tables=(0.0, 2))) == ["made", "made", "too-fast"]
    assert run(make(tables_of_guest=1)) == ["made", "too-many", "too-many"]
    hall = open_hall(limits=Limits(guests=(0.0, 2)))
    assert [hall.guest_of("", "a", False)[0] is not None for _ in range(3)] == [True, True, False]


def test_buckets() -> None:
    """A bucket fills with time and never beyond its burst; full ones are forgotten."""
    bucket = Bucket((2.0, 3), 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(1.0) for _ in range(3)] == [True, True, False]
    assert bucket.full(10.0)
    doors = Doors(Limits())
    doors.SWEEP = 5
    for n in range(50):
        doors.take("x", str(n), (1.0, 2), float(n * 10))
    assert len(doors._buckets) <= 7


def test_requests_are_limited(tmp_path: Path) -> None:
    """An address may fetch so much at once; then it is told to wait, and its connection is closed."""
    with client(tmp_path, requests=(0.0, 2)) as connection:
        answers = [connection.get("/api/record/aaaaaaaaaaaa") for _ in range(3)]
    assert [answer.status_code for answer in answers] == [404, 404, 429]
    assert answers[2].headers["connection"] == "close"


def test_households_of_addresses() -> None:
    """An IPv6 household is one address, however many its devices have."""
    assert address_of({"client": ("2001:db8:1:2:3::4", 5)}) == address_of({"client": ("2001:db8:1:2:9::9", 7)})
    assert address_of({"client": ("192.0.2.1", 5)}) == "192.0.2.1"
    assert address_of({"client": ("::ffff:192.0.2.1", 5)}) == "192.0.2.1", "as a server at :: sees it"
    assert address_of({"client": None}) == "unknown"


class Slow(Guest):
    """A guest who does not read."""

    def __init__(self, hall: Hall, **more: Any) -> None:
        super().__init__(hall, **more)
        self.reads = asyncio.Event()

    async def hear(self, text: bytes) -> None:
        """Waits until it may read."""
        await self.reads.wait()
        await super().hear(text)


def test_a_slow_reader_costs_no_memory(open_hall: Open, run: Run) -> None:
    """What a slow reader does not take is dropped, others are not held up, and later the whole table comes."""

    async def play() -> None:
        hall = open_hall(limits=Limits(outbox=4, messages=(1e6, 10**6)))
        ana, ben = await friends(hall, 2)
        table = await table_for([ana, ben])
        slow = Slow(hall)
        body = b'{"type":"hello","protocol":1}'
        await hall.receive(slow.person, body)
        await hall.receive(slow.person, f'{{"type":"watch","table":"{table}"}}'.encode())
        for _ in range(5):
            await ana.say("emote", table=table, seat=0, emote="wow")
            await act(ana, table, 0, "bid 1")
            await act(ben, table, 1, "bid 1")
        assert len(slow.person.outbox) <= 4
        assert slow.person.behind
        slow.reads.set()
        for _ in range(50):
            await asyncio.sleep(0)
        assert slow.last("table")["version"] == hall.rooms[table].table.version
        assert not slow.person.behind
        assert slow.person.waiting == 0

    run(play())


def test_large_messages_count_by_bytes(open_hall: Open, run: Run) -> None:
    """The queue is bounded in bytes as well."""

    async def play() -> None:
        hall = open_hall(limits=Limits(outbox_bytes=1000))
        slow = Slow(hall)
        for _ in range(4):
            slow.person.push(b"x" * 400)
        assert (slow.person.behind, slow.person.waiting) == (True, 0)
        slow.reads.set()
        await asyncio.sleep(0.01)

    run(play())


def test_no_secrets_in_the_logs(hall: Hall, run: Run, caplog: pytest.LogCaptureFixture) -> None:
    """A whole exchange with refusals logs no cookie, no token, no seed; there is no access log."""
    caplog.set_level(logging.DEBUG)

    async def play() -> None:
        guest, table = await alone(hall, seed=None)
        token = (await guest.say("link", table=table, seat=0))["token"]
        await guest.say("claim", table=table, seat=0, token=token + "x")
        await act(guest, table, 0, "take")
        found = hall.rooms[table].table
        for secret in (guest.id, token, found.secret, found.seed, hall.store.key.hex()):
            assert secret not in caplog.text

    run(play())
    assert uvicorn_options()["access_log"] is False


@pytest.mark.parametrize(
    ("name", "clean"), [("  Ana  ", "Ana"), ("a\u202eb\x00\ue000c", "a b c"), ("x" * 40, "x" * 24), ("\n", "")]
)
def test_names_are_cleaned(name: str, clean: str) -> None:
    """Names have no control, direction or private characters."""
    assert clean_name(name) == clean


def test_paths_stay_inside(tmp_path: Path) -> None:
    """Nothing outside the page's own folder is served, and odd paths are harmless."""
    with client(tmp_path) as connection:
        for path in (
            "/../pyproject.toml",
            "/%2e%2e/app.py",
            "/..%2f..%2fserver/app.py",
            "/api/games/../../x/rules",
            "/api/record/%00",
        ):
            assert connection.get(path).status_code in (404, 405)
