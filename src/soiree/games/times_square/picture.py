"""Times Square as a picture: the street between the clubs, the own club at the left, and the cards below."""

from collections import Counter
from collections.abc import Sequence

from soiree.core.svg import BRASS, FAINT, INK, LINE, PANEL, Svg
from soiree.core.texts.words import Words
from soiree.games.times_square.box import DIRECTIONS, KIND_SUIT, MANHOLE, Box
from soiree.games.times_square.terminal import COLOURS, FACES, FIGURE_OF
from soiree.games.times_square.view import View

STEP, LEFT, LIGHT, DARK = 40, 20, 96, 216  # a space; where the street and its lanes begin
CARD = 38


def picture(box: Box, view: View, words: Words, names: Sequence[str]) -> str:
    """The table as the view shows it, as SVG."""
    mine = view.seat or 0
    way = DIRECTIONS[mine]
    spaces = [way * own for own in range(box.last, -box.last - 1, -1)]
    svg = Svg(2 * LEFT + STEP * len(spaces), 372, words("title"))
    _head(svg, view, words, names, mine)
    for index, x in enumerate(spaces):
        entrance = abs(x) >= box.entrance
        left = LEFT + STEP * index
        svg.rect(left + 1, LIGHT, STEP - 2, 114, "#3b2f1c" if entrance else PANEL, BRASS if x == MANHOLE else LINE)
        svg.rect(left + 1, DARK, STEP - 2, 44, "#2a2113" if entrance else "#0a0e16", LINE)
        svg.text(left + STEP / 2, LIGHT - 6, "◎" if x == MANHOLE else str(abs(x)), 11, BRASS if entrance else FAINT, "middle")
    figures = view.figures
    standing = [
        ("hal", figures.hal, 20),
        ("sue", figures.sue, 57),
        ("deb", figures.deb, 94),
        ("charlie", figures.charlie, DARK - LIGHT + 22),
    ]
    standing += [("guards", guard, 57) for guard in figures.guards]
    for figure, at, down in standing:
        if at is not None:
            svg.piece(LEFT + STEP * (spaces.index(at) + 0.5), LIGHT + down, 16, words(f"glyph-{figure}"), COLOURS[figure])
    _cards(svg, view, words)
    return svg.render()


def _head(svg: Svg, view: View, words: Words, names: Sequence[str], mine: int) -> None:
    svg.text(LEFT, 28, f"{words('title')}  ·  {words('label-turn', number=view.turn)}", 15, BRASS, bold=True)
    svg.text(svg.width - LEFT, 28, words("label-pile", number=view.pile_no, count=view.pile), 12, FAINT, "end")
    for seat, x, at in ((mine, LEFT, "start"), (1 - mine, svg.width - LEFT, "end")):
        mark = "▸ " if view.active == seat and view.result is None else ""
        svg.text(x, 56, f"{mark}{names[seat]} · {words('label-cards', count=view.hands[seat])}", 13, INK, at, bold=bool(mark))


def _cards(svg: Svg, view: View, words: Words) -> None:
    for index, kind in enumerate(view.hand or []):
        svg.card(LEFT + index * (CARD + 6), 274, CARD, 52, _face(kind, words), COLOURS[FIGURE_OF[KIND_SUIT[kind]]])
    counted = ", ".join(f"{_face(kind, words)}×{number}" for kind, number in Counter(view.discard).items())
    svg.text(LEFT, 352, f"{words('label-discard')}  {counted or '–'}", 11, FAINT, fit=svg.width - 2 * LEFT)


def _face(kind: str, words: Words) -> str:
    return words(f"glyph-{FIGURE_OF[KIND_SUIT[kind]]}") + FACES.get(kind, kind[1:] or "1")
