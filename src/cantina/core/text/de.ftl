player = Spieler { $number }
end-resigned = Ein Spieler hat aufgegeben
end-closed = Der Gastgeber hat den Tisch geschlossen

# At the terminal
play-choose = Nummer, oder: u zurücknehmen · ? Regeln · q beenden
play-curtain = Gib die Tastatur an { $seat } und drücke Enter.
play-no-such-number = Das ist keine der Nummern.
play-nothing-to-take-back = Hier kann nichts zurückgenommen werden.
play-kept = Das Spiel ist gespeichert. Weiter mit: cantina play { $game } --resume
play-thinking = { $seat } denkt nach …
play-ended = Das Spiel ist zu Ende: { $reason }.
play-won = Gewonnen: { $seats }
play-nobody-won = Niemand hat gewonnen.
play-all-won = Alle haben zusammen gewonnen.
play-all-lost = Alle haben zusammen verloren.
play-file = Das Spiel ist gespeichert in { $file }
replay-choose = Enter: weiter · b zurück · q beenden
replay-place = Zug { $number } von { $total }
play-preparing = Die Regeln von { $game } werden vorbereitet (nur beim ersten Mal) …
explain-allowed = { $move }: erlaubt.
explain-not-allowed = { $move }: nicht erlaubt. { $clause }  { $rule }
explain-seat = { $name } (Platz { $seat }): { $prompt }

# Bots
bot-random = Zufällig
bot-random-about = Spielt irgendetwas Erlaubtes.
bot-greedy = Sehr leicht
bot-greedy-about = Nimmt, was auf den ersten Blick am besten aussieht.
bot-easy = Leicht
bot-easy-about = Denkt ein wenig voraus.
bot-medium = Mittel
bot-medium-about = Denkt voraus und übersieht selten eine Drohung.
bot-hard = Schwer
bot-hard-about = Denkt etwa eine Sekunde pro Zug und verzeiht wenig.

# What can go wrong because of what was typed, said after "cantina: "
error-game = das Spiel „{ $game }“ gibt es nicht; es gibt: { $games }; $CANTINA_GAMES kann einen eigenen Ordner nennen
error-game-home = das Spiel „{ $game }“ gibt es nicht; es gibt: { $games }; eigene Spiele werden in { $home } gesucht
error-pack = { $game } hat kein Paket „{ $pack }“; es gibt { $packs }, oder gib eine .toml-Datei an
error-players = { $game } spielt man zu { $counts }, nicht zu { $players }
error-option = { $game } hat keine Option „{ $option }“; es gibt { $options }
error-option-form = --option { $option }: muss die Form NAME=WERT haben
error-choice = Option { $option }: „{ $value }“ gibt es nicht; zur Wahl stehen { $choices }
error-choice-players = Option { $option }: „{ $value }“ geht nicht mit { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spielern
}
error-order = Option { $option }: müssen { $size } verschiedene aus { $known } sein, nicht { $value }
error-move = „{ $move }“ ist kein Zug von { $game }
error-move-near = „{ $move }“ ist kein Zug von { $game }; am ähnlichsten sind { $near }
error-names = Namen: nötig { $players ->
    [one] ist { $players }
   *[other] sind { $players }
}, nicht { $names }
error-seat = Platz { $seat } gibt es nicht: Die Plätze dieses Spiels sind 0 bis { $last }
error-whose = sag, wessen Zug „{ $move }“ ist: An der Reihe sind die Plätze { $seats }
error-whose-ended = sag, wessen Zug „{ $move }“ ist: Das Spiel ist zu Ende
error-chance = „{ $move }“ brachte „{ $wanted }“ in { $tried ->
    [one] { $tried } Versuch
   *[other] { $tried } Versuchen
} nicht; es bringt etwa „{ $came }“
error-no-chance = „{ $move }“ brachte „{ $wanted }“ nicht: Zufall ist dabei nicht im Spiel
error-resume = --resume: Von { $game } ist keine Partie gespeichert; beginne eine ohne diese Angabe
error-seats = --seats: nötig { $players ->
    [one] ist { $players } Platz
   *[other] sind { $players } Plätze
}, nicht { $seats }
error-seats-who = --seats: „{ $seat }“ ist weder human noch bot noch eines von { $levels }
error-bot = den Bot „{ $bot }“ gibt es nicht; es gibt { $bots } oder modul:funktion
error-clause = Regel „{ $clause }“ gibt es nicht; die Kapitel sind 1 bis { $last }
error-file = { $place }: { $problem }
error-file-action = { $place }: Zug { $action }: { $problem }
error-file-unread = { $place }: lässt sich nicht lesen: { $problem }
error-file-damaged = { $place }: ist beschädigt: { $problem }
error-file-rules = { $place }: rules: wurde nach den Regeln „{ $rules }“ von { $game } gespielt; diese sind „{ $now }“
error-file-pack = { $place }: pack_hash: Das Paket „{ $pack }“ hat sich seit dieser Partie geändert
error-file-foreign = { $place }: cantina: muss { $format } sein: Das ist keine Spieldatei dieses Programms
error-file-sealed = { $place }: seed: Hier steht nur das Siegel; der Startwert wird nach dem Ende des Spiels ausgegeben
error-file-key = { $place }: { $key }: fehlt oder ist nicht von der Art { $kind }
error-file-game = { $place }: game: ist eine Partie von „{ $game }“, nicht von „{ $wanted }“
error-file-seed = { $place }: seed: passt nicht zum Siegel
error-file-line = { $place }: Zug { $action }: { $line } ist keine Zeile der Form 'seat move | digest'
error-file-changed = { $place }: Zug { $action }: führt zu { $leads }, aber die Datei sagt { $says }: Hier wurde sie geändert
