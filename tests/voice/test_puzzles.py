"""Puzzles: out of real games, without anything of them that the seat did not know."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest
from msgspec import structs

import wondertable
from tests.voice.test_review import NAMES, with_a_blunder
from wondertable import Refused, Rng
from wondertable.core.moments import play
from wondertable.core.rules.bot import Budget
from wondertable.core.text import has_sentence
from wondertable.voice.puzzles import check, checked, id_of, is_riddle, puzzle_of, puzzles, world_of
from wondertable.voice.review import review
from wondertable.voice.shapes import Advice, Advised, Choice, Puzzle
from wondertable.voice.shelf import Shelf, read, shelf, written

QUICKLY = Budget(turns=300)


def made() -> Puzzle:
    """Anew, out of the position of one that comes with the game."""
    game = wondertable.game("miraris")
    for kept in shelf(game):
        choice = Choice(3, kept.seat, kept.played, "bid", {}, 0.2, 0.2, praised=False, better=[])
        found = puzzle_of(game, world_of(game, kept), choice, Rng(1), QUICKLY)
        if found is not None:
            return found
    raise AssertionError("a master never minds")


one = cache(made)


def test_a_choice_that_cost_much_becomes_a_puzzle() -> None:
    game, start, moves, blunder, victories = with_a_blunder()
    found = review(game, start, moves, NAMES[:2], answers=20_000)
    there = [
        puzzle
        for puzzle in puzzles(game, start, moves, found, Rng(1), QUICKLY)
        if puzzle.advice.answers[0].chance > 0.9
    ]
    position = start.clone()
    for move in moves[:blunder]:
        play(game, position, move)
    if len(position.legal(position.asked()[0])) >= 3:
        assert any(puzzle.advice.answers[0].answer in victories for puzzle in there)
    for puzzle in there:
        assert checked(game, puzzle) is puzzle


def test_a_puzzle_holds_what_the_seat_knew_and_a_chance_of_its_own() -> None:
    game, puzzle = wondertable.game("miraris"), one()
    world = world_of(game, puzzle)
    assert puzzle.seat in world.asked()
    assert game.save(world) == puzzle.world
    assert "data" not in puzzle.world
    again = made()
    assert again.id == puzzle.id == id_of(puzzle)


def test_an_answer_is_as_good_as_the_advice_says() -> None:
    game, puzzle = wondertable.game("miraris"), one()
    best = puzzle.advice.answers[0].answer
    assert (check(game, puzzle, best).place, check(game, puzzle, best).good) == (0, True)
    assert not check(game, puzzle, puzzle.played).good
    assert check(game, puzzle, puzzle.played).played
    with pytest.raises(Refused):
        check(game, puzzle, "bid 12")


def test_what_is_not_whole_is_refused() -> None:
    game, puzzle = wondertable.game("miraris"), one()
    with pytest.raises(Refused, match="its players"):
        checked(game, renamed(structs.replace(puzzle, players=puzzle.players + 1)))
    with pytest.raises(Refused, match="its id"):
        checked(game, structs.replace(puzzle, id="0123456789"))
    with pytest.raises(Refused):
        checked(game, renamed(structs.replace(puzzle, played="bid 12")))


def renamed(puzzle: Puzzle) -> Puzzle:
    return structs.replace(puzzle, id=id_of(puzzle))


def test_a_riddle_has_few_answers_and_the_one_that_was_given_is_none_of_them() -> None:
    def advice(*answers: tuple[str, bool]) -> Advice:
        return Advice("master", "adept", False, [Advised(a, "bid", {}, 0.5, 0.01, equal, None) for a, equal in answers])

    one = advice(("a", True), ("b", False), ("c", False))
    assert is_riddle(one, one, "b")
    assert not is_riddle(one, one, "a")
    assert not is_riddle(one, advice(("b", True), ("a", False)), "c"), "a master who changes his mind knows nothing"
    assert not is_riddle(advice(("a", True), ("b", True), ("c", True)), one, "d")


@pytest.mark.parametrize("name", [name for name in wondertable.games() if read(wondertable.game(name).folder())])
def test_the_puzzles_that_come_with_a_game_can_be_played(name: str) -> None:
    game = wondertable.game(name)
    kept = read(game.folder())
    assert kept is not None and kept.origin
    found = shelf(game)
    assert len(found) >= 4
    assert len({puzzle.id for puzzle in found}) == len(found)
    for puzzle in found:
        for each in puzzle.advice.answers:
            world = world_of(game, puzzle)
            world.apply(puzzle.seat, game.actions.parse(each.answer))
            assert check(game, puzzle, each.answer).good == each.equal
            assert each.because is None or has_sentence(each.because.key, name)
        assert not check(game, puzzle, puzzle.played).good


def test_a_shelf_is_written_as_it_is_read() -> None:
    kept = Shelf("here", [one()])
    assert msgspec.json.decode(written(kept), type=Shelf) == kept
    assert written(kept).count("\n") == 6, "a line for each puzzle"
