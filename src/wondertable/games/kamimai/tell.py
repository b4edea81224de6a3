"""What happened in KamiMaï. Nothing is hidden but unseen pages, so everything is told to everybody.

Each function does nothing unless somebody keeps a journal, so that search pays nothing for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core import events
from wondertable.core.rules.journal import EVERYBODY
from wondertable.core.rules.questions import Question
from wondertable.games.kamimai import forms
from wondertable.games.kamimai.cards import COLOURS, NAMES, names_of
from wondertable.games.kamimai.tables import EFFECTS, GRIPS, SPELLS
from wondertable.games.kamimai.terms import CAUSES, LOSSES, REASONS, REPORTED

if TYPE_CHECKING:
    from wondertable.games.kamimai.position import KamimaiPosition
    from wondertable.games.kamimai.tables import Tables

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
ORDER_BASE: Final = len(NAMES) + 1


def in_order(cards: list[int]) -> int:
    """Cards in the order in which they came, in one number."""
    number = 0
    for card in cards:
        number = number * ORDER_BASE + card + 1
    return number


def cards_in_order(number: int) -> list[str]:
    found: list[str] = []
    while number:
        found.append(NAMES[number % ORDER_BASE - 1])
        number //= ORDER_BASE
    return found[::-1]


def cards(name: str = "cards") -> events.Arg:
    return events.Arg(name, "[card]", names_of)


def payment(action: int) -> list[object]:
    colour = forms.colour_of(action)
    seats = forms.in_turn(int(forms.caster_of(action)), forms.payers(action))
    return [[seat, names_of(forms.share_cards(colour, forms.share_of(action, seat)))] for seat in seats]


def event_forms(tables: Tables) -> events.EventForms:
    seat = events.seat
    area = events.named("area", "area", tables.area_ids)
    card = events.named("card", "card", NAMES)
    spell = events.named("spell", "spell", SPELLS)
    colour = events.named("colour", "colour", COLOURS)
    paid = events.Arg("payment", "[seat:[card]]", payment)
    left = events.number("left")
    return events.EventForms(
        [
            ("mode", [events.named("mode", "mode", forms.MODES)]),
            ("hand", [seat(), events.named("hand", "hand", forms.SIDES)]),
            ("sheet", [events.number("level"), events.number("energy")]),
            ("first", [seat()]),
            ("build", [events.named("cause", "cause", CAUSES), events.number("size")]),
            ("cannot_stand", []),
            ("trained", [seat()]),
            ("turn", [seat(), events.number("turn")]),
            ("target", [area]),
            ("grip", [seat(), card, events.named("grip", "grip", GRIPS)]),
            ("begin", [seat()]),
            ("grab", [seat(), events.Arg("pages", "[page]", forms.handles_of)]),
            ("grabbed", [seat(), events.Arg("cards", "[card]", cards_in_order), events.truth("fell")]),
            ("stop", [seat()]),
            ("draw", [seat(), cards(), events.named("fall", "report", REPORTED), left]),
            ("energy_lost", [events.named("cause", "loss", LOSSES), events.number("amount"), left]),
            ("blessed", [area]),
            ("curse", [area, events.named("effect", "effect", EFFECTS), events.number("guardians")]),
            ("coloured", [seat(), cards()]),
            ("discarded", [seat(), cards()]),
            ("proposed", [seat(), spell, colour, paid]),
            ("agreed", [seat()]),
            ("refused", [seat()]),
            ("cast", [seat(), spell, colour, paid]),
            ("sealed", [area]),
            ("imp", [seat(), cards()]),
            ("dragonflies", [seat()]),
            ("giver", [seat()]),
            ("gift", [seat("giver"), seat(), card]),
            ("mouse", [seat(), seat("to")]),
            ("took", [seat(), card]),
            ("declined", [seat()]),
            ("end_cast", [seat()]),
            ("store", [seat(), cards("kept"), cards("discarded")]),
            ("fell", [events.named("moment", "moment", MOMENTS)]),
            ("loose", [cards()]),
            ("advice", [seat()]),
            ("entered", [seat(), cards(), events.named("fall", "report", REPORTED)]),
            ("disputed", [seat()]),
            ("corrected", [seat(), cards()]),
            ("over", [events.named("reason", "outcome", REASONS)]),
            ("void", [seat()]),
        ]
    )


def note(position: KamimaiPosition, key: int, args: list[int]) -> None:
    if position.journal is not None:
        position.journal.note(key, EVERYBODY, args)


def area_number(position: KamimaiPosition) -> int:
    return position.tables.first_areas[position.sheet] + position.target


# -- set-up --------------------------------------------------------------------------------------------------------------


def mode(position: KamimaiPosition) -> None:
    if position.journal is not None:
        note(position, MODE, [position.mode])


def hand(position: KamimaiPosition, seat: i64) -> None:
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


def grip(position: KamimaiPosition, card: i64, wanted: i64) -> None:
    if position.journal is not None:
        note(position, GRIP, [position.activator, card, wanted])


def begin(position: KamimaiPosition) -> None:
    if position.journal is not None:
        note(position, BEGIN, [position.activator])


def grab(position: KamimaiPosition, action: i64) -> None:
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


def loose(position: KamimaiPosition, lost: i64) -> None:
    if position.journal is not None:
        note(position, LOOSE, [lost])


# -- CAST and STORE ------------------------------------------------------------------------------------------------------


def curse(position: KamimaiPosition, effect: i64, number: i64) -> None:
    if position.journal is not None:
        note(position, CURSE, [area_number(position), effect, number])


def coloured(position: KamimaiPosition, seat: i64, lost: i64) -> None:
    if position.journal is not None:
        note(position, COLOURED, [seat, lost])


def discarded(position: KamimaiPosition, seat: i64, lost: i64) -> None:
    if position.journal is not None:
        note(position, DISCARDED, [seat, lost])


def proposed(position: KamimaiPosition, spell: i64, action: i64) -> None:
    if position.journal is not None:
        note(position, PROPOSED, [position.activator, spell, forms.colour_of(action), action])


def consent(position: KamimaiPosition, seat: i64, agreed: bool) -> None:
    if position.journal is not None:
        note(position, AGREED if agreed else REFUSED, [seat])


def cast(position: KamimaiPosition, spell: i64, action: i64) -> None:
    if position.journal is not None:
        note(position, CAST, [position.activator, spell, forms.colour_of(action), action])


def sealed(position: KamimaiPosition) -> None:
    if position.journal is not None:
        note(position, SEALED, [area_number(position)])


def imp(position: KamimaiPosition, lost: i64) -> None:
    if position.journal is not None:
        note(position, IMP, [position.activator, lost])


def dragonflies(position: KamimaiPosition) -> None:
    if position.journal is not None:
        note(position, DRAGONFLIES, [position.activator])


def giver(position: KamimaiPosition, seat: i64) -> None:
    if position.journal is not None:
        note(position, GIVER, [seat])


def gift(position: KamimaiPosition, giver_seat: i64, to: i64, card: i64) -> None:
    if position.journal is not None:
        note(position, GIFT, [giver_seat, to, card])


def mouse(position: KamimaiPosition, to: i64) -> None:
    if position.journal is not None:
        note(position, MOUSE, [position.activator, to])


def took(position: KamimaiPosition, seat: i64, card: i64) -> None:
    if position.journal is not None:
        note(position, TOOK, [seat, card])


def declined(position: KamimaiPosition, seat: i64) -> None:
    if position.journal is not None:
        note(position, DECLINED, [seat])


def end_cast(position: KamimaiPosition) -> None:
    if position.journal is not None:
        note(position, END_CAST, [position.activator])


def stored(position: KamimaiPosition, kept: i64, thrown: i64) -> None:
    if position.journal is not None:
        note(position, STORE, [position.activator, kept, thrown])


def over(position: KamimaiPosition, reason: i64) -> None:
    if position.journal is not None:
        note(position, OVER, [reason])


# -- talk and entries ----------------------------------------------------------------------------------------------------


def advised(position: KamimaiPosition, question: Question, seat: i64) -> None:
    if position.journal is not None:
        note(position, ADVICE, [seat])


def entered(position: KamimaiPosition) -> None:
    if position.journal is not None:
        note(position, ENTERED, [position.activator, position.entry_cards, position.entry_fall])


def disputed(position: KamimaiPosition, seat: i64) -> None:
    if position.journal is not None:
        note(position, DISPUTED, [seat])


def corrected(position: KamimaiPosition) -> None:
    if position.journal is not None:
        note(position, CORRECTED, [position.activator, position.drawn])
