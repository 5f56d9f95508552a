"""The registry of the kinds of bots. A new kind is a module with a function that makes it, and one line here."""

from collections.abc import Callable
from typing import NamedTuple

from soiree.bots import one_ply_bot, random_bot, search_bot
from soiree.bots.bot import Bot, Parameters


class Kind(NamedTuple):
    """How a bot of a kind is made, and whether it uses its budget; one that does not decides in a fixed amount of work."""

    make: Callable[[Parameters], Bot]
    uses_budget: bool = False


KINDS = {
    "random": Kind(random_bot.make),
    "greedy": Kind(one_ply_bot.make_greedy),
    "thorough": Kind(one_ply_bot.make_thorough),
    "search": Kind(search_bot.make, uses_budget=True),
}
