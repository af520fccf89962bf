"""The lab: matches between bots, ratings, and reports on the balance of a game."""
