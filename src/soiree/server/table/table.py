"""What can happen next at a table. Each method checks the rules of the table and returns the events to append to its log.

Decisions are played on the state's match and drafts before they are logged, so that no move is computed twice. If the log does
not take the events, the state is ahead of it: the caller discards the table and reads it from the log again.
"""

from collections.abc import Sequence

import msgspec

from soiree.core.chance.shuffle import SEALED, SealedSecrets, opens
from soiree.core.match import Match
from soiree.core.records.record import result_text
from soiree.core.version import VERSION
from soiree.server.refusals import NotAllowed, RequestRefused
from soiree.server.table import events
from soiree.server.table.events import Changes, PrivateEvent, PublicEvent
from soiree.server.table.next_moves import NextMoves, next_moves
from soiree.server.table.state import MAX_UNDOS, TableHeader, TableState
from soiree.server.texts import clean_chat

MAX_QUEUED = 50  # moves that a seat can queue one after the other before its next decision
ONLOOKERS = "onlookers"  # instead of a person's id, which is longer


class Table:
    """The rules of one table, over its state. Refuses with RequestRefused, or with an error of the game's rules."""

    def __init__(self, header: TableHeader, started_at: int) -> None:
        self.header = header
        self.state = TableState(header, started_at)

    # ------------------------------------------------------------ checks

    def require_present(self, seat: int) -> None:
        if seat in self.state.stand_ins:
            raise RequestRefused("bot-plays")

    def _require_share(self, seat: int) -> None:
        """Refuses a player who has made too many requests of a kind that does not move the game on."""
        player = self.state.players[seat]
        self.state.shares.require_request("" if player is None else player.person)

    def _require_playing(self) -> None:
        status = self.state.status
        if status == "open":
            raise RequestRefused("not-started")
        if status == "closed":
            raise RequestRefused("closed")
        if status == "over":
            raise RequestRefused("over")

    def _require_dealt(self) -> None:
        self._require_playing()
        if self.state.shuffling:
            raise RequestRefused("shuffling")

    # ------------------------------------------------------------ seats

    def join(
        self,
        seat: int | None,
        person: str,
        name: str,
        colour: str,
        contribution: str,
        commitment: str = "",
        kind: str = "",
        friend: bool = False,
    ) -> list[PublicEvent]:
        """Takes the seat, or the first free one. `friend`: of the owner."""
        state = self.state
        if state.status != "open":
            raise RequestRefused("started")
        if person in state.removed:
            raise NotAllowed("removed")
        if state.friends_only and not friend and person not in state.reserved:  # in a rematch seats are kept for others, too
            raise NotAllowed("friends-only")
        if state.given is not None and person != self.header.owner:
            raise RequestRefused("position-table")
        if state.seat_of(person) is not None:
            raise RequestRefused("seated")
        free = [number for number, player in enumerate(state.players) if player is None]
        if not free or (seat is not None and seat not in free):
            raise RequestRefused("seat-taken" if free else "table-full")
        own = [number for number in free if state.reserved[number] == person]
        allowed = own or [number for number in free if not state.reserved[number]]
        if not allowed or (seat is not None and seat not in allowed):
            raise RequestRefused("seat-kept")
        state.shares.require_seating(person)
        taken = allowed[0] if seat is None else seat
        return [events.SeatTaken(taken, person, name, colour, contribution=contribution, commitment=commitment, person_kind=kind)]

    def invite(self, person: str, name: str, seat: int | None = None) -> list[PublicEvent]:
        """Keeps the seat, or the first free one, for a person."""
        state = self.state
        if state.status != "open":
            raise RequestRefused("started")
        if state.seat_of(person) is not None:
            raise RequestRefused("seated-already")
        if person in state.reserved:
            return []
        free = [number for number, player in enumerate(state.players) if player is None and not state.reserved[number]]
        if not free or (seat is not None and seat not in free):
            raise RequestRefused("seat-taken" if free else "table-full")
        state.shares.require_invitation()
        return [self._reserved(free[0] if seat is None else seat, person, name)]

    def uninvite(self, person: str) -> list[PublicEvent]:
        """Withdraws an invitation, or declines it."""
        if self.state.status != "open":
            raise RequestRefused("started")
        if person not in self.state.reserved:
            raise RequestRefused("not-invited")
        return [self._reserved(self.state.reserved.index(person), "", "")]

    def _reserved(self, seat: int, person: str, name: str) -> events.SeatsReserved:
        people, names = list(self.state.reserved), list(self.state.reserved_names)
        people[seat], names[seat] = person, name
        return events.SeatsReserved(people, names)

    def leave(self, seat: int) -> list[PublicEvent]:
        if self.state.status != "open":
            raise RequestRefused("started-leave")
        return [events.SeatLeft(seat)]

    def remove(self, owner: str, person: str) -> list[PublicEvent]:
        """Removes somebody for good: from their seat before the start, or from among the onlookers."""
        state = self.state
        if person == owner:
            raise RequestRefused("remove-self")
        if person in state.removed:
            return []
        seat, name = state.seat_of(person), state.name_of(person)
        if name is None and person not in state.reserved:
            raise RequestRefused("remove-nobody")
        if seat is not None and state.status != "open":
            raise RequestRefused("remove-player")
        state.shares.require_host_change()
        return [events.PersonRemoved(person, name or "", seat)]

    def leave_to_bot(self, seat: int, id: str = "") -> list[PublicEvent]:
        """A bot plays for the seat from now on, with the seat's view and its draft."""
        self._require_dealt()
        if not self.header.stand_in:
            raise RequestRefused("no-stand-in")
        if seat in self.state.stand_ins:
            raise RequestRefused("bot-plays-already")
        self._require_share(seat)  # returning does not need it: nobody returns more often than they left
        return [events.SeatLeftToBot(seat, self.header.stand_in, id)]

    def return_to_seat(self, seat: int, id: str = "") -> list[PublicEvent]:
        """The player decides again, with whatever draft the bot has left."""
        self._require_playing()
        if seat not in self.state.stand_ins:
            raise RequestRefused("no-bot-plays")
        return [events.PlayerReturned(seat, id)]

    # ------------------------------------------------------------ shuffle and start

    def commit_secret(self, seat: int, commitment: str, id: str = "") -> list[PublicEvent]:
        """Commits the seat to another secret, for example because the player has come back on another device."""
        if self.state.status != "open":
            raise RequestRefused("committed")
        if self.state.commitments[seat] == commitment:
            return []
        player = self.state.players[seat]
        self.state.shares.require_request("" if player is None else player.person)
        return [events.SecretCommitted(seat, commitment, id)]

    def start(self) -> list[PublicEvent]:
        """Deals, if no seat has committed to a secret. Otherwise all secrets have to be revealed first."""
        state = self.state
        if state.status != "open":
            raise RequestRefused("started")
        if any(player is None for player in state.players):
            raise RequestRefused("seat-free")
        if any(state.commitments):
            return [events.ShuffleClosed(self.header.commitment, list(state.commitments))]
        contributions = [player.contribution for player in state.players if player is not None]
        return self._deal(events.GameStarted(VERSION, self.header.commitment, contributions))

    def reveal_secret(self, seat: int, secret: str, id: str = "") -> list[PublicEvent]:
        """Reveals what the seat committed to. The last one deals."""
        state = self.state
        if state.secrets[seat] and state.secrets[seat] == secret:
            return []
        if not state.shuffling:
            raise RequestRefused("reveal-later")
        if not opens(state.commitments[seat], secret):
            raise RequestRefused("other-secret")
        made: list[PublicEvent] = [events.SecretRevealed(seat, secret, id)]
        if state.unrevealed() == {seat}:
            secrets = [secret if other == seat else known for other, known in enumerate(state.secrets)]
            made += self._deal(
                events.GameStarted(
                    VERSION, self.header.commitment, [], shuffle=SEALED, commitments=list(state.commitments), secrets=secrets
                )
            )
        return made

    def end_unrevealed(self) -> list[PublicEvent]:
        """The time to reveal is up. No card is dealt, and seats that kept their secret lose: nobody can choose a deal by keeping it."""
        missing = self.state.unrevealed()
        present = self.header.seats - len(missing)
        return [self._ended([0.0 if seat in missing else 1.0 / present for seat in range(self.header.seats)], "unrevealed")]

    def _deal(self, started: events.GameStarted) -> list[PublicEvent]:
        """Sets the match up and deals."""
        state = self.state
        state.begin_match(started)
        assert state.match is not None
        state.match.dealer = state.dealer
        state.match.sample_chance()
        return [started, *self._new_steps(None)]

    # ------------------------------------------------------------ end

    def resign(self, seat: int, bot: str, id: str = "") -> list[PublicEvent]:
        """With two seats the other one wins. With more, a bot of that level takes the seat over, and the player who resigned is last.

        Before the first card it ends the game: dealing without the seat's secret would be another deal.
        """
        self._require_playing()
        seats = self.header.seats
        if seats > 2 and not self.state.shuffling and any(not self.state.bot_at(other) for other in range(seats) if other != seat):
            return [events.PlayerResigned(seat, bot, id)]
        returns = [0.0 if other == seat else 1.0 / (seats - 1) for other in range(seats)]
        return [events.PlayerResigned(seat, id=id), self._ended(returns, "resigned")]

    def offer_draw(self, seat: int, id: str = "") -> list[PublicEvent]:
        """Offers a draw, or accepts the one that is offered. The game ends when every seat has agreed."""
        self._require_playing()
        state, seats = self.state, self.header.seats
        if any(state.bot_for(other) for other in range(seats)):
            raise RequestRefused("draw-with-bot")
        if seat in state.draw_offers:
            raise RequestRefused("draw-agreed")
        self._require_share(seat)
        made: list[PublicEvent] = [events.DrawAccepted(seat, id) if state.draw_offers else events.DrawOffered(seat, id)]
        if len(state.draw_offers) + 1 == seats:
            made.append(self._ended([0.5] * seats, "agreed"))
        return made

    def decline_draw(self, seat: int, id: str = "") -> list[PublicEvent]:
        if not self.state.draw_offers:
            raise RequestRefused("no-draw")
        self._require_share(seat)
        return [events.DrawDeclined(seat, id)]

    def offer_cancel(self, seat: int, id: str = "") -> list[PublicEvent]:
        """Agrees that the game is cancelled. It is when every person who plays has agreed: it counts for nobody."""
        self._require_playing()
        state = self.state
        if not state.can_cancel:
            raise RequestRefused("cancel-late")
        if seat in state.cancel_offers:
            raise RequestRefused("cancel-agreed")
        self._require_share(seat)
        made: list[PublicEvent] = [events.CancelOffered(seat, id)]
        people = {other for other in range(self.header.seats) if not state.bot_for(other)}
        return [*made, events.TableClosed()] if people <= state.cancel_offers | {seat} else made

    def decline_cancel(self, seat: int, id: str = "") -> list[PublicEvent]:
        if not self.state.cancel_offers:
            raise RequestRefused("no-cancel")
        self._require_share(seat)
        return [events.CancelDeclined(seat, id)]

    def set_vacation(self, person: str, begins: int, ends: int) -> list[PublicEvent]:
        """Pauses the clock of a person who is on vacation. Clocks that run in real time are not paused."""
        state, seat = self.state, self.state.seat_of(person)
        if seat is None or state.clock.rules.kind != "days" or state.status not in {"open", "playing"}:
            return []
        return [] if state.clock.pauses[seat] == (begins, ends) else [events.VacationSet(seat, begins, ends)]

    def close(self, person: str) -> list[PublicEvent]:
        """Closes the table, unless other people play there."""
        state = self.state
        if state.status in {"over", "closed"}:
            raise RequestRefused("closed-already")
        others = any(player is not None and not player.bot and player.person != person for player in state.players)
        if state.status == "playing" and others:
            raise RequestRefused("others-play")
        return [events.TableClosed()]

    def rematch_events(self, person: str) -> list[PublicEvent]:
        """The first events of a rematch, every seat moved on by one: the person who asks and the bots sit; the others' seats are kept."""
        state = self.state
        if state.status != "over":
            raise RequestRefused("not-over")
        made: list[PublicEvent] = []
        kept = [""] * self.header.seats
        for seat, player in enumerate(state.players):
            new = (seat + 1) % self.header.seats
            if player is None:
                continue
            if player.person == person or (player.bot and seat not in state.resigned):
                made.append(msgspec.structs.replace(player, seat=new, contribution="", commitment=""))
            else:
                kept[new] = player.person
        same: list[PublicEvent] = [] if state.given is None else [state.given]
        return [*same, *made, events.SeatsReserved(kept)] if any(kept) else [*same, *made]

    def _ended(self, returns: list[float], reason: str) -> events.GameEnded:
        return events.GameEnded(returns, result_text(returns), reason, self.header.seed.hex())

    # ------------------------------------------------------------ decisions

    def decide(self, seat: int, id: str, token: str, now: int, lag: int = 0) -> Changes:
        """Adds a decision to the seat's draft, and commits what is complete."""
        state = self.state
        if state.match is not None and state.match.over:
            state.match.play(seat, token)  # refuses, and names the clause
        self._require_dealt()
        base = state.steps
        draft = state.draft(seat)
        draft.decide(token)
        state.drafts[seat] = draft
        state.keep_move_id(seat, id)
        state.forget_queued(seat)
        state.update_clock(seat, now, lag)
        return self._commit_drafts({seat: [events.DecisionDrafted(id, token, base)]}, seat, now, lag)

    def decide_for_bot(self, seat: int, id: str, token: str, now: int, thought: int) -> Changes:
        """Like `decide`. A bot's clock counts the milliseconds that it has thought, not those that it has waited for a worker."""
        self.state.clock.charge(seat, now, thought)
        return self.decide(seat, id, token, now)

    def undo(self, seat: int, id: str, now: int) -> Changes:
        """Takes the last decision out of the seat's draft."""
        self._require_dealt()
        state = self.state
        if state.undo_counts[seat] >= MAX_UNDOS:
            raise RequestRefused("undone-often", most=MAX_UNDOS)
        draft = state.draft(seat)
        draft.undo()
        state.undo_counts[seat] += 1
        state.drafts[seat] = draft
        state.keep_move_id(seat, id)
        state.forget_queued(seat)
        state.update_clock(seat, now)
        return {seat: [events.DecisionUndone(id, state.steps)]}, []

    def time_out(self, seat: int, now: int) -> Changes:
        """The seat's time has run out: plays the game's default moves for it until its draft is complete."""
        state = self.state
        draft = state.draft(seat)
        base = state.steps
        made: list[PrivateEvent] = []
        while not draft.complete:
            token = state.game.default_move(draft.match.prompt(seat), draft.match.moves(seat))
            draft.decide(token)
            id = f"time-{state.draft_versions[seat] + len(made) + 1}"
            state.keep_move_id(seat, id)
            made.append(events.DecisionDrafted(id, token, base))
        state.drafts[seat] = draft
        state.forget_queued(seat)
        state.update_clock(seat, now)
        return self._commit_drafts({seat: made}, seat, now, 0, timed_out=seat)

    def queue_move(self, seat: int, id: str, token: str) -> Changes:
        """Queues the seat's next decision, to be played when its turn comes; '' takes the queued one back."""
        self._require_playing()
        state = self.state
        if token and seat in state.undecided():
            raise RequestRefused("queue-turn")
        if state.queued.get(seat, "") == token:
            return {}, []
        if token and state.queue_counts[seat] >= MAX_QUEUED:
            raise RequestRefused("queued-often", most=MAX_QUEUED)
        state.queue(seat, id, token)
        return {seat: [events.MoveQueued(id, token)]}, []

    def next_moves(self, seat: int) -> NextMoves:
        """What the seat can queue. At its own turn it has nothing to queue: its moves are in the snapshot."""
        self._require_dealt()
        if seat in self.state.undecided():
            raise RequestRefused("queue-turn")
        return next_moves(self.state, seat)

    def play_queued(self, now: int) -> Changes:
        """Plays the queued move of a seat whose turn has come, or drops it if it is not legal."""
        state = self.state
        seat = min(state.playable_queue(), default=None)
        match = None if seat is None else state.match_for(seat)
        if seat is None or match is None:
            return {}, []
        token = state.queued[seat]
        if token in match.moves(seat):
            return self.decide(seat, f"queued-{state.draft_versions[seat] + 1}", token, now)
        state.drop_queued(seat, token)
        return {seat: [events.QueueDropped(token)]}, []

    def commit_complete_drafts(self, now: int) -> Changes:
        """Where seats decide at several nodes at once, the node that sees all drafts complete closes the phase."""
        return self._commit_drafts({}, None, now, 0)

    def _commit_drafts(
        self, private: dict[int, list[PrivateEvent]], seat: int | None, now: int, lag: int, timed_out: int | None = None
    ) -> Changes:
        state = self.state
        match, drafts = state.match, state.drafts
        assert match is not None
        before = state.actors
        if match.sealed:
            closing = sorted(before)
        else:
            closing = [other for other in sorted(before) if other in drafts and (seat is None or other == seat)]
        if not closing or not all(other in drafts and drafts[other].complete for other in closing):
            return private, []
        for other in closing:
            if other != seat:
                private.setdefault(other, []).append(events.DraftCommitted(state.steps))
            for _, token in drafts[other].decisions:
                match.play(other, token)
        if state.clock.enabled:
            state.clock.end_turn(before, match.actors, now, lag)
        return private, self._new_steps(timed_out)

    def _new_steps(self, timed_out: int | None) -> list[PublicEvent]:
        """The steps that the match has and the log does not, and the end if it is reached."""
        state = self.state
        match = state.match
        assert match is not None
        steps = " ".join(str(step) for step in match.steps(since=state.steps))
        clock = list(state.clock.left) if state.clock.enabled else []
        made: list[PublicEvent] = [events.StepsCommitted(steps, clock, timed_out)]
        if match.over:
            made.append(events.GameEnded(match.state.returns(), match.result, match.reason, self.header.seed.hex()))
        return made

    def take_hint(self, seat: int) -> list[PublicEvent]:
        """Checks that the seat can take a hint now; its first one is an event."""
        self._require_dealt()
        state = self.state
        if not state.hints_for(seat):
            raise RequestRefused("hints-off" if self.header.aids else "hints-without-aids")
        match = state.match_for(seat)
        moves: Sequence[str] = () if match is None or seat in state.resigned or seat in state.stand_ins else match.moves(seat)
        if not moves:
            raise RequestRefused("hint-turn")
        if len(moves) == 1:
            raise RequestRefused("one-move")
        return [] if seat in state.hinted else [events.HintTaken(seat)]

    # ------------------------------------------------------------ chat

    def chat(self, person: str, name: str, text: str, id: str = "", kind: str = "") -> list[PublicEvent]:
        state = self.state
        seat = state.seat_of(person)
        if person in state.muted or (ONLOOKERS in state.muted and state.shares.is_stranger(person, seat)):
            raise NotAllowed("muted")
        if state.is_stranger(person):
            raise NotAllowed("unlisted-chat")
        if state.chat_closed:
            raise NotAllowed("chat-closed")
        words = clean_chat(text)
        if not words:
            raise RequestRefused("empty-message")
        state.shares.require_message(person, seat)
        return [events.ChatSent(person, name, words, seat, id, kind)]

    def mute(self, person: str, muted: bool) -> list[PublicEvent]:
        """Mutes a person, or with ONLOOKERS everybody who neither plays nor owns the table; or unmutes them."""
        if (person in self.state.muted) == muted:
            return []
        self.state.shares.require_mute()
        return [events.MuteChanged(person, muted)]

    def set_friends_only(self, friends_only: bool) -> list[PublicEvent]:
        """Keeps the free seats for friends of the owner, or opens them to everybody."""
        if self.state.status != "open":
            raise RequestRefused("started")
        if self.state.friends_only == friends_only:
            return []
        self.state.shares.require_host_change()
        return [events.FriendsOnlySet(friends_only)]

    def close_chat(self, closed: bool) -> list[PublicEvent]:
        """Closes the chat for everybody, or opens it."""
        if self.state.chat_closed == closed:
            return []
        self.state.shares.require_host_change()
        return [events.ChatClosed(closed)]

    def hide(self, number: int, hidden: bool) -> list[PublicEvent]:
        """An administrator hides a chat message, or shows it again."""
        if self.state.message(number) is None:
            raise RequestRefused("no-message")
        return [] if (number in self.state.hidden) == hidden else [events.MessageHidden(number, hidden)]

    def readmit(self, person: str) -> list[PublicEvent]:
        """An administrator lets somebody come back whom the owner has removed."""
        if person not in self.state.removed:
            raise RequestRefused("not-removed")
        removed = (entry.event for entry in self.state.log if isinstance(entry.event, events.PersonRemoved))
        return [events.PersonReadmitted(person, next(event.name for event in removed if event.person == person))]

    def unmute_by_administrator(self, person: str) -> list[PublicEvent]:
        """An administrator lets somebody write, or ONLOOKERS, whom the owner has muted."""
        if person not in self.state.muted:
            raise RequestRefused("not-muted")
        return [events.MuteChanged(person, False, by_administrator=True)]

    def close_chat_by_administrator(self, closed: bool) -> list[PublicEvent]:
        """As `close_chat`, but as often as it is needed."""
        return [] if self.state.chat_closed == closed else [events.ChatClosed(closed, by_administrator=True)]

    def open_seats_by_administrator(self) -> list[PublicEvent]:
        """An administrator opens the free seats to everybody that the owner keeps for friends."""
        if self.state.status != "open":
            raise RequestRefused("started")
        return [events.FriendsOnlySet(False, by_administrator=True)] if self.state.friends_only else []

    def close_by_administrator(self) -> list[PublicEvent]:
        if self.state.status in {"over", "closed"}:
            raise RequestRefused("closed-already")
        return [events.TableClosed(by_administrator=True)]

    def pin(self, person: str, number: int | None, id: str = "") -> list[PublicEvent]:
        """Pins the chat message with this number instead of the pinned one; None unpins it."""
        if number is not None and self.state.message(number) is None:
            raise RequestRefused("no-message")
        self.state.shares.require_message(person, self.state.seat_of(person))
        return [events.MessagePinned(number, id, person)]

    # ------------------------------------------------------------ record

    def record(self, reader: int | None, whole: bool) -> str:
        """The game as text: as one reader may see it, or with nothing hidden."""
        state = self.state
        match = state.match or self._undealt()
        match.headers |= {f"Player.{seat}": player.name for seat, player in enumerate(state.players) if player is not None}
        record = match.record_data(None if whole else "onlooker" if reader is None else reader)
        if state.ended is not None and not match.over:  # by resigning or agreement, which the steps do not show
            result = record.headers.pop("Result")
            record.headers |= {"Seed": state.ended.seed, "Result": result, "Agreed": state.ended.result, "Ending": state.ended.reason}
        return record.text()

    def _undealt(self) -> Match:
        """The match of a game that ended before its first card: it has headers, and no steps."""
        state, header = self.state, self.header
        if state.closed is None or state.status != "over":
            raise RequestRefused("no-record")
        shuffle = SealedSecrets(tuple(state.commitments), tuple(state.secrets)).headers()
        match = state.first_match()
        match.headers |= {"Commitment": header.commitment, **shuffle}
        return match
