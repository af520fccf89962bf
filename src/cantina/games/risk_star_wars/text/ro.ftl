title = Risk: Star Wars Edition
about = Trei bătălii deodată: rebelii împotriva Imperiului în jurul Stelei Morții, pe Endor și în sala tronului.

# Ce s-a întâmplat

event-planned = { $seat } a planificat { $card } ca următorul ordin.
event-planned-secretly = { $seat } a așezat un ordin cu fața în jos.
event-turned-up = { $seat } a dezvăluit { $card }.
event-ordered = { $seat } a dat un ordin: { $order }.
event-declined = { $seat } a renunțat la carte.
event-useless = Niciun ordin de pe carte nu a putut fi dat ({ $seat }).
event-deployed = { $number ->
    [one] { $seat } a lansat o navă TIE în { $place }.
    [few] { $seat } a lansat { $number } nave TIE în { $place }.
   *[other] { $seat } a lansat { $number } de nave TIE în { $place }.
}
event-moved = { $number ->
    [one] { $seat } a mutat o navă { $ship } din { $place } în { $place2 }.
    [few] { $seat } a mutat { $number } nave { $ship } din { $place } în { $place2 }.
   *[other] { $seat } a mutat { $number } de nave { $ship } din { $place } în { $place2 }.
}
event-flew = { $seat } a mutat { $ship } din { $place } în { $place2 }.
event-attacked = { $seat } a atacat { $place2 } din { $place } ({ $order }).
event-rolled = { $seat } a aruncat { $die }, { $die2 }, { $die3 }, { $die4 }, { $die5 }.
event-destroyed = Navă { $ship } distrusă în { $place }.
event-damaged = { $number ->
    [0] { $ship } a primit ultima lovitură.
    [one] { $ship } a primit o lovitură; a mai rămas una.
   *[other] { $ship } a primit o lovitură; au mai rămas { $number }.
}
event-special-lost = { $ship } a fost distrus în { $place }.
event-reserve-lost = { $number ->
    [one] Nava TIE din interior a fost distrusă odată cu el.
    [few] Cele { $number } nave TIE din interior au fost distruse odată cu el.
   *[other] Cele { $number } de nave TIE din interior au fost distruse odată cu el.
}
event-marker-lost = { $number ->
    [0] Marcajul de flotă { $place } a fost distrus.
    [one] Marcajul de flotă { $place } a fost distrus, împreună cu o navă.
    [few] Marcajul de flotă { $place } a fost distrus, împreună cu { $number } nave.
   *[other] Marcajul de flotă { $place } a fost distrus, împreună cu { $number } de nave.
}
event-dice-lost = { $number ->
    [one] Un zar nu a nimerit nimic.
    [few] { $number } zaruri nu au nimerit nimic.
   *[other] { $number } de zaruri nu au nimerit nimic.
}
event-held = { $seat } nu a deschis focul.
event-cleared = { $seat } a eliberat { $place } de inamici.
event-earned = { $number ->
    [0] { $seat } a câștigat un ordin bonus, dar nu mai era nicio carte.
    [one] { $seat } a câștigat un ordin bonus.
    [few] { $seat } a câștigat { $number } ordine bonus.
   *[other] { $seat } a câștigat { $number } de ordine bonus.
}
event-bonus = { $seat } a tras fără să vadă { $card }, ca ordin bonus.
event-reshuffled = Cărțile decartate au fost amestecate într-un pachet nou ({ $side }).
event-drew = { $seat } a tras { $card }.
event-drew-secretly = { $number ->
    [one] { $seat } a tras o carte.
    [few] { $seat } a tras { $number } cărți.
   *[other] { $seat } a tras { $number } de cărți.
}
event-round = A început runda { $number }.
event-fired = { $seat } a tras cu Steaua Morții în { $place }.
event-fired-in-vain = Steaua Morții nu a nimerit { $place }.
event-razed = { $number ->
    [one] Steaua Morții a distrus nava din { $place }.
    [few] Steaua Morții a distrus toate cele { $number } nave din { $place }.
   *[other] Steaua Morții a distrus toate cele { $number } de nave din { $place }.
}
event-trooper = { $seat } a pus un Stormtrooper pe traseul scutului.
event-advanced = { $number ->
    [0] { $seat } nu a putut înainta cu echipa de asalt.
    [one] { $seat } a înaintat cu echipa de asalt o căsuță.
    [few] { $seat } a înaintat cu echipa de asalt { $number } căsuțe.
   *[other] { $seat } a înaintat cu echipa de asalt { $number } de căsuțe.
}
event-trooper-back = Stormtrooper întors la cei disponibili.
event-shield-lost = Generatorul scutului a fost distrus: Steaua Morții poate fi atacată!
event-duel-hit = { $number ->
    [0] { $hero } nu a primit nicio lovitură; mai putea primi { $left }.
    [one] { $hero } a primit o lovitură; mai putea primi { $left }.
    [few] { $hero } a primit { $number } lovituri; mai putea primi { $left }.
   *[other] { $hero } a primit { $number } de lovituri; mai putea primi { $left }.
}
event-duel-lost = { $hero } a fost răpus.
event-redeemed = { $seat } l-a mântuit pe Darth Vader, iar Împăratul a căzut odată cu el.
event-core-missed = { $seat } nu a nimerit inima Stelei Morții.
event-core-lost = { $seat } a distrus Steaua Morții: rebelii au câștigat.
event-rebels-lost = Ultima navă rebelă a fost distrusă: Imperiul a câștigat.
event-limit = După { $number } de runde jocul s-a încheiat la egalitate.

