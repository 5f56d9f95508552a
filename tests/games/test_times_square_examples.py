"""The worked examples of section 9 of the spec, each under its own name, read from the spec itself."""

from typing import Any

import pytest

import soiree
from soiree.core.conformance.examples import CheckedMatch
from soiree.games.times_square.view import View
from tests.specs import json_examples

EXAMPLES = [
    pytest.param(example, marks=pytest.mark.clause(*example["clauses"]), id=example["example"]) for example in json_examples("times_square")
]


@pytest.mark.parametrize("example", EXAMPLES)
def test_example(example: dict[str, Any]) -> None:  # any: parsed JSON
    options = example.get("options")
    if "at" in example:
        match = soiree.position("times-square", example["at"], options=options)
    else:
        match = soiree.new("times-square", options=options, dealer="manual")
    checked = CheckedMatch(match)
    for step in example["steps"]:
        checked.do(step.get("do", ""))
        if "legal" in step:
            (active,) = match.actors
            checked.legal(active, " ".join(step["legal"]).split() if isinstance(step["legal"], list) else step["legal"].split())
        for refused, clause in step.get("refuse", {}).items():
            seat, _, token = refused.partition(":")
            checked.refuse(int(seat), token, "" if clause == "token" else clause)
        for key, value in step.get("is", {}).items():
            assert _look(match, key) == value, f"{key} after {step.get('do')}"


def _look(match: soiree.Match, key: str) -> object:
    """What the language of the examples calls `key`."""
    views = [match.view(0), match.view(1)]
    first, second = views
    assert isinstance(first, View)
    assert isinstance(second, View)
    if key in ("hand0", "known_of_1"):
        return " ".join((first.hand if key == "hand0" else first.known) or [])
    if key in ("hand1", "known_of_0"):
        return " ".join((second.hand if key == "hand1" else second.known) or [])
    if key == "discard":
        return len(first.discard)
    if key in ("cause", "winner", "returns"):
        assert first.result is not None
        return list(first.result.returns) if key == "returns" else getattr(first.result, key)
    if key == "guards":
        return list(first.figures.guards)
    if key == "hands":
        return list(first.hands)
    return getattr(first.figures if key in ("sue", "hal", "deb", "charlie") else first, key)


def test_there_are_as_many_examples_as_the_spec_names() -> None:
    assert len(EXAMPLES) == 19


def test_the_view_printed_in_section_7() -> None:
    """TS-E02 after `1:SS`, as the spec shows it, key by key in order."""
    example = next(entry for entry in json_examples("times_square") if entry["example"] == "TS-E02")
    match = soiree.position("times-square", example["at"])
    match.play(1, "SS")
    assert match.view(1).json() == (
        '{"game":"times-square","edition":"reconstructed-1","options":{"joker":"printed"},"seat":1,"turn":1,"active":1,"actors":[1],"stage":"more",'
        '"figures":{"sue":3,"guards":[1,7],"hal":-3,"deb":-2,"charlie":0},'
        '"hands":[8,6],"hand":["S","S","B1","H2","D5","Dm"],"pile":39,"pile_no":1,"discard":["S","S"],'
        '"suit":"S","role":null,"last":null,"known":[],"exposed":[],"result":null}'
    )
    onlooker = match.view(None)
    assert isinstance(onlooker, View)
    assert (onlooker.seat, onlooker.hand, onlooker.known, onlooker.exposed) == (None, None, None, None)
