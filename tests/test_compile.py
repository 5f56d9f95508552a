"""The build that compiles: it makes what has changed and nothing else, whatever happened before."""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from tools.compile import SUFFIX, Build, WrongSource, compiled_modules
from tools.units import UnknownOutput, units

from tests.specs import ROOT

BASE = """
from mypy_extensions import i64

class Base:
    def __init__(self) -> None:
        self.first: i64 = 1

def double(number: i64) -> i64:
    return number * 2
"""
GAME = """
from mypy_extensions import i64
from tiny.base import Base, double

class Game(Base):
    def __init__(self) -> None:
        super().__init__()
        self.own: i64 = 10

    def total(self) -> i64:
        return double(self.first) + self.own
"""
OTHER = """
from mypy_extensions import i64

def name(number: i64) -> str:
    return f"number {number}"
"""
BUILD = """
import sys
from pathlib import Path
from tools.compile import Build

Build(Path(sys.argv[1]), "tiny").compile(Path(sys.argv[1]) / "src")
"""
ASK = "from tiny import base, game; print(game.Game().total(), base.__file__.endswith('.py'), game.__file__.endswith('.py'))"


class Package:
    """A package of three modules in a folder of its own."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.source = root / "src" / "tiny"
        self.source.mkdir(parents=True)
        (root / "pyproject.toml").write_text('[tool.mypy]\nstrict = true\nmypy_path = "src"\nexplicit_package_bases = true\n')
        for name, text in {"__init__": "", "base": BASE, "game": GAME, "other": OTHER}.items():
            self.write(name, text)

    def write(self, name: str, text: str) -> None:
        (self.source / f"{name}.py").write_text(text)

    def build(self) -> bool:
        return Build(self.root, "tiny").compile(self.root / "src")

    def start(self) -> "subprocess.Popen[str]":
        """A build in a process of its own, which tells its progress."""
        environment = os.environ | {"SOIREE_PROGRESS": "1"}
        return subprocess.Popen([sys.executable, "-c", BUILD, str(self.root)], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)

    def ask(self) -> str:
        """The total of a new game, and whether its two modules run uncompiled."""
        environment = os.environ | {"PYTHONPATH": str(self.root / "src")}
        done = subprocess.run([sys.executable, "-c", ASK], env=environment, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    def made(self) -> dict[str, float]:
        """Every object that was ever made, and when."""
        return {path.name: path.stat().st_ctime for path in (self.root / "build").rglob("*.o") if not path.name.startswith("shims")}

    def libraries(self) -> set[str]:
        return {str(path.relative_to(self.root / "src")) for path in (self.root / "src").rglob("*.so*")}


@pytest.fixture
def package(tmp_path: Path, built: Path) -> Package:
    """The package as it is after a first build."""
    found = Package(tmp_path / "copy")
    subprocess.run(["cp", "-a", str(built / "build"), str(built / "src"), str(found.root)], check=True)
    return found


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    first = Package(tmp_path_factory.mktemp("tiny"))
    assert first.build()
    assert first.ask() == "12 False False"
    return first.root


EVERYTHING = {f"tiny__mypyc{SUFFIX}", *(f"tiny/{name}{SUFFIX}" for name in ("base", "game", "other"))}


def objects(package: Package, before: Mapping[str, float]) -> set[str]:
    """The units of which a new object was made since then."""
    return {name.split("-")[0] for name in package.made() if name not in before}


def test_without_a_change_nothing_is_made(package: Package, capsys: pytest.CaptureFixture[str]) -> None:
    before = package.made()
    assert package.build()
    assert objects(package, before) == set()
    assert capsys.readouterr().out == ""


def test_an_edit_compiles_the_module_alone(package: Package) -> None:
    before = package.made()
    package.write("other", OTHER + '\ndef more() -> str:\n    return "a new text" + "another"\n')
    package.write("game", GAME.replace("= 10", "= 20"))
    assert package.build()
    assert package.ask() == "22 False False"
    assert objects(package, before) == {"__native_tiny", "__native_tiny___game", "__native_tiny___other"}
    before = package.made()
    package.write("game", GAME)
    assert package.build()
    assert package.ask() == "12 False False"
    assert objects(package, before) == set(), "what was made once is found again"


def test_an_edit_in_the_same_second_and_of_the_same_length_is_seen(package: Package) -> None:
    path = package.source / "game.py"
    before = path.stat()
    package.write("game", GAME.replace("= 10", "= 20"))
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert package.build()
    assert package.ask() == "22 False False"


def test_a_new_field_moves_those_of_subclasses(package: Package) -> None:
    before = package.made()
    package.write("base", BASE.replace("self.first: i64 = 1", "self.zeroth: i64 = 7\n        self.first: i64 = 1"))
    assert package.build()
    assert package.ask() == "12 False False"
    assert objects(package, before) >= {"__native_tiny___base", "__native_tiny___game"}
    assert "__native_tiny___other" not in objects(package, before)


def test_a_function_that_was_inlined_elsewhere_changes_there_too(package: Package) -> None:
    package.write("base", BASE.replace("number * 2", "number * 3"))
    assert package.build()
    assert package.ask() == "13 False False"


def test_an_error_in_a_source_is_reported(package: Package) -> None:
    package.write("game", GAME.replace("double(self.first)", "double(self.missing)"))
    with pytest.raises(WrongSource, match=r'"Game" has no attribute "missing"'):
        package.build()
    package.write("game", GAME)
    assert package.build()
    assert package.ask() == "12 False False"


def test_a_library_that_has_no_module_is_removed(package: Package) -> None:
    stale = {package.source / f"gone{SUFFIX}", package.source / f".base{SUFFIX}.123", package.root / "src" / f"older__mypyc{SUFFIX}"}
    for path in stale:
        path.write_text("")
    package.write("other", "")
    assert package.build()
    assert package.libraries() == EVERYTHING - {f"tiny/other{SUFFIX}"}
    assert package.ask() == "12 False False"


def test_without_a_compiler_all_is_uncompiled(
    package: Package, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert not package.build()
    said = capsys.readouterr().err
    assert said.startswith("tiny is not compiled")
    assert said.count("\n") == 1
    assert package.libraries() == set()
    assert package.ask() == "12 True True"
    monkeypatch.delenv("CC")
    assert package.build()
    assert package.ask() == "12 False False"


def test_a_compiler_that_fails_leaves_nothing_half_compiled(package: Package, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CFLAGS", "-include no-such-header.h")
    assert not package.build()
    assert package.libraries() == set()
    assert package.ask() == "12 True True"


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGKILL])
@pytest.mark.parametrize("lines", [1, 2, 4])
def test_an_interrupted_build_is_finished_by_the_next(package: Package, sign: signal.Signals, lines: int) -> None:
    package.write("base", BASE.replace("number * 2", "number * 5"))
    with package.start() as build:
        assert build.stdout is not None
        for _ in range(lines):
            build.stdout.readline()
        build.send_signal(sign)
    assert build.returncode != 0
    assert package.libraries() == EVERYTHING
    assert package.ask() == "12 False False", "the last complete one is still there"
    assert package.build()
    assert package.libraries() == EVERYTHING
    assert package.ask() == "15 False False"


def test_progress_counts_to_the_end(package: Package) -> None:
    package.write("base", BASE + "\n")
    package.write("game", GAME + "\n\ndef more() -> i64:\n    return 3\n")
    with package.start() as build:
        assert build.stdout is not None
        lines = [line.split() for line in build.stdout if line.startswith("progress ")]
    assert [line[1] for line in lines] == [f"{number}/{len(lines) - 1}" for number in range(len(lines))]
    assert lines[-1][2] == "linking"
    assert "game" in {line[2] for line in lines}


def test_every_room_is_compiled_where_it_computes() -> None:
    found = {str(path.relative_to(ROOT / "src" / "soiree").with_suffix("")) for path in compiled_modules(ROOT / "src" / "soiree")}
    rooms = {path.parent.name for path in (ROOT / "src" / "soiree" / "games").glob("*/rules.py")}
    assert rooms
    assert {f"games/{room}/{part}" for room in rooms for part in ("rules", "belief", "eval", "features")} <= found
    assert {"core/sets/bits", "core/rng", "core/state", "bots/search/ismcts"} <= found
    assert {name.split("/")[0] for name in found} == {"core", "games", "bots", "lab"}
    assert not any(name.endswith(("/__init__", "/view", "/terminal")) for name in found)


def test_a_unit_has_what_it_uses_and_literals_of_its_own() -> None:
    types = "#include <Python.h>\ntypedef struct {\n    int a;\n} OneObject;\ntypedef struct {\n    int b;\n} TwoObject;\n"
    declared = "extern PyObject *CPyStatics[9];\nextern OneObject *one;\nextern int CPyDef_add(int cpy_r_a);\n"
    adding = "int CPyDef_add(int cpy_r_a) {\n    if (cpy_r_a) {\n        return 1;\n    }\n    return 2;\n}\n"
    using = "int CPyDef_use(void) {\n    one;\n    f(CPyStatics[7], CPyStatics[5], CPyStatics[7]);\n    return CPyDef_add(3);\n}\n"
    files = {
        "__native_p.h": types,
        "__native_internal_p.h": f'#include "__native_p.h"\n{declared}',
        "__native_p.c": '#include "__native_p.h"\nint CPyGlobalsInit(void)\n{\n    is_initialized = 1;\n}\n',
        "__native_p___a.c": f'#include "__native_p.h"\n{adding}',
        "__native_p___b.c": f'#include "__native_p.h"\n{using}',
    }
    made = units(files)
    user = made["__native_p___b.c"]
    assert "OneObject;" in user
    assert "TwoObject" not in user
    assert "f(literals_p___b[0], literals_p___b[1], literals_p___b[0]);" in user
    assert "CPyStatics" not in user
    assert "extern inline __attribute__((gnu_inline)) int CPyDef_add(int cpy_r_a) {\nif (cpy_r_a) {\nreturn 1;\n}\nreturn 2;\n}" in user
    assert "gnu_inline" not in made["__native_p___a.c"], "where it is defined, no copy is needed"
    assert "literals_p___b_table[] = {7, 5};" in made["__native_p.c"]
    shifted = files | {"__native_p___b.c": using.replace("[7]", "[8]").replace("[5]", "[6]")}
    assert units(shifted)["__native_p___b.c"] == user, "literals may be renumbered"
    with pytest.raises(UnknownOutput):
        units(files | {"__native_p.c": ""})
