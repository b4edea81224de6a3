"""What everybody at a table of KamiMaï sees, built up from nothing."""

from __future__ import annotations

from wondertable.core.forms import Actions
from wondertable.core.refused import Refused
from wondertable.core.rules.kit import has, members, times
from wondertable.core.rules.questions import NO_ANSWER, TEAM, Options
from wondertable.games.kamimai import book as pages
from wondertable.games.kamimai import creatures, forms, guardians, refusals, sheets, spells
from wondertable.games.kamimai.cards import COLOURS, GUARDIAN, NAMES, names_of
from wondertable.games.kamimai.cards import guardians as only_guardians
from wondertable.games.kamimai.position import Book, KamimaiPosition
from wondertable.games.kamimai.questions import (
    CAST_ACTION,
    CAST_TEAM,
    CHOOSE_TARGET,
    CURSE_DISCARD,
    DRAW,
    GIFT_GIVER,
    MOUSE_TAKE,
    STORE_KEEP,
)
from wondertable.games.kamimai.saving import card_name, seat_or_none, side_name, standing
from wondertable.games.kamimai.tables import EFFECTS, GRIPS, NONE, SKILLS, SPELLS, TEAM_SPELL
from wondertable.games.kamimai.terms import (
    AWAIT_BUILT,
    COMPANION,
    FALLS,
    OVER,
    PHASES,
    REPORTED,
    SOURCES,
    STANDING,
    STATES,
    TARGET,
    TRAINING,
    WATCH,
)
from wondertable.games.kamimai.terms import DRAW as IN_DRAW

Json = dict[str, object]


def board(position: KamimaiPosition, actions: Actions) -> Json:
    in_turn = TARGET <= position.phase < OVER
    binding = position.phase in (TARGET, IN_DRAW, WATCH)
    return {
        "phase": PHASES[position.phase],
        "source": SOURCES[position.source],
        "awaiting": position.awaiting(),
        "mode": None if position.mode == NONE else forms.MODES[position.mode],
        "sheet": sheet_seen(position),
        "adventure": {"stage": max(0, int(position.sheet)), "stages": len(position.tables.sheets)}
        if position.adventure
        else None,
        "energy": int(position.energy),
        "target": position.the_sheet().area_ids[position.target] if position.target != NONE else None,
        "turn": int(position.turn),
        "activator": int(position.activator) if in_turn or position.phase == TRAINING else None,
        "grip": grip_seen(position) if in_turn else None,
        "open": open_seen(position) if binding else None,
        "hand": side_name(position.hand),
        "drawn": names_of(position.drawn),
        "guardians_drawn": int(guardians.drawn_guardians(position)),
        "book": book_seen(position),
        "fallen": FALLS[position.fall],
        "discard": names_of(position.discard),
        "proposal": proposal_seen(position, actions),
        "advice": advice_seen(position, actions),
        "entry": entry_seen(position),
        "correctable": position.correctable,
        "owes": owed(position),
        "gifts": int(position.gifts),
        "giver": seat_or_none(position.giver),
        "taker": seat_or_none(position.taker),
        "rebuild": names_of(position.book.cards) if position.awaited == AWAIT_BUILT else None,
        "seats": [seat_seen(position, seat) for seat in range(int(position.players))],
        "needs": needs(position) if in_turn and position.target != NONE else [],
    }


def sheet_seen(position: KamimaiPosition) -> Json | None:
    if position.sheet == NONE:
        return None
    sheet = position.the_sheet()
    areas: list[Json] = []
    for number, area in enumerate(sheet.areas):
        boxes = [
            {"spell": SPELLS[spell], "ticked": has(position.ticked, int(area.first_box) + place)}
            for place, spell in enumerate(area.spells)
        ]
        sealed = sheets.is_sealed(position, number)
        areas.append({"id": area.id, "effect": EFFECTS[area.effect], "boxes": boxes, "sealed": sealed})
    paths = sheet.path_list if sheet.by_paths else None
    return {"level": sheet.level, "label": sheet.label, "energy": int(sheet.energy), "areas": areas, "paths": paths}


