"""Compiled buffers as NumPy arrays. The doors take NumPy from here, so that whoever lacks it is told what to install."""

from typing import TYPE_CHECKING, TypeVar

from soiree.lab.envs.optional import missing

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing("numpy") from error

if TYPE_CHECKING:
    from typing_extensions import Buffer

__all__ = ["NDArray", "np", "own"]

Number = TypeVar("Number", bound=np.generic)


def own(buffer: "Buffer", kind: type[Number], columns: int = 0) -> NDArray[Number]:
    """A copy of the buffer, which will be written again; in rows of so many columns, if any."""
    flat = np.frombuffer(memoryview(buffer), kind).copy()
    return flat.reshape(-1, columns) if columns else flat
