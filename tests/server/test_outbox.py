"""Sending: what is dropped, gathered, tried again and given up; that two nodes send once; and where requests may not go."""

import asyncio
import email
import socket
import ssl
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP, AuthResult, LoginPassword
from msgspec.structs import asdict
from sqlalchemy import Connection, insert, select, update

from soiree.server.delivery import outbound
from soiree.server.delivery.content import Item
from soiree.server.delivery.mail import is_address, parse_server
from soiree.server.delivery.outcomes import AddressGone, DeliveryFailed
from soiree.server.delivery.senders import MailSender, PushSender, Sender, Target, WebhookSender
from soiree.server.delivery.webpush import new_key, public_key
from soiree.server.runtime.notifications.outbox import DIGEST_PAUSE, MAX_ATTEMPTS, SLOTS, Outbox
from soiree.server.runtime.notifications.writer import NoticeWriter
from soiree.server.runtime.registry import TableRegistry, new_header
from soiree.server.storage import channels, notifications, schema
from soiree.server.storage.access.moderation import Sanction
from soiree.server.storage.channels import Channel, ChannelKind, QuietHours
from soiree.server.storage.notifications import Notification
from soiree.server.table.clock import DAY, ClockRules
from soiree.server.table.events import Changes, SeatsReserved
from soiree.server.table.notices import KINDS
from soiree.server.table.table import Table
from soiree.server.timestamps import now_ms
from tests.server.hand_clock import clock_by_hand
from tests.server.loop_receivers import loop_mail_server, loop_receiver
from tests.server.receivers import PATIENCE, Browser, certificate, check_webhook, mail_server, receiver
from tests.server.registries import PromptedBot, Watcher, registry, start_table

Sent = tuple[Target, list[Item], str]


class Recorder:
    """Sends to a queue."""

    def __init__(self, sent: "asyncio.Queue[Sent]", digest: bool = False) -> None:
        self.sent = sent
        self.digest = digest

    async def send(self, target: Target, items: Sequence[Item], id: str) -> None:
        self.sent.put_nowait((target, list(items), id))

    async def next(self) -> Sent:
        async with asyncio.timeout(PATIENCE):
            return await self.sent.get()


class Silent(Recorder):
    """A receiver that takes a message and never answers."""

    async def send(self, target: Target, items: Sequence[Item], id: str) -> None:
        await super().send(target, items, id)
        await asyncio.Event().wait()


def outbox(tables: TableRegistry, kind: ChannelKind, sender: Sender) -> Outbox:
    made = Outbox(tables, lambda purpose, channel: f"{purpose}-{channel}", first_pause=0)
    made.senders[kind] = sender
    return made


@asynccontextmanager
async def sending(made: Outbox) -> AsyncIterator[Outbox]:
    made.start()
    try:
        yield made
    finally:
        await made.close()


async def add_channel(tables: TableRegistry, person: str, kind: ChannelKind, address: str = "somewhere") -> Channel:
    def add(connection: Connection) -> Channel:
        added = channels.add(connection, person, kind, address, secret="", wants=KINDS, language="en")
        return channels.confirm(connection, added.id) or added

    return await tables.store.write((), add)


async def add_test(tables: TableRegistry, channel: str) -> None:
    """Something that is sent after everything else."""
    await tables.store.write((), lambda connection: notifications.add_direct(connection, channel, "test", now_ms()))


def writer(tables: TableRegistry) -> NoticeWriter:
    return NoticeWriter(tables, 0, lambda: None)


async def whose_turn(tables: TableRegistry, id: str) -> int:
    return await tables.read(id, lambda table: min(table.state.undecided()))


async def play_turn(tables: TableRegistry, id: str, seat: int) -> None:
    def decide(table: Table, now: int) -> Changes:
        match = table.state.match_for(seat)
        assert match is not None
        return table.decide(seat, f"m{table.state.draft_versions[seat]}", match.moves(seat)[0], now)

    while seat == await whose_turn(tables, id):
        await tables.commit(id, decide)


