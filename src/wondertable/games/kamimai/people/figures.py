"""The figures of KamiMaï that a study of many games reports, under the names of the rules' sanity figures."""

from __future__ import annotations

from collections.abc import Mapping

from wondertable.core.rules.bags import size
from wondertable.core.tally import Tally, add, ratio
from wondertable.games.kamimai.rules import tell
from wondertable.games.kamimai.rules.cards import BITS, guardians
from wondertable.games.kamimai.rules.ending import SEALED, UNFINISHED
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.tables import Tables
from wondertable.games.kamimai.rules.terms import BLESSING, STOOD

Json = dict[str, object]


def measure(position: KamimaiPosition, tally: Tally) -> None:
    """Add a finished game with a journal."""
    assert position.journal is not None
    add(tally, "games")
    add(tally, "won", float(position.ended == SEALED))
    add(tally, "unfinished", float(position.ended == UNFINISHED))
    if position.ended == SEALED:
        add(tally, "energy_left", float(position.energy))
    blessed = False
    effects = {number: area.effect for number, area in enumerate(a for s in position.tables.sheets for a in s.areas)}
    for event in position.journal.events:
        if event.key == tell.TURN:
            add(tally, "turns")
        elif event.key == tell.TARGET:
            blessed = effects[event.args[0]] == BLESSING
        elif event.key == tell.DRAW:
            measure_draw(event.args[1], event.args[2], blessed, tally)
        elif event.key == tell.FELL:
            add(tally, "late_falls")
        elif event.key == tell.CAST:
            add(tally, "spells")
        elif event.key == tell.ENERGY_LOST:
            add(tally, f"energy {event.args[0]}", event.args[1])


def measure_draw(drawn: int, fall: int, blessed: bool, tally: Tally) -> None:
    add(tally, "draws")
    add(tally, "cards", int(size(drawn, BITS)))
    add(tally, "guardians", int(size(guardians(drawn), BITS)))
    if fall != STOOD:
        add(tally, "draw_falls")
        if blessed:
            add(tally, "blessed_falls" if guardians(drawn) else "falls_in_blessed_area")


def figures(tables: Tables, tally: Mapping[str, float]) -> Json:
    return {
        "won": ratio(tally, "won", "games"),
        "unfinished": ratio(tally, "unfinished", "games"),
        "energy_left_at_win": ratio(tally, "energy_left", "won"),
        "turns": ratio(tally, "turns", "games"),
        "draw_falls": ratio(tally, "draw_falls", "games"),
        "draws_that_fall": ratio(tally, "draw_falls", "draws"),
        "cards_per_draw": ratio(tally, "cards", "draws"),
        "guardians_per_draw": ratio(tally, "guardians", "draws"),
        "late_falls": ratio(tally, "late_falls", "games"),
        "spells": ratio(tally, "spells", "games"),
        "blessed_falls": ratio(tally, "blessed_falls", "games"),
        "falls_in_blessed_area_without_guardian": ratio(tally, "falls_in_blessed_area", "games"),
        "energy_lost_to_draw_falls": ratio(tally, "energy 0", "games"),
        "energy_lost_between": ratio(tally, "energy 1", "games"),
        "energy_lost_to_curses": ratio(tally, "energy 2", "games"),
    }
