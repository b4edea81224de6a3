"""What the commands about databases share: what went wrong is a sentence."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine
from typing import Any

from wondertable.core.text import spoken
from wondertable.server.store import StoreError
from wondertable.terminal.usage import complaint

FINE = 0
REFUSED = 1


def carried_out(work: Coroutine[Any, Any, None]) -> int:
    try:
        asyncio.run(work)
    except StoreError as error:
        sys.stderr.write(complaint(error.said(spoken())))
        return REFUSED
    return FINE
