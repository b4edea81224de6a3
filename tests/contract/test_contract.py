"""Every registered game keeps the contract, at every number of seats and with every option.

Short games are looked at whole, long ones at their beginning, in the middle and at the end; what a check looks at is in
`subject.py`. No game is excused from a check.
"""

from __future__ import annotations

import pytest

from tests.contract import checks, shapes
from tests.contract.subject import Subject, length, subjects
from tests.placing import LONG

GAMES = ((100, 25, 3), (250, 25, 2), (100_000, 5, 1))
"""Up to so many decisions a game: so many games before a release, and so many after an edit, of which one with options."""

CHECKS = [
    checks.ends_without_dead_end,
    checks.accepts_exactly_the_offered,
    checks.forms_say_what_is_legal,
    checks.saves_and_loads,
    checks.clones_are_independent,
    checks.order_of_sealed_answers_does_not_matter,
    checks.every_card_is_in_one_place,
    checks.redeal_looks_the_same,
    checks.redeal_replaces_the_generator,
    checks.redeal_replaces_sealed_answers,
    checks.redeal_reaches_the_truth,
    checks.redeal_is_not_the_truth,
    checks.features_tell_what_a_seat_knows,
    checks.features_tell_what_is_asked,
    checks.features_tell_positions_apart,
    checks.free_undo_teaches_nothing,
    checks.speaks_in_sentences,
    checks.records_replay,
    shapes.keeps_to_its_shapes,
]


@pytest.mark.parametrize("subject", subjects(), ids=str)
def test_contract(subject: Subject, subtests: pytest.Subtests) -> None:
    """Game by game, so that all checks look at one walk and it is forgotten before the next; each check that fails is named."""
    for seed in range(games_of(subject)):
        for check in CHECKS:
            with subtests.test(check.__name__, seed=seed):
                check(subject, seed)


def games_of(subject: Subject) -> int:
    long, few = next((long, few) for most, long, few in GAMES if length(subject, 0) <= most)
    return long if LONG else 1 if subject.options else few
