"""What the server writes down: readable or as JSON, one line each, with the number of the call it belongs to, and without what opens a table.

The link of a table lets anybody watch or sit down, and a token is a seat, so of both no more is written than tells one from
another. Names and words of people are written nowhere.
"""

from __future__ import annotations

import contextvars
import logging
import re
import secrets
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, TextIO

import msgspec

from wondertable.server.access import LETTERS, TABLE_LENGTH

KINDS: Final = ("plain", "json")
SHOWN: Final = 6
"""Letters of a table that are written down: enough to find it, not enough to come in."""
TABLE: Final = re.compile(
    rf"(?<![A-Za-z0-9])([{LETTERS}]{{{SHOWN}}})[{LETTERS}]{{{TABLE_LENGTH - SHOWN}}}(?![A-Za-z0-9])"
)
TOKEN: Final = re.compile(r"(?<![\w-])(?=[\w-]*[A-Z0-9])[\w-]{32,}(?![\w-])", re.ASCII)
"""A token, a seed, a fingerprint or a key: nothing that people write is so long and has capitals or figures."""
CUT: Final = "\u2026"

call: Final[contextvars.ContextVar[str]] = contextvars.ContextVar("call", default="")
"""The number of the call or the conversation that is being worked for."""
access: Final = logging.getLogger("wondertable.access")


@contextmanager
def numbered() -> Iterator[str]:
    """What happens meanwhile belongs to one call."""
    number = secrets.token_hex(4)
    before = call.set(number)
    try:
        yield number
    finally:
        call.reset(before)


def for_nobody() -> contextvars.Context:
    """What goes on by itself belongs to no call, whichever happened to begin it."""
    return contextvars.Context()


def without_secrets(text: str) -> str:
    return TOKEN.sub(CUT, TABLE.sub(rf"\1{CUT}", text))


class Lines(logging.Formatter):
    """What was formatted once would be kept with a record, so the secrets in it are cut every time."""

    converter = staticmethod(time.gmtime)

    def told(self, record: logging.LogRecord) -> dict[str, Any]:
        """The parts of a line, in their order."""
        parts: dict[str, Any] = {
            "time": f"{self.formatTime(record, '%Y-%m-%dT%H:%M:%S')}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
        }
        if number := call.get():
            parts["call"] = number
        parts["message"] = without_secrets(record.getMessage())
        parts.update(getattr(record, "about", {}))
        if record.exc_info:
            parts["trace"] = without_secrets(self.formatException(record.exc_info))
        return parts


class Plain(Lines):
    def format(self, record: logging.LogRecord) -> str:
        parts = self.told(record)
        trace = f"\n{parts['trace']}" if "trace" in parts else ""
        number = f" [{parts['call']}]" if "call" in parts else ""
        return f"{parts['time']} {parts['level']}{number} {parts['message']}{trace}"


class Json(Lines):
    def format(self, record: logging.LogRecord) -> str:
        return msgspec.json.encode(self.told(record)).decode()


def set_up(kind: str, accesses: bool, out: TextIO | None = None) -> None:
    handler = logging.StreamHandler(out or sys.stderr)
    handler.setFormatter(Json() if kind == "json" else Plain())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("wondertable").setLevel(logging.INFO)
    access.setLevel(logging.INFO if accesses else logging.WARNING)
