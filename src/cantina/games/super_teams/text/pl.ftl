title = Star Wars: Super Teams
about = Wyścig do ostatniej planety, w którym twoje karty poruszają statki wszystkich graczy.

# What can be chosen
action-play = Zagraj: { $colour } { $number }
action-move = Porusz: { $ship }
action-use = Zagraj: { $bonus }
action-grapple = Hak: { $ship }
action-place = Wybierz pole: { $kind }
action-pass = Pas

# What has happened
event-played = { $seat } zagrywa kartę: { $colour } { $number }.
event-named = { $seat } wybiera statek { $ship }.
event-used = { $seat } zagrywa kartę { $bonus } na statek { $ship }.
event-passed = { $seat } nie zagrywa karty bonusu.
event-moved = Statek { $ship } przeleciał z { $space ->
        [0] pierwszej planety
       *[other] pola { $space }
    } na { $space2 ->
        [-1] ostatnią planetę
       *[other] pole { $space2 }
    }.
event-in-maw = Statek { $ship } wpadł w Otchłań na polu { $space }.
event-back = Otchłań odrzuciła statek { $ship } na { $space ->
        [0] pierwszą planetę
       *[other] pole { $space }
    }.
event-dodged = Statek { $ship } ominął Otchłań i poleciał dalej na { $space ->
        [-1] ostatnią planetę
       *[other] pole { $space }
    }.
event-placed = { $seat } ustawia statek { $ship } na polu: { $kind }.
event-arrived = Statek { $ship } dotarł na ostatnią planetę.
event-drew = { $seat } dobiera kartę bonusu: { $bonus }.
event-drew-unseen = { $seat } dobiera kartę bonusu.
event-remade = Zagrane karty bonusu przetasowano w nowy stos.
event-nothing-left = { $seat } nie dobiera: nie ma już kart bonusu.
event-planet = { $seat } bierze kartę bonusu z ostatniej planety: { $bonus }.
event-planet-unseen = { $seat } bierze { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[other] { $number } kart
    } bonusu z ostatniej planety.
event-jokers = Oba statki dotarły: każda karta { $colour } jest teraz jokerem.
event-hooked = { $seat } zagrywa Hak: statek { $ship } trafia na { $space ->
        [-1] ostatnią planetę
       *[other] pole { $space }
    }.
event-reshuffled = Wszystkie karty ruchu przetasowano w nową talię.
event-round = Zaczęła się nowa runda: każdy dostał po { $number ->
        [one] { $number } karcie
        [few] { $number } karty
       *[other] { $number } kart
    } ruchu.
event-dealt = { $seat } dostaje: { $card } { $card2 } { $card3 } { $card4 } { $card5 } { $card6 }.
event-wins = { $seat } wygrywa wyścig.
event-capped = Po { $number } { $number ->
        [one] turze
       *[other] turach
    } wyścig zakończono remisem.

# What is being decided
prompt-card = Zagraj kartę ruchu
prompt-ship = Wybierz statek, który porusza karta
prompt-bonus = Zagraj kartę bonusu na statek przed ruchem albo spasuj
prompt-dodge = Statek jest w Otchłani: omiń ją albo spasuj
prompt-side = Wybierz stronę podwójnego pola
prompt-grapple = Wyprzedzono statek twojej drużyny: zagraj Hak albo spasuj
end-won = Wszystkie statki jednej drużyny dotarły na ostatnią planetę
end-shared = Kilka drużyn skończyło w tej samej turze i dzieli zwycięstwo
end-cap = Wyścig trwał zbyt wiele tur i kończy się remisem

