"""Elementary magic of Bibliowonders!: Clairvoyance, Negotiation, Leap."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.actions import code
from wondertable.core.rules.kit import Seat, bit, has
from wondertable.core.rules.questions import Options
from wondertable.games.bibliowonders.rules import piles, tell
from wondertable.games.bibliowonders.rules.questions import CLAIRVOYANCE, LEAP, NEGOTIATE, NEGOTIATION_DISCARD
from wondertable.games.bibliowonders.rules.tables import (
    NO_PLACE,
    SPELL_CLAIRVOYANCE,
    SPELL_LEAP,
    SPELL_NEGOTIATE,
    STRIDE,
    Place,
    Places,
)

if TYPE_CHECKING:
    from wondertable.games.bibliowonders.rules.position import BibliowondersPosition, Player


def list_spells(position: BibliowondersPosition, player: Player, options: Options) -> None:
    """BIB-A8: what can be paid."""
    tables = position.tables
    mp = player.mp
    if mp >= tables.clairvoyance_cost:
        known = position.face_up | player.seen
        beside = position.adjacency.beside
        at: i64
        for at in range(STRIDE * player.pawn, STRIDE * player.pawn + STRIDE):
            neighbour = beside[at]
            if neighbour == NO_PLACE:
                break
            if not has(known, neighbour):
                options.add(code(CLAIRVOYANCE, neighbour))
    if mp >= tables.negotiate_cost and piles.can_draw(position):  # BIB-A6
        options.add(NEGOTIATE)
    if mp >= tables.leap_cost:
        options.add(LEAP)


def can_look_at(position: BibliowondersPosition, player: Player) -> Places:
    """BIB-A5: adjacent face-down cards; BIB-Q20: that the seat does not know yet."""
    return position.adjacency.near[player.pawn] & ~position.face_up & ~player.seen


def pay(position: BibliowondersPosition, seat: Seat, spell: i64, cost: i64) -> None:
    """BIB-A8: at once and in full."""
    position.seats[seat].mp -= cost
    tell.cast(position, seat, spell, cost)


def clairvoyance(position: BibliowondersPosition, seat: Seat, place: Place) -> None:
    """BIB-A5: only this seat sees the front, and gains nothing by it."""
    pay(position, seat, SPELL_CLAIRVOYANCE, position.tables.clairvoyance_cost)
    look(position, seat, place)


def look(position: BibliowondersPosition, seat: Seat, place: Place) -> None:
    position.reveal()
    position.seats[seat].seen |= bit(place)
    tell.look(position, seat, place)


def negotiate(position: BibliowondersPosition, seat: Seat) -> None:
    """BIB-A6, BIB-Q21: draw, then discard a card of the whole hand."""
    tables = position.tables
    pay(position, seat, SPELL_NEGOTIATE, tables.negotiate_cost)
    piles.draw(position, seat, tables.negotiate_draw)
    piles.owe(position, seat, tables.negotiate_discard, NEGOTIATION_DISCARD)


def leap(position: BibliowondersPosition, seat: Seat) -> None:
    """BIB-A7: one more Move, as often as it is paid for."""
    pay(position, seat, SPELL_LEAP, position.tables.leap_cost)
    position.moves += position.tables.leap_moves
    tell.more_moves(position, seat)
