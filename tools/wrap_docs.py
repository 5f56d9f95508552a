"""Wraps the prose of Markdown files at 120 characters: `python -m tools.wrap_docs FILE...`. Tables, code and headings stay as they are."""

import re
import sys
import textwrap
from pathlib import Path

WIDTH = 120
_FIXED = re.compile(r"\s*(\||#|<!--|!\[|---)")  # tables, headings, comments, pictures
_ITEM = re.compile(r"(\s*)([-*]|\d+\.)\s+")


def wrapped(text: str) -> str:
    """The text with every paragraph and list item that has a longer line wrapped anew."""
    lines: list[str] = []
    block: list[str] = []
    in_code = False

    def end_block() -> None:
        lines.extend(_wrap(block) if any(len(line) > WIDTH for line in block) else block)
        block.clear()

    for line in text.split("\n"):
        if line.lstrip().startswith("```"):
            end_block()
            in_code = not in_code
            lines.append(line)
        elif in_code or not line.strip() or _FIXED.match(line):
            end_block()
            lines.append(line)
        else:
            if _ITEM.match(line):
                end_block()
            block.append(line)
    end_block()
    return "\n".join(lines)


def _wrap(block: list[str]) -> list[str]:
    item = _ITEM.match(block[0])
    first = item[0] if item else re.match(r"\s*", block[0])[0]  # type: ignore[index]  # it matches everything
    text = " ".join([block[0][len(first) :].strip(), *(line.strip() for line in block[1:])])
    return textwrap.wrap(
        text, WIDTH, initial_indent=first, subsequent_indent=" " * len(first), break_long_words=False, break_on_hyphens=False
    )


if __name__ == "__main__":
    for name in sys.argv[1:]:
        file = Path(name)
        file.write_text(wrapped(file.read_text(encoding="utf-8")), encoding="utf-8")
