"""The settings of a node. Each is a flag of `soiree serve` and an environment variable; words/cli.*.ftl explains it (cli-setting-...)."""

from pathlib import Path

import msgspec

WITHOUT_VALUE = {"trust_proxy": "private"}  # what a flag means that is given without a value


def default_database() -> str:
    return f"sqlite:///{_data_folder() / 'soiree.db'}"


def default_editions() -> Path:
    """Where the page of a server on one's own machine adds editions, if no other folder is named."""
    folder = _data_folder() / "editions"
    folder.mkdir(exist_ok=True)
    return folder


def _data_folder() -> Path:
    folder = Path.home() / ".local" / "share" / "soiree"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # the database has the secrets of all running games
    return folder


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8700
    database: str = ""
    redis: str = ""
    start_wait: float = 60.0
    origins: str = ""
    hosts: str = ""
    trust_proxy: str = ""
    secure_cookies: bool = False
    requests_a_minute: int = 600
    connections_per_address: int = 100
    connections_a_second: int = 20
    request_seconds: float = 20.0
    guests_a_minute: int = 30
    tables_a_person: int = 60
    tables_an_address: int = 300
    table_expiry_hours: float = 48.0
    keep_tables_days: float = 30.0
    keep_guests_days: float = 30.0
    keep_notifications_days: float = 120.0
    messages_a_second: int = 100
    sockets_an_address: int = 100
    sockets_a_table: int = 200
    bytes_a_second: int = 65_536
    bytes_a_second_an_address: int = 1_048_576
    thinkers: int = 0
    thinking_a_minute: int = 120
    metrics_port: int = 0
    metrics_host: str = "127.0.0.1"
    review_seconds: float = 20.0
    public_url: str = ""
    smtp: str = ""
    mail_from: str = ""
    private_targets: bool = False
    notification_delay: float = 20.0
    editions: str = ""
    conduct: str = ""
    log_level: str = "info"
