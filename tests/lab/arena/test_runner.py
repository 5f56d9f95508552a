"""The arena: what it keeps, how it goes on, what it says."""

import re
import signal
import subprocess
from pathlib import Path

import msgspec
import pytest

import soiree
from soiree.lab.arena.game import GameResult
from soiree.lab.arena.ratings import Rating, rate
from soiree.lab.arena.runner import BadFolder, ContestFolder, ContestMismatch, rate_contest, run_contest
from soiree.lab.arena.schedule import contest
from soiree.lab.arena.scoring import PairTotals, score, totals_by_deal, wilson_interval
from soiree.lab.workers import Workers
from tests.lab.command import LAB, lab, played, records

ARENA = ("arena", "times-square", "--bots", "random,greedy,regular", "--games", "60", "--pace", "400")


def test_a_killed_arena_goes_on_to_the_same_games(tmp_path: Path) -> None:
    """Killed with two workers at play, half a line left behind, then run again; and once without a break."""
    broken, whole = tmp_path / "broken", tmp_path / "whole"
    run = subprocess.Popen([*LAB, *ARENA, "--processes", "2", "--out", str(broken)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    lines = 0
    while lines < 5 and run.poll() is None:
        lines = (broken / "games.jsonl").read_bytes().count(b"\n") if (broken / "games.jsonl").exists() else 0
    run.kill()
    run.communicate(timeout=60)  # the end of the pipe: its workers have left too
    lines = (broken / "games.jsonl").read_bytes().count(b"\n")
    assert 5 <= lines < 60
    with (broken / "games.jsonl").open("ab") as file:
        file.write(b'{"number":59,"deal')
    first = (broken / "games.jsonl").read_bytes()[:200]
    again = lab(*ARENA, "--processes", "2", "--out", broken)
    assert again.returncode == 0, again.stderr
    assert (broken / "games.jsonl").read_bytes()[:200] == first, "what was played is not played again"
    assert lab(*ARENA, "--processes", "1", "--out", whole).returncode == 0
    assert len(played(whole)) == 60
    assert played(broken) == played(whole)
    assert records(broken) == records(whole)
    assert (broken / "ratings.json").read_text() == (whole / "ratings.json").read_text()
    assert soiree.load(records(whole)["000007.txt"]).returns == played(whole)[7].returns


def test_an_interrupt_ends_an_arena_in_the_middle_of_its_games(tmp_path: Path) -> None:
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
    said, _ = run.communicate(timeout=60)
    assert run.returncode == 130
    assert "the same command goes on" in said
    assert "Traceback" not in said


def test_another_contest_is_refused_in_the_same_folder(tmp_path: Path) -> None:
    run_contest(contest("times-square", ["random", "greedy"], 2), tmp_path, Workers())
    with pytest.raises(ContestMismatch, match=r"games was 2, now 4; seed was 1, now 3"):
        run_contest(contest("times-square", ["random", "greedy"], 4, seed=3), tmp_path, Workers())
    with pytest.raises(ContestMismatch, match=r"entrants was random,greedy, now greedy,random|entrants was"):
        run_contest(contest("times-square", ["random", "novice"], 2), tmp_path, Workers())
    (tmp_path / "games.jsonl").write_text("nonsense\n")
    with pytest.raises(BadFolder, match=r"games.jsonl, line 1"):
        ContestFolder(tmp_path, contest("times-square", ["random", "greedy"], 2))


def test_the_report_has_all_plots_and_needs_nobody_else(tmp_path: Path) -> None:
    held = contest("times-square", ["random", "greedy", "novice"], 24)
    results = run_contest(held, tmp_path, Workers())
    ratings = rate_contest(held, results, tmp_path)
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    for plot in ("Win matrix", "Ratings", "Game length", "Decision time"):
        assert f'aria-label="{plot}"' in page
    assert not re.search(r"https?:|src=|href=|url\(|@import|<script", page)
    assert page.count("<svg") == page.count("</svg>") == 4
    assert msgspec.json.decode((tmp_path / "ratings.json").read_bytes(), type=list[Rating]) == ratings


def test_ratings_order_who_is_known_to_be_stronger() -> None:
    held = contest("times-square", ["random", "greedy", "novice"], 300)
    results = run_contest(held, None, Workers())
    ratings = rate(results, list(held.entrants))
    assert [rating.name for rating in ratings] == ["greedy", "novice", "random"]
    assert ratings[0].low > ratings[1].high > ratings[1].low > ratings[2].high
    assert [rating.name for rating in sorted(ratings, key=lambda rating: -rating.mu)] == ["greedy", "novice", "random"]
    assert sum(rating.rating for rating in ratings) == pytest.approx(4500)
    assert all(rating.low <= rating.rating <= rating.high for rating in ratings)
    assert score(totals_by_deal(results), "greedy", "random").low > 0.8


def test_a_share_is_as_sure_as_its_deals_are() -> None:
    def deals(points: list[float]) -> list[PairTotals]:
        found = []
        for value in points:
            tally = PairTotals()
            tally.points["a", "b"], tally.meetings["a", "b"] = value, 2.0
            found.append(tally)
        return found

    even = score(deals([1.0, 1.0] * 20), "a", "b")
    swinging = score(deals([2.0, 0.0] * 20), "a", "b")
    assert even.value == swinging.value == 0.5
    assert even.high - even.low < swinging.high - swinging.low, "deals that differ count for less"
    assert (even.low, even.high) == wilson_interval(0.5, 80), "but never for more than their games"
    won = score(deals([2.0] * 50), "a", "b")
    assert (won.value, won.high) == (1.0, 1.0)
    assert 0.95 < won.low < 1.0


@pytest.mark.parametrize(
    ("seating", "returns", "expected"),
    [
        ("ab", [1.0, 0.0], 1.0),
        ("ab", [0.5, 0.5], 0.5),
        ("aabb", [1.0, 1 / 3, 1 / 3, 1 / 3], 1.0),  # one winner, all others alike: more cannot be had
        ("aabb", [1 / 3, 1 / 3, 1 / 3, 1.0], 0.0),
        ("abab", [1.0, 2 / 3, 1 / 3, 0.0], 0.75),  # of the four pairs of seats, three
        ("aab", [0.25, 0.25, 1.0], 0.0),
    ],
)
def test_shares_are_normalised_at_any_number_of_seats(seating: str, returns: list[float], expected: float) -> None:
    seats = len(seating)
    nothing = [0.0] * seats
    result = GameResult(0, 0, tuple(seating), returns, "", 0, [0] * seats, nothing, nothing)
    assert score(totals_by_deal([result]), "a", "b").value == pytest.approx(expected)
    assert score(totals_by_deal([result]), "b", "a").value == pytest.approx(1 - expected)
