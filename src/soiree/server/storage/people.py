"""People: guests by a signed cookie, accounts by a passphrase, foreign bots by a token. Questions to the disk, in one place."""

import functools
import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from soiree.server.storage import schema
from soiree.server.storage.tables import seats_text
from soiree.server.table.state import now_ms

COOKIE = "soiree"
CODES = 8
GONE = "—"  # the name of somebody who has left for good
NOBODY = "gone"  # and their id, in what stays of them
EVER = 2**53  # before that: also what changes at this very moment
_hasher = PasswordHasher()


class Person(msgspec.Struct, frozen=True):
    id: str
    kind: str  # guest, account, bot
    name: str
    colour: str
    login: str | None
    stamp: str


class Taken(Exception):
    """Somebody has this login."""


# ---------------------------------------------------------------- who is it?


def house_key(disk: Connection) -> bytes:
    """The key that signs cookies, made when the house is first opened."""
    found = disk.execute(select(schema.house.c.value).where(schema.house.c.name == "key")).scalar()
    if found is None:
        found = secrets.token_hex(32)
        disk.execute(insert(schema.house).values(name="key", value=found))
    return bytes.fromhex(found)


def cookie(key: bytes, person: Person) -> str:
    text = f"{person.id}.{person.stamp}"
    return f"{text}.{_signature(key, text)}"


def by_cookie(disk: Connection, key: bytes, value: str) -> Person | None:
    text, _, signature = value.rpartition(".")
    if not hmac.compare_digest(_signature(key, text).encode(), signature.encode()):
        return None
    id, _, stamp = text.partition(".")
    person = by_id(disk, id)
    return person if person is not None and hmac.compare_digest(person.stamp.encode(), stamp.encode()) else None


def by_token(disk: Connection, token: str) -> Person | None:
    """Tokens are stored as hashes of 32 random bytes: finding one by its hash tells nothing through time."""
    person = disk.execute(select(schema.tokens.c.person).where(schema.tokens.c.hash == _digest(token))).scalar()
    return None if person is None else by_id(disk, person)


def by_id(disk: Connection, id: str) -> Person | None:
    row = disk.execute(select(schema.people).where(schema.people.c.id == id)).one_or_none()
    return None if row is None else Person(row.id, row.kind, row.name, row.colour, row.login, row.stamp)


def _signature(key: bytes, text: str) -> str:
    return hmac.digest(key, text.encode(), "sha256").hex()


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


# ---------------------------------------------------------------- guests and accounts


def new_person(disk: Connection, kind: str, name: str, colour: str) -> Person:
    person = Person(secrets.token_urlsafe(12), kind, name, colour, None, secrets.token_urlsafe(8))
    disk.execute(insert(schema.people).values(**msgspec.structs.asdict(person), passphrase=None, created_at=now_ms()))
    return person


def rename(disk: Connection, id: str, name: str, colour: str) -> None:
    disk.execute(update(schema.people).where(schema.people.c.id == id).values(name=name, colour=colour))


def hash_passphrase(passphrase: str) -> str:
    """Slow by design: call it outside the writer's thread."""
    return _hasher.hash(passphrase)


def open_account(disk: Connection, id: str, login: str, hashed: str) -> list[str]:
    """Turns a guest into an account; its recovery codes are shown this once."""
    try:
        with disk.begin_nested():
            disk.execute(update(schema.people).where(schema.people.c.id == id).values(kind="account", login=login, passphrase=hashed))
    except IntegrityError:
        raise Taken from None
    return _new_codes(disk, id)


@functools.cache
def _nobody() -> str:
    """Checked when a login does not exist, so that both answers take as long."""
    return _hasher.hash("nobody")


def log_in(disk: Connection, login: str, passphrase: str) -> Person | None:
    row = disk.execute(select(schema.people.c.id, schema.people.c.passphrase).where(schema.people.c.login == login)).one_or_none()
    nobody = _nobody()
    try:
        _hasher.verify(nobody if row is None else row.passphrase, passphrase)
    except (VerificationError, InvalidHashError):
        return None
    return None if row is None else by_id(disk, row.id)


def recover(disk: Connection, login: str, code: str, hashed: str) -> tuple[Person, list[str]] | None:
    """A recovery code sets a new passphrase, once; all cookies become void and new codes are given."""
    id = disk.execute(select(schema.people.c.id).where(schema.people.c.login == login)).scalar()
    codes = schema.recovery_codes
    if id is None or disk.execute(delete(codes).where(codes.c.person == id, codes.c.hash == _digest(code))).rowcount != 1:
        return None
    stamp = secrets.token_urlsafe(8)
    disk.execute(update(schema.people).where(schema.people.c.id == id).values(passphrase=hashed, stamp=stamp))
    person = by_id(disk, id)
    assert person is not None
    return person, _new_codes(disk, id)


def _new_codes(disk: Connection, id: str) -> list[str]:
    codes = ["-".join(secrets.token_hex(3) for _ in range(3)) for _ in range(CODES)]
    disk.execute(delete(schema.recovery_codes).where(schema.recovery_codes.c.person == id))
    disk.execute(insert(schema.recovery_codes), [{"person": id, "hash": _digest(code)} for code in codes])
    return codes


# ---------------------------------------------------------------- tokens of foreign bots


def new_token(disk: Connection, person: str, label: str) -> tuple[str, str]:
    """A bot of this person's, playing under the label's name: the token's id, and the token, shown this once."""
    bot = new_person(disk, "bot", label, "")
    id, token = secrets.token_urlsafe(8), secrets.token_urlsafe(32)
    disk.execute(insert(schema.tokens).values(hash=_digest(token), id=id, person=bot.id, owner=person, label=label, created_at=now_ms()))
    return id, token


