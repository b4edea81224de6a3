"""Source 2: people draw from real cards and enter what came out (KAM-G20, KAM-G21)."""

from __future__ import annotations

from wondertable.core.rules.bags import common, count, covers, size
from wondertable.core.rules.questions import NO_ANSWER
from wondertable.games.kamimai.people.names import bag_of_names
from wondertable.games.kamimai.people.refusals import refuse
from wondertable.games.kamimai.rules import book, entries, tell
from wondertable.games.kamimai.rules.cards import BITS, KINDS, NAMES, guardians
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.questions import CONSENT
from wondertable.games.kamimai.rules.terms import FELL_IN_DRAW, IN_DRAW, IN_TARGET, NO_EFFECT, STOOD


def cards_named(text: str) -> int:
    bag = bag_of_names(text)
    if bag is None:
        bag = bag_of_names(",".join(sorted(text.split(","), key=order_of)))
    if bag is None:
        raise refuse("KAM-G21", "no_such_card", {"cards": text[:80]})
    return bag


def order_of(name: str) -> int:
    return NAMES.index(name) if name in NAMES else len(NAMES)


def check_cards(position: KamimaiPosition, cards: int) -> None:
    """KAM-G21: the cards entered must be available in the Grimoire."""
    for card in range(KINDS):
        there = count(position.book.cards, card, BITS)
        if count(cards, card, BITS) > there:
            raise refuse("KAM-G21", "not_in_book", {"card": NAMES[card], "count": there})


def check_report(drawn: int, left: int, fall: int) -> None:
    """KAM-G9: a card is left, and one is drawn unless the book fell at once."""
    if left < 1:
        raise refuse("KAM-G9", "none_left")
    if drawn == 0 and fall != FELL_IN_DRAW:
        raise refuse("KAM-G9", "none_drawn")


def enter(position: KamimaiPosition, cards: int, fall: int) -> None:
    """KAM-G20: the entry for a whole draw."""
    check_cards(position, cards)
    check_report(size(cards, BITS), book.size(position.book) - size(cards, BITS), fall)
    entries.enter(position, cards, fall)


def correct(position: KamimaiPosition, cards: int) -> None:
    """KAM-G21: other cards were drawn than those entered; possible until the next `begin`."""
    if not position.correctable:
        raise refuse("KAM-G21", "not_correctable")
    if is_counted_on(position):
        raise refuse("KAM-G21", "answers_pending")
    summoner = position.seats[position.entry_seat]
    both = common(position.entry_cards, cards, BITS)
    taken_back, added = position.entry_cards - both, cards - both
    if not covers(summoner.cards, taken_back, BITS):
        raise refuse("KAM-G21", "already_used")
    check_cards(position, added)
    if guardians(taken_back) | guardians(added) and not is_without_effect(position):
        raise refuse("KAM-G21", "guardian_counted")
    left = book.size(position.book) + size(taken_back, BITS) - size(added, BITS)
    check_report(size(cards, BITS), left, FELL_IN_DRAW if position.entry_fell else STOOD)
    limit = position.tables.limit(position.players)
    if position.phase == IN_TARGET and size(summoner.cards, BITS) + size(added, BITS) - size(taken_back, BITS) > limit:
        raise refuse("KAM-P26", "reserve_full", {"limit": limit})
    entries.correct(position, cards, taken_back, added)


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
        position.phase == IN_TARGET and position.activator == position.entry_seat
    )


def lose(position: KamimaiPosition, cards: int) -> None:
    check_cards(position, cards)
    if position.phase == IN_DRAW:
        raise refuse("KAM-G8", "tell_with_draw")
    if size(cards, BITS) >= book.size(position.book):
        raise refuse("KAM-G9", "none_left")
    position.book.cards -= cards
    position.book.unseen = position.book.cards
    position.discard += cards
    tell.loose(position, cards)
