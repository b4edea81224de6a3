"""Games of a study, played to their end."""

from __future__ import annotations

from collections.abc import Mapping

from wondertable.bots import bot
from wondertable.bots.playout import Random, play_out
from wondertable.core.game import Game
from wondertable.core.rules.bot import Bot
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.chosen import Chosen
from wondertable.core.rules.position import NOBODY, Position
from wondertable.core.rules.questions import Options
from wondertable.lab.study import Study
from wondertable.lab.sums import Sums


def play(study: Study, game: Game, first: int, after: int) -> Sums:
    """The games from number `first` to the one before `after`."""
    sums = Sums(study.players)
    bots = {name: bot(name, game) for name in study.bots}
    options = game.check_options(study.options)
    game.check_alone(options)
    chosen = game.choose(study.players, options)
    for number in range(first, after):
        play_one(study, game, number, bots, chosen, sums)
    return sums


def play_one(study: Study, game: Game, number: int, bots: Mapping[str, Bot], chosen: Chosen, sums: Sums) -> None:
    seating = study.seating(number)
    position = game.new_with(study.players, Rng(study.deal_seed(number)), chosen)
    chance = Rng(study.bots_seed(number))
    at_table = [bots[name] for name in seating]
    if all(isinstance(player, Random) for player in at_table):
        decisions = play_out(position, Options(), chance)
    else:
        decisions = answer_all(position, at_table, chance)
    outcome = position.outcome()
    assert outcome is not None, "nobody is asked, yet the game is not over"
    sums.count(outcome, decisions, seating)
    game.measure(position, sums.tally)


def answer_all(position: Position, at_table: list[Bot], chance: Rng) -> int:
    """Each bot answers from a world its seat cannot tell from this one; one that looks at nothing needs no such world."""
    decisions = 0
    while (seat := position.next_seat()) != NOBODY:
        player = at_table[seat]
        world = position if isinstance(player, Random) else position.redeal(seat, chance)
        position.apply(seat, player.choose(world, seat, chance))
        decisions += 1
    return decisions
