"""The words of KamiMaï that rules, views and saves share, as numbers and by name. How games end stands in ending.py."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from wondertable.games.kamimai.rules.cards import COLOURS

Grip: TypeAlias = i64
Spell: TypeAlias = i64
Side: TypeAlias = i64

NONE: Final = -1
"""Nothing of a list: no sheet, no area, no card, no hand. A seat that is none is NOBODY, as everywhere."""

PHASES: Final = ["setup", "training", "target", "draw", "watch", "cast", "store", "over"]
"""KAM-P1: the four of a turn in their order, with the watch between DRAW and CAST, and what comes before and after."""
IN_SETUP: Final = 0
IN_TRAINING: Final = 1
IN_TARGET: Final = 2
IN_DRAW: Final = 3
IN_WATCH: Final = 4
IN_CAST: Final = 5
IN_STORE: Final = 6
OVER: Final = 7

MODES: Final = ["easy", "normal", "hard"]
EASY: Final = 0
NORMAL: Final = 1
HARD: Final = 2

SOURCES: Final = ["statistical", "simulated", "companion"]
"""KAM-G29: where the results of pulls come from. Only the first one needs nothing from outside."""
STATISTICAL: Final = 0
SIMULATED: Final = 1
COMPANION: Final = 2

ODDS: Final = ["rules", "physics"]
"""Whose chances statistical hands have: those of the rules, or those fitted to the simulated book."""

SKILLS: Final = ["steady", "average", "clumsy"]
AVERAGE: Final = 1

SIDES: Final = ["left", "right"]
"""Of hands."""
LEFT: Final = 0
RIGHT: Final = 1

GRIPS: Final = ["free", "thumb_middle", "thumb_ring", "thumb_little", "other_hand"]
FREE: Final = 0
THUMB_MIDDLE: Final = 1
THUMB_RING: Final = 2
THUMB_LITTLE: Final = 3
OTHER_HAND: Final = 4
GRIP_BITS: Final = 4
GRIP_MASK: Final = 15
OWN_GRIPS: Final = 0x43210
"""Each grip stands for itself."""

SPELLS: Final = [*COLOURS, "team"]
TEAM_SPELL: Final = 4
"""A spell is a colour, or this."""

EFFECTS: Final = ["none", "blessing", "curse_energy", "curse_discard", "curse_colour"]
"""Of an area."""
NO_EFFECT: Final = 0
BLESSING: Final = 1
CURSE_OF_ENERGY: Final = 2
CURSE_OF_DISCARD: Final = 3
CURSE_OF_COLOUR: Final = 4

STATES: Final = ["standing", "fallen", "building"]
"""KAM-G1: of the book."""
STANDING: Final = 0
FALLEN: Final = 1
BUILDING: Final = 2

FALLS: Final = ["none", "draw", "quiet"]
"""The fall of a turn that waits for its rebuild."""
NO_FALL: Final = 0
DRAW_FALL: Final = 1
QUIET_FALL: Final = 2

REPORTED: Final = ["none", "draw", "watch"]
"""The fall of a report (KAM-G8)."""
STOOD: Final = 0
FELL_IN_DRAW: Final = 1
FELL_IN_WATCH: Final = 2

AWAITED: Final = ["", "built", "grabbed", "watch", "drew"]
"""Results from outside the rules."""
AWAIT_NOTHING: Final = 0
AWAIT_BUILT: Final = 1
AWAIT_GRABBED: Final = 2
AWAIT_WATCH: Final = 3
AWAIT_DREW: Final = 4

CAUSES: Final = ["setup", "training", "draw_fall", "quiet_fall", "between_fall", "next_sheet"]
"""Why the book is built (the message `build` of the rules)."""
FOR_SETUP: Final = 0
FOR_TRAINING: Final = 1
AFTER_DRAW_FALL: Final = 2
AFTER_QUIET_FALL: Final = 3
AFTER_BETWEEN_FALL: Final = 4
FOR_NEXT_SHEET: Final = 5

LOSSES: Final = ["draw_fall", "between_fall", "curse"]
"""Why Energy is lost."""
BY_DRAW_FALL: Final = 0
BY_BETWEEN_FALL: Final = 1
BY_CURSE: Final = 2
