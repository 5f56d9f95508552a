"""Analyses that were shared by a link. Each is kept for a while after it was last opened, and a person can have a limited number."""

import secrets

from sqlalchemy import Connection, delete, insert, select, update

from soiree.server.storage import schema
from soiree.server.timestamps import now_ms

DAY = 86_400_000  # milliseconds
KEPT = 180 * DAY  # after it was last opened
MAX_EACH = 100  # of one person; one more deletes the one that was opened longest ago


def save(connection: Connection, owner: str, record: str) -> str:
    """Saves an analysis and returns its id. Deletes those whose time is over."""
    analyses, now = schema.analyses, now_ms()
    connection.execute(delete(analyses).where(analyses.c.opened_at < now - KEPT))
    own = select(analyses.c.id).where(analyses.c.owner == owner).order_by(analyses.c.opened_at.desc(), analyses.c.id)
    surplus = list(connection.scalars(own.offset(MAX_EACH - 1)))
    connection.execute(delete(analyses).where(analyses.c.id.in_(surplus)))
    id = secrets.token_hex(8)
    connection.execute(insert(analyses).values(id=id, owner=owner, record=record, created_at=now, opened_at=now))
    return id


def read(connection: Connection, id: str) -> str | None:
    """The record of an analysis; None if there is none, or not any more. It is kept for longer from now on."""
    analyses, now = schema.analyses, now_ms()
    row = connection.execute(select(analyses.c.record, analyses.c.opened_at).where(analyses.c.id == id)).one_or_none()
    if row is None or row.opened_at < now - KEPT:
        return None
    if row.opened_at < now - DAY:
        connection.execute(update(analyses).where(analyses.c.id == id).values(opened_at=now))
    return str(row.record)


def remove(connection: Connection, id: str) -> str | None:
    """Deletes an analysis. Returns whose it was; None if there is none."""
    analyses = schema.analyses.c
    owner: str | None = connection.scalar(delete(schema.analyses).where(analyses.id == id).returning(analyses.owner))
    return owner


def remove_person(connection: Connection, person: str) -> None:
    connection.execute(delete(schema.analyses).where(schema.analyses.c.owner == person))


def export_person(connection: Connection, person: str) -> list[dict[str, object]]:
    """The shared analyses of a person."""
    analyses = schema.analyses.c
    query = select(analyses.id, analyses.record, analyses.created_at).where(analyses.owner == person).order_by(analyses.created_at)
    return [dict(row) for row in connection.execute(query).mappings()]
