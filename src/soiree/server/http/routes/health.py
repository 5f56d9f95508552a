"""Whether the node is alive and ready, and its metrics."""

from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text

from soiree.server.http.errors import PROBLEMS, Problem
from soiree.server.node import Node

NOT_READY = {503: ResponseSpec(Problem, description="not ready", generate_examples=False), **PROBLEMS}


@get("/health", media_type=MediaType.TEXT, sync_to_thread=False, responses=PROBLEMS)
def health() -> str:
    """The process is alive."""
    return "alive"


@get("/ready", media_type=MediaType.TEXT, responses=NOT_READY)
async def ready(node: Node) -> Response[str]:
    """The node is open and its database answers. Says also what is missing that the node can do without."""
    if not node.ready:
        return Response("not ready: starting or stopping", status_code=503)
    await node.store.read(lambda connection: connection.execute(text("SELECT 1")))
    problem = await node.workers.problem()
    return Response(f"ready, degraded: {problem}" if problem else "ready")


@get("/metrics", operation_id="MetricsMeasures", responses=PROBLEMS, sync_to_thread=False, media_type="text/plain")
def metrics() -> Response[bytes]:
    """The metrics of the node, for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


ROUTES = [health, ready, metrics]
