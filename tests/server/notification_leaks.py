"""What leaves by push, e-mail and webhook during whole games says nothing that the receiving seat does not see.

Two checks. *Own*: each message is made again from the seat's snapshot alone, and must be the same to the letter. *Rivals*: in a world
that agrees with the seat's view, where others have drafted nothing and their hidden steps are masked, the same notices are due.
"""

import asyncio
import base64
import copy
import email
import hashlib
import json
import re
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from email.header import decode_header, make_header
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection

from soiree.core.chance.dealers import Manual
from soiree.core.conformance import reader_name, tables
from soiree.core.match import Match
from soiree.core.rng import Rng
from soiree.games import game as room
from soiree.server.delivery.mail import parse_server
from soiree.server.delivery.senders import MailSender, PushSender, WebhookSender
from soiree.server.delivery.webpush import new_key, public_key
from soiree.server.runtime.notifications import outbox as outbox_module
from soiree.server.runtime.notifications.outbox import Outbox
from soiree.server.runtime.notifications.writer import NoticeWriter
from soiree.server.runtime.registry import TableRegistry, new_header
from soiree.server.storage import channels, notifications
from soiree.server.storage.channels import Channel, ChannelKind
from soiree.server.table import events
from soiree.server.table.clock import ClockRules
from soiree.server.table.events import Changes
from soiree.server.table.notices import KINDS, Notice, notices
from soiree.server.table.snapshot import encode_snapshot
from soiree.server.table.state import LogEntry, TableState
from soiree.server.table.table import Table
from soiree.server.timestamps import now_ms
from tests.server.hand_clock import clock_by_hand
from tests.server.loop_receivers import LoopMailbox, LoopReceiver, loop_mail_server, loop_receiver
from tests.server.receivers import Browser, Received, check_webhook
from tests.server.registries import PromptedBot, registry

BASE = "https://play.example"
MINUTE = 60_000
PEOPLE = 16  # with several tables each: what one of them gets is sent together, which is quicker
LINE = "nobody else may read 4711"  # what people write
SENTENCES = {
    "en": {
        "turn": "It’s your turn in {game}",
        "over": "Your game of {game} is over",
        "invitation": "{name} invites you to {game}",
        "chat": "{name} wrote to you in {game}",
        "clock": "Your time in {game} is running out",
        "with": "With {names}",
        "digest": "{count} updates from your games",
        "why": "You get this email because you asked Soirée for it.",
        "settings": "Change your notifications:",
        "unsubscribe": "Unsubscribe this address:",
    },
    "fr": {
        "turn": "À vous de jouer\u202f: {game}",
        "over": "Votre partie est terminée\u202f: {game}",
        "invitation": "{name} vous invite à une partie\u202f: {game}",
        "chat": "{name} vous a écrit\u202f: {game}",
        "clock": "Votre temps est bientôt écoulé\u202f: {game}",
        "with": "Avec {names}",
        "digest": "{count} nouvelles de vos parties",
        "why": "Vous recevez cet e-mail parce que vous l’avez demandé à Soirée.",
        "settings": "Modifier vos notifications\u202f:",
        "unsubscribe": "Ne plus recevoir d’e-mails à cette adresse\u202f:",
    },
}


class Left(msgspec.Struct):
    """What has left, and how often each check was made."""

    games: int = 0
    decisions: int = 0
    messages: Counter[str] = msgspec.field(default_factory=Counter)  # by channel
    notices: Counter[str] = msgspec.field(default_factory=Counter)  # by kind
    bytes: int = 0
    rivals: int = 0
    different: int = 0  # rivals in which something is different that is hidden from the seat


class Seen(msgspec.Struct):
    """What a person knows of a table from its snapshots. `number`: of the last row."""

    number: int = 0
    version: tuple[int, int] | None = None
    game: str = ""
    seats: list[tuple[str | None, str]] = []
    authors: set[str] = msgspec.field(default_factory=set)  # other people who have written


