"""What a choice would do, as far as anybody can know it: where the marker would come to stand, prices and chances."""

from typing import Any

from . import odds
from . import state as st
from .actions import parts
from .scene import push

Found = dict[str, Any]
BACK = 2  # the power of a Pilot, beside those of the Rebel and the Scout, as the texts say them
GOES_ON, RESTS, LOSES = range(3)  # what becomes of the marker after a power


def preview(world: Any, s: Any, seat: int, action: int) -> Found | None:
    """What an action of `seat` would do, in words, and the marker where a card would bring it."""
    name, args = parts(world, action)
    tell = TELLERS.get(name)
    return tell(world, s, seat, **args) if tell else None


def prompt(world: Any, s: Any, seat: int) -> tuple[str, dict[str, int]] | None:
    """What `seat` is asked, knowing its hand and dice; None where the words of the phase say enough."""
    if s.phase == st.USE_DICE and max(s.dice[1 : st.FIRST_ORDER]) == 1:
        return "ask-dice", {"number": int(sum(s.dice[1 : st.FIRST_ORDER]))}
    if s.phase == st.PLAY and not any(st.counts(world, s.hand[seat])):
        return "ask-play", {}
    if s.phase == st.ARRANGE:
        return "ask-arrange", {"number": int(s.job_cards - s.owed) + 1}
    if s.phase == st.PAY:
        return "ask-pay", {"number": int(s.owed), "level": int(s.job_deck) - 1}
    if s.phase == st.COVER:
        return "ask-cover", {"number": push(world, s)}
    if s.phase == st.COVER_CARD:
        return "ask-cover-card", {"leader": int(s.leader) - 1}
    if s.phase == st.DISCARD:
        return "ask-discard", {"number": int(s.owed), "field": int(s.at)}
    return None


def said(message: str, **args: int) -> Found:
    """A preview in words alone."""
    return {"text": (message, args)}


# Dice and decks


def reroll(world: Any, s: Any, _seat: int, handful: int) -> Found:
    """How likely a pair is, and how likely the First Order's symbol."""
    alike, locked = odds.thrown_again(world, s, handful)
    return said("foresee-reroll", chance=odds.percent(alike), chance2=odds.percent(locked))


def draw(world: Any, s: Any, _seat: int) -> Found | None:
    """The yellow card at the beginning of a turn."""
    return drawn(world, s, st.YELLOW, 1, 0) if s.cards[st.YELLOW] else said("foresee-no-card")


def drawn(world: Any, s: Any, deck: int, cards: int, price: int) -> Found:
    """Cards that are drawn: one that is known by its name, others by their chances."""
    if s.aside == st.LIFTED and deck != st.BLACK:
        return said("foresee-draw-calm", number=cards, level=deck, price=price)
    [first, *more] = odds.top(s, deck, cards)
    if first > 0 and not more and not odds.is_hero(world, deck, first):
        return said("foresee-known", card=st.kind_lying(world, deck, first), number=odds.pushes(world, deck, first))
    chance = 0 if s.aside == st.LIFTED else odds.percent(1 - odds.harmless(world, s, deck, cards))
    found = {"number": cards, "level": deck, "price": price, "chance": chance, "most": odds.most(world, s, deck, cards)}
    if deck == st.BLACK:
        return said("foresee-draw-black", **found, chance2=odds.percent(odds.hero_among(world, s, cards)))
    return said("foresee-draw", **found)


def reveal(world: Any, s: Any, _seat: int, die: int, deck: int) -> Found:
    """How many cards are turned up, how many of them lie face up already, and for what."""
    cards = min(die, s.cards[deck])
    up = sum(value > st.FACE_UP for value in odds.top(s, deck, cards))
    if up == cards:
        return said("foresee-reveal-nothing", number=cards)
    if deck == st.BLACK:
        chance = odds.percent(odds.hero_among(world, s, cards))
        return said("foresee-reveal-black", number=cards, up=up, chance=chance)
    return said("foresee-reveal", number=cards, up=up, level=deck)


def pair(world: Any, s: Any, _seat: int, die: int, deck: int) -> Found:
    """Two equal dice: as many cards as one of them shows."""
    return drawn(world, s, deck, die, die if deck else 0)


