"""Hostile messages and requests: no failure, no leak, and no answer that is not in the OpenAPI document."""

import asyncio

import pytest

from tests.server import chaos
from tests.server.machines import Node


def test_hostile_messages_cause_no_failure_and_no_leak(shared_node: Node) -> None:
    found = asyncio.run(chaos.hostile(shared_node, messages=4000, seed=4))
    assert found.messages >= 4000
    assert found.refused > 1000
    assert found.looks >= found.connections / 2
    assert found.leaks == 0


@pytest.mark.long
def test_every_answer_is_in_the_openapi_document(shared_node: Node) -> None:
    cases, output = chaos.ask_everything(shared_node, 8, "fuzzing", seed=1)
    assert cases > 200, output
