"""The HTTP routes, one module for each group; each has a list ROUTES."""
