"""Search: it finds what is best, by chance of its own seed alone, and nobody in it peeks."""

from __future__ import annotations

import math

import pytest

import wondertable
from wondertable import Rng
from wondertable.bots import FLAT, bot
from wondertable.bots.search.candidates import Comparison
from wondertable.bots.search.sealed import unseal
from wondertable.bots.search.search import Search
from wondertable.bots.search.tree import NONE, ROOT, WIDTHS, Tree, width
from wondertable.bots.searcher import SLICE, Searcher, think
from wondertable.core.rules.bot import Budget
from wondertable.core.rules.kit import Action, Seat, packed
from wondertable.core.rules.mind import Mind
from wondertable.core.rules.plan import AT_RANDOM, BY_MIND, FOR_THEMSELVES, SENSIBLY, Plan
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import NO_ANSWER, Options
from wondertable.core.rules.weights import NEVER, Weights
from wondertable.games import games

PLANS = {
    "tree": Plan(others=FOR_THEMSELVES, playouts=AT_RANDOM),
    "model": Plan(others=BY_MIND, playouts=AT_RANDOM, widen=1.0, trust=1.0),
    "pool": Plan(others=FOR_THEMSELVES, playouts=AT_RANDOM, pool=4),
    "candidates": Plan(playouts=AT_RANDOM, candidates=4),
}


def begun(name: str, answers: int, seed: int = 5) -> Position:
    """A game after so many random answers, at a question with several answers."""
    game = wondertable.game(name)
    position = game.new(seed=seed, options=game.quick())
    rng = Rng(seed)
    while answers > 0 or len(position.legal(position.asked()[0])) < 2:
        seat = position.asked()[0]
        position.apply(seat, position.legal(seat)[rng.below(len(position.legal(seat)))])
        answers -= 1
    return position


def told(position: Position, seed: int, plan: Plan, turns: int = 60) -> list[tuple[int, int, float]]:
    seat = position.asked()[0]
    mind = wondertable.game(position.agreed().game).mind(int(position.players))
    searcher = Searcher(lambda _players: mind, Budget(turns=turns), plan)
    found = searcher.weigh(position.redeal(seat, Rng(seed)), seat, Rng(seed))
    return [(each.action, each.visits, each.worth) for each in found]


@pytest.mark.parametrize("plan", PLANS)
@pytest.mark.parametrize("name", games())
def test_the_same_seed_gives_the_same_thoughts(name: str, plan: str) -> None:
    position = begun(name, 1)
    first = told(position, 3, PLANS[plan])
    assert first == told(position, 3, PLANS[plan])
    assert first[0][0] in position.legal(position.asked()[0])
    assert sum(visits for _, visits, _ in first) >= 60 or plan == "candidates"
    assert all(0.0 <= worth <= 1.0 for _, _, worth in first)


@pytest.mark.parametrize("name", games())
def test_a_search_changes_nothing_in_the_world_it_is_given(name: str) -> None:
    game = wondertable.game(name)
    position = begun(name, 2)
    world = position.redeal(position.asked()[0], Rng(1))
    before = game.save(world)
    Searcher(game.mind, Budget(turns=20)).weigh(world, position.asked()[0], Rng(2))
    assert game.save(world) == before


def test_what_others_have_sealed_is_never_looked_at() -> None:
    """Whatever they have laid, the thoughts are the same to the last digit."""
    game = wondertable.game("miraris")
    position = begun("miraris", 0)
    while game.question_name(position.open_question()) != "bid":
        seat = position.asked()[0]
        position.apply(seat, position.legal(seat)[0])
    thoughts = []
    for sealed in (0, -1):
        there = position.clone()
        for seat in (0, 1):
            there.apply(seat, there.legal(seat)[sealed])
        world = there.redeal(2, Rng(8))
        search = Search(world, 2, game.mind(3), Plan(pool=8), Rng(9))
        search.run(100)
        thoughts.append([(each.action, each.visits, each.worth) for each in search.weighed()])
    assert thoughts[0] == thoughts[1]


