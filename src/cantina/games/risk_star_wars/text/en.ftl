title = Risk: Star Wars Edition
about = Three battles at once: Rebels against the Empire around the Death Star, on Endor and in the throne room.

# What happened

event-planned = { $seat } planned { $card } as the next order.
event-planned-secretly = { $seat } placed an order face down.
event-turned-up = { $seat } turned up { $card }.
event-ordered = { $seat } gave an order: { $order }.
event-declined = { $seat } declined the card.
event-useless = None of the orders on { $seat }'s card could be given.
event-deployed = { $number ->
    [one] { $seat } deployed one TIE fighter in { $place }.
   *[other] { $seat } deployed { $number } TIE fighters in { $place }.
}
event-moved = { $number ->
    [one] { $seat } moved one { $ship } from { $place } to { $place2 }.
   *[other] { $seat } moved { $number } { $ship }s from { $place } to { $place2 }.
}
event-flew = { $seat } moved the { $ship } from { $place } to { $place2 }.
event-attacked = { $seat } attacked { $place2 } from { $place } ({ $order }).
event-rolled = { $seat } rolled { $die }, { $die2 }, { $die3 }, { $die4 }, { $die5 }.
event-destroyed = { $ship } destroyed in { $place }.
event-damaged = { $number ->
    [0] The { $ship } was hit for the last time.
    [one] The { $ship } was hit and has one hit left.
   *[other] The { $ship } was hit and has { $number } hits left.
}
event-special-lost = The { $ship } was destroyed in { $place }.
event-reserve-lost = { $number ->
    [one] The TIE fighter inside was destroyed with it.
   *[other] The { $number } TIE fighters inside were destroyed with it.
}
event-marker-lost = { $number ->
    [0] The fleet marker { $place } was destroyed.
    [one] The fleet marker { $place } was destroyed, and one fighter with it.
   *[other] The fleet marker { $place } was destroyed, and { $number } fighters with it.
}
event-dice-lost = { $number ->
    [one] One die hit nothing.
   *[other] { $number } dice hit nothing.
}
event-held = { $seat } held fire.
event-cleared = { $seat } cleared { $place }.
event-earned = { $number ->
    [0] { $seat } earned a bonus order, but there was no card left.
    [one] { $seat } earned a bonus order.
   *[other] { $seat } earned { $number } bonus orders.
}
event-bonus = { $seat } drew { $card } unseen, as a bonus order.
event-reshuffled = The { $side } shuffled the discard pile into a new deck.
event-drew = { $seat } drew { $card }.
event-drew-secretly = { $number ->
    [one] { $seat } drew a card.
   *[other] { $seat } drew { $number } cards.
}
event-round = Round { $number } began.
event-fired = { $seat } fired the Death Star at { $place }.
event-fired-in-vain = The Death Star missed { $place }.
event-razed = { $number ->
    [one] The Death Star destroyed the ship in { $place }.
   *[other] The Death Star destroyed all { $number } ships in { $place }.
}
event-trooper = { $seat } placed a Stormtrooper on the shield track.
event-advanced = { $number ->
    [0] { $seat } could not advance the strike team.
    [one] { $seat } advanced the strike team one space.
   *[other] { $seat } advanced the strike team { $number } spaces.
}
event-trooper-back = Stormtrooper sent back to the supply.
event-shield-lost = The shield generator is destroyed: the Death Star can now be attacked!
event-duel-hit = { $number ->
    [0] { $hero } was not hit and has { $left } left.
    [one] { $hero } took one hit and has { $left } left.
   *[other] { $hero } took { $number } hits and has { $left } left.
}
event-duel-lost = { $hero } was defeated.
event-redeemed = { $seat } redeemed Darth Vader, and the Emperor fell with him.
event-core-missed = { $seat } missed the Death Star's core.
event-core-lost = { $seat } destroyed the Death Star: the Rebels won.
event-rebels-lost = The last Rebel ship was destroyed: the Empire won.
event-limit = After { $number } rounds the game ended in a draw.

# What can be done

