"""The build: modules that compute in machine numbers are compiled (tools/compile.py says which and how), all else is plain Python.

SOIREE_COMPILE=0 builds without compiling. Where no C compiler is found the build goes on without, and the package is slower.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))


class BuildExt(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Compiles in place for an editable install, else into the folder that becomes the wheel."""

    def run(self) -> None:
        from tools.compile import Build, WrongSource

        try:
            Build(HERE).compile(HERE / "src" if self._in_place() else Path(self.build_lib).resolve())
        except WrongSource as error:
            sys.exit(str(error))

    def get_outputs(self) -> list[str]:
        return [] if self._in_place() else [str(path) for path in Path(self.build_lib).rglob("*.so")]

    def get_output_mapping(self) -> dict[str, str]:
        return {}

    def _in_place(self) -> bool:
        return bool(self.inplace or self.editable_mode)


def extensions() -> list[Extension]:
    if os.environ.get("SOIREE_COMPILE") == "0":
        return []
    if sys.platform != "win32":  # the one name stands for all: with it, setuptools makes a wheel for this platform alone
        return [Extension("soiree__mypyc", [])]
    if {"egg_info", "dist_info", "sdist"} & set(sys.argv):
        return []
    from mypyc.build import mypycify
    from tools.compile import compiled_modules

    built: list[Extension] = mypycify([str(path) for path in compiled_modules(Path("src/soiree"))], group_name="soiree")
    for extension in built:
        extension.optional = True
    return built


# tools/compile.py is made for gcc and clang; Windows gets the one big C file of mypyc.
setup(ext_modules=extensions(), cmdclass={} if sys.platform == "win32" else {"build_ext": BuildExt})
