"""The address of a client behind proxies: what the client writes itself is not believed."""

import subprocess
import sys
from pathlib import Path

import pytest

from soiree.core.errors import BadOption
from soiree.server.http.addresses import TrustedProxies
from tests.server import http, machines
from tests.server.machines import ROOT, Node

TRIES = 30  # more than a client may have at once


def ask(node: Node, *forwarded: str) -> int:
    """The status of the last of the requests, each with one of the headers."""
    with http.Client(base_url=node.url) as client:
        return [client.get("/api/games", headers={"X-Forwarded-For": line}).status_code for line in forwarded][-1]


def test_the_client_is_the_first_address_from_the_right_that_is_no_proxy(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'soiree.db'}"
    with machines.node(database, "--requests-a-minute", "1", "--trust-proxy", "127.0.0.1,198.51.100.0/24") as node:
        made_up = [f"192.0.2.{number}, 203.0.113.7, 198.51.100.{number}" for number in range(TRIES)]
        assert ask(node, *made_up) == 429
        assert ask(node, "203.0.113.8") == 200, "another client"
        network = [f"2001:db8::{number}" for number in range(TRIES)]
        assert ask(node, *network) == 429, "one network of 64 bits is one client"
        assert ask(node, "2001:db8:0:1::1") == 200


@pytest.mark.parametrize("flags", [["--trust-proxy", "198.51.100.7"], ["--no-trust-proxy"], []])
def test_the_header_of_others_is_not_believed(tmp_path: Path, flags: list[str]) -> None:
    with machines.node(f"sqlite:///{tmp_path / 'soiree.db'}", "--requests-a-minute", "1", *flags) as node:
        made_up = [f"192.0.2.{number}" for number in range(TRIES)]
        assert ask(node, *made_up) == 429


def test_the_flag_without_a_value_means_private_networks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for old in ("private", "1", "true", "yes"):
        assert "192.168.1.7" in TrustedProxies(old)
        assert "::1" in TrustedProxies(old)
        assert "203.0.113.7" not in TrustedProxies(old)
    assert "::ffff:10.0.0.1" in TrustedProxies("10.0.0.0/8")
    assert "not an address" not in TrustedProxies("private")
    for none in ("", "0", "false", " , "):
        assert not TrustedProxies(none)
    monkeypatch.setenv("SOIREE_TRUST_PROXY", "1")
    with machines.node(f"sqlite:///{tmp_path / 'soiree.db'}", "--requests-a-minute", "1") as node:
        assert ask(node, *["203.0.113.7"] * TRIES) == 429
        assert ask(node, "203.0.113.8, 203.0.113.7") == 429
        assert ask(node, "203.0.113.7, 203.0.113.9") == 200


def test_a_wrong_network_is_reported_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="needs addresses or networks"):
        TrustedProxies("10.0.0.1/8")
    command = [
        sys.executable,
        "-m",
        "tests.server.launch",
        "serve",
        "--database",
        f"sqlite:///{tmp_path / 'x.db'}",
        "--trust-proxy",
        "club",
    ]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr.count("\n")) == (2, 1)
    assert "'club'" in run.stderr
