"""What the doors say of themselves is so."""

import doctest
import importlib

import pytest


@pytest.mark.parametrize("door", ["features", "batch", "pettingzoo", "openspiel", "gymnasium"])
def test_the_docstring_of_a_door_is_so(door: str) -> None:
    failures, tried = doctest.testmod(importlib.import_module(f"soiree.lab.envs.{door}"))
    assert (failures, tried > 0) == (0, True)
