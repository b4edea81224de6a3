"""Why an answer in Bibliowonders! is refused, with the rule that forbids it."""

from __future__ import annotations

from wondertable.core.refused import Refused, refuse_in
from wondertable.core.rules.actions import kind_of, part
from wondertable.core.rules.bags import count, covers, kinds, size
from wondertable.core.rules.kit import has, members, set_size
from wondertable.core.rules.questions import Question
from wondertable.games.bibliowonders.people.forms import OPERATIONS
from wondertable.games.bibliowonders.rules import conditions, magic, moving, piles, questions as q, spells, tables as t
from wondertable.games.bibliowonders.rules.position import BibliowondersPosition
from wondertable.games.bibliowonders.rules.tables import BITS, Magic

CONDITION_RULES = {"colour": "BIB-A1", "direction": "BIB-A2", "moving": "BIB-A4"}

refuse = refuse_in("bibliowonders")


def why_not(position: BibliowondersPosition, question: Question, seat: int, action: int) -> Refused:
    kind = kind_of(action) if action > 0 else 0
    if question.kind == q.CHOOSE_PLAYER_CARD:
        return not_free(position, part(action, 0)) if kind == q.COLOUR else wrong_kind("BIB-S5")
    if question.kind != q.TURN_ACTION:
        return not_discarded(position, seat, action) if kind == q.DISCARD else wrong_kind("BIB-P6")
    if kind == q.MOVE:
        return no_move(position, seat, part(action, 0)) or wrong_kind("BIB-P7")
    if kind in (q.LEARN, q.LEARN_LETTER):
        return no_learn(position, seat, action)
    if kind in (q.CLAIRVOYANCE, q.NEGOTIATE, q.LEAP):
        return no_spell(position, seat, action) or wrong_kind("BIB-A8")
    if kind in OPERATIONS:
        return no_magic(position, seat, action)
    return wrong_kind("BIB-P2")


def why_final(position: BibliowondersPosition, question: Question) -> Refused | None:
    """No answer is final by a rule of its own."""
    return None


def wrong_kind(rule: str) -> Refused:
    return refuse(rule, "wrong_kind")


def not_free(position: BibliowondersPosition, colour: int) -> Refused:
    if colour >= len(position.tables.colour_ids):
        return wrong_kind("BIB-S5")
    return refuse("BIB-S5", "taken", {"colour": position.tables.colour_ids[colour]})


def not_discarded(position: BibliowondersPosition, seat: int, action: int) -> Refused:
    cards = q.discarded_by(action)
    if size(cards, BITS) == position.owed and not covers(position.seats[seat].hand, cards, BITS):
        return refuse("BIB-P31", "not_held", {"card": lacking(position, seat, cards)})
    return refuse("BIB-P31", "wrong_count", {"count": position.owed})


def lacking(position: BibliowondersPosition, seat: int, cards: int) -> str:
    """The first of the cards that the hand does not hold."""
    hand = position.seats[seat].hand
    for kind in members(kinds(cards, BITS)):
        if kind >= len(position.tables.card_ids) or count(hand, kind, BITS) < count(cards, kind, BITS):
            return card_name(position, kind)
    return ""


def card_name(position: BibliowondersPosition, kind: int) -> str:
    return position.tables.card_ids[kind] if kind < len(position.tables.card_ids) else str(kind)


# -- Move --------------------------------------------------------------------------------------------------------------


def no_move(position: BibliowondersPosition, seat: int, place: int) -> Refused | None:
    """Why a Move may not go to this place; None where it may."""
    if place >= position.tables.outline.count:
        return wrong_kind("BIB-P7")
    player = position.seats[seat]
    name: dict[str, object] = {"position": position.tables.place_ids[place]}
    if place == player.pawn:
        return refuse("BIB-P7", "here", name)
    if position.moves <= 0:
        return refuse("BIB-P3", "no_moves")
    if has(moving.reachable(position, player), place):
        return None
    if position.passage:
        return refuse("BIB-A14", "passage_adjacent", name)
    return refuse("BIB-P7", "not_adjacent", name)


# -- Learn -------------------------------------------------------------------------------------------------------------


def no_learn(position: BibliowondersPosition, seat: int, action: int) -> Refused:
    """Why these cards may not be shown."""
    player = position.seats[seat]
    shown = q.shown_by(action)
    with_letter = kind_of(action) == q.LEARN_LETTER
    if with_letter and not position.letter:
        return refuse("BIB-A16", "no_letter")
    held = kinds(player.hand, BITS)
    for kind in members(shown):
        if not has(held, kind):
            return refuse("BIB-P21", "not_held", {"card": card_name(position, kind)})
        if kind >= position.tables.investigations:
            return refuse("BIB-A11", "no_investigation", {"card": card_name(position, kind)})
        if not has(conditions.met(position, player.pawn), kind):
            return not_met(position, kind)
    number = set_size(shown) + (position.letter if with_letter else 0)
    slot = position.tables.slot_of[number] if number < len(position.tables.slot_of) else -1
    if slot < 0:
        return refuse("BIB-P21", "no_slot", {"count": number})
    return filled(position, slot)


