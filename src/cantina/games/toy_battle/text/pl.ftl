title = Toy Battle
about = Dwie armie zabawek: zdobądź kwaterę główną wroga albo otocz dość medali.

# Co można wybrać
action-draw = Dobierz oddziały
action-use = Użyj efektu
action-pass = Zrezygnuj
action-place = Umieść oddział { $troop } na bazie { $base }
action-capture = Zdobądź cel: { $hq } ({ $troop })
action-discard = Odrzuć oddział z bazy { $base }
action-recall = Zabierz swój oddział z bazy { $base }
action-move-from = Przesuń oddział z bazy { $base }
action-move-to = Przesuń go na bazę { $base }
action-recover = Odzyskaj oddział { $troop } z odrzuconych

# Co się stało
event-placed = { $seat } umieszcza oddział { $troop } na bazie { $base }.
event-covered = { $seat } umieszcza oddział { $troop } na bazie { $base }, na oddziale { $troop2 } ({ $seat2 }).
event-hq-taken = { $seat }, { $troop }: zdobyta { $hq }.
event-medals =
    { $medals ->
        [one] { $seat } przejmuje region { $region } i zdobywa medal.
        [few] { $seat } przejmuje region { $region } i zdobywa { $medals } medale.
       *[other] { $seat } przejmuje region { $region } i zdobywa { $medals } medali.
    }
event-drew-one = { $seat } dobiera: { $troop }.
event-drew-two = { $seat } dobiera: { $troop }, { $troop2 }.
event-drew-unseen =
    { $count ->
        [one] { $seat } dobiera oddział.
        [few] { $seat } dobiera { $count } oddziały.
       *[other] { $seat } dobiera { $count } oddziałów.
    }
event-passed = { $seat } rezygnuje z efektu.
event-stopped = { $seat } nie umieszcza kolejnego oddziału.
event-discarded = { $seat } odrzuca oddział { $troop } ({ $seat2 }) z bazy { $base }.
event-uncovered = { $troop } ({ $seat }): ten oddział znów jest widoczny na bazie { $base }.
event-shot = { $seat } trafia w stojak przeciwnika ({ $seat2 }): odrzucony oddział { $troop }.
event-recalled = { $seat } zabiera oddział { $troop } z bazy { $base } na swój stojak.
event-moved = { $seat } przesuwa oddział { $troop } ({ $seat2 }) z bazy { $base } na bazę { $base2 }.
event-recovered = { $seat } odzyskuje oddział { $troop } z odrzuconych.
event-laid-seen = { $seat } przewraca oddział { $troop } na stojaku przeciwnika ({ $seat2 }).
event-laid-unseen = { $seat } przewraca oddział na stojaku przeciwnika ({ $seat2 }).
event-stood-up =
    { $count ->
        [one] { $seat }: przewrócony oddział znów stanął na stojaku.
        [few] { $seat }: { $count } przewrócone oddziały znów stanęły na stojaku.
       *[other] { $seat }: { $count } przewróconych oddziałów znów stanęło na stojaku.
    }
event-won-medals =
    { $medals ->
        [one] { $seat } osiąga cel, mając jeden medal.
        [few] { $seat } osiąga cel, mając { $medals } medale.
       *[other] { $seat } osiąga cel, mając { $medals } medali.
    }
event-nothing-left = { $seat } nie może ani dobrać, ani umieścić oddziału.
event-too-long = Liczba tur doszła do { $turns } i nikt nie wygrał.

# To samo w kilku słowach, na początek tury
gist-placed = { $troop } na { $base }
gist-covered = { $troop } na { $base }, przykrywa: { $troop2 }
gist-hq-taken = zdobyta { $hq }
gist-medals = { $medals ->
        [one] medal
        [few] { $medals } medale
       *[other] { $medals } medali
    } w regionie { $region }
gist-drew-one = dobiera: { $troop }
gist-drew-two = dobiera: { $troop }, { $troop2 }
gist-drew-unseen = { $count ->
        [one] dobiera oddział
        [few] dobiera { $count } oddziały
       *[other] dobiera { $count } oddziałów
    }
