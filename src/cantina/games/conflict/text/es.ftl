title = Star Wars: Conflict
about = Todos los jugadores buscan juntos a Rey, Poe y Finn antes de que gane la Primera Orden.

# Lo que se puede elegir
action-throw = Tirar los dados para el primer turno
action-draw = Robar la carta amarilla y tirar los dados
action-keep = Conservar los dados
action-reroll = Volver a tirar { $handful }
action-done = Terminar con los dados
action-reveal = Revelar { $die } ({ $deck })
action-pair = Pareja de { $die }: robar cartas (mazo { $deck })
action-triple = Trío de { $die }: robar cartas (mazo { $deck })
action-store = Guardar un { $die } para más tarde
action-help = Cambiar { $die } por el resultado guardado
action-discard = Descartar { $card }
action-put-unseen = Siguiente: una carta no vista
action-put-down = Siguiente: { $card } (boca abajo)
action-put-up = Siguiente: { $card } (boca arriba)
action-play = Jugar { $card }
action-use = Jugar { $start }
action-play-plain = Jugar { $start } sin su poder
action-cover = Cubrir: { $leader }
action-stop = Seguir sin cubrir
action-cover-with = Cubrir con { $card }

# Lo que ha pasado
event-threw = { $seat } sacó { $die }, { $die2 }, { $die3 }.
event-tied = Hubo empate en la tirada más alta; estos jugadores vuelven a tirar.
event-begins = { $seat } empieza y toma el tablero de jugador 1.
event-turn = Turno: { $seat }.
event-rolled = { $seat } sacó { $die }, { $die2 }, { $die3 }.
event-drew-unseen = { $seat } robó la carta «{ $card }», que estaba boca abajo.
event-drew-peeked = { $seat } robó la carta «{ $card }», que estaba boca abajo pero se conocía.
event-drew-open = { $seat } robó la carta «{ $card }», que estaba boca arriba.
event-ambushed = Emboscada: el marcador avanzó { $number } hacia la Primera Orden, hasta la casilla { $field }.
event-attacked = Agresión: el marcador avanzó { $number } hacia la Primera Orden, hasta la casilla { $field }.
event-forward = El marcador avanzó { $number } hacia la Primera Orden, hasta la casilla { $field }.
event-back = El marcador retrocedió { $number } hacia la salida, hasta la casilla { $field }.
event-leaders = Los líderes movieron el marcador { $number } hacia la Primera Orden, hasta la casilla { $field }.
event-still = El marcador está apartado y no se movió.
event-hero-found = Apareció { $card }; ahora cubre a este líder: { $leader }.
event-cover-gone = La carta «{ $card }» se retiró de su líder ({ $leader }) y se descartó.
event-paid = { $seat } pagó con la carta «{ $card }».
event-reveals = { $number ->
    [one] { $seat } reveló la carta de arriba (mazo { $deck }).
   *[other] { $seat } reveló las { $number } cartas de arriba (mazo { $deck }).
}
event-turned-unseen = Se dio la vuelta a la carta «{ $card }».
event-turned-known = La carta «{ $card }», ya conocida, está boca arriba.
event-laid = { $seat } puso la carta «{ $card }» como la siguiente desde arriba.
event-moves-under = { $number ->
    [one] { $seat } pasó la carta de arriba al fondo (mazo { $deck }).
   *[other] { $seat } pasó las { $number } cartas de arriba al fondo (mazo { $deck }).
}
event-sank-unseen = { $seat } puso al fondo una carta no vista.
event-sank-down = { $seat } puso la carta «{ $card }» al fondo, boca abajo.
event-sank-up = { $seat } puso la carta «{ $card }» al fondo, boca arriba.
event-peeks = { $number ->
    [one] { $seat } miró la carta de arriba (mazo { $deck }).
   *[other] { $seat } miró las { $number } cartas de arriba (mazo { $deck }).
}
event-peeked-unseen = Todos vieron la carta «{ $card }».
event-peeked-known = La carta «{ $card }» ya se conocía.
event-stored = { $seat } guardó un { $die } para más tarde.
event-helped = { $seat } usó el { $die } guardado en lugar de { $die2 }.
event-played = { $seat } jugó la carta «{ $card }».
event-used = { $seat } jugó la carta «{ $start }».
event-played-plain = { $seat } jugó la carta «{ $start }» sin su poder.
event-covered = { $seat } cubrió a un líder ({ $leader }) con la carta «{ $card }».
event-on-field = El marcador quedó en la casilla { $field }: { $effect }.
event-top-unseen = Se jugó la carta «{ $card }» desde lo alto del mazo.
event-top-known = Se jugó la carta «{ $card }», ya conocida, desde lo alto del mazo.
event-no-card = No había carta que jugar (mazo { $deck }); no pasó nada.
event-empty-deck = Había que robar una carta y no quedaba ninguna (mazo { $deck }).
event-discarded = { $seat } descartó la carta «{ $card }».
event-lifted = El marcador queda apartado este turno.
event-put-back = El marcador volvió a su sitio.

