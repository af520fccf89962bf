title = Star Wars: Conflict
about = Wszyscy gracze razem szukają Rey, Poego i Finna, zanim zwycięży Najwyższy Porządek.

# Co można wybrać
action-throw = Rzuć kośćmi o pierwszą turę
action-draw = Pociągnij żółtą kartę i rzuć kośćmi
action-keep = Zostaw kości
action-reroll = Przerzuć { $handful }
action-done = Zakończ używanie kości
action-reveal = Odkryj { $die } ({ $deck })
action-pair = Para { $die }: pociągnij karty (talia { $deck })
action-triple = Trójka { $die }: pociągnij karty (talia { $deck })
action-store = Zachowaj { $die } na później
action-help = Zamień { $die } na zachowany wynik
action-discard = Odrzuć: { $card }
action-put-unseen = Następna: karta nieznana
action-put-down = Następna: { $card } (zakryta)
action-put-up = Następna: { $card } (odkryta)
action-play = Zagraj: { $card }
action-use = Zagraj: { $start }
action-play-plain = Zagraj bez mocy: { $start }
action-cover = Zasłoń: { $leader }
action-stop = Dalej bez zasłaniania
action-cover-with = Zasłoń kartą: { $card }

# Co się stało
event-threw = { $seat } wyrzuca: { $die }, { $die2 }, { $die3 }.
event-tied = Najwyższe rzuty są równe; ci gracze rzucają ponownie.
event-begins = { $seat } zaczyna i dostaje planszetkę 1.
event-turn = Tura: { $seat }.
event-rolled = { $seat } wyrzuca: { $die }, { $die2 }, { $die3 }.
event-drew-unseen = { $seat } ciągnie zakrytą kartę { $card }.
event-drew-peeked = { $seat } ciągnie zakrytą, lecz znaną kartę { $card }.
event-drew-open = { $seat } ciągnie odkrytą kartę { $card }.
event-ambushed = Zasadzka: wskaźnik przesunął się o { $number } w stronę Najwyższego Porządku, na pole { $field }.
event-attacked = Agresja: wskaźnik przesunął się o { $number } w stronę Najwyższego Porządku, na pole { $field }.
event-forward = Wskaźnik przesunął się o { $number } w stronę Najwyższego Porządku, na pole { $field }.
event-back = Wskaźnik cofnął się o { $number } w stronę startu, na pole { $field }.
event-leaders = Przywódcy przesunęli wskaźnik o { $number } w stronę Najwyższego Porządku, na pole { $field }.
event-still = Wskaźnik jest odłożony na bok i się nie przesuwa.
event-hero-found = Odnaleziono: { $card }. Zasłania przywódcę: { $leader }.
event-cover-gone = Kartę { $card } zdjęto z pola ({ $leader }) i odrzucono.
event-paid = { $seat } płaci kartą { $card }.
event-reveals = { $number ->
    [one] { $seat } odkrywa wierzchnią kartę (talia { $deck }).
    [few] { $seat } odkrywa { $number } wierzchnie karty (talia { $deck }).
   *[many] { $seat } odkrywa { $number } wierzchnich kart (talia { $deck }).
}
event-turned-unseen = Odkryto kartę { $card }.
event-turned-known = Znana już karta { $card } leży odkryta.
event-laid = { $seat } kładzie jako następną od góry kartę { $card }.
event-moves-under = { $number ->
    [one] { $seat } przekłada wierzchnią kartę na spód (talia { $deck }).
    [few] { $seat } przekłada { $number } wierzchnie karty na spód (talia { $deck }).
   *[many] { $seat } przekłada { $number } wierzchnich kart na spód (talia { $deck }).
}
event-sank-unseen = { $seat } przekłada na spód nieznaną kartę.
event-sank-down = { $seat } przekłada na spód zakrytą kartę { $card }.
event-sank-up = { $seat } przekłada na spód odkrytą kartę { $card }.
event-peeks = { $number ->
    [one] { $seat } podgląda wierzchnią kartę (talia { $deck }).
    [few] { $seat } podgląda { $number } wierzchnie karty (talia { $deck }).
   *[many] { $seat } podgląda { $number } wierzchnich kart (talia { $deck }).
}
event-peeked-unseen = Wszyscy zobaczyli kartę { $card }.
event-peeked-known = Karta { $card } była już znana.
event-stored = { $seat } zachowuje { $die } na później.
event-helped = { $seat } używa zachowanego wyniku: { $die } (zamiast: { $die2 }).
event-played = { $seat } zagrywa kartę { $card }.
event-used = { $seat } zagrywa kartę { $start }.
event-played-plain = { $seat } zagrywa bez mocy kartę { $start }.
event-covered = { $seat } zasłania przywódcę kartą { $card }: { $leader }.
event-on-field = Wskaźnik stanął na polu { $field }: { $effect }.
event-top-unseen = Z wierzchu talii zagrano kartę { $card }.
event-top-known = Z wierzchu talii zagrano znaną już kartę { $card }.
event-no-card = Nie było karty do zagrania (talia { $deck }); nic się nie stało.
event-empty-deck = Trzeba było pociągnąć kartę, a żadnej już nie było (talia { $deck }).
event-discarded = { $seat } odrzuca kartę { $card }.
event-lifted = Wskaźnik jest odłożony na bok na tę turę.
event-put-back = Wskaźnik wrócił na swoje miejsce.

