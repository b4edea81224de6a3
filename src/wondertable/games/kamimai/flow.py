"""The order of play of KamiMaï.

    set-up: sheet and mode -> hands -> training, if wanted -> the book is built -> a first activator by chance
    turn:   TARGET -> grip -> begin -> DRAW: grabs, stop, watch -> CAST: curse, spells and Creatures -> STORE
            a fall in DRAW leads straight to STORE; after STORE a fallen book is built anew, then the next summoner's turn
    end:    the last area sealed: won, or on to the next sheet of an adventure; the last Energy Point gone: lost

For each question, what may be answered stands beside what the answers do. Where a result from outside is awaited,
nobody is asked; the report goes on from there (reports.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.rules.actions import code, kind_of, part
from wondertable.core.rules.kit import bit, first
from wondertable.core.rules.questions import Options, Question
from wondertable.games.kamimai import (
    book,
    companion,
    creatures,
    ending,
    falls,
    grabs,
    guardians,
    hands,
    sheets,
    spells,
    store,
    tell,
)
from wondertable.games.kamimai.cards import NO_CARD, cards_of_code
from wondertable.games.kamimai.forms import colour_of
from wondertable.games.kamimai.questions import (
    ADVENTURE,
    AGREE,
    BEGIN,
    BEGIN_DRAW,
    CAST,
    CAST_ACTION,
    CAST_TEAM,
    CHOOSE_GRIP,
    CHOOSE_MODE,
    CHOOSE_SHEET,
    CHOOSE_TARGET,
    CONFIRM,
    CONSENT,
    CURSE_DISCARD,
    DISPUTE,
    DOMINANT,
    DONE,
    DRAW,
    END,
    GIFT_CARD,
    GIFT_GIVER,
    GRAB,
    GRIP,
    MODE,
    MOUSE_TAKE,
    PLAY_DRAGONFLIES,
    PLAY_IMP,
    PLAY_MOUSE,
    REFUSE,
    SHEET,
    SKIP,
    STATE_HAND,
    STOP,
    STORE_KEEP,
    TAKE,
    TRAINING,
)
from wondertable.games.kamimai.tables import NONE
from wondertable.games.kamimai.terms import (
    ASK,
    AWAIT_DREW,
    AWAIT_GRABBED,
    AWAIT_WATCH,
    COMPANION,
    FELL_IN_DRAW,
    FELL_IN_WATCH,
    FOR_NEXT_SHEET,
    FOR_SETUP,
    FOR_TRAINING,
    NO_FALL,
    PATIENCE,
    SEALED,
    STATISTICAL,
    STOOD,
    UNFINISHED,
)
from wondertable.games.kamimai.terms import CAST as IN_CAST
from wondertable.games.kamimai.terms import DRAW as IN_DRAW
from wondertable.games.kamimai.terms import SETUP as IN_SETUP
from wondertable.games.kamimai.terms import STORE as IN_STORE
from wondertable.games.kamimai.terms import TARGET as IN_TARGET
from wondertable.games.kamimai.terms import TRAINING as IN_TRAINING
from wondertable.games.kamimai.terms import WATCH as IN_WATCH

if TYPE_CHECKING:
    from wondertable.games.kamimai.position import KamimaiPosition

HOST: Final = 0


def list_options(position: KamimaiPosition, question: Question, seat: i64, options: Options) -> None:
    kind = question.kind
    if kind == DRAW:
        grabs.list_grabs(position, options)
        if position.drawn:
            options.add(STOP)
    elif kind == CAST_ACTION:
        spells.list_casts(position, options)
        creatures.list_plays(position, options)
        options.add(END)
    elif kind == STORE_KEEP:
        store.list_keeps(position, options)
    elif kind == BEGIN_DRAW:
        options.add(BEGIN)
    elif kind == CHOOSE_TARGET:
        sheets.list_targets(position, options)
    elif kind == CHOOSE_GRIP:
        guardians.list_grips(position, options, GRIP)
    elif kind == CURSE_DISCARD:
        guardians.list_discards(position, seat, options)
    elif kind == CONSENT:
        options.add(AGREE)
        options.add(REFUSE)
    elif kind == GIFT_GIVER:
        creatures.list_givers(position, options)
    elif kind == GIFT_CARD:
        creatures.list_gifts(position, seat, options)
    elif kind == MOUSE_TAKE:
        creatures.list_takes(position, options)
    else:
        list_set_up_options(position, kind, options)


def list_set_up_options(position: KamimaiPosition, kind: i64, options: Options) -> None:
    if kind == CHOOSE_SHEET:
        sheet: i64 = 1
        while sheet <= len(position.tables.sheets):
            options.add(code(SHEET, sheet))
            sheet += 1
        options.add(ADVENTURE)
    elif kind == CHOOSE_MODE:
        options.add_each(MODE, 0b111)
    elif kind == STATE_HAND:
        options.add_each(DOMINANT, 0b11)
    elif kind == TRAINING:
        list_training(position, options)
    else:
        options.add(CONFIRM)
        options.add(DISPUTE)


def carry_out(position: KamimaiPosition, question: Question) -> None:
    kind = question.kind
    if kind == DRAW:
        draw(position, question.answers[position.activator])
    elif kind == CAST_ACTION:
        act(position, question.answers[position.activator])
    elif kind == STORE_KEEP:
        store.keep(position, cards_of_code(question.answers[position.activator]))
        end_turn(position)
    elif kind == BEGIN_DRAW:
        begin_draw(position)
    elif kind == CHOOSE_TARGET:
        sheets.aim(position, sheets.area_of(position, part(question.answers[position.activator], 0)))
        choose_grip(position)
    elif kind == CHOOSE_GRIP:
        guardians.bind(position, part(question.answers[position.activator], 0))
        ask_to_begin(position)
    elif kind == CURSE_DISCARD:
        guardians.discard_chosen(position, question)
        ask_for_action(position)
    elif kind == CONSENT:
        weigh_consent(position, question)
    elif kind == GIFT_GIVER:
        creatures.name_giver(position, part(question.answers[position.activator], 0))
    elif kind == GIFT_CARD:
        gift = question.answers[position.giver]
        if creatures.give(position, part(gift, 0), part(gift, 1)):
            ask_for_action(position)
    elif kind == MOUSE_TAKE:
        take_with_mouse(position, question.answers[position.taker])
    else:
        carry_out_set_up(position, question)


def carry_out_set_up(position: KamimaiPosition, question: Question) -> None:
    kind = question.kind
    if kind == CHOOSE_SHEET:
        answer = question.answers[HOST]
        position.sheet_choice = part(answer, 0) - 1
        if kind_of(answer) == ADVENTURE:
            position.sheet_choice = 0
            position.adventure = True
        settle(position)
    elif kind == CHOOSE_MODE:
        position.mode_choice = part(question.answers[HOST], 0)
        settle(position)
    elif kind == STATE_HAND:
        state_hands(position, question)
        train_or_open(position)
    elif kind == TRAINING:
        train(position, question.answers[position.activator])
    elif companion.weigh(position, question):
        end_draw(position, companion.accept(position))


# -- set-up (KAM-S1 to KAM-S13) ------------------------------------------------------------------------------------------


def settle(position: KamimaiPosition) -> None:
    """KAM-S2, KAM-S3: sheet and mode, asked where the table left them open; then the hands (KAM-S13)."""
    if position.sheet_choice == ASK:
        position.ask_team(CHOOSE_SHEET, HOST)
        return
    if position.mode_choice == ASK:
        position.ask_team(CHOOSE_MODE, HOST)
        return
    position.mode = position.mode_choice
    tell.mode(position)
    position.ask(STATE_HAND, bit(position.players) - 1, sealed=False)


def state_hands(position: KamimaiPosition, question: Question) -> None:
    seat: i64 = 0
    while seat < position.players:
        position.seats[seat].dominant = part(question.answers[seat], 0)
        tell.hand(position, seat)
        seat += 1


def train_or_open(position: KamimaiPosition) -> None:
    """KAM-S9: the training is optional."""
    if not position.training:
        open_sheet(position, position.sheet_choice, FOR_SETUP)
        return
    position.phase = IN_TRAINING
    position.activator = 0
    position.tried = False
    book.build(position, position.tables.all_cards(position.players), FOR_TRAINING)
    go_on(position)


def list_training(position: KamimaiPosition, options: Options) -> None:
    """KAM-S9. Real cards have no handles (KAM-G20): who trains with them says only whether they did."""
    if position.source == COMPANION:
        options.add(DONE)
        options.add(SKIP)
        return
    grabs.list_grabs(position, options)
    if position.tried:
        options.add(DONE)
    else:
        options.add(SKIP)


def train(position: KamimaiPosition, action: i64) -> None:
    """KAM-S9: a grab that counts for nothing, or the end of this seat's training."""
    if kind_of(action) == GRAB:
        position.tried = True
        reach_out(position, action)
    else:
        if kind_of(action) == DONE:
            position.tried = True
        end_training(position)


