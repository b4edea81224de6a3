"""The lab: many games played by bots, counted, and told to designers and researchers.

>>> from wondertable.lab import Study, simulate, summary
>>> study = Study("miraris", players=4, games=20, bots=("random",))
>>> found = simulate(study, workers=1)
>>> summary(study, found)["games"]
20
"""

from __future__ import annotations

from wondertable.lab.pool import Found, simulate
from wondertable.lab.result import summary
from wondertable.lab.study import Study
from wondertable.lab.sums import Sums

__all__ = ["Found", "Study", "Sums", "simulate", "summary"]
