"""How a game teaches itself: lessons to play and a guide to read. Both are data in its room."""
