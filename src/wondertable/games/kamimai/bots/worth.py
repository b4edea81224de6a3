"""What cards are worth to a team: the common ground of autopilot and bots. All of it reads only what everybody sees."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules.actions import kind_of
from wondertable.core.rules.bags import Bag, count, most, one, size
from wondertable.core.rules.kit import Action, Seat, Set, bit, has
from wondertable.core.rules.questions import Options
from wondertable.games.kamimai.rules import questions as q, spells
from wondertable.games.kamimai.rules.cards import (
    BITS,
    COLOUR_COUNT,
    DRAGONFLIES,
    FAIRY,
    GUARDIAN,
    IMP,
    MOUSE,
    WOLF,
    Card,
    Colour,
    guardians,
)
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.terms import NONE, TEAM_SPELL, Spell

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


def team_units(position: KamimaiPosition, colour: Colour) -> i64:
    """The units of a colour that the whole team holds."""
    units: i64 = 0
    for summoner in position.seats:
        units += spells.potential(position.tables, summoner.cards, colour)
    return units


def open_boxes(position: KamimaiPosition, area: i64, spell: Spell) -> i64:
    """The unticked boxes of a spell in an area."""
    found: i64 = 0
    shape = position.the_sheet().areas[area]
    box: i64
    for box in range(len(shape.spells)):
        if shape.spells[box] == spell and not has(position.ticked, shape.first_box + box):
            found += 1
    return found


def open_elsewhere(position: KamimaiPosition, spell: Spell) -> i64:
    """The unticked boxes of a spell outside the target."""
    found: i64 = 0
    area: i64
    for area in range(len(position.the_sheet().areas)):
        if area != position.target:
            found += open_boxes(position, area, spell)
    return found


def able(position: KamimaiPosition, colour: Colour) -> i64:
    """How many other summoners could give something of a colour to a team spell."""
    found: i64 = 0
    seat: Seat
    for seat in range(position.players):
        if seat != position.activator and spells.potential(position.tables, position.seats[seat].cards, colour):
            found += 1
    return found


def colour_use(position: KamimaiPosition, colour: Colour, drawing: bool) -> i64:
    """What one more unit of a colour is worth to the activator's team now."""
    use: i64 = 0
    if position.target != NONE:
        boxes = open_boxes(position, position.target, colour)
        if boxes:
            held = team_units(position, colour)
            if drawing:
                held += spells.potential(position.tables, position.drawn, colour)
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


def team_use(position: KamimaiPosition, colour: Colour, drawing: bool) -> i64:
    """A team spell wants a colour that the others have too, and that oneself lacks."""
    own = spells.potential(position.tables, position.seats[position.activator].cards, colour)
    if drawing:
        own += spells.potential(position.tables, position.drawn, colour)
    share = position.tables.shares_of(position.players)[0]
    if own >= share:
        return LATER_USE
    return TEAM_USE + 8 * able(position, colour)


def larger(one: i64, two: i64) -> i64:
    if one > two:
        return one
    return two


def card_use(position: KamimaiPosition, card: Card, drawing: bool) -> i64:
    """What a card is worth to the activator's team; Guardians less than nothing."""
    if card < GUARDIAN:
        return colour_use(position, card, drawing)
    if card < FAIRY:
        return -TARGET_USE
    if card < WOLF:
        return colour_use(position, card - FAIRY, drawing) + LATER_USE
    if card == WOLF:
        best: i64 = 0
        colour: Colour
        for colour in range(COLOUR_COUNT):
            best = larger(best, colour_use(position, colour, drawing))
        return best + LATER_USE // 2
    if card == IMP:
        return LATER_USE + LATER_TEAM_USE * guardians_out(position)
    if card == MOUSE:
        return MOUSE_USE
    if card == DRAGONFLIES:
        return LATER_TEAM_USE
    return 0


