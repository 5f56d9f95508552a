"""Workers on a Ray cluster give the same results as a local process."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.lab.command import lab, played, records


@pytest.fixture
def cluster() -> Iterator[str]:
    run = subprocess.Popen([sys.executable, "-m", "tests.lab.ray_cluster"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert run.stdout is not None
    assert run.stdin is not None
    lines = iter(run.stdout.readline, "")
    yield next(line.strip() for line in lines if line.strip().rpartition(":")[2].isdigit())
    run.stdin.close()
    run.stdout.read()
    run.stdout.close()
    assert run.wait() == 0


def test_a_cluster_gives_the_same_results_as_one_process(cluster: str, tmp_path: Path) -> None:
    words = ("arena", "times-square", "--bots", "random,greedy,regular", "--games", "12", "--pace", "400")
    remote = lab(*words, "--ray", cluster, "--out", tmp_path / "remote")
    assert remote.returncode == 0, remote.stderr
    local = lab(*words, "--processes", 1, "--out", tmp_path / "local")
    assert local.returncode == 0, local.stderr
    assert len(played(tmp_path / "local")) == 12
    assert played(tmp_path / "remote") == played(tmp_path / "local")
    assert records(tmp_path / "remote") == records(tmp_path / "local")


@pytest.mark.parametrize(("address", "message"), [("127.0.0.1:1", "no Ray cluster at '127.0.0.1:1'"), ("nowhere", "is HOST:PORT")])
def test_a_missing_cluster_is_an_error_in_one_line(address: str, message: str) -> None:
    run = lab("arena", "times-square", "--bots", "random,greedy", "--games", 2, "--ray", address)
    assert run.returncode == 2
    assert message in run.stderr
    assert run.stderr.count("\n") == 1
