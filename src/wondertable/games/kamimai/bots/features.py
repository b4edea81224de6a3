"""What everybody at a table of KamiMaï knows, as a row of numbers: sheet, turn, book and Reserves, page by page.

Nothing is hidden but the order of the unseen pages, and a position keeps none (KAM-P14). Left out is advice, which binds
nobody, and what follows from the rest, such as which spells can be cast.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules import bags
from wondertable.core.rules.actions import kind_of, part
from wondertable.core.rules.bags import Bag
from wondertable.core.rules.features import Features, Layout, Row, seat_after
from wondertable.core.rules.kit import Seat, has, set_size
from wondertable.core.rules.position import Position
from wondertable.games.kamimai.rules import book as pages, guardians, questions as q, sheets
from wondertable.games.kamimai.rules.cards import BITS, KINDS, NAMES
from wondertable.games.kamimai.rules.ending import REASONS
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.questions import Wing
from wondertable.games.kamimai.rules.tables import Sheet, Tables
from wondertable.games.kamimai.rules.terms import (
    AWAITED,
    EFFECTS,
    FALLS,
    GRIP_BITS,
    GRIP_MASK,
    GRIPS,
    MODES,
    NONE,
    PHASES,
    REPORTED,
    SIDES,
    SKILLS,
    SOURCES,
    SPELLS,
    STATES,
    THUMB_MIDDLE,
)

COPIES: Final = 15
"""No bag counts further."""
MANY: Final = 1_000_000
"""More turns, builds or Energy than any game has."""
WING_NAMES: Final = "AB"


def features(tables: Tables, players: int) -> Features:
    return KamimaiFeatures(tables, players)


def wing_pages(tables: Tables, players: int) -> int:
    """The most pages that a wing can have: half of all cards."""
    return (int(bags.size(tables.all_cards(players), BITS)) + 1) // 2


def levels(tables: Tables) -> list[str]:
    return [str(sheet.level) for sheet in tables.sheets]


def layout(tables: Tables, players: int) -> Layout:
    row = Layout(players)
    lay_options(row, tables)
    lay_sheets(row, tables)
    lay_turn(row)
    lay_book(row, wing_pages(tables, players))
    for seat in row.seats:
        row.counts(f"{seat}.cards", NAMES, COPIES)
        row.counts(f"{seat}.pays", NAMES, COPIES)
        row.counts(f"{seat}.discards", NAMES, COPIES)
        row.put(f"{seat}.owes", 0, MANY)
        row.flag(f"{seat}.agrees")
        row.flags(f"{seat}.dominant", SIDES)
        row.flags(f"{seat}.skill", SKILLS)
        for grip in GRIPS[THUMB_MIDDLE:]:
            row.flags(f"{seat}.grip.{grip}", GRIPS[THUMB_MIDDLE:])
    row.flags("over", REASONS[1:])
    return row


def lay_options(row: Layout, tables: Tables) -> None:
    row.asked(q.QUESTIONS)
    row.flag("option.adventure")
    row.flag("option.training")
    row.flags("option.source", SOURCES)
    row.flag("option.hands_of_simulated_book")
    row.flag("option.blessing_always")
    row.flag("option.colour_takes_fairies")
    row.flag("option.one_grab")
    row.flag("option.strict_contact")
    row.flag("option.activator_overrules")
    row.flag("option.late_falls")
    row.put("option.turn_cap", 0, MANY)
    row.flags("sheet.chosen", levels(tables))
    row.flags("mode.chosen", MODES)


def lay_sheets(row: Layout, tables: Tables) -> None:
    row.flags("sheet", levels(tables))
    row.flags("mode", MODES)
    row.put("energy", 0, MANY)
    row.flags("target", EFFECTS)
    for sheet in tables.sheets:
        for area in sheet.areas:
            name = f"area.{sheet.level}.{area.id}"
            row.flag(f"{name}.target")
            row.flag(f"{name}.reachable")
            row.flag(f"{name}.sealed")
            row.counts(f"{name}.unticked", SPELLS, MANY)


def lay_turn(row: Layout) -> None:
    row.flags("phase", PHASES)
    row.put("turn", 0, MANY)
    row.each_seat("activator")
    row.flag("begun")
    row.flag("tried")
    row.counts("drawn", NAMES, COPIES)
    row.flags("bound_by", NAMES)
    row.flags("grip", GRIPS)
    row.flags("hand", SIDES)
    row.flags("fall", FALLS)
    row.flag("cursed")
    row.flags("proposal", SPELLS)
    row.each_seat("proposal.caster")
    row.put("gifts", 0, MANY)
    row.each_seat("giver")
    row.each_seat("taker")
    row.flags("awaited", AWAITED[1:])
    row.flags("entry", REPORTED)
    row.counts("entry", NAMES, COPIES)
    row.put("disputes", 0, MANY)
    row.flag("correctable")


def lay_book(row: Layout, wing: int) -> None:
    row.counts("discard", NAMES, COPIES)
    row.flags("book", STATES)
    row.flag("book.can_stand")
    row.put("book.builds", 0, MANY)
    row.put("book.built_with", 0, 2 * wing)
    row.counts("book", NAMES, COPIES)
    row.counts("book.unseen", NAMES, COPIES)
    for side in WING_NAMES:
        row.put(f"wing.{side}", 0, wing)
        for place in range(wing):
            row.flag(f"page.{side}{place + 1}")
            row.flags(f"page.{side}{place + 1}", NAMES)


class KamimaiFeatures(Features):
    def __init__(self, tables: Tables, players: int) -> None:
        super().__init__(layout(tables, players))
        self.wing: i64 = wing_pages(tables, players)

    def write(self, position: Position, seat: Seat, row: Row) -> None:
        assert isinstance(position, KamimaiPosition)
        write_options(position, seat, row)
        write_sheets(position, row)
        write_turn(position, seat, row)
        self.write_book(position, row)
        step: i64
        for step in range(position.players):
            write_seat(position, seat_after(seat, step, position.players), row)
        row.which(position.ended - 1, len(REASONS) - 1)

    def write_book(self, position: KamimaiPosition, row: Row) -> None:
        book = position.book
        row.counts(position.discard, KINDS, BITS)
        row.which(book.state, len(STATES))
        row.flag(book.can_stand)
        row.put(book.builds)
        row.put(book.built_with)
        row.counts(book.cards, KINDS, BITS)
        row.counts(book.unseen, KINDS, BITS)
        wing: Wing
        place: i64
        for wing in range(pages.WINGS):
            here = pages.here(book, wing)
            row.put(set_size(here))
            for place in range(self.wing):
                if has(here, place):
                    row.put(1)
                    row.which(book.faces[pages.page_at(book, wing, place)], KINDS)
                else:
                    row.blank(1 + KINDS)


def write_options(position: KamimaiPosition, viewer: Seat, row: Row) -> None:
    chosen = position.chosen
    row.asked(position, viewer, len(q.QUESTIONS))
    row.flag(position.adventure)
    row.flag(chosen.training)
    row.which(chosen.source, len(SOURCES))
    row.flag(chosen.odds.simulated)
    row.flag(chosen.blessing_always)
    row.flag(chosen.colour_takes_fairies)
    row.flag(chosen.one_grab)
    row.flag(chosen.strict_contact)
    row.flag(chosen.activator_overrules)
    row.flag(chosen.late_falls)
    row.put(chosen.turn_cap)
    row.which(position.sheet_choice, len(position.tables.sheets))
    row.which(position.mode_choice, len(MODES))


def write_sheets(position: KamimaiPosition, row: Row) -> None:
    row.which(position.sheet, len(position.tables.sheets))
    row.which(position.mode, len(MODES))
    row.put(position.energy)
    if position.sheet == NONE or position.target == NONE:
        row.blank(len(EFFECTS))
    else:
        row.which(position.target_area().effect, len(EFFECTS))
    number: i64 = 0
    for sheet in position.tables.sheets:
        if number == position.sheet:
            write_areas(position, sheet, row)
        else:
            row.blank(len(sheet.areas) * (3 + len(SPELLS)))
        number += 1


def write_areas(position: KamimaiPosition, sheet: Sheet, row: Row) -> None:
    reachable = sheets.reachable(position)
    number: i64 = 0
    for area in sheet.areas:
        row.flag(number == position.target)
        row.flag(has(reachable, number))
        row.flag(sheets.is_sealed(position, number))
        start = row.at
        row.blank(len(SPELLS))
        place: i64
        for place in range(len(area.spells)):
            if not has(position.ticked, area.first_box + place):
                row.more(start + area.spells[place])
        number += 1


def write_turn(position: KamimaiPosition, viewer: Seat, row: Row) -> None:
    players = position.players
    row.which(position.phase, len(PHASES))
    row.put(position.turn)
    row.which_seat(position.activator, viewer, players)
    row.flag(position.begun)
    row.flag(position.tried)
    row.counts(position.drawn, KINDS, BITS)
    row.which(position.grip, KINDS)
    row.which(guardians.grip_of_turn(position), len(GRIPS))
    row.which(position.hand, len(SIDES))
    row.which(position.fall, len(FALLS))
    row.flag(position.cursed)
    if position.proposal:
        colour = q.colour_of(position.proposal)
        row.which(q.spell_of(kind_of(position.proposal), colour), len(SPELLS))
        row.which_seat(q.caster_of(position.proposal), viewer, players)
    else:
        row.blank(len(SPELLS))
        row.blank(players)
    row.put(position.gifts)
    row.which_seat(position.giver, viewer, players)
    row.which_seat(position.taker, viewer, players)
    row.which(position.awaited - 1, len(AWAITED) - 1)
    row.which(position.entry_fall, len(REPORTED))
    if position.entry_fall == NONE:
        row.blank(KINDS)
    else:
        row.counts(position.entry_cards, KINDS, BITS)
    row.put(position.disputes)
    row.flag(position.correctable)


def write_seat(position: KamimaiPosition, seat: Seat, row: Row) -> None:
    summoner = position.seats[seat]
    question = position._open
    kind: i64 = 0
    answer: i64 = 0
    owes: i64 = 0
    if question is not None:
        kind = question.kind
        answer = question.answers[seat]
        if kind == q.CURSE_DISCARD and has(question.waiting, seat):
            owes = guardians.owes(position, seat)
    row.counts(summoner.cards, KINDS, BITS)
    row.counts(paid_by(position, seat), KINDS, BITS)
    if kind == q.CURSE_DISCARD and answer:
        row.counts(q.cards_of_code(answer), KINDS, BITS)
    else:
        row.blank(KINDS)
    row.put(owes)
    row.flag(kind == q.CONSENT and answer == q.AGREE)
    if kind == q.STATE_HAND and answer:  # it is said openly, and counts when all have said theirs
        row.which(part(answer, 0), len(SIDES))
    else:
        row.which(summoner.dominant, len(SIDES))
    row.which(summoner.skill, len(SKILLS))
    grip: i64
    for grip in range(THUMB_MIDDLE, len(GRIPS)):
        formed = (summoner.grips >> (GRIP_BITS * grip)) & GRIP_MASK
        row.which(formed - THUMB_MIDDLE, len(GRIPS) - THUMB_MIDDLE)


def paid_by(position: KamimaiPosition, seat: Seat) -> Bag:
    """What a seat gives to the cast that is proposed."""
    action = position.proposal
    if action == 0:
        return 0
    return q.share_cards(q.colour_of(action), q.share_of(action, seat))
