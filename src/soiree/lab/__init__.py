"""Who measures: the arena with its ratings and report, the ladder of levels, tuning, the probe of a position, and the doors for research.

Nothing below imports this package; the front doors call `soiree.lab.commands`.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from soiree.lab.envs.batch import batch

__all__ = ["batch"]


def __getattr__(name: str) -> object:
    """`batch` needs NumPy, which only its callers must have."""
    if name == "batch":
        from soiree.lab.envs.batch import batch

        return batch
    raise AttributeError(f"module 'soiree.lab' has no attribute {name!r}")
