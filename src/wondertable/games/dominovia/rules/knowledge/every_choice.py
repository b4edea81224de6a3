"""A way in which a round may have gone, found for certain: every choice is tried until one leads to the end.

Chance finds a story at once nearly always. Where it does not, because what was seen leaves hardly a way, this does: what
really happened is one of the ways, so there is one. It is never looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Set, bit, nth_member, set_size
from wondertable.games.dominovia.rules.knowledge.hidden_moves import NAMELESS, Nameless
from wondertable.games.dominovia.rules.knowledge.seen_moves import HIDDEN, LEAVES, NO_BOUNDS
from wondertable.games.dominovia.rules.tables import NONE

if TYPE_CHECKING:
    from wondertable.games.dominovia.rules.knowledge.seen_moves import Step
    from wondertable.games.dominovia.rules.knowledge.worlds import World

FIRST_PATIENCE: Final = 64
"""So many choices are made before the story is begun anew."""


class Mark:
    """What a story can be taken back to."""

    def __init__(self, world: World) -> None:
        self.others: vec[i64] = world.others[:]
        self.names: vec[i64] = world.names[:]
        self.barred: vec[i64] = world.barred[:]
        self.places: vec[i64] = NO_BOUNDS
        for followed in world.followed:
            self.places = append(self.places, followed.place)

    def restore(self, world: World) -> None:
        world.others = self.others[:]
        world.names = self.names[:]
        world.barred = self.barred[:]
        at: i64 = 0
        for followed in world.followed:
            followed.place = self.places[at]
            at += 1


def find(world: World, rng: Rng) -> None:
    """Tell the story to its end. A bad beginning is left behind early, and later with more and more patience."""
    patience: i64 = FIRST_PATIENCE
    while True:
        world.begin()
        world.patience = patience
        if goes_on(world, 0, rng):
            return
        if world.patience > 0:
            raise AssertionError("no story leads to what was seen")
        patience *= 2


def goes_on(world: World, at: i64, rng: Rng) -> bool:
    """Whether the story can be told to its end from this move on; if so, it has been."""
    while at < len(world.steps):
        step = world.steps[at]
        if step.kind == HIDDEN:
            return some_choice_goes_on(world, step, at, movable(world, step, at), rng)
        if step.kind == LEAVES and step.followed is None:
            return some_choice_goes_on(world, step, at, unlike(world, world.unbarred(step)), rng)
        if not world.is_as_seen(step):
            return False
        at += 1
    return world.named(rng)


def some_choice_goes_on(world: World, step: Step, at: i64, choices: Set, rng: Rng) -> bool:
    """Bits of choices: nameless scrolls, and from bit NAMELESS on the followed ones by their place in the list."""
    mark = Mark(world)
    while choices and world.patience > 0:
        world.patience -= 1
        chosen = nth_member(choices, rng.below(set_size(choices)))
        choices ^= bit(chosen)
        if step.kind == LEAVES:
            world.turns_out(step, chosen)
        elif chosen < NAMELESS:
            world.goes(step, NAMELESS + chosen)
        else:
            world.goes(step, world.followed[chosen - NAMELESS].scroll)
        if goes_on(world, at + 1, rng):
            return True
        mark.restore(world)
    return False


def movable(world: World, step: Step, at: i64) -> Set:
    """All that could have gone, one of each kind."""
    leaving: i64 = NONE
    choices: i64 = 0
    number: i64 = 0
    for followed in world.followed:
        if followed.place == step.source:
            if world.can_go(followed, step, at):
                choices |= bit(NAMELESS + number)
            if not followed.may_be(step.source, at, world.steps):
                if leaving != NONE:
                    return 0  # two have to go, and only one goes
                leaving = number
        number += 1
    if leaving != NONE:
        return choices & bit(NAMELESS + leaving)
    if world.spare(step):
        choices |= unlike(world, world.others[step.source])
    return choices


def unlike(world: World, nameless: Set) -> Set:
    """Of those that are barred from the same names, one."""
    kept: i64 = 0
    number: i64 = 0
    while nameless >> number:
        if (nameless >> number) & 1 and not is_like_one_of(world, kept, number):
            kept |= bit(number)
        number += 1
    return kept


def is_like_one_of(world: World, kept: Set, number: Nameless) -> bool:
    other: i64 = 0
    while kept >> other:
        if (kept >> other) & 1 and world.barred[other] == world.barred[number]:
            return True
        other += 1
    return False
