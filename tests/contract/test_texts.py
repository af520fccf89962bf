"""Nothing is missing: texts and rules in five languages, sources, provenance, and a test for every clause."""

import random
import re
import tomllib
from pathlib import Path

import numpy as np
from rich.console import Console

from cantina.core.game import Game
from cantina.core.match import Match
from cantina.core.pack import SOURCES
from cantina.core.plain import plain
from cantina.core.words import kind_of
from helpers import languages_of, random_match, steps
from vocabulary import deciders, others_decide, strangers


def messages(game: Game) -> dict[str, dict[str, str | int]]:
    """Every message that the game may need, with arguments to try it with."""
    world = plain(game.worlds([game.pack()]))
    wanted: dict[str, dict[str, str | int]] = {"title": {}, "about": {}}
    wanted |= {f"prompt-{phase}": {} for phase in game.phases}
    wanted |= {f"end-{end}": {} for end in game.ends[1:]}
    for event in game.events.values():
        wanted[f"event-{event.name}"] = sample(game, [t.rstrip("?") for t in event.types])
    for action in range(game.actions):
        name, args = game.parts(world, action)
        wanted[f"action-{name}"] = sample(game, list(args))
    for kind, names in game.names.items():
        for name in names(world) if callable(names) else names:
            if name:
                wanted[f"{kind}-{name}"] = {}
    for option in game.facts.options:
        wanted[f"option-{option.name}"] = {}
        wanted |= {f"option-{option.name}-{c}": {} for c in option.drawable if not c.isdigit()}
    return wanted


def sample(game: Game, types: list[str]) -> dict[str, str | int]:
    """An argument of each type to try a message with."""
    return {t: "X" if kind_of(t) in (*game.names, "seat") else 3 for t in types}


def test_every_text_is_there_in_every_language(each_game: Game) -> None:
    for lang in languages_of(each_game):
        texts = each_game.texts(lang)
        for message, args in messages(each_game).items():
            assert texts.has(message), f"{lang}: {message} is missing"
            assert texts.say(message, **args).strip(), f"{lang}: {message} says nothing"


def test_the_languages_have_the_same_messages(each_game: Game) -> None:
    keys = {}
    for lang in languages_of(each_game):
        source = (each_game.facts.folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
        keys[lang] = re.findall(r"^([a-z][a-z0-9-]*) =", source, flags=re.MULTILINE)
        assert len(set(keys[lang])) == len(keys[lang]), f"{lang}: a message stands twice"
    for lang in languages_of(each_game):
        assert set(keys[lang]) == set(keys["en"]), lang


def test_the_log_is_told_in_every_language(each_game: Game) -> None:
    match = random_match(each_game, 8, players=each_game.facts.players[-1])
    for lang in languages_of(each_game):
        told = {each_game.events[t.kind].name for t in match.told}
        assert {name for name in told if not each_game.texts(lang).has(f"event-{name}")} == set()
        for seat in range(-1, match.players):
            for line in match.log(seat, lang):
                assert line
                assert "{" not in line
                assert not re.search(BENT.get(lang, "{"), line), line


# Spanish contracts "a el" and "de el"; in the Polish past tense a verb would tell whether a player is a man.
BENT = {"es": r"\b([Aa]|[Dd]e) el\b", "pl": r"^Gracz \d (nie )?\w+(ł|ła)\b"}


def test_clauses_have_the_same_numbers_in_every_language(each_game: Game) -> None:
    numbers = list(each_game.rulebook("en").clauses)
    assert numbers
    for lang in languages_of(each_game):
        book = each_game.rulebook(lang)
        assert book.title
        assert list(book.clauses) == numbers, lang
        assert [c.number for c in book.chapters] == [c.number for c in each_game.rulebook("en").chapters]


def test_clauses_have_the_same_figures_in_every_language(each_game: Game) -> None:
    """Whoever reads a rule in another language plays with the same numbers."""
    for number, clause in each_game.rulebook("en").clauses.items():
        for lang in languages_of(each_game):
            told = each_game.rulebook(lang).clauses[number].text
            assert figures(told) == figures(clause.text), f"{lang}: clause {number}"


def figures(text: str) -> list[str]:
    """The figures in a text, in any order: languages put words where they like, and a mark between thousands or none."""
    return sorted(re.findall(r"\d+", re.sub(r"(?<=\d)[.,\u00a0\u202f](?=\d{3}\b)", "", text)))


def test_what_one_may_and_must_is_the_same_in_every_language(each_game: Game) -> None:
    """A clause that allows, demands or forbids in English does so in every language, and none demands what English does not."""
    for number, clause in each_game.rulebook("en").clauses.items():
        for lang in languages_of(each_game):
            told = each_game.rulebook(lang).clauses[number].text
            for what, words in MODALS.items():
                if re.search(words["en"], clause.text, re.IGNORECASE):
                    assert re.search(words[lang], told, re.IGNORECASE), f"{lang}: clause {number} has no {what!r}"
            if re.search(DEMANDS[lang], told, re.IGNORECASE):
                assert re.search(DEMANDS["en"], clause.text, re.IGNORECASE), f"{lang}: clause {number} demands"


MODALS = {
    "must": {
        "en": r"\bmust\b(?! not)|\bha(s|ve) to\b",
        "ro": r"trebui|obligat",
        "es": r"\bdeb(e|en|es)\b|\btienen? que\b|\bhay que\b|obligat",
        "pl": r"\bmus(i|zą|isz)\b|\btrzeba\b",
        "de": r"\b(muss|müssen|musst)\b",
    },
    "may": {
        "en": r"(?<!asked )\bmay\b(?! not)",  # "only those who are asked may act" is said as "only they act"
        "ro": r"\bpo(ate|t|ți)\b|liber",
        "es": r"\bpued(e|en|es|a|an)\b|posible",
        "pl": r"\bmo(że|gą|żesz|żna|żliw)|wolno|dowoln",
        "de": r"\b(darf|dürfen|darfst|kann|können|kannst)\b",
    },
    "cannot": {
        "en": r"\b(cannot|may not|must not|never)\b",
        "ro": r"\b(nu|nici|nimeni|niciodată|niciun|nicio)\b",
        "es": r"\b(no|ni|nunca|nadie|tampoco|ningún|ninguna)\b",
        "pl": r"\bnie|\bnigdy|\bnikt|\bżad",
        "de": r"\b(nicht|nie|niemals|niemand|kein\w*)\b",
    },
}
DEMANDS = {  # what demands beyond doubt; "need not" demands nothing
    "en": r"\bmust\b|\bha(s|ve) to\b|\bneeds?\b|\bforced\b",
    "ro": r"(?<!nu )\btrebuie să\b",
    "es": r"(?<!no )\bdeb(e|en|es)\b",
    "pl": r"(?<!nie )\bmus(i|zą|isz)\b",
    "de": r"\b(muss|müssen|musst)\b(?! nicht)",
}


def test_who_decides_is_the_same_in_every_language(each_game: Game) -> None:
    """Opponents, owners, sides, the player whose turn it is: a clause names in every language those it names in English."""
    for number, clause in each_game.rulebook("en").clauses.items():
        for lang in languages_of(each_game):
            told = each_game.rulebook(lang).clauses[number].text
            named = f"{deciders(told, lang)}, not {deciders(clause.text, 'en')}"
            assert not others_decide(clause.text, told, lang), f"{lang}: clause {number} names {named}"


def test_every_clause_has_a_source(each_game: Game) -> None:
    for clause in each_game.rulebook("en").clauses.values():
        assert clause.source, f"clause {clause.number} has no source in square brackets"


def test_every_clause_has_a_test(each_game: Game, game_tests: Path) -> None:
    if each_game.facts.draft:
        return
    folder = game_tests / each_game.facts.folder.name
    sources = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("test_*.py")))
    tested = {f"{a}.{b}" for a, b in re.findall(r"^def test_(\d+)_(\d+)_", sources, flags=re.MULTILINE)}
    clauses = set(each_game.rulebook("en").clauses)
    assert clauses - tested == set(), "clauses without a test named after them"
    assert tested - clauses == set(), "tests of clauses that are not there"


