"""What an operator can set: each by a flag of `soiree serve` or by an environment variable."""

from pathlib import Path
from typing import Annotated

import msgspec


def default_database() -> str:
    folder = Path.home() / ".local" / "share" / "soiree"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # whoever reads the file sees every hand
    return f"sqlite:///{folder / 'soiree.db'}"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: Annotated[str, msgspec.Meta(description="address to listen at")] = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(description="port to listen at")] = 8700
    database: Annotated[str, msgspec.Meta(description="sqlite:///FILE or postgresql+psycopg://USER:WORD@HOST/NAME")] = ""
    redis: Annotated[str, msgspec.Meta(description="redis://HOST:PORT/NUMBER, where several nodes or workers serve one house")] = ""
    origins: Annotated[str, msgspec.Meta(description="origins that pages may come from besides our own, by commas")] = ""
    trust_proxy: Annotated[bool, msgspec.Meta(description="a reverse proxy says who the client is (X-Forwarded-For)")] = False
    secure_cookies: Annotated[bool, msgspec.Meta(description="cookies go over HTTPS only")] = False
    requests_a_minute: Annotated[int, msgspec.Meta(description="requests that one client may make, 0: any number")] = 600
    messages_a_second: Annotated[int, msgspec.Meta(description="messages that one socket may send, 0: any number")] = 100
    thinkers: Annotated[int, msgspec.Meta(description="processes that think for bots and hints, 0: one less than there are cores")] = 0
    review_seconds: Annotated[float, msgspec.Meta(description="seconds to look back at a finished game")] = 20.0
    log_level: Annotated[str, msgspec.Meta(description="debug, info, warning or error")] = "info"