@pytest.mark.parametrize("blocker", ["reader", "writer"])
def test_chat_and_invitations_are_not_sent_between_people_of_whom_one_has_blocked_the_other(tmp_path: Path, blocker: str) -> None:
    async def run() -> list[str]:
        async with registry(f"sqlite:///{tmp_path / 'soiree.db'}", PromptedBot()) as tables:
            channel = await add_channel(tables, "0", "push")
            id = await start_table(tables, "gatsby", bots="pp")
            await tables.append(id, lambda table: table.chat("1", "Eve", "hello"))
            header = new_header("gatsby", 2, {}, ClockRules(), "1")
            invited = await tables.create(header, [SeatsReserved(["0", ""], ["Ann", ""])])
            await writer(tables).derive([id, invited])
            relation = ("0", "1") if blocker == "reader" else ("1", "0")
            values = {"person": relation[0], "other": relation[1], "kind": "blocked", "created_at": 0}
            await tables.store.write((), lambda connection: connection.execute(insert(schema.relations).values(**values)))
            await add_test(tables, channel.id)
            recorder = Recorder(asyncio.Queue())
            kinds: list[str] = []
            async with sending(outbox(tables, "push", recorder)):
                while "test" not in kinds:
                    kinds += [item.kind for item in (await recorder.next())[1]]
            return kinds

    assert set(asyncio.run(run())) <= {"turn", "test"}


def test_a_banned_person_gets_nothing_about_tables(tmp_path: Path) -> None:
    async def run() -> list[str]:
        async with registry(f"sqlite:///{tmp_path / 'soiree.db'}", PromptedBot()) as tables:
            channel = await add_channel(tables, "0", "push")
            invited = await tables.create(new_header("gatsby", 2, {}, ClockRules(), "1"), [SeatsReserved(["0", ""], ["Ann", ""])])
            await writer(tables).derive([invited])
            ban = Sanction("ban", "ban", "0", "", "spoils the fun", now_ms(), None, None, None)
            await tables.store.write((), lambda connection: connection.execute(insert(schema.sanctions).values(**asdict(ban))))
            await add_test(tables, channel.id)
            recorder = Recorder(asyncio.Queue())
            async with sending(outbox(tables, "push", recorder)):
                return [item.kind for item in (await recorder.next())[1]]

    assert asyncio.run(run()) == ["test"]


def test_it_is_not_sent_to_somebody_who_has_moved_or_looks(tmp_path: Path) -> None:
    async def run(knows: str) -> list[str]:
        async with registry(f"sqlite:///{tmp_path / knows}.db", PromptedBot()) as tables:
            both = {seat: await add_channel(tables, str(seat), "push", f"browser {seat}") for seat in (0, 1)}
            id = await start_table(tables, "gatsby", bots="pp")
            seat = await whose_turn(tables, id)
            await writer(tables).derive([id])
            await writer(tables).derive([id])  # adds nothing
            if knows == "moved":
                await play_turn(tables, id, seat)
            if knows == "looks":
                tables.watch(id, Watcher(str(seat)))
            if knows == "has it in a background tab":
                tables.watch(id, Watcher(str(seat), visible=False))
            if knows == "has it in two tabs":
                for visible in (True, False):
                    tables.watch(id, Watcher(str(seat), visible))
            await add_test(tables, both[seat].id)
            recorder = Recorder(asyncio.Queue())
            kinds: list[str] = []
            async with sending(outbox(tables, "push", recorder)):
                while not kinds or kinds[-1] != "test":
                    kinds.append((await recorder.next())[1][0].kind)
            return kinds

    assert asyncio.run(run("nothing")) == ["turn", "test"]
    assert asyncio.run(run("moved")) == ["test"]
    assert asyncio.run(run("looks")) == ["test"]
    assert asyncio.run(run("has it in a background tab")) == ["turn", "test"]
    assert asyncio.run(run("has it in two tabs")) == ["test"]


