"""Sweeps over Shadows of Macao, each with a count: a few thousand in the tests, any number on the command line.

python -m tests.games.macao_sweeps payments 100000
python -m tests.games.macao_sweeps decisions 10000000
python -m tests.games.macao_sweeps statistics 3000
"""

import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations

from soiree.core.game import Game
from soiree.core.rng import Rng
from soiree.core.sets.bits import bit, members
from soiree.games import game
from soiree.games.macao.board import COST, RECRUIT, Board
from soiree.games.macao.payment import CROUPIER, DOWN_TO_ONE, TOTAL
from soiree.games.macao.rules import ACT, PAY, Macao
from soiree.games.macao.view import faces_in
from tests.games.macao_editions import board as edition_board

# ---------------------------------------------------------------- payments, the slow obvious way

DIAMOND = "*"


def exchangeable(have: str, wanted: str, pairs: tuple[tuple[str, str], ...]) -> bool:
    """A unit stands for another by any chain of Merchants (MAC-570), a diamond for all (MAC-407)."""
    if have == DIAMOND:
        return True
    reached = {have}
    while True:
        more = {other for pair in pairs for one, other in (pair, pair[::-1]) if one in reached} - reached
        if not more:
            return wanted in reached
        reached |= more


def covers(units: tuple[str, ...], cost: tuple[str, ...], pairs: tuple[tuple[str, str], ...]) -> bool:
    """Every unit of the cost by a unit of its own: all assignments are tried (MAC-406)."""
    if not cost:
        return True
    tried = set()
    for index, unit in enumerate(units):
        if unit not in tried and exchangeable(unit, cost[0], pairs):
            tried.add(unit)
            if covers(units[:index] + units[index + 1 :], cost[1:], pairs):
                return True
    return False


def reductions(cost: tuple[str, ...], printed: tuple[str, ...], croupiers: int, croupier: int) -> set[tuple[str, ...]]:
    """All costs that Croupiers can make of a cost (MAC-520, R17)."""
    found = {cost}
    if croupiers == 0:
        return found
    repeats = len(set(printed)) < len(printed)
    for index, resource in enumerate(cost):
        allowed = cost.count(resource) >= 2
        if croupier == TOTAL or (croupier == DOWN_TO_ONE and len(set(cost)) == len(cost)):
            allowed = repeats and len(cost) > 1
        if allowed:
            found |= reductions(cost[:index] + cost[index + 1 :], printed, croupiers - 1, croupier)
    return found


class Payment:
    """One cost and the cards that may pay for it, as a player at the table would lay them out."""

    def __init__(self, state: Macao, target: int) -> None:
        box, board = state.board.box, state.board
        ids = {resource.id: resource.code for resource in box.resources} | {box.joker.id: DIAMOND}
        effects = {kind.id: kind.effect for kind in box.kinds}
        faces = {face.code: face for face in box.cards}
        red = [faces[code] for code in faces_in(board, state.red(state.active))]
        blue = faces_in(board, state.blue(state.active))
        self.pairs = tuple((ids[face.pair[0]], ids[face.pair[1]]) for face in red if face.pair)
        self.red = tuple(
            ids[face.produces]
            for face in red
            for _ in range((box.constants.units_red_sailor if effects[face.kind] == "double" else box.constants.units_red).value)
        )
        printed = box.cards[target].cost if target < board.faces else box.tiles[target - board.faces].cost
        self.cost = tuple(ids[resource.id] for resource in box.resources for _ in range(printed.get(resource.id, 0)))
        croupiers = sum(effects[face.kind] == "discount" for face in red) * box.constants.croupier_discount.value
        self.croupiers = croupiers if target < board.faces else 0
        self.croupier = state.croupier
        if target < board.faces:
            blue.remove(box.cards[target].code)
        self.blue = tuple(blue)
        self.yields = {code: ids[faces[code].produces] for code in self.blue}
        self.widow = box.widow().code
        self.enough = cache(self._enough)

    def _enough(self, units: tuple[str, ...]) -> bool:
        """These units and the red cards cover the cost for some choice of what is taken off."""
        choices = reductions(self.cost, self.cost, self.croupiers, int(self.croupier))
        return any(covers(tuple(sorted(self.red + units)), cost, self.pairs) for cost in choices)

    def enough_with(self, named: tuple[str, ...], diamonds: int = 0) -> bool:
        return self.enough(tuple(sorted([*(self.yields[code] for code in named), *[DIAMOND] * diamonds])))

    def missing(self, named: tuple[str, ...]) -> int:
        """How many diamonds more would do."""
        return next(number for number in range(len(self.cost) + 1) if self.enough_with(named, number))

    def thrifty(self) -> set[tuple[str, ...]]:
        """The sets of blue cards that suffice, and would not without any one of them (MAC-409), each in index order."""
        found = set()
        for size in range(len(self.blue) + 1):
            for named in combinations(self.blue, size):
                if self.enough_with(named) and not any(self.enough_with(named[:index] + named[index + 1 :]) for index in range(len(named))):
                    found.add(named)
        return found

    def sequences(self) -> set[tuple[str, ...]]:
        """All ways to name the thrifty sets: ordinary cards in every order, then the Widows (R15)."""
        found = set()
        for named in self.thrifty():
            ordinary = [code for code in named if code != self.widow]
            widows = (self.widow,) * (len(named) - len(ordinary))
            found |= {order + widows for order in permutations(ordinary)}
        return found


