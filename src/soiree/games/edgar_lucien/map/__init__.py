"""The map of a side of the board: its data, where districts are, and how it is drawn."""
