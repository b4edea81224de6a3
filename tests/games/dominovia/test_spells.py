"""The spells, one by one, with the base Dragon."""

from __future__ import annotations

import pytest

from tests.games.dominovia.helpers import new, table

# -- Dragon ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-A1", "DOM-Q10", "DOM-Q12")
def test_dragon_makes_everybody_pass_one_scroll() -> None:
    cast = table("0-2 1-1 3-3", "2-2 2-4", "4-5 5-5", chain="0|6").answer(1, "link 0-2 left")
    cast.answer(1, "direction left")
    assert cast.asked == [1, 2, 3]
    assert [cast.options(seat) for seat in (1, 2, 3)] == [
        ["give 1-1", "give 3-3"],
        ["give 2-2", "give 2-4"],
        ["give 4-5", "give 5-5"],
    ]
    assert cast.refused(1, "keep").key == "not_asked"
    cast.answers("give 3-3", "give 2-4", "give 4-5")
    assert [cast.hand(seat) for seat in (1, 2, 3)] == ["1-1 4-5", "2-2 3-3", "2-4 5-5"]


@pytest.mark.rule("DOM-A2")
@pytest.mark.parametrize(
    ("direction", "hands"),
    [
        ("left", ["3-3 4-4", "1-1 2-3", "2-2 3-4", "3-5 4-5"]),
        ("right", ["2-2 3-3", "2-3 3-5", "3-4 4-4", "1-1 4-5"]),
        ("across", ["3-3 3-5", "2-3 4-4", "1-1 3-4", "2-2 4-5"]),
    ],
)
def test_four_mages_pass_left_right_or_across(direction: str, hands: list[str]) -> None:
    cast = table("0-2 1-1 3-3", "2-2 2-3", "3-4 3-5", "4-4 4-5", chain="0|6").answer(1, "link 0-2 left")
    assert cast.options(1) == ["direction left", "direction right", "direction across"]
    cast.answer(1, f"direction {direction}").answers("give 1-1", "give 2-2", "give 3-5", "give 4-4")
    assert [cast.hand(seat) for seat in (1, 2, 3, 4)] == hands
    assert cast.events("exchange") == [{"direction": direction}]


@pytest.mark.rule("DOM-A3")
def test_three_mages_pass_left_or_right() -> None:
    cast = table("0-2 1-1", "2-2 2-4", "4-5 5-5", chain="0|6").answer(1, "link 0-2 left")
    assert cast.options(1) == ["direction left", "direction right"]
    assert cast.refused(1, "direction across").key == "no_such_direction"


@pytest.mark.rule("DOM-A4")
def test_two_mages_exchange_without_a_direction() -> None:
    cast = table("0-2 1-1 3-3", "2-2 2-4", chain="0|6").answer(1, "link 0-2 left")
    assert cast.question == "dragon_pass"
    assert cast.seen(None)["direction"] == "across"
    cast.answers("give 3-3", "give 2-4")
    assert cast.hand(1) == "1-1 2-4"


@pytest.mark.rule("DOM-A5")
def test_nothing_moves_before_all_have_chosen() -> None:
    cast = table("0-2 1-1 3-3", "2-2 2-4", chain="0|6").answer(1, "link 0-2 left").answer(2, "give 2-4")
    assert cast.hand(1) == "1-1 3-3"
    assert cast.hand(2) == "2-2 2-4"
    assert cast.refused(1, "give 2-4").key == "not_in_hand"


@pytest.mark.rule("DOM-A6", "DOM-K5")
def test_a_received_scroll_is_not_shown() -> None:
    cast = table("0-2 1-1 3-3", "2-2 2-4", "4-5 5-5", chain="0|6").answer(1, "link 0-2 left")
    cast.answer(1, "direction left").answers("give 3-3", "give 2-4", "give 4-5")
    assert cast.events("gave", 1) == [{"scroll": "3-3", "seat": 1}]
    assert cast.events("received", 1) == [{"scroll": "4-5", "seat": 2}]
    assert cast.events("received", 2) == [{"scroll": "3-3", "seat": 0}]
    assert cast.events("gave") == cast.events("received") == []
    assert "3-3" not in str(cast.view(3)) + str(cast.told(3))


