"""The value model: gradients, samples that survive a kill, training, and the same numbers compiled as in NumPy."""

from pathlib import Path

import msgspec
import pytest

import soiree
from soiree.core.errors import BadModel, OtherEdition
from soiree.core.playout import random_step
from soiree.core.rng import Rng
from soiree.core.state import State
from soiree.core.values import model_file
from soiree.core.values.value_model import ValueModel, columns_of
from soiree.lab.arena.runner import ContestMismatch
from soiree.lab.envs.arrays import np
from soiree.lab.training.calibration import calibration_error, cross_entropy, reliability
from soiree.lab.training.gate import passes, play_gate
from soiree.lab.training.model_report import model_report
from soiree.lab.training.network import Adam, Network, better_than, expected_returns
from soiree.lab.training.self_play import GAMES_IN_CHUNK, ChunkFolder, Samples, folders_of, self_play_plan
from soiree.lab.training.value_training import Inputs, TrainingPlan, predict, split, train
from soiree.lab.workers import Workers
from tests.lab.command import lab


def test_gradients_are_those_of_the_loss() -> None:
    rng = np.random.default_rng(3)
    inputs = rng.standard_normal((5, 3, 4)).astype(np.float32)
    better = better_than(np.array([[1, 0.5, 0], [0, 1, 0.5], [1, 0.25, 0.25], [0.5, 0.5, 0.5], [0, 0.5, 1]], np.float32))
    network = Network.start(4, 8, rng)
    network.linear += rng.standard_normal(4).astype(np.float32)
    _, gradient = network.gradient(inputs, better)
    for name in network.__struct_fields__:
        values, slopes = getattr(network, name), getattr(gradient, name)
        for index in np.ndindex(values.shape):
            before = values[index]
            losses = []
            for step in (1e-2, -1e-2):
                values[index] = before + step
                losses.append(network.gradient(inputs, better)[0])
            values[index] = before
            assert slopes[index] == pytest.approx((losses[0] - losses[1]) / 2e-2, abs=2e-3)


def test_adam_finds_what_decides() -> None:
    rng = np.random.default_rng(1)
    inputs = rng.standard_normal((400, 2, 3)).astype(np.float32)
    result = (inputs[:, :, 0] > inputs[:, ::-1, 0]).astype(np.float32)
    network = Network.start(3, 8, rng)
    adam = Adam(network, 0.05, 0.0)
    for _ in range(60):
        _, gradient = network.gradient(inputs, better_than(result))
        adam.step(gradient)
    predicted = expected_returns(network.scores(inputs))
    assert cross_entropy(predicted, result) < 0.2
    assert np.allclose(predicted.sum(axis=1), 1, atol=1e-5), "one seat's chance is what the other's is not"


def test_the_calibration_error_is_that_of_a_known_mistake() -> None:
    predicted = np.full((1000, 2), 0.5, np.float32)
    result = np.zeros((1000, 2), np.float32)
    result[:750] = 1
    assert calibration_error(predicted, result) == pytest.approx(0.25)
    assert [(row.positions, row.happened) for row in reliability(predicted, result)] == [(2000, 0.75)]


def test_samples_are_kept_and_a_model_is_trained_on_them(tmp_path: Path) -> None:
    game = soiree.game("times-square")
    plan = self_play_plan(game, "greedy", 1, seed=5)
    [folder] = folders_of(tmp_path, plan, 6 * GAMES_IN_CHUNK, Workers())
    assert folder.numbers() == list(range(6))
    kept = folder.file(2).read_bytes()
    folder.file(2).unlink()
    folder.file(3).with_suffix(".new").write_bytes(b"interrupted")
    folder.fill(6, Workers())
    assert folder.file(2).read_bytes() == kept, "a chunk follows from the plan and its number"
    with pytest.raises(ContestMismatch):
        ChunkFolder(folder.path, msgspec.structs.replace(plan, seed=6))
    parts = split(folder)
    games = [set(part[2].game.tolist()) for part in (parts.training, parts.validation, parts.test)]
    assert not games[0] & games[1] | games[0] & games[2] | games[1] & games[2], "no game is on two sides"

    card, content, curve = train(game, [folder], TrainingPlan(hidden=8, passes=4))
    assert train(game, [folder], TrainingPlan(hidden=8, passes=4))[1] == content, "one seed gives one model"
    assert card.measured[0].loss < 0.69
    assert "| greedy | 2 |" in model_report(card, curve)

    model_file.write_model(tmp_path, card, content)
    assert model_file.read_card(tmp_path) == card
    names = Inputs(game, [parts.training[2]]).names
    weights = model_file.read_weights(tmp_path, card, game.id, game.edition, names)
    with pytest.raises(OtherEdition):
        model_file.read_weights(tmp_path, card, game.id, "reconstructed-99", names)
    with pytest.raises(BadModel):
        model_file.read_weights(tmp_path, card, game.id, game.edition, [*names, "more"])
    (tmp_path / model_file.WEIGHTS).write_bytes(content[:-4] + b"\0\0\0\1")
    with pytest.raises(BadModel):
        model_file.read_weights(tmp_path, card, game.id, game.edition, names)
    assert weights.hidden == 8


