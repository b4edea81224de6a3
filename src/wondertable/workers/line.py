"""What goes over the line between a process and whoever asks it.

A message is its length and a pickle. Requests are `(number, verb, words)`, and each message back names the request it belongs
to and what it is, so that a request may one day have several.
"""

from __future__ import annotations

import pickle
import struct
from typing import Any, Final

HEAD: Final = struct.Struct("<I")

READY: Final = "ready"
"""The process is there; with the form of the rules that it runs."""
ANSWER: Final = "answer"
REFUSED: Final = "refused"
"""With an exception that is part of what the room says."""
FAILED: Final = "failed"
"""With the text of any other exception."""


def pack(message: tuple[Any, ...]) -> bytes:
    packed = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return HEAD.pack(len(packed)) + packed


def unpack(packed: bytes) -> Any:
    return pickle.loads(packed)  # noqa: S301  # both ends are ours
