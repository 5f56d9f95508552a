"""A small SVG writer with the shapes that boards need, for notebooks, papers and video frames."""

import math
from collections.abc import Sequence
from xml.sax.saxutils import escape, quoteattr

NIGHT, PANEL, LINE = "#0e1420", "#182132", "#3a465c"
INK, FAINT, BRASS = "#ece6d8", "#93a0b5", "#c8a45a"
SEATS = ("#e0b04a", "#5aa9e6", "#d9636e", "#7ac68a")  # a seat is also named in text: colour is never the only sign
_FONT = "'DejaVu Sans', 'Liberation Sans', Arial, sans-serif"


class Svg:
    """A picture of `width` by `height` points. Later shapes cover earlier ones."""

    def __init__(self, width: float, height: float, title: str) -> None:
        self.width = width
        self.height = height
        self._title = title
        self._shapes: list[str] = []
        self.rect(0, 0, width, height, NIGHT, corner=10)

    def rect(self, x: float, y: float, width: float, height: float, fill: str, edge: str = "none", corner: float = 4) -> None:
        """A rectangle with rounded corners, from its upper left corner."""
        self._shapes.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{corner:g}" fill="{fill}" stroke="{edge}"/>'
        )

    def circle(self, x: float, y: float, radius: float, fill: str, edge: str = "none") -> None:
        """A circle around a point."""
        self._shapes.append(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{edge}"/>')

    def line(self, x: float, y: float, to_x: float, to_y: float, colour: str = LINE, width: float = 1) -> None:
        """A straight line between two points."""
        self._shapes.append(f'<line x1="{x:g}" y1="{y:g}" x2="{to_x:g}" y2="{to_y:g}" stroke="{colour}" stroke-width="{width:g}"/>')

    def polygon(self, points: Sequence[tuple[float, float]], fill: str, edge: str = "none") -> None:
        """A closed shape through these corners."""
        self._shapes.append(f'<polygon points="{_listed(points)}" fill="{fill}" stroke="{edge}" stroke-linejoin="round"/>')

    def polyline(self, points: Sequence[tuple[float, float]], colour: str = LINE, width: float = 1, dashes: str = "none") -> None:
        """A line through these points."""
        self._shapes.append(
            f'<polyline points="{_listed(points)}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
            f'stroke-dasharray="{dashes}" stroke-linecap="round" stroke-linejoin="round"/>'
        )

    def sector(self, x: float, y: float, inner: float, outer: float, start: float, end: float, fill: str, edge: str) -> None:
        """A sector of a ring around a point; angles in degrees, clockwise from the top."""
        (ax, ay), (bx, by) = polar(x, y, outer, start), polar(x, y, outer, end)
        (cx, cy), (dx, dy) = polar(x, y, inner, end), polar(x, y, inner, start)
        path = (
            f"M{ax:.1f} {ay:.1f}A{outer:g} {outer:g} 0 0 1 {bx:.1f} {by:.1f}L{cx:.1f} {cy:.1f}A{inner:g} {inner:g} 0 0 0 {dx:.1f} {dy:.1f}Z"
        )
        self._shapes.append(f'<path d="{path}" fill="{fill}" stroke="{edge}"/>')

    def text(
        self, x: float, y: float, text: str, size: float = 12, colour: str = INK, at: str = "start", bold: bool = False, fit: float = 0
    ) -> None:
        """One line of text, `bold` or not; `at` is start, middle or end. Text wider than `fit` points is cut."""
        if fit:
            fits = max(1, int(fit / (0.6 * size)))
            text = text if len(text) <= fits else text[: fits - 1] + "…"
        weight = ' font-weight="bold"' if bold else ""
        self._shapes.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{colour}" text-anchor="{at}"{weight}>{escape(text)}</text>'
        )

    def piece(self, x: float, y: float, radius: float, text: str, fill: str) -> None:
        """A disc with a short text in it."""
        self.circle(x, y, radius, fill, NIGHT)
        self.text(x, y + radius * 0.36, text, size=radius * (1.0 if len(text) < 2 else 0.85), colour=NIGHT, at="middle", bold=True)

    def card(self, x: float, y: float, width: float, height: float, text: str, fill: str) -> None:
        """A card with a short text in it."""
        self.rect(x, y, width, height, fill, NIGHT)
        self.text(
            x + width / 2, y + height / 2 + 4, text, size=min(12, 1.5 * width / max(1, len(text))), colour=NIGHT, at="middle", bold=True
        )

    def render(self) -> str:
        """The whole picture as an SVG document."""
        size = f'width="{self.width:g}" height="{self.height:g}" viewBox="0 0 {self.width:g} {self.height:g}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="{_FONT}" role="img" aria-label={quoteattr(self._title)}>'
        return "\n".join([head, *self._shapes, "</svg>"])


def _listed(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def polar(x: float, y: float, radius: float, angle: float) -> tuple[float, float]:
    """The point at a distance and an angle in degrees, clockwise from the top."""
    return x + radius * math.sin(math.radians(angle)), y - radius * math.cos(math.radians(angle))
