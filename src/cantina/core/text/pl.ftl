player = Gracz { $number }
end-resigned = Gracz się poddał
end-closed = Gospodarz zamknął stół

# At the terminal
play-choose = Numer albo: u cofnij · ? zasady · q koniec
play-curtain = Przekaż klawiaturę ({ $seat }) i naciśnij Enter.
play-no-such-number = Wpisz jeden z numerów powyżej.
play-nothing-to-take-back = Tutaj nie można niczego cofnąć.
play-kept = Gra jest zapisana. Kontynuuj: cantina play { $game } --resume
play-thinking = { $seat } myśli…
play-ended = Gra się skończyła: { $reason }.
play-won = Zwycięstwo: { $seats }
play-nobody-won = Nikt nie wygrał.
play-all-won = Wszyscy wygrali razem.
play-all-lost = Wszyscy przegrali razem.
play-file = Gra jest zapisana w { $file }
replay-choose = Enter: dalej · b wstecz · q koniec
replay-place = Ruch { $number } z { $total }
play-preparing = Przygotowujemy zasady gry { $game } (tylko za pierwszym razem)…
explain-allowed = { $move }: dozwolone.
explain-not-allowed = { $move }: niedozwolone. { $clause }  { $rule }
explain-seat = { $name } (miejsce { $seat }): { $prompt }

# Boty
bot-random = Losowy
bot-random-about = Gra cokolwiek, co jest dozwolone.
bot-greedy = Bardzo łatwy
bot-greedy-about = Bierze to, co na pierwszy rzut oka wygląda najlepiej.
bot-easy = Łatwy
bot-easy-about = Myśli trochę naprzód.
bot-medium = Średni
bot-medium-about = Myśli naprzód i rzadko przeocza zagrożenie.
bot-hard = Trudny
bot-hard-about = Myśli około sekundy na turę i niewiele wybacza.

# What can go wrong because of what was typed, said after "cantina: "
error-game = nie ma gry „{ $game }”; gry to: { $games }; $CANTINA_GAMES może wskazać twój folder
error-game-home = nie ma gry „{ $game }”; gry to: { $games }; twoich szukamy w { $home }
error-pack = { $game } nie ma pakietu „{ $pack }”; ma { $packs }, możesz też podać plik .toml
error-players = liczba graczy w { $game } to { $counts }, a nie { $players }
error-option = { $game } nie ma opcji „{ $option }”; ma { $options }
error-option-form = --option { $option }: musi mieć postać NAZWA=WARTOŚĆ
error-choice = opcja { $option }: „{ $value }” nie jest jedną z { $choices }
error-choice-players = opcja { $option }: „{ $value }” nie jest możliwa, gdy gra { $players ->
    [one] { $players } osoba
    [few] { $players } osoby
    [many] { $players } osób
   *[other] { $players } osoby
}
error-order = opcja { $option }: podaj różne pozycje z { $known } w liczbie { $size }, a nie { $value }
error-move = „{ $move }” nie jest ruchem w { $game }
error-move-near = „{ $move }” nie jest ruchem w { $game }; najbliższe są { $near }
error-names = imiona: liczba musi wynosić { $players }, a nie { $names }
error-seat = nie ma miejsca { $seat }: miejsca w tej grze są od 0 do { $last }
error-whose = podaj, czyj jest ruch „{ $move }”: kolej na miejsca { $seats }
error-whose-ended = podaj, czyj jest ruch „{ $move }”: gra się skończyła
error-chance = „{ $move }” nie przynosi „{ $wanted }” w { $tried ->
    [one] { $tried } próbie
    [few] { $tried } próbach
    [many] { $tried } próbach
   *[other] { $tried } próby
}; przynosi na przykład „{ $came }”
error-no-chance = „{ $move }” nie przynosi „{ $wanted }”: los nie ma tu udziału
error-resume = --resume: nie ma zapisanej gry { $game }; zacznij nową bez tej opcji
error-seats = --seats: liczba miejsc musi wynosić { $players }, a nie { $seats }
error-seats-who = --seats: „{ $seat }” to ani human, ani bot, ani żaden z { $levels }
error-bot = nie ma bota „{ $bot }”; są { $bots } albo moduł:funkcja
error-clause = nie ma zasady „{ $clause }”; rozdziały są od 1 do { $last }
error-file = { $place }: { $problem }
error-file-action = { $place }: ruch { $action }: { $problem }
error-file-unread = { $place }: nie można odczytać: { $problem }
error-file-damaged = { $place }: plik jest uszkodzony: { $problem }
error-file-rules = { $place }: rules: grano według zasad „{ $rules }” gry { $game }; te to „{ $now }”
error-file-pack = { $place }: pack_hash: pakiet „{ $pack }” zmienił się od czasu tej gry
error-file-foreign = { $place }: cantina: musi być { $format }: to nie jest plik gry tego programu
error-file-sealed = { $place }: seed: jest tu tylko pieczęć; ziarno wydaje się po zakończeniu gry
error-file-key = { $place }: { $key }: brak albo nie jest typu { $kind }
error-file-game = { $place }: game: to gra „{ $game }”, a nie „{ $wanted }”
error-file-seed = { $place }: seed: nie pasuje do pieczęci
error-file-line = { $place }: ruch { $action }: { $line } nie jest wierszem postaci „seat move | digest”
error-file-changed = { $place }: ruch { $action }: prowadzi do { $leads }, a plik podaje { $says }: tu go zmieniono