def named_sequences(state: Macao) -> Iterator[tuple[str, ...]]:
    """All ways in which the rules let the running payment be completed."""
    board = state.board
    options = state.legal(state.asked)
    assert len(options) > 0, "a payment that cannot go on"
    for action in options:
        code = board.face_codes[action - board.naming]
        if state.left == 1:
            yield (code,)
            continue
        following = state.copy()
        following.apply(state.asked, action)
        assert following.left == state.left - 1
        for rest in named_sequences(following):
            yield (code, *rest)


def random_purse(board: Board, rng: Rng) -> Macao:
    """A seat with random blue and red cards, rich in those that change a payment; nothing else of the position matters."""
    state = Macao(board, 2, int(rng.below(len(CROUPIER))), True, True)
    special = board.merchants | board.croupiers | board.widows
    left = (bit(board.cards) - 1) & ~(board.widows & ~board.widows_for(2))
    sides = [0, 0]
    for side, number in ((0, 1 + rng.below(7)), (1, rng.below(7))):
        for _ in range(number):
            choices = members(left & special if side == 1 and rng.below(2) else left)
            card = choices[rng.below(len(choices))] if choices else members(left)[0]
            sides[side] |= bit(card)
            left &= ~bit(card)
    state.set_blue(0, sides[0])
    state.set_red(0, sides[1])
    state.centre = bit(board.tiles) - 1
    state.start = state.active = state.asked = 0
    state.round, state.stage = 1, ACT
    state.reckon()
    return state


def targets(state: Macao) -> list[int]:
    """Everything that has a cost: the faces in the row, and the tiles."""
    board = state.board
    faces = {board.face_of[card] for card in members(state.blue(state.active))}
    return sorted(faces) + [board.faces + tile for tile in range(board.tiles) if board.condition[tile] == COST]


def check_payment(state: Macao, target: int) -> bool:
    """The rules and the obvious version agree about one target; whether it could be paid."""
    board = state.board
    obvious = Payment(state, target)
    action = RECRUIT + target if target < board.faces else board.opening + target - board.faces
    refused = state.forbids(0, action)
    assert refused in (0, 411)
    assert (refused == 0) == obvious.enough_with(obvious.blue), "payable"
    assert state.price(target) == obvious.missing(()), "price"
    if refused:
        return False
    price = state.price(target)
    if price == 0:
        assert obvious.thrifty() == {()}
        return True
    state = state.copy()
    state.apply(0, action)
    assert state.stage == PAY
    found = list(named_sequences(state))
    assert len(set(found)) == len(found), "a way to pay is offered twice"
    assert all(len(named) == price for named in found)
    assert set(found) == obvious.sequences(), "other ways to pay"
    return True


def check_payments(board: Board, number: int, seed: int) -> Counter[str]:
    """That many random purses, one random target each."""
    rng, seen = Rng(seed), Counter[str]()
    for _ in range(number):
        state = random_purse(board, rng)
        choices = targets(state)
        target = choices[rng.below(len(choices))]
        try:
            paid = check_payment(state, target)
        except AssertionError as error:
            blue, red = faces_in(board, state.blue(0)), faces_in(board, state.red(0))
            raise AssertionError(f"{error}: blue {blue} red {red} target {target} croupier {state.croupier}") from error
        seen["payable" if paid else "not payable"] += 1
        seen[f"price {state.price(target)}" if paid else "no price"] += 1
    return seen


