"""Edgar & Lucien as a picture: the city in rings, its borders and metro lines, and a line for each seat."""

from collections.abc import Mapping, Sequence
from typing import Any

from soiree.core.svg import BRASS, FAINT, INK, NIGHT, PANEL, Svg
from soiree.core.words import Words
from soiree.games.edgar_lucien.box import CONSTANTS, PAWNS, SEAT_COLOURS, Box
from soiree.games.edgar_lucien.view import Player, View

LEFT, TOP, SCALE = 20, 56, 0.56  # where the plan of 1000 points begins, and its size here
KIND_FILL = {"ivory": "#4a4335", "steel": "#2c3a4c"}
OFFICE_FILL = "#45304a"


def picture(box: Box, view: View, words: Words, names: Sequence[str]) -> str:
    """The table as the view shows it, as SVG."""
    side = box.data["sides"][view.side]
    svg = Svg(1000 * SCALE + 2 * LEFT, TOP + 1000 * SCALE + 34 + 44 * view.seats, words("title"))
    when = words("label-period", period=view.period, periods=view.options.periods, turn=view.turn, turns=CONSTANTS["turns_per_period"])
    svg.text(LEFT, 28, f"{words('title')}  ·  {when}", 15, BRASS, bold=True)
    districts = {district["id"]: district for district in side["districts"]}
    for district in districts.values():
        _district(svg, box, view, words, side, district)
    for border in side["borders"]:
        here, there = (_middle(districts[border[end]]) for end in ("a", "b"))
        x, y = (here[0] + there[0]) / 2, (here[1] + there[1]) / 2
        svg.circle(x, y, 6, box.colours[border["code"]], NIGHT)
    for row, player in enumerate(view.players):
        _player(svg, view, words, names, player, TOP + 1000 * SCALE + 30 + 44 * row)
    return svg.render()


def _middle(district: Mapping[str, Any]) -> tuple[float, float]:  # any: parsed TOML
    return LEFT + SCALE * district["x"], TOP + SCALE * district["y"]


def _district(
    svg: Svg,
    box: Box,
    view: View,
    words: Words,
    side: Mapping[str, Any],
    district: Mapping[str, Any],  # any: parsed TOML
) -> None:
    id = district["id"]
    owner = view.owners[id]
    fill = KIND_FILL.get(district["kind"], OFFICE_FILL)
    centre_x, centre_y = LEFT + 500 * SCALE, TOP + 500 * SCALE
    inner, outer = SCALE * district["r_in"], SCALE * district["r_out"]
    svg.sector(centre_x, centre_y, inner, outer, district["a0"], district["a1"], fill, INK)
    x, y = _middle(district)
    office = district["kind"] not in KIND_FILL
    svg.text(x, y - 14, f"{id} {words('label-office')}" if office else f"{id} {words('kind-' + district['kind'])}", 9, FAINT, "middle")
    if owner is not None:
        svg.rect(x - 7, y - 9, 14, 14, SEAT_COLOURS[owner], NIGHT, corner=2)
        svg.text(x, y + 2, str(owner), 10, NIGHT, "middle", bold=True)
    lines = [line["code"] for line in side["metro"][view.options.metro] if id in line["mouths"]]
    for index, code in enumerate(lines):
        svg.circle(x + 20 + 12 * index, y - 2, 5, box.colours[code], INK)
    pawns = [(player.seat, who) for player in view.players for who in PAWNS if getattr(player, who) == id]
    for index, (seat, who) in enumerate(pawns):
        across, down = index % 4, index // 4
        svg.piece(x + 18 * (across - (min(4, len(pawns)) - 1) / 2), y + 18 + 18 * down, 9, words(f"glyph-{who}"), SEAT_COLOURS[seat])


def _player(svg: Svg, view: View, words: Words, names: Sequence[str], player: Player, y: float) -> None:
    svg.rect(LEFT, y - 14, svg.width - 2 * LEFT, 38, PANEL)
    svg.rect(LEFT + 8, y - 8, 14, 14, SEAT_COLOURS[player.seat], NIGHT, corner=2)
    mark = "▸ " if player.seat in view.waiting else ""
    svg.text(LEFT + 30, y + 3, f"{mark}{names[player.seat]}", 13, INK, bold=bool(mark))
    money = words("label-unknown") if player.money is None else words("label-cogs", cogs=player.money * CONSTANTS["cogs_per_unit"])
    facts = [
        f"{words('label-money')} {money}",
        f"{words('label-popularity')} {player.popularity}",
        f"{words('label-cards')} {player.cards}",
        f"{words('label-counts')} {'?' if player.held is None else player.held}/{CONSTANTS['conditions_to_win']}",
    ]
    svg.text(LEFT + 30, y + 19, " · ".join(facts), 11, FAINT, fit=svg.width - 2 * LEFT - 34)
