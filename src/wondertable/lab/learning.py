"""Learns what the terms of a game's judge are worth, from games played to their end.

    python -m wondertable.lab.learning GAME [--players 2,3] [--games 400] [--bots adept,master@100] [--ray ADDRESS]

Bots of the levels named play each other, those that look ahead too; at moments drawn by chance the terms of all seats are noted, and in the end who won.
The numbers are those under which that was likeliest (logistic, with a small penalty for large ones). A fifth of the games is kept
back to see how good the judge is with games it has not learned from. Written is `judge.toml` in the game's folder.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from wondertable.core.game import Game
from wondertable.core.judging import FILE, Learned, Table, learned
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.judge import Judge
from wondertable.games import game
from wondertable.lab.crew import Crew, Piece, crew
from wondertable.lab.entrants import entrant
from wondertable.lab.play import outcome_of
from wondertable.lab.study import Study
from wondertable.terminal.progress import Progress

Array = NDArray[np.float64]
MOMENTS = 12
"""Noted of each game, on average."""
A_PIECE = 10
"""So many games are played by one process at a time."""
PENALTY = 0.5
STEPS = 60
HELD_BACK = 5
"""One of so many games tells how good the judge is."""
BINS = 10


@dataclass
class Moment:
    over: float
    terms: list[list[float]]
    """Of each seat; of a team once."""
    shares: list[float]
    """Of the victory, for each of these."""
    number: int
    """Of the game."""


# -- playing -------------------------------------------------------------------------------------------------------------


def played(found: Game, players: int, bots: Sequence[str], number: int) -> list[Moment]:
    """One game, with any of these bots in each seat."""
    judge = judge_of(found, players)
    chance = Random(f"{found.name} {players} {number}")
    options = {option.name: chance.choice(option.values) for option in found.options() if option.name in judge.varied}
    position = found.new(players, seed=chance.randrange(1 << 60), options=options)
    seating = [entrant(chance.choice(bots), found) for _seat in range(players)]
    if judge.team:  # one hand does not know what the other does, but a team has one mind
        seating = [seating[0]] * players
    rng = Rng(chance.randrange(1 << 60))
    noted: list[Moment] = []
    while position.asked():
        seat = position.asked()[0]
        position.apply(seat, seating[seat].choose(position.redeal(seat, rng), seat, rng))
        if position.asked() and judge.speaks(position) and chance.random() < MOMENTS / (MOMENTS + len(noted) * 4):
            noted.append(Moment(judge.progress(position), judge.terms(position), [], number))
    outcome = outcome_of(position)
    for moment in noted:
        moment.shares = shares(outcome.winners, players, judge.team)
    return chance.sample(noted, min(len(noted), MOMENTS))


def judge_of(found: Game, players: int) -> Judge:
    judge = found.mind(players).judging
    if judge is None:
        raise SystemExit(f"{found.name} has no judge")
    return judge


def shares(winners: Sequence[int], players: int, team: bool) -> list[float]:
    if team:
        return [1.0 if winners else 0.0]
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]


def games_of(bots: Sequence[str], study: Study, found: Game, first: int, after: int) -> list[Moment]:
    return [moment for number in range(first, after) for moment in played(found, study.players, bots, number)]


def many(name: str, players: int, bots: Sequence[str], games: int, by: Crew) -> Iterator[list[Moment]]:
    """The same moments whoever plays."""
    pieces = [Piece(0, first, min(first + A_PIECE, games)) for first in range(0, games, A_PIECE)]
    return by.in_order(partial(games_of, tuple(bots)), [Study(name, players, games)], pieces)


# -- learning ------------------------------------------------------------------------------------------------------------


class Sample:
    """Moments as arrays."""

    def __init__(self, moments: Sequence[Moment]) -> None:
        terms = np.array([moment.terms for moment in moments])
        over = np.array([moment.over for moment in moments])[:, None, None]
        self.x: Array = np.concatenate([terms * (1.0 - over), terms * over], axis=2)
        self.shares: Array = np.array([moment.shares for moment in moments])

    def chances(self, weights: Array) -> Array:
        standing = np.clip(self.x @ weights, -40.0, 40.0)
        if standing.shape[1] == 1:
            return np.asarray(1.0 / (1.0 + np.exp(-standing)))
        raised = np.exp(standing - standing.max(axis=1, keepdims=True))
        return np.asarray(raised / raised.sum(axis=1, keepdims=True))

    def surprise(self, chances: Array) -> float:
        told = self.shares * np.log(np.maximum(chances, 1e-9))
        if chances.shape[1] == 1:
            told = told + (1.0 - self.shares) * np.log(np.maximum(1.0 - chances, 1e-9))
        return float(-told.sum(axis=1).mean())


def learn(sample: Sample) -> Array:
    """Newton's way to the greatest likelihood."""
    size = sample.x.shape[2]
    weights = np.zeros(size)
    for _step in range(STEPS):
        p = sample.chances(weights)
        slope = np.einsum("nsf,ns->f", sample.x, sample.shares - p) - PENALTY * weights
        if p.shape[1] == 1:
            x = sample.x[:, 0, :]
            bend = x.T @ (x * (p * (1.0 - p)))
        else:
            mean = np.einsum("nsf,ns->nf", sample.x, p)
            bend = np.einsum("nsf,ns,nsg->fg", sample.x, p, sample.x) - mean.T @ mean
        step = np.linalg.solve(bend + PENALTY * np.eye(size), slope)
        weights = weights + step
        if float(np.abs(step).max()) < 1e-6:
            break
    return weights


