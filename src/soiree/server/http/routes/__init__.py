"""The HTTP routes, one module for each group. Import ROUTES, which has all of them."""

from soiree.server.http.routes import accounts, games, health, leaderboard, lessons, play, records, replays, reviews, tables

ROUTES = [
    *(*games.ROUTES, *lessons.ROUTES, *tables.ROUTES, *play.ROUTES, *leaderboard.ROUTES, *accounts.ROUTES),
    *(*records.ROUTES, *replays.ROUTES, *reviews.ROUTES, *health.ROUTES),
]
