"""Self-play for the value model: positions of games between equal bots, each with the result of its game, kept on disk in chunks.

A chunk is a file of some games at one number of seats. Every chunk follows from the plan and its number, and is written completely or not
at all, so the same command continues after an interruption and other processes give the same chunks.
"""

import functools
import io
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console

from soiree.bots import Budget, bot
from soiree.core import structs
from soiree.core.errors import problem, system_reason
from soiree.core.game import Game, OptionValue
from soiree.core.playout import sample_chance
from soiree.core.rng import Rng
from soiree.core.sets.bits import lowest
from soiree.core.state import State
from soiree.games import game as load_game
from soiree.lab.arena.runner import BadFolder, ContestMismatch
from soiree.lab.envs.arrays import NDArray, np
from soiree.lab.files import write_atomically
from soiree.lab.seeds import derive_seed
from soiree.lab.workers import Workers
from soiree.parallel.progress import track

GAMES_IN_CHUNK = 50
POSITIONS_IN_GAME = 24  # sampled uniformly: the positions of one game share its result, so more of them add little
OPTIONS_ONE_IN = 4  # one game in this many has options drawn at random, the others have the usual ones


class SelfPlayPlan(msgspec.Struct, frozen=True):
    """What determines the games. Stored as plan.json in the folder of the chunks."""

    game: str
    edition: str
    layout: int  # the version of the features
    bot: str
    iterations: int  # for a decision of a bot that searches
    seed: int


class Samples(msgspec.Struct, frozen=True):
    """Positions of games at one number of seats. The first index is the position, the second the seat."""

    seats: int
    rows: NDArray[np.int16]  # the features of each seat's view
    hand: NDArray[np.float32]  # the features of the evaluation
    guess: NDArray[np.float32]  # the value by the evaluation
    result: NDArray[np.float32]  # the return at the end
    decision: NDArray[np.int32]  # the number of decisions before the position
    game: NDArray[np.int64]  # which game the position is of
    usual: NDArray[np.bool_]  # whether the game has the usual options

    def __len__(self) -> int:
        return len(self.game)


