title = Toy Battle
about = Dos ejércitos de juguetes: captura el cuartel general enemigo o rodea suficientes medallas.

# Lo que se puede elegir
action-draw = Robar tropas
action-use = Usar el efecto
action-pass = Renunciar
action-place = Colocar a { $troop } en la base { $base }
action-capture = Capturar { $hq } con { $troop }
action-discard = Descartar la tropa de la base { $base }
action-recall = Recuperar la tropa de la base { $base }
action-move-from = Mover la tropa de la base { $base }
action-move-to = Moverla a la base { $base }
action-recover = Recuperar a { $troop } de los descartes

# Lo que ha pasado
event-placed = { $seat } colocó a { $troop } en la base { $base }.
event-covered = { $seat } colocó a { $troop } en la base { $base }, sobre { $troop2 } ({ $seat2 }).
event-hq-taken = { $seat } capturó { $hq } con { $troop }.
event-medals =
    { $medals ->
        [one] { $seat } tomó el control de la región { $region } y ganó una medalla.
       *[other] { $seat } tomó el control de la región { $region } y ganó { $medals } medallas.
    }
event-drew-one = { $seat } robó { $troop }.
event-drew-two = { $seat } robó { $troop } y { $troop2 }.
event-drew-unseen =
    { $count ->
        [one] { $seat } robó una tropa.
       *[other] { $seat } robó { $count } tropas.
    }
event-passed = { $seat } renunció al efecto.
event-stopped = { $seat } no colocó ninguna tropa más.
event-discarded = { $seat } descartó a { $troop } ({ $seat2 }) de la base { $base }.
event-uncovered = { $troop } ({ $seat }) quedó a la vista en la base { $base }.
event-shot = { $seat } disparó al soporte de { $seat2 }: se descartó a { $troop }.
event-recalled = { $seat } recuperó a { $troop } de la base { $base }.
event-moved = { $seat } movió a { $troop } ({ $seat2 }) de la base { $base } a la base { $base2 }.
event-recovered = { $seat } recuperó a { $troop } de los descartes.
event-laid-seen = { $seat } tumbó a { $troop } en el soporte de { $seat2 }.
event-laid-unseen = { $seat } tumbó una tropa en el soporte de { $seat2 }.
event-stood-up =
    { $count ->
        [one] Una tropa del soporte de { $seat } volvió a ponerse en pie.
       *[other] { $count } tropas del soporte de { $seat } volvieron a ponerse en pie.
    }
event-won-medals =
    { $medals ->
        [one] { $seat } alcanzó el objetivo con una medalla.
       *[other] { $seat } alcanzó el objetivo con { $medals } medallas.
    }
event-nothing-left = { $seat } no pudo ni robar ni colocar una tropa.
event-too-long = Tras { $turns } turnos no había ganado nadie.

# Lo mismo en pocas palabras, para el encabezado de un turno
gist-placed = { $troop } en { $base }
gist-covered = { $troop } en { $base }, sobre { $troop2 }
gist-hq-taken = capturó { $hq }
gist-medals = { $medals ->
        [one] una medalla
       *[other] { $medals } medallas
    } en la región { $region }
gist-drew-one = robó { $troop }
gist-drew-two = robó { $troop } y { $troop2 }
gist-drew-unseen = { $count ->
        [one] robó una tropa
       *[other] robó { $count } tropas
    }
gist-discarded = descarte en { $base }: { $troop }
gist-shot = un disparo se lleva a { $troop }
gist-recalled = vuelve al soporte: { $troop }
gist-moved = { $troop } de { $base } a { $base2 }
gist-recovered = de los descartes: { $troop }
gist-laid-seen = { $troop } queda tumbado
gist-laid-unseen = una tropa tumbada
gist-won-medals = objetivo alcanzado
gist-nothing-left = nada que robar ni colocar

# Lo que se decide
prompt-turn = Roba, o coloca una tropa
prompt-extra = Cap'n: coloca una tropa más, o renuncia
prompt-skully = Skully: ¿robas dos tropas?
prompt-jumbo = Jumbo: ¿descartas una tropa enemiga contigua?
prompt-xb-42 = XB-42: ¿descartas al azar una tropa del soporte enemigo?
prompt-star = Star: ¿robas una tropa?
prompt-castle = Torre de asedio: ¿recuperas otra de tus tropas?
prompt-clouds = Torre de las nubes: ¿robas una tropa?
prompt-jungle-from = Plataforma de lava: ¿mueves una tropa enemiga contigua?
prompt-jungle-to = ¿Adónde se mueve la tropa?
prompt-cemetery = Calabaza: ¿recuperas una tropa descartada?
prompt-battlefield = Torre de vigilancia: ¿tumbas una tropa del soporte enemigo?

end-captured = El bando ganador capturó un cuartel general
end-conquered = El bando ganador alcanzó el objetivo de medallas
end-stuck = Un bando no pudo ni robar ni colocar: gana quien tiene más medallas
end-cap = La partida duró demasiado

troop-kwak = Kwak
troop-skully = Skully
troop-capn = Cap'n
troop-jumbo = Jumbo
troop-hook = Hook
troop-xb-42 = XB-42
troop-star = Star
troop-roxy = Roxy

