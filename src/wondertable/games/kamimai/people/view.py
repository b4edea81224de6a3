"""What everybody at a table of KamiMaï sees, built up from nothing."""

from __future__ import annotations

from wondertable.core.rules.actions import kind_of
from wondertable.core.rules.kit import has, members
from wondertable.core.rules.questions import NO_ANSWER, TEAM
from wondertable.games.kamimai.people.castable import needs
from wondertable.games.kamimai.people.feel import feels
from wondertable.games.kamimai.people.forms import actions
from wondertable.games.kamimai.people.names import (
    awaited_name,
    card_name,
    fingers_text,
    left_to_right,
    names_of,
    number_of,
    seat_or_none,
    side_name,
    standing,
)
from wondertable.games.kamimai.people.pieces import refused_pieces
from wondertable.games.kamimai.people.risks import risks
from wondertable.games.kamimai.people.shapes import (
    Adventure,
    Advice,
    AreaSeen,
    Board,
    BookSeen,
    Box,
    Entry,
    Fixed,
    GripSeen,
    OpenHand,
    Page,
    Proposal,
    SeatSeen,
    SheetSeen,
)
from wondertable.games.kamimai.people.terms import (
    EFFECTS,
    FALLS,
    GRIPS,
    MODES,
    PHASES,
    REPORTED,
    SKILLS,
    SOURCES,
    SPELLS,
    STATES,
)
from wondertable.games.kamimai.rules import book as pages, guardians, questions as q, sheets
from wondertable.games.kamimai.rules.book import Book
from wondertable.games.kamimai.rules.cards import COLOURS, NAMES
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.terms import (
    AWAIT_BUILT,
    COMPANION,
    EASY,
    IN_DRAW,
    IN_TARGET,
    IN_TRAINING,
    IN_WATCH,
    NONE,
    OVER,
    SIMULATED,
    STANDING,
    STOOD,
)

__all__ = ["Board", "Fixed", "board", "fixed", "refused_pieces"]


def fixed(position: KamimaiPosition) -> Fixed:
    simulated = position.chosen.source == SIMULATED
    return Fixed(SOURCES[position.chosen.source], feels() if simulated else [])


def board(position: KamimaiPosition, seat: int | None) -> Board:
    """KAM-P14: everybody may look at everything, whoever they are."""
    in_turn = IN_TARGET <= position.phase < OVER
    binding = position.phase in (IN_TARGET, IN_DRAW, IN_WATCH)
    return Board(
        phase=PHASES[position.phase],
        awaiting=awaited_name(position.awaited),
        mode=None if position.mode == NONE else MODES[position.mode],
        sheet=sheet_seen(position),
        adventure=Adventure(max(0, position.sheet), len(position.tables.sheets)) if position.adventure else None,
        energy=position.energy,
        target=position.the_sheet().area_ids[position.target] if position.target != NONE else None,
        turn=position.turn,
        activator=position.activator if in_turn or position.phase == IN_TRAINING else None,
        grip=grip_seen(position) if in_turn else None,
        open=open_seen(position) if binding else None,
        hand=side_name(position.hand),
        drawn=names_of(position.drawn),
        guardians_drawn=guardians.drawn_guardians(position),
        book=book_seen(position),
        fallen=FALLS[position.fall],
        discard=names_of(position.discard),
        proposal=proposal_seen(position),
        advice=advice_seen(position),
        entry=entry_seen(position),
        correctable=position.correctable,
        owes=owed(position),
        gifts=position.gifts,
        giver=seat_or_none(position.giver),
        taker=seat_or_none(position.taker),
        rebuild=names_of(position.book.cards) if position.awaited == AWAIT_BUILT else None,
        seats=[seat_seen(position, each) for each in range(position.players)],
        needs=needs(position) if in_turn and position.target != NONE else [],
        risks=risks(position) if position.phase == IN_DRAW else None,
    )


