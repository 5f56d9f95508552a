"""Gatsby as a picture: Cabaret, tower and Racetrack side by side, the characters below their places."""

from collections.abc import Sequence

from soiree.core.svg import BRASS, FAINT, INK, LINE, NIGHT, PANEL, Svg
from soiree.core.words import Words
from soiree.games.gatsby.board import Board, board_of
from soiree.games.gatsby.box import Box
from soiree.games.gatsby.terminal import CLOSED, SIGNS, STAR
from soiree.games.gatsby.view import View

CELL, TOP, CABARET, TOWER, RACE = 34, 84, 20, 250, 372
LEVEL = 15


def picture(box: Box, view: View, words: Words, names: Sequence[str]) -> str:
    """The table as the view shows it, as SVG."""
    board = board_of(box)
    svg = Svg(600, 84 + 6 * CELL + 34 + 20 * 7 + 30, words("title"))
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


def _cabaret(svg: Svg, board: Board, view: View, colours: list[str]) -> None:
    side = int(board.grid.side)
    for cell, owner in enumerate(view.cabaret.cells):
        x, y = CABARET + CELL * (cell % side), TOP + CELL * (cell // side)
        svg.rect(x + 1, y + 1, CELL - 2, CELL - 2, PANEL, LINE)
        sign = _printed(board, view, cell)
        if sign:
            svg.text(x + CELL / 2, y + CELL / 2 + 5, sign, 14, BRASS, "middle")
        if owner in "01":
            svg.circle(x + CELL / 2, y + CELL / 2, 11, colours[int(owner)], NIGHT)


def _printed(board: Board, view: View, cell: int) -> str:
    """The star or the bonus that is printed on a space of the tiles as they lie."""
    quadrant, inner = board.quadrant_of[cell], board.inner_of[cell]
    if quadrant >= len(view.cabaret.tiles):
        return ""
    tile = board.tiles.index(view.cabaret.tiles[quadrant])
    size = board.box.cabaret.tile_size
    if (board.star_row[tile], board.star_column[tile]) == (inner // size, inner % size):
        return STAR
    bonus = board.tile_bonus[tile * board.tile_spaces + inner]
    return list(SIGNS.values())[bonus] if bonus >= 0 else ""


def _tower(svg: Svg, board: Board, view: View, colours: list[str]) -> None:
    """The levels from the bottom up; floors with a character are marked."""
    top = int(board.top)
    step = 6 * CELL / (top + 1)
    floors = set(board.floor_level)
    for level in range(top + 1):
        y = TOP + 6 * CELL - step * (level + 1)
        svg.rect(TOWER, y + 1, 90, step - 2, "#3b2f1c" if level in floors else PANEL, LINE, corner=2)
        svg.text(TOWER + 45, y + step / 2 + 4, str(level), 9, FAINT, "middle")
        for seat in (0, 1):
            if view.finance[seat] == level:
                svg.circle(TOWER + 14 + 62 * seat, y + step / 2, min(8, step / 2 - 1), colours[seat], NIGHT)


def _race(svg: Svg, board: Board, view: View, colours: list[str]) -> None:
    spaces = iter(board.space_bonus)
    for row, line in enumerate(view.race):
        for index, owner in enumerate(line):
            bonus = next(spaces)
            x, y = RACE + 40 * index, TOP + 40 * row
            svg.rect(x + 1, y + 1, 38, 34, PANEL, LINE)
            sign = CLOSED if owner == "x" else list(SIGNS.values())[bonus] if bonus >= 0 else ""
            svg.text(x + 20, y + 23, sign, 14, FAINT if owner == "x" else BRASS, "middle")
            if owner in "01":
                svg.circle(x + 20, y + 18, 11, colours[int(owner)], NIGHT)


def _characters(svg: Svg, board: Board, view: View, words: Words, colours: list[str]) -> None:
    """Where each character lies, who it is as far as the reader knows, and who has rallied it."""
    suits = {suit.id: suit for suit in board.box.suit}
    cards = {character.id: character for character in board.box.character}
    top = TOP + 6 * CELL + 34
    for number, place in enumerate(view.places):
        x, y = 20 + 290 * (number // 6), top + 24 * (number % 6)
        if place.owner is not None:
            svg.circle(x + 6, y - 4, 6, colours[place.owner], INK)
        svg.text(x + 18, y, words(f"place-{place.id}"), 10, FAINT, fit=130)
        if place.who is None:
            svg.text(x + 150, y, words("label-down") if place.face == "down" else "–", 11, FAINT)
            continue
        suit = suits[cards[place.who].suit]
        svg.circle(x + 155, y - 4, 5, suit.colour, INK)
        said = f"{words(f'character-{place.who}')} {cards[place.who].prestige}"
        svg.text(x + 165, y, said, 11, INK if place.face == "up" else FAINT, fit=125)
