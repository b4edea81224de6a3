"""Advice at a question: honest about what it does not know, and with reasons that are the judge's own."""

from __future__ import annotations

from typing import ClassVar

import pytest

import wondertable
from tests.voice.helpers import on_the_way
from wondertable import Rng
from wondertable.core.rules.bot import Budget, Weighed
from wondertable.core.rules.chance import Rng as Chance
from wondertable.core.rules.judge import Judge
from wondertable.core.rules.kit import Action, Seat
from wondertable.core.rules.mind import Mind
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import Options
from wondertable.core.rules.weights import Weights
from wondertable.core.text import sentence
from wondertable.voice.advice import advise, against, beside, error_of, is_equal, worth_telling
from wondertable.voice.futures import Figures, Futures, horizon, standing
from wondertable.voice.reasons import reasons, tellable
from wondertable.voice.shapes import Advice

QUICKLY = Budget(turns=60)


@pytest.mark.parametrize("name", wondertable.games())
def test_at_most_three_answers_that_may_be_given_the_best_first(name: str) -> None:
    game = wondertable.game(name)
    position = on_the_way(game, 6)
    seat = position.asked()[0]
    advice = advise(game, position.redeal(seat, Rng(1)), seat, Rng(2), QUICKLY)
    assert 1 <= len(advice.answers) <= 3
    legal = {game.actions.text(action) for action in position.legal(seat)}
    assert {each.answer for each in advice.answers} <= legal
    assert all(0.0 <= each.chance <= 1.0 and each.error > 0.0 for each in advice.answers)
    assert advice.answers[0].equal
    assert (advice.level, advice.team) == ("master", name == "kamimai")


def test_nobody_advises_on_what_only_the_player_can_know() -> None:
    game = wondertable.game("kamimai")
    position = game.new(2, seed=5)
    assert position.legal(0)  # which hand is the stronger one
    advice = advise(game, position.redeal(0, Rng(1)), 0, Rng(2), QUICKLY)
    assert (advice.answers, advice.team) == ([], True)


def test_the_same_seed_gives_the_same_advice() -> None:
    assert of_miraris(3) == of_miraris(3)
    assert of_miraris(3) != of_miraris(4)


def of_miraris(seed: int) -> Advice:
    game = wondertable.game("miraris")
    position = on_the_way(game, 6)
    seat = position.asked()[0]
    return advise(game, position.redeal(seat, Rng(seed)), seat, Rng(seed), QUICKLY)


def test_what_was_hardly_tried_is_not_advised() -> None:
    found = [Weighed(1, 0.5, 500, 0.02), Weighed(2, 0.9, 3, 0.1), Weighed(3, 0.4, 20, 0.1), Weighed(4, 0.45, 30, 0.1)]
    assert [each.action for each in worth_telling(found)] == [1, 4, 3]


def test_an_answer_that_is_told_alone_is_explained_by_those_that_were_given_up() -> None:
    found = [Weighed(1, 0.9, 500, 0.02), Weighed(2, 0.1, 5, 0.1), Weighed(3, 0.2, 4, 0.1), Weighed(4, 0.1, 3, 0.1)]
    assert [each.action for each in worth_telling(found)] == [1]
    assert beside(found, [1]) == [1, 2, 3]
    assert beside(found, [1, 3]) == [1, 3]


def test_equal_is_what_cannot_be_told_apart() -> None:
    best = Figures(0.56, 0.03)
    assert is_equal(best, best)
    assert is_equal(Figures(0.50, 0.03), best)
    assert is_equal(Figures(0.60, 0.01), best), "one that looks better was not tried often enough to be given"
    assert not is_equal(Figures(0.40, 0.03), best)


def test_a_few_equal_ends_make_nobody_sure() -> None:
    assert error_of(Weighed(1, 0.0, 8, 0.0)) > 0.05
    assert error_of(Weighed(1, 0.5, 400, 0.025)) == pytest.approx(0.025, abs=0.001)


def test_where_only_one_answer_can_be_given_its_chance_is_told() -> None:
    game = wondertable.game("bibliowonders")
    position = on_the_way(game, 0)
    rng = Rng(4)
    while len(position.legal(position.asked()[0])) > 1:
        seat = position.asked()[0]
        position.apply(seat, position.legal(seat)[0])
    seat = position.asked()[0]
    [only] = advise(game, position.redeal(seat, rng), seat, rng, QUICKLY).answers
    assert only.equal and only.because is None
    assert 0.0 <= only.chance <= 1.0


def test_where_nobody_can_look_ahead_the_mind_answers_and_the_judge_tells_how_things_stand() -> None:
    """A book that stands on a table, or is simulated, cannot be pulled at in thought."""
    game = wondertable.game("kamimai")
    position = game.new(seed=5, options={"source": "companion"})
    for seat in position.asked():
        position.apply(seat, position.legal(seat)[0])
    position.report("built")
    seat = position.asked()[0]
    rng = Rng(1)
    advice = advise(game, position.redeal(seat, rng), seat, rng, QUICKLY)
    [only] = advice.answers
    assert game.actions.parse(only.answer) in position.legal(seat)
    assert 0.0 < only.chance < 1.0


