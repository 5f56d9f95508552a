"""Hostile messages and hostile requests: no crash, no leak, and nothing that the OpenAPI page does not tell."""

import asyncio

from tests.server import chaos
from tests.server.machines import Node


def test_hostile_messages_break_nothing_and_tell_nothing(house: Node) -> None:
    found = asyncio.run(chaos.hostile(house, messages=4000, seed=4))
    assert found.messages >= 4000
    assert found.refused > 1000
    assert found.leaks == 0


def test_every_answer_is_in_the_openapi_page(house: Node) -> None:
    cases, output = chaos.ask_everything(house, 8, "fuzzing", seed=1)
    assert cases > 200, output