def test_several_notices_are_one_mail_and_the_next_one_comes_later(tmp_path: Path) -> None:
    async def run() -> None:
        async with registry(f"sqlite:///{tmp_path / 'soiree.db'}", PromptedBot()) as tables:
            for seat in (0, 1):
                await add_channel(tables, str(seat), "email", f"{seat}@mail.example")
            ids = [await start_table(tables, "gatsby", bots="pp") for _ in range(5)]
            turns = {id: await whose_turn(tables, id) for id in ids}
            await writer(tables).derive(ids)
            recorder = Recorder(asyncio.Queue(), digest=True)
            async with sending(outbox(tables, "email", recorder)):
                for _ in set(turns.values()):
                    target, items, _ = await recorder.next()
                    assert {item.table for item in items} == {id for id in ids if target.address == f"{turns[id]}@mail.example"}
                await until(
                    tables, lambda connection: all(ready > now_ms() + DIGEST_PAUSE / 2 for ready in _ready_times(connection, turns))
                )
            await play_turn(tables, ids[0], turns[ids[0]])
            await play_turn(tables, ids[0], 1 - turns[ids[0]])
            await writer(tables).derive(ids)
            due = await tables.store.read(notifications.next_due)
            assert due.keys() == {"email"}
            assert due["email"] > now_ms() + DIGEST_PAUSE / 2 or len(set(turns.values())) == 1  # the other has not had a mail yet

    asyncio.run(run())


def _ready_times(connection: Connection, turns: dict[str, int]) -> list[int]:
    columns = schema.channels.c
    people = {str(seat) for seat in turns.values()}
    return list(connection.scalars(select(columns.ready_at).where(columns.person.in_(people))))


def test_quiet_hours_postpone_what_is_about_a_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with registry(f"sqlite:///{tmp_path / 'soiree.db'}", PromptedBot()) as tables:
            both = {seat: await add_channel(tables, str(seat), "push", f"browser {seat}") for seat in (0, 1)}
            id = await start_table(tables, "gatsby", bots="pp")
            seat = await whose_turn(tables, id)
            minute = now_ms() // 60_000 % 1440
            quiet = QuietHours((minute - 60) % 1440, (minute + 60) % 1440, "UTC")
            await tables.store.write((), lambda connection: channels.set_quiet_hours(connection, str(seat), quiet))
            await writer(tables).derive([id])
            await add_test(tables, both[seat].id)
            recorder = Recorder(asyncio.Queue())
            async with sending(outbox(tables, "push", recorder)):
                assert (await recorder.next())[1][0].kind == "test"
            due = await tables.store.read(lambda connection: notifications.read_due(connection, both[seat].id, now_ms() + 7_200_000))
            assert "turn" in {notification.kind for notification in due}

    asyncio.run(run())


def test_a_vacation_that_ends_early_makes_the_reminder_due_earlier(database: str) -> None:
    async def run() -> None:
        async with registry(database, PromptedBot()) as tables:
            both = {seat: await add_channel(tables, str(seat), "push", f"browser {seat}") for seat in (0, 1)}
            id = await start_table(tables, "gatsby", bots="pp", clock=ClockRules("days", days=2))
            seat, begins = await whose_turn(tables, id), now_ms()
            await tables.append(id, lambda table: table.set_vacation(str(seat), begins, begins + 20 * DAY))
            await writer(tables).derive([id])
            assert begins + 21 * DAY < await reminder_due(tables, both[seat].id) < begins + 22 * DAY
            await tables.append(id, lambda table: table.set_vacation(str(seat), begins, now_ms()))
            await writer(tables).derive([id])
            assert begins + DAY < await reminder_due(tables, both[seat].id) < begins + 2 * DAY
            await tables.store.write((), lambda connection: notifications.finish(connection, _clock_of(connection, both[seat].id), "sent"))
            await writer(tables).derive([id])
            assert await reminder_due(tables, both[seat].id) is None, "it was sent"

    asyncio.run(run())


@pytest.mark.parametrize("changed", ["before the turn", "during the turn"])
def test_a_reminder_comes_before_quiet_hours_in_which_the_clock_runs_out(database: str, changed: str) -> None:
    async def run() -> None:
        async with registry(database, PromptedBot()) as tables:
            both = {seat: await add_channel(tables, str(seat), "push", f"browser {seat}") for seat in (0, 1)}
            began = now_ms()
            minute = began // 60_000 % 1440
            quiet = QuietHours((minute + 17 * 60) % 1440, (minute - 10) % 1440, "UTC")  # from an hour before it is due

            def be_quiet(connection: Connection) -> None:
                for seat in both:
                    channels.set_quiet_hours(connection, str(seat), quiet)
                    notifications.plan_reminders_again(connection, str(seat), now_ms())

            if changed == "before the turn":
                await tables.store.write((), be_quiet)
            id = await start_table(tables, "gatsby", bots="pp", clock=ClockRules("days", days=1))
            channel = both[await whose_turn(tables, id)].id
            await writer(tables).derive([id])
            if changed == "during the turn":
                assert await reminder_due(tables, channel) > began + 17 * 3_600_000
                await tables.store.write((), be_quiet)
            async with sending(outbox(tables, "push", Recorder(asyncio.Queue()))):
                await until(tables, lambda connection: not notifications.read_due(connection, channel, now_ms()))
            due = await reminder_due(tables, channel)
            assert began + 16 * 3_600_000 < due < began + 17 * 3_600_000
            assert quiet.end_of(due) is None

    asyncio.run(run())


