"""The words of rules/terms.py as types: what may stand in data files, saves and views. A test holds both together."""

from __future__ import annotations

from typing import Final, Literal, cast

from wondertable.games.kamimai.rules import ending, terms

Phase = Literal["setup", "training", "target", "draw", "watch", "cast", "store", "over"]
Mode = Literal["easy", "normal", "hard"]
Source = Literal["statistical", "simulated", "companion"]
Skill = Literal["steady", "average", "clumsy"]
Side = Literal["left", "right"]
Grip = Literal["free", "thumb_middle", "thumb_ring", "thumb_little", "other_hand"]
Spell = Literal["water", "earth", "air", "fire", "team"]
Effect = Literal["none", "blessing", "curse_energy", "curse_discard", "curse_colour"]
State = Literal["standing", "fallen", "building"]
Fall = Literal["none", "draw", "quiet"]
Reported = Literal["none", "draw", "watch"]
Awaited = Literal["built", "grabbed", "watch", "drew"]
Cause = Literal["setup", "training", "draw_fall", "quiet_fall", "between_fall", "next_sheet"]
Reason = Literal["", "sealed", "energy", "unfinished"]

PHASES: Final = cast(list[Phase], terms.PHASES)
MODES: Final = cast(list[Mode], terms.MODES)
SOURCES: Final = cast(list[Source], terms.SOURCES)
SKILLS: Final = cast(list[Skill], terms.SKILLS)
SIDES: Final = cast(list[Side], terms.SIDES)
GRIPS: Final = cast(list[Grip], terms.GRIPS)
SPELLS: Final = cast(list[Spell], terms.SPELLS)
EFFECTS: Final = cast(list[Effect], terms.EFFECTS)
STATES: Final = cast(list[State], terms.STATES)
FALLS: Final = cast(list[Fall], terms.FALLS)
REPORTED: Final = cast(list[Reported], terms.REPORTED)
AWAITED: Final = cast(list[Awaited], terms.AWAITED)
"""The first of them is nothing, and no word."""
CAUSES: Final = cast(list[Cause], terms.CAUSES)
REASONS: Final = cast(list[Reason], ending.REASONS)
PACES: Final = ["slow", "calm", "brisk"]
"""How fast a planned pull may go; said beside a grab, and no part of it."""
USUAL_PACE: Final = "calm"
