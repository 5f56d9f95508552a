"""Printed values that people enter from a real box: checked for everybody, added only to a server on one's own machine."""

import asyncio
import os
import tempfile
from pathlib import Path
from typing import Annotated

import msgspec
from litestar import MediaType, Request, Response, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

from soiree.core.editions import named
from soiree.games import game as room
from soiree.server.http.addresses import client_of, is_loopback
from soiree.server.http.errors import PROBLEMS
from soiree.server.http.security import MAX_BODY
from soiree.server.node import Node
from soiree.server.refusals import NotAllowed, RequestRefused, TooManyRequests
from soiree.server.workers.edition_checks import EditionChecked, EditionDraft

EDITIONS_AT_MOST = 200  # files that the page adds to a server


class CheckEdition(EditionDraft, frozen=True, forbid_unknown_fields=True):
    """Printed values: `tables` as in a file, or the text of a `file`. With `seats`, a picture of a table for them is drawn.

    With `complete`, or for a file, the tables are answered with those of the game's own file where they have none.
    """

    file: Annotated[str, msgspec.Meta(max_length=MAX_BODY)] = ""
    seats: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None


class AddedEdition(msgspec.Struct, frozen=True):
    game: str
    edition: str


CHECKED = {200: ResponseSpec(EditionChecked, description="what is wrong with the values", generate_examples=False), **PROBLEMS}


@post("/api/editions/check", operation_id="ApiEditionsCheck", status_code=200, responses=CHECKED)
async def check_edition(data: CheckEdition, node: Node, request: Request[object, object, State]) -> Response[bytes]:
    """Checks printed values and says all that is wrong with them, in a language. Nothing is stored."""
    checked = await _check(data, node, request)
    answer = msgspec.structs.replace(checked, installable=_on_own_machine(node, request))
    return Response(msgspec.json.encode(answer), media_type=MediaType.JSON)


@post("/api/editions", operation_id="ApiEditionsAdd", responses=PROBLEMS)
async def add_edition(data: CheckEdition, node: Node, request: Request[object, object, State]) -> AddedEdition:
    """Adds an edition to those of this server. Only for a browser on the machine of the server, if that listens to nobody else."""
    if not _on_own_machine(node, request):
        raise NotAllowed("editions-elsewhere")
    checked = await _check(data, node, request)
    if checked.faults:
        raise RequestRefused("edition-faults", detail=checked.faults[0].say)
    return await asyncio.to_thread(_add, checked.file, Path(node.settings.editions))


async def _check(data: CheckEdition, node: Node, request: Request[object, object, State]) -> EditionChecked:
    client = client_of(request.scope)
    if not node.rates.editions.take(client):
        raise TooManyRequests("edition-rate", node.rates.editions.retry_after)
    async with node.edition_turns.turn(client):
        return await node.edition_checks.check(data)


def _add(text: str, folder: Path) -> AddedEdition:
    """Writes the file under its name by one rename. An edition never changes: records depend on it."""
    descriptor, path = tempfile.mkstemp(dir=folder, prefix=".new-")
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(text)
        id, edition = named(Path(path))
        if edition in room(id).edition_names():
            raise RequestRefused("edition-exists", edition=edition)
        if sum(1 for _ in folder.glob("*.toml")) >= EDITIONS_AT_MOST:
            raise RequestRefused("many-editions", most=EDITIONS_AT_MOST)
        Path(path).replace(folder / f"{id}-{edition}.toml")
    finally:
        Path(path).unlink(missing_ok=True)
    return AddedEdition(id, edition)


def _on_own_machine(node: Node, request: Request[object, object, State]) -> bool:
    """Whether server and browser are on one machine: by where it listens, who asks, and the name that the browser used.

    The name is checked, too, because a page of another site can be given an address of this machine by its name server.
    """
    settings = node.settings
    alone = bool(settings.editions) and not settings.trust_proxy and not settings.redis
    client = request.client.host if request.client else ""
    return alone and all(is_loopback(host) for host in (settings.host, client, request.url.hostname or ""))


ROUTES = [check_edition, add_edition]
