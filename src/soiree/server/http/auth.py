"""Who makes a request: by a cookie or by a token. The functions here are dependencies of the routes."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide

from soiree.server.node import Node
from soiree.server.refusals import NotSignedIn
from soiree.server.storage import people, sessions
from soiree.server.storage.people import Person
from soiree.server.storage.sessions import Identity


def node_of(state: State) -> Node:
    node = state.node
    assert isinstance(node, Node)
    return node


async def identify(node: Node, connection: ASGIConnection[Any, Any, Any, State]) -> Identity | None:
    """The person of the token or the cookie; None for an anonymous visitor. Refuses an unknown token."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        found = await node.store.read(lambda connection: sessions.find_by_token(connection, token.strip()))
        if found is None:
            raise NotSignedIn("unknown-token")
        return found
    cookie = connection.cookies.get(people.COOKIE)
    if not cookie:
        return None
    found = await node.store.read(lambda connection: sessions.find_by_cookie(connection, node.cookie_key, cookie))
    if found is not None and found.touch and found.session is not None:
        id = found.session
        await node.store.write((), lambda connection: sessions.touch(connection, id))
    return found


async def identity_of(request: Request[object, object, State], node: Node) -> Identity | None:
    return await identify(node, request)


async def visitor_of(identity: Identity | None) -> Person | None:
    return None if identity is None else identity.person


async def caller_of(visitor: Person | None) -> Person:
    if visitor is None:
        raise NotSignedIn("sign-in")
    return visitor


DEPENDENCIES = {
    "node": Provide(node_of, sync_to_thread=False),
    "identity": Provide(identity_of),  # Identity | None: the visitor, and by which session
    "visitor": Provide(visitor_of),  # Person | None, if anonymous visitors are welcome
    "caller": Provide(caller_of),  # Person; an anonymous visitor is refused
}
