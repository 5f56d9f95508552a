"""Seeds for all purposes, derived from one seed."""

import hashlib


def derive_seed(*parts: object) -> int:
    """A seed that follows from the parts (a seed, the name of a purpose, numbers) and is the same on every machine."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:16], "big")