# The same in two or three words, for the head of a turn
gist-drew-unseen = robó { $card }
gist-drew-peeked = robó { $card }
gist-drew-open = robó { $card }
gist-reveals = reveló { $number } (mazo { $deck })
gist-hero-found = ¡{ $card }!
gist-played = jugó { $card }
gist-used = jugó { $start }
gist-played-plain = jugó { $start }
gist-forward = +{ $number } → { $field }
gist-back = −{ $number } → { $field }
gist-leaders = líderes +{ $number } → { $field }
gist-ambushed = Emboscada +{ $number } → { $field }
gist-attacked = Agresión +{ $number } → { $field }
gist-cover-gone = { $leader }, al descubierto
gist-covered = { $leader }, bajo una carta
gist-peeks = miró { $number } (mazo { $deck })
gist-stored = guardó un { $die }
gist-helped = usó el { $die } guardado
gist-discarded = descartó { $card }

# Lo que se decide
prompt-begin = Roba la carta amarilla y tira los dados
prompt-reroll = Elige los dados que vuelves a tirar, o consérvalos todos
prompt-dice = Elige dados y luego adónde van: uno revela cartas, con dos iguales las robas
prompt-pay = Elige la carta con la que pagas
prompt-arrange = ¿Qué carta va ahora, desde arriba?
prompt-play = Juega una carta
prompt-sink = ¿Qué carta va ahora al fondo?
prompt-cover = ¿Cubres a un líder?
prompt-cover-card = ¿Con qué carta?
prompt-discard = Elige una carta para descartar
prompt-first = Tira para el primer turno

# The same, with what is at stake
ask-arrange = { $number ->
        [1] Devuelve las cartas reveladas: ¿cuál queda arriba?
       *[other] ¿Cuál queda justo debajo?
    }
ask-pay = { $level ->
        [0] Elige una carta amarilla para pagar
       *[other] Elige una carta naranja para pagar
    }{ $number ->
        [one] {""}
       *[other] {" "}(faltan { $number })
    }
ask-cover = { $number ->
        [0] ¿Cubres a un líder? El marcador no se mueve este turno
       *[other] ¿Cubres a un líder? Juntos empujan el marcador { $number }
    }
ask-cover-card = ¿Con qué carta cubres a { $leader }?
ask-discard = La casilla { $field } te quita cartas: elige una para descartar{ $number ->
        [one] {""}
       *[other] {" "}(faltan { $number })
    }

end-heroes-found = Rey, Poe y Finn han aparecido: los jugadores han ganado
end-first-order-wins = El marcador llegó a la última casilla: la Primera Orden ha ganado
end-deck-empty = Había que robar de un mazo vacío: la Primera Orden ha ganado

