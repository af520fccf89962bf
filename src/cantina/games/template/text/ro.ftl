title = Contrabandiștii
about = Un joc mic cu licitații, încărcături și bruiaje.

# What can be chosen
action-bid = Licitează { $bid }
action-peek = Privește cartea de sus
action-take = Ia încărcătura
action-bury = Îngroapă încărcătura
action-jam = Bruiază încărcătura
action-pass = Pas

# What has happened
event-chose = { $seat } a ales licitația { $bid }.
event-chose-secretly = { $seat } a ales o licitație.
event-bid-shown = { $seat } a licitat { $bid }.
event-captain = { $seat } este căpitan.
event-peeked = { $seat } a privit cartea de sus: încărcătură de { $cargo }.
event-peeked-secretly = { $seat } a privit cartea de sus.
event-turned-up = { $seat } a dezvăluit o încărcătură de { $cargo }.
event-buried = { $seat } a îngropat cartea de sus.
event-drew = { $seat } a tras un jeton: { $token }.
event-drew-secretly = { $seat } a tras un jeton.
event-jammed = { $seat } a bruiat încărcătura de { $cargo }.
event-passed = { $seat } a spus pas.
event-scored = { $seat } a adus o încărcătură de { $cargo }.
event-round = Începe runda { $round }; conduce { $seat }.
event-over = Cursa s-a încheiat: { $haul } la { $haul2 }.

# What is being decided
prompt-bid = Alege în secret o licitație
prompt-decide = Căpitane: privește, ia sau îngroapă
prompt-window = Bruiază încărcătura sau spune pas

end-spent = Licitațiile sau încărcăturile s-au terminat

bid-1 = Licitația 1
bid-2 = Licitația 2
bid-3 = Licitația 3
token-jammer = bruiaj
token-blank = jeton gol

option-captain = Căpitanul
option-captain-peeks = poate privi
option-captain-blind = zboară orbește
option-lead = Conduce

board-deck = Încărcături rămase
board-haul = Pradă
board-bag = Sac
board-hand = Licitațiile tale
board-cargo = Încărcătură
board-top = Cartea de sus
board-chosen = Licitația aleasă
board-bids = Licitații rămase
board-tokens = Jetoane
board-captain = căpitan
board-lead = conduce

# O tură în câteva cuvinte
gist-chose = licitație { $bid }
gist-turned-up = încărcătură { $cargo }
gist-scored = +{ $cargo }

# Ce s-ar întâmpla
foresee-take = Se dezvăluie o încărcătură de { $cargo }; ceilalți o pot bruia

# Pachete
pack-standard = Cursa obișnuită
