"""The table of section 5 ("legal when"), written down a second time as plainly as it stands, against the rules."""

from collections import Counter

import pytest

import soiree
from soiree.core.conformance import Table, random_step, tables
from soiree.core.rng import Rng
from soiree.games.times_square.view import View

REDS = ["D1", "D2", "D3", "D4", "D5", "Dm"]
FACES = ["S", "B1n", "B1f", "B2b", "B2n", "B2f", "Bc", "H1", "H2", "H3"]
ORDER = [
    *("S", "SS", "B1n", "B1f", "B2b", "B2n", "B2f", "Bc", "H1", "H2", "H3", *REDS),
    *(f"D{n}{to}" for n in range(1, 6) for to in "snfh"),
    *(f"{red}={face}" for red in REDS for face in FACES),
    *(f"{one}{two}=SS" for index, one in enumerate(REDS) for two in REDS[index:]),
    *("Ls", "Ln", "Lf", "T"),
    *(f"t{kind}" for kind in ("S", "B1", "B2", "Bc", "H1", "H2", "H3", *REDS)),
    "x",
]


def legal(view: View) -> list[str]:
    """All legal tokens of the active seat, from its own view."""
    if view.stage == "trade":
        kinds = [token[1:] for token in ORDER if token.startswith("t")]
        first = kinds.index(view.last) if view.last else 0
        named = [f"t{kind}" for kind in kinds[first:] if kind in (view.hand or [])]
        return named + ["x"] * (view.last is not None)
    way = 1 if view.active else -1
    low, high = sorted(way * guard for guard in view.figures.guards)
    s, n, f = way * view.figures.sue, high, low
    h, d = way * (view.figures.hal or 0), way * (view.figures.deb or 0)
    on_the_card = {
        "S": s + 1 < n,
        "SS": n + 1 <= 8,
        "B1n": n + 1 <= 8,
        "B1f": f + 1 < s,
        "B2b": n + 1 <= 8 and f + 1 < s,
        "B2n": n + 2 <= 8,
        "B2f": f + 2 < s,
        "Bc": (n, f) != (s + 1, s - 1),
        **{f"H{number}": h + number <= 8 for number in (1, 2, 3)},
        **{f"D{number}": d + number <= 8 for number in range(1, 6)},
        "Dm": d != 0,
    }
    options: dict[str, tuple[list[str], str, bool]] = {}  # token: cards, role, legal when
    for token, condition in on_the_card.items():
        cards = ["S", "S"] if token == "SS" else [token[:2].rstrip("nfb") if token[0] == "B" and token != "Bc" else token]
        options[token] = cards, {"S": "sue", "B": "guards", "H": "hal", "D": "deb"}[token[0]], condition
    if view.options.joker == "printed":
        for number in range(1, 6):
            red = [f"D{number}"]
            options[f"D{number}s"] = red, "sue", d > s and s + number < n and s + number <= d
            options[f"D{number}n"] = red, "guards", d > s and n + number <= 8
            options[f"D{number}f"] = red, "guards", d > s and f + number < s
            options[f"D{number}h"] = red, "hal", d > s and h + number <= 8
    else:
        for joker in REDS:
            for face in FACES:
                options[f"{joker}={face}"] = [joker], options[face][1], d > s and on_the_card[face]
        for index, one in enumerate(REDS):
            for two in REDS[index:]:
                options[f"{one}{two}=SS"] = [one, two], "sue", d > s and n + 1 <= 8
    hand = Counter(view.hand)
    found = [
        token
        for token, (cards, role, condition) in options.items()
        if condition
        and not Counter(cards) - hand
        and (view.suit is None or cards[0][0] == view.suit)
        and (view.role is None or role == view.role)
    ]
    if view.stage == "more":
        found.append("x")
    else:
        lures = {"Ls": f < h < n and h != s, "Ln": h > s and h != n, "Lf": h < s and h != f}
        found += [token for token, condition in lures.items() if condition] + ["T"]
    return sorted(found, key=ORDER.index)


@pytest.mark.parametrize("table", tables(soiree.game("times-square")), ids=str)
def test_the_rules_agree_with_the_table_of_the_spec(table: Table) -> None:
    tokens = Counter[str]()
    for seed in range(150):
        match, rng = table.match(), Rng(seed)
        while not match.over:
            random_step(match, rng)
            for seat in match.actors:
                view = match.view(seat)
                assert isinstance(view, View)
                moves = match.moves(seat)
                assert list(moves) == legal(view), match.record()
                tokens.update(moves)
    never = {"printed": {"D1D1=SS", "D5D5=SS"}, "substitute": {"D1D1=SS", "D5D5=SS"}}[str(table.options["joker"])]
    other = [token for token in ORDER if ("=" in token) == (table.options["joker"] == "printed") and (token[0] == "D" and len(token) > 2)]
    assert set(ORDER) - set(tokens) - never - set(other) == set(), "every token of the table was legal somewhere"


def test_the_order_of_the_136_tokens() -> None:
    assert list(soiree.game("times-square").notation().actions) == ORDER
    assert len(ORDER) == 136
