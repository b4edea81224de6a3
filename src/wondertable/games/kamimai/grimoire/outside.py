"""Source 1 at a table (KAM-G18, KAM-G19): the book is built, pulled at and watched as time passes, and its results are reported.

Before everything else comes what the rules await; else the book moves on until it sleeps, and then its faces are read.
With each report goes a save of the book, so that any process can go on from the last report. The physics runs in
processes of its own.
"""

import asyncio
import hmac
import logging
import os
import struct
from collections.abc import Iterable, Mapping, Sequence

from wondertable.core.outside import Host
from wondertable.core.position import NOBODY
from wondertable.core.refused import Refused
from wondertable.games.kamimai import book as pages
from wondertable.games.kamimai.cards import NO_CARD
from wondertable.games.kamimai.forms import PULLS, SIDES, fingers_of, fingers_text, hand_of, handles_of, pull_of
from wondertable.games.kamimai.grimoire import frames
from wondertable.games.kamimai.grimoire.gestures import Live, Wanted, check_beside, sample_of
from wondertable.games.kamimai.grimoire.hand import GrabError, Hand, Hold
from wondertable.games.kamimai.grimoire.keeper import Frame, Keeper, KeeperError, KeptBook
from wondertable.games.kamimai.grimoire.messages import Event, Grabbed
from wondertable.games.kamimai.grimoire.path import Sample
from wondertable.games.kamimai.grimoire.plan import Gesture, Pull, plan
from wondertable.games.kamimai.position import KamimaiPosition
from wondertable.games.kamimai.refusals import refuse
from wondertable.games.kamimai.reports import page_named
from wondertable.games.kamimai.tables import SKILLS
from wondertable.games.kamimai.terms import DRAW, STANDING, TRAINING, WATCH

FRAME = 1 / 30
FULL_EVERY = 30
LEAN_EVERY = 5
LATE = 0.1
"""Seconds by which the physics may lag behind the clock and still catch up."""
BUILD_ATTEMPTS = 4
AGAIN = 0.5
"""Seconds before a book whose process has died is loaded anew."""
BUILD = struct.Struct("<I")

logger = logging.getLogger("wondertable")


def workers() -> Keeper:
    """The processes in which all books of this server live; one core stays free for the server itself."""
    return Keeper(max(1, min(4, (os.cpu_count() or 2) - 1)))


