"""Why a move of Edgar & Lucien is refused, in messages with the numbers of the position; their texts are in words/refusals.*.ftl.

Districts are given by their ids, as in all messages of this game: their names depend on the side of the board, which the caller has.
"""

from collections.abc import Callable

from soiree.core.rng import Rng
from soiree.core.sets.bits import members
from soiree.core.texts.message import Message, player
from soiree.games.edgar_lucien.belief import Worlds
from soiree.games.edgar_lucien.box import CARDS, CONDITIONS, CONSTANTS, EDGAR_OFFICE, FAMILIES, LUCIEN_OFFICE, MOVES, PLACES, Box
from soiree.games.edgar_lucien.map.city import KINDS
from soiree.games.edgar_lucien.phrases import say_action, say_cogs, say_condition, say_way
from soiree.games.edgar_lucien.rules import EdgarLucien
from soiree.games.edgar_lucien.view import Player, View

_OFFICE_OF = {**dict(zip(EDGAR_OFFICE, PLACES, strict=True)), **dict(zip(LUCIEN_OFFICE, PLACES, strict=True))}
_EDGAR = FAMILIES["who"][0]
_REMOTE_ACTION = "RA"
# The families of tokens that a prompt asks for.
_DISTRICT = ("district",)
_ASKED_FOR = {
    "start": _DISTRICT,
    "needle-edgar": ("edgar-needle",),
    "needle-lucien": ("lucien-needle",),
    "exit": _DISTRICT,
    "who": ("who",),
    "edgar-action": ("rob", "edgar-office", "card"),
    "lucien-action": ("buy", "lucien-office"),
    "rob-victim": ("seat",),
    "intimidate-targets": ("seat", "pair"),
    "surrender": _DISTRICT,
    "intimidate-district": _DISTRICT,
    "requisition-district": _DISTRICT,
    "certificate": ("condition",),
    "double": ("edgar-office",),
    "remote": ("edgar-office",),
    "plan-b": _DISTRICT,
    "extort-victim": ("seat",),
    "smear": ("smear",),
    "exchange": ("pay-money", "pay-popularity"),
    "discard": ("card",),
    "bid": ("bid",),
}


def say_refusal(box: Box, view: View, token: str, prompt: str, clause: str) -> Message:
    """What is wrong with the move in this position, and what would be right."""
    if box.family_of[token] not in _ASKED_FOR[prompt]:
        return Message("refusal-asked", {"prompt": Message(f"prompt-{prompt}")})
    return Explained(box, view, prompt).say(token, clause)


