player = Spieler { $number }
end-resigned = Ein Spieler hat aufgegeben
end-closed = Der Gastgeber hat den Tisch geschlossen

# At the terminal
play-choose = Nummer, oder: u zurücknehmen · ? Regeln · q beenden
play-curtain = Gib die Tastatur an { $seat } und drücke Enter.
play-no-such-number = Das ist keine der Nummern.
play-nothing-to-take-back = Hier kann nichts zurückgenommen werden.
play-kept = Das Spiel ist gespeichert. Weiter mit: cantina play { $game } --resume
play-thinking = { $seat } denkt nach …
play-ended = Das Spiel ist zu Ende: { $reason }.
play-won = Gewonnen: { $seats }
play-nobody-won = Niemand hat gewonnen.
play-all-won = Alle haben zusammen gewonnen.
play-all-lost = Alle haben zusammen verloren.
play-file = Das Spiel ist gespeichert in { $file }
replay-choose = Enter: weiter · b zurück · q beenden
replay-place = Zug { $number } von { $total }

# Bots
bot-random = Zufällig
bot-random-about = Spielt irgendetwas Erlaubtes.
bot-greedy = Schnell
bot-greedy-about = Nimmt, was auf den ersten Blick am besten aussieht.
bot-easy = Leicht
bot-easy-about = Denkt ein wenig voraus.
bot-medium = Mittel
bot-medium-about = Denkt voraus und übersieht selten eine Drohung.
bot-hard = Schwer
bot-hard-about = Denkt etwa eine Sekunde pro Zug und verzeiht wenig.
