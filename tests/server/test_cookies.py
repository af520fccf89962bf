"""A guest stays known: by each of two servers on one host name, as long as they come, and since the first servers."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from cantina.server.app import Front, Origins, build
from cantina.server.guests import COOKIE, DAY, RENEWED, Guests
from cantina.server.services import Config
from proofs.child import LAX


def cookies_of(app: Front) -> dict[str, str]:
    """What a first visit sets."""
    with TestClient(app, base_url="http://localhost") as client:
        client.get("/")
        return dict(client.cookies)


def test_two_servers_on_one_host_name(tmp_path: Path) -> None:
    """Whoever goes from one to the other and back is the same guest in both: browsers send all cookies to all ports."""
    apps = [build(Config(tmp_path / name, LAX), Origins(80)) for name in ("one", "two")]
    jar = cookies_of(apps[0]) | cookies_of(apps[1])
    assert len(jar) == 2
    for name in ("one", "two"):
        app = build(Config(tmp_path / name, LAX), Origins(80))
        with TestClient(app, base_url="http://localhost", cookies=jar) as client:
            assert "set-cookie" not in client.get("/").headers


def test_the_cookie_of_a_first_server(tmp_path: Path) -> None:
    """It is known by its signature, and replaced; one that another server signed is nobody's."""
    app = build(Config(tmp_path, LAX), Origins(80))
    guests, guest = app.hall.guests, "f" * 32
    old = f"{guest}.{guests.mac('cookie', guest).hex()}"
    assert guests.of_header(f"a=1; {COOKIE}={old}") == (guest, 0)
    assert Guests(b"x" * 32).of_header(f"{COOKIE}={old}") is None
    with TestClient(app, base_url="http://localhost", cookies={COOKIE: old}) as client:
        client.get("/")
        assert guests.known(client.cookies[guests.cookie_name])[0] == guest  # type: ignore[index]
        assert "set-cookie" not in client.get("/").headers


def test_a_cookie_is_renewed_while_it_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a month the same guest gets a cookie for another year; before that none."""
    assert RENEWED < 60, "who comes only now and then is not forgotten"
    app = build(Config(tmp_path, LAX), Origins(80))
    hall, now = app.hall, app.hall.now_ms()
    with TestClient(app, base_url="http://localhost") as client:
        client.get("/")
        name = hall.guests.cookie_name
        guest, day = hall.guests.known(client.cookies[name])  # type: ignore[misc]
        for days, set_again in ((RENEWED - 1, False), (RENEWED, True), (RENEWED + 1, False)):
            monkeypatch.setattr(hall, "now_ms", lambda days=days: now + days * DAY * 1000)
            header = client.get("/").headers.get("set-cookie")
            assert (header is not None) == set_again
            if header:
                assert "Max-Age=31536000" in header
                value = header.split("=", 1)[1].split(";")[0]
                assert hall.guests.known(value) == (guest, day + RENEWED)
                client.cookies.set(name, value, domain="localhost.local", path="/")


def test_other_cookies_of_the_host_do_no_harm() -> None:
    """Whatever other programs on the same host have set, the guest is found."""
    guests = Guests(b"k" * 32)
    mine = f"{guests.cookie_name}={guests.sign('g', 5)}"
    for other in ('x={"a": "b; c"}', "=;;=", "ș=ț", "cantina=stale.0123", "cantina", "a=b=c"):
        assert guests.of_header(f"{other}; {mine}; {other}") == ("g", 5)
