"""A position of Dominovia as JSON and back.

The chain is written as in the rules, "4|0 0|6", a Ring as "crown on 4-6". A saved position names the seat that holds each
scroll; written by hand, `hands` may also be a list with the scrolls of each seat, ["0-4 2-2", "0-0 1-1"]. Left out by hand:
scrolls that lie nowhere are in the deck, below those named there, shuffled; nothing was learned from what happened before.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import bit, has, members, set_of, shuffle
from wondertable.core.saving import bad
from wondertable.games.dominovia import chain, flow, history, possible, rings, tell
from wondertable.games.dominovia.ending import OUTCOMES, REASONS, RUNNING
from wondertable.games.dominovia.history import LACKED, LANDED
from wondertable.games.dominovia.hungry import Moment
from wondertable.games.dominovia.position import DominoviaPosition, Mage, begin
from wondertable.games.dominovia.questions import DIRECTIONS, ENDS
from wondertable.games.dominovia.reading import (
    by_seat,
    check_names,
    choice,
    number,
    scroll_list,
    scroll_named,
    seat_named,
)
from wondertable.games.dominovia.tables import ALL_SCROLLS, NONE, RANKS, SCROLLS, SPELLS, Tables

Json = dict[str, object]


def save_board(position: DominoviaPosition) -> Json:
    tables = position.tables
    return {
        "round": int(position.round),
        "chain": " ".join(written(chain.item(position, at)) for at in range(position.length)),
        "deck": [tables.ids[scroll] for scroll in position.deck[position.drawn_off :]] if position.round else [],
        "hands": {
            tables.ids[scroll]: seat for seat, mage in enumerate(position.seats) for scroll in members(mage.hand)
        },
        "rings": [save_ring(tables, mage) for mage in position.seats],
        "offered": [tables.ids[members(mage.offered)[0]] if mage.offered else None for mage in position.seats],
        "rounds_won": [int(mage.rounds_won) for mage in position.seats],
        "points": [int(mage.points) for mage in position.seats],
        "turn": seat_or_none(position.turn),
        "drawn": int(position.drawn),
        "passes": int(position.passes),
        "turns_done": int(position.turns_done),
        "casting": None if position.casting == NONE else SPELLS[position.casting],
        "cast_end": None if position.cast_end == NONE else ENDS[position.cast_end],
        "direction": None if position.direction == NONE else DIRECTIONS[position.direction],
        "history": [save_move(tables, position.moves[at]) for at in range(position.moves_made)],
        "in_deck": [tables.ids[scroll] for scroll in members(position.in_deck)],
        "moments": [save_moment(moment) for moment in position.moments],
        "last_round": save_last_round(position),
        "ended": OUTCOMES[position.ended],
        "winner": seat_or_none(position.winner),
    }


def written(item: int) -> str:
    return f"{item >> 3}|{item & 7}"


def seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else int(seat)


def save_ring(tables: Tables, mage: Mage) -> str | None:
    return None if mage.spell == NONE else f"{SPELLS[mage.spell]} on {tables.ids[mage.ring]}"


def save_move(tables: Tables, entry: int) -> list[object]:
    """Such as ["linked", 0, 3, 5] or ["gave", 0, 1, 2, 2]: what happened, the seats, the two halves of the scroll.

    What a hand lacked is a text with all these scrolls: ["lacked", 0, "0-3 3-3"].
    """
    kind, scroll = int(history.kind_of(entry)), history.scroll_of(entry)
    seats = [int(history.giver_of(entry)), int(history.receiver_of(entry))]
    if kind == LACKED:
        return [history.NAMES[kind], seats[0], " ".join(tables.ids[one] for one in members(scroll))]
    halves = [] if kind == LANDED else [int(tables.low[scroll]), int(tables.high[scroll])]
    return [history.NAMES[kind], *seats[: history.SEATS_NAMED[kind]], *halves]


def save_moment(moment: Moment) -> Json:
    return {
        "turn": int(moment.turn),
        "rings": int(moment.rings),
        "moves": int(moment.moves_made),
        "chain": " ".join(written(item) for item in moment.shown),
    }


def save_last_round(position: DominoviaPosition) -> Json | None:
    if position.last_reason == RUNNING:
        return None
    ids = position.tables.ids
    return {
        "winner": seat_or_none(position.last_winner),
        "reason": REASONS[position.last_reason],
        "hands": [[ids[scroll] for scroll in members(mage.last_hand)] for mage in position.seats],
    }


def census(position: DominoviaPosition) -> dict[str, int]:
    """DOM-I1: how often each scroll lies in deck, hands and chain together."""
    lying = [int(scroll) for scroll in position.deck[position.drawn_off :]] + members(chain.scrolls(position))
    for mage in position.seats:
        lying += members(mage.hand)
    return {scroll: lying.count(i) for i, scroll in enumerate(position.tables.ids)}


# -- loading -----------------------------------------------------------------------------------------------------------


def load_board(tables: Tables, players: int, data: object, rng: Rng) -> DominoviaPosition:
    if not isinstance(data, dict):
        raise bad("board", "expected an object")
    position = begin(tables, players, rng)
    check_names("board", data, save_board(position))
    position.round = number(data, "round", 0, 9999, 1 if data else 0)
    load_chain(position, data.get("chain", ""))
    load_hands(position, data.get("hands", []))
    if position.round:  # before the first round nothing is dealt
        load_deck(position, data.get("deck", []))
    load_rings(position, by_seat(data, "rings", players, None))
    load_mages(position, data)
    load_turn(position, data)
    load_history(position, data)
    load_end(position, data)
    return position


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
        flow.ask_offerings(position)
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


def items_of(tables: Tables, where: str, value: object) -> list[int]:
    """A chain such as "4|0 0|6"."""
    if not isinstance(value, str):
        raise bad(where, f'expected a text such as "4|0 0|6", found {value!r}')
    found: list[int] = []
    for word in value.split():
        left, bar, right = word.partition("|")
        if not bar or not all(half.isdecimal() and half.isascii() and len(half) == 1 for half in (left, right)):
            raise bad(where, f'expected halves such as "4|0", found {word!r}')
        if int(left) >= RANKS or int(right) >= RANKS:
            raise bad(where, f"the halves are 0 to {RANKS - 1}, found {word!r}")
        found.append(int(left) * 8 + int(right))
    possible.check_chain(tables, where, found)
    return found


def load_chain(position: DominoviaPosition, value: object) -> None:
    for item in items_of(position.tables, "chain", value):
        if position.length == 0:
            position.length = 1
            chain.lay_alone(position, item >> 3, item & 7)
        else:
            chain.lay(position, position.tables.scroll_of[item], 1)


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
    shuffle(rest, position.rng, 0)
    pile = vec[i64](capacity=SCROLLS)
    for scroll in named:
        pile = append(pile, scroll)
    for scroll in rest:
        pile = append(pile, scroll)
    position.deck = pile
    position.drawn_off = 0


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
    players = int(position.players)
    won, points = by_seat(data, "rounds_won", players, 0), by_seat(data, "points", players, 0)
    for seat, offered in enumerate(by_seat(data, "offered", players, None)):
        mage = position.seats[seat]
        if offered is not None:
            mage.offered = bit(scroll_named(position.tables, "offered", offered))
        mage.rounds_won = number({"rounds_won": won[seat]}, "rounds_won", 0, 9, 0)
        mage.points = number({"points": points[seat]}, "points", 0, 99999, 0)


def load_turn(position: DominoviaPosition, data: Json) -> None:
    position.turn = seat_named(data, "turn", int(position.players))
    position.drawn = number(data, "drawn", 0, SCROLLS, 0)
    position.passes = number(data, "passes", 0, 9999, 0)
    position.turns_done = number(data, "turns_done", 0, 9999, 0)
    position.casting = choice(data, "casting", SPELLS)
    position.cast_end = choice(data, "cast_end", ENDS)
    position.direction = choice(data, "direction", DIRECTIONS)


def load_history(position: DominoviaPosition, data: Json) -> None:
    tables = position.tables
    position.in_deck = set_of(scroll_list(tables, "in_deck", data.get("in_deck", [])))
    moves, moments = data.get("history", []), data.get("moments", [])
    if not isinstance(moves, list) or not isinstance(moments, list):
        raise bad("history", "expected a list of moves")
    for move in moves:
        history.note(position, load_move(tables, int(position.players), move))
    for moment in moments:
        position.moments.append(load_moment(position, moment))


def load_move(tables: Tables, players: int, value: object) -> int:
    if not isinstance(value, list) or not value or value[0] not in history.NAMES[1:]:
        raise bad("history", f'expected moves such as ["linked", 0, 3, 5], found {value!r}')
    kind = history.NAMES.index(value[0])
    named = history.SEATS_NAMED[kind]
    lacked: list[int] = []
    if kind == LACKED:
        lacked = scroll_list(tables, "history", value[-1])
        value = value[:-1]
    numbers = [item for item in value[1:] if isinstance(item, int) and not isinstance(item, bool)]
    seats, halves = numbers[:named], numbers[named:]
    if len(numbers) != len(value) - 1 or len(seats) != named or not all(0 <= seat < players for seat in seats):
        raise bad("history", f"{value[0]} names {named} seats from 0 to {players - 1}, then two halves: {value!r}")
    if kind == LANDED and not halves:
        return LANDED
    if kind == LACKED and not halves:
        return history.move(LACKED, seats[0], 0, set_of(lacked))
    scroll = scroll_named(tables, "history", "-".join(str(half) for half in halves))
    giver, receiver = [*seats, 0, 0][:2]
    return history.move(kind, giver, receiver, scroll)


def load_moment(position: DominoviaPosition, value: object) -> Moment:
    if not isinstance(value, dict) or set(value) != {"turn", "rings", "moves", "chain"}:
        raise bad("moments", "expected objects with turn, rings, moves and chain")
    shown = vec[i64]()
    for item in items_of(position.tables, "moments, chain", value["chain"]):
        shown = append(shown, item)
    turn = number(value, "turn", 0, int(position.players) - 1, 0)
    moves = number(value, "moves", 0, int(position.moves_made), 0)
    return Moment(turn, number(value, "rings", 0, 1 << 40, 0), moves, shown)


def load_end(position: DominoviaPosition, data: Json) -> None:
    ended = data.get("ended", "")
    if ended not in OUTCOMES:
        raise bad("ended", f"expected {' or '.join(OUTCOMES[1:])}, or nothing, found {ended!r}")
    position.ended = OUTCOMES.index(str(ended))
    position.winner = seat_named(data, "winner", int(position.players))
    last = data.get("last_round")
    if last is None:
        return
    if not isinstance(last, dict) or set(last) != {"winner", "reason", "hands"}:
        raise bad("last_round", "expected an object with winner, reason and hands")
    position.last_winner = seat_named(last, "winner", int(position.players))
    position.last_reason = choice(last, "reason", REASONS[1:]) + 1
    for seat, hand in enumerate(by_seat(last, "hands", int(position.players), [])):
        position.seats[seat].last_hand = set_of(scroll_list(position.tables, "last_round, hands", hand))
