"""Learn in Bibliowonders!: which cards may be shown, and the cube they bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.bags import kinds, one_of_each
from wondertable.core.rules.kit import Seat, bit, has, set_size
from wondertable.core.rules.questions import Options
from wondertable.games.bibliowonders.rules import conditions, ending, piles, tell
from wondertable.games.bibliowonders.rules.chosen import WINS_BY_PRESENCE
from wondertable.games.bibliowonders.rules.questions import LEARN, LEARN_LETTER, learn_with, shown_by
from wondertable.games.bibliowonders.rules.tables import BITS, Cards

if TYPE_CHECKING:
    from wondertable.games.bibliowonders.rules.position import BibliowondersPosition, Player


def list_learns(position: BibliowondersPosition, player: Player, options: Options) -> None:
    """BIB-P21: as many cards as a slot asks for. BIB-P27: what was shown in an earlier Learn does not matter."""
    tables = position.tables
    # BIB-P23: a set of kinds holds none twice; BIB-A11: librarian magic is not shown
    held: Cards = kinds(player.hand, BITS) & tables.investigation_set
    if held == 0:
        return
    least = tables.least_shown - position.letter
    if set_size(held) < least:
        return
    fitting = held & conditions.met(position, player.pawn)  # BIB-P22
    if fitting == 0 or set_size(fitting) < least:
        return
    shown: Cards = 0
    while True:
        shown = (shown - fitting) & fitting  # BIB-P25: any set of fitting cards, one after the other
        if shown == 0:
            return
        number = set_size(shown)
        if has_free_slot(position, player, number):
            options.add(learn_with(LEARN, shown))
        if position.letter and has_free_slot(position, player, number + position.letter):
            options.add(learn_with(LEARN_LETTER, shown))  # BIB-A16: with the letter, fewer are shown


def has_free_slot(position: BibliowondersPosition, player: Player, number: i64) -> bool:
    """BIB-P24: whether there is a slot for this number of cards, and it is empty."""
    slot = position.tables.slot_of[number]
    return slot >= 0 and not has(player.slots, slot)


def learn(position: BibliowondersPosition, seat: Seat, shown: Cards, letter: bool) -> None:
    """BIB-P26: no Move is spent, whatever is left of them."""
    player = position.seats[seat]
    number = set_size(shown)
    if letter:
        number += position.letter
        position.letter = 0  # BIB-A16: once; the letter itself lies out until the turn ends
    slot = position.tables.slot_of[number]
    cards = one_of_each(shown, BITS)
    piles.put_down(position, seat, cards)  # BIB-P28: at once
    player.slots |= bit(slot)  # BIB-P28: and nothing takes a cube away again
    tell.learn(position, seat, cards, slot, letter)
    # BIB-E4: whoever stands on the reception has not won yet; BIB-V3: unless the table plays so
    by_presence = position.chosen.reception_win == WINS_BY_PRESENCE
    if by_presence and player.pawn == position.reception and ending.has_all_cubes(position, seat):
        ending.win(position, seat, ending.BY_PRESENCE)


def all_shown(position: BibliowondersPosition, player: Player) -> Cards:
    """The cards that at least one possible Learn would show."""
    options = Options()
    list_learns(position, player, options)
    found: Cards = 0
    at: i64
    for at in range(options.size):
        found |= shown_by(options.item(at))
    return found
