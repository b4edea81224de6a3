"""The game of Bibliowonders!: who it is, and where its parts stand."""

from __future__ import annotations

from wondertable.core.again import drawn_or_named
from wondertable.core.game import Game
from wondertable.core.parts import Parts
from wondertable.games.bibliowonders import data, options
from wondertable.games.bibliowonders.bots import features, mind, thumb
from wondertable.games.bibliowonders.people import (
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
from wondertable.games.bibliowonders.rules import position, questions
from wondertable.games.bibliowonders.rules.chosen import Chosen
from wondertable.games.bibliowonders.rules.position import BibliowondersPosition
from wondertable.games.bibliowonders.rules.tables import Tables


class Bibliowonders(Game):
    name = "bibliowonders"
    rules_version = 1
    seats_rule = "BIB-Q27"
    longest = 60_000
    minutes = (30, 45)
    weight = 3
    """The rules set no limit (BIB-V4); random play ends after some 1500 decisions and has never come near a fifth of this."""
    parts = Parts[BibliowondersPosition, Tables, Chosen](
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
        presets=options.PRESETS,
        again=drawn_or_named("start_player", drawn="BIB-S10", named="BIB-V5"),
    )
