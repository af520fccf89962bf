player = Jugador { $number }
