"""The state of a table: computed from its log. The same rows always give the same state."""

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Literal

import msgspec

from soiree.core.chance.dealers import Committed, Manual
from soiree.core.chance.shuffle import SealedSecrets
from soiree.core.editions import FIRST
from soiree.core.game import Game, OptionValue
from soiree.core.match import Match, Reason
from soiree.core.records.record import GIVEN
from soiree.games import game as room
from soiree.server.refusals import RequestRefused
from soiree.server.table import events
from soiree.server.table.clock import DAY, Clock, ClockRules
from soiree.server.table.draft import Draft
from soiree.server.table.events import LogRow, PrivateEvent, PublicEvent, log_row
from soiree.server.table.log_shares import LogShares

MOVE_IDS_KEPT = 64  # the latest move ids of a seat; the rules answer an older retry
REQUEST_IDS_KEPT = 256  # the latest ids of all other requests at a table
MAX_UNDOS = 200  # in one draft; with the shares of `log_shares` it bounds the log, so that every table opens quickly
LANE_TAIL = 2 * MAX_UNDOS + 300  # the rows at the end of a seat's lane that can matter: its draft (no turn has 300 decisions) and ids
CANCEL_BEFORE = 4  # turns of each seat, on average: later a game is not cancelled
REVEAL_TIME = 120_000  # milliseconds to reveal a secret at a table with live clocks; a client does it at once
UNHURRIED_REVEAL_TIME = DAY  # where there are no clocks

Status = Literal["open", "playing", "over", "closed"]
Unrated = Literal["", "position", "hints", "stand-in", "clock", "edition", "early"]
Rated = Literal["yes", "accounts", "position", "hints", "stand-in", "clock", "edition", "early", "bots", "guests", "twice"]


class TableHeader(msgspec.Struct, frozen=True):
    """What is fixed when a table is created."""

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
    stand_in: str = ""  # the level of the bot that plays for players who leave; '' if none does
    edition: str = FIRST  # the printed values that this table plays with, also when the game has newer ones
    friends_only: bool = False  # only friends of the owner can take a seat; the owner can change it (`TableState.friends_only`)
    edition_digest: str = ""  # of an installed edition, as stored with the table; '' if it is new, shipped, or older than digests

    @property
    def commitment(self) -> str:
        """To the server's seed: everybody can see it from the beginning."""
        return Committed(self.seed).commitment


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """A public event, with the range of steps and of game events of the match that belong to it."""

    number: int
    at: int
    event: PublicEvent
    steps: tuple[int, int]
    game_events: tuple[int, int]


