player = Jugador { $number }
end-resigned = Un jugador se ha rendido
end-closed = El anfitrión cerró la mesa

# At the terminal
play-choose = Número, o: u deshacer · ? reglas · q salir
play-curtain = Le toca a { $seat }: pasa el teclado y pulsa Intro.
play-no-such-number = No es uno de los números.
play-nothing-to-take-back = Aquí no se puede deshacer nada.
play-kept = La partida está guardada. Sigue con: cantina play { $game } --resume
play-thinking = { $seat } está pensando …
play-ended = La partida ha terminado: { $reason }.
play-won = Victoria: { $seats }
play-nobody-won = No gana nadie.
play-all-won = Ganan todos juntos.
play-all-lost = Pierden todos juntos.
play-file = La partida está guardada en { $file }
replay-choose = Intro: siguiente · b atrás · q salir
replay-place = Jugada { $number } de { $total }

# Bots
bot-random = Al azar
bot-random-about = Juega cualquier cosa permitida.
bot-greedy = Rápido
bot-greedy-about = Toma lo que parece mejor a primera vista.
bot-easy = Fácil
bot-easy-about = Piensa un poco por adelantado.
bot-medium = Medio
bot-medium-about = Piensa por adelantado y rara vez pasa por alto una amenaza.
bot-hard = Difícil
bot-hard-about = Piensa cerca de un segundo por turno y perdona poco.
