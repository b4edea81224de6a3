"""What happened before in this round, as JSON and back: the moves of scrolls, and how turns began in Hungry games."""

from __future__ import annotations

from wondertable.core.rules.kit import members, packed, set_of
from wondertable.core.saving import bad
from wondertable.core.shapes import within
from wondertable.games.dominovia.people.saved import Board, Move, SavedMoment
from wondertable.games.dominovia.people.saved_parts import items_of, scroll_list, scroll_named, written
from wondertable.games.dominovia.rules.knowledge import moves
from wondertable.games.dominovia.rules.knowledge.moves import LACKED, LANDED
from wondertable.games.dominovia.rules.position import DominoviaPosition
from wondertable.games.dominovia.rules.repetition import Moment
from wondertable.games.dominovia.rules.tables import Tables


def save_move(tables: Tables, move: int) -> Move:
    kind, scroll = moves.kind_of(move), moves.scroll_of(move)
    seats = [moves.giver_of(move), moves.receiver_of(move)]
    if kind == LACKED:
        return [moves.NAMES[kind], seats[0], " ".join(tables.ids[one] for one in members(scroll))]
    halves = [] if kind == LANDED else [tables.low[scroll], tables.high[scroll]]
    return [moves.NAMES[kind], *seats[: moves.SEATS_NAMED[kind]], *halves]


def save_moment(moment: Moment) -> SavedMoment:
    chain = " ".join(written(item) for item in moment.shown)
    return SavedMoment(moment.turn, moment.rings, moment.moves_made, chain)


def load_history(position: DominoviaPosition, board: Board) -> None:
    tables, players = position.tables, position.players
    position.known_in_deck = set_of(scroll_list(tables, "in_deck", board.in_deck))
    for at, move in enumerate(board.history):
        moves.note(position, load_move(tables, players, f"history {at + 1}", move))
    for at, moment in enumerate(board.moments):
        position.moments.append(load_moment(position, f"moments {at + 1}", moment))


def load_move(tables: Tables, players: int, where: str, move: Move) -> int:
    name, *rest = move
    if name not in moves.NAMES[1:]:
        raise bad(where, f"expected one of {', '.join(moves.NAMES[1:])}, found {name!r}")
    kind = moves.NAMES.index(str(name))
    named = moves.SEATS_NAMED[kind]
    lacked = rest.pop() if kind == LACKED and rest else None
    numbers = [item for item in rest if isinstance(item, int)]
    seats, halves = numbers[:named], numbers[named:]
    if len(numbers) < len(rest) or len(seats) < named or not all(0 <= seat < players for seat in seats):
        raise bad(where, f"{name} names {named} seats from 0 to {players - 1}, then scrolls: {move!r}")
    if kind == LANDED and not halves:
        return LANDED
    if kind == LACKED:
        if not isinstance(lacked, str) or halves:
            raise bad(where, f'expected a seat and a text of scrolls such as "0-3 3-3": {move!r}')
        return moves.packed(LACKED, seats[0], 0, set_of(scroll_list(tables, where, lacked)))
    scroll = scroll_named(tables, where, "-".join(str(half) for half in halves))
    giver, receiver = [*seats, 0, 0][:2]
    return moves.packed(kind, giver, receiver, scroll)


def load_moment(position: DominoviaPosition, where: str, moment: SavedMoment) -> Moment:
    turn = within(f"{where}, turn", moment.turn, 0, position.players - 1, bad)
    made = within(f"{where}, moves", moment.moves, 0, position.moves_made, bad)
    return Moment(turn, moment.rings, made, packed(items_of(position.tables, f"{where}, chain", moment.chain)))
