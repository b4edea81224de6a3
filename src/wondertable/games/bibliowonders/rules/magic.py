"""Librarian magic of Bibliowonders!: when each card may be used, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.actions import code, code_pair, part
from wondertable.core.rules.bags import count, one
from wondertable.core.rules.kit import Action, Seat, bit, has, set_size
from wondertable.core.rules.questions import Options
from wondertable.games.bibliowonders.rules import library, moving, piles, questions as q, spells, tables as t, tell
from wondertable.games.bibliowonders.rules.tables import BITS, Magic, Place, Places

if TYPE_CHECKING:
    from wondertable.games.bibliowonders.rules.position import BibliowondersPosition, Player


def list_magic(position: BibliowondersPosition, player: Player, options: Options) -> None:
    for card in position.tables.magic:
        if count(player.hand, card.kind, BITS):
            list_uses(position, player, card, options)


def list_uses(position: BibliowondersPosition, player: Player, card: Magic, options: Options) -> None:
    """BIB-A11: no MP and no Move is asked for. BIB-A17: it may be in vain, but the card's own needs must be met."""
    if card.operation == t.OP_LIGHT_LINE:
        if line(position, player.pawn, q.ROW):
            options.add(code_pair(q.LIGHT_LINE, card.kind, q.ROW))
        if line(position, player.pawn, q.COLUMN):
            options.add(code_pair(q.LIGHT_LINE, card.kind, q.COLUMN))
    elif card.operation == t.OP_SWAP_FACE_UP:
        list_swaps(position, card, options)
    elif card.operation == t.OP_PEEK:
        list_peeks(position, player, card, options)
    elif card.operation != t.OP_DRAW_DISCARD or piles.can_draw(position):  # BIB-A13: there must be a card to draw
        options.add(code(q.MAGIC, card.kind))


def carry_out(position: BibliowondersPosition, seat: Seat, action: Action) -> None:
    kind = part(action, 0)
    card = position.tables.magic[kind - position.tables.investigations]
    show(position, seat, card)
    if card.operation == t.OP_LIGHT_LINE:
        light_line(position, seat, card, part(action, 1))
    elif card.operation == t.OP_SWAP_FACE_UP:
        swap(position, seat, card, part(action, 1), part(action, 2))
    elif card.operation == t.OP_PEEK:
        peek(position, seat, action)
    elif card.operation == t.OP_DRAW_DISCARD:  # BIB-A13: of the whole hand
        piles.draw(position, seat, card.draw)
        piles.owe(position, seat, card.discard, q.MAGIC_DISCARD)
    elif card.operation == t.OP_EXTRA_LEARN_CARD:  # BIB-A16
        position.letter = card.cards
    elif card.operation == t.OP_GAIN_MP:
        moving.gain(position, seat, card.mp)
    else:
        if card.operation == t.OP_PASSAGE:  # BIB-A14
            position.passage = True
        position.moves += card.moves
        tell.more_moves(position, seat)


def show(position: BibliowondersPosition, seat: Seat, card: Magic) -> None:
    """BIB-A9: the card leaves the hand; BIB-A10: it lies face up until the turn ends."""
    piles.take_from_hand(position, seat, one(card.kind, BITS))
    position.used += one(card.kind, BITS)
    tell.magic(position, seat, card.kind)


# -- Lights On! --------------------------------------------------------------------------------------------------------


def line(position: BibliowondersPosition, place: Place, direction: i64) -> Places:
    """The face-down shelves of the row or column through a place."""
    outline = position.tables.outline
    if direction == q.ROW:
        return outline.row[place] & ~position.face_up
    return outline.column[place] & ~position.face_up


def light_line(position: BibliowondersPosition, seat: Seat, card: Magic, direction: i64) -> None:
    """BIB-A12: one shelf after the other in canonical order; own colours give a draw, moving shelves stay."""
    tell.line(position, seat, direction)
    player = position.seats[seat]
    dark = line(position, player.pawn, direction)
    place: Place
    for place in range(position.tables.outline.count):
        if has(dark, place):
            library.turn_up(position, place)
            moving.gain(position, seat, card.mp)
            if card.draw and t.colour_of(position.shelves[place]) == player.colour:
                moving.own_colour(position, seat, place, card.draw)


# -- Misfiled! ---------------------------------------------------------------------------------------------------------


def can_be_swapped(position: BibliowondersPosition, card: Magic) -> Places:
    """BIB-A15: the face-up cards of the map, the reception included."""
    if card.with_reception:
        return position.face_up
    return position.face_up & ~bit(position.reception)


def list_swaps(position: BibliowondersPosition, card: Magic, options: Options) -> None:
    """Every pair, in canonical order."""
    places = can_be_swapped(position, card)
    end = position.tables.outline.count
    first: Place
    second: Place
    for first in range(end):
        if has(places, first):
            for second in range(first + 1, end):
                if has(places, second):
                    options.add(q.swap_with(card.kind, first, second))


def swap(position: BibliowondersPosition, seat: Seat, card: Magic, first: Place, second: Place) -> None:
    """BIB-A15: they change places, then an apology; BIB-P17: nothing follows from it."""
    tell.swap(position, seat, first, second)
    library.exchange(position, first, second)
    if card.draw:
        piles.draw(position, seat, card.draw)


# -- peeking, for corrected data ---------------------------------------------------------------------------------------


def list_peeks(position: BibliowondersPosition, player: Player, card: Magic, options: Options) -> None:
    """Exactly so many face-down cards that the seat does not know yet; all of them if there are fewer."""
    unknown = unknown_to(position, player)
    number: i64 = min(card.positions, set_size(unknown))
    if number:
        add_peeks(unknown, 0, number, 1, q.peek_with(card.kind, number), options)


def unknown_to(position: BibliowondersPosition, player: Player) -> Places:
    return (bit(position.tables.outline.count) - 1) & ~position.face_up & ~player.seen


def add_peeks(unknown: Places, place: Place, number: i64, nth: i64, action: Action, options: Options) -> None:
    """Every way to choose the nth and later of so many places from this one on."""
    if nth > number:
        options.add(action)
        return
    while unknown >> place:
        if has(unknown, place):
            add_peeks(unknown, place + 1, number, nth + 1, q.peeks_also(action, nth, place), options)
        place += 1


def peek(position: BibliowondersPosition, seat: Seat, action: Action) -> None:
    nth: i64
    for nth in range(q.peeked_by(action)):
        spells.look(position, seat, part(action, 1 + nth))
