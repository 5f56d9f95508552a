"""Operation: draining, admin commands, flags."""

import asyncio
import contextlib
import os
import resource
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets
from sqlalchemy import create_engine, text

import soiree
from soiree.core.teaching.puzzles import puzzles
from tests.server import http, machines
from tests.server.fixtures import RunningTable
from tests.server.machines import ROOT, Node, guest


def admin(database: str, *words: str, code: int = 0, **more: Any) -> str:
    """Runs `soiree admin`. Returns its output, or its error if a code is expected."""
    run: subprocess.CompletedProcess[str] = subprocess.run(
        [sys.executable, "-m", "tests.server.launch", "admin", "--database", database, *words],
        cwd=ROOT, capture_output=True, text=True, check=False, **more,
    )  # fmt: skip
    assert run.returncode == code, run.stderr
    return run.stderr if code else run.stdout


def admin_in_a_terminal(database: str, *words: str) -> str:
    """What `soiree admin` prints in a terminal."""
    terminal, line = os.openpty()
    try:
        with os.fdopen(line, "w") as printed:
            command = [sys.executable, "-m", "tests.server.launch", "admin", "--database", database, *words]
            subprocess.run(command, cwd=ROOT, stdout=printed, check=True)
            return os.read(terminal, 65536).decode()
    finally:
        os.close(terminal)


def test_health_drain_and_admin_commands(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'soiree.db'}"
    port = machines.free_port()
    with machines.node(database, "--metrics-port", str(port)) as node:
        running = RunningTable(node.url)
        assert http.get(f"{node.url}/health").text == "alive"
        assert http.get(f"{node.url}/ready").text == "ready"
        assert http.get(f"{node.url}/metrics").status_code == 404, "on a listener of its own"
        assert "soiree_commit_seconds_count" in http.get(f"http://127.0.0.1:{port}/metrics").text
        node.stop()
        assert any('"what":"closed"' in line for line in node.lines), "it was drained"
    assert running.table in admin(database, "list", "--status", "playing")
    assert f"{running.table} times-square playing" in admin(database, "list", "--lang", "fr"), "columns for other programs"
    assert f"{running.table} times-square en cours" in admin_in_a_terminal(database, "list", "--lang", "fr")
    assert "times-square, playing" in admin(database, "show", running.table)
    admin(database, "backup", str(tmp_path / "copy.db"))
    assert admin(database, "export") == admin(f"sqlite:///{tmp_path / 'copy.db'}", "export")
    admin(database, "close", running.table, "over")
    assert "closed" in admin(database, "show", running.table)


def test_an_export_is_imported_into_another_database(database: str, postgres_server: str, tmp_path: Path) -> None:
    with machines.node(database) as node:
        running = RunningTable(node.url)
        person, snapshot = running.actor()
        person.post(f"/api/tables/{running.table}/chat", json={"text": "we are moving"})
        snapshot = person.get(f"/api/tables/{running.table}").json()
        puzzle = puzzles(soiree.game("times-square"))[0]
        person.post(f"/api/games/times-square/puzzles/{puzzle.id}", json={"token": puzzle.best.move})
        node.stop()
    everything = admin(database, "export")
    for other in (f"sqlite:///{tmp_path / 'other.db'}", machines.fresh(postgres_server)):
        admin(other, "import", input=everything)
        assert sorted(admin(other, "export").splitlines()) == sorted(everything.splitlines())
        with machines.node(other) as elsewhere:
            person.base_url = elsewhere.url
            assert person.get(f"/api/tables/{running.table}").json() == snapshot, "a guest there is a guest here"
            assert person.get("/api/games/times-square/puzzles").json()["me"]["tries"] == 1
            elsewhere.stop()
        assert "not empty" in admin(other, "import", input=everything, code=2)


def test_watchers_are_notified_when_an_admin_closes_the_table(node: Node) -> None:
    running = RunningTable(node.url)

    async def watch() -> str:
        async with websockets.connect(f"{node.url.replace('http', 'ws')}/api/tables/{running.table}/socket") as line:
            said = msgspec.json.decode(await line.recv())
            await asyncio.to_thread(admin, node.database, "close", running.table, "over")
            while said["status"] == "playing":
                said = msgspec.json.decode(await line.recv())
            status: str = said["status"]
            return status

    assert asyncio.run(watch()) == "closed"
    assert f"shell close-table {running.table} over" in admin(node.database, "audit")
    person = running.people[0]
    assert person.post(f"/api/tables/{running.table}/play", json={"id": "a", "token": "S"}).json()["detail"] == "the table is closed"


