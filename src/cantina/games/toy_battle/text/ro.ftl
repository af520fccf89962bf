title = Toy Battle
about = Două armate de jucării: capturează sediul central inamic sau înconjoară destule medalii.

# Ce se poate alege
action-draw = Extrage trupe
action-use = Aplică efectul
action-pass = Renunță
action-place = Plasează { $troop } pe baza { $base }
action-capture = Capturează { $hq } cu { $troop }
action-discard = Elimină trupa de pe baza { $base }
action-recall = Ia înapoi trupa de pe baza { $base }
action-move-from = Mută trupa de pe baza { $base }
action-move-to = Mut-o pe baza { $base }
action-recover = Ia înapoi { $troop } dintre trupele eliminate

# Ce s-a întâmplat
event-placed = { $seat } a plasat { $troop } pe baza { $base }.
event-covered = { $seat } a plasat { $troop } pe baza { $base }, peste { $troop2 } ({ $seat2 }).
event-hq-taken = { $seat } a capturat { $hq } cu { $troop }.
event-medals =
    { $medals ->
        [one] { $seat } a preluat controlul regiunii { $region } și a câștigat o medalie.
        [few] { $seat } a preluat controlul regiunii { $region } și a câștigat { $medals } medalii.
       *[other] { $seat } a preluat controlul regiunii { $region } și a câștigat { $medals } de medalii.
    }
event-drew-one = { $seat } a extras { $troop }.
event-drew-two = { $seat } a extras { $troop } și { $troop2 }.
event-drew-unseen =
    { $count ->
        [one] { $seat } a extras o trupă.
        [few] { $seat } a extras { $count } trupe.
       *[other] { $seat } a extras { $count } de trupe.
    }
event-passed = { $seat } a renunțat la efect.
event-stopped = { $seat } nu a mai plasat nicio trupă.
event-discarded = { $seat } a eliminat { $troop } ({ $seat2 }) de pe baza { $base }.
event-uncovered = { $troop } ({ $seat }) a ieșit din nou la vedere pe baza { $base }.
event-shot = { $seat } a lovit stativul adversarului ({ $seat2 }) și a eliminat { $troop }.
event-recalled = { $seat } a luat înapoi { $troop } de pe baza { $base }.
event-moved = { $seat } a mutat { $troop } ({ $seat2 }) de pe baza { $base } pe baza { $base2 }.
event-recovered = { $seat } a luat înapoi { $troop } dintre trupele eliminate.
event-laid-seen = { $seat } a culcat la pământ { $troop } pe stativul adversarului ({ $seat2 }).
event-laid-unseen = { $seat } a culcat la pământ o trupă pe stativul adversarului ({ $seat2 }).
event-stood-up =
    { $count ->
        [one] O trupă culcată s-a ridicat din nou pe stativ ({ $seat }).
        [few] { $count } trupe culcate s-au ridicat din nou pe stativ ({ $seat }).
       *[other] { $count } de trupe culcate s-au ridicat din nou pe stativ ({ $seat }).
    }
event-won-medals =
    { $medals ->
        [one] { $seat } a atins obiectivul cu o medalie.
        [few] { $seat } a atins obiectivul cu { $medals } medalii.
       *[other] { $seat } a atins obiectivul cu { $medals } de medalii.
    }
event-nothing-left = { $seat } nu a putut nici să extragă, nici să plaseze o trupă.
event-too-long = După { $turns } de ture nu a câștigat nimeni.

# Același lucru în câteva cuvinte, pentru capul unei ture
gist-placed = { $troop } pe { $base }
gist-covered = { $troop } pe { $base }, peste { $troop2 }
gist-hq-taken = a capturat { $hq }
gist-medals = { $medals ->
        [one] o medalie
        [few] { $medals } medalii
       *[other] { $medals } de medalii
    } în regiunea { $region }
