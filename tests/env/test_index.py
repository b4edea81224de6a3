"""The fixed index: a number means the same answer at every moment, and every legal answer can be given by numbers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import wondertable
from tests.env.tables import TABLES, identity
from wondertable import Rng
from wondertable.bots.spelling import NOT_LEGAL, UNDECIDED, Choice, Spelling
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import Options
from wondertable.env.index import Index, index_of

FEW = 2500
"""`A few thousand values` at most."""
DECISIONS = 120
CHANCES = 12
"""So many answers of a position are given number by number."""


def positions(name: str, players: int, decisions: int = DECISIONS) -> Iterator[tuple[Position, int]]:
    """Positions of a random game, each with a seat that is asked."""
    game = wondertable.game(name)
    position, chance, options = game.new(players, seed=players, options=game.quick()), Rng(players), Options()
    for _ in range(decisions):
        asked = position.asked()
        if not asked:
            return
        yield position, asked[0]
        position.options(asked[0], options)
        position.answer(asked[0], options.pick(chance))


@pytest.mark.parametrize("name", wondertable.games())
def test_an_index_is_small_and_names_everything_once(name: str) -> None:
    index = index_of(wondertable.game(name))
    assert len(set(index.names)) == index.size <= FEW
    for number in range(index.first_part):
        assert index.spell(index.names[number]) == [number], "a whole answer stands where its text says"


@pytest.mark.parametrize("name", wondertable.games())
def test_it_hangs_on_the_data_alone(name: str) -> None:
    game = wondertable.game(name)
    assert Index(game).names == Index(game).names == index_of(game).names


@pytest.mark.parametrize(("name", "players"), TABLES, ids=identity)
def test_each_legal_answer_is_given_by_its_own_numbers(name: str, players: int) -> None:
    game = wondertable.game(name)
    index = index_of(game)
    spelled: dict[tuple[int, ...], int] = {}
    for position, seat in positions(name, players):
        for action in position.legal(seat):
            numbers = tuple(index.spelling.spelled(action))
            assert spelled.setdefault(numbers, action) == action, "two answers by the same numbers"
            assert 1 <= len(numbers) <= index.longest
            assert all(0 <= number < index.size for number in numbers)
    begun = {numbers[:length] for numbers in spelled for length in range(1, len(numbers))}
    assert not begun & spelled.keys(), "an answer that is the beginning of another"


@pytest.mark.parametrize(("name", "players"), TABLES, ids=identity)
def test_whoever_follows_the_numbers_of_an_answer_gives_it(name: str, players: int) -> None:
    game = wondertable.game(name)
    index = index_of(game)
    for at, (position, seat) in enumerate(positions(name, players)):
        legal = position.legal(seat)
        for action in legal[at % 7 :: max(1, len(legal) // CHANCES)]:
            choice = Choice(index.spelling)
            position.options(seat, choice.options)
            numbers = index.spelling.spelled(action)
            found = UNDECIDED
            while found == UNDECIDED:
                number = numbers[len(choice.chosen)]
                assert number in choice.numbers()
                found = choice.give(number)
            assert found == action
        choice = Choice(index.spelling)
        position.options(seat, choice.options)
        masked = next(number for number in range(index.size) if number not in choice.numbers())
        assert choice.give(masked) == NOT_LEGAL
        assert len(choice.chosen) == 0


def test_more_answers_than_are_kept_are_still_spelled_right() -> None:
    """Answers are kept by their codes; what is forgotten is spelled anew, also in the middle of an answer."""
    kind, number = 5, 45_000
    spelling = Spelling(16, 0, lambda action: [action >> 6 & 3, 4 + (action >> 8 & 7), 12 + action % 3])
    spelling.begin(kind, 0)
    answers = [kind | code << 6 for code in range(1, number)]
    for _ in range(2):
        for action in answers:
            assert spelling.spelled(action) == [action >> 6 & 3, 4 + (action >> 8 & 7), 12 + action % 3]


def test_examples_of_the_page() -> None:
    """docs/research.md shows these."""
    miraris = index_of(wondertable.game("miraris"))
    assert [miraris.names[number] for number in miraris.spell("bid 7")] == ["bid 7"]
    alicematic = index_of(wondertable.game("alicematic"))
    spelled = [alicematic.names[number] for number in alicematic.spell("invade (2,0) pay r1 g2")]
    assert spelled == ["invade:", "invade: space (2,0)", "invade: red 1", "invade: yellow 0", "invade: green 2"]
    kamimai = index_of(wondertable.game("kamimai"))
    spelled = [kamimai.names[number] for number in kamimai.spell("cast fire 1:fire 2:fire,fire")]
    assert spelled == [
        "cast:",
        "cast: colour fire",
        "cast: payment 1:element",
        "cast: payment 2:element",
        "cast: payment 2:element",
        "cast: payment .",
    ]