def test_sealed_answers_of_others_are_taken_back() -> None:
    position = begun("miraris", 0)
    position.apply(0, position.legal(0)[0])
    position.apply(1, position.legal(1)[0])
    unseal(position, 0)
    question = position.open_question()
    assert position.asked() == [1, 2]
    assert question.answers[0] != NO_ANSWER and question.answers[1] == NO_ANSWER


def test_a_victory_at_hand_is_found() -> None:
    """In Dominovia whoever links the last scroll has won: search finds it wherever it is offered."""
    game = wondertable.game("dominovia")
    found = 0
    for seed in range(40):
        position = game.new(2, seed=seed)
        rng = Rng(seed)
        while position.asked() and found < 6:
            seat = position.asked()[0]
            winning = [action for action in position.legal(seat) if wins(position, seat, action)]
            if winning and len(position.legal(seat)) > 1:
                world = position.redeal(seat, rng)
                best = Searcher(game.mind, Budget(turns=200)).weigh(world, seat, rng)[0]
                assert best.action in winning or best.worth > 0.95, "there may be other ways to the same end"
                found += 1
            position.apply(seat, position.legal(seat)[rng.below(len(position.legal(seat)))])
    assert found >= 6


def wins(position: Position, seat: int, action: int) -> bool:
    after = position.clone()
    after.apply(seat, action)
    outcome = after.outcome()
    return outcome is not None and outcome.winners == [seat]


class Planted(Mind):
    """Believes in one answer, and only in worlds where seat 1 holds a certain hand."""

    def __init__(self, favourite: int) -> None:
        super().__init__()
        self.favourite = favourite
        self.asked = 0

    def answer(self, world: Position, seat: Seat, options: Options, rng: Rng) -> Action:
        self.asked += 1
        return options.item(0)

    def weigh(self, world: Position, seat: Seat, options: Options, weights: Weights) -> None:
        weights.reset(options.size)
        for at in range(options.size):
            weights.values[at] = 5.0 if options.item(at) == self.favourite else 0.0


def test_what_looks_likely_is_tried_first_and_the_rest_when_there_is_time() -> None:
    position = begun("dominovia", 3)
    seat = position.asked()[0]
    favourite = position.legal(seat)[-1]
    search = Search(position, seat, Planted(favourite), Plan(widen=0.5), Rng(4))
    search.run(1)
    assert [each.action for each in search.weighed()] == [favourite]
    search.run(400)
    assert len(search.weighed()) > 1


def test_with_caution_the_minds_own_answer_stands_unless_another_is_surely_better() -> None:
    position = begun("dominovia", 3)
    seat = position.asked()[0]
    own = position.legal(seat)[0]
    mind = Planted(position.legal(seat)[-1])
    cautious = Comparison(position, seat, mind, Plan(candidates=4, caution=50.0), Rng(4))
    cautious.run(40)
    assert cautious.weighed()[0].action == own
    assert mind.asked > 0


class Shunning(Planted):
    """Would never give the second answer that is offered."""

    def weigh(self, world: Position, seat: Seat, options: Options, weights: Weights) -> None:
        weights.reset(options.size)
        weights.values[1] = NEVER


def test_what_no_sensible_player_does_is_not_looked_at() -> None:
    position = begun("dominovia", 3)
    seat = position.asked()[0]
    search = Comparison(position, seat, Shunning(0), Plan(playouts=AT_RANDOM, candidates=100), Rng(4))
    search.run(40)
    considered = {each.action for each in search.weighed()}
    assert considered == set(position.legal(seat)) - {position.legal(seat)[1]}


def test_candidates_are_compared_alike_in_one_go_and_in_slices() -> None:
    """Whoever looks at the clock in between comes to the same result as who counts."""
    position = begun("dominovia", 3)
    seat = position.asked()[0]
    found = []
    for slices in ([600], [16] * 38):
        mind = wondertable.game("dominovia").mind(2)
        search = Comparison(position, seat, mind, Plan(playouts=AT_RANDOM, candidates=6), Rng(4))
        for turns in slices:
            search.run(turns)
        found.append(search)
    assert found[0].weighed()[0].action == found[1].weighed()[0].action
    assert {each.action for each in found[0].dropped} <= {each.action for each in found[1].dropped}


