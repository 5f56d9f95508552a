"""Files that earlier versions have written are still read: a folder of a contest continues, a ladder can be loaded."""

import json
from pathlib import Path

import msgspec

from soiree.core.version import VERSION
from soiree.lab.arena.ladder import RungResult
from soiree.lab.arena.runner import run_contest
from soiree.lab.arena.schedule import contest
from soiree.lab.workers import Workers

# As version 0.1.0 wrote them.
CONTEST = {
    "game": "times-square",
    "seats": 2,
    "options": {"joker": "printed"},
    "entrants": {
        "random": {"bot": "random", "weights": None, "search": None},
        "greedy": {"bot": "greedy", "weights": None, "search": None},
    },
    "games": 2,
    "scale": 1.0,
    "pace": 400,
    "seed": 1,
}
GAMES = [
    '{"number":0,"deal":0,"seating":["random","greedy"],"returns":[0.0,1.0],"reason":"charlie","steps":50,"decisions":[8,13],'
    '"seconds":[7e-6,0.002275],"slowest":[3e-6,0.001684]}',
    '{"number":1,"deal":0,"seating":["greedy","random"],"returns":[1.0,0.0],"reason":"sue","steps":83,"decisions":[20,22],'
    '"seconds":[0.000762,7e-6],"slowest":[0.000095,1e-6]}',
]
LADDER = (
    '[{"game":"times-square","seats":2,"rung":{"upper":"greedy","lower":"random","wanted":0.9},'
    '"share":{"value":1.0,"low":0.34,"high":1.0,"meetings":2.0},"games":2,"upper_seconds":0.0001,"lower_seconds":2e-6}]'
)


def test_a_contest_of_an_earlier_version_continues(tmp_path: Path) -> None:
    """The first game is in the folder and is not played again; the second comes out as it was."""
    (tmp_path / "settings.json").write_text(json.dumps({"engine": VERSION, "contest": CONTEST}), encoding="utf-8")
    (tmp_path / "games.jsonl").write_text(GAMES[0] + "\n", encoding="utf-8")
    results = run_contest(contest("times-square", ["random", "greedy"], 2, pace=400), tmp_path, Workers())
    assert results[0].slowest == [3e-6, 0.001684]
    assert (results[1].returns, results[1].reason, results[1].steps) == ([1.0, 0.0], "sue", 83)
    written = [set(json.loads(line)) for line in (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()]
    assert written == [set(json.loads(game)) for game in GAMES]


def test_a_ladder_of_an_earlier_version_is_read() -> None:
    result = msgspec.json.decode(LADDER, type=list[RungResult])[0]
    assert (result.holds, str(result.share)) == (True, "100.0% [34.0%, 100.0%]")
    assert msgspec.json.decode(msgspec.json.encode([result])) == json.loads(LADDER)
