"""The four other Dragons."""

from __future__ import annotations

import pytest

from tests.games.dominovia.helpers import Situation, table
from wondertable import Refused

# -- Lazy --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-V1", "DOM-V2", "DOM-Q27")
def test_a_lazy_dragon_does_nothing_and_puts_the_ring_aside() -> None:
    lazy = table(
        "0-5 1-1 2-2", "0-0 3-5", chain="0|6 6|6 6|3 3|0", rings={1: "crown on 6-6"}, board={"passes": 1}, dragon="lazy"
    ).answer(1, "link 0-5 right")
    assert lazy.ring(1) == "aside"
    assert lazy.events("ring_aside") == [{"seat": 0}]
    assert lazy.events("pass") == []
    assert lazy.board["passes"] == 0
    assert lazy.turn == 2
    assert "link 0-0 left" in lazy.options(2)  # the Crown is over


@pytest.mark.rule("DOM-V3", "DOM-V4", "DOM-Q19")
@pytest.mark.parametrize(("other", "winner"), [("3-3 3-5", 2), ("1-2 1-3", 2), ("3-3", 2), ("3-3 4-4 6-6", 1)])
def test_linking_the_dragon_mirror_ends_a_lazy_round(other: str, winner: int) -> None:
    lazy = table("0-0 1-1 0-1", other, chain="0|2 2|3", dragon="lazy", rounds_to_win=2).answer(1, "link 0-0 left")
    assert lazy.round_over == f"{winner} lazy"


@pytest.mark.rule("DOM-V5", "DOM-Q20")
def test_a_duo_linked_to_the_dragon_mirror_ends_nothing_nor_does_a_donation() -> None:
    duo = table("0-5 1-1", "3-3 3-5", chain="0|0 0|2", dragon="lazy").answer(1, "link 0-5 left")
    assert duo.round_over == "no"
    donated = table("0-0 1-1", "0-3 3-5", dragon="lazy").answers("offer 0-0", "offer 3-5")
    assert donated.chain == "0|0"
    assert donated.round_over == "no"


# -- Hungry ------------------------------------------------------------------------------------------------------------


def hungry(*hands: str, **facts: object) -> Situation:
    return table(*hands, dragon="hungry", **facts)  # type: ignore[arg-type]


@pytest.mark.rule("DOM-V6", "DOM-V9", "DOM-V10")
def test_a_hungry_dragon_eats_the_other_end() -> None:
    eaten = hungry(
        "1-1 4-4", "0-4 2-6 6-6", chain="0|3 3|2 2|5", rings={1: "fly on 2-5", 2: "star on 2-3"}, turn=2
    ).answer(2, "link 0-4 left")
    assert eaten.chain == "4|0 0|3 3|2"
    assert "2-5" in eaten.deck
    assert eaten.rings == ["aside", "dragon on 0-4"]
    assert eaten.events("eaten") == [{"scroll": "2-5"}]
    assert eaten.seen(1)["ends"]["right"]["open"] == 2


@pytest.mark.rule("DOM-V10", "DOM-A35")
def test_rings_on_other_scrolls_stay() -> None:
    stays = hungry(
        "1-1 4-4", "0-4 2-6", "5-6 6-6", chain="0|3 3|2 2|5", rings={1: "fly on 2-3", 3: "fly on 2-5"}, turn=2
    ).answer(2, "link 0-4 left")
    assert stays.ring(1) == "fly on 2-3"  # also on the touching half that is left behind
    assert stays.ring(3) == "aside"


@pytest.mark.rule("DOM-V7")
def test_into_an_empty_deck_the_eaten_scroll_goes_alone() -> None:
    chain = "0|0 0|2 2|4 4|3 3|3 3|5 5|6 6|0 0|1 1|2 2|5 5|1 1|3 3|6 6|6 6|4 4|5 5|0 0|4"
    eaten = hungry("1-6 2-3", "1-1 1-4 2-2 2-6 4-4 5-5", chain=chain, deck="0-3").answer(1, "link 0-3 left")
    assert eaten.events("eaten") == [{"scroll": "0-4"}]
    assert eaten.events("drew", 2) == [{"scroll": "0-4"}]
    assert eaten.deck == []


