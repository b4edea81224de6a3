"""The texts of all actions of Dominovia."""

from __future__ import annotations

from typing import Any

from wondertable.core.forms import Always, Form, Name, Part, SeatNumber, word
from wondertable.games.dominovia.people.shapes import Alike, Direction, Spell
from wondertable.games.dominovia.rules import questions as q
from wondertable.games.dominovia.rules.tables import SEATS_MAX, Tables


class LinkForm(Form):
    """People know an end by what it shows, and if both show the same, by the scroll that lies there.

    Boards are told how the scroll will lie.
    """

    def __init__(self, kind: int, scroll: Part, end: int) -> None:
        super().__init__(kind, "link", "link", [scroll, Always("end", "end", q.ENDS[end])])

    def types(self) -> dict[str, str]:
        besides = {"spell": "spell", "beside": "scroll", "alike": "text", "left": "number", "right": "number"}
        return super().types() | besides

    def shapes(self) -> dict[str, Any]:
        return super().shapes() | {"spell": Spell, "alike": Alike}


def forms(tables: Tables) -> list[Form]:
    scroll = Name("scroll", "scroll", tables.ids)
    direction = Name("direction", "direction", q.DIRECTIONS)
    direction.shape = Direction
    return [
        Form(q.OFFER, "offer", "offer", [scroll]),
        LinkForm(q.LINK_LEFT, scroll, q.LEFT),
        LinkForm(q.LINK_RIGHT, scroll, q.RIGHT),
        Form(q.DRAW, "draw", "draw", []),
        Form(q.PASS, "pass", "pass", []),
        Form(q.NAME_DIRECTION, "direction", "direction", [direction]),
        Form(q.GIVE, "give", "give", [scroll]),
        Form(q.DISCARD, "discard", "discard", [scroll]),
        Form(q.KEEP, "keep", "keep", []),
        Form(q.GIVE_TO, "give_to", "give", [scroll, word("to"), SeatNumber("to", SEATS_MAX)]),
        Form(q.STOP, "stop", "stop", []),
        Form(q.SET_RING, "ring", "ring", [scroll]),
    ]
