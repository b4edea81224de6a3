"""Source 1 at a table (KAM-G18): the book is built, pulled at and watched as time passes, and its results are reported.

Before everything else comes what the rules await; else the book moves on until it sleeps, and then its faces are read.
With each report goes a save of the book, so that any process can go on from the last report, and a film of what moved
since the one before. The physics runs in processes of its own.
"""

import asyncio
import hmac
import logging
import struct
from collections.abc import Iterable, Mapping, Sequence

from wondertable.core.outside import Host, Kept, Outside
from wondertable.core.refused import Refused
from wondertable.core.rules.position import NOBODY
from wondertable.games.kamimai.outside.grimoire import frames
from wondertable.games.kamimai.outside.grimoire.draughts import Draught, draught_after_draw
from wondertable.games.kamimai.outside.grimoire.gestures import Wanted, check_beside, sample_of
from wondertable.games.kamimai.outside.grimoire.hand import GrabError
from wondertable.games.kamimai.outside.grimoire.kept import Keeper
from wondertable.games.kamimai.outside.grimoire.messages import Grabbed
from wondertable.games.kamimai.outside.grimoire.path import Sample
from wondertable.games.kamimai.outside.grimoire.shown import ShownBook
from wondertable.games.kamimai.outside.grimoire.translate import gesture_for, is_known, motor_skill, words_for
from wondertable.games.kamimai.people.names import handles_of
from wondertable.games.kamimai.people.refusals import refuse
from wondertable.games.kamimai.rules import book as pages
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.terms import IN_DRAW, IN_TRAINING, IN_WATCH, STANDING
from wondertable.workers import Gone, spare_cores

BUILD_ATTEMPTS = 4
AGAIN = 0.5
"""Seconds before a book is loaded again."""
BUILD = struct.Struct("<I")

logger = logging.getLogger("wondertable")


def workers() -> Keeper:
    """The processes in which all books of this server live; one core stays free for the server itself."""
    return Keeper(spare_cores(most=4))


