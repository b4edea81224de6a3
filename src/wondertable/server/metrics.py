"""What was counted, in Prometheus' text format, at an address of its own: whoever runs the server asks there, strangers cannot.

Labels say of what kind something is, never whose it is. Needs `wondertable[metrics]`.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from itertools import accumulate
from typing import Any

import uvicorn
from prometheus_client import CollectorRegistry, ProcessCollector, make_asgi_app
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from wondertable.server.door import Strangers
from wondertable.server.live import LiveTable
from wondertable.server.lobby import Lobby
from wondertable.server.tables import Tables
from wondertable.server.watch import BOUNDS, Spread, Stalls

PREFIX = "wondertable_"
ENDS = [*(f"{bound:g}" for bound in BOUNDS), "+Inf"]


class Collected(Collector):
    """Asked by a registry of its own, in the event loop, so that nothing changes meanwhile."""

    def __init__(self, tables: Tables, lobby: Lobby, strangers: Strangers, stalls: Stalls) -> None:
        self.tables = tables
        self.lobby = lobby
        self.strangers = strangers
        self.stalls = stalls

    def collect(self) -> Iterator[Metric]:
        tables, watch = self.tables, self.tables.watch
        yield gauge("tables", "Tables in memory", "state", states(tables.live))
        yield counter("tables_made", "Tables made since the start", watch.made)
        calling = {"calling": len(self.strangers)}
        yield gauge("sockets", "Connections", "kind", {**self.lobby.sockets, **calling})
        yield counters("answers", "Answers that entered a game", "by", watch.answers)
        yield spread("answer_durable_seconds", "From an answer of a person until it is on disk", watch.durable)
        yield spread("answer_told_seconds", "From an answer of a person until the whole table was told", watch.told)
        yield counters("refusals", "Refusals by kind; those by a rule of a game are one kind", "kind", watch.refusals)
        yield counters("requests", "HTTP requests answered", "status", watch.requests)
        stall = self.stalls.longest(time.monotonic())
        yield gauge("loop_longest_stall_seconds", "The longest time without a turn in the last minute", value=stall)
        yield spreads("store_seconds", "Time that the store took", "call", watch.store)
        yield counters("store_failures", "Calls of the store that failed", "call", watch.store_failed)
        yield gauge("bots", "Bots that are asked", "state", tables.thinkers.at_work)
        yield counter("bot_failures", "Bots for which another had to answer", watch.bots_failed)
        books = {"running": tables.books.running, "waiting": tables.books.waiting}
        yield gauge("books", "Games with something outside their rules", "state", books)
        yield gauge("draining", "1 when the server is about to stop", value=float(tables.leaves))


def states(live: list[LiveTable]) -> dict[str, int]:
    playing, over = sum(each.goes_on for each in live), sum(each.room.started and each.room.table.over for each in live)
    return {"waiting": len(live) - playing - over, "playing": playing, "over": over}


def gauge(
    name: str, about: str, label: str | None = None, values: Mapping[str, int] | None = None, value: float = 0
) -> Metric:
    if label is None:
        return GaugeMetricFamily(PREFIX + name, about, value)
    family = GaugeMetricFamily(PREFIX + name, about, labels=[label])
    for kind, count in (values or {}).items():
        family.add_metric([kind], count)
    return family


def counter(name: str, about: str, value: int) -> Metric:
    return CounterMetricFamily(PREFIX + name, about, value)


def counters(name: str, about: str, label: str, values: Mapping[str, int]) -> Metric:
    family = CounterMetricFamily(PREFIX + name, about, labels=[label])
    for kind, count in values.items():
        family.add_metric([kind], count)
    return family


def spread(name: str, about: str, taken: Spread) -> Metric:
    return HistogramMetricFamily(PREFIX + name, about, buckets=buckets(taken), sum_value=taken.total)


def spreads(name: str, about: str, label: str, taken: Mapping[str, Spread]) -> Metric:
    family = HistogramMetricFamily(PREFIX + name, about, labels=[label])
    for kind, each in taken.items():
        family.add_metric([kind], buckets(each), each.total)
    return family


def buckets(taken: Spread) -> list[tuple[str, float]]:
    return list(zip(ENDS, map(float, accumulate(taken.counts)), strict=True))


class Teller(uvicorn.Server):
    """It stops when the server stops; signals are for that one."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@contextlib.asynccontextmanager
async def told_at(listener: socket.socket, tables: Tables, lobby: Lobby, strangers: Strangers) -> AsyncIterator[None]:
    """As long as this is open, whoever asks there is told, under whatever path."""
    stalls = Stalls()
    tables.watch.look_into(tables.store)
    registry = CollectorRegistry()
    registry.register(Collected(tables, lobby, strangers, stalls))
    ProcessCollector(namespace="wondertable", registry=registry)
    app: Any = make_asgi_app(registry)
    config = uvicorn.Config(app, lifespan="off", log_config=None, access_log=False, server_header=False, ws="none")
    teller = Teller(config)
    looking = asyncio.create_task(stalls.look())
    telling = asyncio.create_task(teller.serve([listener]))
    try:
        yield
    finally:
        looking.cancel()
        teller.should_exit = True
        await telling
