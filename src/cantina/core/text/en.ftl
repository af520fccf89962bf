player = Player { $number }
end-resigned = A player resigned
end-closed = The host closed the table

# At the terminal
play-choose = Number, or: u take back · ? rules · q quit
play-curtain = Pass the keyboard to { $seat }, then press Enter.
play-no-such-number = That is not one of the numbers.
play-nothing-to-take-back = Nothing can be taken back here.
play-kept = The game is kept. Go on with: cantina play { $game } --resume
play-thinking = { $seat } is thinking …
play-ended = The game has ended: { $reason }.
play-won = Won: { $seats }
play-nobody-won = Nobody won.
play-all-won = Everyone won together.
play-all-lost = Everyone lost together.
play-file = The game is kept in { $file }
replay-choose = Enter: next · b back · q quit
replay-place = Move { $number } of { $total }

# Bots
bot-random = Random
bot-random-about = Plays anything that is allowed.
bot-greedy = Quick
bot-greedy-about = Takes what looks best at a glance.
bot-easy = Easy
bot-easy-about = Thinks a little ahead.
bot-medium = Medium
bot-medium-about = Thinks ahead and seldom misses a threat.
bot-hard = Hard
bot-hard-about = Thinks about a second a turn, and forgives little.
