"""How often a login may be tried.

By address, and by login and address together; never by the login alone, because then a stranger's wrong tries would lock the right
person out. A browser that has logged in before has a device pass: it is counted on its own, even if others share its address.
"""

from soiree.server.limits.rate_limit import RateLimiter
from soiree.server.refusals import TooManyRequests


class LoginLimits:
    def __init__(self) -> None:
        self._by_address = RateLimiter(20, 1 / 3)
        self._by_login = RateLimiter(10, 0.1)  # of one address
        self._by_device = RateLimiter(10, 0.1)

    def take(self, login: str, address: str, device: str | None) -> None:
        """Counts a try; refuses it if there were too many. `device`: the id of a device pass for this login."""
        if device is not None:
            self._take(self._by_device, device)
            return
        self._take(self._by_address, address)
        self._take(self._by_login, f"{login.lower()} {address}")

    def take_account(self, address: str) -> None:
        """Counts a new account, which needs a hash too."""
        self._take(self._by_address, address)

    def _take(self, limiter: RateLimiter, client: str) -> None:
        if not limiter.take(client):
            raise TooManyRequests("login-tries", limiter.retry_after)
