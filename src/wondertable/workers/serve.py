"""The process itself: it answers until whoever asks hangs up.

Run: python -m wondertable.workers.serve MODULE:CLASS PARENT NICE
"""

from __future__ import annotations

import contextlib
import os
import sys
import traceback
from importlib import import_module
from typing import Any, BinaryIO, Final

from wondertable.workers.bounds import settle_in
from wondertable.workers.line import ANSWER, FAILED, HEAD, READY, REFUSED, pack, unpack

TRAIL: Final = 8
"""So many places of a failure are told."""


def main(room: str, parent: str, nice: str) -> None:
    settle_in(int(parent), int(nice))
    asked, answers = private_line()
    module, _, name = room.partition(":")
    opened = getattr(import_module(module), name)()
    with contextlib.suppress(BrokenPipeError):  # nobody listens any more
        tell(answers, (0, READY, form()))
        serve(opened, asked, answers)


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
