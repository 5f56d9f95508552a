"""The libraries of the research environments are an extra of the package: an error names the one that is missing."""

from soiree.core.errors import SoireeError


class Lacking(SoireeError):
    """A command needs a library that is not installed."""


def missing(library: str) -> ImportError:
    return ImportError(f"{library} is not installed: it belongs to the extra 'research' (in a clone: make research)")
