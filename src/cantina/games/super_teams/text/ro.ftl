title = Star Wars: Super Teams
about = O cursă până la ultima planetă, în care cărțile tale mută navele tuturor.

# What can be chosen
action-play = Joacă { $colour } { $number }
action-move = Mută { $ship }
action-use = Joacă { $bonus }
action-grapple = Cârlig pentru { $ship }
action-place = Alege partea: { $kind }
action-pass = Pas

# What has happened
event-played = { $seat } a jucat { $colour } { $number }.
event-named = { $seat } a ales să mute { $ship }.
event-used = { $seat } a jucat { $bonus } pe { $ship }.
event-passed = { $seat } nu a jucat nicio carte de bonus.
event-moved = { $ship } a zburat de pe { $space ->
        [0] prima planetă
       *[other] spațiul { $space }
    } pe { $space2 ->
        [-1] ultima planetă
       *[other] spațiul { $space2 }
    }.
event-in-maw = { $ship } a ajuns în Maw, pe spațiul { $space }.
event-back = Maw a aruncat { $ship } înapoi pe { $space ->
        [0] prima planetă
       *[other] spațiul { $space }
    }.
event-dodged = { $ship } a ocolit Maw și a zburat mai departe pe { $space ->
        [-1] ultima planetă
       *[other] spațiul { $space }
    }.
event-placed = { $seat } a așezat { $ship } pe partea cu „{ $kind }”.
event-arrived = { $ship } a ajuns pe ultima planetă.
event-drew = { $seat } a tras o carte de bonus: { $bonus }.
event-drew-unseen = { $seat } a tras o carte de bonus.
event-remade = Cărțile de bonus jucate au fost amestecate într-un pachet nou.
event-nothing-left = Nu mai era nicio carte de bonus de tras pentru { $seat }.
event-planet = { $seat } a luat o carte de bonus de pe ultima planetă: { $bonus }.
event-planet-unseen = { $seat } a luat { $number } { $number ->
        [one] carte
        [few] cărți
       *[other] de cărți
    } de bonus de pe ultima planetă.
event-jokers = Ambele nave au ajuns: cărțile de culoarea { $colour } sunt acum universale.
event-hooked = { $seat } a jucat Cârlig: nava { $ship } a fost trasă pe { $space ->
        [-1] ultima planetă
       *[other] spațiul { $space }
    }.
event-reshuffled = Toate cărțile de mutare au fost amestecate într-un pachet nou.
event-round = A început o rundă nouă: fiecare a primit câte { $number ->
        [one] o carte
        [few] { $number } cărți
       *[other] { $number } de cărți
    } de mutare.
event-dealt = { $seat } a primit { $card } { $card2 } { $card3 } { $card4 } { $card5 } { $card6 }.
event-wins = { $seat } a câștigat cursa.
event-capped = După { $number } { $number ->
        [one] tură
        [few] ture
       *[other] de ture
    }, cursa s-a încheiat la egalitate.

# What is being decided
prompt-card = Joacă o carte de mutare
prompt-ship = Alege nava pe care o mută cartea
prompt-bonus = Joacă o carte de bonus pe navă înainte să se mute sau spune pas
prompt-dodge = Nava este în Maw: ocolește-l sau spune pas
prompt-side = Alege partea spațiului dublu
prompt-grapple = O navă a echipei tale a fost depășită: joacă Cârlig sau spune pas
end-won = Toate navele unei echipe au ajuns pe ultima planetă
end-shared = Mai multe echipe au terminat în aceeași tură și împart victoria
end-cap = Cursa a durat prea multe ture și este remiză

# Names
colour-red = roșu
colour-yellow = galben
colour-green = verde
colour-black = negru
ship-x-wing = X-Wing
ship-millennium-falcon = Millennium Falcon
ship-jedi-starfighter = Jedi Starfighter
ship-tantive-iv = Tantive IV
ship-star-destroyer = Star Destroyer
ship-death-star = Death Star
ship-tie-fighter = TIE Fighter
ship-tie-advanced = TIE Advanced
bonus-dodging-maneuver = Mane­vră de eschi­vare
bonus-experienced-pilot = Pilot cu expe­ri­ență
bonus-lightspeed = Viteza lumi­nii
bonus-speed-boost = Creș­tere de viteză
bonus-grapple = Cârlig
kind-normal = normal
kind-bonus = bonus
kind-hyperspace = hiperspațiu
kind-asteroids = câmp de asteroizi
kind-maw = Maw
kind-start = prima planetă
kind-home = ultima planetă
kind-hyperspace-asteroids = hiperspațiu sau asteroizi
kind-hyperspace-normal = hiperspațiu sau normal
kind-asteroids-normal = asteroizi sau normal
card-none = nicio carte
card-red-1 = ‹roșu 1›
card-red-2 = ‹roșu 2›
card-red-3 = ‹roșu 3›
card-red-4 = ‹roșu 4›
card-red-5 = ‹roșu 5›
card-red-6 = ‹roșu 6›
card-yellow-1 = ‹galben 1›
card-yellow-2 = ‹galben 2›
card-yellow-3 = ‹galben 3›
card-yellow-4 = ‹galben 4›
card-yellow-5 = ‹galben 5›
card-yellow-6 = ‹galben 6›
card-green-1 = ‹verde 1›
card-green-2 = ‹verde 2›
card-green-3 = ‹verde 3›
card-green-4 = ‹verde 4›
card-green-5 = ‹verde 5›
card-green-6 = ‹verde 6›
card-black-1 = ‹negru 1›
card-black-2 = ‹negru 2›
card-black-3 = ‹negru 3›
card-black-4 = ‹negru 4›
card-black-5 = ‹negru 5›
card-black-6 = ‹negru 6›