@pytest.mark.rule("DOM-V8", "DOM-Q18", "DOM-Q25")
def test_of_a_chain_of_two_the_older_scroll_goes() -> None:
    alone = hungry("0-4 1-1", "2-2 4-6", chain="0|3", deck="5-5").answer(1, "link 0-4 left")
    assert alone.chain == "4|0"
    assert alone.options(2) == ["link 4-6 left"]
    alone.answer(2, "link 4-6 left")
    assert alone.chain == "6|4 4|0"


@pytest.mark.rule("DOM-V11", "DOM-Q17", "DOM-P20")
@pytest.mark.parametrize(("scroll", "spell"), [("1-2", "freeze"), ("2-4", "fly"), ("4-6", "crown")])
def test_the_caster_of_a_lasting_spell_places_the_ring(scroll: str, spell: str) -> None:
    touched = {"freeze": "1-3", "fly": "2-3", "crown": "3-6"}[spell]
    chain = f"{touched[0]}|{touched[2]}" if spell != "crown" else "6|3"
    for placed in (scroll, touched):
        cast = hungry(f"{scroll} 0-0 5-5", "0-5 5-6", chain=chain).answer(1, f"link {scroll} left")
        assert cast.options(1) == [f"ring {scroll}", f"ring {touched}"]
        cast.answer(1, f"ring {placed}")
        assert cast.ring(1) == f"{spell} on {placed}"
        assert cast.events("cast") == [{"seat": 0, "spell": spell, "scroll": placed}]


@pytest.mark.rule("DOM-V11", "DOM-Q17")
def test_nobody_is_asked_for_the_ring_of_another_spell_or_dragon() -> None:
    star = hungry("3-4 0-0 5-5", "0-5 5-6", chain="2|3").answer(1, "link 3-4 right")
    assert star.question == "star"
    base = table("1-2 0-0 5-5", "0-5 3-3", chain="1|3").answer(1, "link 1-2 left")
    assert base.turn == 2


@pytest.mark.rule("DOM-V19")
def test_without_the_choice_the_ring_goes_on_the_new_scroll() -> None:
    cast = hungry("1-2 0-0 5-5", "0-5 3-3", chain="1|3", ring_choice=False).answer(1, "link 1-2 left")
    assert cast.ring(1) == "freeze on 1-2"
    assert cast.turn == 2


CIRCLE = "0|0 0|2 2|4 4|3 3|3 3|5 5|6 6|0 0|1 1|2 2|5 5|1 1|3 3|6 6|6 6|4 4|5 5|0 0|4"


def circle(**options: object) -> Situation:
    return hungry(
        "1-6 2-3", "1-1 1-4 2-2 2-6 4-4 5-5", chain=CIRCLE, deck="0-3", rings={2: "dragon on 0-4"}, rounds_to_win=2,
        **options,
    )  # fmt: skip


def turns_until_the_end(going: Situation) -> int:
    while going.round_over == "no":
        going.answer(going.asked[0], going.options(going.asked[0])[0])
    return len(going.events("link"))


@pytest.mark.rule("DOM-V12", "DOM-Q21")
@pytest.mark.parametrize(("repetition", "links"), [(2, 2), (3, 4), (4, 6)])
def test_the_same_turn_again_and_again_ends_a_hungry_round(repetition: int, links: int) -> None:
    going = circle(hungry_repetition=repetition)
    assert turns_until_the_end(going) == links
    assert going.round_over == "1 repeat"
    assert going.events("repeat") == [{}]


@pytest.mark.rule("DOM-V12")
def test_a_lasting_ring_elsewhere_makes_another_position() -> None:
    """Freeze, Fly and Crown count where they lie; the Ring of a Dragon does not."""
    going = circle()
    assert turns_until_the_end(going) == 4
    crowned = hungry(
        "1-6 2-3", "1-1 1-4 2-2 2-6 4-4 5-5", chain=CIRCLE, deck="0-3", rings={1: "crown on 6-6"}, rounds_to_win=2
    )
    # the first turn begins with a Crown and never comes again; the second one comes for the third time after five links
    assert turns_until_the_end(crowned) == 5


