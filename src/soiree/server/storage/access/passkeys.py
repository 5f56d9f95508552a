"""Passkeys in the database: public keys of people, and the challenges that they have to sign, each once."""

import hashlib
import secrets
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update

from soiree.server.refusals import NotFound, RequestRefused
from soiree.server.storage import schema
from soiree.server.timestamps import now_ms

MAX_PASSKEYS = 20  # of one person
CHALLENGE_LIFETIME = 5 * 60_000  # milliseconds
FOR_LOGIN = ""  # instead of a person


class PasskeyInfo(msgspec.Struct):
    """A passkey as its person sees it. `used_at` is null if it was never used to log in."""

    id: str
    label: str
    created_at: int
    used_at: int | None


def passkeys_of(connection: Connection, person: str) -> list[PasskeyInfo]:
    """Oldest first."""
    keys = schema.passkeys.c
    found = connection.execute(select(schema.passkeys).where(keys.person == person).order_by(keys.created_at))
    return [PasskeyInfo(row.id, row.label, row.created_at, row.used_at) for row in found]


def credentials_of(connection: Connection, person: str) -> list[str]:
    return list(connection.scalars(select(schema.passkeys.c.credential).where(schema.passkeys.c.person == person)))


def find(connection: Connection, credential: str) -> Row[Any] | None:
    return connection.execute(select(schema.passkeys).where(schema.passkeys.c.credential == credential)).one_or_none()


def add(connection: Connection, person: str, credential: str, public_key: str, sign_count: int, label: str) -> PasskeyInfo:
    if len(credentials_of(connection, person)) >= MAX_PASSKEYS:
        raise RequestRefused("passkeys-used-up", most=MAX_PASSKEYS)
    if find(connection, credential) is not None:
        raise RequestRefused("bad-passkey")
    made = PasskeyInfo(secrets.token_urlsafe(12), label, now_ms(), None)
    values = {**msgspec.structs.asdict(made), "credential": credential, "person": person, "public_key": public_key}
    connection.execute(insert(schema.passkeys).values(**values, sign_count=sign_count))
    return made


def note_use(connection: Connection, id: str, sign_count: int) -> None:
    connection.execute(update(schema.passkeys).where(schema.passkeys.c.id == id).values(sign_count=sign_count, used_at=now_ms()))


def rename(connection: Connection, person: str, id: str, label: str) -> None:
    keys = schema.passkeys.c
    _require_one(connection.execute(update(schema.passkeys).where(keys.person == person, keys.id == id).values(label=label)).rowcount)


def remove(connection: Connection, person: str, id: str) -> None:
    """An account always has its passphrase, so no passkey is the last way to log in."""
    keys = schema.passkeys.c
    _require_one(connection.execute(delete(schema.passkeys).where(keys.person == person, keys.id == id)).rowcount)


def remove_all(connection: Connection, person: str) -> None:
    connection.execute(delete(schema.passkeys).where(schema.passkeys.c.person == person))


def _require_one(changed: int) -> None:
    if changed != 1:
        raise NotFound("no-passkey")


# ---------------------------------------------------------------- challenges


def new_challenge(connection: Connection, person: str) -> bytes:
    """A challenge for a person who adds a passkey, or FOR_LOGIN."""
    now, challenge = now_ms(), secrets.token_bytes(32)
    connection.execute(delete(schema.challenges).where(schema.challenges.c.expires_at < now))
    connection.execute(
        insert(schema.challenges).values(hash=_digest(challenge), person=person, expires_at=now + CHALLENGE_LIFETIME)
    )  # fmt: skip
    return challenge


def take_challenge(connection: Connection, challenge: bytes, person: str) -> bool:
    """Whether this challenge was given for this purpose and is still valid. It never is again."""
    known = schema.challenges.c
    mine = (known.hash == _digest(challenge)) & (known.person == person) & (known.expires_at >= now_ms())
    return connection.execute(delete(schema.challenges).where(mine)).rowcount == 1


def _digest(challenge: bytes) -> str:
    return hashlib.sha256(challenge).hexdigest()
