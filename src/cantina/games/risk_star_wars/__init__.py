"""Risk: Star Wars Edition: the Rebels against the Empire in three battles, for two or four players."""
