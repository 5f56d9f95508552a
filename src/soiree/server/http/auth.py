"""Who makes a request: by a cookie or by a token. The functions here are dependencies of the routes."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide

from soiree.server.node import Node
from soiree.server.refusals import NotSignedIn
from soiree.server.storage import people
from soiree.server.storage.people import Person


def node_of(state: State) -> Node:
    node = state.node
    assert isinstance(node, Node)
    return node


async def identify(node: Node, connection: ASGIConnection[Any, Any, Any, State]) -> Person | None:
    """The person of the token or the cookie; None for an anonymous visitor. Refuses an unknown token."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        person = await node.store.read(lambda connection: people.find_by_token(connection, token.strip()))
        if person is None:
            raise NotSignedIn("this token is unknown or was deleted")
        return person
    cookie = connection.cookies.get(people.COOKIE)
    if cookie:
        return await node.store.read(lambda connection: people.find_by_cookie(connection, node.cookie_key, cookie))
    return None


async def visitor_of(request: Request[object, object, State], node: Node) -> Person | None:
    return await identify(node, request)


async def caller_of(visitor: Person | None) -> Person:
    if visitor is None:
        raise NotSignedIn("sign in first: POST /api/guest, log in, or send a token")
    return visitor


DEPENDENCIES = {
    "node": Provide(node_of, sync_to_thread=False),
    "visitor": Provide(visitor_of),  # Person | None, if anonymous visitors are welcome
    "caller": Provide(caller_of),  # Person; an anonymous visitor is refused
}
