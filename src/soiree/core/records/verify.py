"""Verification of a committed dealer: does every chance outcome of a record follow from the seed that was committed to?"""

import hashlib
import hmac
from collections.abc import Mapping

import msgspec

from soiree.core.chance.dealers import Committed
from soiree.core.chance.shuffle import SEALED, SealedSecrets
from soiree.core.game import Game
from soiree.core.match import open_table, replay_step
from soiree.core.records.record import Record
from soiree.core.texts.message import Message


class Verdict(msgspec.Struct, frozen=True):
    """Whether all outcomes follow from the seed; `reason` says what was checked or what is wrong, `finding` is the same as a message.

    `seats`: those that added a secret of their own, which they had committed to; the draws are proven random to each of them.
    """

    honest: bool
    draws: int
    reason: str
    finding: Message
    seats: list[int] = []


def verify(game: Game, record: Record) -> Verdict:
    """Replays a record and derives every chance outcome again from its seed. Raises BadRecord if the record does not replay."""
    commitment, seed_text = record.headers.get("Commitment", ""), record.headers.get("Seed", "")
    if not commitment:
        return Verdict(
            False, 0, "the record has no commitment: its dealer promised nothing that could be checked", Message("ui-verify-no-promise")
        )
    if not seed_text:
        return Verdict(False, 0, "the seed is not shown yet: it is shown when the game is over", Message("ui-verify-no-seed"))
    try:
        seed = bytes.fromhex(seed_text)
    except ValueError:
        return Verdict(False, 0, "the seed is not a hexadecimal number", Message("ui-verify-bad-seed"))
    if len(seed) != 32 or not hmac.compare_digest(hashlib.sha256(seed).hexdigest().encode(), commitment.encode()):
        reason = "the seed shown is not the one that was promised: its hash differs from the commitment"
        return Verdict(False, 0, reason, Message("ui-verify-other-seed"))
    rule = record.headers.get("Shuffle", "")
    if rule not in {"", SEALED}:
        return Verdict(False, 0, "the shuffle follows a rule that this version does not know", Message("ui-verify-other-rule"))
    match = open_table(game, record)
    if not record.steps:
        return Verdict(True, 0, "the game ended before the first card was dealt", Message("ui-verify-undealt"))
    sealed = SealedSecrets.of_headers(record.headers, match.seats) if rule else None
    misfit = None if sealed is None else sealed.misfit()
    if misfit is not None:
        reason = f"the secret shown for seat {misfit} is not the one that it committed to"
        return Verdict(False, 0, reason, Message("ui-verify-other-secret", {"seat": misfit}))
    dealer = Committed(seed, _contributions(record.headers), sealed=sealed)
    draws, given = 0, record.given()
    for index, step in enumerate(record.steps):
        if index >= given and step.seat is None and (state := match.state).chance_total() > 0:
            draws += 1
            outcome = dealer.deal(state, match.game.notation())
            assert outcome is not None  # a committed dealer leaves no chance node open
            expected = match.game.notation().outcomes[outcome]
            if expected != step.token:
                reason = f"draw {draws} (line {step.line}) is {step.token}, but the seed gives {expected}"
                about: dict[str, object] = {"draw": draws, "line": step.line, "dealt": step.token, "promised": expected}
                return Verdict(False, draws, reason, Message("ui-verify-other-draw", about))
        replay_step(match, step)
    if given or "Position" in record.headers:
        reason = f"every draw after the position where the game begins ({given} steps were given) follows from the promised seed"
        seats = [] if sealed is None else [seat for seat, secret in enumerate(sealed.secrets) if secret]
        return Verdict(True, draws, reason, Message("ui-verify-given", {"given": given, "draws": draws}), seats)
    if sealed is None:
        reason = "every draw follows from the promised seed and the seats' contributions"
        return Verdict(True, draws, reason, Message("ui-verify-honest"))
    seats = [seat for seat, secret in enumerate(sealed.secrets) if secret]
    reason = f"every draw follows from the promised seed and the secrets that these seats had committed to: {_list(seats)}"
    return Verdict(True, draws, reason, Message("ui-verify-sealed", {"seats": len(seats), "all": len(sealed.secrets)}), seats)


def _list(seats: list[int]) -> str:
    return " ".join(map(str, seats)) or "none"


def _contributions(headers: Mapping[str, str]) -> list[str]:
    """The open texts of a record that follows the first rule."""
    found: list[str] = []
    while (text := headers.get(f"Contribution.{len(found)}")) is not None:
        found.append(text)
    return found
