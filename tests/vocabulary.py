"""Which words a language has here: those of all our texts in it, those that give it away, and those for who decides."""

import json
import re
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import wordlist
from cantina.core import words
from cantina.core.registry import BUILT_IN

SOURCES = Path(words.__file__).parent.parent
TEXTS = ("core/text/{}.ftl", "client/text/{}.json")
OF_A_GAME = ("text/{}.ftl", "page/text/{}.json", "rulebook/{}.md", "lesson/{}.md", "content/notes/{}.toml")
WORD = re.compile(r"[^\W\d_]{2,}")  # a letter alone may be the sign of a ship

# Small words that no other of the five languages has, nor any name in a game.
TELLING = {
    "en": "the of and with your you this that which when have were its they must cannot where who from",
    "ro": "și sau care din pentru poate nu dacă când după jucător cartea sunt",
    "es": "que con por puede cuando más está jugador carta cartas",
    "pl": "jest się gracz można kartę oraz albo gdy jeśli który które nikt kart",
    "de": "der und ist nicht eine einen dem mit für auf wird kann oder wenn karte",
}


def said_in(path: Path) -> str:
    """What of a file of texts is read: no keys, no gaps, no sources."""
    text = path.read_text(encoding="utf-8").replace("\u00ad", "")
    if path.suffix == ".json":
        text = " ".join(x for v in json.loads(text).values() for x in ([v] if isinstance(v, str) else v.values()))
    elif path.suffix == ".toml":
        text = " ".join(tomllib.loads(text).values())
    elif path.suffix == ".ftl":
        text = re.sub(r"^(#.*|[a-z][\w-]* =|\s*\*?\[\w+\])|\{ \$\w+ ->|\{[^}\n]*\}", " ", text, flags=re.MULTILINE)
    elif path.suffix == ".md":
        text = re.sub(r"^(## [\w-]+|- [\w-]+/[\w-]+) \|", " ", text, flags=re.MULTILINE)
    return re.sub(r"\{[^}]*\}|\[[^\]]*\]$|\$\w+|`[^`]*`", " ", text, flags=re.MULTILINE)


def files(lang: str, folders: Iterable[Path]) -> list[Path]:
    """The files with texts in a language: what all games share, and the games in these folders."""
    found = [SOURCES / name.format(lang) for name in TEXTS]
    found += [folder / name.format(lang) for folder in folders for name in OF_A_GAME]
    return [path for path in found if path.is_file()]


@cache
def vocabulary(lang: str, folders: tuple[Path, ...]) -> frozenset[str]:
    """Every word of a language in our texts."""
    return frozenset(word.lower() for path in files(lang, folders) for word in WORD.findall(said_in(path)))


def strangers(text: str, lang: str, *folders: Path, known: str = "") -> set[str]:
    """The words of a text that no text of ours has in that language; `known` are names that it may use."""
    at_home = vocabulary(lang, folders or tuple(sorted(BUILT_IN.iterdir())))
    told = {word.lower() for word in WORD.findall(text.replace("\u00ad", ""))}
    return told - at_home - {word.lower() for word in WORD.findall(known)}


def give_aways(text: str, lang: str) -> set[str]:
    """The words of a text that tell that it is in another language."""
    told = {word.lower() for word in WORD.findall(text)}
    return {word for other, some in TELLING.items() if other != lang for word in some.split()} & told


