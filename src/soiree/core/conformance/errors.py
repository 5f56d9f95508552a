"""The exception of the conformance checks, with the record that shows the failure."""

from collections.abc import Callable

from soiree.core.errors import SoireeError
from soiree.core.match import Match


class Nonconformance(AssertionError):
    """A game violates a check that every game must pass."""


def with_record(match: Match, check: Callable[[], object]) -> None:
    """Runs a check; a failure is raised as Nonconformance with the record that leads to it."""
    try:
        check()
    except (AssertionError, SoireeError) as error:
        raise Nonconformance(f"{error}\n{match.record()}") from error
