"""Notes that people write for themselves at tables. Nobody else can read them."""

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from soiree.server.storage import schema
from soiree.server.timestamps import now_ms


def read(connection: Connection, person: str, table: str) -> str:
    """'' if there is none."""
    return connection.scalar(select(schema.notes.c.text).where(_key(person, table))) or ""


def write(connection: Connection, person: str, table: str, text: str) -> None:
    """Replaces a note; an empty one is deleted."""
    if not text:
        connection.execute(delete(schema.notes).where(_key(person, table)))
        return
    values = {"text": text, "changed_at": now_ms()}
    if connection.execute(update(schema.notes).where(_key(person, table)).values(**values)).rowcount == 0:
        connection.execute(insert(schema.notes).values(person=person, table_id=table, **values))


def _key(person: str, table: str) -> ColumnElement[bool]:
    return (schema.notes.c.person == person) & (schema.notes.c.table_id == table)


def export_person(connection: Connection, person: str) -> list[dict[str, object]]:
    columns = schema.notes.c
    rows = connection.execute(select(schema.notes).where(columns.person == person).order_by(columns.table_id))
    return [{"table": row.table_id, "text": row.text, "changed_at": row.changed_at} for row in rows]


def remove_person(connection: Connection, person: str) -> None:
    connection.execute(delete(schema.notes).where(schema.notes.c.person == person))