# ---------------------------------------------------------------- no dead end


def check_no_dead_end(table: Game, seats: int, decisions: int, seed: int) -> Counter[str]:
    """Random play: a seat that is asked has an option, and a payment takes exactly its price in naming steps (MAC-414)."""
    rng, seen = Rng(seed), Counter[str]()
    tables = [dict(zip(table.options, values, strict=True)) for values in _products([o.values for o in table.options.values()])]
    while seen["decisions"] < decisions:
        state = table.begin(seats, tables[seen["games"] % len(tables)])
        assert isinstance(state, Macao)
        due = 0  # naming steps that the running payment still has
        while True:
            total = state.chance_total()
            if total:
                state.apply_chance(state.chance_pick(rng.below(total)))
                continue
            asked = state.asked
            if asked < 0:
                break
            options = state.legal(asked)
            assert len(options) > 0, f"nothing legal: {state.view(None).json()}"
            paying = state.stage == PAY
            assert paying == (due > 0), f"a payment of another length: {state.view(None).json()}"
            action = options[rng.below(len(options))]
            was_act = state.stage == ACT
            state.apply(asked, action)
            seen["decisions"] += 1
            due = due - 1 if paying else state.left if was_act and state.stage == PAY else 0
        seen["games"] += 1
    return seen


def _products(values: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    if not values:
        return [()]
    return [(first, *rest) for first in values[0] for rest in _products(values[1:])]


# ---------------------------------------------------------------- statistics of random self-play


def statistics(table: Game, seats: int, games: int, seed: int) -> dict[str, object]:
    """How random games go: length, coins, why they end, who is recruited, what is opened."""
    rng = Rng(seed)
    board = edition_board(table)
    reasons, recruited, opened, prompts, skips = Counter[str](), Counter[str](), Counter[str](), Counter[str](), 0
    rounds, coins, shares, first, tops = [], [], [0.0] * seats, 0.0, []
    decisions = outcomes = 0
    for _ in range(games):
        state = table.begin(seats, table.check_options(None))
        assert isinstance(state, Macao)
        turns: Counter[int] = Counter()
        while not state.over():
            total = state.chance_total()
            if total:
                outcomes += 1
                state.apply_chance(state.chance_pick(rng.below(total)))
                continue
            if state.stage == ACT:
                turns[state.active] += 1
            prompts[state.prompt(state.asked)] += 1
            options = state.legal(state.asked)
            state.apply(state.asked, options[rng.below(len(options))])
            decisions += 1
        skips += seats * state.round - sum(turns.values())
        reasons[state.reason()] += 1
        rounds.append(int(state.round))
        for seat in range(seats):
            coins.append(int(state.coins(seat)))
            shares[seat] += state.payoff(seat)
            recruited.update(code[0] for code in faces_in(board, state.red(seat)))
            opened.update(board.tile_codes[tile] for tile in members(state.yellow(seat)))
        tops.append(max(coins[-seats:]))
        first += state.payoff(state.start)
    laid = games * int(board.tiles_in_play[seats]) / int(board.tiles)
    return {
        "games": games,
        "rounds": (sum(rounds) / games, min(rounds), max(rounds)),
        "decisions": decisions / games,
        "outcomes": outcomes / games,
        "coins": (sum(coins) / len(coins), min(coins), max(coins)),
        "winner's coins": sum(tops) / games,
        "reasons": {name: number / games for name, number in reasons.most_common()},
        "return by seat": [share / games for share in shares],
        "return of the first player": first / games,
        "recruited a game": {kind: number / games for kind, number in recruited.most_common()},
        "opened where laid": {code: number / laid for code, number in opened.most_common()},
        "prompts": {name: number / decisions for name, number in prompts.most_common()},
        "skips": skips,
    }


def main(what: str, number: int) -> None:
    table = game("macao")
    if what == "payments":
        print(check_payments(edition_board(table), number, seed=1))
    elif what == "decisions":
        for seats in table.seats:
            print(seats, check_no_dead_end(table, seats, -(-number // len(table.seats)), seed=seats))
    else:
        for seats in table.seats:
            for name, value in statistics(table, seats, number, seed=seats).items():
                print(f"{seats} seats, {name}: {value}")


def full_sweep() -> None:
    main("payments", 100_000)
    main("decisions", 10_000_000)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