hq-blue = el cuartel general azul
hq-blue-1 = el primer cuartel general azul
hq-blue-2 = el segundo cuartel general azul
hq-red = el cuartel general rojo
hq-red-1 = el primer cuartel general rojo
hq-red-2 = el segundo cuartel general rojo

option-mode = Modo
option-mode-normal = con bases especiales
option-mode-beginner = para principiantes, sin bases especiales
option-first = Primer jugador
option-blue = Jugador azul

board-blue = Azul
board-red = Rojo
board-you = tú
board-medals = Medallas
board-rack = Soporte
board-known = conocidas
board-lying = tumbadas
board-reserve = Reserva
board-discards = Descartes
board-stacks = Pilas, desde abajo
board-recall = recuperar
board-draw = robar
board-move = mover
board-recover = rescatar
board-block = tumbar
board-shield = sin efectos
board-only = solo

# Lo que haría una elección
foresee-draw = { $count ->
        [one] Llega una tropa a tu soporte
       *[other] Llegan { $count } tropas a tu soporte
    }. { $left ->
        [0] La reserva queda vacía.
       *[other] En la reserva: { $left }.
    }
foresee-capture = Captura { $hq }: ¡batalla ganada!
foresee-place = { $named ->
        [1] Base { $base }:{ " " }
       *[other] {""}
    }{ $free ->
        [1] Hook no necesita camino.{ " " }
       *[other] {""}
    }{ $over ->
        [1] Cubre a { $troop2 } ({ $seat2 }).{ " " }
        [2] Encima de tu { $troop2 }.{ " " }
       *[other] {""}
    }{ $medals ->
        [0] {""}
        [one] Gana una medalla{ $region ->
            [0] {""}
           *[other] { " " }de la región { $region }
        }.{ " " }
       *[other] Gana { $medals } medallas{ $region ->
            [0] {""}
           *[other] { " " }de la región { $region }
        }.{ " " }
    }{ $wins ->
        [1] ¡Así ganas la batalla!{ " " }
       *[other] {""}
    }{ $effect ->
        [1] Después: roba dos tropas.{ " " }
        [2] Después: coloca otra tropa.{ " " }
        [3] Después: descarta una tropa enemiga contigua.{ " " }
        [5] Después: el soporte enemigo pierde una tropa al azar.{ " " }
        [6] Después: roba una tropa.{ " " }
        [8] El escudo anula su efecto.{ " " }
       *[other] {""}
    }{ $special ->
        [1] Torre de asedio: recupera una tropa.
        [2] Torre de las nubes: roba una tropa.
        [3] Plataforma de lava: mueve una tropa enemiga contigua.
        [4] Calabaza: recupera una tropa descartada.
        [5] Torre de vigilancia: tumba una tropa del soporte enemigo.
       *[other] {""}
    }
brief-place = { $wins ->
        [1] ¡gana la batalla!
       *[other] { $over ->
            [1] cubre a { $troop2 }
           *[other] {""}
        }{ $both ->
            [1] ,{ " " }
           *[other] {""}
        }{ $medals ->
            [0] {""}
            [one] una medalla
           *[other] { $medals } medallas
        }
    }
foresee-lift = { $back ->
        [1] { $troop } vuelve a tu soporte.{ " " }
       *[other] Se descarta { $troop } ({ $seat }).{ " " }
    }{ $light ->
        [1] Aparece { $troop2 } ({ $seat2 })
       *[other] {""}
    }{ $medals ->
        [0] {""}
        [one] { " " }y gana una medalla{ $region ->
            [0] {""}
           *[other] { " " }de la región { $region }
        }
       *[other] { " " }y gana { $medals } medallas{ $region ->
            [0] {""}
           *[other] { " " }de la región { $region }
        }
    }{ $light ->
        [1] .
       *[other] {""}
    }
foresee-drag = { $seat } queda en la base { $base }{ $medals ->
        [0] {""}
        [one] { " " }y gana una medalla{ $region ->
            [0] {""}
           *[other] { " " }de la región { $region }
        }
       *[other] { " " }y gana { $medals } medallas{ $region ->
            [0] {""}
           *[other] { " " }de la región { $region }
        }
    }.

# Los terrenos
pack-battlefield = Campo de batalla
pack-caribbean-sea = Mar Caribe
pack-castle-field = Campo de los castillos
pack-city-of-clouds = Ciudad de las nubes
pack-cursed-cemetery = Cementerio maldito
pack-la-croisette = La Croisette
pack-station-metal-x = Estación Metal-X
pack-tropical-pool = Piscina tropical
pack-volcanic-jungle = Jungla volcánica

# Prompts that know the hand
ask-empty = Tu soporte está vacío: roba
ask-draw = No tienes ninguna tropa que puedas colocar: roba
ask-full = Tu soporte está lleno: coloca una tropa
ask-spent = Tu reserva está vacía: coloca una tropa
ask-danger = ¡Peligro en tu cuartel general! Roba, o coloca una tropa
ask-draw-one = Roba una tropa, o coloca una
ask-skully = Skully: ¿robas una tropa? No se pueden robar dos.
