"""The game of Dominovia: who it is, and who does what in it."""

from __future__ import annotations

from wondertable.core.again import stays
from wondertable.core.game import Game
from wondertable.core.parts import Parts
from wondertable.games.dominovia import data, options
from wondertable.games.dominovia.bots import features, mind, thumb
from wondertable.games.dominovia.people import (
    describe,
    events,
    figures,
    forms,
    picture,
    possible,
    refusals,
    saving,
    view,
)
from wondertable.games.dominovia.rules import position, questions
from wondertable.games.dominovia.rules.chosen import Chosen
from wondertable.games.dominovia.rules.position import DominoviaPosition
from wondertable.games.dominovia.rules.tables import Tables


class Dominovia(Game):
    name = "dominovia"
    rules_version = 2
    seats_rule = "DOM-S1"
    longest = 1_000_000
    minutes = (10, 25)
    weight = 2
    """With a Hungry Dragon every turn may bring a link and two choices of Fly, besides what the chain can take, in up to
    33 rounds of as many turns as the table allows. Classic hands that end in ties are not counted."""
    parts = Parts[DominoviaPosition, Tables, Chosen](
        data=data,
        options=options,
        chosen=Chosen,
        position=position,
        questions=questions,
        forms=forms,
        events=events,
        view=view,
        describe=describe,
        picture=picture,
        refusals=refusals,
        saving=saving,
        possible=possible,
        thumb=thumb,
        figures=figures,
        features=features,
        mind=mind,
        told_of=view.told_of,
        custom_names=describe.custom_names,
        quick=options.quick,
        presets=options.PRESETS,
        again=stays("DOM-S16"),
    )
