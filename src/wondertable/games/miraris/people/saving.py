"""A position of Miraris as JSON and back.

Left out by hand: the deck is everything that lies nowhere else, shuffled; hands have spent their lowest values; dealt
characters that nobody kept are drawn at random.
"""

from __future__ import annotations

from typing import cast

from msgspec import UNSET
from mypy_extensions import i64

from wondertable.core.refused import Refused
from wondertable.core.rules.bags import bag_of, cards, covers
from wondertable.core.rules.kit import (
    bit,
    members,
    nth_member,
    packed,
    set_of,
    set_size,
    shuffle,
    stack_cards,
    stack_of,
)
from wondertable.core.saving import bad, seat_set
from wondertable.core.shapes import within
from wondertable.games.miraris.people import possible, refusals
from wondertable.games.miraris.people.saved import Board, Cards, Reason, SavedPlayer
from wondertable.games.miraris.rules import flow, tell
from wondertable.games.miraris.rules.ending import REASONS
from wondertable.games.miraris.rules.position import BEFORE_SCORING, MirarisPosition, Player
from wondertable.games.miraris.rules.tables import BITS, NONE, Tables

__all__ = ["Board", "load_board", "resume", "save_board"]


def save_board(position: MirarisPosition) -> Board:
    return Board(
        round=position.round,
        scoring=position.stage != BEFORE_SCORING,
        stage=position.stage,
        took=position.took,
        demand=position.demand,
        first_total=position.first_total,
        row=[stack_cards(pile) for pile in position.row],
        deck=list(position.deck[position.drawn :]) if position.round > 0 else [],
        discard=cards(position.discard, BITS),
        shown=members(position.shown),
        ended=cast(Reason, REASONS[position.ended]),
        winners=members(position.winners),
        seats=[save_player(position.tables, player) for player in position.seats],
    )


def save_player(tables: Tables, player: Player) -> SavedPlayer:
    return SavedPlayer(
        dealt=[tables.character_ids[i] for i in members(player.dealt)],
        character=None if player.character == NONE else tables.character_ids[player.character],
        hand=members(player.hand),
        bid=player.bid,
        held=cards(player.held, BITS),
        claimed=cards(player.claimed, BITS),
        secret=cards(player.secret, BITS),
        gift=player.gift,
        gift_was_secret=player.gift_was_secret,
        points=player.points,
    )


def load_board(position: MirarisPosition, board: Board) -> None:
    tables, players = position.tables, position.players
    first_round = tables.rounds if board.scoring else 0
    if board.scoring:
        position.stage = within("stage", 0 if board.stage is UNSET else board.stage, 0, len(tables.numbered), bad)
    position.round = within(
        "round", first_round if board.round is UNSET else board.round, first_round, tables.rounds, bad
    )
    position.took = board.took
    position.demand = board.demand
    position.first_total = board.first_total
    position.shown = seat_set("shown", board.shown, players)
    position.winners = seat_set("winners", board.winners, players)
    position.ended = REASONS.index(board.ended)
    if board.row is not UNSET:
        load_row(position, board.row)
    load_seats(position, [SavedPlayer()] * players if board.seats is UNSET else board.seats)
    position.discard = bag_of(wonders("discard", board.discard, tables), BITS)
    if position.round > 0:
        load_deck(position, wonders("deck", board.deck, tables))


def resume(position: MirarisPosition) -> None:
    """A hand-written position starts what it names: the choice of characters, the round, or the scoring."""
    if position.ended:
        return
    if position.stage != BEFORE_SCORING:
        flow.begin_scoring(position)
    elif position.round > 0:
        flow.ask_bids(position)
    elif any(player.dealt for player in position.seats):
        deal_the_rest(position)
        tell.deal(position, position.tables.characters_each[position.players])
        flow.ask_characters(position)
    else:
        flow.set_up(position)


# -- parts -------------------------------------------------------------------------------------------------------------


def wonders(where: str, value: Cards, tables: Tables) -> list[int]:
    """Wonders by their crowns."""
    found = read_cards(where, value, [wonder.crowns for wonder in tables.wonders])
    check_copies(found, tables)
    return found


def read_cards(where: str, value: Cards, allowed: list[int]) -> list[int]:
    """A list of numbers, or a text of digits."""
    if isinstance(value, str):
        value = [] if value == "-" else [digit(where, letter) for letter in value]
    for card in value:
        if card not in allowed:
            raise bad(where, f"no such card: {card!r}")
    return value


def digit(where: str, letter: str) -> int:
    if not (letter.isascii() and letter.isdecimal()):
        raise bad(where, f"no such card: {letter!r}")
    return int(letter)


