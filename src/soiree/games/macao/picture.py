"""Shadows of Macao as a picture: piles and centre above, then a row for each seat."""

from collections.abc import Sequence

from soiree.core.svg import BRASS, FAINT, INK, LINE, PANEL, SEATS, Svg
from soiree.core.texts.words import Words
from soiree.games.macao.board import Board, board_of
from soiree.games.macao.box import Box
from soiree.games.macao.view import Player, View

CARD_WIDTH, CARD_HEIGHT, LEFT = 36, 46, 20
BLUE, RED, GREEN, YELLOW, BACK = "#8fb8ea", "#ea8f8f", "#9fd6a4", "#ecd27a", "#2a3650"
ROW = 132


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
            svg.card(x, 68, CARD_WIDTH, CARD_HEIGHT, pile.top, INK)
        svg.text(x + CARD_WIDTH + 5, 96, f"×{pile.size}", 12, FAINT)
    svg.text(380, 60, words("label-centre"), 11, FAINT)
    for number, tile in enumerate(view.centre):
        _tile(svg, board, words, 380 + 120 * (number % 3), 68 + 30 * (number // 3), tile, INK)
    for row in range(view.seats):
        seat = ((view.seat or 0) + row) % view.seats
        _row(svg, board, view, words, names, view.players[seat], 184 + ROW * row)
    return svg.render()


def _tile(svg: Svg, board: Board, words: Words, x: float, y: float, tile: str, fill: str) -> None:
    svg.rect(x, y, 114, 24, PANEL, fill)
    svg.text(x + 6, y + 16, f"{words(f'tile-{tile}')} {board.value[board.tile_codes.index(tile)]}", 11, fill, fit=104)


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
        svg.card(LEFT + step * number, top + 30, CARD_WIDTH, CARD_HEIGHT, card, fill)
    tiles = [(tile, GREEN) for tile in player.green] + [(tile, YELLOW) for tile in player.yellow]
    for number, (tile, fill) in enumerate(tiles[:6]):
        _tile(svg, board, words, LEFT + 120 * number, top + 84, tile, fill)
