"""Built without a compiler, the package still works where it is installed, serves the page, and says once that it is slow."""

from pathlib import Path

from tests.wheel import SLOW, build_uncompiled, try_out


def test_an_uncompiled_wheel_serves_and_says_once_that_it_is_slow(tmp_path: Path) -> None:
    home = try_out(build_uncompiled(tmp_path), tmp_path)
    assert home.run("soiree", "games").stderr.count(SLOW) == 1
    played = home.run("python", "-c", "import soiree; m = soiree.new('gatsby', seed=1); n = soiree.new('macao', seed=1); print(m.moves(0))")
    assert played.stderr.count(SLOW) == 1
    models = home.run("python", "-c", "import soiree; print(all(g.value_model(g.seats[0]) is not None for g in soiree.games()))")
    assert models.stdout.strip() == "True", "the wheel has the value models"
    assert home.run("python", "-c", "import os; os.environ['SOIREE_INTERPRETED'] = '1'; import soiree").stderr == ""
