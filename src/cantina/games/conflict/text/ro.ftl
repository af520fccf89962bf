title = Star Wars: Conflict
about = Toți jucătorii îi caută împreună pe Rey, Poe și Finn, înainte ca Ordinul Întâi să învingă.

# Ce se poate alege
action-throw = Aruncă zarurile pentru prima tură
action-draw = Trage cartea galbenă și aruncă zarurile
action-keep = Păstrează zarurile
action-reroll = Aruncă din nou { $handful }
action-done = Gata cu zarurile
action-reveal = Dezvăluie { $die } ({ $deck })
action-pair = Pereche de { $die }: trage cărți (pachetul { $deck })
action-triple = Triplă de { $die }: trage cărți (pachetul { $deck })
action-store = Păstrează un { $die } pentru mai târziu
action-help = Înlocuiește { $die } cu rezultatul păstrat
action-discard = Decartează { $card }
action-put-unseen = Urmează: o carte nevăzută
action-put-down = Urmează: { $card } (cu fața în jos)
action-put-up = Urmează: { $card } (cu fața în sus)
action-play = Joacă { $card }
action-use = Joacă { $start }
action-play-plain = Joacă { $start }, fără puterea cărții
action-cover = Acoperă: { $leader }
action-stop = Continuă fără acoperire
action-cover-with = Acoperă cu { $card }

# Ce s-a întâmplat
event-threw = { $seat } a aruncat { $die }, { $die2 }, { $die3 }.
event-tied = Cele mai mari aruncări au fost egale; acești jucători aruncă din nou.
event-begins = { $seat } începe și ia planșeta 1.
event-turn = La rând: { $seat }.
event-rolled = { $seat } a aruncat zarurile: { $die }, { $die2 }, { $die3 }.
event-drew-unseen = { $seat } a tras cartea „{ $card }”, care stătea cu fața în jos.
event-drew-peeked = { $seat } a tras cartea „{ $card }”, care stătea cu fața în jos, dar era cunoscută.
event-drew-open = { $seat } a tras cartea „{ $card }”, care stătea cu fața în sus.
event-ambushed = Ambuscadă: indicatorul s-a mutat cu { $number } spre Ordinul Întâi, pe câmpul { $field }.
event-attacked = Agresiune: indicatorul s-a mutat cu { $number } spre Ordinul Întâi, pe câmpul { $field }.
event-forward = Indicatorul s-a mutat cu { $number } spre Ordinul Întâi, pe câmpul { $field }.
event-back = Indicatorul s-a mutat cu { $number } spre start, pe câmpul { $field }.
event-leaders = Liderii au mutat indicatorul cu { $number } spre Ordinul Întâi, pe câmpul { $field }.
event-still = Indicatorul este pus deoparte și nu s-a mutat.
event-hero-found = Erou găsit: { $card }. Acoperă liderul: { $leader }.
event-cover-gone = Cartea „{ $card }” a fost luată de pe { $leader } și decartată.
event-paid = { $seat } a plătit cu { $card }.
event-reveals = { $number ->
    [one] { $seat } a dezvăluit cartea de deasupra (pachetul { $deck }).
    [few] { $seat } a dezvăluit primele { $number } cărți de deasupra (pachetul { $deck }).
   *[other] { $seat } a dezvăluit primele { $number } de cărți de deasupra (pachetul { $deck }).
}
event-turned-unseen = A fost întoarsă cartea „{ $card }”.
event-turned-known = Cartea „{ $card }”, deja cunoscută, stă cu fața în sus.
event-laid = { $seat } a pus la loc cartea „{ $card }”, următoarea de sus.
event-moves-under = { $number ->
    [one] { $seat } a mutat cartea de deasupra la fundul pachetului ({ $deck }).
    [few] { $seat } a mutat primele { $number } cărți de deasupra la fundul pachetului ({ $deck }).
   *[other] { $seat } a mutat primele { $number } de cărți de deasupra la fundul pachetului ({ $deck }).
}
event-sank-unseen = { $seat } a pus la fund o carte nevăzută.
event-sank-down = { $seat } a pus la fund { $card }, cu fața în jos.
event-sank-up = { $seat } a pus la fund { $card }, cu fața în sus.
event-peeks = { $number ->
    [one] { $seat } s-a uitat la cartea de deasupra (pachetul { $deck }).
    [few] { $seat } s-a uitat la primele { $number } cărți de deasupra (pachetul { $deck }).
   *[other] { $seat } s-a uitat la primele { $number } de cărți de deasupra (pachetul { $deck }).
}
event-peeked-unseen = Toți au văzut cartea „{ $card }”.
event-peeked-known = Cartea „{ $card }” era deja cunoscută.
event-stored = { $seat } a păstrat un { $die } pentru mai târziu.
event-helped = { $seat } a folosit rezultatul păstrat { $die } în loc de { $die2 }.
event-played = { $seat } a jucat { $card }.
event-used = { $seat } a jucat { $start }.
event-played-plain = { $seat } a jucat { $start }, fără puterea cărții.
event-covered = { $seat } l-a acoperit pe { $leader } cu cartea „{ $card }”.
event-on-field = Indicatorul a ajuns pe câmpul { $field }: { $effect }.
event-top-unseen = De deasupra pachetului a fost jucată cartea „{ $card }”.
event-top-known = De deasupra pachetului a fost jucată cartea „{ $card }”, deja cunoscută.
event-no-card = Nu era nicio carte de jucat (pachetul { $deck }); nu s-a întâmplat nimic.
event-empty-deck = Trebuia trasă o carte, dar nu mai era niciuna (pachetul { $deck }).
event-discarded = { $seat } a decartat { $card }.
event-lifted = Indicatorul este pus deoparte în această tură.
event-put-back = Indicatorul a fost pus la loc.

