"""Databases and nodes for the tests, on a real SQLite and a real PostgreSQL."""

import os
from asyncio import selector_events
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server import machines
from tests.server.machines import Node


@pytest.fixture(scope="session", autouse=True)
def connections_name_their_test() -> Iterator[None]:
    """A connection that is left open is noticed when it is collected, during some later test. So it names the test that made it."""
    transport: Any = vars(selector_events)["_SelectorTransport"]
    begin, describe = transport.__init__, transport.__repr__

    def begin_named(self: Any, *arguments: Any, **more: Any) -> None:
        self.made_by = os.environ.get("PYTEST_CURRENT_TEST", "")
        begin(self, *arguments, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(transport, "__init__", begin_named)
        patch.setattr(transport, "__repr__", lambda self: f"{describe(self)} of {self.made_by}")
        yield


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with machines.postgres() as url:
        yield url


@pytest.fixture(scope="session")
def redis_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with machines.redis(tmp_path_factory.mktemp("redis")) as server:
        yield server.url


DATABASES = ["sqlite", "postgresql"]


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'soiree.db'}"
    else:
        server: str = request.getfixturevalue("postgres_server")
        created = machines.fresh(server)
        yield created
        machines.drop(server, created)


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


@pytest.fixture(scope="session")
def shared_postgres_node(postgres_server: str) -> Iterator[Node]:
    with machines.node(machines.fresh(postgres_server)) as started:
        yield started
    assert started.causes() == []


@pytest.fixture(params=DATABASES)
def each_shared_node(request: pytest.FixtureRequest) -> Node:
    """On each database the node of all tests that do not need their own."""
    found: Node = request.getfixturevalue("shared_node" if request.param == "sqlite" else "shared_postgres_node")
    return found
