"""What a choice would do, as far as its seat can know it: where ships would stand, and the odds of every throw."""

from typing import Any

from . import state as st
from .actions import CHOOSE, DECLINE, DEPLOY, FIRE_AT, GIVE, GO, HIT, HOLD, MOVE, STAY
from .odds import of_any, of_hits
from .prospects import HIT_TRACKS, assault_odds, attack_odds, dice_of, has_marker, needs_in
from .reasons import enemies_beside, goals, holds, ship_side
from .scene_cards import at_turn, per_round
from .words import HERO_NAMES, PLACE_NAMES, SHIP_NAMES

Found = dict[str, Any]
Words = tuple[str, dict[str, int]]  # a message, with typed numbers
LUKE, VADER = range(len(HERO_NAMES))


def preview(world: Any, s: Any, seat: int, action: int) -> Found | None:
    """What would come of an action of `seat`; None if there is nothing to say before it is chosen."""
    if GIVE <= action < DECLINE:
        return order(world, s, action - GIVE)
    if CHOOSE <= action < DEPLOY:
        return words(chosen(world, s, s.order - 1, action - CHOOSE))
    if action == DEPLOY:
        return deployed(world, s)
    if GO <= action < STAY:
        return flight(world, s, action - GO + st.MARKERS)
    if action == STAY:
        return words(best_attack(world, s, s.order - 1, s.origin - 1, s.ships[s.order - 1][s.origin - 1]))
    if MOVE <= action < FIRE_AT:
        return moved(world, s, action - MOVE + 1)
    if FIRE_AT <= action < HOLD:
        return words(shot(world, s, action - FIRE_AT) if s.phase == st.FIRE else attack(world, s, action - FIRE_AT))
    return words(struck(world, s, action - HIT)) if action >= HIT else None


def words(said: Words) -> Found:
    """A preview that is words alone."""
    return {"text": said}


