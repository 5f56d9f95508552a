"""Without the optional libraries: each environment names the missing one in one line, and the rest of the package works."""

import subprocess
import sys

import pytest

from tests.specs import ROOT

WITHOUT = """
import sys

class Without:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {libraries}:
            raise ModuleNotFoundError(f"No module named {{name!r}}")

sys.meta_path.insert(0, Without())
"""
ALL = {"gymnasium", "numpy", "pyspiel", "open_spiel", "pettingzoo", "PIL", "polars", "resvg_py"}


def without(libraries: set[str], code: str) -> subprocess.CompletedProcess[str]:
    program = WITHOUT.format(libraries=libraries) + code
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, cwd=ROOT)


@pytest.mark.parametrize(
    ("library", "code"),
    [
        ("numpy", "import soiree.lab.envs.batch"),
        ("pettingzoo", "import soiree.lab.envs.pettingzoo"),
        ("gymnasium", "import soiree.lab.envs.gymnasium"),
        ("pyspiel", "import soiree.lab.envs.openspiel"),
        ("polars", "import soiree.lab.analysis.dataset"),
        (
            "resvg_py",
            "from soiree.lab.envs.pettingzoo import env; e = env('gatsby', render_mode='rgb_array'); e.reset(); e.render()",
        ),
    ],
)
def test_a_missing_library_is_named(library: str, code: str) -> None:
    for lacking in ({library}, ALL):
        run = without(lacking, code)
        last = run.stderr.strip().splitlines()[-1]
        assert last.startswith("ImportError: ")
        assert last.endswith("is not installed: it belongs to the extra 'research' (in a clone: make research)")


def test_the_command_names_a_missing_library_in_one_line() -> None:
    run = without(ALL, "from soiree.cli import main; sys.exit(main(['dataset', 'gatsby', '--out', 'nowhere']))")
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1
    assert "(in a clone: make research)" in run.stderr


def test_everything_else_works_without_the_extra() -> None:
    code = (
        "import soiree; from soiree.lab.envs import features\n"
        "match = soiree.new('gatsby', seed=1); print(len(features.encode(match.view(0))), match.svg(0)[:4])\n"
        "from soiree.cli import main; sys.exit(main(['games']))"
    )
    run = without(ALL, code)
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("515 <svg")
