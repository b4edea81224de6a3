"""Why an answer in KamiMaï is refused, with the rule that forbids it."""

from __future__ import annotations

from wondertable.core.refused import Refused, refuse_in
from wondertable.core.rules.actions import KIND_MASK, kind_of, part
from wondertable.core.rules.bags import count, covers, one, size
from wondertable.core.rules.kit import first, has, set_size
from wondertable.core.rules.position import ACTIONS_END
from wondertable.core.rules.questions import Question
from wondertable.games.kamimai.people import castable
from wondertable.games.kamimai.people.names import fingers_text, handles_of
from wondertable.games.kamimai.rules import book, creatures, guardians, questions as q, sheets, spells, store
from wondertable.games.kamimai.rules.cards import (
    BITS,
    COLOURS,
    DRAGONFLIES,
    IMP,
    KINDS,
    MOUSE,
    NAMES,
    guardians as only_guardians,
    movable,
)
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.tables import SEATS_MAX
from wondertable.games.kamimai.rules.terms import NONE, SIDES, SIMULATED

refuse = refuse_in("kamimai")
Json = dict[str, object]

ANSWERS = {
    q.CHOOSE_SHEET: ([q.SHEET, q.ADVENTURE], "KAM-S2"),
    q.CHOOSE_MODE: ([q.MODE], "KAM-S3"),
    q.STATE_HAND: ([q.DOMINANT], "KAM-S13"),
    q.TRAINING: ([q.GRAB, q.DONE, q.SKIP], "KAM-S9"),
    q.CHOOSE_TARGET: ([q.TARGET], "KAM-P5"),
    q.CHOOSE_GRIP: ([q.GRIP], "KAM-U14"),
    q.BEGIN_DRAW: ([q.BEGIN], "KAM-P8"),
    q.DRAW: ([q.GRAB, q.STOP], "KAM-P11"),
    q.CONFIRM_REPORT: ([q.CONFIRM, q.DISPUTE], "KAM-G20"),
    q.CURSE_DISCARD: ([q.DISCARD], "KAM-U6"),
    q.CAST_ACTION: ([q.CAST, q.CAST_TEAM, q.PLAY_IMP, q.PLAY_DRAGONFLIES, q.PLAY_MOUSE, q.END], "KAM-P22"),
    q.CONSENT: ([q.AGREE, q.REFUSE], "KAM-M9"),
    q.GIFT_GIVER: ([q.GIVER], "KAM-A8"),
    q.GIFT_CARD: ([q.GIVE], "KAM-A8"),
    q.MOUSE_TAKE: ([q.TAKE, q.TAKE_NONE], "KAM-A13"),
    q.STORE_KEEP: ([q.KEEP], "KAM-P26"),
}
"""The kinds of action that answer each kind of question, and the rule that asks it."""


def why_final(position: KamimaiPosition, question: Question) -> Refused | None:
    """KAM-Q41: what fingers have moved cannot be taken back."""
    if position.chosen.source == SIMULATED and question.kind in (q.DRAW, q.TRAINING):
        return refuse("KAM-Q41", "grab_made")
    return None


def why_not(position: KamimaiPosition, question: Question, seat: int, action: int) -> Refused:
    kinds, rule = ANSWERS[question.kind]
    kind = action & KIND_MASK if 0 < action < ACTIONS_END else 0
    if kind not in kinds:
        return refuse(rule, "wrong_kind")
    if kind == q.GRAB:
        return why_no_grab(position, action)
    if kind == q.STOP:
        return refuse("KAM-P9", "draw_one")
    if kind == q.TARGET:
        return why_no_target(position, part(action, 0))
    if kind == q.DISCARD:
        return why_no_discard(position, seat, action)
    if kind == q.KEEP:
        return why_no_keep(position, action)
    if kind in (q.CAST, q.CAST_TEAM):
        return why_no_cast(position, seat, action)
    if kind in (q.PLAY_IMP, q.PLAY_DRAGONFLIES, q.PLAY_MOUSE):
        return why_no_play(position, kind)
    if kind == q.GIVER:
        return refuse("KAM-A9", "nothing_to_give")
    if kind == q.GIVE:
        return why_no_gift(position, seat, action)
    if kind == q.TAKE:
        return why_no_take(position, part(action, 0))
    return refuse(rule, "wrong_kind")


