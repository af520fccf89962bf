player = Player { $number }
end-resigned = A player resigned
end-closed = The host closed the table

# At the terminal
play-choose = Number, or: u undo · ? rules · q quit
play-curtain = Pass the keyboard to { $seat }, then press Enter.
play-no-such-number = Please type one of the numbers above.
play-nothing-to-take-back = There is nothing to undo.
play-kept = Your game is saved. To continue: cantina play { $game } --resume
play-thinking = { $seat } is thinking…
play-ended = The game has ended: { $reason }.
play-won = Victory: { $seats }
play-nobody-won = Nobody won.
play-all-won = Everyone won together.
play-all-lost = Everyone lost together.
play-file = Saved as { $file }
replay-choose = Enter: next · b back · q quit
replay-place = Move { $number } of { $total }
play-preparing = Preparing the rules of { $game } (only the first time)…
explain-allowed = { $move }: allowed.
explain-not-allowed = { $move }: not allowed. { $clause }  { $rule }
explain-seat = { $name } (seat { $seat }): { $prompt }

# Bots
bot-random = Random
bot-random-about = Plays anything that is allowed.
bot-greedy = Very easy
bot-greedy-about = Takes what looks best at a glance.
bot-easy = Easy
bot-easy-about = Thinks a little ahead.
bot-medium = Medium
bot-medium-about = Thinks ahead and seldom misses a threat.
bot-hard = Hard
bot-hard-about = Thinks for about a second a turn and rarely forgives a mistake.

# What can go wrong because of what was typed, said after "cantina: "
error-game = there is no game '{ $game }'; the games are: { $games }; $CANTINA_GAMES can name a folder of your own games
error-game-home = there is no game '{ $game }'; the games are: { $games }; your own games are looked for in { $home }
error-pack = { $game } has no pack '{ $pack }'; it has { $packs }, or give a .toml file
error-players = { $game } is for { $counts } players, not { $players }
error-option = { $game } has no option '{ $option }'; it has { $options }
error-option-form = --option { $option }: must be NAME=VALUE
error-choice = option { $option }: '{ $value }' is not one of { $choices }
error-choice-players = option { $option }: '{ $value }' is not possible with { $players ->
    [one] { $players } player
   *[other] { $players } players
}
error-order = option { $option }: must be { $size } different ones from { $known }, not { $value }
error-move = '{ $move }' is no move of { $game }
error-move-near = '{ $move }' is no move of { $game }; the nearest are { $near }
error-names = names: must be { $players ->
    [one] { $players } name
   *[other] { $players } names
}, not { $names }
error-seat = there is no seat { $seat }: the seats of this game are 0 to { $last }
error-whose = say whose move '{ $move }' is: seats { $seats } are to act
error-whose-ended = say whose move '{ $move }' is: the game has ended
error-chance = '{ $move }' did not bring '{ $wanted }' in { $tried ->
    [one] { $tried } try
   *[other] { $tried } tries
}; it brings, for example, '{ $came }'
error-no-chance = '{ $move }' did not bring '{ $wanted }': chance plays no part in it
error-resume = --resume: there is no saved game of { $game }; start one without it
error-seats = --seats: must name { $players ->
    [one] { $players } seat
   *[other] { $players } seats
}, not { $seats }
error-seats-who = --seats: '{ $seat }' is neither human nor bot nor one of { $levels }
error-bot = there is no bot '{ $bot }'; there are { $bots }, or module:function
error-clause = there is no clause '{ $clause }'; the chapters are 1 to { $last }
error-file = { $place }: { $problem }
error-file-action = { $place }: action { $action }: { $problem }
error-file-unread = { $place }: cannot be read: { $problem }
error-file-damaged = { $place }: is damaged: { $problem }
error-file-rules = { $place }: rules: was played with rules '{ $rules }' of { $game }; the current ones are '{ $now }'
error-file-pack = { $place }: pack_hash: pack '{ $pack }' has changed since this game was played
error-file-foreign = { $place }: cantina: must be { $format }: this is not a game file of this program
error-file-sealed = { $place }: seed: the file has only the commitment to it; the seed is given out when the game has ended
error-file-key = { $place }: { $key }: is missing or not a { $kind }
error-file-game = { $place }: game: is a game of '{ $game }', not of '{ $wanted }'
error-file-seed = { $place }: seed: does not fit the commitment
error-file-line = { $place }: action { $action }: { $line } is not a line of the form 'seat move | digest'
error-file-changed = { $place }: action { $action }: leads to { $leads }, but the file says { $says }: the file was changed here
