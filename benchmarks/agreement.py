"""Whether candidates that claim the same rules play the same game.

All answers are random, so every figure of a game has one true value, and candidates may differ from it only by chance.
Five standard errors: a fair comparison fails about once in a million times.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from benchmarks.candidates import Candidate, Sample

STANDARD_ERRORS = 5.0


@dataclass(frozen=True)
class Figure:
    """The mean of something over n games; sd is None where the candidate does not tell it."""

    name: str
    n: int
    mean: float
    sd: float | None

    def error(self, reference: Figure) -> float:
        """Standard error of the difference if both play one game: the deviation of the larger sample holds for both."""
        sd = reference.sd if reference.sd is not None else self.sd
        if sd is None:
            raise ValueError(f"nobody tells the deviation of {self.name}")
        return sd * math.sqrt(1 / self.n + 1 / reference.n)


def figures(samples: Sequence[Sample]) -> dict[str, Figure]:
    """What a candidate's samples say together."""
    games = sum(s.games for s in samples)
    first = samples[0]
    found = [Figure("decisions per game", games, sum(s.decisions for s in samples) / games, first.length_sd)]
    if first.by_points is not None and first.mean_score is not None:
        counted = sum(s.by_points or 0 for s in samples)
        mean = sum((s.mean_score or 0.0) * (s.by_points or 0) for s in samples) / counted
        found.append(Figure("mean score", counted, mean, first.score_sd))
        found.append(_share("games decided by points", counted, games))
    for seat in range(len(first.wins)):
        found.append(_share(f"wins of seat {seat + 1}", sum(s.wins[seat] for s in samples), games))
    return {figure.name: figure for figure in found}


def _share(name: str, hits: float, games: int) -> Figure:
    share = hits / games
    return Figure(name, games, share, math.sqrt(share * (1 - share)))


def disagreements(samples: Mapping[Candidate, Sequence[Sample]]) -> Iterator[str]:
    """A line for every figure in which a candidate differs from the one that played most games."""
    told = {candidate: figures(its) for candidate, its in samples.items() if candidate.same_rules and its}
    if len(told) < 2:
        return
    most = max(told, key=lambda candidate: told[candidate]["decisions per game"].n)
    for candidate, its in told.items():
        if candidate is most:
            continue
        for name, figure in its.items():
            reference = told[most].get(name)
            if reference is None:
                continue
            allowed = STANDARD_ERRORS * figure.error(reference)
            if abs(figure.mean - reference.mean) > allowed:
                yield (
                    f"{name}: {candidate.name} has {figure.mean:.4f}, {most.name} has {reference.mean:.4f}; "
                    f"chance explains a difference of {allowed:.4f} at most"
                )
