"""Which form of the rules new processes run: that of this process, or the compiled one as soon as it is there."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final

TREE: Final = "WONDERTABLE_COMPILED_TREE"
"""Where the compiled form of the sources will be, if this process runs the plain one and the other is being made."""
IN_USE: Final = "in-use"
"""The file in a tree that is there once the tree is whole; whoever has locked it keeps the tree from being deleted."""


class Form:
    def __init__(self, tree: str | None = None) -> None:
        wanted = os.environ.get(TREE, "") if tree is None else tree
        self._coming = Path(wanted) if wanted else None
        self._held: IO[bytes] | None = None
        self.tree: Path | None = None
        """The tree that took the place of this process's own."""

    @property
    def may_change(self) -> bool:
        return self._coming is not None

    def look(self) -> None:
        """Take the compiled form if it has come since the last look."""
        if self._coming is None:
            return
        try:
            held = (self._coming / IN_USE).open("rb")
        except OSError:
            return
        if hold(held):
            self._held, self.tree, self._coming = held, self._coming, None
        else:
            held.close()

    def go_back(self) -> None:
        """The compiled form turned out to be of no use."""
        self.tree = None

    def environment(self) -> dict[str, str]:
        """A new process finds what this one finds, apart from the form."""
        return {**os.environ, "PYTHONPATH": os.pathsep.join(self._path())}

    def _path(self) -> Iterator[str]:
        if self.tree is not None:
            yield str(self.tree)
        yield from filter(None, sys.path)

    def close(self) -> None:
        if self._held is not None:
            self._held.close()


def hold(mark: IO[bytes]) -> bool:
    """As long as it is open. False if somebody is about to delete the tree."""
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(mark, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
