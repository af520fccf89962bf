title = Toy Battle
about = Zwei Spielzeugarmeen: Erobere das feindliche Hauptquartier oder umzingle genug Orden.

# Was man wählen kann
action-draw = Truppen ziehen
action-use = Effekt nutzen
action-pass = Verzichten
action-place = { $troop } auf Basis { $base } setzen
action-capture = Mit { $troop } { $hq } erobern
action-discard = Truppe auf Basis { $base } abwerfen
action-recall = Truppe von Basis { $base } zurücknehmen
action-move-from = Truppe auf Basis { $base } versetzen
action-move-to = Auf Basis { $base } versetzen
action-recover = { $troop } aus der Ablage zurücknehmen

# Was geschehen ist
event-placed = { $seat } hat { $troop } auf Basis { $base } gesetzt.
event-covered = { $seat } hat { $troop } auf Basis { $base } gesetzt, über { $troop2 } ({ $seat2 }).
event-hq-taken = { $seat } hat mit { $troop } { $hq } erobert.
event-medals =
    { $medals ->
        [one] { $seat } hat Gebiet { $region } unter Kontrolle gebracht und einen Orden gewonnen.
       *[other] { $seat } hat Gebiet { $region } unter Kontrolle gebracht und { $medals } Orden gewonnen.
    }
event-drew-one = { $seat } hat { $troop } gezogen.
event-drew-two = { $seat } hat { $troop } und { $troop2 } gezogen.
event-drew-unseen =
    { $count ->
        [one] { $seat } hat eine Truppe gezogen.
       *[other] { $seat } hat { $count } Truppen gezogen.
    }
event-passed = { $seat } hat auf den Effekt verzichtet.
event-stopped = { $seat } hat keine weitere Truppe gesetzt.
event-discarded = { $seat } hat { $troop } ({ $seat2 }) von Basis { $base } abgeworfen.
event-uncovered = { $troop } ({ $seat }) ist auf Basis { $base } wieder sichtbar.
event-shot = { $seat } hat das Gestell von { $seat2 } beschossen: { $troop } wurde abgeworfen.
event-recalled = { $seat } hat { $troop } von Basis { $base } zurückgenommen.
event-moved = { $seat } hat { $troop } ({ $seat2 }) von Basis { $base } auf Basis { $base2 } versetzt.
event-recovered = { $seat } hat { $troop } aus der Ablage zurückgenommen.
event-laid-seen = { $seat } hat { $troop } auf dem Gestell von { $seat2 } umgelegt.
event-laid-unseen = { $seat } hat eine Truppe auf dem Gestell von { $seat2 } umgelegt.
event-stood-up =
    { $count ->
        [one] Eine Truppe auf dem Gestell von { $seat } ist wieder aufgestanden.
       *[other] { $count } Truppen auf dem Gestell von { $seat } sind wieder aufgestanden.
    }
event-won-medals = { $seat } hat mit { $medals } Orden das Ziel erreicht.
event-nothing-left = { $seat } konnte weder ziehen noch eine Truppe setzen.
event-too-long = Nach { $turns } Zügen hatte niemand gewonnen.

# Dasselbe in wenigen Worten, als Kopf eines Zuges
gist-placed = { $troop } auf { $base }
gist-covered = { $troop } auf { $base }, über { $troop2 }
gist-hq-taken = { $hq } erobert
gist-medals = { $medals ->
        [one] ein Orden
       *[other] { $medals } Orden
    } in Gebiet { $region }
gist-drew-one = { $troop } gezogen
gist-drew-two = { $troop } und { $troop2 } gezogen
gist-drew-unseen = { $count ->
        [one] eine Truppe
       *[other] { $count } Truppen
    } gezogen
gist-discarded = { $troop } von { $base } abgeworfen
gist-shot = { $troop } vom Gestell geschossen
gist-recalled = { $troop } zurückgenommen
gist-moved = { $troop } von { $base } auf { $base2 }
gist-recovered = { $troop } aus der Ablage
gist-laid-seen = { $troop } umgelegt
gist-laid-unseen = eine Truppe umgelegt
gist-won-medals = Ordensziel erreicht
gist-nothing-left = weder gezogen noch gesetzt

# Was zu entscheiden ist
prompt-turn = Ziehe oder setze eine Truppe
prompt-extra = Cap'n: Setze noch eine Truppe, oder verzichte
prompt-skully = Skully: zwei Truppen ziehen?
prompt-jumbo = Jumbo: eine benachbarte feindliche Truppe abwerfen?
prompt-xb-42 = XB-42: eine zufällige Truppe vom feindlichen Gestell abwerfen?
prompt-star = Star: eine Truppe ziehen?
prompt-castle = Belagerungsturm: eine andere eigene Truppe zurücknehmen?
prompt-clouds = Wolkenturm: eine Truppe ziehen?
prompt-jungle-from = Lavaplattform: eine benachbarte feindliche Truppe versetzen?
prompt-jungle-to = Wohin wird die Truppe versetzt?
prompt-cemetery = Kürbis: eine abgeworfene Truppe zurücknehmen?
prompt-battlefield = Wachturm: eine Truppe auf dem feindlichen Gestell umlegen?

end-captured = Die Siegerseite eroberte ein Hauptquartier
end-conquered = Die Siegerseite erreichte das Ordensziel
end-stuck = Eine Seite konnte weder ziehen noch setzen: Mehr Orden gewinnen
end-cap = Das Spiel dauerte zu lange

troop-kwak = Kwak
troop-skully = Skully
troop-capn = Cap'n
troop-jumbo = Jumbo
troop-hook = Hook
troop-xb-42 = XB-42
troop-star = Star
troop-roxy = Roxy

