"""The languages of this server, and the one for a reader."""

from __future__ import annotations

from functools import lru_cache

from wondertable.core import text


@lru_cache(maxsize=1)
def languages() -> frozenset[str]:
    return frozenset(text.languages("wondertable.server"))


def chosen(accepts: str) -> str:
    """The first language that a reader accepts, as browsers say it, and this server speaks."""
    wishes = [wish.split(";")[0].strip().split("-")[0].lower() for wish in accepts[:200].split(",")]
    return next((wish for wish in wishes if wish in languages()), text.ENGLISH)
