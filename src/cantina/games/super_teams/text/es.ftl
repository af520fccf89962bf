title = Star Wars: Super Teams
about = Una carrera hasta el planeta final en la que tus cartas mueven las naves de todos.

# What can be chosen
action-play = Jugar { $colour } { $number }
action-move = Mover: { $ship }
action-use = Jugar { $bonus }
action-grapple = Garfio para { $ship }
action-place = Elegir el lado: { $kind }
action-pass = Pasar

# What has happened
event-played = { $seat } jugó { $colour } { $number }.
event-named = { $seat } eligió mover { $ship }.
event-used = { $seat } jugó { $bonus } en { $ship }.
event-passed = { $seat } no jugó ninguna carta de bonificación.
event-moved = { $ship } voló desde { $space ->
        [0] el planeta inicial
       *[other] la casilla { $space }
    } hasta { $space2 ->
        [-1] el planeta final
       *[other] la casilla { $space2 }
    }.
event-in-maw = { $ship } acabó en las Fauces, en la casilla { $space }.
event-back = Las Fauces devolvieron { $ship } { $space ->
        [0] al planeta inicial
       *[other] a la casilla { $space }
    }.
event-dodged = { $ship } esquivó las Fauces y siguió hasta { $space ->
        [-1] el planeta final
       *[other] la casilla { $space }
    }.
event-placed = { $seat } colocó { $ship } en el lado «{ $kind }».
event-arrived = { $ship } llegó al planeta final.
event-drew = { $seat } robó una carta de bonificación: { $bonus }.
event-drew-unseen = { $seat } robó una carta de bonificación.
event-remade = Las cartas de bonificación jugadas se barajaron para formar un mazo nuevo.
event-nothing-left = No quedaba ninguna carta de bonificación para { $seat }.
event-planet = { $seat } tomó una carta de bonificación del planeta final: { $bonus }.
event-planet-unseen = { $seat } tomó { $number } { $number ->
        [one] carta
       *[other] cartas
    } de bonificación del planeta final.
event-jokers = Ambas naves han llegado: las cartas de color { $colour } son ahora comodines.
event-hooked = { $seat } jugó Garfio: { $ship } llegó de un tirón { $space ->
        [-1] al planeta final
       *[other] a la casilla { $space }
    }.
event-reshuffled = Todas las cartas de movimiento se barajaron para formar un mazo nuevo.
event-round = Empezó una ronda nueva: cada uno recibió { $number } { $number ->
        [one] carta
       *[other] cartas
    } de movimiento.
event-dealt = { $seat } recibió { $card } { $card2 } { $card3 } { $card4 } { $card5 } { $card6 }.
event-wins = { $seat } ganó la carrera.
event-capped = Tras { $number } { $number ->
        [one] turno
       *[other] turnos
    }, la carrera se dio por empatada.

# What is being decided
prompt-card = Juega una carta de movimiento
prompt-ship = Elige la nave que mueve la carta
prompt-bonus = Juega una carta de bonificación en la nave antes de que se mueva, o pasa
prompt-dodge = La nave está en las Fauces: esquívalas o pasa
prompt-side = Elige el lado de la casilla doble
prompt-grapple = Han adelantado a una nave de tu equipo: juega Garfio o pasa
end-won = Todas las naves de un equipo llegaron al planeta final
end-shared = Varios equipos terminaron en el mismo turno y comparten la victoria
end-cap = La carrera duró demasiados turnos y queda en empate

# Names
colour-red = rojo
colour-yellow = amarillo
colour-green = verde
colour-black = negro
ship-x-wing = X-Wing
ship-millennium-falcon = Millennium Falcon
ship-jedi-starfighter = Jedi Starfighter
ship-tantive-iv = Tantive IV
ship-star-destroyer = Star Destroyer
ship-death-star = Death Star
ship-tie-fighter = TIE Fighter
ship-tie-advanced = TIE Advanced
bonus-dodging-maneuver = Manio­bra eva­siva
bonus-experienced-pilot = Piloto experto
bonus-lightspeed = Velo­cidad de la luz
bonus-speed-boost = Impulso de velo­cidad
bonus-grapple = Garfio
kind-normal = normal
kind-bonus = bonificación
kind-hyperspace = hiperespacio
kind-asteroids = campo de asteroides
kind-maw = Fauces
kind-start = planeta inicial
kind-home = planeta final
kind-hyperspace-asteroids = hiperespacio o asteroides
kind-hyperspace-normal = hiperespacio o normal
kind-asteroids-normal = asteroides o normal
card-none = ninguna carta
card-red-1 = ‹rojo 1›
card-red-2 = ‹rojo 2›
card-red-3 = ‹rojo 3›
card-red-4 = ‹rojo 4›
card-red-5 = ‹rojo 5›
card-red-6 = ‹rojo 6›
card-yellow-1 = ‹amarillo 1›
card-yellow-2 = ‹amarillo 2›
card-yellow-3 = ‹amarillo 3›
card-yellow-4 = ‹amarillo 4›
card-yellow-5 = ‹amarillo 5›
card-yellow-6 = ‹amarillo 6›
card-green-1 = ‹verde 1›
card-green-2 = ‹verde 2›
card-green-3 = ‹verde 3›
card-green-4 = ‹verde 4›
card-green-5 = ‹verde 5›
card-green-6 = ‹verde 6›
card-black-1 = ‹negro 1›
card-black-2 = ‹negro 2›
card-black-3 = ‹negro 3›
card-black-4 = ‹negro 4›
card-black-5 = ‹negro 5›
card-black-6 = ‹negro 6›

