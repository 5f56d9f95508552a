"""The story of a table: what its log adds up to, and nothing that is not in it."""

import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable
from typing import Literal

import msgspec

from soiree.core.dealers import Committed, Manual
from soiree.core.game import Game, OptionValue
from soiree.core.match import Match, Reason
from soiree.games import game as room
from soiree.server.table import events as entries
from soiree.server.table.clock import Clock, ClockRules
from soiree.server.table.draft import Desk
from soiree.server.table.events import Private, Public

IDS_KEPT = 64  # a seat's latest move ids; an older retry is answered by the rules
BACKS_AT_MOST = 200  # takings-back on one desk: with TALK_AT_MOST they bound the log, so that any table opens quickly
LANE_KEPT = 2 * BACKS_AT_MOST + 300  # the end of a lane that can still matter: its desk (no turn has 300 decisions), and its ids
TALK_AT_MOST = 2000  # lines of chat, offers and the like at one table
REQUESTS_KEPT = 256  # the latest ids of everything else that people asked for at a table


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """Nobody can guess it, and nobody takes it for an option where it is typed after `soiree admin show`."""
    while (id := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return id


class Header(msgspec.Struct, frozen=True):
    """What is fixed when a table is laid."""

    id: str
    game: str
    seats: int
    options: dict[str, OptionValue]
    clock: ClockRules
    listed: bool
    aids: bool
    owner: str
    seed: bytes
    created_at: int
    hints: bool = False  # for everybody
    stand_in: str = ""  # the level of the bot that plays on for whoever leaves; '' if none does


class Happened(msgspec.Struct, frozen=True, gc=False):
    """An entry of lane 0, with the place of its steps and game events in the match."""

    number: int
    at: int
    entry: Public
    steps: tuple[int, int]
    events: tuple[int, int]


class Wrong(Exception):
    """Something that cannot be done at this table now; the text says why."""


class Story:
    """Everything in it follows from the log: reading the rows again gives the same table."""

    def __init__(self, header: Header, opened_at: int) -> None:
        self.header = header
        self.game: Game = room(header.game)
        self._opened_at = opened_at  # of the house: nobody's real-time clock runs while it is closed
        self.status = "open"
        self.seated: list[entries.Sat | None] = [None] * header.seats
        self.began: entries.Began | None = None
        self.ended: entries.Ended | None = None
        self.offer: set[int] = set()  # who agrees to end it as a draw
        self.resigned: dict[int, str] = {}  # seat -> who had sat there
        self.left: dict[int, str] = {}  # seat -> the level of the bot that plays on until its person returns
        self.muted: set[str] = set()
        self.hinted: set[int] = set()  # seats that have taken a hint
        self._requests: OrderedDict[tuple[str, str], None] = OrderedDict()
        self.rematch = ""
        self.number = 0
        self.happened: list[Happened] = []
        self.match: Match | None = None
        self.steps = 0  # of the match, all firm
        self._drawn = 0
        self._events = 0
        self.clock = Clock(header.clock, header.seats)
        self.desks: dict[int, Desk] = {}
        self.lanes = [0] * header.seats
        self._backs = [0] * header.seats  # takings-back since the match was last firm
        self._talk = 0
        self.ids: list[OrderedDict[str, None]] = [OrderedDict() for _ in range(header.seats)]

    # ------------------------------------------------------------ looking

    @property
    def commitment(self) -> str:
        return Committed(self.header.seed).commitment

    @property
    def actors(self) -> set[int]:
        return self.match.actors if self.match is not None and self.status == "playing" else set()

    def thinking(self) -> set[int]:
        """Who is still to decide: in a sealed phase those whose desk is not complete."""
        return {seat for seat in self.actors if seat not in self.desks or not self.desks[seat].complete}

    def seat_of(self, person: str) -> int | None:
        for seat, sat in enumerate(self.seated):
            if sat is not None and sat.person == person and not sat.bot:
                return seat
        return None

    def has_done(self, person: str, id: str) -> bool:
        """Whether the person has already asked this, under this id: a retry does nothing."""
        return (person, id) in self._requests

    def must_have_room(self) -> None:
        """A table is no place to talk without end: its log stays short enough to be read at once."""
        if self._talk >= TALK_AT_MOST:
            raise Wrong("so much has been said at this table that it hears only moves now")

    def bot_at(self, seat: int) -> str:
        """The level of the bot that sits here; '' where a person does, though they may be away."""
        sat = self.seated[seat]
        return sat.bot if sat is not None else ""

    def bot_for(self, seat: int) -> str:
        """The level of the bot that decides for the seat now: the one that sits here, or that stands in."""
        return self.left.get(seat) or self.bot_at(seat)

    @property
    def tended(self) -> bool:
        """Whether the house may have to act by itself."""
        return self.clock.ticking or any(self.bot_for(seat) for seat in range(self.header.seats))

    def desk(self, seat: int) -> Desk:
        """The seat's desk; an empty one if nothing lies there."""
        assert self.match is not None
        desk = self.desks.get(seat)
        return Desk(self.match, seat) if desk is None else desk

    def board(self, seat: int | None) -> Match | None:
        """The match as the seat has it before itself: the firm one, with what lies on its own desk."""
        if seat is not None and seat in self.desks:
            return self.desks[seat].board
        return self.match

    def why_not(self, seat: int, token: str, language: str) -> Reason | None:
        """Why the seat may not decide this now; None if it may."""
        board = self.board(seat)
        if board is None:
            raise Wrong("the game has not begun")
        return board.why_not(seat, token, language)

    def hints_for(self, seat: int | None) -> Literal["", "bots", "all"]:
        """Whether a seat may take hints: where everybody may, or with the aids on where only bots sit besides."""
        if self.header.hints:
            return "all"
        alone = seat is not None and all(self.bot_at(other) for other in range(self.header.seats) if other != seat)
        return "bots" if self.header.aids and alone else ""

    @property
    def rated(self) -> bool:
        """A game with help says little about who plays well; and where a bot stands in, whoever is losing could leave."""
        return not self.header.hints and not self.header.stand_in and not self.hinted

    def wakes_at(self) -> int | None:
        """When the house must act by itself: at once for a bot, at the fall of a flag."""
        if self.status != "playing":
            return None
        if any(self.bot_for(seat) for seat in self.thinking()):
            return now_ms()
        flag = self.clock.runs_out()
        return None if flag is None else flag[0]

    # ------------------------------------------------------------ reading the log

    def read(self, rows: Iterable[tuple[int, int, int, str]]) -> set[int]:
        """Goes on with rows (lane, number, at, body) of the log, lane by lane; the lanes that had any.

        In a seat's lane, what stands on today's firm steps is its desk.
        """
        lanes: set[int] = set()
        for lane, number, at, body in rows:
            lanes.add(lane)
            if lane == 0:
                self.happen(number, at, entries.read_public(body), replay=True)
            else:
                self.lay(lane - 1, number, at, entries.read_private(body))
        return lanes

    def happen(self, number: int, at: int, entry: Public, replay: bool = False) -> None:
        """One entry of lane 0, from the log or just committed; only a replayed one still has to be played."""
        steps, events = self.steps, self._events
        match entry:
            case entries.Sat():
                self.seated[entry.seat] = entry
            case entries.Stood():
                self.seated[entry.seat] = None
            case entries.Began():
                if replay:
                    self._deal_out(entry)
                self.began, self.status = entry, "playing"
            case entries.Stepped():
                if replay:
                    self._replay(entry.steps)
                self._after_steps(entry, at)
            case entries.Resigned():
                self._note_request(entry.seat, entry.id)
                self.left.pop(entry.seat, None)
                sat = self.seated[entry.seat]
                self.resigned[entry.seat] = "" if sat is None else sat.person
                if entry.bot and sat is not None:
                    self.seated[entry.seat] = msgspec.structs.replace(sat, bot=entry.bot)
            case entries.Left():
                self._note_request(entry.seat, entry.id)
                self.left[entry.seat] = entry.bot
                self.offer.clear()
            case entries.Returned():
                self._note_request(entry.seat, entry.id)
                self.left.pop(entry.seat, None)
            case entries.Offered() | entries.Accepted():
                self._note_request(entry.seat, entry.id)
                self.offer.add(entry.seat)
            case entries.Declined():
                self._note_request(entry.seat, entry.id)
                self.offer.clear()
            case entries.Said():
                self._keep_request(entry.person, entry.id)
            case entries.Ended():
                self.ended, self.status = entry, "over"
                self.desks.clear()
                self.clock.halt()
            case entries.Muted():
                (self.muted.add if entry.muted else self.muted.discard)(entry.person)
            case entries.Hinted():
                self.hinted.add(entry.seat)
            case entries.Rematched():
                self.rematch = entry.table
            case entries.Closed():
                self.status = "closed" if self.status != "over" else "over"
                self.clock.halt()
        self._talk += not isinstance(entry, entries.Stepped)
        self.number = number
        self.happened.append(Happened(number, at, entry, (steps, self.steps), (events, self._events)))

    def lay(self, seat: int, number: int, at: int, entry: Private) -> None:
        """One entry of a seat's lane read from the log."""
        self.lanes[seat] = number
        if isinstance(entry, entries.Settled):
            return
        self._note_id(seat, entry.id)
        if entry.base != self.steps or self.status != "playing":
            return
        desk = self.desks.setdefault(seat, self.desk(seat))
        if isinstance(entry, entries.TookBack):
            desk.take_back()
            self._backs[seat] += 1
        else:
            desk.decide(entry.token)
        self.tend_clock(seat, at)

    def _replay(self, steps: str) -> None:
        assert self.match is not None
        dealer, self.match.dealer = self.match.dealer, Manual()
        for step in steps.split():
            if step[0] == "*":
                self.match.deal(step[1:])
            else:
                self.match.play(int(step[0]), step[2:])
        self.match.dealer = dealer

    def _after_steps(self, entry: entries.Stepped, at: int) -> None:
        assert self.match is not None
        words = entry.steps.split()
        self.steps += len(words)
        self._drawn += sum(word[0] == "*" for word in words)
        self._events = len(self.match.log)
        assert self.began is not None
        self.match.dealer = Committed(self.header.seed, self.began.contributions, self._drawn)
        self.desks.clear()
        self._backs = [0] * self.header.seats
        self.offer.clear()
        if entry.clock:
            self.clock.left = list(entry.clock)
            self.clock.halt()
            self.clock.run(self.actors, max(at, self._opened_at) if self.clock.rules.kind == "live" else at)

    def _deal_out(self, began: entries.Began) -> None:
        header = self.header
        self.began = began
        self.match = Match(self.game, self.game.begin(header.seats, header.options), header.options, Manual())

    def _note_request(self, seat: int, id: str) -> None:
        sat = self.seated[seat]
        if sat is not None:
            self._keep_request(sat.person, id)

    def _keep_request(self, person: str, id: str) -> None:
        if id:
            self._requests[person, id] = None
            if len(self._requests) > REQUESTS_KEPT:
                self._requests.popitem(last=False)

    def _note_id(self, seat: int, id: str) -> None:
        kept = self.ids[seat]
        kept[id] = None
        if len(kept) > IDS_KEPT:
            kept.popitem(last=False)

    def tend_clock(self, seat: int, at: int, lag: int = 0) -> None:
        """In a sealed phase a seat that has decided waits for the others; one that took back thinks again."""
        if not self.clock.ticking or self.match is None or not self.match.sealed:
            return
        if seat in self.thinking():
            self.clock.run([seat], at)
        else:
            self.clock.stop(seat, at, lag)