# -- reasons -----------------------------------------------------------------------------------------------------------


TERMS = {"points": True, "high_dormire": True}


class KnownJudge(Judge):
    """Who holds high Dormire is ahead; nothing else counts."""

    names: ClassVar[list[str]] = ["points", "high_dormire"]

    def progress(self, world: Position) -> float:
        return 0.0

    def write(self, world: Position, seat: Seat, terms: Weights) -> None:
        hand = int(world.seats[seat].hand)  # type: ignore[attr-defined]  # as Miraris has it
        terms.values[1] = float((hand >> 9).bit_count())


class KnownMind(Mind):
    def __init__(self) -> None:
        super().__init__()
        self.judging = KnownJudge()
        self.judging.learn([0.0, 1.0], [0.0, 1.0])

    def answer(self, world: Position, seat: Seat, options: Options, rng: Chance) -> Action:
        return options.item(0)


def at_a_bid() -> Position:
    game = wondertable.game("miraris")
    position = on_the_way(game, 3, players=3)
    assert game.question_name(position.open_question()) == "bid"
    return position


def test_a_judge_whose_reasons_are_known_gives_its_sentence() -> None:
    """Low bids keep the high Dormire in hand, and others go on with their lowest ones."""
    game, position = wondertable.game("miraris"), at_a_bid()
    low, high = game.actions.parse("bid 1"), game.actions.parse("bid 9")
    best, other = reasons(KnownMind(), position.redeal(0, Rng(1)), 0, [low, high], Rng(2), TERMS)
    assert best is not None and other is not None
    assert (best.key, best.args["more"], best.args["whose"]) == ("because-high_dormire", "yes", "own")
    assert (other.key, other.args["more"], other.args["whose"]) == ("because-high_dormire", "no", "own")
    assert sentence(best.key, best.args, "miraris") == "More of the high Dormire stay in hand."
    assert best.args["amount"] == 1.0


def test_a_reason_that_people_would_not_understand_is_none() -> None:
    """To the judge high Dormire are good; where the game's sentence says that less is better, they are no reason."""
    game, position = wondertable.game("miraris"), at_a_bid()
    actions = [game.actions.parse("bid 1"), game.actions.parse("bid 9")]
    world = position.redeal(0, Rng(1))
    assert reasons(KnownMind(), world, 0, actions, Rng(2), {"high_dormire": False}) == [None, None]
    assert reasons(KnownMind(), world, 0, actions, Rng(2), {"points": True}) == [None, None], "without its sentence"


def test_a_sentence_says_whether_less_is_better() -> None:
    game = wondertable.game("dominovia")
    terms = tellable(game, game.mind(2))
    assert not terms["scrolls"]
    assert terms["links"] and terms["the_end"]


def test_where_nothing_differs_nothing_is_said() -> None:
    game, position = wondertable.game("miraris"), at_a_bid()
    alike = [game.actions.parse("bid 2"), game.actions.parse("bid 3")]
    assert reasons(KnownMind(), position.redeal(0, Rng(1)), 0, alike, Rng(2), TERMS) == [None, None]


def test_a_mind_without_a_judge_gives_no_reasons() -> None:
    game, position = wondertable.game("miraris"), at_a_bid()
    actions = [game.actions.parse("bid 1"), game.actions.parse("bid 9")]
    assert reasons(Mind(), position.redeal(0, Rng(1)), 0, actions, Rng(2), TERMS) == [None, None]


def test_answers_are_compared_in_the_same_worlds() -> None:
    game, position = wondertable.game("miraris"), at_a_bid()
    futures = Futures(KnownMind(), position.redeal(0, Rng(1)), 0, Rng(2))
    (one, other), _ = futures.worlds([game.actions.parse("bid 5"), game.actions.parse("bid 5")])
    assert game.save(one) == game.save(other)
    (next_one, _), _ = futures.worlds([game.actions.parse("bid 5"), game.actions.parse("bid 5")])
    assert game.save(next_one) != game.save(one)


@pytest.mark.parametrize("name", wondertable.games())
def test_games_are_played_on_until_the_judge_can_speak(name: str) -> None:
    """Some judges speak between turns only: before that nobody's chance is known, and least of all nought."""
    game = wondertable.game(name)
    position = on_the_way(game, 6)
    players = int(position.players)
    mind = game.mind(players)
    for steps in (1, 2, 3, horizon(mind, players)):
        after = standing(mind, position.clone(), Rng(steps), steps)
        assert after.over or sum(after.chances) == pytest.approx(1.0) or (name == "kamimai" and after.chances[0] > 0.0)


def test_a_team_of_planners_is_told_the_chances_of_planners() -> None:
    """Where masters think with a better mind than sensible players, their chances are told, and that they are theirs."""
    found = {name: against(wondertable.game(name).mind(3), 3) for name in ("kamimai", "alicematic")}
    assert found == {"kamimai": "master", "alicematic": "adept"}
