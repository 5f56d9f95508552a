"""The HTTP routes, one module for each group. Import ROUTES, which has all of them."""

from soiree.server.http.routes import (
    accounts,
    analyses,
    conduct,
    editions,
    friends,
    games,
    health,
    leaderboard,
    learn,
    lessons,
    moderation,
    notes,
    notifications,
    passkeys,
    play,
    puzzles,
    records,
    replays,
    reviews,
    tables,
    vacations,
)

ROUTES = [
    *(*games.ROUTES, *editions.ROUTES, *learn.ROUTES, *lessons.ROUTES, *tables.ROUTES, *play.ROUTES, *leaderboard.ROUTES, *accounts.ROUTES),
    *(*records.ROUTES, *replays.ROUTES, *reviews.ROUTES, *analyses.ROUTES, *health.ROUTES, *notifications.ROUTES),
    *(*friends.ROUTES, *notes.ROUTES, *vacations.ROUTES),
    *(*moderation.ROUTES, *conduct.ROUTES, *passkeys.ROUTES, *puzzles.ROUTES),
]
