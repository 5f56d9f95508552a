"""The page in a real Chromium: median times of 200 moves, and frames during motion. The measurements are in page.mjs."""

import json
import subprocess
from pathlib import Path

SCRIPT = Path(__file__).parent / "page.mjs"


def figures() -> dict[str, float]:
    run = subprocess.run(["node", str(SCRIPT)], capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(run.stdout.splitlines()[-1])
    return found
