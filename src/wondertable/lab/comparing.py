"""Two versions of a game on the same deals: what each figure is in both, and how much of the difference is no chance.

Both versions are played with the same seeds, a block of games of the one after the same block of the other. For intervals blocks are
drawn anew, always for both versions alike, so that the luck which they share cancels out. Many figures are compared at once, so one
in twenty would seem to differ by chance: what is called clear holds for all of them together (Bonferroni).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import cached_property
from statistics import NormalDist
from typing import Any

import numpy as np

from wondertable.core.game import Game
from wondertable.core.tally import X, Y
from wondertable.lab.crew import Crew, Here, Piece
from wondertable.lab.play import play
from wondertable.lab.study import Study
from wondertable.lab.sums import Sums

Json = dict[str, object]
BLOCKS = 60
DRAWS = 400
SEED = 18
ALPHA = 0.05
TALLY = "tally "


@dataclass(frozen=True)
class Version:
    name: str
    data: Mapping[str, object] | None = None
    options: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Difference:
    """One figure in both versions. A path is the names from the outside in, such as characters, el, win_rate."""

    path: tuple[str, ...]
    one: float | None
    other: float | None
    interval: tuple[float, float] | None
    """Of the difference, at 95 %; None where there is nothing to compare."""
    corrected: tuple[float, float] | None
    """The same for all figures together."""

    @property
    def effect(self) -> float | None:
        return None if self.one is None or self.other is None else self.other - self.one

    @property
    def clear(self) -> bool:
        return self.corrected is not None and not self.corrected[0] <= 0.0 <= self.corrected[1]


@dataclass
class Compared:
    studies: tuple[Study, Study]
    names: tuple[str, str]
    sums: tuple[Sums, Sums]
    differences: list[Difference]
    seconds: float
    partial: bool
    """Fewer games than wanted: somebody stopped it, or its time was over."""

    @property
    def games(self) -> int:
        """Of each version."""
        return self.sums[0].games

    @cached_property
    def own_names(self) -> dict[str, str]:
        """What the data of the versions call things, by message key, where that is not as shipped; the first has its way."""
        one, other = (study.open().custom_names() for study in self.studies)
        return other | one


def compare(
    game: str,
    players: int,
    games: int,
    versions: tuple[Version, Version],
    bots: tuple[str, ...],
    seed: int = 0,
    by: Crew | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
    seconds: float | None = None,
    stop: Callable[[], bool] = lambda: False,
) -> Compared:
    """So many games of each version. `progress` is told how many of all games are played, `stop` is asked in between.

    Without `by` everything is played in this process, so that a worker of a server can do it. When `seconds` are over, or on Ctrl-C, what
    was played of both versions is compared.
    """
    begun = time.monotonic()
    studies = tuple(Study(game, players, games, bots, seed, each.options, each.data) for each in versions)
    opened = [study.open() for study in studies]
    blocks: tuple[list[Sums], list[Sums]] = ([], [])
    cuts = blocks_of(games)
    pieces = [Piece(which, first, after) for first, after in cuts for which in (0, 1)]
    partial = False
    try:
        with closing((by or Here()).in_order(play, studies, pieces)) as played:
            for piece, sums in zip(pieces, played, strict=True):
                blocks[piece.study].append(sums)
                progress(piece.first + piece.after if piece.study == 0 else 2 * piece.after, 2 * games)
                late = seconds is not None and time.monotonic() - begun > seconds
                if piece.study == 1 and piece.after < games and (late or stop()):
                    partial = True
                    break
    except KeyboardInterrupt:
        partial = True
    both = len(blocks[1])
    one, other = blocks[0][:both], blocks[1]
    return Compared(
        (studies[0], studies[1]),
        (versions[0].name, versions[1].name),
        (added(players, one), added(players, other)),
        differences(opened, (one, other)),
        time.monotonic() - begun,
        partial,
    )


def blocks_of(games: int) -> list[tuple[int, int]]:
    size = max(1, -(-games // BLOCKS))
    return [(first, min(first + size, games)) for first in range(0, games, size)]


def added(players: int, blocks: Sequence[Sums]) -> Sums:
    sums = Sums(players)
    for block in blocks:
        sums.add(block)
    return sums


# -- figures -----------------------------------------------------------------------------------------------------------


def row(sums: Sums) -> dict[str, float]:
    """What the figures are made of, as numbers that can be added."""
    found: dict[str, float] = {
        "games": sums.games,
        "decisions": sums.decisions,
        "shared": sums.shared,
        "unwon": sums.unwon,
        "scored": sum(sums.winning.values()),
        "winning": sum(value * count for value, count in sums.winning.items()),
    }
    for seat, scores in enumerate(sums.scores):
        found[f"wins {seat}"] = sums.wins[seat]
        found[f"scores {seat}"] = sum(value * count for value, count in scores.items())
    return found | {TALLY + key: amount for key, amount in sums.tally.items()}


def figures(game: Game, players: int, found: Mapping[str, float]) -> dict[tuple[str, ...], float]:
    """Every number that a study tells, by its path."""
    games, scored = found.get("games", 0.0), found.get("scored", 0.0)
    made: dict[tuple[str, ...], float] = {}
    if games:
        made[("length",)] = found["decisions"] / games
        made[("no_winner",)] = found["unwon"] / games
        made[("shared",)] = found["shared"] / games
        made[("unscored",)] = 1 - scored / games
        for seat in range(players):
            made[("seats", str(seat + 1), "share")] = found[f"wins {seat}"] / games
    if scored:
        made[("winning_score",)] = found["winning"] / scored
        for seat in range(players):
            made[("seats", str(seat + 1), "mean_score")] = found[f"scores {seat}"] / scored
    tally = {key.removeprefix(TALLY): amount for key, amount in found.items() if amount and key.startswith(TALLY)}
    if games:
        flatten(game.figures(tally), (), made)
    return made


def flatten(value: object, path: tuple[str, ...], into: dict[tuple[str, ...], float]) -> None:
    if isinstance(value, Mapping):
        for key, inner in value.items():
            if key not in (X, Y):  # where a place lies is no figure
                flatten(inner, (*path, str(key)), into)
    elif isinstance(value, int | float) and not isinstance(value, bool):
        into[path] = float(value)


def differences(games: Sequence[Game], blocks: tuple[Sequence[Sums], Sequence[Sums]]) -> list[Difference]:
    if not blocks[0]:
        return []
    players = blocks[0][0].players
    tables = [matrix([row(block) for block in of_version]) for of_version in blocks]
    number = len(blocks[0])
    draws = np.random.default_rng(SEED).multinomial(number, [1 / number] * number, size=DRAWS)
    now = [figures(game, players, sums_of(*table, np.ones(number))) for game, table in zip(games, tables, strict=True)]
    paths = list(dict.fromkeys([*now[0], *now[1]]))
    drawn: dict[tuple[str, ...], list[float]] = {path: [] for path in paths}
    for weights in draws:
        one, other = (figures(g, players, sums_of(*table, weights)) for g, table in zip(games, tables, strict=True))
        for path in paths:
            if path in one and path in other:
                drawn[path].append(other[path] - one[path])
    both = sum(path in now[0] and path in now[1] for path in paths)
    return [difference(path, now[0].get(path), now[1].get(path), drawn[path], both, number) for path in paths]


def matrix(rows: Sequence[Mapping[str, float]]) -> tuple[list[str], Any]:
    keys = list(dict.fromkeys(key for each in rows for key in each))
    return keys, np.array([[each.get(key, 0.0) for key in keys] for each in rows])


def sums_of(keys: list[str], table: Any, weights: Any) -> dict[str, float]:
    return dict(zip(keys, (weights @ table).tolist(), strict=True))


def difference(
    path: tuple[str, ...], one: float | None, other: float | None, drawn: list[float], figures: int, blocks: int
) -> Difference:
    if one is None or other is None or blocks < 2 or len(drawn) < DRAWS // 2:
        return Difference(path, one, other, None, None)
    # Few blocks spread less when drawn anew than games do.
    error = float(np.std(drawn)) * (blocks / (blocks - 1)) ** 0.5
    effect = other - one

    def around(alpha: float) -> tuple[float, float]:
        wide = NormalDist().inv_cdf(1 - alpha / 2) * error
        return effect - wide, effect + wide

    return Difference(path, one, other, around(ALPHA), around(ALPHA / max(1, figures)))


# -- as JSON -----------------------------------------------------------------------------------------------------------


def told(found: Compared) -> Json:
    study = found.studies[0]
    made: Json = {
        "game": study.game,
        "players": study.players,
        "games": found.games,
        "seed": study.seed,
        "bots": list(study.bots),
        "seconds": round(found.seconds, 3),
        "versions": [
            {"name": name, "options": dict(each.open().check_options(each.options)), "without_winner": sums.unwon}
            for name, each, sums in zip(found.names, found.studies, found.sums, strict=True)
        ],
        "compared": sum(each.interval is not None for each in found.differences),
        "figures": [
            {
                "path": list(each.path),
                "values": [each.one, each.other],
                "effect": each.effect,
                "interval": each.interval,
                "corrected": each.corrected,
                "clear": each.clear,
            }
            for each in found.differences
        ],
    }
    if found.partial:
        made["partial"] = True
    return made
