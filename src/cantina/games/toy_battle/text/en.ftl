title = Toy Battle
about = Two armies of toys: take the enemy headquarters, or surround enough medals.

# What can be chosen
action-draw = Draw troops
action-use = Use the effect
action-pass = Skip
action-place = Place { $troop } on base { $base }
action-capture = Capture { $hq } with { $troop }
action-discard = Discard the troop on base { $base }
action-recall = Take back the troop on base { $base }
action-move-from = Move the troop on base { $base }
action-move-to = Move it to base { $base }
action-recover = Take back { $troop } from the discards

# What has happened
event-placed = { $seat } placed { $troop } on base { $base }.
event-covered = { $seat } placed { $troop } on base { $base }, over { $troop2 } ({ $seat2 }).
event-hq-taken = { $seat } captured { $hq } with { $troop }.
event-medals =
    { $medals ->
        [one] { $seat } took control of region { $region } and won a medal.
       *[other] { $seat } took control of region { $region } and won { $medals } medals.
    }
event-drew-one = { $seat } drew { $troop }.
event-drew-two = { $seat } drew { $troop } and { $troop2 }.
event-drew-unseen =
    { $count ->
        [one] { $seat } drew a troop.
       *[other] { $seat } drew { $count } troops.
    }
event-passed = { $seat } skipped the effect.
event-stopped = { $seat } did not place another troop.
event-discarded = { $seat } discarded { $troop } ({ $seat2 }) from base { $base }.
event-uncovered = { $troop } ({ $seat }) is visible again on base { $base }.
event-shot = { $seat } hit { $seat2 }'s rack: { $troop } was discarded.
event-recalled = { $seat } took { $troop } back from base { $base }.
event-moved = { $seat } moved { $troop } ({ $seat2 }) from base { $base } to base { $base2 }.
event-recovered = { $seat } took { $troop } back from the discards.
event-laid-seen = { $seat } pinned down { $troop } on the rack of { $seat2 }.
event-laid-unseen = { $seat } pinned down a troop on the rack of { $seat2 }.
event-stood-up =
    { $count ->
        [one] A troop on the rack of { $seat } stood up again.
       *[other] { $count } troops on the rack of { $seat } stood up again.
    }
event-won-medals = { $seat } reached the objective with { $medals ->
        [one] one medal
       *[other] { $medals } medals
    }.
event-nothing-left = { $seat } could neither draw nor place a troop.
event-too-long = After { $turns } turns nobody had won.

# The same in a few words, for the head of a turn
gist-placed = { $troop } on { $base }
gist-covered = { $troop } on { $base }, over { $troop2 }
gist-hq-taken = captured { $hq }
gist-medals = { $medals ->
        [one] a medal
       *[other] { $medals } medals
    } in region { $region }
gist-drew-one = drew { $troop }
gist-drew-two = drew { $troop } and { $troop2 }
gist-drew-unseen = { $count ->
        [one] drew a troop
       *[other] drew { $count } troops
    }
gist-discarded = { $troop } discarded from { $base }
gist-shot = { $troop } shot off the rack
gist-recalled = { $troop } taken back
gist-moved = { $troop } moved { $base } → { $base2 }
gist-recovered = { $troop } back from the discards
gist-laid-seen = { $troop } pinned down
gist-laid-unseen = a troop pinned down
gist-won-medals = objective reached
gist-nothing-left = nothing left to do

# What is being decided
prompt-turn = Draw, or place a troop
prompt-extra = Cap'n: place one more troop, or skip
prompt-skully = Skully: draw two troops?
prompt-jumbo = Jumbo: discard an enemy troop on a neighbouring base?
prompt-xb-42 = XB-42: discard a random troop from the enemy rack?
prompt-star = Star: draw a troop?
prompt-castle = Siege tower: take one of your other troops back?
prompt-clouds = Cloud tower: draw a troop?
prompt-jungle-from = Lava platform: move an enemy troop on a neighbouring base?
prompt-jungle-to = Where should the troop go?
prompt-cemetery = Pumpkin: take a discarded troop back?
prompt-battlefield = Watchtower: pin down a troop from the enemy rack?

end-captured = The winner captured a headquarters
end-conquered = The winner reached the medal objective
end-stuck = One side could neither draw nor place: most medals win
end-cap = The game went on for too long

troop-kwak = Kwak
troop-skully = Skully
troop-capn = Cap'n
troop-jumbo = Jumbo
troop-hook = Hook
troop-xb-42 = XB-42
troop-star = Star
troop-roxy = Roxy

