"""What happened before in this round, as JSON and back: the moves of scrolls, and how turns began in Hungry games."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.reading import number
from wondertable.core.rules.kit import members, set_of
from wondertable.core.saving import bad
from wondertable.games.dominovia.people.saved_parts import items_of, scroll_list, scroll_named, written
from wondertable.games.dominovia.rules.knowledge import moves
from wondertable.games.dominovia.rules.knowledge.moves import LACKED, LANDED
from wondertable.games.dominovia.rules.position import DominoviaPosition
from wondertable.games.dominovia.rules.repetition import Moment
from wondertable.games.dominovia.rules.tables import Tables

Json = dict[str, object]


def save_move(tables: Tables, move: int) -> list[object]:
    """Such as ["linked", 0, 3, 5] or ["gave", 0, 1, 2, 2]: what happened, the seats, the two halves of the scroll.

    What a hand lacked is a text with all these scrolls: ["lacked", 0, "0-3 3-3"].
    """
    kind, scroll = moves.kind_of(move), moves.scroll_of(move)
    seats = [moves.giver_of(move), moves.receiver_of(move)]
    if kind == LACKED:
        return [moves.NAMES[kind], seats[0], " ".join(tables.ids[one] for one in members(scroll))]
    halves = [] if kind == LANDED else [tables.low[scroll], tables.high[scroll]]
    return [moves.NAMES[kind], *seats[: moves.SEATS_NAMED[kind]], *halves]


def save_moment(moment: Moment) -> Json:
    return {
        "turn": moment.turn,
        "rings": moment.rings,
        "moves": moment.moves_made,
        "chain": " ".join(written(item) for item in moment.shown),
    }


def load_history(position: DominoviaPosition, data: Json) -> None:
    tables = position.tables
    position.known_in_deck = set_of(scroll_list(tables, "in_deck", data.get("in_deck", [])))
    made, moments = data.get("history", []), data.get("moments", [])
    if not isinstance(made, list) or not isinstance(moments, list):
        raise bad("history", "expected a list of moves")
    for move in made:
        moves.note(position, load_move(tables, position.players, move))
    for moment in moments:
        position.moments.append(load_moment(position, moment))


def load_move(tables: Tables, players: int, value: object) -> int:
    if not isinstance(value, list) or not value or value[0] not in moves.NAMES[1:]:
        raise bad("history", f'expected moves such as ["linked", 0, 3, 5], found {value!r}')
    kind = moves.NAMES.index(value[0])
    named = moves.SEATS_NAMED[kind]
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
        return moves.packed(LACKED, seats[0], 0, set_of(lacked))
    scroll = scroll_named(tables, "history", "-".join(str(half) for half in halves))
    giver, receiver = [*seats, 0, 0][:2]
    return moves.packed(kind, giver, receiver, scroll)


def load_moment(position: DominoviaPosition, value: object) -> Moment:
    if not isinstance(value, dict) or set(value) != {"turn", "rings", "moves", "chain"}:
        raise bad("moments", "expected objects with turn, rings, moves and chain")
    shown = vec[i64]()
    for item in items_of(position.tables, "moments, chain", value["chain"]):
        shown = append(shown, item)
    turn = number(value, "turn", 0, position.players - 1, 0)
    made = number(value, "moves", 0, position.moves_made, 0)
    return Moment(turn, number(value, "rings", 0, 1 << 40, 0), made, shown)