class Seated:
    """A person with a browser, a webhook and a mailbox."""

    def __init__(self, number: int, service: LoopReceiver) -> None:
        self.id = str(number)
        self.name = f"Player {number}"
        self.language = ("en", "fr")[number % 2]
        self.browser = Browser(service, self.id)
        self.webhook = f"/hook/{number}"
        self.secret = f"secret of {number}"
        self.address = f"player{number}@mail.example"

    async def subscribe(self, store: TableRegistry, service: LoopReceiver) -> None:
        keys = self.browser.subscription["keys"]

        def add(connection: Connection) -> None:
            self.add(connection, "push", self.browser.subscription["endpoint"], f"{keys['p256dh']} {keys['auth']}")
            self.add(connection, "webhook", service.url + self.webhook, self.secret)
            channels.confirm(connection, self.add(connection, "email", self.address, "").id)

        await store.store.write((), add)

    def add(self, connection: Connection, kind: ChannelKind, address: str, secret: str) -> Channel:
        return channels.add(connection, self.id, kind, address, secret=secret, wants=KINDS, language=self.language)


class Leaks:
    """Plays several games at once, a turn in each, and sends and checks everything in between."""

    def __init__(self, registry: TableRegistry, outbox: Outbox, people: Sequence[Seated], seed: int) -> None:
        self.registry, self.outbox, self.people = registry, outbox, people
        self.writer = NoticeWriter(registry, 0, outbox.wake)
        self.rng = Rng(seed)
        self.left = Left()
        self.by_address = {address: one for one in people for address in (one.browser.path, one.webhook, one.address)}
        self.seen: dict[tuple[str, str], Seen] = {}  # by table and person
        self.masked: dict[tuple[str, int], list[LogEntry]] = {}  # the log of a table as a seat sees it
        self.services: LoopReceiver
        self.mailbox: LoopMailbox
        self.now: list[int]

    def wait(self, minutes: int) -> None:
        self.now[0] += minutes * MINUTE * 1_000_000

    async def play(self, game: str, first: int, games: int, at_once: int, progress: Callable[[Left], None]) -> None:
        set_ups = tables(room(game))
        begun = first
        running: dict[str, list[Seated]] = {}
        over: set[str] = set()  # since the last delivery: an e-mail may still come
        round = 0
        while begun < first + games or running:
            invited: dict[str, list[Seated]] = {}
            while len(running) < at_once and begun < first + games:
                one = set_ups[begun * 7 % len(set_ups)]
                people = [self.people[(begun + seat) % len(self.people)] for seat in range(one.seats)]
                invited[await self.invite(game, dict(one.options), people)] = people
                running |= invited
                begun += 1
            if invited:
                self.wait(1)
                await self.deliver(running)
            await asyncio.gather(*(self.begin(table, people) for table, people in invited.items()))
            await asyncio.gather(*(self.take_turn(table, people) for table, people in running.items()))
            round += 1
            self.wait(19 * 60 if round % 6 == 0 else 16)  # sometimes so long that people are reminded
            await self.deliver(running)
            for table in over:
                del running[table]
                self.left.games += 1
            if over:
                progress(self.left)
            over = {table for table in running if await self.registry.read(table, lambda it: it.state.status) == "over"}

    async def invite(self, game: str, options: dict[str, Any], people: list[Seated]) -> str:
        """A table where seats are kept for all but the host."""
        host, *others = people
        header = new_header(game, len(people), options, ClockRules("days", days=1), host.id)
        first = [events.SeatTaken(0, host.id, host.name)]
        kept = events.SeatsReserved(["", *(one.id for one in others)], ["", *(one.name for one in others)])
        return await self.registry.create(header, [*first, kept])

    async def begin(self, id: str, people: list[Seated]) -> None:
        for seat, one in enumerate(people[1:], 1):
            await self.registry.append(id, lambda table, seat=seat, one=one: table.join(seat, one.id, one.name, "", ""))  # type: ignore[misc]  # bound now
        await self.registry.append(id, lambda table: table.start())

    async def take_turn(self, table: str, people: Sequence[Seated]) -> None:
        """One of those who must decide, until it is somebody else's turn. Sometimes somebody writes then."""

        def choose(opened: Table) -> int | None:
            undecided = sorted(opened.state.undecided())
            return undecided[self.rng.below(len(undecided))] if undecided else None

        seat = await self.registry.read(table, choose)

        def decide(opened: Table, now: int) -> Changes:
            assert seat is not None
            match = opened.state.match_for(seat)
            assert match is not None
            moves = match.moves(seat)
            return opened.decide(seat, f"m{self.left.decisions}", moves[self.rng.below(len(moves))], now)

        while seat is not None and seat in await self.registry.read(table, lambda opened: opened.state.undecided()):
            await self.registry.commit(table, decide)
            self.left.decisions += 1
        if self.rng.below(8) == 0:
            await self.write(table, people)

    async def write(self, table: str, people: Sequence[Seated]) -> None:
        author = people[self.rng.below(len(people))]
        await self.registry.append(table, lambda opened: opened.chat(author.id, author.name, LINE))

    # ------------------------------------------------------------ what leaves

    async def deliver(self, running: dict[str, list[Seated]]) -> None:
        """Sends what is due, and checks all that has come."""
        await asyncio.gather(*(self.writer.derive([table]) for table in running))
        await self.send_due()
        states = {table: await self.registry.read(table, lambda opened: opened.state) for table in running}
        requests, self.services.received = self.services.received, []
        mails, self.mailbox.received = self.mailbox.received, []
        for request in requests:
            self.check_request(request, states)
        for mail in mails:
            self.check_mail(mail, states)
        for table, people in running.items():
            due = notices(states[table], 0)
            for person in people:
                self.check_rival(states[table], person, [one for one in due if one.person == person.id])

    async def send_due(self) -> None:
        """As the outbox does, which is not started: without its pauses between two looks at the database."""
        while ready := [kind for kind, at in (await self.registry.store.read(notifications.next_due)).items() if at <= now_ms()]:
            assert await self.outbox._claim(ready)
            while sending := [task for tasks in self.outbox._sending.values() for task in tasks]:
                await asyncio.wait(sending)

    def seen_by(self, state: TableState, person: Seated) -> Seen:
        """What the person sees at the table, from snapshots with what is new since the last one, as a page gets them."""
        version = state.version_for(state.seat_of(person.id))
        known = self.seen.setdefault((state.header.id, person.id), Seen())
        if known.version != version:
            snapshot = json.loads(encode_snapshot(state, state.seat_of(person.id), known.number, set(), [], now_ms()))
            rows = [row["entry"] for row in snapshot["rows"]]
            known.authors |= {entry["name"] for entry in rows if entry["kind"] == "said" and entry["person"] != person.id}
            known.seats = [(one["person"], one["name"]) for one in snapshot["seats"]]
            known.game, known.number, known.version = snapshot["game"], snapshot["number"], version
        return known

    def expected(self, state: TableState, person: Seated, kind: str) -> list[tuple[str, str]]:
        """Title and body, from what the person sees at the table. Several are possible where several people have written."""
        seen = self.seen_by(state, person)
        others = [name for id, name in seen.seats if id not in {None, person.id}]
        words = SENTENCES[person.language]
        body = words["with"].format(names=", ".join(others)) if others else ""
        game = room(seen.game).titles[person.language]
        names = seen.authors if kind == "chat" else {seen.seats[0][1]}
        return [(words[kind].format(game=game, name=name), body) for name in sorted(names)]

    def check_request(self, request: Received, states: dict[str, TableState]) -> None:
        path, headers, body = request
        self.left.bytes += len(body) + sum(map(len, headers.values()))
        person = self.by_address[path]
        if path == person.browser.path:
            self.left.messages["push"] += 1
            self.check_push(person, headers, person.browser.read(headers, body), states)
        else:
            self.left.messages["webhook"] += 1
            self.check_hook(person, headers, check_webhook(person.secret, request), states)

    def check_push(self, person: Seated, headers: dict[str, str], message: dict[str, Any], states: dict[str, TableState]) -> None:
        table, kind = message["tag"].split(":")
        self.left.notices[kind] += 1
        title, body = message["title"], message["body"]
        assert (title, body) in self.expected(states[table], person, kind)
        assert re.fullmatch("[0-9a-f]{32}", message.pop("id"))
        assert message == {"title": title, "body": body, "path": f"/table/{table}", "tag": f"{table}:{kind}", "kind": kind}
        topic = base64.urlsafe_b64encode(hashlib.sha256(f"{table}:{kind}".encode()).digest()[:24]).decode()
        assert headers["topic"] == topic
        known = {
            "host",
            "content-length",
            "connection",
            "user-agent",
            "authorization",
            "content-encoding",
            "content-type",
            "ttl",
            "urgency",
        }
        assert headers.keys() == known | {"topic"}

    def check_hook(self, person: Seated, headers: dict[str, str], message: dict[str, Any], states: dict[str, TableState]) -> None:
        table, kind = message["table"], message["kind"]
        number, link = message.pop("number"), f"{BASE}/table/{table}"
        assert 1 <= number <= states[table].number
        told = {" ".join(filter(None, made)): made for made in self.expected(states[table], person, kind)}
        title, body = told[message["text"].removesuffix(f" {link}")]
        assert re.fullmatch("[0-9a-f]{32}", message.pop("id"))
        sentence = f"{' '.join(filter(None, [title, body]))} {link}"
        assert message == {
            "kind": kind,
            "table": table,
            "game": states[table].game.titles[person.language],
            "players": body.removeprefix(SENTENCES[person.language]["with"].format(names="")).split(", ") if body else [],
            "url": link,
            "text": sentence,
            "content": sentence,
            "allowed_mentions": {"parse": []},
        }
        known = {"host", "content-length", "connection", "user-agent", "content-type"}
        assert headers.keys() == known | {"soiree-id", "soiree-timestamp", "soiree-signature"}

    def check_mail(self, received: bytes, states: dict[str, TableState]) -> None:
        self.left.messages["email"] += 1
        self.left.bytes += len(received)
        mail = email.message_from_bytes(received)  # headers as they have come: decoding them all is slow
        person = self.by_address[mail["to"]]
        words = SENTENCES[person.language]
        content = mail.get_payload(decode=True)
        assert isinstance(content, bytes)
        parts = [part.splitlines() for part in content.decode().replace("\r\n", "\n").strip().split("\n\n")]
        items, titles = parts[:-3], []
        for lines in items:
            table = lines[-1].removeprefix(f"{BASE}/table/")
            kinds = [kind for kind in KINDS if self.may_come(states[table], person, kind)]
            wanted = [made for kind in kinds for made in self.expected(states[table], person, kind)]
            assert lines[:-1] in [[one for one in made if one] for made in wanted], lines
            titles.append(lines[0])
        token = parts[-1][-1].removeprefix(f"{BASE}/unsubscribe/")
        assert parts[-3:] == [[words["why"]], [words["settings"], f"{BASE}/me"], [words["unsubscribe"], f"{BASE}/unsubscribe/{token}"]]
        assert re.fullmatch(r"unsubscribe-[\w-]{16}", token)
        assert str(make_header(decode_header(mail["subject"]))) == (
            titles[0] if len(titles) == 1 else words["digest"].format(count=len(titles))
        )
        assert re.fullmatch(r"<[0-9a-f]{32}@play\.example>", mail["message-id"])
        assert mail["list-unsubscribe"] == f"<{BASE}/api/unsubscribe/{token}>"
        known = {"subject", "date", "auto-submitted", "content-type", "content-transfer-encoding", "mime-version", "from", "to"}
        more = {"message-id", "list-unsubscribe", "list-unsubscribe-post"}
        assert sorted(name.lower() for name in mail) == sorted(known | more)
        assert str(make_header(decode_header(mail["from"]))) == "Soirée <soiree@play.example>"
        assert parsedate_to_datetime(mail["date"])
        assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        assert (mail["auto-submitted"], mail["mime-version"]) == ("auto-generated", "1.0")
        assert (mail["content-type"], mail["content-transfer-encoding"]) == ('text/plain; charset="utf-8"', "quoted-printable")

    def may_come(self, state: TableState, person: Seated, kind: str) -> bool:
        """Whether a notification of this kind makes sense to somebody who sees this."""
        said = any(isinstance(one.event, events.ChatSent) and one.event.person != person.id for one in state.log)
        return {"invitation": state.status == "open", "over": state.status == "over", "chat": said}.get(kind, state.status == "playing")

    # ------------------------------------------------------------ what is due

    def check_rival(self, truth: TableState, person: Seated, due: list[Notice]) -> None:
        seat, match = truth.seat_of(person.id), truth.match
        if seat is None or match is None or match.over:
            return
        own = truth.match_for(seat)
        assert own is not None
        world = truth.game.sample(own.view(seat), self.rng)
        rival = copy.copy(truth)
        rival.drafts = {seat: truth.drafts[seat]} if seat in truth.drafts else {}
        public = world if own is match else truth.game.sample(match.view(seat), self.rng)  # without the seat's own draft
        rival.match = Match(truth.game, public, match.options, Manual())
        masked = self.masked.setdefault((truth.header.id, seat), [])
        masked += [self.mask(entry, match, seat) for entry in truth.log[len(masked) :]]
        rival.log = masked
        self.left.rivals += 1
        self.left.different += truth.game.secrets(world, seat) != truth.game.secrets(own.state, seat)
        assert [one for one in notices(rival, 0) if one.person == person.id] == due

    def mask(self, entry: LogEntry, match: Match, seat: int) -> LogEntry:
        """An entry of the log with what the seat has observed of its steps: the same at all times until the game is over."""
        event = entry.event
        if not isinstance(event, events.StepsCommitted):
            return entry
        steps = " ".join(str(step) for step in match.steps(reader_name(seat), *entry.steps))
        return msgspec.structs.replace(entry, event=msgspec.structs.replace(event, steps=steps))


