"""Writes docs/benchmarks.md from a complete measurement."""

from __future__ import annotations

import platform
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

from benchmarks.candidates import Candidate
from benchmarks.results import Results, short

HEAD = """\
# Wondertable beside other systems

Written by `./dev bench`, which installs the peers, plays, checks and measures; the figures below are its last complete run.

## Method

* Candidates play complete games in which every question is answered at random, each answer as likely as any other that is legal.
  A *decision* is one answer of one seat.
* Every candidate runs in its own process on one core. CPU time counts, not the clock on the wall, so that other work on the machine
  matters less; helper threads (garbage collection in Node) are charged to whoever has them. Warming up is not counted.
* Candidates take turns, round after round, because the speed of a machine drifts. Ratios are taken within a round;
  the table gives the median of the rounds and, in brackets, the worst and the best one.
* Peers that play by the same rules must agree with us, within five standard errors, in mean score, in decisions per game, in the share of games
  decided by points and in the wins of every seat. Otherwise nothing is written: a program that plays another game proves nothing.
* *Clone* copies a position in the middle of a game; *redeal* makes a position that the first seat cannot tell from the real one.
"""

TAIL = """\
## What this does and does not say

* The speed of rules in random play is what search and simulation live on. It says nothing about learning, where observations and
  networks cost more than rules, nor about the strength of bots.
* The compiled form and C run their loop of random answers beside the rules. OpenSpiel and boardgame.io are driven from Python and
  JavaScript, as their users do; the fair neighbour for that way of working is *compiled, called from Python*.
* Every candidate checks that an answer is legal, except the compiled form's own loop, which draws its answers from the list of legal ones.
* boardgame.io is made to bring games to browsers, not to simulate; it keeps a log, undo and plugins at every move. Its states are
  never changed, so it needs no copy.
* OpenSpiel's games written in C++ are another matter and are not measured here.
* Only figures from one run compare. Another machine, or the same one on another day, gives other figures and similar ratios.

A game joins with a file `benchmarks/peers/<game>.toml`, which names its peers and their commands; a peer is a program that takes seconds,
players and a seed and prints one line of JSON. Peers that play another game of the same family say so and are not asked to agree.
What a game has besides rules it measures with a program of its own, named there under `[[measure]]`.
"""


BY_HAND = "## The server with many tables\n"
"""From here on the page is written by people, after `./dev bench load`."""


def write_page(page: Path, measured: Sequence[Results]) -> None:
    text = "\n".join([HEAD, *(line for results in measured for line in section(results)), *machine(measured), TAIL])
    page.parent.mkdir(exist_ok=True)
    _, heading, figures = page.read_text().partition(BY_HAND) if page.exists() else ("", "", "")
    page.write_text(text.rstrip() + "\n" + (f"\n{heading}{figures}" if heading else ""))


def section(results: Results) -> Iterator[str]:
    contest, plan = results.contest, results.plan
    yield f"## {contest.game.capitalize()}, {contest.players} players"
    yield ""
    yield f"{results.complete_rounds} rounds, {plan.seconds:g} s of CPU time for each candidate in each round."
    yield ""
    yield "| | decisions/s | the compiled form is ... times as fast | clone, us | redeal, us | mean score |"
    yield "|---|---:|---:|---:|---:|---:|"
    for candidate in contest.candidates:
        yield row(results, candidate)
    yield ""
    for candidate in contest.candidates:
        apart = "" if candidate.same_rules else " **Another game**, so only the order of magnitude compares."
        yield f"* *{candidate.name}*: {candidate.note}.{apart}"
    yield ""
    yield from goals(results)
    for measure in contest.measures:
        yield f"### {measure.name}"
        yield ""
        yield f"This is {measure.note}."
        yield ""
        yield "| | median (least to greatest of the rounds) | |"
        yield "|---|---:|---|"
        yield from (f"| {' | '.join(line)} |" for line in results.readings_of(measure))
        yield ""


def row(results: Results, candidate: Candidate) -> str:
    ratios = results.ratios(candidate)
    spread = f" ({short(min(ratios))} to {short(max(ratios))})" if len(set(ratios)) > 1 else ""
    score = results.mean_score(candidate)
    cells = [
        f"**{candidate.name}**" if candidate.ours else candidate.name,
        short(results.rate(candidate)),
        short(results.ratio(candidate)) + spread,
        short(results.clone_us(candidate)),
        short(results.redeal_us(candidate)),
        "-" if score is None else f"{score:.2f}",
    ]
    return f"| {' | '.join(cells)} |"


def goals(results: Results) -> Iterator[str]:
    aimed = [peer for peer in results.contest.candidates if peer.goal is not None]
    wanted_rate, rate = results.contest.goal, results.rate(results.contest.candidates[0])
    if not aimed and wanted_rate is None:
        return
    yield "| goal for the compiled form | measured | |"
    yield "|---|---:|---|"
    if wanted_rate is not None:
        met = "met" if rate >= wanted_rate else "**missed**"
        yield f"| at least {short(wanted_rate)} decisions/s | {short(rate)} | {met} |"
    for peer in aimed:
        goal, ratio = peer.goal or 0.0, results.ratio(peer)
        # Below 1 the sentence turns round: "within 4 times" instead of "0.25 times as fast".
        if goal < 1:
            wanted, found = f"within {1 / goal:g} times the speed of {peer.name}", f"{1 / ratio:.2f} times"
        else:
            wanted, found = f"at least {goal:g} times as fast as {peer.name}", f"{short(ratio)} times"
        yield f"| {wanted} | {found} | {'met' if ratio >= goal else '**missed**'} |"
    yield ""


def machine(measured: Sequence[Results]) -> Iterator[str]:
    versions = {c.version_text() for results in measured for c in results.contest.candidates if c.version}
    yield "## Machine and versions"
    yield ""
    yield f"* {processor()}, {platform.system()} {platform.release()}, {datetime.now(UTC):%-d %B %Y}"
    yield f"* Python {platform.python_version()}, {', '.join(sorted(versions))}"
    yield ""


def processor() -> str:
    told = Path("/proc/cpuinfo")
    if told.exists():
        lines = told.read_text().splitlines()
        models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
        if models:
            return f"{models[0]}, {len(models)} cores"
    return platform.processor() or platform.machine()
