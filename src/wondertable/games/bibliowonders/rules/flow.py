"""The order of play of Bibliowonders!

    lay out the map -> shuffle the draw pile -> each seat chooses a player card -> draw the start player
    a turn: Move (twice), Learn, elementary magic, librarian magic, in any order -> end
    the turn's end: used magic away -> hand down to the limit -> reconstruction -> the next player
    who moves onto the reception with three cubes wins at once

For each question, what may be answered stands beside what the answers do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wondertable.core.rules.actions import kind_of, part
from wondertable.core.rules.bags import size
from wondertable.core.rules.kit import Action, Seat, bit, shuffle
from wondertable.core.rules.questions import Options, Question
from wondertable.games.bibliowonders.rules import (
    ending,
    learning,
    library,
    magic,
    moving,
    piles,
    questions as q,
    reconstruction,
    spells,
    tell,
)
from wondertable.games.bibliowonders.rules.tables import BITS, NONE, Colours

if TYPE_CHECKING:
    from wondertable.games.bibliowonders.rules.position import BibliowondersPosition


def list_options(position: BibliowondersPosition, question: Question, seat: Seat, options: Options) -> None:
    if question.kind == q.TURN_ACTION:
        list_actions(position, seat, options)
    elif question.kind == q.CHOOSE_PLAYER_CARD:
        options.add_each(q.COLOUR, free_colours(position))
    else:
        piles.list_discards(position.seats[seat].hand, 0, position.owed, 0, options)


def carry_out(position: BibliowondersPosition, question: Question) -> None:
    if question.kind == q.TURN_ACTION:
        answer = question.answers[position.active]
        if kind_of(answer) == q.END:
            end_turn(position)
        else:
            carry_out_action(position, position.active, answer)
            if position.ended == ending.RUNNING and position.owed == 0:
                ask_action(position)
    elif question.kind == q.CHOOSE_PLAYER_CARD:
        choose_card(position, question)
    else:
        piles.discard(position, position.active, q.discarded_by(question.answers[position.active]))
        if question.kind == q.HAND_LIMIT_DISCARD:
            finish_turn(position)
        else:
            ask_action(position)


# -- set-up ------------------------------------------------------------------------------------------------------------


def set_up(position: BibliowondersPosition) -> None:
    library.lay_out(position)
    position.pile = position.full_pile()[:]
    shuffle(position.pile, position.rng)  # BIB-S4: into one draw pile
    position.undrawn = len(position.pile)
    ask_player_card(position)


def free_colours(position: BibliowondersPosition) -> Colours:
    """BIB-S5: those whose player card nobody has."""
    free = position.tables.player_colours
    for player in position.seats:
        if player.colour:
            free &= ~bit(player.colour - 1)
    return free


def without_card(position: BibliowondersPosition) -> Seat:
    """BIB-S5: in seat order, the next who has no player card; NONE if everybody has one."""
    seat: Seat
    for seat in range(position.players):
        if position.seats[seat].colour == 0:
            return seat
    return NONE


def ask_player_card(position: BibliowondersPosition) -> None:
    seat = without_card(position)
    if seat == NONE:
        begin_play(position)
    else:
        position.ask(q.CHOOSE_PLAYER_CARD, bit(seat), sealed=False)


def choose_card(position: BibliowondersPosition, question: Question) -> None:
    seat = without_card(position)
    position.seats[seat].colour = part(question.answers[seat], 0) + 1
    tell.colour(position, seat)
    ask_player_card(position)


def begin_play(position: BibliowondersPosition) -> None:
    seat: Seat
    for seat in range(position.players):
        if position.tables.hand_start:  # BIB-S9: nothing, by the data as shipped
            piles.draw(position, seat, position.tables.hand_start)
    if position.chosen.start_player == NONE:
        position.start = position.rng.below(position.players)  # BIB-S10
    else:
        position.start = position.chosen.start_player  # BIB-V5
    tell.start(position)
    position.active = (position.start + position.players - 1) % position.players
    next_turn(position)


# -- a turn ------------------------------------------------------------------------------------------------------------


def next_turn(position: BibliowondersPosition) -> None:
    """BIB-P1: clockwise. BIB-P34: with fresh Moves; what was left of the last turn is lost, MP are kept."""
    position.turns += 1
    position.active += 1
    if position.active == position.players:
        position.active = 0
    position.moves = position.tables.moves_per_turn  # BIB-P3
    position.letter = 0
    position.passage = False
    tell.turn(position)
    ask_action(position)


def ask_action(position: BibliowondersPosition) -> None:
    position.ask(q.TURN_ACTION, bit(position.active), sealed=False)


def end_turn(position: BibliowondersPosition) -> None:
    """BIB-P29: the steps of a turn's end, in their order."""
    tell.end(position)
    if position.used:  # BIB-P30
        tell.put_away(position)
        position.discard += position.used
        position.used = 0
    # BIB-P32: the limit is looked at only here; BIB-P31: librarian magic counts
    over = size(position.seats[position.active].hand, BITS) - position.tables.hand_limit
    if over > 0:
        piles.owe(position, position.active, over, q.HAND_LIMIT_DISCARD)
    else:
        finish_turn(position)


def finish_turn(position: BibliowondersPosition) -> None:
    colours = reconstruction.colours_due(position)  # BIB-P33; BIB-P40: at the end of every turn
    if colours:
        reconstruction.reconstruct(position, colours)
    limit = position.chosen.round_limit
    if limit and position.turns == limit * position.players:  # BIB-V4
        ending.end_by_rounds(position)
    else:
        next_turn(position)


# -- what the active player does ---------------------------------------------------------------------------------------


def list_actions(position: BibliowondersPosition, seat: Seat, options: Options) -> None:
    """BIB-P2: any of the four kinds, whatever was done before."""
    player = position.seats[seat]
    if position.moves > 0:  # BIB-P3
        moving.list_moves(position, player, options)
    # BIB-P4: the others as often as they are possible, however many Moves are left
    if player.hand:
        learning.list_learns(position, player, options)  # BIB-P26: before, between and after Moves
    if player.mp > 0:
        spells.list_spells(position, player, options)
    if player.hand >= position.tables.least_magic:
        magic.list_magic(position, player, options)
    options.add(q.END)  # BIB-P5: always


def carry_out_action(position: BibliowondersPosition, seat: Seat, action: Action) -> None:
    """BIB-P6: to its end, before anything else is asked."""
    kind = kind_of(action)
    if kind == q.MOVE:
        moving.move(position, seat, part(action, 0))
    elif kind == q.LEARN or kind == q.LEARN_LETTER:
        learning.learn(position, seat, q.shown_by(action), kind == q.LEARN_LETTER)
    elif kind == q.CLAIRVOYANCE:
        spells.clairvoyance(position, seat, part(action, 0))
    elif kind == q.NEGOTIATE:
        spells.negotiate(position, seat)
    elif kind == q.LEAP:
        spells.leap(position, seat)
    else:
        magic.carry_out(position, seat, action)
