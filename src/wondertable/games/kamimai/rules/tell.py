"""What happened in KamiMaï. Nothing is hidden but unseen pages, so everything is told to everybody.

Each function does nothing unless somebody keeps a journal, so that search pays nothing for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.rules.bags import Bag
from wondertable.core.rules.journal import EVERYBODY
from wondertable.core.rules.kit import Action, Seat
from wondertable.core.rules.questions import Question
from wondertable.games.kamimai.rules.cards import KINDS, Card
from wondertable.games.kamimai.rules.questions import colour_of
from wondertable.games.kamimai.rules.terms import Grip, Spell

if TYPE_CHECKING:
    from wondertable.games.kamimai.rules.position import KamimaiPosition

MODE: Final = 0
HAND: Final = 1
SHEET: Final = 2
FIRST: Final = 3
BUILD: Final = 4
CANNOT_STAND: Final = 5
TRAINED: Final = 6
TURN: Final = 7
TARGET: Final = 8
GRIP: Final = 9
BEGIN: Final = 10
GRAB: Final = 11
GRABBED: Final = 12
STOP: Final = 13
DRAW: Final = 14
ENERGY_LOST: Final = 15
BLESSED: Final = 16
CURSE: Final = 17
COLOURED: Final = 18
DISCARDED: Final = 19
PROPOSED: Final = 20
AGREED: Final = 21
REFUSED: Final = 22
CAST: Final = 23
SEALED: Final = 24
IMP: Final = 25
DRAGONFLIES: Final = 26
GIVER: Final = 27
GIFT: Final = 28
MOUSE: Final = 29
TOOK: Final = 30
DECLINED: Final = 31
END_CAST: Final = 32
STORE: Final = 33
FELL: Final = 34
LOOSE: Final = 35
ADVICE: Final = 36
ENTERED: Final = 37
DISPUTED: Final = 38
CORRECTED: Final = 39
OVER: Final = 40
VOID: Final = 41

MOMENTS: Final = ["quiet", "between"]
"""When the book fell after the draw."""
AFTER_DRAW: Final = 0
BETWEEN_TURNS: Final = 1
ORDER_BASE: Final = KINDS + 1


def in_order(cards: list[int]) -> int:
    """Cards in the order in which they came (KAM-G6), in one number."""
    number = 0
    for card in cards:
        number = number * ORDER_BASE + card + 1
    return number


def note(position: KamimaiPosition, key: int, args: list[int]) -> None:
    if position.journal is not None:
        position.journal.note(key, EVERYBODY, args)


def area_number(position: KamimaiPosition) -> int:
    return position.tables.first_areas[position.sheet] + position.target


# -- set-up --------------------------------------------------------------------------------------------------------------


def mode(position: KamimaiPosition) -> None:
    if position.journal is not None:
        note(position, MODE, [position.mode])


def hand(position: KamimaiPosition, seat: Seat) -> None:
    if position.journal is not None:
        note(position, HAND, [seat, position.seats[seat].dominant])


def sheet(position: KamimaiPosition) -> None:
    if position.journal is not None:
        note(position, SHEET, [position.the_sheet().level, position.energy])


def first(position: KamimaiPosition) -> None:
    if position.journal is not None:
        note(position, FIRST, [position.activator])


def build(position: KamimaiPosition, cause: i64, size: i64) -> None:
    if position.journal is not None:
        note(position, BUILD, [cause, size])


def cannot_stand(position: KamimaiPosition) -> None:
    if position.journal is not None:
        note(position, CANNOT_STAND, [])


def trained(position: KamimaiPosition) -> None:
    if position.journal is not None:
        note(position, TRAINED, [position.activator])


# -- TARGET and DRAW -----------------------------------------------------------------------------------------------------


def turn(position: KamimaiPosition) -> None:
    if position.journal is not None:
        note(position, TURN, [position.activator, position.turn])


def target(position: KamimaiPosition) -> None:
    if position.journal is not None:
        note(position, TARGET, [area_number(position)])


def grip(position: KamimaiPosition, card: Card, wanted: Grip) -> None:
    if position.journal is not None:
        note(position, GRIP, [position.activator, card, wanted])


def begin(position: KamimaiPosition) -> None:
    if position.journal is not None:
        note(position, BEGIN, [position.activator])


def grab(position: KamimaiPosition, action: Action) -> None:
    if position.journal is not None:
        note(position, GRAB, [position.activator, action])


def grabbed(position: KamimaiPosition, order: list[int], fell: bool) -> None:
    """KAM-G12: public at once, before the next grab."""
    if position.journal is not None:
        note(position, GRABBED, [position.activator, in_order(order), int(fell)])


def void(position: KamimaiPosition) -> None:
    if position.journal is not None:
        note(position, VOID, [position.activator])


def stop(position: KamimaiPosition) -> None:
    if position.journal is not None:
        note(position, STOP, [position.activator])


def drew(position: KamimaiPosition, fall: i64, left: i64) -> None:
    if position.journal is not None:
        note(position, DRAW, [position.activator, position.drawn, fall, left])


def energy_lost(position: KamimaiPosition, cause: i64, amount: i64) -> None:
    if position.journal is not None:
        note(position, ENERGY_LOST, [cause, amount, position.energy])


def blessed(position: KamimaiPosition) -> None:
    if position.journal is not None:
        note(position, BLESSED, [area_number(position)])


def fell_quietly(position: KamimaiPosition) -> None:
    if position.journal is not None:
        note(position, FELL, [AFTER_DRAW])


def fell_between(position: KamimaiPosition) -> None:
    if position.journal is not None:
        note(position, FELL, [BETWEEN_TURNS])


def loose(position: KamimaiPosition, lost: Bag) -> None:
    if position.journal is not None:
        note(position, LOOSE, [lost])


# -- CAST and STORE ------------------------------------------------------------------------------------------------------


def curse(position: KamimaiPosition, effect: i64, number: i64) -> None:
    if position.journal is not None:
        note(position, CURSE, [area_number(position), effect, number])


def coloured(position: KamimaiPosition, seat: Seat, lost: Bag) -> None:
    if position.journal is not None:
        note(position, COLOURED, [seat, lost])


def discarded(position: KamimaiPosition, seat: Seat, lost: Bag) -> None:
    if position.journal is not None:
        note(position, DISCARDED, [seat, lost])


def proposed(position: KamimaiPosition, spell: Spell, action: Action) -> None:
    if position.journal is not None:
        note(position, PROPOSED, [position.activator, spell, colour_of(action), action])


def consent(position: KamimaiPosition, seat: Seat, agreed: bool) -> None:
    if position.journal is not None:
        note(position, AGREED if agreed else REFUSED, [seat])


def cast(position: KamimaiPosition, spell: Spell, action: Action) -> None:
    if position.journal is not None:
        note(position, CAST, [position.activator, spell, colour_of(action), action])


def sealed(position: KamimaiPosition) -> None:
    if position.journal is not None:
        note(position, SEALED, [area_number(position)])


def imp(position: KamimaiPosition, lost: Bag) -> None:
    if position.journal is not None:
        note(position, IMP, [position.activator, lost])


def dragonflies(position: KamimaiPosition) -> None:
    if position.journal is not None:
        note(position, DRAGONFLIES, [position.activator])


def giver(position: KamimaiPosition, seat: Seat) -> None:
    if position.journal is not None:
        note(position, GIVER, [seat])


def gift(position: KamimaiPosition, giver_seat: Seat, to: Seat, card: Card) -> None:
    if position.journal is not None:
        note(position, GIFT, [giver_seat, to, card])


def mouse(position: KamimaiPosition, to: Seat) -> None:
    if position.journal is not None:
        note(position, MOUSE, [position.activator, to])


def took(position: KamimaiPosition, seat: Seat, card: Card) -> None:
    if position.journal is not None:
        note(position, TOOK, [seat, card])


def declined(position: KamimaiPosition, seat: Seat) -> None:
    if position.journal is not None:
        note(position, DECLINED, [seat])


def end_cast(position: KamimaiPosition) -> None:
    if position.journal is not None:
        note(position, END_CAST, [position.activator])


def stored(position: KamimaiPosition, kept: Bag, thrown: Bag) -> None:
    if position.journal is not None:
        note(position, STORE, [position.activator, kept, thrown])


def over(position: KamimaiPosition, reason: i64) -> None:
    if position.journal is not None:
        note(position, OVER, [reason])


# -- talk and entries ----------------------------------------------------------------------------------------------------


def advised(position: KamimaiPosition, question: Question, seat: Seat) -> None:
    if position.journal is not None:
        note(position, ADVICE, [seat])


def entered(position: KamimaiPosition) -> None:
    if position.journal is not None:
        note(position, ENTERED, [position.activator, position.entry_cards, position.entry_fall])


def disputed(position: KamimaiPosition, seat: Seat) -> None:
    if position.journal is not None:
        note(position, DISPUTED, [seat])


def corrected(position: KamimaiPosition) -> None:
    if position.journal is not None:
        note(position, CORRECTED, [position.activator, position.drawn])