# Names
colour-red = czerwona
colour-yellow = żółta
colour-green = zielona
colour-black = czarna
ship-x-wing = X-Wing
ship-millennium-falcon = Millennium Falcon
ship-jedi-starfighter = Jedi Starfighter
ship-tantive-iv = Tantive IV
ship-star-destroyer = Star Destroyer
ship-death-star = Death Star
ship-tie-fighter = TIE Fighter
ship-tie-advanced = TIE Advanced
bonus-dodging-maneuver = Manewr unikowy
bonus-experienced-pilot = Doświad­czony pilot
bonus-lightspeed = Pręd­kość światła
bonus-speed-boost = Przy­spie­szenie
bonus-grapple = Hak
kind-normal = zwykłe
kind-bonus = bonus
kind-hyperspace = nadprzestrzeń
kind-asteroids = asteroidy
kind-maw = Otchłań
kind-start = pierwsza planeta
kind-home = ostatnia planeta
kind-hyperspace-asteroids = nadprzestrzeń lub asteroidy
kind-hyperspace-normal = nadprzestrzeń lub zwykłe
kind-asteroids-normal = asteroidy lub zwykłe
card-none = brak karty
card-red-1 = ‹czerwona 1›
card-red-2 = ‹czerwona 2›
card-red-3 = ‹czerwona 3›
card-red-4 = ‹czerwona 4›
card-red-5 = ‹czerwona 5›
card-red-6 = ‹czerwona 6›
card-yellow-1 = ‹żółta 1›
card-yellow-2 = ‹żółta 2›
card-yellow-3 = ‹żółta 3›
card-yellow-4 = ‹żółta 4›
card-yellow-5 = ‹żółta 5›
card-yellow-6 = ‹żółta 6›
card-green-1 = ‹zielona 1›
card-green-2 = ‹zielona 2›
card-green-3 = ‹zielona 3›
card-green-4 = ‹zielona 4›
card-green-5 = ‹zielona 5›
card-green-6 = ‹zielona 6›
card-black-1 = ‹czarna 1›
card-black-2 = ‹czarna 2›
card-black-3 = ‹czarna 3›
card-black-4 = ‹czarna 4›
card-black-5 = ‹czarna 5›
card-black-6 = ‹czarna 6›

# What can be chosen before a game
option-colours = Kolory według miejsc
option-first = Zaczyna

# What the terminal says
board-seat = Gracz
board-colours = Drużyna
board-cards = Karty
board-bonus = Bonus
board-home = Na mecie
board-hand = Twoja ręka
board-your-bonus = Twoje karty bonusu
board-none = brak
board-pile = Stos bonusów
board-discards = zagrane
board-planet = na ostatniej planecie
board-deck = Talia ruchu
board-turn = Tura { $number }

# Tura w kilku słowach
gist-played = { $colour } { $number }
gist-used = { $bonus }
gist-moved = { $ship } { $space ->
        [0] start
       *[other] { $space }
    } → { $space2 ->
        [-1] ostatnia planeta
       *[other] { $space2 }
    }
gist-back = Otchłań → { $space }
gist-dodged = → { $space ->
        [-1] ostatnia planeta
       *[other] { $space }
    }
gist-placed = { $kind }
gist-arrived = { $ship } u celu
gist-hooked = { $ship } → { $space ->
        [-1] ostatnia planeta
       *[other] { $space }
    } (Hak)
gist-drew = dobiera: { $bonus }
gist-drew-unseen = dobiera kartę bonusu
gist-planet = bierze: { $bonus }
gist-planet-unseen = wzięte karty bonusu: { $number }
gist-wins = wygrywa { $seat }

# Co by się stało
foresee-flight = { $named ->
        [1] Statek { $ship }{ $factor ->
            [1] , spowolniony przez asteroidy
            [2] , z podwójną prędkością
            [3] , o jedno pole dalej
           *[other] {""}
        }:{" "}
       *[other] {""}
    }{ $rest ->
        [1] pole { $space }, { $mine ->
            [1] dobierasz kartę bonusu
           *[other] { $seat } dobiera kartę bonusu
        }
        [2] pole { $space }, nadprzestrzeń: następna karta liczy się podwójnie
        [3] pole { $space }, asteroidy: następna karta liczy się za 1
        [4] pole { $space2 } to Otchłań, powrót na { $space ->
            [0] pierwszą planetę
           *[other] pole { $space }
        }
        [6] ostatnia planeta
        [7] pole { $space }, nadprzestrzeń lub asteroidy
        [8] pole { $space }, nadprzestrzeń lub zwykłe
        [9] pole { $space }, asteroidy lub zwykłe
       *[other] pole { $space }
    }
