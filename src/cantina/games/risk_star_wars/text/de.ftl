title = Risk: Star Wars Edition
about = Drei Schlachten zugleich: Rebellen gegen das Imperium am Todesstern, auf Endor und im Thronsaal.

# Was geschah

event-planned = { $seat } plante { $card } als nächsten Befehl.
event-planned-secretly = { $seat } legte einen Befehl verdeckt hin.
event-turned-up = { $seat } deckte { $card } auf.
event-ordered = { $seat } gab einen Befehl: { $order }.
event-declined = { $seat } verzichtete auf die Karte.
event-useless = Kein Befehl auf der Karte von { $seat } konnte gegeben werden.
event-deployed = { $number ->
    [one] { $seat } setzte einen TIE-Jäger in { $place } ein.
   *[other] { $seat } setzte { $number } TIE-Jäger in { $place } ein.
}
event-moved = { $number ->
    [one] { $seat } bewegte einen { $ship } von { $place } nach { $place2 }.
   *[other] { $seat } bewegte { $number } { $ship } von { $place } nach { $place2 }.
}
event-flew = { $seat } bewegte ein Spezialschiff von { $place } nach { $place2 }: { $ship }.
event-attacked = { $seat } griff aus { $place } an ({ $order }); Ziel: { $place2 }.
event-rolled = { $seat } würfelte { $die }, { $die2 }, { $die3 }, { $die4 }, { $die5 }.
event-destroyed = { $ship } in { $place } zerstört.
event-damaged = { $number ->
    [0] { $ship }: der letzte Treffer.
    [one] { $ship }: getroffen, noch ein Treffer übrig.
   *[other] { $ship }: getroffen, noch { $number } Treffer übrig.
}
event-special-lost = { $ship }: in { $place } zerstört.
event-reserve-lost = { $number ->
    [one] Der TIE-Jäger an Bord wurde mit ihr zerstört.
   *[other] Die { $number } TIE-Jäger an Bord wurden mit ihr zerstört.
}
event-marker-lost = { $number ->
    [0] Der Flottenmarker { $place } wurde zerstört.
    [one] Der Flottenmarker { $place } wurde zerstört, und ein Jäger mit ihm.
   *[other] Der Flottenmarker { $place } wurde zerstört, und { $number } Jäger mit ihm.
}
event-dice-lost = { $number ->
    [one] Ein Würfel traf nichts.
   *[other] { $number } Würfel trafen nichts.
}
event-held = { $seat } eröffnete das Feuer nicht.
event-cleared = { $seat } räumte { $place }.
event-earned = { $number ->
    [0] { $seat } erhielt einen Bonusbefehl, aber es war keine Karte mehr da.
    [one] { $seat } erhielt einen Bonusbefehl.
   *[other] { $seat } erhielt { $number } Bonusbefehle.
}
event-bonus = { $seat } zog verdeckt { $card } als Bonusbefehl.
event-reshuffled = Die Ablage wurde zu einem neuen Stapel gemischt: { $side }.
event-drew = { $seat } zog { $card }.
event-drew-secretly = { $number ->
    [one] { $seat } zog eine Karte.
   *[other] { $seat } zog { $number } Karten.
}
event-round = Runde { $number } begann.
event-fired = { $seat } feuerte mit dem Todesstern auf { $place }.
event-fired-in-vain = Der Todesstern verfehlte { $place }.
event-razed = { $number ->
    [one] Der Todesstern zerstörte das Schiff in { $place }.
   *[other] Der Todesstern zerstörte alle { $number } Schiffe in { $place }.
}
event-trooper = { $seat } stellte einen Sturmtruppler auf die Schildleiste.
event-advanced = { $number ->
    [0] { $seat } konnte mit dem Stoßtrupp nicht vorrücken.
    [one] { $seat } rückte mit dem Stoßtrupp ein Feld vor.
   *[other] { $seat } rückte mit dem Stoßtrupp { $number } Felder vor.
}
event-trooper-back = Sturmtruppler zurück in den Vorrat gelegt.
event-shield-lost = Der Schildgenerator ist zerstört: Der Todesstern kann jetzt angegriffen werden!
event-duel-hit = { $number ->
    [0] { $hero } wurde nicht getroffen (übrig: { $left }).
    [one] { $hero } steckte einen Treffer ein (übrig: { $left }).
   *[other] { $hero } steckte { $number } Treffer ein (übrig: { $left }).
}
event-duel-lost = { $hero } wurde besiegt.
event-redeemed = { $seat } erlöste Darth Vader, und der Imperator fiel mit ihm.
event-core-missed = { $seat } traf das Herz des Todessterns nicht.
event-core-lost = { $seat } zerstörte den Todesstern: Die Rebellen gewannen.
event-rebels-lost = Das letzte Schiff der Rebellen wurde zerstört: Das Imperium gewann.
event-limit = Nach { $number } Runden endete das Spiel unentschieden.

