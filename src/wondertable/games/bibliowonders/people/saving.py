"""A position of Bibliowonders! as JSON and back.

Left out by hand: cards named nowhere lie in the draw pile, shuffled, below those named there; `map_saving.py` says how
the map is written.
"""

from __future__ import annotations

from typing import cast

from msgspec import UNSET

from wondertable.core.refused import Refused
from wondertable.core.rules.bags import bag_of, cards
from wondertable.core.rules.kit import bit, members, packed, shuffle
from wondertable.core.saving import bad, seat_set
from wondertable.core.shapes import within
from wondertable.games.bibliowonders.people import refusals
from wondertable.games.bibliowonders.people.forms import JOIN
from wondertable.games.bibliowonders.people.map_saving import load_map, place_index, save_map, save_shuffled
from wondertable.games.bibliowonders.people.saved import Board, Cards, Reason, SavedPlayer
from wondertable.games.bibliowonders.rules import flow, tell
from wondertable.games.bibliowonders.rules.ending import REASONS, RUNNING
from wondertable.games.bibliowonders.rules.position import BibliowondersPosition, Player
from wondertable.games.bibliowonders.rules.tables import BITS, NONE, Tables

__all__ = ["Board", "load_board", "resume", "save_board"]


def save_board(position: BibliowondersPosition) -> Board:
    tables = position.tables
    return Board(
        turns=position.turns,
        start=None if position.start == NONE else position.start,
        moves=position.moves,
        letter=position.letter,
        passage=position.passage,
        owed=position.owed,
        map=save_map(position),
        shuffles=position.shuffles,
        shuffled=save_shuffled(position),
        draw_pile=[tables.card_ids[kind] for kind in reversed(list(position.pile[: position.undrawn]))],
        discard_pile=card_names(tables, position.discard),
        used=card_names(tables, position.used),
        ended=cast(Reason, REASONS[position.ended]),
        winners=members(position.winners),
        seats=[save_player(tables, player) for player in position.seats],
    )


def save_player(tables: Tables, player: Player) -> SavedPlayer:
    return SavedPlayer(
        colour=tables.colour_ids[player.colour - 1] if player.colour else None,
        pawn=tables.place_ids[player.pawn],
        mp=player.mp,
        hand=card_names(tables, player.hand),
        old=card_names(tables, player.old_cards),
        slots=[tables.slot_ids[slot] for slot in members(player.slots)],
        seen=[tables.place_ids[place] for place in members(player.seen)],
    )


def card_names(tables: Tables, bag: int) -> list[str]:
    return [tables.card_ids[kind] for kind in cards(bag, BITS)]


# -- loading -----------------------------------------------------------------------------------------------------------


def load_board(position: BibliowondersPosition, board: Board) -> None:
    tables, players = position.tables, position.players
    position.turns = board.turns
    if board.turns or board.start is not None:
        position.start = within("start", board.start or 0, 0, players - 1, bad)
    if board.turns:
        position.active = (position.start + position.turns - 1) % players
        position.moves = tables.moves_per_turn if board.moves is UNSET else board.moves
    position.letter = board.letter
    position.passage = board.passage
    position.owed = board.owed
    load_map(position, board)
    position.discard = card_bag(tables, "discard_pile", board.discard_pile)
    position.used = card_bag(tables, "used", board.used)
    position.ended = REASONS.index(board.ended)
    position.winners = seat_set("winners", board.winners, players)
    load_seats(position, [SavedPlayer()] * players if board.seats is UNSET else board.seats)
    load_draw_pile(position, card_kinds(tables, "draw_pile", board.draw_pile))


def resume(position: BibliowondersPosition) -> None:
    """A hand-written position goes on choosing player cards, or starts the turn it names."""
    if position.ended != RUNNING:
        return
    if position.turns == 0:
        flow.ask_player_card(position)
        return
    tell.turn(position)
    flow.ask_action(position)


# -- seats -------------------------------------------------------------------------------------------------------------


def load_seats(position: BibliowondersPosition, seats: list[SavedPlayer]) -> None:
    if len(seats) != position.players:
        raise bad("seats", f"expected {position.players} of them")
    for seat, saved in enumerate(seats):
        load_player(position, position.seats[seat], f"seats {seat + 1}", saved)


def load_player(position: BibliowondersPosition, player: Player, where: str, saved: SavedPlayer) -> None:
    tables = position.tables
    if saved.colour is not None:
        if saved.colour not in tables.characters:
            raise bad(f"{where}, colour", f"no player card of this colour: {saved.colour!r}")
        player.colour = tables.colour_ids.index(saved.colour) + 1
    player.pawn = position.reception
    if saved.pawn is not UNSET:
        player.pawn = place_index(tables, f"{where}, pawn", saved.pawn)
    player.mp = tables.mp_start if saved.mp is UNSET else within(f"{where}, mp", saved.mp, 0, tables.mp_max, bad)
    player.hand = card_bag(tables, f"{where}, hand", saved.hand)
    player.old_cards = card_bag(tables, f"{where}, old", saved.old)
    for slot in saved.slots:
        if slot not in tables.slot_ids:
            raise bad(f"{where}, slots", f"no such slot: {slot!r}")
        player.slots |= bit(tables.slot_ids.index(slot))
    for place in saved.seen:
        player.seen |= bit(place_index(tables, f"{where}, seen", place))


# -- cards -------------------------------------------------------------------------------------------------------------


def card_kinds(tables: Tables, where: str, saved: Cards) -> list[int]:
    names = saved if isinstance(saved, list) else saved.split(JOIN) if saved else []
    for name in names:
        if name not in tables.card_ids:
            raise bad(where, f"no such card: {name!r}")
    return [tables.card_ids.index(name) for name in names]


def card_bag(tables: Tables, where: str, saved: Cards) -> int:
    kinds = card_kinds(tables, where, saved)
    for kind in kinds:
        if kinds.count(kind) > tables.card_counts[kind]:
            raise too_many(tables, kind)
    return bag_of(kinds, BITS)


def load_draw_pile(position: BibliowondersPosition, on_top: list[int]) -> None:
    """BIB-S4: all cards are somewhere; those named nowhere lie in the draw pile, below the cards named there."""
    tables = position.tables
    lying = on_top + cards(position.discard, BITS) + cards(position.used, BITS)
    for player in position.seats:
        lying += cards(player.hand, BITS)
    rest = list(position.full_pile())
    for kind in lying:
        if kind not in rest:
            raise too_many(tables, kind) if kind in position.full_pile() else no_magic(tables, kind)
        rest.remove(kind)
    pile = packed(rest)
    shuffle(pile, position.rng)
    position.pile = packed([*pile, *reversed(on_top)])
    position.undrawn = len(position.pile)


def too_many(tables: Tables, kind: int) -> Refused:
    return refusals.refuse("BIB-S4", "too_many", {"card": tables.card_ids[kind], "count": tables.card_counts[kind]})


def no_magic(tables: Tables, kind: int) -> Refused:
    return refusals.refuse("BIB-V1", "no_magic", {"card": tables.card_ids[kind]})
