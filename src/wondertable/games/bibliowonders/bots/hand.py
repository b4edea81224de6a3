"""What a sensible player of Bibliowonders! does with the cards in hand: keep them, show them, or use their magic."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules.actions import code, code_pair, kind_of
from wondertable.core.rules.bags import Bag, count, kinds, one
from wondertable.core.rules.kit import Kind, Seat, bit, has, members, set_size
from wondertable.core.rules.questions import Options
from wondertable.games.bibliowonders.rules import (
    conditions,
    ending,
    learning,
    magic,
    piles,
    questions as q,
    tables as t,
)
from wondertable.games.bibliowonders.rules.position import BibliowondersPosition
from wondertable.games.bibliowonders.rules.tables import BITS, Magic

CONDITION_KEPT: Final = {"colour": 1.0, "direction": 0.9, "moving": 0.6}
MAGIC_KEPT: Final = [0.7, 0.7, 0.6, 0.8, 1.2, 0.5, 0.5, 0.2]
"""By operation, in the order of OPERATIONS."""
SECOND_COPY: Final = 0.1
HIGH: Final = 100.0
LINE_PAYS: Final = 3
"""So many shelves to be turned up are worth a card."""

# -- keeping and showing -----------------------------------------------------------------------------------------------


def keeping(position: BibliowondersPosition, seat: Seat, kind: Kind) -> float:
    """How gladly a card is kept: no second copies, then what is met most easily."""
    tables = position.tables
    if kind >= tables.investigations:
        return MAGIC_KEPT[tables.magic[kind - tables.investigations].operation]
    worth = CONDITION_KEPT[tables.card_conditions[kind]]
    return worth / 2 if count(position.seats[seat].hand, kind, BITS) > 1 else worth


def least_missed(position: BibliowondersPosition, seat: Seat, number: i64) -> Bag:
    """So many cards of the hand, those kept least gladly."""
    hand = position.seats[seat].hand
    given: Bag = 0
    for _card in range(number):
        least, least_worth = 0, HIGH
        for kind in members(kinds(hand, BITS)):
            worth = keeping(position, seat, kind) if count(hand, kind, BITS) == 1 else SECOND_COPY
            if worth < least_worth:
                least, least_worth = kind, worth
        hand -= one(least, BITS)
        given += one(least, BITS)
    return given


def best_learn(position: BibliowondersPosition, seat: Seat) -> int:
    """The Learn that fills the slot for most cards, showing cards that are missed least; 0 if there is none."""
    options = Options()
    learning.list_learns(position, position.seats[seat], options)
    best, best_worth = 0, -1.0
    for action in options.to_list():
        shown = members(q.shown_by(action))
        letter = int(position.letter) if kind_of(action) == q.LEARN_LETTER else 0
        worth = HIGH * (len(shown) + letter) - sum(keeping(position, seat, kind) for kind in shown)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


# -- using magic -------------------------------------------------------------------------------------------------------


def useful_magic(position: BibliowondersPosition, seat: Seat) -> int:
    """A magic card whose moment has come; 0 if there is none."""
    player = position.seats[seat]
    if player.hand < position.tables.least_magic:
        return 0
    for card in position.tables.magic:
        if count(player.hand, card.kind, BITS):
            found = use(position, seat, card)
            if found:
                return found
    return 0


def use(position: BibliowondersPosition, seat: Seat, card: Magic) -> int:
    player = position.seats[seat]
    home = ending.has_all_cubes(position, seat)
    if card.operation == t.OP_SWAP_FACE_UP:
        return bring_reception(position, seat, card) if home else 0
    if card.operation == t.OP_PASSAGE:
        return code(q.MAGIC, card.kind) if passage_pays(position, seat) else 0
    if home:
        return 0
    if card.operation == t.OP_LIGHT_LINE:
        lines = [(int(set_size(magic.line(position, player.pawn, line))), line) for line in (q.ROW, q.COLUMN)]
        dark, line = max(lines)
        return code_pair(q.LIGHT_LINE, card.kind, line) if dark >= LINE_PAYS else 0
    if card.operation == t.OP_DRAW_DISCARD:
        return code(q.MAGIC, card.kind) if piles.can_draw(position) else 0
    if card.operation == t.OP_EXTRA_LEARN_CARD:
        return code(q.MAGIC, card.kind) if letter_pays(position, seat, card) else 0
    if card.operation == t.OP_PEEK:
        return 0
    return code(q.MAGIC, card.kind)


def bring_reception(position: BibliowondersPosition, seat: Seat, card: Magic) -> int:
    """With all cubes: the reception changes places with a face-up shelf beside the pawn."""
    pawn = position.seats[seat].pawn
    if not card.with_reception or position.moves <= 0 or pawn == position.reception:
        return 0
    beside = members(position.adjacency.near[pawn] & position.face_up & ~bit(position.reception))
    if not beside:
        return 0
    first, second = sorted([beside[0], int(position.reception)])
    return q.swap_with(card.kind, first, second)


def passage_pays(position: BibliowondersPosition, seat: Seat) -> bool:
    """Whether at least two own shelves without a crystal wait face up."""
    if position.passage or position.moves == 0:
        return False
    player = position.seats[seat]
    waiting = 0
    for place in members(position.face_up & ~position.crystals & ~bit(player.pawn)):
        waiting += t.colour_of(position.shelves[place]) == player.colour
    return waiting >= 2


def letter_pays(position: BibliowondersPosition, seat: Seat, card: Magic) -> bool:
    """Whether the letter fills the slot for the most cards, or the last one."""
    player, tables = position.seats[seat], position.tables
    fitting = kinds(player.hand, BITS) & conditions.met(position, player.pawn)
    number = int(set_size(fitting) + card.cards)
    free = [size for slot, size in enumerate(tables.slot_sizes) if not has(player.slots, slot)]
    return bool(free) and max(free) <= number and max(free) > set_size(fitting)
