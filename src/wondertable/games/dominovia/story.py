"""A way in which a round of Dominovia may have gone, as far as a viewer knows.

The moves are gone through once, in order, and for each move that the viewer did not see a scroll is chosen among those
that could have gone. Two bounds, found in the opposite order, keep wrong turns away: where a followed scroll must be to come
in time to the place where it was seen, and how many of the other scrolls a place needs for those seen leaving it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from wondertable.core.chance import Rng
from wondertable.core.kit import bit, nth_member, set_size, shl
from wondertable.games.dominovia.steps import (
    AT_START,
    ENTERS,
    HIDDEN,
    LANDS,
    LEAVES,
    NO_PLACES,
    NOWHERE,
    ON_THE_WAY,
    PLACES,
    Followed,
    Step,
    counts_at_start,
    follow,
    steps_seen,
)
from wondertable.games.dominovia.tables import NONE

if TYPE_CHECKING:
    from wondertable.games.dominovia.position import DominoviaPosition

COUNT_BITS: Final = 5
COUNT_MASK: Final = 31
NAMELESS: Final = 32
"""A nameless scroll n is written 32 + n where a scroll with a name could stand."""


class Story:
    """What went in each hidden move: a followed scroll, or one of those that nobody can tell apart."""

    def __init__(self, position: DominoviaPosition, viewer: i64) -> None:
        self.position = position
        self.viewer = viewer
        self.steps = steps_seen(position, viewer)
        self.followed = follow(position, viewer, self.steps)
        self.first_others: vec[i64] = self._number_the_nameless()
        self.others: vec[i64] = NO_PLACES
        """The scrolls in each place that are not followed, as a set of nameless ones."""
        self.names: vec[i64] = NOWHERE
        """The names of those that were seen leaving."""
        self._find_needs()

    def _number_the_nameless(self) -> vec[i64]:
        """As many nameless scrolls in each place as it held before the first move, besides the followed ones."""
        count = counts_at_start(self.position, self.viewer, self.steps)
        for followed in self.followed:
            if followed.begins == AT_START:
                count[followed.start] -= 1
        others = NO_PLACES[:]
        given: i64 = 0
        place: i64 = 0
        while place < PLACES:
            others[place] = shl(bit(count[place]) - 1, given)
            given += count[place]
            place += 1
        return others

    def _find_needs(self) -> None:
        """How many scrolls that nobody followed each place must hold after each move, for those seen leaving later."""
        needed: i64 = 0
        seat: i64
        at: i64 = len(self.steps) - 1
        while at >= 0:
            step = self.steps[at]
            step.needed = needed
            if step.kind == LEAVES and step.followed is None:
                needed += shl(1, COUNT_BITS * step.source)
            elif step.kind == HIDDEN:
                needed = one_less(needed, step.target)
            elif step.kind == LANDS:
                for seat in range(self.position.players):
                    needed = one_less(needed, seat)
            at -= 1

    # -- telling the story ---------------------------------------------------------------------------------------------

    def told(self, rng: Rng, truly: bool) -> bool:
        """Choose what went in each hidden move, or with `truly` take what did; False if it does not come out right."""
        self.others = self.first_others[:]
        self.names = NOWHERE[:]
        for followed in self.followed:
            followed.place = NONE
            if followed.begins == AT_START:
                followed.place = followed.start
        at: i64 = 0
        for step in self.steps:
            if not self._happens(step, at, rng, truly):
                return False
            at += 1
        return True

    def _happens(self, step: Step, at: i64, rng: Rng, truly: bool) -> bool:
        if step.kind == HIDDEN:
            if truly:
                return self._goes(step, self._what_really_went(step))
            return self._goes(step, self._choose(step, at, rng))
        followed = step.followed
        if step.kind == LEAVES:
            if followed is None:
                return self._is_seen(step, rng)
            if followed.place != step.source:
                return False
            followed.place = NONE
        elif step.kind == ENTERS and followed is not None:
            followed.place = step.target
        elif step.kind == LANDS:
            self._land()
        return True

    def _is_seen(self, step: Step, rng: Rng) -> bool:
        """One of the nameless scrolls turns out to be this one."""
        here = self.others[step.source]
        if here == 0:
            return False
        nameless = nth_member(here, rng.below(set_size(here)))
        self.others[step.source] ^= bit(nameless)
        self.names[nameless] = step.scroll
        return True

    def _land(self) -> None:
        seat: i64
        for seat in range(self.position.players):
            self.others[seat] |= self.others[ON_THE_WAY + seat]
            self.others[ON_THE_WAY + seat] = 0
        for followed in self.followed:
            if followed.place >= ON_THE_WAY:
                followed.place -= ON_THE_WAY

    def _choose(self, step: Step, at: i64, rng: Rng) -> i64:
        """Each scroll that could have gone is equally likely; NONE if there is none."""
        source, target = step.source, step.target
        others = set_size(self.others[source])
        spare: i64 = others
        if others <= (step.needed >> (COUNT_BITS * source)) & COUNT_MASK:
            spare = 0
        room = set_size(self.others[target]) >= (step.needed >> (COUNT_BITS * target)) & COUNT_MASK
        free: i64 = 0
        for followed in self.followed:
            if followed.place == source:
                can_go = room and followed.may_be(target, at, self.steps)
                if not followed.may_be(source, at, self.steps):
                    return self._only(followed, can_go, at)
                if can_go:
                    free += 1
        if free + spare == 0:
            return NONE
        chosen = rng.below(free + spare)
        if chosen >= free:
            return NAMELESS + nth_member(self.others[source], chosen - free)
        for followed in self.followed:
            if followed.place == source and followed.may_be(target, at, self.steps):
                if chosen == 0:
                    return followed.scroll
                chosen -= 1
        return NONE

    def _only(self, leaving: Followed, can_go: bool, at: i64) -> i64:
        """This scroll has to go now, if no other one has to."""
        if not can_go:
            return NONE
        for followed in self.followed:
            if (
                followed.place == leaving.place
                and followed is not leaving
                and not followed.may_be(leaving.place, at, self.steps)
            ):
                return NONE
        return leaving.scroll

    def _what_really_went(self, step: Step) -> i64:
        for followed in self.followed:
            if followed.place == step.source and followed.scroll == step.scroll:
                return step.scroll
        return NAMELESS + nth_member(self.others[step.source], 0)

    def _goes(self, step: Step, went: i64) -> bool:
        step.went = went
        if went == NONE:
            return False
        if went >= NAMELESS:
            self.others[step.source] ^= bit(went - NAMELESS)
            self.others[step.target] |= bit(went - NAMELESS)
            return True
        for followed in self.followed:
            if followed.place == step.source and followed.scroll == went:
                followed.place = step.target
        return True


def one_less(counts: i64, place: i64) -> i64:
    if (counts >> (COUNT_BITS * place)) & COUNT_MASK:
        return counts - shl(1, COUNT_BITS * place)
    return counts
