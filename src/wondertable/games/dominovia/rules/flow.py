"""The order of play of Dominovia.

    a match: rounds, until somebody has won enough of them
    a round: shuffle and deal -> everybody offers a scroll -> the lowest is the donation -> turns, until the round ends
    a turn: link if you can, else draw, at most twice, else pass; a link casts its spell

What the spells do stands in spells.py and dragons.py, what classic play does otherwise in classic.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.actions import kind_of, part
from wondertable.core.rules.kit import Action, Seat, bit
from wondertable.core.rules.questions import Options, Question
from wondertable.games.dominovia.rules import (
    chain,
    deck,
    exchange,
    links,
    offering,
    questions as q,
    rings,
    spells,
    tell,
)
from wondertable.games.dominovia.rules.ending import BY_LAZY, NOT_OVER, OUT, STOPPED
from wondertable.games.dominovia.rules.knowledge import moves
from wondertable.games.dominovia.rules.tables import FLY, NONE, Scroll

if TYPE_CHECKING:
    from wondertable.games.dominovia.rules.position import DominoviaPosition

# -- what is asked, what may be answered, what answers do --------------------------------------------------------------


def list_options(position: DominoviaPosition, question: Question, seat: Seat, options: Options) -> None:
    if question.kind == q.ASK_LINK:
        links.list_links(position, seat, options)
    elif question.kind == q.ASK_OFFER:
        offering.list_offers(position, seat, options)
    elif question.kind == q.ASK_DRAGON_PASS:
        exchange.list_passes(position, seat, options)
    elif question.kind == q.ASK_FLY:
        list_fly(options)
    elif question.kind == q.ASK_COLT:
        spells.list_extra_links(position, seat, options)
    elif question.kind == q.ASK_STAR:
        spells.list_discards(position, seat, options)
    elif question.kind == q.ASK_BAM:
        spells.list_gifts(position, seat, options)
    elif question.kind == q.ASK_DIRECTION:
        exchange.list_directions(position, options)
    else:
        spells.list_places(position, options)


def carry_out(position: DominoviaPosition, question: Question) -> None:
    if question.kind == q.ASK_OFFER:
        take_turns(position, left_of(position, offering.donate(position, question)))  # DOM-S16
        return
    if question.kind == q.ASK_DRAGON_PASS:
        exchange.carry_out(position, question)
        end_turn(position)
        return
    action = question.answers[position.turn]
    if question.kind == q.ASK_LINK or question.kind == q.ASK_COLT:
        link_or_stop(position, action)
    elif question.kind == q.ASK_FLY:
        fly_or_draw(position, action)
    elif question.kind == q.ASK_DIRECTION:
        exchange.name_direction(position, part(action, 0))
    else:
        if question.kind == q.ASK_STAR:
            spells.star(position, action)
        elif question.kind == q.ASK_BAM:
            spells.bam(position, action)
        else:
            spells.place_ring(position, part(action, 0))
        end_turn(position)


# -- a round begins ----------------------------------------------------------------------------------------------------


def set_up(position: DominoviaPosition) -> None:
    begin_round(position)


def begin_round(position: DominoviaPosition) -> None:
    position.round += 1
    tell.round_begins(position)
    clear_table(position)
    play = position.chosen.play
    deck.deal(position, play.scrolls_each(position.tables, position.players))
    opener = play.open_round(position)
    if opener != NONE:
        take_turns(position, left_of(position, opener))


def clear_table(position: DominoviaPosition) -> None:
    """DOM-Q30: nothing of the round before is left but the Round cards."""
    seat: Seat
    for seat in range(position.players):
        rings.lift(position, seat)  # DOM-S9
        position.seats[seat].offered = 0
    chain.clear(position)
    position.turn = NONE
    position.drawn_this_turn = 0
    position.passes = 0
    position.turns_done = 0
    position.moves_made = 0
    position.known_in_deck = 0
    if position.moments:
        position.moments = []


# -- turns -------------------------------------------------------------------------------------------------------------


def left_of(position: DominoviaPosition, seat: Seat) -> Seat:
    """DOM-P6: the next seat in turn."""
    if seat + 1 == position.players:
        return 0
    return seat + 1


def take_turns(position: DominoviaPosition, seat: Seat) -> None:
    """Turn after turn, from this seat on, until somebody is asked or the round has ended."""
    while begin_turn(position, seat) and play_turn(position):
        seat = left_of(position, position.turn)


def begin_turn(position: DominoviaPosition, seat: Seat) -> bool:
    """False if the round ends here."""
    position.turn = seat
    position.drawn_this_turn = 0
    position.reveal()  # whether this Mage can link shows by what happens next
    reason = position.chosen.dragon.why_over(position)
    if reason != NOT_OVER:
        end_round(position, reason)
        return False
    tell.turn(position)
    return True


def play_turn(position: DominoviaPosition) -> bool:
    """True if the turn has ended by a pass and the next one begins; False if somebody is asked or the round has ended."""
    seat = position.turn
    while True:
        found = links.legal_links(position, seat)  # DOM-P11, DOM-P12: again after each draw
        tell.choice(position, found, False)
        if found:  # DOM-P8: no draw and no pass is offered (DOM-Q8, DOM-A14)
            position.ask(q.ASK_LINK, bit(seat), sealed=False)
            return False
        moves.lacked(position, seat, links.fitting(position, seat))
        if position.deck_left() == 0 or position.drawn_this_turn == position.chosen.play.draws_max:
            return pass_turn(position, False)  # DOM-P10, DOM-P13, DOM-P14
        if may_fly(position, seat):
            position.ask(q.ASK_FLY, bit(seat), sealed=False)
            return False
        deck.draw(position, seat)


def may_fly(position: DominoviaPosition, seat: Seat) -> bool:
    """DOM-A11, DOM-P15; before the second draw, too (DOM-A13, DOM-Q6), unless the table chose otherwise (DOM-V18)."""
    if position.seats[seat].spell != FLY:
        return False
    return position.drawn_this_turn == 0 or position.chosen.fly_after_draw


def list_fly(options: Options) -> None:
    """DOM-A12."""
    options.add(q.DRAW)
    options.add(q.PASS)


def fly_or_draw(position: DominoviaPosition, action: Action) -> None:
    if kind_of(action) == q.PASS:
        goes_on = pass_turn(position, True)
    else:
        deck.draw(position, position.turn)
        goes_on = play_turn(position)
    if goes_on:
        take_turns(position, left_of(position, position.turn))


def pass_turn(position: DominoviaPosition, flying: bool) -> bool:
    """DOM-P16, DOM-A15: the Ring goes aside. False if the round is stopped."""
    rings.lift(position, position.turn)
    position.passes += 1
    position.turns_done += 1
    tell.passed(position, flying)
    if position.passes < position.players or position.deck_left() > 0:  # DOM-E5, DOM-Q15
        return True
    if somebody_matches(position):  # DOM-E4, DOM-Q14
        if position.passes == position.players:
            tell.play_on(position)
        return True
    end_round(position, STOPPED)  # DOM-E3
    return False


def somebody_matches(position: DominoviaPosition) -> bool:
    held: i64 = 0
    for mage in position.seats:
        held |= mage.hand
    return held & links.matching(position) != 0


def link_or_stop(position: DominoviaPosition, action: Action) -> None:
    if kind_of(action) == q.STOP:  # DOM-A24
        tell.stop(position)
        end_turn(position)
    else:
        link(position, part(action, 0), q.end_of(action))


def link(position: DominoviaPosition, scroll: Scroll, end: q.End) -> None:
    """DOM-P2: lay the scroll; the last one wins (DOM-E1), any other casts its spell, which ends the turn (DOM-P17)."""
    seat = position.turn
    mage = position.seats[seat]
    mage.hand ^= bit(scroll)
    position.passes = 0
    moves.linked(position, seat, scroll)
    matched = chain.lay(position, scroll, end)
    tell.link(position, scroll, end, matched)
    play = position.chosen.play
    if mage.hand == 0:
        play.cast_last(position, scroll, matched)
        end_round(position, OUT)
        return
    follows = play.cast(position, scroll, matched, end)  # DOM-A26: so does the extra link of a Colt
    if follows == spells.DONE:
        end_turn(position)
    elif follows == spells.ENDS_ROUND:
        end_round(position, BY_LAZY)  # DOM-V4, DOM-Q19


def end_turn(position: DominoviaPosition) -> None:
    position.casting = NONE
    position.cast_end = NONE
    position.direction = NONE
    position.turns_done += 1
    take_turns(position, left_of(position, position.turn))


def end_round(position: DominoviaPosition, reason: i64) -> None:
    """DOM-E10: unless the match is won, a new round begins."""
    if not position.chosen.play.win_round(position, reason):
        begin_round(position)
