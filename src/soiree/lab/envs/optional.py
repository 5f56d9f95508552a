"""The libraries of the research environments are optional: an error names the one that is missing."""

from soiree.core.errors import SoireeError


class MissingExtra(SoireeError):
    """A command needs a library that is not installed."""


def missing_library(name: str) -> ImportError:
    """The error to raise where a library cannot be imported."""
    return ImportError(f"{name} is not installed: it belongs to the extra 'research' (in a clone: make research)", name=name)
