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
event-uncovered = { $troop } ({ $seat }) a ieșit la vedere pe baza { $base }.
event-shot = { $seat } a lovit stativul adversarului ({ $seat2 }): { $troop } a fost eliminat.
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

# Ce se decide
prompt-turn = Extrage sau plasează o trupă
prompt-extra = Cap'n: mai plasează o trupă sau renunță
prompt-skully = Skully: extragi două trupe?
prompt-jumbo = Jumbo: elimini o trupă inamică alăturată?
prompt-xb-42 = XB-42: elimini la întâmplare o trupă de pe stativul inamic?
prompt-star = Star: extragi o trupă?
prompt-castle = Turn de asediu: iei înapoi o altă trupă a ta?
prompt-clouds = Turn din nori: extragi o trupă?
prompt-jungle-from = Platformă de lavă: muți o trupă inamică alăturată?
prompt-jungle-to = Unde muți trupa?
prompt-cemetery = Dovleac: iei înapoi o trupă eliminată?
prompt-battlefield = Turn de veghe: culci la pământ o trupă de pe stativul inamic?

end-captured = A fost capturat un sediu central
end-conquered = A fost atins obiectivul de medalii
end-stuck = Un jucător nu a putut nici să extragă, nici să plaseze
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
