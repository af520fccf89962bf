title = Przemytnicy
about = Mała gra o licytacji, ładunkach i zagłuszaniu.

# What can be chosen
action-bid = Zaoferuj { $bid }
action-peek = Podejrzyj górną kartę
action-take = Weź ładunek
action-bury = Zakop ładunek
action-jam = Zagłusz ładunek
action-pass = Pas

# What has happened
event-chose = { $seat } wybiera ofertę { $bid }.
event-chose-secretly = { $seat } wybiera ofertę.
event-bid-shown = { $seat } oferuje { $bid }.
event-captain = Kapitanem jest { $seat }.
event-peeked = { $seat } podgląda górną kartę: ładunek wart { $cargo }.
event-peeked-secretly = { $seat } podgląda górną kartę.
event-turned-up = { $seat } odkrywa ładunek wart { $cargo }.
event-buried = { $seat } zakopuje górną kartę.
event-drew = { $seat } dobiera żeton: { $token }.
event-drew-secretly = { $seat } dobiera żeton.
event-jammed = { $seat } zagłusza ładunek wart { $cargo }.
event-passed = { $seat } pasuje.
event-scored = { $seat } dowozi ładunek wart { $cargo }.
event-round = Zaczyna się runda { $round }; prowadzi { $seat }.
event-over = Koniec kursu: { $haul } do { $haul2 }.

# What is being decided
prompt-bid = Wybierz w tajemnicy ofertę
prompt-decide = Kapitanie: podejrzyj, weź lub zakop
prompt-window = Zagłusz ładunek lub spasuj

end-spent = Skończyły się oferty lub ładunki

bid-1 = Oferta 1
bid-2 = Oferta 2
bid-3 = Oferta 3
token-jammer = zagłuszacz
token-blank = pusty żeton

option-captain = Kapitan
option-captain-peeks = może podejrzeć
option-captain-blind = leci na ślepo
option-lead = Prowadzi

board-deck = Pozostałe ładunki
board-haul = Łup
board-bag = Worek
board-hand = Twoje oferty
board-cargo = Ładunek
board-top = Górna karta
board-chosen = Wybrana oferta
board-bids = Pozostałe oferty
board-tokens = Żetony
board-captain = kapitan
board-lead = prowadzi

# Tura w kilku słowach
gist-chose = oferta { $bid }
gist-turned-up = ładunek { $cargo }
gist-scored = +{ $cargo }

# Co by się stało
foresee-take = Zostaje odkryty ładunek o wartości { $cargo }; inni mogą go zagłuszyć

# Pakiety
pack-standard = Zwykły kurs
