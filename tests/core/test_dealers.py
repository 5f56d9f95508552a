"""The generator and the dealers."""

import hashlib
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import soiree
from soiree.core.chance.dealers import Committed, committed_roll
from soiree.core.chance.shuffle import SealedSecrets, commitment_to, opens, sealed_salt
from soiree.core.rng import Rng
from tests.specs import ROOT

Tamper = Callable[[str], str]  # changes the text of a record


def test_the_sequence_of_the_generator_is_fixed_for_ever() -> None:
    """Written down once; a change of it breaks every seed that was ever published."""
    expected = {
        0: ([2603235439, 549811459, 1887056752, 2961991038], [1, 1, 0, 2, 3, 1, 0, 2]),
        1: ([1470129360, 4132431264, 4097872251, 1944141530], [0, 3, 1, 3, 5, 0, 2, 3]),
        7: ([4262850391, 2751011966, 4070884980, 1554531749], [4, 5, 2, 2, 3, 1, 2, 0]),
        -1: ([3768700800, 2735078436, 1836773361, 1545251376], [1, 4, 3, 3, 0, 0, 1, 4]),
        2**200: ([822304739, 3502244473, 3859961695, 4155841670], [0, 5, 4, 1, 3, 4, 0, 0]),
    }
    for seed, (words, dice) in expected.items():
        rng = Rng(seed)
        assert ([rng.bits() for _ in words], [rng.below(6) for _ in dice]) == (words, dice)


def test_the_generator_is_the_published_one() -> None:
    """The reference outputs of xoshiro128++ from the state 1, 2, 3, 4."""
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.d = 1, 2, 3, 4
    assert [rng.bits() for _ in range(6)] == [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768]


@given(st.integers(), st.integers(1, 2**31 - 1))
def test_below_stays_below(seed: int, bound: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(20))


def test_below_is_even() -> None:
    rng = Rng(3)
    faces = [0] * 6
    for _ in range(60_000):
        faces[rng.below(6)] += 1
    assert all(9_600 < face < 10_400 for face in faces)


def test_a_fork_is_another_stream() -> None:
    rng = Rng(9)
    fork = rng.fork()
    assert [fork.bits() for _ in range(4)] != [rng.bits() for _ in range(4)]


# ---------------------------------------------------------------- the committed dealer

SEED = bytes(range(32))


def finished(dealer: soiree.Dealer, game: str = "times-square", seats: int = 2) -> soiree.Match:
    match = soiree.new(game, seats=seats, dealer=dealer)
    rng = Rng(1)
    while not match.over:
        seat = min(match.actors)
        moves = match.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
    return match


def test_a_committed_match_verifies() -> None:
    match = finished(Committed(SEED, ["from west", "de l’est"]))
    record = match.record()
    assert f'[Commitment "{hashlib.sha256(SEED).hexdigest()}"]' in record
    verdict = soiree.verify(record)
    assert verdict.honest, verdict.reason
    assert verdict.draws == sum(step.seat is None for step in match.steps())


def test_the_seed_stays_secret_until_the_end() -> None:
    match = soiree.new("times-square", dealer=Committed(SEED))
    assert SEED.hex() not in match.record()
    assert "[Commitment" in match.record(0)
    verdict = soiree.verify(match.record())
    assert (verdict.honest, "not shown yet" in verdict.reason) == (False, True)


def test_each_seat_changes_the_draws() -> None:
    openings = {
        " ".join(str(step) for step in soiree.new("times-square", dealer=Committed(SEED, texts)).steps())
        for texts in ((), ("a",), ("a", ""), ("", "a"))
    }
    assert len(openings) == 4


