"""The box of Shadows of Macao as tables of numbers, which never change and are shared by all states.

A card is a number. The copies of a face have neighbouring numbers, in the order of the faces, so a set of cards is one number
with a bit for each, and cards in number order are in index order (MAC-108). Which of several copies it is never matters.
"""

import functools
from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from soiree.core.sets.bits import bit
from soiree.games.macao.box import SEATS_AT_MOST, Box, Face
from soiree.games.macao.payment import diamond, unit

NONE: Final = -1
PILES: Final[i64] = 4

# Effects of a red card that the rules carry out or ask for; all others lie in the tables.
NO_EFFECT: Final = 0
HITS: Final = 1
CONTACTS: Final = 2
RESERVES: Final = 3
_IMMEDIATE: Final = {"hit": HITS, "contact": CONTACTS, "reserve": RESERVES}

# Conditions of a tile.
COST: Final = 0
SAME_KIND: Final = 1
BLUE: Final = 2
KINDS: Final = 3
ONE_EACH: Final = 4
_CONDITIONS: Final = ("", "same_kind", "blue", "kinds", "one_each")

# Actions: contact a pile, put under a pile, then the families whose sizes follow the data (section 5).
CONTACT: Final = 0
UNDER: Final = 4
RECRUIT: Final = 8

# Stages: three of setup, the reveal, then the seven prompts of section 5.
STAGES: Final = ("top", "tile", "start", "reveal", "act", "pay", "under", "excess", "hit", "dance", "reserve", "over")

# Why the end is called (MAC-901), as bits.
BY_RED: Final = 1
BY_TILES: Final = 2


def end_names(ending: i64) -> list[str]:
    """Why the end is called, as in the view."""
    names: list[str] = []
    if ending & BY_RED != 0:
        names.append("red")
    if ending & BY_TILES != 0:
        names.append("tiles")
    return names


