title = Star Wars: Super Teams
about = Ein Rennen zum letzten Planeten, bei dem deine Karten die Schiffe aller bewegen.

# What can be chosen
action-play = { $colour } { $number } spielen
action-move = { $ship } bewegen
action-use = { $bonus } spielen
action-grapple = Enterhaken für { $ship }
action-place = Seite wählen: { $kind }
action-pass = Passen

# What has happened
event-played = { $seat } hat { $colour } { $number } gespielt.
event-named = { $seat } hat { $ship } zum Bewegen gewählt.
event-used = { $seat } hat { $bonus } auf { $ship } gespielt.
event-passed = { $seat } hat keine Bonuskarte gespielt.
event-moved = { $ship } ist { $space ->
        [0] vom Startplaneten
       *[other] von Feld { $space }
    } auf { $space2 ->
        [-1] den letzten Planeten
       *[other] Feld { $space2 }
    } geflogen.
event-in-maw = { $ship } ist auf Feld { $space } im Schlund gelandet.
event-back = Der Schlund hat { $ship } auf { $space ->
        [0] den Startplaneten
       *[other] Feld { $space }
    } zurückgeworfen.
event-dodged = { $ship } ist dem Schlund ausgewichen und auf { $space ->
        [-1] den letzten Planeten
       *[other] Feld { $space }
    } weitergeflogen.
event-placed = { $seat } hat { $ship } auf die Seite „{ $kind }“ gestellt.
event-arrived = { $ship } hat den letzten Planeten erreicht.
event-drew = { $seat } hat eine Bonuskarte gezogen: { $bonus }.
event-drew-unseen = { $seat } hat eine Bonuskarte gezogen.
event-remade = Die gespielten Bonuskarten wurden zu einem neuen Stapel gemischt.
event-nothing-left = Für { $seat } war keine Bonuskarte mehr da.
event-planet = { $seat } hat eine Bonuskarte vom letzten Planeten genommen: { $bonus }.
event-planet-unseen = { $seat } hat { $number } { $number ->
        [one] Bonuskarte
       *[other] Bonuskarten
    } vom letzten Planeten genommen.
event-jokers = Beide Schiffe sind am Ziel: Die Karten in { $colour } sind jetzt Joker.
event-hooked = { $seat } hat einen Enterhaken gespielt: { $ship } wurde auf { $space ->
        [-1] den letzten Planeten
       *[other] Feld { $space }
    } gezogen.
event-reshuffled = Alle Bewegungskarten wurden zu einem neuen Stapel gemischt.
event-round = Eine neue Runde hat begonnen: Alle haben { $number } { $number ->
        [one] Bewegungskarte
       *[other] Bewegungskarten
    } bekommen.
event-dealt = { $seat } hat { $card } { $card2 } { $card3 } { $card4 } { $card5 } { $card6 } bekommen.
event-wins = { $seat } hat das Rennen gewonnen.
event-capped = Nach { $number } { $number ->
        [one] Zug
       *[other] Zügen
    } wurde das Rennen unentschieden abgebrochen.

# What is being decided
prompt-card = Spiele eine Bewegungskarte
prompt-ship = Wähle das Schiff, das die Karte bewegt
prompt-bonus = Spiele vor der Bewegung eine Bonuskarte auf das Schiff oder passe
prompt-dodge = Das Schiff ist im Schlund: Weiche aus oder passe
prompt-side = Wähle die Seite des Doppelfelds
prompt-grapple = Ein Schiff deines Teams wurde überholt: Spiele einen Enterhaken oder passe
end-won = Alle Schiffe eines Teams haben den letzten Planeten erreicht
end-shared = Mehrere Teams sind im selben Zug fertig geworden und teilen sich den Sieg
end-cap = Das Rennen hat zu viele Züge gedauert und endet unentschieden

