player = Jucătorul { $number }
