"""The libraries of the doors for research are an extra of the package: whoever lacks one is told which."""

from soiree.core.errors import SoireeError


class Lacking(SoireeError):
    """A command needs a library that is not installed."""


def missing(library: str) -> ImportError:
    return ImportError(f"{library} is not installed; it comes with the extra: pip install 'soiree[research]'")
