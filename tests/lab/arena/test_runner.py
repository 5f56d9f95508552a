"""The runner: a contest continues after an interruption, and its folder takes no other contest."""

import signal
import subprocess
from pathlib import Path

import pytest

import soiree
from soiree.lab.arena.runner import BadFolder, ContestFolder, ContestMismatch, run_contest
from soiree.lab.arena.schedule import contest
from soiree.lab.workers import Workers
from tests.lab.command import LAB, lab, played, records

ARENA = ("arena", "times-square", "--bots", "random,greedy,regular", "--games", "60", "--pace", "400")


def test_a_killed_arena_continues_to_the_same_games(tmp_path: Path) -> None:
    """One run is killed with two workers, gets half a line appended and is run again; the other runs without interruption."""
    broken, whole = tmp_path / "broken", tmp_path / "whole"
    run = subprocess.Popen([*LAB, *ARENA, "--processes", "2", "--out", str(broken)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    lines = 0
    while lines < 5 and run.poll() is None:
        lines = (broken / "games.jsonl").read_bytes().count(b"\n") if (broken / "games.jsonl").exists() else 0
    run.kill()
    run.communicate(timeout=60)  # the pipe closes when the workers have ended too
    lines = (broken / "games.jsonl").read_bytes().count(b"\n")
    assert 5 <= lines < 60
    with (broken / "games.jsonl").open("ab") as file:
        file.write(b'{"number":59,"deal')
    first = (broken / "games.jsonl").read_bytes()[:200]
    again = lab(*ARENA, "--processes", "2", "--out", broken)
    assert again.returncode == 0, again.stderr
    assert (broken / "games.jsonl").read_bytes()[:200] == first, "finished games are not played again"
    assert lab(*ARENA, "--processes", "1", "--out", whole).returncode == 0
    assert len(played(whole)) == 60
    assert played(broken) == played(whole)
    assert records(broken) == records(whole)
    assert (broken / "ratings.json").read_text() == (whole / "ratings.json").read_text()
    assert soiree.load(records(whole)["000007.txt"]).returns == played(whole)[7].returns


def test_an_interrupt_ends_an_arena_during_its_games(tmp_path: Path) -> None:
    words = [
        "arena",
        "times-square",
        "--bots",
        "random,master",
        "--games",
        "4",
        "--scale",
        "100",
        "--processes",
        "2",
        "--out",
        str(tmp_path),
    ]
    run = subprocess.Popen([*LAB, *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    while not (tmp_path / "settings.json").exists() and run.poll() is None:
        pass
    run.send_signal(signal.SIGINT)
    output, _ = run.communicate(timeout=60)
    assert run.returncode == 130
    assert "The same command continues" in output
    assert "Traceback" not in output


def test_a_different_contest_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    run_contest(contest("times-square", ["random", "greedy"], 2), tmp_path, Workers())
    with pytest.raises(ContestMismatch, match=r"games was 2, now 4; seed was 1, now 3"):
        run_contest(contest("times-square", ["random", "greedy"], 4, seed=3), tmp_path, Workers())
    with pytest.raises(ContestMismatch, match=r"entrants was random,greedy, now greedy,random|entrants was"):
        run_contest(contest("times-square", ["random", "novice"], 2), tmp_path, Workers())
    (tmp_path / "games.jsonl").write_text("nonsense\n")
    with pytest.raises(BadFolder, match=r"games.jsonl, line 1"):
        ContestFolder(tmp_path, contest("times-square", ["random", "greedy"], 2))
