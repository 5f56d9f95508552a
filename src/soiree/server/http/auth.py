"""Who makes a request: by a cookie or by a token. The functions here are dependencies of the routes."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.handlers import BaseRouteHandler

from soiree.server.http.addresses import client_of
from soiree.server.http.security import UNSAFE_METHODS
from soiree.server.limits.replaying import ClientReplays
from soiree.server.node import Node
from soiree.server.refusals import NotAllowed, NotSignedIn
from soiree.server.storage import people
from soiree.server.storage.access import moderation, sessions
from soiree.server.storage.access.sessions import Identity
from soiree.server.storage.people import Person

OPEN_TO_BANNED = "open_to_banned"  # an option of routes: what banned people can do is listed in docs/moderation.md
FOR_BANNED = {OPEN_TO_BANNED: True}


def node_of(state: State) -> Node:
    node = state.node
    assert isinstance(node, Node)
    return node


async def identify(node: Node, connection: ASGIConnection[Any, Any, Any, State]) -> Identity | None:
    """The person of the token or the cookie; None for an anonymous visitor. Refuses an unknown token."""
    identity = await _identify(node, connection)
    if identity is not None:
        node.addresses.note(identity.person.id, client_of(connection.scope))
    return identity


async def _identify(node: Node, connection: ASGIConnection[Any, Any, Any, State]) -> Identity | None:
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
    """Who makes the request. Banned people are refused, except by routes that are open to them."""
    identity = await identify(node, request)
    if request.route_handler.opt.get(OPEN_TO_BANNED) is None:
        require_not_banned(identity)
    return identity


def require_not_banned(identity: Identity | None) -> None:
    if identity is not None and identity.ban is not None:
        raise NotAllowed("banned", reason=identity.ban.reason)


def require_free_address(connection: ASGIConnection[Any, Any, Any, State], handler: BaseRouteHandler) -> None:
    """A guard of all routes: from a banned address everybody can read, log in, and delete themselves."""
    if connection.scope.get("method") not in UNSAFE_METHODS or handler.opt.get(OPEN_TO_BANNED):  # a socket has no method
        return
    client = connection.client
    if client is not None and node_of(connection.app.state).bans.contain(client.host):
        raise NotAllowed("address-banned")


async def replays_of(request: Request[object, object, State], node: Node) -> ClientReplays:
    return ClientReplays(node.replays, client_of(request.scope))


async def visitor_of(identity: Identity | None) -> Person | None:
    return None if identity is None else identity.person


async def administrator_of(caller: Person, node: Node) -> Person:
    if not await node.store.read(lambda connection: moderation.is_administrator(connection, caller.id)):
        raise NotAllowed("administrators-only")
    return caller


async def caller_of(visitor: Person | None) -> Person:
    if visitor is None:
        raise NotSignedIn("sign-in")
    return visitor


DEPENDENCIES = {
    "node": Provide(node_of, sync_to_thread=False),
    "identity": Provide(identity_of),  # Identity | None: the visitor, and by which session
    "replays": Provide(replays_of),  # ClientReplays: where records and games are replayed for this client
    "visitor": Provide(visitor_of),  # Person | None, if anonymous visitors are welcome
    "administrator": Provide(administrator_of),  # Person; everybody else is refused
    "caller": Provide(caller_of),  # Person; an anonymous visitor is refused
}
