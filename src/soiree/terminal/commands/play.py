"""`soiree play`: a person plays a new or a resumed match against bots."""

import secrets
from collections.abc import Sequence

from rich.text import Text

import soiree
from soiree.core.chance.dealers import Committed, Dealer, Seeded
from soiree.core.errors import BadOption, BadRecord, BadSeats, problem
from soiree.core.match import Match
from soiree.core.rng import Rng
from soiree.terminal.files import check_writable, read_record
from soiree.terminal.screen import BRASS, Screen
from soiree.terminal.session import Opponents, Session

PERSON = "Person"  # the header of a saved record that has the person's seat


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
    edition: str | None = None,
    aids: bool = True,
) -> int:
    """Plays the game `id`, or the record in the file `resume`; returns the exit code. Arguments are those of the command line."""
    if contribution is not None and not committed:
        raise BadOption(problem("error-contribution-alone"))
    if save is not None:
        check_writable(save)
    rng = Rng(secrets.randbits(128) if seed is None else seed)
    rng.bits()  # so that the opponents' choices do not follow the dealer's draws
    opponents = Opponents(level, rng.fork())
    if resume is not None:
        if seats is not None or options or committed or edition:
            raise BadOption(problem("error-resumed-settings"))
        match = _resumed(resume, id, Seeded(seed))
        screen = Screen(language, match.game.folder)
        seat = _resumed_seat(match, seat)
    else:
        if id is None:
            raise BadOption(problem("error-name-a-game", known=", ".join(game.id for game in soiree.games())))
        game = soiree.game(id, edition)
        seats = game.check_seats(seats)
        checked = game.check_options(game.read_options(options))
        seat = _checked_seat(0 if seat is None else seat, seats)
        screen = Screen(language, game.folder)
        dealer = _committed(screen, contribution, seat, seats, seed) if committed else Seeded(seed)
        match = soiree.new(id, seats=seats, options=checked, dealer=dealer, edition=edition)
    match.headers[PERSON] = str(seat)
    return Session(match, seat, screen, opponents, save, aids).run()


def _checked_seat(seat: int, seats: int) -> int:
    if not 0 <= seat < seats:
        raise BadSeats(problem("error-no-such-seat", last=seats - 1, seat=str(seat)[:24]))
    return seat


def _resumed(file: str, id: str | None, dealer: Dealer) -> Match:
    match = soiree.load(read_record(file))
    if id is not None and soiree.game(id).id != match.game.id:
        raise BadOption(problem("error-other-game", file=repr(file), game=match.game.id, wanted=id))
    if "Commitment" in match.headers and not match.over:
        raise BadRecord(problem("error-resumed-committed"))
    match.dealer = dealer
    match.sample_chance()
    return match


def _resumed_seat(match: Match, seat: int | None) -> int:
    """The seat that was asked for, else the person's seat when the match was saved."""
    if seat is None:
        written = match.headers.get(PERSON, "")
        seat = int(written) if written in map(str, range(match.seats)) else 0
    return _checked_seat(seat, match.seats)


def _committed(screen: Screen, contribution: str | None, seat: int, seats: int, seed: int | None) -> Dealer:
    """A dealer whose commitment is shown before the person's contribution is read, and before the first card is dealt."""
    if seed is not None:
        raise BadOption(problem("error-seed-or-dealer"))
    dealer = Committed()
    screen.say("ui-commitment")
    screen.show(Text(dealer.commitment, style=BRASS))
    if contribution is None and screen.interactive:
        screen.say("ui-contribution")
        contribution = screen.ask()
    if not contribution:
        return dealer
    try:
        contribution.encode()
    except UnicodeEncodeError:
        raise BadOption(problem("error-contribution-text")) from None
    return Committed(dealer.seed, [contribution if number == seat else "" for number in range(seats)])
