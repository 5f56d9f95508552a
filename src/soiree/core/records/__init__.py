"""A game as text: its record, the steps in it, variations and comments, the decisions it contains, and whether its shuffle is proven."""
