"""deploy/: the services of the compose file, started here with the same commands and environment, behind a real Caddy."""

import asyncio
import contextlib
import re
import socket
import ssl
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from soiree.server.settings import Settings
from tests.server import http, machines
from tests.server.client import Player
from tests.server.fixtures import RunningTable, play_all
from tests.server.machines import ROOT, guest
from tests.server.spawning import Process

DEPLOY = ROOT / "deploy"
BIN = Path(sys.executable).parent
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
OF_COMPOSE = {"SOIREE_SECRET_WORD", "SOIREE_NAME"}  # read by the compose file itself


@contextlib.contextmanager
def service(name: str, ready: str, database: str, redis: str) -> Iterator[tuple[Process, str]]:
    """A service of the compose file, with local addresses instead of the containers'."""
    declared = COMPOSE["services"][name]
    environment = {
        variable: re.sub(r"^postgresql.*@postgres/soiree$", database, value)
        .replace("redis://redis:6379/0", redis)
        .replace("${SOIREE_NAME:-localhost}", "localhost,127.0.0.1")
        for variable, value in declared["environment"].items()
    }
    program, *words = declared["command"]
    process, lines = machines.start([str(BIN / program), *words], ready, **environment, SOIREE_PORT="0")
    assert process.stderr is not None
    draining = threading.Thread(target=process.stderr.read)
    draining.start()
    try:
        found = re.search(r"running on http://[^\"]*:([0-9]+)", lines[-1])
        yield process, f"127.0.0.1:{found[1]}" if found else ""
    finally:
        process.kill()
        process.wait()
        draining.join()
        process.stderr.close()


@contextlib.contextmanager
def proxy(folder: Path, nodes: list[str], **instead: str) -> Iterator[str]:
    """Caddy with deploy/Caddyfile, with the nodes' local addresses and without changes to this machine."""
    port = machines.free_port()
    ours = (DEPLOY / "Caddyfile").read_text()
    assert ours.startswith("{\n")
    options = "{\n\tauto_https disable_redirects\n\tskip_install_trust\n\tadmin off\n"
    file = folder / "Caddyfile"
    for declared, here in {"node1:8700 node2:8700": " ".join(nodes), **instead}.items():
        assert declared in ours
        ours = ours.replace(declared, here)
    file.write_text(options + ours.removeprefix("{\n"))
    home = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "SOIREE_NAME": f"localhost:{port}"}
    process, _ = machines.start([str(BIN / "caddy"), "run", "--config", str(file)], "serving initial configuration", **home)
    assert process.stderr is not None
    draining = threading.Thread(target=process.stderr.read)
    draining.start()
    try:
        yield f"https://localhost:{port}"
    finally:
        process.kill()
        process.wait()
        draining.join()
        process.stderr.close()


def wait_for_proxy(url: str) -> None:
    """Waits until Caddy has its certificate and has checked the nodes."""
    for _ in range(2000):
        with contextlib.suppress(httpx.ConnectError):
            if http.get(f"{url}/health").status_code == 200:
                return
        time.sleep(0.05)
    raise AssertionError("the proxy does not answer")


def test_games_continue_behind_the_proxy_when_a_node_is_killed(
    postgres_server: str, redis_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = machines.fresh(postgres_server)
    running, open_now = "running on http", '"what":"open"'
    with (
        service("node1", running, database, redis_url) as (first, one),
        service("node2", running, database, redis_url) as (_, two),
        service("worker", open_now, database, redis_url),
        proxy(tmp_path, [one, two]) as url,
    ):
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "caddy/pki/authorities/local/root.crt"))
        wait_for_proxy(url)
        ann, bob = guest(url, "Ann"), guest(url, "Bob")
        assert ann.get("/").headers["content-type"].startswith("text/html")
        for path in ("/metrics", "/ready", "/metrics/", "/ready/", "/READY", "/%72eady", "/ready/x", "/ready?x", "/;/ready"):
            answer = ann.get(path)
            assert (answer.status_code, "ready" in answer.text[:10]) == (404, False), f"{path} is not public"
        assert ann.post("/api/tables", json={"game": "gatsby"}, headers={"Origin": url}).status_code == 201
        assert ann.post("/api/tables", json={"game": "gatsby"}, headers={"Origin": "https://evil.example"}).status_code == 403
        running_tables = [RunningTable(url, game, people=[ann, bob]) for game in ("times-square", "gatsby")]
        players = [player for index, running in enumerate(running_tables) for player in running.players(lambda: url, index)]
        bots = [{"seat": 1, "level": "novice"}]
        against = ann.post("/api/tables", json={"game": "times-square", "bots": bots, "start": True}).json()["table"]
        players.append(Player(lambda: url, against, ann.cookies["soiree"], 7))

        async def play() -> None:
            playing = asyncio.create_task(play_all(players, 600))
            while sum(len(player.acknowledged) for player in players) < 40 and not playing.done():
                await asyncio.wait([playing], timeout=0.05)
            first.kill()
            await playing

        asyncio.run(play())
        for player in players:
            assert player.snapshot["status"] == "over"
            assert http.get(f"http://{two}/api/tables/{player.table}/verify").json()["honest"]