def test_an_answer_that_loses_is_soon_dropped_and_nobody_thinks_on_about_the_only_one_left() -> None:
    for seed in range(12):
        position = begun("dominovia", 6, seed)
        seat = position.asked()[0]
        search = Comparison(position, seat, wondertable.game("dominovia").mind(2), Plan(candidates=8), Rng(4))
        search.run(4000)
        if search.dropped:
            assert min(each.visits for each in search.dropped) < search.minds_own.visits or search.decided
            assert all(each.visits % 16 == 0 for each in search.dropped)
            return
    raise AssertionError("nothing was dropped anywhere")


def count(tree: Tree, edge: int, reward: float) -> None:
    rewards = Weights()
    rewards.reset(1)
    rewards.values[0] = reward
    tree.count_all(packed([edge]), packed([0]), 1, rewards)


def test_a_tree_keeps_what_hangs_on_what() -> None:
    tree = Tree()
    kept = {(ROOT, key): tree.child(ROOT, key) for key in range(1, 3000)}
    assert len(set(kept.values())) == len(kept)
    assert all(tree.child(node, key) == child for (node, key), child in kept.items())
    first = tree.edge(ROOT, 7, NONE)
    second = tree.edge(ROOT, 9, first)
    assert [tree.edge(ROOT, 9, NONE), tree.edge(ROOT, 7, second)] == [second, first]
    count(tree, second, 0.5)
    count(tree, second, 1.0)
    assert (tree.tries[second], tree.total[second], tree.squares[second]) == (2, 1.5, 1.25)


def test_edges_that_stand_together_are_known_at_a_glance() -> None:
    tree, options = Tree(), Options()
    for action in (7, 9):
        options.add(action)
    tree.begin(ROOT, options)
    assert tree.holds_just(ROOT, options)
    tree.whole[ROOT] += 3
    options.add(11)
    assert not tree.holds_just(ROOT, options), "one more could be given"
    late = tree.edge(ROOT, 11, NONE)
    assert tree.holds_just(ROOT, options) and tree.seen[late] + tree.whole[ROOT] == 0, "it was never seen before"
    below = tree.child(ROOT, 1)
    tree.begin(below, options)
    tree.edge(ROOT, 13, NONE)
    options.add(13)
    assert not tree.holds_just(ROOT, options), "they no longer stand together"


def test_roots_of_logarithms_agree_where_the_known_ones_end() -> None:
    for seen in (1, 2, WIDTHS - 1, WIDTHS, 10 * WIDTHS):
        assert width(seen) == math.sqrt(math.log(seen))


def test_a_search_looks_no_further_than_the_round() -> None:
    """A match of nine rounds is as soon thought through as one of one."""
    game = wondertable.game("dominovia")
    given = []
    for rounds in (1, 9):
        position = game.new(2, seed=3, options={"rounds_to_win": rounds})
        search = Search(position, 0, game.mind(2), Plan(playouts=SENSIBLY), Rng(4))
        search.run(100)
        given.append(int(search.answers))
    assert given[1] < 1.5 * given[0]


def test_without_depth_only_the_question_itself_is_weighed() -> None:
    position = begun("dominovia", 3)
    seat = position.asked()[0]
    search = Search(position, seat, wondertable.game("dominovia").mind(2), FLAT, Rng(4))
    search.run(200)
    assert search.tree.edges == len(search.weighed()) == len(position.legal(seat))


@pytest.mark.parametrize("name", games())
def test_what_is_imagined_looks_the_same_to_the_seat(name: str) -> None:
    game = wondertable.game(name)
    for answers in (0, 5, 9):
        position = begun(name, answers)
        for seat in position.asked():
            world = position.redeal(seat, Rng(2))
            game.mind(int(position.players)).imagine(world, seat, Rng(6))
            assert game.view(world, seat) == game.view(position, seat)


