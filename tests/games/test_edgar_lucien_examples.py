"""The worked examples of section 9 of the spec, each under its own name, read from the spec itself."""

import json
import re

import pytest

from tests.games.edgar_lucien_language import Example, examples, run_statements
from tests.specs import spec

EXAMPLES = [pytest.param(example, marks=pytest.mark.clause(*example.clauses), id=example.name) for example in examples()]


@pytest.mark.parametrize("example", EXAMPLES)
def test_example(example: Example) -> None:
    run_statements(example.statements)


def test_there_are_as_many_examples_as_the_spec_names() -> None:
    assert [example.name for example in examples()] == [f"E{number:02}" for number in range(1, 41)]
    assert all(example.clauses or example.name == "E18" for example in examples())


def test_the_view_printed_in_section_7() -> None:
    """The whole view of seat 1, key by key in order."""
    section = spec("edgar_lucien").partition("\n## 7.")[2].partition("\n## 8.")[0]
    (printed,) = re.findall(r"```json\n(.*?)```", section, flags=re.DOTALL)
    checked = run_statements(
        """game 3 ; play *s0 0:O1 1:O0 2:O3 0:Er 0:Ls 1:Es 1:Ls 2:Es 2:LO ; set hand 0 EX ; set hand 1 RA RA CO
        play 0:E 0:EX 0:s1 *RA 0:end 1:E 1:requisition"""
    )
    assert checked.match.view(1).json() == printed.replace("\n", "")
    assert json.loads(printed)["asked"] == "requisition-district"
