"""Times Square in a terminal: the street between the clubs, the hand, and notes on the position."""

from collections import Counter
from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from soiree.core.rng import Rng
from soiree.core.texts.drawing import Drawing
from soiree.core.texts.words import Words
from soiree.games.times_square.belief import Worlds
from soiree.games.times_square.box import DIRECTIONS, KIND_NUMBER, KIND_SUIT, MANHOLE, RULES, SUITS, Box
from soiree.games.times_square.rules import TimesSquare
from soiree.games.times_square.view import View

CELL = 4  # columns of a space, the line or gap before it included
BRASS = "#c8a45a"
# The colours of the figures and of their cards; each also has its letter, since colour is never the only sign.
COLOURS = {"sue": "#3fbf7f", "guards": "#aab4c4", "hal": "#e6c34a", "deb": "#ff5263", "charlie": "#7fd1c0"}
FIGURE_OF = dict(zip(SUITS, ("sue", "guards", "hal", "deb"), strict=True))
FACES = {"B2": "1+1", "Bc": "><", "Dm": "◎"}  # what the other kinds show is their number


def draw(box: Box, view: View, words: Words, names: Sequence[str], aids: bool) -> RenderableType:
    """The own club is at the left for both seats; an onlooker looks from the side of seat 0."""
    drawing = _Drawing(box, view, words, names, aids)
    return Group(*drawing.heading(), *drawing.street(), drawing.legend(), *drawing.hand(), *drawing.notes())


