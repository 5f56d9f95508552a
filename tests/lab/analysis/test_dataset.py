"""`soiree dataset`: one row for each decision, as its seat saw it; after an interruption it continues to the same table."""

from pathlib import Path

import msgspec
import polars as pl
import pytest
from polars.testing import assert_frame_equal

import soiree
from soiree.lab.analysis import dataset
from soiree.lab.arena.schedule import self_play
from soiree.lab.envs import features
from soiree.lab.workers import Workers
from tests.lab.command import lab


def table(folder: Path) -> pl.DataFrame:
    return pl.read_parquet(folder / "decisions" / "*.parquet").sort("game", "step")


@pytest.mark.parametrize(("game", "seats"), [(game.id, game.seats[len(game.seats) // 2]) for game in soiree.games()])
def test_a_row_is_what_the_seat_saw_and_did(game: str, seats: int, tmp_path: Path) -> None:
    rows = dataset.write_dataset(self_play(game, "random", 2, seats=seats), tmp_path, Workers())
    found = table(tmp_path)
    assert len(found) == rows
    layout = msgspec.json.decode((tmp_path / "layout.json").read_bytes(), type=dataset.Layout)
    assert layout.features == features.layout(game, seats)
    for number in (0, 1):
        record = soiree.load((tmp_path / "records" / f"{number:06}.txt").read_text(encoding="utf-8"))
        assert record.returns is not None
        match = soiree.new(game, seats=seats, dealer="manual")
        decided = iter(found.filter(pl.col("game") == number).iter_rows(named=True))
        for index, step in enumerate(record.steps()):
            if step.seat is None:
                match.deal(step.token)
                continue
            row = next(decided)
            assert (row["step"], row["seat"], row["move"]) == (index, step.seat, step.token)
            assert layout.actions[row["action"]] == step.token
            assert tuple(token for token, open_now in zip(layout.actions, row["mask"], strict=True) if open_now) == match.moves(step.seat)
            assert row["result"] == pytest.approx(record.returns[step.seat])
            assert 0 <= row["value"] <= 1
            assert row["prompt"] == match.prompt(step.seat)
            if index % 20 == 0:
                assert row["features"] == features.encode(match.view(step.seat))
            match.play(step.seat, step.token)
        assert next(decided, None) is None


def test_an_interrupted_dataset_continues_to_the_same_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "GAMES_PER_FILE", 2)
    asked = self_play("times-square", "random", 7)
    dataset.write_dataset(asked, tmp_path / "whole", Workers())
    dataset.write_dataset(asked, tmp_path / "broken", Workers())
    files = sorted((tmp_path / "broken" / "decisions").iterdir())
    assert [file.name for file in files] == [
        "000000-000001.parquet",
        "000002-000003.parquet",
        "000004-000005.parquet",
        "000006-000006.parquet",
    ]
    files[1].unlink()
    (files[2].with_name(files[2].name + ".new")).write_bytes(files[2].read_bytes()[:100])  # as after a crash during writing
    files[2].unlink()
    kept = files[0].stat().st_mtime_ns
    dataset.write_dataset(asked, tmp_path / "broken", Workers())
    assert files[0].stat().st_mtime_ns == kept, "existing files are not written again"
    assert_frame_equal(table(tmp_path / "broken"), table(tmp_path / "whole"))


def test_the_command(tmp_path: Path) -> None:
    words = ("dataset", "times-square", "--games", 3, "--bot", "random", "--processes", 1, "--out", tmp_path / "set")
    first = lab(*words)
    assert first.returncode == 0, first.stderr
    assert f"{len(table(tmp_path / 'set'))} decisions of 3 games" in first.stdout
    assert lab(*words).stdout == first.stdout
    other = lab(*words, "--seed", 2)
    assert other.returncode == 2
    assert "holds another contest (seed was 1, now 2)" in other.stderr


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("dataset chess", "there is no game 'chess'"),
        ("dataset gatsby --bot granny", "there is no level 'granny'"),
        ("dataset gatsby --games 0", "positive whole number, not 0"),
        ("dataset gatsby --seats 3", "is played by 2 players, not 3"),
        ("dataset gatsby --option double_win", "NAME=VALUE"),
        ("dataset gatsby --pace 0", "positive number of iterations"),
        ("dataset gatsby --bot random --processes 0", "number of processes"),
    ],
)
def test_bad_input_is_refused_in_one_line(words: str, message: str, tmp_path: Path) -> None:
    run = lab(*words.split(), "--out", tmp_path / "set")
    assert run.returncode == 2
    assert message in run.stderr
    assert run.stderr.count("\n") == 1
    assert not (tmp_path / "set").exists()


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("taken")
    run = lab("dataset", "gatsby", "--bot", "random", "--games", 1, "--processes", 1, "--out", tmp_path / "file")
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1
    assert "cannot be used" in run.stderr
