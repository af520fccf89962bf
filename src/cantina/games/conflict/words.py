"""The names of Conflict: phases, ends, events and what their numbers stand for."""

from typing import Any

from cantina.core.words import Event, Names

from .actions import HANDFULS

(
    THREW, TIED, BEGINS, TURN, ROLLED, DREW_UNSEEN, DREW_PEEKED, DREW_OPEN, AMBUSHED, ATTACKED, FORWARD, BACK, LEADERS,
    STILL, HERO_FOUND, COVER_GONE, PAID, REVEALS, TURNED_UNSEEN, TURNED_KNOWN, LAID, MOVES_UNDER, SANK_UNSEEN,
    SANK_DOWN, SANK_UP, PEEKS, PEEKED_UNSEEN, PEEKED_KNOWN, STORED, HELPED, PLAYED, USED, PLAYED_PLAIN, COVERED,
    ON_FIELD, TOP_UNSEEN, TOP_KNOWN, NO_CARD, EMPTY_DECK, DISCARDED, LIFTED, PUT_BACK,
) = range(1, 43)  # fmt: skip

PHASES = (
    "begin", "reroll", "dice", "pay", "arrange", "play", "sink", "cover", "cover-card", "discard", "first",
)  # fmt: skip
ENDS = ("", "heroes-found", "first-order-wins", "deck-empty")
VARIANT_NAMES = ("standard", "simplified", "advanced", "simplified-advanced")

# As many names as a box has cards. Kinds have been numbered by the first ten yellow and orange and six black ones from the
# first edition on; a pack that wants more goes on with the others.
YELLOW_NAMES = (
    "fleet-rescue", "daring-escape", "hit-and-run", "supply-run", "decoy-flight", "recon-flight", "long-patrol",
    "chase", "bombing-raid", "blockade", "night-landing", "smoke-screen", "hidden-base", "false-signal",
    "coded-message", "asteroid-shelter", "low-flight", "repair-stop", "fuel-convoy", "wing-formation", "rear-guard",
    "evacuation", "secret-route", "safe-harbour", "lucky-shot", "close-call", "cold-start", "silent-running",
    "tight-turn", "canyon-run", "nebula-crossing", "moon-outpost", "border-post", "old-ally", "new-recruits",
    "field-hospital", "distress-call", "jammed-radio", "lost-convoy", "broken-engine", "ion-storm", "mine-field",
    "tracking-beacon", "scanner-sweep", "fighter-screen", "interception", "crossfire", "tractor-beam",
    "bounty-notice", "spy-in-the-ranks", "ambushed-shuttle", "orbital-guns", "fleet-inspection", "reinforcements",
    "closed-sector",
)  # fmt: skip
ORANGE_NAMES = (
    "stormed-bunker", "prison-break", "sabotage", "last-stand", "street-fight", "stand-off", "droid-patrol",
    "trooper-raid", "house-search", "walker-attack", "rooftop-chase", "tunnel-raid", "power-cut", "stolen-uniforms",
    "market-riot", "captured-walker", "hostage-rescue", "trench-line", "bridge-defence", "hangar-fire",
    "speeder-charge", "curfew", "checkpoint", "siege-guns", "reprisal",
)  # fmt: skip
BLACK_NAMES = (
    "elite-guard", "elite-gunner", "elite-hunter", "elite-pilot", "elite-officer", "elite-squad", "elite-scout",
    "elite-engineer", "elite-commander",
)  # fmt: skip
HERO_NAMES = ("rey", "poe", "finn")
CARD_NAMES = YELLOW_NAMES + ORANGE_NAMES + BLACK_NAMES + HERO_NAMES
DECK_NAMES = ("yellow", "orange", "black")
DIE_NAMES = ("none", "1", "2", "3", "first-order")
HANDFUL_NAMES = tuple("-".join("1" * a + "2" * b + "3" * c) for a, b, c in HANDFULS)
START_NAMES = (
    "rebel-yellow", "rebel-orange", "rebel-black", "scout-yellow", "scout-orange", "scout-black",
    "pilot-back", "pilot-yellow", "pilot-orange",
)  # fmt: skip
LEADER_NAMES = ("phasma", "hux", "ren")
EFFECT_NAMES = (
    "blank", "play-yellow", "play-orange", "play-black", "draw-yellow", "draw-orange",
    "discard-1", "discard-3", "set-aside",
)  # fmt: skip


def card_name(world: Any, kind: int) -> str:
    """The name of a kind of card in this content."""
    return CARD_NAMES[world.name[kind]]


def card_names(world: Any) -> list[str]:
    """The names of all kinds by number, those that this content has no card of last."""
    return [CARD_NAMES[i] for i in world.name]


NAMES: Names = {
    "card": card_names,
    "deck": DECK_NAMES,
    "die": DIE_NAMES,
    "handful": HANDFUL_NAMES,
    "start": START_NAMES,
    "leader": LEADER_NAMES,
    "effect": EFFECT_NAMES,
}

EVENTS = {
    THREW: Event("threw", "seat die die2 die3", chance=True),
    TIED: Event("tied"),
    BEGINS: Event("begins", "seat"),
    TURN: Event("turn", "seat", quiet=True),
    ROLLED: Event("rolled", "seat die die2? die3?", chance=True),
    DREW_UNSEEN: Event("drew-unseen", "seat card", chance=True),
    DREW_PEEKED: Event("drew-peeked", "seat card"),
    DREW_OPEN: Event("drew-open", "seat card"),
    AMBUSHED: Event("ambushed", "number field"),
    ATTACKED: Event("attacked", "number field"),
    FORWARD: Event("forward", "number field"),
    BACK: Event("back", "number field"),
    LEADERS: Event("leaders", "number field"),
    STILL: Event("still"),
    HERO_FOUND: Event("hero-found", "card leader"),
    COVER_GONE: Event("cover-gone", "card leader"),
    PAID: Event("paid", "seat card"),
    REVEALS: Event("reveals", "seat number deck"),
    TURNED_UNSEEN: Event("turned-unseen", "card", chance=True),
    TURNED_KNOWN: Event("turned-known", "card"),
    LAID: Event("laid", "seat card"),
    MOVES_UNDER: Event("moves-under", "seat number deck"),
    SANK_UNSEEN: Event("sank-unseen", "seat"),
    SANK_DOWN: Event("sank-down", "seat card"),
    SANK_UP: Event("sank-up", "seat card"),
    PEEKS: Event("peeks", "seat number deck"),
    PEEKED_UNSEEN: Event("peeked-unseen", "card", chance=True),
    PEEKED_KNOWN: Event("peeked-known", "card"),
    STORED: Event("stored", "seat die"),
    HELPED: Event("helped", "seat die die2"),
    PLAYED: Event("played", "seat card"),
    USED: Event("used", "seat start"),
    PLAYED_PLAIN: Event("played-plain", "seat start"),
    COVERED: Event("covered", "seat card leader"),
    ON_FIELD: Event("on-field", "field effect"),
    TOP_UNSEEN: Event("top-unseen", "card", chance=True),
    TOP_KNOWN: Event("top-known", "card"),
    NO_CARD: Event("no-card", "deck"),
    EMPTY_DECK: Event("empty-deck", "deck"),
    DISCARDED: Event("discarded", "seat card"),
    LIFTED: Event("lifted"),
    PUT_BACK: Event("put-back"),
}
