"""The report of a contest."""

import re
from pathlib import Path

import msgspec

from soiree.lab.arena.ratings import Rating
from soiree.lab.arena.runner import rate_contest, run_contest
from soiree.lab.arena.schedule import contest
from soiree.lab.workers import Workers


def test_the_report_has_all_plots_and_loads_nothing(tmp_path: Path) -> None:
    held = contest("times-square", ["random", "greedy", "novice"], 24)
    results = run_contest(held, tmp_path, Workers())
    ratings = rate_contest(held, results, tmp_path)
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    for plot in ("Win matrix", "Ratings", "Game length", "Decision time"):
        assert f'aria-label="{plot}"' in page
    assert not re.search(r"https?:|src=|href=|url\(|@import|<script", page)
    assert page.count("<svg") == page.count("</svg>") == 4
    assert msgspec.json.decode((tmp_path / "ratings.json").read_bytes(), type=list[Rating]) == ratings
