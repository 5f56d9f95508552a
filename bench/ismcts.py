"""OpenSpiel's ISMCTS bot against one of our bots, on our rules for OpenSpiel, with the same time for each decision.

`python -m bench.ismcts --games 100 --seconds 0.1` plays every deal twice, with seats exchanged, on one core, and prints the score.
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


class TimedIsmcts(ismcts.ISMCTSBot):  # type: ignore[misc]  # open_spiel has no types
    """OpenSpiel's bot, limited by time instead of a number of simulations; the search is unchanged."""

    def __init__(self, game: openspiel.SoireeGame, seconds: float, seed: int) -> None:
        random_state = np.random.RandomState(seed)
        rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random_state)
        super().__init__(game=game, evaluator=rollouts, uct_c=1.0, max_simulations=1, random_state=random_state)
        self.seconds = seconds
        self.simulations = 0
        self.search_seconds = 0.0

    def run_search(self, state: openspiel.SoireeState) -> list[tuple[int, float]]:
        self.reset()
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        self._root_node = self.create_new_node(state)
        begun = time.perf_counter()
        done = 0  # the first simulation only creates the root, so there are at least two
        while done < 2 or (time.perf_counter() - begun) * (done + 1) / done < self.seconds:
            self.run_simulation(self.sample_root_state(state))
            done += 1
        self.simulations += done
        self.search_seconds += time.perf_counter() - begun
        policy: list[tuple[int, float]] = self.get_final_policy(state, self._root_node)
        return policy


class Game:
    """One game of OpenSpiel's bot (theirs) against our bot (ours)."""

    def __init__(self, name: str, level: str, seconds: float, deal: int, seat: int) -> None:
        self.game = pyspiel.load_game(name)
        self.theirs = TimedIsmcts(self.game, seconds, seed=deal)
        self.ours: Bot = bot(level)
        self.budget = Budget(seconds=seconds)
        self.chance_rng, self.bot_rng = Rng(deal), Rng(deal + 1_000_000)
        self.seat = seat  # of theirs
        self.decisions, self.search_seconds = 0, 0.0  # by ours

    def play(self) -> float:
        """Plays the game and returns the payoff of OpenSpiel's bot."""
        state = self.game.new_initial_state()
        while not state.is_terminal():
            rules = state.trajectory.state
            if state.is_chance_node():
                state.apply_action(rules.chance_pick(self.chance_rng.below(rules.chance_total())))
            elif state.current_player() == self.seat:
                state.apply_action(int(self.theirs.step(state)))
            else:
                self._ours_decides(state)
        return float(state.returns()[self.seat])

    def _ours_decides(self, state: openspiel.SoireeState) -> None:
        seat, rules = 1 - self.seat, state.trajectory.state
        legal = list(rules.legal(seat))
        moves = [state.trajectory.notation.actions[action] for action in legal]
        begun = time.perf_counter()
        move = self.ours.choose(rules.view(seat), moves, self.budget, self.bot_rng)
        if len(legal) > 1:
            self.decisions += 1
            self.search_seconds += time.perf_counter() - begun
        state.apply_action(legal[moves.index(move)])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="times-square", choices=[game.id for game in soiree.games()], help="id of a game")
    parser.add_argument("--games", type=int, default=100, help="number of games; an even number plays every deal from both seats")
    parser.add_argument("--seconds", type=float, default=0.1, help="time for each decision of both bots")
    parser.add_argument("--level", default="expert", help="level of our bot")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    console = Console()
    points, simulations, theirs, ours, decisions = 0.0, 0, 0.0, 0.0, 0
    for number in track(range(args.games), description="games", console=console, disable=not console.is_terminal):
        game = Game(openspiel.short_name(args.game), args.level, args.seconds, args.seed * 100_000 + number // 2, number % 2)
        points += game.play()
        simulations += game.theirs.simulations
        theirs += game.theirs.search_seconds
        ours += game.search_seconds
        decisions += game.decisions
        if not console.is_terminal:
            print(f"{number + 1} games: ours {number + 1 - points:g}", flush=True)
    score = 1 - points / args.games
    low, high = wilson_interval(score, args.games)
    settings = f"{args.game}, {args.seconds} s a decision, {args.games} games"
    console.print(f"{settings}: {args.level} {score:.1%} ({low:.1%} to {high:.1%})", highlight=False)
    console.print(f"OpenSpiel: {simulations / theirs:,.0f} simulations a second; our bot: {ours / decisions:.3f} s", highlight=False)


if __name__ == "__main__":
    main()
