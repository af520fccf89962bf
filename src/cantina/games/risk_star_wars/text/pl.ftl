title = Risk: Star Wars Edition
about = Trzy bitwy naraz: Rebelianci przeciw Imperium wokół Gwiazdy Śmierci, na Endorze i w sali tronowej.

# Co się stało

event-planned = { $seat } planuje jako następny rozkaz: { $card }.
event-planned-secretly = { $seat } kładzie zakryty rozkaz.
event-turned-up = { $seat } odkrywa kartę: { $card }.
event-ordered = { $seat } wydaje rozkaz: { $order }.
event-declined = { $seat } rezygnuje z karty.
event-useless = Żadnego rozkazu z karty nie dało się wydać ({ $seat }).
event-deployed = { $number ->
    [one] { $seat } wystawia jeden myśliwiec TIE w { $place }.
    [few] { $seat } wystawia { $number } myśliwce TIE w { $place }.
   *[many] { $seat } wystawia { $number } myśliwców TIE w { $place }.
}
event-moved = { $number ->
    [one] { $seat } przesuwa jeden myśliwiec { $ship } z { $place } do { $place2 }.
    [few] { $seat } przesuwa { $number } myśliwce { $ship } z { $place } do { $place2 }.
   *[many] { $seat } przesuwa { $number } myśliwców { $ship } z { $place } do { $place2 }.
}
event-flew = { $seat } przesuwa statek specjalny z { $place } do { $place2 }: { $ship }.
event-attacked = { $seat } atakuje z { $place } ({ $order }); cel: { $place2 }.
event-rolled = { $seat } wyrzuca { $die }, { $die2 }, { $die3 }, { $die4 }, { $die5 }.
event-destroyed = { $ship } w { $place }: zniszczony.
event-damaged = { $number ->
    [0] { $ship }: ostatnie trafienie.
    [one] { $ship }: trafienie, zostało jedno.
   *[other] { $ship }: trafienie, zostało: { $number }.
}
event-special-lost = { $ship } został zniszczony w { $place }.
event-reserve-lost = { $number ->
    [one] Myśliwiec TIE na pokładzie został zniszczony razem z nim.
    [few] { $number } myśliwce TIE na pokładzie zostały zniszczone razem z nim.
   *[many] { $number } myśliwców TIE na pokładzie zostało zniszczonych razem z nim.
}
event-marker-lost = { $number ->
    [0] Znacznik floty { $place } został zniszczony.
    [one] Znacznik floty { $place } został zniszczony, a z nim jeden myśliwiec.
    [few] Znacznik floty { $place } został zniszczony, a z nim { $number } myśliwce.
   *[many] Znacznik floty { $place } został zniszczony, a z nim { $number } myśliwców.
}
event-dice-lost = { $number ->
    [one] Jedna kość w nic nie trafia.
    [few] { $number } kości w nic nie trafiają.
   *[many] { $number } kości w nic nie trafia.
}
event-held = { $seat } nie otwiera ognia.
event-cleared = { $seat } oczyszcza { $place }.
event-earned = { $number ->
    [0] { $seat } zdobywa rozkaz bonusowy, ale nie ma już kart.
    [one] { $seat } zdobywa rozkaz bonusowy.
    [few] { $seat } zdobywa { $number } rozkazy bonusowe.
   *[many] { $seat } zdobywa { $number } rozkazów bonusowych.
}
event-bonus = { $seat } dobiera w ciemno rozkaz bonusowy: { $card }.
event-reshuffled = Karty odrzucone przetasowano w nową talię: { $side }.
event-drew = { $seat } dobiera kartę: { $card }.
event-drew-secretly = { $number ->
    [one] { $seat } dobiera kartę.
    [few] { $seat } dobiera { $number } karty.
   *[many] { $seat } dobiera { $number } kart.
}
event-round = Rozpoczęła się runda { $number }.
event-fired = { $seat } strzela z Gwiazdy Śmierci; cel: { $place }.
event-fired-in-vain = Gwiazda Śmierci chybiła; cel: { $place }.
event-razed = { $number ->
    [one] Gwiazda Śmierci zniszczyła statek w { $place }.
    [few] Gwiazda Śmierci zniszczyła wszystkie { $number } statki w { $place }.
   *[many] Gwiazda Śmierci zniszczyła wszystkie statki w { $place }: { $number }.
}
event-trooper = { $seat } stawia szturmowca na torze tarczy.
event-advanced = { $number ->
    [0] { $seat } nie może posunąć naprzód drużyny uderzeniowej.
    [one] { $seat } posuwa drużynę uderzeniową o jedno pole.
    [few] { $seat } posuwa drużynę uderzeniową o { $number } pola.
   *[many] { $seat } posuwa drużynę uderzeniową o { $number } pól.
}
event-trooper-back = Szturmowiec wrócił do zasobów.
event-shield-lost = Generator tarczy zniszczony: można atakować Gwiazdę Śmierci!
event-duel-hit = { $number ->
    [0] { $hero } nie został trafiony; zostało: { $left }.
    [one] { $hero } przyjął jedno trafienie; zostało: { $left }.
    [few] { $hero } przyjął { $number } trafienia; zostało: { $left }.
   *[many] { $hero } przyjął { $number } trafień; zostało: { $left }.
}
event-duel-lost = { $hero } poległ.
event-redeemed = { $seat } nawraca Dartha Vadera, a Imperator pada razem z nim.
event-core-missed = { $seat } nie trafia w serce Gwiazdy Śmierci.
event-core-lost = { $seat } niszczy Gwiazdę Śmierci: wygrywają Rebelianci.
event-rebels-lost = Ostatni statek Rebeliantów został zniszczony: wygrało Imperium.
event-limit = Po rundzie { $number } gra skończyła się remisem.

