"""Dealers: they choose the outcome of each chance node of a match. A State contains no randomness.

The committed dealer lets players check the shuffle without trusting the host. Before the first chance node it publishes the SHA-256 of
its secret seed; each seat adds randomness of its own (`soiree.core.chance.shuffle`), or a text; every outcome follows from both by
HMAC; after the end the seed is published, and `soiree.verify` checks every outcome.
"""

import hashlib
import hmac
import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from soiree.core.chance.shuffle import SealedSecrets
from soiree.core.errors import BadChance
from soiree.core.notation import Notation
from soiree.core.rng import Rng
from soiree.core.state import State


class Dealer(ABC):
    """Chooses the outcomes of chance nodes."""

    @abstractmethod
    def deal(self, state: State, notation: Notation) -> int | None:
        """The outcome of the open chance node; None leaves it open."""


class Manual(Dealer):
    """Leaves every chance node open: the caller resolves it with `match.deal(token)`."""

    def deal(self, state: State, notation: Notation) -> int | None:
        return None


class Seeded(Dealer):
    """Samples with the fast generator, for study, bots and tests. The seed determines every outcome; without one it is unpredictable."""

    def __init__(self, seed: int | None = None) -> None:
        self._rng = Rng(secrets.randbits(128) if seed is None else seed)

    def deal(self, state: State, notation: Notation) -> int | None:
        return state.chance_pick(self._rng.below(state.chance_total()))


class Scripted(Dealer):
    """Deals the given tokens in order, then leaves chance nodes open. A token that is impossible at its node raises BadChance."""

    def __init__(self, tokens: Iterable[str]) -> None:
        self._tokens = [token.removeprefix("*") for token in tokens]
        self._next = 0

    def deal(self, state: State, notation: Notation) -> int | None:
        if self._next == len(self._tokens):
            return None
        token = self._tokens[self._next]
        outcome = notation.outcome(token)
        if state.chance_weight(outcome) == 0:
            possible = " ".join(notation.outcomes[other] for other in state.chance())
            raise BadChance(f"outcome {token!r} (number {self._next + 1} of the script) cannot happen here; possible: {possible}")
        self._next += 1
        return outcome


class Rehearsed(Dealer):
    """Deals the given tokens in order, each as soon as it is possible, and samples the rest: for lessons and worked examples."""

    def __init__(self, script: Sequence[str], seed: int) -> None:
        self._script = list(script)
        self._rng = Rng(seed)

    def deal(self, state: State, notation: Notation) -> int | None:
        if self._script:
            scripted = notation.outcome(self._script[0])
            if state.chance_weight(scripted) > 0:
                del self._script[0]
                return scripted
        return state.chance_pick(self._rng.below(state.chance_total()))


class Committed(Dealer):
    """Derives every outcome from a secret seed whose hash is published first."""

    def __init__(
        self, seed: bytes | None = None, contributions: Sequence[str] = (), drawn: int = 0, sealed: SealedSecrets | None = None
    ) -> None:
        """`seed`: 32 bytes, random if not given; `drawn`: outcomes already dealt in this match. Raises ValueError for another seed.

        What the seats add: secrets that they committed to (`sealed`), or else open texts (`contributions`).
        """
        self.seed = secrets.token_bytes(32) if seed is None else seed
        if len(self.seed) != 32:
            raise ValueError(f"the seed of a committed dealer has 32 bytes, not {len(self.seed)}")
        self.contributions = tuple(contributions)
        self.sealed = sealed
        self._salt = _salt(self.contributions) if sealed is None else sealed.salt()
        self.drawn = drawn

    @property
    def commitment(self) -> str:
        """The hash of the seed, in hexadecimal; it is published before the first outcome."""
        return hashlib.sha256(self.seed).hexdigest()

    def headers(self, over: bool) -> dict[str, str]:
        """What a record says of the shuffle; the seed only if the game is `over`."""
        found = {"Commitment": self.commitment}
        if self.sealed is None:
            found |= {f"Contribution.{seat}": text for seat, text in enumerate(self.contributions)}
        else:
            found |= self.sealed.headers()
        return found | ({"Seed": self.seed.hex()} if over else {})

    def deal(self, state: State, notation: Notation) -> int | None:
        roll = committed_roll(self.seed, self._salt, self.drawn, state.chance_total())
        self.drawn += 1
        return state.chance_pick(roll)


def _salt(contributions: Sequence[str]) -> bytes:
    """The hash of all texts; each is prefixed with its length, so that different lists give different input."""
    parts = [text.encode() for text in contributions]
    return hashlib.sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).digest()


def committed_roll(seed: bytes, salt: bytes, number: int, total: int) -> int:
    """Roll `number` of a committed match: uniform on 0 .. total - 1.

    The first eight bytes of HMAC-SHA256(seed, salt + number + attempt), both as four big-endian bytes, are an integer below
    2**64. If it is not below the last whole multiple of total, the next attempt is made.
    """
    fair = 2**64 - 2**64 % total
    attempt = 0
    while True:
        message = salt + number.to_bytes(4, "big") + attempt.to_bytes(4, "big")
        drawn = int.from_bytes(hmac.digest(seed, message, "sha256")[:8], "big")
        if drawn < fair:
            return drawn % total
        attempt += 1
