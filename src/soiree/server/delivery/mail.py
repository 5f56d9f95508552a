"""E-mail: the mail server of the operator, and the messages that are sent through it."""

import asyncio
import re
import ssl
from collections.abc import Sequence
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime
from urllib.parse import unquote, urlsplit

import msgspec

from soiree.core.errors import BadOption, problem
from soiree.core.texts.words import words_about
from soiree.server.delivery.content import Item, subject
from soiree.server.delivery.outcomes import AddressGone, DeliveryFailed

TIMEOUT = 20.0  # seconds for each step
NO_SUCH_MAILBOX = frozenset({550, 551, 553})  # in answer to the recipient; other refusals may be about us
# Such a code is also used where the sender is refused, or where the mail server is not set up for us. The enhanced code (RFC 3463) behind
# it says which; Exim sends none.
_ENHANCED = re.compile(r"5\.\d{1,3}\.\d{1,3}\b")
_ABOUT_MAILBOX = re.compile(r"5\.1\.(?:[1236]|10)\b|5\.2\.1\b")
_RELAY = re.compile(r"\brelay", re.IGNORECASE)
_ONE_LINE = SMTP.clone(max_line_length=998)  # a long address in a header is not encoded as words, which mail programs would not undo
MAX_ADDRESS = 254  # characters
_ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_ADDRESS = re.compile(rf"{_ATOM}(\.{_ATOM})*@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")


class MailServer(msgspec.Struct, frozen=True):
    """`secure`: TLS from the beginning; otherwise STARTTLS where it is offered, and always before a password is sent."""

    host: str
    port: int
    user: str
    password: str
    secure: bool
    sender: str


def parse_server(url: str, sender: str) -> MailServer:
    """`smtp://USER:PASSWORD@HOST:PORT` or `smtps://...`. BadOption if it cannot be used."""
    try:
        parts = urlsplit(url)
        port = parts.port or (465 if parts.scheme == "smtps" else 587)
    except ValueError:
        raise BadOption(problem("error-smtp")) from None
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    from_address = sender or (user if "@" in user else f"soiree@{parts.hostname}")
    if parts.scheme not in {"smtp", "smtps"} or not parts.hostname or not is_address(from_address):
        raise BadOption(problem("error-smtp"))
    return MailServer(parts.hostname, port, user, password, parts.scheme == "smtps", from_address)


def is_address(text: str) -> bool:
    """Whether mail can be sent there. What is allowed and never used (quotes, comments, other scripts before the @) is refused."""
    return len(text) <= MAX_ADDRESS and _ADDRESS.fullmatch(text) is not None


def digest(items: Sequence[Item], language: str, base: str, unsubscribe: str) -> EmailMessage:
    """One message for all items. `unsubscribe`: the token of the link."""
    say = words_about("notifications", language)
    parts = ["\n".join(filter(None, [item.title(language), item.body(language), base + item.path])) for item in items]
    parts += [say("notification-mail-why"), f"{say('notification-mail-settings')}\n{base}/me"]
    parts += [f"{say('notification-mail-unsubscribe')}\n{base}/unsubscribe/{unsubscribe}"]
    message = _message(subject(items, language), "\n\n".join(parts))
    message["List-Unsubscribe"] = f"<{base}/api/unsubscribe/{unsubscribe}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return message


def confirmation(language: str, base: str, token: str) -> EmailMessage:
    """Without a name: people who ask for it could write to strangers by choosing one."""
    say = words_about("notifications", language)
    parts = [say("notification-confirm"), f"{base}/confirm/{token}", say("notification-confirm-ignore")]
    return _message(say("notification-confirm-subject"), "\n\n".join(parts))


def _message(title: str, text: str) -> EmailMessage:
    message = EmailMessage()
    message["Subject"] = " ".join(title.splitlines())  # a header is one line; the narrow spaces of French stay
    message["Date"] = format_datetime(localtime())
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text + "\n", cte="quoted-printable")
    return message


def is_gone(code: int, message: str) -> bool:
    """Whether a mail server refuses a recipient because there is no such mailbox, and not because of the sender or of its own set-up."""
    if code not in NO_SUCH_MAILBOX:
        return False
    if _ENHANCED.match(message):
        return _ABOUT_MAILBOX.match(message) is not None
    return _RELAY.search(message) is None


async def send(server: MailServer, address: str, message: EmailMessage, id: str) -> None:
    """Hands the message over to the mail server. The same `id` gives the same Message-ID, by which repeated mail can be recognised."""
    import aiosmtplib  # needed only where there is a mail server

    message["From"] = Address("Soirée", addr_spec=server.sender)
    message["To"] = address
    message["Message-ID"] = f"<{id}@{server.sender.rpartition('@')[2]}>"
    client = aiosmtplib.SMTP(
        hostname=server.host,
        port=server.port,
        username=server.user or None,
        password=server.password or None,
        use_tls=server.secure,
        start_tls=None if server.secure or not server.user else True,
        timeout=TIMEOUT,
    )
    connection: asyncio.BaseTransport | None = None
    try:
        async with client:
            connection = client.transport
            await client.sendmail(server.sender, [address], message.as_bytes(policy=_ONE_LINE))
    except aiosmtplib.SMTPRecipientsRefused as error:
        refused = error.recipients[0]
        if is_gone(refused.code, refused.message):
            raise AddressGone from None
        raise DeliveryFailed(f"the mail server refuses the recipient: {refused.code}") from None
    except aiosmtplib.SMTPResponseException as error:
        raise DeliveryFailed(f"the mail server refuses: {error.code}") from None
    except (aiosmtplib.SMTPException, OSError, ssl.SSLError) as error:
        raise DeliveryFailed(f"the mail server does not answer: {type(error).__name__}") from None
    finally:
        if isinstance(connection, asyncio.WriteTransport):
            connection.abort()  # the session has ended; closing TLS would wait up to 30 s for an answer that some servers never send
