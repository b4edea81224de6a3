"""Every registered game keeps the contract, at every number of seats and with every option.

Short games are looked at whole, long ones at their beginning, in the middle and at the end; what a check looks at is in
`subject.py`. No game is excused from a check.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from tests.contract import checks
from tests.contract.subject import Subject, is_long, subjects

MORE = bool(os.environ.get("WONDERTABLE_LONG"))
SHORT_GAMES = 25 if MORE else 3
LONG_GAMES = 5 if MORE else 1

CHECKS = [
    checks.ends_without_dead_end,
    checks.accepts_exactly_the_offered,
    checks.saves_and_loads,
    checks.clones_are_independent,
    checks.order_of_sealed_answers_does_not_matter,
    checks.every_card_is_in_one_place,
    checks.redeal_looks_the_same,
    checks.redeal_replaces_the_generator,
    checks.redeal_replaces_sealed_answers,
    checks.redeal_reaches_the_truth,
    checks.redeal_is_not_the_truth,
    checks.free_undo_teaches_nothing,
    checks.speaks_in_sentences,
    checks.records_replay,
]


@pytest.mark.parametrize("subject", subjects(), ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_contract(check: Callable[[Subject, int], None], subject: Subject) -> None:
    for seed in range(LONG_GAMES if is_long(subject, 0) else SHORT_GAMES):
        check(subject, seed)
