"""The phases of a game of AlicematiC, in their order."""

from __future__ import annotations

from typing import Final

CHOOSING_KINGDOMS: Final = 0
CHOOSING_CARDS: Final = 1
PLACING_CITIES: Final = 2
IN_POLITICS: Final = 3
IN_INVASION: Final = 4
OVER: Final = 5
PHASES: Final = ["kingdoms", "mulligan", "cities", "politics", "invasion", "over"]
