title = Star Wars: Conflict
about = Work together to find Rey, Poe and Finn before the First Order wins.

# What can be chosen
action-throw = Roll the dice for the first turn
action-draw = Draw the yellow card and roll the dice
action-keep = Keep the dice
action-reroll = Reroll { $handful }
action-done = Done with the dice
action-reveal = Reveal { $die } ({ $deck })
action-pair = Pair of { $die }s: draw { $deck } cards
action-triple = Three { $die }s: draw { $deck } cards
action-store = Store a { $die } for later
action-help = Replace { $die } with the stored result
action-discard = Discard { $card }
action-put-unseen = Next: an unseen card
action-put-down = Next: { $card } (face down)
action-put-up = Next: { $card } (face up)
action-play = Play { $card }
action-use = Play { $start }
action-play-plain = Play { $start } without its power
action-cover = Cover { $leader }
action-stop = Go on without covering
action-cover-with = Cover with { $card }

# What has happened
event-threw = { $seat } rolled { $die }, { $die2 }, { $die3 }.
event-tied = The highest rolls were level; these players roll again.
event-begins = { $seat } goes first and takes player board 1.
event-turn = It is { $seat }'s turn.
event-rolled = { $seat } rolled { $die }, { $die2 }, { $die3 }.
event-drew-unseen = { $seat } drew { $card }, which lay face down.
event-drew-peeked = { $seat } drew { $card }, which lay face down but was known.
event-drew-open = { $seat } drew { $card }, which lay face up.
event-ambushed = Ambush: the marker moved { $number } towards the First Order, to field { $field }.
event-attacked = Attack: the marker moved { $number } towards the First Order, to field { $field }.
event-forward = The marker moved { $number } towards the First Order, to field { $field }.
event-back = The marker moved { $number } towards the start, to field { $field }.
event-leaders = The leaders moved the marker { $number } towards the First Order, to field { $field }.
event-still = The marker is set aside and did not move.
event-hero-found = { $card } was found and covered { $leader }.
event-cover-gone = { $card } was taken off { $leader } and discarded.
event-paid = { $seat } paid with { $card }.
event-reveals = { $number ->
    [one] { $seat } revealed the top { $deck } card.
   *[other] { $seat } revealed the top { $number } { $deck } cards.
}
event-turned-unseen = { $card } was turned up.
event-turned-known = { $card }, already known, lies face up.
event-laid = { $seat } put { $card } back, next from the top.
event-moves-under = { $number ->
    [one] { $seat } put the top { $deck } card under its deck.
   *[other] { $seat } put the top { $number } { $deck } cards under their deck.
}
event-sank-unseen = { $seat } put an unseen card on the bottom.
event-sank-down = { $seat } put { $card } on the bottom, face down.
event-sank-up = { $seat } put { $card } on the bottom, face up.
event-peeks = { $number ->
    [one] { $seat } peeked at the top { $deck } card.
   *[other] { $seat } peeked at the top { $number } { $deck } cards.
}
event-peeked-unseen = Everyone saw { $card }.
event-peeked-known = { $card } was already known.
event-stored = { $seat } stored a { $die } for later.
event-helped = { $seat } used the stored { $die } in place of { $die2 }.
event-played = { $seat } played { $card }.
event-used = { $seat } played { $start }.
event-played-plain = { $seat } played { $start } without its power.
event-covered = { $seat } covered { $leader } with { $card }.
event-on-field = The marker stood on field { $field }: { $effect }.
event-top-unseen = { $card } was played from the top of the deck.
event-top-known = { $card }, already known, was played from the top of the deck.
event-no-card = There was no { $deck } card to play; nothing happened.
event-empty-deck = There was no { $deck } card left to draw.
event-discarded = { $seat } discarded { $card }.
event-lifted = The marker is set aside for this turn.
event-put-back = The marker was put back.

