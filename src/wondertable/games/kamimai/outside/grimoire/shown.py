"""A book of a table as time passes: everybody sees how it moves, and what happens to it is noted."""

import asyncio
from collections.abc import Iterable

from wondertable.core.outside import Host
from wondertable.games.kamimai.outside.grimoire import frames
from wondertable.games.kamimai.outside.grimoire.kept import KeptBook
from wondertable.games.kamimai.outside.grimoire.messages import Event, Frame
from wondertable.games.kamimai.outside.grimoire.path import Sample
from wondertable.games.kamimai.outside.grimoire.pulls import Evenly
from wondertable.games.kamimai.rules.position import KamimaiPosition

FRAME = 1 / 30
FULL_EVERY = 30
LEAN_EVERY = 5
LATE = 0.1
"""Seconds by which the physics may lag behind the clock and still catch up."""


class ShownBook:
    def __init__(self, host: Host) -> None:
        self.host = host
        self.book: KeptBook | None = None
        self.build = 0
        """Which build of the position the book is."""
        self.time = 0.0
        self.moving = False
        self.unread = False
        """Faces may have come to light."""
        self.card_at: float | None = None
        """When the last card came out, by the clock of the book."""
        self.fell_at: float | None = None
        """When it fell, until that is reported."""
        self.loose: list[str] = []
        """Pages that came off by themselves, until that is reported."""
        self.shown = 0
        self.hand_shown = False
        self.evenly = Evenly(LATE)

    @property
    def position(self) -> KamimaiPosition:
        position = self.host.position
        assert isinstance(position, KamimaiPosition)
        return position

    @property
    def happened(self) -> bool:
        """Something has to be reported first."""
        return self.fell_at is not None or bool(self.loose)

    def take(self, book: KeptBook, build: int) -> None:
        self.put_away()
        self.book, self.build = book, build

    def put_away(self) -> None:
        """There is no book; what was known of it is void."""
        book, self.book = self.book, None
        if book is not None:
            book.let_go()
        self.moving = self.unread = False
        self.card_at = self.fell_at = None
        self.loose = []

    def the_book(self) -> KeptBook:
        assert self.book is not None
        return self.book

    def note(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.kind == "fell":
                self.fell_at = event.time
            elif event.kind == "loose":
                self.loose.append(event.page)
                self.card_at = event.time  # in the draw it is a card as any other (KAM-G7)
            elif event.kind == "out":
                self.card_at = event.time
            elif event.kind == "over":
                self.fell_at, self.loose = None, []  # it is part of the result

    # -- time, and what is seen of it --------------------------------------------------------------------------------------------

    async def frame(self, samples: Iterable[Sample] = ()) -> Frame:
        """A thirtieth of a second passes, and is shown."""
        self.shown += 1
        full = self.shown % FULL_EVERY == 0
        frame = await self.the_book().advance(FRAME, samples, full)
        now = asyncio.get_running_loop().time()
        await asyncio.sleep(self.evenly.next(now, FRAME / self.host.pace) - now)
        self.note(frame.events)
        self.show(frame, full)
        if frame.asleep:
            await self.show_all()
        return frame

    async def show_all(self) -> None:
        self.show(await self.the_book().advance(0.0, (), True), True)

    def show(self, frame: Frame, full: bool) -> None:
        self.time, self.moving = frame.time, not frame.asleep
        host, position = self.host, self.position
        host.stream(frames.poses(self.build, frame.snapshot), full)
        if frame.reach is not None or self.hand_shown:
            size = position.book.built_with
            host.stream(frames.hand(self.build, size, max(0, position.activator), frame.reach), False)
            self.hand_shown = frame.reach is not None
        if full or self.shown % LEAN_EVERY == 0:
            strain = 0.0 if frame.reach is None else frame.reach.strain
            host.stream(frames.lean(self.build, frame.lean, strain), False)
