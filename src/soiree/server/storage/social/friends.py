"""Friends, requests of friendship and blocks in the database.

A person has at most one relation to another. Friendship is a relation in both directions. A declined request stays in the asker's list,
so that they are not informed; the same is true for a request to somebody who has blocked them.
"""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Select, delete, func, insert, select, update

from soiree.server.refusals import NotFound, RequestRefused
from soiree.server.storage import schema
from soiree.server.timestamps import now_ms

Relation = Literal["friend", "asked", "declined", "blocked"]
MAX_FRIENDS = 500
MAX_ASKED = 100  # requests of one person that are not answered
MAX_BLOCKED = 1000
MAX_LISTED = 200  # people who ask somebody for friendship: any number can, and the latest are listed
RECENT = 20  # opponents


class Acquaintance(msgspec.Struct, frozen=True):
    """Somebody in one of a person's lists, and since when."""

    id: str
    kind: str
    name: str
    colour: str
    at: int


# ---------------------------------------------------------------- reading


def relation(connection: Connection, person: str, other: str) -> str | None:
    columns = schema.relations.c
    found: str | None = connection.scalar(select(columns.kind).where(columns.person == person, columns.other == other))
    return found


def seen_relation(connection: Connection, person: str, other: str) -> str | None:
    """What the other is to a person, as far as the person may know: a request that was declined is still `asked`, and nobody sees that
    they are blocked. `asking`: the other asks for friendship.
    """
    mine = relation(connection, person, other)
    if mine is not None:
        return "asked" if mine == "declined" else mine
    return "asking" if relation(connection, other, person) == "asked" else None


def are_friends(connection: Connection, person: str, other: str) -> bool:
    return relation(connection, person, other) == "friend"


def has_blocked(connection: Connection, person: str, other: str) -> bool:
    return relation(connection, person, other) == "blocked"


def friends_of(connection: Connection, person: str) -> list[Acquaintance]:
    return _known(connection, _others(person).where(schema.relations.c.kind == "friend"))


def asked_by(connection: Connection, person: str) -> list[Acquaintance]:
    """Whom a person has asked for friendship. They do not learn who has declined."""
    return _known(connection, _others(person).where(schema.relations.c.kind.in_(["asked", "declined"])))


def asking(connection: Connection, person: str) -> list[Acquaintance]:
    """Who asks a person for friendship: the latest."""
    relations, people = schema.relations.c, schema.people.c
    latest = (
        select(relations.person)
        .where(relations.other == person, relations.kind == "asked")
        .order_by(relations.created_at.desc(), relations.person)
        .limit(MAX_LISTED)
    )
    query = select(people.id, people.kind, people.name, people.colour, relations.created_at.label("at"))
    query = query.join_from(schema.relations, schema.people, people.id == relations.person)
    return _known(connection, query.where(relations.other == person, relations.person.in_(latest)))


def blocked_by(connection: Connection, person: str) -> list[Acquaintance]:
    return _known(connection, _others(person).where(schema.relations.c.kind == "blocked"))


def hidden_from(connection: Connection, person: str) -> frozenset[str]:
    """Whose chat lines and invitations a person does not get: whom they have blocked, who has blocked them, and the bots of these."""
    columns, tokens = schema.relations.c, schema.tokens.c
    own = connection.scalars(select(columns.other).where(columns.person == person, columns.kind == "blocked")).all()
    others = connection.scalars(select(columns.person).where(columns.other == person, columns.kind == "blocked")).all()
    people = {*own, *others}
    bots = connection.scalars(select(tokens.person).where(tokens.owner.in_(people))).all() if people else ()
    return frozenset(people).union(bots)


def recent_opponents(connection: Connection, person: str) -> list[Acquaintance]:
    """The people with whom a person has finished games, latest first. Derived from the results."""
    results, people, others = schema.results.c, schema.people.c, schema.results.alias().c
    query = (
        select(people.id, people.kind, people.name, people.colour, func.max(results.ended_at).label("at"))
        .where(results.person == person, others.table_id == results.table_id, others.person != person, people.id == others.person)
        .where(people.kind != "bot")
        .group_by(people.id, people.kind, people.name, people.colour)
        .order_by(func.max(results.ended_at).desc())
        .limit(RECENT)
    )
    return [_acquaintance(row) for row in connection.execute(query)]


def _others(person: str) -> Select[Any]:
    relations, people = schema.relations.c, schema.people.c
    query = select(people.id, people.kind, people.name, people.colour, relations.created_at.label("at"))
    return query.join_from(schema.relations, schema.people, people.id == relations.other).where(relations.person == person)


def _known(connection: Connection, query: Select[Any]) -> list[Acquaintance]:
    return [_acquaintance(row) for row in connection.execute(query.order_by(func.lower(schema.people.c.name), schema.people.c.id))]


def _acquaintance(row: Any) -> Acquaintance:  # Any: a row of either query above
    return Acquaintance(row.id, row.kind, row.name, row.colour, row.at)


# ---------------------------------------------------------------- changing