# The same in two or three words, for the head of a turn
gist-drew-unseen = karta { $card }
gist-drew-peeked = karta { $card }
gist-drew-open = karta { $card }
gist-reveals = odkryto { $number } ({ $deck })
gist-hero-found = { $card } z nami!
gist-played = zagrano: { $card }
gist-used = zagrano: { $start }
gist-played-plain = zagrano: { $start }
gist-forward = +{ $number } → { $field }
gist-back = −{ $number } → { $field }
gist-leaders = przywódcy +{ $number } → { $field }
gist-ambushed = Zasadzka +{ $number } → { $field }
gist-attacked = Agresja +{ $number } → { $field }
gist-cover-gone = odsłonięty: { $leader }
gist-covered = zasłonięty: { $leader }
gist-peeks = podejrzano { $number } ({ $deck })
gist-stored = zachowane: { $die }
gist-helped = użyte zachowane { $die }
gist-discarded = odrzucono: { $card }

# O czym się decyduje
prompt-begin = Pociągnij żółtą kartę i rzuć kośćmi
prompt-reroll = Wybierz kości do przerzucenia albo zostaw wszystkie
prompt-dice = Wybierz kości, potem cel: jedna odkrywa karty, dwie takie same pozwalają je ciągnąć
prompt-pay = Wybierz kartę, którą płacisz
prompt-arrange = Która karta następna, licząc od góry?
prompt-play = Zagraj jedną kartę
prompt-sink = Która karta teraz na spód?
prompt-cover = Zasłonić przywódcę?
prompt-cover-card = Którą kartą?
prompt-discard = Wybierz kartę do odrzucenia
prompt-first = Rzuć o pierwszą turę

# The same, with what is at stake
ask-arrange = { $number ->
        [1] Odłóż odkryte karty: która leży na wierzchu?
       *[other] Która leży zaraz pod nią?
    }
ask-pay = { $level ->
        [0] Wybierz żółtą kartę, którą płacisz
       *[other] Wybierz pomarańczową kartę, którą płacisz
    }{ $number ->
        [one] {""}
       *[other] {" "}(jeszcze { $number })
    }
ask-cover = { $number ->
        [0] Zasłonić przywódcę? Wskaźnik stoi w tej turze
       *[other] Zasłonić przywódcę? Razem popychają wskaźnik o { $number }
    }
ask-cover-card = Którą kartą zasłaniasz przywódcę: { $leader }?
ask-discard = Pole { $field } zabiera ci karty: wybierz jedną do odrzucenia{ $number ->
        [one] {""}
       *[other] {" "}(jeszcze { $number })
    }

end-heroes-found = Rey, Poe i Finn odnalezieni: gracze wygrali
end-first-order-wins = Wskaźnik dotarł na ostatnie pole: wygrał Najwyższy Porządek
end-deck-empty = Trzeba było pociągnąć kartę z pustej talii: wygrał Najwyższy Porządek

