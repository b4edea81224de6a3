"""The process itself: it answers until whoever asks hangs up.

Run: python -m wondertable.workers.serve MODULE:CLASS PARENT NICE MEGABYTES
"""

from __future__ import annotations

import os
import sys
import traceback
from importlib import import_module
from typing import Any, BinaryIO, Final

from wondertable.workers.bounds import limit_memory, settle_in
from wondertable.workers.line import ANSWER, FAILED, HEAD, READY, REFUSED, pack, unpack

OUT_OF_MEMORY: Final = 3
TRAIL: Final = 8
"""So many places of a failure are told."""


def main(room: str, parent: str, nice: str, megabytes: str) -> None:
    settle_in(int(parent), int(nice))
    asked, answers = private_line()
    module, _, name = room.partition(":")
    try:
        opened = getattr(import_module(module), name)()
        limit_memory(int(megabytes))
        tell(answers, (0, READY, form()))
        serve(opened, asked, answers)
    except MemoryError:
        os._exit(OUT_OF_MEMORY)  # nothing that needs memory can be relied on
    except OSError:
        pass  # nobody listens any more


def private_line() -> tuple[BinaryIO, BinaryIO]:
    """What comes in and goes out; anything else that is printed goes where errors go."""
    asked, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return asked, answers


def serve(room: Any, asked: BinaryIO, answers: BinaryIO) -> None:
    while len(head := asked.read(HEAD.size)) == HEAD.size:
        number, verb, words = unpack(asked.read(*HEAD.unpack(head)))
        tell(answers, (number, *answer(room, verb, words)))


def answer(room: Any, verb: str, words: tuple[Any, ...]) -> tuple[str, Any]:
    try:
        return ANSWER, getattr(room, verb)(*words)
    except MemoryError:
        raise
    except Exception as error:  # the room is there for others too
        if isinstance(error, getattr(room, "refusals", ())):
            return REFUSED, error
        return FAILED, "".join(traceback.format_exception(error, limit=-TRAIL)).strip()


def tell(answers: BinaryIO, message: tuple[Any, ...]) -> None:
    answers.write(pack(message))
    answers.flush()


def form() -> str:
    from wondertable.core.rules import kit

    return "plain" if str(kit.__file__).endswith(".py") else "compiled"


if __name__ == "__main__":
    main(*sys.argv[1:])
