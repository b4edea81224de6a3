"""Spells: which payments are possible, and what a cast does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.bags import Bag, count
from wondertable.core.rules.kit import Action, Kind, Seat, Seats, Set, bit, has, shl
from wondertable.core.rules.questions import Options
from wondertable.games.kamimai.rules import questions as q, tell
from wondertable.games.kamimai.rules.cards import BITS, COLOUR_COUNT, FAIRY, WOLF, Colour
from wondertable.games.kamimai.rules.tables import Area, Tables
from wondertable.games.kamimai.rules.terms import NONE, TEAM_SPELL, Spell

if TYPE_CHECKING:
    from wondertable.games.kamimai.rules.position import KamimaiPosition


def open_spells(position: KamimaiPosition) -> Set:
    """KAM-M4: the spells of the target that have an unticked box; a team spell is one of its own."""
    area = position.target_area()
    found: i64 = 0
    box: i64
    for box in range(len(area.spells)):
        if not has(position.ticked, area.first_box + box):
            found |= bit(area.spells[box])
    return found


def list_casts(position: KamimaiPosition, options: Options) -> None:
    """Every cast the activator may propose. A team spell may have any colour (KAM-M11)."""
    spells = open_spells(position)
    colour: Colour
    for colour in range(COLOUR_COUNT):
        if has(spells, colour):
            list_payments(position, colour, options)
    if has(spells, TEAM_SPELL):
        for colour in range(COLOUR_COUNT):
            list_team_payments(position, colour, options)


def potential(tables: Tables, cards: Bag, colour: Colour) -> i64:
    """KAM-M2: the most units of a colour that cards can give."""
    units = count(cards, colour, BITS)
    units += count(cards, FAIRY + colour, BITS) * tables.values[FAIRY + colour]
    return units + count(cards, WOLF, BITS) * tables.values[WOLF]


# -- individual and collective spells ------------------------------------------------------------------------------------


def list_payments(position: KamimaiPosition, colour: Colour, options: Options) -> None:
    """KAM-M5, KAM-M6: from the activator's spread alone, or with cards of any others."""
    units = position.tables.spell_units  # KAM-M1
    all_units: i64 = 0
    for summoner in position.seats:
        all_units += potential(position.tables, summoner.cards, colour)
    if all_units < units:
        return
    start = q.cast_code(q.CAST, colour, position.activator)
    add_payments(position, colour, 0, units, units, all_units, start, options)


def add_payments(
    position: KamimaiPosition,
    colour: Colour,
    at: i64,
    cards: i64,
    units: i64,
    left: i64,
    code: Action,
    options: Options,
) -> None:
    """KAM-M3, KAM-Q22: at most `cards` more cards that can give at least `units` more units, from the seats from `at` on.

    `left` is what the cards of those seats can give all together. KAM-M8: Fairies and the Wolf are cards as any other.
    """
    if at == position.players:
        options.add(code)
        return
    seat = position.activator + at
    if seat >= position.players:
        seat -= position.players
    tables = position.tables
    held = position.seats[seat].cards
    left -= potential(tables, held, colour)
    fairy_units = tables.values[FAIRY + colour]
    wolf_units = tables.values[WOLF]
    elements: i64
    fairies: i64
    wolves: i64
    for elements in range(at_most(count(held, colour, BITS), cards), -1, -1):
        for fairies in range(at_most(count(held, FAIRY + colour, BITS), cards - elements), -1, -1):
            for wolves in range(at_most(count(held, WOLF, BITS), cards - elements - fairies), -1, -1):
                given = elements + fairies + wolves
                paid = elements + fairies * fairy_units + wolves * wolf_units
                # KAM-M7: the activator gives at least one card
                if (given or at) and units - paid <= left:
                    mine = shl(q.share(elements, fairies, wolves), q.share_shift(seat))
                    add_payments(position, colour, at + 1, cards - given, units - paid, left, code | mine, options)


def at_most(number: i64, limit: i64) -> i64:
    if number > limit:
        return limit
    return number


# -- team spells ---------------------------------------------------------------------------------------------------------