@pytest.mark.rule("DOM-A7")
def test_a_single_scroll_is_passed_too() -> None:
    cast = table("0-2 1-1", "2-4", chain="0|6").answer(1, "link 0-2 left").answers("give 1-1", "give 2-4")
    assert cast.hand(1) == "2-4"
    assert "1-1" in cast.hand(2)


# -- Freeze ------------------------------------------------------------------------------------------------------------

ICE = "3|5 5|1 1|1"


@pytest.mark.rule("DOM-A8", "DOM-Q1", "DOM-Q2")
def test_freeze_bars_its_caster_from_every_scroll_that_bears_it() -> None:
    hands = "1-3 1-6 3-4", "1-2 3-6"
    caster = table(*hands, chain=ICE, rings={1: "freeze on 1-1"})
    assert caster.options(1) == ["link 3-4 left"]
    assert caster.seen(2)["frozen"] == [0]
    other = table(*hands, chain=ICE, rings={1: "freeze on 1-1"}, turn=2)
    assert other.options(2) == ["link 1-2 right", "link 3-6 left"]


@pytest.mark.rule("DOM-A9")
def test_a_draw_lifts_freeze_also_for_an_open_freeze() -> None:
    drawn = table("1-6 4-4", "0-0 2-2", chain=ICE, rings={1: "freeze on 1-1"}, deck="0-2")
    assert drawn.options(1) == ["link 1-6 right"]


@pytest.mark.rule("DOM-A10")
def test_freeze_ends_with_the_next_cast_or_pass() -> None:
    cast = table("3-4 1-3 0-0", "2-2 6-6", chain=ICE, rings={1: "freeze on 1-1"})
    cast.answer(1, "link 3-4 left").answer(1, "keep")
    assert cast.ring(1) == "star on 3-4"
    passed = table("0-0 2-2", "1-2 6-6", chain=ICE, rings={1: "freeze on 1-1"}, deck="0-2 4-4")
    assert passed.ring(1) == "aside"
    assert passed.turn == 2


# -- Fly ---------------------------------------------------------------------------------------------------------------

SKY = "5|2 2|3"


@pytest.mark.rule("DOM-A11", "DOM-A12")
@pytest.mark.parametrize("answer", ["pass", "draw"])
def test_fly_may_pass_or_draw(answer: str) -> None:
    flying = table("0-0 0-1", "4-4 5-5", chain=SKY, rings={1: "fly on 2-3"}, deck="0-4 3-6")
    assert flying.options(1) == ["draw", "pass"]
    flying.answer(1, answer)
    assert flying.hand(1) == ("0-0 0-1" if answer == "pass" else "0-0 0-1 0-4")


@pytest.mark.rule("DOM-A13", "DOM-Q6")
def test_fly_is_offered_again_before_the_second_draw() -> None:
    flying = table("0-0 0-1", "4-4 5-5", chain=SKY, rings={1: "fly on 2-3"}, deck="0-4 1-1 3-6").answer(1, "draw")
    assert flying.options(1) == ["draw", "pass"]
    flying.answer(1, "draw")
    assert flying.events("pass") == [{"seat": 0, "fly": False}]  # after two draws there is no choice
    assert flying.turn == 2


@pytest.mark.rule("DOM-A14", "DOM-Q7")
def test_fly_never_passes_over_a_legal_link() -> None:
    flying = table("0-0 3-6", "4-4 5-5", chain=SKY, rings={1: "fly on 2-3"})
    assert flying.options(1) == ["link 3-6 right"]
    assert flying.refused(1, "pass").key == "must_link"


