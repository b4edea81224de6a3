"""What was measured, and what follows from it."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field

from benchmarks.agreement import figures
from benchmarks.candidates import Candidate, Contest, Measure, Reading, Sample


@dataclass(frozen=True)
class Plan:
    rounds: int
    seconds: float


@dataclass
class Results:
    """The samples of one game, by candidate; sample number r of each belongs to round r."""

    contest: Contest
    plan: Plan
    samples: dict[Candidate, list[Sample]] = field(default_factory=dict)
    readings: dict[Measure, list[list[Reading]]] = field(default_factory=dict)
    """What each measure told, round by round; always the same things in the same order."""

    @property
    def complete_rounds(self) -> int:
        return min((len(its) for its in self.samples.values()), default=0)

    def forget_after(self, rounds: int) -> None:
        """A round that was not finished counts for nobody."""
        for samples in self.samples.values():
            del samples[rounds:]
        for readings in self.readings.values():
            del readings[rounds:]

    def rate(self, candidate: Candidate) -> float:
        return statistics.median(sample.rate for sample in self.samples[candidate])

    def ratios(self, candidate: Candidate) -> list[float]:
        """How many times as fast the compiled form was, round by round."""
        ours = self.samples[self.contest.candidates[0]]
        return [a.rate / b.rate for a, b in zip(ours, self.samples[candidate], strict=True)]

    def ratio(self, candidate: Candidate) -> float:
        return statistics.median(self.ratios(candidate))

    def clone_us(self, candidate: Candidate) -> float | None:
        return _median_or_none([sample.clone_us for sample in self.samples[candidate]])

    def redeal_us(self, candidate: Candidate) -> float | None:
        return _median_or_none([sample.redeal_us for sample in self.samples[candidate]])

    def mean_score(self, candidate: Candidate) -> float | None:
        figure = figures(self.samples[candidate]).get("mean score")
        return figure.mean if figure else None

    def readings_of(self, measure: Measure) -> list[tuple[str, str, str]]:
        """Lines of a table: what, its median with the least and the greatest of the rounds, and the unit."""
        lines = []
        for its in zip(*self.readings[measure], strict=True):
            values = [reading.value for reading in its]
            spread = f" ({short(min(values))} to {short(max(values))})" if len(set(values)) > 1 else ""
            lines.append((its[0].what, short(statistics.median(values)) + spread, its[0].unit))
        return lines

    def missed_goals(self) -> list[str]:
        ours, goal = self.rate(self.contest.candidates[0]), self.contest.goal
        own = (
            [f"{self.contest.game}: {short(ours)} decisions/s, the goal is {short(goal)}"]
            if goal and ours < goal
            else []
        )
        return (
            own
            + [
                f"{self.contest.game}: {self.ratio(peer):.3g} times as fast as {peer.name}, the goal is {peer.goal:g}"
                for peer in self.contest.candidates
                if peer.goal is not None and self.ratio(peer) < peer.goal
            ]
            + [
                f"{self.contest.game}: {its[0].what} {short(found)}, the goal is {its[0].goal:g}"
                for readings in self.readings.values()
                for its in zip(*readings, strict=True)
                if its[0].goal is not None and (found := statistics.median(each.value for each in its)) < its[0].goal
            ]
        )


def _median_or_none(values: Sequence[float | None]) -> float | None:
    told = [value for value in values if value is not None]
    return statistics.median(told) if told else None


def short(value: float | None) -> str:
    """Three digits that matter."""
    if value is None:
        return "-"
    if value >= 1e6:
        return f"{value / 1e6:.3g} M"
    if value >= 1e4:
        return f"{value / 1e3:.3g} k"
    return f"{value:.3g}" if value < 100 else f"{value:,.0f}"
