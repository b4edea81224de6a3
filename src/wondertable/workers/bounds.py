"""What a process may take, and what makes it end with the one that started it."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from pathlib import Path
from typing import Final, NamedTuple

PR_SET_PDEATHSIG: Final = 1
"""From Linux's sys/prctl.h: the signal that comes when the parent has ended."""

PAGE: Final = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


class Bounds(NamedTuple):
    seconds: float = 30.0
    """For one request; a process that takes longer is ended."""
    start: float = 60.0
    """For a new process to be ready."""
    megabytes: int = 1024
    """Of memory; a process that uses more is ended. Where the system has no /proc, nobody looks."""
    nice: int = 5
    """How far it stands behind the process that started it."""


def settle_in(parent: int, nice: int) -> None:
    """The first thing in a new process. Of several ways in which a parent can end, only this signal tells of all while the
    process is busy; where there is none, it ends with its next look at the line."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:
            sys.exit()  # it has ended already
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a key pressed for the program that asks, which says when to end
    if hasattr(
        os, "sched_setscheduler"
    ):  # one that asks at real-time priority hands it down, and then nobody stands behind it
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
    if hasattr(os, "nice"):
        os.nice(nice)


def megabytes_of(pid: int) -> float:
    """The memory that a process uses; 0 where that cannot be seen.

    What it has reserved would be easier to bound, and tells nothing: a book reserves thirty times what it uses.
    """
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1])
    except (OSError, IndexError):
        return 0.0
    return pages * PAGE / (1 << 20)


def spare_cores(most: int) -> int:
    """One core stays free for whoever asks."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(most, cores - 1))
