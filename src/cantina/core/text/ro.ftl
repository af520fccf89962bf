player = Jucătorul { $number }
end-resigned = Un jucător a abandonat
end-closed = Gazda a închis masa

# At the terminal
play-choose = Număr, sau: u retrage · ? reguli · q ieșire
play-curtain = Dă tastatura mai departe ({ $seat }), apoi apasă Enter.
play-no-such-number = Nu este unul dintre numere.
play-nothing-to-take-back = Aici nu se poate retrage nimic.
play-kept = Partida este salvată. Continuă cu: cantina play { $game } --resume
play-thinking = { $seat } se gândește …
play-ended = Jocul s-a terminat: { $reason }.
play-won = Victorie: { $seats }
play-nobody-won = Nimeni nu a câștigat.
play-all-won = Au câștigat toți împreună.
play-all-lost = Au pierdut toți împreună.
play-file = Jocul este păstrat în { $file }
replay-choose = Enter: înainte · b înapoi · q ieșire
replay-place = Mutarea { $number } din { $total }

# Roboți
bot-random = La întâmplare
bot-random-about = Joacă orice este permis.
bot-greedy = Rapid
bot-greedy-about = Ia ce pare mai bun la prima vedere.
bot-easy = Ușor
bot-easy-about = Gândește puțin înainte.
bot-medium = Mediu
bot-medium-about = Gândește înainte și rareori trece cu vederea o amenințare.
bot-hard = Greu
bot-hard-about = Se gândește cam o secundă pe tură și iartă puține greșeli.
