"""The address of a client: behind which proxies it is, and by which key it is counted."""

import functools
import ipaddress
from collections.abc import Mapping
from typing import Any

from soiree.core.errors import BadOption, problem

IPV6_PREFIX = 64  # bits: one household or machine has at least as many addresses as the rest of them
PRIVATE_NETWORKS = ("127.0.0.0/8", "::1/128", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7")
ANY_PRIVATE = frozenset({"private", "1", "true", "yes"})  # the latter are what earlier versions accepted
NO_PROXIES = frozenset({"0", "false", "no"})


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


def is_loopback(host: str) -> bool:
    """Whether only this machine can be reached by this address or name."""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


class TrustedProxies:
    """The networks of the reverse proxies whose X-Forwarded-For is believed, from the setting `trust_proxy`."""

    def __init__(self, setting: str) -> None:
        words = [word.strip() for word in setting.split(",")]
        words = [word for word in words if word and word.lower() not in NO_PROXIES]
        networks = [network for word in words for network in (PRIVATE_NETWORKS if word.lower() in ANY_PRIVATE else (word,))]
        try:
            self._networks = [ipaddress.ip_network(network) for network in networks]
        except ValueError as error:
            raise BadOption(problem("error-trust-proxy", reason=error)) from None
        self._contains = functools.lru_cache(maxsize=4096)(self._compute_contains)

    def __bool__(self) -> bool:
        return bool(self._networks)

    def __contains__(self, address: object) -> bool:
        return bool(self._networks) and self._contains(str(address))

    def names(self) -> list[str]:
        return [str(network) for network in self._networks]

    def _compute_contains(self, address: str) -> bool:
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return False
        mapped = getattr(parsed, "ipv4_mapped", None)
        return any((mapped or parsed) in network for network in self._networks)
