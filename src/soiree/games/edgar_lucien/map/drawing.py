"""How a side of the board is drawn: an outline for each district, a road for each border, a place for each station.

The drawing is a square with sides of 1000, y downwards. Outlines come from the data: polygons, or ring sectors; a side without any is laid
out on a grid. Picture, terminal and page use the same drawing.
"""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

import msgspec

from soiree.core.errors import BadEdition, problem
from soiree.core.svg import polar
from soiree.games.edgar_lucien.map import layout, polygons
from soiree.games.edgar_lucien.map.city import CANVAS, Border, District, Line, Side
from soiree.games.edgar_lucien.map.polygons import Point

CENTRE = CANVAS / 2
MIDDLE_SHARE = 0.72  # how much of its cell a district that was laid out fills
CORNER_SHARE = 0.22  # of it that is cut off at each corner
METRO_WEIGHT = 0.25  # how near stations of a line should be, compared with neighbours
ARC_STEP = 6.0  # degrees between two points of a ring sector
CORNERS_AT_LEAST = 3
SAMPLES = 32  # points of a road
BADGE = 46.0  # the letters of two borders keep this far apart
BENDS = (0.0, 0.35, -0.35, 0.7, -0.7, 1.0, -1.0)  # how far a road bends to the side, in cells
STATION = 42.0  # between two stations of a district


class Place(msgspec.Struct, frozen=True):
    """A district: its outline, where its name and pawns are, and how much room there is to the sides and up and down."""

    outline: list[Point]
    x: float
    y: float
    half_width: float
    half_height: float
    cell: layout.Cell  # in a drawing of rows and columns


class Road(msgspec.Struct, frozen=True):
    """A border: the line to draw, and where its letter is."""

    a: str
    b: str
    code: str
    path: list[Point]
    x: float
    y: float


class Track(msgspec.Struct, frozen=True):
    """A metro line: its stations by district, in the order of the line."""

    code: str
    stations: dict[str, Point]


class Drawing(msgspec.Struct, frozen=True):
    places: dict[str, Place]
    roads: list[Road]
    tracks: dict[str, list[Track]]  # by metro
    rows: int
    columns: int


def draw_side(side: Side) -> Drawing:
    """The drawing of a side. Raises BadEdition if only some of its districts are drawn, or not as a drawing can be."""
    outlines = [_outline(district) for district in side.districts]
    if all(outline is None for outline in outlines):
        places = _laid_out(side)
    elif any(outline is None for outline in outlines):
        raise BadEdition(problem("fault-some-drawn"))
    else:
        places = _drawn(side.districts, [outline for outline in outlines if outline is not None])
    rows, columns = layout.shape_for(len(places))
    tracks = {metro: _tracks(places, lines) for metro, lines in side.metro.items()}
    step = CANVAS / max(rows, columns)
    return Drawing(places, _roads(places, side.borders, step), tracks, rows, columns)


# ---------------------------------------------------------------- outlines


def _outline(district: District) -> list[Point] | None:
    if district.outline is not None:
        if len(district.outline) < CORNERS_AT_LEAST or abs(polygons.area(district.outline)) < 1:
            raise BadEdition(problem("fault-outline", district=district.id))
        return list(district.outline)
    if district.r_in is None or district.r_out is None or district.a0 is None or district.a1 is None:
        return None
    if not 0 <= district.r_in < district.r_out <= CENTRE or not 0 < district.a1 - district.a0 <= 360:
        raise BadEdition(problem("fault-ring", district=district.id))
    steps = max(1, math.ceil((district.a1 - district.a0) / ARC_STEP))
    angles = [district.a0 + (district.a1 - district.a0) * step / steps for step in range(steps + 1)]
    outer = [polar(CENTRE, CENTRE, district.r_out, angle) for angle in angles]
    return [*outer, *(polar(CENTRE, CENTRE, district.r_in, angle) for angle in reversed(angles))]


def _drawn(districts: Sequence[District], outlines: Sequence[list[Point]]) -> dict[str, Place]:
    middles: dict[str, Point] = {}
    for district, outline in zip(districts, outlines, strict=True):
        given = None if district.x is None or district.y is None else (district.x, district.y)
        middles[district.id] = polygons.inside(outline) if given is None or not polygons.contains(outline, given) else given
    cells = layout.by_points(middles, CANVAS)
    ids = [district.id for district in districts]
    return {id: _place(outline, middles[id], cells[id]) for id, outline in zip(ids, outlines, strict=True)}


def _laid_out(side: Side) -> dict[str, Place]:
    """Octagons on a grid: neighbours near each other."""
    ids = [district.id for district in side.districts]
    ways = [(border.a, border.b, 1.0) for border in side.borders]
    for lines in side.metro.values():
        ways += [(here, there, METRO_WEIGHT) for line in lines for here, there in pairwise(line.mouths)]
    rows, columns = layout.shape_for(len(ids))
    wide, high = CANVAS / columns, CANVAS / rows
    places = {}
    for id, (row, column) in layout.by_ways(ids, ways).items():
        x, y = (column + 0.5) * wide, (row + 0.5) * high
        a, b = wide * MIDDLE_SHARE / 2, min(high, wide * 1.1) * MIDDLE_SHARE / 2
        cut = CORNER_SHARE * min(a, b) * 2
        corners = [(a - cut, -b), (a, cut - b), (a, b - cut), (a - cut, b), (cut - a, b), (-a, b - cut), (-a, cut - b), (cut - a, -b)]
        places[id] = _place([(x + dx, y + dy) for dx, dy in corners], (x, y), (row, column))
    return places


