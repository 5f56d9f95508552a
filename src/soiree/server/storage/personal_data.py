"""All data of one person: the export, another name wherever the old one is stored, and the deletion."""

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, select, update

from soiree.server.storage import channels, schema
from soiree.server.storage.access import moderation, passkeys
from soiree.server.storage.history import read_history
from soiree.server.storage.people import END_OF_TIME, ratings_of, tables_of, tokens_of
from soiree.server.storage.social import friends, notes, sharing, vacations
from soiree.server.storage.study import analyses, puzzles
from soiree.server.storage.tables import seats_json

DELETED_ID = "gone"  # the id of a deleted person, in what stays of them
DELETED_NAME = "—"


def export_person(connection: Connection, id: str) -> dict[str, Any]:
    """Everything that is stored about a person and their bots."""
    person = connection.execute(select(schema.people).where(schema.people.c.id == id)).mappings().one()
    known = {name: value for name, value in person.items() if name not in {"passphrase", "stamp"}}
    bots = [{**token, **_activity(connection, token["person"])} for token in tokens_of(connection, id)]
    sessions = schema.sessions.c
    signed_in = connection.execute(select(sessions.agent, sessions.created_at, sessions.used_at).where(sessions.person == id)).mappings()
    return {
        "person": known,
        "sessions": [dict(row) for row in signed_in],
        "channels": channels.export_person(connection, id),
        "relations": friends.export_person(connection, id),
        "sharing": msgspec.to_builtins(sharing.sharing_of(connection, id)) | {"code": sharing.code_of(connection, id)},
        "vacations": vacations.export_person(connection, id),
        "analyses": analyses.export_person(connection, id),
        **puzzles.export_person(connection, id),
        "passkeys": [msgspec.to_builtins(one) for one in passkeys.passkeys_of(connection, id)],
        **moderation.export_person(connection, id),
        "bots": bots,
        **_activity(connection, id),
    }


def _activity(connection: Connection, id: str) -> dict[str, Any]:
    """What a person has done at tables."""
    seats = tables_of(connection, id, ["open", "playing", "over", "closed"], END_OF_TIME, 100_000)
    said = [(row, body["text"]) for row, body in _log_rows_of(connection, id) if body["kind"] == "said"]
    return {
        "ratings": ratings_of(connection, id),
        "games": [
            {
                "table": row.table_id,
                "seat": row.seat,
                "game": row.game,
                "payoff": row.payoff,
                "ended_at": row.ended_at,
                "rating": row.rating,
            }
            for row in read_history(connection, id, END_OF_TIME, 100_000, reader=id)
        ],
        "tables": [{"table": row.id, "game": row.game, "status": row.status, "seat": row.seat} for row in seats],
        "chat": [{"table": row.table_id, "at": row.at, "text": text} for row, text in said],
        "notes": notes.export_person(connection, id),
    }


def _log_rows_of(connection: Connection, id: str) -> list[tuple[Row[Any], dict[str, Any]]]:
    """The log rows that name a person, with their bodies. Searches only the logs that `traces` lists."""
    log, traces = schema.log, schema.traces.c
    found = connection.execute(
        select(log)
        .join_from(schema.traces, log, traces.table_id == log.c.table_id)
        .where(traces.person == id, log.c.lane == 0, log.c.body.contains(id, autoescape=True))
        .order_by(log.c.table_id, log.c.number)
    )
    bodies = [(row, msgspec.json.decode(row.body)) for row in found]
    return [(row, body) for row, body in bodies if body.get("person") == id or id in body.get("people", ())]


def _rename_in_lists(connection: Connection, id: str, name: str) -> None:
    """Changes a person's name in the lists of tables."""
    tables, sittings = schema.tables.c, schema.sittings.c
    found = connection.execute(
        select(tables.id, tables.seated, sittings.seat)
        .join_from(schema.sittings, schema.tables, sittings.table_id == tables.id)
        .where(sittings.person == id)
    ).all()
    for row in found:
        seated = msgspec.json.decode(row.seated)
        if seated[row.seat] is not None:
            seated[row.seat]["name"] = name
        connection.execute(update(schema.tables).where(tables.id == row.id).values(seated=seats_json(seated)))


def rename_at_tables(connection: Connection, id: str, name: str) -> None:
    """Gives a person another name where they sit or have sat, and where they have written. The tables are to be read again."""
    for row, body in _log_rows_of(connection, id):
        if body.get("person") == id and "name" in body:
            body["name"] = name
        if "names" in body:  # for whom seats were kept
            body["names"] = [name if kept == id else known for kept, known in zip(body["people"], body["names"], strict=True)]
        _replace_row(connection, row, body)
    _rename_in_lists(connection, id, name)


def _replace_row(connection: Connection, row: Row[Any], body: dict[str, Any]) -> None:
    log = schema.log.c
    key = (log.table_id == row.table_id) & (log.lane == 0) & (log.number == row.number)
    connection.execute(update(schema.log).where(key).values(body=msgspec.json.encode(body).decode()))


def delete_person(connection: Connection, id: str) -> None:
    """Deletes a person and their bots. Their games stay without the name; their chat messages are deleted."""
    bots = [token["person"] for token in tokens_of(connection, id)]
    connection.execute(delete(schema.tokens).where(schema.tokens.c.owner == id))
    for person in [id, *bots]:
        for row, body in _log_rows_of(connection, person):
            deleted = {"person": DELETED_ID, "name": DELETED_NAME, "text": "", "colour": ""}
            body |= {name: value for name, value in deleted.items() if name in body}
            if "people" in body:  # for whom seats were kept
                if "names" in body:
                    body["names"] = ["" if kept == person else name for kept, name in zip(body["people"], body["names"], strict=True)]
                body["people"] = ["" if kept == person else kept for kept in body["people"]]
            _replace_row(connection, row, body)
        _rename_in_lists(connection, person, DELETED_NAME)
        connection.execute(delete(schema.sittings).where(schema.sittings.c.person == person))
        connection.execute(update(schema.tables).where(schema.tables.c.owner == person).values(owner=DELETED_ID))
        connection.execute(delete(schema.traces).where(schema.traces.c.person == person))
        connection.execute(delete(schema.recovery_codes).where(schema.recovery_codes.c.person == person))
        connection.execute(delete(schema.sessions).where(schema.sessions.c.person == person))
        for part in (analyses, channels, friends, moderation, notes, puzzles, sharing, vacations):
            part.remove_person(connection, person)
        passkeys.remove_all(connection, person)
        connection.execute(delete(schema.ratings).where(schema.ratings.c.person == person))
        connection.execute(delete(schema.rated_games).where(schema.rated_games.c.person == person))
        connection.execute(update(schema.results).where(schema.results.c.person == person).values(person=DELETED_ID))
        connection.execute(delete(schema.people).where(schema.people.c.id == person))