class _Drawing(Drawing[Box, View]):
    def __init__(self, box: Box, view: View, words: Words, names: Sequence[str], aids: bool) -> None:
        super().__init__(box, view, words, names, aids)
        self.left = view.seat or 0  # whose club is at the left
        way = DIRECTIONS[self.left]
        self.spaces = [way * own for own in range(box.last, -box.last - 1, -1)]  # coordinates, from left to right
        self.entrance = box.last - box.entrance + 1  # spaces of an entrance

    def glyph(self, figure: str) -> str:
        return self.words(f"glyph-{figure}")

    # ------------------------------------------------------------ the head: who sits where

    def heading(self) -> list[Text]:
        view, words = self.view, self.words
        first = self.apart(
            Text.assemble((words("title"), f"bold {BRASS}"), "  ", words("label-turn", number=view.turn)),
            Text(words("label-pile", number=view.pile_no, count=view.pile)),
        )
        return [first, self.apart(self.club(self.left), self.club(1 - self.left))]

    def apart(self, left: Text, right: Text) -> Text:
        """One text at each end of a line as wide as the street."""
        width = CELL * len(self.spaces) + 1
        return Text(" ") + left + Text(" " * max(2, width - left.cell_len - right.cell_len)) + right

    def club(self, seat: int) -> Text:
        """A player with side and number of cards; an arrow marks whose turn it is."""
        words = self.words
        side = words("label-west" if seat == 0 else "label-east")
        cards = words("label-cards", count=self.view.hands[seat])
        mark = "▸ " if self.view.active == seat and self.view.result is None else ""
        return Text.assemble((mark, BRASS), (self.names[seat], "bold"), f" · {side} · {cards}")

    # ------------------------------------------------------------ the street

    def street(self) -> list[Text]:
        figures, words = self.view.figures, self.words
        trio = {figures.sue: "sue", figures.guards[0]: "guards", figures.guards[1]: "guards"}
        hal = {} if figures.hal is None else {figures.hal: "hal"}
        deb = {} if figures.deb is None else {figures.deb: "deb"}
        return [
            self.places(),
            self.numbers(),
            self.line(("╔", "═", "╤", "╗"), words("label-light")),
            self.lane(hal, ""),
            self.lane(trio, "·"),
            self.lane(deb, ""),
            self.line(("╟", "─", "┼", "╢"), words("label-dark")),
            self.lane({figures.charlie: "charlie"}, "·"),
            self.line(("╚", "═", "╧", "╝"), ""),
        ]

    def places(self) -> Text:
        """What the marked places are called, above them."""
        entrance, manhole = self.words("label-entrance"), self.words("label-manhole")
        middle = CELL * len(self.spaces) // 2
        width = self.entrance * CELL + 1
        line = f"{entrance:^{width}}"
        line += " " * (middle - cell_len(manhole) // 2 - cell_len(line)) + manhole
        line += " " * (CELL * (len(self.spaces) - self.entrance) - cell_len(line)) + f"{entrance:^{width}}"
        return Text(f" {line}".rstrip(), style=BRASS)

    def numbers(self) -> Text:
        line = Text(" ")
        for x in self.spaces:
            label = "◎" if x == MANHOLE else str(abs(x))
            line.append(
                f"  {label} "[: CELL if x != self.spaces[-1] else CELL - 1],
                style=BRASS if x == MANHOLE or abs(x) >= self.box.entrance else "dim",
            )
        return line

    def fence(self, index: int) -> bool:
        """Whether a line is drawn before the space: at the entrances, and on both sides of the manhole."""
        inner, before = self.spaces[index], self.spaces[index - 1]
        at_door = (abs(inner) >= self.box.entrance) != (abs(before) >= self.box.entrance)
        return at_door or MANHOLE in (inner, before)

    def line(self, signs: tuple[str, str, str, str], title: str) -> Text:
        """A line of the frame, with the name of the lane below it."""
        start, along, cross, end = signs
        drawn = start + along * (CELL - 1)
        for index in range(1, len(self.spaces)):
            drawn += (cross if self.fence(index) else along) + along * (CELL - 1)
        text = Text(f" {drawn}{end}", style=BRASS)
        if title:
            at = 3 + self.entrance * CELL
            named = Text(f" {title} ", style="dim")
            return text[:at] + named + text[at + cell_len(title) + 2 :]
        return text

    def lane(self, figures: dict[int, str], empty: str) -> Text:
        line = Text(" ")
        for index, x in enumerate(self.spaces):
            line.append("║" if index == 0 else "│" if self.fence(index) else " ", style=BRASS)
            figure = figures.get(x)
            if figure is None:
                line.append(f"{empty:^{CELL - 1}}", style="dim")
            else:
                line.append_text(self.piece(figure))
        line.append("║", style=BRASS)
        return line

    def piece(self, figure: str) -> Text:
        return Text(f" {self.glyph(figure)} ", style=f"bold #0b101b on {COLOURS[figure]}")

    def legend(self) -> Text:
        words = self.words
        said = {"sue": "figure-sue", "guards": "role-guards", "hal": "figure-hal", "deb": "figure-deb", "charlie": "figure-charlie"}
        parts = [Text.assemble((self.glyph(figure), f"bold {COLOURS[figure]}"), " ", (words(name), "dim")) for figure, name in said.items()]
        return Text("  ") + Text("  ").join(parts)

    # ------------------------------------------------------------ cards

    def face(self, kind: str) -> str:
        return self.glyph(FIGURE_OF[KIND_SUIT[kind]]) + FACES.get(kind, kind[1:] or "1")

    def hand(self) -> list[Text]:
        """The own cards in kind order; those that this turn cannot use any more are dimmed."""
        if not self.view.hand:
            return []
        rows = [Text(" "), Text(" "), Text(" ")]
        for kind in self.view.hand:
            face = self.face(kind)
            closed = self.closed(kind)
            style = f"{'dim ' if closed else 'bold '}{COLOURS[FIGURE_OF[KIND_SUIT[kind]]]}"
            edge = "dim" if closed else BRASS
            rows[0].append(" ╭────╮", style=edge)
            rows[1].append_text(
                Text.assemble((" │", edge), (f"{face[0] + ' ' + face[1:] if len(face) < 4 else face:^4}", style), ("│", edge))
            )
            rows[2].append(" ╰────╯", style=edge)
        return rows

    def closed(self, kind: str) -> bool:
        """Another colour is being played (TS-402), or the trade has passed this kind (TS-703)."""
        view = self.view
        if view.active != view.seat:
            return False
        if view.suit is not None:
            return KIND_SUIT[kind] != view.suit
        return view.last is not None and KIND_NUMBER[kind] < KIND_NUMBER[view.last]

    def pack(self, kinds: Sequence[str]) -> Text:
        """Cards summed up by kind."""
        counted = Counter(kinds)
        parts = [
            Text.assemble((self.face(kind), COLOURS[FIGURE_OF[KIND_SUIT[kind]]]), (f"×{number}" if number > 1 else "", "dim"))
            for kind, number in sorted(counted.items(), key=lambda entry: KIND_NUMBER[entry[0]])
        ]
        return Text(" ").join(parts) if parts else Text("–", style="dim")

    # ------------------------------------------------------------ notes on the position

    def notes(self) -> list[Text]:
        view, words = self.view, self.words
        notes = self.seen_cards()
        if view.active is None or not view.actors:
            return [*notes, Text(f" {words(f'stage-{view.stage}')}", style="dim")]
        world = Worlds(self.box, view).sample(Rng(0))  # any world: the public part is the same in all, and the rules forecast from it
        notes += [*self.forecast(world, view.active), *self.influence(world)]
        if view.suit is not None:
            suit = words(f"suit-{view.suit}")
            said = words("label-suit", suit=suit) if view.role is None else words("label-role", suit=suit, role=words(f"role-{view.role}"))
            notes.append(Text(f" {said}", style=COLOURS[FIGURE_OF[view.suit]]))
        missing = self.box.hand - view.hands[view.active]
        if view.pile_no == RULES["piles"] and view.pile <= missing:
            notes.append(Text(f" {words('label-last-refill')}", style="bold"))
        return notes

    def seen_cards(self) -> list[Text]:
        """The discards, and what each seat knows of the other hand; without memory aids only how many discards there are (TS-715)."""
        view = self.view
        if not self.aids:
            return [Text.assemble((f" {self.words('label-discard')}", "dim"), f"  {len(view.discard)}")]
        seen = {"label-discard": view.discard, "label-known": view.known, "label-exposed": view.exposed}
        return [self.titled(label, cards) for label, cards in seen.items() if cards is not None and (cards or label == "label-discard")]

    def titled(self, label: str, kinds: Sequence[str]) -> Text:
        title = self.words(label)
        return Text.assemble((f" {title}", "dim"), "  ") + self.pack(kinds)

    def forecast(self, world: TimesSquare, seat: int) -> list[Text]:
        """What Charlie would do at the end of this turn, and at the end of the next."""
        spaces = world.charlie_spaces()
        said = Text(f" {self.words('label-forecast', count=spaces)}", style="bold" if spaces else "dim")
        lines = [said + self.reasons(seat, spaces)]
        world.active = 1 - seat
        spaces = world.charlie_spaces()
        if spaces:
            said = Text(f" {self.words('label-forecast-next', count=spaces, player=self.names[1 - seat])}", style="dim")
            lines.append(said + self.reasons(1 - seat, spaces))
        world.active = seat
        return lines

    def reasons(self, seat: int, spaces: int) -> Text:
        """Who counts for Charlie: each figure on the entrance, the trio if it makes up the rest."""
        if not spaces:
            return Text()
        figures, way = self.view.figures, DIRECTIONS[seat]
        standing = {"guards": figures.guards[seat], "hal": figures.hal, "deb": figures.deb}
        counting = [[name] for name, x in standing.items() if x is not None and way * x >= self.box.entrance]
        if spaces > RULES["charlie_per_figure"] * len(counting):
            counting.append(["guards", "sue", "guards"])
        parts = [Text("").join(Text(self.glyph(name), style=f"bold {COLOURS[name]}") for name in names) for names in counting]
        return Text(" (") + Text("+").join(parts) + Text(")")

    def influence(self, world: TimesSquare) -> list[Text]:
        """Deb's mark, as long as red cards can still be played in this turn."""
        if not world.influence() or self.view.suit not in (None, SUITS[-1]):
            return []
        return [Text.assemble((" ✦ ", COLOURS["deb"]), self.words("label-influence"))]