action-plan = Plan { $card }
action-order = Order: { $order }
action-decline = Decline the card
action-from = Ships in { $place }
action-deploy = Deploy TIE fighters
action-to = Move to { $place }
action-stay = Stay and attack
action-move = { $number ->
    [one] Move one ship
   *[other] Move { $number } ships
}
action-attack = Attack { $place }
action-hold = Hold fire
action-hit = Hit: { $ship }

prompt-plan = Plan your orders: choose the next card.
prompt-order = Give one of the orders on the card, or decline it.
prompt-from = Choose the ships that carry out the order.
prompt-to = Choose where they move.
prompt-count = Choose how many move.
prompt-attack = Choose what they attack.
prompt-die = Choose what the highest die hits.
prompt-fire = Choose what the Death Star fires at.

ask-plan = Plan order { $number } of { $of }: choose a card.
ask-order = Order { $number } of { $of }: give one on the card, or decline it.
ask-last = { $number ->
    [0] Your last order of the round: give one on the card, or decline it.
    [one] Give one of the orders on the card, or decline it; one bonus order comes after it.
   *[other] Give one of the orders on the card, or decline it; { $number } bonus orders come after it.
}
ask-from = { $order }: choose the place whose ships carry out the order.
ask-to = { $stay ->
    [0] Choose where they move from { $place }.
   *[other] Choose where they move from { $place }, or whom they attack without moving.
}
ask-count = Choose how many move from { $place } to { $place2 }.
ask-attack = { $dice ->
    [one] They have 1 die: choose what they attack from { $place }.
   *[other] They have { $dice } dice: choose what they attack from { $place }.
}
ask-die = Choose what the { $die } hits.

end-death-star-destroyed = The Rebels destroyed the Death Star.
end-fleet-destroyed = The Empire destroyed the whole Rebel fleet.
end-round-limit = The last round is over: a draw.


# In a few words

gist-ordered = { $order }
gist-declined = card declined
gist-useless = no order possible
gist-deployed = { $number } TIE → { $place }
gist-moved = { $number } × { $place } → { $place2 }
gist-flew = { $place } → { $place2 }
gist-attacked = attack on { $place2 }
gist-destroyed = { $ship } destroyed
gist-damaged = { $ship } hit
gist-dice-lost = missed: { $number }
gist-special-lost = { $ship } destroyed
gist-fired = fire at { $place }
gist-fired-in-vain = missed
gist-razed = ships destroyed: { $number }
gist-held = no attack
gist-advanced = { $number ->
    [one] 1 step
   *[other] { $number } steps
}
gist-cleared = { $place } cleared
gist-marker-lost = { $place } lost
gist-shield-lost = shield down
gist-duel-hit = hits on { $hero }: { $number }
gist-duel-lost = { $hero } falls
gist-core-missed = no hit
gist-earned = bonus orders: { $number }
gist-reserve-lost = TIEs lost inside: { $number }
gist-trooper = Stormtrooper placed
gist-trooper-back = Stormtrooper gone
gist-redeemed = Darth Vader redeemed
gist-core-lost = Death Star destroyed
gist-round = Round { $number }

# Before it is chosen

foresee-assault = { $dice ->
         [one] 1 die
        *[other] { $dice } dice
    }: { $whole }.{ $tenth } steps expected{ $chance ->
         [0] {""}
        *[other] , the shield falls: { $chance } %
    }
foresee-ambush = { $number ->
         [one] A Stormtrooper on the next free space
        *[other] Stormtroopers on the next { $number } free spaces
    }
foresee-laser = { $dice ->
         [one] 1 die
        *[other] { $dice } dice
    }, { $least }+: { $chance } % to destroy the target
foresee-duel = { $dice ->
         [one] 1 die
        *[other] { $dice } dice
    }, hit on { $least }+: { $chance ->
         [0] { $whole }.{ $tenth } hits on { $hero } expected
        *[other] { $chance } % to defeat { $hero }{ $number ->
             [0] {""}
             [one] {" "}and earn a bonus order
            *[other] {" "}and earn { $number } bonus orders
        }
    }
