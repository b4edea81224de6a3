"""Who may do what: links nobody can guess, tokens, foreign pages, and how fast a client may talk."""

from __future__ import annotations

import hashlib
import ipaddress
import math
import re
import secrets
import time
from collections.abc import Collection, Iterable
from functools import lru_cache
from urllib.parse import urlsplit

from wondertable.core.refused import Refused
from wondertable.server import hosts

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without the letters and figures that are read for one another: a link may be read aloud."""
TABLE_LENGTH = 20
TABLE = re.compile(rf"[{LETTERS}]{{{TABLE_LENGTH}}}")
MESSAGE_SIZE = 16 * 1024
START_SIZE = 128 * 1024
"""Of the wish for a table, which may bring a saved position with all that happened before it."""
RECORD_SIZE = 1024 * 1024
"""Of a call that brings a record."""
SOON = 3
"""Seconds after which whoever waits for as much as one may wait for should ask again."""


def new_table_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(TABLE_LENGTH))


def is_table_id(text: str) -> bool:
    return TABLE.fullmatch(text) is not None


def new_token() -> str:
    return secrets.token_urlsafe(24)


def fingerprint(token: str) -> str:
    """What is stored of a token: enough to recognise it, useless to whoever reads the database."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def seat_of(fingerprints: Iterable[str | None], token: str | None) -> int | None:
    """The seat a token belongs to. Takes the same time whichever seat it is."""
    if not token:
        return None
    given = fingerprint(token)
    found = None
    for seat, kept in enumerate(fingerprints):
        if kept is not None and secrets.compare_digest(kept, given):
            found = seat
    return found


def same_site(origin: str | None, host: str | None, allowed: Collection[str]) -> bool:
    """Whether a call comes from our own page. Programs that are no browsers send no origin."""
    if origin is None or origin.lower() in allowed:
        return True
    try:
        return host is not None and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


def place(client: tuple[str, int] | None) -> str:
    """Where a client comes from, as limits count it. Of the long addresses everybody has a whole network."""
    return "" if client is None else _place(client[0])


@lru_cache(maxsize=4096)
def _place(address: str) -> str:
    try:
        found = hosts.plain(address)
    except ValueError:
        return address[:100]
    return str(ipaddress.ip_network((found, 64), strict=False)) if found.version == 6 else str(found)


class Allowance:
    """How many messages somebody may send: so many at once, and so many a second after that."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def wait(self) -> int:
        """Whole seconds until there is one again."""
        return max(1, math.ceil((1 - self._left) / self.rate))

    def full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self.rate >= self.burst


class Allowances:
    """One allowance for each address. Those that are full again are forgotten."""

    def __init__(self, burst: float, rate: float, at_most: int = 10_000) -> None:
        self.burst = burst
        self.rate = rate
        self.at_most = at_most
        self._known: dict[str, Allowance] = {}

    def take(self, address: str) -> None:
        """Refused if this address has had its share."""
        if address not in self._known and len(self._known) >= self.at_most:
            self._forget()
        must_have(self._known.setdefault(address, Allowance(self.burst, self.rate)))

    def _forget(self) -> None:
        """Those that are full; and if they are few, of the others the tenth that came first, so that one need not look again soon."""
        left = [(known, allowance) for known, allowance in self._known.items() if not allowance.full()]
        most = self.at_most - max(1, self.at_most // 10)
        self._known = dict(left[-most:] if most else ())


def must_have(allowance: Allowance) -> None:
    """One of what is allowed; refused if there is none now, with the time until there is."""
    if not allowance.take():
        raise too_fast(allowance.wait)


def too_fast(seconds: int) -> Refused:
    return Refused(None, "too-fast", {"seconds": seconds})
