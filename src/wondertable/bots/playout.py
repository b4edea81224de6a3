"""The bot that answers at random, and games played to their end that way."""

from __future__ import annotations

from mypy_extensions import i64

from wondertable.core.game import Game
from wondertable.core.rules.bot import Bot
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import Options


class Random(Bot):
    """Each legal answer equally likely."""

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        options = Options()
        world.options(seat, options)
        return options.pick(rng)


def play_out(position: Position, options: Options, rng: Rng) -> int:
    """Play a position to its end at random; returns the number of decisions."""
    decisions: i64 = 0
    while True:
        seat = position.next_seat()
        if seat < 0:
            return decisions
        position.options(seat, options)
        position.answer(seat, options.pick(rng))
        decisions += 1


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


def playouts(game: Game, players: int, games: int, seed: int) -> Playouts:
    """Random games without journals, as fast as this form of the code allows."""
    found = Playouts()
    found.wins = [0.0] * players
    chance = Rng(seed)
    options = Options()
    chosen = game.check_options({})
    for _ in range(games):
        position = game.start(players, chance.fork(), chosen)
        game.begin(position)
        found.decisions += play_out(position, options, chance)
        found.add(position)
    return found


def clone_many(position: Position, times: int) -> None:
    for _ in range(times):
        position.clone()


def redeal_many(position: Position, seat: int, times: int, rng: Rng) -> None:
    for _ in range(times):
        position.redeal(seat, rng)