# Co można zrobić

action-plan = Zaplanuj: { $card }
action-order = Rozkaz: { $order }
action-decline = Zrezygnuj z karty
action-from = Statki w { $place }
action-deploy = Wystaw myśliwce TIE
action-to = Przesuń do { $place }
action-stay = Zostań i atakuj
action-move = { $number ->
    [one] Przesuń jeden statek
    [few] Przesuń { $number } statki
   *[many] Przesuń { $number } statków
}
action-attack = Atak: { $place }
action-hold = Nie otwieraj ognia
action-hit = Trafienie: { $ship }

prompt-plan = Zaplanuj rozkazy: wybierz następną kartę.
prompt-order = Wydaj jeden z rozkazów na karcie albo z niej zrezygnuj.
prompt-from = Wybierz statki, które wykonają rozkaz.
prompt-to = Wybierz, dokąd się przesuną.
prompt-count = Wybierz, ile się przesunie.
prompt-attack = Wybierz cel ataku.
prompt-die = Wybierz, co trafia najwyższa kość.
prompt-fire = Wybierz cel Gwiazdy Śmierci.

ask-plan = Zaplanuj rozkaz { $number } z { $of }: wybierz kartę.
ask-order = Rozkaz { $number } z { $of }: wydaj jeden z karty albo z niej zrezygnuj.
ask-last = { $number ->
    [0] Twój ostatni rozkaz w tej rundzie: wydaj jeden z karty albo z niej zrezygnuj.
    [one] Wydaj jeden z rozkazów na karcie albo z niej zrezygnuj; potem jeszcze jeden rozkaz bonusowy.
    [few] Wydaj jeden z rozkazów na karcie albo z niej zrezygnuj; potem jeszcze { $number } rozkazy bonusowe.
   *[many] Wydaj jeden z rozkazów na karcie albo z niej zrezygnuj; potem jeszcze { $number } rozkazów bonusowych.
}
ask-from = { $order }: wybierz miejsce, którego statki wykonają rozkaz.
ask-to = { $stay ->
    [0] Wybierz, dokąd się przesuną ({ $place }).
   *[other] Wybierz, dokąd się przesuną ({ $place }), albo kogo zaatakują bez ruchu.
}
ask-count = Wybierz, ile się przesunie z { $place } do { $place2 }.
ask-attack = { $dice ->
    [one] { $place }, 1 kość: wybierz cel ataku.
    [few] { $place }, { $dice } kości: wybierz cel ataku.
   *[many] { $place }, { $dice } kości: wybierz cel ataku.
}
ask-die = Wybierz, co trafia kość z wynikiem { $die }.

