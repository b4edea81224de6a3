"""Lessons for browsers. Nothing is kept of who learns: whoever goes on tells all that they have answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Final

import msgspec

from wondertable.core.game import Game
from wondertable.core.refused import Refused
from wondertable.core.views import spelled
from wondertable.lessons import Playing, Saying, lesson, lessons
from wondertable.lessons.shelf import minutes
from wondertable.server import games, wire
from wondertable.server.access import SOON, too_fast
from wondertable.server.advising import WHO
from wondertable.server.problems import logger
from wondertable.server.thinking import Thought, thought_of
from wondertable.voice.shapes import Advice

Answers = tuple[str | None, ...]
KEPT: Final = 256
"""Places in lessons that are kept at hand, so that each answer is one step and not all of them again."""


def infos(game: Game) -> list[wire.LessonInfo]:
    return [wire.LessonInfo(each.name, minutes(game, each)) for each in lessons(game)]


@lru_cache(KEPT)
def reached(game: str, name: str, answers: Answers) -> Playing:
    """Where right answers lead; nobody plays on with what is kept. Refused where one of them was wrong."""
    of = games.game(game)
    if not answers:
        return Playing(of, lesson(of, name))
    playing = reached(game, name, answers[:-1]).clone()
    playing.go_on(answers[-1])
    return playing


def told(game: Game, name: str, answers: Answers) -> wire.LessonTold:
    if not answers:
        return shown(game, reached(game.name, name, ()))
    playing = reached(game.name, name, answers[:-1]).clone()
    wrong = playing.take(answers[-1])
    return shown(game, playing, wrong.saying if wrong else None)


def shown(game: Game, playing: Playing, wrong: Saying | None = None) -> wire.LessonTold:
    position = playing.position
    return wire.LessonTold(
        game=game.name,
        lesson=playing.lesson.name,
        players=int(position.players),
        options=game.chosen_options(position),
        seat=playing.seat,
        fixed=wire.raw(wire.encode(game.fixed(position))),
        moments=[] if wrong else [wire.raw(wire.encode(each)) for each in playing.now()],
        saying=said(playing.saying()),
        wrong=said(wrong) if wrong else None,
        does="end" if playing.is_over else "tell" if playing.is_told else "free" if playing.is_free else "ask",
        step=playing.number + 1,
        steps=len(playing.lesson.steps),
    )


def said(saying: Saying) -> wire.LessonSaying:
    args = msgspec.to_builtins(spelled(saying.option.parts)) if saying.option else {}
    shows = [wire.raw(wire.encode(each)) for each in saying.shows]
    return wire.LessonSaying(saying.key, saying.rule, args, saying.places, shows)


class Helping:
    """A master who helps those who learn: one question of an address at a time, and of the same place it says the same."""

    def __init__(self, ask: Callable[[str, Thought], Awaitable[Advice]]) -> None:
        self._ask = ask
        self._known: dict[tuple[str, str, Answers], Advice] = {}
        self._helped: set[str] = set()

    async def advise(self, game: Game, name: str, answers: Answers, place: str) -> Advice:
        playing = reached(game.name, name, answers)
        if not playing.is_free:
            raise Refused(None, "lesson-no-help")
        where = (game.name, name, answers)
        if where in self._known:
            return self._known[where]
        if place in self._helped:
            raise too_fast(SOON)
        self._helped.add(place)
        try:
            advice = await self._ask(f"lesson {place}", thought_of(game, playing.position, playing.seat, WHO))
        except Exception as error:
            logger.warning("lesson %s of %s: nobody had advice: %s", name, game.name, error)
            raise Refused(None, "no-advice") from None
        finally:
            self._helped.discard(place)
        if len(self._known) >= KEPT:
            del self._known[next(iter(self._known))]
        self._known[where] = advice
        return advice
