"""The levels of bots, each stronger than the one before; all other lists of them are made from this one.

It loads nothing, so that commands and the server's messages can read it. What a level is called is in core's texts:
`bot-easy`, `bot-easy-about` …
"""

# The levels that search, and the iterations they have where STYLE in a game's hints.py names no others
SEARCHES = {"easy": 100, "medium": 1000, "hard": 10_000}
LEVELS = ("random", "greedy", *SEARCHES)
USUAL = "medium"  # who plays when nobody said which
