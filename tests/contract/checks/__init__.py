"""What must hold for every game, as checks on a subject. Each raises AssertionError with the place it failed."""

from tests.contract.checks.features import (
    features_tell_positions_apart as features_tell_positions_apart,
    features_tell_what_a_seat_knows as features_tell_what_a_seat_knows,
    features_tell_what_is_asked as features_tell_what_is_asked,
)
from tests.contract.checks.playing import (
    accepts_exactly_the_offered as accepts_exactly_the_offered,
    clones_are_independent as clones_are_independent,
    ends_without_dead_end as ends_without_dead_end,
    every_card_is_in_one_place as every_card_is_in_one_place,
    forms_say_what_is_legal as forms_say_what_is_legal,
    free_undo_teaches_nothing as free_undo_teaches_nothing,
    order_of_sealed_answers_does_not_matter as order_of_sealed_answers_does_not_matter,
    saves_and_loads as saves_and_loads,
)
from tests.contract.checks.redeals import (
    redeal_is_not_the_truth as redeal_is_not_the_truth,
    redeal_looks_the_same as redeal_looks_the_same,
    redeal_reaches_the_truth as redeal_reaches_the_truth,
    redeal_replaces_sealed_answers as redeal_replaces_sealed_answers,
    redeal_replaces_the_generator as redeal_replaces_the_generator,
)
from tests.contract.checks.telling import (
    records_replay as records_replay,
    speaks_in_sentences as speaks_in_sentences,
)
