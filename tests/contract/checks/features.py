"""What must hold of features: they tell what a seat knows, all of it, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.contract import featured
from tests.contract.subject import Subject, glances, positions
from wondertable import Rng
from wondertable.core.rules.position import Position

MOMENTS = 10
"""So many of a game are looked at for positions to be told apart."""
TOLD_APART = 0.95
"""The share of positions that look different to a seat and have different features, at least; each game's features.py
says what it leaves out."""
FEW = 10
"""Fewer positions say nothing of a share."""
ONE_MOMENT = 2
"""So many pairs come from one moment, which may differ in nothing but what is left out: where a round has just ended, say."""


def features_tell_what_a_seat_knows(subject: Subject, seed: int) -> None:
    """features(redeal(p, s), s) == features(p, s) for every seat; each has a name of its own and keeps its bounds."""
    if subject.game.parts.features is None:
        return
    names, bounds = subject.game.feature_names(subject.players), subject.game.feature_bounds(subject.players)
    assert len(set(names)) == len(names) == len(bounds), f"{subject}: features without a name of their own"
    rng = Rng(seed)
    for position in positions(subject, seed):
        for seat in range(subject.players):
            told = subject.features(position, seat)
            assert len(told) == len(names), f"{subject}: {len(told)} features have {len(names)} names"
            for name, value, (low, high) in zip(names, told, bounds, strict=True):
                assert low <= value <= high, f"{subject}: {name} is {value}, not from {low} to {high}"
            again = subject.features(subject.redeal(position, seat, rng), seat)
            leaks = [name for name, one, two in zip(names, told, again, strict=True) if one != two]
            assert not leaks, f"{subject}: {leaks} tell seat {seat} more than it knows"


def features_tell_what_is_asked(subject: Subject, seed: int) -> None:
    """What every game has: the question, the seats that are waited for, and how the game ended."""
    if subject.game.parts.features is None:
        return
    for position in positions(subject, seed):
        for seat in range(subject.players):
            told, outcome = featured.features(subject, position, seat), position.outcome()
            asked = subject.game.question_name(position.open_question()) if position.questions else None
            assert featured.named(told, "asked") == featured.one(asked), f"{subject}: another question is told"
            waiting = {featured.name_of(other, seat, subject.players) for other in position.asked()}
            assert featured.named(told, "waiting") == waiting, f"{subject}: others are said to be asked"
            reason = None if outcome is None else outcome.reason
            assert featured.named(told, "over") == featured.one(reason), f"{subject}: another end is told"


def features_tell_positions_apart(subject: Subject, seed: int) -> None:
    """What looks different to a seat has different features: two answers to a question, and what another cannot know of it.

    The counters of a game tell any two of its positions apart, so each is compared with others of the same moment. Even so
    much else changes with most facts: that none is left out is for test_features.py of each game, which has the view.
    """
    if subject.game.parts.features is None:
        return
    told = [features_differ(subject, *pair) for pair in moments_that_look_different(subject, seed)]
    if len(told) >= FEW:
        enough = TOLD_APART * len(told) - ONE_MOMENT
        assert sum(told) >= enough, f"{subject}: {sum(told)} of {len(told)} positions are told apart"


def moments_that_look_different(subject: Subject, seed: int) -> Iterator[tuple[Position, Position, int]]:
    """Two positions of one moment that look different to a seat, and the seat."""
    chance, rng = random.Random(seed), Rng(seed)
    for position, seat, action in glances(subject, seed)[:MOMENTS]:
        after, other = position.clone(), position.clone()
        after.apply(seat, action)
        other.apply(seat, chance.choice(position.legal(seat)))
        for viewer in range(subject.players):
            stranger = (viewer + 1) % subject.players
            for one, two in ((after, other), (position, subject.redeal(position, stranger, rng))):
                if subject.game.look(one, viewer) != subject.game.look(two, viewer):
                    yield one, two, viewer


def features_differ(subject: Subject, one: Position, two: Position, seat: int) -> bool:
    return subject.features(one, seat) != subject.features(two, seat)
