"""A position of KamiMaï as JSON and back.

Cards are lists of names, or for writing by hand texts as in the rules: "water,water,g-fire", "none".
Left out by hand: the book is everything that lies nowhere else; areas named as sealed have all their boxes ticked;
hands are right; pages are unseen. A hand-written position starts the turn of its activator, or the phase it names.
"""

from __future__ import annotations

from math import inf

from mypy_extensions import i64

from wondertable.core.forms import Actions
from wondertable.core.rules.kit import bit, members, tally, tally_covers, tally_size, times
from wondertable.core.saving import bad
from wondertable.games.kamimai import book as pages
from wondertable.games.kamimai import flow, refusals
from wondertable.games.kamimai.cards import KINDS, NAMES, NO_CARD, bag_of_names, names_of
from wondertable.games.kamimai.forms import MODES, SIDES, WINGS
from wondertable.games.kamimai.position import Book, KamimaiPosition, Summoner
from wondertable.games.kamimai.tables import EFFECTS, GRIPS, NONE, SKILLS, Sheet
from wondertable.games.kamimai.terms import (
    AWAITED,
    CAST,
    CAUSES,
    COMPANION,
    DRAW,
    FALLEN,
    FALLS,
    NORMAL,
    PHASES,
    REASONS,
    REPORTED,
    RIGHT,
    RUNNING,
    SETUP,
    STANDING,
    STATES,
    STORE,
    TARGET,
    TRAINING,
    WATCH,
)

Json = dict[str, object]


# -- saving --------------------------------------------------------------------------------------------------------------


def save_board(position: KamimaiPosition, actions: Actions) -> Json:
    sheet = None if position.sheet == NONE else position.the_sheet()
    return {
        "phase": PHASES[position.phase],
        "sheet": None if sheet is None else sheet.level,
        "mode": None if position.mode == NONE else MODES[position.mode],
        "energy": int(position.energy),
        "ticked": {} if sheet is None else ticked_boxes(position, sheet),
        "target": None if sheet is None or position.target == NONE else sheet.area_ids[position.target],
        "turn": int(position.turn),
        "activator": int(position.activator),
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
        "proposal": actions.text(position.proposal) if position.proposal else None,
        "gifts": int(position.gifts),
        "giver": seat_or_none(position.giver),
        "taker": seat_or_none(position.taker),
        "tried": position.tried,
        "chosen": [int(position.sheet_choice), int(position.mode_choice), position.adventure],
        "awaited": position.awaiting(),
        "cause": CAUSES[position.cause],
        "grabbing": actions.text(position.grabbing) if position.grabbing else None,
        "entry": None if position.entry_fall == NONE else REPORTED[position.entry_fall],
        "entry_cards": names_of(position.entry_cards),
        "entry_seat": seat_or_none(position.entry_seat),
        "entry_fell": position.entry_fell,
        "entry_effect": EFFECTS[position.entry_effect],
        "disputes": int(position.disputes),
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
        "grips": [GRIPS[(summoner.grips >> (4 * grip)) & 15] for grip in range(len(GRIPS))],
    }


def save_book(position: KamimaiPosition) -> Json:
    book = position.book
    pages = [] if position.source == COMPANION else standing(book)  # real pages have no handles (KAM-G20)
    return {
        "state": STATES[book.state],
        "can_stand": book.can_stand,
        "cards": names_of(book.cards),
        "builds": int(book.builds),
        "built_with": int(book.built_with),
        "pages": {handle: card_name(card) for handle, card in pages},
    }


def standing(book: Book) -> list[tuple[str, int]]:
    """The pages that stand, left to right, each with its card where it was seen."""
    found: list[tuple[str, int]] = []
    for place in members(book.here_a):
        found.append((f"A{place + 1}", int(book.faces[place])))
    for place in reversed(members(book.here_b)):
        found.append((f"B{place + 1}", int(book.faces[book.wing_a + place])))
    return found


def card_name(card: int) -> str | None:
    return None if card == NO_CARD else NAMES[card]


def side_name(side: int) -> str | None:
    return None if side == NONE else SIDES[side]


def seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else int(seat)


def census(position: KamimaiPosition) -> dict[str, int]:
    """KAM-I1: Grimoire, discard pile, Reserves and drawn cards."""
    bag = position.book.cards + position.discard
    for summoner in position.seats:
        bag += summoner.cards
    if position.phase in (DRAW, TRAINING, WATCH):
        bag += position.drawn
    if position.phase == SETUP and position.book.builds == 0:  # the box is still closed, with all of it inside
        bag += position.tables.all_cards(position.players)
    return {NAMES[card]: int(times(bag, card)) for card in range(KINDS)}


# -- loading -------------------------------------------------------------------------------------------------------------


