"""Polygons: lists of points, the last joined to the first."""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

Point = tuple[float, float]
TOUCHING = 8.0  # two edges this near are one border
SHARED_AT_LEAST = 24.0  # a shorter common edge is a point


def edges(outline: Sequence[Point]) -> Iterable[tuple[Point, Point]]:
    return pairwise([*outline, outline[0]])


def length(path: Sequence[Point]) -> float:
    return sum(math.dist(start, end) for start, end in pairwise(path))


def area(outline: Sequence[Point]) -> float:
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in edges(outline)) / 2


def rounded(point: Point) -> Point:
    return round(point[0], 1), round(point[1], 1)


def along(path: Sequence[Point], share: float) -> Point:
    """The point at this share of a path's length."""
    left = share * length(path)
    for start, end in pairwise(path):
        stretch = math.dist(start, end)
        if stretch and left <= stretch:
            return start[0] + (end[0] - start[0]) * left / stretch, start[1] + (end[1] - start[1]) * left / stretch
        left -= stretch
    return path[-1]


def meets(outline: Sequence[Point], level: float) -> list[float]:
    """The x of the points where the outline has this y."""
    found = []
    for (ax, ay), (bx, by) in edges(outline):
        if (ay > level) != (by > level):
            found.append(ax + (bx - ax) * (level - ay) / (by - ay))
    return found


def contains(outline: Sequence[Point], point: Point) -> bool:
    return sum(x > point[0] for x in meets(outline, point[1])) % 2 == 1


def nearest(outline: Sequence[Point], point: Point) -> Point:
    """The point of an outline that is nearest to another point."""
    found = []
    for (ax, ay), (bx, by) in edges(outline):
        square = (bx - ax) ** 2 + (by - ay) ** 2
        share = min(1.0, max(0.0, ((point[0] - ax) * (bx - ax) + (point[1] - ay) * (by - ay)) / square)) if square else 0.0
        found.append((ax + share * (bx - ax), ay + share * (by - ay)))
    return min(found, key=lambda near: math.dist(near, point))


def clearance(outline: Sequence[Point], point: Point) -> float:
    """How far a point inside is from the edges; negative outside."""
    distance = math.dist(point, nearest(outline, point))
    return distance if contains(outline, point) else -distance


def inside(outline: Sequence[Point]) -> Point:
    """A point far from the edges: the best of a grid, then of a finer one around it."""
    left, right = min(x for x, _ in outline), max(x for x, _ in outline)
    top, bottom = min(y for _, y in outline), max(y for _, y in outline)
    best, step = ((left + right) / 2, (top + bottom) / 2), max(right - left, bottom - top) / 2
    for _ in range(5):
        near = [(best[0] + step * i / 5, best[1] + step * j / 5) for i in range(-5, 6) for j in range(-5, 6)]
        best = max([best, *near], key=lambda point: clearance(outline, point))
        step /= 4
    return best


def shared_edge(one: Sequence[Point], two: Sequence[Point]) -> list[Point] | None:
    """The longest stretch along which two outlines touch: the points of the first that are on the second."""
    touching: list[Point] = []
    best: list[Point] = []
    for start, end in [*edges(one), *edges(one)]:
        span = overlap(start, end, two)
        if span is None:
            touching = []
            continue
        touching = [*touching, *span[1:]] if touching and math.dist(touching[-1], span[0]) < TOUCHING else list(span)
        if length(touching) > length(best) and length(touching) <= length([*one, one[0]]):
            best = touching
    return best if length(best) >= SHARED_AT_LEAST else None


def overlap(start: Point, end: Point, outline: Sequence[Point]) -> tuple[Point, Point] | None:
    """The part of an edge that is on an outline."""
    stretch = math.dist(start, end)
    if not stretch:
        return None
    along = ((end[0] - start[0]) / stretch, (end[1] - start[1]) / stretch)
    shares: list[float] = []
    for a, b in edges(outline):
        offsets = [((p[0] - start[0]) * along[0] + (p[1] - start[1]) * along[1]) for p in (a, b)]
        aside = [abs((p[0] - start[0]) * along[1] - (p[1] - start[1]) * along[0]) for p in (a, b)]
        low, high = max(0.0, min(offsets)), min(stretch, max(offsets))
        if max(aside) < TOUCHING and high - low > TOUCHING / 2:
            shares += [low, high]
    if not shares:
        return None
    low, high = min(shares), max(shares)
    return (start[0] + along[0] * low, start[1] + along[1] * low), (start[0] + along[0] * high, start[1] + along[1] * high)
