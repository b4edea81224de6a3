"""A position: one game in progress, which always knows whose answers are wanted and what each may answer.

What is asked is data: a stack of questions inside the position. The topmost one is open; when its last answer is in,
the game carries it out and may ask again. Nothing here knows any game.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from wondertable.core.chance import Rng
from wondertable.core.kit import bit, first, has, members
from wondertable.core.refused import Refused

NOBODY: Final = -1
NO_ANSWER: Final = 0
SPECTATOR: Final = 31
"""The bit of the audience that stands for people who only watch."""
EVERYBODY: Final = 0xFFFFFFFF


class Options:
    """A list of action codes that is filled again and again without making new lists."""

    __slots__ = ("items", "size")

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64](capacity=64)
        self.size: i64 = 0

    def clear(self) -> None:
        self.size = 0

    def add(self, action: i64) -> None:
        if self.size < len(self.items):
            self.items[self.size] = action
        else:
            self.items = append(self.items, action)
        self.size += 1

    def has(self, action: i64) -> bool:
        i: i64 = 0
        while i < self.size:
            if self.items[i] == action:
                return True
            i += 1
        return False

    def to_list(self) -> list[int]:
        return [int(self.items[i]) for i in range(self.size)]


class Question:
    """What is asked, of whom, and the answers so far (0: none).

    Sealed answers stay hidden until the last one is in; the order of arrival does not matter.
    """

    __slots__ = ("answers", "kind", "sealed", "waiting")

    def __init__(self, kind: i64, waiting: i64, sealed: bool, answers: vec[i64]) -> None:
        self.kind = kind
        self.waiting = waiting
        self.sealed = sealed
        self.answers = answers

    def clone(self) -> Question:
        return Question(self.kind, self.waiting, self.sealed, self.answers[:])

    def answer_of(self, seat: i64) -> i64:
        return self.answers[seat]


class Event:
    """Something that happened: a key of the game's list, whole numbers, and who may know of it."""

    __slots__ = ("args", "audience", "key")

    def __init__(self, key: int, audience: int, args: list[int]) -> None:
        self.key = key
        self.audience = audience
        self.args = args


class Journal:
    """What happened so far. Only positions that people watch have one."""

    __slots__ = ("events",)

    def __init__(self, events: list[Event]) -> None:
        self.events = events

    def note(self, key: int, audience: int, args: list[int]) -> None:
        self.events.append(Event(key, audience, args))

    def clone(self) -> Journal:
        return Journal(self.events[:])

    def known_to(self, viewer: int) -> Journal:
        return Journal([event for event in self.events if has(event.audience, viewer)])


class Outcome:
    """How a game ended: who won, the scores if any were counted, and the reason from the game's closed list."""

    __slots__ = ("reason", "scores", "winners")

    def __init__(self, winners: list[int], scores: list[int] | None, reason: str) -> None:
        self.winners = winners
        self.scores = scores
        self.reason = reason

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, scores={self.scores}, reason={self.reason!r})"


