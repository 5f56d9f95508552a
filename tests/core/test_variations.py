"""Variations and comments of a record: written, read, and bounded."""

import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import soiree
from soiree.core.records.record import LONGEST, Record
from soiree.core.records.steps import Step
from soiree.core.records.variations import MAX_COMMENT, MAX_NESTING, MAX_VARIATION_STEPS, MAX_VARIATIONS, Tree

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.txt"))
HEAD = '[Game "times-square"]\n'


def shape(tree: Tree) -> list[tuple[str, str, int, int]]:
    """Every node with its step, comment, depth and number of children."""
    return [(str(node.step), node.comment, len(node.path()), len(node.children)) for node in tree.root.walk()]


def test_a_record_without_variations_is_written_as_before() -> None:
    for path in RECORDS:
        text = path.read_text(encoding="utf-8")
        record = Record.parse(text)
        assert record.tree is None
        assert record.text() == text
        written = text.rstrip("\n").split("\n\n", 1)[1]
        assert Tree(record.steps).lines() == written.split("\n"), "a tree with one line reads the same"


def test_variations_and_comments_are_read_and_written() -> None:
    text = HEAD + '\n"A test." *h1 1:S "good" ( 1:SS *B2 ( *B1 0:T ) 0:S )\n( 1:x )\n1:x 0:T "says \\"no\\"\\nand ( more )"'
    record = Record.parse(text)
    assert [str(step) for step in record.steps] == ["*h1", "1:S", "1:x", "0:T"]
    assert record.tree is not None
    assert record.tree.root.comment == "A test."
    start = record.tree.root.children[0]
    assert [str(node.step) for node in start.children] == ["1:S", "1:SS", "1:x"]
    assert [node.comment for node in start.children] == ["good", "", ""]
    assert [str(node.step) for node in start.children[1].children] == ["*B2", "*B1"]
    written = record.text()
    assert '[Record "2"]' in written
    again = Record.parse(written)
    assert again.tree is not None
    assert shape(again.tree) == shape(record.tree)
    assert again.text() == written


@st.composite
def trees(draw: st.DrawFn) -> Tree:
    """Trees of any shape: each step is added to one of the nodes before it."""
    tree = Tree()
    nodes = [tree.root]
    for number in range(draw(st.integers(1, 40))):
        parent = nodes[draw(st.integers(max(0, len(nodes) - 6), len(nodes) - 1))]
        seat = draw(st.sampled_from([None, 0, 1]))
        nodes.append(tree.add(parent, Step(seat, f"t{number}")))
        nodes[-1].comment = draw(st.sampled_from(["", "", "", "( 0:S )", 'a "b" \\ \n\u2028 é']))
    return tree


@given(trees())
def test_any_tree_is_read_as_it_was_written(tree: Tree) -> None:
    text = Record({"Game": "gatsby"}, tree.main_line(), tree=tree).text()
    read = Record.parse(text)
    assert shape(read.tree or Tree(read.steps)) == shape(tree)


BRANCHES = "".join(f"( 0:a{number} ) " for number in range(100_000))
HOSTILE = {
    "100,000 branches": (HEAD + "*h0 0:S " + BRANCHES[: LONGEST - 100], f"line 2: more than {MAX_VARIATIONS} variations"),
    "100,000 branches on the way": (HEAD + "*h0 " + "0:S ( 0:T ) " * 80_000, f"more than {MAX_VARIATIONS} variations"),
    "deep nesting": (HEAD + "*h0 0:S " + "( 0:T 0:S " * 100_000, f"nested more than {MAX_NESTING} deep"),
    "only parentheses": (HEAD + "( " * 500_000, "line 2: a variation before the first step"),
    "only closed": (HEAD + "*h0 " + ") " * 500_000, "a closing parenthesis without"),
    "a long variation": (HEAD + "*h0 0:S ( " + "0:T " * 250_000, f"more than {MAX_VARIATION_STEPS} steps in variations"),
    "a long comment": (HEAD + f'*h0 "{"x" * 1_000_000}"', f"a comment of more than {MAX_COMMENT}"),
    "many comments": (HEAD + "*h0 " + '"a" ' * 250_000, "a step can have one comment"),
    "quotes": (HEAD + "*h0 " + '"' * 1_000_000, "a comment that is not a JSON string"),
    "quotes without end": (HEAD + '*h0 "' + '\\" ' * 300_000, "a comment that is not a JSON string"),
    "an empty variation": (HEAD + "*h0 0:S ( )", "a variation without steps"),
    "the same step": (HEAD + "*h0 0:S ( 0:S )", "a variation begins with '0:S', like another line"),
    "not closed": (HEAD + "*h0 0:S ( 0:T\n\n", "line 4: a variation is not closed"),
    "a comment first": (HEAD + '*h0 0:S ( "a" 0:T )', "a step can have one comment"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_variations_are_refused_quickly(name: str) -> None:
    text, reason = HOSTILE[name]
    assert len(text) <= LONGEST
    started = time.process_time()
    with pytest.raises(soiree.BadRecord) as refusal:
        Record.parse(text)
    assert time.process_time() - started < 2.0
    assert reason in str(refusal.value)
    assert len(str(refusal.value)) < 600