def expected(tenths: int) -> dict[str, int]:
    """An expected number as its digits before and after the point."""
    return {"whole": tenths // 10, "tenth": tenths % 10}


# Orders that ask nothing more


def order(world: Any, s: Any, given: int) -> Found | None:
    """An order of the card turned up: what it does, if it is done at once, and whether it can win the war."""
    if given <= st.EXECUTOR:
        text = campaign(world, s, given)
        return words(text) if text else None
    if given == st.ASSAULT:
        return words(assault(world, s))
    if given == st.AMBUSH:
        return ambush(world, s)
    if given == st.LASER:
        return words(("foresee-laser", {"dice": world.superlaser_dice, "least": world.superlaser_hit} | laser(world)))
    if given in (st.LUKE, st.VADER):
        return words(duel(world, s, VADER if given == st.LUKE else LUKE))
    if given == st.EMPEROR:
        left = max(s.hits[st.LUKE_HITS] - world.lightning, 0)
        return words(("foresee-emperor", {"number": world.lightning, "left": left}))
    if given == st.REDEMPTION:
        return words(("foresee-redemption", {"number": world.bonus_redeemed}))
    return None


def laser(world: Any) -> dict[str, int]:
    """The chance of the superlaser."""
    return {"chance": of_any(world.superlaser_dice, world.superlaser_hit).percent(1)}


def assault(world: Any, s: Any) -> Words:
    """How far the strike team comes, and the chance that the shield falls if the dice can reach so far."""
    odds, left = assault_odds(world, s), world.spaces - s.team
    chance = odds.percent(left) if left < len(odds.ways) else 0
    return "foresee-assault", {"dice": world.assault_dice, "chance": chance} | expected(odds.tenths)


def ambush(world: Any, s: Any) -> Found:
    """Stormtroopers on the next free spaces, as ghosts of those in the supply."""
    free = [space for space in range(s.team + 1, world.spaces + 1) if not s.troopers >> space & 1]
    spaces = free[: min(world.ambush, s.supply)]
    text = ("foresee-ambush", {"number": len(spaces)})
    return {"ghosts": [{"piece": "supply", "at": f"space-{space}", "text": text} for space in spaces], "text": text}


def duel(world: Any, s: Any, hero: int) -> Words:
    """The hits on Luke or Vader, or the chance that they are his last and what that earns."""
    odds = of_hits(world.duel_dice, (world.duel_hit,) * world.duel_dice)
    left = s.hits[(st.LUKE_HITS, st.VADER_HITS)[hero]]
    args = {"dice": world.duel_dice, "least": world.duel_hit, "hero": hero, "chance": odds.percent(left)}
    args["number"] = int((world.bonus_luke, world.bonus_vader)[hero])
    return "foresee-duel", args | expected(odds.tenths)


# Orders to ships


def campaign(world: Any, s: Any, kind: int) -> Words | None:
    """The best attack that an order to ships of a kind can lead to, if any: nothing is better than the Death Star."""
    if dice := max(core_dice(world, s, kind, place) for place in range(st.PLACES)):
        return core(world, dice)
    texts = [best_attack(world, s, kind, *end) for end in ends(world, s, kind)]
    return max((text for text in texts if "whole" in text[1]), key=promise, default=None)


def ends(world: Any, s: Any, kind: int) -> list[tuple[int, int]]:
    """Where ships of a kind can attack from in one order, each place with the most of them that can stand there."""
    ships = s.ships[kind]
    groups = [place for place in range(st.PLACES) if ships[place]]
    moves = [(goal, ships[place] + ships[goal]) for place in groups for goal in goals(world, s, kind, place)]
    return [(place, ships[place]) for place in groups] + moves


def promise(text: Words) -> int:
    """The tenths of a hit that an attack in words is expected to bring."""
    return text[1]["whole"] * 10 + text[1]["tenth"]


def chosen(world: Any, s: Any, kind: int, place: int) -> Words:
    """What the ships of a kind in a place could attack: the Death Star also after they have moved."""
    if dice := core_dice(world, s, kind, place):
        return core(world, dice)
    if not enemies_beside(world, s, kind, place) and goals(world, s, kind, place):
        return "foresee-ahead", {}
    return best_attack(world, s, kind, place, s.ships[kind][place])


def core_dice(world: Any, s: Any, kind: int, place: int) -> int:
    """The most dice that ships of a kind in a place could roll at the Death Star in one order; 0 if it is out of reach."""
    here = s.ships[kind][place]
    if not here:
        return 0
    ends = {place: here} | {goal: here + s.ships[kind][goal] for goal in goals(world, s, kind, place)}
    beside = [number for end, number in ends.items() if st.DEATH_STAR in enemies_beside(world, s, kind, end)]
    return dice_of(world, kind, max(beside)) if beside else 0


def core(world: Any, dice: int) -> Words:
    """The chance that so many dice destroy the Death Star."""
    least = int(world.core_hit)
    return "foresee-core", {"dice": dice, "least": least, "chance": of_any(dice, least).percent(1)}


def best_attack(world: Any, s: Any, kind: int, place: int, number: int) -> Words:
    """The best that so many ships of a kind could attack from a place: nothing is better than the Death Star."""
    dice = dice_of(world, kind, number)
    found = {target: attack_odds(world, s, target, dice) for target in enemies_beside(world, s, kind, place)}
    if not found:
        return "foresee-quiet", {}
    if st.DEATH_STAR in found:
        return core(world, dice)
    best = max(found, key=lambda target: (found[target].tenths, target))
    args = {"dice": dice, "place": best, "chance": found[best].percent(1) if has_marker(s, best) else 0}
    return "foresee-from", args | expected(found[best].tenths)


def flight(world: Any, s: Any, goal: int) -> Found:
    """Ships as they would stand in another sector, with the best that all of them could attack from there."""
    kind, origin = s.order - 1, s.origin - 1
    text = best_attack(world, s, kind, goal, s.ships[kind][origin] + s.ships[kind][goal])
    piece = f"ship-{SHIP_NAMES[kind]}" if kind in HIT_TRACKS else f"{SHIP_NAMES[kind]}.{PLACE_NAMES[origin]}"
    ghosts = [{"piece": piece, "at": f"place-{PLACE_NAMES[goal]}", "text": text}]
    return {"ghosts": [] if holds(s, goal, ship_side(kind)) else ghosts, "text": text}


def moved(world: Any, s: Any, number: int) -> Found:
    """How many would stay, and what those that go could attack with those already there."""
    kind, origin, goal = s.order - 1, s.origin - 1, s.goal - 1
    text = best_attack(world, s, kind, goal, s.ships[kind][goal] + number)
    if text[0] != "foresee-quiet":
        return words(text)
    return words(("foresee-move", {"number": number, "place": goal, "left": s.ships[kind][origin] - number}))


def deployed(world: Any, s: Any) -> Found:
    """TIE fighters out of the Executor, with those already beside it."""
    place = next(place for place in range(st.PLACES) if s.ships[st.EXECUTOR][place])
    number = min(world.deploy, s.reserve)
    text = best_attack(world, s, st.TIE, place, s.ships[st.TIE][place] + number)
    return words(text if text[0] == "foresee-from" else ("foresee-deploy", {"number": number, "place": place}))


def attack(world: Any, s: Any, place: int) -> Words:
    """The dice of an attack, what they need, and what is to be expected."""
    kind, goal = s.order - 1, s.goal - 1
    dice = dice_of(world, kind, s.ships[kind][goal])
    if place == st.DEATH_STAR:
        return core(world, dice)
    odds = attack_odds(world, s, place, dice)
    if has_marker(s, place):
        falling = {"least": world.to_hit[st.MARKER], "chance": odds.percent(1)}
        return "foresee-marker", {"dice": dice, "place": place, "number": standing(s, place)} | falling
    needs = needs_in(world, s, place)
    cleared = odds.percent(len(needs)) if len(needs) <= dice else 0
    numbers = {"least": min(needs), "hardest": max(needs) if max(needs) > min(needs) else 0}
    return "foresee-attack", {"dice": dice, "place": place, "chance": cleared} | numbers | expected(odds.tenths)


def standing(s: Any, place: int) -> int:
    """How many ships stand in a place."""
    return sum(s.ships[kind][place] for kind in range(st.KINDS_OF_SHIP))


def shot(world: Any, s: Any, place: int) -> Words:
    """The superlaser at a marker or a sector, and how many ships would go with it."""
    args = {"dice": world.superlaser_dice, "least": world.superlaser_hit, "place": place}
    return "foresee-shot", args | {"number": standing(s, place)} | laser(world)


def struck(world: Any, s: Any, kind: int) -> Words:
    """What the highest die would do to a ship."""
    die = {"die": s.dice[0], "ship": kind}
    if kind in HIT_TRACKS:
        return "foresee-damage", die | {"left": s.hits[HIT_TRACKS[kind]] - 1}
    if kind == st.MARKER:
        return "foresee-marker-hit", die | {"number": standing(s, s.target - 1)}
    return "foresee-destroy", die | {"left": s.ships[kind][s.target - 1] - 1}


# What is asked


def prompt(world: Any, s: Any, seat: int) -> Words | None:
    """What `seat` is asked, with where it stands in its round and its order; None where the words of the phase say enough."""
    if s.phase == st.PLAN:
        return "ask-plan", {"number": int(s.pile_size[seat]) + 1, "of": per_round(world, s)}
    if s.phase == st.ORDER:
        turn = at_turn(world, s)
        if "number" in turn:
            return "ask-order", {"number": turn["number"], "of": turn["of"]}
        return "ask-last", {"number": turn["after"]}
    if s.phase == st.FROM:
        return "ask-from", {"order": s.order - 1}
    if s.phase == st.TO:
        stays = bool(enemies_beside(world, s, s.order - 1, s.origin - 1))  # those that stay must attack (6.5)
        return "ask-to", {"place": s.origin - 1, "stay": int(stays)}
    if s.phase == st.COUNT:
        return "ask-count", {"place": s.origin - 1, "place2": s.goal - 1}
    if s.phase == st.ATTACK:
        kind, goal = s.order - 1, s.goal - 1
        return "ask-attack", {"place": goal, "dice": dice_of(world, kind, s.ships[kind][goal])}
    return ("ask-die", {"die": s.dice[0]}) if s.phase == st.DIE else None
