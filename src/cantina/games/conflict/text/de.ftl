title = Star Wars: Conflict
about = Alle gemeinsam suchen Rey, Poe und Finn, bevor die Erste Ordnung gewinnt.

# Was gewählt werden kann
action-throw = Um den ersten Zug würfeln
action-draw = Die gelbe Karte ziehen und würfeln
action-keep = Die Würfel behalten
action-reroll = Noch einmal würfeln { $handful }
action-done = Fertig mit den Würfeln
action-reveal = { $die } aufdecken ({ $deck })
action-pair = Pasch { $die }: Karten ziehen ({ $deck })
action-triple = Dreierpasch { $die }: Karten ziehen ({ $deck })
action-store = Eine { $die } für später speichern
action-help = { $die } durch das gespeicherte Ergebnis ersetzen
action-discard = { $card } ablegen
action-put-unseen = Als Nächstes: eine unbekannte Karte
action-put-down = Als Nächstes: { $card } (verdeckt)
action-put-up = Als Nächstes: { $card } (offen)
action-play = { $card } ausspielen
action-use = { $start } ausspielen
action-play-plain = { $start } ohne die Fähigkeit ausspielen
action-cover = { $leader } abdecken
action-stop = Ohne Abdecken weiter
action-cover-with = Mit { $card } abdecken

# Was geschehen ist
event-threw = { $seat } würfelte { $die }, { $die2 }, { $die3 }.
event-tied = Die höchsten Würfe waren gleich; diese Spieler würfeln noch einmal.
event-begins = { $seat } beginnt und nimmt die Spielertafel 1.
event-turn = { $seat } ist am Zug.
event-rolled = { $seat } würfelte { $die }, { $die2 }, { $die3 }.
event-drew-unseen = { $seat } zog { $card }; die Karte lag verdeckt.
event-drew-peeked = { $seat } zog { $card }; die Karte lag verdeckt, war aber bekannt.
event-drew-open = { $seat } zog { $card }; die Karte lag offen.
event-ambushed = Hinterhalt: Die Markierung rückte um { $number } zur Ersten Ordnung hin, auf Feld { $field }.
event-attacked = Angriff: Die Markierung rückte um { $number } zur Ersten Ordnung hin, auf Feld { $field }.
event-forward = Die Markierung rückte um { $number } zur Ersten Ordnung hin, auf Feld { $field }.
event-back = Die Markierung rückte um { $number } zum Start hin, auf Feld { $field }.
event-leaders = Die Anführer schoben die Markierung um { $number } zur Ersten Ordnung hin, auf Feld { $field }.
event-still = Die Markierung liegt beiseite und bewegte sich nicht.
event-hero-found = { $card } wurde gefunden und deckt { $leader } ab.
event-cover-gone = { $card } wurde von { $leader } genommen und abgelegt.
event-paid = { $seat } bezahlte mit { $card }.
event-reveals = { $number ->
    [one] { $seat } deckte die oberste Karte auf (Stapel: { $deck }).
   *[other] { $seat } deckte die obersten { $number } Karten auf (Stapel: { $deck }).
}
event-turned-unseen = { $card } wurde aufgedeckt.
event-turned-known = Die Karte { $card }, schon bekannt, liegt offen.
event-laid = { $seat } legte { $card } als nächste von oben.
event-moves-under = { $number ->
    [one] { $seat } legte die oberste Karte unter den Stapel ({ $deck }).
   *[other] { $seat } legte die obersten { $number } Karten unter den Stapel ({ $deck }).
}
event-sank-unseen = { $seat } legte eine unbekannte Karte nach unten.
event-sank-down = { $seat } legte { $card } verdeckt nach unten.
event-sank-up = { $seat } legte { $card } offen nach unten.
event-peeks = { $number ->
    [one] { $seat } sah sich die oberste Karte an (Stapel: { $deck }).
   *[other] { $seat } sah sich die obersten { $number } Karten an (Stapel: { $deck }).
}
event-peeked-unseen = Alle sahen { $card }.
event-peeked-known = { $card } war schon bekannt.
event-stored = { $seat } speicherte eine { $die } für später.
event-helped = { $seat } setzte die gespeicherte { $die } an die Stelle von { $die2 }.
event-played = { $seat } spielte { $card } aus.
event-used = { $seat } spielte { $start } aus.
event-played-plain = { $seat } spielte { $start } ohne die Fähigkeit aus.
event-covered = { $seat } deckte { $leader } mit { $card } ab.
event-on-field = Die Markierung stand auf Feld { $field }: { $effect }.
event-top-unseen = { $card } wurde von oben vom Stapel ausgespielt.
event-top-known = { $card }, schon bekannt, wurde von oben vom Stapel ausgespielt.
event-no-card = Es gab keine Karte auszuspielen ({ $deck }); nichts geschah.
event-empty-deck = Eine Karte musste gezogen werden, aber es gab keine mehr ({ $deck }).
event-discarded = { $seat } legte { $card } ab.
event-lifted = Die Markierung liegt in diesem Zug beiseite.
event-put-back = Die Markierung kam zurück auf ihren Platz.