def tokens_of(disk: Connection, person: str) -> list[dict[str, Any]]:
    columns = schema.tokens.c
    found = disk.execute(select(columns.id, columns.label, columns.person, columns.created_at).where(columns.owner == person))
    return [dict(row) for row in found.mappings()]


def drop_token(disk: Connection, person: str, id: str) -> bool:
    return disk.execute(delete(schema.tokens).where(schema.tokens.c.owner == person, schema.tokens.c.id == id)).rowcount == 1


# ---------------------------------------------------------------- everything about one person


def history(disk: Connection, id: str, before: int, limit: int, game: str | None = None) -> list[Row[Any]]:
    """Finished games of a person, latest first, with who sat there; of one game only, if it is named."""
    results, tables = schema.results.c, schema.tables.c
    asked = (
        select(schema.results, tables.seated)
        .join_from(schema.results, schema.tables, results.table_id == tables.id)
        .where(results.person == id, results.ended_at < before)
    )
    if game is not None:
        asked = asked.where(results.game == game)
    return list(disk.execute(asked.order_by(results.ended_at.desc()).limit(limit)))


def ratings_of(disk: Connection, id: str) -> list[dict[str, Any]]:
    ladder = schema.ratings
    return [dict(row) for row in disk.execute(select(ladder).where(ladder.c.person == id).order_by(ladder.c.game)).mappings()]


def export(disk: Connection, id: str) -> dict[str, Any]:
    """Everything the house knows about a person."""
    person = disk.execute(select(schema.people).where(schema.people.c.id == id)).mappings().one()
    known = {name: value for name, value in person.items() if name not in {"passphrase", "stamp"}}
    bots = [{**token, **_played(disk, token["person"])} for token in tokens_of(disk, id)]
    return {"person": known, "bots": bots, **_played(disk, id)}


def _played(disk: Connection, id: str) -> dict[str, Any]:
    """What a person has left at tables."""
    seats = tables_of(disk, id, ["open", "playing", "over", "closed"], EVER, 100_000)
    said = [(row, body["text"]) for row, body in _rows_of(disk, id) if body["kind"] == "said"]
    return {
        "ratings": ratings_of(disk, id),
        "games": [
            {"table": row.table_id, "seat": row.seat, "game": row.game, "payoff": row.payoff, "ended_at": row.ended_at}
            for row in history(disk, id, EVER, 100_000)
        ],
        "tables": [{"table": row.id, "game": row.game, "status": row.status, "seat": row.seat} for row in seats],
        "chat": [{"table": row.table_id, "at": row.at, "text": text} for row, text in said],
    }


def _rows_of(disk: Connection, id: str) -> list[tuple[Row[Any], dict[str, Any]]]:
    """Where a person stands in the log, with the bodies: asked table by table, because the log is long."""
    log, traces = schema.log, schema.traces.c
    found = disk.execute(
        select(log)
        .join_from(schema.traces, log, traces.table_id == log.c.table_id)
        .where(traces.person == id, log.c.lane == 0, log.c.body.contains(id, autoescape=True))
        .order_by(log.c.table_id, log.c.number)
    )
    bodies = [(row, msgspec.json.decode(row.body)) for row in found]
    return [(row, body) for row, body in bodies if body.get("person") == id]


def tables_of(disk: Connection, id: str, statuses: Sequence[str], before: int, limit: int) -> list[Row[Any]]:
    """The tables where a person sits, with the seat, latest first."""
    tables, sittings = schema.tables, schema.sittings
    return list(
        disk.execute(
            select(tables, sittings.c.seat)
            .join(sittings, sittings.c.table_id == tables.c.id)
            .where(sittings.c.person == id, tables.c.status.in_(statuses), tables.c.changed_at < before)
            .order_by(tables.c.changed_at.desc())
            .limit(limit)
        )
    )


def _leave_seats(disk: Connection, id: str) -> None:
    """In the lists of tables, nobody's name stands where the person sat."""
    tables, sittings = schema.tables.c, schema.sittings.c
    found = disk.execute(
        select(tables.id, tables.seated, sittings.seat)
        .join_from(schema.sittings, schema.tables, sittings.table_id == tables.id)
        .where(sittings.person == id)
    ).all()
    for row in found:
        seated = msgspec.json.decode(row.seated)
        if seated[row.seat] is not None:
            seated[row.seat]["name"] = GONE
        disk.execute(update(schema.tables).where(tables.id == row.id).values(seated=seats_text(seated)))
    disk.execute(delete(schema.sittings).where(sittings.person == id))


def forget(disk: Connection, id: str) -> None:
    """Deletes a person and their bots. Games they played stay, with nobody's name; what they said is gone."""
    log = schema.log
    bots = [token["person"] for token in tokens_of(disk, id)]
    disk.execute(delete(schema.tokens).where(schema.tokens.c.owner == id))
    for person in [id, *bots]:
        for row, body in _rows_of(disk, person):
            nobody = {"person": NOBODY, "name": GONE, "text": "", "colour": ""}
            body |= {name: value for name, value in nobody.items() if name in body}
            key = (log.c.table_id == row.table_id) & (log.c.lane == 0) & (log.c.number == row.number)
            disk.execute(update(log).where(key).values(body=msgspec.json.encode(body).decode()))
        _leave_seats(disk, person)
        disk.execute(update(schema.tables).where(schema.tables.c.owner == person).values(owner=NOBODY))
        disk.execute(delete(schema.traces).where(schema.traces.c.person == person))
        disk.execute(delete(schema.recovery_codes).where(schema.recovery_codes.c.person == person))
        disk.execute(delete(schema.ratings).where(schema.ratings.c.person == person))
        disk.execute(update(schema.results).where(schema.results.c.person == person).values(person=NOBODY))
        disk.execute(delete(schema.people).where(schema.people.c.id == person))