# -- grabs ---------------------------------------------------------------------------------------------------------------


def why_no_grab(position: KamimaiPosition, action: int) -> Refused:
    """KAM-G14: refused before anything moves."""
    pages = q.pages_of(action)
    standing = book.here(position.book, q.wing_of(action))
    if not pages or pages & ~standing:
        return refuse("KAM-G2", "no_such_page", {"page": "+".join(handles_of(action))})
    if set_size(pages) >= book.size(position.book):
        return all_pages()
    hand = guardians.open_hand(position)
    if hand not in (NONE, q.hand_of(action)):
        if position.hand != NONE:
            return refuse("KAM-P10", "other_hand", {"hand": SIDES[hand]})
        return refuse("KAM-U13", "other_hand", {"hand": SIDES[hand]})
    fingers = guardians.open_fingers(position)
    if fingers and fingers != q.fingers_of(action):
        return refuse("KAM-G14", "other_fingers", {"fingers": fingers_text(fingers)})
    if set_size(pages) > position.tables.grab_pages:
        return too_many_pages(position)
    between = standing >> first(pages) & (1 << book.highest(pages) - first(pages) + 1) - 1
    if set_size(between) > set_size(pages):
        return not_neighbours()
    return refuse("KAM-G5", "not_listed")


def all_pages() -> Refused:
    return refuse("KAM-P15", "all_pages")


def too_many_pages(position: KamimaiPosition) -> Refused:
    return refuse("KAM-G4", "too_many_pages", {"count": position.tables.grab_pages})


def not_neighbours() -> Refused:
    return refuse("KAM-G5", "not_neighbours")


# -- targets and cards ---------------------------------------------------------------------------------------------------


def why_no_target(position: KamimaiPosition, number: int) -> Refused:
    area = sheets.area_of(position, number)
    if not 0 <= area < len(position.the_sheet().areas):
        return refuse("KAM-P5", "other_sheet")
    if sheets.is_sealed(position, area):
        return sealed(position.the_sheet().area_ids[area])
    return no_path(position.the_sheet().area_ids[area])


def sealed(area: str) -> Refused:
    return refuse("KAM-P5", "sealed", {"area": area})


def no_path(area: str) -> Refused:
    return refuse("KAM-V9", "no_path", {"area": area})


def why_no_discard(position: KamimaiPosition, seat: int, action: int) -> Refused:
    cards = q.cards_of_code(action)
    owed = guardians.owes(position, seat)
    if not covers(movable(position.seats[seat].cards), cards, BITS):
        return refuse("KAM-U7", "not_yours")
    return refuse("KAM-U6", "discard_count", {"count": owed})


def why_no_keep(position: KamimaiPosition, action: int) -> Refused:
    cards = q.cards_of_code(action)
    if not covers(movable(store.spread(position)), cards, BITS):
        return refuse("KAM-P26", "not_yours")
    limit = position.tables.limit(position.players)
    if only_guardians(store.spread(position)):
        return refuse("KAM-P27", "keep_less", {"count": store.places(position), "limit": limit})
    return refuse("KAM-P26", "keep_less", {"count": limit, "limit": limit})


# -- spells --------------------------------------------------------------------------------------------------------------


