"""Sessions: who is signed in by a cookie. A session ends on the server, so that a copy of its cookie is not valid afterwards."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from soiree.server.storage import channels, people, schema
from soiree.server.storage.access import moderation
from soiree.server.storage.access.moderation import Sanction
from soiree.server.storage.people import Person
from soiree.server.timestamps import now_ms

LIFETIME = 365 * 86_400_000  # milliseconds without use
TOUCH_AFTER = 86_400_000  # milliseconds between notes that a session is in use
MAX_SESSIONS = 50  # of one person; then the one that was not used for longest ends
MAX_AGENT = 120  # characters


class Identity(msgspec.Struct, frozen=True):
    """Who makes a request, and by what: `key` names the session or token; it ends with it."""

    person: Person
    key: str
    session: str | None = None  # the id of the session, if there is one
    outdated: bool = False  # by a cookie of an earlier version, which has no session
    touch: bool = False  # the session's time of use is old
    ban: Sanction | None = None


def session_key(id: str) -> str:
    return f"session:{id}"


def token_key(id: str) -> str:
    return f"token:{id}"


def outdated_key(person: str) -> str:
    """Of cookies of earlier versions. They are the same text for all devices of a person, so they end together."""
    return f"person:{person}"


def ban_key(person: str) -> str:
    """Of all connections of a person, whatever they are signed in by: they are closed when the person is banned."""
    return f"ban:{person}"


class SessionInfo(msgspec.Struct):
    """A session as its person sees it. `agent` is what the browser called itself; `current`: of this request."""

    id: str
    agent: str
    created_at: int
    used_at: int
    current: bool


# ---------------------------------------------------------------- finding


def find_by_cookie(connection: Connection, key: bytes, value: str) -> Identity | None:
    """`SESSION.SECRET`, or as earlier versions wrote it `PERSON.STAMP.SIGNATURE`."""
    if value.count(".") != 1:
        person = people.find_by_signed_cookie(connection, key, value)
        return None if person is None else Identity(person, outdated_key(person.id), outdated=True, ban=_ban_of(connection, person))
    id, _, secret = value.partition(".")
    sessions = schema.sessions.c
    row = connection.execute(
        select(sessions.hash, sessions.used_at, *people.PERSON_COLUMNS)
        .join_from(schema.sessions, schema.people, sessions.person == schema.people.c.id)
        .where(sessions.id == id)
    ).one_or_none()
    now = now_ms()
    if row is None or not hmac.compare_digest(row.hash, _digest(secret)) or row.used_at < now - LIFETIME:
        return None
    person = people.person_of(row)
    return Identity(person, session_key(id), id, touch=row.used_at < now - TOUCH_AFTER, ban=_ban_of(connection, person))


def find_by_token(connection: Connection, token: str) -> Identity | None:
    found = people.find_by_token(connection, token)
    return None if found is None else Identity(found[0], token_key(found[1]), ban=_ban_of(connection, found[0]))


def _ban_of(connection: Connection, person: Person) -> Sanction | None:
    return moderation.find_active(connection, person.id, "ban")


def sessions_of(connection: Connection, person: str, current: str | None) -> list[SessionInfo]:
    """Latest use first."""
    sessions = schema.sessions.c
    found = connection.execute(select(schema.sessions).where(sessions.person == person).order_by(sessions.used_at.desc()))
    return [SessionInfo(row.id, row.agent, row.created_at, row.used_at, row.id == current) for row in found]


def read_existing(connection: Connection, keys: Sequence[str]) -> set[str]:
    """Those of the keys of sessions and tokens that have not ended, and of people who are not banned."""
    ids = {kind: [key.partition(":")[2] for key in keys if key.startswith(f"{kind}:")] for kind in ("session", "token", "ban")}
    sessions, tokens = schema.sessions.c.id, schema.tokens.c.id
    found = {session_key(id) for id in connection.scalars(select(sessions).where(sessions.in_(ids["session"])))}
    found |= {ban_key(id) for id in set(ids["ban"]) - moderation.banned_among(connection, ids["ban"])}
    return found | {token_key(id) for id in connection.scalars(select(tokens).where(tokens.in_(ids["token"])))}


# ---------------------------------------------------------------- beginning and ending


def begin(connection: Connection, person: str, agent: str) -> str:
    """A new session; returns its cookie. Only a hash of its secret is stored."""
    sessions, now = schema.sessions.c, now_ms()
    latest = connection.scalars(select(sessions.id).where(sessions.person == person).order_by(sessions.used_at.desc())).all()
    old = list(latest[MAX_SESSIONS - 1 :])
    if old:
        connection.execute(delete(schema.sessions).where(sessions.id.in_(old)))
        channels.remove_of_sessions(connection, old)
    id, secret = secrets.token_urlsafe(12), secrets.token_urlsafe(32)
    printable = "".join(letter for letter in agent if letter.isprintable())[:MAX_AGENT]
    values = {"id": id, "hash": _digest(secret), "person": person, "agent": printable, "created_at": now, "used_at": now}
    connection.execute(insert(schema.sessions).values(**values))
    return f"{id}.{secret}"


def touch(connection: Connection, id: str) -> None:
    connection.execute(update(schema.sessions).where(schema.sessions.c.id == id).values(used_at=now_ms()))


def end(connection: Connection, person: str, id: str) -> list[str]:
    """Ends one session of a person. Returns its key, if there was one."""
    sessions = schema.sessions.c
    ended = connection.execute(delete(schema.sessions).where(sessions.person == person, sessions.id == id)).rowcount
    if ended:
        channels.remove_of_sessions(connection, [id])
    return [session_key(id)] if ended else []


def end_outdated(connection: Connection, person: str) -> list[str]:
    """Ends the cookies of earlier versions. Returns their key."""
    connection.execute(update(schema.people).where(schema.people.c.id == person).values(stamp=people.new_stamp()))
    return [outdated_key(person)]


def end_all(connection: Connection, person: str, keep: str | None = None) -> list[str]:
    """Ends every session of a person, except the one to keep. Returns their keys."""
    sessions = schema.sessions.c
    ids = [id for id in connection.scalars(select(sessions.id).where(sessions.person == person)) if id != keep]
    connection.execute(delete(schema.sessions).where(sessions.id.in_(ids)))
    channels.remove_of_sessions(connection, ids)
    return [session_key(id) for id in ids] + end_outdated(connection, person)


def end_for_ban(connection: Connection, person: str) -> list[str]:
    """Ends what a banned person is signed in by. Returns the keys.

    An account can log in again, to read its data. A guest could not: a guest's session stays, with the rights of banned people.
    """
    bots = [token["person"] for token in people.tokens_of(connection, person)]
    found = people.find(connection, person)
    ended = end_all(connection, person) if found is not None and found.kind == "account" else []
    return [*ended, *(ban_key(one) for one in [person, *bots])]


def end_tokens(connection: Connection, person: str) -> list[str]:
    """Revokes the tokens of a person's bots. Returns their keys."""
    tokens = schema.tokens.c
    ended = [token_key(id) for id in connection.scalars(select(tokens.id).where(tokens.owner == person))]
    connection.execute(delete(schema.tokens).where(tokens.owner == person))
    return ended


def _digest(secret: str) -> str:
    """A fast hash is enough: the secret is 32 random bytes."""
    return hashlib.sha256(secret.encode()).hexdigest()
