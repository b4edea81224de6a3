"""Where tables are kept: embedded SQLite, or PostgreSQL for several server processes."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from wondertable.server.store.interface import FOR_EVER, Beside, CannotOpen, Conflict, Ends, Line, Store, StoreError
from wondertable.server.store.sqlite import SqliteStore

__all__ = [
    "FOR_EVER",
    "Beside",
    "CannotOpen",
    "Conflict",
    "Ends",
    "Line",
    "Store",
    "StoreError",
    "default_database",
    "store_for",
]


def default_database() -> str:
    """The tables of this user, wherever the command was started."""
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        folder = Path.home() / "Library" / "Application Support"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{folder / 'wondertable' / 'tables.db'}"


def store_for(url: str, guest: bool = False) -> Store:
    """The store a database address names: `sqlite:///PATH` or `postgresql://...`. A guest comes beside whoever serves from it."""
    path = path_of(url)
    if path is not None:
        return SqliteStore(path, guest)
    try:
        from wondertable.server.store.postgres import PostgresStore  # its package is optional
    except ImportError as missing:
        raise CannotOpen("package", package=str(missing.name)) from None
    return PostgresStore(url, guest)


def path_of(url: str) -> str | None:
    """The file an address names; None if it names a PostgreSQL."""
    scheme, colon, rest = url.partition("://")
    if colon and scheme == "sqlite":
        path = rest.removeprefix("/")
        if not rest.startswith("/") or not path:
            raise CannotOpen("no-file", text=url)
        return path
    if colon and scheme in ("postgresql", "postgres"):
        return None
    raise CannotOpen("address", text=url)
