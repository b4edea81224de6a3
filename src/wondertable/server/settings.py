"""What can be chosen about a server; the defaults are right for friends at a table."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from wondertable.server.clock import Times
from wondertable.server.pages import STATIC


class Settings(NamedTuple):
    database: str
    allow_origins: frozenset[str] = frozenset()
    """Pages of other sites that may use this server, such as https://friends.example."""
    pages: Path = STATIC
    times: Times = Times()
    hello: float = 30
    """Seconds a new connection has to say hello."""
    idle: float = 600
    """Seconds a table is kept in memory with nobody connected."""
    messages: tuple[float, float] = (40, 10)
    """What one connection may send: so many messages at once, and so many a second."""
    gestures: tuple[float, float] = (80, 40)
    """The same for messages that tell how a hand moves."""
    calls: tuple[float, float] = (200, 20)
    """What one address may ask for with POST: so many at once, and so many a second."""
    connections: int = 500
    """At one table."""
