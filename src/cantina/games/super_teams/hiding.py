"""What a seat knows, and what the rest could be."""

from cantina.core.counts import total
from cantina.core.kernel import kernel
from cantina.core.rng import below, draw

from .state import BONUSES, CARDS, DRAW, SEATS, SIGHTS, SINCE, TAKEN
from .turn import fill_deck

TRIES = 10_000  # guesses at what was played since the pile was remade; of a dozen plays one guess in a hundred is taken
FINE = 1 << 30  # the steps in which a chance is drawn


@kernel
def hide(world, s, seat):
    """Blanks the hands of the others, the movement deck, the bonus pile and the cards on the final planet."""
    for other in range(SEATS):
        if other != seat:
            blank_hand(s, other)
    for card in range(CARDS):
        s.deck[card] = 0
    for kind in range(BONUSES):
        s.pile[kind] = s.planet[kind] = s.remade[kind] = 0


@kernel
def blank_hand(s, seat):
    """Blanks the cards that a seat holds, and which of them it drew when; their numbers stay."""
    for card in range(CARDS):
        s.hand[seat, card] = 0
    for kind in range(BONUSES):
        s.bonus[seat, kind] = s.fresh[seat, kind] = s.drawn[seat, kind] = 0
    s.fresh_held[seat] = 0


@kernel
def redeal(world, s):
    """Deals what is unseen as chance would have."""
    redeal_movement(world, s)
    if total(s.made_of) == 0:
        redeal_first_pile(world, s)
    else:
        redeal_remade(world, s)


@kernel
def redeal_movement(world, s):
    """Puts the unseen movement cards into the deck and draws the unknown hands from it."""
    fill_deck(world, s)
    for card in range(CARDS):
        s.deck[card] -= s.played[card]
        for seat in range(SEATS):
            s.deck[card] -= s.hand[seat, card]
    fill_hands(s, s.deck, s.hand, s.cards)


@kernel
def fill_hands(s, bag, hands, sizes):
    """Draws from a bag until every hand has its size; returns how many cards are left."""
    left = total(bag)
    for seat in range(s.players):
        for _ in range(int(sizes[seat]) - total(hands[seat])):
            hands[seat, draw(s, bag, left)] += 1
            left -= 1
    return left


@kernel
def redeal_first_pile(world, s):
    """Draws unknown hands and the planet's cards from all unseen ones: the first pile was never remade."""
    for kind in range(BONUSES):
        s.pile[kind] = world.bonus[kind] - s.discards[kind] - s.planet[kind]
        for seat in range(SEATS):
            s.pile[kind] -= s.bonus[seat, kind]
    left = fill_hands(s, s.pile, s.bonus, s.held)
    for _ in range(int(s.planet_left) - total(s.planet)):
        s.planet[draw(s, s.pile, left)] += 1
        left -= 1


# After the pile was remade. Everybody knows what it was made of, who has drawn from it and who has played what, but not
# whether a card that was played was a fresh one. `pile` and `planet` are the bags from which fresh and older cards are
# drawn: what is left over in them is the pile, and lies on the final planet. When the pile is remade once more, all cards
# held are older ones: who drew what from the pile before is not remembered.


@kernel
def redeal_remade(world, s):
    """Draws fresh cards from what the pile was remade of, and those held longer from the rest."""
    if s.noted < SINCE and explain_plays(world, s):
        deal_fresh_and_older(s)
    else:
        redeal_first_pile(world, s)  # as if all cards were older
    for kind in range(BONUSES):
        s.remade[kind] = s.pile[kind]
        for seat in range(SEATS):
            s.remade[kind] += s.fresh[seat, kind]
    for seat in range(SEATS):
        s.fresh_held[seat] = total(s.fresh[seat])