def test_errors_of_admin_commands_are_sentences(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'soiree.db'}"
    assert "no such table" in admin(database, "list", code=2), "there is no database"
    with machines.node(database) as node:
        table = RunningTable(node.url).table
        node.stop()
    assert admin(database, "show", "nothing", code=2) == "soiree: there is no such table\n"
    assert admin(database, "close", "nothing", "over", code=2) == "soiree: there is no such table\n"
    admin(database, "close", table, "over")
    assert admin(database, "close", table, "over", code=2) == "soiree: the table is already closed\n"
    assert "exist" in admin(database, "backup", str(tmp_path / "soiree.db"), code=2)
    other = f"sqlite:///{tmp_path / 'other.db'}"
    for line in ("nonsense", "[]", "{}", '{"in": "nowhere"}', '{"in": "people", "hat": 1}'):
        assert admin(other, "import", input=line, code=2) == "soiree: line 1 is not a row of an export\n", line
    assert admin("nowhere://", "list", code=2).startswith("soiree: ")
    assert "pg_dump" in admin("postgresql+psycopg://u@127.0.0.1:1/none", "backup", "x", code=2)


def test_help_has_every_flag_and_variable() -> None:
    help_text = subprocess.run(
        [sys.executable, "-m", "tests.server.launch", "serve", "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    for name in (
        "host",
        "port",
        "database",
        "redis",
        "origins",
        "trust-proxy",
        "secure-cookies",
        "requests-a-minute",
        "connections-per-address",
        "request-seconds",
        "metrics-port",
        "metrics-host",
        "thinkers",
        "review-seconds",
        "log-level",
    ):
        assert f"--{name}" in help_text
        assert f"SOIREE_{name.replace('-', '_').upper()}" in help_text


def test_a_taken_port_of_the_metrics_is_reported_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        words = ["serve", "--database", f"sqlite:///{tmp_path / 'x.db'}", "--metrics-port", str(other.getsockname()[1])]
        run = subprocess.run([sys.executable, "-m", "tests.server.launch", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr.count("\n")) == (2, 1)
    assert "cannot listen for metrics on 127.0.0.1" in run.stderr


def test_metrics_count_final_moves_only(tmp_path: Path) -> None:
    port = machines.free_port()
    with machines.node(f"sqlite:///{tmp_path / 'soiree.db'}", "--metrics-port", str(port)) as node:
        running = RunningTable(node.url, "edgar-lucien")

        def moves() -> float:
            text = http.get(f"http://127.0.0.1:{port}/metrics").text
            return sum(float(line.split()[1]) for line in text.splitlines() if line.startswith("soiree_moves_total{"))

        drafts = final = 0
        while drafts < 3 or final < 3:
            person, before = running.actor()
            counted = moves()
            move = {"id": f"m{drafts}-{final}", "token": before["moves"][0]["token"]}  # type: ignore[index]  # JSON
            after = person.post(f"/api/tables/{running.table}/play", json=move).json()
            if after["number"] == before["number"]:
                drafts += 1
                assert moves() == counted, "nobody else can know of a draft"
            else:
                final += 1
                assert moves() > counted


def test_a_node_with_a_full_disk_is_not_ready(tmp_path: Path) -> None:
    with machines.node(f"sqlite:///{tmp_path / 'soiree.db'}") as node:
        assert http.get(f"{node.url}/ready").status_code == 200
        resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE, (1024, resource.RLIM_INFINITY))  # files cannot grow
        full = http.get(f"{node.url}/ready")
        assert (full.status_code, full.text) == (503, "not ready: the database does not accept writes")
        resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        assert http.get(f"{node.url}/ready").status_code == 200
        assert node.causes() == []


def test_a_node_without_its_database_is_not_ready() -> None:
    with contextlib.ExitStack() as stack, machines.postgres() as server:
        node = stack.enter_context(machines.node(machines.fresh(server)))
        assert http.get(f"{node.url}/ready").status_code == 200
        engine = create_engine(server, isolation_level="AUTOCOMMIT")
        name = node.database.split("/")[3].split("?")[0]
        with engine.connect() as connection:
            connection.execute(text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false"))
            connection.execute(text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name"), {"name": name})
        engine.dispose()
        answer = http.get(f"{node.url}/ready", timeout=60)
        assert (answer.status_code, answer.text) == (503, "not ready: the database does not accept writes")
        node.kill()


@pytest.mark.parametrize("path", ["/ready/", "//ready", "/%72eady", "/READY", "/./ready", "/ready/."])
def test_ready_has_one_spelling(shared_node: Node, path: str) -> None:
    with socket.create_connection(("127.0.0.1", shared_node.port), 60) as connection:
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: connection.recv(65_536), b""))
    assert b" 404 " in answer.split(b"\r\n")[0]


def test_databases_and_backups_are_private(tmp_path: Path) -> None:
    def modes() -> set[str]:
        return {f"{path.stat().st_mode & 0o777:o}" for path in tmp_path.iterdir() if ".db" in path.name}

    database = f"sqlite:///{tmp_path / 'soiree.db'}"
    with machines.node(database) as node:
        guest(node.url)
        assert len([path for path in tmp_path.iterdir() if ".db" in path.name]) == 3, "with the files of its log"
        assert modes() == {"600"}
        admin(database, "backup", str(tmp_path / "copy.db"))
        assert modes() == {"600"}
        node.stop()
        (tmp_path / "soiree.db").chmod(0o644)  # as earlier versions created it
        node.start()
        assert modes() == {"600"}
