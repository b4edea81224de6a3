"""Why an answer is better or worse: a sentence of the game about the judge's term in which it differs most.

The answers are given in the same worlds and played on for a while. What the judge sees then of the seat and of the others is
compared, term by term; nothing goes in that the seat could not know. Numbers that were learned may say of a term that less of it
is better where people would say more, because terms hang together: such a term is no reason.
"""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from wondertable.core.game import Game
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.judge import Judge
from wondertable.core.rules.mind import Mind
from wondertable.core.rules.position import Position
from wondertable.core.text import has_sentence, note
from wondertable.voice.futures import Figures, Futures, figures, play_on, shares
from wondertable.voice.shapes import Because

WORLDS: Final = 64
FEWEST: Final = 8
STEPS: Final = 12
"""So many answers are given before the judge looks."""
ERRORS: Final = 2.0
LEAST: Final = 0.04
"""What weighs less in the judge's scales is not worth a word: near an even chance this is one game of a hundred."""
LESS: Final = "less"
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


def tellable(game: Game, mind: Mind) -> dict[str, bool]:
    """The terms for which the game has a sentence, and whether people find more of it better.

    Where less is better the sentence says so: it has the attribute `good` with the value `less`.
    """
    names = [] if mind.judging is None else [*mind.judging.names, THE_END]
    keys = {name: f"because-{name}" for name in names if has_sentence(f"because-{name}", game.name)}
    return {name: note(key, "good", game.name) != LESS for name, key in keys.items()}


def reasons(
    mind: Mind,
    world: Position,
    seat: int,
    actions: Sequence[int],
    rng: Rng,
    terms: Mapping[str, bool],
    seconds: float = 0.0,
) -> list[Because | None]:
    """One for each of these answers, the best first: why that is better than the rest, and why each other is worse than it.

    `terms` are those that can be told; after so many seconds (0: as long as it takes) what was seen must do.
    """
    judge = mind.judging
    if judge is None or not judge.knows or len(actions) < 2:
        return [None] * len(actions)
    seen: list[list[Seen]] = [[] for _action in actions]
    futures = Futures(mind, world, seat, rng)
    end = time.monotonic() + (seconds or math.inf)
    for number in range(WORLDS):
        if number >= FEWEST and time.monotonic() > end:
            break
        worlds, chance = futures.worlds(actions)
        for at, there in enumerate(worlds):
            play_on(mind, there, chance.clone(), STEPS)
            seen[at].append(look(judge, there, seat))
    names = [*judge.names, THE_END]
    rest = [mean_of(list(each)) for each in zip(*seen[1:], strict=True)]
    saying = Saying(names, terms)
    return [
        saying.because(seen[0], rest, better=True),
        *(saying.because(each, seen[0], better=False) for each in seen[1:]),
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


class Saying:
    def __init__(self, names: Sequence[str], terms: Mapping[str, bool]) -> None:
        self.names = names
        self.terms = terms

    def because(self, these: Sequence[Seen], those: Sequence[Seen], better: bool) -> Because | None:
        """Where these worlds differ most from those, in the direction that is to be explained."""
        best: tuple[float, Because] | None = None
        for at, name in enumerate(self.names):
            gain = figures([weighed(one, at) - weighed(other, at) for one, other in zip(these, those, strict=True)])
            size = gain.mean if better else -gain.mean
            if size < max(LEAST, ERRORS * gain.error) or (best is not None and size <= best[0]):
                continue
            args = told(at, these, those)
            if name in self.terms and looks_good(args, self.terms[name]) == better:
                best = (size, Because(f"because-{name}", args))
        return None if best is None else best[1]


def looks_good(args: dict[str, object], more_is_good: bool) -> bool:
    """To whoever answers: what is good for the others is not."""
    return ((args["more"] == "yes") == more_is_good) == (args["whose"] == "own")


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
