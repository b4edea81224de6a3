"""The lab: many games played by bots, counted, and told to designers and researchers.

>>> from wondertable.lab import Study, simulate, summary
>>> study = Study("miraris", players=4, games=20, bots=("random",))
>>> found = simulate(study, workers=1)
>>> summary(study, found)["games"]
20
"""

from __future__ import annotations

from wondertable.core.text import also_from
from wondertable.lab.comparing import Compared, Version, compare
from wondertable.lab.pool import Found, simulate
from wondertable.lab.result import summary
from wondertable.lab.study import Study
from wondertable.lab.sums import Sums

also_from(__name__)
"""What studies say stands beside them."""

__all__ = ["Compared", "Found", "Study", "Sums", "Version", "compare", "simulate", "summary"]
