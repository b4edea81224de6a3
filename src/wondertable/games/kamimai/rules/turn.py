"""A turn: TARGET, DRAW, CAST, STORE, and the way to the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.rules.actions import kind_of, part
from wondertable.core.rules.kit import Action, Seat, bit, first
from wondertable.core.rules.questions import Options, Question
from wondertable.games.kamimai.rules import (
    book,
    creatures,
    ending,
    falls,
    grabs,
    guardians,
    hands,
    questions as q,
    sheets,
    spells,
    store,
    tell,
)
from wondertable.games.kamimai.rules.terms import (
    AWAIT_DREW,
    AWAIT_GRABBED,
    AWAIT_WATCH,
    COMPANION,
    FELL_IN_DRAW,
    FELL_IN_WATCH,
    FOR_NEXT_SHEET,
    IN_CAST,
    IN_DRAW,
    IN_SETUP,
    IN_STORE,
    IN_TARGET,
    IN_WATCH,
    NO_FALL,
    NONE,
    STATISTICAL,
    STOOD,
)

if TYPE_CHECKING:
    from wondertable.games.kamimai.rules.position import KamimaiPosition

# What came of a grab.
BOOK_STANDS: Final = 0
BOOK_FELL: Final = 1
AWAITED_GRAB: Final = 2


def open_sheet(position: KamimaiPosition, sheet: i64, cause: i64) -> None:
    """A sheet begins with a new book of all cards (KAM-S6) and a first activator by chance (KAM-S11)."""
    sheets.open_sheet(position, sheet)
    position.phase = IN_SETUP
    book.build(position, position.tables.all_cards(position.players), cause)
    position.activator = position.rng.below(position.players)
    tell.first(position)
    if not position.awaited:
        begin(position)


# -- phase 1, TARGET -----------------------------------------------------------------------------------------------------


def begin(position: KamimaiPosition) -> None:
    cap = position.chosen.turn_cap
    if (cap and position.turn >= cap) or ending.is_out_of_patience(position):  # KAM-Q45
        ending.end(position, ending.UNFINISHED)
        return
    position.turn += 1
    position.phase = IN_TARGET
    position.drawn = 0
    position.grip = NONE
    position.hand = NONE
    position.fall = NO_FALL
    position.cursed = False
    tell.turn(position)
    choose_target(position)


def choose_target(position: KamimaiPosition) -> None:
    """KAM-P4, KAM-P6: a target stays one until it is sealed, and nobody is asked."""
    if position.target == NONE:
        areas = sheets.reachable(position)
        if areas & (areas - 1):
            position.ask_team(q.CHOOSE_TARGET, position.activator)
            return
        sheets.aim(position, first(areas))  # KAM-P7
    choose_grip(position)


def choose_grip(position: KamimaiPosition) -> None:
    """KAM-P16, KAM-U14, KAM-Q14: settled before the draw begins, and kept through it."""
    if position.grip == NONE:
        if guardians.has_choice(position):
            position.ask(q.CHOOSE_GRIP, bit(position.activator), sealed=False)
            return
        guardians.bind_only_one(position)
    ask_to_begin(position)


def ask_to_begin(position: KamimaiPosition) -> None:
    position.ask(q.BEGIN_DRAW, bit(position.activator), sealed=False)


# -- phase 2, DRAW -------------------------------------------------------------------------------------------------------


def begin_draw(position: KamimaiPosition) -> None:
    """KAM-P8; until here a fall was one between the turns (KAM-Q8)."""
    position.phase = IN_DRAW
    position.begun = True
    position.correctable = False
    tell.begin(position)
    if not position.book.can_stand or book.size(position.book) < book.LEAST:
        end_draw(position, FELL_IN_DRAW)  # KAM-F15, KAM-Q32
    elif position.chosen.source == COMPANION:
        position.disputes = 0
        position.awaited = AWAIT_DREW
    else:
        ask_to_draw(position)


def ask_to_draw(position: KamimaiPosition) -> None:
    if ending.is_out_of_patience(position):
        ending.end(position, ending.UNFINISHED)
    else:
        position.ask(q.DRAW, bit(position.activator), sealed=False)


def list_draws(position: KamimaiPosition, options: Options) -> None:
    """KAM-P11: any grab, again and again; who has a card may stop (KAM-P9)."""
    grabs.list_grabs(position, options)
    if position.drawn:
        options.add(q.STOP)


def draw(position: KamimaiPosition, action: Action) -> None:
    if kind_of(action) == q.GRAB:
        result = reach_out(position, action)
        if result != AWAITED_GRAB:
            after_grab(position, result == BOOK_FELL)
    else:
        stop(position)


def reach_out(position: KamimaiPosition, action: Action) -> i64:
    """KAM-G4: one grab, with the hand of this turn; says what came of it."""
    grabs.note(position, action)
    if position.chosen.source != STATISTICAL:
        position.grabbing = action
        position.awaited = AWAIT_GRABBED
        return AWAITED_GRAB
    if hands.grab(position, action):
        return BOOK_FELL
    return BOOK_STANDS


def after_grab(position: KamimaiPosition, fell: bool) -> None:
    if fell:
        end_draw(position, FELL_IN_DRAW)  # KAM-P19; KAM-Q35: also before a card is out
    elif position.chosen.one_grab and position.drawn:
        stop(position)  # KAM-Q4
    else:
        ask_to_draw(position)


def stop(position: KamimaiPosition) -> None:
    """KAM-P18: the watch runs from the last card."""
    tell.stop(position)
    if position.chosen.source == STATISTICAL:
        if hands.falls_in_watch(position):
            end_draw(position, FELL_IN_WATCH)  # KAM-G11: the same as before `stop`
        else:
            end_draw(position, STOOD)
    else:
        position.phase = IN_WATCH
        position.awaited = AWAIT_WATCH


def end_draw(position: KamimaiPosition, fall: i64) -> None:
    """KAM-G3, KAM-G8: the one draw of the turn is over, and how is known."""
    tell.drew(position, fall, book.size(position.book))
    position.seats[position.activator].cards += position.drawn  # KAM-P20; KAM-F5: also after a fall
    if fall == STOOD:
        begin_cast(position)
    elif not falls.draw_fall(position):
        begin_store(position)  # KAM-F6: CAST is skipped whole, a curse with it (KAM-Q12)


# -- phase 3, CAST -------------------------------------------------------------------------------------------------------


def begin_cast(position: KamimaiPosition) -> None:
    """KAM-P21: the curse strikes before anything else (KAM-Q30)."""
    position.phase = IN_CAST
    if hands.falls_in_cast(position):
        falls.quiet_fall(position)  # KAM-Q9
    if not guardians.curse(position):
        ask_for_action(position)


def ask_for_action(position: KamimaiPosition) -> None:
    if ending.is_out_of_patience(position):
        ending.end(position, ending.UNFINISHED)
    else:
        position.ask_team(q.CAST_ACTION, position.activator)


def list_actions(position: KamimaiPosition, options: Options) -> None:
    """KAM-P22: spells of the target and Creatures, in any order; or the end (KAM-P23), as nobody has to cast (KAM-P25)."""
    spells.list_casts(position, options)
    creatures.list_plays(position, options)
    options.add(q.END)


def act(position: KamimaiPosition, action: Action) -> None:
    kind = kind_of(action)
    if kind == q.CAST or kind == q.CAST_TEAM:
        propose(position, action)
    elif kind == q.PLAY_IMP:
        creatures.play_imp(position)
        ask_for_action(position)
    elif kind == q.PLAY_DRAGONFLIES:
        creatures.play_dragonflies(position)
    elif kind == q.PLAY_MOUSE:
        creatures.play_mouse(position, part(action, 0))
    else:
        tell.end_cast(position)
        begin_store(position)


def propose(position: KamimaiPosition, action: Action) -> None:
    """KAM-M9: a spell is proposed with all its cards, and nothing is spent before their owners agree (KAM-Q23)."""
    owners = spells.owners_asked(position, action)
    if owners == 0:
        cast(position, action)
        return
    position.proposal = action
    tell.proposed(position, q.spell_of(kind_of(action), q.colour_of(action)), action)
    position.ask(q.CONSENT, owners, sealed=False)


def weigh_consent(position: KamimaiPosition, question: Question) -> None:
    """KAM-M10: one refusal is enough, and then nothing happens."""
    action = position.proposal
    position.proposal = 0
    agreed = True
    seat: Seat
    for seat in range(position.players):
        if question.answers[seat]:
            tell.consent(position, seat, question.answers[seat] == q.AGREE)
            if question.answers[seat] != q.AGREE:
                agreed = False
    if agreed:
        cast(position, action)
    else:
        ask_for_action(position)


def cast(position: KamimaiPosition, action: Action) -> None:
    if not spells.cast(position, kind_of(action), action):
        ask_for_action(position)
        return
    sheets.seal(position)
    if not sheets.all_sealed(position):
        begin_store(position)  # KAM-P24, KAM-Q31: CAST is over at once
    elif position.adventure and position.sheet + 1 < len(position.tables.sheets):
        open_sheet(position, position.sheet + 1, FOR_NEXT_SHEET)  # KAM-V4
    else:
        ending.end(position, ending.SEALED)  # KAM-E2


# -- phase 4, STORE, and the way to the next turn ------------------------------------------------------------------------


def begin_store(position: KamimaiPosition) -> None:
    position.phase = IN_STORE
    if hands.falls_in_store(position):
        falls.quiet_fall(position)
    if store.has_choice(position):
        position.ask_team(q.STORE_KEEP, position.activator)
    else:
        store.keep(position, 0)
        end(position)


def end(position: KamimaiPosition) -> None:
    """A fallen book is built anew, with what STORE has just thrown off (KAM-Q36); a standing one may still fall."""
    if position.fall != NO_FALL:
        falls.rebuild(position)
    elif hands.falls_between(position) and falls.between_fall(position):
        return
    if not position.awaited:
        pass_on(position)


def pass_on(position: KamimaiPosition) -> None:
    """KAM-P3: the next summoner clockwise."""
    position.activator += 1
    if position.activator == position.players:
        position.activator = 0
    begin(position)
