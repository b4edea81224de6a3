"""What a long-lived server asks of its process: many open files, and a garbage collector that stops nobody."""

from __future__ import annotations

import contextlib
import gc
import sys
from typing import Final

if sys.platform != "win32":
    import resource

FILES_MOST: Final = 65_536
FILES_KEPT: Final = 64
"""For everything but connections: the database, pages, workers."""
FILES_UNKNOWN: Final = 1024

YOUNG: Final = 5_000
MIDDLE: Final = 5
NEVER: Final = 1_000_000_000


def connections_most() -> int:
    """How many connections this process can have; it takes as many as it is allowed to."""
    if sys.platform == "win32":
        return FILES_UNKNOWN
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES_MOST if hard == resource.RLIM_INFINITY else min(hard, FILES_MOST)
    if wanted > soft:
        with contextlib.suppress(OSError, ValueError):  # then it stays as it is
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return max(1, soft - FILES_KEPT)


def calm_the_collector() -> None:
    """What was loaded stays for ever, and need not be looked through again and again.

    A full collection looks through every table there is and stops everybody meanwhile, for a third of a second with five
    hundred tables. What ends at a table or a connection leaves no cycles behind, so only the young are searched by
    themselves; the rest is searched when nobody is connected: see `collect`.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


def collect() -> None:
    """A full search, for a moment in which nobody waits; only where it does not happen by itself."""
    if gc.get_threshold()[2] == NEVER:
        gc.collect()