def check_copies(cards: list[int], tables: Tables) -> None:
    for wonder in tables.wonders:
        if cards.count(wonder.crowns) > wonder.copies:
            raise too_many(wonder.crowns, wonder.copies)


def load_row(position: MirarisPosition, row: list[Cards]) -> None:
    if len(row) != position.players:
        raise bad("row", f"expected {position.players} slots")
    allowed = [wonder.crowns for wonder in position.tables.wonders]
    for slot, pile in enumerate(row):
        found = read_cards(f"row {slot + 1}", pile, allowed)
        if len(found) > position.tables.rounds:
            raise refusals.refuse("MIR-I6", "pile_height", {"slot": slot + 1})
        position.row[slot] = stack_of(found)


def load_seats(position: MirarisPosition, seats: list[SavedPlayer]) -> None:
    if len(seats) != position.players:
        raise bad("seats", f"expected {position.players}")
    for seat, saved in enumerate(seats):
        load_player(position, seat, saved)
    possible.check_characters(position)
    if position.round > 0:
        deal_the_rest(position)


def load_player(position: MirarisPosition, seat: int, saved: SavedPlayer) -> None:
    tables, where = position.tables, f"seats {seat + 1}"
    player = position.seats[seat]
    player.dealt = set_of([character_index(f"{where}, dealt", tables, id) for id in saved.dealt])
    if saved.character is not None:
        player.character = character_index(f"{where}, character", tables, saved.character)
        player.dealt |= bit(player.character)
    elif position.round > 0:
        raise bad(f"{where}, character", "missing: from round 1 on every seat has kept one")
    player.hand = load_hand(position, seat, saved)
    player.bid = within(f"{where}, bid", saved.bid, 0, max(members(tables.full_hand)), bad)
    player.held = bag_of(wonders(f"{where}, held", saved.held, tables), BITS)
    claimed = saved.held if saved.claimed is UNSET else saved.claimed
    player.claimed = bag_of(wonders(f"{where}, claimed", claimed, tables), BITS)
    player.secret = bag_of(wonders(f"{where}, secret", saved.secret, tables), BITS)
    if not covers(player.held, player.secret, BITS):
        raise bad(f"{where}, secret", "the secret cards are among those held")
    player.gift = within(f"{where}, gift", saved.gift, 0, max(w.crowns for w in tables.wonders), bad)
    player.gift_was_secret = saved.gift_was_secret
    player.points = saved.points


def character_index(where: str, tables: Tables, id: str) -> int:
    if id not in tables.character_ids:
        raise bad(where, f"no such character: {id!r}")
    return tables.character_ids.index(id)


def load_hand(position: MirarisPosition, seat: int, saved: SavedPlayer) -> i64:
    """MIR-I3: a hand has lost one card for each round bid; by default the lowest ones."""
    values = members(position.tables.full_hand)
    spent = int(position.round) - (position.stage == BEFORE_SCORING and position.round > 0)
    if saved.hand is UNSET:
        return set_of(values[spent:])
    hand = read_cards(f"seats {seat + 1}, hand", saved.hand, values)
    if len(hand) != len(set(hand)) or len(hand) != len(values) - spent:
        wanted = {"seat": seat + 1, "count": len(values) - spent, "round": position.round}
        raise refusals.refuse("MIR-I3", "hand_size", dict(wanted))
    return set_of(hand)


def deal_the_rest(position: MirarisPosition) -> None:
    pool = position.tables.all_characters
    for player in position.seats:
        pool &= ~player.dealt
    for player in position.seats:
        while set_size(player.dealt) < position.tables.characters_each[position.players]:
            drawn = nth_member(pool, position.rng.below(set_size(pool)))
            player.dealt |= bit(drawn)
            pool ^= bit(drawn)


def load_deck(position: MirarisPosition, named: list[int]) -> None:
    """MIR-I1: all Wonders of the box are somewhere; those named nowhere lie in the deck, below the cards named there."""
    lying = named + cards(position.discard, BITS)
    for player in position.seats:
        lying += cards(player.held, BITS)
    for pile in position.row:
        lying += stack_cards(pile)
    check_copies(lying, position.tables)
    rest = packed(cards(position.tables.all_wonders - bag_of(lying, BITS), BITS))
    shuffle(rest, position.rng)
    position.deck = packed([*named, *rest])
    position.drawn = 0


def too_many(crowns: int, copies: int) -> Refused:
    return refusals.refuse("MIR-I1", "too_many", {"wonder": crowns, "count": copies})
