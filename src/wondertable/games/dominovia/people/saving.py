"""A position of Dominovia as JSON and back.

Left out by hand: scrolls that lie nowhere are in the deck, below those named there, shuffled; nothing was learned from what
happened before.
"""

from __future__ import annotations

from typing import cast

from msgspec import UNSET
from mypy_extensions import i64

from wondertable.core.rules.kit import bit, has, members, packed, set_of, shuffle
from wondertable.core.saving import bad
from wondertable.core.shapes import within
from wondertable.games.dominovia.people import possible
from wondertable.games.dominovia.people.saved import Board, Outcome, SavedRound, Scrolls
from wondertable.games.dominovia.people.saved_history import load_history, save_moment, save_move
from wondertable.games.dominovia.people.saved_parts import (
    by_seat,
    items_of,
    place_of,
    scroll_list,
    scroll_named,
    seat_named,
    seat_or_none,
    written,
)
from wondertable.games.dominovia.people.shapes import Direction, End, Reason, Spell
from wondertable.games.dominovia.rules import chain, flow, offering, rings, tell
from wondertable.games.dominovia.rules.ending import NOT_OVER, OUTCOMES, REASONS, RUNNING
from wondertable.games.dominovia.rules.position import DominoviaPosition, Mage
from wondertable.games.dominovia.rules.questions import DIRECTIONS, ENDS, RIGHT
from wondertable.games.dominovia.rules.tables import ALL_SCROLLS, NONE, SPELLS, Tables

__all__ = ["Board", "load_board", "resume", "save_board"]


def save_board(position: DominoviaPosition) -> Board:
    tables = position.tables
    return Board(
        round=position.round,
        chain=" ".join(written(chain.item(position, at)) for at in range(position.length)),
        deck=[tables.ids[scroll] for scroll in position.deck[position.deck_top :]] if position.round else [],
        hands={tables.ids[scroll]: seat for seat, mage in enumerate(position.seats) for scroll in members(mage.hand)},
        rings=[save_ring(tables, mage) for mage in position.seats],
        offered=[tables.ids[members(mage.offered)[0]] if mage.offered else None for mage in position.seats],
        rounds_won=[mage.rounds_won for mage in position.seats],
        points=[mage.points for mage in position.seats],
        turn=seat_or_none(position.turn),
        drawn=position.drawn_this_turn,
        passes=position.passes,
        turns_done=position.turns_done,
        casting=None if position.casting == NONE else cast(Spell, SPELLS[position.casting]),
        cast_end=None if position.cast_end == NONE else cast(End, ENDS[position.cast_end]),
        direction=None if position.direction == NONE else cast(Direction, DIRECTIONS[position.direction]),
        history=[save_move(tables, position.moves[at]) for at in range(position.moves_made)],
        in_deck=[tables.ids[scroll] for scroll in members(position.known_in_deck)],
        moments=[save_moment(moment) for moment in position.moments],
        last_round=save_last_round(position),
        ended=cast(Outcome, OUTCOMES[position.ended]),
        winner=seat_or_none(position.winner),
    )


def save_ring(tables: Tables, mage: Mage) -> str | None:
    return None if mage.spell == NONE else f"{SPELLS[mage.spell]} on {tables.ids[mage.ring]}"


def save_last_round(position: DominoviaPosition) -> SavedRound | None:
    if position.last_reason == NOT_OVER:
        return None
    ids = position.tables.ids
    return SavedRound(
        seat_or_none(position.last_winner),
        cast(Reason, REASONS[position.last_reason]),
        [[ids[scroll] for scroll in members(mage.last_hand)] for mage in position.seats],
    )


# -- loading -----------------------------------------------------------------------------------------------------------


def load_board(position: DominoviaPosition, board: Board) -> None:
    first_round = 0 if board == Board() else 1
    position.round = first_round if board.round is UNSET else board.round
    load_chain(position, board.chain)
    load_hands(position, board.hands)
    if position.round:  # before the first round nothing is dealt
        load_deck(position, board.deck)
    load_rings(position, by_seat("rings", board.rings, position.players, None))
    load_mages(position, board)
    load_turn(position, board)
    load_history(position, board)
    load_end(position, board)


def resume(position: DominoviaPosition) -> None:
    """A hand-written position starts what it names: the match, the offering, or a turn."""
    if position.ended != RUNNING:
        return
    if position.turn != NONE:
        flow.take_turns(position, position.turn)
    elif any(mage.hand for mage in position.seats):
        tell.round_begins(position)
        for seat in range(position.players):
            tell.dealt(position, seat)
        offering.ask(position)
    else:
        flow.begin_round(position)


