"""Databases and nodes for the tests, on a real SQLite and a real PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import machines
from tests.server.machines import Node


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with machines.postgres() as url:
        yield url


@pytest.fixture(scope="session")
def redis_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with machines.redis(tmp_path_factory.mktemp("redis")) as server:
        yield server.url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'soiree.db'}"
    server: str = request.getfixturevalue("postgres_server")
    return machines.fresh(server)


@pytest.fixture
def node(database: str) -> Iterator[Node]:
    with machines.node(database) as started:
        yield started
    assert started.causes() == []


@pytest.fixture(scope="session")
def shared_node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """One node on SQLite for all tests that do not need their own."""
    with machines.node(f"sqlite:///{tmp_path_factory.mktemp('shared') / 'soiree.db'}") as started:
        yield started
    assert started.causes() == []
