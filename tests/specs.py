"""The specs of the games as tests read them: the clauses, and the worked examples of section 9."""

import json
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
SPECS = ROOT / "docs" / "specs"


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


def json_examples(room: str) -> list[dict[str, Any]]:  # any: parsed JSON
    """The examples of section 9 that are written as JSON."""
    section = spec(room).partition("\n## 9.")[2].partition("\n## 10.")[0]
    return [json.loads(block) for block in re.findall(r"```json\n(.*?)```", section, flags=re.DOTALL)]
