"""Rooms for worker processes in which something is wrong, and one that says what it is asked."""

from __future__ import annotations

import os
import signal
import threading
import time
from pathlib import Path

import wondertable
from wondertable.core.game import Game, Json
from wondertable.core.refused import Refused
from wondertable.core.rules.bot import Bot
from wondertable.core.rules.position import Position
from wondertable.server.reviewing import Work
from wondertable.server.rewinding import names_of
from wondertable.server.thinking import Thinker, Thought
from wondertable.server.workshop.bench import Bench, Work as BenchWork
from wondertable.server.workshop.shapes import Compare
from wondertable.voice.puzzles import id_of
from wondertable.voice.shapes import Advice, Advised, Puzzle, Review


class Echo:
    """Asked by the tests of the processes themselves."""

    refusals = (ValueError,)

    def say(self, word: object) -> object:
        return word

    def process(self) -> int:
        return os.getpid()

    def nice(self) -> int:
        return os.nice(0)

    def policy(self) -> int:
        return os.sched_getscheduler(0)

    def path(self) -> str | None:
        return os.environ["PYTHONPATH"].split(os.pathsep)[0]

    def sleep(self, seconds: float) -> float:
        time.sleep(seconds)
        return seconds

    def busy(self, seconds: float) -> None:
        """Without a turn for anybody, as compiled code is."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            sum(range(100_000_000))

    def refuse(self) -> None:
        raise ValueError("not that")

    def fail(self) -> None:
        raise StopIteration  # of all exceptions the one that futures cannot hold

    def chatter(self) -> str:
        print("this is for people")
        return "heard"

    def die(self, mark: str | None = None) -> int:
        """As if killed from outside, unless somebody was here before."""
        if mark is None or not Path(mark).exists():
            if mark is not None:
                Path(mark).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return os.getpid()

    def eat(self, megabytes: int) -> int:
        heap = [b"x" * (1 << 20) for _ in range(megabytes)]
        time.sleep(0.5)
        return len(heap)


class Player(Bot):
    """Answers with what is offered first, after whatever else it does."""

    def choose(self, world: Position, seat: int, rng: wondertable.Rng) -> int:
        return world.legal(seat)[0]


class Raising(Player):
    def choose(self, world: Position, seat: int, rng: wondertable.Rng) -> int:
        raise StopIteration


class Babbling(Player):
    def choose(self, world: Position, seat: int, rng: wondertable.Rng) -> int:
        return 12345678901


class Cheating(Player):
    def choose(self, world: Position, seat: int, rng: wondertable.Rng) -> int:
        actions = wondertable.game("miraris").actions
        bids = [actions.parse(f"bid {value}") for value in range(1, 10)]
        forbidden = [bid for bid in bids if bid not in world.legal(seat)]
        return forbidden[0] if forbidden else actions.parse("keep el")


class Slow(Player):
    def choose(self, world: Position, seat: int, rng: wondertable.Rng) -> int:
        sum(range(40_000_000))  # a second or so in which no other thread of the process has a turn, as in compiled code
        return super().choose(world, seat, rng)


class Endless(Player):
    def choose(self, world: Position, seat: int, rng: wondertable.Rng) -> int:
        while True:
            pass


class Greedy(Player):
    def choose(self, world: Position, seat: int, rng: wondertable.Rng) -> int:
        heap: list[bytes] = []
        while True:
            heap.append(b"x" * (1 << 20))


class Dying(Player):
    def choose(self, world: Position, seat: int, rng: wondertable.Rng) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


BOTS = {bot.__name__.lower(): bot for bot in (Raising, Babbling, Cheating, Slow, Endless, Greedy, Dying)}


class Thinking(Thinker):
    """Bots that are offered as `thumb` are those that the environment names."""

    def bot(self, name: str, of: Game) -> Bot:
        return BOTS[os.environ[PLANTED]]()


PLANTED = "WONDERTABLE_TEST_BOT"
THINKING = f"{__name__}:Thinking"


class SlowRewinder:
    def tell_record(self, brought: bytes, eyes: str) -> bytes:
        time.sleep(60)
        return b""


class Advising(Thinker):
    """Says something else each time."""

    def __init__(self) -> None:
        self.times = 0

    def advise(self, thought: Thought) -> Advice:
        self.times += 1
        return Advice(f"master {self.times}", "adept", False, [])


class Pondering(Advising):
    def advise(self, thought: Thought) -> Advice:
        time.sleep(1.0)
        return super().advise(thought)


class Speechless(Thinker):
    def advise(self, thought: Thought) -> Advice:
        raise RuntimeError("no words")


class Fainting(Thinker):
    """Masters die over their first thought."""

    def bot(self, name: str, of: Game) -> Bot:
        return Dying() if name == "master" else super().bot(name, of)


class Brooding(Thinker):
    """Sages have no end to their thoughts."""

    def bot(self, name: str, of: Game) -> Bot:
        return Endless() if name == "sage" else super().bot(name, of)


ADVISING, PONDERING, SPEECHLESS, FAINTING, BROODING = (
    f"{__name__}:{room.__name__}" for room in (Advising, Pondering, Speechless, Fainting, Brooding)
)


class Reviewing:
    """Has a review ready at the third look, and after it a puzzle; of a game of five it has none."""

    refusals = (Refused,)

    def __init__(self) -> None:
        self.work = Work()

    def begin(self, past: bytes, names: list[str]) -> None:
        self.names, self.work = names, Work()

    def begin_record(self, brought: bytes) -> None:
        self.begin(brought, names_of(brought))

    def look(self) -> Work:
        if len(self.names) == 5:
            raise RuntimeError("five are too many")
        if self.work.done >= 0.5:
            self.work.review = Review("miraris", 3, "master", "adept", False, self.names, [0], [], [], [], [])
        if self.work.done >= 0.75:
            self.work.puzzles = [a_puzzle()]
        self.work.done += 0.25
        return self.work


def a_puzzle() -> Puzzle:
    """What to bid first, where only a 9 is right."""
    game = wondertable.game("miraris")
    position = game.new(3, seed=7)
    for seat in position.asked():
        position.apply(seat, position.legal(seat)[0])
    world = position.redeal(0, wondertable.Rng(1))
    bid = [
        Advised(f"bid {number}", "bid", {"value": number}, chance, 0.01, number == 9, None)
        for number, chance in ((9, 0.5), (8, 0.3))
    ]
    saved = {key: value for key, value in game.save(world).items() if key != "data"}
    made = Puzzle(
        "", "miraris", 3, game.chosen_options(world), 0, saved, Advice("master", "adept", False, bid), "bid 1"
    )
    made.id = id_of(made)
    return made


REVIEWING = f"{__name__}:Reviewing"


class BrokenBench(Bench):
    """Its rules break down over data that are in order."""

    def taken(self, name: str, players: int, options: Json, data: bytes) -> bytes:
        raise Refused(None, "game-broke", {"number": 0, "seed": "0", "problem": "IndexError: list index out of range"})


class SlowBench(Bench):
    """Its studies play nothing until they are stopped."""

    def _study(self, work: BenchWork, stop: threading.Event, name: str, wanted: Compare) -> None:
        stop.wait()
        super()._study(work, stop, name, wanted)