# The same in two or three words, for the head of a turn
gist-drew-unseen = drew { $card }
gist-drew-peeked = drew { $card }
gist-drew-open = drew { $card }
gist-reveals = { $number } revealed ({ $deck })
gist-hero-found = { $card } found!
gist-played = played { $card }
gist-used = played { $start }
gist-played-plain = played { $start }
gist-forward = +{ $number } → { $field }
gist-back = −{ $number } → { $field }
gist-leaders = leaders +{ $number } → { $field }
gist-ambushed = Ambush +{ $number } → { $field }
gist-attacked = Attack +{ $number } → { $field }
gist-cover-gone = { $leader } uncovered
gist-covered = { $leader } covered
gist-peeks = peeked at { $number } ({ $deck })
gist-stored = stored a { $die }
gist-helped = used the stored { $die }
gist-discarded = discarded { $card }

# What is being decided
prompt-begin = Draw the yellow card and roll the dice
prompt-reroll = Choose the dice to reroll, or keep them all
prompt-dice = Choose dice, then where they go: one reveals cards, two alike draw them
prompt-pay = Choose a card to pay with
prompt-arrange = Which card goes next, from the top?
prompt-play = Play one card
prompt-sink = Which card goes to the bottom next?
prompt-cover = Cover a leader?
prompt-cover-card = With which card?
prompt-discard = Choose a card to discard
prompt-first = Roll for the first turn

# The same, with what is at stake
ask-arrange = { $number ->
        [1] Put the revealed cards back: which one lies on top?
       *[other] Which one lies next below it?
    }
ask-pay = { $level ->
        [0] Choose a yellow card to pay with
       *[other] Choose an orange card to pay with
    }{ $number ->
        [one] {""}
       *[other] {" "}({ $number } to pay)
    }
ask-cover = { $number ->
        [0] Cover a leader? The marker stays this turn
       *[other] Cover a leader? Together they push the marker { $number }
    }
ask-cover-card = Cover { $leader } with which card?
ask-discard = Field { $field } takes cards from you: choose one to discard{ $number ->
        [one] {""}
       *[other] {" "}({ $number } to discard)
    }

end-heroes-found = Rey, Poe and Finn are found: the players have won
end-first-order-wins = The marker reached the last field: the First Order has won
end-deck-empty = A card had to be drawn from an empty deck: the First Order has won

