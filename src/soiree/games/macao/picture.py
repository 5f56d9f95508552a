"""Shadows of Macao as a picture: piles and centre above, then a row for each seat."""

from collections.abc import Sequence

from soiree.core.sheet import BRASS, FAINT, INK, LINE, PANEL, SEATS, Sheet
from soiree.core.words import Words
from soiree.games.macao.board import Board
from soiree.games.macao.view import MacaoView, Player

CARD_WIDTH, CARD_HEIGHT, LEFT = 36, 46, 20
BLUE, RED, GREEN, YELLOW, BACK = "#8fb8ea", "#ea8f8f", "#9fd6a4", "#ecd27a", "#2a3650"
ROW = 132


def picture(board: Board, view: MacaoView, words: Words, names: Sequence[str]) -> str:
    sheet = Sheet(760, 196 + ROW * view.seats, words("title"))
    sheet.say(LEFT, 28, f"{words('title')}  ·  {words('label-round', number=view.round)}", 15, BRASS, bold=True)
    for number, pile in enumerate(view.piles):
        x = LEFT + 82 * number
        sheet.say(x, 60, words("label-pile", number=number + 1), 11, FAINT)
        if pile.top is None:
            sheet.box(x, 68, CARD_WIDTH, CARD_HEIGHT, BACK, LINE)
        else:
            sheet.card(x, 68, CARD_WIDTH, CARD_HEIGHT, pile.top, INK)
        sheet.say(x + CARD_WIDTH + 5, 96, f"×{pile.size}", 12, FAINT)
    sheet.say(380, 60, words("label-centre"), 11, FAINT)
    for number, tile in enumerate(view.centre):
        _tile(sheet, board, words, 380 + 120 * (number % 3), 68 + 30 * (number // 3), tile, INK)
    for place in range(view.seats):
        seat = ((view.seat or 0) + place) % view.seats
        _row(sheet, board, view, words, names, view.players[seat], 184 + ROW * place)
    return sheet.svg()


def _tile(sheet: Sheet, board: Board, words: Words, x: float, y: float, tile: str, fill: str) -> None:
    sheet.box(x, y, 114, 24, PANEL, fill)
    sheet.say(x + 6, y + 16, f"{words(f'tile-{tile}')} {board.value[board.tile_codes.index(tile)]}", 11, fill, room=104)


def _row(sheet: Sheet, board: Board, view: MacaoView, words: Words, names: Sequence[str], player: Player, top: float) -> None:
    sheet.line(LEFT, top, sheet.width - LEFT, top)
    asked = view.prompt is not None and view.prompt.seat == player.seat
    sheet.disc(LEFT + 6, top + 15, 6, SEATS[player.seat])
    said = f"{'▸ ' if asked else ''}{names[player.seat]} · {words('label-coins', count=player.coins)}"
    sheet.say(LEFT + 18, top + 20, said, 13, INK, bold=asked)
    if player.dead:
        sheet.say(sheet.width - LEFT, top + 20, words("label-dead", count=player.dead), 11, FAINT, "end")
    cards = [(card, BLUE) for card in player.blue] + [(card, RED) for card in player.red]
    step = min(CARD_WIDTH + 5, (sheet.width - 2 * LEFT) / max(1, len(cards)))
    for number, (card, fill) in enumerate(cards):
        sheet.card(LEFT + step * number, top + 30, CARD_WIDTH, CARD_HEIGHT, card, fill)
    tiles = [(tile, GREEN) for tile in player.green] + [(tile, YELLOW) for tile in player.yellow]
    for number, (tile, fill) in enumerate(tiles[:6]):
        _tile(sheet, board, words, LEFT + 120 * number, top + 84, tile, fill)
