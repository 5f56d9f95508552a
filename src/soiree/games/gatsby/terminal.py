"""Gatsby in a terminal of 80 columns: the three locations side by side, actions and tiles with them, the characters below."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from soiree.core.texts.drawing import Drawing
from soiree.core.texts.words import Words
from soiree.games.gatsby.board import board_of
from soiree.games.gatsby.box import BONUSES, Box
from soiree.games.gatsby.names import named
from soiree.games.gatsby.phrases import say_task
from soiree.games.gatsby.view import Place, View

# Whose token it is shows in its shape; the colour only helps.
TOKENS = ("●", "◆")
SIGNS = {"asc": "↑", "swap": "⇄", "look": "◉", "force": "!", "place": "+", "special": "✦"}
STAR, EMPTY, CLOSED, HIDDEN, HERE, DOWN = "★", "·", "×", "?", "►", "▽"
WIDTH = 80
BESIDE = (27, 33)  # columns right of the Cabaret and the tower: at least, at most


def draw(box: Box, view: View, words: Words, names: Sequence[str], aids: bool) -> RenderableType:
    """The table as the view shows it; without `aids`, without what only follows from what the reader has seen."""
    return _Drawing(box, view, words, names, aids).whole()


class _Drawing(Drawing[Box, View]):
    def __init__(self, box: Box, view: View, words: Words, names: Sequence[str], aids: bool) -> None:
        super().__init__(box, view, words, names, aids)
        self.board = board_of(box)
        self.colours = [seat.colour for seat in box.seat]
        self.suits = {character.id: character.suit for character in box.character}
        self.prestige = {character.id: character.prestige for character in box.character}
        self.suit_colours = {suit.id: suit.colour for suit in box.suit}
        self.ids = max(map(len, self.board.places))  # columns of a place
        self.of_a_character = (WIDTH - 9) // 2 - self.ids - 1  # columns

    def whole(self) -> RenderableType:
        """Racetrack and actions are beside the Cabaret and the tower; below them where a box is too wide for that."""
        locations = Table.grid(padding=(0, 1))
        cabaret = 3 * self.box.cabaret.side + 5
        tower = max(self.ids + 11, len(self.say("location-finance")) + 6)
        race = self.ids + 2 * max(self.board.row_lengths) + 6
        beside = min(BESIDE[1], WIDTH - 2 - cabaret - tower)
        if beside >= max(BESIDE[0], race):
            locations.add_row(self.cabaret(), self.finance(), Group(self.racetrack(), self.actions(beside)))
        else:
            locations.add_row(self.cabaret(), self.finance())
            locations.add_row(self.racetrack(), self.actions(BESIDE[1]))
        return Group(self.headline(), *self.seats(), locations, self.characters(), *self.notes(), self.legend())

    # ------------------------------------------------------------ small things

    def token(self, seat: int) -> Text:
        return Text(TOKENS[seat], style=f"bold {self.colours[seat]}")

    def say(self, message: str, **about: object) -> str:
        return self.words(message, about)

    def name(self, kind: str, id: str) -> str:
        return self.words.say(named(self.box, kind, id))

    def character(self, id: str) -> Text:
        """Name, suit and prestige."""
        suit = self.suits[id]
        known = (self.name("suit", suit), self.suit_colours[suit])
        return Text.assemble(self.name("character", id), " ", known, f" {self.prestige[id]}")

    def entry(self, label: str, value: str) -> str:
        return self.say("label-entry", label=label, value=value)

    def headline(self) -> Text:
        view = self.view
        line = Text(self.say("title"), style="bold")
        if view.turn:
            line.append(" – " + self.say("label-turn", number=view.turn))
        if view.prompt is not None:
            line.append(f" – {self.names[view.prompt.seat]} ")
            line.append(self.token(view.prompt.seat))
            line.append(" – " + self.say(f"prompt-{view.prompt.id}"))
        elif view.result is None:
            line.append(" – " + self.say(f"stage-{view.chance}"))
        else:
            winner = view.result.winner
            said = self.say("result-draw") if winner is None else self.say("result-win", player=self.names[winner])
            line.append(" – " + said + " " + self.say(f"cause-{view.result.reason}") + ".")
        return line

    def seats(self) -> list[Text]:
        """What each player has on the table."""
        return [self.seat(seat, entry.id) for seat, entry in enumerate(self.box.seat)]

    def seat(self, seat: int, id: str) -> Text:
        special = self.view.special
        line = Text.assemble(self.token(seat), " ", (self.names[seat], "bold"), f" ({self.name('seat', id)}) – ")
        slot = special.slot[seat]
        parts = [
            self.say("label-supply", count=self.view.supply[seat]),
            self.entry(self.say("label-special"), self.say("label-none") if slot is None else self.name("special", slot)),
        ]
        if special.aside[seat]:
            parts.append(self.entry(self.say("label-aside"), self.tiles(special.aside[seat])))
        discarded = special.discarded[seat]
        if special.discards[seat]:
            hidden = "" if not discarded else f" ({self.tiles(discarded)})"
            parts.append(self.say("label-discards", count=special.discards[seat]) + hidden)
        if self.view.result is not None:
            parts.append(self.say("label-prestige", number=self.view.result.prestige[seat]))
        return line.append(" – ".join(parts))

    def tiles(self, tiles: Sequence[str]) -> str:
        return ", ".join(self.name("special", tile) for tile in tiles)

    # ------------------------------------------------------------ locations

    def panel(self, location: str, inside: RenderableType) -> Panel:
        return Panel(inside, title=self.say(f"location-{location}"), expand=False)

    def grid(self, *widths: int) -> Table:
        """Columns that keep their width, whatever the terminal has; only names may need a second line."""
        table = Table.grid(padding=(0, 1))
        for width in widths:
            table.add_column(width=width, no_wrap=width != self.of_a_character)
        return table

    def cabaret(self) -> Panel:
        """Each space: who has it, or what is printed there; a star keeps its sign beside the token."""
        size, side = self.box.cabaret.tile_size, self.box.cabaret.side
        tiles = {tile.id: tile for tile in self.box.cabaret.tile}
        table = self.grid(1, *[2] * side)
        table.add_row("", *(chr(ord("a") + column) for column in range(side)), style="dim")
        for row in range(side):
            spaces = [Text(str(row + 1), style="dim")]
            for column in range(side):
                quadrant = row // size * 2 + column // size
                laid = self.view.cabaret.tiles
                tile = tiles[laid[quadrant]] if quadrant < len(laid) else None
                at = (row % size, column % size)
                found = self.view.cabaret.cells[row * side + column]
                star = STAR if tile is not None and at in tile.star_spots() else " "
                printed = {} if tile is None else {entry.at: SIGNS[entry.bonus] for entry in tile.bonuses}
                sign = self.token(int(found)) if found != "." else Text(printed.get(at, EMPTY))
                spaces.append(sign + Text(star, style="bold"))
            table.add_row(*spaces)
        return self.panel("cabaret", table)

    def finance(self) -> Panel:
        """From the top to the start: level, both columns, and at a floor its place or, once uncovered, its bonus."""
        table = self.grid(2, 1, 1, self.ids)
        gone = {place.id for place in self.view.places if place.owner is not None}
        floors = {floor.level: floor for floor in self.box.finance.floor}
        open_to_all = {entry.level: SIGNS[entry.bonus] for entry in self.box.finance.bonus}
        for level in range(self.box.finance.top, self.box.finance.start - 1, -1):
            columns = [self.token(seat) if self.view.finance[seat] == level else Text(EMPTY) for seat in (0, 1)]
            floor = floors.get(level)
            sign = open_to_all.get(level, "") if floor is None else SIGNS.get(floor.bonus, "") if floor.place in gone else floor.place
            table.add_row(Text(f"{level:2}", style="dim"), *columns, sign)
        return self.panel("finance", table)

    def racetrack(self) -> Panel:
        longest = max(row.length for row in self.box.race.row)
        table = self.grid(1, *[1] * longest, self.ids)
        for row, spaces in zip(self.box.race.row, self.view.race, strict=True):
            printed = {entry.space: SIGNS[entry.bonus] for entry in row.bonuses}
            signs = [
                self.token(int(found)) if found in "01" else Text(CLOSED if found == "x" else printed.get(number, EMPTY))
                for number, found in enumerate(spaces, start=1)
            ]
            table.add_row(Text(str(row.row), style="dim"), *signs, *[""] * (longest - row.length), "" if "x" in spaces else row.place)
        return self.panel("race", table)

    def actions(self, width: int) -> Panel:
        """The main actions with the token that bars one of them, then tiles that are nobody's."""
        view = self.view
        table = Table.grid(padding=(0, 1))
        for action in self.board.mains:
            here = view.token == action
            table.add_row(HERE if here else "", Text(self.name("action", action), style="bold" if here else ""))
        for seat in (0, 1):
            here = view.token == f"sp{seat}"
            table.add_row(
                HERE if here else "", Text.assemble(self.say("label-special"), " ", self.token(seat), style="bold" if here else "")
            )
        lines = [self.say("label-pile", count=view.special.pile)]
        if view.special.in_use is not None:
            lines.append(f"{self.name('special', view.special.in_use)} ({self.say('label-in-use')})")
        drawing = view.special.drawing
        if drawing is not None:
            tiles = [*(drawing.tiles or [HIDDEN] * drawing.count), *["…"] * drawing.left]
            named = [self.name("special", tile) if tile in self.board.specials else tile for tile in tiles]
            lines.append(self.entry(f"{self.say('label-drawn')} {TOKENS[drawing.seat]}", ", ".join(named)))
        if view.special.spent:
            lines.append(self.entry(self.say("label-spent"), self.tiles(view.special.spent)))
        return Panel(Group(table, *(Text(line) for line in lines)), title=self.say("label-actions"), width=width)

    # ------------------------------------------------------------ characters

    def characters(self) -> Panel:
        """All places in two columns: the character as far as it is known, and whose it is."""
        table = self.grid(*(self.ids, 1, self.of_a_character) * 2)
        half = (len(self.view.places) + 1) // 2
        lines = [self.place(place) for place in self.view.places]
        for number in range(half):
            right = lines[number + half] if number + half < len(lines) else []
            table.add_row(*lines[number], *right)
        return Panel(table, title=self.say("label-characters"), width=WIDTH)

    def place(self, place: Place) -> list[Text]:
        owner = Text(" ") if place.owner is None else self.token(place.owner)
        who = Text(f"{DOWN} " if place.face == "down" else "  ")
        if place.who is not None:
            who.append(self.character(place.who))
        else:
            who.append("…" if place.face is None else self.guesses(place.id), style="italic")
        return [Text(place.id, style="dim"), owner, who]

    def guesses(self, place: str) -> str:
        """Whom the cases allow at a spot; a question mark stays as long as one of them leaves it open."""
        spot = self.view.spots.index(place)
        found = list(dict.fromkeys(case[spot] for case in self.view.cases))
        if len(found) > 1 and not self.aids:
            return HIDDEN
        known = [self.name("character", who) for who in found if who is not None]
        return " / ".join([*known, *([HIDDEN] if None in found else [])])

    def notes(self) -> list[Text]:
        view = self.view
        lines = []
        if view.todo:
            lines.append(self.entry(self.say("label-todo"), ", ".join(self.words.say(say_task(task)) for task in view.todo)))
        if view.force is not None:
            lines.append(self.say("label-force", player=self.names[view.force]))
        if len(view.cases) > 1 and self.aids:
            lines.append(self.say("label-cases", count=len(view.cases)))
        if view.box is not None:
            lines.append(self.entry(self.say("label-box"), ", ".join(self.name("character", who) for who in view.box)))
        suits = self.suit_line()
        return [Text(line) for line in lines] + ([suits] if suits.plain else [])

    def suit_line(self) -> Text:
        """For each suit who has how many, as far as this reader can know."""
        line = Text()
        for suit in self.board.suits:
            owners = sorted(
                place.owner for place in self.view.places if place.owner is not None and place.who and self.suits[place.who] == suit
            )
            if owners:
                line.append("  " if line.plain else self.entry(self.say("label-suits"), ""))
                line.append(self.name("suit", suit) + " ", style=self.suit_colours[suit])
                for owner in owners:
                    line.append(self.token(owner))
        return line

    def legend(self) -> Text:
        signs = [f"{SIGNS[bonus]} {self.say(f'bonus-{bonus}')}" for bonus in BONUSES]
        return Text("  ".join([*signs, f"{STAR} {self.say('label-star')}", f"{DOWN} {self.say('label-down')}"]), style="dim")
