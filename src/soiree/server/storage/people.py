"""People in the database: guests, accounts with a passphrase, foreign bots with a token."""

import functools
import hashlib
import hmac
import secrets
from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, Row, delete, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError

from soiree.server.refusals import RequestRefused
from soiree.server.storage import schema
from soiree.server.timestamps import now_ms

COOKIE = "soiree"
DEVICE_COOKIE = "soiree-device"
RECOVERY_CODES = 8
MAX_TOKENS = 20  # of one person; each is a bot with its own quotas and search budget
END_OF_TIME = 2**53  # later than every time in the database
hasher = PasswordHasher()


class Person(msgspec.Struct, frozen=True):
    id: str
    kind: str  # guest, account, bot
    name: str
    colour: str
    login: str | None
    stamp: str


class LoginTaken(Exception):
    """Another account has this login."""


# ---------------------------------------------------------------- authentication


def cookie_key(connection: Connection) -> bytes:
    """The key that signs cookies. Created when the database is first opened; of several nodes that do so together one wins."""
    connection.execute(text("INSERT INTO house (name, value) VALUES ('key', :key) ON CONFLICT DO NOTHING"), {"key": secrets.token_hex(32)})
    return bytes.fromhex(connection.execute(select(schema.server_values.c.value).where(schema.server_values.c.name == "key")).scalar_one())


def find_by_signed_cookie(connection: Connection, key: bytes, value: str) -> Person | None:
    """The person of a cookie of earlier versions, which had no sessions: `PERSON.STAMP.SIGNATURE`."""
    text, _, signature = value.rpartition(".")
    if not hmac.compare_digest(_signature(key, text).encode(), signature.encode()):
        return None
    id, _, stamp = text.partition(".")
    person = find(connection, id)
    return person if person is not None and hmac.compare_digest(person.stamp.encode(), stamp.encode()) else None


def find_by_token(connection: Connection, token: str) -> tuple[Person, str] | None:
    """The bot of a token, and the token's id. Tokens are 32 random bytes and stored as hashes: the time of the search reveals nothing."""
    row = connection.execute(select(schema.tokens.c.person, schema.tokens.c.id).where(schema.tokens.c.hash == _digest(token))).one_or_none()
    person = None if row is None else find(connection, row.person)
    return None if row is None or person is None else (person, row.id)


def find(connection: Connection, id: str) -> Person | None:
    row = connection.execute(select(schema.people).where(schema.people.c.id == id)).one_or_none()
    return None if row is None else person_of(row)


def names_of(connection: Connection, ids: Collection[str]) -> dict[str, str]:
    """The names of people by their ids."""
    known = schema.people.c
    return {row.id: row.name for row in connection.execute(select(known.id, known.name).where(known.id.in_(ids)))}


def search(connection: Connection, words: str, limit: int) -> list[Person]:
    """People whose name or login contains a text, or who have it as their id, latest first."""
    known = schema.people.c
    fits = or_(known.id == words, known.name.icontains(words, autoescape=True), known.login.icontains(words, autoescape=True))
    return [person_of(row) for row in connection.execute(select(schema.people).where(fits).order_by(known.created_at.desc()).limit(limit))]


PERSON_COLUMNS = [schema.people.c[name] for name in Person.__struct_fields__]


def person_of(row: Row[Any]) -> Person:
    return Person(row.id, row.kind, row.name, row.colour, row.login, row.stamp)


def device_pass(key: bytes, person: Person) -> str:
    """For a browser that has logged in: its later tries are not counted with those of others. It proves nothing else."""
    text = f"{person.id}.{secrets.token_urlsafe(9)}"
    return f"{text}.{_signature(key, 'device ' + text)}"


def device_of(key: bytes, value: str, person: Person | None) -> str | None:
    """The id of a device pass; None if it is not a pass of this person."""
    text, _, signature = value.rpartition(".")
    if person is None or not hmac.compare_digest(_signature(key, "device " + text).encode(), signature.encode()):
        return None
    return text if text.partition(".")[0] == person.id else None


def _signature(key: bytes, text: str) -> str:
    return hmac.digest(key, text.encode(), "sha256").hex()


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


# ---------------------------------------------------------------- guests and accounts


def create_person(connection: Connection, kind: str, name: str, colour: str) -> Person:
    person = Person(secrets.token_urlsafe(12), kind, name, colour, None, new_stamp())
    connection.execute(insert(schema.people).values(**msgspec.structs.asdict(person), passphrase=None, created_at=now_ms()))
    return person


def new_stamp() -> str:
    return secrets.token_urlsafe(8)


def rename(connection: Connection, id: str, name: str, colour: str) -> None:
    connection.execute(update(schema.people).where(schema.people.c.id == id).values(name=name, colour=colour))


def hash_passphrase(passphrase: str) -> str:
    """Slow on purpose: only to be called in the threads of a HashingPool."""
    return hasher.hash(passphrase)


