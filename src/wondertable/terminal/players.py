"""Who answers for a seat that `wondertable sit` has taken: a class in Python, any program, or chance."""

from __future__ import annotations

import asyncio
import json
import shlex
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Protocol

import msgspec

from wondertable.core import filling
from wondertable.core.refused import Refused
from wondertable.core.views import OneOf, OpenForm

Json = dict[str, Any]
RANDOM = "random"
LINE_MOST = 1 << 20
"""Bytes of a line that a program writes."""
GOING = 3.0
"""Seconds that a program has to end after the game."""


class Player(Protocol):
    async def begin(self, table: Json) -> None: ...
    async def answer(self, view: Json, question: Json) -> str: ...
    async def refused(self, why: Json) -> None: ...
    async def over(self, outcome: Json) -> None: ...
    async def close(self) -> None: ...


def player_of(bot: str | None, program: str | None) -> Player:
    """Refused if there is nobody of that name."""
    if program is not None:
        return ProgramPlayer(program)
    assert bot is not None
    if bot == RANDOM:
        return RandomPlayer()
    module, colon, name = bot.partition(":")
    if not colon:
        raise Refused(None, "sit-level", {"bot": bot[:80]})
    return ClassPlayer(found_class(module, name))


def answers(question: Json) -> list[str]:
    """All that is offered; of each form the way to fill it that most would choose, with the first things to be taken."""
    forms = msgspec.convert(question.get("forms", []), list[OpenForm])
    return [*(option["text"] for option in question["options"]), *(usual(form) for form in forms)]


def usual(form: OpenForm) -> str:
    held = {
        field.name: field.usual if isinstance(field, OneOf) else next(iter(filling.values(field)))
        for field in form.fields
    }
    return filling.text(form, held)


class Quiet:
    """A player who need not be told anything but what is asked."""

    async def begin(self, table: Json) -> None: ...
    async def refused(self, why: Json) -> None: ...
    async def over(self, outcome: Json) -> None: ...
    async def close(self) -> None: ...


class RandomPlayer(Quiet):
    def __init__(self) -> None:
        self.random = Random()

    async def answer(self, view: Json, question: Json) -> str:
        return str(self.random.choice(question["answers"]))


# -- a class -----------------------------------------------------------------------------------------------------------


def found_class(module: str, name: str) -> Any:
    """From the folder in which the command was given, or from what is installed."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(import_module(module), name)()
    except Exception as error:
        raise Refused(None, "sit-class", {"bot": f"{module}:{name}"[:80], "problem": in_words(error)}) from None
    if not callable(getattr(found, "answer", None)):
        raise Refused(None, "sit-class", {"bot": f"{module}:{name}"[:80], "problem": "it has no method answer"})
    return found


class ClassPlayer(Quiet):
    """Thinks beside the connection, which stays alive meanwhile."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot

    async def answer(self, view: Json, question: Json) -> str:
        try:
            found = await asyncio.to_thread(self.bot.answer, view, question)
        except Exception as error:
            raise Refused(None, "sit-failed", {"problem": in_words(error)}) from error
        if not isinstance(found, str):
            raise Refused(None, "sit-failed", {"problem": f"its answer is {type(found).__name__} and no text"})
        return found


def in_words(error: Exception) -> str:
    return f"{type(error).__name__}: {' '.join(str(error).split())}"[:200].rstrip(".: ")


# -- a program ---------------------------------------------------------------------------------------------------------


class ProgramPlayer:
    """Is told one JSON object a line on its standard input, and answers with one on its standard output."""

    def __init__(self, command: str) -> None:
        try:
            self.words = shlex.split(command)
        except ValueError as error:
            raise Refused(None, "sit-program", {"program": command[:80], "problem": str(error)}) from None
        if not self.words:
            raise Refused(None, "sit-program", {"program": "", "problem": "it has no name"})
        self.process: asyncio.subprocess.Process | None = None

    async def begin(self, table: Json) -> None:
        pipe = asyncio.subprocess.PIPE
        try:
            self.process = await asyncio.create_subprocess_exec(*self.words, stdin=pipe, stdout=pipe, limit=LINE_MOST)
        except OSError as error:
            problem = error.strerror or str(error)
            raise Refused(None, "sit-program", {"program": self.words[0][:80], "problem": problem}) from None
        await self.tell({"type": "begin", **table})

    async def tell(self, message: Json) -> None:
        assert self.process is not None and self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message, ensure_ascii=False).encode() + b"\n")
            await self.process.stdin.drain()
        except OSError:
            raise await self.gone() from None

    async def answer(self, view: Json, question: Json) -> str:
        assert self.process is not None and self.process.stdout is not None
        await self.tell({"type": "ask", "view": view, "question": question})
        try:
            line = await self.process.stdout.readline()
        except ValueError:
            raise Refused(None, "sit-line", {"line": "..."}) from None
        if not line:
            raise await self.gone()
        return answer_in(line)

    async def refused(self, why: Json) -> None:
        await self.tell({"type": "refused", **why})

    async def over(self, outcome: Json) -> None:
        await self.tell({"type": "over", "outcome": outcome})

    async def gone(self) -> Refused:
        assert self.process is not None
        return Refused(None, "sit-gone", {"program": self.words[0][:80], "code": await self.process.wait()})

    async def close(self) -> None:
        """It may end by itself when its input does."""
        if self.process is None or self.process.returncode is not None:
            return
        assert self.process.stdin is not None
        self.process.stdin.close()
        try:
            await asyncio.wait_for(self.process.wait(), GOING)
        except TimeoutError:
            self.process.kill()
            await self.process.wait()


def answer_in(line: bytes) -> str:
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        message = None
    if not isinstance(message, dict) or not isinstance(message.get("answer"), str):
        raise Refused(None, "sit-line", {"line": line.decode(errors="replace").strip()[:80]})
    return str(message["answer"])
