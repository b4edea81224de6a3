"""One question thought about by several searches at once, each in a process of its own, and what all of them found.

The number of searches and the seed decide the result where turns are counted, not the number of processes.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from concurrent.futures import Executor

from wondertable.bots import bot
from wondertable.core.game import Game, Json
from wondertable.core.rules.bot import Budget, Weighed
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.position import Position
from wondertable.games import game, game_with_data

Line = tuple[int, float, int, float]
"""An answer as it goes from process to process: action, worth, visits, error."""


def weigh_together(
    of: Game, world: Position, seat: int, name: str, budget: Budget, seed: int, searches: int, pool: Executor
) -> list[Weighed]:
    """So many searches of the bot `name` from a world its seat cannot tell from the true one. Each has the whole budget."""
    saved, data = of.save(world), None if of.data_is_shipped else of.data
    chance = Rng(seed)
    seeds = [int(chance.below(1 << 30)) for _search in range(searches)]
    thoughts = [
        pool.submit(lines, of.name, data, saved, seat, name, budget.turns, budget.seconds, each) for each in seeds
    ]
    return merged([[Weighed(*line) for line in thought.result()] for thought in thoughts])


def merged(found: Sequence[Sequence[Weighed]]) -> list[Weighed]:
    """What several searches found, as if one had made all their visits; the answer to give first."""
    sums: dict[int, list[float]] = {}
    for each in (each for one in found for each in one):
        visits = max(1, each.visits)
        spread = each.error * each.error * visits
        into = sums.setdefault(each.action, [0.0, 0.0, 0.0, 0.0])
        into[0] += each.visits
        into[1] += visits
        into[2] += visits * each.worth
        into[3] += visits * (spread + each.worth * each.worth)
    whole = [
        Weighed(action, total / times, int(visits), math.sqrt(max(0.0, squares / times - (total / times) ** 2) / times))
        for action, (visits, times, total, squares) in sums.items()
    ]
    return sorted(whole, key=lambda each: (-each.visits, -each.worth))


# -- in a worker -------------------------------------------------------------------------------------------------------


def lines(
    name: str, data: Json | None, saved: Json, seat: int, who: str, turns: int, seconds: float, seed: int
) -> list[Line]:
    known = game(name) if data is None else game_with_data(name, data)
    found = bot(who, known).weigh(known.load(saved), seat, Rng(seed), Budget(turns, seconds))
    return [(each.action, each.worth, each.visits, each.error) for each in found]
