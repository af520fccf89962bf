title = Schmuggler
about = Ein kleines Spiel um Gebote, Fracht und Störsender.

# What can be chosen
action-bid = { $bid } bieten
action-peek = Oberste Karte ansehen
action-take = Fracht nehmen
action-bury = Fracht vergraben
action-jam = Fracht stören
action-pass = Passen

# What has happened
event-chose = { $seat } hat Gebot { $bid } gewählt.
event-chose-secretly = { $seat } hat ein Gebot gewählt.
event-bid-shown = { $seat } hat { $bid } geboten.
event-captain = { $seat } ist Kapitän.
event-peeked = { $seat } hat die oberste Karte angesehen: Fracht im Wert von { $cargo }.
event-peeked-secretly = { $seat } hat die oberste Karte angesehen.
event-turned-up = { $seat } hat Fracht im Wert von { $cargo } aufgedeckt.
event-buried = { $seat } hat die oberste Karte vergraben.
event-drew = { $seat } hat einen Chip gezogen: { $token }.
event-drew-secretly = { $seat } hat einen Chip gezogen.
event-jammed = { $seat } hat die Fracht im Wert von { $cargo } gestört.
event-passed = { $seat } hat gepasst.
event-scored = { $seat } hat Fracht im Wert von { $cargo } eingebracht.
event-round = Runde { $round } beginnt; { $seat } führt.
event-over = Die Fahrt ist zu Ende: { $haul } zu { $haul2 }.

# What is being decided
prompt-bid = Wähle geheim ein Gebot
prompt-decide = Kapitän: ansehen, nehmen oder vergraben
prompt-window = Fracht stören oder passen

end-spent = Gebote oder Fracht sind verbraucht

bid-1 = Gebot 1
bid-2 = Gebot 2
bid-3 = Gebot 3
token-jammer = Störsender
token-blank = leerer Chip

option-captain = Der Kapitän
option-captain-peeks = darf nachsehen
option-captain-blind = fliegt blind
option-lead = Führt

board-deck = Fracht übrig
board-haul = Beute
board-bag = Beutel
board-hand = Deine Gebote
board-cargo = Fracht
board-top = Oberste Karte
board-chosen = Gewähltes Gebot
board-bids = Gebote übrig
board-tokens = Chips
board-captain = Kapitän
board-lead = führt

# Ein Zug in wenigen Worten
gist-chose = Gebot { $bid }
gist-turned-up = Fracht { $cargo }
gist-scored = +{ $cargo }

# Was geschehen würde
foresee-take = Fracht im Wert von { $cargo } wird aufgedeckt; die anderen können sie stören

# Pakete
pack-standard = Die übliche Fahrt
