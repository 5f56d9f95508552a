"""People at this node: their sessions, and who is banned or blocked."""