# What can be chosen before a game
option-colours = Colores por asiento
option-first = Empieza

# What the terminal says
board-seat = Jugador
board-colours = Colores
board-cards = Cartas
board-bonus = Bonif.
board-home = Llegadas
board-hand = Tu mano
board-your-bonus = Tus cartas de bonificación
board-none = ninguna
board-pile = Mazo de bonificación
board-discards = jugadas
board-planet = en el planeta final
board-deck = Mazo de movimiento
board-turn = Turno { $number }

# Un turno en pocas palabras
gist-played = { $colour } { $number }
gist-used = { $bonus }
gist-moved = { $ship } { $space ->
        [0] salida
       *[other] { $space }
    } → { $space2 ->
        [-1] planeta final
       *[other] { $space2 }
    }
gist-back = Fauces → { $space }
gist-dodged = → { $space ->
        [-1] planeta final
       *[other] { $space }
    }
gist-placed = { $kind }
gist-arrived = { $ship } llegó
gist-hooked = { $ship } → { $space ->
        [-1] planeta final
       *[other] { $space }
    } (Garfio)
gist-drew = robó { $bonus }
gist-drew-unseen = robó una carta de bonificación
gist-planet = tomó { $bonus }
gist-planet-unseen = cartas de bonificación tomadas: { $number }
gist-wins = gana { $seat }

# Lo que pasaría
foresee-flight = { $named ->
        [1] { $ship }{ $factor ->
            [1] , solo 1 por los asteroides
            [2] , al doble de velocidad
            [3] , una casilla más
           *[other] {""}
        }:{" "}
       *[other] {""}
    }{ $rest ->
        [1] casilla { $space }, { $mine ->
            [1] robas una carta de bonificación
           *[other] { $seat } roba una carta de bonificación
        }
        [2] casilla { $space }, hiperespacio: la próxima carta vale el doble
        [3] casilla { $space }, asteroides: la próxima carta vale 1
        [4] en la casilla { $space2 } están las Fauces, vuelve { $space ->
            [0] al planeta inicial
           *[other] a la casilla { $space }
        }
        [6] el planeta final
        [7] casilla { $space }, hiperespacio o asteroides
        [8] casilla { $space }, hiperespacio o normal
        [9] casilla { $space }, asteroides o normal
       *[other] casilla { $space }
    }
foresee-dodge = { $ship } esquiva las Fauces: { $rest ->
        [6] sigue hasta el planeta final
       *[other] sigue hasta la casilla { $space }
    }
foresee-back = { $ship } vuelve { $space ->
        [0] al planeta inicial
       *[other] a la casilla { $space }
    }
foresee-grapple = { $ship } llega de un tirón { $rest ->
        [1] a la casilla { $space }, { $mine ->
            [1] robas una carta de bonificación
           *[other] { $seat } roba una carta de bonificación
        }
        [6] al planeta final
       *[other] a la casilla { $space }
    }
foresee-side = { $rest ->
        [2] { $ship } en el hiperespacio: la próxima carta vale el doble
        [3] { $ship } en el campo de asteroides: la próxima carta vale 1
       *[other] { $ship } en una casilla normal
    }

# Lo mismo junto a la sombra
brief-flight = { $factor ->
        [1] asteroides, solo 1:{" "}
        [2] ×2:{" "}
        [3] +1:{" "}
       *[other] {""}
    }{ $rest ->
        [1] { $space }, carta de bonificación
        [2] { $space }, hiperespacio
        [3] { $space }, asteroides
        [4] { $space2 }: Fauces, { $space ->
            [0] vuelve a la salida
           *[other] vuelve a { $space }
        }
        [6] planeta final
        [7] { $space }, hiperespacio / asteroides
        [8] { $space }, hiperespacio / normal
        [9] { $space }, asteroides / normal
       *[other] { $space }
    }
brief-dodge = { $rest ->
        [6] planeta final
       *[other] { $space }
    }
brief-back = { $space ->
        [0] vuelve a la salida
       *[other] vuelve a { $space }
    }
brief-grapple = { $rest ->
        [6] planeta final
       *[other] { $space }
    }

# Lo que está en juego
ask-ship = Elige la nave que vuela con { $colour } { $number }
ask-bonus = { $by ->
        [1] Mueves
       *[other] { $seat } mueve
    } { $mine ->
        [1] { $by ->
            [1] tu nave
           *[other] TU nave
        }
       *[other] la nave de tu equipo
    } { $ship } con { $colour } { $number }: { $space ->
        [0] salida
       *[other] { $space }
    } → { $rest ->
        [4] { $space2 }, las Fauces
        [6] el planeta final
       *[other] { $space2 }
    }. { $has ->
        [0] Ninguna de tus cartas de bonificación sirve
       *[other] Juega una carta de bonificación o pasa
    }
ask-dodge = { $ship } está en las Fauces. { $has ->
        [0] No tienes Maniobra evasiva: vuelve
       *[other] Esquívalas hasta { $space2 ->
            [-1] el planeta final
           *[other] la casilla { $space2 }
        }, o pasa y vuelve
    } { $space ->
        [0] al planeta inicial
       *[other] a la casilla { $space }
    }
ask-grapple = { $ship } ha adelantado a { $mine ->
        [1] TU nave
       *[other] la nave de tu equipo
    } { $ship2 }. { $has ->
        [0] No tienes Garfio
       *[other] Juega Garfio y síguela hasta { $space ->
            [-1] el planeta final
           *[other] la casilla { $space }
        }, o pasa
    }

# Paquetes
pack-standard = La carrera de la cantina
pack-first-race = Una primera carrera