class Explained:
    """The reader's own position, as far as refusals count in it."""

    def __init__(self, box: Box, view: View, prompt: str) -> None:
        assert view.seat is not None
        self.box = box
        self.view = view
        self.prompt = prompt
        self.seat = view.seat
        self.own: Player = view.players[view.seat]
        self.board = box.board(view.seats, view.options.metro)

    def say(self, move: str, clause: str) -> Message:
        """The message for this clause."""
        id = f"refusal-{clause}"
        match clause:
            case "EL-106" | "EL-522" | "EL-541":
                return self._of_owner(id, move)
            case "EL-211":
                return Message(id, {"way": say_way(self.box, move[1:])})
            case "EL-303" | "EL-304":
                return self._exit(id, move)
            case "EL-402":
                return Message(id, {"pawn": _pawn(move)})
            case "EL-404":
                return self._elsewhere(id, move)
            case "EL-405":
                return self._idle(id, move)
            case "EL-411":
                return self._nobody_to_rob(id, move)
            case "EL-412":
                return self._guarded(id, move)
            case "EL-421":
                return self._not_for_sale(self.own.lucien)
            case "EL-621":
                return self._not_for_sale(self.own.edgar)
            case "EL-422":
                return self._not_to_buy_out(self.own.lucien)
            case "EL-612":
                return self._not_to_buy_out(self.own.edgar)
            case "EL-501":
                return Message(id, {"action": say_action(move)})
            case "EL-502":
                return self._too_unpopular(move, CONSTANTS["edgar_office_cost"])
            case "EL-521" | "EL-523":
                return self._wrong_targets(id, move)
            case "EL-542" if move in self.view.owners:
                return Message(f"{id}-{'own' if self._owner(move) == self.seat else 'protected'}", {"district": move})
            case "EL-102" | "EL-542":
                return Message("refusal-EL-102", {"district": move})
            case "EL-571" | "EL-614":
                return self._no_certificate(id, move)
            case "EL-581":
                return self._no_support(id, move)
            case "EL-602":
                return Message(id, {"card": say_action(move)})
            case "EL-611":
                return Message(f"{id}-{'there' if move == self.own.lucien else 'absent'}", {"district": move})
            case "EL-613":
                return self._cannot_answer(id, move)
            case "EL-615":
                return Message(id, {"district": self.own.edgar})
            case "EL-616":
                full = self.own.popularity >= CONSTANTS["max_popularity"]
                return self._popular_enough() if full else Message(id, {"district": self.own.edgar})
            case "EL-551":
                return self._popular_enough()
            case "EL-617":
                return self._nobody_to_extort(id, move)
            case "EL-618":
                poor = self.own.popularity < CONSTANTS["edgar_office_cost"]
                return self._too_unpopular(move, CONSTANTS["edgar_office_cost"]) if poor else self._no_office(id, self._state().bars_remote)
            case "EL-619":
                return self._no_coup(id)
            case "EL-620":
                return self._no_exchange(id, move)
            case "EL-623":
                return self._no_swindle(id, move)
            case "EL-712":
                return self._bad_bid(id, move)
            case "EL-714":
                return Message(id, {"cogs": say_cogs(1)})
        return Message(id)  # EL-512, 543, 561, 572, 573, 622: there is nothing to count

    def _state(self) -> EdgarLucien:
        """A state that is consistent with the view; what the rules forbid the reader is the same in all of them."""
        state = Worlds(self.box, self.view).sample(Rng(0))
        assert isinstance(state, EdgarLucien)
        return state

    # ------------------------------------------------------------ districts

    def _owner(self, district: str | None) -> int | None:
        return self.view.owners.get(district or "")

    def _of_owner(self, id: str, district: str) -> Message:
        """A district that belongs to somebody, to nobody, or to the reader, where another was to be chosen."""
        owner = self._owner(district)
        if district not in self.view.owners:
            return Message("refusal-EL-102", {"district": district})
        if owner is None or owner == self.seat:
            return Message(f"{id}-{'neutral' if owner is None else 'own'}", {"district": district})
        return Message(f"{id}-owned", {"district": district, "player": player(owner)})

    def _exit(self, id: str, move: str) -> Message:
        pending = self.view.pending
        assert pending is not None
        pawn, needle = (self.own.edgar, self.own.needles.edgar) if pending.who == "edgar" else (self.own.lucien, self.own.needles.lucien)
        way = str(needle)
        reached = self.board.leads_to(self.box.districts.index(str(pawn)), self.box.wheel.index(way))
        about = {"district": move, "way": say_way(self.box, way), "pawn": Message(f"pawn-{pending.who}")}
        return Message(id, {**about, "exits": [Message("exit", {"district": self.box.districts[exit]}) for exit in members(reached)]})

    def _elsewhere(self, id: str, move: str) -> Message:
        edgar = move in EDGAR_OFFICE
        where = self.own.edgar if edgar else self.own.lucien
        about: dict[str, object] = {"action": say_action(move), "place": Message(f"kind-{_OFFICE_OF[move]}"), "district": where}
        return Message(f"{id}-{'edgar' if edgar else 'lucien'}", about)

    # ------------------------------------------------------------ robbing and buying

    def _nobody_to_rob(self, id: str, move: str) -> Message:
        if move in FAMILIES["rob"]:
            return Message(f"{id}-rob", {"district": self.own.edgar})
        victim = int(move[1:])
        if victim >= self.view.seats or victim == self.seat:
            return Message(f"{id}-nobody")
        return Message(f"{id}-victim", {"player": player(victim), "district": self.own.edgar})

    def _guarded(self, id: str, move: str) -> Message:
        guarded = [other.seat for other in self.view.players if other.seat != self.seat and other.lucien == self.own.edgar]
        named = guarded if move in FAMILIES["rob"] else [int(move[1:])]
        return Message(id, {"players": [player(seat) for seat in named], "district": self.own.edgar})

    def _not_for_sale(self, district: str | None) -> Message:
        owner = self._owner(district)
        if owner is not None:
            whose = "own" if owner == self.seat else "owned"
            return Message(f"refusal-buy-{whose}", {"district": district, **({} if owner == self.seat else {"player": player(owner)})})
        return self._too_poor(district, CONSTANTS["buy_price"])

    def _not_to_buy_out(self, district: str | None) -> Message:
        owner = self._owner(district)
        if owner is None or owner == self.seat:
            return Message(f"refusal-buyout-{'neutral' if owner is None else 'own'}", {"district": district})
        if owner == self.view.protection:
            return Message("refusal-buyout-protected", {"district": district, "player": player(owner)})
        return self._too_poor(district, CONSTANTS["buyout_price"])

    def _too_poor(self, district: str | None, price: int) -> Message:
        return Message("refusal-money", {"district": district, "need": say_cogs(price), "have": say_cogs(self.own.money or 0)})

    # ------------------------------------------------------------ Administrations

    def _too_unpopular(self, move: str, cost: int) -> Message:
        return Message("refusal-EL-502", {"action": say_action(move), "need": cost, "have": self.own.popularity})

    def _popular_enough(self) -> Message:
        return Message("refusal-EL-551", {"most": CONSTANTS["max_popularity"]})

    def _wrong_targets(self, id: str, move: str) -> Message:
        """A district or players that cannot be intimidated, or nobody who could be."""
        if move in self.box.districts:
            return Message(f"{id}-district", {"district": move, "player": player(1 - self.seat)})
        owners = sorted({owner for owner in self.view.owners.values() if owner is not None and owner != self.seat})
        if not owners:
            return Message("refusal-EL-521-nobody")
        about: dict[str, object] = {"players": [player(seat) for seat in owners]}
        return Message(f"{id}-one", about) if len(owners) == 1 else Message(f"{id}-two", {**about, "need": CONSTANTS["intimidate_targets"]})

    def _no_support(self, id: str, move: str) -> Message:
        if move in EDGAR_OFFICE:  # which action is doubled
            return Message(f"{id}-away", {"action": say_action(move), "place": Message(f"kind-{_OFFICE_OF[move]}")})
        if self.own.acted:
            return Message(f"{id}-acted", {"pawn": Message(f"pawn-{self.own.acted[0]}")})
        if self.own.popularity < CONSTANTS["double_cost"]:
            return self._too_unpopular(move, CONSTANTS["double_cost"])
        bars = self._state().bars_double
        if _REMOTE_ACTION in (self.view.hand or {}):
            return self._no_office(f"{id}-remote", bars)
        kind = KINDS[self.board.kind(self.box.districts.index(str(self.own.edgar)))]
        if kind not in PLACES:
            return Message(f"{id}-none", {"district": self.own.edgar})
        place = PLACES.index(kind)
        return Message(f"{id}-here", {"reason": self.say(EDGAR_OFFICE[place], f"EL-{bars(self.seat, place):03}")})

    def _no_office(self, id: str, bars: Callable[[int, int], int]) -> Message:
        """Why each of Edgar's Administration actions is impossible; `bars` returns the clause."""
        names = ("first", "second", "third", "fourth")
        return Message(id, {name: self.say(EDGAR_OFFICE[place], f"EL-{bars(self.seat, place):03}") for place, name in enumerate(names)})

    def _no_certificate(self, id: str, move: str) -> Message:
        """A certificate that somebody holds, or whose condition is not fulfilled."""
        if move not in CONDITIONS:
            return Message(id)  # the card Certification: no certificate qualifies
        holder = self.view.certificates[move]
        if holder == self.seat:
            return Message("refusal-certificate-own", {"condition": say_condition(move)})
        if holder is not None and id != "refusal-EL-571":
            return Message("refusal-certificate-held", {"condition": say_condition(move), "player": player(holder)})
        estate = [district for district, owner in self.view.owners.items() if owner == self.seat]
        offices = [district for district in estate if KINDS[self.board.kind(self.box.districts.index(district))] in PLACES]
        need, have = {
            "dandy": (say_cogs(CONSTANTS["dandy_money"]), say_cogs(self.own.money or 0)),
            "collector": (self.board.collector, len(estate)),
            "bureaucrat": (self.board.bureaucrat, len(offices)),
            "zealot": (CONSTANTS["zealot_popularity"], self.own.popularity),
        }[move]
        about = {"condition": say_condition(move), "need": need, "have": have}
        if move == "zealot" and self.view.governor == self.seat:
            return Message("refusal-unmet-zealot-popularity", about)
        if move == "zealot" and self.own.popularity >= CONSTANTS["zealot_popularity"]:
            return Message("refusal-unmet-zealot-governor", about)
        return Message(f"refusal-unmet-{move}", about)

    # ------------------------------------------------------------ cards

    def _cannot_answer(self, id: str, move: str) -> Message:
        if move == FAMILIES["smear"][1]:
            return Message(f"{id}-cogs", {"need": say_cogs(CONSTANTS["smear_money"]), "have": say_cogs(self.own.money or 0)})
        return Message(f"{id}-pop", {"need": CONSTANTS["smear_popularity"], "have": self.own.popularity})

    def _nobody_to_extort(self, id: str, move: str) -> Message:
        if move in CARDS:
            return Message(f"{id}-card", {"district": self.own.edgar})
        victim = int(move[1:])
        if victim >= self.view.seats or victim == self.seat:
            return Message("refusal-EL-411-nobody")
        other = self.view.players[victim]
        if self.own.edgar not in (other.edgar, other.lucien):
            return Message(f"{id}-away", {"player": player(victim), "district": self.own.edgar})
        return Message(f"{id}-empty", {"player": player(victim)})

    def _no_coup(self, id: str) -> Message:
        if self.view.governor is None or self.view.governor == self.seat:
            return Message(f"{id}-governor")
        return Message(f"{id}-away", {"district": self.own.edgar})

    def _no_exchange(self, id: str, move: str) -> Message:
        points = CONSTANTS["exchange_points_per_unit"]
        have: dict[str, object] = {"have": say_cogs(self.own.money or 0), "popularity": self.own.popularity}
        if move in CARDS:
            return Message(id, have)
        units = int(move[1:])
        about = {**have, "cogs": say_cogs(units), "points": units * points, "most": CONSTANTS["max_popularity"]}
        return Message(f"{id}-{self.box.family_of[move]}", about)

    def _no_swindle(self, id: str, move: str) -> Message:
        if move in CONDITIONS:
            return self._no_certificate(id, move)
        if self.prompt == "discard":
            return Message("refusal-EL-602", {"card": say_action(move)})
        if None not in self.view.certificates.values():
            return Message(f"{id}-certificates")
        return Message(id, {"need": CONSTANTS["swindle_discards"], "have": self.own.cards - 1})

    # ------------------------------------------------------------ the auction

    def _bad_bid(self, id: str, move: str) -> Message:
        auction = self.view.auction
        assert auction is not None
        amount = int(move[1:])
        if amount <= auction.high:
            return Message(f"{id}-low", {"cogs": say_cogs(amount), "high": say_cogs(auction.high)})
        return Message(f"{id}-money", {"cogs": say_cogs(amount), "have": say_cogs(self.own.money or 0)})

    # ------------------------------------------------------------ a character who can do nothing

    def _idle(self, id: str, move: str) -> Message:
        """Why each thing that he could do where he stands is impossible, by the rules."""
        state = self._state()
        edgar = move in _EDGAR
        where = str(self.own.edgar if edgar else self.own.lucien)
        tried = ["rob" if edgar else "buy" if self._owner(where) in (None, self.seat) else "buyout"]
        kind = KINDS[self.board.kind(self.box.districts.index(where))]
        if kind in PLACES:
            tried.append((EDGAR_OFFICE if edgar else LUCIEN_OFFICE)[PLACES.index(kind)])
        bars = state.bars_edgar if edgar else state.bars_lucien
        reasons = [self.say(action, f"EL-{bars(self.seat, MOVES.index(action)):03}") for action in tried]
        if edgar:
            reasons.append(Message("idle-cards", {"count": self.own.cards}))
        numbered = zip(("first", "second", "third"), reasons, strict=False)
        return Message(f"{id}-{len(reasons)}", {"pawn": _pawn(move), **dict(numbered)})


def _pawn(move: str) -> Message:
    """The pawn that `E` or `L` lets act."""
    return Message("pawn-edgar" if move in _EDGAR else "pawn-lucien")
