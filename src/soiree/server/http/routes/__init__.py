"""The HTTP routes, one module for each group. Import ROUTES, which has all of them."""

from soiree.server.http.routes import accounts, games, health, leaderboard, learn, lessons, play, records, replays, reviews, tables
from soiree.server.http.routes import notifications as notification_routes

ROUTES = [
    *(*games.ROUTES, *learn.ROUTES, *lessons.ROUTES, *tables.ROUTES, *play.ROUTES, *leaderboard.ROUTES, *accounts.ROUTES),
    *(*records.ROUTES, *replays.ROUTES, *reviews.ROUTES, *health.ROUTES, *notification_routes.ROUTES),
]