def connect(url: str) -> ssl.SSLSocket:
    """A TLS connection to the proxy, as soon as it has its certificate."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    address = httpx.URL(url)
    while True:
        line = socket.create_connection((address.host, address.port or 443), 60)
        try:
            return context.wrap_socket(line, server_hostname=address.host)
        except ssl.SSLError:
            line.close()


def test_the_proxy_does_not_wait_for_a_half_sent_head(tmp_path: Path) -> None:
    with proxy(tmp_path, ["127.0.0.1:9"], **{"read_header 20s": "read_header 1s"}) as url, connect(url) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        while line.recv(100):  # until it is closed
            pass


def test_the_proxy_refuses_a_large_head(tmp_path: Path) -> None:
    with proxy(tmp_path, ["127.0.0.1:9"]) as url, connect(url) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Large: " + b"x" * 30_000 + b"\r\n\r\n")
        assert line.recv(100).startswith(b"HTTP/1.1 431 ")


def test_every_documented_variable_and_flag_exists() -> None:
    pages = "".join((ROOT / "docs" / name).read_text() for name in ("deploy.md", "host.md"))
    files = "".join(file.read_text() for file in DEPLOY.iterdir())
    variables = set(re.findall(r"SOIREE_[A-Z_]+", pages + files))
    assert (
        {"SOIREE_DATABASE", "SOIREE_REDIS"} <= variables <= {f"SOIREE_{name.upper()}" for name in Settings.__struct_fields__} | OF_COMPOSE
    )
    flags = set(re.findall(r"`(--[a-z-]+)", pages))
    assert {"--trust-proxy", "--secure-cookies"} <= flags <= {f"--{name.replace('_', '-')}" for name in Settings.__struct_fields__}


def test_the_image_copies_only_existing_files() -> None:
    lines = (DEPLOY / "Dockerfile").read_text().splitlines()
    copied = [line.split()[1] for line in lines if line.startswith("COPY ") and "--from" not in line]
    assert all((ROOT / path).exists() for path in copied)
    installed = re.findall(r"pip install ([^&\n]*)", "\n".join(lines))
    assert len(installed) == 3
    assert all("--require-hashes" in words or "--no-deps" in words for words in installed), "everything is pinned with hashes"
    services = COMPOSE["services"]
    assert set(services) == {"node1", "node2", "worker", "postgres", "redis", "proxy"}
    for name in ("node1", "node2", "worker"):
        build = services[name]["build"]
        assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    mounted = [volume.split(":")[0] for volume in services["proxy"]["volumes"]]
    assert (DEPLOY / mounted[0]).is_file()


def test_services_have_no_more_rights_than_they_need() -> None:
    for name, service in COMPOSE["services"].items():
        assert service["read_only"], name
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert {"pids_limit", "mem_limit", "ulimits"} <= set(service), name
        assert ("outside" in service["networks"]) == (name == "proxy"), name
        assert ("sending" in service["networks"]) == name.startswith("node"), name
        assert ("ports" in service) == (name == "proxy"), name
    assert COMPOSE["networks"]["inside"] == {"internal": True}
    assert [name for name, service in COMPOSE["services"].items() if "cap_add" in service] == ["postgres", "proxy"]


def test_the_systemd_unit_is_confined() -> None:
    lines = (DEPLOY / "soiree.service").read_text().splitlines()
    given = dict(line.split("=", 1) for line in lines if "=" in line and not line.startswith("#"))
    assert given["CapabilityBoundingSet"] == ""
    assert int(given["LimitNOFILE"]) >= 65536
    wanted = {"NoNewPrivileges", "ProtectHome", "PrivateTmp", "PrivateDevices", "ProtectKernelTunables", "ProtectControlGroups"}
    wanted |= {"RestrictNamespaces", "RestrictSUIDSGID", "LockPersonality", "MemoryDenyWriteExecute", "DynamicUser"}
    assert {given[name] for name in wanted} == {"yes"}
    assert given["ProtectSystem"] == "strict"
    assert {"TasksMax", "MemoryMax", "SystemCallFilter"} <= set(given)
