"""Finished games of a person: with filters and by pages, and the rating after each of them."""

from typing import Any, Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, exists, select

from soiree.server.storage import schema

Result = Literal["won", "lost", "drawn"]
Opponents = Literal["people", "bots"]
PAGE = 200  # rows of a search that are read at once
MAX_PAGES = 10  # that one search reads
PERSON = '"bot":""'  # of each seat that a person has; a name cannot have it in it, because its quotes are escaped


class Filters(msgspec.Struct, frozen=True):
    """Which games: `name` is a part of the name of another player; '' for any."""

    game: str | None = None
    result: Result | None = None
    opponents: Opponents | None = None
    name: str = ""


ALL = Filters()


def read_history(
    connection: Connection, person: str, before: int, limit: int, filters: Filters = ALL, reader: str | None = None
) -> list[Row[Any]]:
    """Finished games, latest first, with the players.

    Those that ended in the same millisecond come together, also beyond the limit: the next page begins before the time of the last one.
    Games at tables that are not listed are only for those who played there, and for the table's owner: `reader` is the id of who asks.
    """
    results, tables = schema.results.c, schema.tables.c
    rated = schema.rated_games.c
    query = (
        select(schema.results, tables.seated, rated.rating)
        .join_from(schema.results, schema.tables, results.table_id == tables.id)
        .outerjoin(schema.rated_games, (rated.table_id == results.table_id) & (rated.seat == results.seat))
    )
    query = _filtered(query.where(results.person == person, results.ended_at < before, _visible(reader)), filters)
    query = query.order_by(results.ended_at.desc(), results.table_id)
    name = filters.name.casefold()
    found = _find(connection, query, name, limit)
    if len(found) < limit:
        return found
    last = found[-1].ended_at
    together = _find(connection, query.where(results.ended_at == last), name, PAGE)
    return [row for row in found if row.ended_at != last] + together


def _find(connection: Connection, query: Select[Any], name: str, limit: int) -> list[Row[Any]]:
    return _search(connection, query, name, limit) if name else list(connection.execute(query.limit(limit)))


def _filtered(query: Select[Any], filters: Filters) -> Select[Any]:
    results, seated = schema.results.c, schema.tables.c.seated
    if filters.game is not None:
        query = query.where(results.game == filters.game)
    if filters.result is not None:
        between = (results.payoff > 0) & (results.payoff < 1)
        query = query.where({"won": results.payoff == 1, "lost": results.payoff == 0, "drawn": between}[filters.result])
    if filters.opponents is not None:
        two_people = seated.like(f"%{PERSON}%{PERSON}%")
        query = query.where(two_people if filters.opponents == "people" else ~two_people)
    return query


def _search(connection: Connection, query: Select[Any], name: str, limit: int) -> list[Row[Any]]:
    """The names are inside the column `seated`, so each row is read; a search ends after this many rows."""
    found: list[Row[Any]] = []
    for page in range(MAX_PAGES):
        rows = list(connection.execute(query.offset(page * PAGE).limit(PAGE)))
        for row in rows:
            seats = msgspec.json.decode(row.seated)
            if any(sat is not None and name in sat["name"].casefold() for seat, sat in enumerate(seats) if seat != row.seat):
                found.append(row)
                if len(found) == limit:
                    return found
        if len(rows) < PAGE:
            break
    return found


def read_ratings(connection: Connection, person: str, game: str, limit: int, reader: str | None = None) -> list[tuple[int, float]]:
    """When each of the latest rated games ended, and the rating after it, oldest first. Of the same games as `read_history`."""
    rated, tables = schema.rated_games.c, schema.tables.c
    query = (
        select(rated.ended_at, rated.rating)
        .join_from(schema.rated_games, schema.tables, rated.table_id == tables.id)
        .where(rated.person == person, rated.game == game, _visible(reader))
        .order_by(rated.ended_at.desc())
        .limit(limit)
    )
    return [(row.ended_at, row.rating) for row in reversed(connection.execute(query).all())]


def _visible(reader: str | None) -> ColumnElement[bool]:
    tables, sittings = schema.tables.c, schema.sittings.c
    public: ColumnElement[bool] = tables.listed
    if reader is not None:
        public |= (tables.owner == reader) | exists().where(sittings.table_id == tables.id, sittings.person == reader)
    return public