# Ce se poate face

action-plan = Planifică { $card }
action-order = Ordin: { $order }
action-decline = Renunță la carte
action-from = Navele din { $place }
action-deploy = Lansează nave TIE
action-to = Mută în { $place }
action-stay = Rămâi și atacă
action-move = { $number ->
    [one] Mută o navă
    [few] Mută { $number } nave
   *[other] Mută { $number } de nave
}
action-attack = Atacă { $place }
action-hold = Nu deschide focul
action-hit = Lovește: { $ship }

prompt-plan = Planifică-ți ordinele: alege următoarea carte.
prompt-order = Dă unul dintre ordinele de pe carte sau renunță la ea.
prompt-from = Alege navele care execută ordinul.
prompt-to = Alege unde se mută.
prompt-count = Alege câte se mută.
prompt-attack = Alege ce atacă.
prompt-die = Alege ce lovește zarul cel mai mare.
prompt-fire = Alege în ce trage Steaua Morții.

ask-plan = Planifică ordinul { $number } din { $of }: alege o carte.
ask-order = Ordinul { $number } din { $of }: dă unul de pe carte sau renunță la ea.
ask-last = { $number ->
    [0] Ultimul tău ordin din rundă: dă unul de pe carte sau renunță la ea.
    [one] Dă unul dintre ordinele de pe carte sau renunță la ea; urmează încă un ordin bonus.
   *[other] Dă unul dintre ordinele de pe carte sau renunță la ea; urmează încă { $number } ordine bonus.
}
ask-from = { $order }: alege locul ale cărui nave execută ordinul.
ask-to = { $stay ->
    [0] Alege unde se mută din { $place }.
   *[other] Alege unde se mută din { $place } sau pe cine atacă fără să se mute.
}
ask-count = Alege câte se mută din { $place } în { $place2 }.
ask-attack = { $dice ->
    [one] Au 1 zar: alege ce atacă din { $place }.
   *[other] Au { $dice } zaruri: alege ce atacă din { $place }.
}
ask-die = Alege ce lovește zarul cu { $die }.

end-death-star-destroyed = Rebelii au distrus Steaua Morții.
end-fleet-destroyed = Imperiul a distrus toată flota rebelă.
end-round-limit = Ultima rundă s-a încheiat: egalitate.


# In a few words

gist-ordered = { $order }
gist-declined = a renunțat la carte
gist-useless = niciun ordin posibil
gist-deployed = { $number } TIE → { $place }
gist-moved = { $number } × { $place } → { $place2 }
gist-flew = { $place } → { $place2 }
gist-attacked = atac: { $place2 }
gist-destroyed = navă { $ship } distrusă
gist-damaged = { $ship } lovit
gist-dice-lost = ratate: { $number }
gist-special-lost = { $ship } distrus
gist-fired = foc: { $place }
gist-fired-in-vain = ratat
gist-razed = nave distruse: { $number }
gist-held = fără atac
gist-advanced = pași: { $number }
gist-cleared = { $place } eliberat
gist-marker-lost = { $place } pierdut
gist-shield-lost = scutul cade
gist-duel-hit = lovituri pentru { $hero }: { $number }
gist-duel-lost = { $hero } cade
gist-core-missed = ratat
gist-earned = ordine bonus: { $number }
gist-reserve-lost = TIE pierdute în interior: { $number }
gist-trooper = Stormtrooper pe traseu
gist-trooper-back = Stormtrooper retras
gist-redeemed = Darth Vader mântuit
gist-core-lost = Steaua Morții distrusă
gist-round = Runda { $number }

# Before it is chosen

foresee-assault = { $dice ->
         [one] 1 zar
         [few] { $dice } zaruri
        *[other] { $dice } de zaruri
    }: în medie { $whole },{ $tenth } pași{ $chance ->
         [0] {""}
        *[other] , scutul cade: { $chance } %
    }
foresee-ambush = { $number ->
         [one] Un Stormtrooper pe următoarea căsuță liberă
         [few] Stormtrooperi pe următoarele { $number } căsuțe libere
        *[other] Stormtrooperi pe următoarele { $number } de căsuțe libere
    }
foresee-laser = { $dice ->
         [one] 1 zar
         [few] { $dice } zaruri
        *[other] { $dice } de zaruri
    }, { $least }+: { $chance } % să distrugă ținta
