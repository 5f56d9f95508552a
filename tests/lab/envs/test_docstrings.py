"""The examples in the docstrings of the environments."""

import doctest
import importlib

import pytest


@pytest.mark.parametrize("module", ["features", "batch", "pettingzoo", "openspiel", "gymnasium"])
def test_the_examples_in_docstrings_are_correct(module: str) -> None:
    failures, tried = doctest.testmod(importlib.import_module(f"soiree.lab.envs.{module}"))
    assert (failures, tried > 0) == (0, True)
