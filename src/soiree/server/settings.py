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
    request_seconds: Annotated[float, msgspec.Meta(description="time until a request must have arrived completely")] = 20.0
    messages_a_second: Annotated[int, msgspec.Meta(description="limit for one socket, 0 for none")] = 100
    metrics_port: Annotated[int, msgspec.Meta(description="port of the listener that answers /metrics, 0 for none")] = 0
    metrics_host: Annotated[str, msgspec.Meta(description="its address")] = "127.0.0.1"
    thinkers: Annotated[int, msgspec.Meta(description="processes for bots and hints, 0 for one less than there are cores")] = 0
    review_seconds: Annotated[float, msgspec.Meta(description="seconds for the review of a game")] = 20.0
    log_level: Annotated[str, msgspec.Meta(description="debug, info, warning or error")] = "info"