# The same in two or three words, for the head of a turn
gist-drew-unseen = zog { $card }
gist-drew-peeked = zog { $card }
gist-drew-open = zog { $card }
gist-reveals = { $number } aufgedeckt ({ $deck })
gist-hero-found = { $card } gefunden!
gist-played = spielte { $card } aus
gist-used = spielte { $start } aus
gist-played-plain = spielte { $start } aus
gist-forward = +{ $number } → { $field }
gist-back = −{ $number } → { $field }
gist-leaders = Anführer +{ $number } → { $field }
gist-ambushed = Hinterhalt +{ $number } → { $field }
gist-attacked = Angriff +{ $number } → { $field }
gist-cover-gone = { $leader } wieder frei
gist-covered = { $leader } abgedeckt
gist-peeks = { $number } angesehen ({ $deck })
gist-stored = { $die } gespeichert
gist-helped = gespeicherte { $die } genutzt
gist-discarded = legte { $card } ab

# Was entschieden wird
prompt-begin = Ziehe die gelbe Karte und würfle
prompt-reroll = Wähle die Würfel, die du noch einmal würfelst, oder behalte alle
prompt-dice = Wähle Würfel und dann ein Ziel: Mit einem deckst du Karten auf, mit zwei gleichen ziehst du sie
prompt-pay = Wähle eine Karte zum Bezahlen
prompt-arrange = Welche Karte kommt von oben als nächste?
prompt-play = Spiele eine Karte aus
prompt-sink = Welche Karte kommt als nächste nach unten?
prompt-cover = Einen Anführer abdecken?
prompt-cover-card = Mit welcher Karte?
prompt-discard = Wähle eine Karte zum Ablegen
prompt-first = Würfle um den ersten Zug

# The same, with what is at stake
ask-arrange = { $number ->
        [1] Lege die aufgedeckten Karten zurück: Welche liegt oben?
       *[other] Welche liegt als nächste darunter?
    }
ask-pay = { $level ->
        [0] Wähle eine gelbe Karte zum Bezahlen
       *[other] Wähle eine orange Karte zum Bezahlen
    }{ $number ->
        [one] {""}
       *[other] {" "}(noch { $number })
    }
ask-cover = { $number ->
        [0] Einen Anführer abdecken? Die Markierung bleibt in diesem Zug stehen
       *[other] Einen Anführer abdecken? Zusammen schieben sie die Markierung um { $number }
    }
ask-cover-card = Mit welcher Karte deckst du { $leader } ab?
ask-discard = Feld { $field } nimmt dir Karten: Wähle eine zum Ablegen{ $number ->
        [one] {""}
       *[other] {" "}(noch { $number })
    }