class Grimoire(ShownBook, Outside):
    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self.number = 0
        """The report with which the book was last kept."""
        self.unfilmed: int | None = None
        """The report of a fall that is still seen: its film ends when the last page lies."""
        self.behind = False
        """Another process may have reported since."""
        self.wanted: Wanted | None = None
        """What came beside the grab under way."""
        self.hand = NOBODY
        """The seat whose hand was last steered live."""
        self.waiting = 0.0
        """Seconds for which the pull under way still has to wait for its turn."""
        self.draught: Draught | None = None
        """What will blow in the rest of this turn (KAM-G19)."""

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
        pulls = seat == self.position.activator and self.position.awaiting() == "grabbed"  # also after a restart
        if seat != self.hand and not pulls:
            raise refuse("KAM-G4", "no_grab")
        if self.wanted is not None and self.wanted.live is not None:
            self.wanted.live.add(read, end)

    def left(self, seat: int) -> None:
        if self.wanted is not None and self.wanted.live is not None and self.wanted.seat == seat:
            self.wanted.live.ended = True

    # -- following the table -----------------------------------------------------------------------------------------------

    async def run(self) -> None:
        self.keeper = await self.host.shared(workers)
        try:
            while True:
                try:
                    await self.step()
                except (Gone, Refused) as error:  # its process is gone, or another server was quicker
                    if isinstance(error, Refused) and error.key == "damaged":
                        raise
                    logger.warning("the Grimoire is loaded again: %s", error)
                    self.put_away()
                    await asyncio.sleep(AGAIN)
        finally:
            self.put_away()

    async def step(self) -> None:
        position = self.position
        awaited = position.awaiting()
        if self.unfilmed is not None and not self.moving:
            await self.end_film()
        elif not self.host.in_charge:
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
        elif self.moving and not position.chosen.late_falls and position.phase not in (IN_DRAW, IN_WATCH, IN_TRAINING):
            await self.hold_still()
        elif self.draught is not None and self.draught.is_due(position.phase) and not self.moving:
            await self.blow(self.draught)
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
                await self.load(kept)
            self.behind = False
        return self.book is not None and self.build == self.position.book.builds

    async def load(self, kept: Kept) -> None:
        """A book that cannot be read is nobody's to mend: people are told why, and the table stays as it is."""
        try:
            (build,) = BUILD.unpack_from(kept.data)
            book = await self.keeper.load(kept.data[BUILD.size :])
        except (ValueError, struct.error) as error:
            raise self.host.give_up(kept.number, str(error)) from error
        self.take(book, build)
        self.number, self.unread = kept.number, True
        await self.show_all()

    async def enter(self, text: str) -> None:
        """Report, and keep the book and the film with it. What falls is still filmed."""
        book = self.the_book()
        data, film = await book.save(), await self.film()
        self.number = await self.host.report(text, BUILD.pack(self.build) + data, film)
        if self.moving and text == "fell":
            self.unfilmed = self.number
        else:
            await book.cut()

    async def film(self) -> bytes:
        return await self.the_book().film(self.build, max(0, self.position.activator))

    async def end_film(self) -> None:
        number, self.unfilmed = self.unfilmed, None
        if number is not None and self.book is not None:
            await self.host.film(number, await self.film())
            await self.book.cut()

    async def see_fall(self) -> None:
        """Nobody is asked anything: what it costs is told when the last page lies."""
        while self.moving:
            await self.frame()

    def chance(self, label: str) -> int:
        return int.from_bytes(hmac.digest(self.host.seed, label.encode(), "sha256")[:7])

    # -- what the rules await ------------------------------------------------------------------------------------------------

    async def put_up(self) -> None:
        """KAM-G17, KAM-G18. A book that is falling is seen to fall first."""
        await self.see_fall()
        await self.end_film()
        build, size = self.position.book.builds, self.position.book.built_with
        for attempt in range(BUILD_ATTEMPTS):
            try:
                book = await self.keeper.build(self.chance(f"build {build} {attempt}"), size)
                break
            except Gone:
                raise
            except RuntimeError as error:
                logger.warning("build %d: %s", build, error)
        else:
            await self.host.report("cannot stand")
            return
        self.take(book, build)
        self.draught = None
        await self.show_all()
        await self.enter(f"built seen {','.join(await book.readable())}")

    async def grab(self) -> None:
        """KAM-G4: one grab from the closing of the fingers to its result."""
        position = self.position
        self.wanted, self.draught = self.wanted_for(position), None
        try:
            result = await self.carry_out(position, self.wanted)
        finally:
            self.wanted = None
        if result.fell:
            await self.see_fall()
        self.unread = True
        await self.enter(words_for(result, pages.size(position.book)))

    def wanted_for(self, position: KamimaiPosition) -> Wanted:
        """What came beside this grab; nothing did for bots, and after a restart it is lost: then the hand goes calmly."""
        seat, action = position.activator, position.grabbing
        wanted = self.wanted
        if (
            wanted is None
            or wanted.seat != seat
            or not wanted.answer.startswith(f"grab {'+'.join(handles_of(action))} ")
        ):
            wanted = Wanted(seat, "", {})
        return wanted

    async def carry_out(self, position: KamimaiPosition, wanted: Wanted) -> Grabbed:
        pulls = self.the_book().pulls
        await pulls.begin(self.tell_turn)
        try:
            self.tell_turn(0.0)
            return await self.pull(position, wanted)
        finally:
            pulls.end()

    def tell_turn(self, seconds: float) -> None:
        """Whoever pulls waits; that is seen, but only when it changes."""
        if round(seconds) != round(self.waiting):
            self.waiting = seconds
            self.host.stream(frames.turn(self.build, self.position.activator, seconds), False)

    async def pull(self, position: KamimaiPosition, wanted: Wanted) -> Grabbed:
        book, live = self.the_book(), wanted.live
        chance = self.chance(f"pull {self.build} {position.tick}")
        skill = motor_skill(position, self.host.bot(position.activator))
        gesture = gesture_for(position, wanted, await book.leans(), chance, skill)
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
            before = self.time
            frame = await self.frame(samples)
            book.pulls.measure(frame.time - before, frame.cost)
            if frame.result is not None:
                return frame.result

    async def watch(self) -> None:
        """KAM-P18, KAM-G8: from the last card on. A book that sleeps will not fall any more."""
        since = self.time if self.card_at is None else self.card_at
        while self.moving and not self.happened and self.time - since < self.position.tables.watch_seconds:
            await self.frame()
        if not self.happened:
            position = self.position
            if position.chosen.late_falls:
                chance = self.chance(f"draught {self.build} {position.tick}")
                self.draught = draught_after_draw(position, (await self.the_book().lean()).imbalance, chance)
            await self.enter("watch stands")

    # -- what happens by itself ------------------------------------------------------------------------------------------------

    async def tell_fall(self, awaited: str | None, fell_at: float) -> None:
        """KAM-G8, KAM-G11: the rules judge a fall by what they await; where they await nothing, by the moment it is told."""
        if awaited is not None:
            await self.see_fall()
        if awaited == "watch":
            since = 0.0 if self.card_at is None else fell_at - self.card_at
            text = f"watch fell {max(0.0, min(since, self.position.tables.watch_seconds)):.2f}"
        else:
            text = "grabbed none fell" if awaited == "grabbed" else "fell"
        self.fell_at = self.wanted = None
        try:
            await self.enter(text)
        except Refused:
            if self.position.awaiting() != awaited:
                self.fell_at = fell_at  # somebody answered in this moment
            else:
                await self.go_back()

    async def blow(self, draught: Draught) -> None:
        """KAM-G19, KAM-G27: the air moves, and everybody sees it."""
        self.draught = None
        await self.the_book().draught(draught.x, draught.y)
        self.host.stream(frames.air(self.build, draught.x, draught.y), False)
        await self.show_all()

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
        """KAM-G19, KAM-Q40: without late falls nothing moves between the draws."""
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
