"""Gatsby as a picture: Cabaret, tower and Racetrack side by side, the characters below their places."""

from collections.abc import Sequence

from soiree.core.svg import BRASS, FAINT, INK, LINE, NIGHT, PANEL, Svg
from soiree.core.texts.words import Words
from soiree.games.gatsby.board import Board, board_of
from soiree.games.gatsby.box import Box
from soiree.games.gatsby.names import named
from soiree.games.gatsby.terminal import CLOSED, SIGNS, STAR
from soiree.games.gatsby.view import View

TOP, CABARET, TOWER, RACE = 84, 20, 250, 372
HIGH = 204  # the Cabaret, the tower and the Racetrack, however many spaces they have
SPACE = 40  # of the Racetrack, at most
WIDE = 208  # the Racetrack, at most


def picture(box: Box, view: View, words: Words, names: Sequence[str]) -> str:
    """The table as the view shows it, as SVG."""
    board = board_of(box)
    svg = Svg(600, TOP + HIGH + 34 + 20 * 7 + 30 + 24 * (_lines(board) - 6), words("title"))
    turn = f"  ·  {words('label-turn', number=view.turn)}" if view.turn else ""
    svg.text(CABARET, 28, f"{words('title')}{turn}", 15, BRASS, bold=True)
    colours = [seat.colour for seat in board.box.seat]
    for seat in (0, 1):
        mark = "▸ " if view.prompt is not None and view.prompt.seat == seat else ""
        svg.circle(CABARET + 7 + 290 * seat, 50, 6, colours[seat], INK)
        said = f"{mark}{names[seat]} · {words('label-supply', count=view.supply[seat])}"
        svg.text(CABARET + 20 + 290 * seat, 54, said, 12, bold=bool(mark))
    _cabaret(svg, board, view, colours)
    _tower(svg, board, view, colours)
    _race(svg, board, view, colours)
    _characters(svg, board, view, words, colours)
    return svg.render()


def _lines(board: Board) -> int:
    """Characters one below the other, in two columns."""
    return max(6, (len(board.places) + 1) // 2)


def _cabaret(svg: Svg, board: Board, view: View, colours: list[str]) -> None:
    side = int(board.grid.side)
    size = HIGH / side
    for cell, owner in enumerate(view.cabaret.cells):
        x, y = CABARET + size * (cell % side), TOP + size * (cell // side)
        svg.rect(x + 1, y + 1, size - 2, size - 2, PANEL, LINE)
        sign = _printed(board, view, cell)
        if sign:
            svg.text(x + size / 2, y + size / 2 + 5, sign, min(14, size / (2 * len(sign)) + 2) if len(sign) > 1 else 14, BRASS, "middle")
        if owner in "01":
            svg.circle(x + size / 2, y + size / 2, min(11, size / 3), colours[int(owner)], NIGHT)


def _printed(board: Board, view: View, cell: int) -> str:
    """The star and the bonus that are printed on a space of the tiles as they lie."""
    quadrant, inner = board.quadrant_of[cell], board.inner_of[cell]
    if quadrant >= len(view.cabaret.tiles):
        return ""
    tile = board.tiles.index(view.cabaret.tiles[quadrant])
    size = board.box.cabaret.tile_size
    star = STAR if (inner // size, inner % size) in board.box.cabaret.tile[tile].star_spots() else ""
    bonus = board.tile_bonus[tile * board.tile_spaces + inner]
    return star + (list(SIGNS.values())[bonus] if bonus >= 0 else "")


def _tower(svg: Svg, board: Board, view: View, colours: list[str]) -> None:
    """The levels from the bottom up; floors with a character are marked."""
    start, top = int(board.start), int(board.top)
    step = HIGH / (top - start + 1)
    floors = set(board.floor_level)
    open_to_all = {entry.level: SIGNS[entry.bonus] for entry in board.box.finance.bonus}
    for level in range(start, top + 1):
        y = TOP + HIGH - step * (level - start + 1)
        svg.rect(TOWER, y + 1, 90, step - 2, "#3b2f1c" if level in floors else PANEL, LINE, corner=2)
        svg.text(TOWER + 45, y + step / 2 + min(4, step / 2 - 1), str(level), min(9, step), FAINT, "middle")
        if level in open_to_all:
            svg.text(TOWER + 58, y + step / 2 + min(4, step / 2 - 1), open_to_all[level], min(9, step), BRASS)
        for seat in (0, 1):
            if view.finance[seat] == level:
                svg.circle(TOWER + 14 + 62 * seat, y + step / 2, min(8, step / 2 - 1), colours[seat], NIGHT)


def _race(svg: Svg, board: Board, view: View, colours: list[str]) -> None:
    spaces = iter(board.space_bonus)
    wide, high = min(SPACE, WIDE / max(board.row_lengths)), min(SPACE, HIGH / len(board.row_lengths))
    for row, line in enumerate(view.race):
        for index, owner in enumerate(line):
            bonus = next(spaces)
            x, y = RACE + wide * index, TOP + high * row
            svg.rect(x + 1, y + 1, wide - 2, high - 6, PANEL, LINE)
            sign = CLOSED if owner == "x" else list(SIGNS.values())[bonus] if bonus >= 0 else ""
            svg.text(x + wide / 2, y + high / 2 + 3, sign, min(14, wide - 6, high - 6), FAINT if owner == "x" else BRASS, "middle")
            if owner in "01":
                svg.circle(x + wide / 2, y + high / 2 - 2, min(11, wide / 2 - 2, high / 2 - 4), colours[int(owner)], NIGHT)


def _characters(svg: Svg, board: Board, view: View, words: Words, colours: list[str]) -> None:
    """Where each character lies, who it is as far as the reader knows, and who has rallied it."""
    suits = {suit.id: suit for suit in board.box.suit}
    cards = {character.id: character for character in board.box.character}
    top, lines = TOP + HIGH + 34, _lines(board)
    for number, place in enumerate(view.places):
        x, y = 20 + 290 * (number // lines), top + 24 * (number % lines)
        if place.owner is not None:
            svg.circle(x + 6, y - 4, 6, colours[place.owner], INK)
        svg.text(x + 18, y, words.say(named(board.box, "place", place.id)), 10, FAINT, fit=130)
        if place.who is None:
            svg.text(x + 150, y, words("label-down") if place.face == "down" else "–", 11, FAINT)
            continue
        suit = suits[cards[place.who].suit]
        svg.circle(x + 155, y - 4, 5, suit.colour, INK)
        said = f"{words.say(named(board.box, 'character', place.who))} {cards[place.who].prestige}"
        svg.text(x + 165, y, said, 11, INK if place.face == "up" else FAINT, fit=125)
