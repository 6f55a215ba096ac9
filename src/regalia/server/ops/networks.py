"""Which networks an address is in: limits count a whole network where one person may have all of it."""

from ipaddress import IPv6Address, ip_address
from typing import Final

WIDER: Final = (1, 4, 16)
"""How many times the allowance of a /64 of IPv6 the /56 and the /48 have that it is in. A household may have one of
these, and a server can be rented with one; in some networks of phones each phone is a /64."""


def neighbourhood(host: str) -> str:
    """An address as limits count it: a household has a whole /64 of IPv6."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped) if address.ipv4_mapped else address.exploded[:19]
    return host


def networks(address: str) -> tuple[str, ...]:
    """What `neighbourhood` says of an address; if that is a /64 of IPv6, also the /56 and the /48 that it is in."""
    if address.count(":") != 3:
        return (address,)
    return address, address[:17], address[:14]


def widest(address: str) -> str:
    """The network that somebody has who has many addresses."""
    return networks(address)[-1]