# The same in two or three words, for the head of a turn
gist-drew-unseen = a tras { $card }
gist-drew-peeked = a tras { $card }
gist-drew-open = a tras { $card }
gist-reveals = a dezvăluit { $number } ({ $deck })
gist-hero-found = { $card }, erou găsit!
gist-played = a jucat { $card }
gist-used = a jucat { $start }
gist-played-plain = a jucat { $start }
gist-forward = +{ $number } → { $field }
gist-back = −{ $number } → { $field }
gist-leaders = lideri +{ $number } → { $field }
gist-ambushed = Ambuscadă +{ $number } → { $field }
gist-attacked = Agresiune +{ $number } → { $field }
gist-cover-gone = descoperit: { $leader }
gist-covered = acoperit: { $leader }
gist-peeks = s-a uitat la { $number } ({ $deck })
gist-stored = a păstrat un { $die }
gist-helped = a folosit { $die } păstrat
gist-discarded = a decartat { $card }

# Ce se decide
prompt-begin = Trage cartea galbenă și aruncă zarurile
prompt-reroll = Alege zarurile de aruncat din nou sau păstrează-le pe toate
prompt-dice = Alege zaruri, apoi unde merg: unul dezvăluie cărți, cu două la fel le tragi
prompt-pay = Alege cartea cu care plătești
prompt-arrange = Ce carte urmează, de sus în jos?
prompt-play = Joacă o carte
prompt-sink = Ce carte merge acum la fund?
prompt-cover = Acoperi un lider?
prompt-cover-card = Cu ce carte?
prompt-discard = Alege o carte de decartat
prompt-first = Aruncă pentru prima tură

# The same, with what is at stake
ask-arrange = { $number ->
        [1] Pune înapoi cărțile dezvăluite: care stă deasupra?
       *[other] Care stă imediat sub ea?
    }
ask-pay = { $level ->
        [0] Alege o carte galbenă cu care plătești
       *[other] Alege o carte portocalie cu care plătești
    }{ $number ->
        [one] {""}
       *[other] {" "}(încă { $number })
    }
ask-cover = { $number ->
        [0] Acoperi un lider? Indicatorul stă în tura aceasta
       *[other] Acoperi un lider? Împreună împing indicatorul cu { $number }
    }
