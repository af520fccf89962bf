"""The shipped files of proxies as the proof puts them to work; the proof itself needs the proxies: `python -m proofs proxies`."""

import argparse

import pytest

from proofs import proxies


@pytest.mark.parametrize("proxy", proxies.FILES)
def test_names_and_ports_are_all_that_is_changed(proxy: str) -> None:
    """What the proof runs is what is shipped; its mutant is not."""
    text = proxies.site(proxy, 4321, 8765)
    assert proxies.NAME not in text
    assert proxies.BEHIND not in text
    assert ":4321" in text
    assert "127.0.0.1:8765" in text
    assert text != proxies.site(proxy, 4321, 8765, gullible=True)


def test_nginx_says_what_a_server_must_know() -> None:
    """Caddy does so by itself: the name as the browser sent it, the guest's own address, sockets."""
    text = proxies.site("nginx", 4321, 8765)
    for header in ("Host $http_host", "X-Forwarded-For $remote_addr"):
        assert text.count(f"proxy_set_header {header};") == text.count("proxy_pass "), header
    assert "proxy_set_header Upgrade $http_upgrade;" in text


def test_a_proxy_that_is_not_there_proves_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is left out in silence."""
    asked = argparse.Namespace(proxies="no-such-proxy", game="template", believe="proxy")
    assert proxies.run(asked) == 1
    assert "not installed" in capsys.readouterr().out