class Board:
    """The facts of one edition."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.edition: str = box.game.edition
        self.face_codes: tuple[str, ...] = tuple(face.code for face in box.cards)
        self.tile_codes: tuple[str, ...] = tuple(tile.code for tile in box.tiles)
        self.faces: i64 = len(box.cards)
        self.tiles: i64 = len(box.tiles)
        self.cards: i64 = sum(face.copies for face in box.cards)
        self.naming: i64 = RECRUIT + self.faces  # the first action of each family
        self.opening: i64 = self.naming + self.faces
        self.reserving: i64 = self.opening + self.tiles
        self.actions: i64 = self.reserving + self.tiles
        self.targets: i64 = self.faces + self.tiles  # what can be paid for
        self.outcomes: i64 = self.targets + SEATS_AT_MOST
        constants = box.constants
        self.blue_limit: i64 = constants.blue_limit.value
        self.keeper_room: i64 = constants.keeper_room.value
        self.croupier_discount: i64 = constants.croupier_discount.value
        self.red_cards_to_end: i64 = constants.red_cards_to_end.value
        self.round_cap: i64 = constants.round_cap.value
        # Cards
        faces = [number for number, face in enumerate(box.cards) for _ in range(face.copies)]
        self.face_of: vec[i64] = vec[i64](faces)  # by card
        self.cards_of: vec[i64] = vec[i64]([self.cards_with(face.code) for face in box.cards])  # by face
        self.effect: vec[i64] = vec[i64]([_IMMEDIATE.get(_effect(box, face), NO_EFFECT) for face in box.cards])
        self.coins: vec[i64] = vec[i64]([face.coins for face in box.cards])
        self.widow: i64 = box.cards.index(box.widow())
        self.widows: i64 = self.cards_of[self.widow]
        self.keepers: i64 = self.cards_that("room")
        self.croupiers: i64 = self.cards_that("discount")
        self.merchants: i64 = self.cards_that("exchange")
        self.kinds: vec[i64] = vec[i64]([self.cards_of_kind(kind.id) for kind in box.kinds])
        # Tiles
        conditions = [tile.condition for tile in box.tiles]
        in_play = [box.setup[str(seats)].tiles if str(seats) in box.setup else 0 for seats in range(SEATS_AT_MOST + 1)]
        self.tiles_in_play: vec[i64] = vec[i64](in_play)  # by number of seats
        self.value: vec[i64] = vec[i64]([tile.value for tile in box.tiles])
        self.condition: vec[i64] = vec[i64]([_CONDITIONS.index(asks.type if asks else "") for asks in conditions])
        self.at_least: vec[i64] = vec[i64]([asks.at_least if asks else 0 for asks in conditions])
        self.blue_wanted: vec[i64] = vec[i64]([asks.blue if asks else 0 for asks in conditions])
        self.red_wanted: vec[i64] = vec[i64]([asks.red if asks else 0 for asks in conditions])
        self.green_wanted: vec[i64] = vec[i64]([asks.green if asks else 0 for asks in conditions])
        self.yellow_wanted: vec[i64] = vec[i64]([asks.yellow if asks else 0 for asks in conditions])
        # Payments: `classes` numbers the ways in which Merchants can have joined resources; 0 is none joined (MAC-570)
        self.joined: vec[i64] = vec[i64]()  # by classes and card: the classes when that Merchant turns red
        self.yields: vec[i64] = vec[i64]()  # by classes and card: the units of a blue card
        self.red_yields: vec[i64] = vec[i64]()  # by classes and card: the units of a red card
        self.need: vec[i64] = vec[i64]()  # by classes and target (faces, then tiles): the cost
        self.extra: vec[i64] = vec[i64]()  # the part of it that Croupiers may take off
        self._tabulate_payments(faces)

    def _tabulate_payments(self, faces: list[int]) -> None:
        box = self.box
        resources = [resource.id for resource in box.resources]
        costs = [[face.cost.get(resource, 0) for resource in resources] for face in box.cards]
        costs += [[tile.cost.get(resource, 0) for resource in resources] for tile in box.tiles]
        known = [tuple(range(len(resources)))]  # each resource stands for itself
        for classes in known:  # grows while new ways to join are found
            for number in faces:
                face = box.cards[number]
                joined = _join(classes, [resources.index(id) for id in face.pair or ()])
                if joined not in known:
                    known.append(joined)
                self.joined = append(self.joined, known.index(joined))
                one: i64 = diamond() if face.produces == box.joker.id else unit(classes[resources.index(face.produces)])
                times = box.constants.units_red_sailor if _effect(box, face) == "double" else box.constants.units_red
                self.yields = append(self.yields, one)
                self.red_yields = append(self.red_yields, one * times.value)
            for cost in costs:
                self.need = append(self.need, _units(classes, cost))
                self.extra = append(self.extra, _units(classes, [max(0, number - 1) for number in cost]))

    def cards_with(self, code: str) -> i64:
        """All copies of a face."""
        cards: i64 = 0
        first: i64 = 0
        for face in self.box.cards:
            if face.code == code:
                for copy in range(face.copies):
                    cards |= bit(first + copy)
            first += face.copies
        return cards

    def cards_of_kind(self, kind: str) -> i64:
        cards: i64 = 0
        for face in self.box.cards:
            if face.kind == kind:
                cards |= self.cards_with(face.code)
        return cards

    def cards_that(self, effect: str) -> i64:
        """All cards with this effect."""
        cards: i64 = 0
        for kind in self.box.kinds:
            if kind.effect == effect:
                cards |= self.cards_of_kind(kind.id)
        return cards

    def widows_for(self, seats: i64) -> i64:
        """The Widows in play (MAC-102): those with the lowest numbers."""
        widows: i64 = 0
        left: i64 = self.widows
        for _ in range(self.box.widows(seats)):
            widows |= left & -left
            left &= left - 1
        return widows


def _effect(box: Box, face: Face) -> str:
    return next(kind.effect for kind in box.kinds if kind.id == face.kind)


def _join(classes: tuple[int, ...], pair: Sequence[int]) -> tuple[int, ...]:
    """Where each resource is counted once the pair is interchangeable too: at the first of its class."""
    if not pair:
        return classes
    one, other = sorted([classes[pair[0]], classes[pair[1]]])
    return tuple(one if counted == other else counted for counted in classes)


def _units(classes: tuple[int, ...], cost: list[int]) -> i64:
    units: i64 = 0
    for resource, number in enumerate(cost):
        units += unit(classes[resource]) * number
    return units


@functools.cache
def board_of(box: Box) -> Board:
    """The board of a box, built once."""
    return Board(box)