def after_training_grab(position: KamimaiPosition, fell: bool) -> None:
    """A fall in training is no fall: the book is built again, for the next seat."""
    if fell:
        end_training(position)
    else:
        position.ask(TRAINING, bit(position.activator), sealed=False)


def end_training(position: KamimaiPosition) -> None:
    tell.trained(position)
    tried = position.tried
    position.drawn = 0
    position.hand = NONE
    position.tried = False
    position.activator += 1
    if position.activator == position.players:
        position.activator = 0
        open_sheet(position, position.sheet_choice, FOR_SETUP)
        return
    if tried:
        book.build(position, position.tables.all_cards(position.players), FOR_TRAINING)
    go_on(position)


def open_sheet(position: KamimaiPosition, sheet: i64, cause: i64) -> None:
    """KAM-S4 to KAM-S12, KAM-V4: a sheet begins with a new book, empty Reserves and a first activator by chance."""
    sheets.open_sheet(position, sheet)
    position.phase = IN_SETUP
    book.build(position, position.tables.all_cards(position.players), cause)
    position.activator = position.rng.below(position.players)
    tell.first(position)
    go_on(position)


def go_on(position: KamimaiPosition) -> None:
    """The book is built, or lies for good: what the build interrupted goes on. While it is awaited nothing does."""
    if position.awaited:
        return
    if position.phase == IN_SETUP:
        begin_turn(position)
    elif position.phase == IN_TRAINING:
        position.ask(TRAINING, bit(position.activator), sealed=False)
    elif position.phase == IN_TARGET:
        choose_target(position)
    else:
        pass_on(position)


