"""A wheel, tried out in an empty environment: `python -m tests.wheel dist/soiree-....whl` (`make wheel` ends with it).

Only the package itself is installed there; the libraries that it needs are lent by the environment that runs this.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import urllib.request
import venv
from pathlib import Path

from tests.specs import ROOT

NEEDED = ("src", "pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE")
SLOW = "Soirée runs uncompiled here"


def build_uncompiled(folder: Path) -> Path:
    """A wheel as it is built where there is no C compiler."""
    copy = folder / "source"
    copy.mkdir()
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info"))
        else:
            shutil.copy(ROOT / name, copy / name)
    words = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder / "dist")]
    subprocess.run(words, cwd=copy, env=os.environ | {"SOIREE_COMPILE": "0"}, check=True, capture_output=True)
    return next((folder / "dist").glob("*.whl"))


class Home:
    """An empty environment with the wheel in it."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        venv.create(folder / "venv", with_pip=False, symlinks=True)
        self.bin = folder / "venv" / "bin"
        self.folder = folder
        words = [
            sys.executable,
            "-m",
            "pip",
            "--python",
            str(self.bin / "python"),
            "install",
            "--quiet",
            "--no-deps",
            "--no-index",
            str(wheel),
        ]
        subprocess.run(words, check=True, capture_output=True)
        # A path of the environment is no site of it, so the editable install that may lie there is not seen.
        self.environment = os.environ | {"PYTHONPATH": sysconfig.get_path("purelib")}

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        command = [str(self.bin / words[0]), *words[1:]]
        return subprocess.run(command, cwd=self.folder, env=self.environment, capture_output=True, text=True, check=True)

    def location(self) -> Path:
        """Where the package is found."""
        said = self.run("python", "-W", "ignore", "-c", "import soiree; print(soiree.__file__)")
        return Path(said.stdout.strip()).parent

    def page(self) -> str:
        """The first page of a server that is started there."""
        words = [str(self.bin / "soiree"), "serve", "--port", "0", "--database", f"sqlite:///{self.folder / 'soiree.db'}"]
        with subprocess.Popen(words, cwd=self.folder, env=self.environment, stderr=subprocess.PIPE, text=True) as process:
            assert process.stderr is not None
            lines = []
            try:
                for line in process.stderr:
                    lines.append(line)
                    found = re.search(r"running on (http://127\.0\.0\.1:[0-9]+)", line)
                    if found:
                        with urllib.request.urlopen(found[1]) as answer:
                            return str(answer.read().decode())
            finally:
                process.terminate()
        raise AssertionError("it did not start:\n" + "".join(lines))


def try_out(wheel: Path, folder: Path) -> Home:
    """The package is found in the environment, its commands answer, and the server serves the page."""
    home = Home(wheel, folder)
    assert home.location().is_relative_to(folder), home.location()
    assert "times-square" in home.run("soiree", "games").stdout
    page = home.page()
    assert "<title>" in page, page[:400]
    script = re.search(r'src="(/[^"]+\.js)"', page)
    assert script, "the page was built into the wheel"
    assert (home.location() / "web" / script[1].lstrip("/")).is_file()
    return home


def main() -> None:
    import tempfile

    wheel = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        home = try_out(wheel, Path(folder))
        said = home.run("soiree", "games").stderr
        assert SLOW not in said, "this wheel was built without a compiler"
        print(f"{wheel.name} serves in an empty environment, compiled")


if __name__ == "__main__":
    main()
