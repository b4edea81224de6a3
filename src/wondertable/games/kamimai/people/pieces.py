"""The pieces a player may point at that cannot be the answer now, each with the rule that says why."""

from __future__ import annotations

from wondertable.core.refused import Refused
from wondertable.core.rules.actions import kind_of
from wondertable.core.rules.bags import count
from wondertable.core.rules.kit import has
from wondertable.core.rules.questions import Options
from wondertable.core.views import Piece, piece
from wondertable.games.kamimai.people import refusals
from wondertable.games.kamimai.people.castable import castable, nearest
from wondertable.games.kamimai.rules import creatures, questions as q, sheets, spells
from wondertable.games.kamimai.rules.cards import BITS, NAMES, guardians
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.terms import TEAM_SPELL


def refused_pieces(position: KamimaiPosition, seat: int) -> list[Piece]:
    kind = position.open_question().kind
    if kind == q.CHOOSE_TARGET:
        return refused_areas(position)
    if kind == q.DRAW:
        return [] if position.drawn else [piece("stop", refusals.refuse("KAM-P9", "draw_one"))]
    if kind == q.CAST_ACTION:
        return refused_boxes(position, seat) + idle_creatures(position)
    if kind == q.GIFT_GIVER:
        return [
            piece(f"seat-{other}", refusals.refuse("KAM-A9", "nothing_to_give"))
            for other, summoner in enumerate(position.seats)
            if not summoner.cards
        ]
    if kind == q.MOUSE_TAKE:
        return refused_guardians(position.discard, refusals.no_guardian())
    if kind == q.CURSE_DISCARD:
        return refused_guardians(position.seats[seat].cards, refusals.refuse("KAM-U9", "guardian_stays"))
    if kind == q.STORE_KEEP:
        return refused_guardians(position.seats[seat].cards, refusals.refuse("KAM-P27", "guardian_kept"))
    return []


def refused_guardians(bag: int, refused: Refused) -> list[Piece]:
    held = guardians(bag)
    return [piece(f"card-{name}", refused) for card, name in enumerate(NAMES) if count(held, card, BITS)]


def refused_areas(position: KamimaiPosition) -> list[Piece]:
    found: list[Piece] = []
    reach = sheets.reachable(position)
    for number, area in enumerate(position.the_sheet().areas):
        if sheets.is_sealed(position, number):
            found.append(piece(f"area-{area.id}", refusals.sealed(area.id)))
        elif not has(reach, number):
            found.append(piece(f"area-{area.id}", refusals.no_path(area.id)))
    return found


def refused_boxes(position: KamimaiPosition, seat: int) -> list[Piece]:
    area = position.target_area()
    ready = {spell for spell, _colour in castable(position)}
    found: list[Piece] = []
    for place, spell in enumerate(area.spells):
        if has(position.ticked, area.first_box + place):
            found.append(piece(f"box-{place}", refusals.ticked()))
        elif spell not in ready:
            found.append(piece(f"box-{place}", why_not_cast(position, seat, spell)))
    return found


def why_not_cast(position: KamimaiPosition, seat: int, spell: int) -> Refused:
    if spell == TEAM_SPELL:
        return refusals.team_short(position, *nearest(position))
    if not spells.potential(position.tables, position.seats[position.activator].cards, spell):
        return refusals.no_own_card(position, seat, spell)
    return refusals.cannot_pay(position, seat, spell)


def idle_creatures(position: KamimaiPosition) -> list[Piece]:
    options = Options()
    creatures.list_plays(position, options)
    playable = {kind_of(action) for action in options.to_list()}
    found: list[Piece] = []
    for kind, card in refusals.PLAYED.items():
        if creatures.holds(position, card) and kind not in playable:
            found.append(piece(f"card-{NAMES[card]}", refusals.idle(card)))
    return found
