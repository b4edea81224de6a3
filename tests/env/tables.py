"""Every game at every number of seats, as environments play it."""

from __future__ import annotations

import wondertable

TABLES = [(name, players) for name in wondertable.games() for players in wondertable.game(name).seats()]


def identity(value: object) -> str:
    return str(value)