end-death-star-destroyed = Rebelianci zniszczyli Gwiazdę Śmierci.
end-fleet-destroyed = Imperium zniszczyło całą flotę Rebeliantów.
end-round-limit = Skończyła się ostatnia runda: remis.


# In a few words

gist-ordered = { $order }
gist-declined = bez rozkazu
gist-useless = brak możliwego rozkazu
gist-deployed = { $number } TIE → { $place }
gist-moved = { $number } × { $place } → { $place2 }
gist-flew = { $place } → { $place2 }
gist-attacked = atak: { $place2 }
gist-destroyed = { $ship } zniszczony
gist-damaged = { $ship } trafiony
gist-dice-lost = chybione: { $number }
gist-special-lost = { $ship } zniszczony
gist-fired = strzał: { $place }
gist-fired-in-vain = pudło
gist-razed = zniszczone statki: { $number }
gist-held = bez ataku
gist-advanced = pola: { $number }
gist-cleared = { $place } oczyszczony
gist-marker-lost = { $place } zniszczony
gist-shield-lost = tarcza pada
gist-duel-hit = { $hero }, trafienia: { $number }
gist-duel-lost = { $hero } ginie
gist-core-missed = pudło
gist-earned = rozkazy bonusowe: { $number }
gist-reserve-lost = TIE stracone na pokładzie: { $number }
gist-trooper = szturmowiec na torze
gist-trooper-back = szturmowiec usunięty
gist-redeemed = Darth Vader nawrócony
gist-core-lost = Gwiazda Śmierci zniszczona
gist-round = Runda { $number }

# Before it is chosen

foresee-assault = { $dice ->
         [one] 1 kość
         [few] { $dice } kości
        *[many] { $dice } kości
    }: średnio { $whole },{ $tenth } pola{ $chance ->
         [0] {""}
        *[other] , tarcza pada: { $chance } %
    }
foresee-ambush = { $number ->
         [one] Szturmowiec na następnym wolnym polu
        *[other] Szturmowcy na następnych wolnych polach: { $number }
    }
foresee-laser = { $dice ->
         [one] 1 kość
         [few] { $dice } kości
        *[many] { $dice } kości
    }, { $least }+: { $chance } % na zniszczenie celu
foresee-duel = { $dice ->
         [one] 1 kość
         [few] { $dice } kości
        *[many] { $dice } kości
    }, trafia { $least }+: { $chance ->
         [0] średnio { $whole },{ $tenth } trafienia, { $hero }
        *[other] { $chance } %, że { $hero } zginie{ $number ->
             [0] {""}
             [one] {" "}i zdobędziesz rozkaz bonusowy
             [few] {" "}i zdobędziesz { $number } rozkazy bonusowe
            *[many] {" "}i zdobędziesz { $number } rozkazów bonusowych
        }
    }
foresee-emperor = Trafienia Luke’a: { $number }; zostaje: { $left }
foresee-redemption = Giną Vader i Imperator; rozkazy bonusowe: { $number }
foresee-quiet = Brak celu ataku
foresee-ahead = Stąd nic w zasięgu: najpierw ruch
foresee-from = Cel { $place }: { $dice ->
         [one] 1 kość
         [few] { $dice } kości
        *[many] { $dice } kości
    }, { $chance ->
         [0] średnio { $whole },{ $tenth } trafienia
        *[other] { $chance } % na zniszczenie
    }
