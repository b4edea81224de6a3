"""What a master would answer, and what it expects of it.

The one who is advised sees only what follows from a world that its seat cannot tell from the true one.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from wondertable.bots.searcher import Searcher
from wondertable.core.game import Game
from wondertable.core.rules.bot import Budget, Weighed
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.mind import Mind
from wondertable.core.rules.plan import SENSIBLY
from wondertable.core.rules.position import Position
from wondertable.voice.compared import Compared, compared
from wondertable.voice.futures import Figures, Futures, figures, horizon, standing
from wondertable.voice.reasons import reasons, tellable
from wondertable.voice.shapes import Advice, Advised, Because

MASTER: Final = "master"
ADEPT: Final = "adept"
RANDOM: Final = "random"
MOST: Final = 3
FEWEST: Final = 8
HARDLY: Final = 50
"""An answer that was tried less often, or less than this fraction as often as the best one, is not advised."""
ERRORS: Final = 2.0
"""Differences below so many standard errors are none."""
WORLDS: Final = 24
"""In so many worlds it is seen how things stand where there is nothing to choose; in no fewer answers are compared."""
WORLDS_MOST: Final = 400


def advise(game: Game, world: Position, seat: int, rng: Rng, budget: Budget) -> Advice:
    """At most three answers, the best first; of `world` the seat could not tell that it is not the true one.

    Where nothing can be chosen there is one answer, and its chance is how things stand; where people are asked for what only they
    can know there is none.
    """
    mind = game.mind(int(world.players)).at_best()
    if mind.personal(world):
        return said(game, mind, world, [], [])
    found = Searcher(game.mind, budget).weigh(world, seat, rng)
    if found[0].visits == 0:
        now = as_things_stand(mind, world, seat, rng)
        return said(game, mind, world, [Told(found[0].action, now, True)], [None])
    chosen = worth_telling(found)
    actions = [each.action for each in chosen]
    if mind.plan(int(world.players)).candidates:
        told = in_the_same_worlds(mind, world, seat, actions, rng, budget)
    else:
        told = as_searched(chosen)
    why = reasons(mind, world, seat, beside(found, actions), rng, tellable(game, mind), budget.seconds / 2)
    return said(game, mind, world, told, why[: len(actions)])


class Told(NamedTuple):
    """An answer, what is expected of it, and whether it cannot be told from the best one."""

    action: int
    chance: Figures
    equal: bool


def as_searched(chosen: Sequence[Weighed]) -> list[Told]:
    """Each was tried in worlds of its own."""
    found = [Figures(each.worth, error_of(each)) for each in chosen]
    return [Told(each.action, chance, is_equal(chance, found[0])) for each, chance in zip(chosen, found, strict=True)]


def in_the_same_worlds(
    mind: Mind, world: Position, seat: int, actions: Sequence[int], rng: Rng, budget: Budget
) -> list[Told]:
    """Where a search compares a few candidates in the same worlds, so are those that it has chosen, once more in fresh ones:
    smaller differences can be told so."""
    end = time.monotonic() + (budget.seconds / 2 or math.inf)
    worlds = max(WORLDS, min(WORLDS_MOST, budget.turns // len(actions) if budget.turns else WORLDS_MOST))
    futures = Futures(mind, world, seat, rng)
    first = compared(futures, actions, WORLDS, 1, lambda: True)
    more = compared(futures, actions, worlds - WORLDS, 1, lambda: time.monotonic() < end)
    found = Compared(list(actions), [[*one, *other] for one, other in zip(first.values, more.values, strict=True)])
    behind = [found.gain(0, at) for at in range(len(actions))]
    return [
        Told(action, found.chance(at), behind[at].mean <= ERRORS * behind[at].error)
        for at, action in enumerate(actions)
    ]


def said(game: Game, mind: Mind, world: Position, found: Sequence[Told], why: Sequence[Because | None]) -> Advice:
    answers = [
        advised(game, world, each.action, each.chance, each.equal, because)
        for each, because in zip(found, why, strict=True)
    ]
    players = int(world.players)
    return Advice(MASTER, against(game.mind(players), players), mind.plan(int(world.players)).team, answers)


def advised(
    game: Game, world: Position, action: int, found: Figures, equal: bool, because: Because | None = None
) -> Advised:
    option = game.option(world, action)
    parts = msgspec.to_builtins(option.parts)
    return Advised(option.text, option.kind, parts, round(found.mean, 4), round(found.error, 4), equal, because)


def against(mind: Mind, players: int) -> str:
    """The level of those who play on in a search: masters, where they think with a better mind than sensible players."""
    level = of_mind(mind) if mind.at_best() is mind else MASTER
    return level if mind.plan(players).playouts == SENSIBLY else RANDOM


def of_mind(mind: Mind) -> str:
    """The level of somebody who answers what comes to mind: in a game that nobody knows anything of, anything."""
    return RANDOM if type(mind) is Mind else ADEPT


def worth_telling(found: Sequence[Weighed]) -> list[Weighed]:
    """The one that would be given, and the best of the others that were tried often enough."""
    best = found[0]
    tried = [each for each in found[1:] if each.visits >= max(FEWEST, best.visits / HARDLY)]
    return [best, *sorted(tried, key=lambda each: -each.worth)[: MOST - 1]]


def beside(found: Sequence[Weighed], actions: Sequence[int]) -> list[int]:
    """An answer that is told alone is better than something too: than those that were soon given up."""
    if len(actions) > 1:
        return list(actions)
    return [each.action for each in found[:MOST]]


def error_of(each: Weighed) -> float:
    """As if it had been tried once more and half won, so that a few equal ends make nobody sure."""
    visits = float(each.visits)
    return math.sqrt((visits * visits * each.error * each.error + 0.25) / (visits + 1.0) / visits)


def is_equal(one: Figures, best: Figures) -> bool:
    return best.mean - one.mean < ERRORS * math.hypot(one.error, best.error) or one is best


def as_things_stand(mind: Mind, world: Position, seat: int, rng: Rng) -> Figures:
    """The chance of the seat, played on from worlds as it may believe them."""
    futures = Futures(mind, world, seat, rng)
    players = int(world.players)
    place = 0 if mind.plan(players).team else seat
    near = horizon(mind, players)
    return figures([standing(mind, futures.another(), rng, near).chances[place] for _world in range(WORLDS)])
