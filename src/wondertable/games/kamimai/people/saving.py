"""A position of KamiMaï as JSON and back.

Cards are lists of names, or for writing by hand texts as in the rules: "water,water,g-fire", "none".
Left out by hand: the book is everything that lies nowhere else; areas named as sealed have all their boxes ticked;
hands are right; pages are unseen. A hand-written position starts the turn of its activator, or the phase it names.
"""

from __future__ import annotations

from math import inf

from wondertable.core.reading import check_names, flag, number
from wondertable.core.rules.kit import bit, members
from wondertable.core.saving import bad
from wondertable.games.kamimai.people.forms import actions
from wondertable.games.kamimai.people.names import card_name, names_of, seat_or_none, side_name
from wondertable.games.kamimai.people.reading import action_of, cards, choice, seat_of, side
from wondertable.games.kamimai.people.saved_book import load_book, save_book
from wondertable.games.kamimai.rules import setup, turn
from wondertable.games.kamimai.rules.cards import NAMES
from wondertable.games.kamimai.rules.ending import REASONS, RUNNING
from wondertable.games.kamimai.rules.entries import DISPUTES
from wondertable.games.kamimai.rules.position import KamimaiPosition, Summoner
from wondertable.games.kamimai.rules.tables import Sheet
from wondertable.games.kamimai.rules.terms import (
    AWAITED,
    CAUSES,
    EFFECTS,
    FALLS,
    GRIP_BITS,
    GRIP_MASK,
    GRIPS,
    IN_CAST,
    IN_DRAW,
    IN_SETUP,
    IN_STORE,
    IN_TARGET,
    MODES,
    NONE,
    NORMAL,
    PHASES,
    REPORTED,
    RIGHT,
    SKILLS,
)

Json = dict[str, object]


# -- saving --------------------------------------------------------------------------------------------------------------


def save_board(position: KamimaiPosition) -> Json:
    text = actions(position.tables).text
    sheet = None if position.sheet == NONE else position.the_sheet()
    return {
        "phase": PHASES[position.phase],
        "sheet": None if sheet is None else sheet.level,
        "mode": None if position.mode == NONE else MODES[position.mode],
        "energy": position.energy,
        "ticked": {} if sheet is None else ticked_boxes(position, sheet),
        "target": None if sheet is None or position.target == NONE else sheet.area_ids[position.target],
        "turn": position.turn,
        "activator": position.activator,
        "seats": [save_seat(summoner) for summoner in position.seats],
        "book": save_book(position),
        "discard": names_of(position.discard),
        "begun": position.begun,
        "drawn": names_of(position.drawn),
        "grip": card_name(position.grip),
        "hand": side_name(position.hand),
        "danger": position.danger,
        "fall": FALLS[position.fall],
        "cursed": position.cursed,
        "proposal": text(position.proposal) if position.proposal else None,
        "gifts": position.gifts,
        "giver": seat_or_none(position.giver),
        "taker": seat_or_none(position.taker),
        "tried": position.tried,
        "chosen": [position.sheet_choice, position.mode_choice, position.adventure],
        "awaited": position.awaiting(),
        "cause": CAUSES[position.cause],
        "grabbing": text(position.grabbing) if position.grabbing else None,
        "entry": None if position.entry_fall == NONE else REPORTED[position.entry_fall],
        "entry_cards": names_of(position.entry_cards),
        "entry_seat": seat_or_none(position.entry_seat),
        "entry_fell": position.entry_fell,
        "entry_effect": EFFECTS[position.entry_effect],
        "disputes": position.disputes,
        "correctable": position.correctable,
        "ended": REASONS[position.ended],
    }


def ticked_boxes(position: KamimaiPosition, sheet: Sheet) -> Json:
    """By area: the places of its ticked boxes."""
    found: Json = {}
    for area in sheet.areas:
        boxes = members((position.ticked & area.boxes) >> area.first_box)
        if boxes:
            found[area.id] = boxes
    return found


def save_seat(summoner: Summoner) -> Json:
    return {
        "cards": names_of(summoner.cards),
        "dominant": side_name(summoner.dominant),
        "skill": SKILLS[summoner.skill],
        "grips": [GRIPS[(summoner.grips >> (GRIP_BITS * grip)) & GRIP_MASK] for grip in range(len(GRIPS))],
    }


# -- loading -------------------------------------------------------------------------------------------------------------


def load_board(position: KamimaiPosition, board: Json) -> None:
    texts = actions(position.tables)
    check_names("board", board, save_board(position))
    load_choices(position, board)
    position.phase = choice(board, "phase", PHASES, default_phase(board))
    load_sheet(position, board)
    position.turn = number(board, "turn", 0, 99_999, 1 if position.phase >= IN_TARGET else 0)
    position.activator = number(board, "activator", 0, position.players - 1, 0)
    load_seats(position, board.get("seats"))
    position.discard = cards(board, "discard")
    position.begun = flag(board, "begun", position.phase >= IN_TARGET)
    position.drawn = cards(board, "drawn")
    position.grip = NAMES.index(str(board["grip"])) if board.get("grip") in NAMES else NONE
    position.hand = side(board, "hand", NONE)
    position.danger = load_danger(board)
    position.fall = choice(board, "fall", FALLS, 0)
    position.cursed = flag(board, "cursed", False)
    position.proposal = action_of(texts, board, "proposal")
    position.gifts = number(board, "gifts", 0, 2, 0)
    position.giver = seat_of(board, "giver", position.players)
    position.taker = seat_of(board, "taker", position.players)
    position.tried = flag(board, "tried", False)
    position.awaited = choice(board, "awaited", AWAITED, 0)
    position.cause = choice(board, "cause", CAUSES, 0)
    position.grabbing = action_of(texts, board, "grabbing")
    position.entry_fall = choice(board, "entry", REPORTED, NONE)
    position.entry_cards = cards(board, "entry_cards")
    position.entry_seat = seat_of(board, "entry_seat", position.players)
    position.entry_fell = flag(board, "entry_fell", False)
    position.entry_effect = choice(board, "entry_effect", EFFECTS, 0)
    position.disputes = number(board, "disputes", 0, DISPUTES, 0)
    position.correctable = flag(board, "correctable", False)
    position.ended = choice(board, "ended", REASONS, RUNNING)
    load_book(position, board.get("book"))