# Was möglich ist

action-plan = { $card } planen
action-order = Befehl: { $order }
action-decline = Auf die Karte verzichten
action-from = Schiffe in { $place }
action-deploy = TIE-Jäger einsetzen
action-to = Nach { $place } bewegen
action-stay = Bleiben und angreifen
action-move = { $number ->
    [one] Ein Schiff bewegen
   *[other] { $number } Schiffe bewegen
}
action-attack = Angriff: { $place }
action-hold = Nicht feuern
action-hit = Treffer: { $ship }

prompt-plan = Plane deine Befehle: Wähle die nächste Karte.
prompt-order = Gib einen der Befehle auf der Karte, oder verzichte.
prompt-from = Wähle die Schiffe, die den Befehl ausführen.
prompt-to = Wähle, wohin sie sich bewegen.
prompt-count = Wähle, wie viele sich bewegen.
prompt-attack = Wähle, was sie angreifen.
prompt-die = Wähle, was der höchste Würfel trifft.
prompt-fire = Wähle, worauf der Todesstern feuert.

ask-plan = Plane Befehl { $number } von { $of }: Wähle eine Karte.
ask-order = Befehl { $number } von { $of }: Gib einen von der Karte, oder verzichte.
ask-last = { $number ->
    [0] Dein letzter Befehl der Runde: Gib einen von der Karte, oder verzichte.
    [one] Gib einen der Befehle auf der Karte, oder verzichte; danach kommt noch ein Bonusbefehl.
   *[other] Gib einen der Befehle auf der Karte, oder verzichte; danach kommen noch { $number } Bonusbefehle.
}
ask-from = { $order }: Wähle den Ort, dessen Schiffe den Befehl ausführen.
ask-to = { $stay ->
    [0] Wähle, wohin sie sich von { $place } bewegen.
   *[other] Wähle, wohin sie sich von { $place } bewegen, oder wen sie ohne Zug angreifen.
}
ask-count = Wähle, wie viele sich von { $place } nach { $place2 } bewegen.
ask-attack = { $dice ->
    [one] Sie haben 1 Würfel: Wähle, was sie von { $place } aus angreifen.
   *[other] Sie haben { $dice } Würfel: Wähle, was sie von { $place } aus angreifen.
}
ask-die = Wähle, was die { $die } trifft.

end-death-star-destroyed = Die Rebellen haben den Todesstern zerstört.
end-fleet-destroyed = Das Imperium hat die ganze Flotte der Rebellen zerstört.
end-round-limit = Die letzte Runde ist vorbei: unentschieden.


# In a few words

gist-ordered = { $order }
gist-declined = auf die Karte verzichtet
gist-useless = kein Befehl möglich
gist-deployed = { $number } TIE → { $place }
gist-moved = { $number } × { $place } → { $place2 }
gist-flew = { $place } → { $place2 }
gist-attacked = Angriff auf { $place2 }
gist-destroyed = { $ship } zerstört
gist-damaged = { $ship } getroffen
gist-dice-lost = daneben: { $number }
gist-special-lost = { $ship } zerstört
gist-fired = Schuss auf { $place }
gist-fired-in-vain = verfehlt
gist-razed = Schiffe zerstört: { $number }
gist-held = kein Angriff
gist-advanced = Felder: { $number }
gist-cleared = { $place } geräumt
gist-marker-lost = { $place } verloren
gist-shield-lost = Schild fällt
gist-duel-hit = Treffer bei { $hero }: { $number }
gist-duel-lost = { $hero } fällt
gist-core-missed = verfehlt
gist-earned = Bonusbefehle: { $number }
gist-reserve-lost = TIEs an Bord verloren: { $number }
gist-trooper = Sturmtruppler aufgestellt
gist-trooper-back = Sturmtruppler weg
gist-redeemed = Darth Vader erlöst
gist-core-lost = Todesstern zerstört
gist-round = Runde { $number }

# Before it is chosen

