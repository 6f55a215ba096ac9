"""The names by which a service may be called.

A page of a stranger can give its own name the address of this machine, and would then be of the same
host as the service. So a name that nobody has given to the service is refused.
"""

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})


class Hosts:
    """Names of this machine alone; those that were given; and, where others can reach it, any plain address."""

    def __init__(self, bound: str = "127.0.0.1", names: Iterable[str] = ()) -> None:
        self._names = LOOPBACK | {bound.lower(), *(name.lower() for name in names)}
        self._addresses = not _loopback(bound)
        if self._addresses:
            own = socket.gethostname().lower()
            self._names |= {own, f"{own}.local"}

    def know(self, header: str) -> bool:
        """What the Host header of a request says."""
        try:
            place = urlsplit(f"//{header}")
            name = (place.hostname or "").rstrip(".")
            whole = place.netloc == header and place.username is None and place.port != 0
        except ValueError:  # a port that is none
            return False
        if not whole:
            return False
        return name in self._names or (self._addresses and _is_address(name))


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _loopback(bound: str) -> bool:
    return bound.lower() in LOOPBACK or (_is_address(bound) and ip_address(bound).is_loopback)