def default_phase(data: Json) -> int:
    """Whoever writes about a turn means one; with nothing written the game begins."""
    return IN_TARGET if data else IN_SETUP


def load_choices(position: KamimaiPosition, data: Json) -> None:
    """What the group has settled so far, where it was asked."""
    chosen = data.get("chosen")
    if chosen is None:
        return
    if not isinstance(chosen, list) or len(chosen) != 3 or not all(isinstance(c, int) for c in chosen):
        raise bad("chosen", "expected sheet, mode and whether it is an adventure")
    sheets = len(position.tables.sheets)
    if not (-1 <= chosen[0] < sheets and -1 <= chosen[1] < len(MODES) and chosen[2] in (False, True)):
        raise bad("chosen", f"no such sheet or mode: {chosen}")
    position.sheet_choice, position.mode_choice, position.adventure = chosen[0], chosen[1], bool(chosen[2])


def load_sheet(position: KamimaiPosition, data: Json) -> None:
    in_turn = position.phase >= IN_TARGET
    level = data.get("sheet", position.sheet_choice + 1 if in_turn and position.sheet_choice >= 0 else None)
    position.mode = choice(data, "mode", MODES, NONE)
    if position.mode == NONE and in_turn:
        position.mode = position.mode_choice if position.mode_choice >= 0 else NORMAL
    if level is None:
        if in_turn:
            raise bad("sheet", "missing: a turn is played on a sheet")
        return
    if not isinstance(level, int) or not 1 <= level <= len(position.tables.sheets):
        raise bad("sheet", f"expected a level from 1 to {len(position.tables.sheets)}, found {level!r}")
    position.sheet = level - 1
    sheet = position.the_sheet()
    position.energy = number(data, "energy", 0, 9_999, sheet.energy)
    position.ticked = load_ticks(sheet, data.get("ticked", {}))
    target = data.get("target", None)
    if target is not None and target not in sheet.area_ids:
        raise bad("target", f"expected an area of sheet {level}, found {target!r}")
    position.target = NONE if target is None else sheet.area_ids.index(str(target))


def load_ticks(sheet: Sheet, data: object) -> int:
    if not isinstance(data, dict):
        raise bad("ticked", f"expected boxes by area, found {data!r}")
    ticked = 0
    for area, boxes in data.items():
        if area not in sheet.area_ids:
            raise bad("ticked", f"sheet {sheet.level} has no area {area!r}")
        found = sheet.areas[sheet.area_ids.index(area)]
        if boxes == "all":
            ticked |= found.boxes
            continue
        if not isinstance(boxes, list) or not all(isinstance(b, int) and 0 <= b < len(found.spells) for b in boxes):
            raise bad(f"ticked, {area}", f"expected places of boxes from 0 to {len(found.spells) - 1}, found {boxes!r}")
        for box in boxes:
            ticked |= bit(found.first_box + box)
    return ticked


def load_danger(data: Json) -> float:
    danger = data.get("danger", 0.0)
    if not isinstance(danger, int | float) or isinstance(danger, bool) or not 0.0 <= danger < inf:
        raise bad("danger", f"expected the hazard of the last grab, a number from 0, found {danger!r}")
    return float(danger)


def load_seats(position: KamimaiPosition, data: object) -> None:
    if data is None:
        data = [{} for _ in range(position.players)]
    if not isinstance(data, list) or len(data) != position.players or not all(isinstance(s, dict) for s in data):
        raise bad("seats", f"expected {position.players} objects")
    for seat, entry in enumerate(data):
        summoner = position.seats[seat]
        check_names(f"seat {seat + 1}", entry, save_seat(summoner))
        summoner.cards = cards(entry, "cards")
        summoner.dominant = side(entry, "dominant", NONE if position.phase == IN_SETUP else RIGHT)
        summoner.skill = choice(entry, "skill", SKILLS, summoner.skill)
        load_grips(summoner, seat, entry)


def load_grips(summoner: Summoner, seat: int, entry: Json) -> None:
    if "grips" not in entry:
        return
    names = entry["grips"]
    if not isinstance(names, list) or len(names) != len(GRIPS) or not all(name in GRIPS for name in names):
        raise bad(f"seat {seat + 1}, grips", f"expected for each of {', '.join(GRIPS)} the grip in its place")
    grips = 0
    for grip, name in enumerate(names):
        grips |= GRIPS.index(str(name)) << GRIP_BITS * grip
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
    else:
        raise bad("phase", f"a position in {PHASES[phase]} needs its question")
