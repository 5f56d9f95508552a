"""Plots as SVG text that loads nothing. Colours are classes of the page that shows them."""

import math
from collections.abc import Sequence
from html import escape

import msgspec

from soiree.lab.arena.scoring import Score

LABEL_WIDTH = 130  # for the names at the left
WIDTH = 720
ROW = 34


class Bar(msgspec.Struct, frozen=True):
    """A named value, the interval drawn across its end, and the text beside it."""

    name: str
    value: float
    low: float
    high: float
    text: str


def text(x: float, y: float, content: str, kind: str = "label", anchor: str = "start") -> str:
    """A text element; `kind` is its class."""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(content)}</text>'


def svg(height: float, title: str, parts: Sequence[str], width: float = WIDTH) -> str:
    """A whole picture from its elements."""
    body = "".join(parts)
    return f'<svg viewBox="0 0 {width:.0f} {height:.0f}" role="img" aria-label="{escape(title)}"><title>{escape(title)}</title>{body}</svg>'


def win_matrix(names: Sequence[str], scores: dict[tuple[str, str], Score]) -> str:
    """The score of each row against each column, as a number in a coloured cell."""
    cell = min(96.0, (WIDTH - LABEL_WIDTH) / len(names))
    parts = [text(LABEL_WIDTH + (column + 0.5) * cell, 18, name, anchor="middle") for column, name in enumerate(names)]
    for row, name in enumerate(names):
        y = 30 + row * 40
        parts.append(text(LABEL_WIDTH - 10, y + 24, name, anchor="end"))
        for column, opponent in enumerate(names):
            x = LABEL_WIDTH + column * cell
            score = scores.get((name, opponent))
            if score is None or not score.meetings:
                parts.append(f'<rect x="{x:.1f}" y="{y}" width="{cell - 3:.1f}" height="37" class="empty"/>')
                continue
            kind = "won" if score.value >= 0.5 else "lost"
            opacity = 0.12 + 1.2 * abs(score.value - 0.5)  # never so strong that the number is hard to read
            tooltip = f"{name} against {opponent}: {score} of {score.meetings:.0f}"
            parts.append(
                f'<rect x="{x:.1f}" y="{y}" width="{cell - 3:.1f}" height="37" class="{kind}" fill-opacity="{opacity:.2f}">'
                f"<title>{escape(tooltip)}</title></rect>"
            )
            parts.append(text(x + (cell - 3) / 2, y + 24, f"{score.value:.0%}", "number", "middle"))
    return svg(36 + 40 * len(names), "Win matrix", parts)


def bars(title: str, rows: Sequence[Bar], from_zero: bool = False) -> str:
    """A horizontal bar for each row, its interval as a line with ends. `from_zero`: the axis begins at 0, not at the lowest interval."""
    lowest = 0.0 if from_zero else min(row.low for row in rows)
    highest = max(row.high for row in rows)
    margin = (highest - lowest) * 0.06 or 1.0
    lowest, highest = lowest if from_zero else lowest - margin, highest + margin
    length = WIDTH - LABEL_WIDTH - 170

    def x(value: float) -> float:
        return LABEL_WIDTH + length * (value - lowest) / (highest - lowest)

    parts = [f'<line x1="{LABEL_WIDTH}" y1="4" x2="{LABEL_WIDTH}" y2="{8 + ROW * len(rows)}" class="rule"/>']
    for index, row in enumerate(rows):
        y = 8 + index * ROW
        middle = y + ROW / 2 - 3
        width = max(1.0, x(row.value) - LABEL_WIDTH)
        parts += [
            text(LABEL_WIDTH - 10, middle + 5, row.name, anchor="end"),
            f'<rect x="{LABEL_WIDTH}" y="{y + 3}" width="{width:.1f}" height="{ROW - 12}" class="bar"/>',
            f'<path d="M{x(row.low):.1f} {middle - 6:.1f}v12M{x(row.low):.1f} {middle:.1f}H{x(row.high):.1f}m0 -6v12" class="whisker"/>',
            text(WIDTH - 160, middle + 5, row.text, "number"),
        ]
    return svg(12 + ROW * len(rows), title, parts)


def histogram(title: str, values: Sequence[float], unit: str) -> str:
    """How often each value came, in at most 24 columns of whole numbers."""
    low, high = min(values), max(values)
    step = max(1, math.ceil((high - low + 1) / 24))
    counts = [0] * (int(high - low) // step + 1)
    for value in values:
        counts[int(value - low) // step] += 1
    width = (WIDTH - 40) / len(counts)
    parts = ['<line x1="20" y1="180" x2="700" y2="180" class="rule"/>']
    for index, count in enumerate(counts):
        height = 150 * count / max(counts)
        first = low + index * step
        tooltip = f"{first:.0f} to {first + step - 1:.0f} {unit}: {count}" if step > 1 else f"{first:.0f} {unit}: {count}"
        area = f'x="{20 + index * width:.1f}" y="{180 - height:.1f}" width="{max(1.0, width - 2):.1f}" height="{height:.1f}"'
        parts.append(f'<rect {area} class="bar"><title>{escape(tooltip)}</title></rect>')
    mean = sum(values) / len(values)
    parts += [
        text(20, 200, f"{low:.0f}"),
        text(700, 200, f"{high:.0f} {unit}", anchor="end"),
        text(360, 200, f"mean {mean:.1f}", anchor="middle"),
        text(20, 20, f"highest column: {max(counts)} games", "number"),
    ]
    return svg(208, title, parts)