def sheet_seen(position: KamimaiPosition) -> SheetSeen | None:
    if position.sheet == NONE:
        return None
    sheet = position.the_sheet()
    areas: list[AreaSeen] = []
    for number, area in enumerate(sheet.areas):
        boxes = [
            Box(SPELLS[spell], has(position.ticked, area.first_box + place)) for place, spell in enumerate(area.spells)
        ]
        areas.append(AreaSeen(area.id, EFFECTS[area.effect], boxes, sheets.is_sealed(position, number)))
    return SheetSeen(
        level=sheet.level,
        label=sheet.label,
        energy=sheet.energy,
        energy_most=sheet.energy + (position.tables.easy_bonus if position.mode == EASY else 0),
        areas=areas,
        paths=sheet.path_list if sheet.by_paths else None,
    )


def grip_seen(position: KamimaiPosition) -> GripSeen | None:
    if position.grip == NONE:
        return None
    return GripSeen(NAMES[position.grip], GRIPS[guardians.grip_of_turn(position)])


def open_seen(position: KamimaiPosition) -> OpenHand:
    """KAM-G13."""
    hand, fingers = guardians.open_hand(position), guardians.open_fingers(position)
    return OpenHand(side_name(hand) or "any", fingers_text(fingers) if fingers else "any")


def book_seen(position: KamimaiPosition) -> BookSeen:
    book = position.book
    return BookSeen(
        state=STATES[book.state],
        size=pages.size(book),
        cards=names_of(book.cards),
        build=book.builds,
        built_with=book.built_with,
        can_stand=book.can_stand,
        pages=pages_seen(book) if position.chosen.source != COMPANION and book.state == STANDING else None,
    )


def pages_seen(book: Book) -> list[Page]:
    numbers = [number_of(book, page) for page in left_to_right(book)]
    return [
        Page(handle, handle[0], card_name(card), number)
        for (handle, card), number in zip(standing(book), numbers, strict=True)
    ]


def proposal_seen(position: KamimaiPosition) -> Proposal | None:
    action = position.proposal
    if not action or not position.questions:
        return None
    colour = q.colour_of(action)
    question = position.open_question()
    return Proposal(
        text=actions(position.tables).text(action),
        spell=SPELLS[q.spell_of(kind_of(action), colour)],
        colour=COLOURS[colour],
        cards=[names_of(q.share_cards(colour, q.share_of(action, seat))) for seat in range(position.players)],
        agreed=[seat for seat in range(position.players) if question.answers[seat] == q.AGREE],
        waiting=members(question.waiting),
    )


def advice_seen(position: KamimaiPosition) -> list[Advice]:
    if not position.questions or position.open_question().gathering != TEAM:
        return []
    answers = position.open_question().answers
    return [
        Advice(seat, actions(position.tables).text(answers[seat]))
        for seat in range(position.players)
        if answers[seat] != NO_ANSWER
    ]


def entry_seen(position: KamimaiPosition) -> Entry | None:
    if position.entry_fall == NONE:
        return None
    drawn = names_of(position.entry_cards)
    fall = REPORTED[position.entry_fall]
    ending = "stands" if position.entry_fall == STOOD else f"fell {fall}"
    return Entry(f"drew {','.join(drawn) or 'none'} {ending}", drawn, fall, position.disputes)


def owed(position: KamimaiPosition) -> list[int]:
    """KAM-U6: what each seat still has to discard."""
    question = position.open_question() if position.questions else None
    if question is None or question.kind != q.CURSE_DISCARD:
        return [0] * position.players
    return [guardians.owes(position, seat) if has(question.waiting, seat) else 0 for seat in range(position.players)]


def seat_seen(position: KamimaiPosition, seat: int) -> SeatSeen:
    summoner = position.seats[seat]
    return SeatSeen(
        dominant=side_name(summoner.dominant),
        cards=names_of(summoner.cards),
        limit=position.tables.limit(position.players),
        skill=SKILLS[summoner.skill],
    )
