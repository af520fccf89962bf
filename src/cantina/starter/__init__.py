"""A little game: play a card from your hand, or look at a rival's. `cantina new-game` copies this folder."""
