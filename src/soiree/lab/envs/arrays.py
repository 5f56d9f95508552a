"""NumPy, and compiled buffers as arrays. Environments import NumPy from here, so that the error names the extra where it is missing."""

from typing import TYPE_CHECKING, TypeVar

from soiree.lab.envs.optional import missing_library

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing_library("numpy") from error

if TYPE_CHECKING:
    from typing_extensions import Buffer

__all__ = ["NDArray", "copy_array", "np"]

Number = TypeVar("Number", bound=np.generic)


def copy_array(buffer: "Buffer", dtype: type[Number], columns: int = 0) -> NDArray[Number]:
    """A copy of the buffer, which is overwritten at the next step; with `columns`, as rows of this many values."""
    flat = np.frombuffer(memoryview(buffer), dtype).copy()
    return flat.reshape(-1, columns) if columns else flat