ask-cover-card = Cu ce carte acoperi liderul { $leader }?
ask-discard = Câmpul { $field } îți ia cărți: alege una de decartat{ $number ->
        [one] {""}
       *[other] {" "}(încă { $number })
    }

end-heroes-found = Rey, Poe și Finn au fost găsiți: jucătorii au câștigat
end-first-order-wins = Indicatorul a ajuns pe ultimul câmp: Ordinul Întâi a câștigat
end-deck-empty = Trebuia trasă o carte dintr-un pachet gol: Ordinul Întâi a câștigat

# Nume
card-fleet-rescue = Salvarea flotei
card-daring-escape = Evadare îndrăzneață
card-hit-and-run = Lovitură fulger
card-supply-run = Cursă cu provizii
card-decoy-flight = Zbor-momeală
card-recon-flight = Zbor de recunoaștere
card-long-patrol = Patrulă lungă
card-chase = Urmărire
card-bombing-raid = Bombardament
card-blockade = Blocadă
card-night-landing = Aterizare nocturnă
card-smoke-screen = Perdea de fum
card-hidden-base = Bază ascunsă
card-false-signal = Semnal fals
card-coded-message = Mesaj cifrat
card-asteroid-shelter = Ascunziș printre asteroizi
card-low-flight = Zbor razant
card-repair-stop = Oprire pentru reparații
card-fuel-convoy = Convoi cu combustibil
card-wing-formation = Formație de zbor
card-rear-guard = Ariergardă
card-evacuation = Evacuare
card-secret-route = Rută secretă
card-safe-harbour = Port sigur
card-lucky-shot = Lovitură norocoasă
card-close-call = Scăpare la limită
card-cold-start = Pornire la rece
card-silent-running = Înaintare tăcută
card-tight-turn = Viraj strâns
card-canyon-run = Goană prin canion
card-nebula-crossing = Traversarea nebuloasei
card-moon-outpost = Avanpost lunar
card-border-post = Post de frontieră
card-old-ally = Vechi aliat
card-new-recruits = Noi recruți
card-field-hospital = Infirmerie de campanie
card-distress-call = Chemare de ajutor
card-jammed-radio = Legătură bruiată
card-lost-convoy = Convoi pierdut
card-broken-engine = Defecțiune la motor
card-ion-storm = Furtună ionică
card-mine-field = Câmp minat
card-tracking-beacon = Baliză de urmărire
card-scanner-sweep = Scanare amănunțită
card-fighter-screen = Ecran de nave
card-interception = Interceptare
card-crossfire = Foc încrucișat
card-tractor-beam = Rază de tracțiune
card-bounty-notice = Recompensă
card-spy-in-the-ranks = Spion printre noi
card-ambushed-shuttle = Navetă atacată
card-orbital-guns = Artilerie orbitală
card-fleet-inspection = Inspecția flotei
card-reinforcements = Sosirea întăririlor
card-closed-sector = Sector închis
card-stormed-bunker = Asaltul buncărului
card-prison-break = Fugă din închisoare
card-sabotage = Sabotaj
card-last-stand = Ultima redută
card-street-fight = Luptă de stradă
card-stand-off = Confruntare
card-droid-patrol = Patrulă de droizi
card-trooper-raid = Razie a soldaților
card-house-search = Percheziție
card-walker-attack = Atacul pășitoarelor
card-rooftop-chase = Goană pe acoperișuri
card-tunnel-raid = Incursiune prin tunel
card-power-cut = Pană de curent
card-stolen-uniforms = Uniforme furate
card-market-riot = Răscoală în piață
card-captured-walker = Pășitoare capturată
card-hostage-rescue = Eliberarea ostaticilor
card-trench-line = Linie de tranșee
card-bridge-defence = Apărarea podului
card-hangar-fire = Incendiu în hangar
card-speeder-charge = Șarja speederelor
card-curfew = Stingere
card-checkpoint = Punct de control
card-siege-guns = Artilerie de asediu
card-reprisal = Represalii
card-elite-guard = Gardă de elită
card-elite-gunner = Trăgător de elită
card-elite-hunter = Vânător de elită
card-elite-pilot = Pilot de elită
card-elite-officer = Ofițer de elită
card-elite-squad = Trupă de elită
card-elite-scout = Cercetaș de elită
card-elite-engineer = Inginer de elită
card-elite-commander = Comandant de elită
card-rey = Rey
card-poe = Poe
card-finn = Finn
deck-yellow = galben
deck-orange = portocaliu
deck-black = negru
die-none = nimic
die-1 = 1
die-2 = 2
die-3 = 3
die-first-order = Ordinul Întâi
handful-1 = zarul 1
handful-2 = zarul 2
handful-3 = zarul 3
handful-1-1 = 1 și 1
handful-1-2 = 1 și 2
handful-1-3 = 1 și 3
handful-2-2 = 2 și 2
handful-2-3 = 2 și 3
handful-3-3 = 3 și 3
handful-1-1-1 = 1, 1 și 1
handful-1-1-2 = 1, 1 și 2
handful-1-1-3 = 1, 1 și 3
handful-1-2-2 = 1, 2 și 2
handful-1-2-3 = 1, 2 și 3
handful-1-3-3 = 1, 3 și 3
handful-2-2-2 = 2, 2 și 2
handful-2-2-3 = 2, 2 și 3
handful-2-3-3 = 2, 3 și 3
handful-3-3-3 = 3, 3 și 3
start-rebel-yellow = Rebelul, galben
start-rebel-orange = Rebelul, portocaliu
start-rebel-black = Rebelul, negru
start-scout-yellow = Cercetașul, galben
start-scout-orange = Cercetașul, portocaliu
start-scout-black = Cercetașul, negru
start-pilot-back = Pilotul, indicatorul înapoi
start-pilot-yellow = Pilotul, galben
start-pilot-orange = Pilotul, portocaliu
leader-phasma = căpitanul Phasma
leader-hux = generalul Hux
leader-ren = Kylo Ren
effect-blank = nimic
effect-play-yellow = se joacă prima carte galbenă
effect-play-orange = se joacă prima carte portocalie
effect-play-black = se joacă prima carte neagră
effect-draw-yellow = trebuie trasă o carte galbenă
effect-draw-orange = trebuie trasă o carte portocalie
effect-discard-1 = trebuie decartată o carte
effect-discard-3 = trebuie decartate trei cărți
effect-set-aside = indicatorul este pus deoparte pentru tura următoare

