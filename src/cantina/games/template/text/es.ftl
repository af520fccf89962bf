title = Contrabandistas
about = Un juego pequeño de pujas, cargas e interferencias.

# What can be chosen
action-bid = Pujar { $bid }
action-peek = Mirar la carta superior
action-take = Tomar la carga
action-bury = Enterrar la carga
action-jam = Interferir la carga
action-pass = Pasar

# What has happened
event-chose = { $seat } eligió la puja { $bid }.
event-chose-secretly = { $seat } eligió una puja.
event-bid-shown = { $seat } pujó { $bid }.
event-captain = { $seat } es capitán.
event-peeked = { $seat } miró la carta superior: carga de { $cargo }.
event-peeked-secretly = { $seat } miró la carta superior.
event-turned-up = { $seat } descubrió una carga de { $cargo }.
event-buried = { $seat } enterró la carta superior.
event-drew = { $seat } sacó una ficha: { $token }.
event-drew-secretly = { $seat } sacó una ficha.
event-jammed = { $seat } interfirió la carga de { $cargo }.
event-passed = { $seat } pasó.
event-scored = { $seat } trajo una carga de { $cargo }.
event-round = Empieza la ronda { $round }; sale { $seat }.
event-over = El viaje terminó: { $haul } a { $haul2 }.

# What is being decided
prompt-bid = Elige una puja en secreto
prompt-decide = Capitán: mira, toma o entierra
prompt-window = Interfiere la carga o pasa

end-spent = Se agotaron las pujas o la carga

bid-1 = Puja 1
bid-2 = Puja 2
bid-3 = Puja 3
token-jammer = interferencia
token-blank = ficha vacía

option-captain = El capitán
option-captain-peeks = puede mirar
option-captain-blind = vuela a ciegas
option-lead = Sale

board-deck = Cargas restantes
board-haul = Botín
board-bag = Bolsa
board-hand = Tus pujas
board-cargo = Carga
board-top = Carta superior
board-chosen = Puja elegida
board-bids = Pujas restantes
board-tokens = Fichas
board-captain = capitán
board-lead = sale

# Un turno en pocas palabras
gist-chose = puja { $bid }
gist-turned-up = carga { $cargo }
gist-scored = +{ $cargo }

# Lo que pasaría
foresee-take = Se descubre una carga de valor { $cargo }; los demás pueden interferirla

# Paquetes
pack-standard = El viaje habitual
