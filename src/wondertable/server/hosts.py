"""Under which names the server answers. A page elsewhere can make its own name point at this machine; its browser then calls us by that name."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from wondertable.server.settings import Settings

ANYWHERE = ("0.0.0.0", "::", "")  # noqa: S104  # recognised here, not chosen


def names_of(host: str) -> frozenset[str]:
    """The names under which a server that listens at `host` is found in the network."""
    if host not in ANYWHERE:
        return frozenset({host.lower()})
    own = socket.gethostname().lower()
    return frozenset({own, f"{own}.local"})


def name_in(host: str) -> str | None:
    """The name in a Host header, without the port: which port a friend's router or proxy has, nobody here knows."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def is_own(host: str | None, settings: Settings) -> bool:
    """Whether a call is meant for this server.

    Programs that are no browsers may leave the name out. A browser says an address only where it really called that address,
    which may be that of a router or a host in front of this machine: only names can be made to point at us.
    """
    if host is None:
        return True
    name = name_in(host.removesuffix("."))
    if name is None:
        return False
    if name == "localhost" or name.endswith(".localhost") or name in settings.names:
        return True
    if settings.public_url is not None and name == name_in(urlsplit(settings.public_url).netloc):
        return True
    with contextlib.suppress(ValueError):
        plain(name)
        return True
    return False


def is_secure(host: str | None, settings: Settings) -> bool:
    """Whether somebody called us by the name of the public address, and that is an encrypted one."""
    if host is None or settings.public_url is None or not settings.is_behind_tls:
        return False
    return name_in(host.removesuffix(".")) == name_in(urlsplit(settings.public_url).netloc)


def plain(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    """An address, in its older form if it has one, and without the network card it belongs to."""
    found = ipaddress.ip_address(address.partition("%")[0])
    return getattr(found, "ipv4_mapped", None) or found


def is_among(address: str, networks: Iterable[str]) -> bool:
    """Whether an address is one of these, or in one of these networks."""
    try:
        return any(plain(address) in ipaddress.ip_network(network) for network in networks)
    except ValueError:
        return False
