"""The engine: what every game stands on, and which knows no game."""
