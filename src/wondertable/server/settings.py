"""What can be chosen about a server; the defaults are right for friends at a table."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from wondertable.server.clock import Times
from wondertable.server.pages import STATIC
from wondertable.workers import Bounds, spare_cores


class Settings(NamedTuple):
    database: str
    allow_origins: frozenset[str] = frozenset()
    """Pages of other sites that may use this server, such as https://friends.example."""
    trusted_proxies: frozenset[str] = frozenset()
    """Addresses or networks whose word is taken for where a call comes from."""
    public_url: str | None = None
    """Where people find the server, if that is another address than the one it listens at."""
    names: frozenset[str] = frozenset()
    """Names in the network under which the server answers, besides those of this machine itself and its addresses."""
    pages: Path = STATIC
    times: Times = Times()
    request: float = 15
    """Seconds a connection has to ask for something, and to have asked it completely."""
    take: float = 30
    """Seconds in which a client must take some of what it was sent."""
    hello: float = 15
    """Seconds a new connection to a table has to say hello."""
    idle: float = 600
    """Seconds a table is kept in memory with nobody connected."""
    resting: float = 30
    """The same for a table at which nothing happens by itself: its game has not begun, or is over."""
    keep: float | None = None
    """Seconds after which a table that nobody uses is closed, and later deleted; None: never."""
    ageing: float = 3600
    """Seconds between two looks at how old tables are."""
    messages: tuple[float, float] = (40, 10)
    """What one seat may send: so many messages at once, and so many a second."""
    gestures: tuple[float, float] = (80, 40)
    """The same for messages that tell how a hand moves."""
    words: tuple[float, float] = (10, 0.5)
    """What one seat may say and how often it may change its name: these lines stay for as long as the table."""
    words_watching: tuple[float, float] = (5, 0.2)
    """What one who watches may say,"""
    words_of_all_watching: tuple[float, float] = (20, 1)
    """and all who watch a table together."""
    said: tuple[float, float] = (1000, 300)
    """All messages of those from one address who have no seat."""
    calls: tuple[float, float] = (200, 20)
    """What one address may ask for with POST: so many at once, and so many a second."""
    looks: tuple[float, float] = (4000, 100)
    """The same for all that changes nothing: a page is about sixty files, and thirty people may share an address."""
    codes: tuple[float, float] = (10, 0.1)
    """Codes of tables that one address may try: so many at once, and so many a second;"""
    codes_in_all: tuple[float, float] = (100, 2)
    """and all addresses together."""
    strangers: int = 300
    """Connections from one address that have not said hello; when there are more, the oldest is closed."""
    watchers: int = 200
    """Connections from one address that watch."""
    players: int = 1000
    """Connections from one address that have a seat."""
    connections: int = 500
    """Watching at one table."""
    seat: int = 16
    """Connections of one seat."""
    new_tables: tuple[float, float] = (200, 0.5)
    """Tables that one address may make: so many at once, and so many a second."""
    tables: int = 5000
    """Tables in memory at the same time. When there are more, those that nobody uses leave it; if all are used, there is no room."""
    moves: tuple[float, float] = (20, 0.01)
    """What one address may lay here for another device."""
    bots_alone: tuple[int, int] = (60, 20)
    """Tables at which bots play alone at the same time: in all, and made from one address."""
    bot_tables: tuple[int, int] = (1500, 100)
    """Games of people with bots at the same time: in all, and of people from one address."""
    books: tuple[int, int] = (40, 10)
    """The same for games with something outside their rules, such as a simulated book."""
    bot_processes: int = spare_cores(most=4)
    """Bots that think at the same time; the others wait for their turn, table by table."""
    bot_bounds: Bounds = Bounds(seconds=20, nice=5)
    """What a bot may take for one answer; beyond it another answers."""
    searching: int = 4
    """Bots that look ahead at the same time, beside the others: each sees less far when there are several, and nobody waits."""
    thinker: str = "wondertable.server.thinking:Thinker"
    """The room in which they think."""

    drain: float = 20
    """Seconds in which the server must have come to its end when it is told to stop, whatever happens."""
    linger: float = 0
    """Of these, seconds in which it goes on for those who are there while it sends newcomers elsewhere: a proxy needs a moment to notice."""
    back: float = 5
    """Seconds after which people are told to come back then."""

    webhooks: bool = False
    """Whether a table may have a webhook: an address elsewhere that is told whose answers are wanted."""
    notice_after: float = 5
    """Seconds somebody has to see a question before a notice of it goes out."""
    notice_tries: tuple[float, ...] = (10, 60, 300)
    """Seconds after which a notice is tried again that nobody took."""
    notice_seconds: float = 10
    """What one try may take."""
    notices_at_once: int = 16
    """Notices that are on their way at the same time; the others wait."""
    notice_anywhere: bool = False
    """Whether notices may go to this machine itself, and unencrypted: for tests."""
    devices: int = 5
    """Devices of one seat that are told."""

    rewinder: str = "wondertable.server.rewinding:Rewinder"
    """The room in which games are played again, to be looked at."""
    rewinder_bounds: Bounds = Bounds(seconds=20, nice=5)
    """What one game may take there."""
    reviewer: str = "wondertable.server.reviewing:Reviewer"
    """The room in which games that are over are thought about."""
    reviewer_bounds: Bounds = Bounds(seconds=20, nice=10)
    """Within this it must say how far it is."""

    bench: str = "wondertable.server.workshop.bench:Bench"
    """The room in which data of somebody's own are looked at, tried and studied."""
    check_bounds: Bounds = Bounds(seconds=10, nice=5, megabytes=512)
    """What a look at such data may take, and a few games with them."""
    study_bounds: Bounds = Bounds(seconds=20, nice=10)
    """Within this a study must say how far it is."""

    @property
    def is_behind_tls(self) -> bool:
        return self.public_url is not None and urlsplit(self.public_url).scheme == "https"

    @property
    def own_pages(self) -> frozenset[str]:
        """Origins whose pages may use the server whatever it is called by."""
        return self.allow_origins if self.public_url is None else self.allow_origins | {origin_of(self.public_url)}


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()
