"""What is raised when a game does not conform, with the record that shows it."""

from collections.abc import Callable

from soiree.core.errors import SoireeError
from soiree.core.match import Match


class Nonconformance(AssertionError):
    """Something that every game must do, and this one did not."""


def guard(match: Match, check: Callable[[], object]) -> None:
    """Whatever a check finds is told with the record that leads there."""
    try:
        check()
    except (AssertionError, SoireeError) as error:
        raise Nonconformance(f"{error}\n{match.record()}") from error
