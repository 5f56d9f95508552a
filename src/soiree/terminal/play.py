"""`soiree play`: sits a person down at a table, new or resumed."""

import secrets
from collections.abc import Sequence

from rich.text import Text

import soiree
from soiree.core.dealers import Committed, Dealer, Seeded
from soiree.core.errors import BadOption, BadRecord, BadSeats
from soiree.core.match import Match
from soiree.core.rng import Rng
from soiree.terminal.evening import Evening, Opponents
from soiree.terminal.files import check_writable, read_record
from soiree.terminal.screen import BRASS, Screen

PERSON = "Person"  # the header of a saved record that says where the person sat


def play(
    id: str | None,
    *,
    resume: str | None,
    seats: int | None,
    seat: int | None,
    options: Sequence[str],
    seed: int | None,
    committed: bool,
    contribution: str | None,
    level: str,
    save: str | None,
    language: str | None,
) -> int:
    if contribution is not None and not committed:
        raise BadOption("a contribution goes into the shuffle of a committed dealer: add --committed")
    if save is not None:
        check_writable(save)
    luck = Rng(secrets.randbits(128) if seed is None else seed)
    luck.bits()  # the opponents' choices do not follow the dealer's draws
    opponents = Opponents(level, luck.fork())
    if resume is not None:
        if seats is not None or options or committed:
            raise BadOption("a resumed match has its seats, options and dealer already")
        match = _resumed(resume, id, Seeded(seed))
        screen = Screen(language, match.game.folder)
        seat = _person(match, seat)
    else:
        if id is None:
            raise BadOption(f"say which game to play: {', '.join(game.id for game in soiree.games())}")
        game = soiree.game(id)
        seats = game.check_seats(seats)
        checked = game.check_options(game.read_options(options))
        seat = _checked_seat(0 if seat is None else seat, seats)
        screen = Screen(language, game.folder)
        dealer = _committed(screen, contribution, seat, seats, seed) if committed else Seeded(seed)
        match = soiree.new(id, seats=seats, options=checked, dealer=dealer)
    match.headers[PERSON] = str(seat)
    return Evening(match, seat, screen, opponents, save).spend()


def _checked_seat(seat: int, seats: int) -> int:
    if not 0 <= seat < seats:
        raise BadSeats(f"the seats of this match are 0 to {seats - 1}; {str(seat)[:24]} is none of them")
    return seat


def _resumed(file: str, id: str | None, dealer: Dealer) -> Match:
    match = soiree.load(read_record(file))
    if id is not None and soiree.game(id) is not match.game:
        raise BadOption(f"{file!r} is a record of {match.game.id}, not of {id}")
    if "Commitment" in match.headers and not match.over:
        raise BadRecord("the dealer was committed and its seed left with it: such a match can be replayed, but not resumed")
    match.dealer = dealer
    match.sample_chance()
    return match


def _person(match: Match, seat: int | None) -> int:
    """Where the person goes on: as asked, or where they sat."""
    if seat is None:
        written = match.headers.get(PERSON, "")
        seat = int(written) if written in map(str, range(match.seats)) else 0
    return _checked_seat(seat, match.seats)


def _committed(screen: Screen, contribution: str | None, seat: int, seats: int, seed: int | None) -> Dealer:
    """A dealer that has given its promise before the person adds a word, and before the first card."""
    if seed is not None:
        raise BadOption("give a seed or a dealer, not both")
    promise = Committed()
    screen.say("ui-commitment")
    screen.show(Text(promise.commitment, style=BRASS))
    if contribution is None and screen.interactive:
        screen.say("ui-contribution")
        contribution = screen.ask()
    if not contribution:
        return promise
    try:
        contribution.encode()
    except UnicodeEncodeError:
        raise BadOption("a contribution is text; this one has bytes that are none") from None
    return Committed(promise.seed, [contribution if place == seat else "" for place in range(seats)])
