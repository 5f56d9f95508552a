"""Edgar & Lucien in a terminal 110 columns wide: the city with its borders, then a line of gauges for each player.

A city in rings is drawn as frames around the two by two districts in its middle. A letter on the line between two districts is the
colour of their border; without one there is no way. Any other city is drawn in rows and columns, and each district lists its ways.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from soiree.core.texts.drawing import Drawing
from soiree.core.texts.words import Words
from soiree.games.edgar_lucien.box import CONDITIONS, CONSTANTS, PAWNS, PLACES, PROMPTS, SEAT_COLOURS, Box
from soiree.games.edgar_lucien.map.city import KINDS
from soiree.games.edgar_lucien.view import Player, View

WIDTH = 109
BRASS, COPPER = "#c8a45a", "#cf7d43"
_ON_DARK = {"K": "#9a9a9a"}  # black is not readable on a dark screen; its letter distinguishes it from white
_HOW = {"no": "", "fact": "●", "certificate": "◈", "both": "◈●"}
_CHANCE = ("first", "draw", "extort")
_LINES = {"lr": "─", "ud": "│", "dr": "┌", "dl": "┐", "ur": "└", "ul": "┘", "udr": "├", "udl": "┤", "dlr": "┬", "ulr": "┴", "udlr": "┼"}


def draw(box: Box, view: View, words: Words, names: Sequence[str], aids: bool) -> RenderableType:
    """The table as the view shows it."""
    return _Drawing(box, view, words, names, aids).whole()


class _Drawing(Drawing[Box, View]):
    def __init__(self, box: Box, view: View, words: Words, names: Sequence[str], aids: bool) -> None:
        super().__init__(box, view, words, names, aids)
        self.side = box.data["sides"][view.side]
        self.limits = box.data["thresholds"][str(view.seats)]

    def whole(self) -> RenderableType:
        return Group(self.heading(), self.city(), *self.legend(), self.gauges(), *self.notes())

    def heading(self) -> Text:
        view, words = self.view, self.words
        turns = CONSTANTS["turns_per_period"]
        when = words("label-period", period=view.period, periods=view.options.periods, turn=view.turn, turns=turns)
        return Text.assemble((f" {words('title')}", f"bold {COPPER}"), f"  {when}  ", (self.moment(), BRASS))

    def moment(self) -> str:
        """The phase, and what is open in it."""
        view, words = self.view, self.words
        phase = words(f"phase-{view.phase}")
        if view.phase in ("program", "over"):
            return phase
        assert view.asked in PROMPTS
        return f"{phase} · {words(('chance-' if view.asked in _CHANCE else 'prompt-') + view.asked)}"

    # ------------------------------------------------------------ the city

    def city(self) -> Text:
        if not self.box.ringed(self.view.side):
            return self.rows()
        boxes, cells = _ring_boxes(self.side["districts"])
        map_ = _Map(boxes, cells, cells, 5 if cells > 4 else 4)
        for district in self.side["districts"]:
            map_.fill(district["id"], self.inside(district["id"], KINDS.index(district["kind"]), map_.room(district["id"])))
        for border in self.side["borders"]:
            map_.mark(border["a"], border["b"], border["code"], f"bold {self.colour(border['code'])}")
        return map_.text()

    def rows(self) -> Text:
        """A city that is not in rings: a frame for each district, in the rows and columns of the drawing."""
        drawing = self.box.drawing(self.view.side)
        boxes = {id: (*place.cell, *place.cell) for id, place in drawing.places.items()}
        wide = WIDTH // drawing.columns
        inside = {
            district["id"]: [
                *self.inside(district["id"], KINDS.index(district["kind"]), wide - 3),
                *self.ways(district["id"], wide - 3),
            ]
            for district in self.side["districts"]
        }
        map_ = _Map(boxes, drawing.rows, drawing.columns, 1 + max(len(lines) for lines in inside.values()))
        for id, lines in inside.items():
            map_.fill(id, lines)
        return map_.text()

    def ways(self, id: str, room: int) -> list[Text]:
        """Where each border colour leads, a colour after the other."""
        found = []
        for code in self.box.wheel:
            borders = [border for border in self.side["borders"] if border["code"] == code and id in (border["a"], border["b"])]
            for border in borders:
                end = border["b"] if border["a"] == id else border["a"]
                found.append(Text.assemble((code, f"bold {self.colour(code)}"), f"{end} "))
        return _lined(found, room)

    def inside(self, id: str, kind: int, room: int) -> list[Text]:
        """What is written in a district: its name, its kind with metro lines and owner, and who stands there."""
        view, words = self.view, self.words
        name = self.box.district_name(view.side, id, words)
        owner = view.owners[id]
        lines = [Text(line, style="bold") for line in _folded(id if name == id else f"{id} {name}", room)]
        kind_name = words(f"kind-{KINDS[kind]}") if kind >= len(PLACES) else words("label-office")
        facts = [Text.assemble((kind_name, "dim"), " ", ("□", "dim") if owner is None else self.token(owner))]
        for line in self.side["metro"][view.options.metro]:
            if id in line["mouths"]:
                facts.append(Text(f" ◊{line['code']}", style=f"bold {self.colour(line['code'])}"))
        pawns = []
        for player in view.players:
            for who in PAWNS:
                if getattr(player, who) == id:
                    pawns.append(Text(f"{words(f'glyph-{who}')}{player.seat} ", style=f"bold {SEAT_COLOURS[player.seat]}"))
        return [*lines, *_lined(facts, room), *_lined(pawns, room)]

    def token(self, seat: int) -> tuple[str, str]:
        return f"■{seat}", SEAT_COLOURS[seat]

    def colour(self, code: str) -> str:
        return _ON_DARK.get(code, self.box.colours[code])

    def legend(self) -> list[Text]:
        said = [self.words("label-legend"), *self.legend_of_ways(), self.words("label-signs")]
        return [Text(f" {line}", style="dim") for line in said]

    def legend_of_ways(self) -> list[str]:
        if self.box.own:
            return [self.words("label-wheel")]
        named = {
            kind: ", ".join(self.words.say(self.box.say_way(position.code)) for position in self.box.cities.wheel if position.kind == kind)
            for kind in ("border", "metro")
        }
        lines = [self.words("label-ways", borders=named["border"])] if named["border"] else []
        return [*lines, self.words("label-lines", lines=named["metro"])] if named["metro"] else lines

    # ------------------------------------------------------------ the players

    def gauges(self) -> Table:
        words = self.words
        table = Table(box=None, padding=(0, 1), header_style=BRASS, width=WIDTH)
        for label in ("player", "money", "districts", "offices", "popularity", "counts", "cards", "done", "needles"):
            table.add_column(words(f"label-{label}"), no_wrap=label != "done")
        for player in self.view.players:
            table.add_row(*(Text.assemble(*parts) for parts in self.row(player)))
        return table

    def row(self, player: Player) -> list[list[str | tuple[str, str]]]:
        view, words, seat = self.view, self.words, player.seat
        owned = [district for district, owner in view.owners.items() if owner == seat]
        kinds = {district["id"]: district["kind"] for district in self.side["districts"]}
        offices = sum(kinds[district] in PLACES for district in owned)
        money = words("label-unknown") if player.money is None else words("label-cogs", cogs=player.money * CONSTANTS["cogs_per_unit"])
        held = "?" if player.held is None else str(player.held)
        warning = "!" if player.held is not None and player.held + 1 == CONSTANTS["conditions_to_win"] else ""
        marks = [("▸", BRASS)] if seat in view.waiting and view.phase != "program" else []
        return [
            [*marks, (f"{seat} {self.names[seat][:12]}", f"bold {SEAT_COLOURS[seat]}")],
            [money, self.how(player, 0)],
            [f"{len(owned)}/{self.limits['collector']}", self.how(player, 1)],
            [f"{offices}/{self.limits['bureaucrat']}", self.how(player, 2)],
            [str(player.popularity), self.how(player, 3)],
            [(f"{held}/{CONSTANTS['conditions_to_win']}{warning}", "bold" if warning else "")],
            [str(player.cards)],
            [self.done(player)],
            [*self.needles(player)],
        ]

    def how(self, player: Player, condition: int) -> tuple[str, str]:
        how = player.conditions[CONDITIONS[condition]]
        return f" {_HOW[how] if how is not None else '?'}".rstrip(), BRASS

    def done(self, player: Player) -> str:
        """The Administration actions marked this period."""
        words = self.words
        parts = []
        for who, places in (("edgar", player.done.edgar), ("lucien", player.done.lucien)):
            if places:
                parts.append(" ".join([words(f"glyph-{who}"), *(words(f"mark-{place}") for place in places)]))
        return "\n".join(parts)

    def needles(self, player: Player) -> list[str | tuple[str, str]]:
        words = self.words
        needles = (player.needles.edgar, player.needles.lucien)
        if self.view.phase == "program" and player.seat != self.view.seat:
            return [words("label-ready" if player.locked else "label-setting")]
        parts: list[str | tuple[str, str]] = []
        for who, code in zip(PAWNS, needles, strict=True):
            style = "" if code is None else f"bold {self.colour(code)}"
            parts += [f"{words(f'glyph-{who}')} ", (f"{code or '–'} ", style)]
        return parts

    # ------------------------------------------------------------ what lies beside the board

    def notes(self) -> list[Text]:
        view, words = self.view, self.words
        offices = [
            words("label-governor", player=self.name(view.governor)),
            words("label-protection", player=self.name(view.protection)),
            words("label-first", player=self.name(view.first)),
        ]
        if view.next_first != view.first:
            offices.append(words("label-next-first", player=self.name(view.next_first)))
        held = [(id, holder) for id, holder in view.certificates.items() if holder is not None]
        certificates = [words("label-held", what=words(f"condition-{id}"), player=self.name(holder)) for id, holder in held]
        notes = [
            Text(f" {' · '.join(offices)}"),
            _titled(words("label-certificates"), " · ".join(certificates) or words("label-nobody")),
            _titled(words("label-deck", count=view.deck), words("label-discard", cards=self.cards(view.discard))),
        ]
        if view.hand is not None:
            notes.append(_titled(words("label-hand"), self.cards(view.hand), BRASS))
        for seat, cards in (view.known or {}).items() if self.aids else ():
            known = words("label-known-of", player=self.name(int(seat)), cards=self.cards(cards))
            notes.append(_titled(words("label-known"), known))
        return [*notes, *self.doing(), *self.auction()]

    def doing(self) -> list[Text]:
        """What is being carried out."""
        pending, words = self.view.pending, self.words
        if pending is None or self.view.active is None:
            return []
        what = words(f"pawn-{pending.who}")
        if pending.action is not None:
            kind = "card" if f"card-{pending.action}" in words else "action"
            what += f" · {words(f'{kind}-{pending.action}')}"
        said = [words("label-pending", player=self.name(self.view.active), what=what)]
        said += [words("label-doubled")] if pending.doubled else []
        said += [words("label-left", count=pending.left)] if pending.left else []
        said += [words("label-queue", players=self.several(pending.queue))] if pending.queue else []
        return [Text(f" {' · '.join(said)}", style=COPPER)]

    def auction(self) -> list[Text]:
        auction, words = self.view.auction, self.words
        if auction is None:
            return []
        cogs = auction.high * CONSTANTS["cogs_per_unit"]
        said = [
            words("label-auction", players=self.several(auction.tied)),
            words("label-live", players=self.several(auction.live)),
            words("label-high", cogs=cogs, player=self.name(auction.holder)) if auction.high else words("label-no-bid"),
        ]
        return [Text(f" {' · '.join(said)}", style=COPPER)]

    def name(self, seat: int | None) -> str:
        return self.words("label-nobody") if seat is None else self.names[seat]

    def several(self, seats: Iterable[int]) -> str:
        return ", ".join(self.names[seat] for seat in seats)

    def cards(self, cards: dict[str, int]) -> str:
        """Cards summed up by title."""
        said = [self.words(f"card-{code}") + (f" ×{count}" if count > 1 else "") for code, count in cards.items()]
        return ", ".join(said) or self.words("label-empty")


def _titled(title: str, said: str, style: str = "") -> Text:
    return Text.assemble((f" {title}  ", "dim"), (said, style))


def _folded(text: str, room: int) -> list[str]:
    """A name on as many lines as it needs, at most two."""
    if cell_len(text) <= room:
        return [text]
    cut = text.rfind(" ", 0, room + 1)
    return [text[:cut], f"   {text[cut + 1 :]}"[:room]]


_Box = tuple[int, int, int, int]  # top, left, bottom, right, in cells


def _lined(parts: Iterable[Text], room: int) -> list[Text]:
    """Parts on as many lines as they need, at least one."""
    lines = [Text()]
    for part in parts:
        if lines[-1].cell_len + len(part.plain.rstrip()) > room:
            lines.append(Text())
        lines[-1].append_text(part)
    return lines


def _ring_boxes(districts: Sequence[Mapping[str, Any]]) -> tuple[dict[str, _Box], int]:  # any: parsed TOML
    """The boxes of districts that are ring sectors, and how many cells the whole has each way."""
    rings = sorted({int(district["r_in"]) for district in districts}, reverse=True)
    cells = 2 * len(rings)
    return {str(d["id"]): _ring_box(cells, rings.index(int(d["r_in"])), float(d["a0"]), float(d["a1"])) for d in districts}, cells


def _ring_box(cells: int, ring: int, start: float, end: float) -> _Box:
    """Ring 0 is the outermost; its sides north and south have the corners."""
    middle, low, high = cells // 2, ring, cells - 1 - ring
    eighth = int((start + end) / 2 // 45)
    if end - start > 45:  # a quarter of the innermost ring
        return ((low, middle, low, middle), (middle, middle, middle, middle), (middle, low, middle, low), (low, low, low, low))[eighth // 2]
    return (
        (low, middle, low, high),
        (low + 1, high, middle - 1, high),
        (middle, high, high - 1, high),
        (high, middle, high, high),
        (high, low, high, middle - 1),
        (middle, low, high - 1, low),
        (low + 1, low, middle - 1, low),
        (low, low, low, middle - 1),
    )[eighth]


class _Map:
    """A grid of characters: districts as boxes of whole cells, their borders as marks on the lines between them."""

    def __init__(self, boxes: dict[str, _Box], down: int, across: int, high: int) -> None:
        """`down` and `across`: how many cells there are; `high`: the lines of a cell, the line above it included."""
        self.boxes = boxes
        self.wide = WIDTH // across  # columns of a cell, the line before it included
        self.high = high
        self.grid = [[(" ", "")] * (across * self.wide + 1) for _ in range(down * high + 1)]
        self.lines: dict[tuple[int, int], set[str]] = {}
        for box in self.boxes.values():
            self.frame(box)
        self.rule()

    def room(self, id: str) -> int:
        """How many characters a line within the district has."""
        _, left, _, right = self.boxes[id]
        return (right - left + 1) * self.wide - 2

    def frame(self, box: tuple[int, int, int, int]) -> None:
        top, left, bottom, right = box[0] * self.high, box[1] * self.wide, (box[2] + 1) * self.high, (box[3] + 1) * self.wide
        for x in range(left, right + 1):
            for y in (top, bottom):
                self.lines.setdefault((y, x), set()).update(({"left"} if x > left else set()) | ({"right"} if x < right else set()))
        for y in range(top, bottom + 1):
            for x in (left, right):
                self.lines.setdefault((y, x), set()).update(({"up"} if y > top else set()) | ({"down"} if y < bottom else set()))

    def rule(self) -> None:
        """Every line with the sign for where it goes."""
        for (y, x), ways in self.lines.items():
            self.grid[y][x] = (_LINES["".join(way[0] for way in ("up", "down", "left", "right") if way in ways)], "dim")

    def fill(self, id: str, lines: Sequence[Text]) -> None:
        top, left, _, _ = self.boxes[id]
        for down, line in enumerate(lines, start=1):
            for along, (character, style) in enumerate(_characters(line, self.room(id)), start=2):
                self.grid[top * self.high + down][left * self.wide + along] = (character, style)

    def mark(self, here: str, there: str, code: str, style: str) -> None:
        """The letter of a border in the middle of the line that two districts share."""
        one, two = self.boxes[here], self.boxes[there]
        top, bottom = max(one[0], two[0]), min(one[2], two[2])
        left, right = max(one[1], two[1]), min(one[3], two[3])
        if top <= bottom:  # side by side
            x, y = max(one[1], two[1]) * self.wide, (top + bottom + 1) * self.high // 2
            for step, sign in ((-1, "┃"), (0, code), (1, "┃")):
                self.grid[y + step][x] = (sign, style)
        else:
            x, y = (left + right + 1) * self.wide // 2, max(one[0], two[0]) * self.high
            for step, sign in ((-3, "━"), (-2, "━"), (-1, " "), (0, code), (1, " "), (2, "━"), (3, "━")):
                self.grid[y][x + step] = (sign, style)

    def text(self) -> Text:
        """The grid, in runs of one style."""
        runs: list[tuple[str, str]] = []
        for row in self.grid:
            for style, run in groupby(row, key=lambda cell: cell[1]):
                runs.append(("".join(character for character, _ in run), style))
            runs.append(("\n", ""))
        return Text.assemble(*runs[:-1])


def _characters(line: Text, room: int) -> list[tuple[str, str]]:
    """The characters of a line with their styles, as many as there is room for."""
    styles = [str(line.style)] * len(line.plain)
    for span in line.spans:
        styles[span.start : span.end] = [str(span.style)] * (span.end - span.start)
    return list(zip(line.plain, styles, strict=True))[:room]