gist-discarded = odrzucony z { $base }: { $troop }
gist-shot = zestrzelony oddział { $troop }
gist-recalled = wraca na stojak: { $troop }
gist-moved = przesunięty { $base } → { $base2 }: { $troop }
gist-recovered = odzyskany: { $troop }
gist-laid-seen = przewrócony: { $troop }
gist-laid-unseen = przewrócony oddział
gist-won-medals = cel osiągnięty
gist-nothing-left = nie ma ruchu

# O czym się decyduje
prompt-turn = Dobierz albo umieść oddział
prompt-extra = Cap'n: umieść jeszcze jeden oddział albo zrezygnuj
prompt-skully = Skully: dobrać dwa oddziały?
prompt-jumbo = Jumbo: odrzucić sąsiedni oddział wroga?
prompt-xb-42 = XB-42: odrzucić losowy oddział ze stojaka wroga?
prompt-star = Star: dobrać oddział?
prompt-castle = Wieża oblężnicza: zabrać inny swój oddział na stojak?
prompt-clouds = Wieża w chmurach: dobrać oddział?
prompt-jungle-from = Platforma lawowa: przesunąć sąsiedni oddział wroga?
prompt-jungle-to = Dokąd przesunąć oddział?
prompt-cemetery = Dynia: odzyskać odrzucony oddział?
prompt-battlefield = Wieża strażnicza: przewrócić oddział na stojaku wroga?

end-captured = Zwycięska strona zdobyła kwaterę główną
end-conquered = Zwycięska strona zdobyła wymagane medale
end-stuck = Jedna ze stron nie mogła ani dobrać, ani umieścić oddziału: wygrywa, kto ma więcej medali
end-cap = Gra trwała zbyt długo

troop-kwak = Kwak
troop-skully = Skully
troop-capn = Cap'n
troop-jumbo = Jumbo
troop-hook = Hook
troop-xb-42 = XB-42
troop-star = Star
troop-roxy = Roxy

hq-blue = niebieska kwatera główna
hq-blue-1 = pierwsza niebieska kwatera główna
hq-blue-2 = druga niebieska kwatera główna
hq-red = czerwona kwatera główna
hq-red-1 = pierwsza czerwona kwatera główna
hq-red-2 = druga czerwona kwatera główna

option-mode = Tryb
option-mode-normal = z bazami specjalnymi
option-mode-beginner = dla początkujących, bez baz specjalnych
option-first = Pierwszy gracz
option-blue = Gracz niebieski

board-blue = Niebieski
board-red = Czerwony
board-you = ty
board-medals = Medale
board-rack = Stojak
board-known = znane
board-lying = przewrócone
board-reserve = Rezerwa
board-discards = Odrzucone
board-stacks = Stosy, od dołu
board-recall = zabierz
board-draw = dobierz
board-move = przesuń
board-recover = odzyskaj
board-block = przewróć
board-shield = bez efektów
board-only = tylko

# Co daje wybór
foresee-draw = { $count ->
        [one] Na stojak trafia { $count } oddział
        [few] Na stojak trafiają { $count } oddziały
        [many] Na stojak trafia { $count } oddziałów
       *[other] Na stojak trafia { $count } oddziału
    }. { $left ->
        [0] Rezerwa jest potem pusta.
       *[other] W rezerwie zostaje: { $left }.
    }