# -- phase 1, TARGET (KAM-P4 to KAM-P7) ----------------------------------------------------------------------------------


def begin_turn(position: KamimaiPosition) -> None:
    if (position.turn_cap and position.turn >= position.turn_cap) or position.tick >= PATIENCE:
        ending.end(position, UNFINISHED)
        return
    position.turn += 1
    position.phase = IN_TARGET
    position.drawn = 0
    position.grip = NO_CARD
    position.hand = NONE
    position.fall = NO_FALL
    position.cursed = False
    tell.turn(position)
    choose_target(position)


def choose_target(position: KamimaiPosition) -> None:
    if position.target == NONE:
        areas = sheets.reachable(position)
        if areas & (areas - 1):
            position.ask_team(CHOOSE_TARGET, position.activator)
            return
        sheets.aim(position, first(areas))
    choose_grip(position)


def choose_grip(position: KamimaiPosition) -> None:
    """KAM-P16, KAM-U14: settled before the draw begins, and kept through it."""
    if position.grip == NO_CARD:
        if guardians.has_choice(position):
            position.ask(CHOOSE_GRIP, bit(position.activator), sealed=False)
            return
        guardians.bind_only_one(position)
    ask_to_begin(position)


def ask_to_begin(position: KamimaiPosition) -> None:
    position.ask(BEGIN_DRAW, bit(position.activator), sealed=False)


# -- phase 2, DRAW (KAM-P8 to KAM-P19) -----------------------------------------------------------------------------------


def begin_draw(position: KamimaiPosition) -> None:
    position.phase = IN_DRAW
    position.begun = True
    position.correctable = False
    tell.begin(position)
    if not position.book.can_stand or book.size(position.book) < book.LEAST:
        end_draw(position, FELL_IN_DRAW)  # KAM-F15
    elif position.source == COMPANION:
        position.disputes = 0
        position.awaited = AWAIT_DREW
    else:
        ask_to_draw(position)


def ask_to_draw(position: KamimaiPosition) -> None:
    if position.tick >= PATIENCE:
        ending.end(position, UNFINISHED)
    else:
        position.ask(DRAW, bit(position.activator), sealed=False)


def draw(position: KamimaiPosition, action: i64) -> None:
    if kind_of(action) == GRAB:
        reach_out(position, action)
    else:
        stop(position)


def reach_out(position: KamimaiPosition, action: i64) -> None:
    """KAM-P10, KAM-P11: one grab, with the hand of this turn."""
    grabs.note(position, action)
    if position.source == STATISTICAL:
        after_grab(position, hands.grab(position, action))
    else:
        position.grabbing = action
        position.awaited = AWAIT_GRABBED


def after_grab(position: KamimaiPosition, fell: bool) -> None:
    if position.phase == IN_TRAINING:
        after_training_grab(position, fell)
    elif fell:
        end_draw(position, FELL_IN_DRAW)
    elif position.one_grab and position.drawn:
        stop(position)  # KAM-Q4
    else:
        ask_to_draw(position)


