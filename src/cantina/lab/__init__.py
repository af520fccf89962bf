"""The lab: many games, measured."""
