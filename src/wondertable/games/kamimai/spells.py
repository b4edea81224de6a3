"""Spells: which payments are possible (KAM-M1 to KAM-M19), and what a cast does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.kit import bit, has, shl, times
from wondertable.core.rules.questions import Options
from wondertable.games.kamimai import tell
from wondertable.games.kamimai.cards import COLOUR_COUNT, FAIRY, WOLF
from wondertable.games.kamimai.forms import (
    ELEMENTS_MASK,
    FAIRIES_SHIFT,
    PAIR_MASK,
    WOLVES_SHIFT,
    cast_code,
    colour_of,
    payers,
    share,
    share_cards,
    share_of,
    share_shift,
)
from wondertable.games.kamimai.questions import CAST, CAST_TEAM
from wondertable.games.kamimai.tables import NONE, TEAM_SPELL, Area

if TYPE_CHECKING:
    from wondertable.games.kamimai.position import KamimaiPosition, Summoner
    from wondertable.games.kamimai.tables import Tables


def open_spells(position: KamimaiPosition) -> i64:
    """KAM-M4: the spells of the target that have an unticked box, as a set; a team spell is one of its own."""
    area = position.target_area()
    found: i64 = 0
    box: i64 = 0
    while box < len(area.spells):
        if not has(position.ticked, area.first_box + box):
            found |= bit(area.spells[box])
        box += 1
    return found


def list_casts(position: KamimaiPosition, options: Options) -> None:
    """Every cast the activator may propose."""
    spells = open_spells(position)
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        if has(spells, colour):
            list_payments(position, colour, options)
        colour += 1
    if has(spells, TEAM_SPELL):
        colour = 0
        while colour < COLOUR_COUNT:
            list_team_payments(position, colour, options)
            colour += 1


def potential(tables: Tables, summoner: Summoner, colour: i64) -> i64:
    """The most units of a colour that a summoner's cards can give."""
    cards = summoner.cards
    units = times(cards, colour)
    units += times(cards, FAIRY + colour) * tables.values[FAIRY + colour]
    return units + times(cards, WOLF) * tables.values[WOLF]


# -- individual and collective spells (KAM-M5 to KAM-M8) -----------------------------------------------------------------


def list_payments(position: KamimaiPosition, colour: i64, options: Options) -> None:
    units = position.tables.spell_units
    all_units: i64 = 0
    for summoner in position.seats:
        all_units += potential(position.tables, summoner, colour)
    if all_units < units:
        return
    add_payments(position, colour, 0, units, units, all_units, cast_code(CAST, colour, position.activator), options)


def add_payments(
    position: KamimaiPosition, colour: i64, at: i64, cards: i64, units: i64, left: i64, code: i64, options: Options
) -> None:
    """KAM-M3: at most `cards` more cards that can give at least `units` more units, from the seats from `at` on.

    `left` is what the cards of those seats can give all together.
    """
    if at == position.players:
        options.add(code)
        return
    seat = position.activator + at
    if seat >= position.players:
        seat -= position.players
    tables = position.tables
    held = position.seats[seat].cards
    left -= potential(tables, position.seats[seat], colour)
    fairy_units: i64 = tables.values[FAIRY + colour]
    wolf_units: i64 = tables.values[WOLF]
    elements = at_most(times(held, colour), cards)
    while elements >= 0:
        fairies = at_most(times(held, FAIRY + colour), cards - elements)
        while fairies >= 0:
            wolves = at_most(times(held, WOLF), cards - elements - fairies)
            while wolves >= 0:
                given = elements + fairies + wolves
                paid = elements + fairies * fairy_units + wolves * wolf_units
                # KAM-M7: the activator gives at least one card
                if (given or at) and units - paid <= left:
                    mine = shl(share(elements, fairies, wolves), share_shift(seat))
                    add_payments(position, colour, at + 1, cards - given, units - paid, left, code | mine, options)
                wolves -= 1
            fairies -= 1
        elements -= 1


def at_most(number: i64, limit: i64) -> i64:
    if number > limit:
        return limit
    return number


# -- team spells (KAM-M11 to KAM-M19) ------------------------------------------------------------------------------------


