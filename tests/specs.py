"""The specs of the games as tests read them: the clauses, and the worked examples of section 9."""

import functools
import json
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
SPECS = ROOT / "docs" / "specs"


@functools.cache
def spec(room: str) -> str:
    """The spec of a game; a paragraph or a list item is one line, however it is wrapped."""
    return unwrapped((SPECS / f"{room}.md").read_text(encoding="utf-8"))


def unwrapped(text: str) -> str:
    lines: list[str] = []
    in_code = goes_on = False
    for line in text.split("\n"):
        fence = line.lstrip().startswith("```")
        begins = in_code or fence or not line.strip() or re.match(r"\s*(\||#|<!--|[-*] |\d+\. )", line)
        if goes_on and not begins:
            lines[-1] += " " + line.strip()
        else:
            lines.append(line)
        in_code ^= fence
        goes_on = not (in_code or fence or not line.strip() or line.lstrip().startswith(("|", "#", "<!--")))
    return "\n".join(lines)


def clauses(room: str) -> list[str]:
    """The clause ids of section 3, in order."""
    section = spec(room).partition("\n## 3.")[2].partition("\n## 4.")[0]
    return re.findall(r"^- \*\*([A-Z]+-[0-9]+)\*\*", section, flags=re.MULTILINE)


def origins(room: str) -> dict[str, str]:
    """Where each clause comes from, by the sources in brackets at its end.

    house: a rule of ours. ruling: it contains a decision of ours where the rulebook is silent or unclear. rulebook: what it says, or what
    follows from it. A form or an order that changes nothing (`order: house`) makes no house rule.
    """
    section = spec(room).partition("\n## 3.")[2].partition("\n## 4.")[0]
    found = {}
    for clause, text in re.findall(r"^- \*\*([A-Z]+-[0-9]+)\*\*(.*?)(?=^- \*\*|^###|^\*\*|\Z)", section, flags=re.MULTILINE | re.DOTALL):
        sources = re.findall(r"\[([^\]]*)\]\s*$", text.strip(), flags=re.DOTALL)
        assert sources, f"{clause} has no source"
        if re.search(r"(?<!: )\bhouse\b", sources[0]):
            found[clause] = "house"
        else:
            found[clause] = "ruling" if re.search(r"\bR[0-9]{2}\b", sources[0]) else "rulebook"
    return found


def rulings(room: str) -> tuple[set[str], set[str]]:
    """The rulings that section 4 records, and those that the spec cites anywhere else, as R01, R02, ..."""
    before, _, rest = spec(room).partition("\n## 4.")
    section, _, after = rest.partition("\n## 5.")
    recorded = re.findall(r"^- (?:\*\*)?[A-Z]+-(R[0-9]{2})\b", section, flags=re.MULTILINE)
    assert len(set(recorded)) == len(recorded), "a number stands for one ruling"
    return set(recorded), set(re.findall(r"\bR[0-9]{2}\b", before + after))


def json_examples(room: str) -> list[dict[str, Any]]:  # any: parsed JSON
    """The examples of section 9 that are written as JSON."""
    section = spec(room).partition("\n## 9.")[2].partition("\n## 10.")[0]
    return [json.loads(block) for block in re.findall(r"```json\n(.*?)```", section, flags=re.DOTALL)]
