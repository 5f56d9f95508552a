"""The commands of the lab: bad input gives one line and exit code 2; probe and review print in both languages."""

from pathlib import Path

import msgspec
import pytest

from soiree.bots import Analysis, Rating, Review
from tests.lab.command import lab

RECORD = Path(__file__).parent.parent / "records" / "times-square-2-printed-1.txt"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("arena times-square --bots random,granny", "there is no level 'granny'"),
        ("arena times-square --bots random", "at least two bots"),
        ("arena times-square --bots random,random", "each named once"),
        ("arena times-square --bots random,greedy --games 0", "positive whole number, not 0"),
        ("arena times-square --bots random,greedy --games -5", "positive whole number, not -5"),
        ("arena times-square --bots random,greedy --seats 9", "is played by 2 players, not 9"),
        ("arena times-square --bots random,greedy --scale 0", "positive number, not 0.0"),
        ("arena times-square --bots random,greedy --scale nan", "positive number, not nan"),
        ("arena times-square --bots random,greedy --pace 0", "positive number of iterations"),
        ("arena times-square --bots random,greedy --processes 0", "number of processes"),
        ("arena times-square --bots random,greedy --option joker=wild", "option 'joker' is one of"),
        ("arena times-square --bots random,greedy --option joker", "NAME=VALUE"),
        ("arena chess --bots random,greedy", "there is no game 'chess'"),
        ("ladder chess --out nowhere", "there is no game 'chess'"),
        ("tune times-square --rounds 0", "number of rounds"),
        ("tune times-square --search --rounds 0", "rounds of halving"),
        ("tune times-square --games 0", "number of games"),
        ("probe no-such-file --at 3", "cannot be read"),
        (f"probe {RECORD} --at 100000", "the record has steps 0 to"),
        (f"probe {RECORD} --at 0", "the next decision is --at 17"),
        (f"probe {RECORD} --at 17 --seat 5", "that decides, not seat 5"),
        (f"probe {RECORD} --at 17 --seconds 0", "positive number, not 0.0"),
        (f"probe {RECORD} --at 17 --iterations -1", "positive whole number, not -1"),
        (f"probe {RECORD} --at 17 --processes 0", "number of processes"),
        (f"probe {__file__}", "line 1"),
        ("review no-such-file", "cannot be read"),
        (f"review {RECORD} --seat 2", "the seats of this match are 0 to 1, not 2"),
        (f"review {RECORD} --seconds 0", "positive number, not 0"),
        (f"review {RECORD} --iterations 0", "positive whole number, not 0"),
        (f"review {__file__}", "line 1"),
    ],
)
def test_bad_input_is_refused_in_one_line(words: str, message: str, tmp_path: Path) -> None:
    run = lab(*words.replace("nowhere", str(tmp_path / "ladder")).split())
    assert run.returncode == 2
    assert message in run.stderr
    assert run.stderr.count("\n") == 1
    assert run.stdout == ""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_probe_prints_candidates_line_and_worlds(language: str) -> None:
    run = lab("probe", RECORD, "--at", 17, "--iterations", 1500, "--lang", language)
    assert run.returncode == 0, run.stderr
    head = {
        "en": ("After 17 of", "visits", "Expected line", "sampled worlds", "about 7 out of 10 were won"),
        "fr": ("Après 17", "visites", "Suite attendue", "échantillonnés", "environ 7 ont été gagnées"),
    }
    assert all(word in run.stdout for word in head[language])
    assert "hand" in run.stdout


def test_analyse_rates_the_moves_and_says_what_it_knows() -> None:
    run = lab("analyse", RECORD, "--step", 17, "--iterations", 400, "--open", "--lang", "fr")
    assert run.returncode == 0, run.stderr
    assert "Toutes cartes découvertes." in run.stdout
    assert "400" in run.stdout


def test_analyse_as_json_improves_line_by_line() -> None:
    run = lab("analyse", RECORD, "--step", 17, "--iterations", 400, "--json")
    ratings = [msgspec.json.decode(line, type=Rating) for line in run.stdout.splitlines()]
    assert [rating.iterations for rating in ratings] == [100, 200, 400]


def test_analyse_averages_over_a_draw() -> None:
    run = lab("analyse", RECORD, "--step", 19, "--iterations", 100, "--open", "--lang", "fr")
    assert run.returncode == 0, run.stderr
    assert all(word in run.stdout for word in ("un tirage a lieu", "En moyenne", "probabilité", "Place 0 pioche"))
    refused = lab("probe", RECORD, "--at", 19)
    assert "a draw comes first" in refused.stderr


def test_probe_as_json_is_the_analysis() -> None:
    run = lab("probe", RECORD, "--iterations", 400, "--processes", 2, "--json")
    assert run.returncode == 0, run.stderr
    analysis = msgspec.json.decode(run.stdout, type=Analysis)
    assert analysis.iterations == 800
    assert analysis.game == "times-square"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_review_prints_curves_and_costly_decisions(language: str) -> None:
    run = lab("review", RECORD, "--iterations", 400, "--lang", language)
    assert run.returncode == 0, run.stderr
    message = {
        "en": ("23 decisions of", "What mattered most", "seat 1", "100%"),
        "fr": ("23 décisions jugées", "compté le plus", "place 1", "100\xa0%"),
    }
    assert all(word in run.stdout for word in message[language])
    assert "█" in run.stdout


def test_review_as_json_is_reproducible_and_can_be_of_one_seat() -> None:
    runs = [lab("review", RECORD, "--iterations", 120, "--json", *more) for more in ([], [], ["--seat", 1])]
    assert runs[0].stdout == runs[1].stdout, runs[0].stderr
    whole, own = (msgspec.json.decode(run.stdout, type=Review) for run in runs[1:])
    assert {one.seat for one in whole.judgements} == {0, 1}
    assert own.judgements == [one for one in whole.judgements if one.seat == 1]
    assert [point.value for point in whole.curves[0]][-1] == 1.0


def test_both_languages_have_the_same_messages() -> None:
    import soiree.lab.analysis

    folder = Path(soiree.lab.analysis.__file__).parent / "words"
    keys = [[line.split(" =")[0] for line in (folder / f"{code}.ftl").read_text().splitlines() if " =" in line] for code in ("en", "fr")]
    assert keys[0] == keys[1]
    assert len(keys[0]) > 10
