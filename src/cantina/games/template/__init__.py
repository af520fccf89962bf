"""Smugglers, the template: a tiny game with one of each hard thing. Copy this folder to begin a game of your own."""
