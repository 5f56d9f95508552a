"""The ASGI application of one node."""

from litestar import Litestar
from litestar.config.app import AppConfig

from soiree.server.http import openapi, static
from soiree.server.http.auth import DEPENDENCIES, require_free_address
from soiree.server.http.errors import HANDLERS
from soiree.server.http.routes import ROUTES
from soiree.server.http.security import ASGIApp, SecurityMiddleware
from soiree.server.http.sockets.events import person_events
from soiree.server.http.sockets.table import table_socket
from soiree.server.node import Node
from soiree.server.settings import Settings


def build(settings: Settings) -> ASGIApp:
    """The application, with its node."""
    node = Node(settings)

    def add_node(config: AppConfig) -> AppConfig:
        config.state.node = node
        config.lifespan.append(node.lifespan)
        return config

    app = Litestar(
        route_handlers=[*ROUTES, table_socket, person_events, static.routes()],
        dependencies=DEPENDENCIES,
        guards=[require_free_address],
        exception_handlers=HANDLERS,
        on_app_init=[add_node],
        openapi_config=openapi.CONFIG,
        logging_config=None,
        pdb_on_exception=False,
    )
    origins = [origin for origin in settings.origins.split(",") if origin]
    hosts = [host.strip() for host in settings.hosts.split(",") if host.strip()]
    return SecurityMiddleware(app, origins, hosts, settings.requests_a_minute, node.sockets)  # type: ignore[arg-type]  # ASGI
