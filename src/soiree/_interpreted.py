"""Uncompiled runs: with SOIREE_INTERPRETED set, every module is loaded from its source; without a compiler, a warning is given."""

import importlib.machinery
import sys
import warnings
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class _Sources(MetaPathFinder):
    """Finds the .py file of a module even if there is a compiled one beside it."""

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not fullname.startswith("soiree.") or path is None:
            return None
        for folder in path:
            found = FileFinder(folder, (SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES)).find_spec(fullname)
            if found is not None:
                return found
        return None


def use_sources() -> None:
    """Loads all modules that are imported from now on from their sources."""
    sys.meta_path.insert(0, _Sources())


class Uncompiled(UserWarning):
    """The package was installed where there was no C compiler."""


def warn_if_uncompiled() -> None:
    """Warns once in a process if the package is not compiled: everything works, but slowly."""
    from soiree.core import state

    if str(state.__file__).endswith(".py"):
        text = "Soirée runs uncompiled here, about fifty times slower: install a wheel, or install it again where there is a C compiler"
        warnings.warn(text, Uncompiled, stacklevel=3)
