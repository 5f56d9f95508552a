"""A reason says what the lines of play have shown: of the best move, or of the others, in all states or in a share of them."""

import itertools
from typing import Any

import msgspec
import pytest

import soiree
from soiree.bots import Budget, analyse, judge
from soiree.bots.analysis.reasons import Explainer, MoveChance, reason_for
from soiree.bots.analysis.reasons.explain import ALTERNATIVES, DIFFERENCE, RARE, WORLDS
from soiree.bots.analysis.reasons.lines import LinePlayer
from soiree.bots.bot import DecisionPoint
from soiree.bots.search_bot import SearchBot
from soiree.core.conformance import Table
from soiree.core.match import Match
from soiree.core.reasons import Fact
from soiree.core.rng import Rng
from soiree.core.teaching.puzzles import position_of
from soiree.core.texts.message import Message
from soiree.core.texts.words import LANGUAGES, words
from tests.bots.positions import Decision, all_tables, decisions

QUIET = {"active": 1, "hal": -1, "deb": -2, "hand0": "S S B1 B2 B2 H2 D3 Dm", "hand1": "S S S S B2 H2 H2 H2"}  # seat 1 goes east


def street(**changes: object) -> Match:
    return soiree.position("times-square", {**QUIET, **changes})


def hint(match: Match, seat: int, iterations: int = 400) -> Message:
    reason = analyse(match.view(seat), match.moves(seat), Budget(iterations=iterations), Rng(1)).reason
    assert reason is not None
    return reason


def told(reason: Message, game: soiree.Game, language: str = "en") -> str:
    return words(language, game.folder).say(reason, ["Ann", "Bob", "Cleo", "Dan"])


# ---------------------------------------------------------------- one move each


def test_a_win_in_hand_is_the_reason() -> None:
    match = street(sue=6, guards=[5, 8])
    reason = hint(match, 1)
    assert told(reason, match.game) == "Why: it wins at once."
    assert told(reason, match.game, "fr") == "Pourquoi\u202f: ce coup gagne la partie."


def test_a_win_after_what_others_decide_at_the_same_time_is_one_of_this_turn() -> None:
    """A needle is programmed by all seats before anybody acts: nothing is won at once."""
    game = soiree.game("edgar-lucien")
    puzzle = next(one for one in soiree.puzzles(game.id) if "fact-wins" in repr(one.reason) and one.prompt.startswith("needle"))
    match = position_of(puzzle, game)
    rated = [MoveChance(one.move, one.value, one.error) for one in (puzzle.best, *puzzle.others)]
    reason = reason_for(match.view(puzzle.seat), match.moves(puzzle.seat), rated, iterations=60)
    assert told(reason, game) == "Why: it leads to a win this turn."
    assert told(reason, game, "fr") == "Pourquoi\u202f: ce coup mène à la victoire pendant ce tour."


def test_the_reason_names_a_win_of_the_opponent() -> None:
    """Sue is one space from the west. Four green cards take her away; while she stays, any green card of seat 0 brings her in."""
    match = street(sue=-6, guards=[-8, 2])
    judged = judge(0, "act", match.view(1), match.moves(1), "H2", Budget(iterations=600), 1)
    assert judged.counts
    assert judged.reason is not None
    assert judged.reason.id in ("why-played", "why-often-played")
    assert judged.reason.about["fact"] == Message("fact-threat", {"rival": Message("player", {"seat": 0})})
    assert "Ann can win on the very next turn" in told(judged.reason, match.game)


