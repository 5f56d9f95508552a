"""Other engines in the same run: their games with random players, driven from Python as their users do."""

import random

import pyspiel
from catanatron import Color, Game, RandomPlayer

from bench.timing import rate


def open_spiel(name: str) -> float:
    """Decisions a second of random play in an OpenSpiel game; chance nodes are sampled but not counted."""
    game = pyspiel.load_game(name)
    chooser = random.Random(1)

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chooser.choices(outcomes, weights)[0])
                else:
                    state.apply_action(chooser.choice(state.legal_actions()))
                    decisions += 1
        return decisions

    return rate(play)


def catan() -> float:
    """Actions a second of Catanatron with two random players."""

    def play(games: int) -> int:
        actions = 0
        for number in range(games):
            game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=number)
            game.play()
            actions += len(game.state.actions)
        return actions

    return rate(play, seconds=3.0)


def figures() -> dict[str, float]:
    return {
        "pyspiel.backgammon.decisions_per_s": open_spiel("backgammon"),
        "pyspiel.leduc_poker.decisions_per_s": open_spiel("leduc_poker"),
        "catanatron.decisions_per_s": catan(),
    }
