"""What whoever runs a server tells everybody at its tables for a while, in their own words."""

from __future__ import annotations

import time
from typing import Final

from wondertable.server import names
from wondertable.server.store import Store

WORD: Final = "notice"
"""By which processes tell each other that there is another one, or none any more."""


async def read(store: Store) -> str | None:
    slips = await store.slips(WORD)
    return slips[WORD].decode() if slips else None


async def announce(store: Store, text: str, seconds: float) -> None:
    await store.lay(WORD, WORD, names.clean_talk(text).encode(), time.time() + seconds)
    store.announce(WORD)


async def end(store: Store) -> None:
    await store.clear(WORD)
    store.announce(WORD)
