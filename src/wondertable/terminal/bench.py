"""`wondertable bench`: how fast the rules run here, and in which form."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable

from wondertable import form
from wondertable.bots.many import clone_many, features_many, playouts, redeal_many
from wondertable.core.game import Game
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.position import NOBODY, Position
from wondertable.core.text import sentence
from wondertable.games import game, games
from wondertable.terminal.screen import STRONG, Screen

SECONDS = 0.4
"""Each figure is the best of several runs of this length together: the least disturbed one."""
RUNS = 4
WARM_UP = 200
SEED = 1
KEYS = ("bench-players", "bench-decisions", "bench-games", "bench-clones", "bench-redeals", "bench-features")


def run(arguments: argparse.Namespace) -> int:
    wanted = [game(name) for name in arguments.games or games()]
    screen = Screen(sys.stdout)
    screen.say(sentence("bench-form", {"form": sentence(f"bench-{form.loaded()}")}), STRONG)
    for known in wanted:
        screen.say()
        screen.say(sentence("title", game=known.name), STRONG)
        screen.table([sentence(key) for key in KEYS], [measure(known, players) for players in known.seats()])
        screen.flush()
    return 0


def measure(of: Game, players: int) -> list[str]:
    table = of.start(players, Rng(SEED), of.choose(players, of.check_options({})))
    per_game = playouts(table, WARM_UP, SEED).decisions / WARM_UP
    games_a_second = rate(lambda times: playouts(table, times, SEED))
    position = halfway(of, players, per_game)
    seat = int(position.next_seat())
    clones = rate(lambda times: clone_many(position, times))
    redeals = rate(lambda times: redeal_many(position, seat, times, Rng(SEED)))
    found = (games_a_second * per_game, games_a_second, clones, redeals)
    return [str(players), *(f"{value:,.0f}" for value in found), features_written(of, position, seat)]


def features_written(of: Game, position: Position, seat: int) -> str:
    """How often a second what a seat knows is written as numbers; a game may have none."""
    if of.parts.features is None:
        return "-"
    features = of.features_for(int(position.players))
    return f"{rate(lambda times: features_many(features, position, seat, times)):,.0f}"


def halfway(of: Game, players: int, length: float) -> Position:
    """A position in mid-game, reached at random and without a journal, as search meets it."""
    position = of.new(players, SEED, journal=False)
    chance = Rng(SEED)
    for _ in range(int(length / 2)):
        seat = position.next_seat()
        if seat == NOBODY:
            break
        options = position.legal(seat)
        position.apply(seat, options[chance.below(len(options))])
    return position


def rate(work: Callable[[int], object]) -> float:
    """How often a second `work` can be done, told how often to do it at a stretch."""
    times, best = 1, 0.0
    until = time.perf_counter() + SECONDS
    while time.perf_counter() < until:
        begin = time.perf_counter()
        work(times)
        took = time.perf_counter() - begin
        best = max(best, times / took)
        if took < SECONDS / (2 * RUNS):
            times *= 2
    return best
