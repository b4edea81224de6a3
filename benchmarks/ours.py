"""Random games of Wondertable, timed.

Run: python -m benchmarks.ours GAME compiled|interpreted|called SECONDS PLAYERS [SEED]     prints one line of JSON
PYTHONPATH decides which form of wondertable is loaded; the second word must say the same. "called" drives the compiled form
from this interpreted file through the public face, as a user's script does.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import wondertable
from wondertable.bots import many
from wondertable.core.game import Game
from wondertable.core.rules.position import Position

WARM_UP = 20
BATCH_SECONDS = 0.05
COPIES = 2000
LOOKED_AT = 100
"""Games played to see how much their lengths and scores vary."""
HALFWAY = 5  # answers of each seat before copies are timed; in Miraris round 5 begins


@dataclass
class Tally:
    players: int
    games: int = 0
    decisions: int = 0
    scored: int = 0
    score_total: int = 0
    wins: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.wins = [0.0] * self.players


Play = Callable[[Game, Tally, int, int], None]


def play_inside(game: Game, tally: Tally, games: int, seed: int) -> None:
    """The loop of answers runs in the engine's own form."""
    table = game.start(tally.players, wondertable.Rng(seed), game.choose(tally.players, game.check_options({})))
    found = many.playouts(table, games, seed)
    tally.games += found.games
    tally.decisions += found.decisions
    tally.scored += found.scored_games
    tally.score_total += found.score_total
    tally.wins = [a + b for a, b in zip(tally.wins, found.wins, strict=True)]


def play_from_outside(game: Game, tally: Tally, games: int, seed: int) -> None:
    """The loop of answers runs here, through the public face."""
    answers = random.Random(seed)
    for number in range(games):
        position = game.new(players=tally.players, seed=1_000_000 * seed + number, journal=False)
        while seats := position.asked():
            for seat in seats:
                options = position.legal(seat)
                position.apply(seat, options[int(answers.random() * len(options))])
                tally.decisions += 1
        outcome = position.outcome()
        assert outcome is not None
        for seat in outcome.winners:
            tally.wins[seat] += 1 / len(outcome.winners)
        if outcome.scores is not None:
            tally.scored += 1
            tally.score_total += sum(outcome.scores)
        tally.games += 1


def spreads(game: Game, players: int, seed: int) -> dict[str, float | None]:
    """The standard deviations of a game's number of decisions and of its mean score."""
    lengths, scores = [], []
    for number in range(LOOKED_AT):
        tally = Tally(players)
        play_inside(game, tally, 1, LOOKED_AT * seed + number)
        lengths.append(tally.decisions)
        if tally.scored:
            scores.append(tally.score_total / players)
    return {"length_sd": statistics.pstdev(lengths), "score_sd": statistics.pstdev(scores) if scores else None}


def halfway(game: Game, players: int, seed: int) -> Position:
    answers = random.Random(seed)
    position = game.new(players=players, seed=seed, journal=False)
    for _ in range(HALFWAY * players):
        seat = position.asked()[0]
        position.apply(seat, answers.choice(position.legal(seat)))
    return position


def cpu_seconds_of(work: Callable[..., object], *arguments: object) -> float:
    begin = time.process_time()
    work(*arguments)
    return time.process_time() - begin


def main(name: str, form: str, limit: float, players: int, seed: int) -> None:
    loaded = "interpreted" if str(playout.__file__).endswith(".py") else "compiled"
    if loaded != ("compiled" if form == "called" else form):
        sys.exit(f"the {loaded} form is loaded, not the {form} one: {playout.__file__}")
    game = wondertable.game(name)
    play: Play = play_from_outside if form == "called" else play_inside

    play(game, Tally(players), WARM_UP, seed)
    tally = Tally(players)
    seconds, batch, number = 0.0, WARM_UP, 0
    while seconds < limit:
        number += 1
        took = cpu_seconds_of(play, game, tally, batch, 1000 * seed + number)
        seconds += took
        if took < BATCH_SECONDS:
            batch *= 2

    position, chance = halfway(game, players, seed), wondertable.Rng(seed)
    line = {
        "name": form,
        "players": players,
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": seconds,
        "by_points": tally.scored,
        "mean_score": tally.score_total / tally.scored / players if tally.scored else None,
        "wins": tally.wins,
        **spreads(game, players, seed),
        "clone_us": cpu_seconds_of(many.clone_many, position, COPIES) * 1e6 / COPIES,
        "redeal_us": cpu_seconds_of(many.redeal_many, position, 0, COPIES, chance) * 1e6 / COPIES,
    }
    print(json.dumps(line))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], float(sys.argv[3]), int(sys.argv[4]), int(sys.argv[5]) if len(sys.argv) > 5 else 1)
