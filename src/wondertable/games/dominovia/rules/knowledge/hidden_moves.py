"""What may have gone in the moves that a viewer did not see: a way in which the round may have gone.

The moves are gone through in order, and for each move that the viewer did not see a scroll is chosen among those that
could have gone. Two bounds, found in the opposite order, keep wrong turns away: where a followed scroll must be to come in
time to the place where it was seen, and how many of the other scrolls a place needs for those seen leaving it. What a hand
lacked (DOM-K11) bars names from the nameless that lay in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Seat, Set, bit, has, nth_member, set_size, shl
from wondertable.games.dominovia.rules.knowledge.seen_moves import (
    AT_START,
    ENTERS,
    HIDDEN,
    LACKS,
    LANDS,
    LEAVES,
    NO_PLACES,
    NOWHERE,
    ON_THE_WAY,
    PLACES,
    Followed,
    Place,
    Step,
    Viewer,
    counts_at_start,
    follow,
    steps_seen,
)
from wondertable.games.dominovia.rules.tables import NONE, SCROLLS, Scroll, Scrolls

if TYPE_CHECKING:
    from wondertable.games.dominovia.rules.position import DominoviaPosition

Nameless: TypeAlias = i64
"""One of the scrolls that the viewer cannot tell apart, by a number of its own."""

COUNT_BITS: Final = 5
COUNT_MASK: Final = 31
NOTHING_BARRED: Final = vec[i64]([0] * SCROLLS)
NAMELESS: Final = 32
"""A nameless scroll n is written 32 + n where a scroll with a name could stand."""


class Story:
    """What went in each hidden move: a followed scroll, or one of those that nobody can tell apart."""

    def __init__(self, position: DominoviaPosition, viewer: Viewer) -> None:
        self.position = position
        self.viewer = viewer
        self.steps = steps_seen(position, viewer)
        self.followed = follow(position, viewer, self.steps)
        self.first_others: vec[i64] = self._number_the_nameless()
        self.others: vec[i64] = NO_PLACES
        """The scrolls in each place that are not followed, as a set of nameless ones."""
        self.names: vec[i64] = NOWHERE
        """The names of those that were seen leaving."""
        self.barred: vec[i64] = NOTHING_BARRED
        """The names that each nameless scroll cannot have."""
        self._find_needs()

    def _number_the_nameless(self) -> vec[i64]:
        """As many nameless scrolls in each place as it held before the first move, besides the followed ones."""
        count = counts_at_start(self.position, self.viewer, self.steps)
        for followed in self.followed:
            if followed.begins == AT_START:
                count[followed.start] -= 1
        others = NO_PLACES[:]
        given: i64 = 0
        place: Place
        for place in range(PLACES):
            others[place] = shl(bit(count[place]) - 1, given)
            given += count[place]
        return others

    def _find_needs(self) -> None:
        """How many scrolls that nobody followed each place must hold after each move, for those seen leaving later."""
        needed: i64 = 0
        seat: Seat
        at: i64
        for at in range(len(self.steps) - 1, -1, -1):
            step = self.steps[at]
            step.needed = needed
            if step.kind == LEAVES and step.followed is None:
                needed += shl(1, COUNT_BITS * step.source)
            elif step.kind == HIDDEN:
                needed = one_less(needed, step.target)
            elif step.kind == LANDS:
                for seat in range(self.position.players):
                    needed = one_less(needed, seat)

    # -- telling the story ---------------------------------------------------------------------------------------------

    def begin(self) -> None:
        self.others = self.first_others[:]
        self.names = NOWHERE[:]
        self.barred = NOTHING_BARRED[:]
        for followed in self.followed:
            followed.place = NONE
            if followed.begins == AT_START:
                followed.place = followed.start

    def told(self, rng: Rng) -> bool:
        """Choose what went in each hidden move; False if it does not come out right."""
        self.begin()
        for at, step in enumerate(self.steps):
            if step.kind == HIDDEN:
                if not self.goes(step, self._choose(step, at, rng)):
                    return False
            elif step.kind == LEAVES and step.followed is None:
                fitting = self.unbarred(step)
                if fitting == 0:
                    return False
                self.turns_out(step, nth_member(fitting, rng.below(set_size(fitting))))
            elif not self.is_as_seen(step):
                return False
        return True

    def is_as_seen(self, step: Step) -> bool:
        """What needs no choice."""
        followed = step.followed
        if step.kind == LEAVES and followed is not None:
            if followed.place != step.source:
                return False
            followed.place = NONE
        elif step.kind == ENTERS and followed is not None:
            followed.place = step.target
        elif step.kind == LANDS:
            self._land()
        elif step.kind == LACKS:
            return self.lacks(step.source, step.scroll)
        return True

    def lacks(self, place: Place, scrolls: Scrolls) -> bool:
        """None of these scrolls lies there; False if one that is followed does."""
        for followed in self.followed:
            if followed.place == place and has(scrolls, followed.scroll):
                return False
        here = self.others[place]
        nameless: Nameless = 0
        while here:
            if here & 1:
                self.barred[nameless] |= scrolls
            here >>= 1
            nameless += 1
        return True

    def unbarred(self, step: Step) -> Set:
        """The nameless scrolls of which one may turn out to be the one that leaves here."""
        here = self.others[step.source]
        found: i64 = 0
        nameless: Nameless = 0
        while here:
            if here & 1 and not has(self.barred[nameless], step.scroll):
                found |= bit(nameless)
            here >>= 1
            nameless += 1
        return found

    def turns_out(self, step: Step, nameless: Nameless) -> None:
        """This nameless scroll is the one that was seen leaving."""
        self.others[step.source] ^= bit(nameless)
        self.names[nameless] = step.scroll

    def _land(self) -> None:
        seat: Seat
        for seat in range(self.position.players):
            self.others[seat] |= self.others[ON_THE_WAY + seat]
            self.others[ON_THE_WAY + seat] = 0
        for followed in self.followed:
            if followed.place >= ON_THE_WAY:
                followed.place -= ON_THE_WAY

    def _choose(self, step: Step, at: i64, rng: Rng) -> Scroll:
        """Each scroll that could have gone is equally likely; NONE if there is none."""
        source = step.source
        spare = self.spare(step)
        free: i64 = 0
        for followed in self.followed:
            if followed.place == source:
                can_go = self.can_go(followed, step, at)
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
            if followed.place == source and followed.may_be(step.target, at, self.steps):
                if chosen == 0:
                    return followed.scroll
                chosen -= 1
        return NONE

    def spare(self, step: Step) -> i64:
        """How many of the nameless may go, so that enough are left for those seen leaving later."""
        others = set_size(self.others[step.source])
        if others <= (step.needed >> (COUNT_BITS * step.source)) & COUNT_MASK:
            return 0
        return others

    def can_go(self, followed: Followed, step: Step, at: i64) -> bool:
        room = set_size(self.others[step.target]) >= (step.needed >> (COUNT_BITS * step.target)) & COUNT_MASK
        return room and followed.may_be(step.target, at, self.steps)

    def _only(self, leaving: Followed, can_go: bool, at: i64) -> Scroll:
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

    def goes(self, step: Step, went: Scroll) -> bool:
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


def one_less(counts: i64, place: Place) -> i64:
    if (counts >> (COUNT_BITS * place)) & COUNT_MASK:
        return counts - shl(1, COUNT_BITS * place)
    return counts