LISTED = ("opponent", "teammate")  # those whose words in docs/words.toml count as well
# Who acts, chooses or is asked in a rule. "You" is not among them: three languages say it by the verb alone.
WHO = {
    "opponent": {
        "en": r"\benem(y|ies)\b|\brivals?\b",
        "ro": r"\binamic|\bdușman|\brival",
        "es": r"\benemig",
        "pl": r"\bprzeciwnic|\bwrog|\bwróg|\brywal",
        "de": r"\bfeind",
    },
    "teammate": {
        "en": r"\bteam-mate",
        "ro": r"\bcoleg\w* de echipă",
        "es": r"\bcompañera",
        "pl": r"\btowarzysz\w* z drużyny",
        "de": r"\bpartners?\b|\bteamgefährt",
    },
    "team": {  # a strike team is a piece on the board, and a team card a card
        "en": r"(?<!strike )\bteams?\b(?! card|-)",
        "ro": r"(?<!cărți de )(?<!cartea ei de )\bechip(?!\w* de asalt)",
        "es": r"(?<!cartas de )(?<!carta de )\bequipos?\b(?! de ataque)",
        "pl": r"(?<!kart[yę] )(?<! z )\bdrużyn(?!\w* uderzeniow)",
        "de": r"\bteams?\b",
    },
    "owner": {
        "en": r"\bowner|\bowns\b|\bwhoever it belongs",
        "ro": r"\bproprietar|\bposesor|\bcine are (cutia|jocul)|\boricui",
        "es": r"\bdueñ|\bquien tenga (la caja|el juego)|\bsea de quien sea",
        "pl": r"\bwłaściciel|\bkto ma (pudełko|grę)|\bczyjkolwiek",
        "de": r"\bbesitzer|\bbesitzt\b|\bwem .*gehört",
    },
    "player of its colour": {
        "en": r"\bplayer of its colour",
        "ro": r"\bjucător\w* culorii",
        "es": r"\bjugador de su color",
        "pl": r"\bgracz\w* jego koloru",
        "de": r"\bspieler seiner farbe",
    },
    "player whose turn it is": {
        "en": r"\bwhose turn\b|\bactive player",
        "ro": r"\bal? căr(ui|ei) (rând|tură)|\bla rând\b|\bjucător\w* activ",
        "es": r"\bde turno\b|\bcuyo turno|\b(tiene|es) el turno|\bjugador activo",
        "pl": r"\bktórego (jest )?tura|\brozpoczynając\w+ turę|\baktywn\w+ gracz",
        "de": r"(?<!abwechselnd )(?<!uhrzeigersinn )\bam zug\b|\bdessen zug|\ban der reihe\b|\baktive[nr]? spieler",
    },
    "first player": {
        "en": r"\bfirst player|\bplayers the first\b|\bgoes first|\bwho (begins|starts)",
        "ro": r"\bprimul(ui)? jucător|\bprimul este|\bîncepe c(el|ine)|\bc(ine|el care) începe",
        "es": r"\bprimer (jugador|turno)|\bel primero es\b|\bpor el primero\b|\bempieza quien|\bqui[eé]n empieza",
        "pl": r"\bpierwsz\w+ gracz|\bod pierwszego\b|\bpierwszeństwo|\bzaczyna (ten|osoba)|\bkto zaczyna",
        "de": r"\berste[nr]? spieler|\bstartspieler|\bder erste zuerst|\bdem ersten\b|\bersten zug|\bwer beginnt|\bbeginnt, wer",
    },
    "next player": {
        "en": r"\bnext (player|one)\b",
        "ro": r"\bjucător\w* următor|\burmător\w* (jucător|în sensul)",
        "es": r"\bjugador siguiente|\bsiguiente (jugador|en el sentido)",
        "pl": r"\bnastępn\w+ (gracz|zgodnie)",
        "de": r"\bnächsten? spieler|\bder nächste\b",
    },
    "attacker": {
        "en": r"\battackers?\b",
        "ro": r"\batacator",
        "es": r"\batacante",
        "pl": r"\batakując(y|ego|emu)\b",
        "de": r"\bangreifer",
    },
    "Rebels": {"en": r"\brebel", "ro": r"\brebel", "es": r"\brebeld", "pl": r"\brebeli", "de": r"\brebell"},
    "Empire": {"en": r"\bempire", "ro": r"\bimperiu", "es": r"\bimperio", "pl": r"\bimperi", "de": r"\bimperium"},
    "Emperor": {
        "en": r"\bemperor",
        "ro": r"\bîmpărat",
        "es": r"\bemperador",
        "pl": r"\bimperator",
        "de": r"\bimperator",
    },
    "Luke": dict.fromkeys(words.LANGUAGES, r"\bluke"),
    "Vader": dict.fromkeys(words.LANGUAGES, r"\bvader"),
    "blue": {"en": r"\bblue\b", "ro": r"\balbast", "es": r"\bazul", "pl": r"\bniebiesk", "de": r"\bblau"},
    "red": {"en": r"\bred\b", "ro": r"\broș", "es": r"\broj", "pl": r"\bczerwon", "de": r"\brot(e[nrs]?)?\b"},
    "captain": {"en": r"\bcaptain", "ro": r"\bcăpitan", "es": r"\bcapit[aá]n", "pl": r"\bkapitan", "de": r"\bkapitän"},
    "nobody": {
        "en": r"\bnobody\b",
        "ro": r"\bnim(eni|ănui)\b",
        "es": r"\bnadie\b",
        "pl": r"\bni(kt|kogo|komu|kim)\b",
        "de": r"\bniemand",
    },
}
EVERYONE = {  # in English people only; the others may say it of things with the same words
    "en": r"\b(each|every|all|both) (player|of them\b)|\bevery(one|body)\b|\bto each\b|\b(to|for|from) all\b|\ball who\b",
    "ro": r"\b(fiecare|toți|tuturor|ambii|amândoi|amândurora|oricine)\b",
    "es": r"\b(cada|todos?|ambos)\b|\bpor jugador\b",
    "pl": r"\bkażd|\bwszys(cy|tkich|tkim)\b|\b(obu|obaj|oboje)\b",
    "de": r"\b(jede[mnr]?|alle[nr]?|beide[nr]?)\b",
}
SAID_OTHERWISE = {  # clauses with these words name the same people in another way
    "unseen even by you": "elsewhere it is seen by nobody, its owner included",
    "is destroyed by Luke": "in Spanish Luke destroys him, and comes first",
    "the captain's rivals": "elsewhere they are the rivals of the captain, and come first",
}


@cache
def names_of(who: str, lang: str) -> re.Pattern[str]:
    """What somebody who decides is called in a language."""
    listed = [rf"\b{term[lang]}" for term in wordlist.terms() if who in LISTED and term["en"] == who]
    return re.compile("|".join([*listed, WHO[who][lang]]), re.IGNORECASE)


def deciders(text: str, lang: str) -> list[str]:
    """Who is named in a rule, in the order in which they first come up."""
    found = {who: names_of(who, lang).search(text.replace("\u00ad", "")) for who in WHO}
    return [who for _, who in sorted((match.start(), who) for who, match in found.items() if match)]


def means_all(text: str, lang: str) -> bool:
    """Whether a rule is about everyone."""
    return re.search(EVERYONE[lang], text, re.IGNORECASE) is not None


def others_decide(english: str, told: str, lang: str) -> bool:
    """Whether a translated rule names others than the English one, or names them in another order."""
    if any(phrase in english for phrase in SAID_OTHERWISE):
        return False
    if means_all(english, "en") and not means_all(told, lang):
        return True
    return deciders(told, lang) != deciders(english, "en")
