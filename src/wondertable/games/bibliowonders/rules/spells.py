"""Elementary magic of Bibliowonders! (BIB-A5 to BIB-A8): Clairvoyance, Negotiation, Leap."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.rules.actions import code
from wondertable.core.rules.kit import bit, has
from wondertable.core.rules.questions import Options
from wondertable.games.bibliowonders import piles, tell
from wondertable.games.bibliowonders.outline import NO_PLACE, STRIDE
from wondertable.games.bibliowonders.questions import CLAIRVOYANCE, LEAP, NEGOTIATE, NEGOTIATION_DISCARD

if TYPE_CHECKING:
    from wondertable.games.bibliowonders.position import BibliowondersPosition, Player

SPELL_CLAIRVOYANCE: Final = 0
SPELL_NEGOTIATE: Final = 1
SPELL_LEAP: Final = 2


def list_spells(position: BibliowondersPosition, player: Player, options: Options) -> None:
    """BIB-A5 to BIB-A8."""
    tables = position.tables
    mp = player.mp
    if mp >= tables.clairvoyance_cost:
        known = position.up | player.seen
        beside = position.beside
        at: i64 = STRIDE * player.pawn
        end: i64 = at + STRIDE
        while at < end:
            neighbour = beside[at]
            if neighbour == NO_PLACE:
                break
            if not has(known, neighbour):
                options.add(code(CLAIRVOYANCE, neighbour))
            at += 1
    if mp >= tables.negotiate_cost and piles.can_draw(position):
        options.add(NEGOTIATE)
    if mp >= tables.leap_cost:
        options.add(LEAP)


def can_look_at(position: BibliowondersPosition, player: Player) -> i64:
    """BIB-A5, BIB-Q20: adjacent face-down cards that the seat does not know yet."""
    return position.near[player.pawn] & ~position.up & ~player.seen


def pay(position: BibliowondersPosition, seat: i64, spell: i64, cost: i64) -> None:
    position.seats[seat].mp -= cost
    tell.cast(position, seat, spell, cost)


def clairvoyance(position: BibliowondersPosition, seat: i64, place: i64) -> None:
    """BIB-A5: only this seat sees the front."""
    pay(position, seat, SPELL_CLAIRVOYANCE, position.tables.clairvoyance_cost)
    look(position, seat, place)


def look(position: BibliowondersPosition, seat: i64, place: i64) -> None:
    position.reveal()
    position.seats[seat].seen |= bit(place)
    tell.look(position, seat, place)


def negotiate(position: BibliowondersPosition, seat: i64) -> None:
    """BIB-A6, BIB-Q21: draw, then discard a card of the whole hand."""
    tables = position.tables
    pay(position, seat, SPELL_NEGOTIATE, tables.negotiate_cost)
    piles.draw(position, seat, tables.negotiate_draw)
    piles.owe(position, seat, tables.negotiate_discard, NEGOTIATION_DISCARD)


def leap(position: BibliowondersPosition, seat: i64) -> None:
    """BIB-A7: one more Move, as often as it is paid for."""
    pay(position, seat, SPELL_LEAP, position.tables.leap_cost)
    position.moves += position.tables.leap_moves
    tell.more_moves(position, seat)