def load_board(position: KamimaiPosition, data: object, actions: Actions) -> None:
    if not isinstance(data, dict):
        raise bad("board", "expected an object")
    check_names("board", data, save_board(position, actions))
    load_choices(position, data)
    position.phase = choice(data, "phase", PHASES, default_phase(data))
    load_sheet(position, data)
    position.turn = number(data, "turn", 0, 99_999, 1 if position.phase >= TARGET else 0)
    position.activator = number(data, "activator", 0, int(position.players) - 1, 0)
    load_seats(position, data.get("seats"))
    position.discard = cards(data, "discard")
    position.begun = flag(data, "begun", position.phase >= TARGET)
    position.drawn = cards(data, "drawn")
    position.grip = NAMES.index(str(data["grip"])) if data.get("grip") in NAMES else NO_CARD
    position.hand = side(data, "hand", NONE)
    position.danger = load_danger(data)
    position.fall = choice(data, "fall", FALLS, 0)
    position.cursed = flag(data, "cursed", False)
    position.proposal = action_of(actions, data, "proposal")
    position.gifts = number(data, "gifts", 0, 2, 0)
    position.giver = seat_of(position, data, "giver")
    position.taker = seat_of(position, data, "taker")
    position.tried = flag(data, "tried", False)
    position.awaited = choice(data, "awaited", AWAITED, 0)
    position.cause = choice(data, "cause", CAUSES, 0)
    position.grabbing = action_of(actions, data, "grabbing")
    position.entry_fall = choice(data, "entry", REPORTED, NONE)
    position.entry_cards = cards(data, "entry_cards")
    position.entry_seat = seat_of(position, data, "entry_seat")
    position.entry_fell = flag(data, "entry_fell", False)
    position.entry_effect = choice(data, "entry_effect", EFFECTS, 0)
    position.disputes = number(data, "disputes", 0, 1, 0)
    position.correctable = flag(data, "correctable", False)
    position.ended = choice(data, "ended", REASONS, RUNNING)
    load_book(position, data.get("book"))


def default_phase(data: Json) -> int:
    """Whoever writes about a turn means one; with nothing written the game begins."""
    return TARGET if data else SETUP


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
    in_turn = position.phase >= TARGET
    level = data.get("sheet", int(position.sheet_choice) + 1 if in_turn and position.sheet_choice >= 0 else None)
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
    position.energy = number(data, "energy", 0, 9_999, int(sheet.energy))
    position.ticked = load_ticks(sheet, data.get("ticked", {}))
    target = data.get("target", None)
    if target is not None and target not in sheet.area_ids:
        raise bad("target", f"expected an area of sheet {level}, found {target!r}")
    position.target = NONE if target is None else sheet.area_ids.index(str(target))


def load_ticks(sheet: Sheet, data: object) -> i64:
    if not isinstance(data, dict):
        raise bad("ticked", f"expected boxes by area, found {data!r}")
    ticked: i64 = 0
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
        summoner.dominant = side(entry, "dominant", NONE if position.phase == SETUP else RIGHT)
        summoner.skill = choice(entry, "skill", SKILLS, int(summoner.skill))
        load_grips(summoner, seat, entry)


def load_grips(summoner: Summoner, seat: int, entry: Json) -> None:
    if "grips" not in entry:
        return
    names = entry["grips"]
    if not isinstance(names, list) or len(names) != len(GRIPS) or not all(name in GRIPS for name in names):
        raise bad(f"seat {seat + 1}, grips", f"expected for each of {', '.join(GRIPS)} the grip in its place")
    grips = 0
    for grip, name in enumerate(names):
        grips |= GRIPS.index(str(name)) << 4 * grip
    summoner.grips = grips


def load_book(position: KamimaiPosition, data: object) -> None:
    """KAM-I1: what lies nowhere else stands in the book."""
    if data is None:
        data = {}
    if not isinstance(data, dict):
        raise bad("book", "expected an object")
    book = position.book
    check_names("book", data, save_book(position))
    rest = position.tables.all_cards(position.players) if position.phase > SETUP or data else 0
    elsewhere = position.discard
    for summoner in position.seats:
        elsewhere += summoner.cards
    if position.phase in (DRAW, TRAINING, WATCH):
        elsewhere += position.drawn
    if not tally_covers(position.tables.all_cards(position.players), elsewhere):
        raise refusals.refuse("KAM-I1", "too_many")
    if "cards" in data:
        rest = cards(data, "cards")
    elif rest:
        rest -= elsewhere
    book.cards = rest
    book.state = choice(data, "state", STATES, STANDING)
    book.builds = number(data, "builds", 0, 99_999, 1 if rest else 0)
    book.built_with = number(data, "built_with", 0, 120, int(tally_size(rest)))
    book.can_stand = flag(data, "can_stand", tally_size(rest) >= pages.LEAST)
    book.wing_a = book.built_with // 2
    book.faces = pages.no_faces(book.built_with)
    book.unseen = rest
    if position.source == COMPANION:
        return
    if "pages" in data:
        load_pages(book, data["pages"])
    elif book.state != FALLEN:
        place_pages(book)


