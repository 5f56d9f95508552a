"""The OpenAPI document: the routes, and as further components the messages of the socket, which OpenAPI cannot describe."""

from dataclasses import dataclass
from typing import Any

import msgspec
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components

from soiree.core.version import VERSION
from soiree.server.http.messages import CLIENT_MESSAGE, SERVER_MESSAGE
from soiree.server.http.sockets.events import EventsMessage, EventsRequest

REFERENCE = "#/components/schemas/{name}"


@dataclass
class ComponentsWithMessages(Components):
    """Adds the socket's messages to the schemas that Litestar collects from the routes, when the document is first requested."""

    def to_schema(self) -> dict[str, Any]:
        document = super().to_schema()
        document["schemas"] = dict(sorted((message_schemas() | document["schemas"]).items()))
        return document


def message_schemas() -> dict[str, Any]:
    """JSON schemas of all messages of the sockets, and of the unions of those that one of them sends or receives."""
    unions: dict[str, Any] = {
        "ClientMessage": CLIENT_MESSAGE,
        "ServerMessage": SERVER_MESSAGE,
        "EventsRequest": EventsRequest,
        "EventsMessage": EventsMessage,
    }
    found, schemas = msgspec.json.schema_components(unions.values(), schema_hook=_any_value, ref_template=REFERENCE)
    return schemas | dict(zip(unions, found, strict=True))


def _any_value(_type: type) -> dict[str, Any]:
    return {"description": "any JSON value"}


CONFIG = OpenAPIConfig(
    title="Soirée",
    version=VERSION,
    description="Tables, seats and people. The messages of a table's socket are the components ClientMessage and ServerMessage, "
    "those of the event stream EventsRequest and EventsMessage; see docs/api.md.",
    components=ComponentsWithMessages(),
)