@pytest.mark.parametrize("game", soiree.games(), ids=str)
def test_compiled_values_are_those_of_the_network(game: soiree.Game, tmp_path: Path) -> None:
    """A random network on the positions of one game at the largest table and at the smallest."""
    rng, seed = np.random.default_rng(2), Rng(4)
    for seats in {game.seats[0], game.seats[-1]}:
        evaluation, writer = game.evaluation(), game.features(seats)
        state = game.begin(seats, game.check_options(None))
        states: list[State] = []
        while not state.over():
            random_step(state, seed)
            if state.actors() and len(states) < 30:
                states.append(state.clone())
        hand = []
        for one in states:
            for seat in range(seats):
                evaluation.measure(one, seat, evaluation.features)
                hand.append(list(evaluation.features))
        rows = np.array([list(writer.row(one, seat)) for one in states for seat in range(seats)], np.int16)
        zeros = np.zeros((len(states), seats), np.float32)
        samples = Samples(
            seats, rows.reshape(len(states), seats, -1), np.array(hand, np.float32).reshape(len(states), seats, -1), zeros, zeros,
            np.zeros(len(states), np.int32), np.zeros(len(states), np.int64), np.ones(len(states), np.bool_),
        )  # fmt: skip
        inputs = Inputs(game, [samples])
        network = Network.start(len(inputs.names), 16, rng)
        network.linear += rng.standard_normal(len(inputs.names)).astype(np.float32) * np.float32(0.05)
        network.second *= 10
        content = inputs.export(network)
        card = model_file.Card(
            game.id, game.edition, model_file.layout_hash(inputs.names), 16, model_file.weights_hash(content), "", 1, 0, 0, [], []
        )
        model_file.write_model(tmp_path, card, content)
        weights = model_file.read_weights(tmp_path, card, game.id, game.edition, inputs.names)
        model = ValueModel(weights, evaluation, writer, columns_of(writer, game.features(game.seats[-1])), seats)
        found = [[model.value(one, seat) for seat in range(seats)] for one in states]
        assert np.allclose(found, predict(network, inputs, samples), atol=1e-4)
        assert [model.value(state, seat) for seat in range(seats)] == state.returns(), "exact when the game is over"


@pytest.mark.parametrize("game", soiree.games(), ids=str)
def test_every_game_has_a_model_that_is_small_and_better_than_the_evaluation_by_hand(game: soiree.Game) -> None:
    card = game.model_card
    assert card is not None
    assert game.value_model(game.seats[-1]) is not None
    assert sum((game.folder / name).stat().st_size for name in (model_file.CARD, model_file.WEIGHTS)) <= 2**20
    assert {one.seats for one in card.measured} == set(game.seats)
    for one in card.measured:
        assert one.loss < one.loss_by_hand
        assert one.error < one.error_by_hand or one.error <= 0.02
        assert one.error <= 0.03, "of few test games; more of them would allow a closer bound"
        assert one.loss <= one.loss_linear + 0.002
        assert card.version in (Path("docs/training") / f"{game.id}.md").read_text(encoding="utf-8"), "the page is of this model"


def test_the_command_trains_and_writes_only_on_request(tmp_path: Path) -> None:
    run = lab("train", "times-square", "--games", 500, "--bot", "random", "--hidden", 8, "--processes", 1, "--out", tmp_path)
    assert run.returncode == 0, run.stderr
    assert "random, 2 players" in run.stdout
    wrong = lab("train", "times-square", "--games", 0, "--out", tmp_path)
    assert wrong.returncode != 0
    other = lab("train", "times-square", "--games", 500, "--bot", "random", "--seed", 2, "--processes", 1, "--out", tmp_path)
    assert other.returncode != 0
    assert "another plan" in other.stderr


def test_a_model_must_not_lose_against_the_present_one(tmp_path: Path) -> None:
    """The present model with all scores reversed loses; its card says how, and neither reaches the game's folder."""
    game = soiree.game("times-square")
    card = game.model_card
    assert card is not None
    content = (game.folder / model_file.WEIGHTS).read_bytes()
    numbers = np.frombuffer(content, np.float32).copy()
    numbers[-card.hidden :] *= -1
    numbers[card.hidden : -2 * card.hidden : card.hidden + 1] *= -1
    reversed_content = numbers.tobytes()
    other = msgspec.structs.replace(card, weights=model_file.weights_hash(reversed_content))
    lost = play_gate(game, other, reversed_content, tmp_path, 10, 1, Workers())
    assert not passes(lost)
    assert (lost.opponent, lost.seats, lost.games, lost.play) == (card.version, 2, 10, "strong, 100 iterations")
    assert lost.low <= lost.share < 0.3
    assert "strong, 100 iterations: " in model_report(msgspec.structs.replace(other, strength=lost), [])
    assert passes(msgspec.structs.replace(lost, share=0.5))
    assert (game.folder / model_file.WEIGHTS).read_bytes() == content
