"""The invariants of Cloakroom."""

from .rules import Cloakroom


def violations(state: Cloakroom) -> list[str]:
    return [] if len(set(state.cards)) == len(state.cards) else ["1 cards are different"]


def violations_between(before: Cloakroom, after: Cloakroom) -> list[str]:
    return [] if len(before.cards) <= len(after.cards) else ["2 dealt cards stay"]