def viewer_bit(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The common part of every game's position. A game fills in the methods that raise NotImplementedError."""

    def __init__(self, players: i64, rng: Rng) -> None:
        self.players: i64 = players
        self.rng: Rng = rng
        self.journal: Journal | None = None
        self.questions: list[Question] = []
        self.tick: i64 = 0
        """Rises whenever a question opens or closes, so that a late answer never meets another question."""
        self.reveals: i64 = 0

    # -- what a game provides ------------------------------------------------------------------------------------------

    def name(self) -> str:
        """The name of the game."""
        raise NotImplementedError

    def list_options(self, question: Question, seat: i64, options: Options) -> None:
        """Add every legal answer of this seat to the question: the one place that knows what is legal."""
        raise NotImplementedError

    def carry_out(self, question: Question) -> None:
        """All answers are in and the question is off the stack: do what they say."""
        raise NotImplementedError

    def why_not(self, question: Question, seat: int, action: int) -> Refused:
        """The rule that forbids an answer which is not among the options."""
        raise NotImplementedError

    def why_final(self, question: Question) -> Refused | None:
        """The rule by which an answer to this question cannot be taken back, or None where it can."""
        raise NotImplementedError

    def copy(self) -> Position:
        """The game's own part, copied; `clone` adds the common part."""
        raise NotImplementedError

    def forget(self, seat: i64, rng: Rng) -> None:
        """Replace everything this seat (SPECTATOR: someone who watches) cannot know, except sealed answers."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        raise NotImplementedError

    # -- asking and answering ------------------------------------------------------------------------------------------

    def ask(self, kind: i64, seats: i64, sealed: bool) -> None:
        """Ask a set of seats; a game asks nobody nothing, so the set is not empty."""
        answers = vec[i64](capacity=self.players)
        for _ in range(self.players):
            answers = append(answers, NO_ANSWER)
        self.questions.append(Question(kind, seats, sealed, answers))
        self.tick += 1

    def next_seat(self) -> i64:
        """The lowest seat whose answer is wanted; NOBODY when the game is over."""
        if not self.questions:
            return NOBODY
        return first(self.questions[-1].waiting)

    def options(self, seat: i64, options: Options) -> None:
        options.clear()
        self.list_options(self.questions[-1], seat, options)

    def answer(self, seat: i64, action: i64) -> None:
        """Enter an answer that is known to be among the options."""
        question = self.questions[-1]
        question.answers[seat] = action
        question.waiting ^= bit(seat)
        if question.waiting == 0:
            self.questions.pop()
            self.tick += 1
            self.carry_out(question)

    def asked(self) -> list[int]:
        """The seats whose answer is wanted; empty when the game is over."""
        return members(self.questions[-1].waiting) if self.questions else []

    def legal(self, seat: int) -> list[int]:
        """The action codes this seat may answer now; empty if it is not asked."""
        if seat not in self.asked():
            return []
        found = Options()
        self.options(seat, found)
        return found.to_list()

    def apply(self, seat: int, action: int) -> None:
        """Answer the open question; refused, with the rule, if the seat is not asked or the action is not legal."""
        refused = self.refusal(seat, action)
        if refused is not None:
            raise refused
        self.answer(seat, action)

    def refusal(self, seat: int, action: int) -> Refused | None:
        """Why `apply` would refuse this answer, or None if it would not."""
        if not self.questions:
            return Refused(None, "game-over")
        if not 0 <= seat < self.players:
            return Refused(None, "no-such-seat", {"seat": seat + 1, "players": int(self.players)})
        question = self.questions[-1]
        if not has(question.waiting, seat):
            if question.answers[seat] != NO_ANSWER:
                return self.why_final(question) or Refused(None, "answered")
            return Refused(None, "not-asked", {"seat": seat + 1})
        if action not in self.legal(seat):
            return self.why_not(question, seat, action)
        return None

    def awaiting(self) -> str | None:
        """The result from outside the rules that is awaited, or None. Most games await none."""
        return None

    def report(self, text: str) -> None:
        """Enter a result from outside the rules."""
        raise Refused(None, "nothing-awaited", {"report": text[:80]})

    # -- copies --------------------------------------------------------------------------------------------------------

    def clone(self) -> Position:
        twin = self._copy_but_chance()
        twin.rng = self.rng.clone()
        if self.journal is not None:
            twin.journal = self.journal.clone()
        return twin

    def _copy_but_chance(self) -> Position:
        twin = self.copy()
        twin.questions = [question.clone() for question in self.questions]
        twin.tick = self.tick
        twin.reveals = self.reveals
        return twin

    def redeal(self, seat: int | None, rng: Rng) -> Position:
        """Another world that this seat (None: someone who watches) cannot tell from this one."""
        viewer = viewer_bit(seat)
        world = self._copy_but_chance()
        world.rng = rng.fork()
        if self.journal is not None:
            world.journal = self.journal.known_to(viewer)
        world.forget(viewer, rng)
        world.reseal(viewer, rng)
        return world

    def reseal(self, viewer: i64, rng: Rng) -> None:
        """Draw the sealed answers of the others anew from what they may answer in this world."""
        for question in self.questions:
            if not question.sealed:
                continue
            options = Options()
            seat: i64 = 0
            while seat < self.players:
                if seat != viewer and question.answers[seat] != NO_ANSWER:
                    options.clear()
                    self.list_options(question, seat, options)
                    question.answers[seat] = options.items[rng.below(options.size)]
                seat += 1

    def reveal(self) -> None:
        """A hidden fact becomes known: answers given before it can no longer be taken back freely."""
        self.reveals += 1

    def barrier(self) -> int:
        """Rises whenever something hidden became known or chance has spoken."""
        return int(self.reveals + self.rng.draws)