foresee-duel = { $dice ->
         [one] 1 zar
         [few] { $dice } zaruri
        *[other] { $dice } de zaruri
    }, lovește cu { $least }+: { $chance ->
         [0] în medie { $whole },{ $tenth } lovituri pentru { $hero }
        *[other] { $chance } % să cadă { $hero }{ $number ->
             [0] {""}
             [one] {" "}și să câștigi un ordin bonus
             [few] {" "}și să câștigi { $number } ordine bonus
            *[other] {" "}și să câștigi { $number } de ordine bonus
        }
    }
foresee-emperor = Luke primește { $number } lovituri; mai poate primi { $left }
foresee-redemption = Vader și Împăratul cad: { $number } ordine bonus
foresee-quiet = Nimic de atacat
foresee-ahead = Nimic la îndemână de aici: mută mai întâi
foresee-from = În { $place }: { $dice ->
         [one] 1 zar
         [few] { $dice } zaruri
        *[other] { $dice } de zaruri
    }, { $chance ->
         [0] în medie { $whole },{ $tenth } lovituri
        *[other] { $chance } % să cadă
    }
foresee-move = { $number } în { $place }, { $left ->
         [0] nu rămâne niciuna
         [one] rămâne una
        *[other] rămân { $left }
    }
foresee-deploy = { $number ->
         [one] O navă TIE
         [few] { $number } nave TIE
        *[other] { $number } de nave TIE
    } în { $place }, nimic de atacat
foresee-attack = { $dice ->
         [one] 1 zar
         [few] { $dice } zaruri
        *[other] { $dice } de zaruri
    }, lovește cu { $least }+{ $hardest ->
         [0] {""}
        *[other] {" "}până la { $hardest }+
    }: în medie { $whole },{ $tenth }{ $chance ->
         [0] {""}
        *[other] , curăță { $place }: { $chance } %
    }
foresee-core = { $dice ->
         [one] 1 zar
         [few] { $dice } zaruri
        *[other] { $dice } de zaruri
    }: { $chance } % pentru un { $least } care distruge Steaua Morții
foresee-marker = { $dice ->
         [one] 1 zar
         [few] { $dice } zaruri
        *[other] { $dice } de zaruri
    }, { $least }+: { $chance } % să cadă { $place }{ $number ->
         [0] {""}
         [one] , cu nava de pe el
        *[other] , cu { $number } nave
    }
foresee-shot = { $dice ->
         [one] 1 zar
         [few] { $dice } zaruri
        *[other] { $dice } de zaruri
    }, { $least }+: { $chance } % să cadă { $place }{ $number ->
         [0] {""}
         [one] , cu o navă
        *[other] , cu { $number } nave
    }
foresee-damage = { $die } în { $ship }: { $left ->
         [0] distrus
         [one] mai rămâne o lovitură
         [few] mai rămân { $left } lovituri
        *[other] mai rămân { $left } de lovituri
    }
foresee-destroy = { $die } distruge o navă { $ship }: { $left ->
         [0] nu mai rămâne niciuna
         [one] mai rămâne una
        *[other] mai rămân { $left }
    }
foresee-marker-hit = { $die } distruge marcajul de flotă{ $number ->
         [0] {""}
         [one] {" "}și nava de pe el
         [few] {" "}și cele { $number } nave
        *[other] {" "}și cele { $number } de nave
    }

# Pe masă

board-round = Runda { $number }
board-hits = Lovituri rămase
board-reserve = Rezerva TIE
board-shield = Traseul scutului
board-shield-down = Scutul este distrus.
board-troopers = Stormtrooperi disponibili
board-hand = Mână
board-orders = Ordine
board-bonus = { $number } bonus
board-unknown = { $number } necunoscute
board-deck = Pachet
board-discard = Decartate
board-card = Carte
board-dice = Zaruri
board-redeemed = mântuit
board-letters = X X-wing, Y Y-wing, B B-wing, T TIE, MF Șoimul Mileniului, EX Executor

# Nume

side-rebels = Rebelii
side-empire = Imperiul
hero-luke = Luke Skywalker
hero-vader = Darth Vader
ship-x-wing = X-wing
ship-y-wing = Y-wing
ship-b-wing = B-wing
ship-falcon = Șoimul Mileniului
ship-tie = TIE
ship-executor = Executor
ship-marker = marcaj de flotă
order-x-wings = Nave X-wing
order-y-wings = Nave Y-wing
order-b-wings = Nave B-wing
order-falcon = Șoimul Mileniului
order-ties = Nave TIE
order-executor = Executor
order-death-star = Steaua Morții
order-ambush = Ambuscadă la scut
order-vader = Darth Vader
order-emperor = Împăratul
order-assault = Asalt asupra scutului
order-luke = Luke Skywalker
order-redemption = Vader mântuit
place-death-star = Steaua Morții
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

# Cărți: toate perechile și tripletele de ordine, ca și un pachet corectat să aibă nume

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
card-rebels-22 = (nu există o astfel de carte)
card-rebels-23 = (nu există o astfel de carte)
card-rebels-24 = (nu există o astfel de carte)
card-empire-10 = (nu există o astfel de carte)
card-empire-11 = (nu există o astfel de carte)
card-empire-12 = (nu există o astfel de carte)

# Pachete
pack-standard = Bătălia de la Endor
pack-first-battle = O primă bătălie
