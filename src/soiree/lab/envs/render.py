"""A view as text and as pixels, for the render modes of the environments."""

import io

from rich.console import Console

from soiree.core.game import Game
from soiree.core.texts.words import seat_names, words
from soiree.core.view import View
from soiree.lab.envs.arrays import NDArray, np
from soiree.lab.envs.optional import missing_library

WIDTH = 110  # columns of the widest table


def render_text(game: Game, view: View, seats: int) -> str:
    """The table as a terminal shows it, without colours."""
    written = io.StringIO()
    english = words("en", game.folder)
    console = Console(file=written, width=WIDTH, highlight=False, emoji=False, markup=False)
    console.print(game.draw(view, english, seat_names(seats, english)))
    return written.getvalue()


def render_pixels(game: Game, view: View, seats: int) -> NDArray[np.uint8]:
    """The picture of the table, as height x width x 3 (red, green, blue). Raises `ImportError` without resvg-py or Pillow."""
    try:
        from PIL import Image
        from resvg_py import svg_to_bytes
    except ImportError as error:
        raise missing_library("resvg-py") from error
    english = words("en", game.folder)
    svg = game.picture(view, english, seat_names(seats, english))
    with Image.open(io.BytesIO(svg_to_bytes(svg_string=svg))) as image:
        return np.asarray(image.convert("RGB"), np.uint8)