def ask(connection: Connection, person: str, other: str) -> Literal["asked", "friend"]:
    """Asks for friendship; if the other person has asked before, both are friends at once."""
    if person == other:
        raise RequestRefused("own-friend")
    kind = connection.scalar(select(schema.people.c.kind).where(schema.people.c.id == other))
    if kind != "account":
        raise NotFound("no-account")
    mine, theirs = relation(connection, person, other), relation(connection, other, person)
    if mine == "blocked":
        raise RequestRefused("unblock-first")
    if mine == "friend":
        return "friend"
    if theirs in {"asked", "declined"}:
        _befriend(connection, person, other)
        return "friend"
    if mine is None:
        if _count(connection, person, ["asked", "declined"]) >= MAX_ASKED:
            raise RequestRefused("asked-many", most=MAX_ASKED)
        _set(connection, person, other, "declined" if theirs == "blocked" else "asked")
    return "asked"


def accept(connection: Connection, person: str, other: str) -> None:
    if relation(connection, other, person) != "asked":
        raise NotFound("no-friend-request")
    _befriend(connection, person, other)


def remove(connection: Connection, person: str, other: str) -> bool:
    """Ends a friendship, withdraws a request or declines the other's. Whether the other's lists have changed.

    A declined request stays in the list of the person who has sent it.
    """
    mine, theirs = relation(connection, person, other), relation(connection, other, person)
    if mine == "friend":
        _delete(connection, person, other)
        _delete(connection, other, person)
        return True
    if theirs == "asked":
        _set(connection, other, person, "declined")
        return False
    if mine in {"asked", "declined"}:
        _delete(connection, person, other)
        return mine == "asked"
    raise NotFound("no-friend-request")


def withdraw_requests(connection: Connection, person: str) -> None:
    """Withdraws all requests of a person that nobody has answered."""
    columns = schema.relations.c
    connection.execute(delete(schema.relations).where(columns.person == person, columns.kind.in_(["asked", "declined"])))


def block(connection: Connection, person: str, other: str) -> bool:
    """Blocks a person; a friendship ends. Whether the other's lists have changed."""
    if person == other:
        raise RequestRefused("own-friend")
    if connection.scalar(select(schema.people.c.id).where(schema.people.c.id == other)) is None:
        raise NotFound("no-person")
    theirs = relation(connection, other, person)
    if _count(connection, person, ["blocked"]) >= MAX_BLOCKED:
        raise RequestRefused("blocked-many", most=MAX_BLOCKED)
    _set(connection, person, other, "blocked")
    if theirs == "friend":
        _delete(connection, other, person)
    elif theirs == "asked":
        _set(connection, other, person, "declined")
    return theirs == "friend"


def unblock(connection: Connection, person: str, other: str) -> None:
    columns = schema.relations.c
    connection.execute(delete(schema.relations).where(columns.person == person, columns.other == other, columns.kind == "blocked"))


def _befriend(connection: Connection, person: str, other: str) -> None:
    for one in (person, other):
        if _count(connection, one, ["friend"]) >= MAX_FRIENDS:
            raise RequestRefused("friends-many", most=MAX_FRIENDS)
    _set(connection, person, other, "friend")
    _set(connection, other, person, "friend")


def _set(connection: Connection, person: str, other: str, kind: Relation) -> None:
    columns = schema.relations.c
    changed = update(schema.relations).where(columns.person == person, columns.other == other).values(kind=kind, created_at=now_ms())
    if connection.execute(changed).rowcount == 0:
        connection.execute(insert(schema.relations).values(person=person, other=other, kind=kind, created_at=now_ms()))


def _delete(connection: Connection, person: str, other: str) -> None:
    columns = schema.relations.c
    connection.execute(delete(schema.relations).where(columns.person == person, columns.other == other))


def _count(connection: Connection, person: str, kinds: Sequence[Relation]) -> int:
    columns = schema.relations.c
    return connection.scalar(select(func.count()).where(columns.person == person, columns.kind.in_(kinds))) or 0


# ---------------------------------------------------------------- who may sit where


def require_seat(connection: Connection, owner: str, person: str) -> bool:
    """Refuses somebody whom the owner of a table has blocked, as if the seat were kept. Returns whether they count as a friend there."""
    answerable = connection.scalar(select(schema.tokens.c.owner).where(schema.tokens.c.person == person)) or person  # of a bot: whose it is
    if owner in {person, answerable}:
        return True
    if has_blocked(connection, owner, person) or has_blocked(connection, owner, answerable):
        raise RequestRefused("seat-kept")
    return are_friends(connection, owner, person)


# ---------------------------------------------------------------- export and deletion


def export_person(connection: Connection, person: str) -> dict[str, object]:
    lists = {"friends": friends_of, "asked": asked_by, "asking": asking, "blocked": blocked_by}
    return {name: [msgspec.to_builtins(one) for one in read(connection, person)] for name, read in lists.items()}


def remove_person(connection: Connection, person: str) -> None:
    columns = schema.relations.c
    connection.execute(delete(schema.relations).where((columns.person == person) | (columns.other == person)))
