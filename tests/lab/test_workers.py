"""The arena on a Ray cluster plays the same games as at home."""

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


def test_a_cluster_of_two_workers_gives_the_same_results(cluster: str, tmp_path: Path) -> None:
    words = ("arena", "times-square", "--bots", "random,greedy,regular", "--games", "12", "--pace", "400")
    far = lab(*words, "--ray", cluster, "--out", tmp_path / "far")
    assert far.returncode == 0, far.stderr
    near = lab(*words, "--processes", 1, "--out", tmp_path / "near")
    assert near.returncode == 0, near.stderr
    assert len(played(tmp_path / "near")) == 12
    assert played(tmp_path / "far") == played(tmp_path / "near")
    assert records(tmp_path / "far") == records(tmp_path / "near")


@pytest.mark.parametrize(("address", "said"), [("127.0.0.1:1", "no Ray cluster at '127.0.0.1:1'"), ("nowhere", "is HOST:PORT")])
def test_where_no_cluster_is_that_is_said(address: str, said: str) -> None:
    run = lab("arena", "times-square", "--bots", "random,greedy", "--games", 2, "--ray", address)
    assert run.returncode == 2
    assert said in run.stderr
    assert run.stderr.count("\n") == 1