foresee-emperor = Luke takes { $number } hits: { $left } left
foresee-redemption = Vader and the Emperor fall: { $number } bonus orders
foresee-quiet = Nothing to attack
foresee-ahead = Nothing in reach from here: move first
foresee-from = At { $place }: { $dice ->
         [one] 1 die
        *[other] { $dice } dice
    }, { $chance ->
         [0] { $whole }.{ $tenth } hits expected
        *[other] { $chance } % that it falls
    }
foresee-move = { $number } to { $place }, { $left ->
         [0] none stays
         [one] one stays
        *[other] { $left } stay
    }
foresee-deploy = { $number ->
         [one] One TIE fighter
        *[other] { $number } TIE fighters
    } to { $place }, nothing to attack
foresee-attack = { $dice ->
         [one] 1 die
        *[other] { $dice } dice
    }, hit on { $least }+{ $hardest ->
         [0] {""}
        *[other] {" "}to { $hardest }+
    }: { $whole }.{ $tenth } expected{ $chance ->
         [0] {""}
        *[other] , clears { $place }: { $chance } %
    }
foresee-core = { $dice ->
         [one] 1 die
        *[other] { $dice } dice
    }: { $chance } % for a { $least } that destroys the Death Star
foresee-marker = { $dice ->
         [one] 1 die
        *[other] { $dice } dice
    }, { $least }+: { $chance } % that { $place } falls{ $number ->
         [0] {""}
         [one] , with its fighter
        *[other] , with its { $number } fighters
    }
foresee-shot = { $dice ->
         [one] 1 die
        *[other] { $dice } dice
    }, { $least }+: { $chance } % that { $place } falls{ $number ->
         [0] {""}
         [one] , with its ship
        *[other] , with its { $number } ships
    }
foresee-damage = { $die } on the { $ship }: { $left ->
         [0] destroyed
         [one] one hit left
        *[other] { $left } hits left
    }
foresee-destroy = { $die } destroys one { $ship }: { $left ->
         [0] none left
        *[other] { $left } left
    }
foresee-marker-hit = { $die } destroys the fleet marker{ $number ->
         [0] {""}
         [one] {" "}and its fighter
        *[other] {" "}and its { $number } fighters
    }

# On the table

board-round = Round { $number }
board-hits = Hits left
board-reserve = TIE reserve
board-shield = Shield track
board-shield-down = The shield is down.
board-troopers = Stormtroopers ready
board-hand = Hand
board-orders = Orders
board-bonus = { $number } bonus
board-unknown = { $number } unknown
board-deck = Deck
board-discard = Discard
board-card = Card
board-dice = Dice
board-redeemed = redeemed
board-letters = X X-wing, Y Y-wing, B B-wing, T TIE fighter, MF Millennium Falcon, EX Executor

# Names

side-rebels = Rebels
side-empire = Empire
hero-luke = Luke Skywalker
hero-vader = Darth Vader
ship-x-wing = X-wing
ship-y-wing = Y-wing
ship-b-wing = B-wing
ship-falcon = Millennium Falcon
ship-tie = TIE fighter
ship-executor = Executor
ship-marker = fleet marker
order-x-wings = X-wings
order-y-wings = Y-wings
order-b-wings = B-wings
order-falcon = Millennium Falcon
order-ties = TIE fighters
order-executor = Executor
order-death-star = Death Star
order-ambush = Shield ambush
order-vader = Darth Vader
order-emperor = Emperor
order-assault = Shield assault
order-luke = Luke Skywalker
order-redemption = Vader redeemed
place-death-star = the Death Star
place-f1 = F1
place-f2 = F2
place-f3 = F3
place-f4 = F4
place-f5 = F5
place-f6 = F6
place-o1 = O1
place-o2 = O2
place-o3 = O3
place-o4 = O4
place-o5 = O5
place-o6 = O6
place-o7 = O7
place-o8 = O8
place-o9 = O9
place-m1 = M1
place-m2 = M2
place-m3 = M3
place-m4 = M4
place-m5 = M5
place-m6 = M6
place-m7 = M7
place-i1 = I1
place-i2 = I2
place-i3 = I3
place-i4 = I4
place-i5 = I5
place-i6 = I6

