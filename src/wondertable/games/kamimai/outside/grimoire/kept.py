"""Books in processes of their own, for programs with an event loop: the physics never runs in the loop.

A book lives in one process and is asked by its number there. A process that ends takes its books with it: they are loaded
again from their last saves.
"""

from collections.abc import Iterable
from types import TracebackType
from typing import Any
from weakref import WeakKeyDictionary

from wondertable.games.kamimai.outside.grimoire.hand import Hold
from wondertable.games.kamimai.outside.grimoire.messages import Frame, Grabbed, Lean
from wondertable.games.kamimai.outside.grimoire.path import Sample
from wondertable.games.kamimai.outside.grimoire.plan import Gesture
from wondertable.games.kamimai.outside.grimoire.pulls import Pulls
from wondertable.workers import Bounds, Process, Workers

SHELF = "wondertable.games.kamimai.outside.grimoire.shelf:Shelf"
BOUNDS = Bounds(seconds=60, nice=1)
"""A book of 64 pages is built in a few seconds. People see it move, so bots give way to it."""


class KeptBook:
    """A book in a worker; the same words as `Book`, awaited."""

    def __init__(self, process: Process, number: int, pulls: Pulls) -> None:
        self.process = process
        self.number = number
        self.pulls = pulls
        """Those at all books of its process."""

    async def begin(self, hold: Hold) -> None:
        await self.process.ask("begin", self.number, hold)

    async def advance(self, seconds: float, samples: Iterable[Sample] = (), full: bool = False) -> Frame:
        """Hands over the samples, lets time pass, and tells what came of it."""
        frame: Frame = await self.process.ask("advance", self.number, seconds, tuple(samples), full)
        return frame

    async def end(self) -> None:
        await self.process.ask("end", self.number)

    async def draught(self, x: float, y: float) -> None:
        await self.process.ask("draught", self.number, x, y)

    async def still(self) -> None:
        await self.process.ask("still", self.number)

    async def grab(self, gesture: Gesture) -> Grabbed:
        grabbed: Grabbed = await self.process.ask("grab", self.number, gesture)
        return grabbed

    async def look(self) -> dict[str, float]:
        shares: dict[str, float] = await self.process.ask("look", self.number)
        return shares

    async def readable(self) -> list[str]:
        """The pages whose faces can be read (KAM-G16)."""
        names: list[str] = await self.process.ask("readable", self.number)
        return names

    async def lean(self) -> Lean:
        lean: Lean = await self.process.ask("lean", self.number)
        return lean

    async def leans(self) -> dict[str, float]:
        """Of every page, in degrees."""
        leans: dict[str, float] = await self.process.ask("leans", self.number)
        return leans

    async def handles(self) -> list[str]:
        names: list[str] = await self.process.ask("handles", self.number)
        return names

    async def save(self) -> bytes:
        data: bytes = await self.process.ask("save", self.number)
        return data

    async def film(self, build: int, seat: int) -> bytes:
        """What moved since the last cut."""
        film: bytes = await self.process.ask("film", self.number, build, seat)
        return film

    async def cut(self) -> None:
        await self.process.ask("cut", self.number)

    async def close(self) -> None:
        await self.process.ask("close", self.number)
        self.process.leave()

    def let_go(self) -> None:
        """Close it when the process has time; nobody waits for that."""
        self.process.tell("close", self.number)
        self.process.leave()


class Keeper:
    def __init__(self, processes: int = 1) -> None:
        self.workers = Workers(SHELF, BOUNDS, processes)
        self.pulls: WeakKeyDictionary[Process, Pulls] = WeakKeyDictionary()

    async def __aenter__(self) -> "Keeper":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.workers.close()

    async def build(self, seed: int, pages: int) -> KeptBook:
        return await self.keep("build", seed, pages)

    async def load(self, data: bytes) -> KeptBook:
        return await self.keep("load", data)

    async def keep(self, verb: str, *words: Any) -> KeptBook:
        """In the process that keeps the fewest books."""
        process = await self.workers.settle()
        try:
            number = await process.ask(verb, *words)
            return KeptBook(process, number, self.pulls.setdefault(process, Pulls()))
        except BaseException:
            process.leave()
            raise
