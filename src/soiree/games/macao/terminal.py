"""Shadows of Macao in a terminal: piles, centre, and a box for each player, from the view alone."""

from collections.abc import Sequence

from rich import box as borders
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from soiree.core.texts.drawing import Drawing
from soiree.core.texts.message import Message
from soiree.core.texts.words import Words
from soiree.games.macao import phrases
from soiree.games.macao.box import Box
from soiree.games.macao.view import Act, Hit, Pay, Pile, Player, Reveal, Under, View

WIDTH = 100
SIDE_BY_SIDE = 3  # more players than that sit in two rows
POSSIBLE = "✓"


def draw(box: Box, view: View, words: Words, names: Sequence[str], aids: bool) -> RenderableType:
    """The table as the view shows it, readable in 100 columns; colours only repeat what letters and signs say."""
    return _Drawing(box, view, words, names, aids).whole()


class _Drawing(Drawing[Box, View]):
    def __init__(self, box: Box, view: View, words: Words, names: Sequence[str], aids: bool) -> None:
        super().__init__(box, view, words, names, aids)
        self.prices = view.prompt.prices if isinstance(view.prompt, Act) else {}
        self.colours = {resource.code: resource.colour for resource in box.resources}

    def whole(self) -> RenderableType:
        parts: list[RenderableType] = [self.heading()]
        parts += [self.result()] if self.view.result is not None else []
        parts += [self.piles(), self.centre(), self.players()]
        parts += [self.unseen()] if self.view.pool and self.aids else []
        return Group(*parts, self.key())

    def say(self, message: Message) -> str:
        return self.words.say(message, self.names)

    # ------------------------------------------------------------ what is going on

    def heading(self) -> Text:
        view, words = self.view, self.words
        where = [words("title")]
        where += [words("label-round", number=view.round)] if view.round else []
        if view.ending and view.result is None:
            where.append(words("label-last-round", reasons=", ".join(words(f"reason-{reason}") for reason in view.ending)))
        now = []
        if view.chance is not None:
            about = {"pile": view.chance.pile} if isinstance(view.chance, Reveal) else {}
            now.append(words(f"chance-{view.chance.__struct_config__.tag}", about))
        if view.prompt is not None:
            now += [self.names[view.prompt.seat], words(f"prompt-{view.prompt.__struct_config__.tag}"), *self.details()]
        return Text("\n".join(" · ".join(line) for line in (where, now) if line), style="bold")

    def details(self) -> list[str]:
        """What the prompt is about, beyond its name."""
        prompt, words = self.view.prompt, self.words
        if isinstance(prompt, Pay):
            paying = words("label-paying", target=self.say(phrases.target(self.box, prompt.target)), left=prompt.left)
            return [paying, words("label-named", cards=" ".join(prompt.named))] if prompt.named else [paying]
        if isinstance(prompt, Under):
            return [words("label-placing", cards=" ".join(prompt.cards))]
        if isinstance(prompt, Hit):
            return [words("label-by", player=self.names[prompt.by])]
        return []

    def result(self) -> RenderableType:
        result, words = self.view.result, self.words
        assert result is not None
        grid = Table.grid(padding=(0, 2))
        for seat in sorted(range(self.view.seats), key=lambda seat: result.ranks[seat]):
            grid.add_row(
                words("label-place", rank=result.ranks[seat]),
                self.names[seat],
                words("label-coins", count=result.coins[seat]),
                words("label-tiles", count=result.tiles[seat]),
                words("label-red-cards", count=result.red[seat]),
            )
        return Panel(grid, title=words(f"cause-{'-'.join(result.reason)}"), width=WIDTH, box=borders.DOUBLE)

    # ------------------------------------------------------------ the middle of the table

    def piles(self) -> RenderableType:
        grid = Table.grid(expand=False)
        least = min(pile.size for pile in self.view.piles)
        grid.add_row(*(self.pile(number, pile, pile.size == least) for number, pile in enumerate(self.view.piles, start=1)))
        return grid

    def pile(self, number: int, pile: Pile, smallest: bool) -> RenderableType:
        words = self.words
        size = words("label-size", count=pile.size) if pile.size else words("label-empty")
        lines = self.top(pile)
        if pile.hidden and self.aids:
            lines.append(Text(f"+ {words('label-hidden', count=pile.hidden)}", style="dim"))
        if pile.tail and self.aids:
            lines.append(Text.assemble((f"{words('label-tail')} ", "dim"), *self.codes(pile.tail)))
        return Panel(
            Group(*lines),
            title=f"{words('label-pile', number=number)} · {size}",
            subtitle=f"▼ {words('label-smallest')}" if smallest else None,
            width=WIDTH // 4,
            padding=0,
            height=2 + self.pile_height(),
        )

    def pile_height(self) -> int:
        """Lines of the highest pile, so that all four boxes are equally high."""
        if not self.aids:
            return 2
        letters = WIDTH // 4 - 2
        tails = [len(" ".join([self.words("label-tail"), *self.labels(pile.tail)])) for pile in self.view.piles if pile.tail]
        return 3 + max((-(-length // (letters - 3)) for length in tails), default=0)

    def top(self, pile: Pile) -> list[Text]:
        if pile.top is None:
            return [Text("?" if pile.hidden else "—"), Text()]
        face = self.box.face(pile.top)
        name = self.code(pile.top).append(f" {self.words(f'kind-{face.kind}')}", style="not bold default")
        return [name, Text("← ").append_text(self.cost(face.cost)).append(f" {face.coins}", style="bold yellow")]

    def centre(self) -> RenderableType:
        tiles = [self.tile(code) for code in self.view.centre] or [Text(self.words("label-nothing"), style="dim")]
        grid = Table.grid(padding=(0, 3))
        for first in range(0, len(tiles), 2):
            grid.add_row(*tiles[first : first + 2])
        return Panel(grid, title=self.words("label-centre"), width=WIDTH, padding=(0, 1))

    def tile(self, code: str, owner: int | None = None) -> Text:
        """Code, name, what it asks for, coins; and whether it can be opened now."""
        tile = self.box.tile(code)
        line = Text.assemble((code, "bold"), " ", self.say(phrases.tile(self.box, code)), " ")
        if tile.condition is None:
            line.append("← ").append_text(self.cost(tile.cost))
        else:
            asks = tile.condition
            about = {"count": asks.at_least, "blue": asks.blue, "red": asks.red, "green": asks.green, "yellow": asks.yellow}
            line.append("← ").append(self.words(f"condition-{asks.type}", about), style="italic")
        line.append(f" {tile.value}", style="bold yellow")
        return line.append_text(self.price(f"o{code}", owner))

    # ------------------------------------------------------------ the players

    def players(self) -> RenderableType:
        across = len(self.view.players) if len(self.view.players) <= SIDE_BY_SIDE else 2
        grid = Table.grid()
        for first in range(0, len(self.view.players), across):
            grid.add_row(*(self.player(player, WIDTH // across) for player in self.view.players[first : first + across]))
        return grid

    def player(self, player: Player, width: int) -> RenderableType:
        words, view = self.words, self.view
        deciding = view.prompt is not None and view.prompt.seat == player.seat
        title = f"{'▶ ' if deciding else ''}{self.names[player.seat]} · {words('label-coins', count=player.coins)}"
        signs = [words("label-start")] if view.start == player.seat else []
        signs += [words("label-turn")] if view.active == player.seat else []
        blue = words("label-blue", count=len(player.blue) + player.dead, limit=player.limit)
        red = words("label-red", count=len(player.red), limit=self.box.constants.red_cards_to_end.value)
        lines = [Text(f"○ {blue}", style="bold blue")]
        lines += [self.card(code, player.seat) for code in player.blue]
        lines += [Text(f"  † {words('label-dead', count=player.dead)}")] if player.dead else []
        lines.append(Text(f"● {red}", style="bold red"))
        lines += [self.card(code) for code in player.red]
        for sign, label, tiles, style in (("▣", "green", player.green, "bold green"), ("▢", "yellow", player.yellow, "bold yellow")):
            lines += [Text(f"{sign} {words(f'label-{label}')}", style=style)] if tiles else []
            lines += [self.tile(code, player.seat) if label == "green" else self.open_tile(code) for code in tiles]
        return Panel(
            Group(*lines),
            title=title,
            subtitle=" · ".join(signs) or None,
            width=width,
            padding=(0, 1),
            box=borders.HEAVY if deciding else borders.ROUNDED,
        )

    def open_tile(self, code: str) -> Text:
        value = self.box.tile(code).value
        return Text.assemble((code, "bold"), " ", self.say(phrases.tile(self.box, code)), (f" {value}", "bold yellow"))

    # ------------------------------------------------------------ cards

    def card(self, code: str, owner: int | None = None) -> Text:
        """One line: code, kind, cost, coins; and the price, if its owner can recruit it now."""
        face = self.box.face(code)
        line = Text("  ", no_wrap=True).append_text(self.code(code)).append(" " * max(1, 4 - len(phrases.label(self.box, code))))
        line.append(self.words(f"kind-{face.kind}")).append(" ← ").append_text(self.cost(face.cost))
        line.append(f" {face.coins}", style="bold yellow")
        return line.append_text(self.price(f"r{code}", owner))

    def code(self, code: str) -> Text:
        """A face's code, what it produces in its colour."""
        face = self.box.face(code)
        produced = next((resource.code for resource in self.box.resources if resource.id == face.produces), "")
        colour = self.colours.get(produced, self.box.joker.colour)
        return Text(phrases.label(self.box, code), style=f"bold {colour}")

    def labels(self, codes: Sequence[str]) -> list[str]:
        return [phrases.label(self.box, code) for code in codes]

    def codes(self, codes: Sequence[str]) -> list[Text | str]:
        """Several codes, a space between."""
        spaced: list[Text | str] = []
        for code in codes:
            spaced += [self.code(code), " "]
        return spaced[:-1]

    def cost(self, cost: dict[str, int]) -> Text:
        line = Text()
        for resource in self.box.resources:
            line.append(resource.code * cost.get(resource.id, 0), style=resource.colour)
        return line

    def price(self, token: str, owner: int | None) -> Text:
        """A sign at what the seat that is asked can do now; tiles of the centre are offered to it too."""
        if token not in self.prices or (owner is not None and self.view.active != owner):
            return Text()
        return Text(f" {POSSIBLE}{self.prices[token]}", style="bold green")

    # ------------------------------------------------------------ below

    def unseen(self) -> Text:
        """The pool, kind by kind."""
        pool = self.view.pool
        line = Text(f"{self.words('label-unseen', count=sum(pool.values()))}  ", style="dim")
        for code, number in pool.items():
            line.append_text(self.code(code)).append(f"×{number} " if number > 1 else " ")
        return line

    def key(self) -> Text:
        resources = [f"{resource.code} {self.say(phrases.resource(self.box, resource.id))}" for resource in self.box.resources]
        widow = self.box.widow()
        resources.append(f"{widow.code} {self.words(f'resource-{self.box.joker.id}')}")
        key = "label-card-key" if phrases.codes_tell(self.box) else "label-card-key-colon"
        return Text(
            f"{' · '.join(resources)}\n{self.words(key)}\n{self.words('label-price-key')}",
            style="dim",
        )
