"""Plots as SVG, drawn here: nothing of them is loaded from anywhere. Colours are classes of the page that shows them."""

import math
from collections.abc import Sequence
from html import escape

import msgspec

from soiree.lab.arena.scoring import Share

LABEL = 130  # width of the names at the left
WIDTH = 720
ROW = 34


class Bar(msgspec.Struct, frozen=True):
    """A named value with the interval or range drawn across its end."""

    name: str
    value: float
    low: float
    high: float
    told: str


def text(x: float, y: float, words: str, kind: str = "label", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def plot(height: float, title: str, parts: Sequence[str], width: float = WIDTH) -> str:
    body = "".join(parts)
    return f'<svg viewBox="0 0 {width:.0f} {height:.0f}" role="img" aria-label="{escape(title)}"><title>{escape(title)}</title>{body}</svg>'


def win_matrix(names: Sequence[str], shares: dict[tuple[str, str], Share]) -> str:
    """Rows took this share of the points from columns; the number stands in every cell, the colour only helps."""
    cell = min(96.0, (WIDTH - LABEL) / len(names))
    parts = [text(LABEL + (column + 0.5) * cell, 18, name, anchor="middle") for column, name in enumerate(names)]
    for row, name in enumerate(names):
        y = 30 + row * 40
        parts.append(text(LABEL - 10, y + 24, name, anchor="end"))
        for column, rival in enumerate(names):
            x = LABEL + column * cell
            met = shares.get((name, rival))
            if met is None or not met.meetings:
                parts.append(f'<rect x="{x:.1f}" y="{y}" width="{cell - 3:.1f}" height="37" class="nobody"/>')
                continue
            kind = "won" if met.value >= 0.5 else "lost"
            strength = 0.12 + 1.2 * abs(met.value - 0.5)  # never so strong that the number is hard to read
            told = f"{name} against {rival}: {met} of {met.meetings:.0f}"
            parts.append(
                f'<rect x="{x:.1f}" y="{y}" width="{cell - 3:.1f}" height="37" class="{kind}" fill-opacity="{strength:.2f}">'
                f"<title>{escape(told)}</title></rect>"
            )
            parts.append(text(x + (cell - 3) / 2, y + 24, f"{met.value:.0%}", "number", "middle"))
    return plot(36 + 40 * len(names), "Win matrix", parts)


def bars(title: str, rows: Sequence[Bar], from_zero: bool = False) -> str:
    """A bar a row from the left edge of the scale, its interval as a line with ends."""
    lowest = 0.0 if from_zero else min(row.low for row in rows)
    highest = max(row.high for row in rows)
    margin = (highest - lowest) * 0.06 or 1.0
    lowest, highest = lowest if from_zero else lowest - margin, highest + margin
    room = WIDTH - LABEL - 170

    def x(value: float) -> float:
        return LABEL + room * (value - lowest) / (highest - lowest)

    parts = [f'<line x1="{LABEL}" y1="4" x2="{LABEL}" y2="{8 + ROW * len(rows)}" class="rule"/>']
    for place, row in enumerate(rows):
        y = 8 + place * ROW
        middle = y + ROW / 2 - 3
        parts += [
            text(LABEL - 10, middle + 5, row.name, anchor="end"),
            f'<rect x="{LABEL}" y="{y + 3}" width="{max(1.0, x(row.value) - LABEL):.1f}" height="{ROW - 12}" class="bar"/>',
            f'<path d="M{x(row.low):.1f} {middle - 6:.1f}v12M{x(row.low):.1f} {middle:.1f}H{x(row.high):.1f}m0 -6v12" class="whisker"/>',
            text(WIDTH - 160, middle + 5, row.told, "number"),
        ]
    return plot(12 + ROW * len(rows), title, parts)


def histogram(title: str, values: Sequence[float], unit: str) -> str:
    """How often which length came; at most 24 columns of whole numbers."""
    low, high = min(values), max(values)
    step = max(1, math.ceil((high - low + 1) / 24))
    counts = [0] * (int(high - low) // step + 1)
    for value in values:
        counts[int(value - low) // step] += 1
    width = (WIDTH - 40) / len(counts)
    parts = ['<line x1="20" y1="180" x2="700" y2="180" class="rule"/>']
    for place, count in enumerate(counts):
        height = 150 * count / max(counts)
        first = low + place * step
        told = f"{first:.0f} to {first + step - 1:.0f} {unit}: {count}" if step > 1 else f"{first:.0f} {unit}: {count}"
        where = f'x="{20 + place * width:.1f}" y="{180 - height:.1f}" width="{max(1.0, width - 2):.1f}" height="{height:.1f}"'
        parts.append(f'<rect {where} class="bar"><title>{escape(told)}</title></rect>')
    mean = sum(values) / len(values)
    parts += [
        text(20, 200, f"{low:.0f}"),
        text(700, 200, f"{high:.0f} {unit}", anchor="end"),
        text(360, 200, f"mean {mean:.1f}", anchor="middle"),
        text(20, 20, f"most often: {max(counts)} games", "number"),
    ]
    return plot(208, title, parts)