async def reminder_due(tables: TableRegistry, channel: str) -> Any:
    columns = schema.notifications.c
    query = select(columns.due_at).where(columns.channel == channel, columns.kind == "clock")
    return await tables.store.read(lambda connection: connection.execute(query).scalar_one())


def _clock_of(connection: Connection, channel: str) -> list[Notification]:
    return [one for one in notifications.read_due(connection, channel, now_ms() + 30 * DAY) if one.kind == "clock"]


def test_a_push_message_is_kept_until_the_clock_runs_out() -> None:
    async def run(useful_until: int | None) -> int:
        async with loop_receiver() as service:
            key, browser = new_key(), Browser(service, "0")
            browser.server_key = public_key(key)

            async def push_key() -> str:
                return key

            target = Target("c", browser.subscription["endpoint"], " ".join(browser.subscription["keys"].values()), "en", "", "")
            item = Item("turn", "t", 1, "/table/t", {"en": "Gatsby"}, (), useful_until=useful_until)
            await PushSender(push_key, private=True).send(target, [item], "id")
            ((_, headers, _),) = service.received
            return int(headers["ttl"])

    assert asyncio.run(run(None)) == 86_400
    assert 7_100 <= asyncio.run(run(now_ms() + 7_200_000)) <= 7_200
    assert asyncio.run(run(now_ms() - 1000)) == 60, "it is at least tried"
    assert asyncio.run(run(now_ms() + 90 * DAY)) == 28 * 86_400


def test_two_nodes_send_everything_once(database: str) -> None:
    async def run() -> None:
        sent: asyncio.Queue[Sent] = asyncio.Queue()
        async with registry(database, PromptedBot()) as one, registry(database, PromptedBot()) as other:
            added = [await add_channel(one, f"person {number}", "push", f"browser {number}") for number in range(40)]
            for channel in added:
                await add_test(one, channel.id)
            async with sending(outbox(one, "push", Recorder(sent))), sending(outbox(other, "push", Recorder(sent))):
                first = [await Recorder(sent).next() for _ in added]
                for channel in added:
                    await add_test(one, channel.id)
                second = [await Recorder(sent).next() for _ in added]
            assert sent.empty()
        for messages in (first, second):
            assert {target.id for target, _, _ in messages} == {channel.id for channel in added}
        assert len({id for _, _, id in first + second}) == 80

    asyncio.run(run())


def test_a_table_lags_only_with_what_somebody_can_be_notified_of(database: str) -> None:
    """The search of a node opens each table that lags. What happened before anybody there had a channel is sent to nobody."""

    async def run() -> None:
        with clock_by_hand() as now:
            async with registry(database, PromptedBot()) as tables:
                id = await start_table(tables, "gatsby", bots="pp")
                now[0] += 1_000_000_000
                for seat in (0, 1):
                    await add_channel(tables, str(seat), "push", f"browser {seat}")
                assert await tables.store.read(notifications.read_lagging) == []
                await play_turn(tables, id, await whose_turn(tables, id))
                assert await tables.store.read(notifications.read_lagging) == [id]
                await writer(tables).derive([id])
                assert await tables.store.read(notifications.read_lagging) == []

    asyncio.run(run())


