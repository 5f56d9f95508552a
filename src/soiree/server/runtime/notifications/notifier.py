"""Notifications of people about their tables: the parts of one node that derive and send them, started and stopped together."""

from collections.abc import Awaitable, Callable

from soiree.core.errors import BadOption, problem
from soiree.server.delivery.mail import parse_server
from soiree.server.delivery.outbound import BadUrl, check_url
from soiree.server.delivery.senders import MailSender, PushSender, WebhookSender
from soiree.server.runtime.notifications.outbox import Outbox
from soiree.server.runtime.notifications.writer import NoticeWriter
from soiree.server.runtime.registry import TableRegistry
from soiree.server.settings import Settings
from soiree.server.storage import notifications
from soiree.server.storage.channels import channel_in, link_token


class Notifier:
    """`key`: gives the key that signs links. BadOption if the settings of mail cannot be used."""

    def __init__(self, settings: Settings, registry: TableRegistry, key: Callable[[], bytes]) -> None:
        self._store = registry.store
        self._key = key
        self._push_key = ""
        self.private = settings.private_targets
        self.mails = bool(settings.smtp)
        base = _checked_url(settings.public_url)
        self._outbox = Outbox(registry, lambda purpose, channel: link_token(key(), purpose, channel))
        self._outbox.senders["push"] = PushSender(self.push_key, self.private)
        self._outbox.senders["webhook"] = WebhookSender(base, self.private)
        if settings.smtp:
            if not base:
                raise BadOption(problem("error-smtp-url"))
            self._outbox.senders["email"] = MailSender(parse_server(settings.smtp, settings.mail_from), base)
        self._writer = NoticeWriter(registry, int(settings.notification_delay * 1000), self.wake)

    def start(self) -> None:
        self._writer.start()
        self._outbox.start()

    async def close(self) -> None:
        await self._writer.close()
        await self._outbox.close()

    def join(self, seen_by: Callable[[str], Awaitable[set[str]]]) -> None:
        """There are other nodes: `seen_by` gives who sees a table through any of them."""
        self._outbox.elsewhere = seen_by

    def wake(self) -> None:
        """There is something new to send."""
        self._outbox.wake()

    async def push_key(self) -> str:
        """The private key of this server for push messages. Created when it is first needed."""
        if not self._push_key:
            from soiree.server.delivery.webpush import new_key  # loads slowly, and many servers send no push message

            new = new_key()
            self._push_key = await self._store.write((), lambda connection: notifications.push_key(connection, new))
        return self._push_key

    def confirmed_by(self, token: str) -> str | None:
        """The id of the channel whose address is confirmed by the token of a link."""
        return channel_in(self._key(), "confirm", token)

    def unsubscribed_by(self, token: str) -> str | None:
        """The id of the channel that is removed by the token of a link."""
        return channel_in(self._key(), "unsubscribe", token)


def _checked_url(url: str) -> str:
    """The address of this server, without a slash at its end; '' if it is not known."""
    try:
        if url:
            check_url(url, private=True)
    except BadUrl:
        raise BadOption(problem("error-public-url")) from None
    return url.rstrip("/")
