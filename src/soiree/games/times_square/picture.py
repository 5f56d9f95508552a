"""Times Square as a picture: the street between the clubs, the own club at the left, and the cards below."""

from collections import Counter
from collections.abc import Sequence

from soiree.core.sheet import BRASS, FAINT, INK, LINE, PANEL, Sheet
from soiree.core.words import Words
from soiree.games.times_square.board import KIND_SUIT, STREET
from soiree.games.times_square.terminal import COLOURS, FACES, FIGURE_OF, FIRST_OF_ENTRANCE
from soiree.games.times_square.view import TimesSquareView

STEP, LEFT, LIGHT, DARK = 40, 20, 96, 216  # a space; where the street and its lanes begin
CARD = 38


def picture(view: TimesSquareView, words: Words, names: Sequence[str]) -> str:
    mine = view.seat or 0
    way = STREET["directions"][mine]
    spaces = [way * own for own in range(STREET["last"], STREET["first"] - 1, -1)]
    sheet = Sheet(2 * LEFT + STEP * len(spaces), 372, words("title"))
    _head(sheet, view, words, names, mine)
    for place, x in enumerate(spaces):
        door = abs(x) >= FIRST_OF_ENTRANCE
        left = LEFT + STEP * place
        sheet.box(left + 1, LIGHT, STEP - 2, 114, "#3b2f1c" if door else PANEL, BRASS if x == STREET["manhole"] else LINE)
        sheet.box(left + 1, DARK, STEP - 2, 44, "#2a2113" if door else "#0a0e16", LINE)
        sheet.say(left + STEP / 2, LIGHT - 6, "◎" if x == STREET["manhole"] else str(abs(x)), 11, BRASS if door else FAINT, "middle")
    figures = view.figures
    standing = [
        ("hal", figures.hal, 20),
        ("sue", figures.sue, 57),
        ("deb", figures.deb, 94),
        ("charlie", figures.charlie, DARK - LIGHT + 22),
    ]
    standing += [("guards", guard, 57) for guard in figures.guards]
    for figure, x, down in standing:
        if x is not None:
            sheet.piece(LEFT + STEP * (spaces.index(x) + 0.5), LIGHT + down, 16, words(f"glyph-{figure}"), COLOURS[figure])
    _cards(sheet, view, words)
    return sheet.svg()


def _head(sheet: Sheet, view: TimesSquareView, words: Words, names: Sequence[str], mine: int) -> None:
    sheet.say(LEFT, 28, f"{words('title')}  ·  {words('label-turn', number=view.turn)}", 15, BRASS, bold=True)
    sheet.say(sheet.width - LEFT, 28, words("label-pile", number=view.pile_no, count=view.pile), 12, FAINT, "end")
    for seat, x, at in ((mine, LEFT, "start"), (1 - mine, sheet.width - LEFT, "end")):
        mark = "▸ " if view.active == seat and view.result is None else ""
        sheet.say(x, 56, f"{mark}{names[seat]} · {words('label-cards', count=view.hands[seat])}", 13, INK, at, bold=bool(mark))


def _cards(sheet: Sheet, view: TimesSquareView, words: Words) -> None:
    for place, kind in enumerate(view.hand or []):
        sheet.card(LEFT + place * (CARD + 6), 274, CARD, 52, _face(kind, words), COLOURS[FIGURE_OF[KIND_SUIT[kind]]])
    counted = ", ".join(f"{_face(kind, words)}×{number}" for kind, number in Counter(view.discard).items())
    sheet.say(LEFT, 352, f"{words('label-discard')}  {counted or '–'}", 11, FAINT, room=sheet.width - 2 * LEFT)


def _face(kind: str, words: Words) -> str:
    return words(f"glyph-{FIGURE_OF[KIND_SUIT[kind]]}") + FACES.get(kind, kind[1:] or "1")
