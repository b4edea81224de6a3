"""What everybody at a table of KamiMaï sees, built up from nothing."""

from __future__ import annotations

from wondertable.core.rules.actions import kind_of
from wondertable.core.rules.kit import has, members
from wondertable.core.rules.questions import NO_ANSWER, TEAM
from wondertable.games.kamimai.people.castable import needs
from wondertable.games.kamimai.people.forms import actions
from wondertable.games.kamimai.people.names import card_name, fingers_text, names_of, seat_or_none, side_name, standing
from wondertable.games.kamimai.people.pieces import refused_pieces
from wondertable.games.kamimai.rules import book as pages
from wondertable.games.kamimai.rules import guardians, sheets
from wondertable.games.kamimai.rules import questions as q
from wondertable.games.kamimai.rules.book import Book
from wondertable.games.kamimai.rules.cards import COLOURS, NAMES
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.terms import (
    AWAIT_BUILT,
    COMPANION,
    EFFECTS,
    FALLS,
    GRIPS,
    IN_DRAW,
    IN_TARGET,
    IN_TRAINING,
    IN_WATCH,
    MODES,
    NONE,
    OVER,
    PHASES,
    REPORTED,
    SKILLS,
    SOURCES,
    SPELLS,
    STANDING,
    STATES,
)

__all__ = ["board", "refused_pieces"]

Json = dict[str, object]


def board(position: KamimaiPosition, seat: int | None) -> Json:
    """KAM-P14: everybody may look at everything, whoever they are."""
    in_turn = IN_TARGET <= position.phase < OVER
    binding = position.phase in (IN_TARGET, IN_DRAW, IN_WATCH)
    return {
        "phase": PHASES[position.phase],
        "source": SOURCES[position.chosen.source],
        "awaiting": position.awaiting(),
        "mode": None if position.mode == NONE else MODES[position.mode],
        "sheet": sheet_seen(position),
        "adventure": {"stage": max(0, position.sheet), "stages": len(position.tables.sheets)}
        if position.adventure
        else None,
        "energy": position.energy,
        "target": position.the_sheet().area_ids[position.target] if position.target != NONE else None,
        "turn": position.turn,
        "activator": position.activator if in_turn or position.phase == IN_TRAINING else None,
        "grip": grip_seen(position) if in_turn else None,
        "open": open_seen(position) if binding else None,
        "hand": side_name(position.hand),
        "drawn": names_of(position.drawn),
        "guardians_drawn": guardians.drawn_guardians(position),
        "book": book_seen(position),
        "fallen": FALLS[position.fall],
        "discard": names_of(position.discard),
        "proposal": proposal_seen(position),
        "advice": advice_seen(position),
        "entry": entry_seen(position),
        "correctable": position.correctable,
        "owes": owed(position),
        "gifts": position.gifts,
        "giver": seat_or_none(position.giver),
        "taker": seat_or_none(position.taker),
        "rebuild": names_of(position.book.cards) if position.awaited == AWAIT_BUILT else None,
        "seats": [seat_seen(position, seat) for seat in range(position.players)],
        "needs": needs(position) if in_turn and position.target != NONE else [],
    }


def sheet_seen(position: KamimaiPosition) -> Json | None:
    if position.sheet == NONE:
        return None
    sheet = position.the_sheet()
    areas: list[Json] = []
    for number, area in enumerate(sheet.areas):
        boxes = [
            {"spell": SPELLS[spell], "ticked": has(position.ticked, area.first_box + place)}
            for place, spell in enumerate(area.spells)
        ]
        sealed = sheets.is_sealed(position, number)
        areas.append({"id": area.id, "effect": EFFECTS[area.effect], "boxes": boxes, "sealed": sealed})
    paths = sheet.path_list if sheet.by_paths else None
    return {"level": sheet.level, "label": sheet.label, "energy": sheet.energy, "areas": areas, "paths": paths}


def grip_seen(position: KamimaiPosition) -> Json | None:
    if position.grip == NONE:
        return None
    return {"card": NAMES[position.grip], "grip": GRIPS[guardians.grip_of_turn(position)]}


def open_seen(position: KamimaiPosition) -> Json:
    """KAM-G13."""
    hand, fingers = guardians.open_hand(position), guardians.open_fingers(position)
    return {
        "hand": side_name(hand) or "any",
        "fingers": fingers_text(fingers) if fingers else "any",
    }


def book_seen(position: KamimaiPosition) -> Json:
    book = position.book
    seen: list[Json] | None = None
    if position.chosen.source != COMPANION and book.state == STANDING:
        seen = pages_seen(book)
    return {
        "state": STATES[book.state],
        "size": pages.size(book),
        "cards": names_of(book.cards),
        "build": book.builds,
        "built_with": book.built_with,
        "can_stand": book.can_stand,
        "pages": seen,
    }


def pages_seen(book: Book) -> list[Json]:
    return [{"page": handle, "wing": handle[0], "card": card_name(card)} for handle, card in standing(book)]


def proposal_seen(position: KamimaiPosition) -> Json | None:
    action = position.proposal
    if not action or not position.questions:
        return None
    colour = q.colour_of(action)
    question = position.open_question()
    answered = [seat for seat in range(position.players) if question.answers[seat] != NO_ANSWER]
    return {
        "text": actions(position.tables).text(action),
        "spell": "team" if kind_of(action) == q.CAST_TEAM else COLOURS[colour],
        "colour": COLOURS[colour],
        "cards": [names_of(q.share_cards(colour, q.share_of(action, seat))) for seat in range(position.players)],
        "agreed": [seat for seat in answered if question.answers[seat] == q.AGREE],
        "waiting": members(question.waiting),
    }


def advice_seen(position: KamimaiPosition) -> list[Json]:
    if not position.questions or position.open_question().gathering != TEAM:
        return []
    answers = position.open_question().answers
    return [
        {"seat": seat, "text": actions(position.tables).text(answers[seat])}
        for seat in range(position.players)
        if answers[seat] != NO_ANSWER
    ]


def entry_seen(position: KamimaiPosition) -> Json | None:
    if position.entry_fall == NONE:
        return None
    drawn = names_of(position.entry_cards)
    fall = REPORTED[position.entry_fall]
    ending = "stands" if fall == "none" else f"fell {fall}"
    text = f"drew {','.join(drawn) or 'none'} {ending}"
    return {"text": text, "drawn": drawn, "fall": fall, "disputes": position.disputes}


def owed(position: KamimaiPosition) -> list[int]:
    """KAM-U6: what each seat still has to discard."""
    question = position.open_question() if position.questions else None
    if question is None or question.kind != q.CURSE_DISCARD:
        return [0] * position.players
    return [guardians.owes(position, seat) if has(question.waiting, seat) else 0 for seat in range(position.players)]


def seat_seen(position: KamimaiPosition, seat: int) -> Json:
    summoner = position.seats[seat]
    return {
        "dominant": side_name(summoner.dominant),
        "cards": names_of(summoner.cards),
        "limit": position.tables.limit(position.players),
        "skill": SKILLS[summoner.skill],
    }