def grip_seen(position: KamimaiPosition) -> Json | None:
    if position.grip < GUARDIAN:
        return None
    return {"card": NAMES[position.grip], "grip": GRIPS[guardians.grip_of_turn(position)]}


def open_seen(position: KamimaiPosition) -> Json:
    """KAM-G13."""
    hand, fingers = guardians.open_hand(position), guardians.open_fingers(position)
    return {
        "hand": "any" if hand == guardians.ANY else forms.SIDES[hand],
        "fingers": forms.fingers_text(fingers) if fingers else "any",
    }


def book_seen(position: KamimaiPosition) -> Json:
    book = position.book
    seen: list[Json] | None = None
    if position.source != COMPANION and book.state == STANDING:
        seen = pages_seen(book)
    return {
        "state": STATES[book.state],
        "size": int(pages.size(book)),
        "cards": names_of(book.cards),
        "build": int(book.builds),
        "built_with": int(book.built_with),
        "can_stand": book.can_stand,
        "pages": seen,
    }


def pages_seen(book: Book) -> list[Json]:
    return [{"page": handle, "wing": handle[0], "card": card_name(card)} for handle, card in standing(book)]


def proposal_seen(position: KamimaiPosition, actions: Actions) -> Json | None:
    action = position.proposal
    if not action or not position.questions:
        return None
    colour = forms.colour_of(action)
    question = position.open_question()
    answered = [seat for seat in range(int(position.players)) if question.answers[seat] != NO_ANSWER]
    return {
        "text": actions.text(action),
        "spell": "team" if action & 63 == CAST_TEAM else COLOURS[colour],
        "colour": COLOURS[colour],
        "cards": [
            names_of(forms.share_cards(colour, forms.share_of(action, seat))) for seat in range(int(position.players))
        ],
        "agreed": [seat for seat in answered if actions.text(question.answers[seat]) == "agree"],
        "waiting": members(question.waiting),
    }


def advice_seen(position: KamimaiPosition, actions: Actions) -> list[Json]:
    if not position.questions or position.open_question().gathering != TEAM:
        return []
    answers = position.open_question().answers
    return [
        {"seat": seat, "text": actions.text(answers[seat])}
        for seat in range(int(position.players))
        if answers[seat] != NO_ANSWER
    ]


def entry_seen(position: KamimaiPosition) -> Json | None:
    if position.entry_fall == NONE:
        return None
    drawn = names_of(position.entry_cards)
    fall = REPORTED[position.entry_fall]
    ending = "stands" if fall == "none" else f"fell {fall}"
    text = f"drew {','.join(drawn) or 'none'} {ending}"
    return {"text": text, "drawn": drawn, "fall": fall, "disputes": int(position.disputes)}


def owed(position: KamimaiPosition) -> list[int]:
    """KAM-U6: what each seat still has to discard."""
    question = position.open_question() if position.questions else None
    if question is None or question.kind != CURSE_DISCARD:
        return [0] * int(position.players)
    return [
        int(guardians.owes(position, seat)) if has(question.waiting, seat) else 0
        for seat in range(int(position.players))
    ]


def seat_seen(position: KamimaiPosition, seat: int) -> Json:
    summoner = position.seats[seat]
    return {
        "dominant": side_name(summoner.dominant),
        "cards": names_of(summoner.cards),
        "limit": int(position.tables.limit(position.players)),
        "skill": SKILLS[summoner.skill],
    }


