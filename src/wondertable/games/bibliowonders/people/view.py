"""What one seat of Bibliowonders! sees, built up from nothing."""

from __future__ import annotations

from wondertable.core.refused import Refused
from wondertable.core.rules.kit import has, members, set_size
from wondertable.games.bibliowonders import bag, learning, library, moving, piles, refusals
from wondertable.games.bibliowonders.ending import RUNNING
from wondertable.games.bibliowonders.position import BibliowondersPosition
from wondertable.games.bibliowonders.questions import (
    CHOOSE_PLAYER_CARD,
    CLAIRVOYANCE,
    LEAP,
    NEGOTIATE,
    TURN_ACTION,
)
from wondertable.games.bibliowonders.tables import DIRECTIONS, NONE, RECEPTION, SHELF_MASK, arrow_of, colour_of

Json = dict[str, object]


def board(position: BibliowondersPosition, seat: int | None) -> Json:
    tables = position.tables
    playing = position.ended == RUNNING and position.turns > 0
    met = [int(library.met(position, place)) for place in range(tables.outline.count)]
    pawns = places_of_pawns(position)
    return {
        "phase": "over" if position.ended != RUNNING else "play" if position.turns else "cards",
        "round": int(position.round()),
        "turn": int(position.active) if playing else None,
        "start": None if position.start == NONE else int(position.start),
        "moves_left": int(position.moves) if playing else 0,
        "letter": playing and position.letter > 0,
        "passage": playing and position.passage,
        "used": named(position, position.used),
        "draw_pile": int(position.left),
        "discard_pile": named(position, position.discard),
        "reception": tables.place_ids[position.reception],
        "map": [place_seen(position, place, seat, pawns) for place in range(tables.outline.count)],
        "face_up": {
            colour: int(library.face_up_of(position, number + 1)) for number, colour in enumerate(tables.colour_ids)
        },
        "reconstruction_at": int(tables.reconstruction_at),
        "conditions": [
            {
                "card": tables.card_ids[kind],
                "positions": [tables.place_ids[place] for place, cards in enumerate(met) if has(cards, kind)],
            }
            for kind in range(tables.investigations)
        ],
        "seats": [seat_seen(position, other, seat, met) for other in range(position.players)],
        "previews": previews(position, seat) if asked_to_act(position, seat) else [],
    }


def named(position: BibliowondersPosition, cards: int) -> list[str]:
    return [position.tables.card_ids[kind] for kind in bag.cards(cards)]


def asked_to_act(position: BibliowondersPosition, seat: int | None) -> bool:
    return seat in position.asked() and position.open_question().kind == TURN_ACTION


def places_of_pawns(position: BibliowondersPosition) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for seat, player in enumerate(position.seats):
        if player.colour:
            found.setdefault(int(player.pawn), []).append(seat)
    return found


def knows(position: BibliowondersPosition, place: int, seat: int | None) -> bool:
    """Face up, or looked at by this seat, or everything lies open."""
    if has(position.up, place) or position.ended != RUNNING:
        return True
    return seat is not None and has(position.seats[seat].seen, place)


def place_seen(position: BibliowondersPosition, place: int, seat: int | None, pawns: dict[int, list[int]]) -> Json:
    tables = position.tables
    shelf = tables.shelf_ids[position.shelves[place] & SHELF_MASK] if knows(position, place, seat) else None
    compass = library.directions(position, place)
    return {
        "position": tables.place_ids[place],
        "x": int(tables.outline.x[place]),
        "y": int(tables.outline.y[place]),
        "up": has(position.up, place),
        "shelf": shelf,
        "seen_by": [other for other, player in enumerate(position.seats) if has(player.seen, place)],
        "crystal": has(position.crystals, place),
        "pawns": pawns.get(place, []),
        "compass": [name for i, name in enumerate(DIRECTIONS) if compass & tables.direction_cards[i]],
    }


def seat_seen(position: BibliowondersPosition, other: int, viewer: int | None, met: list[int]) -> Json:
    tables = position.tables
    player = position.seats[other]
    colour = tables.colour_ids[player.colour - 1] if player.colour else None
    shows_hand = other == viewer or position.ended != RUNNING
    return {
        "colour": colour,
        "character": tables.characters[colour] if colour else None,
        "pawn": tables.place_ids[player.pawn] if colour else None,
        "mp": int(player.mp),
        "hand": int(bag.size(player.hand)),
        "cards": named(position, player.hand) if shows_hand else None,
        "slots": [tables.slot_ids[slot] for slot in members(player.slots)],
        "cubes": int(set_size(player.slots)),
        "met": [tables.card_ids[kind] for kind in members(met[player.pawn])] if colour else [],
    }