foresee-assault = { $dice } Würfel: im Schnitt { $whole },{ $tenth } Felder{ $chance ->
         [0] {""}
        *[other] , der Schild fällt: { $chance } %
    }
foresee-ambush = { $number ->
         [one] Ein Sturmtruppler auf das nächste freie Feld
        *[other] Sturmtruppler auf die nächsten { $number } freien Felder
    }
foresee-laser = { $dice } Würfel, ab { $least }: { $chance } %, dass das Ziel fällt
foresee-duel = { $dice } Würfel, Treffer ab { $least }: { $chance ->
         [0] im Schnitt { $whole },{ $tenth } gegen { $hero }
        *[other] { $chance } %, dass { $hero } fällt{ $number ->
             [0] {""}
             [one] , dafür ein Bonusbefehl
            *[other] , dafür { $number } Bonusbefehle
        }
    }
foresee-emperor = Luke steckt { $number } Treffer ein (übrig: { $left })
foresee-redemption = Vader und der Imperator fallen: { $number } Bonusbefehle
foresee-quiet = Nichts anzugreifen
foresee-ahead = Von hier nichts in Reichweite: erst ziehen
foresee-from = Auf { $place }: { $dice } Würfel, { $chance ->
         [0] im Schnitt { $whole },{ $tenth } Treffer
        *[other] { $chance } %, dass es fällt
    }
foresee-move = { $number } nach { $place }, { $left ->
         [0] keiner bleibt
         [one] einer bleibt
        *[other] { $left } bleiben
    }
foresee-deploy = { $number ->
         [one] Ein TIE-Jäger
        *[other] { $number } TIE-Jäger
    } nach { $place }, nichts anzugreifen
foresee-attack = { $dice } Würfel, Treffer ab { $least }{ $hardest ->
         [0] {""}
        *[other] {" "}bis { $hardest }
    }: im Schnitt { $whole },{ $tenth }{ $chance ->
         [0] {""}
        *[other] , räumt { $place }: { $chance } %
    }
foresee-core = { $dice } Würfel: { $chance } % für eine { $least }, die den Todesstern zerstört
foresee-marker = { $dice } Würfel, ab { $least }: { $chance } %, dass { $place } fällt{ $number ->
         [0] {""}
         [one] , mit seinem Jäger
        *[other] , mit seinen { $number } Jägern
    }
foresee-shot = { $dice } Würfel, ab { $least }: { $chance } %, dass { $place } fällt{ $number ->
         [0] {""}
         [one] , mit seinem Schiff
        *[other] , mit seinen { $number } Schiffen
    }
foresee-damage = { $die }, { $ship }: { $left ->
         [0] zerstört
        *[other] noch { $left } Treffer übrig
    }
foresee-destroy = { $die } zerstört einen { $ship }: { $left ->
         [0] keiner bleibt
         [one] einer bleibt
        *[other] { $left } bleiben
    }
foresee-marker-hit = { $die } zerstört den Flottenmarker{ $number ->
         [0] {""}
         [one] {" "}und seinen Jäger
        *[other] {" "}und seine { $number } Jäger
    }

# Auf dem Tisch

board-round = Runde { $number }
board-hits = Treffer übrig
board-reserve = TIE-Reserve
board-shield = Schildleiste
board-shield-down = Der Schild ist zerstört.
board-troopers = Sturmtruppler im Vorrat
board-hand = Hand
board-orders = Befehle
board-bonus = { $number } Bonus
board-unknown = { $number } unbekannt
board-deck = Stapel
board-discard = Ablage
board-card = Karte
board-dice = Würfel
board-redeemed = erlöst
board-letters = X X-Wing, Y Y-Wing, B B-Wing, T TIE-Jäger, MF Millennium Falke, EX Executor

# Namen