def test_what_also_follows_the_best_move_is_not_said_of_the_played_one_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fact that holds after the played move in every state, and after the best move in some: the sentence has both shares."""
    bad = Fact(Message("fact-threat", {"rival": Message("player", {"seat": 0})}), -60.0)
    match = street()
    point = DecisionPoint(match.view(1), match.moves(1))
    search = SearchBot().think(point, Budget(iterations=40), Rng(1))
    rated = [MoveChance("H2", 0.7, 0.01), MoveChance("S", 0.6, 0.01)]

    def explained(of_best: list[bool]) -> Message:
        facts = [[{bad.key: bad} if it_holds else {} for it_holds in of_best], [{bad.key: bad}] * len(of_best)]
        monkeypatch.setattr(Explainer, "_play", lambda *_: facts)
        return Explainer(search, point, 1).explain(rated, judged=True)

    assert explained([False] * 10).id == "why-played"
    assert explained([True] + [False] * 9).id == "why-played", "hardly any"
    often = explained([True] * 5 + [False] * 5)
    assert (often.id, often.about["percent"], often.about["other"]) == ("why-often-played", 100, 50)


def test_where_no_fact_differs_chances_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soiree.Game, "facts", lambda _game, _line: [])
    match = street()
    point = DecisionPoint(match.view(1), match.moves(1))
    search = SearchBot(learned=True).think(point, Budget(iterations=40), Rng(1))

    def explained(best: float, other: float, error: float, *, judged: bool = False) -> str:
        rated = [MoveChance("H2", best, error), MoveChance("S", other, error)]
        return told(Explainer(search, point, 1).explain(rated, judged=judged), match.game)

    assert explained(0.7, 0.6, 0.01) == "Why: it wins about 70% of games, the next best move 60%."
    assert explained(0.61, 0.6, 0.02) == "Why: the best moves are about equally good."
    assert explained(0.614, 0.606, 0.02, judged=True) == "Why: it wins about 61.4% of games, the move that was played 60.6%."


def test_a_reason_is_the_same_for_the_same_question() -> None:
    match = soiree.new("gatsby", seed=5)
    seat = min(match.actors)
    rated = [MoveChance(move, 0.5, 0.1) for move in match.moves(seat)[:2]]
    reasons = [reason_for(match.view(seat), match.moves(seat), rated, iterations=60) for _ in range(2)]
    assert reasons[0] == reasons[1]
    assert msgspec.json.decode(msgspec.json.encode(reasons[0]), type=Message) == reasons[0]


# ---------------------------------------------------------------- any position


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_a_sentence_holds_in_the_states_that_were_sampled(table: Table) -> None:
    """Lines of the moves are played again, and what is said is counted in them."""
    said: set[str] = set()
    for turn, decision in enumerate(itertools.islice(decisions(table, seed=61, one_in=11), 8)):
        point = DecisionPoint(decision.view, decision.moves)
        search = SearchBot(learned=True).think(point, Budget(iterations=60), Rng(turn))
        rated = [MoveChance(move, 0.5, 0.1) for move in decision.moves[: 1 + ALTERNATIVES]]
        reason = Explainer(search, point, 7 * turn).explain(rated)
        said.add(reason.id)
        facts = {name: fact for name, fact in reason.about.items() if name in ("fact", "second")}
        shares = {name: _shares(fact, point, search, rated, 7 * turn) for name, fact in facts.items()}
        _check(reason, shares)
        for language in LANGUAGES:
            assert told(reason, table.game, language)
    assert said - {"why-close"}, "something was said"


def _shares(fact: Any, point: DecisionPoint, search: Any, rated: list[MoveChance], seed: int) -> list[float]:
    """In which share of the states the fact holds after each move."""
    lines = LinePlayer(search, point)
    found = []
    for one in rated:
        action = point.actions[point.tokens.index(one.move)]
        held = 0
        for world in range(WORLDS):
            played = lines.play(action, seed + world)
            facts = [said.say for said in point.game.facts(played.line)]
            if played.threat is not None:
                facts.append(Message("fact-threat", {"rival": Message("player", {"seat": played.threat})}))
            if played.chance:
                facts.append(Message("fact-next", {"player": Message("player", {"seat": point.seat})}))
            if played.line.after.over() and played.line.after.payoff(point.seat) == 1:
                facts.append(Message("fact-wins-turn" if played.line.before.sealed() else "fact-wins"))
            held += fact in facts
        found.append(held / WORLDS)
    return found


def _check(reason: Message, shares: dict[str, list[float]]) -> None:
    about: Any = reason.about
    if not shares:
        assert reason.id in ("why-close", "why-chance", "why-share")
        return
    best, *others = shares["fact"]
    mean = sum(others) / len(others)
    match reason.id:
        case "why":
            assert best == 1
        case "why-both":
            assert best == shares["second"][0] == 1
        case "why-otherwise":
            assert min(others) == 1
            assert best <= RARE
        case "why-often":
            assert best - mean >= DIFFERENCE
            assert (about["percent"], about["other"]) == (round(20 * best) * 5, round(20 * mean) * 5)
        case "why-often-otherwise":
            assert min(others) - best >= DIFFERENCE
            assert about["percent"] == round(20 * min(others)) * 5
            assert round(20 * best) * 5 <= about["other"] <= about["percent"]  # what is possible counts, too
        case _:
            raise AssertionError(reason.id)


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_two_worlds_that_look_the_same_get_the_same_reason(table: Table) -> None:
    different = hidden = 0
    for turn, decision in enumerate(itertools.islice(decisions(table, seed=71), 12)):
        world = table.game.sample(decision.view, Rng(turn))
        here, there = (_reason(decision, view, turn) for view in (decision.view, world.view(decision.seat)))
        assert here == there
        secrets = table.game.secrets(decision.truth, decision.seat)
        hidden += bool(secrets)
        different += secrets != table.game.secrets(world, decision.seat)
    assert different >= hidden // 4, "where something was hidden, the worlds did differ"


def _reason(decision: Decision, view: Any, turn: int) -> Message:
    rated = [MoveChance(move, 0.5, 0.1) for move in decision.moves[:2]]
    return reason_for(view, decision.moves, rated, turn, iterations=20)
