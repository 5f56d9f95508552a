"""The pseudo-random generator: xoshiro128++ by Blackman and Vigna, in integers that fit a signed 64-bit word.

All arithmetic stays below 2**63, so compiled and interpreted code give the same sequence. Tests pin the sequence.
"""

from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
_GOLDEN: Final = 0x9E3779B97F4A7C15
_LONG: Final = 0xFFFFFFFFFFFFFFFF


def _scramble(number: int) -> int:
    """One output of splitmix64 (Steele, Lea, Flood): maps neighbouring seeds to unrelated words."""
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & _LONG
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & _LONG
    return number ^ (number >> 31)


class Rng:
    """A stream of pseudo-random numbers, determined by its seed (any integer)."""

    def __init__(self, seed: int) -> None:
        digest = 0
        rest = abs(seed)
        while True:  # every bit of a seed of any size counts
            digest = _scramble((digest + (rest & _LONG) + _GOLDEN) & _LONG)
            rest >>= 64
            if rest == 0:
                break
        if seed < 0:
            digest = _scramble(digest ^ _LONG)
        first = _scramble((digest + _GOLDEN) & _LONG)
        second = _scramble((digest + 2 * _GOLDEN) & _LONG)
        self.a: i64 = first & WORD
        self.b: i64 = first >> 32
        self.c: i64 = second & WORD
        self.d: i64 = (second >> 32) | 1  # all zero would stay zero

    def bits(self) -> i64:
        """The next 32 bits."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        d: i64 = self.d
        mixed: i64 = (a + d) & WORD
        result: i64 = ((((mixed << 7) | (mixed >> 25)) & WORD) + a) & WORD
        c ^= a
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ ((b << 9) & WORD)
        self.d = ((d << 11) | (d >> 21)) & WORD
        return result

    def below(self, bound: i64) -> i64:
        """A uniform number from 0 to bound - 1; bound is 1 .. 2**31 - 1 (Lemire's method)."""
        product: i64 = self.bits() * bound
        low: i64 = product & WORD
        if low < bound:
            floor: i64 = (WORD + 1 - bound) % bound
            while low < floor:
                product = self.bits() * bound
                low = product & WORD
        return product >> 32

    def fork(self) -> "Rng":
        """A new, independent stream; this one advances."""
        high: int = self.bits()
        low: int = self.bits()
        return Rng((high << 32) | low)
