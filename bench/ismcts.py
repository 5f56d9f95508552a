"""OpenSpiel's ISMCTS bot against a bot of the house, on our rules through the OpenSpiel door, with the same time for each decision.

`python -m bench.ismcts --games 100 --seconds 0.1` plays every deal twice, with seats exchanged, on one core, and prints a table.
"""

import argparse
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from rich.console import Console
from rich.progress import track

import soiree
from soiree.bots import Bot, Budget, bot
from soiree.core.rng import Rng
from soiree.lab.arena.scoring import wilson_interval
from soiree.lab.envs import openspiel


class Timed(ismcts.ISMCTSBot):  # type: ignore[misc]  # open_spiel has no types
    """OpenSpiel's bot, stopped by a clock instead of a number of simulations; the search itself is theirs."""

    def __init__(self, game: openspiel.SoireeGame, seconds: float, seed: int) -> None:
        dice = np.random.RandomState(seed)
        rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice)
        super().__init__(game=game, evaluator=rollouts, uct_c=1.0, max_simulations=1, random_state=dice)
        self.seconds = seconds
        self.simulations = 0
        self.thought = 0.0

    def run_search(self, state: openspiel.SoireeState) -> list[tuple[int, float]]:
        self.reset()
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        self._root_node = self.create_new_node(state)
        begun = time.perf_counter()
        done = 0  # the first simulation only makes the root, so two are needed for an answer
        while done < 2 or (time.perf_counter() - begun) * (done + 1) / done < self.seconds:
            self.run_simulation(self.sample_root_state(state))
            done += 1
        self.simulations += done
        self.thought += time.perf_counter() - begun
        policy: list[tuple[int, float]] = self.get_final_policy(state, self._root_node)
        return policy


class Game:
    """One game, theirs in one seat and ours in the other."""

    def __init__(self, name: str, level: str, seconds: float, deal: int, seat: int) -> None:
        self.game = pyspiel.load_game(name)
        self.theirs = Timed(self.game, seconds, seed=deal)
        self.ours: Bot = bot(level)
        self.budget = Budget(seconds=seconds)
        self.dice, self.thinking = Rng(deal), Rng(deal + 1_000_000)
        self.seat = seat  # of theirs
        self.decided, self.thought = 0, 0.0  # by ours

    def play(self) -> float:
        """What theirs is paid."""
        state = self.game.new_initial_state()
        while not state.is_terminal():
            inner = state.trajectory.state
            if state.is_chance_node():
                state.apply_action(inner.chance_pick(self.dice.below(inner.chance_total())))
            elif state.current_player() == self.seat:
                state.apply_action(int(self.theirs.step(state)))
            else:
                self._ours_decides(state)
        return float(state.returns()[self.seat])

    def _ours_decides(self, state: openspiel.SoireeState) -> None:
        seat, inner = 1 - self.seat, state.trajectory.state
        legal = list(inner.legal(seat))
        moves = [state.trajectory.notation.actions[action] for action in legal]
        begun = time.perf_counter()
        move = self.ours.choose(inner.view(seat), moves, self.budget, self.thinking)
        if len(legal) > 1:
            self.decided += 1
            self.thought += time.perf_counter() - begun
        state.apply_action(legal[moves.index(move)])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="times-square", choices=[game.id for game in soiree.games()], help="with two seats")
    parser.add_argument("--games", type=int, default=100, help="an even number: every deal is played from both seats")
    parser.add_argument("--seconds", type=float, default=0.1, help="for each decision, for both")
    parser.add_argument("--level", default="expert", help="ours")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    console = Console()
    points, simulations, theirs, ours, decided = 0.0, 0, 0.0, 0.0, 0
    for number in track(range(asked.games), description="games", console=console, disable=not console.is_terminal):
        game = Game(openspiel.short_name(asked.game), asked.level, asked.seconds, asked.seed * 100_000 + number // 2, number % 2)
        points += game.play()
        simulations += game.theirs.simulations
        theirs += game.theirs.thought
        ours += game.thought
        decided += game.decided
        if not console.is_terminal:
            print(f"{number + 1} games: ours {number + 1 - points:g}", flush=True)
    share = 1 - points / asked.games
    low, high = wilson_interval(share, asked.games)
    played = f"{asked.game}, {asked.seconds} s a decision, {asked.games} games"
    console.print(f"{played}: {asked.level} {share:.1%} ({low:.1%} to {high:.1%})", highlight=False)
    console.print(f"OpenSpiel: {simulations / theirs:,.0f} simulations a second; ours: {ours / decided:.3f} s a decision", highlight=False)


if __name__ == "__main__":
    main()
