title = Star Wars: Super Teams
about = A race to the final planet in which your cards move everybody's ships.

# What can be chosen
action-play = Play { $colour } { $number }
action-move = Move { $ship }
action-use = Play { $bonus }
action-grapple = Grapple with { $ship }
action-place = Choose the { $kind } side
action-pass = Pass

# What has happened
event-played = { $seat } played { $colour } { $number }.
event-named = { $seat } chose { $ship } to move.
event-used = { $seat } played { $bonus } on { $ship }.
event-passed = { $seat } played no bonus card.
event-moved = { $ship } flew from { $space ->
        [0] the starting planet
       *[other] space { $space }
    } to { $space2 ->
        [-1] the final planet
       *[other] space { $space2 }
    }.
event-in-maw = { $ship } ended in the Maw on space { $space }.
event-back = The Maw threw { $ship } back to { $space ->
        [0] the starting planet
       *[other] space { $space }
    }.
event-dodged = { $ship } dodged the Maw and flew on to { $space ->
        [-1] the final planet
       *[other] space { $space }
    }.
event-placed = { $seat } placed { $ship } on the { $kind } side.
event-arrived = { $ship } reached the final planet.
event-drew = { $seat } drew a bonus card: { $bonus }.
event-drew-unseen = { $seat } drew a bonus card.
event-remade = The played bonus cards were shuffled into a new pile.
event-nothing-left = There was no bonus card left for { $seat } to draw.
event-planet = { $seat } took a bonus card from the final planet: { $bonus }.
event-planet-unseen = { $seat } took { $number } { $number ->
        [one] bonus card
       *[other] bonus cards
    } from the final planet.
event-jokers = Both ships are home: the { $colour } cards are jokers now.
event-hooked = { $seat } played Grapple: { $ship } was pulled to { $space ->
        [-1] the final planet
       *[other] space { $space }
    }.
event-reshuffled = All movement cards were shuffled into a new deck.
event-round = A new round began: everyone was dealt { $number } movement { $number ->
        [one] card
       *[other] cards
    }.
event-dealt = { $seat } was dealt { $card } { $card2 } { $card3 } { $card4 } { $card5 } { $card6 }.
event-wins = { $seat } won the race.
event-capped = After { $number } { $number ->
        [one] turn
       *[other] turns
    } the race was called off as a draw.

# What is being decided
prompt-card = Play a movement card
prompt-ship = Choose the ship that the card moves
prompt-bonus = Play a bonus card on the ship before it moves, or pass
prompt-dodge = The ship is in the Maw: dodge it, or pass
prompt-side = Choose the side of the double space
prompt-grapple = One of your team's ships was passed: play Grapple, or pass
end-won = All ships of one team reached the final planet
end-shared = Several teams finished in the same turn and share the victory
end-cap = The race took too many turns and is a draw

# Names
colour-red = red
colour-yellow = yellow
colour-green = green
colour-black = black
ship-x-wing = X-Wing
ship-millennium-falcon = Millennium Falcon
ship-jedi-starfighter = Jedi Starfighter
ship-tantive-iv = Tantive IV
ship-star-destroyer = Star Destroyer
ship-death-star = Death Star
ship-tie-fighter = TIE Fighter
ship-tie-advanced = TIE Advanced
bonus-dodging-maneuver = Dodging Maneu­ver
bonus-experienced-pilot = Expe­ri­enced Pilot
bonus-lightspeed = Light­speed
bonus-speed-boost = Speed Boost
bonus-grapple = Grapple
kind-normal = normal
kind-bonus = bonus
kind-hyperspace = hyperspace
kind-asteroids = asteroid field
kind-maw = Maw
kind-start = starting planet
kind-home = final planet
kind-hyperspace-asteroids = hyperspace or asteroids
kind-hyperspace-normal = hyperspace or normal
kind-asteroids-normal = asteroids or normal
card-none = no card
card-red-1 = ‹red 1›
card-red-2 = ‹red 2›
card-red-3 = ‹red 3›
card-red-4 = ‹red 4›
card-red-5 = ‹red 5›
card-red-6 = ‹red 6›
card-yellow-1 = ‹yellow 1›
card-yellow-2 = ‹yellow 2›
card-yellow-3 = ‹yellow 3›
card-yellow-4 = ‹yellow 4›
card-yellow-5 = ‹yellow 5›
card-yellow-6 = ‹yellow 6›
card-green-1 = ‹green 1›
card-green-2 = ‹green 2›
card-green-3 = ‹green 3›
card-green-4 = ‹green 4›
card-green-5 = ‹green 5›
card-green-6 = ‹green 6›
card-black-1 = ‹black 1›
card-black-2 = ‹black 2›
card-black-3 = ‹black 3›
card-black-4 = ‹black 4›
card-black-5 = ‹black 5›
card-black-6 = ‹black 6›

# What can be chosen before a game
option-colours = Colours by seat
option-first = Goes first

