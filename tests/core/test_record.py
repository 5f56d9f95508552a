"""The record: written, read, replayed; and hostile files, which end in BadRecord with a line and a reason."""

import itertools
import json
import random
import string
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import soiree
from soiree.core.records.record import HEADERS_AT_MOST, LONGEST, Record, result_text
from soiree.core.rng import Rng
from tests.goldens import VIEWS, views_digest

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.txt"))


def finished(seed: int = 1, joker: str = "printed") -> soiree.Match:
    match = soiree.new("times-square", seed=seed, options={"joker": joker})
    rng = Rng(seed)
    while not match.over:
        (seat,) = match.actors
        moves = match.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
    return match


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name)
def test_every_record_that_was_ever_written_still_loads(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = soiree.load(text)
    assert match.over
    assert [str(step) for step in match.steps()] == [str(step) for step in Record.parse(text).steps]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name)
def test_every_record_that_was_ever_written_shows_everybody_the_same_byte_for_byte(path: Path) -> None:
    """The digests are those of the version that first wrote the record: of 34 of them, of the last one without editions."""
    digests = json.loads(VIEWS.read_text(encoding="utf-8"))
    assert path.name in digests, "a new record: `make goldens` writes the digest of its views"
    assert views_digest(path.read_text(encoding="utf-8")) == digests[path.name]


def test_there_are_golden_records_of_every_game() -> None:
    games = {Record.parse(path.read_text(encoding="utf-8")).headers["Game"] for path in RECORDS}
    assert games == {game.id for game in soiree.games()}


def test_a_record_is_text_that_a_person_can_read() -> None:
    lines = finished().record().splitlines()
    assert lines[:6] == [
        '[Record "1"]',
        '[Game "times-square"]',
        '[Edition "reconstructed-1"]',
        '[Seats "2"]',
        '[Option.joker "printed"]',
        f'[Engine "{soiree.__version__}"]',
    ]
    turns = lines[lines.index("") + 1 :]
    assert turns[0].startswith("*h")
    seats = [line[0] for line in turns[1:]]
    assert all(one != other for one, other in itertools.pairwise(seats)), "a line a turn"


def test_headers_of_others_are_kept() -> None:
    text = finished().record().replace("[Engine", '[Event "Soirée d’été \\"1\\""]\n[Engine')
    match = soiree.load(text)
    assert match.headers["Event"] == 'Soirée d’été "1"'
    assert soiree.load(match.record()).headers["Event"] == 'Soirée d’été "1"'


def test_a_game_in_progress_goes_on_after_loading() -> None:
    match = soiree.new("times-square", seed=4)
    again = soiree.load(match.record(), dealer=soiree.scripted("B2"))
    assert again.view(0).json() == match.view(0).json()
    (seat,) = again.actors
    again.play(seat, "T")
    assert again.actors == {seat}


def test_a_position_is_part_of_its_record() -> None:
    at = {"active": 0, "hal": -1, "deb": 1, "hand0": "S S B1 B2 B2 H2 D3 Dm", "hand1": "S S S S B2 H2 H2 H2"}
    match = soiree.position("times-square", at)
    match.play(0, "B2b")
    assert soiree.load(match.record()).view(1).json() == match.view(1).json()
    with pytest.raises(soiree.BadRecord, match="the position cannot be set up: not a position"):
        soiree.load(match.record().replace('hal\\": -1', 'hal\\": -9'))


def test_result_in_a_header() -> None:
    assert result_text([1.0, 0.0]) == "1 0"
    assert result_text([1.0, 1 / 3, 1 / 3, 1 / 3]) == "1 1/3 1/3 1/3"
    assert result_text([0.5, 0.5]) == "1/2 1/2"


# ---------------------------------------------------------------- hostile files

GOOD = finished().record()
HEAD = '[Game "times-square"]\n'
MILLION = 1_000_000

