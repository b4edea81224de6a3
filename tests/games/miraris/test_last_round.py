"""The last round of Miraris: gone through completely, it comes to the same as trying everything by hand."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from tests.games.miraris.helpers import GAME, Situation, bidding
from wondertable import Rng
from wondertable.bots import bot
from wondertable.core.rules.weights import Weights
from wondertable.games.miraris.bots import wildness
from wondertable.games.miraris.bots.bidding import Bidding
from wondertable.games.miraris.bots.keeping import Keeping
from wondertable.games.miraris.bots.last_round import LastRound
from wondertable.games.miraris.rules.position import MirarisPosition
from wondertable.games.miraris.rules.tables import CHARACTERS_MAX

HANDS = {"A": "19", "B": "29", "C": "18"}
REPEATS = 3
"""Chance in scoring differs from world to world; so often each is tried."""


def position_of(table: Situation) -> MirarisPosition:
    assert isinstance(table.position, MirarisPosition)
    return table.position


def solved(position: MirarisPosition) -> tuple[LastRound, list[float]]:
    last, worths = LastRound(), Weights()
    assert last.can_solve(position)
    last.foresee(position, 0, Bidding(), Keeping(), wildness.of(position))
    last.solve(position, 0, Rng(5), worths)
    return last, worths.to_list()


def tried(position: MirarisPosition, last: LastRound) -> list[float]:
    """Every world, every bid, in plain words."""
    own = position.seats[0]
    unseen = [number for number in range(12) if not own.dealt >> number & 1]
    found, whole = [0.0, 0.0], 0.0
    for second, third in permutations(unseen, 2):
        share = last.kept[second] * last.kept[third]
        whole += share
        for bids in product((0, 1), repeat=3):
            likely = share
            for seat, character in ((1, second), (2, third)):
                high = last.likely[seat * CHARACTERS_MAX + character]
                likely *= high if bids[seat] else 1.0 - high
            for repeat in range(REPEATS):
                world = position.redeal(0, Rng(repeat))
                assert isinstance(world, MirarisPosition)
                world.seats[1].character, world.seats[2].character = second, third
                for seat, at in enumerate(bids):
                    world.apply(seat, world.legal(seat)[at])
                while world.asked():
                    seat = world.asked()[0]
                    world.apply(seat, GAME.autopilot(world, seat, Rng(1)))
                outcome = world.outcome()
                assert outcome is not None
                if 0 in outcome.winners:
                    found[bids[0]] += likely / REPEATS / len(outcome.winners)
    return [each / whole for each in found]


@pytest.mark.parametrize("row", ["1 4 6", "77 2 3", "5 5 1"])
def test_going_through_everything_comes_to_the_same_as_trying_it(row: str) -> None:
    position = position_of(bidding(row, round=8, hands=HANDS, held={"A": "3456", "B": "5567", "C": "2246"}))
    last, worths = solved(position)
    assert worths == pytest.approx(tried(position, last), abs=0.02)
    assert last.games == 9 * 8 * 8


def test_how_likely_the_others_lay_their_higher_card_is_what_a_mind_foresees() -> None:
    position = position_of(bidding("77 2 3", round=8, hands=HANDS))
    last, _ = solved(position)
    from wondertable.core.rules.questions import Options

    options, shares = Options(), Weights()
    for other in (1, 2):
        position.options(other, options)
        GAME.mind(3).foresee(position, 0, other, options, shares, 1, Rng(1))
        high = sum(last.kept[each] * last.likely[other * CHARACTERS_MAX + each] for each in range(12))
        assert shares.to_list()[1] == pytest.approx(high)


def test_only_a_last_round_with_few_worlds_is_solved() -> None:
    last = LastRound()
    assert not last.can_solve(position_of(bidding("1 2 3", round=7)))
    hands = {"A": "19", "B": "29", "C": "18", "D": "37", "E": "46"}
    assert not last.can_solve(position_of(bidding("1 2 3 4 5", round=8, hands=hands)))


def test_a_master_takes_what_wins() -> None:
    table = bidding("1 1 7777", round=8, hands={"A": "19", "B": "23", "C": "45"})
    found = bot("master@50", GAME).weigh(table.position.redeal(0, Rng(1)), 0, Rng(1))
    assert [GAME.actions.text(each.action) for each in found] == ["bid 9", "bid 1"]
    assert found[0].worth > found[1].worth + 0.2 and found[0].error == 0.0
