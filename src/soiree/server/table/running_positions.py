"""Hashes of the positions of a running game, by which an analysis of it is recognised and refused, whatever names the copy has.

Everybody is refused by what onlookers see, and a player also by what they see themselves. Never by what others see: a refusal would
confirm a guess of their cards.
"""

import hashlib
from collections.abc import Iterable

from soiree.core.match import Match
from soiree.core.view import View
from soiree.server.table.state import TableState

# Before so many steps many games have the same position, and nobody learns from one about another.
STEPS = 8  # of the match, for what a player sees
DECISIONS = 8  # for what onlookers see, which is less


def hashes_to_keep(state: TableState, drafting: Iterable[int]) -> list[str]:
    """Hashes of the position of a running game with people in it. `drafting`: seats whose drafts have changed."""
    match = state.match
    if state.status != "playing" or match is None:
        return []
    people = {seat: player.person for seat, player in enumerate(state.players) if player is not None and not player.bot}
    if not people:
        return []
    kept = [_hash("deal", state.header.commitment)]
    if state.decisions >= DECISIONS:
        kept.append(_hash_view(match.view(None), ""))
    if state.steps >= STEPS:
        kept += [_hash_view(match.view(seat), person) for seat, person in people.items()]
        for seat in people.keys() & set(drafting):
            draft = state.match_for(seat)
            if draft is not None and draft is not match:
                kept.append(_hash_view(draft.view(seat), people[seat]))
    return list(dict.fromkeys(kept))


def hashes_of(match: Match, person: str) -> list[str]:
    """Hashes by which a position would be known to be one of a running game, if this person asks; '' for a stranger."""
    found = [_hash_view(match.view(None), "")]
    if person:
        found += [_hash_view(match.view(seat), person) for seat in range(match.seats)]
    deal = match.headers.get("Commitment", "")
    return found + ([_hash("deal", deal)] if deal else [])


def _hash_view(view: View, person: str) -> str:
    return _hash("view", person, view.json())


def _hash(*parts: str) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:32]
