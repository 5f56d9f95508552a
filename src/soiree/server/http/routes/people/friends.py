"""Friends, requests of friendship, blocks, and what a person lets others see."""

from typing import Annotated, Literal

import msgspec
from litestar import delete, get, post, put
from sqlalchemy import Connection

from soiree.server.http.errors import PROBLEMS
from soiree.server.node import Node
from soiree.server.refusals import NotAllowed, NotFound, TooManyRequests
from soiree.server.runtime.event_streams.streams import invitations
from soiree.server.storage import people
from soiree.server.storage.people import Person
from soiree.server.storage.social import friends, sharing, vacations
from soiree.server.storage.social.friends import Acquaintance
from soiree.server.storage.social.sharing import Sharing
from soiree.server.table.summary import Invitation
from soiree.server.timestamps import now_ms


class Friend(msgspec.Struct):
    """`online` is null unless both of you show it. `away_until`: the end of a vacation, 0 if there is none."""

    id: str
    name: str
    colour: str
    since: int
    online: bool | None
    away_until: int


class Friends(msgspec.Struct):
    """Everybody whom the caller knows. `asked`: whom the caller has asked; `asking`: who asks the caller."""

    friends: list[Friend]
    asked: list[Acquaintance]
    asking: list[Acquaintance]
    blocked: list[Acquaintance]
    recent: list[Acquaintance]  # opponents of finished games, latest first
    code: str | None  # of the caller's link; null if there is none
    sharing: Sharing


class FriendRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Whom to ask for friendship: by the login of an account, by the code of a link, or by id. One of them."""

    login: Annotated[str, msgspec.Meta(max_length=40)] = ""
    code: Annotated[str, msgspec.Meta(max_length=24)] = ""
    person: Annotated[str, msgspec.Meta(max_length=24)] = ""


class Asked(msgspec.Struct):
    """`asked`, or `friend` if that person had asked the caller."""

    state: Literal["asked", "friend"]


class Code(msgspec.Struct):
    code: str | None


class CodeOwner(msgspec.Struct):
    """Whose link it is."""

    id: str
    name: str
    colour: str


def _account(caller: Person) -> Person:
    """Friends and blocks need an account: a guest is gone with their browser."""
    if caller.kind != "account":
        raise NotAllowed("friends-account")
    return caller


# ---------------------------------------------------------------- friends


@get("/api/me/friends", responses=PROBLEMS)
async def my_friends(node: Node, caller: Person) -> Friends:
    """Friends, requests, blocked people and recent opponents. A guest has recent opponents only."""
    now = now_ms()

    def read(connection: Connection) -> tuple[Friends, set[str]]:
        known = friends.friends_of(connection, caller.id)
        own = sharing.sharing_of(connection, caller.id)
        ids = [friend.id for friend in known]
        showing = sharing.showing_online(connection, ids) if own.online else set()
        away = vacations.current_of(connection, ids, now)
        listed = [Friend(one.id, one.name, one.colour, one.at, None, away[one.id].ends if one.id in away else 0) for one in known]
        blocked = friends.blocked_by(connection, caller.id)
        left_out = {one.id for one in known} | {one.id for one in blocked}
        recent = [one for one in friends.recent_opponents(connection, caller.id) if one.id not in left_out]
        asked, asking = friends.asked_by(connection, caller.id), friends.asking(connection, caller.id)
        return Friends(listed, asked, asking, blocked, recent, sharing.code_of(connection, caller.id), own), showing

    found, showing = await node.store.read(read)
    online = await node.streams.online(showing)
    for friend in found.friends:
        if friend.id in showing:
            friend.online = friend.id in online
    return found


@post("/api/me/friends", responses=PROBLEMS)
async def ask_for_friendship(node: Node, caller: Person, data: FriendRequest) -> Asked:
    """Asks somebody for friendship. Somebody who has blocked the caller does not see it, and the caller does not learn it."""
    person = _account(caller).id
    if not node.rates.friend_requests.take(person):
        raise TooManyRequests("friend-rate")

    def ask(connection: Connection) -> tuple[str, Literal["asked", "friend"], bool]:
        other = _find(connection, data)
        state = friends.ask(connection, person, other)
        return other, state, friends.relation(connection, person, other) != "declined"

    other, state, seen = await node.store.write((), ask)
    if seen:
        _notify(node, person, other)
    return Asked(state)


def _find(connection: Connection, data: FriendRequest) -> str:
    if data.code:
        owner = sharing.person_of_code(connection, data.code)
        if owner is None:
            raise NotFound("no-friend-code")
        return owner
    found = people.find_by_login(connection, data.login) if data.login else None
    return data.person if found is None else found[0].id


@put("/api/me/friends/{id:str}", responses=PROBLEMS, status_code=204)
async def accept_friend(node: Node, caller: Person, id: str) -> None:
    """Accepts a request of friendship."""
    person = _account(caller).id
    await node.store.write((), lambda connection: friends.accept(connection, person, id))
    _notify(node, person, id)


@delete("/api/me/friends/{id:str}", responses=PROBLEMS)
async def remove_friend(node: Node, caller: Person, id: str) -> None:
    """Ends a friendship, withdraws a request, or declines one. The other person gets no message, and still sees the request."""
    person = _account(caller).id
    changed = await node.store.write((), lambda connection: friends.remove(connection, person, id))
    _notify(node, person, *([id] if changed else []))


@put("/api/me/blocked/{id:str}", responses=PROBLEMS, status_code=204)
async def block(node: Node, caller: Person, id: str) -> None:
    """Blocks a person: neither gets chat lines or invitations of the other, and that person gets no seat at the caller's tables."""
    person = _account(caller).id
    changed = await node.store.write((), lambda connection: friends.block(connection, person, id))
    node.tables.blocks.changed(person, id)
    _notify(node, person, *([id] if changed else []))


