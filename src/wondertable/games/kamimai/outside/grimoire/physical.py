"""The Grimoire as a physical book: it stands, a hand pulls at it, pages come out, it falls (KAM-G18).

Time passes only in `advance`. A book on which nothing moves is asleep and costs nothing until fingers close again.
"""

from math import isfinite
from typing import Final

import numpy as np

from wondertable.games.kamimai.outside.grimoire.fingers import Fingers
from wondertable.games.kamimai.outside.grimoire.hand import GrabError, Hold
from wondertable.games.kamimai.outside.grimoire.messages import Event, Grabbed
from wondertable.games.kamimai.outside.grimoire.moments import Gust, Memento
from wondertable.games.kamimai.outside.grimoire.pages import Array, NumericalFault, Pages
from wondertable.games.kamimai.outside.grimoire.path import Sample
from wondertable.games.kamimai.outside.grimoire.plan import Gesture
from wondertable.games.kamimai.outside.grimoire.seen import SeenBook
from wondertable.games.kamimai.outside.grimoire.settings import Physics
from wondertable.games.kamimai.outside.grimoire.tent import Judge

CHECK: Final = 4  # steps between two looks at contacts and falls
LONGEST_ADVANCE: Final = 0.25
WATCH: Final = 3.0


class Book(SeenBook):
    """A book that hands pull at, and that moves as time passes."""

    def __init__(self, physics: Physics, names: list[str], pages: Pages) -> None:
        super().__init__(physics, names, pages)
        self.places: Array = pages.positions().copy()  # when the book last stood still
        self._due = 0.0  # time asked for and not yet simulated
        self._steps = 0
        self._quiet = 0.0
        self._disturbed = 0.0  # when a hand was last on the book
        self._fell_at = 0.0
        self._before: Memento | None = None
        self._rest = self.memento()
        self._drawn: list[str] = []
        self._held: list[str] = []
        self._opened: float | None = None
        self._void = False
        self._result: Grabbed | None = None
        self._events: list[Event] = []
        self._gust = Gust(0.0, 0.0, 0.0)
        self.judge = Judge(physics, names)

    # A grab.

    @property
    def grabbing(self) -> bool:
        return self._before is not None

    def begin(self, hold: Hold) -> None:
        """The fingers close. A grab that cannot be is refused before anything moves (KAM-G14)."""
        if self.state != "standing":
            raise GrabError("fallen", "KAM-G1: the Grimoire has fallen")
        if self.grabbing:
            raise GrabError("running", "KAM-G4: a grab is still running")
        there = self.handles
        unknown = [page for page in hold.pages if page not in there]
        if unknown:
            raise GrabError("pages", f"KAM-G2: page {unknown[0]} is not in the book")
        if len(hold.pages) >= len(there):
            raise GrabError("all", "KAM-P15: at least one page stays in the book")
        self._before = self.memento()
        self.pages.thin()
        number = {self.names[page]: k for k, page in enumerate(self.pages.ids)}
        held = sorted(number[page] for page in hold.pages)
        self.fingers = Fingers(self.physics, hold, held, self.pages.data)
        self.fingers.part(list(range(len(self.pages.ids))), self.pages.data)
        self.pages.hold(held)
        self.asleep = False
        self._drawn, self._held, self.judge.apart = [], [], {}
        self._opened, self._result, self._void = None, None, False
        self.places = self._by_id()

    def move(self, sample: Sample) -> bool:
        """A sample of the hand's path; False if it was left out."""
        if self.fingers is None:
            return False
        return self.fingers.path.add(sample)

    def end(self) -> None:
        """The fingers open; pages still in the book stay where they are."""
        if self.fingers is None or self._opened is not None:
            return
        self._opened = self.time
        self._disturbed = self.time
        for page in [pinch.page for pinch in self.fingers.pinches] + [wedge.page for wedge in self.fingers.wedges]:
            self.pages.let_go(page)
        self.fingers.pinches, self.fingers.wedges = [], []
        self._tell("let_go")

    def result(self) -> Grabbed | None:
        """Of the last grab, once it is over."""
        return self._result

    def grab(self, gesture: Gesture, settle: float = WATCH) -> Grabbed:
        """A whole grab at once, and then at most `settle` seconds until nothing moves."""
        self.begin(gesture.hold)
        for sample in gesture.samples:
            self.move(sample)
        last = gesture.samples[-1].t if gesture.samples else 0.0
        until = self.time + (min(last, self.physics.gesture_time) if isfinite(last) else 0.0)
        while self.time < until and self.grabbing:
            self.advance(self.physics.step)
        self.end()
        while self._result is None:
            self.advance(self.physics.step)
        self.settle(settle)
        return self._result

    def settle(self, seconds: float) -> list[Event]:
        """Time passes until nothing moves, at most so long."""
        until = self.time + seconds
        events: list[Event] = []
        while self.time < until and not self.asleep:
            events += self.advance(self.physics.step)
        return events

    def draught(self, x: float, y: float) -> None:
        """Air begins to move; at its height it pushes every page with so many metres per second squared."""
        if self.grabbing:
            raise ValueError("KAM-G4: a grab is still running")
        self._gust = Gust(self.time, x, y)
        self._disturbed = self.time + self.physics.gust_time
        self.asleep = False
        self._tell("draught")

    def still(self) -> None:
        """Nothing moves any more until the next grab: the book without late falls (KAM-G19, KAM-Q40)."""
        if self.grabbing:
            raise ValueError("KAM-G4: a grab is still running")
        self._sleep()

    # Time.

    def advance(self, seconds: float) -> list[Event]:
        """Time passes; what happened is told. One call is at most a quarter of a second."""
        if not (isfinite(seconds) and 0.0 <= seconds <= LONGEST_ADVANCE):
            raise ValueError(f"a call advances by 0 to {LONGEST_ADVANCE} seconds, not {seconds}")
        self._due += seconds
        dt = self.physics.step
        while self._due >= dt - 1e-9:
            if self.asleep:
                self.time += self._due
                self._due = 0.0
                break
            self._due -= dt
            try:
                self._step(dt)
            except NumericalFault:
                self._undo()
        events, self._events = self._events, []
        return events

    def _step(self, dt: float) -> None:
        fingers = self.fingers
        if fingers is not None and fingers.pinches and not fingers.step(self.pages.data):
            self.end()
        self.pages.blow(*self._gust.push(self.time, self.physics.gust_time))
        self.pages.step()
        self.time += dt
        self._steps += 1
        if self._steps % CHECK == 0:
            self._check(CHECK * dt)

    def _check(self, seconds: float) -> None:
        fingers = self.fingers
        if self.state == "standing":
            held = [pinch.page for pinch in fingers.pinches] if fingers is not None else []
            seen = self.judge.look(self.pages, self.places, self.sunk(), held, seconds)
            for k in seen.out:
                self._take_out(k, k in held)
            if seen.fell:
                self._fall()
        if fingers is not None and self._opened is None and not fingers.pinches:
            self.end()
        if self._opened is not None and self._is_over(self.time - self._opened):
            self._finish()
        self._look_for_rest(seconds)

    def _is_over(self, since: float) -> bool:
        """So long after the fingers opened. Pages that are on their way off the book are waited for (KAM-G6)."""
        physics = self.physics
        waits = self.judge.apart and self.state == "standing" and since < physics.over_longest
        return since >= physics.over_time and not waits

    def _take_out(self, k: int, pinched: bool) -> None:
        name = self.names[self.pages.ids[k]]
        self.pages.take_away(k)
        self._disturbed = self.time
        if pinched and self.fingers is not None:
            self.fingers.pinches = [pinch for pinch in self.fingers.pinches if pinch.page != k]
        if self.grabbing:
            self._drawn.append(name)
            self._tell("out", name)
        else:
            self._rest = self.memento()
            self._tell("loose", name)

    def _fall(self) -> None:
        self.state = "fallen"
        self._fell_at = self.time
        if self.fingers is not None and self.fingers.pinches:
            for pinch in self.fingers.pinches:
                self._held.append(self.names[self.pages.ids[pinch.page]])
                self.pages.take_away(pinch.page)
            self.fingers.pinches = []
        self.pages.data.xfrc_applied[:] = 0.0
        self.pages.lie()
        self._tell("fell")

    def _finish(self) -> None:
        """The grab is over."""
        fingers = self.fingers
        assert fingers is not None
        fallen = [self.names[self.pages.ids[k]] for k in self.sunk()]
        self._result = Grabbed(
            drawn=tuple(self._drawn),
            held=tuple(self._held),
            fell=self.state == "fallen",
            fallen=tuple(fallen),
            steadiness=fingers.rough.steadiness(),
            seconds=fingers.time,
            void=self._void,
        )
        self.fingers = self._before = self._opened = None
        self._rest = self.memento()
        self._tell("over")

    def _look_for_rest(self, seconds: float) -> None:
        physics = self.physics
        if self.grabbing:
            self._quiet = 0.0
            return
        if self.state == "fallen":
            if self.time - self._fell_at >= physics.fall_follow:
                self._sleep()
            return
        slow = float(self.pages.speeds().max()) < physics.rest_speed
        self._quiet = self._quiet + seconds if slow else 0.0
        if self._quiet >= physics.rest_time and self.time - self._disturbed >= physics.awake_time:
            self._sleep()

    def _sleep(self) -> None:
        self.pages.freeze()
        self.asleep = True
        self._quiet = 0.0
        self.judge.apart = {}
        self.places = self._by_id()
        self._rest = self.memento()

    def _by_id(self) -> Array:
        places = np.zeros((len(self.names), 3))
        places[self.pages.ids] = self.pages.positions()
        return places

    def _tell(self, kind: str, page: str = "") -> None:
        self._events.append(Event(kind, self.time, page))

    # Going back.

    def memento(self) -> Memento:
        return Memento(self.pages.remember(), self.time, self.state, self.asleep)

    def clocks(self) -> list[float]:
        gust = self._gust
        return [
            *(self.time, self._due, float(self._steps % CHECK), self._quiet, self._disturbed, self._fell_at),
            *(gust.began, gust.x, gust.y),
        ]

    @classmethod
    def recall(
        cls,
        physics: Physics,
        names: list[str],
        moment: Memento,
        heights: Array,
        tops: Array,
        places: Array,
        clocks: list[float],
        apart: dict[int, float],
    ) -> "Book":
        """A book as it was at that moment, between grabs."""
        book = cls(physics, names, Pages.recall(physics, moment.pages))
        book.heights, book.tops, book.places = heights, tops, places
        book.state, book.asleep = moment.state, moment.asleep
        if book.state == "fallen":
            book.pages.lie()
        book.time, book._due, steps, book._quiet, book._disturbed, book._fell_at, *gust = clocks
        if gust:  # books of earlier versions know no draughts
            book._gust = Gust(*gust)
        book._steps = int(steps)
        book.judge.apart = apart
        book._rest = book.memento()
        return book

    def _undo(self) -> None:
        """Numbers went wrong: the grab is void and the book is as it was before it."""
        before = self._before or self._rest
        time = self.time
        was_grab = self._before is not None
        self.pages = Pages.recall(self.physics, before.pages)
        self.state, self.asleep = before.state, True
        self.pages.freeze()
        self._quiet, self.judge.apart = 0.0, {}
        self.places = self._by_id()
        self.time = time
        if was_grab:
            self._drawn, self._held, self._void = [], [], True
            self._tell("void")
            self._finish()
        else:
            self._tell("void")
