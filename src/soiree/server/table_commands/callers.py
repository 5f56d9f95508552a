"""Who may call a table command. Each function returns the caller as a person or a seat, or refuses."""

from soiree.server.refusals import NotAllowed, NotSignedIn
from soiree.server.storage.people import Person
from soiree.server.table.state import TableState


def signed_in(_state: TableState, person: Person | None) -> Person:
    if person is None:
        raise NotSignedIn("sign-in")
    return person


def seated(state: TableState, person: Person | None) -> int:
    seat = None if person is None else state.seat_of(person.id)
    if seat is None:
        raise NotAllowed("players-only")
    return seat


def owner(state: TableState, person: Person | None) -> Person:
    if person is None or state.header.owner != person.id:
        raise NotAllowed("owner-only")
    return person


def owner_or_seated(state: TableState, person: Person | None) -> Person:
    known = signed_in(state, person)
    if state.header.owner != known.id:
        seated(state, known)
    return known


def owner_or_invited(state: TableState, person: Person | None) -> Person:
    return person if person is not None and person.id in state.reserved else owner(state, person)


def seated_person(state: TableState, person: Person | None) -> Person:
    seated(state, person)
    return signed_in(state, person)
