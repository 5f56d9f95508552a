"""The build: packages that are played millions of times a second are compiled by mypyc; all else is plain Python.

SOIREE_COMPILE=0 builds without compiling. Where no C compiler is found the build goes on without, and the package is slower.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

SOURCES = Path("src/soiree")
COMPILED = [
    *(
        SOURCES / "core" / f"{name}.py"
        for name in ("bits", "seats", "rng", "pack", "state", "evaluation", "features", "worlds", "playout", "course")
    ),
    *(
        SOURCES / "games" / "gatsby" / f"{name}.py"
        for name in ("grid", "trail", "board", "knowledge", "table", "locations", "deal", "ending")
    ),
    *sorted(SOURCES.glob("games/*/rules.py")),
    *(SOURCES / "games" / "edgar_lucien" / f"{name}.py" for name in ("actions", "cards", "characters", "city", "goods", "numbering")),
    *sorted(SOURCES.glob("games/*/belief.py")),
    *(SOURCES / "games" / "macao" / f"{name}.py" for name in ("board", "payment", "table")),
    *sorted(SOURCES.glob("games/*/eval.py")),
    *sorted(SOURCES.glob("games/*/features.py")),
    *(SOURCES / "bots" / f"{name}.py" for name in ("greed", "tree", "search")),
    SOURCES / "lab" / "fit.py",
    SOURCES / "lab" / "many.py",
]


def extensions() -> list[Extension]:
    asked_to_build = not {"egg_info", "dist_info", "sdist"} & set(sys.argv)
    if os.environ.get("SOIREE_COMPILE") == "0" or not asked_to_build:
        return []
    from mypyc.build import mypycify

    built: list[Extension] = mypycify([str(path) for path in COMPILED], opt_level="3", group_name="soiree")
    for extension in built:
        extension.optional = True
        if sys.platform != "win32":  # nobody replaces our functions at run time, so they may be inlined
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return built


setup(ext_modules=extensions())
