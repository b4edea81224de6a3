"""What is said, as it goes over the wire and into files."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from wondertable.core.game import Json


class Because(Struct):
    """Why: a sentence of the game with its arguments."""

    key: str
    """`because-` and the name of a term of the game's judge, or `because-the_end`."""
    args: dict[str, Any]
    """`more` is "yes" or "no", `whose` is "own" or "others", `amount` is in units of the judge."""


class Advised(Struct):
    """An answer, and what is expected of it."""

    answer: str
    """Its text."""
    kind: str
    parts: dict[str, Any]
    """As in an offered option, also where the answer is one of a form."""
    chance: float
    """To win, from 0 to 1."""
    error: float
    """The standard error of the chance."""
    equal: bool
    """Whether it cannot be told from the best one."""
    because: Because | None


class Advice(Struct):
    """What a master would do, the best answer first; at most three.

    There is one answer, without a reason, where only one can be given: its chance is how things stand. There is none where people are
    asked for what only they can know.
    """

    level: str
    """Who says so."""
    against: str
    """The level of those who are thought to play on."""
    team: bool
    """Whether the chance is that of all together."""
    answers: list[Advised]


class Choice(Struct):
    """A decision of a seat that mattered."""

    moment: int
    """The moment at which it was asked; the next one is what the answer led to."""
    seat: int
    answer: str
    kind: str
    parts: dict[str, Any]
    chance: float
    """Of the answer that was given."""
    lost: float
    """So much the best one is better."""
    praised: bool
    """It was the best, and most others were clearly worse."""
    better: list[Advised]
    """What a master would have done; empty for a praised one."""


class Part(Struct):
    """How the chances of a seat came to be what they were."""

    seat: int
    choices: float
    """What was lost by its own answers, all together: 0 or less."""
    luck: float
    """What chance and the others brought it."""


class Review(Struct):
    """A game that is over, looked at again."""

    game: str
    players: int
    level: str
    against: str
    team: bool
    names: list[str]
    winners: list[int]
    chances: list[list[float]]
    """Of each seat (of a team once) at each moment, as `Moments` counts them, for somebody who sees everything."""
    turning: list[int]
    """The moments after which most had changed, in order."""
    choices: list[Choice]
    """Those that cost most, and those to be praised, in order."""
    parts: list[Part]


class Puzzle(Struct):
    """A moment of a real game at which a master would have known better than most."""

    id: str
    game: str
    players: int
    options: dict[str, str | int | bool]
    seat: int
    world: Json
    """A saved world that the seat cannot tell from the true one."""
    advice: Advice
    played: str
    """What was answered in the game it comes from."""


class Verdict(Struct):
    """How good an answer to a puzzle is."""

    place: int | None
    """Which of the advised answers it is; None: a master would not think of it."""
    good: bool
    """Whether it is as good as the best one."""
    played: bool
    """Whether it is what was answered in the game the puzzle comes from."""
