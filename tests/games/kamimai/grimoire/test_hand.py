"""Hands, grips and where fingers close."""

from __future__ import annotations

from itertools import pairwise
from math import nan

import pytest

from tests.games.kamimai.helpers import turn
from wondertable.games.kamimai.outside.grimoire import GrabError, Hand, Hold, Pull, plan
from wondertable.games.kamimai.outside.grimoire.translate import motor_skill
from wondertable.games.kamimai.rules.position import KamimaiPosition


@pytest.mark.rule("KAM-U10", "KAM-U11", "KAM-U12")
def test_grips_get_weaker_and_shakier_towards_the_little_finger() -> None:
    hands = [Hand.for_grip(grip) for grip in ("free", "thumb_middle", "thumb_ring", "thumb_little")]
    strengths = [hand.strength for hand in hands]
    tremors = [hand.tremor for hand in hands]
    assert strengths == sorted(strengths, reverse=True) and len(set(strengths)) == 4
    assert tremors == sorted(tremors) and len(set(tremors)) == 4


@pytest.mark.rule("KAM-U13")
def test_the_other_hand_is_weaker_shakier_late_and_mirrored() -> None:
    hand, other = Hand.for_grip("free", "right"), Hand.for_grip("other_hand", "left")
    assert other.strength < hand.strength and other.tremor > hand.tremor
    assert other.lag > 0.0 and other.mirrored
    assert hand.lag == 0.0 and not hand.mirrored


def test_more_fingers_hold_as_well_as_the_best_of_them() -> None:
    assert Hand("right", ("thumb", "little", "index")).strength == Hand().strength
    assert Hand("right", ("index", "middle")).strength < Hand().strength, "without a thumb"


@pytest.mark.rule("KAM-G5")
@pytest.mark.parametrize(
    ("side", "fingers", "key"),
    [
        ("third", ("thumb", "index"), "hand"),
        ("left", ("thumb",), "fingers"),
        ("left", ("thumb", "thumb"), "fingers"),
        ("left", ("thumb", "toe"), "fingers"),
    ],
)
def test_impossible_hands_are_refused(side: str, fingers: tuple[str, ...], key: str) -> None:
    with pytest.raises(GrabError) as refused:
        Hand(side, fingers)
    assert refused.value.key == key


@pytest.mark.parametrize(
    ("pages", "along", "height", "key"),
    [
        ((), 0.5, 0.5, "pages"),
        (("A1", "A1"), 0.5, 0.5, "pages"),
        (("A1",), nan, 0.5, "place"),
        (("A1",), 0.5, 1.1, "place"),
    ],
)
def test_impossible_holds_are_refused(pages: tuple[str, ...], along: float, height: float, key: str) -> None:
    with pytest.raises(GrabError) as refused:
        Hold(pages, Hand(), along, height)
    assert refused.value.key == key


@pytest.mark.rule("KAM-G5")
def test_unknown_directions_paces_skills_and_grips_are_refused() -> None:
    for key, wrong in (
        ("direction", lambda: Pull(("A1",), "sideways")),
        ("pace", lambda: Pull(("A1",), "side", "fast")),
        ("skill", lambda: plan(Pull(("A1",)), Hand(), "perfect", 1)),
        ("grip", lambda: Hand.for_grip("teeth")),
    ):
        with pytest.raises(GrabError) as refused:
            wrong()
        assert refused.value.key == key


@pytest.mark.parametrize("direction", ["side", "up", "out", "down"])
def test_a_planned_pull_goes_its_way_and_is_the_same_for_the_same_seed(direction: str) -> None:
    gesture = plan(Pull(("B4",), direction), Hand("left"), "average", 5)
    assert gesture == plan(Pull(("B4",), direction), Hand("left"), "average", 5)
    assert gesture != plan(Pull(("B4",), direction), Hand("left"), "average", 6)
    last = gesture.samples[-1]
    reached = {"side": -last.y, "up": last.z, "out": last.x, "down": last.x}[direction]
    assert reached > 0.08
    assert all(b.t > a.t for a, b in pairwise(gesture.samples))


def test_skill_shows_in_the_path() -> None:
    def astray(skill: str) -> float:
        total = 0.0
        for seed in range(40):
            last = plan(Pull(("A4",)), Hand(), skill, seed).samples[-1]
            total += last.x**2 + last.z**2
        return total

    assert astray("steady") < astray("average") / 2 < astray("clumsy") / 4


def test_slower_paces_take_longer() -> None:
    slow, calm, brisk = (plan(Pull(("A4",), "side", pace), Hand(), "average", 1) for pace in ("slow", "calm", "brisk"))
    assert slow.samples[-1].t > calm.samples[-1].t > brisk.samples[-1].t


@pytest.mark.parametrize(
    ("bot", "skill"),
    [
        ("apprentice", "clumsy"),
        ("adept", "average"),
        ("master", "steady"),
        ("master@300", "steady"),
        ("thumb", "clumsy"),
        (None, "clumsy"),
    ],
)
def test_bots_pull_as_their_level_plays_and_all_others_as_the_table_chose(bot: str | None, skill: str) -> None:
    position = turn(["-"], source="simulated", skill="clumsy").position
    assert isinstance(position, KamimaiPosition)
    assert motor_skill(position, bot) == skill