def _place(outline: list[Point], middle: Point, cell: layout.Cell) -> Place:
    x, y = middle
    up_and_down = [abs(at - y) for at in polygons.meets([(b, a) for a, b in outline], x)]
    half_height = 0.86 * min(up_and_down, default=1.0)
    to_the_sides = [abs(at - x) for level in (y - half_height / 2, y, y + half_height / 2) for at in polygons.meets(outline, level)]
    half_width = 0.94 * min(to_the_sides, default=1.0)
    return Place(
        [polygons.rounded(point) for point in outline], round(x, 1), round(y, 1), round(half_width, 1), round(half_height, 1), cell
    )


# ---------------------------------------------------------------- borders


def _roads(places: dict[str, Place], borders: Sequence[Border], step: float) -> list[Road]:
    """Each border on the edge that its districts share, else as a road that keeps clear of others as far as it can."""
    roads: list[Road] = []
    for border in borders:
        one, two = places[border.a], places[border.b]
        beside = sum({border.a, border.b} == {road.a, road.b} for road in roads)
        shared = polygons.shared_edge(one.outline, two.outline)
        if shared is not None:
            middle = polygons.along(shared, (0.5, 0.2, 0.8)[min(beside, 2)])  # two borders on one edge are distinguished by their letters
            roads.append(Road(border.a, border.b, border.code, [polygons.rounded(point) for point in shared], *polygons.rounded(middle)))
            continue
        taken = [(road.x, road.y) for road in roads]
        others = [place for id, place in places.items() if id not in (border.a, border.b)]
        path, middle = _best_road(one, two, others, taken, step)
        roads.append(Road(border.a, border.b, border.code, [polygons.rounded(point) for point in path], *polygons.rounded(middle)))
    return roads


def _best_road(one: Place, two: Place, others: Sequence[Place], taken: Sequence[Point], step: float) -> tuple[list[Point], Point]:
    """A road, and where its letter is: straight if that is clear, else bent to a side."""
    straight = [(one.x, one.y), (two.x, two.y)]
    best = (math.inf, straight, polygons.along(straight, 0.5))
    for bend in BENDS:
        path = _bent(one, two, bend * step)
        if path:
            price, middle = _judged(path, others, taken)
            best = min(best, (price + abs(bend) / 2, path, middle))
    return best[1:]


def _bent(one: Place, two: Place, bend: float) -> list[Point]:
    """A road from one outline to another: straight between their nearest points, or with its middle moved to the side."""
    begin, finish = (one.x, one.y), (two.x, two.y)
    if not bend:
        begin = polygons.nearest(one.outline, finish)
        finish = polygons.nearest(two.outline, begin)
    dx, dy = finish[0] - begin[0], finish[1] - begin[1]
    length = math.hypot(dx, dy) or 1.0
    control = ((begin[0] + finish[0]) / 2 - 2 * bend * dy / length, (begin[1] + finish[1]) / 2 + 2 * bend * dx / length)
    points = []
    for sample in range(SAMPLES + 1):
        t = sample / SAMPLES
        parts = ((1 - t) ** 2, begin), (2 * t * (1 - t), control), (t * t, finish)
        points.append((sum(share * point[0] for share, point in parts), sum(share * point[1] for share, point in parts)))
    outside = [(x, y) for x, y in points if not polygons.contains(one.outline, (x, y)) and not polygons.contains(two.outline, (x, y))]
    inside_canvas = all(0 <= x <= CANVAS and 0 <= y <= CANVAS for x, y in outside)
    return outside if len(outside) > 1 and inside_canvas else []


def _judged(path: list[Point], others: Iterable[Place], taken: Sequence[Point]) -> tuple[float, Point]:
    """How bad a road is, and where on it its letter is best: clear of districts and of other letters."""
    free = [point for point in path if not any(polygons.contains(place.outline, point) for place in others)]
    middle = max(
        free[len(free) // 4 : -(len(free) // 4) or None] or path,
        key=lambda point: (min([BADGE, *(math.dist(point, other) for other in taken)]), -math.dist(point, path[len(path) // 2])),
    )
    crowded = max(0.0, BADGE - min([BADGE, *(math.dist(middle, other) for other in taken)]))
    return (len(path) - len(free)) / 4 + crowded / 10, middle


# ---------------------------------------------------------------- metro


def _tracks(places: dict[str, Place], lines: Sequence[Line]) -> list[Track]:
    """Stations are side by side at the foot of their district."""
    at = {id: [line.code for line in lines if id in line.mouths] for id in places}

    def station(id: str, code: str) -> Point:
        place, codes = places[id], at[id]
        gap = min(STATION, 2 * place.half_width / len(codes))
        return polygons.rounded((place.x + (codes.index(code) - (len(codes) - 1) / 2) * gap, place.y + place.half_height * 0.74))

    return [Track(line.code, {id: station(id, line.code) for id in line.mouths}) for line in lines]
