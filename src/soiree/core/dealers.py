"""Dealers: who resolves chance. Nothing inside a State is random; a dealer is asked at each chance node.

The committed dealer is for tables where nobody should have to trust the host. Before the first card it shows the
SHA-256 of its secret seed; each seat may add a text of its own; every outcome follows from seed and texts by HMAC;
after the end the seed is shown and anybody can check every draw (`soiree.verify`).
"""

import hashlib
import hmac
import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from soiree.core.errors import BadChance
from soiree.core.notation import Notation
from soiree.core.rng import Rng
from soiree.core.state import State


class Dealer(ABC):
    """Resolves chance nodes."""

    @abstractmethod
    def deal(self, state: State, notation: Notation) -> int | None:
        """The outcome of the open chance node; None leaves it open."""


class Manual(Dealer):
    """Leaves every chance node open: `match.deal(token)` resolves it by hand."""

    def deal(self, state: State, notation: Notation) -> int | None:
        return None


class Seeded(Dealer):
    """Draws from the fast generator: for study, bots and tests. Whoever knows the seed knows every card."""

    def __init__(self, seed: int | None = None) -> None:
        self._rng = Rng(secrets.randbits(128) if seed is None else seed)

    def deal(self, state: State, notation: Notation) -> int | None:
        return state.chance_pick(self._rng.below(state.chance_total()))


class Scripted(Dealer):
    """Deals the tokens it was given, in order, then leaves chance open."""

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


class Committed(Dealer):
    """Draws that everybody can check afterwards."""

    def __init__(self, seed: bytes | None = None, contributions: Sequence[str] = (), drawn: int = 0) -> None:
        """`drawn`: how many outcomes it has already dealt, where a match goes on."""
        self.seed = secrets.token_bytes(32) if seed is None else seed
        if len(self.seed) != 32:
            raise ValueError(f"the seed of a committed dealer has 32 bytes, not {len(self.seed)}")
        self.contributions = tuple(contributions)
        self._salt = _salt(self.contributions)
        self._drawn = drawn

    @property
    def commitment(self) -> str:
        """What is shown before the first card: the hash of the seed, in hexadecimal."""
        return hashlib.sha256(self.seed).hexdigest()

    def deal(self, state: State, notation: Notation) -> int | None:
        roll = committed_roll(self.seed, self._salt, self._drawn, state.chance_total())
        self._drawn += 1
        return state.chance_pick(roll)


def _salt(contributions: Sequence[str]) -> bytes:
    """The seats' texts as one value; lengths keep them apart."""
    parts = [text.encode() for text in contributions]
    return hashlib.sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).digest()


def committed_roll(seed: bytes, salt: bytes, number: int, total: int) -> int:
    """Roll `number` of a committed match: uniform on 0 .. total - 1.

    The first eight bytes of HMAC-SHA256(seed, salt + number + attempt), both as four big-endian bytes, are a number below
    2**64; it is taken again with the next attempt while it lies beyond the last whole multiple of total.
    """
    fair = 2**64 - 2**64 % total
    attempt = 0
    while True:
        message = salt + number.to_bytes(4, "big") + attempt.to_bytes(4, "big")
        drawn = int.from_bytes(hmac.digest(seed, message, "sha256")[:8], "big")
        if drawn < fair:
            return drawn % total
        attempt += 1