def test_every_figure_has_a_provenance(each_game: Game) -> None:
    for name in each_game.pack_names():
        pack = each_game.pack(name)
        assert pack.name == name
        assert pack.figures
        assert all(figure["source"] in SOURCES for figure in pack.figures.values())
        assert isinstance(each_game.worlds([pack])[0], np.record)


def test_only_a_draft_leaves_modules_out(each_game: Game) -> None:
    """Without `draft = true` a game writes its positions, names its clauses and draws itself."""
    wanted = () if each_game.facts.draft else ("position", "reasons", "terminal")
    assert [name for name in wanted if not each_game.has(name)] == []


def test_what_packs_say_is_said_in_every_language(each_game: Game) -> None:
    """Titles are messages; what stands in a pack and its notes has its translation, and nothing is translated in vain."""
    for lang in languages_of(each_game):
        if lang == "en":
            continue
        path = each_game.facts.folder / "content" / "notes" / f"{lang}.toml"
        said = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
        packs = [each_game.pack(name) for name in each_game.pack_names()]
        texts = {pack.about["about"] for pack in packs}
        texts |= {figure["note"] for pack in packs for figure in pack.figures.values() if "note" in figure}
        assert {" ".join(text.split()) for text in texts} == set(said), lang


def test_a_game_at_the_terminal_is_in_one_language(each_game: Game) -> None:
    """Table, prompt, choices and log are read through now and then: every word is one of the game's own texts."""
    match = each_game.new(players=each_game.facts.players[-1], seed=5)
    for n, (seat, _) in enumerate(steps(match, random.Random(5))):
        if n % READ == 0:
            for lang in languages_of(each_game):
                found = strangers(read_at_the_terminal(match, seat, lang), lang, each_game.facts.folder)
                assert found == set(), f"{lang}: after {n} moves"


READ = 12  # actions from one reading to the next


def read_at_the_terminal(match: Match, seat: int, lang: str) -> str:
    """All that one seat reads when it is to act."""
    console = Console(width=400, color_system=None)
    with console.capture() as captured:
        console.print(match.drawing(match.seen(seat), seat, lang))
    labels = [match.label(action, lang) for action in match.legal_actions(seat)]
    return "\n".join([captured.get(), match.prompt(seat, lang), *labels, *match.log(seat, lang)[-READ:]])
