"""The game of KamiMaï: who it is, and where its parts stand."""

from __future__ import annotations

from wondertable.core.again import stays
from wondertable.core.game import Game
from wondertable.core.parts import Parts
from wondertable.games.kamimai import data, options
from wondertable.games.kamimai.bots import features, mind, thumb
from wondertable.games.kamimai.outside import reports, sources
from wondertable.games.kamimai.people import (
    describe,
    events,
    figures,
    forms,
    open_forms,
    picture,
    possible,
    refusals,
    saving,
    view,
)
from wondertable.games.kamimai.rules import position, questions
from wondertable.games.kamimai.rules.chosen import Chosen
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.tables import Tables


class Kamimai(Game):
    name = "kamimai"
    rules_version = 1
    seats_rule = "KAM-S1"
    longest = 300_000  # three times the patience of a table
    minutes = (15, 25)
    weight = 2
    parts = Parts[KamimaiPosition, Tables, Chosen](
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
        open_board=True,
        open_forms=open_forms.open_forms,
        quick=options.quick,
        presets=options.PRESETS,
        asked_first=options.ASKED_FIRST,
        table_options=options.TABLE_OPTIONS,
        outside=sources,
        reports=reports,
        again=stays("KAM-S11"),
    )
