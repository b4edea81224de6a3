"""What is sent again and again is compressed once."""

from __future__ import annotations

import gzip
from typing import Final, NamedTuple

WORTH_IT: Final = 1000
LEVEL: Final = 6


class Packed(NamedTuple):
    plain: bytes
    small: tuple[tuple[str, bytes], ...] = ()
    """The same in other encodings, the smallest first. Empty where compressing saves nothing."""

    def for_client(self, accepts: str) -> tuple[bytes, dict[str, str]]:
        """The body for a client that accepts these encodings, and the headers that tell of it."""
        if not self.small:
            return self.plain, {}
        known = accepted(accepts)
        for encoding, body in self.small:
            if encoding in known:
                return body, {"Vary": "Accept-Encoding", "Content-Encoding": encoding}
        return self.plain, {"Vary": "Accept-Encoding"}


def accepted(header: str) -> frozenset[str]:
    """The encodings of an Accept-Encoding header, without those that it names only to refuse them (q=0)."""
    found = set()
    for part in header.lower().split(","):
        encoding, _, weight = part.replace(" ", "").partition(";q=")
        if not weight or weight.strip("0."):
            found.add(encoding)
    return frozenset(found)


def pack(content: bytes) -> Packed:
    if len(content) < WORTH_IT:
        return Packed(content)
    small = gzip.compress(content, LEVEL, mtime=0)
    return Packed(content, (("gzip", small),)) if 10 * len(small) < 9 * len(content) else Packed(content)
