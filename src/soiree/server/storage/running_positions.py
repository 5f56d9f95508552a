"""Hashes of positions of running games in the database, so that every node knows them, also after a restart."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, select, text

from soiree.server.storage import schema

_ADD = text("INSERT INTO running_positions (hash, table_id) VALUES (:hash, :table) ON CONFLICT DO NOTHING")


def add(connection: Connection, table: str, hashes: Sequence[str]) -> None:
    connection.execute(_ADD, [{"hash": hash, "table": table} for hash in hashes])


def remove(connection: Connection, table: str) -> None:
    """Forgets a game that is over."""
    connection.execute(delete(schema.running_positions).where(schema.running_positions.c.table_id == table))


def is_running(connection: Connection, hashes: Sequence[str]) -> bool:
    """Whether one of the hashes is of a game that is being played."""
    positions, tables = schema.running_positions, schema.tables
    query = select(positions.c.hash).join(tables, tables.c.id == positions.c.table_id)
    query = query.where(positions.c.hash.in_(hashes), tables.c.status == "playing")
    return connection.scalar(query.limit(1)) is not None
