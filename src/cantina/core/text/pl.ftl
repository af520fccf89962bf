player = Gracz { $number }

# At the terminal
play-choose = Numer albo: u cofnij · ? zasady · q koniec
play-curtain = Przekaż klawiaturę ({ $seat }) i naciśnij Enter.
play-no-such-number = To nie jest żaden z numerów.
play-nothing-to-take-back = Tutaj nie można niczego cofnąć.
play-kept = Gra jest zapisana. Kontynuuj: cantina play { $game } --resume
play-thinking = { $seat } myśli …
play-ended = Gra się skończyła: { $reason }.
play-won = Wygrywają: { $seats }
play-nobody-won = Nikt nie wygrał.
play-all-won = Wszyscy wygrali razem.
play-all-lost = Wszyscy przegrali razem.
play-file = Gra jest zapisana w { $file }
replay-choose = Enter: dalej · b wstecz · q koniec
replay-place = Ruch { $number } z { $total }