gist-drew-one = a extras { $troop }
gist-drew-two = a extras { $troop } și { $troop2 }
gist-drew-unseen = { $count ->
        [one] a extras o trupă
        [few] a extras { $count } trupe
       *[other] a extras { $count } de trupe
    }
gist-discarded = eliminat de pe { $base }: { $troop }
gist-shot = { $troop } doborât de pe stativ
gist-recalled = luat înapoi: { $troop }
gist-moved = mutat { $base } → { $base2 }: { $troop }
gist-recovered = recuperat: { $troop }
gist-laid-seen = culcat la pământ: { $troop }
gist-laid-unseen = o trupă culcată la pământ
gist-won-medals = obiectiv atins
gist-nothing-left = nimic de extras sau de plasat

# Ce se decide
prompt-turn = Extrage sau plasează o trupă
prompt-extra = Cap'n: mai plasează o trupă sau renunță
prompt-skully = Skully: extragi două trupe?
prompt-jumbo = Jumbo: elimini o trupă inamică adiacentă?
prompt-xb-42 = XB-42: elimini la întâmplare o trupă de pe stativul inamic?
prompt-star = Star: extragi o trupă?
prompt-castle = Turn de asediu: iei înapoi o altă trupă a ta?
prompt-clouds = Turn din nori: extragi o trupă?
prompt-jungle-from = Platformă de lavă: muți o trupă inamică adiacentă?
prompt-jungle-to = Unde muți trupa?
prompt-cemetery = Dovleac: iei înapoi o trupă eliminată?
prompt-battlefield = Turn de veghe: culci la pământ o trupă de pe stativul inamic?

end-captured = Tabăra învingătoare a capturat un sediu central
end-conquered = Tabăra învingătoare a atins obiectivul de medalii
end-stuck = O tabără nu a putut nici să extragă, nici să plaseze: câștigă cine are mai multe medalii
end-cap = Jocul a durat prea mult

troop-kwak = Kwak
troop-skully = Skully
troop-capn = Cap'n
troop-jumbo = Jumbo
troop-hook = Hook
troop-xb-42 = XB-42
troop-star = Star
troop-roxy = Roxy

hq-blue = sediul central albastru
hq-blue-1 = primul sediu central albastru
hq-blue-2 = al doilea sediu central albastru
hq-red = sediul central roșu
hq-red-1 = primul sediu central roșu
hq-red-2 = al doilea sediu central roșu

option-mode = Mod
option-mode-normal = cu baze speciale
option-mode-beginner = pentru începători, fără baze speciale
option-first = Primul jucător
option-blue = Jucătorul albastru

board-blue = Albastru
board-red = Roșu
board-you = tu
board-medals = Medalii
board-rack = Stativ
board-known = cunoscute
board-lying = culcate
board-reserve = Rezervă
board-discards = Eliminate
board-stacks = Teancuri, de jos în sus
board-recall = iei înapoi
board-draw = extragi
board-move = muți
board-recover = recuperezi
board-block = culci
board-shield = fără efecte
board-only = doar

# Ce ar face o alegere
foresee-draw = { $count ->
        [one] O trupă vine pe stativ
        [few] { $count } trupe vin pe stativ
       *[other] { $count } de trupe vin pe stativ
    }. { $left ->
        [0] Apoi rezerva e goală.
       *[other] Rămân în rezervă: { $left }.
    }
