"""Exact chances of dice and of what lies face down, from what everybody knows."""

from itertools import product
from typing import Any

from . import state as st
from .actions import HANDFULS

SURE = 1e-9  # sums of fractions miss nought and one by less than this


def percent(chance: float) -> int:
    """A chance in per cent; only what is sure is 0 or 100."""
    if chance < SURE or chance > 1 - SURE:
        return round(chance) * 100
    return min(99, max(1, round(100 * chance)))


# Dice


def thrown_again(world: Any, s: Any, handful: int) -> tuple[float, float]:
    """The chances that two dice of the Resistance are alike after a throw, and that it locks a die."""
    again = HANDFULS[handful]
    kept = [s.dice[value + 1] - again[value] for value in range(3)]
    faces = [world.face[i] for i in range(world.sides)]
    throws = list(product(faces, repeat=sum(again)))
    alike = sum(any(kept[value] + throw.count(value + 1) > 1 for value in range(3)) for throw in throws)
    locked = sum(st.FIRST_ORDER in throw for throw in throws)
    return alike / len(throws), locked / len(throws)


# Decks


def top(s: Any, deck: int, cards: int) -> list[int]:
    """What lies in the top places of a deck."""
    return [s.deck[st.place(deck, s.cards[deck], depth)] for depth in range(min(cards, s.cards[deck]))]


def pushes(world: Any, deck: int, lying: int) -> int:
    """By how many fields a known card moves the marker when it is drawn."""
    kind = st.kind_lying(world, deck, lying)
    return max(0, int(world.left[kind])) if lying > st.FACE_UP else int(world.ambush[kind])


def is_hero(world: Any, deck: int, lying: int) -> bool:
    """Whether a known card is a hero."""
    return bool(lying > 0 and st.kind_lying(world, deck, lying) >= world.first[st.DECKS])


def unseen_pushes(world: Any, s: Any, deck: int) -> list[int]:
    """The ambush symbols of all unseen cards of a deck that are no heroes, the most first."""
    kinds = range(world.first[deck], world.first[deck + 1])
    found = [int(world.ambush[kind]) for kind in kinds for _ in range(st.count(world, s.pool, kind))]
    return sorted(found, reverse=True)


def harmless(world: Any, s: Any, deck: int, cards: int) -> float:
    """The chance that drawing so many cards does not move the marker."""
    others = unseen_pushes(world, s, deck)
    return spared(world, deck, top(s, deck, cards), piles(s, deck), others.count(0), len(others))


def piles(s: Any, deck: int) -> dict[int, tuple[int, int]]:
    """How many unseen cards a deck has, and how many of them are heroes, by the pile they lie in."""
    if deck != st.BLACK:
        return {st.UNSEEN: (s.unseen[deck], 0)}
    return {st.UNSEEN - pile: (s.unseen[st.BLACK + pile], s.heroes_in[pile]) for pile in range(2)}


def spared(world: Any, deck: int, lying: list[int], left: dict[int, tuple[int, int]], calm: int, others: int) -> float:
    """The chance that none of these cards moves the marker; `calm` of the `others`, who are no heroes, do not."""
    if not lying:
        return 1.0
    first, *rest = lying
    if first > 0:
        moves = not is_hero(world, deck, first) and pushes(world, deck, first) > 0
        return 0.0 if moves else spared(world, deck, rest, left, calm, others)
    unseen, heroes = left[first]
    chance = 0.0
    if heroes:
        fewer = left | {first: (unseen - 1, heroes - 1)}
        chance += heroes / unseen * spared(world, deck, rest, fewer, calm, others)
    if calm and unseen > heroes:
        fewer = left | {first: (unseen - 1, heroes)}
        chance += (1 - heroes / unseen) * calm / others * spared(world, deck, rest, fewer, calm - 1, others - 1)
    return chance


def most(world: Any, s: Any, deck: int, cards: int) -> int:
    """By how many fields drawing so many cards moves the marker at most."""
    lying = top(s, deck, cards)
    known = sum(pushes(world, deck, one) for one in lying if one > 0 and not is_hero(world, deck, one))
    return known + sum(unseen_pushes(world, s, deck)[: sum(one < 0 for one in lying)])


def hero_among(world: Any, s: Any, cards: int) -> float:
    """The chance that a hero is among the top cards of the black deck."""
    lying = top(s, st.BLACK, cards)
    if any(is_hero(world, st.BLACK, one) for one in lying):
        return 1.0
    none = 1.0
    for pile, (unseen, heroes) in piles(s, st.BLACK).items():
        for drawn in range(lying.count(pile)):
            none *= max(0, unseen - drawn - heroes) / (unseen - drawn)
    return 1 - none
