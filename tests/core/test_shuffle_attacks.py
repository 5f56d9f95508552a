"""Each dishonest party tries to get the deal that it likes, 10,000 times: it gets it as often as chance gives it, or is found out.

A deal here is its first draw between two outcomes, of which the dishonest want one; it is derived as every draw of a game is. What a table
refuses is tested in tests/server/test_shuffle.py, and docs/secrecy.md has the proof that these attacks illustrate.
"""

import hashlib
import random
from collections.abc import Callable, Sequence

from soiree.core.chance.dealers import Committed, committed_roll
from soiree.core.chance.shuffle import SealedSecrets, commitment_to, opens, sealed_salt

DEALS = 10_000
TRIES = 8  # of somebody who chooses the best of several seeds or secrets
SEATS = 4
BY_CHANCE = DEALS // 2
FAR = 250  # five standard deviations of a fair coin
WANTED = 0

rng = random.Random("attacks")
Secret = str


def fresh() -> Secret:
    return rng.randbytes(32).hex()


def outcome(seed: bytes, secrets: Sequence[Secret]) -> int:
    return committed_roll(seed, sealed_salt(secrets), 0, 2)


def open_outcome(seed: bytes, texts: Sequence[str]) -> int:
    """By the first rule, whose contributions are open texts."""
    parts = [text.encode() for text in texts]
    salt = hashlib.sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).digest()
    return committed_roll(seed, salt, 0, 2)


def commitments_to(secrets: Sequence[Secret]) -> list[str]:
    return [commitment_to(secret) for secret in secrets]


def promise(seed: bytes) -> str:
    return Committed(seed).commitment


class HonestSeat:
    """What every client does: draws a secret, keeps what it saw before it revealed, and compares it with the record."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.secret = fresh()
        self.commitment = commitment_to(self.secret)
        self.promise = ""
        self.commitments: list[str] = []

    def reveal(self, promise: str, commitments: Sequence[str]) -> Secret:
        """Reveals when the set is closed, if it has the seat's own commitment in it."""
        assert commitments[self.seat] == self.commitment
        self.promise, self.commitments = promise, list(commitments)
        return self.secret

    def finds(self, seed: bytes, record: SealedSecrets) -> str:
        """What is wrong with a record; '' if nothing is. (That each draw follows from seed and secrets is `soiree.verify`.)"""
        if promise(seed) != self.promise:
            return "another seed than promised"
        if list(record.commitments) != self.commitments:
            return "other commitments than were closed"
        return "" if record.misfit() is None else "a secret that was not committed to"


def frequency(attack: Callable[[], bool]) -> int:
    """How often it gets what it wants in 10,000 deals."""
    return sum(attack() for _ in range(DEALS))


def is_chance(successes: int) -> bool:
    return abs(successes - BY_CHANCE) < FAR


# ---------------------------------------------------------------- why the first rule was not enough


def test_by_the_first_rule_a_host_who_sits_last_chooses_the_deal() -> None:
    def attack() -> bool:
        seed, others = rng.randbytes(32), [fresh() for _ in range(SEATS - 1)]  # open texts: the host reads them, and has the seed
        return any(open_outcome(seed, [*others, f"word {number}"]) == WANTED for number in range(20))

    assert frequency(attack) > DEALS - 10


def test_leaving_out_who_does_not_reveal_would_be_a_choice_between_two_deals() -> None:
    """The rule that is not used: the last seat and the server know both deals before it reveals."""

    def attack() -> bool:
        seed, secrets = rng.randbytes(32), [fresh() for _ in range(SEATS)]
        return WANTED in (outcome(seed, secrets), outcome(seed, [*secrets[:-1], ""]))

    assert frequency(attack) > BY_CHANCE + 2000  # three of four instead of two


# ---------------------------------------------------------------- the server


def test_the_server_cannot_choose_its_seed_before_it_knows_the_secrets() -> None:
    def attack() -> bool:
        guessed = [fresh() for _ in range(SEATS)]  # all it can do before it commits: the commitments of the seats tell it nothing
        seeds = [rng.randbytes(32) for _ in range(TRIES)]
        seed = next((seed for seed in seeds if outcome(seed, guessed) == WANTED), seeds[0])
        seats = [HonestSeat(seat) for seat in range(SEATS)]
        commitments = [seat.commitment for seat in seats]
        return outcome(seed, [seat.reveal(promise(seed), commitments) for seat in seats]) == WANTED

    assert is_chance(frequency(attack))


def test_a_server_that_changes_its_seed_or_its_promise_is_found_out() -> None:
    found = {"another seed than promised": 0}

    def attack() -> bool:
        seats = [HonestSeat(seat) for seat in range(SEATS)]
        commitments, promised = [seat.commitment for seat in seats], promise(rng.randbytes(32))
        secrets = [seat.reveal(promised, commitments) for seat in seats]
        while outcome(seed := rng.randbytes(32), secrets) != WANTED:  # now it knows them
            pass
        # The record can name the old promise, which the seed does not open, or the new one, which the seats were not shown.
        for seat in seats:
            found[seat.finds(seed, SealedSecrets(tuple(commitments), tuple(secrets)))] += 1
        return True

    assert frequency(attack) == DEALS
    assert found == {"another seed than promised": DEALS * SEATS}