side-rebels = Rebellen
side-empire = Imperium
hero-luke = Luke Skywalker
hero-vader = Darth Vader
ship-x-wing = X-Wing-Jäger
ship-y-wing = Y-Wing-Jäger
ship-b-wing = B-Wing-Jäger
ship-falcon = Millennium Falke
ship-tie = TIE-Jäger
ship-executor = Executor
ship-marker = Flottenmarker
order-x-wings = X-Wings
order-y-wings = Y-Wings
order-b-wings = B-Wings
order-falcon = Millennium Falke
order-ties = TIE-Jäger
order-executor = Executor
order-death-star = Todesstern
order-ambush = Hinterhalt am Schild
order-vader = Darth Vader
order-emperor = Imperator
order-assault = Schildangriff
order-luke = Luke Skywalker
order-redemption = Vaders Erlösung
place-death-star = Todesstern
place-f1 = F1
place-f2 = F2
place-f3 = F3
place-f4 = F4
place-f5 = F5
place-f6 = F6
place-o1 = O1
place-o2 = O2
place-o3 = O3
place-o4 = O4
place-o5 = O5
place-o6 = O6
place-o7 = O7
place-o8 = O8
place-o9 = O9
place-m1 = M1
place-m2 = M2
place-m3 = M3
place-m4 = M4
place-m5 = M5
place-m6 = M6
place-m7 = M7
place-i1 = I1
place-i2 = I2
place-i3 = I3
place-i4 = I4
place-i5 = I5
place-i6 = I6

# Karten: alle Paare und Dreiergruppen von Befehlen, damit auch ein berichtigter Stapel Namen hat