end-heroes-found = Rey, Poe und Finn sind gefunden: Die Spieler haben gewonnen
end-first-order-wins = Die Markierung hat das letzte Feld erreicht: Die Erste Ordnung hat gewonnen
end-deck-empty = Eine Karte musste von einem leeren Stapel gezogen werden: Die Erste Ordnung hat gewonnen

# Namen
card-fleet-rescue = Rettung der Flotte
card-daring-escape = Kühne Flucht
card-hit-and-run = Blitzüberfall
card-supply-run = Versorgungsflug
card-decoy-flight = Ablenkungsflug
card-recon-flight = Aufklärungsflug
card-long-patrol = Lange Patrouille
card-chase = Verfolgungsjagd
card-bombing-raid = Bombenangriff
card-blockade = Blockade
card-night-landing = Nachtlandung
card-smoke-screen = Rauchvorhang
card-hidden-base = Versteckte Basis
card-false-signal = Falsches Signal
card-coded-message = Verschlüsselte Botschaft
card-asteroid-shelter = Schutz im Asteroidenfeld
card-low-flight = Tiefflug
card-repair-stop = Reparaturhalt
card-fuel-convoy = Treibstoffkonvoi
card-wing-formation = Staffelformation
card-rear-guard = Nachhut
card-evacuation = Evakuierung
card-secret-route = Geheime Route
card-safe-harbour = Sicherer Hafen
card-lucky-shot = Glückstreffer
card-close-call = Knapp entkommen
card-cold-start = Kaltstart
card-silent-running = Schleichfahrt
card-tight-turn = Enge Kurve
card-canyon-run = Flug durch die Schlucht
card-nebula-crossing = Flug durch den Nebel
card-moon-outpost = Mondposten
card-border-post = Grenzposten
card-old-ally = Alte Verbündete
card-new-recruits = Neue Rekruten
card-field-hospital = Lazarett
card-distress-call = Notruf
card-jammed-radio = Gestörter Funk
card-lost-convoy = Verlorener Konvoi
card-broken-engine = Triebwerksschaden
card-ion-storm = Ionensturm
card-mine-field = Minenfeld
card-tracking-beacon = Peilsender
card-scanner-sweep = Scannersuche
card-fighter-screen = Jägerschirm
card-interception = Abfangmanöver
card-crossfire = Kreuzfeuer
card-tractor-beam = Traktorstrahl
card-bounty-notice = Steckbrief
card-spy-in-the-ranks = Spion in den Reihen
card-ambushed-shuttle = Überfallene Fähre
card-orbital-guns = Orbitalgeschütze
card-fleet-inspection = Flotteninspektion
card-reinforcements = Verstärkung
card-closed-sector = Gesperrter Sektor
card-stormed-bunker = Erstürmter Bunker
card-prison-break = Gefängnisausbruch
card-sabotage = Sabotage
card-last-stand = Letztes Gefecht
card-street-fight = Straßenkampf
card-stand-off = Kräftemessen
card-droid-patrol = Droidenpatrouille
card-trooper-raid = Truppenüberfall
card-house-search = Hausdurchsuchung
card-walker-attack = Läuferangriff
card-rooftop-chase = Jagd über die Dächer
card-tunnel-raid = Angriff durch den Tunnel
card-power-cut = Stromausfall
card-stolen-uniforms = Gestohlene Uniformen
card-market-riot = Aufruhr auf dem Markt
card-captured-walker = Erbeuteter Läufer
card-hostage-rescue = Geiselbefreiung
card-trench-line = Grabenlinie
card-bridge-defence = Verteidigung der Brücke
card-hangar-fire = Feuer im Hangar
card-speeder-charge = Ansturm der Gleiter
card-curfew = Ausgangssperre
card-checkpoint = Kontrollposten
card-siege-guns = Belagerungsgeschütze
card-reprisal = Vergeltung
card-elite-guard = Elitegarde
card-elite-gunner = Eliteschütze
card-elite-hunter = Elitejäger
card-elite-pilot = Elitepilot
card-elite-officer = Eliteoffizier
card-elite-squad = Elitetrupp
card-elite-scout = Elitespäher
card-elite-engineer = Elitetechniker
card-elite-commander = Elitekommandant
card-rey = Rey
card-poe = Poe
card-finn = Finn
deck-yellow = gelb
deck-orange = orange
deck-black = schwarz
die-none = nichts
die-1 = 1
die-2 = 2
die-3 = 3
die-first-order = Erste Ordnung
handful-1 = die 1
handful-2 = die 2
handful-3 = die 3
handful-1-1 = 1 und 1
handful-1-2 = 1 und 2
handful-1-3 = 1 und 3
handful-2-2 = 2 und 2
handful-2-3 = 2 und 3
handful-3-3 = 3 und 3
handful-1-1-1 = 1, 1 und 1
handful-1-1-2 = 1, 1 und 2
handful-1-1-3 = 1, 1 und 3
handful-1-2-2 = 1, 2 und 2
handful-1-2-3 = 1, 2 und 3
handful-1-3-3 = 1, 3 und 3
handful-2-2-2 = 2, 2 und 2
handful-2-2-3 = 2, 2 und 3
handful-2-3-3 = 2, 3 und 3
handful-3-3-3 = 3, 3 und 3
start-rebel-yellow = Rebell, gelb
start-rebel-orange = Rebell, orange
start-rebel-black = Rebell, schwarz
start-scout-yellow = Späher, gelb
start-scout-orange = Späher, orange
start-scout-black = Späher, schwarz
start-pilot-back = Pilot, Markierung zurück
start-pilot-yellow = Pilot, gelb
start-pilot-orange = Pilot, orange
leader-phasma = Captain Phasma
leader-hux = General Hux
leader-ren = Kylo Ren
effect-blank = nichts
effect-play-yellow = die oberste gelbe Karte ausspielen
effect-play-orange = die oberste orange Karte ausspielen
effect-play-black = die oberste schwarze Karte ausspielen
effect-draw-yellow = eine gelbe Karte ziehen (Pflicht)
effect-draw-orange = eine orange Karte ziehen (Pflicht)
effect-discard-1 = eine Karte ablegen (Pflicht)
effect-discard-3 = drei Karten ablegen (Pflicht)
effect-set-aside = im nächsten Zug liegt die Markierung beiseite