# What the terminal says
board-seat = Player
board-colours = Colours
board-cards = Cards
board-bonus = Bonus
board-home = Home
board-hand = Your hand
board-your-bonus = Your bonus cards
board-none = none
board-pile = Bonus pile
board-discards = played
board-planet = on the final planet
board-deck = Movement deck
board-turn = Turn { $number }

# A turn in a few words
gist-played = { $colour } { $number }
gist-used = { $bonus }
gist-moved = { $ship } { $space ->
        [0] start
       *[other] { $space }
    } → { $space2 ->
        [-1] final planet
       *[other] { $space2 }
    }
gist-back = Maw → { $space }
gist-dodged = → { $space ->
        [-1] final planet
       *[other] { $space }
    }
gist-placed = { $kind }
gist-arrived = { $ship } home
gist-hooked = { $ship } → { $space ->
        [-1] final planet
       *[other] { $space }
    } (Grapple)
gist-drew = drew { $bonus }
gist-drew-unseen = drew a bonus card
gist-planet = took { $bonus }
gist-planet-unseen = took bonus cards: { $number }
gist-wins = { $seat } wins

# What would happen
foresee-flight = { $named ->
        [1] { $ship }{ $factor ->
            [1] , slowed by asteroids
            [2] , at double speed
            [3] , one space further
           *[other] {""}
        }:{" "}
       *[other] {""}
    }{ $rest ->
        [1] space { $space }, { $mine ->
            [1] you draw a bonus card
           *[other] { $seat } draws a bonus card
        }
        [2] space { $space }, hyperspace: the next card counts double
        [3] space { $space }, asteroids: the next card counts 1
        [4] space { $space2 } is the Maw, back to { $space ->
            [0] the starting planet
           *[other] space { $space }
        }
        [6] the final planet
        [7] space { $space }, hyperspace or asteroids
        [8] space { $space }, hyperspace or normal
        [9] space { $space }, asteroids or normal
       *[other] space { $space }
    }
foresee-dodge = { $ship } dodges the Maw: { $rest ->
        [6] on to the final planet
       *[other] on to space { $space }
    }
foresee-back = { $ship } is thrown back to { $space ->
        [0] the starting planet
       *[other] space { $space }
    }
foresee-grapple = { $ship } is pulled to { $rest ->
        [1] space { $space }, { $mine ->
            [1] you draw a bonus card
           *[other] { $seat } draws a bonus card
        }
        [6] the final planet
       *[other] space { $space }
    }
foresee-side = { $rest ->
        [2] { $ship } in hyperspace: the next card counts double
        [3] { $ship } in the asteroid field: the next card counts 1
       *[other] { $ship } on a normal space
    }

# The same beside a ghost
brief-flight = { $factor ->
        [1] asteroids, only 1:{" "}
        [2] ×2:{" "}
        [3] +1:{" "}
       *[other] {""}
    }{ $rest ->
        [1] { $space }, bonus card
        [2] { $space }, hyperspace
        [3] { $space }, asteroids
        [4] { $space2 }: Maw, { $space ->
            [0] back to the start
           *[other] back to { $space }
        }
        [6] final planet
        [7] { $space }, hyperspace / asteroids
        [8] { $space }, hyperspace / normal
        [9] { $space }, asteroids / normal
       *[other] { $space }
    }
brief-dodge = { $rest ->
        [6] final planet
       *[other] { $space }
    }
brief-back = { $space ->
        [0] back to the start
       *[other] back to { $space }
    }
brief-grapple = { $rest ->
        [6] final planet
       *[other] { $space }
    }

# What is at stake
ask-ship = Choose the ship that flies with { $colour } { $number }
ask-bonus = { $by ->
        [1] You move
       *[other] { $seat } moves
    } { $mine ->
        [1] { $by ->
            [1] your
           *[other] YOUR
        }
       *[other] your team's
    } { $ship } with { $colour } { $number }: { $space ->
        [0] start
       *[other] { $space }
    } → { $rest ->
        [4] { $space2 }, the Maw
        [6] the final planet
       *[other] { $space2 }
    }. { $has ->
        [0] None of your bonus cards fits
       *[other] Play a bonus card, or pass
    }
ask-dodge = { $ship } is in the Maw. { $has ->
        [0] You have no Dodging Maneuver: it goes back to
       *[other] Dodge to { $space2 ->
            [-1] the final planet
           *[other] space { $space2 }
        }, or pass and go back to
    } { $space ->
        [0] the starting planet
       *[other] space { $space }
    }
ask-grapple = { $ship } passed { $mine ->
        [1] YOUR
       *[other] your team's
    } { $ship2 }. { $has ->
        [0] You have no Grapple
       *[other] Play Grapple and follow to { $space ->
            [-1] the final planet
           *[other] space { $space }
        }, or pass
    }

# Packs
pack-standard = The Cantina run
pack-first-race = A first race
