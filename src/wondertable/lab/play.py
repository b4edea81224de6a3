"""Games of a study, played to their end."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from wondertable.bots.playout import Random, play_out
from wondertable.core.game import Game
from wondertable.core.refused import Refused
from wondertable.core.rules.bot import Bot
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.position import NOBODY, Outcome, Position
from wondertable.core.rules.questions import Options
from wondertable.lab.entrants import entrant
from wondertable.lab.study import Study
from wondertable.lab.sums import Sums

LONGER = 4
"""With other data a game may be so many times as long as the longest that its rules know, and not longer."""


class Table:
    """What all games of a study share: the bots and what was chosen."""

    def __init__(self, study: Study, game: Game) -> None:
        self.study = study
        self.game = game
        self.bots = {name: entrant(name, game) for name in study.bots}
        options = game.check_options(study.options)
        game.check_alone(options)
        self.chosen = game.choose(study.players, options)
        self.longest = game.longest * LONGER if study.data is not None else 0
        """With data of somebody's own no game is known to end; 0: there is no need to count."""

    def deal(self, number: int) -> tuple[Position, list[Bot], Rng]:
        """Game `number` at its first question, who sits where, and the chance of the bots."""
        position = self.game.new_with(self.study.players, Rng(self.study.deal_seed(number)), self.chosen)
        at_table = [self.bots[name] for name in self.study.seating(number)]
        return position, at_table, Rng(self.study.bots_seed(number))


def play(study: Study, game: Game, first: int, after: int) -> Sums:
    """The games from number `first` to the one before `after`."""
    sums = Sums(study.players)
    table = Table(study, game)
    for number in range(first, after):
        position, decisions = play_one(table, number)
        sums.count(outcome_of(position), decisions, study.seating(number))
        game.measure(position, sums.tally)
    return sums


def play_one(table: Table, number: int) -> tuple[Position, int]:
    """A game at its end, and how many decisions it had."""
    position, at_table, chance = table.deal(number)
    with told_of(table.study, number):
        if table.study.data is None and all(isinstance(player, Random) for player in at_table):
            return position, play_out(position, Options(), chance)
        return position, answer_all(position, at_table, chance, table.longest)


def outcome_of(position: Position) -> Outcome:
    outcome = position.outcome()
    assert outcome is not None, "nobody is asked, yet the game is not over"
    return outcome


def answer_all(position: Position, at_table: list[Bot], chance: Rng, longest: int = 0) -> int:
    """Each bot answers from a world its seat cannot tell from this one; one that looks at nothing needs no such world."""
    decisions = 0
    while (seat := position.next_seat()) != NOBODY:
        player = at_table[seat]
        world = position if isinstance(player, Random) else position.redeal(seat, chance)
        position.apply(seat, player.choose(world, seat, chance))
        decisions += 1
        if longest and decisions > longest:
            raise Refused(None, "game-endless", {"decisions": decisions})
    return decisions


@contextmanager
def told_of(study: Study, number: int) -> Iterator[None]:
    """With data of somebody's own the rules may come where they were never thought to come: that is told with the game's number."""
    try:
        yield
    except (Refused, KeyboardInterrupt, GeneratorExit):
        raise
    except Exception as error:
        if study.data is None:
            raise
        problem = f"{type(error).__name__}: {' '.join(str(error).split())}"[:200].rstrip(".: ")
        words: dict[str, object] = {"number": number, "seed": str(study.seed), "problem": problem}
        raise Refused(None, "game-broke", words) from error