def list_team_payments(position: KamimaiPosition, colour: Colour, options: Options) -> None:
    """KAM-M19: without somebody for every share there is none in this colour."""
    shares = position.tables.shares_of(position.players)
    able: i64 = 0
    for summoner in position.seats:
        if potential(position.tables, summoner.cards, colour):
            able += 1
    if able < len(shares):
        return
    out = position.players - len(shares)
    add_team_payments(position, colour, 0, out, q.cast_code(q.CAST_TEAM, colour, position.activator), options)


def add_team_payments(
    position: KamimaiPosition, colour: Colour, at: i64, out: i64, code: Action, options: Options
) -> None:
    """KAM-M12: everybody gives a share, the activator always; `out` others may still sit out (KAM-M14, KAM-Q21)."""
    shares = position.tables.shares_of(position.players)
    if at == position.players:
        if out == 0 and shares_fit(position, code, 0, q.payers(code)):
            options.add(code)
        return
    seat = position.activator + at
    if seat >= position.players:
        seat -= position.players
    if at and out:
        add_team_payments(position, colour, at + 1, out - 1, code, options)
    held = position.seats[seat].cards
    most = shares[0]
    elements: i64
    fairies: i64
    wolves: i64
    for elements in range(at_most(count(held, colour, BITS), most), -1, -1):
        for fairies in range(at_most(count(held, FAIRY + colour, BITS), most - elements), -1, -1):
            for wolves in range(at_most(count(held, WOLF, BITS), most - elements - fairies), -1, -1):
                if elements + fairies + wolves:
                    mine = shl(q.share(elements, fairies, wolves), q.share_shift(seat))
                    add_team_payments(position, colour, at + 1, out, code | mine, options)


def shares_fit(position: KamimaiPosition, code: Action, at: i64, unpaid: Seats) -> bool:
    """KAM-M18: whether the shares from number `at` on can be given out so that each of these seats pays its own."""
    shares = position.tables.shares_of(position.players)
    if at == len(shares):
        return unpaid == 0
    seat: Seat
    for seat in range(position.players):
        ready = has(unpaid, seat) and pays(position.tables, q.colour_of(code), q.share_of(code, seat), shares[at])
        if ready and shares_fit(position, code, at + 1, unpaid ^ bit(seat)):
            return True
    return False


def pays(tables: Tables, colour: Colour, given: q.Share, units: i64) -> bool:
    """KAM-M3, for one seat's part of a payment; a Fairy or Wolf pays no share but its owner's (KAM-Q20)."""
    elements = q.elements_in(given)
    fairies = q.fairies_in(given)
    wolves = q.wolves_in(given)
    most = elements + fairies * tables.values[FAIRY + colour] + wolves * tables.values[WOLF]
    return elements + fairies + wolves <= units <= most


# -- casting -------------------------------------------------------------------------------------------------------------


def owners_asked(position: KamimaiPosition, action: Action) -> Seats:
    """KAM-M6, KAM-Q24, KAM-Q25: the other seats whose agreement a cast needs."""
    if position.chosen.activator_overrules:
        return 0
    return q.payers(action) & ~bit(position.activator)


def cast(position: KamimaiPosition, kind: Kind, action: Action) -> bool:
    """KAM-M20: discard the payment and tick the box; returns whether the target is sealed by it."""
    colour = q.colour_of(action)
    spell = q.spell_of(kind, colour)
    area = position.target_area()
    seat: Seat
    for seat in range(position.players):
        given = q.share_cards(colour, q.share_of(action, seat))
        position.seats[seat].cards -= given
        position.discard += given
    position.ticked |= bit(area.first_box + open_box(position, area, spell))
    tell.cast(position, spell, action)
    return position.ticked & area.boxes == area.boxes


def open_box(position: KamimaiPosition, area: Area, spell: Spell) -> i64:
    """KAM-Q44: the first unticked box of this spell; equal boxes are separate spells."""
    box: i64
    for box in range(len(area.spells)):
        if area.spells[box] == spell and not has(position.ticked, area.first_box + box):
            return box
    return NONE
