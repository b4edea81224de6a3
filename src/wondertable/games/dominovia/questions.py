"""The kinds of question and of action in Dominovia, by the names of the rules' table of decisions."""

from __future__ import annotations

from typing import Final

from wondertable.core.forms import Actions, Always, Form, Name, Part, SeatNumber, word

OFFER: Final = 1
LINK: Final = 2
FLY: Final = 3
DIRECTION: Final = 4
DRAGON_PASS: Final = 5
STAR: Final = 6
BAM: Final = 7
COLT: Final = 8
PLACE_RING: Final = 9
QUESTIONS: Final = ["", "offer", "link", "fly", "direction", "dragon_pass", "star", "bam", "colt", "place_ring"]

LAY_OFFERING: Final = 1
LINK_LEFT: Final = 2
LINK_RIGHT: Final = 3
DRAW: Final = 4
PASS: Final = 5
NAME_DIRECTION: Final = 6
GIVE: Final = 7
DISCARD: Final = 8
KEEP: Final = 9
GIVE_TO: Final = 10
STOP: Final = 11
SET_RING: Final = 12

LEFT: Final = 0
RIGHT: Final = 1
ACROSS: Final = 2
DIRECTIONS: Final = ["left", "right", "across"]
ENDS: Final = ["left", "right"]
ALIKE: Final = ["no", "yes", "mirror"]
"""Whether both ends of the chain show the same picture; so do the two of a lone Mirror, which nothing else tells apart."""


class LinkForm(Form):
    """People know an end by what it shows, and if both show the same, by the scroll that lies there."""

    def __init__(self, kind: int, scroll: Part, end: str) -> None:
        super().__init__(kind, "link", "link", [scroll, Always("end", "end", end)])

    def types(self) -> dict[str, str]:
        return {**super().types(), "spell": "spell", "beside": "scroll", "alike": "text"}


def actions(scrolls: list[str], seats: int) -> Actions:
    scroll = Name("scroll", "scroll", scrolls)
    return Actions(
        [
            Form(LAY_OFFERING, "offer", "offer", [scroll]),
            LinkForm(LINK_LEFT, scroll, "left"),
            LinkForm(LINK_RIGHT, scroll, "right"),
            Form(DRAW, "draw", "draw", []),
            Form(PASS, "pass", "pass", []),
            Form(NAME_DIRECTION, "direction", "direction", [Name("direction", "direction", DIRECTIONS)]),
            Form(GIVE, "give", "give", [scroll]),
            Form(DISCARD, "discard", "discard", [scroll]),
            Form(KEEP, "keep", "keep", []),
            Form(GIVE_TO, "give_to", "give", [scroll, word("to"), SeatNumber("to", seats)]),
            Form(STOP, "stop", "stop", []),
            Form(SET_RING, "ring", "ring", [scroll]),
        ]
    )
