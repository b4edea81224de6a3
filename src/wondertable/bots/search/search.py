"""Search for the best answer of a seat, in worlds that it cannot tell from the true one.

Every turn of the search redeals what the seat cannot know, walks down the tree, plays on from its edge, and counts what came of
it. Nobody in the tree peeks: children hang on what the searching seat sees, and sealed answers of others are taken back and given
anew without a look at anybody else's. What is decided is decided by chance of the search's own generator alone, so the same seed
and the same number of turns give the same result.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.bots.search.rewards import Rewards
from wondertable.bots.search.sealed import STEPS, Pool, unseal, unsealed
from wondertable.bots.search.tree import NONE, ROOT, Tree, width
from wondertable.core.rules.bot import Weighed
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Action, Seat, bit, first, nth_member, set_size
from wondertable.core.rules.mind import SURE, Mind
from wondertable.core.rules.plan import AT_RANDOM, BY_CHANCE, BY_MIND, Plan
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import NO_ANSWER, Options
from wondertable.core.rules.weights import Weights

SEALED: Final = 1 << 61
"""Marks what hangs on a sealed question that has closed."""
REDEALS: Final = 8
"""So often another world is looked for where one is hard to believe."""
ENOUGH: Final = 1_000
"""Before so many turns nothing is sure, for what comes of an answer changes as the tree grows."""
SURELY: Final = 3.5
"""So many standard errors are more than chance; docs/bots.md says what was tried."""
STEPS_MOST: Final = 20_000
"""A game that goes on for longer below the tree counts as nobody's."""