def stop(position: KamimaiPosition) -> None:
    """KAM-P18: the watch runs from the last card."""
    tell.stop(position)
    if position.source == STATISTICAL:
        if hands.falls_in_watch(position):
            end_draw(position, FELL_IN_WATCH)
        else:
            end_draw(position, STOOD)
    else:
        position.phase = IN_WATCH
        position.awaited = AWAIT_WATCH


def end_draw(position: KamimaiPosition, fall: i64) -> None:
    """KAM-P18 to KAM-P20, KAM-G11: the report is complete; drawn cards and Reserve are one pool."""
    tell.drew(position, fall, book.size(position.book))
    position.seats[position.activator].cards += position.drawn
    if fall == STOOD:
        begin_cast(position)
    elif not falls.draw_fall(position):
        begin_store(position)  # KAM-F5, KAM-F6: CAST is skipped whole


# -- phase 3, CAST (KAM-P20 to KAM-P25) ----------------------------------------------------------------------------------


def begin_cast(position: KamimaiPosition) -> None:
    position.phase = IN_CAST
    if hands.falls_in_cast(position):
        falls.quiet_fall(position)
    if not guardians.curse(position):
        ask_for_action(position)


def ask_for_action(position: KamimaiPosition) -> None:
    if position.tick >= PATIENCE:
        ending.end(position, UNFINISHED)
    else:
        position.ask_team(CAST_ACTION, position.activator)


def act(position: KamimaiPosition, action: i64) -> None:
    """KAM-P22, KAM-P23: a spell, a Creature, or the end of CAST."""
    kind = kind_of(action)
    if kind == CAST or kind == CAST_TEAM:
        propose(position, action)
    elif kind == PLAY_IMP:
        creatures.play_imp(position)
        ask_for_action(position)
    elif kind == PLAY_DRAGONFLIES:
        creatures.play_dragonflies(position)
    elif kind == PLAY_MOUSE:
        creatures.play_mouse(position, part(action, 0))
    else:
        tell.end_cast(position)
        begin_store(position)


def propose(position: KamimaiPosition, action: i64) -> None:
    """KAM-M9: a spell is proposed with all its cards, and nothing is spent before their owners agree."""
    owners = spells.owners_asked(position, action)
    if owners == 0:
        cast(position, action)
        return
    position.proposal = action
    tell.proposed(position, spells.spell_of(kind_of(action), colour_of(action)), action)
    position.ask(CONSENT, owners, sealed=False)


def weigh_consent(position: KamimaiPosition, question: Question) -> None:
    """KAM-M10: one refusal is enough, and then nothing happens."""
    action = position.proposal
    position.proposal = 0
    agreed = True
    seat: i64 = 0
    while seat < position.players:
        if question.answers[seat]:
            tell.consent(position, seat, question.answers[seat] == AGREE)
            if question.answers[seat] != AGREE:
                agreed = False
        seat += 1
    if agreed:
        cast(position, action)
    else:
        ask_for_action(position)


def cast(position: KamimaiPosition, action: i64) -> None:
    if not spells.cast(position, kind_of(action), action):
        ask_for_action(position)
        return
    sheets.seal(position)  # KAM-P24
    if not sheets.all_sealed(position):
        begin_store(position)
    elif position.adventure and position.sheet + 1 < len(position.tables.sheets):
        open_sheet(position, position.sheet + 1, FOR_NEXT_SHEET)
    else:
        ending.end(position, SEALED)  # KAM-E2, KAM-Q46


def take_with_mouse(position: KamimaiPosition, action: i64) -> None:
    if kind_of(action) == TAKE:
        creatures.take(position, part(action, 0))
    else:
        tell.declined(position, position.taker)
    position.taker = NONE
    ask_for_action(position)


# -- phase 4, STORE (KAM-P26 to KAM-P32), and the way to the next turn ------------------------------------------------------


def begin_store(position: KamimaiPosition) -> None:
    position.phase = IN_STORE
    if hands.falls_in_store(position):
        falls.quiet_fall(position)
    if store.has_choice(position):
        position.ask_team(STORE_KEEP, position.activator)
    else:
        store.keep(position, 0)
        end_turn(position)


def end_turn(position: KamimaiPosition) -> None:
    """KAM-P3, KAM-F7, KAM-F11: a fallen book is built anew; a standing one may still fall between the turns."""
    if position.fall != NO_FALL:
        falls.rebuild(position)
    elif hands.falls_between(position) and falls.between_fall(position):
        return
    go_on(position)


def pass_on(position: KamimaiPosition) -> None:
    """KAM-P3: the next summoner clockwise."""
    position.activator += 1
    if position.activator == position.players:
        position.activator = 0
    begin_turn(position)