@pytest.mark.rule("DOM-Q7")
def test_cannot_link_is_judged_with_the_bars() -> None:
    barred = table("0-0 4-5", "1-1 5-5", chain="2|2 2|6 6|4", rings={1: "fly on 2-2", 2: "crown on 4-6"}, deck="3-3")
    assert barred.question == "fly"
    assert barred.answer(1, "draw").options(1) == ["link 4-5 right"]


@pytest.mark.rule("DOM-A15", "DOM-A16")
def test_fly_saves_one_turn_and_ends_with_a_cast() -> None:
    flying = table("0-0 0-1", "4-4 5-5", chain=SKY, rings={1: "fly on 2-3"}).answer(1, "pass")
    assert flying.ring(1) == "aside"
    cast = table("0-0 0-1 3-4", "4-4 5-5", chain=SKY, rings={1: "fly on 2-3"})
    cast.answer(1, "link 3-4 right").answer(1, "keep")
    assert cast.ring(1) == "star on 3-4"


# -- Star --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-A17", "DOM-Q9", "DOM-Q12")
def test_star_may_discard_with_two_scrolls_left() -> None:
    star = table("2-2 3-4 5-5", "3-3 4-5", chain="0|3").answer(1, "link 3-4 right")
    assert star.options(1) == ["discard 2-2", "discard 5-5", "keep"]
    star.answer(1, "keep")
    assert star.hand(1) == "2-2 5-5"
    assert star.events("keep") == [{"seat": 0, "spell": "star"}]


@pytest.mark.rule("DOM-A18", "DOM-Q11", "DOM-K7")
def test_a_discard_is_shuffled_into_the_deck_unseen() -> None:
    tops = set()
    for seed in range(12):
        star = (
            table("2-2 3-4 5-5", "3-3 4-5", chain="0|3", seed=seed).answer(1, "link 3-4 right").answer(1, "discard 5-5")
        )
        assert "5-5" in star.deck
        assert len(star.deck) == 23
        assert star.events("discarded", 1) == [{"scroll": "5-5"}]
        assert star.events("discarded", 2) == star.events("discarded") == []
        assert star.events("discard") == [{"seat": 0}]
        tops.add(star.deck[0])
    assert len(tops) > 4


FULL = "3|0 0|5 5|3 3|4 4|0 0|1 1|3 3|6 6|0 0|0 0|2 2|5 5|4 4|6 6|6 6|5 5|1 1|1 1|2 2|6 6|1"
"""A chain with all scrolls but 1-4, 2-2, 2-3, 2-4, 3-3, 4-4 and 5-5, open at 3 and 1."""


@pytest.mark.rule("DOM-A19", "DOM-K8")
def test_into_an_empty_deck_the_discard_goes_alone() -> None:
    star = table("3-3 4-4 5-5", "1-4 2-2 2-3 2-4", chain=FULL, deck="empty").answer(1, "link 3-3 left")
    star.answer(1, "discard 5-5")
    assert star.deck == ["5-5"]
    assert star.events("mix") == []  # there is nothing to mix it with


@pytest.mark.rule("DOM-A20", "DOM-E2")
def test_star_with_one_scroll_left_asks_nothing() -> None:
    star = table("3-4 5-5", "3-3 4-5", chain="0|3").answer(1, "link 3-4 right")
    assert star.turn == 2
    assert star.hand(1) == "5-5"
    assert star.ring(1) == "star on 3-4"


# -- Bam! --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-A21", "DOM-Q12")
def test_bam_may_give_one_scroll_to_anybody_else() -> None:
    bam = table("0-1 6-6", "0-2 3-3", "1-4 2-2 5-5", "0-5 1-5", chain="4|4", turn=3).answer(3, "link 1-4 right")
    given = [f"give {scroll} to {seat}" for scroll in ("2-2", "5-5") for seat in (1, 2, 4)]
    assert bam.options(3) == [*given, "keep"]
    bam.answer(3, "keep")
    assert bam.turn == 4
    assert bam.events("keep") == [{"seat": 2, "spell": "bam"}]


