"""Web Push: the encryption of a message for one browser (RFC 8291, RFC 8188) and the signature of the server (VAPID, RFC 8292)."""

import base64
import json
import os
import struct
from functools import lru_cache

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD_SIZE = 4096
MAX_TEXT = 3000  # bytes; push services accept at least 4096 encrypted ones
SIGNED_FOR = 12 * 3600  # seconds; at most 24 hours are allowed


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def new_key() -> str:
    """A new private key of a server."""
    return encode(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


@lru_cache(4)  # a server has one, and needs it for each message
def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decode(text), "big"), CURVE)


def public_key(text: str) -> str:
    """What a browser needs to subscribe to the server with this private key."""
    return encode(point(private_key(text).public_key()))


def check_subscription(browser_key: str, browser_secret: str) -> bool:
    """Whether a message can be encrypted for these."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(browser_key))
        return len(decode(browser_secret)) == 16
    except ValueError:
        return False


def encrypt(text: bytes, browser_key: str, browser_secret: str) -> bytes:
    """The body of the message. Only the browser that has subscribed can read it; the push service cannot."""
    assert len(text) <= MAX_TEXT
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(browser_key))
    ours = ec.generate_private_key(CURVE)
    ours_public = point(ours.public_key())
    salt = os.urandom(16)
    info = b"WebPush: info\0" + point(theirs) + ours_public
    shared = _derive(ours.exchange(ec.ECDH(), theirs), decode(browser_secret), info, 32)
    key = _derive(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!IB", RECORD_SIZE, len(ours_public)) + ours_public
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)  # 2 ends the last record


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def authorization(key: str, service: str, contact: str, now: int) -> str:
    """The header that proves that the message is from the server to which the browser has subscribed. `now`: seconds since 1970."""
    claims = {"aud": service, "exp": now + SIGNED_FOR, "sub": contact}
    parts = [encode(json.dumps(part, separators=(",", ":")).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    signed = ".".join(parts)
    r, s = decode_dss_signature(private_key(key).sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    return f"vapid t={signed}.{encode(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={public_key(key)}"
