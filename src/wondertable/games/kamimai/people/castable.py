"""What the open spells of the target need, what the team could give, and what the activator can cast now."""

from __future__ import annotations

from wondertable.core.rules.actions import kind_of
from wondertable.core.rules.kit import has
from wondertable.core.rules.questions import Options
from wondertable.games.kamimai.people.shapes import Need, NeedColour
from wondertable.games.kamimai.people.terms import SPELLS
from wondertable.games.kamimai.rules import questions as q
from wondertable.games.kamimai.rules import spells
from wondertable.games.kamimai.rules.cards import COLOURS
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.terms import TEAM_SPELL


def castable(position: KamimaiPosition) -> set[tuple[int, int]]:
    """The spells that the activator can cast now, each with a colour."""
    options = Options()
    spells.list_casts(position, options)
    return {(q.spell_of(kind_of(cast), q.colour_of(cast)), q.colour_of(cast)) for cast in options.to_list()}


def needs(position: KamimaiPosition) -> list[Need]:
    """The open boxes of the target: what the whole team could give, and whether the activator can cast it now."""
    area = position.target_area()
    ready = castable(position)
    found: list[Need] = []
    for place, spell in enumerate(area.spells):
        if has(position.ticked, area.first_box + place):
            continue
        colours = range(len(COLOURS)) if spell == TEAM_SPELL else [spell]
        units = [
            NeedColour(
                colour=COLOURS[colour],
                units=sum(spells.potential(position.tables, each.cards, colour) for each in position.seats),
                castable=(spell, colour) in ready,
            )
            for colour in colours
        ]
        found.append(Need(SPELLS[spell], units))
    return found