@pytest.mark.rule("DOM-A22", "DOM-K6", "DOM-Q11")
def test_a_gift_is_seen_by_two_and_brings_no_turn() -> None:
    bam = table("0-1 6-6", "0-2 3-3", "1-4 2-2 5-5", "0-5 1-5", chain="4|4", turn=3).answer(3, "link 1-4 right")
    bam.answer(3, "give 5-5 to 1")
    assert bam.hand(1) == "0-1 5-5 6-6"
    assert bam.turn == 4
    for seat in (None, 1, 2, 3, 4):
        assert bam.events("gift", seat) == [{"giver": 2, "seat": 0}]
        assert ("5-5" in str(bam.told(seat)[-6:])) == (seat in (1, 3))


@pytest.mark.rule("DOM-A23", "DOM-E2")
def test_bam_with_one_scroll_left_asks_nothing() -> None:
    bam = table("1-4 5-5", "0-1 3-3", chain="4|4").answer(1, "link 1-4 right")
    assert bam.turn == 2
    assert bam.hand(1) == "5-5"


# -- Colt --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-A24", "DOM-Q12")
def test_colt_may_link_again_or_stop() -> None:
    colt = table("1-5 1-1 2-2", "0-3 4-4", chain="0|5").answer(1, "link 1-5 right")
    assert colt.options(1) == ["link 1-1 right", "stop"]
    assert colt.answer(1, "stop").turn == 2
    assert colt.events("stop") == [{"seat": 0}]


@pytest.mark.rule("DOM-A25")
def test_other_crowns_still_bar_the_extra_link_unless_a_scroll_was_drawn() -> None:
    barred = table("2-5 2-2 3-4", "0-0 1-1", chain="5|6 6|6 6|4", rings={2: "crown on 6-6"}, deck="0-1")
    assert barred.events("draw")  # both ends are closed, so a scroll was drawn
    assert barred.question == "link"
    barred.answer(1, "link 2-5 left")
    assert "link 3-4 right" in barred.options(1)
    closed = table("2-5 2-2 4-4", "0-0 1-1", chain="5|3 3|6 6|4", rings={2: "crown on 4-6"}).answer(1, "link 2-5 left")
    assert closed.options(1) == ["link 2-2 left", "stop"]
    assert closed.refused(1, "link 4-4 right").key == "crowned"


@pytest.mark.rule("DOM-A26")
def test_the_extra_link_casts_its_own_spell() -> None:
    row = table("5-5 3-5 3-4 1-1 2-2", "0-3 4-4", chain="0|5").answer(1, "link 5-5 right")
    row.answer(1, "link 3-5 right").answer(1, "link 3-4 right")
    assert row.ring(1) == "star on 3-4"
    assert row.question == "star"
    assert [event["spell"] for event in row.events("cast")] == ["colt", "colt", "star"]


@pytest.mark.rule("DOM-A27")
def test_nobody_draws_for_a_colt() -> None:
    colt = table("1-5 2-2 3-3", "0-0 1-4", chain="0|5").answer(1, "link 1-5 right")
    assert colt.turn == 2
    assert colt.events("draw") == []
    assert colt.hand(1) == "2-2 3-3"


@pytest.mark.rule("DOM-A28", "DOM-Q3")
def test_freeze_is_over_once_the_ring_lies_on_the_colt() -> None:
    thawed = table("2-5 1-2 1-3", "0-0 4-4", chain="5|1 1|1", rings={1: "freeze on 1-1"}).answer(1, "link 2-5 left")
    assert thawed.options(1) == ["link 1-2 left", "link 1-2 right", "link 1-3 right", "stop"]


# -- Crown -------------------------------------------------------------------------------------------------------------

COURT = "2|3 3|6 6|4"


