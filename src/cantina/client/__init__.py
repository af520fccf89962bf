"""The page: plain ES modules, drawings and styles, served as they lie here. No rule of any game is in it."""
