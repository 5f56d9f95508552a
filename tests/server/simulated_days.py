"""People who play turn by turn for simulated days and are notified, while the server is killed again and again.

The server's clock stands still until it is moved by hand (`launch.follow_clock`), so it is known exactly what is due
(`expected_notifications`). A round: people move, write, invite, block, subscribe and unsubscribe; the clock jumps by hours, and by some
minutes more. Then what has come by push, e-mail and webhook must be what was due: each once, and nothing else. What comes again, because
the server was killed before it had noted that it was sent, has the id that it had before, by which receivers recognise it.
"""

import contextlib
import os
import random
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import Engine, create_engine, text

from soiree.games import games as rooms
from soiree.server.storage import notifications
from soiree.server.table.clock import DAY
from tests.server.expected_notifications import HOUR, KINDS, Counts, Expected, Message, Subscriber, Subscription
from tests.server.hand_clock import HandClock
from tests.server.machines import Node, guest
from tests.server.notified import SETTINGS
from tests.server.receivers import Browser, Mailbox, UnsteadyReceiver, check_webhook, mail_server

MINUTE = 60_000  # milliseconds
LONGEST_JUMP = 5 * 60  # minutes: less than a quarter of a day, so that no clock runs out in the jump in which its reminder is due
SECOND_JUMP = 16  # minutes: leases and pauses after failures and e-mails are over then
FURTHER_JUMPS = 11  # minutes: the pauses after two further failures
BASE = "https://play.example"
SENTENCES = {
    "turn": "It’s your turn in ",
    "over": "Your game of ",
    "invitation": " invites you to ",
    "chat": " wrote to you in ",
    "clock": "Your time in ",
}


@dataclass
class DaysTable:
    """A running game, as its players see it."""

    id: str
    people: list[int]
    days: int
    number: int = 0  # of the last row that was seen
    since: dict[int, int] = field(default_factory=dict)  # whose clock runs, and since when
    over: bool = False

    def timeouts(self, until: int) -> set[int]:
        return {person for person, since in self.since.items() if since + self.days * DAY <= until}


@dataclass
class DaysCount:
    tables: int = 0
    days: float = 0
    rounds: int = 0
    kills: int = 0
    decisions: int = 0
    timeouts: int = 0
    games_over: int = 0
    refused: int = 0  # by a push service, a webhook or a mail server, for the moment
    removed: int = 0  # channels whose address is gone
    expected: int = 0
    came: int = 0  # different ones
    missing: int = 0
    unexpected: int = 0
    repeated: int = 0  # came again, with the same id: each was not yet marked as sent when the server was killed
    late: int = 0  # came again, with the same id: the receiver had answered too late on a busy machine
    ids: int = 0  # different messages, by their ids; an e-mail can have several notifications
    model: Counts = field(default_factory=Counts)