foresee-dodge = Statek { $ship } omija Otchłań: { $rest ->
        [6] leci dalej na ostatnią planetę
       *[other] leci dalej na pole { $space }
    }
foresee-back = Statek { $ship } wraca na { $space ->
        [0] pierwszą planetę
       *[other] pole { $space }
    }
foresee-grapple = Statek { $ship } zostaje przyciągnięty na { $rest ->
        [1] pole { $space }, { $mine ->
            [1] dobierasz kartę bonusu
           *[other] { $seat } dobiera kartę bonusu
        }
        [6] ostatnią planetę
       *[other] pole { $space }
    }
foresee-side = { $rest ->
        [2] Statek { $ship } w nadprzestrzeni: następna karta liczy się podwójnie
        [3] Statek { $ship } wśród asteroid: następna karta liczy się za 1
       *[other] Statek { $ship } na zwykłym polu
    }

# To samo przy cieniu statku
brief-flight = { $factor ->
        [1] asteroidy, tylko 1:{" "}
        [2] ×2:{" "}
        [3] +1:{" "}
       *[other] {""}
    }{ $rest ->
        [1] { $space }, karta bonusu
        [2] { $space }, nadprzestrzeń
        [3] { $space }, asteroidy
        [4] { $space2 }: Otchłań, { $space ->
            [0] powrót na start
           *[other] powrót na { $space }
        }
        [6] ostatnia planeta
        [7] { $space }, nadprzestrzeń / asteroidy
        [8] { $space }, nadprzestrzeń / zwykłe
        [9] { $space }, asteroidy / zwykłe
       *[other] { $space }
    }
brief-dodge = { $rest ->
        [6] ostatnia planeta
       *[other] { $space }
    }
brief-back = { $space ->
        [0] powrót na start
       *[other] powrót na { $space }
    }
brief-grapple = { $rest ->
        [6] ostatnia planeta
       *[other] { $space }
    }

# O co chodzi
ask-ship = Wybierz statek, który leci na kartę: { $colour } { $number }
ask-bonus = { $by ->
        [1] Poruszasz
       *[other] { $seat } porusza
    } { $mine ->
        [1] { $by ->
            [1] swój statek
           *[other] TWÓJ statek
        }
       *[other] statek twojej drużyny
    } { $ship }, karta: { $colour } { $number }, { $space ->
        [0] start
       *[other] { $space }
    } → { $rest ->
        [4] { $space2 }, Otchłań
        [6] ostatnia planeta
       *[other] { $space2 }
    }. { $has ->
        [0] Żadna twoja karta bonusu nie pasuje
       *[other] Zagraj kartę bonusu albo spasuj
    }
ask-dodge = Statek { $ship } jest w Otchłani. { $has ->
        [0] Nie masz Manewru unikowego: statek wraca na
       *[other] Omiń ją i leć dalej na { $space2 ->
            [-1] ostatnią planetę
           *[other] pole { $space2 }
        } albo spasuj i wróć na
    } { $space ->
        [0] pierwszą planetę
       *[other] pole { $space }
    }
ask-grapple = Statek { $ship } wyprzedza { $mine ->
        [1] TWÓJ statek
       *[other] statek twojej drużyny
    } { $ship2 }. { $has ->
        [0] Nie masz Haka
       *[other] Zagraj Hak i leć za nim na { $space ->
            [-1] ostatnią planetę
           *[other] pole { $space }
        } albo spasuj
    }

# Pakiety
pack-standard = Wyścig Kantyny
pack-first-race = Pierwszy wyścig
