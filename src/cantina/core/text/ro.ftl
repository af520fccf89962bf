player = Jucătorul { $number }
end-resigned = Un jucător a abandonat
end-closed = Gazda a închis masa

# At the terminal
play-choose = Număr, sau: u retrage · ? reguli · q ieșire
play-curtain = Dă tastatura mai departe ({ $seat }), apoi apasă Enter.
play-no-such-number = Scrie unul dintre numerele de mai sus.
play-nothing-to-take-back = Nu este nimic de retras.
play-kept = Partida este salvată. Continuă cu: cantina play { $game } --resume
play-thinking = { $seat } se gândește…
play-ended = Partida s-a terminat: { $reason }.
play-won = Victorie: { $seats }
play-nobody-won = Nimeni nu a câștigat.
play-all-won = Au câștigat toți împreună.
play-all-lost = Au pierdut toți împreună.
play-file = Partida este salvată în { $file }
replay-choose = Enter: înainte · b înapoi · q ieșire
replay-place = Mutarea { $number } din { $total }
play-preparing = Se pregătesc regulile pentru { $game } (doar prima dată)…
explain-allowed = { $move }: permis.
explain-not-allowed = { $move }: nepermis. { $clause }  { $rule }
explain-seat = { $name } (locul { $seat }): { $prompt }

# Roboți
bot-random = Aleatoriu
bot-random-about = Joacă orice este permis.
bot-greedy = Foarte ușor
bot-greedy-about = Ia ce pare mai bun la prima vedere.
bot-easy = Ușor
bot-easy-about = Anticipează puțin.
bot-medium = Mediu
bot-medium-about = Anticipează și rareori trece cu vederea o amenințare.
bot-hard = Greu
bot-hard-about = Se gândește cam o secundă pe tură și iartă puține greșeli.

# What can go wrong because of what was typed, said after "cantina: "
error-game = nu există jocul „{ $game }”; jocurile sunt: { $games }; $CANTINA_GAMES poate indica un folder al tău
error-game-home = nu există jocul „{ $game }”; jocurile sunt: { $games }; ale tale sunt căutate în { $home }
error-pack = { $game } nu are pachetul „{ $pack }”; are { $packs }, sau indică un fișier .toml
error-players = { $game } se joacă în { $counts }, nu în { $players }
error-option = { $game } nu are opțiunea „{ $option }”; are { $options }
error-option-form = --option { $option }: trebuie să aibă forma NUME=VALOARE
error-choice = opțiunea { $option }: „{ $value }” nu este una dintre { $choices }
error-choice-players = opțiunea { $option }: „{ $value }” nu este posibilă cu { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}
error-order = opțiunea { $option }: trebuie să fie { $size } diferite din { $known }, nu { $value }
error-move = „{ $move }” nu este o mutare din { $game }
error-move-near = „{ $move }” nu este o mutare din { $game }; cele mai apropiate sunt { $near }
error-names = nume: { $players ->
    [one] trebuie { $players } nume
    [few] trebuie { $players } nume
   *[other] trebuie { $players } de nume
}, nu { $names }
error-seat = nu există locul { $seat }: locurile acestei partide sunt de la 0 la { $last }
error-whose = spune a cui este mutarea „{ $move }”: sunt la rând locurile { $seats }
error-whose-ended = spune a cui este mutarea „{ $move }”: partida s-a încheiat
error-chance = „{ $move }” nu a adus „{ $wanted }” în { $tried ->
    [one] { $tried } încercare
    [few] { $tried } încercări
   *[other] { $tried } de încercări
}; aduce, de exemplu, „{ $came }”
error-no-chance = „{ $move }” nu a adus „{ $wanted }”: aici nu intervine hazardul
error-resume = --resume: nu există nicio partidă salvată de { $game }; începe una fără această opțiune
error-seats = --seats: trebuie { $players ->
    [one] { $players } loc
    [few] { $players } locuri
   *[other] { $players } de locuri
}, nu { $seats }
error-seats-who = --seats: „{ $seat }” nu este nici human, nici bot, nici unul dintre { $levels }
error-bot = nu există botul „{ $bot }”; există { $bots }, sau modul:funcție
error-clause = nu există regula „{ $clause }”; capitolele sunt de la 1 la { $last }
error-file = { $place }: { $problem }
error-file-action = { $place }: mutarea { $action }: { $problem }
error-file-unread = { $place }: nu se poate citi: { $problem }
error-file-damaged = { $place }: este deteriorat: { $problem }
error-file-rules = { $place }: rules: s-a jucat cu regulile „{ $rules }” din { $game }; acestea sunt „{ $now }”
error-file-pack = { $place }: pack_hash: pachetul „{ $pack }” s-a schimbat de la această partidă
error-file-foreign = { $place }: cantina: trebuie să fie { $format }: nu este un fișier de partidă al acestui program
error-file-sealed = { $place }: seed: aici este doar sigiliul; sămânța se dă când se încheie partida
error-file-key = { $place }: { $key }: lipsește sau nu este de tipul { $kind }
error-file-game = { $place }: game: este o partidă de „{ $game }”, nu de „{ $wanted }”
error-file-seed = { $place }: seed: nu se potrivește cu sigiliul
error-file-line = { $place }: mutarea { $action }: { $line } nu este o linie de forma 'seat move | digest'
error-file-changed = { $place }: mutarea { $action }: duce la { $leads }, dar fișierul spune { $says }: a fost modificat aici
