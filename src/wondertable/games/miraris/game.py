"""The game of Miraris: who it is, and where its parts stand."""

from __future__ import annotations

from wondertable.core.again import stays
from wondertable.core.game import Game
from wondertable.core.parts import Parts
from wondertable.games.miraris import data, options
from wondertable.games.miraris.bots import features, mind, thumb
from wondertable.games.miraris.people import describe, events, figures, forms, picture, possible, refusals, saving, view
from wondertable.games.miraris.rules import position, questions
from wondertable.games.miraris.rules.chosen import Chosen
from wondertable.games.miraris.rules.position import MirarisPosition
from wondertable.games.miraris.rules.tables import Tables


class Miraris(Game):
    name = "miraris"
    rules_version = 2
    seats_rule = "MIR-S1"
    longest = 100
    minutes = (10, 20)
    weight = 1
    parts = Parts[MirarisPosition, Tables, Chosen](
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
        custom_names=describe.custom_names,
        presets=options.PRESETS,
        again=stays("MIR-P2"),
    )
