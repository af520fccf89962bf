title = Toy Battle
about = Two armies of toys: take the enemy headquarters, or surround enough medals.

# What can be chosen
action-draw = Draw troops
action-use = Use the effect
action-pass = Do without
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
event-passed = { $seat } did without the effect.
event-stopped = { $seat } placed no further troop.
event-discarded = { $seat } discarded { $troop } ({ $seat2 }) from base { $base }.
event-uncovered = { $troop } ({ $seat }) came to light on base { $base }.
event-shot = { $seat } hit the rack of { $seat2 }: { $troop } was discarded.
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
event-won-medals = { $seat } reached the objective with { $medals } medals.
event-nothing-left = { $seat } could neither draw nor place a troop.
event-too-long = After { $turns } turns nobody had won.

# What is being decided
prompt-turn = Draw, or place a troop
prompt-extra = Cap'n: place one more troop, or do without
prompt-skully = Skully: draw two troops?
prompt-jumbo = Jumbo: discard an enemy troop next door?
prompt-xb-42 = XB-42: discard a random troop of the enemy rack?
prompt-star = Star: draw a troop?
prompt-castle = Siege tower: take one of your other troops back?
prompt-clouds = Cloud tower: draw a troop?
prompt-jungle-from = Lava platform: move an enemy troop next door?
prompt-jungle-to = Where is the troop moved to?
prompt-cemetery = Pumpkin: take a discarded troop back?
prompt-battlefield = Watchtower: pin down a troop of the enemy rack?

end-captured = A headquarters was captured
end-conquered = The medal objective was reached
end-stuck = A player could neither draw nor place
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
