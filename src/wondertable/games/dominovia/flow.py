"""The order of play of Dominovia.

    a match: rounds, until somebody has won enough of them
    a round: shuffle and deal -> everybody offers a scroll -> the lowest is the donation -> turns, until the round ends
    a turn: link if you can, else draw, at most twice, else pass; a link casts its spell (spells.py)

What may be answered to each question stands in choices.py, what the answers do stands here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.rules.actions import kind_of, part
from wondertable.core.rules.kit import bit
from wondertable.core.rules.questions import Question
from wondertable.games.dominovia import chain, classic, deck, dragons, ending, history, hungry, rings, spells, tell
from wondertable.games.dominovia.ending import BY_CAP, BY_LAZY, BY_REPEAT, OUT, STOPPED
from wondertable.games.dominovia.questions import (
    BAM,
    COLT,
    DIRECTION,
    DRAGON_PASS,
    FLY,
    LEFT,
    LINK,
    LINK_LEFT,
    OFFER,
    PASS,
    RIGHT,
    STAR,
    STOP,
)
from wondertable.games.dominovia.tables import DRAGON, HUNGRY, NONE
from wondertable.games.dominovia.tables import FLY as FLY_SPELL

if TYPE_CHECKING:
    from wondertable.games.dominovia.position import DominoviaPosition

DRAWS_MAX: Final = 2
"""DOM-P14."""


def carry_out(position: DominoviaPosition, question: Question) -> None:
    if question.kind == OFFER:
        donate(position, question)
        return
    if question.kind == DRAGON_PASS:
        dragons.exchange(position, question)
        end_turn(position)
        return
    action = question.answers[position.turn]
    if question.kind == LINK or question.kind == COLT:
        if kind_of(action) == STOP:
            tell.stop(position)
            end_turn(position)
        else:
            link(position, part(action, 0), end_of(action))
    elif question.kind == FLY:
        if kind_of(action) == PASS:
            if pass_turn(position, True):
                take_turns(position, left_of(position, position.turn))
        else:
            deck.draw(position, position.turn)
            go_on(position)
    elif question.kind == DIRECTION:
        dragons.name_direction(position, part(action, 0))
    else:
        if question.kind == STAR:
            spells.star(position, action)
        elif question.kind == BAM:
            spells.bam(position, action)
        else:
            spells.place_ring(position, part(action, 0))
        end_turn(position)


def end_of(action: i64) -> i64:
    if kind_of(action) == LINK_LEFT:
        return LEFT
    return RIGHT


# -- a round begins ----------------------------------------------------------------------------------------------------


def begin_round(position: DominoviaPosition) -> None:
    position.round += 1
    tell.round_begins(position)
    clear_table(position)
    each = position.tables.deal[position.players]
    if position.classic:  # DOM-V24
        each = position.tables.classic_deal[position.players]
    deck.deal(position, each)
    tell.deal(position, each)
    if position.classic:
        take_turns(position, left_of(position, classic.open_hand(position)))
    else:
        ask_offerings(position)


def clear_table(position: DominoviaPosition) -> None:
    """DOM-S9: every Ring is aside; nothing of the round before is left."""
    seat: i64
    for seat in range(position.players):
        rings.lift(position, seat)
        position.seats[seat].offered = 0
    chain.clear(position)
    position.turn = NONE
    position.drawn = 0
    position.passes = 0
    position.turns_done = 0
    position.moves_made = 0
    position.in_deck = 0
    if position.dragon == HUNGRY:
        position.moments = []


def ask_offerings(position: DominoviaPosition) -> None:
    """DOM-S10: everybody secretly offers a scroll."""
    position.ask(OFFER, bit(position.players) - 1, sealed=True)


def donate(position: DominoviaPosition, question: Question) -> None:
    """DOM-S11 to DOM-S16: the offerings are turned up, the lowest is donated, the others go back."""
    position.reveal()
    donor: i64 = 0
    lowest: i64 = part(question.answers[0], 0)
    seat: i64
    for seat in range(position.players):
        offered = part(question.answers[seat], 0)
        position.seats[seat].offered = bit(offered)
        if position.tables.values[offered] < position.tables.values[lowest]:
            donor = seat
            lowest = offered
    tell.offered(position)
    position.seats[donor].hand ^= bit(lowest)
    position.seats[donor].offered = 0
    chain.lay_first(position, lowest)
    tell.donation(position, donor, lowest)
    take_turns(position, left_of(position, donor))


# -- turns -------------------------------------------------------------------------------------------------------------


def left_of(position: DominoviaPosition, seat: i64) -> i64:
    """DOM-P6: the next seat in turn."""
    if seat + 1 == position.players:
        return 0
    return seat + 1


def take_turns(position: DominoviaPosition, seat: i64) -> None:
    """Turn after turn, from this seat on, until somebody is asked or the round has ended."""
    while begin_turn(position, seat) and play_turn(position):
        seat = left_of(position, position.turn)


def begin_turn(position: DominoviaPosition, seat: i64) -> bool:
    """False if the round ends here, which only a Hungry Dragon makes happen."""
    position.turn = seat
    position.drawn = 0
    position.reveal()  # whether this Mage can link shows by what happens next
    if position.dragon == HUNGRY and not position.classic:
        if hungry.is_too_long(position):
            end_round(position, ending.fewest_scrolls(position), BY_CAP)
            return False
        if hungry.is_repeated(position):
            tell.repeat(position)
            end_round(position, ending.fewest_scrolls(position), BY_REPEAT)
            return False
    tell.turn(position)
    return True


def play_turn(position: DominoviaPosition) -> bool:
    """DOM-P8 to DOM-P15. True if the turn has ended by a pass and the next one begins; False if somebody is asked."""
    if position.classic:
        return play_classic_turn(position)
    seat = position.turn
    while True:
        links = chain.legal_links(position, seat)
        tell.choice(position, links, False)
        if links:
            position.ask(LINK, bit(seat), sealed=False)
            return False
        history.lacked(position, seat, chain.fitting(position, seat))
        if position.drawn == DRAWS_MAX or position.deck_left() == 0:
            return pass_turn(position, False)
        if may_fly(position, seat):
            position.ask(FLY, bit(seat), sealed=False)
            return False
        deck.draw(position, seat)


def play_classic_turn(position: DominoviaPosition) -> bool:
    found = classic.play_turn(position)
    if found == classic.ENDS_HAND and not classic.block(position):
        begin_round(position)
    return found == classic.PASSES


def may_fly(position: DominoviaPosition, seat: i64) -> bool:
    """DOM-A11, DOM-A13, DOM-V18."""
    if position.seats[seat].spell != FLY_SPELL:
        return False
    return position.drawn == 0 or position.fly_after_draw


def go_on(position: DominoviaPosition) -> None:
    """The turn goes on after a draw."""
    if play_turn(position):
        take_turns(position, left_of(position, position.turn))


def pass_turn(position: DominoviaPosition, flying: bool) -> bool:
    """DOM-P16, DOM-E3 to DOM-E5: the Ring goes aside. False if the round is stopped."""
    rings.lift(position, position.turn)
    position.passes += 1
    position.turns_done += 1
    tell.passed(position, flying)
    if position.passes < position.players or position.deck_left() > 0:
        return True
    if somebody_matches(position):
        if position.passes == position.players:
            tell.play_on(position)
        return True
    end_round(position, ending.fewest_scrolls(position), STOPPED)
    return False


def somebody_matches(position: DominoviaPosition) -> bool:
    held: i64 = 0
    for mage in position.seats:
        held |= mage.hand
    return held & chain.matching(position) != 0


def link(position: DominoviaPosition, scroll: i64, end: i64) -> None:
    """DOM-P2, DOM-P17, DOM-P23: lay the scroll; the last one wins, any other casts its spell."""
    seat = position.turn
    mage = position.seats[seat]
    mage.hand ^= bit(scroll)
    position.passes = 0
    history.linked(position, seat, scroll)
    matched = chain.lay(position, scroll, end)
    tell.link(position, scroll, end, matched)
    if mage.hand == 0:
        win(position, scroll, matched)
    elif position.classic:
        end_turn(position)
    else:
        carry_on(position, cast(position, scroll, matched, end))


def win(position: DominoviaPosition, scroll: i64, matched: i64) -> None:
    """DOM-P20, DOM-P23, DOM-E1: the last scroll casts too, so the Ring goes there; but nothing of the spell is carried out."""
    seat = position.turn
    if not position.classic:
        rings.put_on(position, seat, matched, scroll)
        tell.cast(position, seat)
    end_round(position, seat, OUT)


def cast(position: DominoviaPosition, scroll: i64, matched: i64, end: i64) -> i64:
    """DOM-P19: the spell of the two touching halves."""
    if matched == DRAGON:
        return dragons.match(position, scroll, end)
    return spells.cast(position, matched, scroll, end)


def carry_on(position: DominoviaPosition, outcome: i64) -> None:
    if outcome == spells.DONE:
        end_turn(position)
    elif outcome == spells.ENDS_ROUND:  # DOM-V4
        end_round(position, ending.fewest_scrolls(position), BY_LAZY)


def end_turn(position: DominoviaPosition) -> None:
    position.casting = NONE
    position.cast_end = NONE
    position.direction = NONE
    position.turns_done += 1
    take_turns(position, left_of(position, position.turn))


def end_round(position: DominoviaPosition, winner: i64, reason: i64) -> None:
    """DOM-E8 to DOM-E10: unless the match is won, a new round begins."""
    won = classic.go_out(position) if position.classic else ending.win_round(position, winner, reason)
    if not won:
        begin_round(position)