# Names
card-fleet-rescue = Fleet Rescue
card-daring-escape = Daring Escape
card-hit-and-run = Hit and Run
card-supply-run = Supply Run
card-decoy-flight = Decoy Flight
card-recon-flight = Recon Flight
card-long-patrol = Long Patrol
card-chase = Chase
card-bombing-raid = Bombing Raid
card-blockade = Blockade
card-night-landing = Night Landing
card-smoke-screen = Smoke Screen
card-hidden-base = Hidden Base
card-false-signal = False Signal
card-coded-message = Coded Message
card-asteroid-shelter = Asteroid Shelter
card-low-flight = Low Flight
card-repair-stop = Repair Stop
card-fuel-convoy = Fuel Convoy
card-wing-formation = Wing Formation
card-rear-guard = Rear Guard
card-evacuation = Evacuation
card-secret-route = Secret Route
card-safe-harbour = Safe Harbour
card-lucky-shot = Lucky Shot
card-close-call = Close Call
card-cold-start = Cold Start
card-silent-running = Silent Running
card-tight-turn = Tight Turn
card-canyon-run = Canyon Run
card-nebula-crossing = Nebula Crossing
card-moon-outpost = Moon Outpost
card-border-post = Border Post
card-old-ally = Old Ally
card-new-recruits = New Recruits
card-field-hospital = Field Hospital
card-distress-call = Distress Call
card-jammed-radio = Jammed Radio
card-lost-convoy = Lost Convoy
card-broken-engine = Broken Engine
card-ion-storm = Ion Storm
card-mine-field = Mine Field
card-tracking-beacon = Tracking Beacon
card-scanner-sweep = Scanner Sweep
card-fighter-screen = Fighter Screen
card-interception = Interception
card-crossfire = Crossfire
card-tractor-beam = Tractor Beam
card-bounty-notice = Bounty Notice
card-spy-in-the-ranks = Spy in the Ranks
card-ambushed-shuttle = Ambushed Shuttle
card-orbital-guns = Orbital Guns
card-fleet-inspection = Fleet Inspection
card-reinforcements = Reinforcements
card-closed-sector = Closed Sector
card-stormed-bunker = Stormed Bunker
card-prison-break = Prison Break
card-sabotage = Sabotage
card-last-stand = Last Stand
card-street-fight = Street Fight
card-stand-off = Stand-off
card-droid-patrol = Droid Patrol
card-trooper-raid = Trooper Raid
card-house-search = House Search
card-walker-attack = Walker Attack
card-rooftop-chase = Rooftop Chase
card-tunnel-raid = Tunnel Raid
card-power-cut = Power Cut
card-stolen-uniforms = Stolen Uniforms
card-market-riot = Market Riot
card-captured-walker = Captured Walker
card-hostage-rescue = Hostage Rescue
card-trench-line = Trench Line
card-bridge-defence = Bridge Defence
card-hangar-fire = Hangar Fire
card-speeder-charge = Speeder Charge
card-curfew = Curfew
card-checkpoint = Checkpoint
card-siege-guns = Siege Guns
card-reprisal = Reprisal
card-elite-guard = Elite Guard
card-elite-gunner = Elite Gunner
card-elite-hunter = Elite Hunter
card-elite-pilot = Elite Pilot
card-elite-officer = Elite Officer
card-elite-squad = Elite Squad
card-elite-scout = Elite Scout
card-elite-engineer = Elite Engineer
card-elite-commander = Elite Commander
card-rey = Rey
card-poe = Poe
card-finn = Finn
deck-yellow = yellow
deck-orange = orange
deck-black = black
die-none = nothing
die-1 = 1
die-2 = 2
die-3 = 3
die-first-order = First Order
handful-1 = the 1
handful-2 = the 2
handful-3 = the 3
handful-1-1 = 1 and 1
handful-1-2 = 1 and 2
handful-1-3 = 1 and 3
handful-2-2 = 2 and 2
handful-2-3 = 2 and 3
handful-3-3 = 3 and 3
handful-1-1-1 = 1, 1 and 1
handful-1-1-2 = 1, 1 and 2
handful-1-1-3 = 1, 1 and 3
handful-1-2-2 = 1, 2 and 2
handful-1-2-3 = 1, 2 and 3
handful-1-3-3 = 1, 3 and 3
handful-2-2-2 = 2, 2 and 2
handful-2-2-3 = 2, 2 and 3
handful-2-3-3 = 2, 3 and 3
handful-3-3-3 = 3, 3 and 3
start-rebel-yellow = Rebel, yellow
start-rebel-orange = Rebel, orange
start-rebel-black = Rebel, black
start-scout-yellow = Scout, yellow
start-scout-orange = Scout, orange
start-scout-black = Scout, black
start-pilot-back = Pilot, marker back
start-pilot-yellow = Pilot, yellow
start-pilot-orange = Pilot, orange
leader-phasma = Captain Phasma
leader-hux = General Hux
leader-ren = Kylo Ren
effect-blank = nothing
effect-play-yellow = the top yellow card is played
effect-play-orange = the top orange card is played
effect-play-black = the top black card is played
effect-draw-yellow = a yellow card must be drawn
effect-draw-orange = an orange card must be drawn
effect-discard-1 = one card must be discarded
effect-discard-3 = three cards must be discarded
effect-set-aside = the marker is set aside for the next turn

option-variant = Variant
option-variant-standard = standard: medium
option-variant-simplified = simplified: easier, leaders in any order
option-variant-advanced = advanced: hard, the other side of the board
option-variant-simplified-advanced = both: medium