class SimulatedDays:
    """`kills`: at random moments of random rounds, half of them while people move and half while notifications are sent."""

    def __init__(self, database: str, folder: Path, people: int, tables: int, seed: int) -> None:
        self.rng = random.Random(seed)
        self.clock = HandClock(folder / "clock", 1_800_000_000_000)
        self.count = DaysCount()
        self.database, self.folder = database, folder
        self.sizes = people, tables
        self.clients: list[httpx.Client] = []
        self.browsers: dict[str, Browser] = {}
        self.secrets: dict[str, str] = {}
        self.tables: list[DaysTable] = []
        self.came: Counter[Message] = Counter()
        self.due: Counter[Message] = Counter()
        self.ids: dict[str, set[Message]] = {}  # what came under which id
        self.unmarked: set[Message] = set()  # what was not marked as sent when the server was killed
        self.unsubscribe: dict[str, str] = {}  # the link in the last e-mail to an address
        self.engine: Engine
        self.node: Node
        self.services: UnsteadyReceiver
        self.mailbox: Mailbox

    @contextlib.contextmanager
    def running(self) -> Iterator[None]:
        os.environ["SOIREE_TEST_CLOCK"] = str(self.folder / "clock")
        self.services = UnsteadyReceiver(random.Random(self.rng.random()))
        self.engine = create_engine(self.database)
        try:
            with mail_server() as self.mailbox:
                mail = ("--smtp", self.mailbox.url, "--mail-from", "soiree@play.example", "--public-url", BASE)
                self.node = Node(self.database, "--private-targets", "--trust-proxy", "127.0.0.1", *mail)
                try:
                    yield
                finally:
                    self.node.kill()
        finally:
            del os.environ["SOIREE_TEST_CLOCK"]
            self.services.close()
            self.engine.dispose()

    def run(self, rounds: int, kills: int, progress: Callable[[DaysCount], None] = lambda _: None, failing_again: float = 0.0) -> DaysCount:
        """Plays for this many rounds. `progress` is called after each. `failing_again`: the share of requests refused in second tries."""
        began = self.clock.now
        moments = [self.rng.randrange(2 * rounds) for _ in range(kills)]  # even ones: while people move
        with self.running():
            self.come_in()
            for round in range(rounds):
                while self.falls_due_within(1000):
                    self.jump(SECOND_JUMP)
                    self.compare()
                self.clock.advance(1000)  # what was due before is not due at the same moment as what happens now
                self.act(moments.count(2 * round))
                self.jump(self.some_hours(), moments.count(2 * round + 1), failing=0.05)
                self.jump(SECOND_JUMP, failing=failing_again)
                while minutes := self.minutes_until_next_try():  # on a busy machine a receiver may have answered too late
                    self.jump(minutes)
                self.compare()
                self.count.rounds += 1
                progress(self.count)
        self.count.days = (self.clock.now - began) / DAY
        self.count.model = self.expected.counts
        self.count.refused += self.services.failed
        self.count.ids = len(self.ids)
        return self.count

    def some_hours(self) -> int:
        """In minutes. No quiet hours begin or end in the jumps after it: what fails in this one comes in one of them."""
        minutes = self.minutes_until_reminders(self.rng.randrange(LONGEST_JUMP // 2, LONGEST_JUMP))
        while (self.clock.now + minutes * MINUTE) % HOUR > HOUR - (SECOND_JUMP + FURTHER_JUMPS) * MINUTE:
            minutes += 1
        return minutes

    def minutes_until_reminders(self, minutes: int) -> int:
        """At most `minutes`: no jump passes the time in which a reminder can be sent, between quiet hours and the end of the time."""
        now = self.clock.now
        for table in self.tables:
            for person, since in table.since.items():
                subscriber, cause = self.expected.people[person], self.expected.causes.get((person, table.id, "clock"))
                if cause is not None and subscriber.quiet is not None:
                    until, sent_at = now + minutes * MINUTE, subscriber.awake_at(max(now, cause.due_at))
                    if now < sent_at <= until and (subscriber.is_quiet(until) or since + table.days * DAY <= until):
                        minutes = -(-(sent_at - now) // MINUTE)
        return minutes

    # ------------------------------------------------------------ the beginning

    def come_in(self) -> None:
        people, tables = self.sizes
        self.clients = [self.new_account(number) for number in range(people)]
        known = [Subscriber(number, client.get("/api/me").json()["id"]) for number, client in enumerate(self.clients)]
        self.expected = Expected(known)
        for person in known:
            if person.number % 9 == 0:
                self.set_quiet_hours(person)
            for kind in self.rng.choice([["push"], ["push"], ["push", "webhook"], ["webhook"], ["email"], ["email", "push"], []]):
                self.subscribe(person, kind)
        for person in known:
            other = known[(person.number + 1) % people]
            self.clients[person.number].post("/api/me/friends", json={"person": other.id})
            assert self.clients[other.number].put(f"/api/me/friends/{person.id}").status_code == 204
        self.clock.advance(1000)
        for number in range(tables):
            self.create_table(number)

    def new_account(self, number: int) -> httpx.Client:
        """From an address of their own: one address cannot open many accounts in a minute."""
        client = guest(self.node.url, f"P{number}")
        client.headers["X-Forwarded-For"] = f"198.51.100.{number % 250 + 1}"
        made = client.post("/api/me/account", json={"login": f"player-{number}", "passphrase": "long enough"})
        assert made.status_code == 201, made.text
        return client

    def set_quiet_hours(self, person: Subscriber) -> None:
        begins = self.rng.randrange(24)
        person.quiet = begins, (begins + 4) % 24
        quiet = {"begins": f"{begins:02}:00", "ends": f"{(begins + 4) % 24:02}:00", "zone": "UTC"}
        assert self.clients[person.number].put(f"{SETTINGS}/quiet", json={"quiet": quiet}).status_code == 200

    def subscribe(self, person: Subscriber, kind: str) -> None:
        """Through a new channel, of two to five kinds. Chat lines in quiet hours could be both late and old news: not asked for."""
        known = [kind for kind in KINDS if kind != "chat" or not person.quiet]
        wants = set(self.rng.sample(known, self.rng.randint(2, len(known)))) | {"turn"}
        client, name = self.clients[person.number], f"{person.number}-{self.clock.now}"
        body: dict[str, Any] = {"wants": sorted(wants)}
        if kind == "push":
            browser = Browser(self.services, name)
            browser.server_key = client.get(SETTINGS).json()["push_key"]
            address, body = browser.path, {**body, **browser.subscription}
            self.browsers[address] = browser
        elif kind == "webhook":
            address = f"/hook/{name}"
            body["url"] = self.services.url + address
        else:
            address = body["address"] = f"p{name}@mail.example"
        answer = client.post(f"{SETTINGS}/{kind}", json=body)
        assert answer.status_code == 201, answer.text
        if kind == "webhook":
            self.secrets[address] = answer.json()["secret"]
        if kind == "email":
            found = re.search(rf"{BASE}(/confirm/\S+)", self.mailbox.next().get_content())
            assert found
            assert client.post(f"/api{found[1]}").status_code == 204
        id = answer.json()["channel"]["id"] if kind == "webhook" else answer.json()["id"]
        person.subscriptions.append(Subscription(id, kind, address, wants, self.clock.now))

    def create_table(self, number: int) -> None:
        game = rooms()[number % len(rooms())]
        seats = game.seats[number // len(rooms()) % len(game.seats)]
        owner, *others = self.rng.sample(range(len(self.clients)), len(self.clients))
        people = [owner, *(other for other in others if not self.expected.hidden(owner, other))][:seats]
        days = self.rng.choice([1, 1, 2, 3])
        new = {"game": game.id, "seats": len(people), "clock": {"kind": "days", "days": days}}
        id = self.post(people[0], "/api/tables", new)["table"]
        for person in people[1:]:
            self.post(person, f"/api/tables/{id}/join", {})
        self.post(people[0], f"/api/tables/{id}/start", {})
        table = DaysTable(id, people, days)
        self.tables.append(table)
        self.count.tables += 1
        self.observe(table, set())

    def post(self, person: int, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self.clients[person].post(path, json=body)
        assert answer.status_code == 201, f"{path} {body}: {answer.text}"
        made: dict[str, Any] = answer.json()
        return made

    # ------------------------------------------------------------ what people see and do

    def look(self, person: int, table: DaysTable, since: int = 2**31) -> dict[str, Any]:
        seen: dict[str, Any] = self.clients[person].get(f"/api/tables/{table.id}", params={"since": since}).json()
        return seen

    def observe(self, table: DaysTable, decided: set[int], known: dict[int, dict[str, Any]] | None = None) -> None:
        """Looks at the table for each of its players, of whom some have decided. `known`: what some of them have just seen."""
        seen = {person: (known or {}).get(person) or self.look(person, table, table.number) for person in table.people}
        for person in table.people:
            to_move = bool(seen[person]["moves"])
            if person in decided and to_move and not self.others_moved(table, seen[person]):
                told, table.since[person] = table.since[person], self.clock.now  # the same turn, with new time
                self.expected.turn(person, table.id, self.clock.now, table.days, told)
                continue
            if person in decided or not to_move:
                table.since.pop(person, None)
                self.expected.decided(person, table.id)
            if to_move and person not in table.since:
                table.since[person] = self.clock.now
                self.expected.turn(person, table.id, self.clock.now, table.days)
        if seen[table.people[0]]["status"] == "over" and not table.over:
            table.over = True
            self.count.games_over += 1
            for person in table.people:
                self.expected.over(person, table.id, self.clock.now)
        table.number = seen[table.people[0]]["number"]

    def others_moved(self, table: DaysTable, seen: dict[str, Any]) -> bool:
        steps = " ".join(row["entry"].get("steps", "") for row in seen["rows"] if row["number"] > table.number).split()
        return any(step[0] not in {"*", str(seen["seat"])} for step in steps)

    def take_turn(self, table: DaysTable, person: int) -> None:
        """Decides until it is somebody else's turn."""
        seen = self.look(person, table)
        while seen["moves"]:
            body = {"id": f"m{self.count.decisions}", "token": self.rng.choice(seen["moves"])["token"]}
            seen = self.post(person, f"/api/tables/{table.id}/play", body)
            self.count.decisions += 1
        self.observe(table, {person}, {person: seen})

    def act(self, kills: int) -> None:
        """What everybody does at one moment. A person who moves twice, or before the notification is due, gets none."""
        rng = self.rng
        playing = [table for table in self.tables if not table.over]
        share = 0.3
        acts = [(self.move, table) for table in playing if rng.random() < share]
        acts += [(self.move, table) for table in rng.sample(playing, len(playing) // 20)]
        killed = sorted(rng.sample(range(len(acts)), min(kills, len(acts))))
        for person in rng.sample(self.expected.people, max(1, len(self.clients) // 50)):
            self.subscribe(person, "push")
        for index, (act, table) in enumerate(acts):
            act(table)
            if index in killed:
                self.kill()
        few = max(1, len(playing) // 50)
        safe = [table for table in playing if not table.over and not table.timeouts(self.clock.now + 6 * HOUR)]
        for table in rng.sample(safe, min(few, len(safe))):
            self.write(table)
        for _ in range(few):
            self.invite()
        for table in rng.sample([table for table in playing if not table.over and len(table.people) == 2], 1):
            self.resign(table)
        for person in rng.sample(self.expected.people, max(1, len(self.clients) // 40)):
            self.block_or_unblock(person)
        for person in rng.sample(self.expected.people, max(1, len(self.clients) // 40)):
            self.want_less(person)
        for table in [table for table in self.tables if table.over]:
            self.tables.remove(table)
            self.create_table(self.count.tables)

    def move(self, table: DaysTable) -> None:
        if table.since and not table.over:
            person = self.rng.choice(sorted(table.since))
            if person % 4 or self.rng.random() < 0.1:  # the others are slow: they are reminded, and their time runs out
                self.take_turn(table, person)

    def write(self, table: DaysTable) -> None:
        author = self.rng.choice(table.people)
        self.post(author, f"/api/tables/{table.id}/chat", {"text": "hello"})
        for reader in table.people:
            if reader != author:
                self.expected.chat(reader, table.id, self.clock.now, author)
        table.number += 1

    def invite(self) -> None:
        """Sometimes the invitation is taken back or declined, before it is due."""
        host = self.rng.choice(self.expected.people)
        friend = self.expected.people[(host.number + 1) % len(self.clients)]
        if self.expected.hidden(host.number, friend.number):
            return
        made = self.clients[host.number].post("/api/tables", json={"game": "gatsby", "seats": 2, "invite": [friend.id]})
        if made.status_code == 403:  # a block has ended the friendship
            return
        table = made.json()["table"]
        self.expected.invitation(friend.number, table, self.clock.now, host.number)
        answer = self.rng.choice([None, None, host.number, friend.number])
        if answer is not None:
            self.post(answer, f"/api/tables/{table}/uninvite", {"person": friend.id})
            self.expected.withdraw(friend.number, table)

    def resign(self, table: DaysTable) -> None:
        self.post(self.rng.choice(table.people), f"/api/tables/{table.id}/resign", {})
        self.observe(table, set(table.people))

    def block_or_unblock(self, person: Subscriber) -> None:
        """Somebody who has just written or invited, if there is one."""
        client = self.clients[person.number]
        authors = [cause.author for (number, _, _), cause in self.expected.causes.items() if number == person.number]
        other = next((author for author in authors if author is not None), None)
        if person.blocked and other is None:
            client.delete(f"/api/me/blocked/{self.expected.people[person.blocked.pop()].id}").raise_for_status()
        elif other is not None:
            client.put(f"/api/me/blocked/{self.expected.people[other].id}").raise_for_status()
            person.blocked.add(other)

    def want_less(self, person: Subscriber) -> None:
        """Removes a channel, by the page or by the link in an e-mail; wants less through it; or lets the push service forget it."""
        if not person.subscriptions:
            return
        one, client = self.rng.choice(person.subscriptions), self.clients[person.number]
        how = self.rng.randrange(3)
        if one.kind == "email" and one.address in self.unsubscribe:
            assert httpx.post(self.node.url + self.unsubscribe[one.address]).status_code == 204
        elif how == 0 and len(one.wants) > 1:
            one.wants.remove(self.rng.choice(sorted(one.wants)))
            client.patch(f"{SETTINGS}/{one.id}", json={"wants": sorted(one.wants)}).raise_for_status()
            return
        elif how == 1 and one.kind == "push":
            self.services.gone.add(one.address)
            one.gone = True
            return
        else:
            client.delete(f"{SETTINGS}/{one.id}").raise_for_status()
        person.subscriptions.remove(one)

    # ------------------------------------------------------------ time

    def kill(self) -> None:
        self.node.kill()
        self.unmarked |= self.read_unmarked()
        self.node.start()
        self.count.kills += 1

    def read_unmarked(self) -> set[Message]:
        """What a dead server may have sent without having noted it."""
        rows = "SELECT c.address, n.table_id, n.kind FROM notifications n JOIN channels c ON c.id = n.channel WHERE n.due_at IS NOT NULL"
        with self.engine.connect() as connection:
            return {(row.address.removeprefix(self.services.url), row.table_id, row.kind) for row in connection.execute(text(rows))}

    def falls_due_within(self, milliseconds: int) -> bool:
        """Whether a clock runs out, or a reminder is due, in the next moment."""
        until = self.clock.now + milliseconds
        return any(table.timeouts(until) for table in self.tables) or any(
            self.clock.now < cause.due_at <= until for cause in self.expected.causes.values()
        )

    def jump(self, minutes: int, kills: int = 0, failing: float = 0.0) -> None:
        """Moves the clock, and waits until the server has done everything that is due then."""
        self.services.failing = failing
        greylisted = round(20 * failing)
        self.mailbox.answers = ["451 4.7.1 Greylisted, try again"] * greylisted
        self.clock.advance(minutes * MINUTE)
        due = self.expected.take_due(self.clock.now)
        self.due += due
        self.poke()
        for _ in range(kills):
            self.wait(leases=False, until=len(self.services.accepted) + self.rng.randrange(1 + due.total()))
            self.kill()
        for table in [table for table in self.tables if not table.over]:
            late = table.timeouts(self.clock.now)
            if late:
                self.count.timeouts += len(late)
                while any(self.has_no_time_left(table, person) for person in late):
                    pass  # to look wakes the server, whose own timers do not know of the jump
                self.observe(table, late)
        self.wait(leases=not kills)
        self.count.refused += greylisted - len(self.mailbox.answers)
        self.services.failing, self.mailbox.answers = 0.0, []

    def has_no_time_left(self, table: DaysTable, person: int) -> bool:
        seen = self.look(person, table)
        return seen["status"] == "playing" and seen["seat"] in seen["clock"]["running"] and seen["clock"]["left"][seen["seat"]] == 0

    def poke(self) -> None:
        """Lets the server look at its clock now: it does so every five seconds, and when there is something new."""
        engaged = [person for person in self.expected.people if person.subscriptions]
        if engaged:
            person = self.rng.choice(engaged)
            self.clients[person.number].post(f"{SETTINGS}/{person.subscriptions[0].id}/test")

    def wait(self, leases: bool, until: int | None = None) -> None:
        """Until nothing is due; or until this many requests were accepted. `leases`: also those that a dead server has left."""
        while not self.is_done(leases) and (until is None or len(self.services.accepted) < until):
            time.sleep(0.02)

    def is_done(self, leases: bool) -> bool:
        now = self.clock.now
        due = "SELECT COUNT(*) FROM notifications n JOIN channels c ON c.id = n.channel WHERE n.due_at <= :now AND c.ready_at <= :now"
        held = "SELECT COUNT(*) FROM channels WHERE lease <> '' AND ready_at > :now"
        with self.engine.connect() as connection:
            return not any(
                connection.scalar(text(asked), {"now": now}) for asked in (due, *([held] if leases else []))
            ) and not notifications.read_lagging(connection)

    def minutes_until_next_try(self) -> int:
        """Of what is due and was not sent. 0 if there is nothing."""
        unsent = "SELECT MIN(c.ready_at) FROM notifications n JOIN channels c ON c.id = n.channel WHERE n.due_at <= :now"
        with self.engine.connect() as connection:
            ready_at = connection.scalar(text(unsent), {"now": self.clock.now})
        return 0 if ready_at is None else max(1, -((self.clock.now - ready_at) // MINUTE))

    # ------------------------------------------------------------ what has come

    def compare(self) -> None:
        """Every notification that was due has come once, and no other; again only what a killed server had not marked as sent."""
        repeated = self.read_all()
        late = sum((repeated - Counter({message: count for message, count in repeated.items() if message in self.unmarked})).values())
        self.count.late += late
        self.count.expected += self.due.total()
        self.count.came += self.came.total()
        self.count.missing += (self.due - self.came).total()
        self.count.unexpected += (self.came - self.due).total()
        self.count.repeated += repeated.total() - late
        too_late = sum("no answer in time" in line for line in self.node.lines)
        assert self.came == self.due, f"missing {self.due - self.came}, unexpected {self.came - self.due}, {too_late} answers too late"
        assert late <= too_late, "came again though it was marked as sent"
        self.came, self.due, self.unmarked = Counter(), Counter(), set()
        for person in self.expected.people:
            for one in [one for one in person.subscriptions if one.gone]:
                self.check_gone(person, one)

    def check_gone(self, person: Subscriber, one: Subscription) -> None:
        """A channel is removed by the first message that its push service refuses."""
        listed = [channel["id"] for channel in self.clients[person.number].get(SETTINGS).json()["channels"]]
        if one.id not in listed:
            person.subscriptions.remove(one)
            self.count.removed += 1

    def read_all(self) -> Counter[Message]:
        """Reads what has come. Returns what came again."""
        requests, self.services.accepted = self.services.accepted, []
        repeated: Counter[Message] = Counter()
        for request in requests:
            path, headers, body = request
            if path in self.browsers:
                message = self.browsers[path].read(headers, body)
                table = message["tag"].partition(":")[0]
            else:
                message = check_webhook(self.secrets[path], request)
                table = message["table"]
            if message["kind"] != "test":
                self.note(message["id"], [(path, table, message["kind"])], repeated)
        while not self.mailbox.received.empty():
            mail = self.mailbox.next()
            self.note(str(mail["message-id"]), self.read_mail(mail), repeated)
        return repeated

    def note(self, id: str, told: list[Message], repeated: Counter[Message]) -> None:
        """A message has come: for the first time, or again, under the same id and with nothing that it did not say before."""
        known = self.ids.get(id)
        if known is None:
            self.ids[id] = set(told)
            self.came.update(told)
        else:
            assert set(told) <= known, f"new under a known id: {set(told) - known}"
            repeated.update(told)

    def read_mail(self, mail: EmailMessage) -> list[Message]:
        """What an e-mail says."""
        address, told = str(mail["to"]), list[Message]()
        self.unsubscribe[address] = str(mail["list-unsubscribe"]).strip("<>").removeprefix(BASE)
        for part in mail.get_content().replace("\r\n", "\n").strip().split("\n\n"):
            lines = part.splitlines()
            kind = next((kind for kind, sentence in SENTENCES.items() if sentence in lines[0]), None)
            if kind is not None:
                told.append((address, lines[-1].removeprefix(f"{BASE}/table/"), kind))
        return told