# Nombres
card-fleet-rescue = Rescate de la flota
card-daring-escape = Fuga audaz
card-hit-and-run = Incursión relámpago
card-supply-run = Ruta de suministros
card-decoy-flight = Vuelo señuelo
card-recon-flight = Vuelo de reconocimiento
card-long-patrol = Patrulla larga
card-chase = Persecución
card-bombing-raid = Bombardeo
card-blockade = Bloqueo
card-night-landing = Aterrizaje nocturno
card-smoke-screen = Cortina de humo
card-hidden-base = Base oculta
card-false-signal = Señal falsa
card-coded-message = Mensaje cifrado
card-asteroid-shelter = Refugio entre asteroides
card-low-flight = Vuelo rasante
card-repair-stop = Parada de reparación
card-fuel-convoy = Convoy de combustible
card-wing-formation = Formación de alas
card-rear-guard = Retaguardia
card-evacuation = Evacuación
card-secret-route = Ruta secreta
card-safe-harbour = Puerto seguro
card-lucky-shot = Tiro afortunado
card-close-call = Huida por los pelos
card-cold-start = Arranque en frío
card-silent-running = Marcha silenciosa
card-tight-turn = Curva cerrada
card-canyon-run = Carrera por el cañón
card-nebula-crossing = Travesía de la nebulosa
card-moon-outpost = Puesto lunar
card-border-post = Puesto fronterizo
card-old-ally = Viejo aliado
card-new-recruits = Nuevos reclutas
card-field-hospital = Hospital de campaña
card-distress-call = Llamada de socorro
card-jammed-radio = Radio interferida
card-lost-convoy = Convoy perdido
card-broken-engine = Avería del motor
card-ion-storm = Tormenta iónica
card-mine-field = Campo de minas
card-tracking-beacon = Baliza de rastreo
card-scanner-sweep = Barrido de sensores
card-fighter-screen = Pantalla de cazas
card-interception = Intercepción
card-crossfire = Fuego cruzado
card-tractor-beam = Rayo tractor
card-bounty-notice = Oferta de recompensa
card-spy-in-the-ranks = Espía en las filas
card-ambushed-shuttle = Lanzadera emboscada
card-orbital-guns = Artillería orbital
card-fleet-inspection = Inspección de la flota
card-reinforcements = Refuerzos
card-closed-sector = Sector cerrado
card-stormed-bunker = Toma del búnker
card-prison-break = Fuga de la prisión
card-sabotage = Sabotaje
card-last-stand = Última resistencia
card-street-fight = Lucha callejera
card-stand-off = Tensa espera
card-droid-patrol = Patrulla de droides
card-trooper-raid = Redada de soldados
card-house-search = Registro casa por casa
card-walker-attack = Ataque de caminantes
card-rooftop-chase = Carrera por los tejados
card-tunnel-raid = Incursión por el túnel
card-power-cut = Apagón
card-stolen-uniforms = Uniformes robados
card-market-riot = Revuelta en el mercado
card-captured-walker = Caminante capturado
card-hostage-rescue = Liberación de rehenes
card-trench-line = Línea de trincheras
card-bridge-defence = Defensa del puente
card-hangar-fire = Incendio en el hangar
card-speeder-charge = Carga de deslizadores
card-curfew = Toque de queda
card-checkpoint = Puesto de control
card-siege-guns = Artillería de asedio
card-reprisal = Represalia
card-elite-guard = Guardia de élite
card-elite-gunner = Artillero de élite
card-elite-hunter = Cazador de élite
card-elite-pilot = Piloto de élite
card-elite-officer = Oficial de élite
card-elite-squad = Pelotón de élite
card-elite-scout = Explorador de élite
card-elite-engineer = Ingeniero de élite
card-elite-commander = Comandante de élite
card-rey = Rey
card-poe = Poe
card-finn = Finn
deck-yellow = amarillo
deck-orange = naranja
deck-black = negro
die-none = nada
die-1 = 1
die-2 = 2
die-3 = 3
die-first-order = Primera Orden
handful-1 = el 1
handful-2 = el 2
handful-3 = el 3
handful-1-1 = 1 y 1
handful-1-2 = 1 y 2
handful-1-3 = 1 y 3
handful-2-2 = 2 y 2
handful-2-3 = 2 y 3
handful-3-3 = 3 y 3
handful-1-1-1 = 1, 1 y 1
handful-1-1-2 = 1, 1 y 2
handful-1-1-3 = 1, 1 y 3
handful-1-2-2 = 1, 2 y 2
handful-1-2-3 = 1, 2 y 3
handful-1-3-3 = 1, 3 y 3
handful-2-2-2 = 2, 2 y 2
handful-2-2-3 = 2, 2 y 3
handful-2-3-3 = 2, 3 y 3
handful-3-3-3 = 3, 3 y 3
start-rebel-yellow = Rebelde, amarillo
start-rebel-orange = Rebelde, naranja
start-rebel-black = Rebelde, negro
start-scout-yellow = Explorador, amarillo
start-scout-orange = Explorador, naranja
start-scout-black = Explorador, negro
start-pilot-back = Piloto, marcador atrás
start-pilot-yellow = Piloto, amarillo
start-pilot-orange = Piloto, naranja
leader-phasma = Capitana Phasma
leader-hux = General Hux
leader-ren = Kylo Ren
effect-blank = nada
effect-play-yellow = se juega la primera carta amarilla
effect-play-orange = se juega la primera carta naranja
effect-play-black = se juega la primera carta negra
effect-draw-yellow = hay que robar una carta amarilla
effect-draw-orange = hay que robar una carta naranja
effect-discard-1 = hay que descartar una carta
effect-discard-3 = hay que descartar tres cartas
effect-set-aside = el marcador se aparta durante el turno siguiente

option-variant = Variante
option-variant-standard = normal: dificultad media
option-variant-simplified = simplificada: más fácil, líderes en cualquier orden
option-variant-advanced = avanzada: difícil, la otra cara del tablero
option-variant-simplified-advanced = ambas: dificultad media

