"""People at this node: their sessions, bans, and how they leave their tables."""