@pytest.mark.parametrize(
    ("tamper", "reason"),
    [
        (lambda text: text.replace('[Seed "00', '[Seed "01'), "not the one that was promised"),
        (lambda text: text.replace("[Seed", "[Sprout"), "not shown yet"),
        (lambda text: text.replace("[Commitment", "[Promise"), "no commitment"),
        (lambda text: text.replace('[Contribution.0 "mine', '[Contribution.0 "yours'), "draw 1 "),
        (lambda text: text.replace(SEED.hex(), "zz"), "not a hexadecimal number"),
    ],
)
def test_a_tampered_record_does_not_verify(tamper: Tamper, reason: str) -> None:
    record = finished(Committed(SEED, ["mine"])).record()
    assert_refused(record, tamper, reason)


def assert_refused(record: str, tamper: Tamper, reason: str) -> None:
    changed = tamper(record)
    assert changed != record
    verdict = soiree.verify(changed)
    assert not verdict.honest
    assert reason in verdict.reason


def test_one_exchanged_card_does_not_verify() -> None:
    """Two different cards dealt to seat 0 change places: the game is the same, the draws are not."""
    record = finished(Committed(SEED)).record()
    lines = record.split("\n")
    line_number = next(number for number, line in enumerate(lines) if line.startswith("*"))
    deal = lines[line_number].split()
    other = next(number for number in range(2, 9) if deal[number] != deal[1])
    deal[1], deal[other] = deal[other], deal[1]
    lines[line_number] = " ".join(deal)
    verdict = soiree.verify("\n".join(lines))
    assert not verdict.honest
    assert "draw 2 (line" in verdict.reason


@given(st.integers(1, 2**40), st.integers(0, 1000))
def test_a_committed_roll_stays_below_the_total(total: int, number: int) -> None:
    assert 0 <= committed_roll(SEED, b"salt", number, total) < total


def test_a_committed_roll_is_fixed_for_ever() -> None:
    assert [committed_roll(SEED, bytes(32), number, 55) for number in range(10)] == [4, 25, 13, 4, 43, 5, 9, 6, 49, 33]


def test_a_committed_seed_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 3"):
        Committed(b"abc")


# ---------------------------------------------------------------- secrets that seats committed to

SECRETS = ["11" * 32, "22" * 32]


def sealed(*secrets: str) -> SealedSecrets:
    return SealedSecrets(tuple(commitment_to(secret) if secret else "" for secret in secrets), secrets)


def test_a_match_with_sealed_secrets_verifies() -> None:
    record = finished(Committed(SEED, sealed=sealed(*SECRETS))).record()
    assert '[Shuffle "2"]' in record
    assert "[Contribution" not in record
    verdict = soiree.verify(record)
    assert (verdict.honest, verdict.seats) == (True, [0, 1]), verdict.reason


def test_a_record_says_which_seats_took_part() -> None:
    record = finished(Committed(SEED, sealed=sealed("", SECRETS[1]))).record()
    assert '[Commitment.0 ""]' in record
    assert "[Secret.0" not in record
    verdict = soiree.verify(record)
    assert (verdict.honest, verdict.seats) == (True, [1])
    assert verdict.finding.about == {"seats": 1, "all": 2}


def test_the_secrets_of_seats_are_public_and_the_seed_is_not() -> None:
    match = soiree.new("times-square", dealer=Committed(SEED, sealed=sealed(*SECRETS)))
    assert all(f'[Secret.{seat} "{secret}"]' in match.record("onlooker") for seat, secret in enumerate(SECRETS))
    assert SEED.hex() not in match.record()


