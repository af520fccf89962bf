title = Smugglers
about = A tiny game of bids, cargo and jammers.

# What can be chosen
action-bid = Bid { $bid }
action-peek = Look at the top card
action-take = Take the cargo
action-bury = Bury the cargo
action-jam = Jam the cargo
action-pass = Pass

# What has happened
event-chose = { $seat } chose bid { $bid }.
event-chose-secretly = { $seat } chose a bid.
event-bid-shown = { $seat } bid { $bid }.
event-captain = { $seat } is captain.
event-peeked = { $seat } looked at the top card: cargo worth { $cargo }.
event-peeked-secretly = { $seat } looked at the top card.
event-turned-up = { $seat } turned up cargo worth { $cargo }.
event-buried = { $seat } buried the top card.
event-drew = { $seat } drew a token: { $token }.
event-drew-secretly = { $seat } drew a token.
event-jammed = { $seat } jammed the cargo worth { $cargo }.
event-passed = { $seat } let it pass.
event-scored = { $seat } brought in cargo worth { $cargo }.
event-round = Round { $round } begins; { $seat } leads.
event-over = The run is over: { $haul } to { $haul2 }.

# What is being decided
prompt-bid = Choose a bid in secret
prompt-decide = Captain: look, take or bury
prompt-window = Jam the cargo or pass

end-spent = The bids or the cargo are spent

bid-1 = Bid 1
bid-2 = Bid 2
bid-3 = Bid 3
token-jammer = jammer
token-blank = blank

option-captain = Captain
option-captain-peeks = may look
option-captain-blind = flies blind
option-lead = Lead

board-deck = Cargo left
board-haul = Haul
board-bag = Bag
board-hand = Your bids
board-cargo = Cargo
board-top = Top card
board-chosen = Chosen bid
board-bids = Bids left
board-tokens = Tokens
board-captain = captain
board-lead = leads

# A turn in a few words
gist-chose = bid { $bid }
gist-turned-up = cargo { $cargo }
gist-scored = +{ $cargo }

# What would happen
foresee-take = Cargo worth { $cargo } is turned up; the others may jam it

# Packs
pack-standard = The usual run
