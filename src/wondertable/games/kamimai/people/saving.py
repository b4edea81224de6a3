"""A position of KamiMaï as JSON and back.

Left out by hand: the book is everything that lies nowhere else; areas named as sealed have all their boxes ticked;
hands are right; pages are unseen. A hand-written position starts the turn of its activator, or the phase it names.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET

from wondertable.core.rules.kit import bit, members
from wondertable.core.rules.position import NOBODY
from wondertable.core.saving import bad
from wondertable.core.shapes import within
from wondertable.games.kamimai.people.forms import actions
from wondertable.games.kamimai.people.names import (
    awaited_name,
    card_name,
    names_of,
    read_cards,
    seat_or_none,
    side_name,
)
from wondertable.games.kamimai.people.saved import Board, SavedSeat
from wondertable.games.kamimai.people.saved_book import load_book, save_book
from wondertable.games.kamimai.people.terms import (
    CAUSES,
    EFFECTS,
    FALLS,
    GRIPS,
    MODES,
    PHASES,
    REASONS,
    REPORTED,
    SIDES,
    SKILLS,
    Grip,
)
from wondertable.games.kamimai.rules import setup, turn
from wondertable.games.kamimai.rules.cards import NAMES
from wondertable.games.kamimai.rules.position import KamimaiPosition, Summoner
from wondertable.games.kamimai.rules.tables import Sheet
from wondertable.games.kamimai.rules.terms import (
    AWAITED,
    GRIP_BITS,
    GRIP_MASK,
    IN_CAST,
    IN_DRAW,
    IN_SETUP,
    IN_STORE,
    IN_TARGET,
    NONE,
    NORMAL,
    RIGHT,
)

__all__ = ["Board", "load_board", "resume", "save_board"]


# -- saving --------------------------------------------------------------------------------------------------------------


def save_board(position: KamimaiPosition) -> Board:
    text = actions(position.tables).text
    sheet = None if position.sheet == NONE else position.the_sheet()
    return Board(
        phase=PHASES[position.phase],
        sheet=None if sheet is None else sheet.level,
        mode=None if position.mode == NONE else MODES[position.mode],
        energy=position.energy,
        ticked={} if sheet is None else ticked_boxes(position, sheet),
        target=None if sheet is None or position.target == NONE else sheet.area_ids[position.target],
        turn=position.turn,
        activator=position.activator,
        seats=[save_seat(summoner) for summoner in position.seats],
        book=save_book(position),
        discard=names_of(position.discard),
        begun=position.begun,
        drawn=names_of(position.drawn),
        grip=card_name(position.grip),
        hand=side_name(position.hand),
        danger=position.danger,
        fall=FALLS[position.fall],
        cursed=position.cursed,
        proposal=text(position.proposal) if position.proposal else None,
        gifts=position.gifts,
        giver=seat_or_none(position.giver),
        taker=seat_or_none(position.taker),
        tried=position.tried,
        chosen=[position.sheet_choice, position.mode_choice, position.adventure],
        awaited=awaited_name(position.awaited),
        cause=CAUSES[position.cause],
        grabbing=text(position.grabbing) if position.grabbing else None,
        entry=None if position.entry_fall == NONE else REPORTED[position.entry_fall],
        entry_cards=names_of(position.entry_cards),
        entry_seat=seat_or_none(position.entry_seat),
        entry_fell=position.entry_fell,
        entry_effect=EFFECTS[position.entry_effect],
        disputes=position.disputes,
        correctable=position.correctable,
        ended=REASONS[position.ended],
    )


def ticked_boxes(position: KamimaiPosition, sheet: Sheet) -> dict[str, list[int] | Literal["all"]]:
    found: dict[str, list[int] | Literal["all"]] = {}
    for area in sheet.areas:
        boxes = members((position.ticked & area.boxes) >> area.first_box)
        if boxes:
            found[area.id] = boxes
    return found


def save_seat(summoner: Summoner) -> SavedSeat:
    return SavedSeat(
        cards=names_of(summoner.cards),
        dominant=side_name(summoner.dominant),
        skill=SKILLS[summoner.skill],
        grips=[GRIPS[(summoner.grips >> (GRIP_BITS * grip)) & GRIP_MASK] for grip in range(len(GRIPS))],
    )


# -- loading -------------------------------------------------------------------------------------------------------------


def load_board(position: KamimaiPosition, board: Board) -> None:
    texts = actions(position.tables)
    load_choices(position, board)
    position.phase = default_phase(board) if board.phase is UNSET else PHASES.index(board.phase)
    load_sheet(position, board)
    in_turn = position.phase >= IN_TARGET
    position.turn = int(in_turn) if board.turn is UNSET else board.turn
    position.activator = within("activator", board.activator, 0, position.players - 1, bad)
    load_seats(position, [SavedSeat()] * position.players if board.seats is UNSET else board.seats)
    position.discard = read_cards("discard", board.discard)
    position.begun = in_turn if board.begun is UNSET else board.begun
    position.drawn = read_cards("drawn", board.drawn)
    position.grip = load_grip(board.grip)
    position.hand = NONE if board.hand is None else SIDES.index(board.hand)
    position.danger = board.danger
    position.fall = FALLS.index(board.fall)
    position.cursed = board.cursed
    position.proposal = 0 if board.proposal is None else texts.parse(board.proposal)
    position.gifts = board.gifts
    position.giver = seat_at(position, "giver", board.giver)
    position.taker = seat_at(position, "taker", board.taker)
    position.tried = board.tried
    position.awaited = AWAITED.index(board.awaited or "")
    position.cause = CAUSES.index(board.cause)
    position.grabbing = 0 if board.grabbing is None else texts.parse(board.grabbing)
    position.entry_fall = NONE if board.entry is None else REPORTED.index(board.entry)
    position.entry_cards = read_cards("entry_cards", board.entry_cards)
    position.entry_seat = seat_at(position, "entry_seat", board.entry_seat)
    position.entry_fell = board.entry_fell
    position.entry_effect = EFFECTS.index(board.entry_effect)
    position.disputes = board.disputes
    position.correctable = board.correctable
    position.ended = REASONS.index(board.ended)
    load_book(position, board.book)


def default_phase(board: Board) -> int:
    """Whoever writes about a turn means one; with nothing written the game begins."""
    return IN_SETUP if board == Board() else IN_TARGET


def seat_at(position: KamimaiPosition, where: str, seat: int | None) -> int:
    return NOBODY if seat is None else within(where, seat, 0, position.players - 1, bad)


def load_grip(card: str | None) -> int:
    if card is None:
        return NONE
    if card not in NAMES:
        raise bad("grip", f"no such card: {card!r}")
    return NAMES.index(card)


def load_choices(position: KamimaiPosition, board: Board) -> None:
    """What the group has settled so far, where it was asked."""
    if board.chosen is None:
        return
    if len(board.chosen) != 3:
        raise bad("chosen", "expected sheet, mode and whether it is an adventure")
    sheet, mode, adventure = board.chosen
    if not (-1 <= sheet < len(position.tables.sheets) and -1 <= mode < len(MODES) and adventure in (False, True)):
        raise bad("chosen", f"no such sheet or mode: {board.chosen}")
    position.sheet_choice, position.mode_choice, position.adventure = sheet, mode, bool(adventure)


def load_sheet(position: KamimaiPosition, board: Board) -> None:
    in_turn = position.phase >= IN_TARGET
    if board.mode is not None:
        position.mode = MODES.index(board.mode)
    elif in_turn:
        position.mode = position.mode_choice if position.mode_choice >= 0 else NORMAL
    level = board.sheet
    if level is UNSET:
        level = position.sheet_choice + 1 if in_turn and position.sheet_choice >= 0 else None
    if level is None:
        if in_turn:
            raise bad("sheet", "missing: a turn is played on a sheet")
        return
    if not 1 <= level <= len(position.tables.sheets):
        raise bad("sheet", f"expected a level from 1 to {len(position.tables.sheets)}, found {level!r}")
    position.sheet = level - 1
    sheet = position.the_sheet()
    position.energy = sheet.energy if board.energy is UNSET else board.energy
    position.ticked = load_ticks(sheet, board)
    if board.target is not None and board.target not in sheet.area_ids:
        raise bad("target", f"expected an area of sheet {level}, found {board.target!r}")
    position.target = NONE if board.target is None else sheet.area_ids.index(board.target)


def load_ticks(sheet: Sheet, board: Board) -> int:
    ticked = 0
    for area, boxes in board.ticked.items():
        if area not in sheet.area_ids:
            raise bad("ticked", f"sheet {sheet.level} has no area {area!r}")
        found = sheet.areas[sheet.area_ids.index(area)]
        if boxes == "all":
            ticked |= found.boxes
            continue
        last = len(found.spells) - 1
        for box in boxes:
            if box > last:
                raise bad(f"ticked, {area}", f"expected places of boxes from 0 to {last}, found {boxes}")
            ticked |= bit(found.first_box + box)
    return ticked


def load_seats(position: KamimaiPosition, seats: list[SavedSeat]) -> None:
    if len(seats) != position.players:
        raise bad("seats", f"expected {position.players}")
    for seat, saved in enumerate(seats):
        summoner = position.seats[seat]
        summoner.cards = read_cards(f"seats {seat + 1}, cards", saved.cards)
        if saved.dominant is not None:
            summoner.dominant = SIDES.index(saved.dominant)
        elif position.phase != IN_SETUP:
            summoner.dominant = RIGHT
        if saved.skill is not UNSET:
            summoner.skill = SKILLS.index(saved.skill)
        if saved.grips is not UNSET:
            load_grips(summoner, f"seats {seat + 1}, grips", saved.grips)


def load_grips(summoner: Summoner, where: str, names: list[Grip]) -> None:
    if len(names) != len(GRIPS):
        raise bad(where, f"expected for each of {', '.join(GRIPS)} the grip in its place")
    grips = 0
    for grip, name in enumerate(names):
        grips |= GRIPS.index(name) << GRIP_BITS * grip
    summoner.grips = grips


def resume(position: KamimaiPosition) -> None:
    """A hand-written position starts what it names: the game, the turn, or a phase of it."""
    if position.ended or position.awaited:
        return
    phase = position.phase
    if phase == IN_SETUP:
        setup.settle(position)
    elif phase == IN_TARGET:
        turn.choose_target(position)
    elif phase == IN_DRAW:
        turn.begin_draw(position)
    elif phase == IN_CAST:
        if position.cursed:
            turn.ask_for_action(position)
        else:
            turn.begin_cast(position)
    elif phase == IN_STORE:
        turn.begin_store(position)