def not_met(position: BibliowondersPosition, kind: int) -> Refused:
    rule = CONDITION_RULES[position.tables.card_conditions[kind]]
    return refuse(rule, "not_met", {"card": card_name(position, kind)})


def filled(position: BibliowondersPosition, slot: int) -> Refused:
    return refuse("BIB-P24", "filled", {"slot": position.tables.slot_ids[slot]})


# -- elementary magic --------------------------------------------------------------------------------------------------


def no_spell(position: BibliowondersPosition, seat: int, action: int) -> Refused | None:
    """Why a spell may not be cast; None where it may."""
    kind = kind_of(action)
    player = position.seats[seat]
    reason = spell_refused(position, seat, kind)
    if reason is not None or kind != q.CLAIRVOYANCE:
        return reason
    place = part(action, 0)
    if place >= position.tables.outline.count:
        return wrong_kind("BIB-A5")
    name: dict[str, object] = {"position": position.tables.place_ids[place]}
    if not has(position.adjacency.near[player.pawn], place):
        return refuse("BIB-A5", "look_adjacent", name)
    if has(position.face_up, place):
        return refuse("BIB-A5", "look_up", name)
    return refuse("BIB-Q20", "known", name) if has(player.seen, place) else None


def spell_refused(position: BibliowondersPosition, seat: int, kind: int) -> Refused | None:
    """Why a kind of spell may not be cast at all."""
    player, tables = position.seats[seat], position.tables
    if kind == q.CLAIRVOYANCE:
        spell, cost = t.SPELL_CLAIRVOYANCE, tables.clairvoyance_cost
    elif kind == q.NEGOTIATE:
        spell, cost = t.SPELL_NEGOTIATE, tables.negotiate_cost
    else:
        spell, cost = t.SPELL_LEAP, tables.leap_cost
    if player.mp < cost:
        args: dict[str, object] = {"spell": t.SPELLS[spell], "cost": cost, "mp": player.mp}
        return refuse("BIB-A8", "too_dear", args)
    if kind == q.NEGOTIATE and not piles.can_draw(position):
        return refuse("BIB-A6", "no_cards")
    if kind == q.CLAIRVOYANCE and not spells.can_look_at(position, player):
        return refuse("BIB-Q20", "nothing_hidden")
    return None


# -- librarian magic ---------------------------------------------------------------------------------------------------


def no_magic(position: BibliowondersPosition, seat: int, action: int) -> Refused:
    """Why a magic card may not be used, or not so."""
    index = part(action, 0) - position.tables.investigations
    if not 0 <= index < len(position.tables.magic):
        return wrong_kind("BIB-A9")
    card = position.tables.magic[index]
    if card.operation not in OPERATIONS[kind_of(action)]:
        return wrong_kind("BIB-A9")
    if not count(position.seats[seat].hand, card.kind, BITS):
        return refuse("BIB-A9", "not_held", {"card": card.id})
    reason = useless(position, seat, card)
    if reason is not None:
        return reason
    if card.operation == t.OP_LIGHT_LINE:
        return refuse("BIB-A12", "all_up")
    if card.operation == t.OP_SWAP_FACE_UP:
        return refuse("BIB-A15", "not_swapped")
    return refuse("BIB-Q20", "not_peeked") if card.operation == t.OP_PEEK else wrong_kind("BIB-A9")


def useless(position: BibliowondersPosition, seat: int, card: Magic) -> Refused | None:
    """Why a magic card in hand cannot be used at all; None where it can."""
    player = position.seats[seat]
    if card.operation == t.OP_LIGHT_LINE:
        dark = magic.line(position, player.pawn, q.ROW) | magic.line(position, player.pawn, q.COLUMN)
        return None if dark else refuse("BIB-A12", "all_up")
    if card.operation == t.OP_DRAW_DISCARD:
        return None if piles.can_draw(position) else refuse("BIB-A13", "no_cards")
    if card.operation == t.OP_SWAP_FACE_UP:
        return None if set_size(magic.can_be_swapped(position, card)) > 1 else refuse("BIB-A15", "no_pair")
    if card.operation == t.OP_PEEK:
        return None if magic.unknown_to(position, player) else refuse("BIB-Q20", "all_known")
    return None
