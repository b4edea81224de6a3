"""Kuhn poker: three cards, two players, one bet. A whole game in one folder outside the package."""

from kuhn.bots import thumb
from kuhn.people import saving, view, words
from kuhn.rules import flow, position
from kuhn.rules.position import KuhnPosition
from wondertable.core.defaults.data import Tables
from wondertable.core.game import Game
from wondertable.core.parts import Parts
from wondertable.core.rules.chosen import Chosen


class Kuhn(Game):
    name = "kuhn"
    seats_rule = "KUH-S1"
    longest = 3
    parts = Parts[KuhnPosition, Tables, Chosen](
        position=position,
        questions=flow,
        forms=words,
        events=words,
        view=view,
        saving=saving,
        possible=saving,
        thumb=thumb,
    )


GAME = Kuhn
