"""What is sent again and again is compressed once."""

from __future__ import annotations

import gzip
from typing import Final, NamedTuple

WORTH_IT: Final = 1000
LEVEL: Final = 6


class Packed(NamedTuple):
    plain: bytes
    small: bytes | None
    """None where compressing saves nothing."""

    def for_client(self, accepts: str) -> tuple[bytes, dict[str, str]]:
        """The body for a client that accepts these encodings, and the headers that tell of it."""
        if self.small is None:
            return self.plain, {}
        if "gzip" not in accepts:
            return self.plain, {"Vary": "Accept-Encoding"}
        return self.small, {"Vary": "Accept-Encoding", "Content-Encoding": "gzip"}


def pack(content: bytes) -> Packed:
    small = gzip.compress(content, LEVEL, mtime=0) if len(content) >= WORTH_IT else content
    return Packed(content, small if 10 * len(small) < 9 * len(content) else None)
