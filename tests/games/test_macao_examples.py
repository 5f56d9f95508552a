"""The worked examples of section 9 of the spec, each under its own name, read from the spec itself."""

import json
import re

import pytest

import soiree
from tests.games.macao_language import Example, StatementRunner, examples
from tests.specs import spec

EXAMPLES = [pytest.param(example, marks=pytest.mark.clause(*example.clauses), id=example.title[:60]) for example in examples()]


@pytest.mark.parametrize("example", EXAMPLES)
def test_example(example: Example) -> None:
    StatementRunner(soiree.game("macao")).run(example.statements)


def test_there_are_as_many_examples_as_the_spec_names() -> None:
    assert [example.number for example in examples()] == list(range(1, 22))


def test_the_view_printed_in_section_7() -> None:
    """Example 14 up to and including `0:rDb`, as the spec shows it: the same keys in the same order."""
    printed = re.search(r"```json\n(.*?)```", spec("macao").partition("\n## 7.")[2], flags=re.DOTALL)
    assert printed is not None
    game = next(example for example in examples() if example.number == 14)
    tokens = " ".join(statement.removeprefix("> ") for statement in game.statements if statement.startswith("> "))
    before, _, _ = tokens.partition(" 0:rDb ")
    runner = StatementRunner(soiree.game("macao"))
    runner.run(["new 2", f"> {before} 0:rDb"])
    assert runner.checked is not None
    view = runner.checked.match.view(0).json()
    assert json.loads(view, object_pairs_hook=list) == json.loads(printed[1], object_pairs_hook=list)


def test_the_example_game_goes_through_its_record() -> None:
    game = next(example for example in examples() if example.number == 14)
    runner = StatementRunner(soiree.game("macao"))
    runner.run(game.statements)
    assert runner.checked is not None
    record = runner.checked.match.record()
    assert '[Edition "reconstructed-1"]' in record
    assert soiree.load(record).record() == record