class Search:
    """One question of one seat. `run` goes on as long as it is called; nothing is lost in between."""

    def __init__(self, world: Position, seat: int, mind: Mind, plan: Plan, rng: Rng) -> None:
        self.seat: i64 = seat
        self.mind = mind
        self.plan = plan
        self.rng = rng
        self.base = world.clone()
        self.base.journal = None
        self.options = Options()
        self.weights = Weights()
        self.tree = Tree()
        self.rewards = Rewards(self.base.players, plan.points, plan.team)
        self.turns: i64 = 0
        self.answers: i64 = 0
        """Given in all turns together."""
        self.pools: list[Pool] = []
        self._found: vec[i64] = vec[i64]()
        """The edges of the options, in their order."""
        self._edges: vec[i64] = vec[i64]()
        self._movers: vec[i64] = vec[i64]()
        self._depth: i64 = 0
        self._others: i64 = plan.others
        self._playouts: i64 = plan.playouts
        self._horizon: i64 = plan.horizon
        self._explore: float = plan.explore
        self._relative = plan.relative
        self._heed = i64(plan.heed * STEPS)
        self._deep = plan.deep
        self._leg = mind.leg(self.base)
        self._trust: float = plan.trust
        self._widen: float = plan.widen
        self._plain = plan.trust <= 0.0 and plan.widen <= 0.0
        """Whether all answers are alike at first."""
        self._spare: Position | None = None
        """The world of the last turn, which the next one is dealt into."""
        if plan.pool > 0 and self.base.open_question().sealed:
            self._foresee(world, plan.pool)
        self._may_slip = plan.slips > 0.0
        self._slips: vec[i64] = vec[i64]()
        """In steps: how likely each seat is to answer anything below the tree."""
        if self._may_slip:
            self._expect_slips(world)

    def _expect_slips(self, world: Position) -> None:
        self.mind.slips(world, self.weights)
        other: i64
        for other in range(self.base.players):
            likely = 0.0 if other == self.seat else self.plan.slips * self.weights.values[other]
            self._slips = append(self._slips, i64(likely * STEPS))

    def run(self, turns: int) -> None:
        for _turn in range(turns):
            self._turn()

    @property
    def decided(self) -> bool:
        """Whether thinking longer would change nothing."""
        return False

    def settled(self, left: i64) -> bool:
        """Whether the answer to give is known already: in so many more turns no other can be tried more often, or long enough
        every other that was tried was worse than chance explains."""
        tree = self.tree
        best: i64 = NONE
        second: i64 = 0
        edge = tree.first[ROOT]
        while edge != NONE:
            tries = tree.tries[edge]
            if best == NONE or tries > tree.tries[best]:
                second = 0 if best == NONE else tree.tries[best]
                best = edge
            else:
                second = max(second, tries)
            edge = tree.next[edge]
        if best == NONE:
            return False
        if tree.tries[best] - second > left:
            return True
        if self.turns < ENOUGH:
            return False
        edge = tree.first[ROOT]
        while edge != NONE:
            if edge != best and tree.tries[edge] > 0 and not tree.surely_less(edge, best, SURELY):
                return False
            edge = tree.next[edge]
        return True

    def weighed(self) -> list[Weighed]:
        """The answers tried so far, the one to give first."""
        tree = self.tree
        found: list[Weighed] = []
        edge = tree.first[ROOT]
        while edge != NONE:
            if tree.tries[edge] > 0:
                found.append(weighed(tree.action[edge], tree.tries[edge], tree.total[edge], tree.squares[edge]))
            edge = tree.next[edge]
        found.sort(key=by_visits)
        return found

    # -- one turn ------------------------------------------------------------------------------------------------------

    def _turn(self) -> None:
        world = self._world()
        tree, options = self.tree, self.options
        node: i64 = ROOT
        fresh = False
        self._depth = 0
        while not fresh:
            seat = world.next_seat()
            if seat < 0 or self.mind.leg(world) != self._leg:
                break
            if world.open_question().sealed:
                fresh = self._all_sealed(world, node) or not self._deep
                node = tree.child(node, SEALED | self._own)
                continue
            world.options(seat, options)
            if options.size == 1:
                world.answer(seat, options.item(0))
                continue
            if seat == self.seat or (self._others != BY_MIND and self._others != BY_CHANCE):
                edge = self._pick(world, seat, node)
                fresh = tree.tries[edge] == 0 or not self._deep
                self._walk(edge, seat)
                action = tree.action[edge]
            else:
                action = self._by_others(world, seat)
            world.answer(seat, action)
            node = tree.child(node, action if seat == self.seat else self.mind.seen(action))
        self._play_on(world)
        tree.count_all(self._edges, self._movers, self._depth, self.rewards.values)
        if self._relative:
            self.rewards.note(self.seat)
            self._explore = self.plan.explore * self.rewards.spread()
        self.turns += 1

    def _world(self) -> Position:
        world = another_world(self.base, self.seat, self.mind, self.rng, self._spare)
        self._spare = world
        return world

    def _walk(self, edge: i64, seat: Seat) -> None:
        if self._depth < len(self._edges):
            self._edges[self._depth] = edge
            self._movers[self._depth] = seat
        else:
            self._edges = append(self._edges, edge)
            self._movers = append(self._movers, seat)
        self._depth += 1

    # -- choosing in the tree ------------------------------------------------------------------------------------------

    def _pick(self, world: Position, seat: Seat, node: i64) -> i64:
        """The edge to go along: a likely one that nobody has tried, or the best by what came of it and how seldom it was."""
        if self._plain and self.tree.spreads(node, self.options):
            return self._pick_of_set(node)
        start = self._find_edges(world, seat, node)
        self.tree.visits[node] += 1
        return self._pick_with_care(start, node)

    def _pick_of_set(self, node: i64) -> i64:
        """Where no answer is preferred beforehand, and each has its place among the edges of the node."""
        tree = self.tree
        visits = tree.visits[node] + 1
        tree.visits[node] = visits
        values = self.options.values
        untried = values & ~tree.tried[node]
        if untried:
            value = nth_member(untried, self.rng.below(set_size(untried)))
            tree.tried[node] |= bit(value)
            return tree.first[node] + value
        mean_of, narrow_of = tree.mean, tree.narrow
        wide = self._explore * width(visits)
        edge = tree.first[node]
        best: i64 = NONE
        most = -1.0
        while values:
            if values & 1:
                score = mean_of[edge] + wide * narrow_of[edge]
                if score > most:
                    most = score
                    best = edge
            values >>= 1
            edge += 1
        return best

    def _pick_with_care(self, start: i64, node: i64) -> i64:
        tree = self.tree
        tries_of, seen_of, prior_of, mean_of, narrow_of = tree.tries, tree.seen, tree.prior, tree.mean, tree.narrow
        found = self._found
        for_all = tree.whole[node]
        by_visits = tree.spread[node] != 0
        limit = self.options.size
        if self._widen > 0.0:
            limit = 1 + i64(self._widen * math.sqrt(float(tree.visits[node])))
        best: i64 = NONE
        most = -1.0
        untried: i64 = NONE
        alike: i64 = 0
        tried: i64 = 0
        seen: i64 = 0
        wide = self._explore * width(tree.visits[node]) if by_visits else -1.0
        at: i64
        for at in range(self.options.size):
            edge = start + at if start != NONE else found[at]
            if tries_of[edge] == 0:
                if untried == NONE or prior_of[edge] > prior_of[untried]:
                    untried = edge
                    alike = 1
                elif prior_of[edge] == prior_of[untried]:
                    alike += 1
                    if self.rng.below(alike) == 0:
                        untried = edge
                continue
            tried += 1
            if not by_visits and (wide < 0.0 or seen_of[edge] != seen):  # nearly always all were seen equally often
                seen = seen_of[edge]
                wide = self._explore * width(seen + for_all)
            score = mean_of[edge] + wide * narrow_of[edge]
            if self._trust > 0.0:
                score += self._trust * prior_of[edge] / float(tries_of[edge] + 1)
            if score > most:
                most = score
                best = edge
        if untried != NONE and (best == NONE or tried < limit):
            return untried
        return best

    def _find_edges(self, world: Position, seat: Seat, node: i64) -> i64:
        """The first of the edges of the options, if all of the node's edges are theirs; else NONE, and `_found` has them."""
        tree, options = self.tree, self.options
        new = tree.first[node] == NONE
        if new:
            tree.begin(node, options)
        if new or tree.holds_just(node, options):
            tree.whole[node] += 1
            if new and not self._plain:
                self._find_priors(world, seat, node, tree.first[node])
            return tree.first[node]
        options.spell_out()
        hint: i64 = NONE
        at: i64
        for at in range(options.size):
            action = options.item(at)
            after: i64 = tree.first[node] if hint == NONE else tree.next[hint]
            # answers come in the same order nearly always
            hint = after if after != NONE and tree.action[after] == action else tree.edge(node, action, hint)
            new = new or tree.seen[hint] + tree.whole[node] == 0
            tree.seen[hint] += 1
            if at < len(self._found):
                self._found[at] = hint
            else:
                self._found = append(self._found, hint)
        if new and not self._plain:
            self._find_priors(world, seat, node, NONE)
        return NONE

    def _find_priors(self, world: Position, seat: Seat, node: i64, start: i64) -> None:
        weights = self.weights
        self.mind.weigh(world, seat, self.options, weights)
        weights.make_shares()
        at: i64
        for at in range(self.options.size):
            edge = start + at if start != NONE else self._found[at]
            if self.tree.seen[edge] + self.tree.whole[node] == 1:
                self.tree.prior[edge] = weights.values[at]

    # -- sealed answers ------------------------------------------------------------------------------------------------

    _own: i64 = NO_ANSWER

    def _all_sealed(self, world: Position, node: i64) -> bool:
        """Everybody who is asked answers, each without a look at the others. Whether the own answer was never tried before."""
        fresh = False
        self._own = NO_ANSWER
        waiting = world.open_question().waiting
        here = world.tick == self.base.tick
        while waiting:
            seat = first(waiting)
            waiting ^= bit(seat)
            world.options(seat, self.options)
            if self.options.size == 1:
                action = self.options.item(0)
            elif seat != self.seat and self._is_modelled(here):
                action = self._modelled(world, seat, here)
            else:
                edge = self._pick(
                    world, seat, node if seat == self.seat else self.tree.beside(node, seat, world.players)
                )
                fresh = fresh or (seat == self.seat and self.tree.tries[edge] == 0)
                self._walk(edge, seat)
                action = self.tree.action[edge]
            if seat == self.seat:
                self._own = action
            world.answer(seat, action)
        return fresh

    def _is_modelled(self, here: bool) -> bool:
        """Whether another's sealed answer is not searched for this time."""
        if self._others == BY_MIND or self._others == BY_CHANCE:
            return True
        return here and len(self.pools) > 0 and (self._heed >= STEPS or self.rng.below(STEPS) < self._heed)

    def _foresee(self, world: Position, worlds: int) -> None:
        """What each other seat will answer now, as far as one can tell from the story so far: so the world has its journal."""
        asked = unsealed(self.base, self.seat).open_question().waiting
        seat: i64
        for seat in range(self.base.players):
            pool = Pool()
            if seat != self.seat and asked & bit(seat):
                self.base.options(seat, self.options)
                self.mind.foresee(world, self.seat, seat, self.options, self.weights, worlds, self.rng)
                pool.fill(self.options, self.weights)
            self.pools.append(pool)

    def _modelled(self, world: Position, seat: Seat, here: bool) -> Action:
        """As it was foreseen, or where nothing was by the mind; options are listed already."""
        if here and len(self.pools) > 0:
            action = self.pools[seat].draw(self.rng)
            if self.options.holds(action):
                return action
        return self._by_others(world, seat)

    def _by_others(self, world: Position, seat: Seat) -> Action:
        if self._others == BY_CHANCE:
            return self.options.pick(self.rng)
        return self.mind.answer(world, seat, self.options, self.rng)

    # -- below the tree ------------------------------------------------------------------------------------------------

    def _play_on(self, world: Position) -> None:
        """To the end, or so far as the judge need not wait."""
        options = self.options
        left: i64 = self._horizon
        steps: i64 = 0
        hurries = self._playouts == AT_RANDOM and left == 0
        asked: i64 = -1
        while steps < STEPS_MOST:
            seat = world.next_seat()
            if seat < 0:
                self.rewards.of_end(world)
                break
            over = (self._horizon > 0 and left <= 0) or self.mind.leg(world) != self._leg
            if over and self.mind.judge(world, self.weights):
                self.rewards.of_chances(self.weights)
                break
            if hurries and world.tick != asked:
                steps += world.hurry(self.rng)
                asked = world.tick
                continue
            left -= 1
            world.options(seat, options)
            if options.size == 1:
                world.answer(seat, options.item(0))
            elif self._playouts == AT_RANDOM or (self._may_slip and self.rng.below(STEPS) < self._slips[seat]):
                world.answer(seat, options.pick(self.rng))
            else:
                world.answer(seat, self.mind.answer(world, seat, options, self.rng))
            steps += 1
        else:
            self.rewards.nobodys()
        self.answers += steps


def another_world(base: Position, seat: Seat, mind: Mind, rng: Rng, spare: Position | None = None) -> Position:
    """A world that agrees with what the others have done, in which nobody has sealed an answer that the seat cannot know.
    `spare` is an earlier one that nobody needs any more."""
    world = base.redeal_into(spare, seat, rng)
    tries: i64 = REDEALS
    while tries > 0:
        belief = mind.belief(world, seat)
        if belief >= SURE or float(rng.below(STEPS)) < belief * float(STEPS):
            break
        world = base.redeal_into(world, seat, rng)
        tries -= 1
    mind.imagine(world, seat, rng)
    unseal(world, seat)
    return world


def weighed(action: i64, tries: i64, total: float, squares: float) -> Weighed:
    number = float(tries)
    mean = total / number
    spread = squares / number - mean * mean
    error = math.sqrt(spread / number) if spread > 0.0 else 0.0
    return Weighed(int(action), mean, int(tries), error)


def by_visits(each: Weighed) -> tuple[int, float]:
    return -each.visits, -each.worth
