"""The end of a round with an empty deck: gone through cleverly, it comes to the same as trying everything."""

from __future__ import annotations

import pytest

import wondertable
from wondertable import Rng
from wondertable.core.rules.questions import Options
from wondertable.core.rules.weights import Weights
from wondertable.games.dominovia.bots.endgame import Endgame
from wondertable.games.dominovia.bots.match import Match
from wondertable.games.dominovia.rules.position import DominoviaPosition

GAME = wondertable.game("dominovia")
MOST = 3000


class TooMany(Exception):
    pass


def ends(number: int, rounds: int) -> list[DominoviaPosition]:
    """Positions with an empty deck out of random rounds."""
    found: list[DominoviaPosition] = []
    for seed in range(2000):
        position = GAME.new(2, seed=seed, options={"rounds_to_win": rounds}, journal=False)
        assert isinstance(position, DominoviaPosition)
        rng = Rng(seed)
        while position.asked() and position.round == 1:
            seat = position.asked()[0]
            if position.deck_left() == 0 and len(position.legal(seat)) > 1 and not position.open_question().sealed:
                found.append(position)
                break
            position.apply(seat, position.legal(seat)[rng.below(len(position.legal(seat)))])
        if len(found) == number:
            break
    return found


def tried(world: DominoviaPosition, seat: int, count: list[int]) -> float:
    """What it is worth to the seat if both answer best."""
    count[0] += 1
    if count[0] > MOST:
        raise TooMany
    if not world.asked():
        return float(world.winner == seat)
    if world.round > 1:
        chances = Weights()
        Match().judge(world, chances)
        return chances.to_list()[seat]
    if world.open_question().sealed:
        raise TooMany
    asked = world.asked()[0]
    values = []
    for action in world.legal(asked):
        twin = world.clone()
        assert isinstance(twin, DominoviaPosition)
        twin.apply(asked, action)
        values.append(tried(twin, seat, count))
    return max(values) if asked == seat else min(values)


@pytest.mark.parametrize("rounds", [1, 3])
def test_the_best_answer_is_worth_what_trying_everything_says(rounds: int) -> None:
    compared = 0
    for position in ends(12, rounds):
        seat = position.asked()[0]
        options, worths = Options(), Weights()
        position.options(seat, options)
        try:
            best = tried(position, seat, [0])
        except TooMany:
            continue
        assert Endgame(Match()).solve(position, seat, options, worths)
        assert max(worths.to_list()) == pytest.approx(best)
        compared += 1
    assert compared >= 4


def test_with_scrolls_in_the_deck_or_more_mages_nothing_is_solved() -> None:
    options, worths = Options(), Weights()
    for players in (2, 3):
        position = GAME.new(players, seed=1)
        assert isinstance(position, DominoviaPosition)
        position.options(0, options)
        assert not Endgame(Match()).solve(position, 0, options, worths)