# Nazwy
card-fleet-rescue = „Ratunek dla floty”
card-daring-escape = „Śmiała ucieczka”
card-hit-and-run = „Szybki rajd”
card-supply-run = „Rejs z zaopatrzeniem”
card-decoy-flight = „Lot-przynęta”
card-recon-flight = „Lot zwiadowczy”
card-long-patrol = „Długi patrol”
card-chase = „Pościg”
card-bombing-raid = „Nalot bombowy”
card-blockade = „Blokada”
card-night-landing = „Nocne lądowanie”
card-smoke-screen = „Zasłona dymna”
card-hidden-base = „Ukryta baza”
card-false-signal = „Fałszywy sygnał”
card-coded-message = „Zaszyfrowana wiadomość”
card-asteroid-shelter = „Kryjówka wśród asteroid”
card-low-flight = „Lot koszący”
card-repair-stop = „Postój na naprawy”
card-fuel-convoy = „Konwój z paliwem”
card-wing-formation = „Szyk skrzydeł”
card-rear-guard = „Tylna straż”
card-evacuation = „Ewakuacja”
card-secret-route = „Tajny szlak”
card-safe-harbour = „Bezpieczna przystań”
card-lucky-shot = „Szczęśliwy strzał”
card-close-call = „O włos”
card-cold-start = „Zimny rozruch”
card-silent-running = „Cichy lot”
card-tight-turn = „Ciasny zwrot”
card-canyon-run = „Przelot kanionem”
card-nebula-crossing = „Przeprawa przez mgławicę”
card-moon-outpost = „Posterunek na księżycu”
card-border-post = „Posterunek graniczny”
card-old-ally = „Dawny sojusznik”
card-new-recruits = „Nowi rekruci”
card-field-hospital = „Szpital polowy”
card-distress-call = „Wezwanie pomocy”
card-jammed-radio = „Zagłuszone radio”
card-lost-convoy = „Zaginiony konwój”
card-broken-engine = „Uszkodzony silnik”
card-ion-storm = „Burza jonowa”
card-mine-field = „Pole minowe”
card-tracking-beacon = „Nadajnik namierzający”
card-scanner-sweep = „Skanowanie”
card-fighter-screen = „Zasłona myśliwców”
card-interception = „Przechwycenie”
card-crossfire = „Krzyżowy ogień”
card-tractor-beam = „Promień ściągający”
card-bounty-notice = „List gończy”
card-spy-in-the-ranks = „Szpieg w szeregach”
card-ambushed-shuttle = „Napadnięty prom”
card-orbital-guns = „Działa orbitalne”
card-fleet-inspection = „Inspekcja floty”
card-reinforcements = „Posiłki”
card-closed-sector = „Zamknięty sektor”
card-stormed-bunker = „Zdobyty bunkier”
card-prison-break = „Ucieczka z więzienia”
card-sabotage = „Sabotaż”
card-last-stand = „Ostatni bastion”
card-street-fight = „Walka uliczna”
card-stand-off = „Impas”
card-droid-patrol = „Patrol droidów”
card-trooper-raid = „Najazd żołnierzy”
card-house-search = „Rewizja”
card-walker-attack = „Atak maszyn kroczących”
card-rooftop-chase = „Pościg po dachach”
card-tunnel-raid = „Wypad tunelem”
card-power-cut = „Przerwa w zasilaniu”
card-stolen-uniforms = „Skradzione mundury”
card-market-riot = „Zamieszki na targu”
card-captured-walker = „Zdobyta maszyna krocząca”
card-hostage-rescue = „Odbicie zakładników”
card-trench-line = „Linia okopów”
card-bridge-defence = „Obrona mostu”
card-hangar-fire = „Pożar w hangarze”
card-speeder-charge = „Szarża ścigaczy”
card-curfew = „Godzina policyjna”
card-checkpoint = „Punkt kontrolny”
card-siege-guns = „Działa oblężnicze”
card-reprisal = „Odwet”
card-elite-guard = „Elitarna straż”
card-elite-gunner = „Elitarny strzelec”
card-elite-hunter = „Elitarny łowca”
card-elite-pilot = „Elitarny pilot”
card-elite-officer = „Elitarny oficer”
card-elite-squad = „Elitarny oddział”
card-elite-scout = „Elitarny zwiadowca”
card-elite-engineer = „Elitarny inżynier”
card-elite-commander = „Elitarny dowódca”
card-rey = Rey
card-poe = Poe
card-finn = Finn
deck-yellow = żółta
deck-orange = pomarańczowa
deck-black = czarna
die-none = nic
die-1 = 1
die-2 = 2
die-3 = 3
die-first-order = Najwyższy Porządek
handful-1 = kość 1
handful-2 = kość 2
handful-3 = kość 3
handful-1-1 = 1 i 1
handful-1-2 = 1 i 2
handful-1-3 = 1 i 3
handful-2-2 = 2 i 2
handful-2-3 = 2 i 3
handful-3-3 = 3 i 3
handful-1-1-1 = 1, 1 i 1
handful-1-1-2 = 1, 1 i 2
handful-1-1-3 = 1, 1 i 3
handful-1-2-2 = 1, 2 i 2
handful-1-2-3 = 1, 2 i 3
handful-1-3-3 = 1, 3 i 3
handful-2-2-2 = 2, 2 i 2
handful-2-2-3 = 2, 2 i 3
handful-2-3-3 = 2, 3 i 3
handful-3-3-3 = 3, 3 i 3
start-rebel-yellow = Rebeliant (talia żółta)
start-rebel-orange = Rebeliant (talia pomarańczowa)
start-rebel-black = Rebeliant (talia czarna)
start-scout-yellow = Zwiadowca (talia żółta)
start-scout-orange = Zwiadowca (talia pomarańczowa)
start-scout-black = Zwiadowca (talia czarna)
start-pilot-back = Pilot (wskaźnik do tyłu)
start-pilot-yellow = Pilot (talia żółta)
start-pilot-orange = Pilot (talia pomarańczowa)
leader-phasma = Kapitan Phasma
leader-hux = Generał Hux
leader-ren = Kylo Ren
effect-blank = nic
effect-play-yellow = zagrywa się wierzchnią żółtą kartę
effect-play-orange = zagrywa się wierzchnią pomarańczową kartę
effect-play-black = zagrywa się wierzchnią czarną kartę
effect-draw-yellow = trzeba pociągnąć żółtą kartę
effect-draw-orange = trzeba pociągnąć pomarańczową kartę
effect-discard-1 = trzeba odrzucić jedną kartę
effect-discard-3 = trzeba odrzucić trzy karty
effect-set-aside = wskaźnik odkłada się na bok na następną turę