board-marker = Marker on field { $field } of { $goal }
board-aside = The marker is set aside.
board-legend = ○ start, ▷ plays the top card, ✋ draws a card, ✕ discards, ⏸ sets the marker aside; ①②③ are the yellow, orange and black decks
board-heroes-left = Heroes among the unseen cards: top pile { $top }, bottom pile { $bottom }
board-bare = not covered
board-dice = Dice
board-help = Stored result
board-hand = Hands
board-set = Set { $number }
board-discard = Discard pile
board-symbols = ▶ towards the First Order, ◀ towards the start, ⚡ ambush

role-rebel = Rebel
role-scout = Scout
role-pilot = Pilot

# What would happen
foresee-reroll = Two dice alike: { $chance } %. A die locked by the First Order: { $chance2 } %.
foresee-known = You draw { $card }. { $number ->
        [0] The marker stays.
       *[other] The marker moves { $number } towards the First Order.
    }
foresee-no-card = The deck is empty: you all lose.
foresee-draw = { $number ->
        [one] One card
       *[other] { $number } cards
    }{ $price ->
        [0] {""}
       *[other] { $level ->
            [1] , paid with as many yellow ones
           *[other] , paid with as many orange ones
        }
    }. { $chance ->
        [0] The marker stays.
       *[other] The marker moves on: { $chance } %, { $most } at most.
    }
foresee-draw-black = A hero: { $chance2 } %. { $price ->
        [0] {""}
        [one] Costs one orange card.
       *[other] Costs { $price } orange cards.
    } { $chance ->
        [0] The marker stays.
       *[other] The marker moves on: { $chance } %, { $most } at most.
    }
foresee-draw-calm = { $number ->
        [one] One card; the marker rests.
       *[other] { $number } cards; the marker rests.
    }
foresee-reveal = { $number ->
        [one] Turns up the top card
       *[other] Turns up the top { $number } cards
    }{ $up ->
        [0] {""}
       *[other] {" "}(face up already: { $up })
    }{ $level ->
        [0] {""}
       *[other] {" "}for one yellow card
    }: no ambush when drawn.
foresee-reveal-black = { $number ->
        [one] Turns up the top card
       *[other] Turns up the top { $number } cards
    }{ $up ->
        [0] {""}
       *[other] {" "}(face up already: { $up })
    } for one orange card. A hero: { $chance } %.
foresee-reveal-nothing = { $number ->
        [one] Nothing new: the top card already lies face up.
       *[other] Nothing new: the top { $number } cards already lie face up; you may only put them in another order.
    }
foresee-store = The { $die } waits for anyone to use in a later turn{ $lost ->
        [0] .
       *[other] ; the stored { $lost } is lost.
    }
foresee-help = This die will show { $die2 }.
foresee-play = Marker to field { $field2 }, then the leaders push it { $number }: field { $field }, { $effect }.
foresee-power = { $power ->
        [0] { $cards ->
            [one] The top card goes to the bottom.
           *[other] The top { $cards } cards go to the bottom.
        }
        [1] { $cards ->
            [one] Everyone sees the top card.
           *[other] Everyone sees the top { $cards } cards.
        }
       *[other] The marker goes back { $cards }.
    } { $end ->
        [0] Then with the leaders: field { $field }, { $effect }.
        [1] The marker rests.
       *[other] Then the marker would reach the last field: you would all lose.
    }
foresee-plain = Without its power; the marker moves just the same.
foresee-cover = The leaders push { $number } instead of { $number2 }: field { $field }, { $effect }.
foresee-stop = The leaders push the marker { $number }: field { $field }, { $effect }.
foresee-loss = The marker would reach the last field: you would all lose.
foresee-rest = The marker rests: nothing moves it in this turn.

# Prompts that know the hand
ask-dice = { $number ->
        [1] One die is left: choose it, then the deck whose cards it reveals
       *[other] No two dice are alike: choose one, then the deck whose cards it reveals
    }
ask-play = Your hand is empty: play one of your starting cards

# Packs
pack-standard = Both sides of the board
pack-first-mission = A first mission
