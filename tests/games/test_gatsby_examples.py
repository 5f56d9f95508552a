"""The worked examples of section 9 of the spec, each under its own name, read from gatsby_examples.toml."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import soiree
from soiree.core.conformance.examples import CheckedMatch
from soiree.games.gatsby.events import Rallied
from soiree.games.gatsby.view import View
from tests.specs import spec

_FILE: dict[str, Any] = tomllib.loads((Path(__file__).parent / "gatsby_examples.toml").read_text(encoding="utf-8"))  # any: parsed TOML
EXAMPLES = [pytest.param(entry, marks=pytest.mark.clause(*entry["clauses"]), id=entry["id"]) for entry in _FILE["example"]]


def steps(text: str) -> str:
    """Steps with the names of the spec replaced by what they stand for."""
    return " ".join(steps(_FILE["names"][word]) if word in _FILE["names"] else word for word in text.split())


def null(value: Any) -> Any:  # any: parsed TOML, which has no null
    if value == "null":
        return None
    return [null(each) for each in value] if isinstance(value, list) else value


def begin(example: dict[str, Any]) -> CheckedMatch:  # any: parsed TOML
    options = example.get("options")
    if "at" in example:
        at = {key: null(value) for key, value in example["at"].items()}
        return CheckedMatch(soiree.position("gatsby", at, options=options))
    return CheckedMatch(soiree.new("gatsby", options=options, dealer="manual"))


def seen(checked: CheckedMatch, reader: int | None) -> View:
    view = checked.match.view(reader)
    assert isinstance(view, View)
    return view


@pytest.mark.parametrize("example", EXAMPLES)
def test_example(example: dict[str, Any]) -> None:  # any: parsed TOML
    checked = begin(example)
    done = ""
    for step in example["steps"]:
        told = len(checked.match.log)
        done += " " + step.get("do", "")
        checked.do(steps(step.get("do", "")))
        check(checked, step, told, done)


def check(checked: CheckedMatch, step: dict[str, Any], told: int, done: str) -> None:  # any: parsed TOML
    match = checked.match
    for reader, name in ((None, "view"), (0, "view0"), (1, "view1")):
        for path, value in step.get(name, {}).items():
            checked.see(reader, path, null(value))
    for reader, name in ((None, "cases"), (0, "cases0"), (1, "cases1")):
        if name in step:
            cases = [" ".join(who or "?" for who in case) for case in seen(checked, reader).cases]
            assert cases == step[name], name
    if "legal" in step:
        (seat,) = match.actors
        checked.legal(seat, step["legal"].split())
    if "prompt" in step:
        (seat,) = match.actors
        assert f"{match.prompt(seat)} {seat}" == step["prompt"]
    new = match.events(since=told)
    if "rallied" in step:
        assert [f"{event.seat} {event.place}" for event in new if isinstance(event, Rallied)] == step["rallied"]
    if "untold" in step:
        assert not {json.loads(event.json())["event"] for event in new} & set(step["untold"])
    if "record0" in step:
        copy = " ".join(str(written) for written in match.steps(0))
        assert copy.endswith(step["record0"]), copy
    if "same0" in step:
        other = begin({})
        other.do(steps(step["same0"]))
        assert other.match.view(0).json() == match.view(0).json(), f"{done} and {step['same0']}"
        assert other.match.view(1).json() != match.view(1).json()
    if "unseen0" in step:
        assert len(seen(checked, 0).special.unseen) == step["unseen0"]
    if "box" in step:
        assert sorted(step["box"]) == sorted(set(seen(checked, None).pool) - hidden(checked)), "neither dealt face up nor face down"
    for cell in step.get("cells", ()):
        space, _, owner = cell.partition(":")
        view = seen(checked, None)
        column, row = ord(space[0]) - ord("a"), int(space[1:]) - 1
        assert view.cabaret.cells[row * 6 + column] == (owner or "."), space


def hidden(checked: CheckedMatch) -> set[str]:
    """The characters that lie face down, from the open record."""
    dealt = [step.token for step in checked.match.steps() if step.seat is None][4:16]
    faces = [place.face for place in seen(checked, None).places]
    return {who for who, face in zip(dealt, faces, strict=True) if face == "down"}


def test_every_example_of_the_spec_is_here_with_all_its_steps() -> None:
    section = spec("gatsby").partition("\n## 9.")[2].partition("\n## 10.")[0]
    written = {
        match[1]: match[2]
        for match in re.finditer(r"^- \*\*(X[0-9]+) .*?\*\*(.*?)(?=^- \*\*X|\Z)", section, flags=re.MULTILINE | re.DOTALL)
    }
    assert list(written) == [f"X{number}" for number in range(1, 21)]
    for id, text in written.items():
        told = " ".join(
            steps(step.get("do", "") + " " + step.get("same0", ""))
            for example in _FILE["example"]
            if example["id"].split()[0] == id
            for step in example["steps"]
        )
        for token in re.findall(r"[01]:[a-z0-9.]+(?=[` ])|\*[a-z0-9]+(?=[` ])", text):
            assert token in told.split(), f"{id}: {token}"


def test_the_names_stand_for_what_the_spec_says() -> None:
    text = spec("gatsby")
    for name in ("DEAL", "S0", "R"):
        assert f"`{name}` = `{_FILE['names'][name]}`" in text


def test_the_view_printed_in_section_7() -> None:
    """Seat 0 after X5, key by key in order."""
    printed = re.search(r"```json\n(.*?)```", spec("gatsby"), flags=re.DOTALL)
    assert printed is not None
    checked = begin({})
    checked.do(steps("L 1:cf 1:e3 1:yes 1:kf3 1:kr2 1:yes"))
    assert list(json.loads(checked.match.view(0).json()).items()) == list(json.loads(printed[1]).items())
    assert json.dumps(json.loads(printed[1])) == json.dumps(json.loads(checked.match.view(0).json())), "also inside"
