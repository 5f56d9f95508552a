"""Who receives notifications: a push service with a browser behind it, a webhook, a mail server. Each is a real one, on loopback."""

import asyncio
import base64
import contextlib
import email
import email.policy
import hmac
import json
import os
import queue
import random
import struct
import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Protocol

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID

from tests.server.machines import free_port

PATIENCE = 60  # seconds
Received = tuple[str, dict[str, str], bytes]  # path, headers, body


class Service(Protocol):
    """A push service, by its address."""

    url: str


class Receiver:
    """Receives POST requests. `answers`: the statuses of the next ones, then 201. With `hold`, a request is answered after it is set."""

    def __init__(self) -> None:
        self.received: queue.SimpleQueue[Received] = queue.SimpleQueue()
        self.answers: list[int] = []
        self.hold: threading.Event | None = None
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers["Content-Length"])
                body = self.rfile.read(length)
                if len(body) < length:  # the sender was killed before it had sent everything
                    return
                status = receiver.take((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                if receiver.hold is not None:
                    receiver.hold.wait(PATIENCE)
                with contextlib.suppress(OSError):  # the sender may be gone
                    self.send_response(status)
                    self.send_header("Location", "/elsewhere")
                    self.send_header("Content-Length", "0")
                    self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()

    def take(self, request: Received) -> int:
        """Receives a request. The status of the answer to it."""
        self.received.put(request)
        return self.answers.pop(0) if self.answers else 201

    def close(self) -> None:
        if self.hold is not None:
            self.hold.set()
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def next(self) -> Received:
        return self.received.get(timeout=PATIENCE)


class UnsteadyReceiver(Receiver):
    """The push service and the webhooks of everybody. `failing`: the share of requests that are refused for the moment."""

    def __init__(self, rng: random.Random) -> None:
        self.gone: set[str] = set()
        self.failing = 0.0
        self.failed = 0
        self.accepted: list[Received] = []
        self._rng = rng
        super().__init__()

    def take(self, request: Received) -> int:
        if request[0] in self.gone:
            return 410
        if self._rng.random() < self.failing:
            self.failed += 1
            return 503
        self.accepted.append(request)
        return 201


@contextlib.contextmanager
def receiver() -> Iterator[Receiver]:
    started = Receiver()
    try:
        yield started
    finally:
        started.close()


class Browser:
    """A browser that has subscribed at a push service: it decrypts what arrives there, and checks who has sent it."""

    def __init__(self, service: Service, name: str = "browser") -> None:
        self.service = service
        self.path = f"/push/{name}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = os.urandom(16)
        self.server_key = ""  # with which it has subscribed

    @property
    def subscription(self) -> dict[str, Any]:
        keys = {"p256dh": _encode(_point(self._key.public_key())), "auth": _encode(self._secret)}
        return {"endpoint": self.service.url + self.path, "keys": keys}

    def next(self) -> dict[str, Any]:
        """The next message."""
        assert isinstance(self.service, Receiver)
        path, headers, body = self.service.next()
        assert path == self.path
        return self.read(headers, body)

    def read(self, headers: dict[str, str], body: bytes) -> dict[str, Any]:
        self._check_sender(headers["authorization"])
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        assert len(headers["topic"]) <= 32
        salt, (size, length) = body[:16], struct.unpack("!IB", body[16:21])
        theirs, encrypted = body[21 : 21 + length], body[21 + length :]
        assert len(encrypted) <= size
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        secret = _derive(shared, self._secret, b"WebPush: info\0" + _point(self._key.public_key()) + theirs, 32)
        key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, encrypted, None)
        assert text.endswith(b"\x02")
        message: dict[str, Any] = json.loads(text[:-1])
        return message

    def _check_sender(self, authorization: str) -> None:
        scheme, _, values = authorization.partition(" ")
        fields = dict(part.strip().split("=", 1) for part in values.split(","))
        assert scheme == "vapid"
        assert fields["k"] == self.server_key
        head, claims, signature = fields["t"].split(".")
        raw = _decode(signature)
        signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decode(self.server_key))
        key.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
        assert json.loads(_decode(claims))["aud"] == self.service.url


def check_webhook(secret: str, received: Received) -> dict[str, Any]:
    """The message of a webhook, as a receiver that follows docs/api.md reads it."""
    _, headers, body = received
    expected = hmac.digest(secret.encode(), headers["soiree-timestamp"].encode() + b"." + body, "sha256").hex()
    assert headers["soiree-signature"] == f"v1={expected}"
    message: dict[str, Any] = json.loads(body)
    assert headers["soiree-id"] == message["id"]
    return message


class Mailbox:
    """What a mail server has received. `answers`: to the next recipients, then they are accepted."""

    def __init__(self) -> None:
        self.received: queue.SimpleQueue[EmailMessage] = queue.SimpleQueue()
        self.answers: list[str] = []
        self.url = ""

    async def handle_RCPT(self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: list[str]) -> str:  # noqa: N802  # aiosmtpd calls it so
        answer = self.answers.pop(0) if self.answers else "250 OK"
        if answer.startswith("250"):
            envelope.rcpt_tos.append(address)
        return answer

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802  # aiosmtpd calls it so
        assert isinstance(envelope.content, bytes)
        assert b"List-Unsubscribe: =?" not in envelope.content  # mail programs do not decode addresses there
        message = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(message, EmailMessage)
        self.received.put(message)
        return "250 OK"

    def next(self) -> EmailMessage:
        return self.received.get(timeout=PATIENCE)


class MailServer(Controller):
    """aiosmtpd's server, which on its own leaves connections open when it stops in the middle of a session."""

    def __init__(self, mailbox: Mailbox, **more: Any) -> None:
        super().__init__(mailbox, hostname="127.0.0.1", port=free_port(), **more)
        self._connections: list[SMTP] = []

    def factory(self) -> SMTP:
        connection: SMTP = super().factory()  # type: ignore[no-untyped-call]  # aiosmtpd has no type for it
        self._connections.append(connection)
        return connection

    def stop(self, no_assert: bool = False) -> None:
        self.loop.call_soon_threadsafe(self._abort)
        super().stop(no_assert)

    def _abort(self) -> None:
        for transport in [connection.transport for connection in self._connections]:
            if isinstance(transport, asyncio.WriteTransport):
                transport.abort()


@contextlib.contextmanager
def mail_server(**more: Any) -> Iterator[Mailbox]:
    """`more`: arguments of aiosmtpd's server."""
    mailbox = Mailbox()
    controller = MailServer(mailbox, **more)
    controller.start()
    mailbox.url = f"smtp://127.0.0.1:{controller.port}"
    try:
        yield mailbox
    finally:
        controller.stop()


def certificate(folder: Path) -> Path:
    """A file with a certificate for localhost and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    signed = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number(), now - timedelta(days=1), now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "localhost.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(private + signed.public_bytes(Encoding.PEM))
    return file


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