@pytest.mark.parametrize(
    ("tamper", "reason"),
    [
        (lambda text: text.replace(SECRETS[1], "23" * 32), "the secret shown for seat 1 is not the one"),
        (lambda text: text.replace(f'"{SECRETS[0]}"', '"11"'), "the secret shown for seat 0 is not the one"),
        (lambda text: text.replace(SECRETS[0], SECRETS[0].replace("1", "g")), "the secret shown for seat 0 is not the one"),
        (lambda text: text.replace(f'[Secret.1 "{SECRETS[1]}"]\n', ""), "the secret shown for seat 1 is not the one"),
        (lambda text: text.replace(commitment_to(SECRETS[0]), ""), "the secret shown for seat 0 is not the one"),
        (lambda text: text.replace(commitment_to(SECRETS[0]), "").replace(f'[Secret.0 "{SECRETS[0]}"]\n', ""), "but the seed gives"),
        (lambda text: text.replace('[Shuffle "2"]\n', ""), "but the seed gives"),
        (lambda text: text.replace('[Shuffle "2"]', '[Shuffle "3"]'), "a rule that this version does not know"),
        (lambda text: text.replace('[Seed "00', '[Seed "01'), "not the one that was promised"),
    ],
)
def test_a_tampered_sealed_record_does_not_verify(tamper: Tamper, reason: str) -> None:
    record = finished(Committed(SEED, sealed=sealed(*SECRETS))).record()
    assert_refused(record, tamper, reason)


def test_every_secret_changes_the_draws() -> None:
    openings = {
        " ".join(str(step) for step in soiree.new("times-square", dealer=Committed(SEED, sealed=sealed(*secrets))).steps())
        for secrets in (SECRETS, SECRETS[::-1], ["", SECRETS[1]], [SECRETS[0], ""], [SECRETS[0]] * 2)
    }
    assert len(openings) == 5


def test_the_sealed_shuffle_is_fixed_for_ever() -> None:
    """Written down once: records of finished games depend on it."""
    assert commitment_to(SECRETS[0]) == hashlib.sha256(b"soiree shuffle 2: commit\n" + b"\x11" * 32).hexdigest()
    assert sealed_salt([*SECRETS, ""]) == hashlib.sha256(b"soiree shuffle 2: salt\n" + b"\x11" * 32 + b"\x22" * 32 + bytes(32)).digest()
    assert [committed_roll(SEED, sealed_salt(SECRETS), number, 55) for number in range(10)] == [18, 2, 24, 26, 17, 19, 24, 29, 15, 22]


@given(st.text(max_size=70))
def test_only_the_secret_opens_its_commitment(text: str) -> None:
    assert opens(commitment_to(SECRETS[0]), SECRETS[0])
    assert not opens(commitment_to(SECRETS[0]), text)


@pytest.mark.parametrize(("game", "seats"), [("times-square", 2), ("edgar-lucien", 3)])
def test_the_program_of_the_docs_checks_a_record(tmp_path: Path, game: str, seats: int) -> None:
    """Somebody else's program, which shares no line with `soiree.verify`."""
    found = re.search("```python\n(import hashlib.*?)```", (ROOT / "docs/secrecy.md").read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    program, file = tmp_path / "check.py", tmp_path / "record.txt"
    program.write_text(found[1], encoding="utf-8")
    assert len(found[1].splitlines()) <= 40
    secrets = ["", *(f"{seat:02x}" * 32 for seat in range(1, seats))]
    record = finished(Committed(SEED, sealed=sealed(*secrets)), game, seats).record()

    def check(text: str) -> subprocess.CompletedProcess[str]:
        file.write_text(text, encoding="utf-8")
        return subprocess.run([sys.executable, program, file], check=False, capture_output=True, text=True)

    honest = check(record)
    assert honest.stdout == f"honest: {soiree.verify(record).draws} draws\n", honest.stderr
    assert "another secret" in check(record.replace("01" * 32, "02" * 32)).stderr
    assert "another seed" in check(record.replace('[Seed "00', '[Seed "01')).stderr


def test_the_docs_list_the_outcomes_of_every_game_in_their_order() -> None:
    """Without the order nobody could check a shuffle with a program of their own."""
    text = (ROOT / "docs/secrecy.md").read_text(encoding="utf-8")
    listed = re.search("### The outcomes of a draw\n(.*?)\n### ", text, re.DOTALL)
    assert listed
    blocks = re.findall("```text\n(.*?)```", listed[1], re.DOTALL)
    assert [block.split() for block in blocks] == [list(game.notation().outcomes) for game in soiree.games()]
