"""The page as a person meets it: medians over 200 moves in a real Chromium, and the frames while tokens move."""

import json
import subprocess
from pathlib import Path

SCRIPT = Path(__file__).parent / "page.mjs"


def figures() -> dict[str, float]:
    run = subprocess.run(["node", str(SCRIPT)], capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(run.stdout.splitlines()[-1])
    return found
