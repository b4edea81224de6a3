"""Why an answer is better or worse: a sentence of the game about the judge's term in which it differs most.

The answers are given in the same worlds and played on for a while. What the judge sees then of the seat and of the others is
compared, term by term; nothing goes in that the seat could not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from wondertable.core.rules.chance import Rng
from wondertable.core.rules.judge import Judge
from wondertable.core.rules.mind import Mind
from wondertable.core.rules.position import Position
from wondertable.voice.futures import Figures, Futures, figures, play_on, shares
from wondertable.voice.shapes import Because

WORLDS: Final = 64
STEPS: Final = 12
"""So many answers are given before the judge looks."""
ERRORS: Final = 2.0
LEAST: Final = 0.04
"""What weighs less in the judge's scales is not worth a word: near an even chance this is one game of a hundred."""
THE_END: Final = "the_end"
"""A term besides those of the judge: who has won, where a game is soon over."""
VICTORY: Final = 1.0
"""What a victory weighs beside the terms of a judge, which see most of what led to it."""


class Seen(NamedTuple):
    """What the judge sees of a world."""

    own: list[float]
    """The terms of the seat."""
    others: list[float]
    """Those of the others, on average; zeros for a team."""
    weights: list[float]
    """What each of them counts now."""


def reasons(mind: Mind, world: Position, seat: int, actions: Sequence[int], rng: Rng) -> list[Because | None]:
    """One for each of these answers, the best first: why that is better than the rest, and why each other is worse than it."""
    judge = mind.judging
    if judge is None or not judge.knows or len(actions) < 2:
        return [None] * len(actions)
    seen: list[list[Seen]] = [[] for _action in actions]
    futures = Futures(mind, world, seat, rng)
    for _world in range(WORLDS):
        worlds, chance = futures.worlds(actions)
        for at, there in enumerate(worlds):
            play_on(mind, there, chance.clone(), STEPS)
            seen[at].append(look(judge, there, seat))
    names = [*judge.names, THE_END]
    rest = [mean_of(list(each)) for each in zip(*seen[1:], strict=True)]
    return [
        because(names, seen[0], rest, better=True),
        *(because(names, each, seen[0], better=False) for each in seen[1:]),
    ]


def look(judge: Judge, world: Position, seat: int) -> Seen:
    players = int(world.players)
    terms = judge.terms(world)
    over = judge.progress(world)
    weights = [
        early * (1.0 - over) + late * over for early, late in zip(list(judge.early), list(judge.late), strict=True)
    ]
    outcome = world.outcome()
    won = shares(outcome.winners, players, judge.team) if outcome is not None else [0.0] * len(terms)
    terms = [[*each, share] for each, share in zip(terms, won, strict=True)]
    weights.append(VICTORY)
    if judge.team:
        return Seen(terms[0], [0.0] * len(weights), weights)
    others = [each for other, each in enumerate(terms) if other != seat]
    return Seen(terms[seat], means(others), weights)


def mean_of(seen: list[Seen]) -> Seen:
    return Seen(*(means(list(rows)) for rows in zip(*seen, strict=True)))


def means(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def because(names: Sequence[str], these: Sequence[Seen], those: Sequence[Seen], better: bool) -> Because | None:
    """Where these worlds differ most from those, in the direction that is to be explained."""
    best: tuple[float, str, dict[str, object]] | None = None
    for at, name in enumerate(names):
        gain = figures([weighed(one, at) - weighed(other, at) for one, other in zip(these, those, strict=True)])
        size = gain.mean if better else -gain.mean
        if size < max(LEAST, ERRORS * gain.error) or (best is not None and size <= best[0]):
            continue
        best = (size, name, told(at, these, those))
    return None if best is None else Because(f"because-{best[1]}", best[2])


def weighed(seen: Seen, at: int) -> float:
    return (seen.own[at] - seen.others[at]) * seen.weights[at]


def told(at: int, these: Sequence[Seen], those: Sequence[Seen]) -> dict[str, object]:
    """Whether there is more of it or less, and with whom: the seat itself, or the others."""
    pairs = list(zip(these, those, strict=True))
    own = figures([one.own[at] - other.own[at] for one, other in pairs])
    others = figures([one.others[at] - other.others[at] for one, other in pairs])
    whose, most = ("own", own) if abs(own.mean) >= abs(others.mean) else ("others", others)
    return {"whose": whose, "more": "yes" if most.mean > 0.0 else "no", "amount": amount(most)}


def amount(difference: Figures) -> float:
    """As the judge counts it."""
    return round(abs(difference.mean), 2)
