"""The table of section 5, written down a second time as plainly as it stands, from the seat's own view alone, against the rules.

That a view is enough to list one's own legal tokens is invariant 13.
"""

import pytest

import soiree
from soiree.core.conformance import Table, random_step, tables
from soiree.core.rng import Rng
from soiree.games.edgar_lucien.box import Box
from soiree.games.edgar_lucien.view import Player, View
from tests.games.test_edgar_lucien_maps import THIRD

CARDS = ["PB", "IP", "ST", "CE", "FS", "PS", "EX", "RA", "CO", "RE", "CB", "CR", "SW"]
WHEEL = ["r", "g", "y", "v", "B", "O", "K", "W", "s"]
PLACE_OF = {"draw": "pig", "intimidate": "archives", "heist": "bank", "requisition": "hall"}


class Oracle:
    """What the viewer may do, from its view and the printed map."""

    def __init__(self, view: View, box: Box) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.seat
        self.mine: Player = view.players[view.seat]
        self.rivals = [player for player in view.players if player.seat != view.seat]
        self.data = box.data["sides"][view.side]
        self.lines = self.data["metro"][view.options.metro]
        self.kind = {district["id"]: district["kind"] for district in self.data["districts"]}
        self.hand = view.hand or {}

    def legal(self) -> list[str]:
        if self.me not in self.view.waiting:
            return []
        tokens: list[str] = getattr(self, self.view.asked.replace("-", "_"))()
        return tokens

    def money(self) -> int:
        assert self.mine.money is not None, "a seat sees its own purse"
        return self.mine.money

    def owned(self, seat: int | None) -> list[str]:
        return [district for district, owner in self.view.owners.items() if owner == seat]

    # setup, programming, movement

    def start(self) -> list[str]:
        return self.owned(None)

    def program(self) -> list[str]:
        codes = {border["code"] for border in self.data["borders"]} | {line["code"] for line in self.lines} | {"s"}
        who = "E" if self.mine.needles.edgar is None else "L"
        return [who + code for code in WHEEL if code in codes]

    def exit(self) -> list[str]:
        assert self.view.pending is not None
        edgar = self.view.pending.who == "edgar"
        here, code = (self.mine.edgar, self.mine.needles.edgar) if edgar else (self.mine.lucien, self.mine.needles.lucien)
        reached = {b["a"] if b["b"] == here else b["b"] for b in self.data["borders"] if here in (b["a"], b["b"]) and b["code"] == code}
        for line in self.lines:
            if line["code"] == code and here in line["mouths"]:
                reached |= set(line["mouths"]) - {here}
        assert len(reached) > 1, "one exit is no decision"
        return [district for district in self.view.owners if district in reached]

    # slots

    def who(self) -> list[str]:
        can = {"E": "edgar" not in self.mine.acted and self.edgar_action(), "L": "lucien" not in self.mine.acted and self.lucien_action()}
        return [who for who, actions in can.items() if actions] + ["end"]

    def robbable(self) -> list[int]:
        here = self.mine.edgar
        return [rival.seat for rival in self.rivals if rival.lucien == here and rival.edgar != here]

    def possible(self, action: str, discarded_first: bool = False) -> bool:
        if action == "draw":
            return discarded_first or self.view.deck > 0 or bool(self.view.discard)
        if action == "intimidate":
            return any(self.owned(rival.seat) for rival in self.rivals)
        return action == "heist" or bool(self.requisition_district())

    def unmarked(self, action: str) -> bool:
        return PLACE_OF[action] not in self.mine.done.edgar

    def edgar_action(self) -> list[str]:
        here = str(self.mine.edgar)
        found = ["rob"] if self.robbable() else []
        for action, place in PLACE_OF.items():
            if self.kind[here] == place and self.unmarked(action) and self.mine.popularity >= 20 and self.possible(action):
                found.append(action)
        return found + [code for code in CARDS if code in self.hand and self.playable(code, here)]

    def playable(self, code: str, here: str) -> bool:
        owner, view = self.view.owners[here], self.view
        no_certificate_yet = not self.mine.certified
        free = [id for id, holder in view.certificates.items() if holder is None]
        return {
            "PB": True,
            "ST": True,
            "IP": owner not in (None, self.me, view.protection) and self.money() >= 3,
            "CE": no_certificate_yet and any(self.mine.conditions[id] in ("fact", "both") for id in free),
            "FS": owner == self.me and self.kind[here] == "steel",
            "PS": owner == self.me and self.kind[here] == "ivory" and self.mine.popularity < 100,
            "EX": bool(self.extort_victim()),
            "RA": self.mine.popularity >= 20 and bool(self.remote()),
            "CO": self.kind[here] == "hall" and view.governor not in (None, self.me),
            "RE": bool(self.exchange()),
            "CB": owner is None and self.money() >= 2,
            "CR": view.protection != self.me,
            "SW": no_certificate_yet and self.mine.cards >= 4 and bool(free),
        }[code]

    def lucien_action(self) -> list[str]:
        here = str(self.mine.lucien)
        owner, kind = self.view.owners[here], self.kind[here]
        found = ["buy"] if owner is None and self.money() >= 2 else []
        found += ["buyout"] if owner not in (None, self.me, self.view.protection) and self.money() >= 3 else []
        if kind in self.mine.done.lucien:
            return found
        if kind == "pig" and self.mine.popularity < 100:
            found.append("speech")
        if kind == "archives" and self.view.protection != self.me:
            found.append("protect")
        if kind == "bank" and not self.mine.certified and self.certifiable():
            found.append("certify")
        if kind == "hall" and not self.mine.acted and self.mine.popularity >= 30 and self.double():
            found.append("support")
        return found

    def certifiable(self) -> list[str]:
        return [id for id, how in self.mine.conditions.items() if how == "fact"]

    # inside an action

    def rob_victim(self) -> list[str]:
        return [f"s{seat}" for seat in self.robbable()]

    def intimidate_targets(self) -> list[str]:
        seats = [rival.seat for rival in self.rivals if self.owned(rival.seat)]
        if len(seats) == 1:
            return [f"s{seats[0]}"]
        return [f"s{a}+s{b}" for a in seats for b in seats if a < b]

    def surrender(self) -> list[str]:
        return self.owned(self.me)

    def intimidate_district(self) -> list[str]:
        return self.owned(1 - self.me)

    def requisition_district(self) -> list[str]:
        takeable = {rival.seat for rival in self.rivals} - {self.view.protection}
        return self.owned(None) or [district for district, owner in self.view.owners.items() if owner in takeable]

    def certificate(self) -> list[str]:
        assert self.view.pending is not None
        free = [id for id, holder in self.view.certificates.items() if holder is None]
        if self.view.pending.action == "certify":
            return self.certifiable()
        return free if self.view.pending.action == "SW" else [id for id in free if self.mine.conditions[id] in ("fact", "both")]

    def double(self) -> list[str]:
        found = []
        for action, place in PLACE_OF.items():
            there = self.kind[str(self.mine.edgar)] == place
            if self.unmarked(action) and (there or "RA" in self.hand) and self.possible(action, discarded_first=not there):
                found.append(action)
        return found

    def remote(self) -> list[str]:
        return [action for action in PLACE_OF if self.unmarked(action) and self.possible(action, discarded_first=True)]

    def plan_b(self) -> list[str]:
        return [district for district in self.view.owners if district != self.mine.lucien]

    def extort_victim(self) -> list[str]:
        here = self.mine.edgar
        return [f"s{rival.seat}" for rival in self.rivals if here in (rival.edgar, rival.lucien) and rival.cards]

    def smear(self) -> list[str]:
        answers = ["pop"] * (self.mine.popularity >= 20) + ["cogs"] * (self.money() >= 1)
        return answers or ["pop"]

    def exchange(self) -> list[str]:
        most = min(self.money(), (100 - self.mine.popularity) // 10)
        return [f"c{k}" for k in range(1, most + 1)] + [f"p{k}" for k in range(1, self.mine.popularity // 10 + 1)]

    def discard(self) -> list[str]:
        return list(self.hand)

    # election

    def bid(self) -> list[str]:
        auction = self.view.auction
        assert auction is not None
        most = min(self.money(), 120)
        if auction.high == 0 and auction.live == [self.me]:
            most = min(most, 1)
        return ["fold"] + [f"b{k}" for k in range(auction.high + 1, most + 1)]


def check(table: Table, seeds: range) -> set[str]:
    box = table.game.box
    assert isinstance(box, Box)
    asked = set()
    for seed in seeds:
        match, rng = table.match(), Rng(seed)
        while not match.over:
            for seat in range(match.seats):
                view = match.view(seat)
                assert isinstance(view, View)
                assert list(match.moves(seat)) == Oracle(view, box).legal(), match.record()
                if seat in match.actors:
                    asked.add(view.asked)
            random_step(match, rng)
    return asked


EVERY_PROMPT = {
    *("start", "program", "who", "edgar-action", "lucien-action", "rob-victim", "surrender", "requisition-district"),
    *("certificate", "double", "remote", "plan-b", "extort-victim", "smear", "exchange", "discard", "bid"),
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_legal_tokens_follow_from_the_own_view_as_section_5_says(seats: int) -> None:
    asked: set[str] = set()
    for table in tables(soiree.game("edgar-lucien")):
        if table.seats == seats and table.options["periods"] in {1, 15}:  # longer games ask nothing else
            asked |= check(table, range(12))
    own = {2: {"intimidate-district"}, 3: {"intimidate-targets"}, 4: {"intimidate-targets", "exit"}}[seats]
    assert asked == EVERY_PROMPT - (set() if seats > 2 else {"surrender"}) | own


def test_and_in_the_third_city() -> None:
    for table in tables(THIRD):
        if table.options["periods"] == 15:
            check(table, range(6))
