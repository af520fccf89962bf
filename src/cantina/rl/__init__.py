"""Games as environments: vectors of games, PettingZoo, OpenSpiel, datasets, and a table for language models.

Everything that a seat is shown here is made from its hidden record, the one door that `hide` is.
"""
