"""The HTTP routes, one module for each group. Import ROUTES, which has all of them."""

from soiree.server.http.routes import (
    accounts,
    conduct,
    editions,
    games,
    health,
    leaderboard,
    learn,
    lessons,
    moderation,
    notifications,
    passkeys,
    play,
    records,
    replays,
    reviews,
    tables,
)

ROUTES = [
    *(*games.ROUTES, *editions.ROUTES, *learn.ROUTES, *lessons.ROUTES, *tables.ROUTES, *play.ROUTES, *leaderboard.ROUTES, *accounts.ROUTES),
    *(
        *records.ROUTES,
        *replays.ROUTES,
        *reviews.ROUTES,
        *health.ROUTES,
        *notifications.ROUTES,
        *moderation.ROUTES,
        *conduct.ROUTES,
        *passkeys.ROUTES,
    ),
]