@pytest.mark.parametrize("name", games())
def test_what_is_foreseen_are_shares_of_what_may_be_answered(name: str) -> None:
    game = wondertable.game(name)
    position = begun(name, 0)
    asked = position.asked()
    options, shares = Options(), Weights()
    for other in asked[1:]:
        position.options(other, options)
        game.mind(int(position.players)).foresee(position, asked[0], other, options, shares, 3, Rng(3))
        assert all(share >= 0.0 for share in shares.to_list())
        assert sum(shares.to_list()) <= 1.0 + 1e-9, "in another world the other seat may have other answers"


def test_a_search_can_be_stopped() -> None:
    game = wondertable.game("miraris")
    position = begun("miraris", 4)
    seat = position.asked()[0]
    searcher = Searcher(game.mind, Budget(turns=10_000))
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) == 3

    searcher.stop = stop
    found = searcher.weigh(position.redeal(seat, Rng(1)), seat, Rng(1))
    assert sum(each.visits for each in found) == 3 * SLICE


def test_time_is_kept_to() -> None:
    """The clock is looked at often enough: a tenth of a second is not ten."""
    import time

    position = begun("miraris", 4)
    seat = position.asked()[0]
    game = wondertable.game("miraris")
    began = time.perf_counter()
    Searcher(game.mind, Budget(seconds=0.1)).weigh(position.redeal(seat, Rng(1)), seat, Rng(1))
    assert time.perf_counter() - began < 5.0


def test_bots_by_name() -> None:
    game = wondertable.game("miraris")
    found = bot("master@25", game)
    assert isinstance(found, Searcher) and found.budget.turns == 25
    for name in ("flat@25", "tree@25"):
        found = bot(name, game)
        assert isinstance(found, Searcher) and found.budget.turns == 25 and found.plan is not None
    assert not bot("slips", game).for_people
    for wrong in ("flat", "tree@0", "slips@3", "master@", "master@0", "master@x", "master@-3", "adept@5", "wizard"):
        with pytest.raises(wondertable.Refused, match="no bot"):
            bot(wrong, game)


@pytest.mark.parametrize("level", ["master@120", "tree@120", "flat@120"])
@pytest.mark.parametrize("name", games())
def test_who_stops_at_a_settled_answer_gives_the_one_that_thinking_on_would_give(name: str, level: str) -> None:
    game = wondertable.game(name)
    for answers in (1, 6):
        position = begun(name, answers)
        seat = position.asked()[0]
        world = position.redeal(seat, Rng(3))
        thinker = bot(level, game)
        assert thinker.choose(world, seat, Rng(4)) == thinker.weigh(world, seat, Rng(4))[0].action


def test_what_cannot_be_overtaken_is_settled_and_what_chance_explains_is_not() -> None:
    position = begun("miraris", 4)
    seat = position.asked()[0]
    search = Search(position, seat, wondertable.game("miraris").mind(3), PLANS["tree"], Rng(4))
    assert not search.settled(0), "nothing was tried"
    search.run(200)
    first, second = (each.visits for each in search.weighed()[:2])
    assert search.settled(first - second - 1) and not search.settled(first - second)
    tree = search.tree
    tried = [edge for edge in range(tree.first[ROOT], tree.last[ROOT] + 1) if tree.tries[edge]]
    good, bad = tried[0], tried[-1]
    for turn in range(2000):
        count(tree, good, 0.9)
        search.turns += 1
        if turn % 50 == 0:
            for edge in tried[1:]:
                count(tree, edge, 0.1)
    assert search.settled(1 << 40), "everything else is far behind"
    before = search.turns
    think(search, Budget(seconds=600.0), settle=True)
    assert search.turns == before + SLICE, "nobody thinks about it for ten minutes"
    for _turn in range(400):
        count(tree, bad, 1.0)
    assert not search.settled(1 << 40)
