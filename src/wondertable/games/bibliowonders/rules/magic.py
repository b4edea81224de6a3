"""Librarian magic of Bibliowonders! (BIB-A9 to BIB-A17): when each card may be used, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.rules.actions import KIND_BITS, PART_BITS, code, code_pair, kind_of, part
from wondertable.core.rules.kit import bit, has, set_size, shl
from wondertable.core.rules.questions import Options
from wondertable.games.bibliowonders import library, moving, piles, spells, tell
from wondertable.games.bibliowonders.bag import copies, single
from wondertable.games.bibliowonders.questions import COLUMN, LIGHT_LINE, MAGIC, MAGIC_DISCARD, PEEK, ROW, SWAP
from wondertable.games.bibliowonders.tables import (
    DRAW_DISCARD,
    EXTRA_LEARN_CARD,
    GAIN_MP,
    PASSAGE,
    SWAP_FACE_UP,
    Magic,
    colour_of,
)
from wondertable.games.bibliowonders.tables import LIGHT_LINE as LIGHTS
from wondertable.games.bibliowonders.tables import PEEK as PEEKS

if TYPE_CHECKING:
    from wondertable.games.bibliowonders.position import BibliowondersPosition, Player

SECOND_PART: Final = KIND_BITS + PART_BITS
THIRD_PART: Final = KIND_BITS + 2 * PART_BITS


def list_magic(position: BibliowondersPosition, player: Player, options: Options) -> None:
    for card in position.tables.magic:
        if copies(player.hand, card.kind):
            list_uses(position, player, card, options)


def list_uses(position: BibliowondersPosition, player: Player, card: Magic, options: Options) -> None:
    """BIB-A17: a card may be used in vain, but its own needs must be met."""
    if card.operation == LIGHTS:
        if line(position, player.pawn, ROW):
            options.add(code_pair(LIGHT_LINE, card.kind, ROW))
        if line(position, player.pawn, COLUMN):
            options.add(code_pair(LIGHT_LINE, card.kind, COLUMN))
    elif card.operation == SWAP_FACE_UP:
        list_swaps(position, card, options)
    elif card.operation == PEEKS:
        list_peeks(position, player, card, options)
    elif card.operation != DRAW_DISCARD or piles.can_draw(position):
        options.add(code(MAGIC, card.kind))


def carry_out(position: BibliowondersPosition, seat: i64, action: i64) -> None:
    kind = part(action, 0)
    card = position.tables.magic[kind - position.tables.investigations]
    show(position, seat, card)
    if card.operation == LIGHTS:
        light_line(position, seat, card, part(action, 1))
    elif card.operation == SWAP_FACE_UP:
        swap(position, seat, card, part(action, 1), part(action, 2))
    elif card.operation == PEEKS:
        peek(position, seat, action)
    elif card.operation == DRAW_DISCARD:
        piles.draw(position, seat, card.draw)
        piles.owe(position, seat, card.discard, MAGIC_DISCARD)
    elif card.operation == EXTRA_LEARN_CARD:
        position.letter = card.cards
    elif card.operation == GAIN_MP:
        moving.gain(position, seat, card.mp)
    else:
        if card.operation == PASSAGE:
            position.passage = True
        position.moves += card.moves
        tell.more_moves(position, seat)


def show(position: BibliowondersPosition, seat: i64, card: Magic) -> None:
    """BIB-A9, BIB-A10: the card leaves the hand and lies face up until the turn ends."""
    piles.take_from_hand(position, seat, single(card.kind))
    position.used += single(card.kind)
    tell.magic(position, seat, card.kind)


# -- Lights On! --------------------------------------------------------------------------------------------------------


def line(position: BibliowondersPosition, place: i64, direction: i64) -> i64:
    """The face-down shelves of the row or column through a place."""
    outline = position.tables.outline
    if direction == ROW:
        return outline.row[place] & ~position.up
    return outline.column[place] & ~position.up


def light_line(position: BibliowondersPosition, seat: i64, card: Magic, direction: i64) -> None:
    """BIB-A12: one shelf after the other in canonical order; own colours give a draw, moving shelves stay."""
    tell.line(position, seat, direction)
    player = position.seats[seat]
    dark = line(position, player.pawn, direction)
    place: i64 = 0
    while dark:
        if dark & 1:
            library.turn_up(position, place)
            moving.gain(position, seat, card.mp)
            if card.draw and colour_of(position.shelves[place]) == player.colour:
                moving.own_colour(position, seat, place, card.draw)
        dark >>= 1
        place += 1


# -- Misfiled! ---------------------------------------------------------------------------------------------------------


def can_be_swapped(position: BibliowondersPosition, card: Magic) -> i64:
    """BIB-A15: the face-up cards of the map, the reception included."""
    if card.with_reception:
        return position.up
    return position.up & ~bit(position.reception)


def list_swaps(position: BibliowondersPosition, card: Magic, options: Options) -> None:
    """Every pair, in canonical order."""
    up = can_be_swapped(position, card)
    first: i64 = 0
    while up >> first:
        if has(up, first):
            second: i64 = first + 1
            while up >> second:
                if has(up, second):
                    options.add(code_pair(SWAP, card.kind, first) | shl(second, THIRD_PART))
                second += 1
        first += 1


def swap(position: BibliowondersPosition, seat: i64, card: Magic, first: i64, second: i64) -> None:
    """BIB-A15, BIB-P17: they change places, nothing is triggered; then an apology."""
    tell.swap(position, seat, first, second)
    library.exchange(position, first, second)
    if card.draw:
        piles.draw(position, seat, card.draw)


# -- peeking, for corrected data ---------------------------------------------------------------------------------------


def list_peeks(position: BibliowondersPosition, player: Player, card: Magic, options: Options) -> None:
    """Exactly so many face-down cards that the seat does not know yet; all of them if there are fewer."""
    unknown = unknown_to(position, player)
    number = set_size(unknown)
    if number > card.positions:
        number = card.positions
    if number:
        add_peeks(unknown, 0, number, code(PEEK + number, card.kind), SECOND_PART, options)


def unknown_to(position: BibliowondersPosition, player: Player) -> i64:
    return (bit(position.tables.outline.count) - 1) & ~position.up & ~player.seen


def add_peeks(unknown: i64, place: i64, left: i64, action: i64, shift: i64, options: Options) -> None:
    if left == 0:
        options.add(action)
        return
    while unknown >> place:
        if has(unknown, place):
            add_peeks(unknown, place + 1, left - 1, action | shl(place, shift), shift + PART_BITS, options)
        place += 1


def peek(position: BibliowondersPosition, seat: i64, action: i64) -> None:
    number = kind_of(action) - PEEK
    at: i64 = 0
    while at < number:
        at += 1
        spells.look(position, seat, part(action, at))
