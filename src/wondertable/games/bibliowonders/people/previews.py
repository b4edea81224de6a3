"""What each Move would do, as far as the seat at turn can know."""

from __future__ import annotations

from wondertable.core.rules.bags import kinds
from wondertable.core.rules.kit import has, members
from wondertable.games.bibliowonders.people.events import goes_round
from wondertable.games.bibliowonders.people.shapes import Preview
from wondertable.games.bibliowonders.rules import conditions, ending, library, moving, piles
from wondertable.games.bibliowonders.rules.knowledge import knows
from wondertable.games.bibliowonders.rules.position import BibliowondersPosition
from wondertable.games.bibliowonders.rules.tables import BITS, RECEPTION, SHELF_MASK, arrow_of, colour_of


def previews(position: BibliowondersPosition, seat: int | None) -> list[Preview]:
    """For each place a Move may go to, what arriving there does."""
    if seat is None or position.moves <= 0:
        return []
    reach = moving.reachable(position, position.seats[seat])
    return [preview(position, seat, place) for place in members(reach)]


def preview(position: BibliowondersPosition, seat: int, place: int) -> Preview:
    tables, player = position.tables, position.seats[seat]
    name = tables.place_ids[place]
    turns_up = not has(position.face_up, place)
    mp = min(tables.mp_max - player.mp, tables.mp_per_turned_card) if turns_up else 0
    if not knows(position, seat, place):
        return Preview(
            position=name,
            turns_up=turns_up,
            known=False,
            shelf=None,
            mp=mp,
            draws=None,
            crystal=None,
            shifts_to=None,
            round=False,
            ends_at=None,
            wins=False,
            met=None,
        )
    shelf = position.shelves[place] & SHELF_MASK
    own = colour_of(shelf) == player.colour and not has(position.crystals, place) and piles.can_draw(position)
    ends_at = library.partner(position, place, shelf) if arrow_of(shelf) else place
    met = met_after(position, place, ends_at) & kinds(player.hand, BITS)
    return Preview(
        position=name,
        turns_up=turns_up,
        known=True,
        shelf=tables.shelf_ids[shelf],
        mp=mp,
        draws=int(own),
        crystal=own,
        shifts_to=tables.place_ids[ends_at] if ends_at != place else None,
        round=ends_at != place and goes_round(tables, place, ends_at),
        ends_at=tables.place_ids[ends_at],
        wins=shelf == RECEPTION and ending.has_all_cubes(position, seat),
        met=[tables.card_ids[kind] for kind in members(met)],
    )


def met_after(position: BibliowondersPosition, place: int, ends_at: int) -> int:
    """What a pawn will meet once the card here is face up and has changed places with the one it goes to."""
    then = position.copy()
    then.face_up |= 1 << place
    if ends_at != place:
        library.exchange(then, place, ends_at)
    return conditions.met(then, ends_at)
