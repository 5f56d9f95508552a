"""The notation of Gatsby: the action and outcome spaces of sections 5 and 6 of the spec, for any box."""

from soiree.core.notation import Notation
from soiree.games.gatsby.box import Box


def notation(box: Box) -> Notation:
    """The tokens of all actions and chance outcomes of a box."""
    return Notation(box.action_tokens(), box.outcome_tokens())