# Names
colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-black = Schwarz
ship-x-wing = X-Wing
ship-millennium-falcon = Millennium Falcon
ship-jedi-starfighter = Jedi Starfighter
ship-tantive-iv = Tantive IV
ship-star-destroyer = Star Destroyer
ship-death-star = Death Star
ship-tie-fighter = TIE Fighter
ship-tie-advanced = TIE Advanced
bonus-dodging-maneuver = Ausweich­manöver
bonus-experienced-pilot = Erfah­rener Pilot
bonus-lightspeed = Licht­geschwin­digkeit
bonus-speed-boost = Turbo­schub
bonus-grapple = Enter­haken
kind-normal = normal
kind-bonus = Bonus
kind-hyperspace = Hyperraum
kind-asteroids = Asteroidenfeld
kind-maw = Schlund
kind-start = Startplanet
kind-home = letzter Planet
kind-hyperspace-asteroids = Hyperraum oder Asteroiden
kind-hyperspace-normal = Hyperraum oder normal
kind-asteroids-normal = Asteroiden oder normal
card-none = keine Karte
card-red-1 = ‹Rot 1›
card-red-2 = ‹Rot 2›
card-red-3 = ‹Rot 3›
card-red-4 = ‹Rot 4›
card-red-5 = ‹Rot 5›
card-red-6 = ‹Rot 6›
card-yellow-1 = ‹Gelb 1›
card-yellow-2 = ‹Gelb 2›
card-yellow-3 = ‹Gelb 3›
card-yellow-4 = ‹Gelb 4›
card-yellow-5 = ‹Gelb 5›
card-yellow-6 = ‹Gelb 6›
card-green-1 = ‹Grün 1›
card-green-2 = ‹Grün 2›
card-green-3 = ‹Grün 3›
card-green-4 = ‹Grün 4›
card-green-5 = ‹Grün 5›
card-green-6 = ‹Grün 6›
card-black-1 = ‹Schwarz 1›
card-black-2 = ‹Schwarz 2›
card-black-3 = ‹Schwarz 3›
card-black-4 = ‹Schwarz 4›
card-black-5 = ‹Schwarz 5›
card-black-6 = ‹Schwarz 6›

# What can be chosen before a game
option-colours = Farben nach Plätzen
option-first = Beginnt

# What the terminal says
board-seat = Spieler
board-colours = Farben
board-cards = Karten
board-bonus = Bonus
board-home = Am Ziel
board-hand = Deine Hand
board-your-bonus = Deine Bonuskarten
board-none = keine
board-pile = Bonusstapel
board-discards = gespielt
board-planet = auf dem letzten Planeten
board-deck = Bewegungsstapel
board-turn = Zug { $number }

# Ein Zug in wenigen Worten
gist-played = { $colour } { $number }
gist-used = { $bonus }
gist-moved = { $ship } { $space ->
        [0] Start
       *[other] { $space }
    } → { $space2 ->
        [-1] letzter Planet
       *[other] { $space2 }
    }
gist-back = Schlund → { $space }
gist-dodged = → { $space ->
        [-1] letzter Planet
       *[other] { $space }
    }
gist-placed = { $kind }
gist-arrived = { $ship } am Ziel
gist-hooked = { $ship } → { $space ->
        [-1] letzter Planet
       *[other] { $space }
    } (Enterhaken)
gist-drew = { $bonus } gezogen
gist-drew-unseen = Bonuskarte gezogen
gist-planet = { $bonus } genommen
gist-planet-unseen = Bonuskarten genommen: { $number }
gist-wins = { $seat } gewinnt

# Was geschehen würde
foresee-flight = { $named ->
        [1] { $ship }{ $factor ->
            [1] , von Asteroiden gebremst
            [2] , mit doppeltem Tempo
            [3] , ein Feld weiter
           *[other] {""}
        }:{" "}
       *[other] {""}
    }{ $rest ->
        [1] Feld { $space }, { $mine ->
            [1] du ziehst eine Bonuskarte
           *[other] { $seat } zieht eine Bonuskarte
        }
        [2] Feld { $space }, Hyperraum: die nächste Karte zählt doppelt
        [3] Feld { $space }, Asteroiden: die nächste Karte zählt 1
        [4] Feld { $space2 } ist der Schlund, zurück auf { $space ->
            [0] den Startplaneten
           *[other] Feld { $space }
        }
        [6] der letzte Planet
        [7] Feld { $space }, Hyperraum oder Asteroiden
        [8] Feld { $space }, Hyperraum oder normal
        [9] Feld { $space }, Asteroiden oder normal
       *[other] Feld { $space }
    }