option-variant = Wariant
option-variant-standard = podstawowy: średni
option-variant-simplified = uproszczony: łatwiejszy, przywódcy w dowolnej kolejności
option-variant-advanced = zaawansowany: trudny, druga strona planszy
option-variant-simplified-advanced = oba naraz: średni

board-marker = Wskaźnik na polu { $field } z { $goal }
board-aside = Wskaźnik jest odłożony na bok.
board-legend = ○ start, ▷ zagrywa wierzchnią kartę, ✋ każe pociągnąć kartę, ✕ każe odrzucić, ⏸ odkłada wskaźnik; ①②③ to talie żółta, pomarańczowa i czarna
board-heroes-left = Bohaterowie wśród nieznanych kart: górny stos { $top }, dolny stos { $bottom }
board-bare = niezasłonięty
board-dice = Kości
board-help = Zachowany wynik
board-hand = Karty na ręce
board-set = Zestaw { $number }
board-discard = Karty odrzucone
board-symbols = ▶ w stronę Najwyższego Porządku, ◀ w stronę startu, ⚡ zasadzka

role-rebel = Rebeliant
role-scout = Zwiadowca
role-pilot = Pilot

# Co się stanie
foresee-reroll = Dwie takie same kości: { $chance } %. Kość zablokowana przez Najwyższy Porządek: { $chance2 } %.
foresee-known = Ciągniesz kartę { $card }. { $number ->
        [0] Wskaźnik zostaje na miejscu.
       *[other] Wskaźnik przesuwa się o { $number } w stronę Najwyższego Porządku.
    }
foresee-no-card = Talia jest pusta: wszyscy przegrywacie.
foresee-draw = { $number ->
        [one] Jedna karta
        [few] { $number } karty
       *[other] { $number } kart
    }{ $price ->
        [0] {""}
       *[other] { $level ->
            [1] {" "}za tyle samo żółtych
           *[other] {" "}za tyle samo pomarańczowych
        }
    }. { $chance ->
        [0] Wskaźnik zostaje na miejscu.
       *[other] Wskaźnik idzie naprzód: { $chance } %, najwyżej o { $most }.
    }
