"""Teaching material of a game: lessons to play, a guide to read, puzzles to solve. All of it is data in the game's room."""