hq-blue = the blue headquarters
hq-blue-1 = the first blue headquarters
hq-blue-2 = the second blue headquarters
hq-red = the red headquarters
hq-red-1 = the first red headquarters
hq-red-2 = the second red headquarters

option-mode = Mode
option-mode-normal = with special bases
option-mode-beginner = for beginners, without special bases
option-first = First player
option-blue = Blue player

board-blue = Blue
board-red = Red
board-you = you
board-medals = Medals
board-rack = Rack
board-known = known
board-lying = pinned down
board-reserve = Reserve
board-discards = Discards
board-stacks = Stacks, from the bottom
board-recall = take back
board-draw = draw
board-move = move
board-recover = recover
board-block = pin down
board-shield = no effects
board-only = only

# What a choice would do
foresee-draw = { $count ->
        [one] A troop comes to your rack
       *[other] { $count } troops come to your rack
    }. { $left ->
        [0] The reserve is empty then.
       *[other] { $left } more in the reserve.
    }
foresee-capture = Captures { $hq }: the battle is won!
foresee-place = { $named ->
        [1] Base { $base }:{ " " }
       *[other] {""}
    }{ $free ->
        [1] Hook needs no path.{ " " }
       *[other] {""}
    }{ $over ->
        [1] Covers { $troop2 } ({ $seat2 }).{ " " }
        [2] On top of your own { $troop2 }.{ " " }
       *[other] {""}
    }{ $medals ->
        [0] {""}
        [one] Wins a medal{ $region ->
            [0] {""}
           *[other] { " " }of region { $region }
        }.{ " " }
       *[other] Wins { $medals } medals{ $region ->
            [0] {""}
           *[other] { " " }of region { $region }
        }.{ " " }
    }{ $wins ->
        [1] That wins the battle!{ " " }
       *[other] {""}
    }{ $effect ->
        [1] Then: draw two troops.{ " " }
        [2] Then: place one more troop.{ " " }
        [3] Then: discard an enemy troop on a neighbouring base.{ " " }
        [5] Then: the enemy rack loses a random troop.{ " " }
        [6] Then: draw a troop.{ " " }
        [8] The shield takes its effect away.{ " " }
       *[other] {""}
    }{ $special ->
        [1] Siege tower: take a troop back.
        [2] Cloud tower: draw a troop.
        [3] Lava platform: move an enemy troop on a neighbouring base.
        [4] Pumpkin: take a discarded troop back.
        [5] Watchtower: pin down a troop from the enemy rack.
       *[other] {""}
    }
brief-place = { $wins ->
        [1] wins the battle!
       *[other] { $over ->
            [1] covers { $troop2 }
           *[other] {""}
        }{ $both ->
            [1] ,{ " " }
           *[other] {""}
        }{ $medals ->
            [0] {""}
            [one] a medal
           *[other] { $medals } medals
        }
    }
foresee-lift = { $back ->
        [1] { $troop } goes back to your rack.{ " " }
       *[other] { $troop } ({ $seat }) is discarded.{ " " }
    }{ $light ->
        [1] { $troop2 } ({ $seat2 }) comes to light
       *[other] {""}
    }{ $medals ->
        [0] {""}
        [one] { " " }and wins a medal{ $region ->
            [0] {""}
           *[other] { " " }of region { $region }
        }
       *[other] { " " }and wins { $medals } medals{ $region ->
            [0] {""}
           *[other] { " " }of region { $region }
        }
    }{ $light ->
        [1] .
       *[other] {""}
    }
foresee-drag = { $seat } then holds base { $base }{ $medals ->
        [0] {""}
        [one] { " " }and wins a medal{ $region ->
            [0] {""}
           *[other] { " " }of region { $region }
        }
       *[other] { " " }and wins { $medals } medals{ $region ->
            [0] {""}
           *[other] { " " }of region { $region }
        }
    }.

# The terrains
pack-battlefield = Battlefield
pack-caribbean-sea = Caribbean Sea
pack-castle-field = Castle Field
pack-city-of-clouds = City of Clouds
pack-cursed-cemetery = Cursed Cemetery
pack-la-croisette = La Croisette
pack-station-metal-x = Station Metal-X
pack-tropical-pool = Tropical Pool
pack-volcanic-jungle = Volcanic Jungle

# Prompts that know the hand
ask-empty = Your rack is empty: draw
ask-draw = You have no troop that fits anywhere: draw
ask-full = Your rack is full: place a troop
ask-spent = Your reserve is empty: place a troop
ask-danger = Danger at your headquarters! Draw, or place a troop
ask-draw-one = Draw one troop, or place a troop
ask-skully = Skully: draw a troop? Two are not possible.