# What can be chosen before a game
option-colours = Culorile pe locuri
option-first = Începe

# What the terminal says
board-seat = Jucător
board-colours = Culori
board-cards = Cărți
board-bonus = Bonus
board-home = Ajunse
board-hand = Mâna ta
board-your-bonus = Cărțile tale de bonus
board-none = niciuna
board-pile = Cărți de bonus
board-discards = jucate
board-planet = pe ultima planetă
board-deck = Cărți de mutare
board-turn = Tura { $number }

# O tură în câteva cuvinte
gist-played = { $colour } { $number }
gist-used = { $bonus }
gist-moved = { $ship } { $space ->
        [0] prima planetă
       *[other] { $space }
    } → { $space2 ->
        [-1] ultima planetă
       *[other] { $space2 }
    }
gist-back = Maw → { $space }
gist-dodged = → { $space ->
        [-1] ultima planetă
       *[other] { $space }
    }
gist-placed = { $kind }
gist-arrived = { $ship } a ajuns
gist-hooked = { $ship } → { $space ->
        [-1] ultima planetă
       *[other] { $space }
    } (Cârlig)
gist-drew = a tras { $bonus }
gist-drew-unseen = a tras o carte de bonus
gist-planet = a luat { $bonus }
gist-planet-unseen = cărți de bonus luate: { $number }
gist-wins = câștigă { $seat }

# Ce s-ar întâmpla
foresee-flight = { $named ->
        [1] { $ship }{ $factor ->
            [1] , încetinită de asteroizi
            [2] , cu viteză dublă
            [3] , cu un spațiu mai departe
           *[other] {""}
        }:{" "}
       *[other] {""}
    }{ $rest ->
        [1] spațiul { $space }, { $mine ->
            [1] tragi o carte de bonus
           *[other] { $seat } trage o carte de bonus
        }
        [2] spațiul { $space }, hiperspațiu: cartea următoare contează dublu
        [3] spațiul { $space }, asteroizi: cartea următoare contează 1
        [4] pe spațiul { $space2 } e Maw, înapoi pe { $space ->
            [0] prima planetă
           *[other] spațiul { $space }
        }
        [6] ultima planetă
        [7] spațiul { $space }, hiperspațiu sau asteroizi
        [8] spațiul { $space }, hiperspațiu sau normal
        [9] spațiul { $space }, asteroizi sau normal
       *[other] spațiul { $space }
    }
foresee-dodge = { $ship } ocolește Maw: { $rest ->
        [6] mai departe, pe ultima planetă
       *[other] mai departe, pe spațiul { $space }
    }
foresee-back = { $ship } e aruncată înapoi pe { $space ->
        [0] prima planetă
       *[other] spațiul { $space }
    }
foresee-grapple = { $ship } e trasă pe { $rest ->
        [1] spațiul { $space }, { $mine ->
            [1] tragi o carte de bonus
           *[other] { $seat } trage o carte de bonus
        }
        [6] ultima planetă
       *[other] spațiul { $space }
    }
foresee-side = { $rest ->
        [2] { $ship } în hiperspațiu: cartea următoare contează dublu
        [3] { $ship } în câmpul de asteroizi: cartea următoare contează 1
       *[other] { $ship } pe un spațiu normal
    }

# Același lucru lângă umbră
brief-flight = { $factor ->
        [1] asteroizi, doar 1:{" "}
        [2] ×2:{" "}
        [3] +1:{" "}
       *[other] {""}
    }{ $rest ->
        [1] { $space }, carte de bonus
        [2] { $space }, hiperspațiu
        [3] { $space }, asteroizi
        [4] { $space2 }: Maw, { $space ->
            [0] înapoi la start
           *[other] înapoi pe { $space }
        }
        [6] ultima planetă
        [7] { $space }, hiperspațiu / asteroizi
        [8] { $space }, hiperspațiu / normal
        [9] { $space }, asteroizi / normal
       *[other] { $space }
    }
brief-dodge = { $rest ->
        [6] ultima planetă
       *[other] { $space }
    }
brief-back = { $space ->
        [0] înapoi la start
       *[other] înapoi pe { $space }
    }
brief-grapple = { $rest ->
        [6] ultima planetă
       *[other] { $space }
    }

# Ce este în joc
ask-ship = Alege nava care zboară cu { $colour } { $number }
ask-bonus = { $by ->
        [1] Muți
       *[other] { $seat } mută
    } nava { $mine ->
        [1] { $by ->
            [1] ta
           *[other] TA
        }
       *[other] echipei tale
    } { $ship } cu { $colour } { $number }: { $space ->
        [0] start
       *[other] { $space }
    } → { $rest ->
        [4] { $space2 }, Maw
        [6] ultima planetă
       *[other] { $space2 }
    }. { $has ->
        [0] Niciuna dintre cărțile tale de bonus nu se potrivește
       *[other] Joacă o carte de bonus sau spune pas
    }
ask-dodge = { $ship } este în Maw. { $has ->
        [0] Nu ai Manevră de eschivare: se întoarce pe
       *[other] Ocolește până pe { $space2 ->
            [-1] ultima planetă
           *[other] spațiul { $space2 }
        } sau spune pas și întoarce-te pe
    } { $space ->
        [0] prima planetă
       *[other] spațiul { $space }
    }
ask-grapple = { $ship } a depășit nava { $mine ->
        [1] TA
       *[other] echipei tale
    } { $ship2 }. { $has ->
        [0] Nu ai Cârlig
       *[other] Joacă Cârlig și mergi după ea pe { $space ->
            [-1] ultima planetă
           *[other] spațiul { $space }
        } sau spune pas
    }

# Pachete
pack-standard = Cursa Cantina
pack-first-race = O primă cursă
