"""The same thing many times over, in one loop of this form of the code: what benchmarks measure."""

from __future__ import annotations

from wondertable.bots.playout import play_out
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.features import Features
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import Options


class Playouts:
    """What many random games came to."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.scored_games = 0
        self.score_total = 0
        self.wins: list[float] = []

    def add(self, position: Position) -> None:
        """Count a game that is over."""
        outcome = position.outcome()
        assert outcome is not None
        for seat in outcome.winners:  # nobody, where a team lost together
            self.wins[seat] += 1.0 / len(outcome.winners)
        if outcome.scores is not None:
            self.scored_games += 1
            for score in outcome.scores:
                self.score_total += score
        self.games += 1


def playouts(table: Position, games: int, seed: int) -> Playouts:
    """Random games of a table without journals, as fast as this form of the code allows."""
    found = Playouts()
    found.wins = [0.0] * table.players
    chance = Rng(seed)
    options = Options()
    for _ in range(games):
        position = table.fresh(chance.fork())
        position.set_up()
        found.decisions += play_out(position, options, chance)
        found.add(position)
    return found


def clone_many(position: Position, times: int) -> None:
    for _ in range(times):
        position.clone()


def redeal_many(position: Position, seat: int, times: int, rng: Rng) -> None:
    for _ in range(times):
        position.redeal(seat, rng)


def features_many(features: Features, position: Position, seat: int, times: int) -> None:
    row = features.row()
    for _ in range(times):
        row.clear()
        features.write(position, seat, row)
