"""What each grip makes of a mouse or a finger that drags a page: the numbers by which the simulated hand goes."""

from __future__ import annotations

from functools import cache

from wondertable.games.kamimai.people.names import fingers_text
from wondertable.games.kamimai.people.shapes import Feel
from wondertable.games.kamimai.people.terms import GRIPS
from wondertable.games.kamimai.rules.guardians import PAIRS
from wondertable.games.kamimai.rules.terms import FREE, OTHER_HAND


@cache
def feels() -> list[Feel]:
    """First the hand that nothing binds, then each grip; and those of the stronger hand once more for the other one."""
    own = [feel(grip, grip == OTHER_HAND) for grip in range(len(GRIPS))]
    return own + [feel(grip, True) for grip in range(len(GRIPS)) if grip not in (FREE, OTHER_HAND)]


def feel(grip: int, other: bool) -> Feel:
    # who simulates no book needs none of it
    from wondertable.games.kamimai.outside.grimoire.hand import Hand

    fingers = fingers_text(PAIRS[grip])
    hand = Hand("left", tuple(fingers.split("+")), other)
    return Feel(
        grip=GRIPS[grip],
        fingers=fingers,
        other=other,
        strength=round(hand.strength * 100),
        tremor=round(hand.tremor * 1000, 1),
        lag=round(hand.lag, 2),
        mirrored=hand.mirrored,
    )
