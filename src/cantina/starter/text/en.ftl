title = TITLE
about = Play a card, or look at a rival's.

action-play = Play a { $value }
action-look = Look at the cards of { $seat }

value-1 = 1
value-2 = 2
value-3 = 3
value-4 = 4
value-5 = 5

event-played = { $seat } played a { $value }.
event-looked = { $seat } looked at the cards of { $seat2 }.
event-saw = { $seat } saw that { $seat2 } holds a { $value }.
event-drew = { $seat } drew a { $value }.
event-drew-secretly = { $seat } drew a card.

prompt-turn = Play a card, or look at a rival's

end-bag-empty = There is nothing left to draw

board-player = Player
board-cards = Cards
board-points = Points
board-bag = Bag