board-marker = Marcador en la casilla { $field } de { $goal }
board-aside = El marcador está apartado.
board-legend = ○ salida, ▷ juega la primera carta, ✋ roba una carta, ✕ descarta, ⏸ aparta el marcador; ①②③ son los mazos amarillo, naranja y negro
board-heroes-left = Héroes entre las cartas no vistas: montón de arriba { $top }, montón de abajo { $bottom }
board-bare = sin cubrir
board-dice = Dados
board-help = Resultado guardado
board-hand = Manos
board-set = Conjunto { $number }
board-discard = Descartes
board-symbols = ▶ hacia la Primera Orden, ◀ hacia la salida, ⚡ emboscada

role-rebel = Rebelde
role-scout = Explorador
role-pilot = Piloto

# Lo que pasaría
foresee-reroll = Dos dados iguales: { $chance } %. Un dado bloqueado por la Primera Orden: { $chance2 } %.
foresee-known = Robas la carta «{ $card }». { $number ->
        [0] El marcador no se mueve.
       *[other] El marcador avanza { $number } hacia la Primera Orden.
    }
foresee-no-card = El mazo está vacío: perdéis todos.
foresee-draw = { $number ->
        [one] Una carta
       *[other] { $number } cartas
    }{ $price ->
        [0] {""}
       *[other] { $level ->
            [1] , a cambio del mismo número de amarillas
           *[other] , a cambio del mismo número de naranjas
        }
    }. { $chance ->
        [0] El marcador no se mueve.
       *[other] El marcador avanza: { $chance } %, { $most } como mucho.
    }
foresee-draw-black = Un héroe: { $chance2 } %. { $price ->
        [0] {""}
        [one] Cuesta una carta naranja.
       *[other] Cuesta { $price } cartas naranjas.
    } { $chance ->
        [0] El marcador no se mueve.
       *[other] El marcador avanza: { $chance } %, { $most } como mucho.
    }
foresee-draw-calm = { $number ->
        [one] Una carta; el marcador descansa.
       *[other] { $number } cartas; el marcador descansa.
    }
foresee-reveal = { $number ->
        [one] Revela la primera carta
       *[other] Revela las primeras { $number } cartas
    }{ $up ->
        [0] {""}
       *[other] {" "}(ya boca arriba: { $up })
    }{ $level ->
        [0] {""}
       *[other] {" "}por una carta amarilla
    }: sin emboscada al robar.
foresee-reveal-black = { $number ->
        [one] Revela la primera carta
       *[other] Revela las primeras { $number } cartas
    }{ $up ->
        [0] {""}
       *[other] {" "}(ya boca arriba: { $up })
    } por una carta naranja. Un héroe: { $chance } %.
foresee-reveal-nothing = { $number ->
        [one] Nada nuevo: la primera carta ya está boca arriba.
       *[other] Nada nuevo: las primeras { $number } cartas ya están boca arriba; solo puedes cambiar su orden.
    }
foresee-store = El { $die } queda para un turno posterior de cualquiera{ $lost ->
        [0] .
       *[other] ; se pierde el { $lost } guardado.
    }
foresee-help = Este dado mostrará { $die2 }.
foresee-play = Marcador a la casilla { $field2 }; después los líderes lo empujan { $number }: casilla { $field }, { $effect }.
foresee-power = { $power ->
        [0] { $cards ->
            [one] La primera carta va al fondo.
           *[other] Las primeras { $cards } cartas van al fondo.
        }
        [1] { $cards ->
            [one] Todos ven la primera carta.
           *[other] Todos ven las primeras { $cards } cartas.
        }
       *[other] El marcador retrocede { $cards }.
    } { $end ->
        [0] Después, con los líderes: casilla { $field }, { $effect }.
        [1] El marcador descansa.
       *[other] Después el marcador llegaría a la última casilla: perderíais todos.
    }
foresee-plain = Sin su poder; el marcador se mueve igual.
foresee-cover = Los líderes empujan { $number } en vez de { $number2 }: casilla { $field }, { $effect }.
foresee-stop = Los líderes empujan el marcador { $number }: casilla { $field }, { $effect }.
foresee-loss = El marcador llegaría a la última casilla: perderíais todos.
foresee-rest = El marcador descansa: nada lo mueve este turno.

# Paquetes
pack-standard = Las dos caras del tablero
pack-first-mission = Una primera misión

# Prompts that know the hand
ask-dice = { $number ->
        [1] Queda un dado: elígelo y luego el mazo cuyas cartas revela
       *[other] No hay dos dados iguales: elige uno y luego el mazo cuyas cartas revela
    }
ask-play = No tienes cartas en la mano: juega una de tus cartas iniciales
