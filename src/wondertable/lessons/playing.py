"""A lesson being taken: what has been answered, what is said now, and what was wrong.

The same answers lead everybody to the same place: others answer as the lesson has it, or by rules of thumb with its seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Final

import msgspec
from msgspec import UNSET, Struct

from wondertable.core.entries import Answered
from wondertable.core.game import Game, Json
from wondertable.core.moments import Moment, moment
from wondertable.core.refused import Refused
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.position import Position
from wondertable.core.text import has_sentence
from wondertable.core.views import Option
from wondertable.lessons.shapes import Begin, Given, Lesson, Step

PATTERN: Final = "*?["
"""What makes a written answer stand for several."""


class Saying(Struct, frozen=True):
    """A sentence of a lesson, and what it points at."""

    key: str
    rule: str | None = None
    option: Option[Struct] | None = None
    """The answer it speaks of; its parts are what the sentence is made with."""
    places: list[str] = []
    shows: list[Option[Struct]] = []
    """Answers whose places are shown; of a wrong answer a right one, for whoever was wrong before."""


class Refusal(Struct, frozen=True):
    """An answer was not wanted; nothing has changed."""

    answer: str
    saying: Saying


class Playing:
    """One way through a lesson.

    >>> import wondertable
    >>> from wondertable.lessons import lesson
    >>> game = wondertable.game("miraris")
    >>> playing = Playing(game, lesson(game, "first-bid"))
    >>> playing.is_told, playing.saying().key
    (True, 'lesson-first-bid-row')
    >>> playing.take(None)
    >>> playing.number
    1
    """

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.seat = lesson.seat
        self.number = 0
        """Of the step that is said now."""
        self.position = begun(game, lesson.written.begin)
        self.chance = Rng(lesson.written.begin.seed)
        """Of those who answer by rules of thumb."""
        self.seen: list[Moment] = []
        """What was seen since the last answer."""
        self._told = 0
        self._see(None)
        self._play_on(lesson.written.begin.moves)

    def clone(self) -> Playing:
        other = Playing.__new__(Playing)
        other.game, other.lesson, other.seat, other.number = self.game, self.lesson, self.seat, self.number
        other.position, other.chance = self.position.clone(), self.chance.clone()
        other.seen, other._told = list(self.seen), self._told
        return other

    # -- what is said --------------------------------------------------------------------------------------------------

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    @property
    def is_told(self) -> bool:
        """Whether it is only to be read."""
        return not self.step.right and not self.is_free

    @property
    def is_free(self) -> bool:
        """Whether everything is right, and a master helps."""
        return self.step.free and self.position.outcome() is None

    @property
    def is_over(self) -> bool:
        """Whether the last thing is said."""
        return self.number == len(self.lesson.steps) - 1 and self.is_told

    def saying(self) -> Saying:
        step = self.step
        shown = [self._option(answer) for answer in step.shows]
        return Saying(self._key(step), step.rule, None, list(step.at), shown)

    def _key(self, step: Step) -> str:
        key = self.lesson.key(step.say)
        if not self.is_free:
            return key
        own = f"{key}-{self.game.question_name(self.position.open_question())}"
        return own if has_sentence(own, self.game.name) else key

    def now(self) -> list[Moment]:
        """What was seen since the last answer, the last of it with what may be answered now."""
        *before, last = self.seen or [moment(self.game, self.position, None, self.seat, self._told)]
        view = self.game.changing(self.position, self.seat, offered=not self.is_told)
        return [*before, msgspec.structs.replace(last, view=view)]

    # -- what is answered ----------------------------------------------------------------------------------------------

    def take(self, answer: str | None) -> Refusal | None:
        """An answer, or None for a step that was read. What is not wanted is said; what cannot be is refused."""
        self.seen = []
        if self.is_over:
            raise Refused(None, "lesson-over")
        if (answer is None) is not self.is_told:
            raise Refused(None, "lesson-told" if self.is_told else "lesson-asks")
        if answer is not None:
            return self._answer(answer)
        self.number += 1
        return None

    def go_on(self, answer: str | None) -> None:
        """Refused where it was wrong."""
        if self.take(answer) is not None:
            raise Refused(None, "lesson-wrong", {"answer": str(answer)[:80]})

    def _answer(self, answer: str) -> Refusal | None:
        action = self.game.actions.parse(answer)
        refused = self.position.refusal(self.seat, action)
        if refused is not None:
            raise refused
        text = self.game.actions.text(action)
        if not self.is_free and not matches(text, self.step.right):
            return Refusal(text, self._wrong(text))
        step = self.step
        self._enter(self.seat, text)
        self._play_on(step.then)
        if not self.is_free:
            self.number += 1
        return None

    def _wrong(self, text: str) -> Saying:
        for wrong in self.step.wrong:
            if matches(text, wrong.answers):
                return Saying(self.lesson.key(wrong.say), wrong.rule, self._option(text), shows=self._right())
        raise Refused(None, "lesson-unforeseen", {"answer": text, "lesson": self.lesson.name})

    def _right(self) -> list[Option[Struct]]:
        """An answer that is wanted, for whoever does not find one; none where only its kind is written."""
        written = [text for text in self.step.right if not set(text) & set(PATTERN)]
        actions = [self.game.actions.parse(text) for text in written]
        legal = [action for action in actions if self.position.refusal(self.seat, action) is None]
        return [self.game.option(self.position, action) for action in legal[:1]]

    def _option(self, text: str) -> Option[Struct]:
        return self.game.option(self.position, self.game.actions.parse(text))

    # -- what the others do --------------------------------------------------------------------------------------------

    def _play_on(self, then: Sequence[Given]) -> None:
        """As it is written, and then by rules of thumb until the learner is asked or the game is over."""
        for given in then:
            self._enter(given.seat, given.answer)
        thumb = self.game.bots()["thumb"]
        while (asked := self.position.asked()) and self.seat not in asked:
            world = self.position.redeal(asked[0], self.chance)
            self._enter(asked[0], self.game.actions.text(thumb.choose(world, asked[0], self.chance)))

    def _enter(self, seat: int, answer: str) -> None:
        move = Answered(seat, answer)
        self.position.apply(seat, self.game.actions.parse(answer))
        self._see(move)

    def _see(self, move: Answered | None) -> None:
        self.seen.append(moment(self.game, self.position, move, self.seat, self._told))
        assert self.position.journal is not None
        self._told = len(self.position.journal.events)


def begun(game: Game, begin: Begin) -> Position:
    """Refused where the rules know no such position."""
    if begin.board is UNSET:
        return game.new(begin.players, begin.seed, begin.options)
    saved: Json = {"players": begin.players, "seed": begin.seed, "options": begin.options, "board": begin.board}
    if begin.questions is not UNSET:
        saved["questions"] = begin.questions
    return game.load(saved)


def matches(text: str, wanted: Sequence[str]) -> bool:
    return any(fnmatchcase(text, pattern) for pattern in wanted)
