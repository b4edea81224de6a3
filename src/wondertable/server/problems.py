"""What a client is told when something is refused or goes wrong: always a key, its arguments and a sentence."""

from __future__ import annotations

import logging
from typing import Final

import msgspec
from litestar.exceptions import HTTPException

from wondertable.core import text
from wondertable.core.refused import Refused
from wondertable.server import wire
from wondertable.server.access import MESSAGE_SIZE
from wondertable.server.store import StoreError

logger = logging.getLogger("wondertable")

text.also_from("wondertable.server")

BAD_REQUEST: Final = 400
STATUS: Final = {
    "already-over": 409,
    "already-started": 409,
    "bad-token": 403,
    "bots-busy": 429,
    "books-busy": 429,
    "broken-off": 403,
    "damaged": 500,
    "database": 503,
    "draining": 503,
    "foreign-host": 421,
    "foreign-page": 403,
    "game-gone": 503,
    "has-seat": 403,
    "head-too-large": 431,
    "internal": 500,
    "kept-hidden": 403,
    "method": 405,
    "motion-open": 409,
    "name-taken": 409,
    "no-advice": 503,
    "no-webhooks": 403,
    "no-code": 503,
    "no-move-room": 503,
    "no-push": 503,
    "no-review": 500,
    "data-heavy": 413,
    "no-study": 500,
    "no-such-data": 404,
    "no-such-study": 404,
    "studies-busy": 429,
    "study-stopped": 409,
    "no-such-lesson": 404,
    "no-such-move": 404,
    "no-such-puzzle": 404,
    "no-such-review": 404,
    "not-over": 409,
    "not-started": 409,
    "not-your-eyes": 403,
    "seat-kept": 409,
    "server-full": 503,
    "seat-taken": 409,
    "table-full": 409,
    "table-shut": 410,
    "too-fast": 429,
    "too-large": 413,
    "too-long": 413,
    "unknown-address": 404,
    "unknown-code": 404,
    "unknown-table": 404,
}
"""HTTP's number for a key; every other refusal is a bad request."""
AGAIN: Final = {
    "bots-busy": 60,
    "books-busy": 60,
    "database": 5,
    "no-advice": 5,
    "no-move-room": 3600,
    "server-full": 30,
    "studies-busy": 60,
}
"""Seconds after which it is worth trying again, where the refusal does not say it."""


def damaged(line: int, problem: str, made: int = 1, present: int = 1, game: str = "") -> Refused:
    """A stored table cannot be read. It is left as it is; people are told which line is wrong.

    Where the table was made under another version of the rules than the present one, they are told that; with the game's
    name pages offer a new table of it.
    """
    versions = {"made": made, "present": present, "rules": "same" if made == present else "other", "game": game}
    return Refused(None, "damaged", {"line": line, "problem": problem, **versions})


def as_refused(error: Exception) -> Refused:
    """Any exception as something a client can be told. What nobody foresaw is logged and named only `internal`."""
    match error:
        case Refused():  # an answer like others: where it was found out need not be kept
            return error.with_traceback(None)
        case StoreError():
            logger.error("%s", error)
            return Refused(None, "database")
        case msgspec.DecodeError() | UnicodeDecodeError():
            return Refused(None, "malformed", {"problem": str(error)[:200]})
        case HTTPException(status_code=404):
            return Refused(None, "unknown-address")
        case HTTPException(status_code=405):
            return Refused(None, "method", {"method": "this method"})
        case HTTPException(status_code=413):
            return Refused(None, "too-large", {"limit": MESSAGE_SIZE})
        case HTTPException(status_code=400):
            return Refused(None, "malformed", {"problem": error.detail[:200]})
        case _:
            logger.error("unforeseen", exc_info=error)
            return Refused(None, "internal")


def problem(error: Exception, language: str = text.ENGLISH) -> wire.Problem:
    """With words among its arguments in this language, so that pages can say it all in theirs."""
    refused = as_refused(error)
    return wire.Problem(
        STATUS.get(refused.key, BAD_REQUEST), refused.key, text.said_in(language, refused.args), str(refused)
    )


def again(problem: wire.Problem) -> dict[str, str]:
    """The header that tells programs when to try again, where that helps."""
    seconds = problem.args.get("seconds", AGAIN.get(problem.key)) if problem.status_code in (429, 503) else None
    return {} if seconds is None else {"Retry-After": str(seconds)}
