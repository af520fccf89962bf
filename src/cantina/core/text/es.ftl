player = Jugador { $number }
end-resigned = Un jugador se ha rendido
end-closed = El anfitrión cerró la mesa

# At the terminal
play-choose = Número, o: u deshacer · ? reglas · q salir
play-curtain = Le toca a { $seat }: pasa el teclado y pulsa Intro.
play-no-such-number = Escribe uno de los números de arriba.
play-nothing-to-take-back = Aquí no se puede deshacer nada.
play-kept = La partida está guardada. Sigue con: cantina play { $game } --resume
play-thinking = { $seat } está pensando…
play-ended = La partida ha terminado: { $reason }.
play-won = Victoria: { $seats }
play-nobody-won = No gana nadie.
play-all-won = Ganan todos juntos.
play-all-lost = Pierden todos juntos.
play-file = La partida está guardada en { $file }
replay-choose = Intro: siguiente · b atrás · q salir
replay-place = Jugada { $number } de { $total }
play-preparing = Preparando las reglas de { $game } (solo la primera vez)…
explain-allowed = { $move }: permitido.
explain-not-allowed = { $move }: no permitido. { $clause }  { $rule }
explain-seat = { $name } (sitio { $seat }): { $prompt }

# Bots
bot-random = Al azar
bot-random-about = Juega cualquier cosa permitida.
bot-greedy = Muy fácil
bot-greedy-about = Elige lo que parece mejor a primera vista.
bot-easy = Fácil
bot-easy-about = Piensa un poco por adelantado.
bot-medium = Medio
bot-medium-about = Piensa por adelantado y rara vez pasa por alto una amenaza.
bot-hard = Difícil
bot-hard-about = Piensa cerca de un segundo por turno y perdona poco.

# What can go wrong because of what was typed, said after "cantina: "
error-game = no existe el juego «{ $game }»; los juegos son: { $games }; $CANTINA_GAMES puede indicar una carpeta tuya
error-game-home = no existe el juego «{ $game }»; los juegos son: { $games }; los tuyos se buscan en { $home }
error-pack = { $game } no tiene el paquete «{ $pack }»; tiene { $packs }, o indica un archivo .toml
error-players = { $game } es para { $counts } jugadores, no para { $players }
error-option = { $game } no tiene la opción «{ $option }»; tiene { $options }
error-option-form = --option { $option }: debe tener la forma NOMBRE=VALOR
error-choice = opción { $option }: «{ $value }» no es una de estas: { $choices }
error-choice-players = opción { $option }: «{ $value }» no es posible con { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
error-order = opción { $option }: deben ser { $size } diferentes, elegidos entre { $known }, no { $value }
error-move = «{ $move }» no es una jugada de { $game }
error-move-near = «{ $move }» no es una jugada de { $game }; las más parecidas son { $near }
error-names = nombres: { $players ->
    [one] hace falta { $players }
   *[other] hacen falta { $players }
}, no { $names }
error-seat = no existe el sitio { $seat }: los sitios de esta partida van del 0 al { $last }
error-whose = indica de quién es la jugada «{ $move }»: les toca a los sitios { $seats }
error-whose-ended = indica de quién es la jugada «{ $move }»: la partida ha terminado
error-chance = «{ $move }» no dio «{ $wanted }» en { $tried ->
    [one] { $tried } intento
   *[other] { $tried } intentos
}; da, por ejemplo, «{ $came }»
error-no-chance = «{ $move }» no dio «{ $wanted }»: no interviene el azar
error-resume = --resume: no hay ninguna partida guardada de { $game }; empieza una sin esa opción
error-seats = --seats: { $players ->
    [one] hace falta { $players } sitio
   *[other] hacen falta { $players } sitios
}, no { $seats }
error-seats-who = --seats: «{ $seat }» no es human, ni bot, ni uno de { $levels }
error-bot = no existe el bot «{ $bot }»; existen { $bots }, o módulo:función
error-clause = no existe la regla «{ $clause }»; los capítulos van del 1 al { $last }
error-file = { $place }: { $problem }
error-file-action = { $place }: jugada { $action }: { $problem }
error-file-unread = { $place }: no se puede leer: { $problem }
error-file-damaged = { $place }: está dañado: { $problem }
error-file-rules = { $place }: rules: se jugó con las reglas «{ $rules }» de { $game }; estas son «{ $now }»
error-file-pack = { $place }: pack_hash: el paquete «{ $pack }» ha cambiado desde esta partida
error-file-foreign = { $place }: cantina: debe ser { $format }: no es un archivo de partida de este programa
error-file-sealed = { $place }: seed: aquí solo está el sello; la semilla se entrega cuando termina la partida
error-file-key = { $place }: { $key }: falta o no es de tipo { $kind }
error-file-game = { $place }: game: es una partida de «{ $game }», no de «{ $wanted }»
error-file-seed = { $place }: seed: no corresponde al sello
error-file-line = { $place }: jugada { $action }: { $line } no es una línea de la forma 'seat move | digest'
error-file-changed = { $place }: jugada { $action }: lleva a { $leads }, pero el archivo dice { $says }: se cambió aquí
