"""The order of play of Bibliowonders!

    lay out the map -> shuffle the draw pile -> each seat chooses a player card -> draw the start player
    a turn: Move (twice), Learn, elementary magic, librarian magic, in any order -> end
    the turn's end: used magic away -> hand down to the limit -> reconstruction -> the next player
    who moves onto the reception with three cubes wins at once

For each question, what may be answered stands beside what the answers do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.actions import KIND_BITS, kind_of, part
from wondertable.core.rules.kit import bit, shl, shuffle
from wondertable.core.rules.questions import Options, Question
from wondertable.games.bibliowonders import ending, learning, library, magic, moving, piles, spells, tell
from wondertable.games.bibliowonders.bag import COPIES_MAX, COPY_BITS, single, size
from wondertable.games.bibliowonders.questions import (
    CHOOSE_PLAYER_CARD,
    CLAIRVOYANCE,
    COLOUR,
    DISCARD,
    END,
    HAND_LIMIT_DISCARD,
    LEAP,
    LEARN,
    LEARN_LETTER,
    MOVE,
    NEGOTIATE,
    TURN_ACTION,
)
from wondertable.games.bibliowonders.tables import NONE

if TYPE_CHECKING:
    from wondertable.games.bibliowonders.position import BibliowondersPosition


def list_options(position: BibliowondersPosition, question: Question, seat: i64, options: Options) -> None:
    if question.kind == TURN_ACTION:
        list_actions(position, seat, options)
    elif question.kind == CHOOSE_PLAYER_CARD:
        options.add_each(COLOUR, free_colours(position))
    else:
        list_discards(position.seats[seat].hand, 0, position.owed, 0, options)


def carry_out(position: BibliowondersPosition, question: Question) -> None:
    if question.kind == TURN_ACTION:
        answer = question.answers[position.active]
        if kind_of(answer) == END:
            end_turn(position)
        else:
            carry_out_action(position, position.active, answer)
            if position.ended == 0 and position.owed == 0:
                position.ask(TURN_ACTION, bit(position.active), sealed=False)
    elif question.kind == CHOOSE_PLAYER_CARD:
        choose_card(position, question)
    else:
        discard(position, question.answers[position.active] >> KIND_BITS)
        if question.kind == HAND_LIMIT_DISCARD:
            finish_turn(position)
        else:
            position.ask(TURN_ACTION, bit(position.active), sealed=False)


# -- set-up ------------------------------------------------------------------------------------------------------------


def set_up(position: BibliowondersPosition) -> None:
    """BIB-S1 to BIB-S4, then BIB-S5."""
    library.lay_out(position)
    position.pile = position.full_pile()[:]
    shuffle(position.pile, position.rng)
    position.left = len(position.pile)
    ask_player_card(position)


def free_colours(position: BibliowondersPosition) -> i64:
    """BIB-S5: the colours, counted from 0, whose player card nobody has."""
    free = position.tables.player_colours
    for player in position.seats:
        if player.colour:
            free &= ~bit(player.colour - 1)
    return free


def ask_player_card(position: BibliowondersPosition) -> None:
    """BIB-S5: in seat order."""
    seat: i64 = 0
    for player in position.seats:
        if player.colour == 0:
            position.ask(CHOOSE_PLAYER_CARD, bit(seat), sealed=False)
            return
        seat += 1
    begin_play(position)


def choose_card(position: BibliowondersPosition, question: Question) -> None:
    seat: i64 = 0
    for player in position.seats:
        if player.colour == 0:
            player.colour = part(question.answers[seat], 0) + 1
            tell.colour(position, seat)
            break
        seat += 1
    ask_player_card(position)


def begin_play(position: BibliowondersPosition) -> None:
    """BIB-S7 to BIB-S10, BIB-V5: all stand on the reception; the start player is drawn unless the table named one."""
    seat: i64
    for seat in range(position.players):
        if position.tables.hand_start:
            piles.draw(position, seat, position.tables.hand_start)
    if position.start_player == NONE:
        position.start = position.rng.below(position.players)
    else:
        position.start = position.start_player
    tell.start(position)
    position.active = (position.start + position.players - 1) % position.players
    next_turn(position)


# -- a turn ------------------------------------------------------------------------------------------------------------


def next_turn(position: BibliowondersPosition) -> None:
    """BIB-P1, BIB-P34: clockwise, with fresh Moves; what was left of the last turn is lost."""
    position.turns += 1
    position.active += 1
    if position.active == position.players:
        position.active = 0
    position.moves = position.tables.moves_per_turn
    position.letter = 0
    position.passage = False
    tell.turn(position)
    position.ask(TURN_ACTION, bit(position.active), sealed=False)


def end_turn(position: BibliowondersPosition) -> None:
    """BIB-P29 to BIB-P32: used magic is put away, then the hand goes down to the limit."""
    tell.end(position)
    if position.used:
        tell.put_away(position)
        position.discard += position.used
        position.used = 0
    over = size(position.seats[position.active].hand) - position.tables.hand_limit
    if over > 0:
        position.owed = over
        position.ask(HAND_LIMIT_DISCARD, bit(position.active), sealed=False)
    else:
        finish_turn(position)


def finish_turn(position: BibliowondersPosition) -> None:
    """BIB-P33, BIB-P40: reconstruction where it is due; BIB-P34: then the next player; BIB-V4: or the last round is over."""
    colours = library.colours_to_rebuild(position)
    if colours:
        library.reconstruct(position, colours)
    if position.round_limit and position.turns == position.round_limit * position.players:
        ending.end_by_rounds(position)
    else:
        next_turn(position)


# -- what the active player does ---------------------------------------------------------------------------------------


def list_actions(position: BibliowondersPosition, seat: i64, options: Options) -> None:
    """BIB-P2 to BIB-P5: in any order, as often as each is legal by itself; the end always."""
    player = position.seats[seat]
    if position.moves > 0:
        moving.list_moves(position, player, options)
    if player.hand:
        learning.list_learns(position, player, options)
    if player.mp > 0:
        spells.list_spells(position, player, options)
    if player.hand >= position.tables.least_magic:
        magic.list_magic(position, player, options)
    options.add(END)


def carry_out_action(position: BibliowondersPosition, seat: i64, action: i64) -> None:
    """BIB-P6: completely, before the next one begins."""
    kind = kind_of(action)
    if kind == MOVE:
        moving.move(position, seat, part(action, 0))
    elif kind == LEARN or kind == LEARN_LETTER:
        learning.learn(position, seat, learning.shown_by(action), kind == LEARN_LETTER)
    elif kind == CLAIRVOYANCE:
        spells.clairvoyance(position, seat, part(action, 0))
    elif kind == NEGOTIATE:
        spells.negotiate(position, seat)
    elif kind == LEAP:
        spells.leap(position, seat)
    else:
        magic.carry_out(position, seat, action)


# -- discarding --------------------------------------------------------------------------------------------------------


def list_discards(hand: i64, kind: i64, left: i64, chosen: i64, options: Options) -> None:
    """Every way to discard exactly so many cards of a hand; identical copies are one option (BIB-Q18: any card counts)."""
    if left == 0:
        options.add(DISCARD | shl(chosen, KIND_BITS))
        return
    while hand and not hand & COPIES_MAX:
        hand >>= COPY_BITS
        kind += 1
    if size(hand) < left:
        return
    number: i64 = hand & COPIES_MAX
    if number > left:
        number = left
    while number >= 0:
        list_discards(hand >> COPY_BITS, kind + 1, left - number, chosen + number * single(kind), options)
        number -= 1


def discard(position: BibliowondersPosition, cards: i64) -> None:
    position.owed = 0
    piles.put_down(position, position.active, cards)
    tell.discard(position, position.active, cards)