@pytest.mark.rule("DOM-A29", "DOM-A30", "DOM-A31")
def test_a_crown_closes_end_scrolls_that_bear_one_to_the_others() -> None:
    crowned = table("0-0 3-5", "2-4 2-5 4-4", chain=COURT, rings={1: "crown on 4-6"}, turn=2)
    assert crowned.options(2) == ["link 2-4 left", "link 2-5 left"]
    refused = crowned.refused(2, "link 4-4 right")
    assert (refused.rule, refused.key, refused.args["by"]) == ("DOM-A29", "crowned", 0)
    far = table("0-0 3-5", "2-4 2-5 4-4", chain=COURT, rings={1: "crown on 3-6"}, turn=2)
    assert far.options(2) == ["link 2-4 left", "link 2-5 left"]  # wherever the Ring lies
    both = table("0-0 3-5", "2-4 4-4", chain="2|6 6|4", rings={1: "crown on 4-6"}, deck="1-1", turn=2)
    assert both.events("draw") == [{"seat": 1}]


@pytest.mark.rule("DOM-A32", "DOM-Q5")
def test_only_ones_own_draw_opens_a_crowned_end() -> None:
    crowned = table("0-0 0-4 3-5", "4-4 5-5 5-6", chain=COURT, rings={1: "crown on 4-6"}, deck="0-1", turn=2)
    assert crowned.options(2) == ["link 4-4 right"]
    drawn_by_caster = table("0-0 1-1", "2-4 4-5", chain=COURT, rings={1: "crown on 4-6"}, deck="0-1 2-2")
    assert [event["seat"] for event in drawn_by_caster.events("draw")][:2] == [0, 0]
    assert drawn_by_caster.question == "link"


@pytest.mark.rule("DOM-A33")
def test_a_caster_is_bound_by_the_crowns_of_others_only() -> None:
    hands = "0-4 2-5", "1-1 5-5"
    own = table(*hands, chain=COURT, rings={1: "crown on 4-6"})
    assert own.options(1) == ["link 0-4 right", "link 2-5 left"]
    two = table(*hands, chain=COURT, rings={1: "crown on 4-6", 2: "crown on 3-6"})
    assert two.options(1) == ["link 2-5 left"]


@pytest.mark.rule("DOM-A34", "DOM-Q4")
def test_a_crown_lasts_until_the_next_cast_or_pass() -> None:
    lasting = table("0-4 2-2", "2-5 1-1", "3-3 6-6", chain=COURT, rings={1: "crown on 4-6"}, turn=2)
    lasting.answer(2, "link 2-5 left")
    assert lasting.ring(1) == "crown on 4-6"
    passed = table("0-0 1-1", "4-4 5-5", chain=COURT, rings={1: "crown on 4-6"}, deck="0-1 0-5")
    assert passed.ring(1) == "aside"
    assert passed.options(2) == ["link 4-4 right"]


@pytest.mark.rule("DOM-A36")
@pytest.mark.parametrize("ring", ["dragon on 0-2", "star on 3-6", "bam on 4-6", "colt on 5-5"])
def test_other_spells_have_no_effect_after_their_turn(ring: str) -> None:
    chain = "0|2 2|3 3|6 6|4 4|5 5|5"
    hands = "1-5 1-3", "0-6 1-2"
    assert table(*hands, chain=chain, rings={1: ring}).options(1) == table(*hands, chain=chain).options(1)
    assert table(*hands, chain=chain, rings={1: ring}, turn=2).options(2) == ["link 0-6 left"]


def test_every_spell_is_asked_for_by_its_name() -> None:
    kinds = set()
    for seed in range(30):
        match = new(3, seed, rounds_to_win=1)
        while match.asked:
            kinds.add(match.question)
            match.answer(match.asked[0], match.options(match.asked[0])[seed % len(match.options(match.asked[0]))])
    assert kinds == {"offer", "link", "fly", "direction", "dragon_pass", "star", "bam", "colt"}
