"""The HTTP routes, one module for each group. Import ROUTES, which has all of them."""

from soiree.server.http.routes import editions, games, health, leaderboard, play, tables
from soiree.server.http.routes.people import accounts, conduct, friends, moderation, notes, notifications, passkeys, profiles, vacations
from soiree.server.http.routes.study import analyses, learn, lessons, play_on, puzzles, records, replays, reviews

GROUPS = (
    *(games, editions, tables, play, leaderboard, health),
    *(accounts, profiles, passkeys, friends, vacations, notes, notifications, moderation, conduct),
    *(learn, lessons, puzzles, records, replays, reviews, analyses, play_on),
)
ROUTES = [route for group in GROUPS for route in group.ROUTES]