foresee-capture = Zdobyta { $hq }: bitwa wygrana!
foresee-place = { $named ->
        [1] Baza { $base }:{ " " }
       *[other] {""}
    }{ $free ->
        [1] Hook nie potrzebuje ścieżki.{ " " }
       *[other] {""}
    }{ $over ->
        [1] Przykrywa: { $troop2 } ({ $seat2 }).{ " " }
        [2] Na własnym oddziale: { $troop2 }.{ " " }
       *[other] {""}
    }{ $medals ->
        [0] {""}
        [one] Zdobywa medal{ $region ->
            [0] {""}
           *[other] { " " }z regionu { $region }
        }.{ " " }
        [few] Zdobywa { $medals } medale{ $region ->
            [0] {""}
           *[other] { " " }z regionu { $region }
        }.{ " " }
        [many] Zdobywa { $medals } medali{ $region ->
            [0] {""}
           *[other] { " " }z regionu { $region }
        }.{ " " }
       *[other] Zdobywa { $medals } medalu{ $region ->
            [0] {""}
           *[other] { " " }z regionu { $region }
        }.{ " " }
    }{ $wins ->
        [1] To zwycięstwo w bitwie!{ " " }
       *[other] {""}
    }{ $effect ->
        [1] Potem: dobierz dwa oddziały.{ " " }
        [2] Potem: umieść jeszcze jeden oddział.{ " " }
        [3] Potem: odrzuć sąsiedni oddział wroga.{ " " }
        [5] Potem: wróg traci losowy oddział ze stojaka.{ " " }
        [6] Potem: dobierz oddział.{ " " }
        [8] Tarcza odbiera mu efekt.{ " " }
       *[other] {""}
    }{ $special ->
        [1] Wieża oblężnicza: zabierz oddział na stojak.
        [2] Wieża w chmurach: dobierz oddział.
        [3] Platforma lawowa: przesuń sąsiedni oddział wroga.
        [4] Dynia: odzyskaj odrzucony oddział.
        [5] Wieża strażnicza: przewróć oddział na stojaku wroga.
       *[other] {""}
    }
brief-place = { $wins ->
        [1] wygrywa bitwę!
       *[other] { $over ->
            [1] przykrywa: { $troop2 }
           *[other] {""}
        }{ $both ->
            [1] ,{ " " }
           *[other] {""}
        }{ $medals ->
            [0] {""}
            [one] medal
            [few] { $medals } medale
           *[other] { $medals } medali
        }
    }
foresee-lift = { $back ->
        [1] { $troop } wraca na stojak.{ " " }
       *[other] { $troop } ({ $seat }): ten oddział jest odrzucony.{ " " }
    }{ $light ->
        [1] Odsłania się { $troop2 } ({ $seat2 })
       *[other] {""}
    }{ $medals ->
        [0] {""}
        [one] { " " }i zdobywa medal{ $region ->
            [0] {""}
           *[other] { " " }z regionu { $region }
        }
        [few] { " " }i zdobywa { $medals } medale{ $region ->
            [0] {""}
           *[other] { " " }z regionu { $region }
        }
        [many] { " " }i zdobywa { $medals } medali{ $region ->
            [0] {""}
           *[other] { " " }z regionu { $region }
        }
       *[other] { " " }i zdobywa { $medals } medalu{ $region ->
            [0] {""}
           *[other] { " " }z regionu { $region }
        }
    }{ $light ->
        [1] .
       *[other] {""}
    }
foresee-drag = { $seat } stoi potem na bazie { $base }{ $medals ->
        [0] {""}
        [one] { " " }i zdobywa medal{ $region ->
            [0] {""}
           *[other] { " " }z regionu { $region }
        }
        [few] { " " }i zdobywa { $medals } medale{ $region ->
            [0] {""}
           *[other] { " " }z regionu { $region }
        }
        [many] { " " }i zdobywa { $medals } medali{ $region ->
            [0] {""}
           *[other] { " " }z regionu { $region }
        }
       *[other] { " " }i zdobywa { $medals } medalu{ $region ->
            [0] {""}
           *[other] { " " }z regionu { $region }
        }
    }.

# Tereny
pack-battlefield = Pole bitwy
pack-caribbean-sea = Morze Karaibskie
pack-castle-field = Pole zamkowe
pack-city-of-clouds = Miasto w chmurach
pack-cursed-cemetery = Przeklęty cmentarz
pack-la-croisette = La Croisette
pack-station-metal-x = Stacja Metal-X
pack-tropical-pool = Tropikalny basen
pack-volcanic-jungle = Wulkaniczna dżungla

# Prompts that know the hand
ask-empty = Twój stojak jest pusty: dobierz
ask-draw = Żadnego twojego oddziału nie można umieścić: dobierz
ask-full = Twój stojak jest pełny: umieść oddział
ask-spent = Twoja rezerwa jest pusta: umieść oddział
ask-danger = Twoja kwatera główna jest zagrożona! Dobierz albo umieść oddział
ask-draw-one = Dobierz jeden oddział albo umieść oddział
ask-skully = Skully: dobrać jeden oddział? Dwóch się nie da.
