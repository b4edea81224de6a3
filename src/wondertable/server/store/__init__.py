"""Where tables are kept: embedded SQLite, or PostgreSQL for several server processes."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from wondertable.server.store.interface import FOR_EVER, Beside, CannotOpen, Conflict, Line, Store, StoreError
from wondertable.server.store.sqlite import SqliteStore

__all__ = [
    "FOR_EVER",
    "Beside",
    "CannotOpen",
    "Conflict",
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


def store_for(url: str) -> Store:
    """The store a database address names: `sqlite:///PATH` or `postgresql://...`."""
    scheme, colon, rest = url.partition("://")
    if colon and scheme == "sqlite":
        path = rest.removeprefix("/")
        if not rest.startswith("/") or not path:
            raise CannotOpen("no-file", text=url)
        return SqliteStore(path)
    if colon and scheme in ("postgresql", "postgres"):
        try:
            from wondertable.server.store.postgres import PostgresStore  # its package is optional
        except ImportError as missing:
            raise CannotOpen("package", package=str(missing.name)) from None
        return PostgresStore(url)
    raise CannotOpen("address", text=url)
