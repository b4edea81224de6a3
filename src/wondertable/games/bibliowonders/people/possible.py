"""Which positions of Bibliowonders! can be: what a saved or hand-written one must keep to, beyond the shape of its parts."""

from __future__ import annotations

from wondertable.core.rules.bags import covers, kinds, size
from wondertable.core.rules.kit import bit, has, members
from wondertable.core.saving import Asked, bad
from wondertable.games.bibliowonders.people import refusals
from wondertable.games.bibliowonders.rules import ending, flow, questions as q
from wondertable.games.bibliowonders.rules.ending import BY_PRESENCE, BY_RECEPTION, RUNNING
from wondertable.games.bibliowonders.rules.position import BibliowondersPosition
from wondertable.games.bibliowonders.rules.tables import BITS, OP_EXTRA_LEARN_CARD, SHELF_MASK, colour_of


def check(position: BibliowondersPosition) -> None:
    check_colours(position)
    check_map(position)
    check_cards(position)
    check_turn(position)
    check_end(position)


def check_colours(position: BibliowondersPosition) -> None:
    """BIB-S5: every seat has its own player card before the first turn."""
    colours = [player.colour for player in position.seats]
    for seat, colour in enumerate(colours):
        if colour and colour in colours[:seat]:
            raise refusals.not_free(position, colour - 1)
        if not colour and (position.turns or any(colours[seat:])):
            raise bad(
                f"seats {seat + 1}, colour", "missing: player cards are chosen in seat order, before the first turn"
            )


def check_map(position: BibliowondersPosition) -> None:
    tables = position.tables
    for seat, player in enumerate(position.seats):
        if not has(position.face_up, player.pawn):
            name = {"seat": seat + 1, "position": tables.place_ids[player.pawn]}
            raise refusals.refuse("BIB-I3", "pawn_on_hidden", dict(name))
        if position.turns == 0 and player.pawn != position.reception:
            raise bad(f"seats {seat + 1}, pawn", "before the first turn all pawns stand on the reception")
        if position.turns == 0 and position.face_up != bit(position.reception):
            raise bad("map", "before the first turn every shelf lies face down")
        if player.seen & position.face_up:
            raise bad(f"seats {seat + 1}, seen", "a face-up card needs no looking at")
    played = {player.colour for player in position.seats}
    for place in members(position.crystals):
        if not has(position.face_up, place) or colour_of(position.shelves[place] & SHELF_MASK) not in played:
            raise refusals.refuse("BIB-I4", "crystal_place", {"position": tables.place_ids[place]})


def check_cards(position: BibliowondersPosition) -> None:
    for seat, player in enumerate(position.seats):
        if not covers(player.hand, player.old_cards, BITS):
            raise bad(f"seats {seat + 1}, old", "these cards are among those in hand")
        if seat != position.active and size(player.hand, BITS) > position.tables.hand_limit:
            limit = {"seat": seat + 1, "count": position.tables.hand_limit}
            raise refusals.refuse("BIB-P31", "hand_size", dict(limit))
    if kinds(position.used, BITS) & position.tables.investigation_set:
        raise bad("used", "only librarian magic cards lie out")
    if position.used and position.turns == 0:
        raise bad("used", "nothing is used before the first turn")


def check_turn(position: BibliowondersPosition) -> None:
    letters = [card.cards for card in position.tables.magic if card.operation == OP_EXTRA_LEARN_CARD]
    if position.letter and position.letter not in letters:
        raise bad("letter", f"no letter stands in for {position.letter} cards")
    if position.turns == 0 and (position.letter or position.passage or position.owed):
        raise bad("turns", "nothing is used before the first turn")


def check_end(position: BibliowondersPosition) -> None:
    """BIB-E7, BIB-I10: a finished game has a winner, who won by a Move stands on the reception with all cubes."""
    if position.ended == RUNNING:
        if position.winners:
            raise bad("winners", "nobody has won while the game goes on")
        return
    if position.turns == 0 or not position.winners:
        raise bad("winners", "a finished game has a winner")
    if position.ended in (BY_RECEPTION, BY_PRESENCE):
        seat = position.active
        at_home = position.seats[seat].pawn == position.reception
        if position.winners != bit(seat) or not at_home or not ending.has_all_cubes(position, seat):
            raise bad("winners", "the active player wins, standing on the reception with all cubes")


# -- the question that is open -----------------------------------------------------------------------------------------


def check_unasked(position: BibliowondersPosition) -> None:
    if position.owed:
        raise bad("questions", "missing: while cards are owed the open question must be named")


def to_be_asked(position: BibliowondersPosition) -> list[Asked]:
    return [Asked(kind, [seat_asked(position)]) for kind in kinds_asked(position)]


def kinds_asked(position: BibliowondersPosition) -> list[int]:
    if position.ended != RUNNING:
        return []
    if position.turns == 0:
        return [q.CHOOSE_PLAYER_CARD]
    if position.owed == 0:
        return [q.TURN_ACTION]
    hand = size(position.seats[position.active].hand, BITS)
    if position.owed > hand:
        raise bad("owed", f"{position.owed} cards cannot be discarded from a hand of {hand}")
    if position.owed == hand - position.tables.hand_limit:
        return [q.HAND_LIMIT_DISCARD, q.NEGOTIATION_DISCARD, q.MAGIC_DISCARD]
    return [q.NEGOTIATION_DISCARD, q.MAGIC_DISCARD]


def seat_asked(position: BibliowondersPosition) -> int:
    return position.active if position.turns else max(0, flow.without_card(position))