@asynccontextmanager
async def leaking(database: Path, people: int, seed: int) -> AsyncIterator[Leaks]:
    """Real receivers, real senders, and a node's registry in this process."""
    key = new_key()

    async def push_key() -> str:
        return key

    with clock_by_hand() as now, pytest.MonkeyPatch.context() as patched:
        patched.setattr(outbox_module, "GIVE_UP_AFTER", 3600.0)  # seconds: the machine may be busy
        async with (
            loop_receiver() as service,
            loop_mail_server() as (mailbox, smtp),
            registry(f"sqlite:///{database}", PromptedBot()) as tables_of_node,
        ):
            outbox = Outbox(tables_of_node, lambda purpose, channel: f"{purpose}-{channel}")
            outbox.senders["push"] = PushSender(push_key, private=True)
            outbox.senders["webhook"] = WebhookSender(BASE, private=True)
            outbox.senders["email"] = MailSender(parse_server(smtp, "soiree@play.example"), BASE)
            seated = [Seated(number, service) for number in range(people)]
            for one in seated:
                one.browser.server_key = public_key(key)
                await one.subscribe(tables_of_node, service)
            leaks = Leaks(tables_of_node, outbox, seated, seed)
            leaks.services, leaks.mailbox, leaks.now = service, mailbox, now
            leaks.wait(1)
            try:
                yield leaks
            finally:
                await outbox.close()


async def check_leaks(
    folder: Path, game: str, games: int, seed: int, at_once: int = 50, first: int = 0, progress: Callable[[Left], None] = lambda _: None
) -> Left:
    """Plays that many games, which go through all numbers of seats and all options. `progress` is called when some of them are over.

    A part of them can be played at a time: `first` is the number of its first one.
    """
    async with leaking(folder / f"{game}.db", people=PEOPLE, seed=seed + first) as leaks:
        await leaks.play(game, first, games, at_once, progress)
    return leaks.left