card-x-wings-y-wings = { order-x-wings } / { order-y-wings }
card-x-wings-b-wings = { order-x-wings } / { order-b-wings }
card-x-wings-falcon = { order-x-wings } / { order-falcon }
card-x-wings-assault = { order-x-wings } / { order-assault }
card-x-wings-luke = { order-x-wings } / { order-luke }
card-x-wings-redemption = { order-x-wings } / { order-redemption }
card-y-wings-b-wings = { order-y-wings } / { order-b-wings }
card-y-wings-falcon = { order-y-wings } / { order-falcon }
card-y-wings-assault = { order-y-wings } / { order-assault }
card-y-wings-luke = { order-y-wings } / { order-luke }
card-y-wings-redemption = { order-y-wings } / { order-redemption }
card-b-wings-falcon = { order-b-wings } / { order-falcon }
card-b-wings-assault = { order-b-wings } / { order-assault }
card-b-wings-luke = { order-b-wings } / { order-luke }
card-b-wings-redemption = { order-b-wings } / { order-redemption }
card-falcon-assault = { order-falcon } / { order-assault }
card-falcon-luke = { order-falcon } / { order-luke }
card-falcon-redemption = { order-falcon } / { order-redemption }
card-assault-luke = { order-assault } / { order-luke }
card-assault-redemption = { order-assault } / { order-redemption }
card-luke-redemption = { order-luke } / { order-redemption }
card-x-wings-y-wings-b-wings = { order-x-wings } / { order-y-wings } / { order-b-wings }
card-x-wings-y-wings-falcon = { order-x-wings } / { order-y-wings } / { order-falcon }
card-x-wings-y-wings-assault = { order-x-wings } / { order-y-wings } / { order-assault }
card-x-wings-y-wings-luke = { order-x-wings } / { order-y-wings } / { order-luke }
card-x-wings-y-wings-redemption = { order-x-wings } / { order-y-wings } / { order-redemption }
card-x-wings-b-wings-falcon = { order-x-wings } / { order-b-wings } / { order-falcon }
card-x-wings-b-wings-assault = { order-x-wings } / { order-b-wings } / { order-assault }
card-x-wings-b-wings-luke = { order-x-wings } / { order-b-wings } / { order-luke }
card-x-wings-b-wings-redemption = { order-x-wings } / { order-b-wings } / { order-redemption }
card-x-wings-falcon-assault = { order-x-wings } / { order-falcon } / { order-assault }
card-x-wings-falcon-luke = { order-x-wings } / { order-falcon } / { order-luke }
card-x-wings-falcon-redemption = { order-x-wings } / { order-falcon } / { order-redemption }
card-x-wings-assault-luke = { order-x-wings } / { order-assault } / { order-luke }
card-x-wings-assault-redemption = { order-x-wings } / { order-assault } / { order-redemption }
card-x-wings-luke-redemption = { order-x-wings } / { order-luke } / { order-redemption }
card-y-wings-b-wings-falcon = { order-y-wings } / { order-b-wings } / { order-falcon }
card-y-wings-b-wings-assault = { order-y-wings } / { order-b-wings } / { order-assault }
card-y-wings-b-wings-luke = { order-y-wings } / { order-b-wings } / { order-luke }
card-y-wings-b-wings-redemption = { order-y-wings } / { order-b-wings } / { order-redemption }
card-y-wings-falcon-assault = { order-y-wings } / { order-falcon } / { order-assault }
card-y-wings-falcon-luke = { order-y-wings } / { order-falcon } / { order-luke }
card-y-wings-falcon-redemption = { order-y-wings } / { order-falcon } / { order-redemption }
card-y-wings-assault-luke = { order-y-wings } / { order-assault } / { order-luke }
card-y-wings-assault-redemption = { order-y-wings } / { order-assault } / { order-redemption }
card-y-wings-luke-redemption = { order-y-wings } / { order-luke } / { order-redemption }
card-b-wings-falcon-assault = { order-b-wings } / { order-falcon } / { order-assault }
card-b-wings-falcon-luke = { order-b-wings } / { order-falcon } / { order-luke }
card-b-wings-falcon-redemption = { order-b-wings } / { order-falcon } / { order-redemption }
card-b-wings-assault-luke = { order-b-wings } / { order-assault } / { order-luke }
card-b-wings-assault-redemption = { order-b-wings } / { order-assault } / { order-redemption }
card-b-wings-luke-redemption = { order-b-wings } / { order-luke } / { order-redemption }
card-falcon-assault-luke = { order-falcon } / { order-assault } / { order-luke }
card-falcon-assault-redemption = { order-falcon } / { order-assault } / { order-redemption }
card-falcon-luke-redemption = { order-falcon } / { order-luke } / { order-redemption }
card-assault-luke-redemption = { order-assault } / { order-luke } / { order-redemption }
card-ties-executor = { order-ties } / { order-executor }
card-ties-death-star = { order-ties } / { order-death-star }
card-ties-ambush = { order-ties } / { order-ambush }
card-ties-vader = { order-ties } / { order-vader }
card-ties-emperor = { order-ties } / { order-emperor }
card-executor-death-star = { order-executor } / { order-death-star }
card-executor-ambush = { order-executor } / { order-ambush }
card-executor-vader = { order-executor } / { order-vader }
card-executor-emperor = { order-executor } / { order-emperor }
card-death-star-ambush = { order-death-star } / { order-ambush }
card-death-star-vader = { order-death-star } / { order-vader }
card-death-star-emperor = { order-death-star } / { order-emperor }
card-ambush-vader = { order-ambush } / { order-vader }
card-ambush-emperor = { order-ambush } / { order-emperor }
card-vader-emperor = { order-vader } / { order-emperor }
card-ties-executor-death-star = { order-ties } / { order-executor } / { order-death-star }
card-ties-executor-ambush = { order-ties } / { order-executor } / { order-ambush }
card-ties-executor-vader = { order-ties } / { order-executor } / { order-vader }
card-ties-executor-emperor = { order-ties } / { order-executor } / { order-emperor }
card-ties-death-star-ambush = { order-ties } / { order-death-star } / { order-ambush }
card-ties-death-star-vader = { order-ties } / { order-death-star } / { order-vader }
card-ties-death-star-emperor = { order-ties } / { order-death-star } / { order-emperor }
card-ties-ambush-vader = { order-ties } / { order-ambush } / { order-vader }
card-ties-ambush-emperor = { order-ties } / { order-ambush } / { order-emperor }
card-ties-vader-emperor = { order-ties } / { order-vader } / { order-emperor }
card-executor-death-star-ambush = { order-executor } / { order-death-star } / { order-ambush }
card-executor-death-star-vader = { order-executor } / { order-death-star } / { order-vader }
card-executor-death-star-emperor = { order-executor } / { order-death-star } / { order-emperor }
card-executor-ambush-vader = { order-executor } / { order-ambush } / { order-vader }
card-executor-ambush-emperor = { order-executor } / { order-ambush } / { order-emperor }
card-executor-vader-emperor = { order-executor } / { order-vader } / { order-emperor }
card-death-star-ambush-vader = { order-death-star } / { order-ambush } / { order-vader }
card-death-star-ambush-emperor = { order-death-star } / { order-ambush } / { order-emperor }
card-death-star-vader-emperor = { order-death-star } / { order-vader } / { order-emperor }
card-ambush-vader-emperor = { order-ambush } / { order-vader } / { order-emperor }
card-rebels-22 = (keine solche Karte)
card-rebels-23 = (keine solche Karte)
card-rebels-24 = (keine solche Karte)
card-empire-10 = (keine solche Karte)
card-empire-11 = (keine solche Karte)
card-empire-12 = (keine solche Karte)

# Pakete
pack-standard = Die Schlacht um Endor
pack-first-battle = Eine erste Schlacht
