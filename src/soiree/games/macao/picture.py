"""Shadows of Macao as a picture: piles and centre above, then a row for each seat."""

from collections.abc import Sequence

from soiree.core.svg import BRASS, FAINT, INK, LINE, PANEL, SEATS, Svg
from soiree.core.texts.words import Words
from soiree.games.macao import phrases
from soiree.games.macao.board import Board, board_of
from soiree.games.macao.box import Box
from soiree.games.macao.view import Player, View

CARD_WIDTH, CARD_HEIGHT, LEFT = 36, 46, 20
BLUE, RED, GREEN, YELLOW, BACK = "#8fb8ea", "#ea8f8f", "#9fd6a4", "#ecd27a", "#2a3650"
ROW = 132
TILE_STEP = 23  # from a row of tiles to the next one
SMALLEST, WIDE = 8, 0.55  # size of the letters in a name of a tile; how wide a letter is for its size


def picture(box: Box, view: View, words: Words, names: Sequence[str]) -> str:
    """The table as the view shows it, as SVG."""
    board = board_of(box)
    svg = Svg(760, 196 + ROW * view.seats, words("title"))
    svg.text(LEFT, 28, f"{words('title')}  ·  {words('label-round', number=view.round)}", 15, BRASS, bold=True)
    for number, pile in enumerate(view.piles):
        x = LEFT + 82 * number
        svg.text(x, 60, words("label-pile", number=number + 1), 11, FAINT)
        if pile.top is None:
            svg.rect(x, 68, CARD_WIDTH, CARD_HEIGHT, BACK, LINE)
        else:
            svg.card(x, 68, CARD_WIDTH, CARD_HEIGHT, phrases.label(board.box, pile.top), INK)
        svg.text(x + CARD_WIDTH + 5, 96, f"×{pile.size}", 12, FAINT)
    svg.text(380, 60, words("label-centre"), 11, FAINT)
    _tiles(svg, board, words, [(tile, INK) for tile in view.centre], 380, 66, 3)
    for row in range(view.seats):
        seat = ((view.seat or 0) + row) % view.seats
        _row(svg, board, view, words, names, view.players[seat], 184 + ROW * row)
    return svg.render()


def _tiles(svg: Svg, board: Board, words: Words, tiles: Sequence[tuple[str, str]], left: float, top: float, columns: int) -> None:
    """Tiles in rows, each with its name and value in a colour. A long name is smaller, then cut."""
    step = (svg.width - LEFT - left) / columns
    for number, (tile, fill) in enumerate(tiles):
        x, y = left + step * (number % columns), top + TILE_STEP * (number // columns)
        name, room = words.say(phrases.tile(board.box, tile)), step - 30
        size = max(SMALLEST, min(11, room / (WIDE * len(name))))
        svg.rect(x, y, step - 6, TILE_STEP - 3, PANEL, fill)
        svg.text(x + 6, y + 14, name, size, fill, fit=1.1 * room)
        svg.text(x + step - 12, y + 14, str(board.value[board.tile_codes.index(tile)]), 11, fill, "end")


def _row(svg: Svg, board: Board, view: View, words: Words, names: Sequence[str], player: Player, top: float) -> None:
    svg.line(LEFT, top, svg.width - LEFT, top)
    asked = view.prompt is not None and view.prompt.seat == player.seat
    svg.circle(LEFT + 6, top + 15, 6, SEATS[player.seat])
    said = f"{'▸ ' if asked else ''}{names[player.seat]} · {words('label-coins', count=player.coins)}"
    svg.text(LEFT + 18, top + 20, said, 13, INK, bold=asked)
    if player.dead:
        svg.text(svg.width - LEFT, top + 20, words("label-dead", count=player.dead), 11, FAINT, "end")
    cards = [(card, BLUE) for card in player.blue] + [(card, RED) for card in player.red]
    step = min(CARD_WIDTH + 5, (svg.width - 2 * LEFT) / max(1, len(cards)))
    for number, (card, fill) in enumerate(cards):
        svg.card(LEFT + step * number, top + 30, CARD_WIDTH, CARD_HEIGHT, phrases.label(board.box, card), fill)
    tiles = [(tile, GREEN) for tile in player.green] + [(tile, YELLOW) for tile in player.yellow]
    _tiles(svg, board, words, tiles, LEFT, top + 82, max(6, (len(tiles) + 1) // 2))
