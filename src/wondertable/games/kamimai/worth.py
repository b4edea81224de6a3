"""What cards are worth to a team: the common ground of autopilot and bots. All of it reads only what everybody sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.kit import has, tally_size, times
from wondertable.games.kamimai import spells
from wondertable.games.kamimai.cards import (
    COLOUR_COUNT,
    DRAGONFLIES,
    FAIRY,
    GUARDIAN,
    IMP,
    MOUSE,
    WOLF,
    guardians,
)
from wondertable.games.kamimai.forms import FAIRIES_SHIFT, PAIR_MASK, WOLVES_SHIFT, share_of
from wondertable.games.kamimai.tables import TEAM_SPELL

if TYPE_CHECKING:
    from wondertable.games.kamimai.position import KamimaiPosition

TARGET_USE: Final = 100
TEAM_USE: Final = 60
LATER_USE: Final = 20
LATER_TEAM_USE: Final = 8
FULL: Final = 30
"""What an Element of the target is worth where the team has enough units already."""


def team_units(position: KamimaiPosition, colour: i64) -> i64:
    """The units of a colour that the whole team holds."""
    units: i64 = 0
    for summoner in position.seats:
        units += spells.potential(position.tables, summoner, colour)
    return units


def drawn_units(position: KamimaiPosition, colour: i64) -> i64:
    values = position.tables.values
    cards = position.drawn
    units = times(cards, colour)
    return units + times(cards, FAIRY + colour) * values[FAIRY + colour] + times(cards, WOLF) * values[WOLF]


def open_boxes(position: KamimaiPosition, area: i64, spell: i64) -> i64:
    """The unticked boxes of a spell in an area."""
    found: i64 = 0
    shape = position.the_sheet().areas[area]
    box: i64 = 0
    while box < len(shape.spells):
        if shape.spells[box] == spell and not has(position.ticked, shape.first_box + box):
            found += 1
        box += 1
    return found


def open_elsewhere(position: KamimaiPosition, spell: i64) -> i64:
    """The unticked boxes of a spell outside the target."""
    found: i64 = 0
    area: i64 = 0
    while area < len(position.the_sheet().areas):
        if area != position.target:
            found += open_boxes(position, area, spell)
        area += 1
    return found


def able(position: KamimaiPosition, colour: i64) -> i64:
    """How many other summoners could give something of a colour to a team spell."""
    found: i64 = 0
    seat: i64 = 0
    while seat < position.players:
        if seat != position.activator and spells.potential(position.tables, position.seats[seat], colour):
            found += 1
        seat += 1
    return found


def colour_use(position: KamimaiPosition, colour: i64, drawing: bool) -> i64:
    """What one more unit of a colour is worth to the activator's team now."""
    use: i64 = 0
    if position.target >= 0:
        boxes = open_boxes(position, position.target, colour)
        if boxes:
            held = team_units(position, colour)
            if drawing:
                held += drawn_units(position, colour)
            lacking = boxes * position.tables.spell_units - held
            use = FULL
            if lacking > 0:
                use = TARGET_USE - 2 * lacking
        if open_boxes(position, position.target, TEAM_SPELL):
            use = larger(use, team_use(position, colour, drawing))
    if open_elsewhere(position, colour):
        use += LATER_USE
    if open_elsewhere(position, TEAM_SPELL):
        use += LATER_TEAM_USE + 2 * able(position, colour)
    return use


def team_use(position: KamimaiPosition, colour: i64, drawing: bool) -> i64:
    """A team spell wants a colour that the others have too, and that oneself lacks."""
    own = spells.potential(position.tables, position.seats[position.activator], colour)
    if drawing:
        own += drawn_units(position, colour)
    share = position.tables.shares_of(position.players)[0]
    if own >= share:
        return LATER_USE
    return TEAM_USE + 8 * able(position, colour)


def larger(one: i64, two: i64) -> i64:
    if one > two:
        return one
    return two


def card_use(position: KamimaiPosition, card: i64, drawing: bool) -> i64:
    """What a card is worth to the activator's team; Guardians less than nothing."""
    if card < GUARDIAN:
        return colour_use(position, card, drawing)
    if card < FAIRY:
        return -TARGET_USE
    if card < WOLF:
        return colour_use(position, card - FAIRY, drawing) + LATER_USE
    if card == WOLF:
        best: i64 = 0
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            best = larger(best, colour_use(position, colour, drawing))
            colour += 1
        return best + LATER_USE // 2
    if card == IMP:
        return LATER_USE + LATER_TEAM_USE * guardians_out(position)
    if card == MOUSE:
        return LATER_USE + LATER_USE // 2
    if card == DRAGONFLIES:
        return LATER_TEAM_USE
    return 0


def guardians_out(position: KamimaiPosition) -> i64:
    """How many Guardians lie in Reserves and spread."""
    found: i64 = 0
    for summoner in position.seats:
        found += tally_size(guardians(summoner.cards))
    return found


def units_per_spell(position: KamimaiPosition, area: i64) -> float:
    """The units held for an area's open spells, for each of them; no spell is counted beyond its price."""
    price = int(position.tables.spell_units)
    held, count = 0, 0
    for spell in range(TEAM_SPELL + 1):
        boxes = int(open_boxes(position, area, spell))
        if not boxes:
            continue
        count += boxes
        if spell == TEAM_SPELL:
            held += boxes * max(int(team_ready(position, colour)) for colour in range(COLOUR_COUNT))
        else:
            held += min(boxes * price, int(team_units(position, spell)))
    return held / count


def team_ready(position: KamimaiPosition, colour: i64) -> i64:
    """The units of a team spell in a colour for which somebody stands ready."""
    shares = position.tables.shares_of(position.players)
    ready: i64 = 0
    for summoner in position.seats:
        units = spells.potential(position.tables, summoner, colour)
        if units > shares[0]:
            units = shares[0]
        ready += units
    if ready > position.tables.spell_units:
        return position.tables.spell_units
    return ready


def creatures_in(action: i64, players: i64) -> i64:
    """The Fairies and Wolves of a payment."""
    found: i64 = 0
    seat: i64 = 0
    while seat < players:
        given = share_of(action, seat)
        found += ((given >> FAIRIES_SHIFT) & PAIR_MASK) + ((given >> WOLVES_SHIFT) & PAIR_MASK)
        seat += 1
    return found
