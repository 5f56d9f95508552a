"""The record: a match as text, readable for people and suitable for diffs.

    [Record "1"]
    [Game "times-square"]
    [Seats "2"]
    [Option.joker "printed"]
    [Result "0 1"]

    *h1 *S *S ...
    1:SS 1:S 1:x *B2 *H2 *S
    0:T 0:tB1 0:x *D3

Headers first, each value a JSON string; then every decision (`SEAT:TOKEN`) and every chance outcome (`*TOKEN`), with a new line where
another seat decides. In the copy for one reader, `?` replaces a step that the reader may not see. Variations and comments are explained
in `soiree.core.records.variations`; a record with some has the format 2.
"""

import json
import re
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Final

from soiree.core.errors import BadRecord, problem
from soiree.core.records.steps import Step
from soiree.core.records.variations import CLOSE, OPEN, Tree, TreeReader

FORMAT: Final = "1"
FORMAT_WITH_VARIATIONS: Final = "2"
LONGEST: Final = 2**20  # bytes; the longest possible game is far shorter
HEADERS_AT_MOST: Final = 64
GIVEN: Final = "Given"  # the header of a game that was played on from a position: how many of its first steps were given, not played
_HEADER = re.compile(r'\[([A-Za-z][A-Za-z0-9._-]{0,63}) ("(?:[^"\\]|\\.)*")\]')
_ANNOTATED = re.compile(r'(?<!\S)(?:[()](?!\S)|")')  # a line with a variation or a comment
_WORD = re.compile(r'"(?:[^"\\]|\\.)*"(?!\S)|\S+')  # a comment or another word
_STEP = re.compile(r"(?:([0-9]):|\*)(\S{1,24})")


class Record:
    """A parsed record: its headers and its steps, not yet replayed; `tree` has the variations and comments, if there are any."""

    def __init__(
        self, headers: Mapping[str, str], steps: list[Step], lines: Mapping[str, int] | None = None, tree: Tree | None = None
    ) -> None:
        self.headers = dict(headers)
        self.steps = steps
        self.tree = tree
        self._lines = dict(lines or {})

    def line_of(self, header: str) -> int:
        """The line of a header, for error messages; 1 if it is not there."""
        return self._lines.get(header, 1)

    def given(self) -> int:
        """How many of the first steps were given when the game began; 0 for a game from its setup. Raises BadRecord."""
        written = self.headers.get(GIVEN, "0")
        number = int(written) if re.fullmatch("[0-9]{1,6}", written) else -1
        if not 0 <= number <= len(self.steps):
            raise BadRecord(problem("error-record-given", given=_cut(written), steps=len(self.steps)), self.line_of(GIVEN))
        return number

    def text(self) -> str:
        """The record as it is written to a file."""
        headers = self.headers if self.tree is None else {**self.headers, "Record": FORMAT_WITH_VARIATIONS}
        head = [f"[{name} {json.dumps(value, ensure_ascii=False)}]" for name, value in headers.items()]
        return "\n".join([*head, "", *(_lines_of(self.steps) if self.tree is None else self.tree.lines())]) + "\n"

    @staticmethod
    def parse(text: str | bytes) -> "Record":
        """Parses a record; raises BadRecord with the line of the first error."""
        whole = _decoded(text)
        headers: dict[str, str] = {}
        lines: dict[str, int] = {}
        steps: list[Step] = []
        reader: TreeReader | None = None  # from the first variation or comment on
        number = 1
        for number, raw in enumerate(whole.split("\n"), start=1):
            line = raw.strip(" \t\r")
            if not line:
                continue
            if line.startswith("["):
                if steps or reader:
                    raise BadRecord(problem("error-record-late-header"), number)
                name, value = _header(line, number)
                if name in headers:
                    raise BadRecord(problem("error-record-double-header", name=repr(name)), number)
                if len(headers) == HEADERS_AT_MOST:
                    raise BadRecord(problem("error-record-headers", most=HEADERS_AT_MOST), number)
                headers[name], lines[name] = value, number
            elif reader is None and not _ANNOTATED.search(line):
                steps.extend(_step(word, number) for word in line.split())
            else:
                reader = reader or _reader_after(steps)
                _read_words(reader, line, number)
        if "Game" not in headers:
            raise BadRecord(problem("error-record-no-game"))
        if headers.get("Record", FORMAT) not in {FORMAT, FORMAT_WITH_VARIATIONS}:
            raise BadRecord(problem("error-record-format", found=_cut(headers["Record"]), known=FORMAT_WITH_VARIATIONS), lines["Record"])
        if reader is None:
            return Record(headers, steps, lines)
        tree = reader.end(number)
        return Record(headers, tree.main_line(), lines, None if tree.is_plain() else tree)


def _reader_after(steps: Iterable[Step]) -> TreeReader:
    reader = TreeReader()
    for step in steps:
        reader.step(step)
    return reader


def _read_words(reader: TreeReader, line: str, number: int) -> None:
    """Reads a line of steps, variations and comments."""
    for word in _WORD.findall(line):
        if word == OPEN:
            reader.open(number)
        elif word == CLOSE:
            reader.close(number)
        elif word.startswith('"'):
            reader.comment(word, number)
        else:
            reader.step(_step(word, number))


def _decoded(text: str | bytes) -> str:
    if isinstance(text, str):
        if len(text) > LONGEST:
            raise BadRecord(problem("error-record-long", most=LONGEST))
        return text.removeprefix("\ufeff")
    if not isinstance(text, bytes | bytearray | memoryview):
        raise BadRecord(f"a record is a text, not {type(text).__name__}")
    raw = bytes(text)
    if len(raw) > LONGEST:
        raise BadRecord(problem("error-record-long", most=LONGEST))
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord(problem("error-record-encoding", byte=error.start), raw.count(b"\n", 0, error.start) + 1) from None


def _header(line: str, number: int) -> tuple[str, str]:
    found = _HEADER.fullmatch(line)
    if found is None:
        raise BadRecord(problem("error-record-header", line=_cut(line)), number)
    try:
        value = json.loads(found[2])
    except ValueError:
        raise BadRecord(problem("error-record-value", line=_cut(line)), number) from None
    return found[1], str(value)


def _step(word: str, number: int) -> Step:
    found = _STEP.fullmatch(word)
    if found is None:
        raise BadRecord(problem("error-record-word", word=_cut(word)), number)
    return Step(None if found[1] is None else int(found[1]), found[2], number)


def _cut(text: str) -> str:
    return repr(text if len(text) <= 40 else text[:37] + "...")


def _lines_of(steps: Iterable[Step]) -> list[str]:
    """The steps as lines; a new line begins where another seat decides."""
    lines: list[list[str]] = [[]]
    deciding: int | None = None
    for step in steps:
        if step.seat is not None and step.seat != deciding:
            deciding = step.seat
            lines.append([])
        lines[-1].append(str(step))
    return [" ".join(line) for line in lines if line]


def result_text(returns: Iterable[float]) -> str:
    """Returns as written in a header: '1 0', '1/2 1/2'."""
    return " ".join(str(Fraction(value).limit_denominator(1000)) for value in returns)
