"""The measurement: every candidate in its own process, one after the other, round after round.

A machine's speed drifts, so candidates are compared within a round, and the median of the rounds counts.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from benchmarks.agreement import disagreements
from benchmarks.candidates import ROOT, Contest, Problem, contest, games
from benchmarks.line import QUICK_SECONDS, ROUNDS, SECONDS, for_comparison
from benchmarks.page import write_page
from benchmarks.results import Plan, Results, short

PAGE = ROOT / "docs" / "benchmarks.md"


def measure(chosen: Contest, plan: Plan) -> Results:
    results = Results(chosen, plan, {candidate: [] for candidate in chosen.candidates})
    results.readings = {measure: [] for measure in chosen.measures}
    for candidate in chosen.candidates:
        say(f"{chosen.game}: preparing {candidate.name}")
        candidate.prepare()
    try:
        for number in range(1, plan.rounds + 1):
            for candidate in chosen.candidates:
                say(f"{chosen.game}, {chosen.players} players, round {number} of {plan.rounds}: {candidate.name}")
                results.samples[candidate].append(candidate.sample(plan.seconds, chosen.players, number))
            for measure in chosen.measures:
                say(f"{chosen.game}, round {number} of {plan.rounds}: {measure.name}")
                results.readings[measure].append(measure.take(plan.seconds, number))
    except KeyboardInterrupt:
        results.forget_after(number - 1)
        say(f"stopped in round {number}")
        if number > 1:
            print(table(results))
        raise
    say("")
    return results


def say(text: str) -> None:
    """Progress: one line that changes on a terminal, line after line elsewhere."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)
    elif text:
        print(text, file=sys.stderr, flush=True)


def table(results: Results) -> str:
    """For the terminal."""
    lines = [("", "decisions/s", "compiled is", "worst..best round", "clone us", "redeal us", "mean score")]
    for candidate in results.contest.candidates:
        ratios = results.ratios(candidate)
        lines.append(
            (
                candidate.name,
                short(results.rate(candidate)),
                f"{short(results.ratio(candidate))} x",
                f"{short(min(ratios))} .. {short(max(ratios))}",
                short(results.clone_us(candidate)),
                short(results.redeal_us(candidate)),
                f"{score:.2f}" if (score := results.mean_score(candidate)) is not None else "-",
            )
        )
    contest_ = results.contest
    title = f"{contest_.game}, {contest_.players} players, {results.complete_rounds} rounds of {results.plan.seconds:g} s of CPU time each"
    found = [title, *columns(lines), ""]
    for measure in contest_.measures:
        found += [measure.name, *columns(results.readings_of(measure)), ""]
    return "\n".join(found)


def columns(lines: Sequence[tuple[str, ...]]) -> list[str]:
    """The first column to the left, the others to the right."""
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    return [
        "  ".join(
            text.ljust(width) if column == 0 else text.rjust(width)
            for column, (text, width) in enumerate(zip(line, widths, strict=True))
        )
        for line in lines
    ]


def narrowed(chosen: Contest, told: argparse.Namespace) -> Contest:
    candidates = chosen.candidates
    if told.only is not None:
        wanted = set(told.only.split(","))
        if unknown := wanted - {candidate.id for candidate in candidates}:
            known = ", ".join(candidate.id for candidate in candidates)
            raise Problem(f"{chosen.game} has no candidate {', '.join(sorted(unknown))}; there are: {known}.")
        candidates = tuple(c for c in candidates if c.id in wanted or c is candidates[0])
    measures = chosen.measures if told.only is None else ()
    return Contest(chosen.game, told.players or chosen.players, candidates, chosen.goal, measures)


def main(words: Sequence[str]) -> int:
    told = for_comparison(words)
    plan = Plan(told.rounds, QUICK_SECONDS if told.quick else told.seconds)
    failed = False
    try:
        measured = []
        for game in told.game or games():
            results = measure(narrowed(contest(game), told), plan)
            measured.append(results)
            print(table(results))
            for line in disagreements(results.samples):
                print(f"NOT THE SAME GAME: {line}")
                failed = True
    except Problem as problem:
        say("")
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nInterrupted; nothing is written.", file=sys.stderr)
        return 130
    if failed:
        print("The figures above are worthless until the candidates agree; nothing is written.")
        return 1
    narrower = told.game or told.only or told.players or told.quick or plan.rounds < ROUNDS or plan.seconds < SECONDS
    if not narrower:
        write_page(PAGE, measured)
        print(f"Written: {PAGE.relative_to(ROOT)}")
    else:
        print(f"{PAGE.relative_to(ROOT)} is written by the whole measurement only: ./dev bench without arguments.")
    missed = [line for results in measured for line in results.missed_goals()]
    for line in missed:
        print(f"Goal missed: {line}")
    return 1 if missed and not told.quick else 0
