"""Options of pytest for all tests."""

import os

import pytest
from hypothesis import HealthCheck, settings

# Hypothesis measures how long an example takes, and how long it takes to draw one: on a busy machine, that would fail a test by chance.
settings.register_profile("soiree", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("soiree")


@pytest.hookimpl(optionalhook=True)  # of pytest-xdist, which the ledger of clauses does without
def pytest_xdist_auto_num_workers() -> int:
    """`-n auto`: one process more than there are cores, because many tests wait for a server, a browser or a shell."""
    return len(os.sched_getaffinity(0)) + 1 if hasattr(os, "sched_getaffinity") else (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begins long tests first: at the end of the suite, one process would work on them while the others wait."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