def needs(position: KamimaiPosition) -> list[Json]:
    """The open boxes of the target: what the whole team could give, and whether the activator can cast it now."""
    area = position.target_area()
    castable = set()
    options = Options()
    spells.list_casts(position, options)
    for i in range(options.size):
        action = options.item(i)
        castable.add((int(spells.spell_of(action & 63, forms.colour_of(action))), int(forms.colour_of(action))))
    found: list[Json] = []
    for place, spell in enumerate(area.spells):
        if has(position.ticked, int(area.first_box) + place):
            continue
        colours = range(len(COLOURS)) if spell == TEAM_SPELL else [int(spell)]
        units = [
            {
                "colour": COLOURS[colour],
                "units": sum(int(spells.potential(position.tables, s, colour)) for s in position.seats),
                "castable": (int(spell), colour) in castable,
            }
            for colour in colours
        ]
        found.append({"spell": SPELLS[spell], "colours": units})
    return found


# -- why not -------------------------------------------------------------------------------------------------------------


def refused_pieces(position: KamimaiPosition, seat: int) -> list[Json]:
    """The pieces a player may point at that cannot be the answer now."""
    kind = position.open_question().kind
    if kind == CHOOSE_TARGET:
        return refused_areas(position)
    if kind == DRAW:
        return [] if position.drawn else [piece("stop", refusals.refuse("KAM-P9", "draw_one"))]
    if kind == CAST_ACTION:
        return refused_boxes(position, seat) + idle_creatures(position)
    if kind == GIFT_GIVER:
        return [
            piece(f"seat-{other}", refusals.refuse("KAM-A9", "nothing_to_give"))
            for other in range(int(position.players))
            if not position.seats[other].cards
        ]
    if kind == MOUSE_TAKE:
        return [piece(f"card-{name}", refusals.no_guardian()) for name in kinds_of(only_guardians(position.discard))]
    if kind in (CURSE_DISCARD, STORE_KEEP):
        rule, key = ("KAM-U9", "guardian_stays") if kind == CURSE_DISCARD else ("KAM-P27", "guardian_kept")
        held = only_guardians(position.seats[seat].cards)
        return [piece(f"card-{name}", refusals.refuse(rule, key)) for name in kinds_of(held)]
    return []


def piece(name: str, refused: Refused) -> Json:
    return {"piece": name, "rule": refused.rule, "key": refused.key, "args": refused.args}


def kinds_of(bag: int) -> list[str]:
    return [name for card, name in enumerate(NAMES) if times(bag, card)]


def refused_areas(position: KamimaiPosition) -> list[Json]:
    found = []
    reach = sheets.reachable(position)
    for number, area in enumerate(position.the_sheet().areas):
        if sheets.is_sealed(position, number):
            found.append(piece(f"area-{area.id}", refusals.sealed(area.id)))
        elif not has(reach, number):
            found.append(piece(f"area-{area.id}", refusals.no_path(area.id)))
    return found


def refused_boxes(position: KamimaiPosition, seat: int) -> list[Json]:
    area = position.target_area()
    castable = {need["spell"] for need in needs(position) if is_castable(need)}
    found = []
    for place, spell in enumerate(area.spells):
        if has(position.ticked, int(area.first_box) + place):
            found.append(piece(f"box-{place}", refusals.ticked()))
        elif SPELLS[spell] not in castable:
            found.append(piece(f"box-{place}", why_not_cast(position, seat, int(spell))))
    return found


def is_castable(need: Json) -> bool:
    colours = need["colours"]
    assert isinstance(colours, list)
    return any(colour["castable"] for colour in colours)


def why_not_cast(position: KamimaiPosition, seat: int, spell: int) -> Refused:
    if spell == TEAM_SPELL:
        return refusals.share(position)
    if not spells.potential(position.tables, position.seats[position.activator], spell):
        return refusals.no_own_card(position, seat, spell)
    return refusals.cannot_pay(position, seat, spell)


def idle_creatures(position: KamimaiPosition) -> list[Json]:
    options = Options()
    creatures.list_plays(position, options)
    playable = {int(options.item(i)) & 63 for i in range(options.size)}
    found = []
    for kind, card in refusals.PLAYED.items():
        if creatures.holds(position, card) and kind not in playable:
            found.append(piece(f"card-{NAMES[card]}", refusals.idle(card)))
    return found