def demand(position: KamimaiPosition, elsewhere: bool) -> Bag:
    """The open boxes of each spell in the target, or in all other areas, as a bag."""
    found: i64 = 0
    spell: Spell
    for spell in range(TEAM_SPELL + 1):
        boxes: i64 = 0
        if elsewhere:
            boxes = open_elsewhere(position, spell)
        elif position.target != NONE:
            boxes = open_boxes(position, position.target, spell)
        if boxes > most(BITS):
            boxes = most(BITS)
        found += boxes * one(spell, BITS)
    return found


def holding(position: KamimaiPosition, wanted: Bag, later: Bag) -> i64:
    """What all cards of the team together are worth: for the target, then for other open spells, then as Creatures.

    `wanted` is the demand of the target, `later` that of the other areas.
    """
    summoner = position.seats[position.activator]
    spare = count(summoner.cards, MOUSE, BITS) * MOUSE_USE + count(summoner.cards, DRAGONFLIES, BITS) * LATER_TEAM_USE
    if count(summoner.cards, IMP, BITS):
        spare += LATER_USE + LATER_TEAM_USE * guardians_out(position)
    here = ready_for(position, wanted, 0, COMPLETED)
    return here * TARGET_FIRST + ready_for(position, later, wanted, COMPLETED_LATER) * LATER_UNIT + spare


def ready_for(position: KamimaiPosition, wanted: Bag, before: Bag, completed: i64) -> i64:
    """How near the team is to paying these spells, after those `before`; a spell that can be paid outweighs units for others.

    Units together count for more than units apart: the square of what is there for each spell.
    """
    price = position.tables.spell_units
    team = count(wanted, TEAM_SPELL, BITS)
    found: i64 = 0
    paid: i64 = 0
    colour: Colour
    for colour in range(COLOUR_COUNT):
        boxes = count(wanted, colour, BITS)
        if boxes or team:
            units = team_units(position, colour) - count(before, colour, BITS) * price
            worth = progress(units, boxes, price, completed)
            found += worth
            if team:
                ready = team_ready(position, colour)
                found += ready * ready
                if ready == price and units >= price:
                    paid = larger(paid, completed + progress(units - price, boxes, price, completed) - worth)
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
        found += size(guardians(summoner.cards), BITS)
    return found


def units_per_spell(position: KamimaiPosition, area: i64) -> float:
    """The units held for an area's open spells, for each of them; no spell is counted beyond its price."""
    price = position.tables.spell_units
    held: i64 = 0
    still_open: i64 = 0
    spell: Spell
    colour: Colour
    for spell in range(TEAM_SPELL + 1):
        boxes = open_boxes(position, area, spell)
        still_open += boxes
        if boxes and spell == TEAM_SPELL:
            ready: i64 = 0
            for colour in range(COLOUR_COUNT):
                ready = larger(ready, team_ready(position, colour))
            held += boxes * ready
        elif boxes:
            held += spells.at_most(team_units(position, spell), boxes * price)
    return float(held) / float(still_open)


def team_ready(position: KamimaiPosition, colour: Colour) -> i64:
    """The units of a team spell in a colour for which somebody stands ready."""
    shares = position.tables.shares_of(position.players)
    ready: i64 = 0
    unit: i64
    for unit in range(1, shares[0] + 1):
        asked: i64 = 0
        while asked < len(shares) and shares[asked] >= unit:
            asked += 1
        for summoner in position.seats:
            if asked and spells.potential(position.tables, summoner.cards, colour) >= unit:
                asked -= 1
                ready += 1
    return ready


def creatures_in(action: Action, players: i64) -> i64:
    """The Fairies and Wolves of a payment."""
    found: i64 = 0
    seat: Seat
    for seat in range(players):
        given = q.share_of(action, seat)
        found += q.fairies_in(given) + q.wolves_in(given)
    return found


def castable(position: KamimaiPosition) -> Set:
    """The spells of the target that the activator can cast with the cards as they lie."""
    options = Options()
    spells.list_casts(position, options)
    found: i64 = 0
    i: i64
    for i in range(options.size):
        action = options.item(i)
        found |= bit(q.spell_of(kind_of(action), q.colour_of(action)))
    return found
