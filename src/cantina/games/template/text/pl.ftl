title = Przemytnicy
about = Mała gra o licytacji, ładunkach i zagłuszaniu.

# What can be chosen
action-bid = Licytuj { $bid }
action-peek = Podejrzyj górną kartę
action-take = Weź ładunek
action-bury = Zakop ładunek
action-jam = Zagłusz ładunek
action-pass = Pas

# What has happened
event-chose = { $seat }: wybrana licytacja { $bid }.
event-chose-secretly = { $seat }: licytacja wybrana.
event-bid-shown = { $seat }: licytacja { $bid }.
event-captain = Kapitanem jest { $seat }.
event-peeked = { $seat }: podejrzana górna karta, ładunek wart { $cargo }.
event-peeked-secretly = { $seat }: podejrzana górna karta.
event-turned-up = { $seat }: odkryty ładunek wart { $cargo }.
event-buried = { $seat }: górna karta zakopana.
event-drew = { $seat }: dobrany żeton, { $token }.
event-drew-secretly = { $seat }: dobrany żeton.
event-jammed = { $seat }: ładunek wart { $cargo } zagłuszony.
event-passed = { $seat }: pas.
event-scored = { $seat }: dowieziony ładunek wart { $cargo }.
event-round = Zaczyna się runda { $round }; prowadzi { $seat }.
event-over = Koniec kursu: { $haul } do { $haul2 }.

# What is being decided
prompt-bid = Wybierz w tajemnicy licytację
prompt-decide = Kapitanie: podejrzyj, weź lub zakop
prompt-window = Zagłusz ładunek lub spasuj

end-spent = Skończyły się licytacje lub ładunki

bid-1 = Licytacja 1
bid-2 = Licytacja 2
bid-3 = Licytacja 3
token-jammer = zagłuszacz
token-blank = pusty żeton

option-captain = Kapitan
option-captain-peeks = może podejrzeć
option-captain-blind = leci na ślepo
option-lead = Prowadzi

board-deck = Pozostałe ładunki
board-haul = Łup
board-bag = Worek
board-hand = Twoje licytacje
board-cargo = Ładunek
board-top = Górna karta
board-chosen = Wybrana licytacja
board-bids = Pozostałe licytacje
board-tokens = Żetony
board-captain = kapitan
board-lead = prowadzi

# Tura w kilku słowach
gist-chose = stawka { $bid }
gist-turned-up = ładunek { $cargo }
gist-scored = +{ $cargo }

# Co by się stało
foresee-take = Zostaje odkryty ładunek o wartości { $cargo }; inni mogą go zagłuszyć

# Pakiety
pack-standard = Zwykły kurs