option-variant = Variantă
option-variant-standard = standard: mediu
option-variant-simplified = simplificată: mai ușor, liderii în orice ordine
option-variant-advanced = avansată: greu, cealaltă față a tablei
option-variant-simplified-advanced = amândouă: mediu

board-marker = Indicatorul pe câmpul { $field } din { $goal }
board-aside = Indicatorul este pus deoparte.
board-legend = ○ start, ▷ joacă prima carte, ✋ trage o carte, ✕ decartează, ⏸ pune indicatorul deoparte; ①②③ sunt pachetele galben, portocaliu și negru
board-heroes-left = Eroi între cărțile nevăzute: teancul de sus { $top }, teancul de jos { $bottom }
board-bare = neacoperit
board-dice = Zaruri
board-help = Rezultat păstrat
board-hand = Mâini
board-set = Setul { $number }
board-discard = Cărți decartate
board-symbols = ▶ spre Ordinul Întâi, ◀ spre start, ⚡ ambuscadă

role-rebel = Rebelul
role-scout = Cercetașul
role-pilot = Pilotul

# Ce s-ar întâmpla
foresee-reroll = Două zaruri la fel: { $chance } %. Un zar blocat de Ordinul Întâi: { $chance2 } %.
foresee-known = Tragi { $card }. { $number ->
        [0] Indicatorul stă pe loc.
       *[other] Indicatorul se mută cu { $number } spre Ordinul Întâi.
    }
foresee-no-card = Pachetul este gol: pierdeți cu toții.
foresee-draw = { $number ->
        [one] O carte
        [few] { $number } cărți
       *[other] { $number } de cărți
    }{ $price ->
        [0] {""}
       *[other] { $level ->
            [1] , pentru tot atâtea galbene
           *[other] , pentru tot atâtea portocalii
        }
    }. { $chance ->
        [0] Indicatorul stă pe loc.
       *[other] Indicatorul înaintează: { $chance } %, cel mult { $most }.
    }
