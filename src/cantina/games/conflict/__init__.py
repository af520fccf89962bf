"""Star Wars: Conflict: one team looks for three heroes before the First Order's marker reaches its last field."""
