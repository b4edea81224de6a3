"""The order of play of KamiMaï.

    set-up: sheet and mode -> hands -> training, if wanted -> the book is built -> a first activator by chance
    turn:   TARGET -> grip -> begin -> DRAW: grabs, stop, watch -> CAST: curse, spells and Creatures -> STORE
            a fall in DRAW leads straight to STORE; after STORE a fallen book is built anew, then the next summoner's turn
    end:    the last area sealed: won, or on to the next sheet of an adventure; the last Energy Point gone: lost

Set-up and training stand in setup.py, the turn in turn.py; for each question, what may be answered stands there or in
its chapter beside what the answers do. Where a result from outside is awaited nobody is asked; when it is reported,
play goes on from here (`built`, `grabbed`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.actions import part
from wondertable.core.rules.kit import Seat
from wondertable.core.rules.questions import Options, Question
from wondertable.games.kamimai.rules import creatures, entries, guardians, questions as q, setup, sheets, store, turn
from wondertable.games.kamimai.rules.terms import IN_SETUP, IN_TARGET, IN_TRAINING

if TYPE_CHECKING:
    from wondertable.games.kamimai.rules.position import KamimaiPosition


def list_options(position: KamimaiPosition, question: Question, seat: Seat, options: Options) -> None:
    kind = question.kind
    if kind == q.DRAW:
        turn.list_draws(position, options)
    elif kind == q.CAST_ACTION:
        turn.list_actions(position, options)
    elif kind == q.STORE_KEEP:
        store.list_keeps(position, options)
    elif kind == q.BEGIN_DRAW:
        options.add(q.BEGIN)
    elif kind == q.CHOOSE_TARGET:
        sheets.list_targets(position, options)
    elif kind == q.CHOOSE_GRIP:
        guardians.list_grips(position, options)
    elif kind == q.CURSE_DISCARD:
        guardians.list_discards(position, seat, options)
    elif kind == q.CONSENT:
        options.add(q.AGREE)
        options.add(q.REFUSE)
    elif kind == q.GIFT_GIVER:
        creatures.list_givers(position, options)
    elif kind == q.GIFT_CARD:
        creatures.list_gifts(position, seat, options)
    elif kind == q.MOUSE_TAKE:
        creatures.list_takes(position, options)
    elif kind == q.CONFIRM_REPORT:
        options.add(q.CONFIRM)
        options.add(q.DISPUTE)
    else:
        list_set_up_options(position, kind, options)


def list_set_up_options(position: KamimaiPosition, kind: i64, options: Options) -> None:
    if kind == q.CHOOSE_SHEET:
        setup.list_sheets(position, options)
    elif kind == q.CHOOSE_MODE:
        setup.list_modes(options)
    elif kind == q.STATE_HAND:
        setup.list_hands(options)
    else:
        setup.list_training(position, options)


def carry_out(position: KamimaiPosition, question: Question) -> None:
    """KAM-P2: where a team is asked, the activator's answer counts."""
    kind = question.kind
    answer = question.answers[position.activator]
    if kind == q.DRAW:
        turn.draw(position, answer)
    elif kind == q.CAST_ACTION:
        turn.act(position, answer)
    elif kind == q.STORE_KEEP:
        store.keep(position, q.cards_of_code(answer))
        turn.end(position)
    elif kind == q.BEGIN_DRAW:
        turn.begin_draw(position)
    elif kind == q.CHOOSE_TARGET:
        sheets.aim(position, sheets.area_of(position, part(answer, 0)))
        turn.choose_grip(position)
    elif kind == q.CHOOSE_GRIP:
        guardians.bind(position, part(answer, 0))
        turn.ask_to_begin(position)
    elif kind == q.CURSE_DISCARD:
        guardians.discard_chosen(position, question)
        turn.ask_for_action(position)
    elif kind == q.CONSENT:
        turn.weigh_consent(position, question)
    elif kind == q.GIFT_GIVER:
        creatures.name_giver(position, part(answer, 0))
    elif kind == q.GIFT_CARD:
        gift = question.answers[position.giver]
        if creatures.give(position, part(gift, 0), part(gift, 1)):
            turn.ask_for_action(position)
    elif kind == q.MOUSE_TAKE:
        creatures.take(position, question.answers[position.taker])
        turn.ask_for_action(position)
    elif kind == q.CONFIRM_REPORT:
        if entries.weigh(position, question):
            turn.end_draw(position, entries.accept(position))
    else:
        carry_out_set_up(position, question)


def carry_out_set_up(position: KamimaiPosition, question: Question) -> None:
    kind = question.kind
    if kind == q.CHOOSE_SHEET:
        setup.choose_sheet(position, question.answers[setup.HOST])
    elif kind == q.CHOOSE_MODE:
        setup.choose_mode(position, question.answers[setup.HOST])
    elif kind == q.STATE_HAND:
        setup.state_hands(position, question)
    else:
        setup.train(position, question.answers[position.activator])


# -- after a result from outside -------------------------------------------------------------------------------------------


def built(position: KamimaiPosition) -> None:
    """The book stands, or lies for good: what the build interrupted goes on."""
    if position.phase == IN_SETUP:
        turn.begin(position)
    elif position.phase == IN_TRAINING:
        setup.ask_to_train(position)
    elif position.phase == IN_TARGET:
        turn.choose_target(position)
    else:
        turn.pass_on(position)


def grabbed(position: KamimaiPosition, fell: bool) -> None:
    """What a grab brought out is known."""
    if position.phase == IN_TRAINING:
        setup.after_grab(position, fell)
    else:
        turn.after_grab(position, fell)