# Cards: every pair and triple of orders, so that a corrected deck has its names too

card-x-wings-y-wings = { order-x-wings } / { order-y-wings }
card-x-wings-b-wings = { order-x-wings } / { order-b-wings }
card-x-wings-falcon = { order-x-wings } / { order-falcon }
card-x-wings-assault = { order-x-wings } / { order-assault }
card-x-wings-luke = { order-x-wings } / { order-luke }
card-x-wings-redemption = { order-x-wings } / { order-redemption }
card-y-wings-b-wings = { order-y-wings } / { order-b-wings }
card-y-wings-falcon = { order-y-wings } / { order-falcon }
card-y-wings-assault = { order-y-wings } / { order-assault }
card-y-wings-luke = { order-y-wings } / { order-luke }
card-y-wings-redemption = { order-y-wings } / { order-redemption }
card-b-wings-falcon = { order-b-wings } / { order-falcon }
card-b-wings-assault = { order-b-wings } / { order-assault }
card-b-wings-luke = { order-b-wings } / { order-luke }
card-b-wings-redemption = { order-b-wings } / { order-redemption }
card-falcon-assault = { order-falcon } / { order-assault }
card-falcon-luke = { order-falcon } / { order-luke }
card-falcon-redemption = { order-falcon } / { order-redemption }
card-assault-luke = { order-assault } / { order-luke }
card-assault-redemption = { order-assault } / { order-redemption }
card-luke-redemption = { order-luke } / { order-redemption }
card-x-wings-y-wings-b-wings = { order-x-wings } / { order-y-wings } / { order-b-wings }
card-x-wings-y-wings-falcon = { order-x-wings } / { order-y-wings } / { order-falcon }
card-x-wings-y-wings-assault = { order-x-wings } / { order-y-wings } / { order-assault }
card-x-wings-y-wings-luke = { order-x-wings } / { order-y-wings } / { order-luke }
card-x-wings-y-wings-redemption = { order-x-wings } / { order-y-wings } / { order-redemption }
card-x-wings-b-wings-falcon = { order-x-wings } / { order-b-wings } / { order-falcon }
card-x-wings-b-wings-assault = { order-x-wings } / { order-b-wings } / { order-assault }
card-x-wings-b-wings-luke = { order-x-wings } / { order-b-wings } / { order-luke }
card-x-wings-b-wings-redemption = { order-x-wings } / { order-b-wings } / { order-redemption }
card-x-wings-falcon-assault = { order-x-wings } / { order-falcon } / { order-assault }
card-x-wings-falcon-luke = { order-x-wings } / { order-falcon } / { order-luke }
card-x-wings-falcon-redemption = { order-x-wings } / { order-falcon } / { order-redemption }
card-x-wings-assault-luke = { order-x-wings } / { order-assault } / { order-luke }
card-x-wings-assault-redemption = { order-x-wings } / { order-assault } / { order-redemption }
card-x-wings-luke-redemption = { order-x-wings } / { order-luke } / { order-redemption }
card-y-wings-b-wings-falcon = { order-y-wings } / { order-b-wings } / { order-falcon }
card-y-wings-b-wings-assault = { order-y-wings } / { order-b-wings } / { order-assault }
card-y-wings-b-wings-luke = { order-y-wings } / { order-b-wings } / { order-luke }
card-y-wings-b-wings-redemption = { order-y-wings } / { order-b-wings } / { order-redemption }
card-y-wings-falcon-assault = { order-y-wings } / { order-falcon } / { order-assault }
card-y-wings-falcon-luke = { order-y-wings } / { order-falcon } / { order-luke }
card-y-wings-falcon-redemption = { order-y-wings } / { order-falcon } / { order-redemption }
card-y-wings-assault-luke = { order-y-wings } / { order-assault } / { order-luke }
card-y-wings-assault-redemption = { order-y-wings } / { order-assault } / { order-redemption }
card-y-wings-luke-redemption = { order-y-wings } / { order-luke } / { order-redemption }
card-b-wings-falcon-assault = { order-b-wings } / { order-falcon } / { order-assault }
card-b-wings-falcon-luke = { order-b-wings } / { order-falcon } / { order-luke }
card-b-wings-falcon-redemption = { order-b-wings } / { order-falcon } / { order-redemption }
card-b-wings-assault-luke = { order-b-wings } / { order-assault } / { order-luke }
card-b-wings-assault-redemption = { order-b-wings } / { order-assault } / { order-redemption }
card-b-wings-luke-redemption = { order-b-wings } / { order-luke } / { order-redemption }
card-falcon-assault-luke = { order-falcon } / { order-assault } / { order-luke }
card-falcon-assault-redemption = { order-falcon } / { order-assault } / { order-redemption }
card-falcon-luke-redemption = { order-falcon } / { order-luke } / { order-redemption }
card-assault-luke-redemption = { order-assault } / { order-luke } / { order-redemption }
card-ties-executor = { order-ties } / { order-executor }
card-ties-death-star = { order-ties } / { order-death-star }
card-ties-ambush = { order-ties } / { order-ambush }
card-ties-vader = { order-ties } / { order-vader }
card-ties-emperor = { order-ties } / { order-emperor }
card-executor-death-star = { order-executor } / { order-death-star }
card-executor-ambush = { order-executor } / { order-ambush }
card-executor-vader = { order-executor } / { order-vader }
card-executor-emperor = { order-executor } / { order-emperor }
card-death-star-ambush = { order-death-star } / { order-ambush }
card-death-star-vader = { order-death-star } / { order-vader }
card-death-star-emperor = { order-death-star } / { order-emperor }
card-ambush-vader = { order-ambush } / { order-vader }
card-ambush-emperor = { order-ambush } / { order-emperor }
card-vader-emperor = { order-vader } / { order-emperor }
card-ties-executor-death-star = { order-ties } / { order-executor } / { order-death-star }
card-ties-executor-ambush = { order-ties } / { order-executor } / { order-ambush }
card-ties-executor-vader = { order-ties } / { order-executor } / { order-vader }
card-ties-executor-emperor = { order-ties } / { order-executor } / { order-emperor }
card-ties-death-star-ambush = { order-ties } / { order-death-star } / { order-ambush }
card-ties-death-star-vader = { order-ties } / { order-death-star } / { order-vader }
card-ties-death-star-emperor = { order-ties } / { order-death-star } / { order-emperor }
card-ties-ambush-vader = { order-ties } / { order-ambush } / { order-vader }
card-ties-ambush-emperor = { order-ties } / { order-ambush } / { order-emperor }
card-ties-vader-emperor = { order-ties } / { order-vader } / { order-emperor }
card-executor-death-star-ambush = { order-executor } / { order-death-star } / { order-ambush }
card-executor-death-star-vader = { order-executor } / { order-death-star } / { order-vader }
card-executor-death-star-emperor = { order-executor } / { order-death-star } / { order-emperor }
card-executor-ambush-vader = { order-executor } / { order-ambush } / { order-vader }
card-executor-ambush-emperor = { order-executor } / { order-ambush } / { order-emperor }
card-executor-vader-emperor = { order-executor } / { order-vader } / { order-emperor }
card-death-star-ambush-vader = { order-death-star } / { order-ambush } / { order-vader }
card-death-star-ambush-emperor = { order-death-star } / { order-ambush } / { order-emperor }
card-death-star-vader-emperor = { order-death-star } / { order-vader } / { order-emperor }
card-ambush-vader-emperor = { order-ambush } / { order-vader } / { order-emperor }
card-rebels-22 = (no such card)
card-rebels-23 = (no such card)
card-rebels-24 = (no such card)
card-empire-10 = (no such card)
card-empire-11 = (no such card)
card-empire-12 = (no such card)


# Packs
pack-standard = The battle of Endor
pack-first-battle = A first battle
