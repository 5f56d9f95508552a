"""What people let others see of them, and the codes of their links for requests of friendship."""

import secrets
from typing import Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from soiree.server.storage import schema
from soiree.server.storage.social.friends import are_friends

Audience = Literal["everybody", "friends", "nobody"]
Part = Literal["ratings", "games", "friends"]
PARTS: tuple[Part, ...] = ("ratings", "games", "friends")


class Sharing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who may see which part of a person's page. `online`: friends see whether the person is there, if they show it too."""

    online: bool = False
    ratings: Audience = "everybody"
    games: Audience = "everybody"
    friends: Audience = "nobody"


def sharing_of(connection: Connection, person: str) -> Sharing:
    row = connection.execute(select(schema.sharing).where(schema.sharing.c.person == person)).one_or_none()
    return Sharing() if row is None else Sharing(row.online, row.ratings, row.games, row.friends)


def change(connection: Connection, person: str, wanted: Sharing) -> None:
    _set(connection, person, msgspec.structs.asdict(wanted))


def may_see(connection: Connection, person: str, part: Part, reader: str | None) -> bool:
    """Whether a reader may see this part of a person's page. Everybody sees all of their own."""
    audience: Audience = getattr(sharing_of(connection, person), part)
    if audience == "everybody" or reader == person:
        return True
    return audience == "friends" and reader is not None and are_friends(connection, person, reader)


def hides_ratings(person: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether the ratings of this person are not for everybody."""
    columns = schema.sharing.c
    return select(columns.person).where(columns.person == person, columns.ratings != "everybody").exists()


def showing_online(connection: Connection, people: list[str]) -> set[str]:
    """Those of the people who let their friends see whether they are there."""
    columns = schema.sharing.c
    return set(connection.scalars(select(columns.person).where(columns.person.in_(people), columns.online)))


# ---------------------------------------------------------------- codes


def code_of(connection: Connection, person: str) -> str | None:
    code: str | None = connection.scalar(select(schema.sharing.c.code).where(schema.sharing.c.person == person))
    return code


def set_code(connection: Connection, person: str, *, valid: bool) -> str | None:
    """A new code instead of the old one, or none."""
    code = secrets.token_urlsafe(12) if valid else None
    _set(connection, person, {"code": code})
    return code


def person_of_code(connection: Connection, code: str) -> str | None:
    person: str | None = connection.scalar(select(schema.sharing.c.person).where(schema.sharing.c.code == code))
    return person


def _set(connection: Connection, person: str, values: dict[str, object]) -> None:
    if connection.execute(update(schema.sharing).where(schema.sharing.c.person == person).values(**values)).rowcount == 0:
        connection.execute(insert(schema.sharing).values(person=person, **(msgspec.structs.asdict(Sharing()) | values)))


def remove_person(connection: Connection, person: str) -> None:
    connection.execute(delete(schema.sharing).where(schema.sharing.c.person == person))