foresee-move = Do { $place }: { $number }, zostaje: { $left }
foresee-deploy = Myśliwce TIE w { $place }: { $number }, bez celu ataku
foresee-attack = { $dice ->
         [one] 1 kość
         [few] { $dice } kości
        *[many] { $dice } kości
    }, trafia { $least }+{ $hardest ->
         [0] {""}
        *[other] {" "}do { $hardest }+
    }: średnio { $whole },{ $tenth }{ $chance ->
         [0] {""}
        *[other] , oczyszcza { $place }: { $chance } %
    }
foresee-core = { $dice ->
         [one] 1 kość
         [few] { $dice } kości
        *[many] { $dice } kości
    }: { $chance } % na { $least }, która niszczy Gwiazdę Śmierci
foresee-marker = { $dice ->
         [one] 1 kość
         [few] { $dice } kości
        *[many] { $dice } kości
    }, { $least }+: { $chance } %, że { $place } padnie{ $number ->
         [0] {""}
         [one] , z myśliwcem
        *[other] , z myśliwcami: { $number }
    }
foresee-shot = { $dice ->
         [one] 1 kość
         [few] { $dice } kości
        *[many] { $dice } kości
    }, { $least }+: { $chance } %, że { $place } padnie{ $number ->
         [0] {""}
         [one] , ze statkiem
        *[other] , ze statkami: { $number }
    }
foresee-damage = { $die }, { $ship }: { $left ->
         [0] zniszczenie
        *[other] zostaje: { $left }
    }
foresee-destroy = { $die } niszczy jeden { $ship }; { $left ->
         [0] nie zostaje żaden
        *[other] zostaje: { $left }
    }
foresee-marker-hit = { $die } niszczy znacznik floty{ $number ->
         [0] {""}
         [one] {" "}i myśliwiec na nim
        *[other] {" "}i myśliwce na nim: { $number }
    }

# Na stole

board-round = Runda { $number }
board-hits = Pozostałe trafienia
board-reserve = Rezerwa TIE
board-shield = Tor tarczy
board-shield-down = Tarcza jest zniszczona.
board-troopers = Szturmowcy w zasobach
board-hand = Ręka
board-orders = Rozkazy
board-bonus = bonusowe: { $number }
board-unknown = nieznane: { $number }
board-deck = Talia
board-discard = Odrzucone
board-card = Karta
board-dice = Kości
board-redeemed = nawrócony
board-letters = X X-wing, Y Y-wing, B B-wing, T TIE, MF Sokół Millennium, EX Egzekutor

# Nazwy

side-rebels = Rebelianci
side-empire = Imperium
hero-luke = Luke Skywalker
hero-vader = Darth Vader
ship-x-wing = X-wing
ship-y-wing = Y-wing
ship-b-wing = B-wing
ship-falcon = Sokół Millennium
ship-tie = TIE
ship-executor = Egzekutor
ship-marker = znacznik floty
order-x-wings = Myśliwce X-wing
order-y-wings = Myśliwce Y-wing
order-b-wings = Myśliwce B-wing
order-falcon = Sokół Millennium
order-ties = Myśliwce TIE
order-executor = Egzekutor
order-death-star = Gwiazda Śmierci
order-ambush = Zasadzka przy tarczy
order-vader = Darth Vader
order-emperor = Imperator
order-assault = Szturm na tarczę
order-luke = Luke Skywalker
order-redemption = Nawrócenie Vadera
place-death-star = Gwiazda Śmierci
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

# Karty: wszystkie pary i trójki rozkazów, aby poprawiona talia też miała nazwy

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
card-rebels-22 = (nie ma takiej karty)
card-rebels-23 = (nie ma takiej karty)
card-rebels-24 = (nie ma takiej karty)
card-empire-10 = (nie ma takiej karty)
card-empire-11 = (nie ma takiej karty)
card-empire-12 = (nie ma takiej karty)

# Pakiety
pack-standard = Bitwa o Endor
pack-first-battle = Pierwsza bitwa
