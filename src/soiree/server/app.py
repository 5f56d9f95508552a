"""The application: routes, pages, and the gate around them."""

from litestar import Litestar, MediaType, Response, get
from litestar.channels import ChannelsPlugin
from litestar.config.app import AppConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text

from soiree.core.version import VERSION
from soiree.server.http import static as pages
from soiree.server.http.errors import HANDLERS, PROBLEMS, house_of, person_of, visitor_of
from soiree.server.http.routes import accounts as account
from soiree.server.http.routes import hints, play, records, replays, reviews
from soiree.server.http.routes import leaderboard as ladder
from soiree.server.http.routes import tables as lobby
from soiree.server.http.security import ASGIApp, Gate
from soiree.server.http.socket import line
from soiree.server.node import CHANNEL, House, Problem
from soiree.server.settings import Settings


@get("/health", media_type=MediaType.TEXT, sync_to_thread=False, responses=PROBLEMS)
def health() -> str:
    """The process is alive."""
    return "alive"


NOT_READY = {503: ResponseSpec(Problem, description="not ready", generate_examples=False), **PROBLEMS}


@get("/ready", media_type=MediaType.TEXT, responses=NOT_READY)
async def ready(house: House) -> Response[str]:
    """The house is open and its database answers."""
    if not house.ready:
        return Response("not yet, or no longer", status_code=503)
    await house.store.read(lambda disk: disk.execute(text("SELECT 1")))
    return Response("ready")


@get("/metrics", responses=PROBLEMS, sync_to_thread=False, media_type="text/plain")
def measures() -> Response[bytes]:
    """For Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def build(settings: Settings) -> ASGIApp:
    """The application of one node."""
    channels: ChannelsPlugin | None = None
    if settings.redis:
        from soiree.server.runtime.cluster import Patient, connect  # a household starts sooner without

        channels = ChannelsPlugin(backend=Patient(redis=connect(settings.redis)), channels=[CHANNEL])
    house = House(settings, channels)

    def remember(config: AppConfig) -> AppConfig:
        config.state.house = house
        config.lifespan.append(house.open)
        return config

    app = Litestar(
        route_handlers=[
            *(*lobby.ROUTES, *ladder.ROUTES, *play.ROUTES, *account.ROUTES, *records.ROUTES, *replays.ROUTES),
            *(*hints.ROUTES, *reviews.ROUTES),
            *(line, health, ready, measures, pages.routes()),
        ],
        dependencies={
            "house": Provide(house_of, sync_to_thread=False),
            "visitor": Provide(visitor_of),
            "person": Provide(person_of),
        },
        exception_handlers=HANDLERS,
        on_app_init=[remember],
        plugins=[channels] if channels is not None else [],
        openapi_config=OpenAPIConfig(title="Soirée", version=VERSION, description="Tables, seats and people. The socket: docs/api.md."),
        logging_config=None,
        pdb_on_exception=False,
    )
    return Gate(app, [one for one in settings.origins.split(",") if one], settings.requests_a_minute)  # type: ignore[arg-type]  # ASGI
