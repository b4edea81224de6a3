"""A position of Dominovia as JSON and back.

The chain is written as in the rules, "4|0 0|6", a Ring as "crown on 4-6". A saved position names the seat that holds each
scroll; written by hand, `hands` may also be a list with the scrolls of each seat, ["0-4 2-2", "0-0 1-1"]. Left out by hand:
scrolls that lie nowhere are in the deck, below those named there, shuffled; nothing was learned from what happened before.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.reading import check_names, number
from wondertable.core.rules.kit import bit, has, members, set_of, shuffle
from wondertable.core.saving import bad
from wondertable.games.dominovia.people import possible
from wondertable.games.dominovia.people.saved_history import load_history, save_moment, save_move
from wondertable.games.dominovia.people.saved_parts import (
    by_seat,
    choice,
    items_of,
    scroll_list,
    scroll_named,
    seat_named,
    seat_or_none,
    written,
)
from wondertable.games.dominovia.rules import chain, flow, offering, rings, tell
from wondertable.games.dominovia.rules.ending import NOT_OVER, OUTCOMES, REASONS, RUNNING
from wondertable.games.dominovia.rules.position import DominoviaPosition, Mage
from wondertable.games.dominovia.rules.questions import DIRECTIONS, ENDS, RIGHT
from wondertable.games.dominovia.rules.tables import ALL_SCROLLS, NONE, SCROLLS, SPELLS, Tables

Json = dict[str, object]


def save_board(position: DominoviaPosition) -> Json:
    tables = position.tables
    return {
        "round": position.round,
        "chain": " ".join(written(chain.item(position, at)) for at in range(position.length)),
        "deck": [tables.ids[scroll] for scroll in position.deck[position.deck_top :]] if position.round else [],
        "hands": {
            tables.ids[scroll]: seat for seat, mage in enumerate(position.seats) for scroll in members(mage.hand)
        },
        "rings": [save_ring(tables, mage) for mage in position.seats],
        "offered": [tables.ids[members(mage.offered)[0]] if mage.offered else None for mage in position.seats],
        "rounds_won": [mage.rounds_won for mage in position.seats],
        "points": [mage.points for mage in position.seats],
        "turn": seat_or_none(position.turn),
        "drawn": position.drawn_this_turn,
        "passes": position.passes,
        "turns_done": position.turns_done,
        "casting": None if position.casting == NONE else SPELLS[position.casting],
        "cast_end": None if position.cast_end == NONE else ENDS[position.cast_end],
        "direction": None if position.direction == NONE else DIRECTIONS[position.direction],
        "history": [save_move(tables, position.moves[at]) for at in range(position.moves_made)],
        "in_deck": [tables.ids[scroll] for scroll in members(position.known_in_deck)],
        "moments": [save_moment(moment) for moment in position.moments],
        "last_round": save_last_round(position),
        "ended": OUTCOMES[position.ended],
        "winner": seat_or_none(position.winner),
    }


def save_ring(tables: Tables, mage: Mage) -> str | None:
    return None if mage.spell == NONE else f"{SPELLS[mage.spell]} on {tables.ids[mage.ring]}"


def save_last_round(position: DominoviaPosition) -> Json | None:
    if position.last_reason == NOT_OVER:
        return None
    ids = position.tables.ids
    return {
        "winner": seat_or_none(position.last_winner),
        "reason": REASONS[position.last_reason],
        "hands": [[ids[scroll] for scroll in members(mage.last_hand)] for mage in position.seats],
    }


# -- loading -----------------------------------------------------------------------------------------------------------


def load_board(position: DominoviaPosition, data: Json) -> None:
    check_names("board", data, save_board(position))
    position.round = number(data, "round", 0, 9999, 1 if data else 0)
    load_chain(position, data.get("chain", ""))
    load_hands(position, data.get("hands", []))
    if position.round:  # before the first round nothing is dealt
        load_deck(position, data.get("deck", []))
    load_rings(position, by_seat(data, "rings", position.players, None))
    load_mages(position, data)
    load_turn(position, data)
    load_history(position, data)
    load_end(position, data)


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


def take(position: DominoviaPosition, where: str, scroll: int) -> None:
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


def load_chain(position: DominoviaPosition, value: object) -> None:
    for item in items_of(position.tables, "chain", value):
        if position.length == 0:
            chain.lay_alone(position, chain.left_half(item), chain.right_half(item))
        else:
            chain.lay(position, position.tables.scroll_of[item], RIGHT)


def load_hands(position: DominoviaPosition, value: object) -> None:
    tables = position.tables
    if isinstance(value, dict):
        for scroll, seat in value.items():
            if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < position.players:
                raise bad(f"hands, {str(scroll)[:20]}", f"expected a seat from 0 to {position.players - 1}")
            add_to_hand(position, seat, scroll_named(tables, "hands", scroll))
        return
    if not isinstance(value, list) or (value and len(value) != position.players):
        raise bad("hands", f"expected {position.players} lists of scrolls, or the seat that holds each scroll")
    for seat, scrolls in enumerate(value):
        for scroll in scroll_list(tables, f"hands, seat {seat + 1}", scrolls):
            add_to_hand(position, seat, scroll)


def add_to_hand(position: DominoviaPosition, seat: int, scroll: int) -> None:
    take(position, "hands", scroll)
    position.seats[seat].hand |= bit(scroll)


def load_deck(position: DominoviaPosition, value: object) -> None:
    """The scrolls named, the top first, and below them in any order those that lie nowhere."""
    named = scroll_list(position.tables, "deck", value)
    for scroll in named:
        take(position, "deck", scroll)
        if named.count(scroll) > 1:
            raise possible.twice(position.tables.ids[scroll])
    rest = vec[i64]()
    for scroll in members(ALL_SCROLLS & ~lying(position) & ~set_of(named)):
        rest = append(rest, scroll)
    shuffle(rest, position.rng)
    pile = vec[i64](capacity=SCROLLS)
    for scroll in named:
        pile = append(pile, scroll)
    for scroll in rest:
        pile = append(pile, scroll)
    position.deck = pile
    position.deck_top = 0


def load_rings(position: DominoviaPosition, value: list[object]) -> None:
    for seat, ring in enumerate(value):
        if ring is None:
            continue
        words = ring.split(" on ") if isinstance(ring, str) else []
        if len(words) != 2 or words[0] not in SPELLS:
            raise bad(f"rings, seat {seat + 1}", f'expected a text such as "crown on 4-6", or null, found {ring!r}')
        spell, scroll = SPELLS.index(words[0]), scroll_named(position.tables, "rings", words[1])
        possible.check_ring(position, seat, spell, scroll)
        rings.put_on(position, seat, spell, scroll)


def load_mages(position: DominoviaPosition, data: Json) -> None:
    players = position.players
    won, points = by_seat(data, "rounds_won", players, 0), by_seat(data, "points", players, 0)
    for seat, offered in enumerate(by_seat(data, "offered", players, None)):
        mage = position.seats[seat]
        if offered is not None:
            mage.offered = bit(scroll_named(position.tables, "offered", offered))
        mage.rounds_won = number({"rounds_won": won[seat]}, "rounds_won", 0, 9, 0)
        mage.points = number({"points": points[seat]}, "points", 0, 99999, 0)


def load_turn(position: DominoviaPosition, data: Json) -> None:
    position.turn = seat_named(data, "turn", position.players)
    position.drawn_this_turn = number(data, "drawn", 0, SCROLLS, 0)
    position.passes = number(data, "passes", 0, 9999, 0)
    position.turns_done = number(data, "turns_done", 0, 9999, 0)
    position.casting = choice(data, "casting", SPELLS)
    position.cast_end = choice(data, "cast_end", ENDS)
    position.direction = choice(data, "direction", DIRECTIONS)


def load_end(position: DominoviaPosition, data: Json) -> None:
    ended = data.get("ended", "")
    if ended not in OUTCOMES:
        raise bad("ended", f"expected {' or '.join(OUTCOMES[1:])}, or nothing, found {ended!r}")
    position.ended = OUTCOMES.index(str(ended))
    position.winner = seat_named(data, "winner", position.players)
    last = data.get("last_round")
    if last is None:
        return
    if not isinstance(last, dict) or set(last) != {"winner", "reason", "hands"}:
        raise bad("last_round", "expected an object with winner, reason and hands")
    position.last_winner = seat_named(last, "winner", position.players)
    position.last_reason = choice(last, "reason", REASONS[1:]) + 1
    for seat, hand in enumerate(by_seat(last, "hands", position.players, [])):
        position.seats[seat].last_hand = set_of(scroll_list(position.tables, "last_round, hands", hand))