foresee-draw-black = Un erou: { $chance2 } %. { $price ->
        [0] {""}
        [one] Costă o carte portocalie.
        [few] Costă { $price } cărți portocalii.
       *[other] Costă { $price } de cărți portocalii.
    } { $chance ->
        [0] Indicatorul stă pe loc.
       *[other] Indicatorul înaintează: { $chance } %, cel mult { $most }.
    }
foresee-draw-calm = { $number ->
        [one] O carte; indicatorul se odihnește.
        [few] { $number } cărți; indicatorul se odihnește.
       *[other] { $number } de cărți; indicatorul se odihnește.
    }
foresee-reveal = { $number ->
        [one] Dezvăluie prima carte
        [few] Dezvăluie primele { $number } cărți
       *[other] Dezvăluie primele { $number } de cărți
    }{ $up ->
        [0] {""}
       *[other] {" "}(deja dezvăluite: { $up })
    }{ $level ->
        [0] {""}
       *[other] {" "}pentru o carte galbenă
    }: fără ambuscadă la tragere.
foresee-reveal-black = { $number ->
        [one] Dezvăluie prima carte
        [few] Dezvăluie primele { $number } cărți
       *[other] Dezvăluie primele { $number } de cărți
    }{ $up ->
        [0] {""}
       *[other] {" "}(deja dezvăluite: { $up })
    } pentru o carte portocalie. Un erou: { $chance } %.
foresee-reveal-nothing = { $number ->
        [one] Nimic nou: prima carte este deja cu fața în sus.
        [few] Nimic nou: primele { $number } cărți sunt deja cu fața în sus; le poți doar schimba ordinea.
       *[other] Nimic nou: primele { $number } de cărți sunt deja cu fața în sus; le poți doar schimba ordinea.
    }
foresee-store = { $die } rămâne pentru o tură viitoare, a oricui{ $lost ->
        [0] .
       *[other] ; rezultatul păstrat ({ $lost }) se pierde.
    }
foresee-help = Zarul acesta va arăta { $die2 }.
foresee-play = Indicatorul pe câmpul { $field2 }, apoi liderii îl împing cu { $number }: câmpul { $field }, { $effect }.
foresee-power = { $power ->
        [0] { $cards ->
            [one] Prima carte merge la fund.
            [few] Primele { $cards } cărți merg la fund.
           *[other] Primele { $cards } de cărți merg la fund.
        }
        [1] { $cards ->
            [one] Toți văd prima carte.
            [few] Toți văd primele { $cards } cărți.
           *[other] Toți văd primele { $cards } de cărți.
        }
       *[other] Indicatorul merge înapoi cu { $cards }.
    } { $end ->
        [0] Apoi, cu liderii: câmpul { $field }, { $effect }.
        [1] Indicatorul se odihnește.
       *[other] Apoi indicatorul ar ajunge pe ultimul câmp: ați pierde cu toții.
    }
foresee-plain = Fără puterea ei; indicatorul se mută la fel.
foresee-cover = Liderii împing cu { $number } în loc de { $number2 }: câmpul { $field }, { $effect }.
foresee-stop = Liderii împing indicatorul cu { $number }: câmpul { $field }, { $effect }.
foresee-loss = Indicatorul ar ajunge pe ultimul câmp: ați pierde cu toții.
foresee-rest = Indicatorul se odihnește: nimic nu îl mută în această tură.

# Pachete
pack-standard = Ambele fețe ale tablei
pack-first-mission = O primă misiune

# Prompts that know the hand
ask-dice = { $number ->
        [1] A mai rămas un zar: alege-l, apoi pachetul din care dezvăluie cărți
       *[other] Nu ai două zaruri la fel: alege unul, apoi pachetul din care dezvăluie cărți
    }
ask-play = Nu ai alte cărți în mână: joacă una dintre cărțile tale de start