class Grimoire:
    def __init__(self, host: Host) -> None:
        self.host = host
        self.book: KeptBook | None = None
        self.build = 0
        """Which build of the position the book is."""
        self.number = 0
        """The report with which it was last kept."""
        self.behind = False
        """Another process may have reported since."""
        self.time = 0.0
        self.moving = False
        self.unread = False
        """Faces may have come to light."""
        self.card_at: float | None = None
        """When the last card came out, by the clock of the book."""
        self.fell_at: float | None = None
        """When it fell, until that is reported."""
        self.loose: list[str] = []
        self.wanted: Wanted | None = None
        self.hand = NOBODY
        """The seat whose hand was last steered live."""
        self.shown = 0
        self.hand_shown = False
        self.due = 0.0

    # -- what people send ------------------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        return self.moving or self.position.awaiting() is not None

    def check(self, seat: int, answer: str, beside: Mapping[str, object]) -> None:
        check_beside(answer, beside)

    def beside(self, seat: int, answer: str, beside: Mapping[str, object]) -> None:
        self.wanted = Wanted(seat, answer, beside)
        if self.wanted.live is not None:
            self.hand = seat

    def gesture(self, seat: int, samples: Sequence[Sequence[float]], end: bool) -> None:
        """KAM-G4, KAM-G5. A hand may not know yet that its grab is over: what it sends then is of no use, and no mistake."""
        read = [sample_of(sample) for sample in samples]
        if seat != self.hand:
            raise refuse("KAM-G4", "no_grab")
        if self.wanted is not None and self.wanted.live is not None:
            self.wanted.live.add(read, end)

    def left(self, seat: int) -> None:
        if self.wanted is not None and self.wanted.live is not None and self.wanted.seat == seat:
            self.wanted.live.ended = True

    # -- following the table -----------------------------------------------------------------------------------------------

    @property
    def position(self) -> KamimaiPosition:
        position = self.host.position
        assert isinstance(position, KamimaiPosition)
        return position

    async def run(self) -> None:
        self.keeper = await self.host.shared(workers)
        try:
            while True:
                try:
                    await self.step()
                except KeeperError as error:
                    logger.warning("%s; it is loaded again", error)
                    self.put_away()
                    await asyncio.sleep(AGAIN)
        finally:
            self.put_away()

    async def step(self) -> None:
        position = self.position
        awaited = position.awaiting()
        if not self.host.in_charge:
            self.behind = True
            await self.catch_up()
            await self.host.changed()
        elif awaited == "built":
            await self.put_up()
        elif not await self.catch_up():
            await self.host.changed()
        elif position.ended:
            await self.pass_time()
        elif self.fell_at is not None:
            await self.tell_fall(awaited, self.fell_at)
        elif self.loose:
            await self.tell_loose()
        elif awaited == "grabbed":
            await self.grab()
        elif awaited == "watch":
            await self.watch()
        elif self.moving and not position.late_falls and position.phase not in (DRAW, WATCH, TRAINING):
            await self.hold_still()
        elif self.unread and not self.moving:
            await self.read_faces()
        else:
            await self.pass_time()

    async def pass_time(self) -> None:
        if self.moving:
            await self.frame()
        else:
            await self.host.changed()

    async def catch_up(self) -> bool:
        """Have the book of the last report; False if there is none, because a build is awaited or nothing can stand."""
        if self.book is None or self.behind:
            kept = await self.host.kept()
            if kept is not None and (self.book is None or kept.number > self.number):
                await self.load(kept.data)
                self.number = kept.number
            self.behind = False
        return self.book is not None and self.build == self.position.book.builds

    async def load(self, data: bytes) -> None:
        (build,) = BUILD.unpack_from(data)
        self.take(await self.keeper.load(data[BUILD.size :]), build)
        self.unread = True
        await self.show_all()

    def take(self, book: KeptBook, build: int) -> None:
        self.put_away()
        self.book, self.build = book, build

    def put_away(self) -> None:
        """There is no book; what was known of it is void."""
        if self.book is not None:
            self.book.let_go()
        self.book = None
        self.moving = self.unread = False
        self.card_at = self.fell_at = None
        self.loose = []
        self.wanted = None

    def the_book(self) -> KeptBook:
        assert self.book is not None
        return self.book

    async def enter(self, text: str) -> None:
        """Report, and keep the book with it."""
        data = await self.the_book().save()
        self.number = await self.host.report(text, BUILD.pack(self.build) + data)

    def chance(self, label: str) -> int:
        return int.from_bytes(hmac.digest(self.host.seed, label.encode(), "sha256")[:7])

    # -- what the rules await ------------------------------------------------------------------------------------------------

    async def put_up(self) -> None:
        """KAM-G17, KAM-G18. A book that is falling is seen to fall first."""
        while self.moving:
            await self.frame()
        build, size = int(self.position.book.builds), int(self.position.book.built_with)
        for attempt in range(BUILD_ATTEMPTS):
            try:
                book = await self.keeper.build(self.chance(f"build {build} {attempt}"), size)
                break
            except KeeperError:
                raise
            except RuntimeError as error:
                logger.warning("build %d: %s", build, error)
        else:
            await self.host.report("cannot stand")
            return
        self.take(book, build)
        await self.show_all()
        await self.enter(f"built seen {','.join(await book.readable())}")

    async def grab(self) -> None:
        """KAM-G4 to KAM-G6: one grab from the closing of the fingers to its result."""
        position = self.position
        self.wanted = self.wanted_for(position)
        try:
            result = await self.carry_out(position, self.wanted)
        finally:
            self.wanted = None
        self.unread = True
        await self.enter(words_for(result, int(pages.size(position.book))))

    def wanted_for(self, position: KamimaiPosition) -> Wanted:
        """What came beside this grab; nothing did for bots, and after a restart it is lost: then the hand goes calmly."""
        seat, action = int(position.activator), int(position.grabbing)
        wanted = self.wanted
        if (
            wanted is None
            or wanted.seat != seat
            or not wanted.answer.startswith(f"grab {'+'.join(handles_of(action))} ")
        ):
            wanted = Wanted(seat, "", {})
        return wanted

    async def carry_out(self, position: KamimaiPosition, wanted: Wanted) -> Grabbed:
        book, live = self.the_book(), wanted.live
        gesture = self.planned(position, wanted) if live is None else Gesture(self.held(position, live), ())
        try:
            await book.begin(gesture.hold)
        except GrabError as error:
            logger.warning("a grab cannot be carried out: %s", error)
            return Grabbed((), (), False, (), 1.0, 0.0, True)
        begin, opened = self.time, False
        samples: Iterable[Sample] = gesture.samples
        last = gesture.samples[-1].t if gesture.samples else 0.0
        while True:
            if live is not None:
                samples, last = live.take(), live.last
            elif self.time > begin:
                samples = ()
            if not opened and self.time - begin >= last and (live is None or live.is_over()) and not samples:
                await book.end()
                opened = True
            frame = await self.frame(samples)
            if frame.result is not None:
                return frame.result

    def held(self, position: KamimaiPosition, live: Live) -> Hold:
        return Hold(tuple(handles_of(position.grabbing)), hand_for(position), live.along, live.height)

    def planned(self, position: KamimaiPosition, wanted: Wanted) -> Gesture:
        pull = Pull(tuple(handles_of(position.grabbing)), PULLS[pull_of(position.grabbing)], wanted.pace)
        skill = SKILLS[position.seats[position.activator].skill]
        return plan(pull, hand_for(position), skill, self.chance(f"pull {self.build} {int(position.tick)}"))

    async def watch(self) -> None:
        """KAM-P18, KAM-G8: from the last card on. A book that sleeps will not fall any more."""
        since = self.time if self.card_at is None else self.card_at
        while self.moving and self.fell_at is None and self.time - since < self.position.tables.watch_seconds:
            await self.frame()
        if self.fell_at is None:
            await self.enter("watch stands")

    # -- what happens by itself ------------------------------------------------------------------------------------------------

    async def tell_fall(self, awaited: str | None, fell_at: float) -> None:
        """KAM-G8, KAM-G11: the rules judge a fall by what they await."""
        if awaited == "watch":
            since = 0.0 if self.card_at is None else fell_at - self.card_at
            text = f"watch fell {max(0.0, min(since, self.position.tables.watch_seconds)):.2f}"
        else:
            text = "grabbed none fell" if awaited == "grabbed" else "fell"
        self.fell_at = None
        try:
            await self.enter(text)
        except Refused:
            if self.position.awaiting() != awaited:
                self.fell_at = fell_at  # somebody answered in this moment
            else:
                await self.go_back()

    async def tell_loose(self) -> None:
        """KAM-G7."""
        loose, self.loose = self.loose, []
        self.unread = True
        try:
            await self.enter(f"loose {','.join(loose)}")
        except Refused:
            await self.go_back()

    async def go_back(self) -> None:
        """The rules know of no such thing at this time (KAM-Q34): the book is again as it was reported last, and stays so."""
        self.put_away()
        if await self.catch_up():
            await self.hold_still()

    async def hold_still(self) -> None:
        """KAM-Q40: without late falls nothing moves between the draws."""
        await self.the_book().still()
        await self.show_all()

    async def read_faces(self) -> None:
        """KAM-G15, KAM-G16: what can be read and was not known."""
        self.unread = False
        if self.position.book.state != STANDING:
            return
        seen = await self.the_book().readable()
        unknown = [page for page in seen if not is_known(self.position, page)]
        if unknown and self.position.book.state == STANDING:
            try:
                await self.host.report(f"seen {','.join(unknown)}")
            except Refused:
                self.unread = True  # a page was taken or the book fell in this moment

    def note(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.kind == "fell":
                self.fell_at = event.time
            elif event.kind == "loose":
                self.loose.append(event.page)
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
        self.note(frame.events)
        self.show(frame, full)
        if frame.asleep:
            await self.show_all()
        now = asyncio.get_running_loop().time()
        self.due = max(self.due + FRAME / self.host.pace, now - LATE)
        await asyncio.sleep(max(0.0, self.due - now))
        return frame

    async def show_all(self) -> None:
        self.show(await self.the_book().advance(0.0, (), True), True)

    def show(self, frame: Frame, full: bool) -> None:
        self.time, self.moving = frame.time, not frame.asleep
        host, position = self.host, self.position
        host.stream(frames.poses(self.build, frame.snapshot), full)
        if frame.reach is not None or self.hand_shown:
            size = int(position.book.built_with)
            host.stream(frames.hand(self.build, size, max(0, int(position.activator)), frame.reach), False)
            self.hand_shown = frame.reach is not None
        if full or self.shown % LEAN_EVERY == 0:
            strain = 0.0 if frame.reach is None else frame.reach.strain
            host.stream(frames.lean(self.build, frame.lean, strain), False)


def hand_for(position: KamimaiPosition) -> Hand:
    """The hand of the awaited grab; whichever is not the dominant one is harder to steer (KAM-U13)."""
    action = position.grabbing
    other = hand_of(action) != position.seats[position.activator].dominant
    return Hand(SIDES[hand_of(action)], tuple(fingers_text(fingers_of(action)).split("+")), other)


def words_for(result: Grabbed, size: int) -> str:
    """A result as the rules read it; at least one page stays (KAM-G9)."""
    drawn = list(result.drawn)[: size - 1]
    held = list(result.held)[: size - 1 - len(drawn)]
    out = ",".join(drawn) or "none"
    if not result.fell:
        return f"grabbed {out} stands"
    return f"grabbed {out} held {','.join(held)} fell" if held else f"grabbed {out} fell"


def is_known(position: KamimaiPosition, handle: str) -> bool:
    """Whether everybody knows this page's card, or it stands no more."""
    page = page_named(handle)
    assert page is not None
    wing, place = page
    stands = pages.here(position.book, wing) >> place & 1
    return not stands or position.book.faces[pages.page_at(position.book, wing, place)] != NO_CARD