def why_no_cast(position: KamimaiPosition, seat: int, action: int) -> Refused:
    colour = q.colour_of(action)
    team = kind_of(action) == q.CAST_TEAM
    spell = q.spell_of(kind_of(action), colour)
    if not has(spells.open_spells(position), spell):
        return refuse("KAM-M4", "no_such_spell", {"area": position.the_sheet().area_ids[position.target]})
    payers = q.payers(action)
    if not has(payers, position.activator) or q.caster_of(action) != position.activator:
        return no_own_card(position, seat, colour)
    for payer in range(SEATS_MAX):
        given = q.share_cards(colour, q.share_of(action, payer))
        if given and (payer >= position.players or not covers(position.seats[payer].cards, given, BITS)):
            return refuse("KAM-M6", "not_held", {"seat": payer})
    if team:
        short = castable.missing(position, spell, castable.units(position, colour))
        return team_short(position, colour, short) if short else share(position)
    count = sum(size(q.share_cards(colour, q.share_of(action, payer)), BITS) for payer in range(SEATS_MAX))
    units = position.tables.spell_units
    if count > units:
        return refuse("KAM-Q22", "too_many_cards", {"units": units})
    return refuse("KAM-M1", "too_few_units", {"units": units})


def share(position: KamimaiPosition) -> Refused:
    return refuse("KAM-M19", "share", of_team(position))


def team_short(position: KamimaiPosition, colour: int, missing: int) -> Refused:
    """In this colour so many units are missing."""
    return refuse("KAM-M19", "team_short", of_team(position) | {"colour": COLOURS[colour], "missing": missing})


def of_team(position: KamimaiPosition) -> Json:
    shares = list(position.tables.shares_of(position.players))
    return {"units": sum(shares), "payers": len(shares), "shares": " + ".join(str(units) for units in shares)}


def cannot_pay(position: KamimaiPosition, seat: int, colour: int) -> Refused:
    return refuse("KAM-M3", "cannot_pay", held(position, seat, colour))


def no_own_card(position: KamimaiPosition, seat: int, colour: int) -> Refused:
    return refuse("KAM-M7", "no_own_card", held(position, seat, colour))


def held(position: KamimaiPosition, seat: int, colour: int) -> Json:
    """What a spell needs and what there is, for a reader who may be the activator or somebody who advises."""
    units = castable.units(position, colour)
    own = units[position.activator]
    holder = "you" if seat == position.activator else "activator"
    needed = position.tables.spell_units
    return {"units": needed, "colour": COLOURS[colour], "holder": holder, "own": own, "others": sum(units) - own}


def ticked() -> Refused:
    return refuse("KAM-M4", "ticked")


# -- Creatures -----------------------------------------------------------------------------------------------------------

PLAYED = {q.PLAY_IMP: IMP, q.PLAY_DRAGONFLIES: DRAGONFLIES, q.PLAY_MOUSE: MOUSE}


def why_no_play(position: KamimaiPosition, kind: int) -> Refused:
    if not creatures.holds(position, PLAYED[kind]):
        return refuse("KAM-A4", "not_owned", {"card": NAMES[PLAYED[kind]]})
    return idle(PLAYED[kind])


def idle(card: int) -> Refused:
    """KAM-A5: a Creature that can do nothing."""
    if card == IMP:
        return refuse("KAM-A7", "imp_idle")
    if card == DRAGONFLIES:
        return refuse("KAM-A9", "dragonflies_idle")
    return refuse("KAM-A14", "mouse_idle")


def why_no_gift(position: KamimaiPosition, seat: int, action: int) -> Refused:
    card, to = part(action, 0), part(action, 1)
    if card < KINDS and not count(position.seats[seat].cards, card, BITS):
        return refuse("KAM-A9", "not_yours")
    if to == seat:
        return refuse("KAM-A9", "to_oneself")
    return refuse("KAM-A8", "wrong_kind")


def why_no_take(position: KamimaiPosition, card: int) -> Refused:
    if card < KINDS and only_guardians(one(card, BITS)):
        return no_guardian()
    return refuse("KAM-A14", "not_in_discard")


def no_guardian() -> Refused:
    return refuse("KAM-A14", "no_guardian")