@kernel
def deal_fresh_and_older(s):
    """Draws the unknown hands from the two bags."""
    fresh_left, older_left = total(s.pile), total(s.planet)
    for seat in range(s.players):
        for _ in range(draws(s, seat) - total(s.drawn[seat])):
            kind = draw(s, s.pile, fresh_left)
            s.bonus[seat, kind] += 1
            s.fresh[seat, kind] += 1
            s.drawn[seat, kind] += 1
            fresh_left -= 1
        for _ in range(int(s.held[seat]) - total(s.bonus[seat])):
            s.bonus[seat, draw(s, s.planet, older_left)] += 1
            older_left -= 1


@kernel
def draws(s, seat):
    """How many bonus cards a seat has drawn since the pile was remade."""
    n = 0
    for i in range(s.noted):
        if s.since[i] == seat * SIGHTS + DRAW:
            n += 1
    return n


@kernel
def explain_plays(world, s):
    """Fills the bags without what has been played; says whether a way was found in which it can have been played.

    Each card of a hand is as likely to be played as any other. So which plays were of fresh cards is guessed by chance
    alone, and a guess is taken with the chance that the cards then are of the kinds seen, as a part of the highest such
    chance: every way comes as often as it would come about at a table.
    """
    plays = open_plays(world, s)
    fill_bags(world, s, plays)
    if plays == 0:
        return True
    highest = highest_chance(s, plays, least_fresh(s), most_fresh(s, plays))
    for _ in range(TRIES if highest > 0 else 0):
        fill_bags(world, s, plays)
        fresh, chance = guess_fresh(world, s, plays)
        if below(s, FINE) < chance / highest * FINE:
            note_fresh(s, fresh)
            return True
    for kind in range(BONUSES):
        s.planet[kind] = 0
    return False


@kernel
def open_plays(world, s):
    """The plays, a bit each, whose cards may have been fresh or older; cards that must have been fresh are noted as drawn."""
    plays = 0
    for seat in range(s.players):
        if total(s.drawn[seat]) < draws(s, seat):
            plays |= open_plays_of(world, s, seat)
    return plays


@kernel
def open_plays_of(world, s, seat):
    """The open plays of a seat whose draws are not known."""
    plays, fresh = 0, 0  # of its cards no more than `older` are older and no more than `fresh` are fresh
    held = older = older_at_first(world, s, seat)
    for i in range(s.noted):
        sight = int(s.since[i])
        if sight == TAKEN:
            held, older = held + int(world.planet), older + int(world.planet)
        elif sight == seat * SIGHTS + DRAW:
            held, fresh = held + 1, fresh + 1
        elif sight // SIGHTS == seat:
            held -= 1
            if older == 0:
                s.drawn[seat, sight % SIGHTS] += 1
            elif fresh > 0:
                plays |= 1 << i
            older, fresh = min(older, held), min(fresh, held)
    return plays


@kernel
def fill_bags(world, s, plays):
    """Puts the unknown fresh cards into one bag and the unknown older ones, with the cards of open plays, into the other."""
    for kind in range(BONUSES):
        s.pile[kind] = s.made_of[kind]
        s.planet[kind] = world.bonus[kind] - s.made_of[kind] - s.discards[kind]
        for seat in range(SEATS):
            s.pile[kind] -= s.drawn[seat, kind]
            s.planet[kind] -= s.bonus[seat, kind] - s.drawn[seat, kind]
    for i in range(s.noted):
        if plays >> i & 1:
            s.planet[int(s.since[i]) % SIGHTS] += 1