foresee-draw-black = Bohater: { $chance2 } %. { $price ->
        [0] {""}
        [one] Kosztuje jedną pomarańczową kartę.
        [few] Kosztuje { $price } pomarańczowe karty.
       *[other] Kosztuje { $price } pomarańczowych kart.
    } { $chance ->
        [0] Wskaźnik zostaje na miejscu.
       *[other] Wskaźnik idzie naprzód: { $chance } %, najwyżej o { $most }.
    }
foresee-draw-calm = { $number ->
        [one] Jedna karta; wskaźnik odpoczywa.
        [few] { $number } karty; wskaźnik odpoczywa.
       *[other] { $number } kart; wskaźnik odpoczywa.
    }
foresee-reveal = { $number ->
        [one] Odkrywa wierzchnią kartę
        [few] Odkrywa { $number } wierzchnie karty
       *[other] Odkrywa { $number } wierzchnich kart
    }{ $up ->
        [0] {""}
       *[other] {" "}(już odkryte: { $up })
    }{ $level ->
        [0] {""}
       *[other] {" "}za jedną żółtą kartę
    }: przy ciągnięciu nie ma zasadzki.
foresee-reveal-black = { $number ->
        [one] Odkrywa wierzchnią kartę
        [few] Odkrywa { $number } wierzchnie karty
       *[other] Odkrywa { $number } wierzchnich kart
    }{ $up ->
        [0] {""}
       *[other] {" "}(już odkryte: { $up })
    } za jedną pomarańczową kartę. Bohater: { $chance } %.
foresee-reveal-nothing = { $number ->
        [one] Nic nowego: wierzchnia karta jest już odkryta.
        [few] Nic nowego: { $number } wierzchnie karty są już odkryte; możesz tylko zmienić ich kolejność.
       *[other] Nic nowego: { $number } wierzchnich kart jest już odkrytych; możesz tylko zmienić ich kolejność.
    }
foresee-store = { $die } czeka na czyjąś późniejszą turę{ $lost ->
        [0] .
       *[other] ; zachowane { $lost } przepada.
    }
foresee-help = Ta kość pokaże { $die2 }.
foresee-play = Wskaźnik na pole { $field2 }, potem przywódcy popychają go o { $number }: pole { $field }, { $effect }.
foresee-power = { $power ->
        [0] { $cards ->
            [one] Wierzchnia karta idzie na spód.
            [few] { $cards } wierzchnie karty idą na spód.
           *[other] { $cards } wierzchnich kart idzie na spód.
        }
        [1] { $cards ->
            [one] Wszyscy widzą wierzchnią kartę.
            [few] Wszyscy widzą { $cards } wierzchnie karty.
           *[other] Wszyscy widzą { $cards } wierzchnich kart.
        }
       *[other] Wskaźnik cofa się o { $cards }.
    } { $end ->
        [0] Potem z przywódcami: pole { $field }, { $effect }.
        [1] Wskaźnik odpoczywa.
       *[other] Potem wskaźnik dotarłby na ostatnie pole: wszyscy przegrywacie.
    }
foresee-plain = Bez jej mocy; wskaźnik rusza się tak samo.
foresee-cover = Przywódcy popychają o { $number } zamiast o { $number2 }: pole { $field }, { $effect }.
foresee-stop = Przywódcy popychają wskaźnik o { $number }: pole { $field }, { $effect }.
foresee-loss = Wskaźnik dociera na ostatnie pole: wszyscy przegrywacie.
foresee-rest = Wskaźnik odpoczywa: w tej turze nic go nie przesuwa.

# Pakiety
pack-standard = Obie strony planszy
pack-first-mission = Pierwsza misja

# Prompts that know the hand
ask-dice = { $number ->
        [1] Została jedna kość: wybierz ją, potem talię, której karty odkrywa
       *[other] Nie ma dwóch takich samych kości: wybierz jedną, potem talię, której karty odkrywa
    }
ask-play = Nie masz kart na ręce: zagraj jedną ze swoich kart startowych
