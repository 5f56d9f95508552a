"""What a seat knows of the characters that lie face down (section 7.1 of the spec, K1 to K7).

An arrangement is one number with four bits for each place, the first place in the highest ones: a character's number plus 1, or 0
where nothing is known. So arrangements sort as the spec sorts cases. Looks and claims are numbers too; a list of them is a vec
that several states share, so it is replaced, never changed.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

UNKNOWN: Final = 0
_FIRST_PLACE: Final = 56  # bits below those of the first place

# ---------------------------------------------------------------- arrangements


def label_at(arrangement: i64, place: i64) -> i64:
    """What lies at the place: a character's number plus 1, or 0."""
    return (arrangement >> (_FIRST_PLACE - 4 * place)) & 15


def character_at(arrangement: i64, place: i64) -> i64:
    """The character at a place that has one."""
    return label_at(arrangement, place) - 1


def with_label(arrangement: i64, place: i64, label: i64) -> i64:
    """The arrangement with this label at the place."""
    return arrangement ^ ((label_at(arrangement, place) ^ label) << (_FIRST_PLACE - 4 * place))


def exchanged(arrangement: i64, a: i64, b: i64) -> i64:
    """The arrangement with the contents of two places exchanged (K3)."""
    return with_label(with_label(arrangement, a, label_at(arrangement, b)), b, label_at(arrangement, a))


def mentions(arrangement: i64, label: i64) -> bool:
    """Whether the label stands anywhere."""
    while arrangement != 0:
        if arrangement & 15 == label:
            return True
        arrangement >>= 4
    return False


# ---------------------------------------------------------------- looks and claims

OPEN: Final = 0  # the answer to "exchange them?"
NO: Final = 1
YES: Final = 2


def look(turn: i64, seat: i64, a: i64, b: i64, up: i64, saw_a: i64, saw_b: i64) -> i64:
    """A look at two places, a before b, not answered yet; up: which of the two lie face up (bit 0: a); saw: labels."""
    return (((((turn * 2 + seat) * 16 + a) * 16 + b) * 4 + up) * 16 + saw_a) * 64 + saw_b * 4


def look_turn(entry: i64) -> i64:
    return entry >> 21


def look_seat(entry: i64) -> i64:
    return (entry >> 20) & 1


def look_a(entry: i64) -> i64:
    return (entry >> 16) & 15


def look_b(entry: i64) -> i64:
    return (entry >> 12) & 15


def look_up(entry: i64) -> i64:
    return (entry >> 10) & 3


def look_saw_a(entry: i64) -> i64:
    return (entry >> 6) & 15


def look_saw_b(entry: i64) -> i64:
    return (entry >> 2) & 15


def look_answer(entry: i64) -> i64:
    return entry & 3


def hidden_from(entry: i64, seat: i64) -> bool:
    """Whether the answer to a look is one that the seat may not know (GAT-663); seat -1 is an onlooker."""
    return look_up(entry) == 0 and look_seat(entry) != seat


def claim(turn: i64, seat: i64, place: i64) -> i64:
    return turn * 32 + seat * 16 + place


def claim_turn(entry: i64) -> i64:
    return entry >> 5


def claim_seat(entry: i64) -> i64:
    return (entry >> 4) & 1


def claim_place(entry: i64) -> i64:
    return entry & 15


def longer(history: vec[i64], entry: i64) -> vec[i64]:
    """The history and one entry more, apart from the old one."""
    copy = vec[i64](capacity=len(history) + 1)
    for index in range(len(history)):
        copy = append(copy, history[index])
    return append(copy, entry)


def answered(history: vec[i64], answer: i64) -> vec[i64]:
    """The history with its last look, which is open, answered."""
    copy = vec[i64](capacity=len(history))
    last: i64 = len(history) - 1
    for index in range(last):
        copy = append(copy, history[index])
    return append(copy, history[last] + answer)


# ---------------------------------------------------------------- inference


class Hypotheses:
    """The sequences of hidden answers that are consistent with what a seat has seen, each with the characters that it implies."""

    def __init__(self) -> None:
        self.arrangements = vec[i64]([0])  # K1: at the start nothing is known
        self.swaps = vec[i64]([0])  # the looks that were answered yes, as a set

    def see(self, place: i64, label: i64) -> None:
        """The seat sees this character at this spot; hypotheses that say otherwise are dropped (K2)."""
        arrangements = vec[i64]()
        swaps = vec[i64]()
        for index in range(len(self.arrangements)):
            known = self.arrangements[index]
            there: i64 = label_at(known, place)
            if there == label or (there == UNKNOWN and not mentions(known, label)):
                arrangements = append(arrangements, with_label(known, place, label))
                swaps = append(swaps, self.swaps[index])
        self.arrangements = arrangements
        self.swaps = swaps

    def exchange(self, entry: i64, look_bit: i64, unseen: bool) -> None:
        """Two tiles were exchanged (K3); if the answer was not seen, each hypothesis splits in two (K4)."""
        arrangements = vec[i64]()
        swaps = vec[i64]()
        for index in range(len(self.arrangements)):
            known = self.arrangements[index]
            if unseen:
                arrangements = append(arrangements, known)
                swaps = append(swaps, self.swaps[index])
            arrangements = append(arrangements, exchanged(known, look_a(entry), look_b(entry)))
            swaps = append(swaps, self.swaps[index] | look_bit)
        self.arrangements = arrangements
        self.swaps = swaps

    def look(self, entry: i64, look_bit: i64, seat: i64) -> None:
        """A look, and the answer to it as far as the seat knows it."""
        if look_seat(entry) == seat:
            if look_up(entry) & 1 == 0:
                self.see(look_a(entry), look_saw_a(entry))
            if look_up(entry) & 2 == 0:
                self.see(look_b(entry), look_saw_b(entry))
        unseen = hidden_from(entry, seat)
        answer: i64 = look_answer(entry)
        if answer == YES or (unseen and answer != OPEN):  # K4 does not depend on the true answer
            self.exchange(entry, look_bit, unseen)

    def rally(self, entry: i64, who: i64, up: i64, seat: i64) -> None:
        """A seat sees what it rallies (K5)."""
        place: i64 = claim_place(entry)
        if claim_seat(entry) == seat and (up >> place) & 1 == 0:
            self.see(place, label_at(who, place))


def hypotheses(looks: vec[i64], claims: vec[i64], who: i64, up: i64, seat: i64) -> Hypotheses:
    """The hypotheses after all looks and rallies, in order; within a turn the looks come first. Of `who` only own claims are used.

    An onlooker (seat -1) sees no character, so it never knows anything (K6).
    """
    found = Hypotheses()
    claimed: i64 = 0
    look_bit: i64 = 1
    for index in range(len(looks)):
        entry = looks[index]
        while claimed < len(claims) and claim_turn(claims[claimed]) < look_turn(entry):
            found.rally(claims[claimed], who, up, seat)
            claimed += 1
        found.look(entry, look_bit, seat)
        look_bit += look_bit
    while claimed < len(claims):
        found.rally(claims[claimed], who, up, seat)
        claimed += 1
    return found


def cases(looks: vec[i64], claims: vec[i64], who: i64, up: i64, seat: i64) -> list[int]:
    """The distinct arrangements that the seat holds possible, in the order of the view (section 7.3)."""
    found: set[int] = set()
    arrangements = hypotheses(looks, claims, who, up, seat).arrangements
    for index in range(len(arrangements)):
        found.add(arrangements[index])
    return sorted(found)