def list_team_payments(position: KamimaiPosition, colour: i64, options: Options) -> None:
    shares = position.tables.shares_of(position.players)
    able: i64 = 0
    for summoner in position.seats:
        if potential(position.tables, summoner, colour):
            able += 1
    if able < len(shares):
        return
    out = position.players - len(shares)
    add_team_payments(position, colour, 0, out, cast_code(CAST_TEAM, colour, position.activator), options)


def add_team_payments(position: KamimaiPosition, colour: i64, at: i64, out: i64, code: i64, options: Options) -> None:
    """KAM-M12 to KAM-M17: everybody gives a share from own cards; `out` summoners may still sit out."""
    shares = position.tables.shares_of(position.players)
    if at == position.players:
        if out == 0 and shares_fit(position, code, 0, payers(code)):
            options.add(code)
        return
    seat = position.activator + at
    if seat >= position.players:
        seat -= position.players
    if at and out:
        add_team_payments(position, colour, at + 1, out - 1, code, options)
    held = position.seats[seat].cards
    most = shares[0]
    elements = at_most(times(held, colour), most)
    while elements >= 0:
        fairies = at_most(times(held, FAIRY + colour), most - elements)
        while fairies >= 0:
            wolves = at_most(times(held, WOLF), most - elements - fairies)
            while wolves >= 0:
                if elements + fairies + wolves:
                    mine = shl(share(elements, fairies, wolves), share_shift(seat))
                    add_team_payments(position, colour, at + 1, out, code | mine, options)
                wolves -= 1
            fairies -= 1
        elements -= 1


def shares_fit(position: KamimaiPosition, code: i64, at: i64, unpaid: i64) -> bool:
    """KAM-M18: whether the shares from number `at` on can be given out so that each of these seats pays its own."""
    shares = position.tables.shares_of(position.players)
    if at == len(shares):
        return unpaid == 0
    seat: i64 = 0
    while seat < position.players:
        ready = has(unpaid, seat) and pays(position, code, seat, shares[at])
        if ready and shares_fit(position, code, at + 1, unpaid ^ bit(seat)):
            return True
        seat += 1
    return False


def pays(position: KamimaiPosition, code: i64, seat: i64, units: i64) -> bool:
    """KAM-M3, for one seat's part of a payment."""
    given = share_of(code, seat)
    elements = given & ELEMENTS_MASK
    fairies = (given >> FAIRIES_SHIFT) & PAIR_MASK
    wolves = (given >> WOLVES_SHIFT) & PAIR_MASK
    values = position.tables.values
    most = elements + fairies * values[FAIRY + colour_of(code)] + wolves * values[WOLF]
    return elements + fairies + wolves <= units <= most


# -- casting -------------------------------------------------------------------------------------------------------------


def owners_asked(position: KamimaiPosition, action: i64) -> i64:
    """KAM-M6, KAM-Q24, KAM-Q25: the other seats whose agreement a cast needs."""
    if position.activator_overrules:
        return 0
    return payers(action) & ~bit(position.activator)


def spell_of(kind: i64, colour: i64) -> i64:
    if kind == CAST_TEAM:
        return TEAM_SPELL
    return colour


def cast(position: KamimaiPosition, kind: i64, action: i64) -> bool:
    """KAM-M9, KAM-M20: discard the payment and tick the box; returns whether the target is sealed by it."""
    colour = colour_of(action)
    area = position.target_area()
    seat: i64 = 0
    while seat < position.players:
        given = share_cards(colour, share_of(action, seat))
        position.seats[seat].cards -= given
        position.discard += given
        seat += 1
    position.ticked |= bit(area.first_box + open_box(position, area, spell_of(kind, colour)))
    tell.cast(position, spell_of(kind, colour), action)
    return position.ticked & area.boxes == area.boxes


def open_box(position: KamimaiPosition, area: Area, spell: i64) -> i64:
    """KAM-Q44: the first unticked box of this spell; equal boxes are separate spells."""
    box: i64 = 0
    while box < len(area.spells):
        if area.spells[box] == spell and not has(position.ticked, area.first_box + box):
            return box
        box += 1
    return NONE
