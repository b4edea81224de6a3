"""Puzzles out of real games: a question at which somebody answered worse than a master would have.

What a puzzle shows is a world that the seat could not tell from the true one, with a chance of its own: nothing of the game it comes
from is left in it but what that seat knew.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from wondertable.core.entries import Move
from wondertable.core.game import Game
from wondertable.core.moments import play
from wondertable.core.refused import Refused
from wondertable.core.rules.bot import Budget
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.position import Position
from wondertable.voice.advice import advise
from wondertable.voice.shapes import Advice, Choice, Puzzle, Review, Verdict

CLEARLY: Final = 0.08
"""Whoever lost less did nearly as well as a master."""
OPTIONS_LEAST: Final = 3
EQUAL_MOST: Final = 2
"""Where more answers are as good there is no riddle."""
BUDGET: Final = Budget(turns=2000)
ID_DIGITS: Final = 10


def puzzles(
    game: Game,
    start: Position,
    moves: Sequence[Move],
    found: Review,
    rng: Rng,
    budget: Budget = BUDGET,
    choices: Iterable[Choice] | None = None,
) -> list[Puzzle]:
    """Of the choices of a review (all unless given) that cost most clearly, those in which a master sees something twice.

    The generator must be one that nobody can follow where the game keeps secrets after its end.
    """
    made = []
    for choice in found.choices if choices is None else choices:
        if choice.praised or choice.lost < CLEARLY:
            continue
        position = start.clone()
        for move in moves[: choice.moment]:
            play(game, position, move)
        puzzle = puzzle_of(game, position, choice, rng, budget)
        made += [puzzle] if puzzle is not None else []
    return made


def puzzle_of(game: Game, position: Position, choice: Choice, rng: Rng, budget: Budget) -> Puzzle | None:
    """None where a second thought finds that it is none."""
    if len(position.legal(choice.seat)) < OPTIONS_LEAST:
        return None
    world = position.redeal(choice.seat, rng)
    world.rng = rng.fork()
    advice = advise(game, world, choice.seat, rng, budget)
    again = advise(game, world, choice.seat, rng, budget)
    if not is_riddle(advice, again, choice.answer):
        return None
    saved = game.save(world)
    saved.pop("data", None)
    made = Puzzle(
        "", game.name, int(world.players), game.chosen_options(world), choice.seat, saved, advice, choice.answer
    )
    made.id = id_of(made)
    return made


def is_riddle(advice: Advice, again: Advice, played: str) -> bool:
    good = [each.answer for each in advice.answers if each.equal]
    good_again = [each.answer for each in again.answers if each.equal]
    return (
        len(good) <= EQUAL_MOST
        and played not in good
        and played not in good_again
        and advice.answers[0].answer in good_again
    )


def id_of(puzzle: Puzzle) -> str:
    """The same for the same question."""
    content = msgspec.json.encode([puzzle.game, puzzle.seat, puzzle.world], order="sorted")
    return hashlib.sha256(content).hexdigest()[:ID_DIGITS]


def world_of(game: Game, puzzle: Puzzle) -> Position:
    return game.load(puzzle.world)


def check(game: Game, puzzle: Puzzle, answer: str) -> Verdict:
    """How good an answer to a puzzle is; refused if it cannot be given."""
    world = world_of(game, puzzle)
    refused = world.refusal(puzzle.seat, game.actions.parse(answer))
    if refused is not None:
        raise refused
    for place, each in enumerate(puzzle.advice.answers):
        if each.answer == answer:
            return Verdict(place, each.equal, answer == puzzle.played)
    return Verdict(None, False, answer == puzzle.played)


def checked(game: Game, puzzle: Puzzle) -> Puzzle:
    """The puzzle, if it can be played here: refused with what is wrong."""
    world = world_of(game, puzzle)
    for answer in [puzzle.played, *(each.answer for each in puzzle.advice.answers)]:
        refused = world.refusal(puzzle.seat, game.actions.parse(answer))
        if refused is not None:
            raise refused
    wrong = {
        "id": puzzle.id != id_of(puzzle),
        "game": puzzle.game != game.name,
        "players": puzzle.players != world.players,
        "options": puzzle.options != game.chosen_options(world),
        "advice": not puzzle.advice.answers,
    }
    for field, is_wrong in wrong.items():
        if is_wrong:
            raise Refused(None, "puzzle", {"id": puzzle.id[:ID_DIGITS], "field": field})
    return puzzle
