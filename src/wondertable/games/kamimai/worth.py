"""What cards are worth to a team: the common ground of autopilot and bots. All of it reads only what everybody sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.rules.kit import TALLY_MASK, has, tally, tally_size, times
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
MOUSE_USE: Final = LATER_USE + LATER_USE // 2
LATER_UNIT: Final = 10
TARGET_FIRST: Final = 100_000
COMPLETED: Final = 1_000
COMPLETED_LATER: Final = 20
"""What a spell that can be paid is worth more than its units, in the target and elsewhere."""
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
        return MOUSE_USE
    if card == DRAGONFLIES:
        return LATER_TEAM_USE
    return 0


def demand(position: KamimaiPosition, elsewhere: bool) -> i64:
    """The open boxes of each spell in the target, or in all other areas, as a tally."""
    found: i64 = 0
    spell: i64 = 0
    while spell <= TEAM_SPELL:
        boxes: i64 = 0
        if elsewhere:
            boxes = open_elsewhere(position, spell)
        elif position.target >= 0:
            boxes = open_boxes(position, position.target, spell)
        if boxes > TALLY_MASK:
            boxes = TALLY_MASK
        found += boxes * tally(spell)
        spell += 1
    return found


def holding(position: KamimaiPosition, wanted: i64, later: i64) -> i64:
    """What all cards of the team together are worth: for the target, then for other open spells, then as Creatures.

    `wanted` is the demand of the target, `later` that of the other areas.
    """
    summoner = position.seats[position.activator]
    spare = times(summoner.cards, MOUSE) * MOUSE_USE + times(summoner.cards, DRAGONFLIES) * LATER_TEAM_USE
    if times(summoner.cards, IMP):
        spare += LATER_USE + LATER_TEAM_USE * guardians_out(position)
    here = ready_for(position, wanted, 0, COMPLETED)
    return here * TARGET_FIRST + ready_for(position, later, wanted, COMPLETED_LATER) * LATER_UNIT + spare


def ready_for(position: KamimaiPosition, wanted: i64, before: i64, completed: i64) -> i64:
    """How near the team is to paying these spells, after those `before`; a spell that can be paid outweighs units for others.

    Units together count for more than units apart: the square of what is there for each spell.
    """
    price = position.tables.spell_units
    team = times(wanted, TEAM_SPELL)
    found: i64 = 0
    paid: i64 = 0
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        boxes = times(wanted, colour)
        if boxes or team:
            units = team_units(position, colour) - times(before, colour) * price
            worth = progress(units, boxes, price, completed)
            found += worth
            if team:
                ready = team_ready(position, colour)
                found += ready * ready
                if ready == price and units >= price:
                    paid = larger(paid, completed + progress(units - price, boxes, price, completed) - worth)
        colour += 1
    return found + paid


def progress(units: i64, boxes: i64, price: i64, completed: i64) -> i64:
    """What units of a colour are worth to its open boxes."""
    worth: i64 = 0
    while boxes > 0 and units > 0:
        if units < price:
            return worth + units * units
        worth += price * price + completed
        units -= price
        boxes -= 1
    return worth


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
    unit: i64 = 1
    while unit <= shares[0]:
        asked: i64 = 0
        while asked < len(shares) and shares[asked] >= unit:
            asked += 1
        for summoner in position.seats:
            if asked and spells.potential(position.tables, summoner, colour) >= unit:
                asked -= 1
                ready += 1
        unit += 1
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
