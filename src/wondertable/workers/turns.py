"""Requests that wait for a process: whoever has many waiting gets no more than one turn at a time."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Hashable
from typing import Any


class Request:
    def __init__(self, verb: str, words: tuple[Any, ...]) -> None:
        self.verb = verb
        self.words = words
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        """Cancelled when nobody waits for it any more."""

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error.with_traceback(None))  # the way it came leads through this request


class Turns:
    def __init__(self) -> None:
        self._waiting: dict[Hashable, deque[Request]] = {}
        """By whose they are; who comes first has the next turn."""
        self._come = asyncio.Event()

    def __len__(self) -> int:
        """Of those that somebody still waits for."""
        return sum(not each.answer.done() for requests in self._waiting.values() for each in requests)

    def put(self, whose: Hashable, request: Request) -> None:
        self._waiting.setdefault(whose, deque()).append(request)
        self._come.set()

    async def take(self) -> Request:
        while (request := self._next()) is None:
            self._come.clear()
            await self._come.wait()
        return request

    def _next(self) -> Request | None:
        """The next one that somebody still waits for."""
        while self._waiting:
            whose = next(iter(self._waiting))
            requests = self._waiting.pop(whose)
            request = requests.popleft()
            if requests:
                self._waiting[whose] = requests  # behind all others
            if not request.answer.done():
                return request
        return None

    def close(self, why: Exception) -> None:
        for requests in self._waiting.values():
            for request in requests:
                request.fail(why)
        self._waiting.clear()