# -- what a Move would do ----------------------------------------------------------------------------------------------


def previews(position: BibliowondersPosition, seat: int | None) -> list[Json]:
    """For each place a Move may go to, what arriving there does, as far as this seat can know."""
    if seat is None or position.moves <= 0:
        return []
    reach = moving.reachable(position, position.seats[seat])
    return [preview(position, seat, place) for place in members(reach)]


def preview(position: BibliowondersPosition, seat: int, place: int) -> Json:
    tables = position.tables
    player = position.seats[seat]
    turns_up = not has(position.up, place)
    room = tables.mp_max - player.mp
    found: Json = {
        "position": tables.place_ids[place],
        "turns_up": turns_up,
        "known": knows(position, place, seat),
        "shelf": None,
        "mp": int(min(room, tables.mp_per_turned_card)) if turns_up else 0,
        "draws": None,
        "crystal": None,
        "shifts_to": None,
        "ends_at": None,
        "wins": False,
        "met": None,
    }
    return found | arrival(position, seat, place) if found["known"] else found


def arrival(position: BibliowondersPosition, seat: int, place: int) -> Json:
    """The same for a card that the seat knows."""
    tables = position.tables
    player = position.seats[seat]
    shelf = position.shelves[place] & SHELF_MASK
    own = colour_of(shelf) == player.colour and not has(position.crystals, place) and piles.can_draw(position)
    ends_at = library.partner(position, place, shelf) if arrow_of(shelf) else place
    met = met_after(position, place, int(ends_at)) & bag.kinds(player.hand)
    return {
        "shelf": tables.shelf_ids[shelf],
        "draws": int(own),
        "crystal": own,
        "shifts_to": tables.place_ids[ends_at] if ends_at != place else None,
        "ends_at": tables.place_ids[ends_at],
        "wins": shelf == RECEPTION and set_size(player.slots) >= tables.cubes_to_win,
        "met": [tables.card_ids[kind] for kind in members(met)],
    }


def met_after(position: BibliowondersPosition, place: int, ends_at: int) -> int:
    """What a pawn will meet once the card here is face up and has changed places with the one it goes to."""
    then = position.copy()
    assert isinstance(then, BibliowondersPosition)
    then.up |= 1 << place
    if ends_at != place:
        library.exchange(then, place, ends_at)
    return int(library.met(then, ends_at))


# -- what cannot be done -----------------------------------------------------------------------------------------------


def refused_pieces(position: BibliowondersPosition, seat: int) -> list[Json]:
    """The pieces a player may point at that cannot be used now."""
    question = position.open_question()
    if question.kind == CHOOSE_PLAYER_CARD:
        taken = [player.colour - 1 for player in position.seats if player.colour]
        ids = position.tables.colour_ids
        return [piece(f"colour-{ids[colour]}", refusals.not_free(position, int(colour))) for colour in taken]
    if question.kind != TURN_ACTION:
        return []
    return refused_places(position, seat) + refused_cards(position, seat) + refused_spells(position, seat)


def refused_places(position: BibliowondersPosition, seat: int) -> list[Json]:
    found = []
    for place, name in enumerate(position.tables.place_ids):
        refused = refusals.no_move(position, seat, place)
        if refused is not None:
            found.append(piece(f"position-{name}", refused))
    return found


def refused_cards(position: BibliowondersPosition, seat: int) -> list[Json]:
    tables = position.tables
    player = position.seats[seat]
    met = library.met(position, player.pawn)
    shown = learning.all_shown(position, player)
    found = []
    for kind in members(bag.kinds(player.hand)):
        refused: Refused | None = None
        if kind >= tables.investigations:
            refused = refusals.useless(position, seat, tables.magic[kind - tables.investigations])
        elif not has(met, kind):
            refused = refusals.not_met(position, kind)
        elif not has(shown, kind):
            refused = refusals.refuse("BIB-P21", "no_learn", {"card": tables.card_ids[kind]})
        if refused is not None:
            found.append(piece(f"card-{tables.card_ids[kind]}", refused))
    for slot in members(player.slots):
        found.append(piece(f"slot-{tables.slot_ids[slot]}", refusals.filled(position, slot)))
    return found


def refused_spells(position: BibliowondersPosition, seat: int) -> list[Json]:
    found = []
    for spell, kind in zip(position.tables.spell_ids, (CLAIRVOYANCE, NEGOTIATE, LEAP), strict=True):
        refused = refusals.spell_refused(position, seat, kind)
        if refused is not None:
            found.append(piece(f"spell-{spell}", refused))
    return found


def piece(name: str, refused: Refused) -> Json:
    return {"piece": name, "rule": refused.rule, "key": refused.key, "args": refused.args}
