"""A line that shows how far something is; nothing at all where nobody watches."""

from __future__ import annotations

import shutil
import time
from typing import TextIO

from wondertable.core.text import sentence
from wondertable.terminal.screen import is_terminal

PAUSE = 0.1
BAR = 24


class Progress:
    def __init__(self, total: int, err: TextIO, key: str = "lab-progress") -> None:
        self.total = total
        self.err = err
        self.key = key
        self.wanted = is_terminal(err)
        self.started = time.monotonic()
        self.last = 0.0
        self.width = 0
        self(0)

    def __call__(self, done: int) -> None:
        now = time.monotonic()
        if not self.wanted or (now - self.last < PAUSE and done < self.total):
            return
        self.last = now
        filled = BAR * done // self.total
        rate = done / max(now - self.started, 1e-6)
        words = sentence(
            self.key,
            {
                "bar": "#" * filled + "-" * (BAR - filled),
                "done": done,
                "total": self.total,
                "rate": f"{rate:,.0f}" if rate >= 10 else f"{rate:.1f}",
                "left": round((self.total - done) / rate) if done else "?",
            },
        )
        words = words[: shutil.get_terminal_size().columns - 1]
        self.err.write(f"\r{words.ljust(self.width)}")
        self.err.flush()
        self.width = len(words)

    def clear(self) -> None:
        if self.wanted:
            self.err.write(f"\r{' ' * self.width}\r")
            self.err.flush()