def check_free(position: DominoviaPosition, scroll: int) -> None:
    """DOM-I1: a scroll lies in one place only."""
    if has(lying(position), scroll):
        raise possible.twice(position.tables.ids[scroll])


def lying(position: DominoviaPosition) -> i64:
    """The scrolls that have their place already."""
    found = chain.scrolls(position)
    for mage in position.seats:
        found |= mage.hand
    return found


# -- the table ---------------------------------------------------------------------------------------------------------


def load_chain(position: DominoviaPosition, text: str) -> None:
    for item in items_of(position.tables, "chain", text):
        if position.length == 0:
            chain.lay_alone(position, chain.left_half(item), chain.right_half(item))
        else:
            chain.lay(position, position.tables.scroll_of[item], RIGHT)


def load_hands(position: DominoviaPosition, hands: dict[str, int] | list[Scrolls]) -> None:
    tables, players = position.tables, position.players
    if isinstance(hands, dict):
        for id, seat in hands.items():
            holder = within(f"hands, {id[:20]}", seat, 0, players - 1, bad)
            add_to_hand(position, holder, scroll_named(tables, "hands", id))
        return
    for seat, scrolls in enumerate(by_seat("hands", hands or UNSET, players, [])):
        for scroll in scroll_list(tables, f"hands {seat + 1}", scrolls):
            add_to_hand(position, seat, scroll)


def add_to_hand(position: DominoviaPosition, seat: int, scroll: int) -> None:
    check_free(position, scroll)
    position.seats[seat].hand |= bit(scroll)


def load_deck(position: DominoviaPosition, scrolls: Scrolls) -> None:
    """The scrolls named, the top first, and below them in any order those that lie nowhere."""
    named = scroll_list(position.tables, "deck", scrolls)
    for scroll in named:
        check_free(position, scroll)
        if named.count(scroll) > 1:
            raise possible.twice(position.tables.ids[scroll])
    rest = packed(members(ALL_SCROLLS & ~lying(position) & ~set_of(named)))
    shuffle(rest, position.rng)
    position.deck = packed([*named, *rest])
    position.deck_top = 0


def load_rings(position: DominoviaPosition, lying: list[str | None]) -> None:
    for seat, ring in enumerate(lying):
        if ring is None:
            continue
        spell, _, scroll = ring.partition(" on ")
        if spell not in SPELLS or not scroll:
            raise bad(f"rings {seat + 1}", f'expected a text such as "crown on 4-6", or null, found {ring!r}')
        below = scroll_named(position.tables, f"rings {seat + 1}", scroll)
        possible.check_ring(position, seat, SPELLS.index(spell), below)
        rings.put_on(position, seat, SPELLS.index(spell), below)


def load_mages(position: DominoviaPosition, board: Board) -> None:
    players = position.players
    offered = by_seat("offered", board.offered, players, None)
    won, points = by_seat("rounds_won", board.rounds_won, players, 0), by_seat("points", board.points, players, 0)
    for seat, mage in enumerate(position.seats):
        scroll = offered[seat]
        mage.offered = 0 if scroll is None else bit(scroll_named(position.tables, f"offered {seat + 1}", scroll))
        mage.rounds_won = won[seat]
        mage.points = points[seat]


def load_turn(position: DominoviaPosition, board: Board) -> None:
    position.turn = seat_named("turn", board.turn, position.players)
    position.drawn_this_turn = board.drawn
    position.passes = board.passes
    position.turns_done = board.turns_done
    position.casting = place_of(board.casting, SPELLS)
    position.cast_end = place_of(board.cast_end, ENDS)
    position.direction = place_of(board.direction, DIRECTIONS)


def load_end(position: DominoviaPosition, board: Board) -> None:
    position.ended = OUTCOMES.index(board.ended)
    position.winner = seat_named("winner", board.winner, position.players)
    last = board.last_round
    if last is None:
        return
    position.last_winner = seat_named("last_round, winner", last.winner, position.players)
    position.last_reason = REASONS.index(last.reason)
    for seat, hand in enumerate(by_seat("last_round, hands", last.hands, position.players, [])):
        where = f"last_round, hands {seat + 1}"
        position.seats[seat].last_hand = set_of(scroll_list(position.tables, where, hand))