def place_pages(book: Book) -> None:
    """By hand no pages were named: as many as there are cards stand, the innermost ones gone."""
    here_a = int(tally_size(book.cards)) // 2
    book.here_a = bit(here_a) - 1
    book.here_b = bit(tally_size(book.cards) - here_a) - 1
    if book.here_a >> book.wing_a or book.here_b >> (book.built_with - book.wing_a):
        raise bad("book, built_with", "the book was built with fewer pages than it has")


def load_pages(book: Book, data: object) -> None:
    if not isinstance(data, dict):
        raise bad("book, pages", f"expected cards by handle, found {data!r}")
    for handle, name in data.items():
        wing, text = WINGS.find(handle[:1]), handle[1:]
        if wing < 0 or not handle or not text.isascii() or not text.isdecimal() or len(text) > 3:
            raise bad("book, pages", f"no such page: {handle!r}")
        place = int(text) - 1
        if not 0 <= place < pages.wing_size(book, wing):
            raise bad("book, pages", f"no such page: {handle!r}")
        if wing == 0:
            book.here_a |= bit(place)
        else:
            book.here_b |= bit(place)
        if name is None:
            continue
        if name not in NAMES or not times(book.unseen, NAMES.index(str(name))):
            raise bad("book, pages", f"{name!r} on page {handle} is not among the cards of the book")
        book.faces[pages.page_at(book, wing, place)] = NAMES.index(str(name))
        book.unseen -= tally(NAMES.index(str(name)))
    if len(data) != tally_size(book.cards) and book.state != FALLEN:
        raise bad("book, pages", f"{tally_size(book.cards)} cards stand in the book, but {len(data)} pages are named")


def resume(position: KamimaiPosition) -> None:
    """A hand-written position starts what it names: the game, the turn, or a phase of it."""
    if position.ended or position.awaited:
        return
    phase = position.phase
    if phase == SETUP:
        flow.settle(position)
    elif phase == TARGET:
        flow.choose_target(position)
    elif phase == DRAW:
        flow.begin_draw(position)
    elif phase == CAST:
        if position.cursed:
            flow.ask_for_action(position)
        else:
            flow.begin_cast(position)
    elif phase == STORE:
        flow.begin_store(position)
    else:
        raise bad("phase", f"a position in {PHASES[phase]} needs its question")


# -- parts ---------------------------------------------------------------------------------------------------------------


def check_names(where: str, data: Json, saved: Json) -> None:
    for key in data:
        if key not in saved:
            raise bad(f"{where}, {str(key)[:40]}", "not a known name here")


def flag(data: Json, key: str, default: bool) -> bool:
    value = data.get(key, default)
    if not isinstance(value, bool):
        raise bad(key, f"expected true or false, found {value!r}")
    return value


def number(data: Json, key: str, low: int, high: int, default: int) -> int:
    value = data.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise bad(key, f"expected a whole number from {low} to {high}, found {value!r}")
    return value


def choice(data: Json, key: str, names: list[str], default: int) -> int:
    value = data.get(key)
    if value is None:
        return default
    if value not in names:
        raise bad(key, f"expected one of {', '.join(filter(None, names))}, found {value!r}")
    return names.index(str(value))


def side(data: Json, key: str, default: int) -> int:
    return choice(data, key, SIDES, default)


def seat_of(position: KamimaiPosition, data: Json, key: str) -> int:
    value = data.get(key)
    if value is None:
        return NONE
    if not isinstance(value, int) or not 0 <= value < position.players:
        raise bad(key, f"expected a seat from 0 to {position.players - 1}, found {value!r}")
    return value


def cards(data: Json, key: str) -> int:
    value = data.get(key, [])
    if isinstance(value, list) and all(name in NAMES for name in value):
        found = sorted(NAMES.index(str(name)) for name in value)
        value = ",".join(NAMES[card] for card in found) or "none"
    bag = bag_of_names(value) if isinstance(value, str) else None
    if bag is None:
        raise bad(key, f"expected names of cards, found {value!r}")
    return bag


def action_of(actions: Actions, data: Json, key: str) -> int:
    value = data.get(key)
    if value is None:
        return 0
    if not isinstance(value, str):
        raise bad(key, f"expected the text of an action, found {value!r}")
    return actions.parse(value)
