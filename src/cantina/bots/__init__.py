"""Bots: random, greedy, and a search in what a seat cannot see; each sees its seat's hidden state and nothing else."""
