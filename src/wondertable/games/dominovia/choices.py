"""What may be answered to each question of Dominovia: the one place that knows what is legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.actions import code, code_pair
from wondertable.core.rules.questions import Options, Question
from wondertable.games.dominovia import chain
from wondertable.games.dominovia.questions import (
    ACROSS,
    BAM,
    COLT,
    DIRECTION,
    DISCARD,
    DRAGON_PASS,
    DRAW,
    FLY,
    GIVE,
    GIVE_TO,
    KEEP,
    LAY_OFFERING,
    LEFT,
    LINK,
    LINK_LEFT,
    LINK_RIGHT,
    NAME_DIRECTION,
    OFFER,
    PASS,
    RIGHT,
    SET_RING,
    STAR,
    STOP,
)

if TYPE_CHECKING:
    from wondertable.games.dominovia.position import DominoviaPosition


def list_options(position: DominoviaPosition, question: Question, seat: i64, options: Options) -> None:
    hand = position.seats[seat].hand
    if question.kind == LINK:
        list_links(position, seat, options)
    elif question.kind == OFFER:
        options.add_each(LAY_OFFERING, hand)
    elif question.kind == DRAGON_PASS:
        options.add_each(GIVE, hand)
    elif question.kind == FLY:
        options.add(DRAW)
        options.add(PASS)
    elif question.kind == COLT:
        list_links(position, seat, options)
        options.add(STOP)
    elif question.kind == STAR:
        add_scrolls(DISCARD, hand, options)
        options.add(KEEP)
    elif question.kind == BAM:
        list_gifts(position, seat, options)
        options.add(KEEP)
    elif question.kind == DIRECTION:
        list_directions(position, options)
    else:
        options.add(code(SET_RING, chain.end_scroll(position, position.cast_end)))
        options.add(code(SET_RING, chain.touched_scroll(position, position.cast_end)))


def list_links(position: DominoviaPosition, seat: i64, options: Options) -> None:
    """DOM-P7: each legal link, scroll by scroll, the left end first."""
    links = chain.legal_links(position, seat)
    left: i64 = chain.at_left(links)
    right: i64 = chain.at_right(links)
    scroll: i64 = 0
    while left or right:
        if left & 1:
            options.add(code(LINK_LEFT, scroll))
        if right & 1:
            options.add(code(LINK_RIGHT, scroll))
        left >>= 1
        right >>= 1
        scroll += 1


def add_scrolls(kind: i64, scrolls: i64, options: Options) -> None:
    scroll: i64 = 0
    while scrolls:
        if scrolls & 1:
            options.add(code(kind, scroll))
        scrolls >>= 1
        scroll += 1


def list_gifts(position: DominoviaPosition, giver: i64, options: Options) -> None:
    """DOM-A21: any scroll of the hand to any other Mage."""
    scrolls: i64 = position.seats[giver].hand
    scroll: i64 = 0
    while scrolls:
        if scrolls & 1:
            to: i64 = 0
            while to < position.players:
                if to != giver:
                    options.add(code_pair(GIVE_TO, scroll, to))
                to += 1
        scrolls >>= 1
        scroll += 1


def list_directions(position: DominoviaPosition, options: Options) -> None:
    """DOM-A2, DOM-A3."""
    options.add(code(NAME_DIRECTION, LEFT))
    options.add(code(NAME_DIRECTION, RIGHT))
    if position.players == 4:
        options.add(code(NAME_DIRECTION, ACROSS))
