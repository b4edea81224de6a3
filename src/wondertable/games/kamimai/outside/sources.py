"""Where the results of pulls come from, and which tables have something outside the rules for it (KAM-G29)."""

from __future__ import annotations

from collections.abc import Mapping

from wondertable.core.options import Value
from wondertable.core.outside import Host, Outside
from wondertable.core.refused import Refused
from wondertable.core.rules.position import Position
from wondertable.core.saving import bad
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.terms import SIMULATED, SOURCES, STANDING, STATISTICAL


def outside(host: Host) -> Outside | None:
    """A simulated book has a place of its own beside the table; what people tell of real cards needs none."""
    position = host.position
    assert isinstance(position, KamimaiPosition)
    if position.chosen.source != SIMULATED:
        return None
    # who simulates no book needs none of it
    from wondertable.games.kamimai.outside.grimoire.at_table import Grimoire

    return Grimoire(host)


def check_alone(options: Mapping[str, Value]) -> None:
    source = options["source"]
    if source != SOURCES[STATISTICAL]:
        raise Refused(None, "needs-table", {"option": "source", "value": str(source)})


def check_start(position: Position) -> None:
    """A position says which pages stand, but not how they lean: a simulated book begins before it is built."""
    assert isinstance(position, KamimaiPosition)
    book = position.book
    if position.chosen.source == SIMULATED and book.state == STANDING and book.here_a | book.here_b:
        raise bad("board, book", "a simulated book is not saved; give the option source another value")