def calibration(chances: Array, shares: Array) -> list[tuple[float, float, int]]:
    """What was said, and what came of it."""
    said, came = chances.ravel(), shares.ravel()
    found = []
    for least in range(BINS):
        here = (said >= least / BINS) & (said < (least + 1) / BINS)
        if here.any():
            found.append((round(float(said[here].mean()), 3), round(float(came[here].mean()), 3), int(here.sum())))
    return found


def table_of(players: int, moments: list[Moment], games: int) -> Table:
    kept = Sample([moment for moment in moments if moment.number % HELD_BACK == 0])
    weights = learn(Sample([moment for moment in moments if moment.number % HELD_BACK]))
    chances = kept.chances(weights)
    half = len(weights) // 2
    seats = kept.shares.shape[1]
    fair = np.full_like(chances, float(kept.shares.mean()) if seats == 1 else 1.0 / seats)
    return Table(
        players,
        [round(float(each), 4) for each in weights[:half]],
        [round(float(each), 4) for each in weights[half:]],
        games,
        round(kept.surprise(chances), 4),
        round(kept.surprise(fair), 4),
        calibration(chances, kept.shares),
    )


# -- writing -------------------------------------------------------------------------------------------------------------


def written(found: Learned) -> str:
    lines = [
        "# What the terms of the judge are worth, at the beginning of a game and at its end. Written by wondertable.lab.learning.",
        f'origin = "{found.origin}"',
        f"terms = {found.terms}".replace("'", '"'),
    ]
    for table in sorted(found.table, key=lambda each: each.players):
        lines += ["", "[[table]]", f"players = {table.players}", f"games = {table.games}"]
        lines += [f"early = {table.early}", f"late = {table.late}"]
        lines += [f"surprise = {table.surprise}", f"fair = {table.fair}"]
        lines += [f"told = {[list(each) for each in table.told]}"]
    return "\n".join(lines) + "\n"


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", default="")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bots", default="adept,adept,apprentice")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster; local begins one")
    parser.add_argument("--folder", type=Path, help="where judge.toml is written; the game's own unless given")
    asked = parser.parse_args(words)
    found = game(asked.game)
    folder = asked.folder or Path(str(found.folder()))
    sizes = [int(each) for each in asked.players.split(",")] if asked.players else list(found.seats())
    names = judge_of(found, sizes[0]).names
    before = learned(folder)
    tables = {table.players: table for table in before.table} if before and before.terms == names else {}
    for players in sizes:
        progress = Progress(asked.games, sys.stderr)
        moments: list[Moment] = []
        for piece in many(asked.game, players, asked.bots.split(","), asked.games, crew(ray=asked.ray)):
            moments += piece
            progress(max(moment.number for moment in piece) + 1)
        progress.clear()
        tables[players] = table_of(players, moments, asked.games)
        print(f"{asked.game}, {players} players: surprise {tables[players].surprise}, fair {tables[players].fair}")
        origin = f"learned from games of {asked.bots}"
        (folder / FILE).write_text(written(Learned(names, origin, list(tables.values()))), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
