title = Risk: Star Wars Edition
about = Tres batallas a la vez: los Rebeldes contra el Imperio en torno a la Estrella de la Muerte, en Endor y en la sala del trono.

# Lo que pasó

event-planned = { $seat } planeó { $card } como siguiente orden.
event-planned-secretly = { $seat } colocó una orden boca abajo.
event-turned-up = { $seat } reveló { $card }.
event-ordered = { $seat } dio una orden: { $order }.
event-declined = { $seat } renunció a la carta.
event-useless = No se pudo dar ninguna orden de la carta de { $seat }.
event-deployed = { $number ->
    [one] { $seat } desplegó un TIE fighter en { $place }.
   *[other] { $seat } desplegó { $number } TIE fighters en { $place }.
}
event-moved = { $number ->
    [one] { $seat } movió un caza { $ship } de { $place } a { $place2 }.
   *[other] { $seat } movió { $number } cazas { $ship } de { $place } a { $place2 }.
}
event-flew = { $seat } movió el { $ship } de { $place } a { $place2 }.
event-attacked = { $seat } atacó { $place2 } desde { $place } ({ $order }).
event-rolled = { $seat } sacó { $die }, { $die2 }, { $die3 }, { $die4 }, { $die5 }.
event-destroyed = { $ship } destruido en { $place }.
event-damaged = { $number ->
    [0] El { $ship } recibió el último golpe.
    [one] El { $ship } recibió un golpe y le quedó uno.
   *[other] El { $ship } recibió un golpe y le quedaron { $number }.
}
event-special-lost = El { $ship } fue destruido en { $place }.
event-reserve-lost = { $number ->
    [one] El TIE fighter que llevaba dentro fue destruido con él.
   *[other] Los { $number } TIE fighters que llevaba dentro fueron destruidos con él.
}
event-marker-lost = { $number ->
    [0] El marcador de flota { $place } fue destruido.
    [one] El marcador de flota { $place } fue destruido, y un caza con él.
   *[other] El marcador de flota { $place } fue destruido, y { $number } cazas con él.
}
event-dice-lost = { $number ->
    [one] Un dado no acertó a nada.
   *[other] { $number } dados no acertaron a nada.
}
event-held = { $seat } no abrió fuego.
event-cleared = { $seat } despejó { $place }.
event-earned = { $number ->
    [0] { $seat } ganó una orden bonus, pero no quedaban cartas.
    [one] { $seat } ganó una orden bonus.
   *[other] { $seat } ganó { $number } órdenes bonus.
}
event-bonus = { $seat } cogió sin verla la carta { $card } como orden bonus.
event-reshuffled = Se mezclaron los descartes para formar una nueva baraja ({ $side }).
event-drew = { $seat } cogió { $card }.
event-drew-secretly = { $number ->
    [one] { $seat } cogió una carta.
   *[other] { $seat } cogió { $number } cartas.
}
event-round = Empezó la ronda { $number }.
event-fired = { $seat } disparó la Estrella de la Muerte contra { $place }.
event-fired-in-vain = El disparo de la Estrella de la Muerte contra { $place } falló.
event-razed = { $number ->
    [one] La Estrella de la Muerte destruyó la nave de { $place }.
   *[other] La Estrella de la Muerte destruyó las { $number } naves de { $place }.
}
event-trooper = { $seat } colocó un Stormtrooper en el recorrido del escudo.
event-advanced = { $number ->
    [0] { $seat } no pudo hacer avanzar al equipo de ataque.
    [one] { $seat } hizo avanzar al equipo de ataque una casilla.
   *[other] { $seat } hizo avanzar al equipo de ataque { $number } casillas.
}
event-trooper-back = Stormtrooper devuelto a la reserva.
event-shield-lost = El generador de escudo ha sido destruido: ¡ya se puede atacar la Estrella de la Muerte!
event-duel-hit = { $number ->
    [0] { $hero } no recibió ningún golpe (restantes: { $left }).
    [one] { $hero } recibió un golpe (restantes: { $left }).
   *[other] { $hero } recibió { $number } golpes (restantes: { $left }).
}
event-duel-lost = { $hero } fue derrotado.
event-redeemed = { $seat } redimió a Darth Vader, y el Emperador cayó con él.
event-core-missed = { $seat } no alcanzó el núcleo de la Estrella de la Muerte.
event-core-lost = { $seat } destruyó la Estrella de la Muerte: ganaron los Rebeldes.
event-rebels-lost = Fue destruida la última nave Rebelde: ganó el Imperio.
event-limit = Tras { $number } rondas la partida acabó en empate.

