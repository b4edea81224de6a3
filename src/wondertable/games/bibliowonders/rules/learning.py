"""Learn in Bibliowonders! (BIB-P21 to BIB-P28): which cards may be shown, and the cube they bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.rules.actions import KIND_BITS
from wondertable.core.rules.kit import bit, has, set_size, shl
from wondertable.core.rules.questions import Options
from wondertable.games.bibliowonders import ending, library, piles, tell
from wondertable.games.bibliowonders.bag import kinds, one_of_each
from wondertable.games.bibliowonders.questions import LEARN, LEARN_LETTER

if TYPE_CHECKING:
    from wondertable.games.bibliowonders.position import BibliowondersPosition, Player

CARD_SET_MASK: Final = 0xFFFFFF


def list_learns(position: BibliowondersPosition, player: Player, options: Options) -> None:
    """BIB-P21 to BIB-P25: any different cards that are met, as many as a free slot asks for."""
    tables = position.tables
    held = kinds(player.hand) & tables.investigation_set
    if held == 0:
        return
    least = tables.least_shown - position.letter
    if set_size(held) < least:
        return
    fitting = held & library.met(position, player.pawn)
    if fitting == 0 or set_size(fitting) < least:
        return
    shown: i64 = 0
    while True:
        shown = (shown - fitting) & fitting  # the next set of fitting cards
        if shown == 0:
            return
        number = set_size(shown)
        if is_free(position, player, number):
            options.add(code_set(LEARN, shown))
        if position.letter and is_free(position, player, number + position.letter):
            options.add(code_set(LEARN_LETTER, shown))


def code_set(kind: i64, cards: i64) -> i64:
    return kind | shl(cards, KIND_BITS)


def shown_by(action: i64) -> i64:
    """The set of cards that a Learn shows."""
    return (action >> KIND_BITS) & CARD_SET_MASK


def is_free(position: BibliowondersPosition, player: Player, number: i64) -> bool:
    """BIB-P24: there is a slot for this number of cards, and it is empty."""
    slot = position.tables.slot_of[number]
    return slot >= 0 and not has(player.slots, slot)


def learn(position: BibliowondersPosition, seat: i64, shown: i64, letter: bool) -> None:
    """BIB-P21, BIB-P28: the cards are discarded, the cube is placed; BIB-A16: the letter counts once."""
    player = position.seats[seat]
    number = set_size(shown)
    if letter:
        number += position.letter
        position.letter = 0
    slot = position.tables.slot_of[number]
    cards = one_of_each(shown)
    piles.put_down(position, seat, cards)
    player.slots |= bit(slot)
    tell.learn(position, seat, cards, slot, letter)
    if position.presence_wins and player.pawn == position.reception and ending.has_all_cubes(position, seat):
        ending.win(position, seat, ending.BY_PRESENCE)  # BIB-V3


def all_shown(position: BibliowondersPosition, player: Player) -> i64:
    """The cards that at least one possible Learn would show."""
    options = Options()
    list_learns(position, player, options)
    found: i64 = 0
    at: i64 = 0
    while at < options.size:
        found |= shown_by(options.item(at))
        at += 1
    return found
