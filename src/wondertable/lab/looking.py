"""Some games of a study looked at closely: how much there was to choose from, and when it was clear who would win.

From saved moments of a game it is played on many times with other chance, as its bots would play on; bots that search give way to adepts
there. What somebody wins of these is their chance at that moment, in the eyes of one who sees all cards.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise

from wondertable.bots.levels import Adept
from wondertable.bots.playout import Random, play_out
from wondertable.bots.searcher import Searcher
from wondertable.core.game import Game
from wondertable.core.rules.bot import Bot
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.position import NOBODY, Position
from wondertable.core.rules.questions import Options
from wondertable.lab.arena import Arena, Pairing, play_deals
from wondertable.lab.crew import Crew, Here, Piece
from wondertable.lab.play import Table, answer_all, outcome_of
from wondertable.lab.study import Study

MOMENTS = tuple(tenth / 10 for tenth in range(10))
"""How far a game is, as a part of its decisions."""
PLAYOUTS = 12
CLEAR = 0.8
"""A chance from which on it is clear who wins."""
LEVELS = ("random", "apprentice", "adept")
LEVEL_DEALS = 24


@dataclass
class Look:
    """One game. Chances are of what came to be: that those won who did, or that nobody won."""

    chances: list[float]
    every: list[list[float]]
    """At each moment the chance of each seat."""
    winners: list[int]
    leads: int
    """How often another seat than before had the best chance."""
    options: dict[str, Counter[int]]
    """How many answers were possible, by question."""


@dataclass
class Looked:
    looks: list[Look] = field(default_factory=list)
    levels: dict[tuple[str, str], tuple[float, int]] = field(default_factory=dict)
    """Of pairs of levels what one of the first won at tables of the second, and of how many games."""


def closely(
    study: Study, games: int, by: Crew | None = None, progress: Callable[[int], None] = lambda n: None
) -> Looked:
    """So many games, and levels against each other on their deals. Ctrl-C ends it with what was looked at."""
    found = Looked()
    by = by or Here()
    try:
        with closing(by.in_order(look_at, [study], [Piece(0, at, at + 1) for at in range(games)])) as looked:
            for looks in looked:
                found.looks += looks
                progress(len(found.looks))
        levels(study, games, by, found)
    except KeyboardInterrupt:
        pass
    return found


def levels(study: Study, games: int, by: Crew, found: Looked) -> None:
    arena = Arena(study.game, study.players, LEVELS, study.players, study.seed, study.options, study.data)
    if arena.is_team:
        pairings = [Pairing(level, level) for level in LEVELS]
    else:
        pairings = [Pairing(LEVELS[1], LEVELS[0]), Pairing(LEVELS[2], LEVELS[1]), Pairing(LEVELS[2], LEVELS[0])]
    deals = min(LEVEL_DEALS, games)
    wide = Arena(study.game, study.players, LEVELS, deals * study.players, study.seed, study.options, study.data)
    pieces = []
    for at, pairing in enumerate(pairings):
        seats = wide.seats(pairing)
        pieces += [Piece(at, deal * seats, (deal + 1) * seats) for deal in range(wide.deals(pairing))]
    with closing(by.in_order(play_deals, [wide.study(pairing) for pairing in pairings], pieces)) as played:
        for piece, won in zip(pieces, played, strict=True):
            pairing = pairings[piece.study]
            wins, number = found.levels.get((pairing.bot, pairing.others), (0.0, 0))
            found.levels[pairing.bot, pairing.others] = wins + sum(won), number + wide.seats(pairing) * len(won)


# -- in a worker -------------------------------------------------------------------------------------------------------


def look_at(study: Study, game: Game, first: int, after: int, playouts: int = PLAYOUTS) -> list[Look]:
    table = Table(study, game)
    return [look_at_one(table, number, playouts) for number in range(first, after)]


quickly = partial(look_at, playouts=2)
"""For tests, which want to know that it works and not how it comes out."""


def look_at_one(table: Table, number: int, playouts: int) -> Look:
    position, at_table, chance = table.deal(number)
    position.journal = None
    moments: list[Position] = []
    counted: dict[str, Counter[int]] = {}
    options = Options()
    while (seat := position.next_seat()) != NOBODY:
        moments.append(position.clone())
        position.options(seat, options)
        asked = table.game.question_name(position.open_question())
        counted.setdefault(asked, Counter())[int(options.size)] += 1
        player = at_table[seat]
        world = position if isinstance(player, Random) else position.redeal(seat, chance)
        position.apply(seat, player.choose(world, seat, chance))
    winners = outcome_of(position).winners
    quick = [Adept(table.game.mind) if isinstance(player, Searcher) else player for player in at_table]
    dice = Rng(table.study.bots_seed(number) ^ 1)
    every = [
        chances_at(moments[int(part * len(moments))], quick, dice, playouts, table.study.players) for part in MOMENTS
    ]
    came = [sum(of[seat] for seat in winners) if winners else 1 - sum(of) for of in every]
    best = [max(range(len(of)), key=lambda seat: of[seat]) for of in every if max(of) > 0]
    return Look(came, every, list(winners), sum(a != b for a, b in pairwise(best)), counted)


def chances_at(moment: Position, at_table: list[Bot], dice: Rng, playouts: int, players: int) -> list[float]:
    won = [0.0] * players
    for _ in range(playouts):
        twin = moment.clone()
        twin.rng = dice.fork()
        if all(isinstance(player, Random) for player in at_table):
            play_out(twin, Options(), dice)
        else:
            answer_all(twin, at_table, dice)
        winners = outcome_of(twin).winners
        for seat in winners:
            won[seat] += 1 / len(winners) / playouts
    return won


# -- figures -----------------------------------------------------------------------------------------------------------


def clear_from(look: Look) -> float:
    """The part of the game after which it stayed clear; 1 if it was open to the end."""
    found = 1.0
    for part, chance in zip(reversed(MOMENTS), reversed(look.chances), strict=True):
        if chance < CLEAR:
            break
        found = part
    return found


def is_comeback(look: Look, players: int) -> bool:
    """Whether somebody won whose chance had once, from the third tenth on, been below half of a fair share."""
    return bool(look.winners) and min(look.chances[3:]) < 0.5 * len(look.winners) / players


def curve(looks: Sequence[Look]) -> list[tuple[float, float, float, float]]:
    """At each moment the mean chance of what came to be, with its 95 % interval."""
    found = []
    for at, part in enumerate(MOMENTS):
        values = [look.chances[at] for look in looks]
        middle = sum(values) / len(values)
        spread = math.sqrt(sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1) / len(values))
        found.append((part, middle, max(0.0, middle - 1.96 * spread), min(1.0, middle + 1.96 * spread)))
    return [*found, (1.0, 1.0, 1.0, 1.0)]


def decided(looks: Sequence[Look], at: int, playouts: int = PLAYOUTS) -> float | None:
    """How much of who wins is settled at a moment, from 0 to 1: how far chances lie apart, as a part of how far results do.

    At the first moment that is the luck of the deal and the seat. What playouts themselves spread is taken off.
    """
    values = [chance for look in looks for chance in look.every[at]]
    if len(looks) < 2:
        return None
    fair = sum(values) / len(values)
    whole = fair * (1 - fair)
    if whole <= 0:
        return None
    apart = sum((value - fair) ** 2 for value in values) / len(values)
    noise = sum(value * (1 - value) for value in values) / len(values) / max(1, playouts - 1)
    return min(1.0, max(0.0, (apart - noise) / whole))


def branching(looks: Sequence[Look]) -> dict[str, Counter[int]]:
    found: dict[str, Counter[int]] = {}
    for look in looks:
        for asked, counts in look.options.items():
            found.setdefault(asked, Counter()).update(counts)
    return found
