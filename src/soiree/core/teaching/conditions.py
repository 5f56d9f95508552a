"""Conditions: tests of a match as one seat sees it. Lessons have them as goals, worked examples as what they end with."""

from collections.abc import Sequence

import msgspec

from soiree.core.match import Match
from soiree.core.texts.paths import value_at


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A test of a match as one seat, the learner, sees it. It has one kind; a second one in the same condition must hold too.

    `event`: events of this kind with these fields happened, at least `times` times. `view`: the value at this path of the view compares.
    `won`: the learner has the highest return alone, or not. `played`: the learner made one of these moves. `any`, `none`: of others.
    """

    event: str | None = None
    fields: dict[str, object] = msgspec.field(name="with", default_factory=dict)
    times: int = 1
    view: str | None = None
    equals: object = msgspec.field(name="is", default=msgspec.UNSET)
    at_least: float | None = None
    at_most: float | None = None
    has: object = msgspec.UNSET
    won: bool | None = None
    played: tuple[str, ...] | None = None
    any_of: "tuple[Condition, ...] | None" = msgspec.field(name="any", default=None)
    none_of: "tuple[Condition, ...] | None" = msgspec.field(name="none", default=None)


def all_hold(conditions: Sequence[Condition], match: Match, seat: int, tokens: Sequence[str]) -> bool:
    """Whether every condition holds in this match, for this seat, which has made these moves."""
    return all(_holds(condition, match, seat, tokens) for condition in conditions)


def _holds(condition: Condition, match: Match, seat: int, tokens: Sequence[str]) -> bool:
    if condition.event is not None and not _happened(condition, match, seat):
        return False
    if condition.view is not None and not _compares(condition, value_at(msgspec.to_builtins(match.view(seat)), condition.view)):
        return False
    if condition.won is not None and condition.won != _won(match, seat):
        return False
    if condition.played is not None and not set(condition.played) & set(tokens):
        return False
    if condition.any_of is not None and not any(_holds(one, match, seat, tokens) for one in condition.any_of):
        return False
    return condition.none_of is None or not any(_holds(one, match, seat, tokens) for one in condition.none_of)


def _happened(condition: Condition, match: Match, seat: int) -> bool:
    seen = [msgspec.to_builtins(event) for event in match.events(seat)]
    wanted = {"event": condition.event, **condition.fields}
    return sum(all(name in event and event[name] == value for name, value in wanted.items()) for event in seen) >= condition.times


def _compares(condition: Condition, value: object) -> bool:
    if condition.equals is not msgspec.UNSET and value != condition.equals:
        return False
    if condition.has is not msgspec.UNSET and not (isinstance(value, list | tuple | str | dict) and condition.has in value):
        return False
    if condition.at_least is None and condition.at_most is None:
        return True
    if not isinstance(value, int | float):
        return False
    return (condition.at_least is None or value >= condition.at_least) and (condition.at_most is None or value <= condition.at_most)


def _won(match: Match, seat: int) -> bool:
    returns = match.returns
    return returns is not None and all(returns[seat] > value for other, value in enumerate(returns) if other != seat)