HOSTILE: dict[str, tuple[str | bytes, str]] = {
    "empty": ("", "line 1: no [Game ...] header"),
    "no game": ('[Seats "2"]\n*h0', "line 1: no [Game ...] header"),
    "unknown game": ('\n[Game "times-circle"]', "line 2: there is no game 'times-circle'; did you mean times-square?"),
    "truncated": (GOOD[: len(GOOD) * 2 // 3].rpartition(" ")[0], "but the moves give '*'"),
    "truncated inside a header": (GOOD[:20], "is not a header; it looks like"),
    "two results": (GOOD.replace("[Seats", '[Result "1 0"]\n[Seats'), "the header 'Result' occurs twice"),
    "wrong result": (GOOD.replace('[Result "', '[Result "9 '), "the result is said to be"),
    "moves before headers": (HEAD + '*h0\n[Seats "2"]', "line 3: a header after the first move"),
    "wrong order": (HEAD + "*h0 0:S", "line 2: '0:S' does not fit: seat 0 has nothing to decide now"),
    "other seat": (HEAD + "*h0 9:S", "line 2: '9:S' does not fit: the seats of this match are 0 to 1"),
    "impossible outcome": (HEAD + "*h0 *h1", "line 2: '*h1' does not fit: 'h1' cannot happen here"),
    "unknown token": (HEAD + "\n\n*h7", "line 4: '*h7' does not fit: 'h7' is not a chance outcome"),
    "nonsense": (HEAD + "once upon a time", "line 2: 'once' is neither a decision"),
    "hidden step": (HEAD + "*?", "line 2: a hidden step"),
    "huge seat": (HEAD + "1" * MILLION + ":S", "line 2: '1111111111111111111111111111111111111...' is neither"),
    "huge token": (HEAD + "*" + "S" * MILLION, "line 2: '*SSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSS...' is neither"),
    "huge number of seats": (f'{HEAD}[Seats "{"9" * MILLION}"]', "is played by 2 players"),
    "seats in another script": (f'{HEAD}[Seats "٢"]\n*h0', "is played by 2 players"),
    "unknown option": (HEAD + '[Option.stakes "high"]', "has no option 'stakes'"),
    "bad option": (HEAD + '[Option.joker "wild"]', "is one of printed, substitute"),
    "a million headers": (HEAD + "".join(f'[H{number} "x"]\n' for number in range(60_000)), f"line {HEADERS_AT_MOST + 1}: more than"),
    "a million steps": (HEAD + "*h0 " * (MILLION // 4 - 20), "line 2: '*h0' does not fit"),
    "a million blank lines": (HEAD + "\n" * (MILLION - 100) + "?", "line 999902: '?' is neither"),
    "too long": (HEAD + " " * LONGEST, "longer than"),
    "too long in bytes": (b" " * (LONGEST + 1), "longer than"),
    "another format": (f'[Record "3"]\n{HEAD}', "line 1: format '3' is unknown"),
    "UTF-16": (GOOD.encode("utf-16"), "line 1: not UTF-8 text"),
    "Latin-1": (GOOD.encode() + "\n\nSoirée".encode("latin-1"), "not UTF-8 text"),
    "NUL bytes": (b"\0" * MILLION, "line 1: '"),
    "random bytes": (random.Random(1).randbytes(MILLION), "not UTF-8 text"),
    "a bad escape": (HEAD + '[Event "\\q"]', "line 2: the value of"),
    "control characters": (HEAD + '[Event "a\tb"]', "is not a JSON string"),
    "brackets without end": (HEAD + "[" * (MILLION - 100), "line 2: '[[["),
    "quotes without end": (HEAD + '[Event "' + '\\"' * (MILLION // 2 - 100), "line 2: '[Event"),
    "nested position": (HEAD + '[Position "' + "[" * 900_000 + '"]', "the position cannot be set up"),
    "masked copy": (finished().record(0), "a copy for one reader"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_record_is_refused_with_line_and_reason(name: str) -> None:
    text, reason = HOSTILE[name]
    with pytest.raises(soiree.BadRecord) as refusal:
        soiree.load(text)
    assert reason in str(refusal.value)
    assert refusal.value.line >= 1
    assert len(str(refusal.value)) < 600, "the reason quotes little of the file"


def test_a_record_is_a_text() -> None:
    with pytest.raises(soiree.BadRecord, match="a record is a text, not int"):
        soiree.load(7)  # type: ignore[arg-type]  # on purpose


@given(st.one_of(st.text(max_size=200), st.binary(max_size=200)))
def test_any_text_loads_or_is_a_bad_record(text: str | bytes) -> None:
    with pytest.raises(soiree.BadRecord):
        soiree.load(text)


@given(st.data())
@settings(max_examples=200)
def test_a_damaged_record_loads_to_a_legal_game_or_is_a_bad_record(data: st.DataObject) -> None:
    """Cut, doubled, exchanged and overwritten somewhere: a BadRecord, or a record that really is one."""
    damage = data.draw(st.sampled_from(["cut", "double", "exchange", "overwrite"]))
    index = data.draw(st.integers(0, len(GOOD) - 1))
    other = data.draw(st.integers(0, len(GOOD) - 1))
    low, high = sorted((index, other))
    text = {
        "cut": GOOD[:low] + GOOD[high:],
        "double": GOOD[:high] + GOOD[low:high] + GOOD[high:],
        "exchange": GOOD[:low] + GOOD[high:] + GOOD[low:high],
        "overwrite": GOOD[:low] + data.draw(st.sampled_from(string.printable)) + GOOD[low + 1 :],
    }[damage]
    try:
        match = soiree.load(text)
    except soiree.BadRecord:
        return
    assert soiree.load(match.record()).record() == match.record()