foresee-dodge = { $ship } weicht dem Schlund aus: { $rest ->
        [6] weiter auf den letzten Planeten
       *[other] weiter auf Feld { $space }
    }
foresee-back = { $ship } wird zurückgeworfen auf { $space ->
        [0] den Startplaneten
       *[other] Feld { $space }
    }
foresee-grapple = { $ship } wird gezogen auf { $rest ->
        [1] Feld { $space }, { $mine ->
            [1] du ziehst eine Bonuskarte
           *[other] { $seat } zieht eine Bonuskarte
        }
        [6] den letzten Planeten
       *[other] Feld { $space }
    }
foresee-side = { $rest ->
        [2] { $ship } im Hyperraum: die nächste Karte zählt doppelt
        [3] { $ship } im Asteroidenfeld: die nächste Karte zählt 1
       *[other] { $ship } auf einem normalen Feld
    }

# Dasselbe neben dem Schatten
brief-flight = { $factor ->
        [1] Asteroiden, nur 1:{" "}
        [2] ×2:{" "}
        [3] +1:{" "}
       *[other] {""}
    }{ $rest ->
        [1] { $space }, Bonuskarte
        [2] { $space }, Hyperraum
        [3] { $space }, Asteroiden
        [4] { $space2 }: Schlund, { $space ->
            [0] zurück zum Start
           *[other] zurück auf { $space }
        }
        [6] letzter Planet
        [7] { $space }, Hyperraum / Asteroiden
        [8] { $space }, Hyperraum / normal
        [9] { $space }, Asteroiden / normal
       *[other] { $space }
    }
brief-dodge = { $rest ->
        [6] letzter Planet
       *[other] { $space }
    }
brief-back = { $space ->
        [0] zurück zum Start
       *[other] zurück auf { $space }
    }
brief-grapple = { $rest ->
        [6] letzter Planet
       *[other] { $space }
    }

# Worum es geht
ask-ship = Wähle das Schiff, das mit { $colour } { $number } fliegt
ask-bonus = { $by ->
        [1] Du bewegst
       *[other] { $seat } bewegt
    } { $mine ->
        [1] { $by ->
            [1] dein Schiff
           *[other] DEIN Schiff
        }
       *[other] euer Schiff
    } { $ship } mit { $colour } { $number }: { $space ->
        [0] Start
       *[other] { $space }
    } → { $rest ->
        [4] { $space2 }, der Schlund
        [6] letzter Planet
       *[other] { $space2 }
    }. { $has ->
        [0] Keine deiner Bonuskarten hilft hier
       *[other] Spiele eine Bonuskarte oder passe
    }
ask-dodge = { $ship } ist im Schlund. { $has ->
        [0] Du hast kein Ausweichmanöver: Es geht zurück auf
       *[other] Weiche aus auf { $space2 ->
            [-1] den letzten Planeten
           *[other] Feld { $space2 }
        } oder passe, dann geht es zurück auf
    } { $space ->
        [0] den Startplaneten
       *[other] Feld { $space }
    }
ask-grapple = { $ship } hat { $mine ->
        [1] DEIN Schiff
       *[other] EUER Schiff
    } { $ship2 } überholt. { $has ->
        [0] Du hast keinen Enterhaken
       *[other] Spiele einen Enterhaken und folge auf { $space ->
            [-1] den letzten Planeten
           *[other] Feld { $space }
        } oder passe
    }

# Pakete
pack-standard = Das Cantina-Rennen
pack-first-race = Ein erstes Rennen
