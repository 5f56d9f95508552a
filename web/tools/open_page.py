"""Opens the browser on the lobby as soon as the house answers; where there is no screen, says the address and no more."""

import os
import sys
import time
import urllib.error
import urllib.request
import webbrowser

ADDRESS = sys.argv[1]
TRIES = 100

for _ in range(TRIES):
    try:
        urllib.request.urlopen(f"{ADDRESS}/health", timeout=2)  # noqa: S310  our own address, from the Makefile
        break
    except (urllib.error.URLError, OSError):
        time.sleep(0.1)
print(f"Soirée: {ADDRESS}", flush=True)
screen = sys.platform in {"darwin", "win32"} or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
if screen:
    webbrowser.open(ADDRESS)
