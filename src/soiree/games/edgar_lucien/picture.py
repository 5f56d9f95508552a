"""Edgar & Lucien as a picture: the city, its borders and metro lines, and a line for each seat."""

from collections.abc import Mapping, Sequence
from typing import Any

from soiree.core.svg import BRASS, FAINT, INK, NIGHT, PANEL, Svg
from soiree.core.texts.words import Words
from soiree.games.edgar_lucien.box import CONSTANTS, PAWNS, SEAT_COLOURS, Box
from soiree.games.edgar_lucien.map.city import District
from soiree.games.edgar_lucien.map.drawing import Place
from soiree.games.edgar_lucien.view import Player, View

LEFT, TOP, SCALE = 20, 56, 0.56  # where the plan of 1000 points begins, and its size here
KIND_FILL = {"ivory": "#4a4335", "steel": "#2c3a4c"}
OFFICE_FILL = "#45304a"


def picture(box: Box, view: View, words: Words, names: Sequence[str]) -> str:
    """The table as the view shows it, as SVG."""
    svg = Svg(1000 * SCALE + 2 * LEFT, TOP + 1000 * SCALE + 34 + 44 * view.seats, words("title"))
    when = words("label-period", period=view.period, periods=view.options.periods, turn=view.turn, turns=CONSTANTS["turns_per_period"])
    svg.text(LEFT, 28, f"{words('title')}  ·  {when}", 15, BRASS, bold=True)
    if box.ringed(view.side):
        _rings(svg, box, view, words)
    else:
        _outlines(svg, box, view, words)
    for row, player in enumerate(view.players):
        _player(svg, view, words, names, player, TOP + 1000 * SCALE + 30 + 44 * row)
    return svg.render()


def _at(x: float, y: float) -> tuple[float, float]:
    """A point of the plan in the picture."""
    return LEFT + SCALE * x, TOP + SCALE * y


# ---------------------------------------------------------------- a city in rings


def _rings(svg: Svg, box: Box, view: View, words: Words) -> None:
    side = box.data["sides"][view.side]
    districts = {district["id"]: district for district in side["districts"]}
    for district in districts.values():
        _sector(svg, box, view, words, side, district)
    for border in side["borders"]:
        here, there = (_middle(districts[border[end]]) for end in ("a", "b"))
        x, y = (here[0] + there[0]) / 2, (here[1] + there[1]) / 2
        svg.circle(x, y, 6, box.colours[border["code"]], NIGHT)


def _middle(district: Mapping[str, Any]) -> tuple[float, float]:  # any: parsed TOML
    return _at(district["x"], district["y"])


def _sector(
    svg: Svg,
    box: Box,
    view: View,
    words: Words,
    side: Mapping[str, Any],
    district: Mapping[str, Any],  # any: parsed TOML
) -> None:
    id = district["id"]
    centre_x, centre_y = _at(500, 500)
    inner, outer = SCALE * district["r_in"], SCALE * district["r_out"]
    svg.sector(centre_x, centre_y, inner, outer, district["a0"], district["a1"], KIND_FILL.get(district["kind"], OFFICE_FILL), INK)
    x, y = _middle(district)
    svg.text(x, y - 14, f"{id} {_kind_name(words, district['kind'])}", 9, FAINT, "middle")
    _owner(svg, view.owners[id], x, y)
    lines = [line["code"] for line in side["metro"][view.options.metro] if id in line["mouths"]]
    for index, code in enumerate(lines):
        svg.circle(x + 20 + 12 * index, y - 2, 5, box.colours[code], INK)
    _pawns(svg, view, words, id, x, y + 18, 9)


def _kind_name(words: Words, kind: str) -> str:
    return words(f"kind-{kind}") if kind in KIND_FILL else words("label-office")


def _owner(svg: Svg, owner: int | None, x: float, y: float) -> None:
    if owner is not None:
        svg.rect(x - 7, y - 9, 14, 14, SEAT_COLOURS[owner], NIGHT, corner=2)
        svg.text(x, y + 2, str(owner), 10, NIGHT, "middle", bold=True)


def _pawns(svg: Svg, view: View, words: Words, id: str, x: float, y: float, radius: float) -> None:
    pawns = [(player.seat, who) for player in view.players for who in PAWNS if getattr(player, who) == id]
    for index, (seat, who) in enumerate(pawns):
        across, down = index % 4, index // 4
        left = x + 2 * radius * (across - (min(4, len(pawns)) - 1) / 2)
        svg.piece(left, y + 2 * radius * down, radius, words(f"glyph-{who}"), SEAT_COLOURS[seat])


# ---------------------------------------------------------------- any other city


def _outlines(svg: Svg, box: Box, view: View, words: Words) -> None:
    """Districts as they are outlined, roads and metro lines in their colours; each has its letter."""
    drawing = box.drawing(view.side)
    tracks = drawing.tracks[view.options.metro]
    for track in tracks:
        svg.polyline([_at(*point) for point in track.stations.values()], box.colours[track.code], 3, "2 6")
    for district in box.cities.sides[view.side].districts:
        place = drawing.places[district.id]
        svg.polygon([_at(*point) for point in place.outline], KIND_FILL.get(district.kind, OFFICE_FILL), INK)
    for road in drawing.roads:
        svg.polyline([_at(*point) for point in road.path], box.colours[road.code], 4)
    for district in box.cities.sides[view.side].districts:
        _outlined(svg, box, view, words, district, drawing.places[district.id])
    for road in drawing.roads:
        svg.piece(*_at(road.x, road.y), 8, road.code, box.colours[road.code])
    for track in tracks:
        for point in track.stations.values():
            x, y = _at(*point)
            svg.rect(x - 7, y - 7, 14, 14, box.colours[track.code], INK)
            svg.text(x, y + 3.5, track.code, 10, INK, "middle", bold=True)


def _outlined(svg: Svg, box: Box, view: View, words: Words, district: District, place: Place) -> None:
    x, y = _at(place.x, place.y)
    room, high = 2 * SCALE * place.half_width, SCALE * place.half_height
    name = box.district_name(view.side, district.id, words)
    svg.text(x, y - 0.62 * high, name if len(name) * 5.4 <= room else district.id, 9, INK, "middle")
    svg.text(x, y - 0.62 * high + 10, _kind_name(words, district.kind), 8, FAINT, "middle", fit=room)
    radius = min(9.0, room / 8, high / 4)
    _pawns(svg, view, words, district.id, x, y - 0.62 * high + 22, radius)
    _owner(svg, view.owners[district.id], x - room / 2 + 6, y + 0.55 * high)


# ---------------------------------------------------------------- the seats


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
