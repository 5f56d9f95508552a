"""Whether the node is alive and ready."""

import asyncio
import logging

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

from soiree.server.http.errors import PROBLEMS, Problem
from soiree.server.node import Node
from soiree.server.refusals import NotFound
from soiree.server.storage.store import probe

NOT_READY = {**PROBLEMS, 503: ResponseSpec(Problem, description="not ready", generate_examples=False)}
PROBE_SECONDS = 5.0
log = logging.getLogger("soiree.health")


@get("/health", media_type=MediaType.TEXT, sync_to_thread=False, responses=PROBLEMS)
def health() -> str:
    """The process is alive."""
    return "alive"


@get("/ready", media_type=MediaType.TEXT, responses=NOT_READY)
async def ready(node: Node, request: Request[object, object, State]) -> Response[str]:
    """The node is open, and its database answers and can be written to. Says also what is missing that the node can do without."""
    if request.scope["raw_path"] != b"/ready":  # another spelling, which a proxy may let through
        raise NotFound("no-page")
    if not node.ready:
        return Response("not ready: starting or stopping", status_code=503)
    try:
        async with asyncio.timeout(PROBE_SECONDS):
            await node.store.write((), probe)
    except Exception as error:  # whatever it is, moves could not be kept either
        log.warning("not ready: %s", type(error).__name__)
        return Response("not ready: the database does not accept writes", status_code=503)
    problem = await node.workers.problem()
    return Response(f"ready, degraded: {problem}" if problem else "ready")


ROUTES = [health, ready]
