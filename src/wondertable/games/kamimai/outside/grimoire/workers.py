"""Books in processes of their own, for programs with an event loop: the physics never runs in the loop.

A `Keeper` starts its worker processes; each book lives in one of them and is asked by name. Questions to one worker are
answered in order. A worker that dies takes its books with it: they are loaded again from their last saves.
"""

import asyncio
import multiprocessing
import signal
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any

from wondertable.games.kamimai.outside.grimoire.hand import GrabError, Hold
from wondertable.games.kamimai.outside.grimoire.messages import Event, Grabbed, Lean, Reach
from wondertable.games.kamimai.outside.grimoire.path import Sample
from wondertable.games.kamimai.outside.grimoire.plan import Gesture


class KeeperError(RuntimeError):
    """The worker process of a book is gone, or the keeper is closed."""


@dataclass(frozen=True)
class Frame:
    """A book after some time has passed."""

    snapshot: bytes
    events: tuple[Event, ...]
    state: str
    asleep: bool
    result: Grabbed | None
    time: float
    reach: Reach | None  # while a hand is on the book
    lean: Lean


class Worker:
    """One process; its books are known by number."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, far = context.Pipe()
        self.process = context.Process(target=serve, args=(far,), daemon=True, name="grimoire")
        self.process.start()
        far.close()
        # One thread: questions wait for each other here, not in the loop.
        self.thread = ThreadPoolExecutor(1, "grimoire")
        self.books = 0
        self.closed = False

    async def ask(self, verb: str, *words: Any) -> Any:
        if self.closed:
            raise KeeperError("the process that keeps this Grimoire is gone")
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.ask_now, verb, words)

    def ask_now(self, verb: str, words: tuple[Any, ...]) -> Any:
        try:
            self.line.send((verb, words))
            good, answer = self.line.recv()
        except (EOFError, OSError) as gone:
            raise KeeperError("the process that keeps this Grimoire is gone") from gone
        if not good:
            raise answer
        return answer

    def close(self) -> None:
        self.closed = True
        self.line.close()
        self.process.join(2.0)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.thread.shutdown(wait=False)


class KeptBook:
    """A book in a worker; the same words as `Book`, awaited."""

    def __init__(self, worker: Worker, number: int) -> None:
        self.worker = worker
        self.number = number

    async def begin(self, hold: Hold) -> None:
        await self.worker.ask("begin", self.number, hold)

    async def advance(self, seconds: float, samples: Iterable[Sample] = (), full: bool = False) -> Frame:
        """Hands over the samples, lets time pass, and tells what came of it."""
        frame: Frame = await self.worker.ask("advance", self.number, seconds, tuple(samples), full)
        return frame

    async def end(self) -> None:
        await self.worker.ask("end", self.number)

    async def still(self) -> None:
        await self.worker.ask("still", self.number)

    async def grab(self, gesture: Gesture) -> Grabbed:
        grabbed: Grabbed = await self.worker.ask("grab", self.number, gesture)
        return grabbed

    async def look(self) -> dict[str, float]:
        shares: dict[str, float] = await self.worker.ask("look", self.number)
        return shares

    async def readable(self) -> list[str]:
        """The pages whose faces can be read (KAM-G16)."""
        names: list[str] = await self.worker.ask("readable", self.number)
        return names

    async def lean(self) -> Lean:
        lean: Lean = await self.worker.ask("lean", self.number)
        return lean

    async def handles(self) -> list[str]:
        names: list[str] = await self.worker.ask("handles", self.number)
        return names

    async def save(self) -> bytes:
        data: bytes = await self.worker.ask("save", self.number)
        return data

    async def close(self) -> None:
        await self.worker.ask("close", self.number)
        self.worker.books -= 1

    def let_go(self) -> None:
        """Close it when the worker has time; nobody waits for that."""
        self.worker.books -= 1
        if not self.worker.closed:
            self.worker.thread.submit(self.worker.ask_now, "close", (self.number,))


class Keeper:
    def __init__(self, processes: int = 1) -> None:
        if processes < 1:
            raise ValueError("a keeper needs at least one process")
        self.processes = processes
        self.workers: list[Worker] = []

    async def __aenter__(self) -> "Keeper":
        self.workers = [Worker() for _ in range(self.processes)]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        workers, self.workers = self.workers, []
        for worker in workers:
            await asyncio.get_running_loop().run_in_executor(None, worker.close)

    async def build(self, seed: int, pages: int) -> KeptBook:
        return await self.keep("build", seed, pages)

    async def load(self, data: bytes) -> KeptBook:
        return await self.keep("load", data)

    async def keep(self, verb: str, *words: Any) -> KeptBook:
        """In the living worker that keeps the fewest books; dead ones are replaced."""
        if not self.workers:
            raise KeeperError("the keeper is closed")
        for place, worker in enumerate(self.workers):
            if not worker.process.is_alive():
                worker.close()
                self.workers[place] = Worker()
        worker = min(self.workers, key=lambda each: each.books)
        worker.books += 1
        try:
            return KeptBook(worker, await worker.ask(verb, *words))
        except BaseException:
            worker.books -= 1
            raise


def serve(line: Connection) -> None:
    """The worker process: answers until its keeper hangs up."""
    from wondertable.games.kamimai.outside.grimoire.shelf import Shelf

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a key pressed for the program that keeps it, which says when to end
    shelf = Shelf()
    while True:
        try:
            verb, words = line.recv()
        except (EOFError, OSError):
            return
        try:
            answer = (True, getattr(shelf, verb)(*words))
        except (GrabError, ValueError, KeyError, RuntimeError) as refused:
            answer = (False, refused)
        except Exception as error:  # other books live here too
            answer = (False, RuntimeError(f"{type(error).__name__}: {error}"))
        try:
            line.send(answer)
        except OSError:
            return