def triple(world: Any, s: Any, _seat: int, die: int, deck: int) -> Found:
    """Three equal dice: one card more."""
    return drawn(world, s, deck, die + 1, die + 1 if deck else 0)


def store(_world: Any, s: Any, _seat: int, die: int) -> Found:
    """The result that waits, and the one that is lost for it."""
    return said("foresee-store", die=die, lost=int(s.help))


def help_die(_world: Any, s: Any, _seat: int, die: int) -> Found:
    """What the die will show."""
    return said("foresee-help", die=die, die2=int(s.help))


# The marker


def moved(world: Any, s: Any, at: int, fields: int) -> int:
    """Where the marker stands after so many fields from `at`, either way."""
    side = s.variant // 2
    start, goal = int(world.start[side][s.players]), int(world.goal[side])
    return at if s.aside == st.LIFTED else max(start, min(at + fields, goal))


def stop(world: Any, s: Any, at: int, fields: int, message: str, power: Found | None = None, **args: int) -> Found:
    """The marker pushed from `at` by the leaders, and what its field does then; a power is said first in any case."""
    side = s.variant // 2
    field = moved(world, s, at, fields)
    if s.aside == st.LIFTED:
        return said(message, **power, end=RESTS) if power else said("foresee-rest")
    if at == world.goal[side] or field == world.goal[side]:
        return marked(field, message, **power, end=LOSES) if power else marked(field, "foresee-loss")
    effect = st.BLANK if field == s.from_field else int(world.track[side][field])
    first = power | {"end": GOES_ON} if power else {}
    return marked(field, message, **first, **args, number=fields, field=field, effect=effect)


def marked(at: int, message: str, **args: int) -> Found:
    """A preview with the marker on a field."""
    text = (message, args)
    return {"ghosts": [{"piece": "marker", "at": f"field-{at}", "text": text}], "text": text}


def play(world: Any, s: Any, _seat: int, card: int) -> Found:
    """A card, and then the leaders if nobody is covered any more."""
    at = moved(world, s, s.at, int(world.left[card]))
    return stop(world, s, at, push(world, s), "foresee-play", field2=at)


def use(world: Any, s: Any, seat: int, start: int) -> Found:
    """A starting card with its power, and then the leaders."""
    number = (seat - s.first) % s.players
    deck, role = st.START_DECK[start], start // 3
    if role == st.PILOT and deck >= 0:
        return drawn(world, s, deck, 1, 0)
    back = int(world.back[number]) if deck < 0 else 0
    at = moved(world, s, moved(world, s, s.at, -back), int(world.symbols[number][start % 3]))
    if back and s.aside == st.LIFTED:
        return said("foresee-rest")
    power = (
        {"power": BACK, "cards": back} if back else {"power": role, "cards": min(st.REACH[deck], int(s.cards[deck]))}
    )
    return stop(world, s, at, push(world, s), "foresee-power", power)


def plain(world: Any, s: Any, seat: int, start: int) -> Found:
    """A starting card whose symbols alone count; the marker is shown once where the power would not move it."""
    number = (seat - s.first) % s.players
    at = moved(world, s, s.at, int(world.symbols[number][start % 3]))
    found = stop(world, s, at, push(world, s), "foresee-play", field2=at)
    alike = start // 3 != st.PILOT and s.cards[st.START_DECK[start]] > 0 and s.aside != st.LIFTED
    return said("foresee-plain") if alike else found


def cover(world: Any, s: Any, _seat: int, leader: int) -> Found:
    """By how much less the leaders push."""
    now = push(world, s)
    fewer = now - int(world.leader[leader]) if now else 0
    return {"text": stop(world, s, s.at, fewer, "foresee-cover", number2=now)["text"]}


def uncovered(world: Any, s: Any, _seat: int) -> Found:
    """What the leaders do now."""
    return {"text": stop(world, s, s.at, push(world, s), "foresee-stop")["text"]}


TELLERS: dict[str, Any] = {
    "reroll": reroll,
    "draw": draw,
    "reveal": reveal,
    "pair": pair,
    "triple": triple,
    "store": store,
    "help": help_die,
    "play": play,
    "use": use,
    "play-plain": plain,
    "cover": cover,
    "stop": uncovered,
}
