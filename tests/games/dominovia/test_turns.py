"""The chain, and what a Mage must do in a turn."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.dominovia.helpers import DRAGONS, PLAYERS, new, table


@pytest.mark.rule("DOM-P1", "DOM-P2", "DOM-P5", "DOM-Q23")
@pytest.mark.parametrize(
    ("before", "answer", "after"),
    [
        ("0|3", "link 0-4 left", "4|0 0|3"),
        ("0|3", "link 3-4 right", "0|3 3|4"),
        ("0|3", "link 3-3 right", "0|3 3|3"),
        ("3|3", "link 0-3 left", "0|3 3|3"),
        ("3|3", "link 0-3 right", "3|3 3|0"),
    ],
)
def test_a_link_lays_the_matching_half_inward(before: str, answer: str, after: str) -> None:
    linked = table(f"{answer.split()[1]} 5-6 6-6", "1-1 2-2", chain=before).answer(1, answer)
    assert linked.chain == after
    halves = after.replace("|", " ").split()
    assert halves[1] == halves[2]  # touching halves show the same picture
    ends = linked.seen(1)["ends"]
    assert [ends["left"]["open"], ends["right"]["open"]] == [int(halves[0]), int(halves[3])]


@pytest.mark.rule("DOM-P3")
def test_a_chain_of_one_is_open_on_both_sides_until_somebody_links() -> None:
    duo = table("0-1 1-5 3-6", "2-2 4-4", chain="0|5")
    assert duo.options(1) == ["link 0-1 left", "link 1-5 right"]
    waited = table("1-1 2-2", "0-1 1-5", chain="0|5", deck="3-3 3-4")
    assert waited.turn == 2  # nobody could link in the first turn
    assert waited.options(2) == ["link 0-1 left", "link 1-5 right"]


@pytest.mark.rule("DOM-P4")
def test_a_matched_half_is_never_open_again() -> None:
    linked = table("0-4 1-1 2-2", "0-1 3-4 5-5", chain="0|3").answer(1, "link 0-4 left").answers("give 1-1", "give 5-5")
    assert linked.chain == "4|0 0|3"
    assert linked.options(2) == ["link 3-4 left", "link 3-4 right"]
    assert linked.refused(2, "link 0-1 left").key == "no_match"


@pytest.mark.rule("DOM-P6")
@pytest.mark.parametrize("players", PLAYERS)
def test_turns_pass_to_the_left(players: int) -> None:
    match = new(players, seed=3, rounds_to_win=1).play_on(5)
    turns = [event["seat"] for event in match.events("turn")]
    assert all(after == (before + 1) % players for before, after in pairwise(turns))


@pytest.mark.rule("DOM-P7")
def test_a_link_is_legal_if_it_matches_and_is_not_barred() -> None:
    hands = "1-3 1-6 3-4 0-0", "2-2 5-5"
    free = table(*hands, chain="3|5 5|1 1|1")
    assert set(free.options(1)) == {"link 1-3 left", "link 1-3 right", "link 1-6 right", "link 3-4 left"}
    frozen = table(*hands, chain="3|5 5|1 1|1", rings={1: "freeze on 1-1"})
    assert frozen.options(1) == ["link 3-4 left"]


@pytest.mark.rule("DOM-P8", "DOM-Q8")
def test_whoever_can_link_may_neither_draw_nor_pass() -> None:
    able = table("1-1 2-3", "0-0 4-4", chain="3|5")
    assert able.question == "link"
    assert able.refused(1, "draw").key == "must_link"
    assert able.refused(1, "pass").key == "must_link"
    assert able.events("draw") == []


@pytest.mark.rule("DOM-P9", "DOM-K4")
def test_whoever_cannot_link_draws_the_top_scroll() -> None:
    drawn = table("1-1 2-2", "0-0 4-4", chain="3|5", deck="3-6")
    assert drawn.hand(1) == "1-1 2-2 3-6"
    assert drawn.events("drew", 1) == [{"scroll": "3-6"}]
    assert drawn.events("drew", 2) == drawn.events("drew", None) == []
    assert drawn.events("draw", 2) == [{"seat": 0}]


FULL = "0|6 6|2 2|3 3|1 1|5 5|5 5|4 4|0 0|0 0|3 3|4 4|6 6|3 3|5 5|2 2|0 0|1 1|4 4|4 4|2 2|1 1|6 6|6 6|5"
"""A chain with all scrolls but 0-5, 1-1, 2-2 and 3-3, open at 0 and 5."""


@pytest.mark.rule("DOM-P10")
def test_an_empty_deck_forces_a_pass_and_lifts_no_bar() -> None:
    barred = table("1-1 2-2", "0-5 3-3", chain=FULL, deck="empty", rings={1: "crown on 5-6"}, turn=2)
    assert [event["seat"] for event in barred.events("pass")] == [1, 0]
    assert barred.events("draw") == []


@pytest.mark.rule("DOM-P11", "DOM-Q22")
def test_a_draw_lifts_the_bars_for_every_scroll_in_hand_but_not_the_need_to_match() -> None:
    drawn = table("1-3 1-6 4-4", "0-0 2-2", chain="3|5 5|1 1|1", rings={1: "freeze on 1-1"}, deck="0-2")
    assert set(drawn.options(1)) == {"link 1-3 left", "link 1-3 right", "link 1-6 right"}
    assert drawn.refused(1, "link 4-4 left").key == "no_match"
    assert drawn.refused(1, "link 0-2 left").key == "no_match"


@pytest.mark.rule("DOM-P12")
def test_after_a_draw_that_helps_there_is_no_second_one() -> None:
    drawn = table("1-1 2-2", "0-0 4-4", chain="3|5", deck="5-6 3-4")
    assert len(drawn.events("draw")) == 1
    assert drawn.refused(1, "draw").key == "must_link"


@pytest.mark.rule("DOM-P13")
def test_a_second_draw_or_a_pass() -> None:
    twice = table("1-1 2-2", "0-0 4-4", chain="3|5", deck="1-2 3-4")
    assert len(twice.events("draw")) == 2
    assert twice.options(1) == ["link 3-4 left"]


REST = "1|2 2|2 2|5 5|5 5|1 1|4 4|2 2|3 3|1 1|6 6|2 2|0 0|5 5|6 6|6 6|0 0|4 4|5 5|3 3|6 6|4 4|3 3|0 0|1"
"""A chain with all scrolls but 0-0, 1-1, 3-3, 4-4, open at 1 on both sides."""


@pytest.mark.rule("DOM-P13")
def test_a_pass_where_the_deck_has_no_second_scroll() -> None:
    short = table("0-0", "1-1 3-3", chain=REST, deck="4-4")
    assert short.events("draw") == [{"seat": 0}]
    assert short.events("pass") == [{"seat": 0, "fly": False}]
    assert short.options(2) == ["link 1-1 left", "link 1-1 right"]


@pytest.mark.rule("DOM-P14", "DOM-P16")
def test_never_a_third_draw() -> None:
    stuck = table("1-1 2-2", "0-5 4-4", chain="0|3 3|5", rings={1: "star on 3-5"}, deck="1-2 4-6 3-4")
    assert len(stuck.events("draw")) == 2
    assert stuck.events("pass") == [{"seat": 0, "fly": False}]
    assert stuck.ring(1) == "aside"
    assert stuck.turn == 2


@pytest.mark.rule("DOM-P15")
def test_only_fly_makes_a_draw_a_choice() -> None:
    for ring in ("fly on 2-3", "star on 2-3", "colt on 2-5"):
        asked = table("0-0 0-1", "4-4 5-5", chain="5|2 2|3", rings={1: ring}, deck="0-4 1-1")
        assert (asked.question == "fly") == ring.startswith("fly")
        assert bool(asked.events("draw")) != ring.startswith("fly")


@pytest.mark.rule("DOM-P17")
def test_one_link_a_turn_except_by_colt() -> None:
    once = table("0-3 0-4 0-5", "0-0 6-6", chain="2|3").answer(1, "link 0-3 right").answer(1, "keep")
    assert once.turn == 2
    assert len(once.events("link")) == 1
    colt = table("0-4 0-5 1-1", "2-2 6-6", chain="2|5").answer(1, "link 0-5 right")
    assert colt.question == "colt"
    assert colt.turn == 1


@pytest.mark.rule("DOM-P18", "DOM-I4")
def test_a_hand_may_grow_without_limit() -> None:
    many = " ".join(f"{a}-{b}" for a in range(1, 7) for b in range(a, 7) if (a, b) != (6, 6))
    large = table(many, "0-0", chain="6|6", deck="0-1")
    assert large.size(1) == 20


# -- casting -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-P19")
def test_the_touching_halves_are_cast_and_not_the_other_half() -> None:
    cast = table("1-3 5-5 6-6", "0-0 2-2", chain="0|3").answer(1, "link 1-3 right")
    assert cast.events("cast") == [{"seat": 0, "spell": "star", "scroll": "1-3"}]
    assert cast.question == "star"


@pytest.mark.rule("DOM-P20", "DOM-Q17")
def test_the_ring_goes_on_the_new_scroll_without_asking() -> None:
    cast = table("1-6 5-5 6-6", "0-0 2-2", chain="0|1").answer(1, "link 1-6 right")
    assert cast.ring(1) == "freeze on 1-6"
    assert all(event["key"] != "place_ring" for event in cast.told())


@pytest.mark.rule("DOM-P21", "DOM-P22")
def test_casting_moves_the_ring_and_ends_what_it_lay_on() -> None:
    moved = table("3-4 0-0 2-2", "4-6 5-5", chain="3|6 6|6", rings={1: "crown on 6-6"})
    assert moved.seen(1)["ends"]["right"]["crowned_by"] == [0]
    moved.answer(1, "link 3-4 left").answer(1, "keep")
    assert moved.ring(1) == "star on 3-4"
    assert moved.seen(1)["ends"]["right"]["crowned_by"] == []
    assert moved.options(2) == ["link 4-6 left", "link 4-6 right"]


@pytest.mark.rule("DOM-P22")
def test_a_ring_aside_is_no_active_spell() -> None:
    hands = "0-0 3-5", "2-4 4-4"
    active = table(*hands, chain="2|3 3|6 6|4", rings={1: "crown on 4-6"}, turn=2)
    assert active.options(2) == ["link 2-4 left"]
    aside = table(*hands, chain="2|3 3|6 6|4", turn=2)
    assert aside.options(2) == ["link 2-4 left", "link 2-4 right", "link 4-4 right"]


@pytest.mark.rule("DOM-P23", "DOM-Q13")
@pytest.mark.parametrize(
    ("chain", "answer"),
    [
        ("2|0", "link 0-5 right"),
        ("2|3", "link 3-5 right"),
        ("2|4", "link 4-5 right"),
        ("2|5", "link 4-5 right"),
        ("2|2", "link 2-5 right"),
    ],
)
def test_a_last_scroll_wins_and_its_spell_is_not_carried_out(chain: str, answer: str) -> None:
    last = table(answer.split()[1], "1-1 6-6", chain=chain, rounds_to_win=1).answer(1, answer)
    assert last.round_over == "1 out"
    assert last.over and last.asked == []
    for event in ("exchange", "discard", "gift", "keep", "stop"):
        assert last.events(event) == []
    assert last.hand(2) == "1-1 6-6"


@pytest.mark.rule("DOM-P20", "DOM-P21", "DOM-P23")
@pytest.mark.parametrize("dragon", DRAGONS)
@pytest.mark.parametrize(
    ("chain", "answer", "spell"), [("6|2", "link 2-5 right", "fly"), ("0|2", "link 0-5 left", "dragon")]
)
def test_the_ring_goes_with_the_last_scroll_too(dragon: str, chain: str, answer: str, spell: str) -> None:
    rings = {1: f"crown on {'-'.join(sorted(chain.split('|')))}"} if "6" in chain else {}
    last = table(answer.split()[1], "1-1 6-6", chain=chain, rings=rings, rounds_to_win=1, dragon=dragon).answer(
        1, answer
    )
    assert last.over
    assert last.ring(1) == f"{spell} on {answer.split()[1]}"
    assert last.events("cast") == [{"seat": 0, "spell": spell, "scroll": answer.split()[1]}]


@pytest.mark.rule("DOM-V23")
def test_classic_dominoes_have_no_ring_for_the_last_scroll_either() -> None:
    last = table("0-5", "1-1 6-6", chain="0|2", play="classic", classic_points=25).answer(1, "link 0-5 left")
    assert last.events("cast") == []
    assert last.rings == ["aside", "aside"]
