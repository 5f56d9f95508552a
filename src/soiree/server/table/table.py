"""A table: what may happen next in its story. No disk and no network here; `tables.py` commits what a table decides and tells it."""

from collections.abc import Mapping

from soiree.core.dealers import Committed
from soiree.core.record import result_text
from soiree.core.version import VERSION
from soiree.server.table import events as entries
from soiree.server.table.events import Entry, LogRow, Private, Public
from soiree.server.table.state import BACKS_AT_MOST, Story, Wrong, now_ms


class Table(Story):
    """Decides what is to be committed; what is committed becomes part of the story."""

    # ------------------------------------------------------------ deciding

    def start(self) -> list[Public]:
        """Deals: what is to be committed."""
        if self.status != "open":
            raise Wrong("the game has already begun")
        if any(sat is None for sat in self.seated):
            raise Wrong("a seat is still free; the game begins when all are taken")
        began = entries.Began(VERSION, self.commitment, [sat.contribution for sat in self.seated if sat is not None])
        self._deal_out(began)
        self.began = began
        assert self.match is not None
        self.match.dealer = Committed(self.header.seed, began.contributions)
        self.match.sample_chance()
        return [began, *self._firm([], None)]

    def decide(self, seat: int, id: str, token: str, lag: int = 0) -> tuple[dict[int, list[Private]], list[Public]]:
        """Takes a decision on the seat's desk: what is to be committed in the lanes and, if something became firm, in lane 0."""
        if self.match is not None and self.match.over:
            self.match.play(seat, token)  # is refused, with the clause
        self._must_play()
        base = self.steps
        desk = self.desk(seat)
        desk.decide(token)
        self.desks[seat] = desk
        self._note_id(seat, id)
        self.tend_clock(seat, now_ms(), lag)
        private: dict[int, list[Private]] = {seat: [entries.Decided(id, token, base)]}
        return self._settle(private, seat, lag)

    def take_back(self, seat: int, id: str) -> tuple[dict[int, list[Private]], list[Public]]:
        self._must_play()
        if self._backs[seat] >= BACKS_AT_MOST:
            raise Wrong("that was taken back often enough for one turn")
        desk = self.desk(seat)
        desk.take_back()
        self._backs[seat] += 1
        self.desks[seat] = desk
        self._note_id(seat, id)
        self.tend_clock(seat, now_ms())
        return {seat: [entries.TookBack(id, self.steps)]}, []

    def time_out(self, seat: int) -> tuple[dict[int, list[Private]], list[Public]]:
        """The flag has fallen: the house decides for the seat, as the game says, until its turn is over or the match firm."""
        desk = self.desk(seat)
        base = self.steps
        made: list[Private] = []
        while not desk.complete:
            token = self.game.default_move(desk.board.prompt(seat), desk.board.moves(seat))
            desk.decide(token)
            id = f"time-{self.lanes[seat] + len(made) + 1}"
            self._note_id(seat, id)
            made.append(entries.Decided(id, token, base))
        self.desks[seat] = desk
        self.tend_clock(seat, now_ms())
        return self._settle({seat: made}, seat, 0, timed_out=seat)

    def settle_if_complete(self) -> tuple[dict[int, list[Private]], list[Public]]:
        """Where seats decide at several nodes at once, whoever sees all desks complete closes the phase."""
        return self._settle({}, None, 0)

    def _must_play(self) -> None:
        if self.status == "open":
            raise Wrong("the game has not begun")
        if self.status == "closed":
            raise Wrong("the table is closed")
        if self.status == "over":
            raise Wrong("the game is over")

    def _settle(
        self, private: dict[int, list[Private]], seat: int | None, lag: int, timed_out: int | None = None
    ) -> tuple[dict[int, list[Private]], list[Public]]:
        assert self.match is not None
        before = self.actors
        if self.match.sealed:
            closing = sorted(before)
        else:
            closing = [other for other in sorted(before) if other in self.desks and (seat is None or other == seat)]
        if not closing or not all(other in self.desks and self.desks[other].complete for other in closing):
            return private, []
        for other in closing:
            if other != seat:
                private.setdefault(other, []).append(entries.Settled(self.steps))
            for _, token in self.desks[other].drafted:
                self.match.play(other, token)
        if self.clock.ticking:
            self.clock.turn(before, self.match.actors, now_ms(), lag)
        return private, self._firm([], timed_out)

    def _firm(self, made: list[Public], timed_out: int | None) -> list[Public]:
        assert self.match is not None
        steps = " ".join(str(step) for step in self.match.steps(since=self.steps))
        clock = list(self.clock.left) if self.clock.ticking else []
        made.append(entries.Stepped(steps, clock, timed_out))
        if self.match.over:
            returns = self.match.state.returns()
            made.append(entries.Ended(returns, self.match.result, self.match.reason, self.header.seed.hex()))
        return made

    def take_hint(self, seat: int) -> list[Public]:
        """The seat asks what to do: what is to be committed before it is told."""
        self._must_play()
        if not self.hints_for(seat):
            aids = "" if self.header.aids else ", and this one was laid without aids"
            raise Wrong(f"hints are for tables where all others are bots, or that were laid with hints for everybody{aids}")
        board = self.board(seat)
        if seat in self.resigned or seat in self.left or board is None or not board.moves(seat):
            raise Wrong("nothing is asked of this seat now")
        if len(board.moves(seat)) == 1:
            raise Wrong("there is only one move")
        return [] if seat in self.hinted else [entries.Hinted(seat)]

    def resign(self, seat: int, stand_in: str, id: str = "") -> list[Public]:
        """With two seats the other wins; with more a bot of the house plays on, and who resigned comes last."""
        self._must_play()
        if self.header.seats > 2 and any(not self.bot_at(other) for other in range(self.header.seats) if other != seat):
            return [entries.Resigned(seat, stand_in, id)]
        returns = [0.0 if other == seat else 1.0 / (self.header.seats - 1) for other in range(self.header.seats)]
        if self.header.seats == 2:
            returns[1 - seat] = 1.0
        return [entries.Resigned(seat, id=id), self._end(returns, "resigned")]

    def leave_to_bot(self, seat: int, id: str = "") -> list[Public]:
        """A bot plays on from what the seat sees, drafts and all, as everybody agreed by sitting down here."""
        self._must_play()
        if not self.header.stand_in:
            raise Wrong("no bot stands in at this table; resign if you must go")
        if seat in self.left:
            raise Wrong("a bot already plays on for you")
        return [entries.Left(seat, self.header.stand_in, id)]

    def take_again(self, seat: int, id: str = "") -> list[Public]:
        """Whoever left has their seat again, with whatever the bot has laid on its desk."""
        self._must_play()
        if seat not in self.left:
            raise Wrong("no bot plays for you; the seat is yours")
        return [entries.Returned(seat, id)]

    def must_be_there(self, seat: int) -> None:
        if seat in self.left:
            raise Wrong("a bot plays on for you; take your seat again first")

    def offer_draw(self, seat: int, id: str = "") -> list[Public]:
        self._must_play()
        if any(self.bot_for(other) for other in range(self.header.seats)):
            raise Wrong("a bot sits here, and bots play to the end")
        if seat in self.offer:
            raise Wrong("this seat has already agreed to a draw; the others are to answer")
        made: list[Public] = [entries.Accepted(seat, id) if self.offer else entries.Offered(seat, id)]
        if len(self.offer) + 1 == self.header.seats:
            made.append(self._end([0.5] * self.header.seats, "agreed"))
        return made

    def decline_draw(self, seat: int, id: str = "") -> list[Public]:
        if not self.offer:
            raise Wrong("no draw is offered")
        return [entries.Declined(seat, id)]

    def _end(self, returns: list[float], reason: str) -> entries.Ended:
        return entries.Ended(returns, result_text(returns), reason, self.header.seed.hex())

    # ------------------------------------------------------------ the record

    def record(self, reader: int | None, whole: bool) -> str:
        """The game as text: for one reader, or with nothing hidden."""
        if self.match is None:
            raise Wrong("there is no record before the game has begun")
        self.match.headers |= self._record_headers()
        text = self.match.record(None if whole else "onlooker" if reader is None else reader)
        if self.ended is not None and not self.match.over:  # ended by agreement: the moves do not say so
            text = text.replace('[Result "*"]', f'[Result "*"]\n[Agreed "{self.ended.result}"]\n[Ending "{self.ended.reason}"]')
            text = text.replace("[Result", f'[Seed "{self.ended.seed}"]\n[Result', 1)
        return text

    def _record_headers(self) -> Mapping[str, str]:
        return {f"Player.{seat}": sat.name for seat, sat in enumerate(self.seated) if sat is not None}


def row_of(table: str, lane: int, number: int, at: int, entry: Entry) -> LogRow:
    return table, lane, number, at, entries.write(entry)