def seats_of_chunk(game: Game, number: int) -> int:
    """Half of the chunks have the fewest seats, the others all other numbers in turn."""
    fewest, others = game.seats[0], game.seats[1:]
    if not others or number % 2 == 0:
        return fewest
    return others[number // 2 % len(others)]


def play_chunk(plan: SelfPlayPlan, number: int) -> bytes:
    """Plays the games of a chunk and returns the content of its file."""
    game = load_game(plan.game)
    seats = seats_of_chunk(game, number)
    rows: list[object] = []
    hand: list[list[list[float]]] = []
    guess, result, decisions, games, usual = [], [], [], [], []
    writer, evaluation = game.features(seats), game.evaluation()
    for index in range(GAMES_IN_CHUNK):
        name = number * GAMES_IN_CHUNK + index
        rng = Rng(derive_seed(plan.seed, "self-play", plan.game, plan.bot, plan.iterations, name))
        is_usual = index % OPTIONS_ONE_IN != OPTIONS_ONE_IN - 1
        options = game.check_options(None if is_usual else random_options(game, rng))
        positions, returns = play(game, seats, options, plan, rng)
        for decision, state in positions:
            rows.append([np.frombuffer(memoryview(writer.row(state, seat)), np.int16) for seat in range(seats)])
            measured = []
            for seat in range(seats):
                evaluation.measure(state, seat, evaluation.features)
                measured.append(list(evaluation.features))
            hand.append(measured)
            guess.append([evaluation.value(state, seat) for seat in range(seats)])
            result.append(returns)
            decisions.append(decision)
            games.append(name)
            usual.append(is_usual)
    file = io.BytesIO()
    np.savez_compressed(
        file,
        rows=np.array(rows, np.int16),
        hand=np.array(hand, np.float32),
        guess=np.array(guess, np.float32),
        result=np.array(result, np.float32),
        decision=np.array(decisions, np.int32),
        game=np.array(games, np.int64),
        usual=np.array(usual, np.bool_),
    )
    return file.getvalue()


def play(
    game: Game, seats: int, options: dict[str, OptionValue], plan: SelfPlayPlan, rng: Rng
) -> tuple[list[tuple[int, State]], list[float]]:
    """Plays one game: some of its positions, each with the number of decisions before it, and the returns."""
    state, notation = game.begin(seats, options), game.notation()
    bots = [bot(plan.bot) for _ in range(seats)]
    budget = Budget(iterations=plan.iterations)
    kept: list[tuple[int, State]] = []
    decisions = 0
    while True:
        sample_chance(state, rng)
        waiting = state.actors()
        if waiting == 0:
            return kept, state.returns()
        if len(kept) < POSITIONS_IN_GAME:
            kept.append((decisions, state.clone()))
        elif (index := rng.below(decisions + 1)) < POSITIONS_IN_GAME:  # reservoir sampling: every position is equally probable
            kept[index] = (decisions, state.clone())
        seat = lowest(waiting)
        legal = list(state.legal(seat))
        if len(legal) == 1:
            state.apply(seat, legal[0])
        else:
            tokens = [notation.actions[action] for action in legal]
            state.apply(seat, legal[tokens.index(bots[seat].choose(state.view(seat), tokens, budget, rng))])
        decisions += 1


def random_options(game: Game, rng: Rng) -> dict[str, OptionValue]:
    """A value for every option, drawn uniformly from those that new tables are offered."""
    return {
        name: option.values[rng.below(len(option.values))] if option.values else option.low + int(rng.below(option.high - option.low + 1))
        for name, option in game.options.items()
    }


class ChunkFolder:
    """The chunks of one plan. Raises `BadFolder`, and `ContestMismatch` where the folder has the chunks of another plan."""

    def __init__(self, path: Path, plan: SelfPlayPlan) -> None:
        self.path = path
        self.plan = plan
        file = path / "plan.json"
        wanted = msgspec.json.format(msgspec.json.encode(plan)).decode() + "\n"
        try:
            path.mkdir(parents=True, exist_ok=True)
            if not file.exists():
                write_atomically(file, wanted)
            elif file.read_text(encoding="utf-8") != wanted:
                raise ContestMismatch(problem("error-other-samples", path=path))
        except OSError as error:
            raise BadFolder(problem("error-cannot-use", path=path, reason=system_reason(error))) from None

    def file(self, number: int) -> Path:
        """The file of the chunk with this number."""
        return self.path / f"chunk-{number:05}.npz"

    def fill(self, chunks: int, workers: Workers, console: Console | None = None) -> None:
        """Plays the chunks that are missing."""
        missing = [number for number in range(chunks) if not self.file(number).exists()]
        played = workers.map(functools.partial(_numbered_chunk, self.plan), missing)
        for number, content in track(played, f"{self.plan.game}: self-play", chunks, console, done=chunks - len(missing)):
            write_atomically(self.file(number), content)

    def numbers(self) -> list[int]:
        """The chunks that are there."""
        return sorted(int(file.stem.removeprefix("chunk-")) for file in self.path.glob("chunk-*.npz"))

    def read(self, numbers: Sequence[int]) -> dict[int, Samples]:
        """The samples of these chunks by number of seats."""
        found: dict[int, list[dict[str, NDArray[np.generic]]]] = {}
        game = load_game(self.plan.game)
        for number in numbers:
            with np.load(self.file(number)) as file:
                found.setdefault(seats_of_chunk(game, number), []).append(dict(file))
        joined = {seats: {name: np.concatenate([one[name] for one in chunks]) for name in chunks[0]} for seats, chunks in found.items()}
        return {seats: Samples(seats, **arrays) for seats, arrays in joined.items()}


def self_play_plan(game: Game, name: str, iterations: int, seed: int) -> SelfPlayPlan:
    """The plan of a bot against itself. Raises `UnknownLevel` and `BadBudget`."""
    bot(name)
    Budget(iterations=iterations)
    return SelfPlayPlan(game.id, game.edition, game.features(game.seats[0]).version(), name, iterations, seed)


def folders_of(out: Path, plan: SelfPlayPlan, games: int, workers: Workers, console: Console | None = None) -> list[ChunkFolder]:
    """All folders of samples in `out`, the one of the plan filled with this many games. Raises `BadFolder` and `ContestMismatch`."""
    own = ChunkFolder(out / f"{plan.bot}-{plan.iterations}", plan)
    own.fill(-(-games // GAMES_IN_CHUNK), workers, console)
    found = []
    for path in sorted(out.glob("*/plan.json")):
        try:
            other = structs.decode(path.read_bytes(), SelfPlayPlan)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise BadFolder(problem("error-cannot-be-read", path=path, reason=error)) from None
        if (other.game, other.edition, other.layout) != (plan.game, plan.edition, plan.layout):
            raise ContestMismatch(problem("error-other-samples", path=path.parent))
        found.append(ChunkFolder(path.parent, other))
    return found


def _numbered_chunk(plan: SelfPlayPlan, number: int) -> tuple[int, bytes]:
    return number, play_chunk(plan, number)
