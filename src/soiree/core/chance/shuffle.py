"""The sealed shuffle: every seat commits to a secret of its own, and all are revealed before the first outcome.

docs/secrecy.md has the protocol, what it proves, and against whom. This module has what every party computes: a seat's commitment, and the
salt of all secrets, from which a committed dealer derives every outcome. Neither may ever change: records of finished games depend on them.
"""

import hashlib
import re
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

SEALED: Final = "2"  # the header `Shuffle` of a record; a record without it follows the first rule, in which contributions were open
SECRET_BYTES: Final = 32
_COMMIT, _SALT = b"soiree shuffle 2: commit\n", b"soiree shuffle 2: salt\n"  # so that no hash of one kind is one of the other
_HEX = re.compile("[0-9a-f]{64}")


class SealedSecrets(msgspec.Struct, frozen=True):
    """What the seats committed to and revealed, as hexadecimal texts by seat; '' for a seat that did not take part."""

    commitments: tuple[str, ...]
    secrets: tuple[str, ...]

    def misfit(self) -> int | None:
        """The first seat whose secret is not what it committed to; None if all fit."""
        for seat, (commitment, secret) in enumerate(zip(self.commitments, self.secrets, strict=True)):
            if (commitment or secret) and not opens(commitment, secret):
                return seat
        return None

    def salt(self) -> bytes:
        """What the draws depend on besides the server's seed."""
        return sealed_salt(self.secrets)

    def headers(self) -> dict[str, str]:
        """The headers of a record. Secrets are public before the first outcome, so they are in every copy."""
        found = {"Shuffle": SEALED}
        for seat, (commitment, secret) in enumerate(zip(self.commitments, self.secrets, strict=True)):
            found[f"Commitment.{seat}"] = commitment
            if secret:
                found[f"Secret.{seat}"] = secret
        return found

    @staticmethod
    def of_headers(headers: Mapping[str, str], seats: int) -> "SealedSecrets":
        """As a record says it; a seat that it leaves out did not take part."""
        named = [tuple(headers.get(f"{name}.{seat}", "") for seat in range(seats)) for name in ("Commitment", "Secret")]
        return SealedSecrets(named[0], named[1])


def commitment_to(secret: str) -> str:
    """What a seat publishes before anybody reveals: the hash of its secret, both in hexadecimal."""
    return hashlib.sha256(_COMMIT + bytes.fromhex(secret)).hexdigest()


def opens(commitment: str, secret: str) -> bool:
    """Whether the text is the secret that was committed to."""
    return _HEX.fullmatch(secret) is not None and commitment_to(secret) == commitment


def sealed_salt(secrets: Sequence[str]) -> bytes:
    """The hash of all secrets in the order of the seats; a seat that did not take part counts as 32 zero bytes."""
    return hashlib.sha256(_SALT + b"".join(bytes.fromhex(secret) if secret else bytes(SECRET_BYTES) for secret in secrets)).digest()
