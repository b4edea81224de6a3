"""Tables in the browser: people and bots at one table, every answer on disk before it counts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from wondertable.core.text import ENGLISH


class Options(NamedTuple):
    """What whoever starts a server says about it; docs/operating.md tells of each."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str | None = None
    open_browser: bool = False
    allow_origins: Iterable[str] = ()
    trusted_proxies: Iterable[str] = ()
    public_url: str | None = None
    webhooks: bool = False
    keep_days: int | None = None
    limits: Iterable[str] = ()
    """Such as `calls=400,40`: see limits.py."""
    metrics: str | None = None
    """Address and port at which metrics are told, such as 127.0.0.1:9100."""
    log: str = "plain"
    access_log: bool = False
    language: str = ENGLISH
    """Of whoever starts it; everybody else is told what the pages put into theirs."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    open_browser: bool = False,
    allow_origins: Iterable[str] = (),
    trusted_proxies: Iterable[str] = (),
    public_url: str | None = None,
    webhooks: bool = False,
    keep_days: int | None = None,
    limits: Iterable[str] = (),
    metrics: str | None = None,
    log: str = "plain",
    access_log: bool = False,
    language: str = ENGLISH,
) -> None:
    """Serve tables until the process is told to stop. What a person must mend ends it with a sentence that says so."""
    from wondertable.server.run import run  # the rest of this package is of use without a web server

    seen = (allow_origins, trusted_proxies, public_url, webhooks, keep_days)
    run(Options(host, port, database, open_browser, *seen, limits, metrics, log, access_log, language))
