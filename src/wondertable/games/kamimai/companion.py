"""Source 2: people draw from real cards and enter what came out (KAM-G20, KAM-G21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.rules.kit import bit, tally, tally_covers, tally_size, times
from wondertable.core.rules.questions import NO_ANSWER, Question
from wondertable.games.kamimai import book, tell
from wondertable.games.kamimai.cards import KINDS, NAMES, guardians
from wondertable.games.kamimai.questions import CONFIRM, CONFIRM_REPORT, CONSENT
from wondertable.games.kamimai.refusals import refuse
from wondertable.games.kamimai.tables import NO_EFFECT, NONE
from wondertable.games.kamimai.terms import AWAIT_DREW, AWAIT_NOTHING, FELL_IN_DRAW, STOOD, TARGET

if TYPE_CHECKING:
    from wondertable.games.kamimai.position import KamimaiPosition

DISPUTES: Final = 2


def check_cards(position: KamimaiPosition, cards: i64) -> None:
    """KAM-G21: the cards entered must be available in the Grimoire."""
    card: i64 = 0
    while card < KINDS:
        if times(cards, card) > times(position.book.cards, card):
            raise refuse(
                "KAM-G21", "not_in_book", {"card": NAMES[card], "count": int(times(position.book.cards, card))}
            )
        card += 1


def check_report(position: KamimaiPosition, drawn: i64, left: i64, fall: i64) -> None:
    """KAM-G9: a card is left, and one is drawn unless the book fell at once."""
    if left < 1:
        raise refuse("KAM-G9", "none_left")
    if drawn == 0 and fall != FELL_IN_DRAW:
        raise refuse("KAM-G9", "none_drawn")


def enter(position: KamimaiPosition, cards: i64, fall: i64) -> None:
    """KAM-G20: the entry waits for a second seat; alone, for the same one."""
    check_cards(position, cards)
    check_report(position, tally_size(cards), book.size(position.book) - tally_size(cards), fall)
    position.awaited = AWAIT_NOTHING
    position.entry_cards = cards
    position.entry_fall = fall
    tell.entered(position)
    if position.players == 1:
        position.ask_first(CONFIRM_REPORT, bit(position.activator))
    else:
        position.ask_first(CONFIRM_REPORT, (bit(position.players) - 1) ^ bit(position.activator))


def weigh(position: KamimaiPosition, question: Question) -> bool:
    """KAM-G20: whether the entry counts now: confirmed, or disputed for the second time."""
    seat: i64 = 0
    while question.answers[seat] == NO_ANSWER:
        seat += 1
    if question.answers[seat] != CONFIRM:
        position.disputes += 1
        tell.disputed(position, seat)
        if position.disputes < DISPUTES:
            position.entry_fall = NONE
            position.awaited = AWAIT_DREW
            return False
    return True


def accept(position: KamimaiPosition) -> i64:
    """The entered cards are drawn; returns the fall that was entered."""
    fall = position.entry_fall
    position.drawn = position.entry_cards
    position.book.cards -= position.drawn
    position.book.unseen = position.book.cards
    position.entry_fall = NONE
    position.entry_seat = position.activator
    position.entry_fell = fall == FELL_IN_DRAW
    position.entry_effect = position.target_area().effect
    position.correctable = True
    return fall


def correct(position: KamimaiPosition, cards: i64) -> None:
    """KAM-G21: other cards were drawn than those entered; possible until the next `begin`."""
    if not position.correctable:
        raise refuse("KAM-G21", "not_correctable")
    if is_counted_on(position):
        raise refuse("KAM-G21", "answers_pending")
    summoner = position.seats[position.entry_seat]
    both = common(position.entry_cards, cards)
    taken_back, added = position.entry_cards - both, cards - both
    if not tally_covers(summoner.cards, taken_back):
        raise refuse("KAM-G21", "already_used")
    check_cards(position, added)
    if guardians(taken_back) | guardians(added) and not is_without_effect(position):
        raise refuse("KAM-G21", "guardian_counted")
    left = book.size(position.book) + tally_size(taken_back) - tally_size(added)
    fall: i64 = STOOD
    if position.entry_fell:
        fall = FELL_IN_DRAW
    check_report(position, tally_size(cards), left, fall)
    limit = position.tables.limit(position.players)
    if position.phase == TARGET and tally_size(summoner.cards) + tally_size(added) - tally_size(taken_back) > limit:
        raise refuse("KAM-P26", "reserve_full", {"limit": int(limit)})
    summoner.cards += added - taken_back
    position.book.cards += taken_back - added
    position.book.unseen = position.book.cards
    position.entry_cards = cards
    if position.drawn:
        position.drawn = cards
    tell.corrected(position)


def is_counted_on(position: KamimaiPosition) -> bool:
    """Whether somebody waits for consent, or has chosen among the cards as they were entered."""
    for question in position.questions:
        if question.kind == CONSENT:
            return True
        for answer in question.answers:
            if answer != NO_ANSWER:
                return True
    return False


def is_without_effect(position: KamimaiPosition) -> bool:
    """Whether it has made no difference yet which Guardians were drawn: to the area, or to the grip of the next draw (KAM-P16)."""
    return position.entry_effect == NO_EFFECT and not (
        position.phase == TARGET and position.activator == position.entry_seat
    )


def common(one: i64, two: i64) -> i64:
    """What two multisets share."""
    found: i64 = 0
    card: i64 = 0
    while card < KINDS:
        number = times(one, card)
        if times(two, card) < number:
            number = times(two, card)
        found += number * tally(card)
        card += 1
    return found