def test_a_server_that_leaves_out_or_exchanges_a_secret_is_found_out_by_that_seat() -> None:
    caught = 0

    def attack() -> bool:
        nonlocal caught
        seed, seat = rng.randbytes(32), HonestSeat(rng.randrange(SEATS))
        secrets = [fresh() for _ in range(SEATS)]
        commitments = commitments_to(secrets)
        commitments[seat.seat] = seat.commitment
        secrets[seat.seat] = seat.reveal(promise(seed), commitments)
        instead = next(
            (secret for secret in ("", *(fresh() for _ in range(30))) if outcome(seed, _with(secrets, seat.seat, secret)) == WANTED), ""
        )
        secrets[seat.seat] = instead
        lie = _with(commitments, seat.seat, commitment_to(instead) if instead else "") if rng.random() < 0.5 else commitments
        caught += seat.finds(seed, SealedSecrets(tuple(lie), tuple(secrets))) != ""
        return True

    assert (frequency(attack), caught) == (DEALS, DEALS)


def test_a_server_that_shows_each_seat_other_commitments_is_found_out() -> None:
    """It plays all other seats, commits them to one set of secrets, and after the reveal uses a better one."""
    caught = 0

    def attack() -> bool:
        nonlocal caught
        seed, honest = rng.randbytes(32), HonestSeat(0)
        secret = honest.reveal(promise(seed), [honest.commitment, *commitments_to([fresh() for _ in range(SEATS - 1)])])
        while outcome(seed, secrets := [secret, *(fresh() for _ in range(SEATS - 1))]) != WANTED:
            pass
        caught += honest.finds(seed, SealedSecrets(tuple(commitments_to(secrets)), tuple(secrets))) != ""
        return True

    assert (frequency(attack), caught) == (DEALS, DEALS)


# ---------------------------------------------------------------- a seat


def test_the_first_seat_gets_no_deal_more_often() -> None:
    def attack() -> bool:
        seed = rng.randbytes(32)  # honest: the seat sees only its hash, and chooses its secret by that
        mine = min((fresh() for _ in range(TRIES)), key=lambda secret: outcome(bytes.fromhex(promise(seed)), [secret, "", "", ""]))
        return outcome(seed, [mine, *(fresh() for _ in range(SEATS - 1))]) == WANTED

    assert is_chance(frequency(attack))


def test_a_seat_can_reveal_nothing_but_what_it_committed_to() -> None:
    def attack() -> bool:
        commitment = commitment_to(fresh())
        return any(opens(commitment, secret) for secret in ("", fresh(), commitment))

    assert frequency(attack) == 0


def test_the_last_seat_gets_no_deal_more_often() -> None:
    """It has seen all commitments, copies another's, and can reveal the copy once the other is revealed; nothing cancels out."""

    def attack() -> bool:
        seed, others = rng.randbytes(32), [HonestSeat(seat) for seat in range(SEATS - 1)]
        copied = rng.choice(others)
        commitments = [*(seat.commitment for seat in others), copied.commitment]
        secrets = [seat.reveal(promise(seed), commitments) for seat in others]
        return outcome(seed, [*secrets, copied.secret]) == WANTED

    assert is_chance(frequency(attack))


def test_the_last_seat_and_the_server_win_nothing_by_keeping_silent() -> None:
    """Together they know the deal before the last secret. Silence is a lost game: they win no more than the good deals."""
    silences = 0

    def attack() -> bool:
        nonlocal silences
        seed, others = rng.randbytes(32), [HonestSeat(seat) for seat in range(SEATS - 1)]
        mine = fresh()
        commitments = [*(seat.commitment for seat in others), commitment_to(mine)]
        secrets = [*(seat.reveal(promise(seed), commitments) for seat in others), mine]
        if outcome(seed, secrets) == WANTED:
            return True
        silences += 1  # in the log, under the seat's name
        return False

    won = frequency(attack)
    assert won < BY_CHANCE + FAR
    assert silences == DEALS - won


# ---------------------------------------------------------------- all but one


def test_the_server_and_all_seats_but_one_get_no_deal_more_often() -> None:
    """They choose seed and secrets together, for the secret that they guess, and the honest seat is the first or the last or between."""

    def attack() -> bool:
        honest = HonestSeat(rng.randrange(SEATS))
        tries = [(rng.randbytes(32), [fresh() for _ in range(SEATS)]) for _ in range(TRIES)]
        seed, secrets = next(((seed, secrets) for seed, secrets in tries if outcome(seed, secrets) == WANTED), tries[0])
        secrets = _with(secrets, honest.seat, honest.secret)
        honest.reveal(promise(seed), commitments_to(secrets))
        assert honest.finds(seed, SealedSecrets(tuple(commitments_to(secrets)), tuple(secrets))) == ""
        return outcome(seed, secrets) == WANTED

    assert is_chance(frequency(attack))


def test_all_seats_without_the_server_get_no_deal_more_often() -> None:
    """Nobody knows the seed: whatever the secrets are, the draws are those of its HMAC."""

    def attack() -> bool:
        seed = rng.randbytes(32)
        choices = [[fresh() for _ in range(SEATS)] for _ in range(TRIES)]
        chosen = min(choices, key=lambda secrets: outcome(bytes.fromhex(promise(seed)), secrets))
        return outcome(seed, chosen) == WANTED

    assert is_chance(frequency(attack))


def _with(texts: Sequence[str], seat: int, text: str) -> list[str]:
    return [text if other == seat else known for other, known in enumerate(texts)]
