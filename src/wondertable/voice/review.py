"""A game that is over, looked at again: everybody's chances, what turned them, what was lost by choice and what by luck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from wondertable.core.entries import Answered, Move
from wondertable.core.game import Game
from wondertable.core.moments import play
from wondertable.core.refused import Refused
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.position import Position
from wondertable.voice.advice import MASTER, of_mind
from wondertable.voice.chances import line, turning_points
from wondertable.voice.decisions import Decision, Eye, look
from wondertable.voice.futures import unknown, without_journal
from wondertable.voice.shapes import Choice, Part, Review
from wondertable.voice.work import Progress, Work, nobody_watches

ANSWERS: Final = 600_000
"""Given in thought for one review; compiled, that takes some ten to twenty seconds."""
SECONDS: Final = 27.0
"""Never more, and never much less than half a minute in all."""
PARTS: Final = (0.35, 0.65, 1.0)
"""Of the work: until here the chances, until here a quick look at every decision, until here a second look at some."""
COSTLY_MOST: Final = 8
PRAISED_MOST: Final = 3


def review(
    game: Game,
    start: Position,
    moves: Iterable[Move],
    names: Sequence[str],
    *,
    answers: int = ANSWERS,
    seconds: float = SECONDS,
    seed: int = 0,
    progress: Progress = nobody_watches,
) -> Review:
    """Of the moves that stand, from the beginning of the game on, as `core.moments` has them; refused if they do not end it.

    The same seed gives the same review, unless the seconds run out first. Whoever raises an exception in `progress` ends it.
    """
    mind = game.mind(int(start.players))
    rng = Rng(seed)
    work = Work(answers, seconds, progress)
    eye = Eye(game, mind, rng.fork(), work)
    position = start.clone()
    positions = [without_journal(position)]
    decisions: list[Decision] = []
    for moment, move in enumerate(moves):
        if isinstance(move, Answered):
            decisions += eye.decisions(position, moment, move.seat, move.answer)
        play(game, position, move)
        positions.append(without_journal(position))
    outcome = position.outcome()
    if outcome is None:
        raise Refused(None, "not-over")
    chances = line(mind, positions, rng, work, PARTS[0])
    choices = look(eye, decisions, (PARTS[0], PARTS[1]), PARTS[2])
    players = int(start.players)
    team = mind.plan(players).team
    return Review(
        game=game.name,
        players=players,
        level=MASTER,
        against=of_mind(mind),
        team=team,
        names=list(names),
        winners=outcome.winners,
        chances=chances,
        turning=turning_points(chances),
        choices=kept(choices),
        parts=parts(chances, choices, players, team),
    )


def kept(choices: Sequence[Choice]) -> list[Choice]:
    """What cost most, and the best of the good ones, in order."""
    costly = sorted((each for each in choices if not each.praised), key=lambda each: -each.lost)[:COSTLY_MOST]
    praised = [each for each in choices if each.praised][:PRAISED_MOST]
    return sorted([*costly, *praised], key=lambda each: (each.moment, each.seat))


def parts(chances: Sequence[Sequence[float]], choices: Sequence[Choice], players: int, team: bool) -> list[Part]:
    """From a fair share at the beginning to what came of it: what was lost by choice is known, the rest was luck."""
    found = []
    for seat in range(players):
        lost = sum(each.lost for each in choices if each.seat == seat)
        place = 0 if team else seat
        begin = chances[0][0] if team else unknown(players, team)[0]
        luck = chances[-1][place] - begin + lost
        found.append(Part(seat, round(-lost, 4) + 0.0, round(luck, 4)))
    return found
