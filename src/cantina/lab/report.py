"""The balance of a game as one page of HTML that needs nothing else: the same games make the same bytes."""

from dataclasses import replace
from html import escape

from .balance import Balance
from .plots import Bar, bars, histogram, pairs

STYLE = """
:root { --ink: #1c2330; --soft: #667085; --paper: #fbfaf7; --card: #ffffff; --grid: #e4e2dc; --bar: #3f7f93; --fair: #d0553a; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e9e6df; --soft: #9aa3b2; --paper: #10141c; --card: #181e29; --grid: #2b3342; --bar: #58a6bd; --fair: #f08a5d; }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .25rem; } h2 { font-size: 1.2rem; margin: 0 0 .25rem; }
.lead, section > p { color: var(--soft); margin: 0 0 1rem; max-width: 46rem; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 1rem; margin: 1.5rem 0; }
.facts div, section { background: var(--card); border: 1px solid var(--grid); border-radius: 12px; }
.facts div { padding: .8rem 1rem; } .facts b { display: block; font-size: 1.5rem; }
.facts span { color: var(--soft); font-size: .85rem; }
section { padding: 1.25rem; margin: 0 0 1.25rem; }
svg { width: 100%; height: auto; display: block; } text { fill: var(--ink); font: 13px system-ui, sans-serif; }
.small { fill: var(--soft); font-size: 11.5px; } .value { font-weight: 600; }
.grid { stroke: var(--grid); } .bar { fill: var(--bar); } .whisker { stroke: var(--ink); stroke-width: 2.5; }
.fair { stroke: var(--fair); stroke-width: 2; stroke-dasharray: 5 4; }
.more { stroke: var(--bar); stroke-width: 3; } .less { stroke: var(--fair); stroke-width: 3; }
.full { fill: var(--ink); } .hollow { fill: var(--card); stroke: var(--ink); stroke-width: 2; }
"""


def page(found: Balance) -> str:
    """The whole report."""
    game = found.setup.game
    title = f"{game.title}: balance"
    body = "\n".join([facts(found), *sections(found)])
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<style>{STYLE}</style>\n</head>\n'
        f'<body>\n<main>\n<h1>{escape(title)}</h1>\n<p class="lead">{escape(lead(found))}</p>\n'
        f"{body}\n</main>\n</body>\n</html>\n"
    )


def lead(found: Balance) -> str:
    """What was played, in a sentence."""
    return (
        f"{len(found.played):,} games with {found.setup.players} players, all seats played by the bot “{found.bot}”. "
        "Every deal was played twice with different luck after it. Lines on bars are 95 % intervals"
        + ("." if together(found) else "; the dashed line is what would be fair.")
    )


def together(found: Balance) -> bool:
    """Whether all seats win or lose together."""
    return found.setup.game.facts.cooperative


def facts(found: Balance) -> str:
    """The figures to see first."""
    turns = sorted(p.turns for p in found.played)
    plies = sum(p.plies for p in found.played) / len(found.played)
    nobody = sum(max(p.returns) <= 0 for p in found.played) / len(found.played)
    luck, _, _ = found.luck()
    rows = [
        (f"{len(found.played):,}", "games"),
        (
            f"{turns[len(turns) // 2]}",
            f"turns (90 % between {turns[len(turns) // 20]} and {turns[-1 - len(turns) // 20]})",
        ),
        (f"{plies:.0f}", "decisions a game"),
        (f"{nobody:.1%}", "lost by all" if together(found) else "won by nobody"),
        (f"{max(0.0, luck):.0%}", "of the result is in the deal"),
    ]
    return '<div class="facts">' + "".join(f"<div><b>{a}</b><span>{escape(b)}</span></div>" for a, b in rows) + "</div>"


def section(title: str, words: str, drawing: str) -> str:
    """One plot with what it says."""
    return f"<section>\n<h2>{escape(title)}</h2>\n<p>{escape(words)}</p>\n{drawing}\n</section>"


def sections(found: Balance) -> list[str]:
    """All plots."""
    fair = fair_share(found)
    parts = [wins(found)]
    for group, rows in found.by_label().items():
        title, words = f"Wins by {group}", "A seat counts for what it was in each game."
        parts.append(section(title, words, bars(title, rows, fair)))
    packs, turns = found.by_pack(), [p.turns for p in found.played]
    if len(packs) > 1:
        words = "How often whoever begins wins on each board."
        parts.append(section("Boards", words, bars("Wins of whoever begins, by board", packs, fair)))
    parts += [
        section("Game length", "Turns as the rulebook counts them.", histogram("Game length", turns, "turns")),
        section("How games end", "Every reason that came up.", bars("How games end", found.ends())),
        section(
            "What decides",
            "How often winners (full) and losers (hollow) did something in a game: the clearest differences of all actions. "
            "It shows what goes with winning, which need not be what brings it about.",
            pairs("What winners do more often, and less", found.deciding()),
        ),
        section("Luck of the draw", luck_words(found), bars("Luck of the draw", luck_bars(found))),
    ]
    return parts


def wins(found: Balance) -> str:
    """Who wins: each seat, or all of them."""
    rows = found.by_seat()
    if together(found):
        return section("Wins", "All win or lose together.", bars("Wins", [replace(rows[0], name="all")]))
    words = "Sitting somewhere should not decide the game."
    return section("Wins by seat", words, bars("Wins by seat", rows, fair_share(found)))


def fair_share(found: Balance) -> float:
    """The share of wins that each seat would have if all were equal."""
    wins = [bar.value for bar in found.by_seat()]
    return sum(wins) / len(wins)


def luck_bars(found: Balance) -> list[Bar]:
    """How much of the result the deal explains."""
    value, low, high = found.luck()
    return [Bar("explained by the deal", max(0.0, value), max(0.0, low), max(0.0, high))]


def luck_words(found: Balance) -> str:
    """What the correlation of the two games of a deal says."""
    value, low, high = found.luck()
    return (
        f"The two games of one deal agree with a correlation of {value:.2f} ({low:.2f} to {high:.2f}): "
        "0 would mean that the first deal decides nothing, 1 that the game is over before it begins. "
        "Seats and boards that are better than others count as part of the deal."
    )
