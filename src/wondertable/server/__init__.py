"""Tables in the browser: people and bots at one table, every answer on disk before it counts."""

from __future__ import annotations

from collections.abc import Iterable


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    open_browser: bool = False,
    allow_origins: Iterable[str] = (),
    trusted_proxies: Iterable[str] = (),
    public_url: str | None = None,
    webhooks: bool = False,
) -> None:
    """Serve tables until the process is told to stop. What a person must mend ends it with a sentence that says so."""
    from wondertable.server.run import run  # the rest of this package is of use without a web server

    run(host, port, database, open_browser, allow_origins, trusted_proxies, public_url, webhooks)