# Lo que se puede hacer

action-plan = Planear { $card }
action-order = Orden: { $order }
action-decline = Renunciar a la carta
action-from = Naves en { $place }
action-deploy = Desplegar TIE fighters
action-to = Mover a { $place }
action-stay = Quedarse y atacar
action-move = { $number ->
    [one] Mover una nave
   *[other] Mover { $number } naves
}
action-attack = Atacar { $place }
action-hold = No abrir fuego
action-hit = Golpear: { $ship }

prompt-plan = Planea tus órdenes: elige la siguiente carta.
prompt-order = Da una de las órdenes de la carta, o renuncia a ella.
prompt-from = Elige las naves que cumplen la orden.
prompt-to = Elige adónde se mueven.
prompt-count = Elige cuántas se mueven.
prompt-attack = Elige qué atacan.
prompt-die = Elige a qué golpea el dado más alto.
prompt-fire = Elige contra qué dispara la Estrella de la Muerte.

ask-plan = Planea la orden { $number } de { $of }: elige una carta.
ask-order = Orden { $number } de { $of }: da una de la carta, o renuncia a ella.
ask-last = { $number ->
    [0] Tu última orden de la ronda: da una de la carta, o renuncia a ella.
    [one] Da una de las órdenes de la carta, o renuncia a ella; después viene una orden bonus.
   *[other] Da una de las órdenes de la carta, o renuncia a ella; después vienen { $number } órdenes bonus.
}
ask-from = { $order }: elige el lugar cuyas naves cumplen la orden.
ask-to = { $stay ->
    [0] Elige adónde se mueven desde { $place }.
   *[other] Elige adónde se mueven desde { $place }, o a quién atacan sin moverse.
}
ask-count = Elige cuántas se mueven de { $place } a { $place2 }.
ask-attack = { $dice ->
    [one] Tienen 1 dado: elige qué atacan desde { $place }.
   *[other] Tienen { $dice } dados: elige qué atacan desde { $place }.
}
ask-die = Elige a qué golpea el { $die }.

end-death-star-destroyed = Los Rebeldes destruyeron la Estrella de la Muerte.
end-fleet-destroyed = El Imperio destruyó toda la flota Rebelde.
end-round-limit = Terminó la última ronda: empate.


# In a few words

gist-ordered = { $order }
gist-declined = renuncia a la carta
gist-useless = ninguna orden posible
gist-deployed = { $number } TIE → { $place }
gist-moved = { $number } × { $place } → { $place2 }
gist-flew = { $place } → { $place2 }
gist-attacked = ataque a { $place2 }
gist-destroyed = { $ship } destruido
gist-damaged = golpe al { $ship }
gist-dice-lost = fallos: { $number }
gist-special-lost = { $ship } destruido
gist-fired = disparo a { $place }
gist-fired-in-vain = falla
gist-razed = naves destruidas: { $number }
gist-held = sin ataque
gist-advanced = pasos: { $number }
gist-cleared = { $place } despejado
gist-marker-lost = { $place } perdido
gist-shield-lost = cae el escudo
gist-duel-hit = golpes a { $hero }: { $number }
gist-duel-lost = cae { $hero }
gist-core-missed = falla
gist-earned = órdenes bonus: { $number }
gist-reserve-lost = TIE perdidos dentro: { $number }
gist-trooper = Stormtrooper colocado
gist-trooper-back = Stormtrooper retirado
gist-redeemed = Darth Vader redimido
gist-core-lost = Estrella de la Muerte destruida
gist-round = Ronda { $number }

# Before it is chosen

foresee-assault = { $dice ->
         [one] 1 dado
        *[other] { $dice } dados
    }: { $whole },{ $tenth } pasos de media{ $chance ->
         [0] {""}
        *[other] , el escudo cae: { $chance } %
    }
foresee-ambush = { $number ->
         [one] Un Stormtrooper en la siguiente casilla libre
        *[other] Stormtroopers en las { $number } casillas libres siguientes
    }
foresee-laser = { $dice ->
         [one] 1 dado
        *[other] { $dice } dados
    }, { $least }+: { $chance } % de destruir el objetivo
foresee-duel = { $dice ->
         [one] 1 dado
        *[other] { $dice } dados
    }, golpea { $least }+: { $chance ->
         [0] { $whole },{ $tenth } golpes de media a { $hero }
        *[other] { $chance } % de derrotar a { $hero }{ $number ->
             [0] {""}
             [one] {" "}y ganar una orden bonus
            *[other] {" "}y ganar { $number } órdenes bonus
        }
    }
