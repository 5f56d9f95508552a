"""Linear equations, compiled: for the logistic regression and for the standard errors of ratings."""

from librt.vecs import vec
from mypy_extensions import i64


def solve(matrix: vec[float], right: vec[float], width: i64) -> float:
    """Solves a positive definite system in place, by Gaussian elimination; returns the largest absolute value of the solution.

    `matrix` has `width` rows one after the other. Both arguments are overwritten, `right` with the solution.
    """
    for pivot in range(width):
        head = matrix[pivot * width + pivot]
        for row in range(pivot + 1, width):
            factor = matrix[row * width + pivot] / head
            if factor != 0.0:
                for column in range(pivot, width):
                    matrix[row * width + column] -= factor * matrix[pivot * width + column]
                right[row] -= factor * right[pivot]
    largest = 0.0
    for back in range(width):
        row = width - 1 - back
        total = right[row]
        for column in range(row + 1, width):
            total -= matrix[row * width + column] * right[column]
        right[row] = total / matrix[row * width + row]
        largest = max(largest, abs(right[row]))
    return largest