option-variant = Variante
option-variant-standard = Standard: mittel
option-variant-simplified = vereinfacht: leichter, Anführer in beliebiger Reihenfolge
option-variant-advanced = fortgeschritten: schwer, die andere Seite des Spielbretts
option-variant-simplified-advanced = beides: mittel

board-marker = Markierung auf Feld { $field } von { $goal }
board-aside = Die Markierung liegt beiseite.
board-legend = ○ Start, ▷ spielt die oberste Karte aus, ✋ zieht eine Karte, ✕ legt ab, ⏸ legt die Markierung beiseite; ①②③ sind der gelbe, orange und schwarze Stapel
board-heroes-left = Helden unter den unbekannten Karten: oberer Teil { $top }, unterer Teil { $bottom }
board-bare = nicht abgedeckt
board-dice = Würfel
board-help = Gespeichertes Ergebnis
board-hand = Handkarten
board-set = Satz { $number }
board-discard = Ablagestapel
board-symbols = ▶ zur Ersten Ordnung, ◀ zum Start, ⚡ Hinterhalt

role-rebel = Rebell
role-scout = Späher
role-pilot = Pilot

# Was geschehen würde
foresee-reroll = Zwei gleiche Würfel: { $chance } %. Ein Würfel von der Ersten Ordnung gesperrt: { $chance2 } %.
foresee-known = Du ziehst { $card }. { $number ->
        [0] Die Markierung bleibt stehen.
       *[other] Die Markierung rückt um { $number } zur Ersten Ordnung hin.
    }
