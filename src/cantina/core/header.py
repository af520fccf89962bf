"""What every state begins with. Twenty-four bytes, so that a game's own fields may begin with the widest."""

SEATS = 6  # the most that any game may have
SPECTATOR = -1  # the seat of someone who only watches
UNKNOWN = -1  # a value that the observer cannot know, where EMPTY (0) would mean "there is none"

HEADER = {
    "rng": "u8",  # the generator; zero in a hidden state
    "turns": "i4",  # turns begun (rounds, where the rulebook has no turns): people read it, and playouts of bots count by it
    "ply": "i4",  # actions played
    "world": "i2",  # which of the worlds this game is played on
    "acting": "u1",  # the seats that may act now, a bit each; zero when the game has ended
    "phase": "i1",  # what is being decided: the game's own numbers
    "end": "i1",  # 0 while the game goes on, then the reason
    "players": "i1",  # how many seats are taken
    "news": "u1",  # 1 when the last action drew on chance or showed something hidden; zero in a hidden state
    "filler": "i1",  # always zero: rounds the header up to 24 bytes
}
