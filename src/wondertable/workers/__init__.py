"""Processes that do what would stop an event loop: bots think in them, books stand in them.

Nothing here knows what is done in a process. Whoever needs some names a room, a class whose methods can be asked for by
name, and asks. This package stands beside `server` and `lab`; what a game has outside its rules may use it as well.
"""

from __future__ import annotations

from wondertable.workers.bounds import Bounds, spare_cores
from wondertable.workers.process import Failed, Gone, Late, Process
from wondertable.workers.workers import Workers

__all__ = ["Bounds", "Failed", "Gone", "Late", "Process", "Workers", "spare_cores"]
