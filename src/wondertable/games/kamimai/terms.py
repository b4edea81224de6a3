"""The words of KamiMaï that rules, views and saves share, as numbers and by name."""

from __future__ import annotations

from typing import Final

PHASES: Final = ["setup", "training", "target", "draw", "watch", "cast", "store", "over"]
SETUP: Final = 0
TRAINING: Final = 1
TARGET: Final = 2
DRAW: Final = 3
WATCH: Final = 4
CAST: Final = 5
STORE: Final = 6
OVER: Final = 7

EASY: Final = 0
NORMAL: Final = 1
HARD: Final = 2
ASK: Final = -1

STATISTICAL: Final = 0
SIMULATED: Final = 1
COMPANION: Final = 2
SOURCES: Final = ["statistical", "simulated", "companion"]

STANDING: Final = 0
FALLEN: Final = 1
BUILDING: Final = 2
STATES: Final = ["standing", "fallen", "building"]

NO_FALL: Final = 0
DRAW_FALL: Final = 1
QUIET_FALL: Final = 2
FALLS: Final = ["none", "draw", "quiet"]
"""The fall of a turn that waits for its rebuild."""

AWAIT_NOTHING: Final = 0
AWAIT_BUILT: Final = 1
AWAIT_GRABBED: Final = 2
AWAIT_WATCH: Final = 3
AWAIT_DREW: Final = 4
AWAITED: Final = ["", "built", "grabbed", "watch", "drew"]

RUNNING: Final = 0
SEALED: Final = 1
ENERGY_GONE: Final = 2
UNFINISHED: Final = 3
REASONS: Final = ["", "sealed", "energy", "unfinished"]

LEFT: Final = 0
RIGHT: Final = 1

OWN_GRIPS: Final = 0x43210
"""Each grip stands for itself, four bits each."""

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

REPORTED: Final = ["none", "draw", "watch"]
"""The fall of a report (KAM-G8)."""
STOOD: Final = 0
FELL_IN_DRAW: Final = 1
FELL_IN_WATCH: Final = 2

PATIENCE: Final = 100_000
"""No game opens and closes questions more often; one that would ends unfinished (KAM-Q45)."""