class TableState:
    """Everything here follows from the header and the log.

    `apply` takes a public event and `apply_private` a seat's own one. `Table` decides which events may come next.
    """

    def __init__(self, header: TableHeader, started_at: int) -> None:
        self.header = header
        self.game: Game = room(header.game, header.edition)
        self.game.check_digest(header.edition_digest)
        self._started_at = started_at  # of the server or cluster: live clocks do not run before
        self.status: Status = "open"
        self.players: list[events.SeatTaken | None] = [None] * header.seats
        self.commitments = [""] * header.seats  # to the seats' secrets for the shuffle
        self.closed: events.ShuffleClosed | None = None
        self._closed_at = 0
        self.secrets = [""] * header.seats  # those that are revealed
        self.given: events.StartGiven | None = None  # where the game begins, if not with its setup
        self.started: events.GameStarted | None = None
        self.ended: events.GameEnded | None = None
        self.draw_offers: set[int] = set()  # seats that have agreed to a draw
        self.cancel_offers: set[int] = set()  # seats that have agreed to cancel the game
        self.resigned: dict[int, str] = {}  # seat -> the person who had it
        self.stand_ins: dict[int, str] = {}  # seat -> the level of the bot that plays until the player returns
        self.muted: set[str] = set()
        self.writers: set[str] = set()  # people who have written in the chat
        self.removed: set[str] = set()  # people who cannot come back, unless an administrator lets them
        self.chat_closed = False
        self.friends_only = header.friends_only
        self.hidden: set[int] = set()  # numbers of chat messages that nobody is shown
        self.pinned: LogEntry | None = None  # a chat message
        self.hinted: set[int] = set()  # seats that have taken a hint
        self.rematch = ""
        self._moved: set[int] = set()  # seats that have made a decision
        self._stopped_early = False  # somebody has resigned, or all have agreed to a draw, before every seat had made a decision
        self.reserved = [""] * header.seats  # for whom a seat is kept; '' for nobody
        self.reserved_names = [""] * header.seats
        self.queued: dict[int, str] = {}  # seat -> the move that the server plays when it is the seat's turn
        self.queue_dropped: dict[int, str] = {}  # seat -> the queued move that could not be played, until the seat decides
        self.queue_counts = [0] * header.seats  # moves that were queued since the seat's last decision
        self.number = 0  # of the last public event
        self.log: list[LogEntry] = []
        self.match: Match | None = None
        self.dealer: Committed  # of the match, when there is one
        self.steps = 0  # committed steps of the match
        self._draws = 0  # chance outcomes among them
        self.given_steps = 0  # those among them that were given
        self._given_draws = 0
        self.commits = 0  # how often steps were committed: about once a turn
        self._game_events = 0
        self.clock = Clock(header.clock, header.seats)
        self.needs_autoplay = self.clock.enabled  # whether the server may have to act without a request: for a bot, or at a time
        self.rated: tuple[int, Rated] = (-1, "yes")  # kept by `rated`, with the value of `settled`
        self.seats_json: tuple[object, bytes] = (None, b"")  # kept by `snapshot`
        self.public_digest: tuple[int, bytes] = (-1, b"")  # kept by `running_positions`, with the value of `steps`
        self.settled = 0  # the number of the last public event that is not a move: seats, offers and chat have not changed since
        self.drafts: dict[int, Draft] = {}
        self.draft_versions = [0] * header.seats  # the number of the last event in each seat's lane
        self.undo_counts = [0] * header.seats  # since the last commit
        self.turn_at = 0  # when the decisions that are due now became due
        self.draft_at = 0  # of the last event in any seat's lane
        self.shares = LogShares(header.owner)
        self._move_ids: list[OrderedDict[str, None]] = [OrderedDict() for _ in range(header.seats)]
        self._request_ids: OrderedDict[tuple[str, str], None] = OrderedDict()

    # ------------------------------------------------------------ queries

    @property
    def decisions(self) -> int:
        """Committed steps that are decisions of the players: not those that were given."""
        return self.steps - self.given_steps - (self._draws - self._given_draws)

    @property
    def shuffling(self) -> bool:
        """Whether the game was started and secrets are missing: no card is dealt yet."""
        return self.status == "playing" and self.match is None

    def unrevealed(self) -> set[int]:
        """The seats that have committed to a secret and not revealed it."""
        return {seat for seat, commitment in enumerate(self.commitments) if commitment and not self.secrets[seat]}

    @property
    def reveal_by(self) -> int:
        """When the time to reveal is up. As with clocks, a time that is counted in days runs also while the server is stopped."""
        rules = self.clock.rules
        if rules.kind == "live":
            return max(self._closed_at, self._started_at) + REVEAL_TIME
        return self._closed_at + (rules.days * DAY if rules.kind == "days" else UNHURRIED_REVEAL_TIME)

    @property
    def actors(self) -> set[int]:
        """The seats that must decide, as everybody sees it."""
        return self.match.actors if self.match is not None and self.status == "playing" else set()

    def undecided(self) -> set[int]:
        """The seats that still have to decide: in a sealed phase those whose draft is not complete."""
        return {seat for seat in self.actors if seat not in self.drafts or not self.drafts[seat].complete}

    def playable_queue(self) -> set[int]:
        """The seats that have queued a move and have to decide now."""
        return self.undecided() & self.queued.keys() - self.stand_ins.keys() if self.queued else set()

    @property
    def can_cancel(self) -> bool:
        """Whether the game can still be cancelled, if everybody agrees."""
        return self.status == "playing" and self.commits <= CANCEL_BEFORE * self.header.seats

    def seat_of(self, person: str) -> int | None:
        for seat, player in enumerate(self.players):
            if player is not None and player.person == person and not player.bot:
                return seat
        return None

    def is_invited(self, person: str) -> bool:
        """Whether a seat is kept for a person by somebody else, and they have none."""
        return person in self.reserved and person not in {"", self.header.owner} and self.seat_of(person) is None

    def version_for(self, seat: int | None) -> tuple[int, int]:
        """Grows with everything that is new for a reader: the number of the last public event, and the version of their own draft."""
        return self.number, 0 if seat is None else self.draft_versions[seat]

    def is_stranger(self, person: str | None) -> bool:
        """Whether the table is private (not listed) and the person neither owns it nor has or had a seat there."""
        if self.header.listed or person == self.header.owner:
            return False
        return person is None or all(player is None or player.person != person for player in self.players)

    def message(self, number: int) -> events.ChatSent | None:
        """The chat message with this number, if there is one."""
        event = self.log[number - 1].event if 1 <= number <= len(self.log) else None
        return event if isinstance(event, events.ChatSent) else None

    def name_of(self, person: str) -> str | None:
        """The name under which somebody has a seat here or has last written; None if they have done neither."""
        seat = self.seat_of(person)
        if seat is not None and (player := self.players[seat]) is not None:
            return player.name
        written = (entry.event for entry in reversed(self.log) if isinstance(entry.event, events.ChatSent))
        return next((event.name for event in written if event.person == person), None)

    def has_requested(self, person: str, id: str) -> bool:
        """Whether the person's request with this id was already carried out."""
        return (person, id) in self._request_ids

    def has_moved(self, seat: int, id: str) -> bool:
        """Whether the seat's decision or undo with this id was already carried out."""
        return id in self._move_ids[seat]

    def move_ids(self, seat: int) -> list[str]:
        """The seat's latest move ids, oldest first."""
        return list(self._move_ids[seat])

    def bot_at(self, seat: int) -> str:
        """The level of the bot that has the seat; '' if a person has it, even while a bot stands in."""
        player = self.players[seat]
        return player.bot if player is not None else ""

    def bot_for(self, seat: int) -> str:
        """The level of the bot that decides for the seat now: the one that has it or that stands in; '' if a person decides."""
        return self.stand_ins.get(seat) or self.bot_at(seat)

    @property
    def bots_alone(self) -> bool:
        """Whether no person plays here. Such a game rests while nobody looks on."""
        return all(self.bot_at(seat) for seat in range(self.header.seats))

    def next_timeout(self) -> tuple[int, int] | None:
        """When the clock of the next person runs out, and which seat's. Bots share out their time, and the server may keep them waiting."""
        return self.clock.next_timeout(seat for seat in range(self.header.seats) if not self.bot_for(seat))

    def draft(self, seat: int) -> Draft:
        """The seat's draft; a new empty one if it has none."""
        assert self.match is not None
        draft = self.drafts.get(seat)
        return Draft(self.match, seat) if draft is None else draft

    def match_for(self, seat: int | None) -> Match | None:
        """The match as the seat sees it: with its own draft."""
        if seat is not None and seat in self.drafts:
            return self.drafts[seat].match
        return self.match

    def why_not(self, seat: int, token: str, language: str) -> Reason | None:
        """Why the seat cannot play this token now; None if it can."""
        match = self.match_for(seat)
        if match is None:
            raise RequestRefused("not-started")
        return match.why_not(seat, token, language)

    def hints_for(self, seat: int | None) -> Literal["", "bots", "all"]:
        """Whether a seat can take hints: because everybody can, or because all others are bots and the table has aids."""
        if self.header.hints:
            return "all"
        alone = seat is not None and all(self.bot_at(other) for other in range(self.header.seats) if other != seat)
        return "bots" if self.header.aids and alone else ""

    @property
    def unrated(self) -> Unrated:
        """Why the game is not rated, by what happens at the table; '' if it can be. `ratings` also looks at who plays."""
        if self.given is not None:  # its creator may know all cards
            return "position"
        if self.header.hints or self.hinted:
            return "hints"
        if self.header.stand_in:  # a losing player could leave
            return "stand-in"
        if not self.header.clock.rated:
            return "clock"
        if not self.game.is_shipped:  # its operator can change it; strength in it says little about the game of everybody else
            return "edition"
        return "early" if self._stopped_early else ""

    def next_deadline(self) -> int | None:
        """When the server acts for a player whose time is up."""
        if self.shuffling:
            return self.reveal_by
        timeout = self.next_timeout() if self.status == "playing" else None
        return None if timeout is None else timeout[0]

    def wake_at(self, now: int, thinking: Mapping[str, int] = MappingProxyType({})) -> int | None:
        """When the server has to act without a request: now for a bot, or when the time of a player is up.

        `thinking`: milliseconds that a bot of each level takes, from now.
        """
        if self.status != "playing":
            return None
        if self.shuffling:
            return self.next_deadline()
        undecided = self.undecided()
        if not undecided:  # a sealed phase that no node has closed
            return now
        if self.playable_queue():
            return now
        bots = [bot for seat in undecided if (bot := self.bot_for(seat))]
        if bots:
            return now + max(thinking.get(bot, 0) for bot in bots)
        return self.next_deadline()

    # ------------------------------------------------------------ applying the log

    def apply_rows(self, rows: Iterable[tuple[int, int, int, str]]) -> set[int]:
        """Applies rows (lane, number, at, body) of the log, lane by lane from lane 0. Returns the lanes that had rows."""
        lanes: set[int] = set()
        for lane, number, at, body in rows:
            lanes.add(lane)
            if lane == 0:
                self.apply(number, at, events.decode_public(body), replay=True)
            else:
                self.apply_private(lane - 1, number, at, events.decode_private(body))
        return lanes

    def append(self, private: dict[int, list[PrivateEvent]], public: list[PublicEvent], at: int) -> list[LogRow]:
        """Numbers and applies new events, which `Table` has already played, and returns their rows for the log."""
        id = self.header.id
        rows: list[LogRow] = []
        for seat, made in private.items():
            first = self.draft_versions[seat] + 1
            rows += [log_row(id, seat + 1, number, at, event) for number, event in enumerate(made, start=first)]
            self.draft_versions[seat] += len(made)
            self.draft_at = at
        for event in public:
            self.apply(self.number + 1, at, event)
            rows.append(log_row(id, 0, self.number, at, event))
        return rows

    def apply(self, number: int, at: int, event: PublicEvent, replay: bool = False) -> None:
        """Applies a public event. With `replay` its steps are played on the match; without, `Table` has already played them."""
        steps, game_events = self.steps, self._game_events
        self.shares.count(event, self.players)
        match event:
            case events.SeatTaken():
                self.players[event.seat] = event
                self.commitments[event.seat] = event.commitment
            case events.SeatLeft():
                self._free(event.seat)
            case events.SecretCommitted():
                self._keep_seat_request(event.seat, event.id)
                self.commitments[event.seat] = event.commitment
            case events.ShuffleClosed():
                self.closed, self._closed_at, self.status = event, at, "playing"
            case events.SecretRevealed():
                self._keep_seat_request(event.seat, event.id)
                self.secrets[event.seat] = event.secret
            case events.StartGiven():
                self.given = event
            case events.GameStarted():
                steps = game_events = 0  # they belong to this event, also if another call has begun the match
                if replay:
                    self.begin_match(event)
                self.started, self.status = event, "playing"
            case events.StepsCommitted():
                if replay:
                    self._replay(event.steps)
                self._after_steps(event, at)
            case events.PlayerResigned():
                self._stopped_early |= len(self._moved) < self.header.seats
                self._keep_seat_request(event.seat, event.id)
                self.stand_ins.pop(event.seat, None)
                player = self.players[event.seat]
                self.resigned[event.seat] = "" if player is None else player.person
                if event.bot and player is not None:
                    self.players[event.seat] = msgspec.structs.replace(player, bot=event.bot)
            case events.SeatLeftToBot():
                self._keep_seat_request(event.seat, event.id)
                self.stand_ins[event.seat] = event.bot
                self.draw_offers.clear()
                self.cancel_offers.clear()
            case events.PlayerReturned():
                self._keep_seat_request(event.seat, event.id)
                self.stand_ins.pop(event.seat, None)
            case events.DrawOffered() | events.DrawAccepted():
                self._keep_seat_request(event.seat, event.id)
                self.draw_offers.add(event.seat)
            case events.DrawDeclined():
                self._keep_seat_request(event.seat, event.id)
                self.draw_offers.clear()
            case events.CancelOffered():
                self._keep_seat_request(event.seat, event.id)
                self.cancel_offers.add(event.seat)
            case events.CancelDeclined():
                self._keep_seat_request(event.seat, event.id)
                self.cancel_offers.clear()
            case events.VacationSet():
                self.clock.pause(event.seat, event.begins, event.ends)
            case events.ChatSent():
                self._keep_request(event.person, event.id)
                self.writers.add(event.person)
            case events.MessagePinned():
                self._keep_request(event.person or self.header.owner, event.id)
                self.pinned = None if event.number is None else self.log[event.number - 1]
            case events.GameEnded():
                self.ended, self.status = event, "over"
                self.queued.clear()
                self._stopped_early |= event.reason == "agreed" and len(self._moved) < self.header.seats
                self.drafts.clear()
                self.clock.stop_all()
            case events.MuteChanged():
                (self.muted.add if event.muted else self.muted.discard)(event.person)
            case events.PersonRemoved():
                self.removed.add(event.person)
                self.reserved = ["" if kept == event.person else kept for kept in self.reserved]
                if event.seat is not None:
                    self._free(event.seat)
            case events.PersonReadmitted():
                self.removed.discard(event.person)
            case events.FriendsOnlySet():
                self.friends_only = event.friends_only
            case events.ChatClosed():
                self.chat_closed = event.closed
            case events.MessageHidden():
                (self.hidden.add if event.hidden else self.hidden.discard)(event.number)
            case events.HintTaken():
                self.hinted.add(event.seat)
            case events.RematchCreated():
                self.rematch = event.table
            case events.SeatsReserved():
                self.reserved = list(event.people)
                self.reserved_names = list(event.names) or [""] * self.header.seats
            case events.TableClosed():
                self.status = "closed" if self.status != "over" else "over"
                self.clock.stop_all()
        self.number = number
        if isinstance(event, events.StepsCommitted):
            self.turn_at = at
        else:
            self.settled = number
            bots = any(player is not None and player.bot for player in self.players)
            self.needs_autoplay = bots or bool(self.stand_ins) or self.clock.enabled or self.shuffling or bool(self.queued)
            if isinstance(event, events.PlayerResigned | events.SeatLeftToBot | events.PlayerReturned):
                self.turn_at = at
        self.log.append(LogEntry(number, at, event, (steps, self.steps), (game_events, self._game_events)))

    def apply_private(self, seat: int, number: int, at: int, event: PrivateEvent) -> None:
        """Applies an event of a seat's lane. Only events that build on the committed steps of now belong to the draft."""
        self.draft_versions[seat] = number
        self.draft_at = max(self.draft_at, at)
        match event:
            case events.DraftCommitted():
                return
            case events.MoveQueued():
                self.queue(seat, event.id, event.token)
                return
            case events.QueueDropped():
                self.drop_queued(seat, event.token)
                return
        self.keep_move_id(seat, event.id)
        self.forget_queued(seat)
        if event.base != self.steps or self.status != "playing":
            return
        draft = self.drafts.setdefault(seat, self.draft(seat))
        if isinstance(event, events.DecisionUndone):
            draft.undo()
            self.undo_counts[seat] += 1
        else:
            draft.decide(event.token)
        self.update_clock(seat, at)

    def begin_match(self, started: events.GameStarted) -> None:
        """Sets the match up, with the steps that were given. The first chance outcomes are in the next StepsCommitted."""
        header = self.header
        self.started = started
        sealed = SealedSecrets(tuple(started.commitments), tuple(started.secrets)) if started.shuffle else None
        self.dealer = Committed(header.seed, started.contributions, sealed=sealed)
        self.match = self.first_match()
        if self.given is not None:
            self._replay(self.given.steps)
            steps = self.given.steps.split()
            self.steps = self.given_steps = len(steps)
            self._draws = self._given_draws = sum(step[0] == "*" for step in steps)
            self._game_events = len(self.match.log)

    def first_match(self) -> Match:
        """A match before its first step, with the headers of a record that say where it begins. Chance nodes stay open."""
        header, given = self.header, self.given
        if given is None:
            return Match(self.game, self.game.begin(header.seats, header.options), header.options, Manual())
        headers = {GIVEN: str(len(given.steps.split()))}
        if not given.position:
            return Match(self.game, self.game.begin(header.seats, header.options), header.options, Manual(), headers)
        start = self.game.position(msgspec.json.decode(given.position), header.seats, header.options)
        return Match(self.game, start, header.options, Manual(), {"Position": given.position, **headers})

    def keep_move_id(self, seat: int, id: str) -> None:
        kept = self._move_ids[seat]
        kept[id] = None
        if len(kept) > MOVE_IDS_KEPT:
            kept.popitem(last=False)

    def queue(self, seat: int, id: str, token: str) -> None:
        """Keeps the seat's next move; '' for none."""
        self.keep_move_id(seat, id)
        self.queue_dropped.pop(seat, None)
        self.queued.pop(seat, None)
        self.queue_counts[seat] += 1
        if token:
            self.queued[seat] = token
            self.needs_autoplay = True

    def drop_queued(self, seat: int, token: str) -> None:
        self.queued.pop(seat, None)
        self.queue_dropped[seat] = token

    def forget_queued(self, seat: int) -> None:
        """The seat has decided."""
        self.queued.pop(seat, None)
        self.queue_dropped.pop(seat, None)
        self.queue_counts[seat] = 0

    def update_clock(self, seat: int, at: int, lag: int = 0) -> None:
        """In a sealed phase the clock of a seat stops when its draft is complete, and runs again after an undo."""
        if not self.clock.enabled or self.match is None or not self.match.sealed:
            return
        if seat in self.undecided():
            self.clock.start([seat], at)
        else:
            self.clock.stop(seat, at, lag)

    def _replay(self, steps: str) -> None:
        assert self.match is not None
        dealer, self.match.dealer = self.match.dealer, Manual()
        for step in steps.split():
            if step[0] == "*":
                self.match.deal(step[1:])
            else:
                self.match.play(int(step[0]), step[2:])
        self.match.dealer = dealer

    def _after_steps(self, event: events.StepsCommitted, at: int) -> None:
        assert self.match is not None
        steps = event.steps.split()
        self.steps += len(steps)
        self.commits += 1
        self._draws += sum(step[0] == "*" for step in steps)
        if len(self._moved) < self.header.seats:
            self._moved.update(int(step[0]) for step in steps if step[0] != "*")
        self._game_events = len(self.match.log)
        self.dealer.drawn = self._draws - self._given_draws
        self.match.dealer = self.dealer
        self.drafts.clear()
        self.undo_counts = [0] * self.header.seats
        self.draw_offers.clear()
        self.cancel_offers.clear()
        if event.clock:
            self.clock.left = list(event.clock)
            self.clock.stop_all()
            self.clock.start(self.actors, max(at, self._started_at) if self.clock.rules.kind == "live" else at)

    def _free(self, seat: int) -> None:
        self.players[seat] = None
        self.commitments[seat] = ""

    def _keep_seat_request(self, seat: int, id: str) -> None:
        player = self.players[seat]
        if player is not None:
            self._keep_request(player.person, id)

    def _keep_request(self, person: str, id: str) -> None:
        if id:
            self._request_ids[person, id] = None
            if len(self._request_ids) > REQUEST_IDS_KEPT:
                self._request_ids.popitem(last=False)