foresee-emperor = Luke recibe { $number } golpes (restantes: { $left })
foresee-redemption = Caen Vader y el Emperador: { $number } órdenes bonus
foresee-quiet = Nada que atacar
foresee-ahead = Nada al alcance desde aquí: primero mueve
foresee-from = Contra { $place }: { $dice ->
         [one] 1 dado
        *[other] { $dice } dados
    }, { $chance ->
         [0] { $whole },{ $tenth } golpes de media
        *[other] { $chance } % de que caiga
    }
foresee-move = { $number } a { $place }, { $left ->
         [0] no queda ninguna
         [one] queda una
        *[other] quedan { $left }
    }
foresee-deploy = { $number ->
         [one] Un TIE fighter
        *[other] { $number } TIE fighters
    } en { $place }, nada que atacar
foresee-attack = { $dice ->
         [one] 1 dado
        *[other] { $dice } dados
    }, golpea { $least }+{ $hardest ->
         [0] {""}
        *[other] {" "}a { $hardest }+
    }: { $whole },{ $tenth } de media{ $chance ->
         [0] {""}
        *[other] , despeja { $place }: { $chance } %
    }
foresee-core = { $dice ->
         [one] 1 dado
        *[other] { $dice } dados
    }: { $chance } % de sacar un { $least } y destruir la Estrella de la Muerte
foresee-marker = { $dice ->
         [one] 1 dado
        *[other] { $dice } dados
    }, { $least }+: { $chance } % de que caiga { $place }{ $number ->
         [0] {""}
         [one] , con su caza
        *[other] , con sus { $number } cazas
    }
foresee-shot = { $dice ->
         [one] 1 dado
        *[other] { $dice } dados
    }, { $least }+: { $chance } % de que caiga { $place }{ $number ->
         [0] {""}
         [one] , con su nave
        *[other] , con sus { $number } naves
    }
foresee-damage = { $die } al { $ship }: { $left ->
         [0] destruido
         [one] le queda un golpe
        *[other] le quedan { $left } golpes
    }
foresee-destroy = { $die } destruye un { $ship }: { $left ->
         [0] no queda ninguno
         [one] queda uno
        *[other] quedan { $left }
    }
foresee-marker-hit = { $die } destruye el marcador de flota{ $number ->
         [0] {""}
         [one] {" "}y su caza
        *[other] {" "}y sus { $number } cazas
    }

# En la mesa

board-round = Ronda { $number }
board-hits = Golpes restantes
board-reserve = Reserva de TIE
board-shield = Recorrido del escudo
board-shield-down = El escudo está destruido.
board-troopers = Stormtroopers disponibles
board-hand = Mano
board-orders = Órdenes
board-bonus = { $number } bonus
board-unknown = desconocidas: { $number }
board-deck = Baraja
board-discard = Descarte
board-card = Carta
board-dice = Dados
board-redeemed = redimido
board-letters = X X-wing, Y Y-wing, B B-wing, T TIE fighter, MF Millennium Falcon, EX Executor

# Nombres

side-rebels = Rebeldes
side-empire = Imperio
hero-luke = Luke Skywalker
hero-vader = Darth Vader
ship-x-wing = X-wing
ship-y-wing = Y-wing
ship-b-wing = B-wing
ship-falcon = Millennium Falcon
ship-tie = TIE
ship-executor = Executor
ship-marker = marcador de flota
order-x-wings = X-wings
order-y-wings = Y-wings
order-b-wings = B-wings
order-falcon = Millennium Falcon
order-ties = TIE fighters
order-executor = Executor
order-death-star = Estrella de la Muerte
order-ambush = Emboscada del escudo
order-vader = Darth Vader
order-emperor = Emperador
order-assault = Asalto al escudo
order-luke = Luke Skywalker
order-redemption = Darth Vader redimido
place-death-star = la Estrella de la Muerte
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

# Cartas: todas las parejas y tríos de órdenes, para que una baraja corregida también tenga nombres

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
card-rebels-22 = (no hay tal carta)
card-rebels-23 = (no hay tal carta)
card-rebels-24 = (no hay tal carta)
card-empire-10 = (no hay tal carta)
card-empire-11 = (no hay tal carta)
card-empire-12 = (no hay tal carta)

# Paquetes
pack-standard = La batalla de Endor
pack-first-battle = Una primera batalla
