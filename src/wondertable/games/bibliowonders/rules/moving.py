"""Move in Bibliowonders! (BIB-P7 to BIB-P20): where a pawn may go, and what happens when it arrives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.actions import code
from wondertable.core.rules.kit import bit, has
from wondertable.core.rules.questions import Options
from wondertable.games.bibliowonders import ending, library, piles, tell
from wondertable.games.bibliowonders.outline import NO_PLACE, STRIDE
from wondertable.games.bibliowonders.questions import MOVE
from wondertable.games.bibliowonders.tables import RECEPTION, SHELF_MASK, arrow_of, colour_of

if TYPE_CHECKING:
    from wondertable.games.bibliowonders.position import BibliowondersPosition, Player


def list_moves(position: BibliowondersPosition, player: Player, options: Options) -> None:
    """BIB-P7, BIB-P8: to any adjacent card; BIB-A14: with the passage also to any face-up shelf."""
    if position.passage:
        reach = reachable(position, player)
        place: i64 = 0
        while reach:
            if reach & 1:
                options.add(code(MOVE, place))
            reach >>= 1
            place += 1
        return
    beside = position.beside
    at: i64 = STRIDE * player.pawn
    end: i64 = at + STRIDE
    while at < end:
        neighbour = beside[at]
        if neighbour == NO_PLACE:
            break
        options.add(code(MOVE, neighbour))
        at += 1


def reachable(position: BibliowondersPosition, player: Player) -> i64:
    """The places a Move may go to."""
    reach = position.near[player.pawn]
    if position.passage:
        reach |= position.up & ~bit(player.pawn) & ~bit(position.reception)
    return reach


def move(position: BibliowondersPosition, seat: i64, place: i64) -> None:
    """BIB-P9 to BIB-P11: the pawn goes, a face-down card is turned up for MP, then the card has its effect."""
    player = position.seats[seat]
    tell.move(position, seat, player.pawn, place)
    position.moves -= 1
    player.pawn = place
    if not has(position.up, place):
        library.turn_up(position, place)
        gain(position, seat, position.tables.mp_per_turned_card)
    arrive(position, seat, place)


def gain(position: BibliowondersPosition, seat: i64, amount: i64) -> None:
    """BIB-P10: never above the most that the track holds."""
    player = position.seats[seat]
    room: i64 = position.tables.mp_max - player.mp
    if amount > room:
        amount = room
    if amount > 0:
        player.mp += amount
        tell.mp(position, seat, amount)


def arrive(position: BibliowondersPosition, seat: i64, place: i64) -> None:
    """BIB-P11 to BIB-P20: what the card does to the pawn that has come by a Move, and to nobody else."""
    shelf = position.shelves[place] & SHELF_MASK
    player = position.seats[seat]
    if shelf == RECEPTION:
        if ending.has_all_cubes(position, seat):
            ending.win(position, seat, ending.BY_RECEPTION)
        return
    if colour_of(shelf) == player.colour:
        own_colour(position, seat, place, 1)
    if arrow_of(shelf):
        shift(position, seat, place, shelf)


def own_colour(position: BibliowondersPosition, seat: i64, place: i64, number: i64) -> None:
    """BIB-P12, BIB-P13: a draw, marked by a crystal; BIB-P43: without a draw no crystal."""
    if not has(position.crystals, place) and piles.draw(position, seat, number):
        position.crystals |= bit(place)
        tell.crystal(position, seat, place)


def shift(position: BibliowondersPosition, seat: i64, place: i64, shelf: i64) -> None:
    """BIB-P14 to BIB-P18: once, and nothing follows from it."""
    other = library.partner(position, place, shelf)
    if other != place:
        tell.shift(position, seat, place, other)
        library.exchange(position, place, other)
