title = Toy Battle
about = Dwie armie zabawek: zdobądź kwaterę główną wroga albo otocz dość medali.

# Co można wybrać
action-draw = Dobierz oddziały
action-use = Użyj efektu
action-pass = Zrezygnuj
action-place = Umieść { $troop } na bazie { $base }
action-capture = Zdobądź { $hq }: { $troop }
action-discard = Odrzuć oddział z bazy { $base }
action-recall = Zabierz swój oddział z bazy { $base }
action-move-from = Przesuń oddział z bazy { $base }
action-move-to = Przesuń go na bazę { $base }
action-recover = Odzyskaj { $troop } z odrzuconych

# Co się stało
event-placed = { $seat } umieścił { $troop } na bazie { $base }.
event-covered = { $seat } umieścił { $troop } na bazie { $base }, przykrywając { $troop2 } ({ $seat2 }).
event-hq-taken = { $seat } zdobył { $hq }: { $troop }.
event-medals =
    { $medals ->
        [one] { $seat } przejął region { $region } i zdobył medal.
        [few] { $seat } przejął region { $region } i zdobył { $medals } medale.
       *[other] { $seat } przejął region { $region } i zdobył { $medals } medali.
    }
event-drew-one = { $seat } dobrał { $troop }.
event-drew-two = { $seat } dobrał { $troop } i { $troop2 }.
event-drew-unseen =
    { $count ->
        [one] { $seat } dobrał oddział.
        [few] { $seat } dobrał { $count } oddziały.
       *[other] { $seat } dobrał { $count } oddziałów.
    }
event-passed = { $seat } zrezygnował z efektu.
event-stopped = { $seat } nie umieścił kolejnego oddziału.
event-discarded = { $seat } odrzucił { $troop } ({ $seat2 }) z bazy { $base }.
event-uncovered = { $troop } ({ $seat }): ten oddział znów jest widoczny na bazie { $base }.
event-shot = { $seat } trafił w stojak przeciwnika ({ $seat2 }): odrzucono { $troop }.
event-recalled = { $seat } zabrał { $troop } z bazy { $base } na swój stojak.
event-moved = { $seat } przesunął { $troop } ({ $seat2 }) z bazy { $base } na bazę { $base2 }.
event-recovered = { $seat } odzyskał { $troop } z odrzuconych.
event-laid-seen = { $seat } przewrócił { $troop } na stojaku przeciwnika ({ $seat2 }).
event-laid-unseen = { $seat } przewrócił oddział na stojaku przeciwnika ({ $seat2 }).
event-stood-up =
    { $count ->
        [one] { $seat }: przewrócony oddział znów stanął na stojaku.
        [few] { $seat }: { $count } przewrócone oddziały znów stanęły na stojaku.
       *[other] { $seat }: { $count } przewróconych oddziałów znów stanęło na stojaku.
    }
event-won-medals =
    { $medals ->
        [one] { $seat } osiągnął cel, mając jeden medal.
        [few] { $seat } osiągnął cel, mając { $medals } medale.
       *[other] { $seat } osiągnął cel, mając { $medals } medali.
    }
event-nothing-left = { $seat } nie mógł ani dobrać, ani umieścić oddziału.
event-too-long = Liczba tur doszła do { $turns } i nikt nie wygrał.

# O czym się decyduje
prompt-turn = Dobierz albo umieść oddział
prompt-extra = Cap'n: umieść jeszcze jeden oddział albo zrezygnuj
prompt-skully = Skully: dobrać dwa oddziały?
prompt-jumbo = Jumbo: odrzucić sąsiedni oddział wroga?
prompt-xb-42 = XB-42: odrzucić losowy oddział ze stojaka wroga?
prompt-star = Star: dobrać oddział?
prompt-castle = Wieża oblężnicza: zabrać inny swój oddział na stojak?
prompt-clouds = Wieża w chmurach: dobrać oddział?
prompt-jungle-from = Płyta z lawy: przesunąć sąsiedni oddział wroga?
prompt-jungle-to = Dokąd przesunąć oddział?
prompt-cemetery = Dynia: odzyskać odrzucony oddział?
prompt-battlefield = Wieża strażnicza: przewrócić oddział na stojaku wroga?

end-captured = Zdobyto kwaterę główną
end-conquered = Zdobyto wymagane medale
end-stuck = Gracz nie mógł ani dobrać, ani umieścić oddziału
end-cap = Gra trwała zbyt długo

troop-kwak = Kwak
troop-skully = Skully
troop-capn = Cap'n
troop-jumbo = Jumbo
troop-hook = Hook
troop-xb-42 = XB-42
troop-star = Star
troop-roxy = Roxy

hq-blue = niebieską kwaterę główną
hq-blue-1 = pierwszą niebieską kwaterę główną
hq-blue-2 = drugą niebieską kwaterę główną
hq-red = czerwoną kwaterę główną
hq-red-1 = pierwszą czerwoną kwaterę główną
hq-red-2 = drugą czerwoną kwaterę główną

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