foresee-capture = Capturează { $hq }: bătălia e câștigată!
foresee-place = { $named ->
        [1] Baza { $base }:{ " " }
       *[other] {""}
    }{ $free ->
        [1] Hook nu are nevoie de traseu.{ " " }
       *[other] {""}
    }{ $over ->
        [1] Acoperă { $troop2 } ({ $seat2 }).{ " " }
        [2] Peste propria trupă { $troop2 }.{ " " }
       *[other] {""}
    }{ $medals ->
        [0] {""}
        [one] Câștigă o medalie{ $region ->
            [0] {""}
           *[other] { " " }din regiunea { $region }
        }.{ " " }
        [few] Câștigă { $medals } medalii{ $region ->
            [0] {""}
           *[other] { " " }din regiunea { $region }
        }.{ " " }
       *[other] Câștigă { $medals } de medalii{ $region ->
            [0] {""}
           *[other] { " " }din regiunea { $region }
        }.{ " " }
    }{ $wins ->
        [1] Așa câștigi bătălia!{ " " }
       *[other] {""}
    }{ $effect ->
        [1] Apoi: extragi două trupe.{ " " }
        [2] Apoi: mai plasezi o trupă.{ " " }
        [3] Apoi: elimini o trupă inamică adiacentă.{ " " }
        [5] Apoi: stativul inamic pierde o trupă la întâmplare.{ " " }
        [6] Apoi: extragi o trupă.{ " " }
        [8] Scutul îi anulează efectul.{ " " }
       *[other] {""}
    }{ $special ->
        [1] Turn de asediu: iei înapoi o trupă.
        [2] Turn din nori: extragi o trupă.
        [3] Platformă de lavă: muți o trupă inamică adiacentă.
        [4] Dovleac: iei înapoi o trupă eliminată.
        [5] Turn de veghe: culci la pământ o trupă de pe stativul inamic.
       *[other] {""}
    }
brief-place = { $wins ->
        [1] câștigă bătălia!
       *[other] { $over ->
            [1] acoperă { $troop2 }
           *[other] {""}
        }{ $both ->
            [1] ,{ " " }
           *[other] {""}
        }{ $medals ->
            [0] {""}
            [one] o medalie
            [few] { $medals } medalii
           *[other] { $medals } de medalii
        }
    }
foresee-lift = { $back ->
        [1] { $troop } se întoarce pe stativ.{ " " }
       *[other] Trupa { $troop } ({ $seat }) este eliminată.{ " " }
    }{ $light ->
        [1] { $troop2 } ({ $seat2 }) iese la vedere
       *[other] {""}
    }{ $medals ->
        [0] {""}
        [one] { " " }și câștigă o medalie{ $region ->
            [0] {""}
           *[other] { " " }din regiunea { $region }
        }
        [few] { " " }și câștigă { $medals } medalii{ $region ->
            [0] {""}
           *[other] { " " }din regiunea { $region }
        }
       *[other] { " " }și câștigă { $medals } de medalii{ $region ->
            [0] {""}
           *[other] { " " }din regiunea { $region }
        }
    }{ $light ->
        [1] .
       *[other] {""}
    }
foresee-drag = { $seat } ajunge pe baza { $base }{ $medals ->
        [0] {""}
        [one] { " " }și câștigă o medalie{ $region ->
            [0] {""}
           *[other] { " " }din regiunea { $region }
        }
        [few] { " " }și câștigă { $medals } medalii{ $region ->
            [0] {""}
           *[other] { " " }din regiunea { $region }
        }
       *[other] { " " }și câștigă { $medals } de medalii{ $region ->
            [0] {""}
           *[other] { " " }din regiunea { $region }
        }
    }.

# Terenurile
pack-battlefield = Câmp de luptă
pack-caribbean-sea = Marea Caraibelor
pack-castle-field = Domeniul castelului
pack-city-of-clouds = Orașul norilor
pack-cursed-cemetery = Cimitirul blestemat
pack-la-croisette = La Croisette
pack-station-metal-x = Stația Metal-X
pack-tropical-pool = Piscină tropicală
pack-volcanic-jungle = Jungla vulcanică

# Prompts that know the hand
ask-empty = Stativul tău e gol: extrage
ask-draw = Nu ai nicio trupă pe care s-o poți plasa: extrage
ask-full = Stativul tău e plin: plasează o trupă
ask-spent = Rezerva ta e goală: plasează o trupă
ask-danger = Pericol la sediul tău central! Extrage sau plasează o trupă
ask-draw-one = Extrage o trupă sau plasează una
ask-skully = Skully: extragi o trupă? Nu poți extrage două.
