"""The settings of a node. Each is a flag of `soiree serve` and an environment variable."""

from pathlib import Path
from typing import Annotated

import msgspec


def default_database() -> str:
    folder = Path.home() / ".local" / "share" / "soiree"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # the file has the secrets of all running games
    return f"sqlite:///{folder / 'soiree.db'}"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: Annotated[str, msgspec.Meta(description="address to listen on")] = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(description="port to listen on")] = 8700
    database: Annotated[str, msgspec.Meta(description="sqlite:///FILE or postgresql+psycopg://USER:WORD@HOST/NAME")] = ""
    redis: Annotated[str, msgspec.Meta(description="redis://HOST:PORT/NUMBER, for several nodes or for workers")] = ""
    start_wait: Annotated[float, msgspec.Meta(description="seconds to wait at the start for the database and Redis")] = 60.0
    origins: Annotated[str, msgspec.Meta(description="further origins that pages may have, separated by commas")] = ""
    hosts: Annotated[str, msgspec.Meta(description="names that the server has in addresses, separated by commas; none for any")] = ""
    trust_proxy: Annotated[
        str,
        msgspec.Meta(
            description="addresses and networks of reverse proxies, separated by commas, whose X-Forwarded-For is believed; "
            "'private', or no value: loopback and private networks",
            extra={"without_value": "private"},
        ),
    ] = ""
    secure_cookies: Annotated[bool, msgspec.Meta(description="send cookies over HTTPS only")] = False
    requests_a_minute: Annotated[int, msgspec.Meta(description="limit for one client, 0 for none")] = 600
    connections_per_address: Annotated[int, msgspec.Meta(description="limit for one address, 0 for none; proxies have none")] = 100
    connections_a_second: Annotated[
        int, msgspec.Meta(description="new ones from one address in the long run, more are served later; 0 for no limit; proxies have none")
    ] = 20
    request_seconds: Annotated[float, msgspec.Meta(description="time until a request must have arrived completely")] = 20.0
    tables_a_person: Annotated[int, msgspec.Meta(description="unfinished tables that one person can have, 0 for no limit")] = 60
    tables_an_address: Annotated[int, msgspec.Meta(description="unfinished tables created from one address, 0 for no limit")] = 300
    table_expiry_hours: Annotated[float, msgspec.Meta(description="until a table that nobody starts is closed, 0 for never")] = 48.0
    messages_a_second: Annotated[int, msgspec.Meta(description="limit for one socket, 0 for none")] = 100
    sockets_an_address: Annotated[int, msgspec.Meta(description="sockets that one address can have, 0 for no limit")] = 100
    sockets_a_table: Annotated[
        int, msgspec.Meta(description="sockets at one table through this node, besides its players', 0 for no limit")
    ] = 200
    bytes_a_second: Annotated[int, msgspec.Meta(description="that are sent to one socket in the long run, 0 for no limit")] = 65_536
    bytes_a_second_an_address: Annotated[
        int, msgspec.Meta(description="that are sent to all sockets of one address in the long run, 0 for no limit")
    ] = 1_048_576
    thinkers: Annotated[
        int,
        msgspec.Meta(
            description="processes for bots and hints, 0 for one less than there are cores, at least 2; with Redis jobs at once, 0 for 16"
        ),
    ] = 0
    thinking_a_minute: Annotated[
        int, msgspec.Meta(description="seconds of search for one person; above it, those of others go first; 0 for no limit")
    ] = 120
    metrics_port: Annotated[int, msgspec.Meta(description="port of the listener that answers /metrics, 0 for none")] = 0
    metrics_host: Annotated[str, msgspec.Meta(description="its address")] = "127.0.0.1"
    review_seconds: Annotated[float, msgspec.Meta(description="seconds for the review of a game")] = 20.0
    editions: Annotated[str, msgspec.Meta(description="folder with further editions of games, see docs/editions.md; none for none")] = ""
    log_level: Annotated[str, msgspec.Meta(description="debug, info, warning or error")] = "info"
