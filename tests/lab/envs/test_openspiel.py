"""OpenSpiel: its own tests on all games, resampled states that agree with what a player knows, and its ISMCTS on our rules."""

import json
import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import soiree
from soiree.lab.envs import features, openspiel

TABLES = [(openspiel.short_name(game.id), seats) for game in soiree.games() for seats in game.seats]
NAMES = list(openspiel.GAMES)


def load(name: str, players: int = 2) -> openspiel.SoireeGame:
    game = pyspiel.load_game(name, {"players": players})
    assert isinstance(game, openspiel.SoireeGame)
    return game


def random_state(name: str, players: int, seed: int, steps: int) -> openspiel.SoireeState:
    """A random state in which a player decides."""
    rng = np.random.default_rng(seed)
    state = load(name, players).new_initial_state()
    while steps > 0 or state.is_chance_node():
        if state.is_terminal():
            return random_state(name, players, seed + 1000, steps // 2)
        state.apply_action(int(rng.choice(state.legal_actions())))
        steps -= 1
    return state if not state.is_terminal() else random_state(name, players, seed + 1000, steps // 2)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_random_sim(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_playthrough(name: str) -> None:
    """OpenSpiel prints everything that a game says, to the end."""
    from open_spiel.python.algorithms import generate_playthrough  # loads SciPy's statistics: not whenever tests are collected

    text = generate_playthrough.playthrough(name, None, seed=7)
    assert f'GameType.short_name = "{name}"' in text
    assert "InformationStateString(0)" in text
    assert "IsTerminal() = True" in text


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_resampled_state_is_the_same_for_its_player(name: str, players: int) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    rng = np.random.default_rng(1)
    for seed in range(25):
        state = random_state(name, players, seed, int(rng.integers(5, 120)))
        for player in range(players):
            sampled = state.resample_from_infostate(player, sampler)
            assert sampled.information_state_string(player) == state.information_state_string(player)
            assert sampled.observation_string(player) == state.observation_string(player)
            assert sampled.observation_tensor(player) == state.observation_tensor(player)
            assert sampled.current_player() == state.current_player()
            if player == state.current_player():
                assert sampled.legal_actions() == state.legal_actions()
                sampled.apply_action(sampled.legal_actions()[0])


def test_an_information_state_has_what_was_seen_and_no_more() -> None:
    """Two games of Times Square that differ only in the cards of seat 1."""
    states = []
    for cards in ("S S B1 B2 H2 D3 D4 Dm D5 D2 H2 Bc B2 B1 S S", "S S B1 B2 H2 D3 D4 Dm H3 H2 D1 D3 B2 B1 S S"):
        state = load("soiree_times_square").new_initial_state()
        for token in ["h0", *cards.split()]:
            state.apply_action(state.string_to_action(token))
        states.append([state.information_state_string(player) for player in (0, 1)])
    assert states[0][0] == states[1][0]
    assert states[0][1] != states[1][1]
    assert states[0][0].startswith(" *h0 *S *S *B1 *B2 *H2 *D3 *D4 *Dm *? *?")


def test_needles_are_revealed_when_all_are_set() -> None:
    state = load("soiree_edgar_lucien", 2).new_initial_state()
    while state.is_chance_node() or state.trajectory.state.prompt(state.current_player()) == "start":
        state.apply_action(state.legal_actions()[0])
    before = [state.information_state_string(player).split("\n")[0] for player in (0, 1)]
    for _ in range(2):
        state.apply_action(state.legal_actions(0)[1])
    assert state.current_player() == 1
    history = state.information_state_string(1).split("\n")[0]
    assert history == before[1], "seat 1 has not seen the needles yet"
    for _ in range(2):
        state.apply_action(state.legal_actions(1)[0])
    revealed = state.information_state_string(1).split("\n")[0][len(before[1]) :].split()
    assert len(revealed) >= 4
    assert sum(token.startswith(("0:E", "0:L")) for token in revealed) == 2


@pytest.mark.parametrize("name", NAMES)
def test_tensors_are_the_features_of_the_view(name: str) -> None:
    state = random_state(name, 2, 3, 40)
    for player in (0, 1):
        row = features.encode(state.trajectory.state.view(player))
        assert state.observation_tensor(player) == row
        assert state.information_state_tensor(player) == row


@pytest.mark.parametrize("name", NAMES)
def test_structs(name: str) -> None:
    state = random_state(name, 2, 3, 30)
    struct = json.loads(state.to_json())
    player = state.current_player()
    assert struct["game"] == name
    assert struct["current_player"] == player
    assert json.loads(state.to_observation_struct(player).to_json()) == struct["views"][player]
    for action in state.legal_actions():
        assert state.struct_to_actions(state.action_to_struct(player, action)) == [action]
    assert pyspiel.load_game_from_json(json.dumps({"game_name": name})).num_players() == state.num_players()


def test_states_can_be_pickled_and_clones_are_independent() -> None:
    state = random_state("soiree_gatsby", 2, 4, 50)
    again = pickle.loads(pickle.dumps(state))
    assert again.information_state_string(0) == state.information_state_string(0)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert again.information_state_string(0) == state.information_state_string(0)
    with pytest.raises(TypeError, match="no history"):
        pickle.dumps(state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0)).trajectory)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_ismcts_of_openspiel_plays_all_games(name: str, players: int) -> None:
    state = random_state(name, players, 2, 30)
    random_state_of_numpy = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random_state_of_numpy),
        uct_c=1.0,
        max_simulations=12,
        random_state=random_state_of_numpy,
        allow_inconsistent_action_sets=True,
    )
    assert bot.step(state) in state.legal_actions()


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("soiree_edgar_lucien(players=3,periods=2,money=closed)")
    assert game.num_players() == 3
    assert game.table.options == {"money": "closed", "metro": "lines", "periods": 2}
    with pytest.raises(soiree.BadOption):
        pyspiel.load_game("soiree_times_square", {"joker": "wild"})
