"""AlicematiC Heroes: who it is, and where its parts stand."""

from __future__ import annotations

from wondertable.core.again import drawn_or_named
from wondertable.core.game import Game
from wondertable.core.parts import Parts
from wondertable.games.alicematic import data, options
from wondertable.games.alicematic.bots import features, mind, thumb
from wondertable.games.alicematic.data import most_decisions
from wondertable.games.alicematic.people import (
    describe,
    events,
    figures,
    forms,
    map_view,
    picture,
    possible,
    refusals,
    saving,
    view,
    whole,
)
from wondertable.games.alicematic.rules import position, questions
from wondertable.games.alicematic.rules.chosen import Chosen
from wondertable.games.alicematic.rules.position import AlicematicPosition
from wondertable.games.alicematic.rules.tables import Tables


class Alicematic(Game):
    name = "alicematic"
    rules_version = 1
    seats_rule = "ALI-S1"
    minutes = (45, 80)
    weight = 4
    parts = Parts[AlicematicPosition, Tables, Chosen](
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
        whole=whole.whole,
        custom_names=describe.custom_names,
        local_names=describe.local_names,
        setting=map_view.setting,
        presets=options.PRESETS,
        again=drawn_or_named("start_player", drawn="ALI-S10", named="ALI-V9"),
    )

    def __init__(self, data: dict[str, object] | None = None) -> None:
        super().__init__(data)
        self.longest = most_decisions(self.tables)