def create_account(connection: Connection, id: str, login: str, hashed: str) -> list[str]:
    """Turns a guest into an account. Returns its recovery codes; only their hashes are stored."""
    try:
        with connection.begin_nested():
            connection.execute(update(schema.people).where(schema.people.c.id == id).values(kind="account", login=login, passphrase=hashed))
    except IntegrityError:
        raise LoginTaken from None
    return replace_codes(connection, id)


@functools.cache
def _dummy_hash() -> str:
    """Verified when a login does not exist, so that both answers take the same time."""
    return hasher.hash("nobody")


def find_by_login(connection: Connection, login: str) -> tuple[Person, str] | None:
    """The account, and the hash of its passphrase."""
    row = connection.execute(select(schema.people).where(schema.people.c.login == login)).one_or_none()
    return None if row is None or row.passphrase is None else (person_of(row), row.passphrase)


def matches(hashed: str | None, passphrase: str) -> bool:
    """Whether a passphrase is the one that was hashed; None if the login does not exist. Slow on purpose: see `hash_passphrase`."""
    dummy = _dummy_hash()
    try:
        return hasher.verify(dummy if hashed is None else hashed, passphrase) and hashed is not None
    except (VerificationError, InvalidHashError):
        return False


def has_code(connection: Connection, login: str, code: str) -> bool:
    """Whether a recovery code of this login is valid. Codes are too long to be guessed, so their hashes are fast ones."""
    codes = schema.recovery_codes.c
    owner = select(schema.people.c.id).where(schema.people.c.login == login).scalar_subquery()
    return connection.execute(select(codes.person).where(codes.person == owner, codes.hash == _digest(code))).first() is not None


def recover(connection: Connection, login: str, code: str, hashed: str) -> tuple[Person, list[str]] | None:
    """Sets a new passphrase by a recovery code. All codes are replaced."""
    id = connection.execute(select(schema.people.c.id).where(schema.people.c.login == login)).scalar()
    codes = schema.recovery_codes
    if id is None or connection.execute(delete(codes).where(codes.c.person == id, codes.c.hash == _digest(code))).rowcount != 1:
        return None
    set_passphrase(connection, id, hashed)
    person = find(connection, id)
    assert person is not None
    return person, replace_codes(connection, id)


def set_passphrase(connection: Connection, id: str, hashed: str) -> None:
    connection.execute(update(schema.people).where(schema.people.c.id == id).values(passphrase=hashed))


def replace_codes(connection: Connection, id: str) -> list[str]:
    codes = ["-".join(secrets.token_hex(3) for _ in range(3)) for _ in range(RECOVERY_CODES)]
    connection.execute(delete(schema.recovery_codes).where(schema.recovery_codes.c.person == id))
    connection.execute(insert(schema.recovery_codes), [{"person": id, "hash": _digest(code)} for code in codes])
    return codes


# ---------------------------------------------------------------- tokens of foreign bots


def create_token(connection: Connection, person: str, label: str) -> tuple[str, str]:
    """Creates a bot that plays under the label as its name. Returns the token's id and the token; only its hash is stored."""
    if len(tokens_of(connection, person)) >= MAX_TOKENS:
        raise RequestRefused("tokens-used-up", most=MAX_TOKENS)
    bot = create_person(connection, "bot", label, "")
    id, token = secrets.token_urlsafe(8), secrets.token_urlsafe(32)
    values = {"hash": _digest(token), "id": id, "person": bot.id, "owner": person, "label": label, "created_at": now_ms()}
    connection.execute(insert(schema.tokens).values(**values))
    return id, token


def tokens_of(connection: Connection, person: str) -> list[dict[str, Any]]:
    """The tokens of a person's bots, without the tokens themselves."""
    columns = schema.tokens.c
    found = connection.execute(select(columns.id, columns.label, columns.person, columns.created_at).where(columns.owner == person))
    return [{str(name): value for name, value in row.items()} for row in found.mappings()]


def delete_token(connection: Connection, person: str, id: str) -> str | None:
    """Deletes a token of a person. Returns its bot; None if there was none."""
    tokens = schema.tokens
    query = delete(tokens).where(tokens.c.owner == person, tokens.c.id == id).returning(tokens.c.person)
    bot: str | None = connection.execute(query).scalar()
    return bot


# ---------------------------------------------------------------- ratings and tables


def ratings_of(connection: Connection, id: str) -> list[dict[str, Any]]:
    ratings = schema.ratings
    return [dict(row) for row in connection.execute(select(ratings).where(ratings.c.person == id).order_by(ratings.c.game)).mappings()]


def tables_of(connection: Connection, id: str, statuses: Sequence[str], before: int, limit: int) -> list[Row[Any]]:
    """The tables where a person has a seat, with the seat, latest first."""
    tables, sittings = schema.tables, schema.sittings
    return list(
        connection.execute(
            select(tables, sittings.c.seat)
            .join(sittings, sittings.c.table_id == tables.c.id)
            .where(sittings.c.person == id, tables.c.status.in_(statuses), tables.c.changed_at < before)
            .order_by(tables.c.changed_at.desc())
            .limit(limit)
        )
    )
