player = Gracz { $number }
end-resigned = Gracz się poddał
end-closed = Gospodarz zamknął stół

# At the terminal
play-choose = Numer albo: u cofnij · ? zasady · q koniec
play-curtain = Przekaż klawiaturę ({ $seat }) i naciśnij Enter.
play-no-such-number = To nie jest żaden z numerów.
play-nothing-to-take-back = Tutaj nie można niczego cofnąć.
play-kept = Gra jest zapisana. Kontynuuj: cantina play { $game } --resume
play-thinking = { $seat } myśli …
play-ended = Gra się skończyła: { $reason }.
play-won = Zwycięstwo: { $seats }
play-nobody-won = Nikt nie wygrał.
play-all-won = Wszyscy wygrali razem.
play-all-lost = Wszyscy przegrali razem.
play-file = Gra jest zapisana w { $file }
replay-choose = Enter: dalej · b wstecz · q koniec
replay-place = Ruch { $number } z { $total }

# Boty
bot-random = Losowy
bot-random-about = Gra cokolwiek, co jest dozwolone.
bot-greedy = Szybki
bot-greedy-about = Bierze to, co na pierwszy rzut oka wygląda najlepiej.
bot-easy = Łatwy
bot-easy-about = Myśli trochę naprzód.
bot-medium = Średni
bot-medium-about = Myśli naprzód i rzadko przeocza zagrożenie.
bot-hard = Trudny
bot-hard-about = Myśli około sekundy na turę i niewiele wybacza.