def test_a_receiver_that_does_not_answer_holds_up_no_other(tmp_path: Path) -> None:
    async def run() -> None:
        async with registry(f"sqlite:///{tmp_path / 'soiree.db'}", PromptedBot()) as tables:
            silent, push = Silent(asyncio.Queue()), Recorder(asyncio.Queue())
            made = outbox(tables, "push", push)
            made.senders["email"] = silent
            mails = [
                await add_channel(tables, f"person {number}", "email", f"{number}@mail.example") for number in range(SLOTS["email"] + 3)
            ]
            for channel in mails:
                await add_test(tables, channel.id)
            async with sending(made):
                for _ in range(SLOTS["email"]):
                    await silent.next()
                channel = await add_channel(tables, "0", "push")
                await add_test(tables, channel.id)
                made.wake()
                assert (await push.next())[0].id == channel.id
                assert silent.sent.empty()
                id = await start_table(tables, "gatsby", bots="pp")
                await play_turn(tables, id, await whose_turn(tables, id))

    asyncio.run(run())


def test_receivers_of_one_person_that_do_not_answer_hold_up_nobody_else(database: str) -> None:
    async def run() -> None:
        async with registry(database, PromptedBot()) as tables:
            silent = Silent(asyncio.Queue())
            made = outbox(tables, "webhook", silent)
            for number in range(channels.MAX_CHANNELS):
                await add_test(tables, (await add_channel(tables, "mallory", "webhook", f"https://silent.example/{number}")).id)
            async with sending(made):
                for _ in range(SLOTS["webhook"] // 2):
                    await silent.next()
                channel = await add_channel(tables, "ann", "webhook")
                await add_test(tables, channel.id)
                made.wake()
                assert (await silent.next())[0].id == channel.id

    asyncio.run(run())


def test_what_fails_is_given_up_after_some_tries(tmp_path: Path) -> None:
    class Failing(Recorder):
        async def send(self, target: Target, items: Sequence[Item], id: str) -> None:
            await super().send(target, items, id)
            raise DeliveryFailed("status 500") if self.sent.qsize() % 2 else RuntimeError("a defect")

    async def run() -> None:
        async with registry(f"sqlite:///{tmp_path / 'soiree.db'}", PromptedBot()) as tables:
            channel = await add_channel(tables, "0", "push")
            await add_test(tables, channel.id)
            failing = Failing(asyncio.Queue())
            async with sending(outbox(tables, "push", failing)):
                await until(tables, lambda connection: not notifications.next_due(connection))
            assert failing.sent.qsize() == MAX_ATTEMPTS
            assert len({id for _, _, id in [failing.sent.get_nowait() for _ in range(MAX_ATTEMPTS)]}) == 1

    asyncio.run(run())


def test_a_greylisted_mail_is_sent_again_and_a_bounced_address_is_removed(tmp_path: Path) -> None:
    async def run() -> None:
        async with registry(f"sqlite:///{tmp_path / 'soiree.db'}", PromptedBot()) as tables:
            channel = await add_channel(tables, "0", "email", "ann@mail.example")
            with mail_server() as mailbox:
                mailbox.answers = ["451 4.7.1 Greylisted, try again", "450 4.2.1 Try again"]
                await add_test(tables, channel.id)
                sender = MailSender(parse_server(mailbox.url, "soiree@play.example"), "https://play.example")
                async with sending(outbox(tables, "email", sender)) as sends:
                    message = await asyncio.to_thread(mailbox.next)
                    assert (message["to"], message["subject"]) == ("ann@mail.example", "Notifications work")
                    await until(
                        tables, lambda connection: (found := channels.find(connection, channel.id)) is not None and found.failures == 0
                    )
                    mailbox.answers = ["550 5.1.1 No such user"]
                    await add_test(tables, channel.id)
                    sends.wake()
                    await until(tables, lambda connection: channels.find(connection, channel.id) is None)
                assert mailbox.received.empty()

    asyncio.run(run())


@pytest.mark.parametrize("meanwhile", ["nothing", "moved", "wants no turns", "unsubscribed", "an hour goes by"])
def test_what_is_no_longer_news_when_a_slow_receiver_has_answered_is_not_sent(tmp_path: Path, meanwhile: str) -> None:
    async def run() -> list[str]:
        async with registry(f"sqlite:///{tmp_path / 'soiree.db'}", PromptedBot()) as tables:
            channel = await add_channel(tables, "0", "webhook")
            ids: list[str] = []
            while len(ids) < 2:
                id = await start_table(tables, "gatsby", bots="pp")
                ids += [id] if await whose_turn(tables, id) == 0 else []
            await writer(tables).derive(ids)

            class Slow(Recorder):
                async def send(self, target: Target, items: Sequence[Item], id: str) -> None:
                    await super().send(target, items, id)
                    if self.sent.qsize() > 1:
                        return
                    now[0] += 3_600_000_000_000 if meanwhile == "an hour goes by" else 2_000_000_000
                    (other,) = set(ids) - {items[0].table}
                    if meanwhile == "moved":
                        await play_turn(tables, other, 0)
                    if meanwhile == "wants no turns":
                        await tables.store.write((), lambda connection: channels.change(connection, "0", channel.id, ["over"], "en"))
                    if meanwhile == "unsubscribed":
                        await tables.store.write((), lambda connection: channels.remove(connection, channel.id))

            slow = Slow(asyncio.Queue())
            async with sending(outbox(tables, "webhook", slow)) as sends:
                await until(tables, lambda connection: not notifications.next_due(connection))
                await asyncio.gather(*sends._sending["webhook"])
            return [item.kind for _ in range(slow.sent.qsize()) for item in slow.sent.get_nowait()[1]]

    with clock_by_hand() as now:
        now[0] += 1_000_000  # a turn that begins in the moment of the subscription is news, too
        both = meanwhile in {"nothing", "an hour goes by"}
        assert asyncio.run(run()) == (["turn", "turn"] if both else ["turn"])


def test_a_link_to_confirm_is_not_sent_again_to_an_address_that_is_confirmed(tmp_path: Path) -> None:
    async def run() -> list[str]:
        async with registry(f"sqlite:///{tmp_path / 'soiree.db'}", PromptedBot()) as tables:
            channel = await add_channel(tables, "0", "email", "ann@mail.example")
            await tables.store.write((), lambda connection: notifications.add_direct(connection, channel.id, "confirm", now_ms() - 1))
            await add_test(tables, channel.id)
            recorder = Recorder(asyncio.Queue(), digest=True)
            async with sending(outbox(tables, "email", recorder)):
                return [item.kind for item in (await recorder.next())[1]]

    assert asyncio.run(run()) == ["test"]


@pytest.mark.parametrize(
    ("answer", "gone"),
    [
        ("550 5.1.1 No such user", True),
        ("550 5.1.10 RESOLVER.ADR.RecipientNotFound", True),
        ("550 No such user here", True),
        ("551 User not local", True),
        ("550 5.7.1 Unable to relay", False),  # the operator's mail server is not set up for us
        ("550 relay not permitted", False),
        ("550 5.7.26 This mail has been blocked because the sender is unauthenticated", False),
        ("550 5.1.8 Sender address rejected: Domain not found", False),
        ("552 5.2.2 Mailbox full", False),
        ("554 5.7.1 Relay access denied", False),
        ("450 4.1.1 Try again", False),
    ],
)
def test_which_refusals_say_that_a_mailbox_is_gone(answer: str, gone: bool) -> None:
    async def run() -> None:
        server = parse_server(mailbox.url, "soiree@play.example")
        with pytest.raises(AddressGone if gone else DeliveryFailed):
            await MailSender(server, "https://play.example").confirm(Target("c", "ann@mail.example", "", "en", "", "token"), "token", "id")

    with mail_server() as mailbox:
        mailbox.answers = [answer]
        asyncio.run(run())


def test_what_is_sent_again_after_a_crash_is_recognisable(tmp_path: Path) -> None:
    """The node dies after it has sent and before it has marked it; meanwhile there is something new."""

    class Dying:
        """Sends, and then the node dies."""

        def __init__(self, sender: Sender) -> None:
            self.sender, self.digest = sender, sender.digest

        async def send(self, target: Target, items: Sequence[Item], id: str) -> None:
            await self.sender.send(target, items, id)
            raise asyncio.CancelledError

    async def run() -> None:
        key = new_key()

        async def push_key() -> str:
            return key

        async with (
            registry(f"sqlite:///{tmp_path / 'soiree.db'}", PromptedBot()) as tables,
            loop_receiver() as service,
            loop_mail_server() as (mailbox, smtp),
        ):
            browser = Browser(service)
            browser.server_key = public_key(key)
            secret = " ".join(browser.subscription["keys"].values())
            senders: dict[ChannelKind, tuple[Sender, str, str]] = {
                "push": (PushSender(push_key, private=True), browser.subscription["endpoint"], secret),
                "webhook": (WebhookSender("https://play.example", private=True), f"{service.url}/hook", "signed"),
                "email": (MailSender(parse_server(smtp, "soiree@play.example"), "https://play.example"), "ann@mail.example", ""),
            }
            first = await start_table(tables, "gatsby", bots="pp")
            seat = await whose_turn(tables, first)

            def add(connection: Connection) -> None:
                for kind, (_, address, secret) in senders.items():
                    added = channels.add(connection, str(seat), kind, address, secret=secret, wants=["turn"], language="en")
                    channels.confirm(connection, added.id)
                connection.execute(update(schema.channels).values(created_at=0))

            async def send(dying: bool) -> list[tuple[str, ...]]:
                """What receivers can recognise a message by, and what the e-mails say."""
                made = Outbox(tables, lambda purpose, channel: f"{purpose}-{channel}")
                made.senders = {kind: Dying(sender) if dying else sender for kind, (sender, _, _) in senders.items()}
                count = len(service.received) + len(mailbox.received)
                async with sending(made):
                    async with asyncio.timeout(PATIENCE):
                        while len(service.received) + len(mailbox.received) < count + (3 if dying else 6):
                            await asyncio.sleep(0.01)
                    if not dying:
                        await until(tables, lambda connection: not notifications.next_due(connection))
                requests, service.received = service.received, []
                mails, mailbox.received = mailbox.received, []
                found: list[tuple[str, ...]] = []
                for path, headers, body in requests:
                    if path == browser.path:
                        message = browser.read(headers, body)
                        found.append(("push", headers["topic"], message["tag"], message["id"]))
                    else:
                        found.append(("webhook", headers["soiree-id"], check_webhook("signed", (path, headers, body))["id"]))
                return found + [("email", email.message_from_bytes(mail)["message-id"], str(mail.count(b"/table/"))) for mail in mails]

            await tables.store.write((), add)
            await writer(tables).derive([first])
            before = await send(dying=True)
            assert sorted(kind for kind, *_ in before) == ["email", "push", "webhook"]
            second = await start_table(tables, "gatsby", bots="pp")
            while await whose_turn(tables, second) != seat:
                second = await start_table(tables, "gatsby", bots="pp")
            await writer(tables).derive([second])
            await tables.store.write((), lambda connection: connection.execute(update(schema.channels).values(ready_at=0)))
            after = await send(dying=False)
            assert len(after) == len(set(after)) == 6, "the new one has ids of its own"
            assert set(before) < set(after), "and what was sent before has the same ids again, and says the same"

    asyncio.run(run())


def test_a_password_goes_only_to_a_mail_server_that_is_who_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, logins = certificate(tmp_path), []
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(file)

    def authenticate(_server: object, _session: object, _envelope: object, _mechanism: str, data: LoginPassword) -> AuthResult:
        logins.append((data.login, data.password))
        return AuthResult(success=True)

    with mail_server(tls_context=tls, authenticator=authenticate, auth_required=True) as mailbox:
        url = mailbox.url.replace("smtp://127.0.0.1", "smtp://ann%40play.example:p%40ss@localhost")
        sender = MailSender(parse_server(url, ""), "https://play.example")
        target, items = Target("c", "bob@mail.example", "", "en", "", "t"), [Item("test", "", 1, "/me", {}, ())]

        async def run() -> None:
            with pytest.raises(DeliveryFailed, match="does not answer"):
                await sender.send(target, items, "1")
            assert logins == []
            monkeypatch.setenv("SSL_CERT_FILE", str(file))
            await sender.send(target, items, "2")

        asyncio.run(run())
        assert logins == [(b"ann@play.example", b"p@ss")]
        assert mailbox.next()["from"] == "Soirée <ann@play.example>"


def test_a_mail_server_that_never_closes_holds_no_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def stay(server: SMTP, _argument: str) -> None:
        await server.push("221 Bye")

    file = certificate(tmp_path)
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(file)
    monkeypatch.setattr(SMTP, "smtp_QUIT", stay)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    with mail_server(tls_context=tls) as mailbox:
        sender = MailSender(parse_server(mailbox.url.replace("127.0.0.1", "localhost"), ""), "https://play.example")

        async def run() -> None:
            await sender.send(Target("c", "bob@mail.example", "", "en", "", "t"), [Item("test", "", 1, "/me", {}, ())], "1")
            watched = vars(asyncio.get_running_loop())["_selector"].get_map()
            assert len(watched) == 1  # the loop's own pipe

        asyncio.run(run())
        assert mailbox.next()["to"] == "bob@mail.example"


async def until(tables: TableRegistry, holds: Callable[[Connection], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await tables.store.read(holds):
            pass


# ---------------------------------------------------------------- addresses


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "255.255.255.255"),
        *("::1", "::", "fe80::1%eth0", "fc00::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "64:ff9b::7f00:1", "2002:7f00:1::", "ff02::1"),
        *("192.0.0.192", "192.88.99.1", "fec0::1", "::7f00:1", "64:ff9b:1::1", "2001:db8::1", "3fff::1", "5f00::1", "4000::1"),
    ],
)
def test_addresses_that_are_not_of_the_internet(address: str) -> None:
    assert not outbound.is_public(address)
    assert outbound.is_public("93.184.215.14")
    assert outbound.is_public("2606:2800:21f:cb07:6820:80da:af6b:8b2c")


def test_requests_go_to_public_addresses_only_and_follow_no_redirect() -> None:
    with receiver() as service:
        port = service.url.rpartition(":")[2]
        post = partial(outbound.post, headers={}, body=b"{}")
        for url in (f"https://127.0.0.1:{port}/", f"https://localhost:{port}/", f"https://[::ffff:127.0.0.1]:{port}/"):
            with pytest.raises(DeliveryFailed, match="not public"):
                asyncio.run(post(url, private=False))
        with pytest.raises(DeliveryFailed, match="not allowed"):
            asyncio.run(post(service.url, private=False))  # not encrypted
        assert service.received.empty()
        service.answers = [302]
        status, headers = asyncio.run(post(service.url + "/first", private=True))
        assert (status, headers["location"]) == (302, "/elsewhere")
        assert service.next()[0] == "/first"
        assert service.received.empty()


def test_names_that_are_not_resolved_keep_nothing_else_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody's name server may keep quiet. Records, lessons and puzzles are read in the threads that asyncio has for everything."""
    answered, resolving = threading.Event(), threading.Semaphore(0)
    resolve = socket.getaddrinfo

    def quiet_name_server(host: str, *more: Any, **named: Any) -> list[Any]:  # any: as the standard library has it
        if host != "quiet.example":
            return resolve(host, *more, **named)
        resolving.release()
        answered.wait(PATIENCE)
        raise socket.gaierror

    monkeypatch.setattr(socket, "getaddrinfo", quiet_name_server)

    async def run() -> None:
        post = partial(outbound.post, "https://quiet.example/", {}, b"{}", private=False)
        posts = [asyncio.create_task(post()) for _ in range(40)]  # asyncio has at most 32 threads
        try:
            await asyncio.get_running_loop().run_in_executor(patient, resolving.acquire)
            async with asyncio.timeout(PATIENCE / 2):
                assert await asyncio.to_thread(lambda: "read") == "read"
        finally:
            answered.set()
        assert all(isinstance(found, DeliveryFailed) for found in await asyncio.gather(*posts, return_exceptions=True))

    with ThreadPoolExecutor(1) as patient:
        asyncio.run(run())


@pytest.mark.parametrize(
    "url", ["", "https://", "ftp://x/", "https://user@x/", "https://x:0/", "https://x:99999/", "https://x/\n", "https://é/"]
)
def test_what_is_no_address_of_a_webhook(url: str) -> None:
    with pytest.raises(outbound.BadUrl):
        outbound.check_url(url, private=True)


@pytest.mark.parametrize(
    "text", ["", "ann", "@x", "ann@", "a b@x", "ann@x\r\nBcc: bob@x", '"a"@x', "a@b@c", "ann@[127.0.0.1]", "<a@x>", "a@x,b@x"]
)
def test_what_is_no_address_of_mail(text: str) -> None:
    assert not is_address(text)
    assert is_address("ann.o'neill+games@mail.example")
