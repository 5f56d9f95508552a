"""The address of each person, so that guests at one address count as one client. In this node's memory only: addresses are not stored."""

from collections import OrderedDict

PEOPLE_KEPT = 10_000


class KnownAddresses:
    """The latest address of each of the latest people."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, address: str) -> None:
        self._addresses[person] = address
        self._addresses.move_to_end(person)
        if len(self._addresses) > PEOPLE_KEPT:
            self._addresses.popitem(last=False)

    def of(self, person: str) -> str:
        """The address of a person; the person, if it is not known."""
        return self._addresses.get(person, person)
