"""The switch to run uncompiled: with SOIREE_INTERPRETED set, every module of the package is read from its source."""

import importlib.machinery
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class _Sources(MetaPathFinder):
    """Finds the .py file of a module even where a compiled one lies beside it."""

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not fullname.startswith("soiree.") or path is None:
            return None
        for folder in path:
            found = FileFinder(folder, (SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES)).find_spec(fullname)
            if found is not None:
                return found
        return None


def use_sources() -> None:
    sys.meta_path.insert(0, _Sources())
