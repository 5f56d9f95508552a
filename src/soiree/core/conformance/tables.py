"""Tables (a game with its number of seats and options), readers, and a random step: the basis of all checks."""

import itertools
from collections.abc import Iterator, Mapping

import msgspec

from soiree.core.chance.dealers import Manual
from soiree.core.game import UNLIMITED, Game, Option, OptionValue
from soiree.core.match import Match, Reader
from soiree.core.records.steps import Step
from soiree.core.rng import Rng
from soiree.core.sets.seats import ONLOOKER
from soiree.core.state import State


class Table(msgspec.Struct, frozen=True):
    """A game with a number of seats and values for its options."""

    game: Game
    seats: int
    options: Mapping[str, OptionValue]

    def begin(self) -> State:
        """The state before the first step."""
        return self.game.begin(self.seats, self.options)

    def match(self) -> Match:
        """A new match; its chance nodes stay open."""
        return Match(self.game, self.begin(), self.options, Manual())

    def __str__(self) -> str:
        return " ".join([self.game.id, f"seats={self.seats}", *(f"{name}={value}" for name, value in self.options.items())])


def tables(game: Game) -> list[Table]:
    """Every number of seats with every combination of option values (of a numeric option: minimum, default, maximum, unlimited)."""
    choices = [option.values or _numbers(option) for option in game.options.values()]
    combinations = [dict(zip(game.options, values, strict=True)) for values in itertools.product(*choices)]
    return [Table(game, seats, game.check_options(options)) for seats in game.seats for options in combinations]


def _numbers(option: Option) -> list[int]:
    numbers = {option.low, int(option.default), option.high}
    return [*sorted(numbers - {UNLIMITED}), UNLIMITED] if option.unlimited else sorted(numbers)


def readers(state: State) -> list[int | None]:
    """All seats, and None for an onlooker."""
    return [*range(state.seats), None]


def reader_name(reader: int | None) -> Reader:
    """The reader as `Match` takes it."""
    return "onlooker" if reader is None else reader


def reader_bit(reader: int | None) -> int:
    """The index of the reader in a set of readers."""
    return ONLOOKER if reader is None else reader


def seats_in(seats: int) -> Iterator[int]:
    """The members of a set of seats."""
    return (seat for seat in range(8) if seats >> seat & 1)


def random_step(match: Match, rng: Rng) -> Step:
    """Applies one random chance outcome, or one random decision of a random seat that must decide. Returns the step."""
    outcomes = match.chance()
    if outcomes:
        tokens = list(outcomes)
        roll = rng.below(sum(outcomes.values()))
        for token in tokens:
            roll -= outcomes[token]
            if roll < 0:
                match.deal(token)
                return Step(None, token, 1)
    actors = sorted(match.actors)
    seat = actors[rng.below(len(actors))]
    moves = match.moves(seat)
    move = moves[rng.below(len(moves))]
    match.play(seat, move)
    return Step(seat, move, 1)
