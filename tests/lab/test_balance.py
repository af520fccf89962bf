"""Balance reports: one page that needs nothing else, the same for the same seed."""

import re
from html.parser import HTMLParser

import cantina
from cantina.lab.arena import Setup
from cantina.lab.balance import Balance, balance, correlation
from cantina.lab.plots import LETTERS, LINE, Bar, bars, histogram
from cantina.lab.report import page


def measured(seed: str, threads: int) -> Balance:
    """A few games of the template."""
    *_, found = balance(Setup(cantina.game("template"), 2), "random", 20, seed, threads)
    return found


def test_the_same_seed_makes_the_same_page() -> None:
    """Whatever the number of threads; another seed makes another."""
    assert page(measured("a", 1)) == page(measured("a", 3))
    assert page(measured("a", 1)) != page(measured("b", 1))


def test_the_page_stands_alone() -> None:
    """No script, no address, every tag closed, every plot named."""
    text = page(measured("a", 2))
    assert "http" not in text
    assert "<script" not in text
    open_tags: list[str] = []

    class Checker(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            if tag not in ("meta", "line", "rect", "circle"):
                open_tags.append(tag)
            if tag == "svg":
                assert dict(attrs)["aria-label"]

        def handle_endtag(self, tag: str) -> None:
            if tag not in ("line", "rect", "circle"):
                assert open_tags.pop() == tag

    Checker().feed(text)
    assert open_tags == []
    for heading in ("Wins by seat", "Game length", "How games end", "What decides", "Luck of the draw"):
        assert f"<h2>{heading}</h2>" in text


def test_figures_add_up() -> None:
    """Every game ends somehow, and winners and losers are all seats."""
    found = measured("a", 1)
    assert len(found.played) == 20
    assert found.winners + found.losers == 40
    assert sum(bar.value for bar in found.ends()) == 1
    assert {row.name for row in found.deciding()} <= {"peek", "take", "bury", "jam", "pass", "bid"}


def test_luck_is_the_agreement_of_two_games() -> None:
    """1 when both always end alike, 0 when they have nothing to do with each other, below 0 when they disagree."""
    same = [1.0, -1.0] * 20
    assert correlation(same, same)[0] == 1
    assert correlation(same, same[::-1])[0] == -1
    assert abs(correlation(same, [1.0, 1.0, -1.0, -1.0] * 10)[0]) < 0.01
    assert correlation([1.0], [1.0]) == (0.0, -1.0, 1.0)


def test_plots_are_drawings() -> None:
    """With a name, and text made safe."""
    drawing = bars("a < b", [Bar("x & y", 0.5, 0.4, 0.6, "5 of 10")], 0.5)
    assert "a &lt; b" in drawing
    assert "x &amp; y" in drawing
    assert len(re.findall("<rect", histogram("h", [1, 2, 2, 3, 90], "turns"))) <= 36


def test_long_names_are_broken_into_lines() -> None:
    """No word is lost, no line is longer than the room at the left, and the drawing grows with them."""
    name = "The Rebels have destroyed the Death Star, and with it the Empire"
    short, long = bars("t", [Bar("x", 0.5, 0.4, 0.6)]), bars("t", [Bar(name, 0.5, 0.4, 0.6)])
    lines = re.findall('class="name"[^>]*>([^<]*)<', long)
    assert " ".join(lines) == name
    assert max(map(len, lines)) <= LETTERS

    def height(drawing: str) -> int:
        return int(re.findall(r'viewBox="0 0 \d+ (\d+)"', drawing)[0])

    assert height(long) == height(short) + LINE * (len(lines) - 1)


def test_a_game_won_together_has_one_bar_of_wins() -> None:
    """Its seats cannot differ."""
    *_, found = balance(Setup(cantina.game("conflict"), 2), "random", 4, "a", 1)
    text = page(found)
    assert "<h2>Wins</h2>" in text
    assert "Wins by seat" not in text
    assert "lost by all" in text


def test_who_begins_is_told_apart() -> None:
    """By the option that was drawn for each game."""
    *_, found = balance(Setup(cantina.game("toy-battle"), 2), "random", 12, "a", 1)
    rows = {row.name: row for row in found.by_label()["who begins"]}
    begun = sum(p.returns[int(p.options["first"]) - 1] > 0 for p in found.played)
    assert rows["begins"].note == f"{begun} of 12"
    assert set(rows) == {"begins", "does not begin"}


def test_seats_are_named_as_the_game_names_them() -> None:
    """By colour and by side."""
    toy, risk = (cantina.game(name).module("hints").labels for name in ("toy-battle", "risk-star-wars"))
    assert toy(2, {"blue": "2"}) == {"colour": ["red", "blue"]}
    assert risk(2, {}) == {"side": ["Rebels", "Empire"]}
    assert risk(4, {}) == {"side": ["Rebels", "Empire", "Empire", "Rebels"]}