@delete("/api/me/blocked/{id:str}", responses=PROBLEMS)
async def unblock(node: Node, caller: Person, id: str) -> None:
    person = _account(caller).id
    await node.store.write((), lambda connection: friends.unblock(connection, person, id))
    node.tables.blocks.changed(person, id)
    _notify(node, person)


def _notify(node: Node, *people: str) -> None:
    for person in people:
        node.streams.friends_changed(person)


# ---------------------------------------------------------------- links


@post("/api/me/friend-code", responses=PROBLEMS)
async def new_code(node: Node, caller: Person) -> Code:
    """A new code for the caller's link `/friends/CODE`. An older one is no longer valid."""
    person = _account(caller).id
    return Code(await node.store.write((), lambda connection: sharing.set_code(connection, person, valid=True)))


@delete("/api/me/friend-code", responses=PROBLEMS)
async def revoke_code(node: Node, caller: Person) -> None:
    person = _account(caller).id
    await node.store.write((), lambda connection: sharing.set_code(connection, person, valid=False))


@get("/api/friend-codes/{code:str}", responses=PROBLEMS)
async def code_owner(node: Node, code: str) -> CodeOwner:
    """Whose link this is."""

    def read(connection: Connection) -> Person | None:
        id = sharing.person_of_code(connection, code)
        return None if id is None else people.find(connection, id)

    found = await node.store.read(read)
    if found is None:
        raise NotFound("no-friend-code")
    return CodeOwner(found.id, found.name, found.colour)


# ---------------------------------------------------------------- sharing and invitations


@put("/api/me/sharing", responses=PROBLEMS)
async def change_sharing(node: Node, caller: Person, data: Sharing) -> Sharing:
    """Who may see the caller's ratings, games and friends, and whether friends see that the caller is online."""

    def change(connection: Connection) -> list[Acquaintance]:
        before = sharing.sharing_of(connection, caller.id)
        sharing.change(connection, caller.id, data)
        return friends.friends_of(connection, caller.id) if data.online != before.online else []

    _notify(node, *(friend.id for friend in await node.store.write((), change)))
    return data


@get("/api/me/sharing", responses=PROBLEMS)
async def get_sharing(node: Node, caller: Person) -> Sharing:
    return await node.store.read(lambda connection: sharing.sharing_of(connection, caller.id))


@get("/api/me/invitations", responses=PROBLEMS)
async def my_invitations(node: Node, caller: Person) -> list[Invitation]:
    """Tables where a seat is kept for the caller."""
    return await invitations(node.tables, caller.id)


ROUTES = [
    *(my_friends, ask_for_friendship, accept_friend, remove_friend, block, unblock),
    *(new_code, revoke_code, code_owner, change_sharing, get_sharing, my_invitations),
]