hq-blue = das blaue Hauptquartier
hq-blue-1 = das erste blaue Hauptquartier
hq-blue-2 = das zweite blaue Hauptquartier
hq-red = das rote Hauptquartier
hq-red-1 = das erste rote Hauptquartier
hq-red-2 = das zweite rote Hauptquartier

option-mode = Modus
option-mode-normal = mit Spezialbasen
option-mode-beginner = für Anfänger, ohne Spezialbasen
option-first = Wer beginnt
option-blue = Wer Blau spielt

board-blue = Blau
board-red = Rot
board-you = du
board-medals = Orden
board-rack = Gestell
board-known = bekannt
board-lying = umgelegt
board-reserve = Reserve
board-discards = Ablage
board-stacks = Stapel, von unten
board-recall = zurücknehmen
board-draw = ziehen
board-move = versetzen
board-recover = zurückholen
board-block = umlegen
board-shield = ohne Effekte
board-only = nur

# Was eine Wahl bewirken würde
foresee-draw = { $count ->
        [one] Eine Truppe kommt auf dein Gestell
       *[other] { $count } Truppen kommen auf dein Gestell
    }. { $left ->
        [0] Die Reserve ist dann leer.
       *[other] Noch { $left } in der Reserve.
    }
foresee-capture = Erobert { $hq }: Die Schlacht ist gewonnen!
foresee-place = { $named ->
        [1] Basis { $base }:{ " " }
       *[other] {""}
    }{ $free ->
        [1] Hook braucht keinen Weg.{ " " }
       *[other] {""}
    }{ $over ->
        [1] Bedeckt { $troop2 } ({ $seat2 }).{ " " }
        [2] Auf deine eigene Truppe { $troop2 }.{ " " }
       *[other] {""}
    }{ $medals ->
        [0] {""}
        [one] Gewinnt einen Orden{ $region ->
            [0] {""}
           *[other] { " " }aus Gebiet { $region }
        }.{ " " }
       *[other] Gewinnt { $medals } Orden{ $region ->
            [0] {""}
           *[other] { " " }aus Gebiet { $region }
        }.{ " " }
    }{ $wins ->
        [1] Das gewinnt die Schlacht!{ " " }
       *[other] {""}
    }{ $effect ->
        [1] Dann: zwei Truppen ziehen.{ " " }
        [2] Dann: noch eine Truppe setzen.{ " " }
        [3] Dann: eine feindliche Truppe nebenan abwerfen.{ " " }
        [5] Dann: Das feindliche Gestell verliert eine zufällige Truppe.{ " " }
        [6] Dann: eine Truppe ziehen.{ " " }
        [8] Der Schild nimmt ihr den Effekt.{ " " }
       *[other] {""}
    }{ $special ->
        [1] Belagerungsturm: eine Truppe zurücknehmen.
        [2] Wolkenturm: eine Truppe ziehen.
        [3] Lavaplattform: eine feindliche Truppe nebenan versetzen.
        [4] Kürbis: eine abgeworfene Truppe zurücknehmen.
        [5] Wachturm: eine Truppe auf dem feindlichen Gestell umlegen.
       *[other] {""}
    }
brief-place = { $wins ->
        [1] gewinnt die Schlacht!
       *[other] { $over ->
            [1] bedeckt { $troop2 }
           *[other] {""}
        }{ $both ->
            [1] ,{ " " }
           *[other] {""}
        }{ $medals ->
            [0] {""}
            [one] ein Orden
           *[other] { $medals } Orden
        }
    }
foresee-lift = { $back ->
        [1] { $troop } kommt zurück auf dein Gestell.{ " " }
       *[other] { $troop } ({ $seat }) wird abgeworfen.{ " " }
    }{ $light ->
        [1] { $troop2 } ({ $seat2 }) kommt zum Vorschein
       *[other] {""}
    }{ $medals ->
        [0] {""}
        [one] { " " }und gewinnt einen Orden{ $region ->
            [0] {""}
           *[other] { " " }aus Gebiet { $region }
        }
       *[other] { " " }und gewinnt { $medals } Orden{ $region ->
            [0] {""}
           *[other] { " " }aus Gebiet { $region }
        }
    }{ $light ->
        [1] .
       *[other] {""}
    }
foresee-drag = { $seat } steht dann auf Basis { $base }{ $medals ->
        [0] {""}
        [one] { " " }und gewinnt einen Orden{ $region ->
            [0] {""}
           *[other] { " " }aus Gebiet { $region }
        }
       *[other] { " " }und gewinnt { $medals } Orden{ $region ->
            [0] {""}
           *[other] { " " }aus Gebiet { $region }
        }
    }.

# Die Gelände
pack-battlefield = Schlachtfeld
pack-caribbean-sea = Karibisches Meer
pack-castle-field = Burgenfeld
pack-city-of-clouds = Wolkenstadt
pack-cursed-cemetery = Verfluchter Friedhof
pack-la-croisette = La Croisette
pack-station-metal-x = Station Metal-X
pack-tropical-pool = Tropenpool
pack-volcanic-jungle = Vulkandschungel

# Prompts that know the hand
ask-empty = Dein Gestell ist leer: Ziehe
ask-draw = Keine deiner Truppen passt irgendwohin: Ziehe
ask-full = Dein Gestell ist voll: Setze eine Truppe
ask-spent = Deine Reserve ist leer: Setze eine Truppe
ask-danger = Gefahr an deinem Hauptquartier! Ziehe oder setze eine Truppe
ask-draw-one = Ziehe eine Truppe oder setze eine
ask-skully = Skully: eine Truppe ziehen? Zwei gehen nicht.
