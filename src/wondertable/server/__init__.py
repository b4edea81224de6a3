"""Tables in the browser: people and bots at one table, every answer on disk before it counts."""

from __future__ import annotations

from collections.abc import Iterable

from wondertable.core.text import ENGLISH


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
    language: str = ENGLISH,
) -> None:
    """Serve tables until the process is told to stop. What a person must mend ends it with a sentence that says so.

    `language` is that of whoever starts it; everybody else is told what the pages put into theirs.
    """
    from wondertable.server.run import run  # the rest of this package is of use without a web server

    run(host, port, database, open_browser, allow_origins, trusted_proxies, public_url, webhooks, keep_days, language)