@kernel
def guess_fresh(world, s, plays):
    """Takes each open play out of a bag by chance; returns those of fresh cards, a bit each, and how likely the kinds are."""
    fresh_left, older_left = total(s.pile), total(s.planet)
    guess, chance = 0, 1.0
    for seat in range(s.players):
        older, fresh = older_at_first(world, s, seat), 0
        for i in range(s.noted):
            sight = int(s.since[i])
            if sight == TAKEN:
                older += int(world.planet)
            elif sight == seat * SIGHTS + DRAW:
                fresh += 1
            elif sight // SIGHTS != seat:
                continue
            elif plays >> i & 1 == 0:
                older, fresh = (older - 1, fresh) if older > 0 else (older, fresh - 1)
            elif below(s, older + fresh) < fresh:
                chance *= take(s.pile, sight % SIGHTS, fresh_left)
                guess |= 1 << i
                fresh, fresh_left = fresh - 1, fresh_left - 1
            else:
                chance *= take(s.planet, sight % SIGHTS, older_left)
                older, older_left = older - 1, older_left - 1
    return guess, chance


@kernel
def older_at_first(world, s, seat):
    """How many bonus cards a seat held when the pile was remade."""
    n = int(s.held[seat])
    for i in range(s.noted):
        sight = int(s.since[i])
        if sight == TAKEN:
            n -= int(world.planet)
        elif sight // SIGHTS == seat:
            n += -1 if sight % SIGHTS == DRAW else 1
    return n


@kernel
def take(bag, kind, left):
    """Takes a card of a kind out of a bag of `left` cards; returns how likely it was to draw one."""
    bag[kind] -= 1
    return (int(bag[kind]) + 1) / left if bag[kind] >= 0 else 0.0


@kernel
def highest_chance(s, plays, least, most):
    """How likely the kinds of the open plays are at best, whichever of them, from `least` to `most`, were of fresh cards.

    They are all taken for older ones as far as possible, then for fresh ones one by one, the likeliest first. Until it is
    counted in the end, `remade` holds how many are left to be taken for fresh ones.
    """
    fresh_left, older_left = total(s.pile), total(s.planet)
    fresh, chance = 0, 1.0
    for kind in range(BONUSES):
        s.remade[kind] = 0
    for i in range(s.noted):
        kind = int(s.since[i]) % SIGHTS
        if plays >> i & 1 and s.planet[kind] > 0:
            s.remade[kind] += 1
            chance *= take(s.planet, kind, older_left)
            older_left -= 1
        elif plays >> i & 1:
            chance *= take(s.pile, kind, fresh_left)
            fresh_left -= 1
            fresh += 1
    highest = chance if least <= fresh <= most else 0.0
    for _ in range(total(s.remade)):
        kind = likeliest_fresh(s)
        s.remade[kind] -= 1
        s.planet[kind] += 1
        older_left += 1
        chance *= take(s.pile, kind, fresh_left) * older_left / int(s.planet[kind])
        fresh_left -= 1
        fresh += 1
        if least <= fresh <= most:
            highest = max(highest, chance)
    return highest


@kernel
def least_fresh(s):
    """The fewest open plays that were of fresh cards: a seat has played what it drew and cannot hold."""
    n = 0
    for seat in range(s.players):
        n += max(0, draws(s, seat) - total(s.drawn[seat]) - int(s.held[seat]))
    return n


@kernel
def most_fresh(s, plays):
    """The most open plays that were of fresh cards: no seat has played more of them than it drew."""
    n = 0
    for seat in range(s.players):
        left = draws(s, seat) - total(s.drawn[seat])
        for i in range(s.noted):
            if plays >> i & 1 and int(s.since[i]) // SIGHTS == seat and left > 0:
                n, left = n + 1, left - 1
    return n


@kernel
def likeliest_fresh(s):
    """The kind of which an older play is best taken for a fresh one."""
    best, highest = 0, -1.0
    for kind in range(BONUSES):
        ratio = int(s.pile[kind]) / (int(s.planet[kind]) + 1)
        if s.remade[kind] > 0 and ratio > highest:
            best, highest = kind, ratio
    return best


@kernel
def note_fresh(s, fresh):
    """Counts plays of fresh cards among what their seats have drawn."""
    for i in range(s.noted):
        if fresh >> i & 1:
            s.drawn[int(s.since[i]) // SIGHTS, int(s.since[i]) % SIGHTS] += 1