foresee-no-card = Der Stapel ist leer: Ihr verliert alle.
foresee-draw = { $number ->
        [one] Eine Karte
       *[other] { $number } Karten
    }{ $price ->
        [0] {""}
       *[other] { $level ->
            [1] , bezahlt mit ebenso vielen gelben
           *[other] , bezahlt mit ebenso vielen orangen
        }
    }. { $chance ->
        [0] Die Markierung bleibt stehen.
       *[other] Die Markierung rückt vor: { $chance } %, höchstens { $most }.
    }
foresee-draw-black = Ein Held: { $chance2 } %. { $price ->
        [0] {""}
        [one] Kostet eine orange Karte.
       *[other] Kostet { $price } orange Karten.
    } { $chance ->
        [0] Die Markierung bleibt stehen.
       *[other] Die Markierung rückt vor: { $chance } %, höchstens { $most }.
    }
foresee-draw-calm = { $number ->
        [one] Eine Karte; die Markierung ruht.
       *[other] { $number } Karten; die Markierung ruht.
    }
foresee-reveal = { $number ->
        [one] Deckt die oberste Karte auf
       *[other] Deckt die obersten { $number } Karten auf
    }{ $up ->
        [0] {""}
       *[other] {" "}(schon offen: { $up })
    }{ $level ->
        [0] {""}
       *[other] {" "}für eine gelbe Karte
    }: kein Hinterhalt beim Ziehen.
foresee-reveal-black = { $number ->
        [one] Deckt die oberste Karte
       *[other] Deckt die obersten { $number } Karten
    }{ $up ->
        [0] {""}
       *[other] {" "}(schon offen: { $up })
    } für eine orange Karte auf. Ein Held: { $chance } %.
foresee-reveal-nothing = { $number ->
        [one] Nichts Neues: Die oberste Karte liegt schon offen.
       *[other] Nichts Neues: Die obersten { $number } Karten liegen schon offen; ihr könnt nur ihre Reihenfolge ändern.
    }
foresee-store = Die { $die } steht in einem späteren Zug allen zur Verfügung{ $lost ->
        [0] .
       *[other] ; die gespeicherte { $lost } geht verloren.
    }
foresee-help = Dieser Würfel zeigt dann { $die2 }.
foresee-play = Markierung auf Feld { $field2 }, dann schieben die Anführer um { $number }: Feld { $field } – { $effect }.
foresee-power = { $power ->
        [0] { $cards ->
            [one] Die oberste Karte kommt nach unten.
           *[other] Die obersten { $cards } Karten kommen nach unten.
        }
        [1] { $cards ->
            [one] Alle sehen die oberste Karte.
           *[other] Alle sehen die obersten { $cards } Karten.
        }
       *[other] Die Markierung geht um { $cards } zurück.
    } { $end ->
        [0] Danach mit den Anführern: Feld { $field } – { $effect }.
        [1] Die Markierung ruht.
       *[other] Danach käme die Markierung auf das letzte Feld: Ihr würdet alle verlieren.
    }
foresee-plain = Ohne ihre Fähigkeit; die Markierung bewegt sich genauso.
foresee-cover = Die Anführer schieben um { $number } statt um { $number2 }: Feld { $field } – { $effect }.
foresee-stop = Die Anführer schieben die Markierung um { $number }: Feld { $field } – { $effect }.
foresee-loss = Die Markierung käme auf das letzte Feld: Ihr würdet alle verlieren.
foresee-rest = Die Markierung ruht: In diesem Zug bewegt sie nichts.

# Pakete
pack-standard = Beide Seiten des Spielbretts
pack-first-mission = Eine erste Mission

# Prompts that know the hand
ask-dice = { $number ->
        [1] Ein Würfel ist übrig: Wähle ihn, dann den Stapel, dessen Karten er aufdeckt
       *[other] Keine zwei Würfel sind gleich: Wähle einen, dann den Stapel, dessen Karten er aufdeckt
    }
ask-play = Du hast keine Streitkräftekarte auf der Hand: Spiele eine deiner Startkarten aus