@pytest.mark.rule("DOM-V30")
@pytest.mark.parametrize(("limit", "links"), [(1, 1), (3, 3), (4, 4), (5, 4)])
def test_a_limit_of_turns_ends_a_hungry_round(limit: int, links: int) -> None:
    going = circle(hungry_turn_limit=limit)
    assert turns_until_the_end(going) == links
    # after four turns both apply, and the limit is the reason reported
    assert going.round_over == ("1 repeat" if limit == 5 else "1 cap")


@pytest.mark.rule("DOM-V12", "DOM-V30")
@pytest.mark.parametrize("options", [{"hungry_repetition": 1}, {"hungry_turn_limit": 0}])
def test_other_limits_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(Refused, match="hungry"):
        circle(**options)


# -- Dizzy -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-V13", "DOM-V14")
@pytest.mark.parametrize(
    ("scroll", "spell", "question"),
    [("0-3", "star", "star"), ("0-4", "bam", "bam"), ("0-5", "colt", "colt"), ("0-1", "freeze", "link")],
)
def test_a_dizzy_dragon_casts_the_other_half(scroll: str, spell: str, question: str) -> None:
    dizzy = table(f"{scroll} 1-1 5-5", "1-4 2-2 3-4 4-4 4-5 1-3", chain="0|2", dragon="dizzy")
    dizzy.answer(1, f"link {scroll} left")
    assert dizzy.ring(1) == f"{spell} on {scroll}"
    assert dizzy.question == question
    assert dizzy.seen(1)["ends"]["left"]["open"] == int(scroll[2])  # still open


@pytest.mark.rule("DOM-V15", "DOM-Q26", "DOM-Q27")
def test_the_dragon_mirror_of_a_dizzy_dragon_casts_nothing() -> None:
    dizzy = table("0-0 1-1", "0-4 5-5", chain="0|2 2|3", rings={1: "fly on 2-3"}, dragon="dizzy")
    dizzy.answer(1, "link 0-0 left")
    assert dizzy.ring(1) == "aside"
    assert dizzy.events("cast") == dizzy.events("pass") == []
    assert dizzy.turn == 2


@pytest.mark.rule("DOM-V13")
def test_only_dragon_matches_are_dizzy() -> None:
    plain = table("0-3 1-1 5-5", "0-4 5-6", chain="2|3", dragon="dizzy").answer(1, "link 0-3 right")
    assert plain.ring(1) == "star on 0-3"


# -- Angry -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-V16", "DOM-A35", "DOM-Q27")
def test_an_angry_dragon_sets_every_ring_aside() -> None:
    angry = table(
        "1-1 2-2", "0-1 5-5", "2-4 3-3", chain="0|6 6|6 6|4", rings={1: "crown on 4-6", 3: "crown on 6-6"}, deck="0-2",
        turn=2, dragon="angry",
    ).answer(2, "link 0-1 left")  # fmt: skip
    assert angry.rings == ["aside"] * 3
    assert angry.events("ring_aside") == [{"seat": 0}, {"seat": 2}]
    assert angry.events("pass") == []
    assert angry.options(3) == ["link 2-4 right"]
    own = table("0-1 1-2", "4-4 5-5", chain="0|6 6|4", rings={1: "crown on 4-6"}, dragon="angry").answer(
        1, "link 0-1 left"
    )
    assert own.ring(1) == "aside"


# -- all of them -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DOM-P23")
@pytest.mark.parametrize("dragon", ["base", "lazy", "hungry", "dizzy", "angry"])
@pytest.mark.parametrize("scroll", ["0-0", "0-5"])
def test_a_last_scroll_wins_with_every_dragon(dragon: str, scroll: str) -> None:
    last = table(scroll, "1-1 2-2", chain="0|3", rings={}, dragon=dragon, rounds_to_win=2).answer(
        1, f"link {scroll} left"
    )
    assert last.round_over == "1 out"
