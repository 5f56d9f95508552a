"""A table as text and as pixels, for the render modes of the doors."""

import io

from rich.console import Console

from soiree.core.game import Game
from soiree.core.view import View
from soiree.core.words import seat_names, words
from soiree.lab.envs.arrays import NDArray, np
from soiree.lab.envs.optional import missing

WIDTH = 110  # of the widest table, in columns


def text(game: Game, view: View, seats: int) -> str:
    """The table as a terminal shows it, without colours."""
    written = io.StringIO()
    said = words("en", game.folder)
    Console(file=written, width=WIDTH, highlight=False, emoji=False, markup=False).print(game.draw(view, said, seat_names(seats, said)))
    return written.getvalue()


def pixels(game: Game, view: View, seats: int) -> NDArray[np.uint8]:
    """The picture of the table: height x width x red, green, blue."""
    try:
        from PIL import Image
        from resvg_py import svg_to_bytes
    except ImportError as error:
        raise missing("resvg-py") from error
    said = words("en", game.folder)
    drawn = game.picture(view, said, seat_names(seats, said))
    with Image.open(io.BytesIO(svg_to_bytes(svg_string=drawn))) as image:
        return np.asarray(image.convert("RGB"), np.uint8)
