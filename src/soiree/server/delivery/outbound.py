"""POST requests to addresses that people give us: push services and webhooks.

Such an address could point into the operator's own network. So the name is resolved once, every address must be a public one, the
connection goes to the address that was checked, redirects are not followed, time and size are bounded, and bodies of answers are not read.
"""

import asyncio
import ipaddress
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from urllib.parse import urlsplit

import h11

from soiree.server.delivery.outcomes import DeliveryFailed

TIMEOUT = 10.0  # seconds for everything, from the name to the status
MAX_ANSWER_HEAD = 16 * 1024  # bytes
MAX_URL = 1000  # characters
# Names are resolved in separate threads: a name server that does not answer keeps a thread for longer than TIMEOUT, and nothing else
# of the server may wait for that.
MAX_RESOLVING = 64
_UNICAST = ipaddress.ip_network("2000::/3")  # all that is assigned on the internet
# Not of the internet, or standing for other addresses, though Python calls them global: metadata services of clouds (192.0.0.192), relays
# and translations between IPv4 and IPv6, documentation.
_SPECIAL = [ipaddress.ip_network(network) for network in ("192.0.0.0/24", "192.88.99.0/24", "2001::/32", "2002::/16", "3fff::/20")]


class BadUrl(ValueError):
    """No request can be sent to this URL."""


def check_url(url: str, private: bool) -> None:
    """Refuses what is no HTTPS URL. With `private`, HTTP is allowed too."""
    try:
        parts = urlsplit(url)
        known = parts.scheme == "https" or (private and parts.scheme == "http")
        valid = known and parts.hostname and parts.username is None and (parts.port is None or parts.port > 0)
    except ValueError:
        valid = False
    if not valid or len(url) > MAX_URL or any(not "!" <= letter <= "~" for letter in url):
        raise BadUrl


def is_public(address: str) -> bool:
    """Whether an IP address is one of the internet. IPv6 addresses that stand for IPv4 addresses are not: they could stand for any."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if ip.version == 6 and ip not in _UNICAST:
        return False
    return ip.is_global and not ip.is_multicast and not any(ip in network for network in _SPECIAL)


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


@cache
def _resolvers() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(MAX_RESOLVING, thread_name_prefix="resolver")


async def post(url: str, headers: dict[str, str], body: bytes, private: bool) -> tuple[int, dict[str, str]]:
    """Status and headers of the answer. `private`: also to addresses that are not public. DeliveryFailed if there is no answer."""
    try:
        async with asyncio.timeout(TIMEOUT):
            return await _post(url, headers, body, private)
    except TimeoutError:
        raise DeliveryFailed("no answer in time") from None
    except BadUrl:  # when it was added, other addresses were allowed
        raise DeliveryFailed("the address is not allowed") from None
    except (OSError, h11.ProtocolError) as error:
        raise DeliveryFailed(type(error).__name__) from None


async def _post(url: str, headers: dict[str, str], body: bytes, private: bool) -> tuple[int, dict[str, str]]:
    check_url(url, private)
    parts = urlsplit(url)
    host, secure = parts.hostname or "", parts.scheme == "https"
    address, port = await _resolve(host, parts.port or (443 if secure else 80), private)
    server_name = host if secure else None
    reader, writer = await asyncio.open_connection(address, port, ssl=_tls() if secure else None, server_hostname=server_name)
    try:
        connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=MAX_ANSWER_HEAD)
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        fields = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close", "User-Agent": "soiree", **headers}
        request = h11.Request(method="POST", target=target, headers=list(fields.items()))
        for event in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(connection.send(event) or b"")
        await writer.drain()
        while True:
            answer = connection.next_event()
            if answer is h11.NEED_DATA:
                connection.receive_data(await reader.read(4096))
            elif isinstance(answer, h11.Response):
                return answer.status_code, {name.decode("latin-1"): value.decode("latin-1") for name, value in answer.headers}
            elif not isinstance(answer, h11.InformationalResponse):
                raise DeliveryFailed("the connection was closed")
    finally:
        writer.close()


async def _resolve(host: str, port: int, private: bool) -> tuple[str, int]:
    """The address to connect to. Fails if one of the name's addresses is not public."""
    resolve = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_resolvers(), resolve)
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not (private or all(map(is_public, addresses))):
        raise DeliveryFailed("the address is not public")
    return addresses[0], port


def retry_after(headers: dict[str, str]) -> float | None:
    """Seconds, if the answer says so."""
    value = headers.get("retry-after", "")
    return float(value) if value.isdigit() and len(value) < 7 else None
