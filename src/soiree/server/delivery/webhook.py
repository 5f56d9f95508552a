"""The request that a webhook gets: JSON, signed with a key that only the receiver and this server know.

`text` and `content` are the same sentence, under the names that Slack, Mattermost and Discord expect.
"""

import hmac

import msgspec

from soiree.server.delivery.content import Item

TIMESTAMP, SIGNATURE, ID = "Soiree-Timestamp", "Soiree-Signature", "Soiree-Id"
_MENTIONS = str.maketrans({"@": "\uff20", "<": "\u2039", ">": "\u203a"})  # names must not call a whole channel of a chat server


def message(item: Item, id: str, language: str, base: str) -> bytes:
    """`base`: the address of this server, '' if it is not known."""
    sentence = " ".join(filter(None, [item.title(language), item.body(language)])).translate(_MENTIONS)
    link = base + item.path
    return msgspec.json.encode(
        {
            "id": id,
            "kind": item.kind,
            "table": item.table,
            "number": item.number,
            "game": item.titles.get(language, ""),
            "players": item.others,
            "url": link,
            "text": f"{sentence} {link}",
            "content": f"{sentence} {link}",
            "allowed_mentions": {"parse": []},
        }
    )


def headers(secret: str, id: str, body: bytes, now: int) -> dict[str, str]:
    """`now`: seconds since 1970. The signature covers the time, so that an old request cannot be sent again."""
    return {"Content-Type": "application/json", ID: id, TIMESTAMP: str(now), SIGNATURE: "v1=" + signature(secret, now, body)}


def signature(secret: str, now: int, body: bytes) -> str:
    return hmac.digest(secret.encode(), f"{now}.".encode() + body, "sha256").hex()
