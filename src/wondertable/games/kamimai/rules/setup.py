"""Set-up and training: sheet and mode -> hands -> training, if wanted -> the first sheet is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.rules.actions import code, kind_of, part
from wondertable.core.rules.kit import Action, Seat, bit, everybody
from wondertable.core.rules.questions import Options, Question
from wondertable.games.kamimai.rules import book, grabs, questions as q, tell, turn
from wondertable.games.kamimai.rules.terms import COMPANION, FOR_SETUP, FOR_TRAINING, IN_TRAINING, NONE

if TYPE_CHECKING:
    from wondertable.games.kamimai.rules.position import KamimaiPosition

HOST: Final = 0
"""The seat that decides for the group."""


def settle(position: KamimaiPosition) -> None:
    """Sheet and mode are two choices (KAM-Q2), asked where the table left them open; then everybody's hand."""
    if position.sheet_choice == NONE:
        position.ask_team(q.CHOOSE_SHEET, HOST)
        return
    if position.mode_choice == NONE:
        position.ask_team(q.CHOOSE_MODE, HOST)
        return
    position.mode = position.mode_choice
    tell.mode(position)
    position.ask(q.STATE_HAND, everybody(position.players), sealed=False)  # KAM-S13


def list_sheets(position: KamimaiPosition, options: Options) -> None:
    """KAM-S2; alone as well (KAM-V8)."""
    sheet: i64
    for sheet in range(len(position.tables.sheets)):
        options.add(code(q.SHEET, sheet + 1))
    options.add(q.ADVENTURE)


def choose_sheet(position: KamimaiPosition, answer: Action) -> None:
    if kind_of(answer) == q.ADVENTURE:
        position.sheet_choice = 0
        position.adventure = True
    else:
        position.sheet_choice = part(answer, 0) - 1
    settle(position)


def list_modes(options: Options) -> None:
    """KAM-S3: any mode goes with any sheet."""
    options.add_each(q.MODE, 0b111)


def choose_mode(position: KamimaiPosition, answer: Action) -> None:
    position.mode_choice = part(answer, 0)
    settle(position)


def list_hands(options: Options) -> None:
    options.add_each(q.DOMINANT, 0b11)


def state_hands(position: KamimaiPosition, question: Question) -> None:
    """KAM-S13; KAM-S9: then the training, which is optional."""
    seat: Seat
    for seat in range(position.players):
        position.seats[seat].dominant = part(question.answers[seat], 0)
        tell.hand(position, seat)
    if not position.chosen.training:
        turn.open_sheet(position, position.sheet_choice, FOR_SETUP)
        return
    position.phase = IN_TRAINING
    position.activator = 0
    position.tried = False
    build_for_training(position)


# -- training ------------------------------------------------------------------------------------------------------------


def build_for_training(position: KamimaiPosition) -> None:
    book.build(position, position.tables.all_cards(position.players), FOR_TRAINING)
    if not position.awaited:
        ask_to_train(position)


def ask_to_train(position: KamimaiPosition) -> None:
    position.ask(q.TRAINING, bit(position.activator), sealed=False)


def list_training(position: KamimaiPosition, options: Options) -> None:
    """KAM-S9. Real cards have no handles (KAM-G20): who trains with them says only whether they did."""
    if position.chosen.source == COMPANION:
        options.add(q.DONE)
        options.add(q.SKIP)
        return
    grabs.list_grabs(position, options)
    if position.tried:
        options.add(q.DONE)
    else:
        options.add(q.SKIP)


def train(position: KamimaiPosition, action: Action) -> None:
    """KAM-S9: a grab that counts for nothing, or the end of this seat's training."""
    if kind_of(action) == q.GRAB:
        position.tried = True
        result = turn.reach_out(position, action)
        if result != turn.AWAITED_GRAB:
            after_grab(position, result == turn.BOOK_FELL)
    else:
        if kind_of(action) == q.DONE:
            position.tried = True
        end_training(position)


def after_grab(position: KamimaiPosition, fell: bool) -> None:
    """KAM-S9: a fall in training is no fall: the book is built again, for the next seat."""
    if fell:
        end_training(position)
    else:
        ask_to_train(position)


def end_training(position: KamimaiPosition) -> None:
    """KAM-S9: nothing is kept; after the last seat everything is shuffled and built anew for the game."""
    tell.trained(position)
    tried = position.tried
    position.drawn = 0
    position.hand = NONE
    position.tried = False
    position.activator += 1
    if position.activator == position.players:
        position.activator = 0
        turn.open_sheet(position, position.sheet_choice, FOR_SETUP)
    elif tried:
        build_for_training(position)
    else:
        ask_to_train(position)
