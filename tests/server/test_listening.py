"""The port: a taken one is reported, and with --open the next one is used."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from soiree.core.errors import BadOption
from soiree.server.listening import PORTS_TO_TRY, bind
from tests.server import http
from tests.server.machines import ROOT


@pytest.fixture
def taken() -> Iterator[int]:
    """A port on which another program listens."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def serve(tmp_path: Path, *words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.server.launch", "serve", "--database", f"sqlite:///{tmp_path / 'soiree.db'}", *words]
    home = {**os.environ, "HOME": str(tmp_path)}  # where a server that opens the browser keeps editions
    return subprocess.Popen(command, cwd=ROOT, env=home, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_a_taken_port_is_reported_in_one_line(taken: int, tmp_path: Path) -> None:
    with serve(tmp_path, "--port", str(taken)) as process:
        _, errors = process.communicate()
    assert process.returncode == 2
    assert errors == f"soiree: port {taken} of 127.0.0.1 is taken by another program: choose another one with --port\n"
    assert not (tmp_path / "soiree.db").exists()


def test_an_address_of_another_machine_is_reported_in_one_line() -> None:
    with pytest.raises(BadOption, match=r"cannot listen on 192\.0\.2\.1, port 8700: "):  # an address for documentation only
        bind("192.0.2.1", 8700)


def test_open_uses_the_next_free_port_and_prints_it(taken: int, tmp_path: Path) -> None:
    with serve(tmp_path, "--port", str(taken), "--open", "--log-level", "error") as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        found = re.fullmatch(
            rf"Soirée is available at (http://127\.0\.0\.1:(\d+)) \(port {taken} is taken by another program\)\. "
            r"Ctrl\+C stops the server\.\n",
            said,
        )
        assert found, said
        assert taken < int(found[2]) < taken + PORTS_TO_TRY
        assert http.get(found[1]).status_code == 200
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate()
    assert (process.returncode, errors) == (0, "")


def test_an_own_edition_that_cannot_be_played_is_left_out_and_named(tmp_path: Path) -> None:
    folder = tmp_path / ".local/share/soiree/editions"
    folder.mkdir(parents=True)
    (folder / "old.toml").write_text('[game]\nid = "gatsby"\nedition = "old"\n[scoring]\n')
    with serve(tmp_path, "--port", "0", "--open", "--log-level", "error") as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("Soirée is available at ")
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate()
    assert process.returncode == 0
    assert re.fullmatch(r"soiree: one of your editions cannot be played: old\.toml: .+\n", errors), errors
    with serve(tmp_path, "--port", "0", "--editions", str(folder)) as process:
        _, errors = process.communicate()
    assert process.returncode == 2
    assert errors.startswith("soiree: old.toml: "), errors


def test_open_starts_a_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\necho $1 > {seen}.new && mv {seen}.new {seen}\n")
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(browser))
    with serve(tmp_path, "--port", "0", "--open", "--log-level", "error") as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate()
    address = re.search(r"http://[^ ]+?(?= |\. )", said)
    assert address
    assert (seen.read_text().strip(), rest) == (address[0], "")


def test_open_stops_trying_after_enough_ports() -> None:
    others: list[socket.socket] = []
    try:
        base = 0
        while len(others) < PORTS_TO_TRY:  # a row of ports that we hold
            try:
                others.append(socket.create_server(("127.0.0.1", base + len(others) if others else 0)))
                base = others[0].getsockname()[1]
            except OSError:
                others.pop(0).close()
                base = others[0].getsockname()[1] if others else 0
        with pytest.raises(BadOption, match=f"the ports {base} to {base + PORTS_TO_TRY - 1} of 127.0.0.1 are taken"):
            bind("127.0.0.1", base, or_next=True)
    finally:
        for other in others:
            other.close()


def test_port_zero_is_one_port_even_if_the_host_has_several_addresses() -> None:
    bound = bind("localhost", 0)
    try:
        assert len(bound) == 1
        assert bound[0].getsockname()[1] > 0
    finally:
        for one in bound:
            one.close()


def test_a_port_that_another_program_has_bound_too_is_not_shared() -> None:
    """Two programs can bind a port if neither listens yet; the later one to listen would serve nobody."""
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind(("127.0.0.1", 0))
        port = other.getsockname()[1]
        (ours,) = bind("127.0.0.1", port)
        with ours, pytest.raises(OSError, match="Address already in use"):
            other.listen()
