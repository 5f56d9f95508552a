"""The address by which a client is counted."""

import functools
import ipaddress
from collections.abc import Mapping
from typing import Any

IPV6_PREFIX = 64  # bits: one household or machine has at least as many addresses as the rest of them


def client_of(scope: Mapping[str, Any]) -> str:
    """The key by which requests of a client are counted, from an ASGI scope."""
    client = scope.get("client")
    return address_key(str(client[0])) if client else "?"


@functools.lru_cache(maxsize=4096)
def address_key(address: str) -> str:
    """An IPv4 address as it is; of an IPv6 address the network of 64 bits, all of which one client can use."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, IPV6_PREFIX), strict=False))
