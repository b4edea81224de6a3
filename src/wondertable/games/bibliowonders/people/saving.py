"""A position of Bibliowonders! as JSON and back.

The map is written as in the rules' examples: "blue" is a face-up blue shelf, "blue*" one with a crystal, "moving-W" a
moving shelf that points west, "reception" the reception; "(red)" is a face-down red shelf. Cards are lists of their ids,
or for writing by hand texts such as "blue+east". Left out by hand: shelves named nowhere lie face down in random order;
cards named nowhere lie in the draw pile, shuffled, below those named there.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.rules.kit import bit, has, members, set_of, shl, shuffle
from wondertable.core.saving import bad
from wondertable.games.bibliowonders import bag, flow, library, refusals, tell
from wondertable.games.bibliowonders.cards_part import JOIN
from wondertable.games.bibliowonders.ending import REASONS
from wondertable.games.bibliowonders.position import BibliowondersPosition, Player
from wondertable.games.bibliowonders.questions import TURN_ACTION
from wondertable.games.bibliowonders.tables import NONE, RECEPTION, SHELF_BITS, SHELF_MASK, Tables

Json = dict[str, object]
COUNT_MAX = 1_000_000_000


def save_board(position: BibliowondersPosition) -> Json:
    tables = position.tables
    return {
        "turns": int(position.turns),
        "start": None if position.start == NONE else int(position.start),
        "moves": int(position.moves),
        "letter": int(position.letter),
        "passage": position.passage,
        "owed": int(position.owed),
        "map": {name: save_place(position, place) for place, name in enumerate(tables.place_ids)},
        "shuffles": int(position.shuffles),
        "shuffled": {
            name: int(position.shelves[place] >> SHELF_BITS)
            for place, name in enumerate(tables.place_ids)
            if position.shelves[place] >> SHELF_BITS
        },
        "draw_pile": [tables.card_ids[kind] for kind in reversed(list(position.pile[: position.left]))],
        "discard_pile": card_names(tables, position.discard),
        "used": card_names(tables, position.used),
        "ended": REASONS[position.ended],
        "winners": members(position.winners),
        "seats": [save_player(tables, player) for player in position.seats],
    }


def save_place(position: BibliowondersPosition, place: int) -> str:
    name = position.tables.shelf_ids[position.shelves[place] & SHELF_MASK]
    if not has(position.up, place):
        return f"({name})"
    return f"{name}*" if has(position.crystals, place) else name


def save_player(tables: Tables, player: Player) -> Json:
    return {
        "colour": tables.colour_ids[player.colour - 1] if player.colour else None,
        "pawn": tables.place_ids[player.pawn],
        "mp": int(player.mp),
        "hand": card_names(tables, player.hand),
        "old": card_names(tables, player.old),
        "slots": [tables.slot_ids[slot] for slot in members(player.slots)],
        "seen": [tables.place_ids[place] for place in members(player.seen)],
    }


def card_names(tables: Tables, cards: i64) -> list[str]:
    return [tables.card_ids[kind] for kind in bag.cards(cards)]


def census(position: BibliowondersPosition) -> dict[str, int]:
    """Every card of the draw pile wherever it is, and every card of the map."""
    tables = position.tables
    everywhere = [int(kind) for kind in position.pile[: position.left]]
    everywhere += bag.cards(position.discard) + bag.cards(position.used)
    for player in position.seats:
        everywhere += bag.cards(player.hand)
    on_map = [int(shelf & SHELF_MASK) for shelf in position.shelves]
    found = {f"card {name}": everywhere.count(kind) for kind, name in enumerate(tables.card_ids)}
    return found | {f"shelf {tables.shelf_ids[code]}": on_map.count(code) for code in sorted(set(on_map))}


# -- loading -----------------------------------------------------------------------------------------------------------


def load_board(position: BibliowondersPosition, data: object) -> None:
    """Fill a new position; what is left out takes its default."""
    if not isinstance(data, dict):
        raise bad("board", "expected an object")
    empty = dict.fromkeys(SAVED)
    check_names("board", data, empty)
    tables = position.tables
    players = int(position.players)
    position.turns = number(data, "turns", 0, COUNT_MAX, 0)
    if position.turns or data.get("start") is not None:
        position.start = number(data, "start", 0, players - 1, 0)
    if position.turns:
        position.active = (position.start + position.turns - 1) % position.players
        position.moves = number(data, "moves", 0, 99, int(tables.moves_per_turn))
    position.letter = number(data, "letter", 0, 9, 0)
    position.passage = flag(data, "passage")
    position.owed = number(data, "owed", 0, 60, 0)
    load_map(position, data)
    position.discard = card_bag(tables, "discard_pile", data.get("discard_pile", []))
    position.used = card_bag(tables, "used", data.get("used", []))
    position.ended = ended(data)
    position.winners = set_of(seat_list(data, "winners", players))
    load_seats(position, data.get("seats", [{}] * players))
    load_draw_pile(position, data)


SAVED = [
    "turns", "start", "moves", "letter", "passage", "owed", "map", "shuffles", "shuffled", "draw_pile", "discard_pile",
    "used", "ended", "winners", "seats",
]  # fmt: skip
SAVED_SEAT = ["colour", "pawn", "mp", "hand", "old", "slots", "seen"]


def resume(position: BibliowondersPosition) -> None:
    """A hand-written position goes on choosing player cards, or starts the turn it names."""
    if position.ended:
        return
    if position.turns == 0:
        flow.ask_player_card(position)
        return
    tell.turn(position)
    position.ask(TURN_ACTION, bit(position.active), sealed=False)


def check_names(where: str, data: Json, known: Json) -> None:
    for key in data:
        if key not in known:
            raise bad(f"{where}, {str(key)[:40]}", "not a known name here")


def flag(data: Json, key: str) -> bool:
    value = data.get(key, False)
    if not isinstance(value, bool):
        raise bad(key, f"expected true or false, found {value!r}")
    return value


def number(data: Json, key: str, low: int, high: int, default: int) -> int:
    value = data.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise bad(key, f"expected a whole number from {low} to {high}, found {value!r}")
    return value


def ended(data: Json) -> int:
    reason = data.get("ended", "")
    if not isinstance(reason, str) or reason not in REASONS:
        raise bad("ended", f"expected one of {', '.join(REASONS[1:])} or an empty text, found {reason!r}")
    return REASONS.index(reason)


def as_list(key: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise bad(key, f"expected a list, found {value!r}")
    return value


def seat_list(data: Json, key: str, players: int) -> list[int]:
    found = []
    for seat in as_list(key, data.get(key, [])):
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
            raise bad(key, f"expected seats from 0 to {players - 1}, found {seat!r}")
        found.append(seat)
    return found


def place_index(tables: Tables, key: str, value: object) -> int:
    if not isinstance(value, str) or value not in tables.place_ids:
        raise bad(key, f"no such position: {value!r}")
    return tables.place_ids.index(value)


def card_kinds(tables: Tables, key: str, value: object) -> list[int]:
    names = value.split(JOIN) if isinstance(value, str) and value else [] if value == "" else as_list(key, value)
    found = []
    for name in names:
        if not isinstance(name, str) or name not in tables.card_ids:
            raise bad(key, f"no such card: {name!r}")
        found.append(tables.card_ids.index(name))
    return found


def card_bag(tables: Tables, key: str, value: object) -> i64:
    kinds = card_kinds(tables, key, value)
    for kind in kinds:
        if kinds.count(kind) > tables.card_counts[kind]:
            raise too_many(tables, kind)
    return bag.bag_of(kinds)


def too_many(tables: Tables, kind: int) -> Exception:
    count = {"card": tables.card_ids[kind], "count": tables.card_counts[kind]}
    return refusals.refuse("BIB-S4", "too_many", dict(count))


# -- the map -----------------------------------------------------------------------------------------------------------


def load_map(position: BibliowondersPosition, data: Json) -> None:
    """BIB-S2: all shelves of the box lie on the map, each position with exactly one card."""
    tables = position.tables
    named = data.get("map", {})
    if not isinstance(named, dict):
        raise bad("map", f"expected an object from positions to cards, found {named!r}")
    codes: dict[int, int] = {}
    up: i64 = 0
    for name, card in named.items():
        place = place_index(tables, "map", name)
        code, face_up, crystal = read_card(tables, str(name), card)
        codes[place] = code
        if face_up:
            up |= bit(place)
        if crystal:
            position.crystals |= bit(place)
    if RECEPTION not in codes.values() and int(tables.reception_start) not in codes:
        codes[int(tables.reception_start)] = RECEPTION
        up |= bit(tables.reception_start)
    if list(codes.values()).count(RECEPTION) != 1:
        raise bad("map", "expected the reception on exactly one position")
    fill_map(position, codes)
    position.up = up
    load_shuffles(position, data)
    library.count_face_up(position)


def read_card(tables: Tables, place: str, card: object) -> tuple[int, bool, bool]:
    """The code, whether it lies face up, whether a crystal lies on it."""
    if not isinstance(card, str):
        raise bad(f"map, {place}", f"expected a card such as blue, blue* or (blue), found {card!r}")
    face_down = card.startswith("(") and card.endswith(")")
    crystal = card.endswith("*")
    name = card[1:-1] if face_down else card[:-1] if crystal else card
    if not name or name not in tables.shelf_ids:
        raise bad(f"map, {place}", f"no such card: {card!r}")
    code = tables.shelf_ids.index(name)
    if code == RECEPTION and (face_down or crystal):
        raise bad(f"map, {place}", "the reception lies face up and holds no crystal")
    return code, not face_down, crystal


def fill_map(position: BibliowondersPosition, codes: dict[int, int]) -> None:
    tables = position.tables
    rest = [int(code) for code in tables.shelf_pile]
    for code in codes.values():
        if code == RECEPTION:
            continue
        if code not in rest:
            count = {"shelf": tables.shelf_ids[code], "count": list(tables.shelf_pile).count(code)}
            raise refusals.refuse("BIB-S2", "too_many_shelves", dict(count))
        rest.remove(code)
    pile = vec[i64]()
    for code in rest:
        pile = append(pile, code)
    shuffle(pile, position.rng)
    shelves = vec[i64]()
    at = 0
    for place in range(tables.outline.count):
        if place in codes:
            shelves = append(shelves, codes[place])
        else:
            shelves = append(shelves, pile[at])
            at += 1
    position.shelves = shelves
    position.reception = next(place for place, code in enumerate(shelves) if code == RECEPTION)


def load_shuffles(position: BibliowondersPosition, data: Json) -> None:
    """The shuffle that each face-down shelf came from; 0, the first layout, unless named."""
    position.shuffles = number(data, "shuffles", 0, COUNT_MAX, 0)
    shuffled = data.get("shuffled", {})
    if not isinstance(shuffled, dict):
        raise bad("shuffled", f"expected an object from positions to numbers, found {shuffled!r}")
    for name in shuffled:
        place = place_index(position.tables, "shuffled", name)
        origin: i64 = number(shuffled, str(name), 0, int(position.shuffles), 0)
        if has(position.up, place):
            raise bad("shuffled", f"the card on {name} lies face up")
        position.shelves[place] = position.shelves[place] | shl(origin, SHELF_BITS)


# -- seats and piles ---------------------------------------------------------------------------------------------------


def load_seats(position: BibliowondersPosition, data: object) -> None:
    seats = as_list("seats", data)
    if len(seats) != position.players:
        raise bad("seats", f"expected {position.players} of them")
    for seat, entry in enumerate(seats):
        if not isinstance(entry, dict):
            raise bad(f"seat {seat + 1}", f"expected an object, found {entry!r}")
        check_names(f"seat {seat + 1}", entry, dict.fromkeys(SAVED_SEAT))
        load_player(position, position.seats[seat], f"seat {seat + 1}", entry)


def load_player(position: BibliowondersPosition, player: Player, where: str, data: Json) -> None:
    tables = position.tables
    colour = data.get("colour")
    if colour is not None:
        if not isinstance(colour, str) or colour not in tables.characters:
            raise bad(f"{where}, colour", f"no player card of this colour: {colour!r}")
        player.colour = tables.colour_ids.index(colour) + 1
    player.pawn = position.reception
    if "pawn" in data:
        player.pawn = place_index(tables, f"{where}, pawn", data["pawn"])
    player.mp = number(data, "mp", 0, int(tables.mp_max), int(tables.mp_start))
    player.hand = card_bag(tables, f"{where}, hand", data.get("hand", []))
    player.old = card_bag(tables, f"{where}, old", data.get("old", []))
    for slot in as_list(f"{where}, slots", data.get("slots", [])):
        if not isinstance(slot, str) or slot not in tables.slot_ids:
            raise bad(f"{where}, slots", f"no such slot: {slot!r}")
        player.slots |= bit(tables.slot_ids.index(slot))
    for place in as_list(f"{where}, seen", data.get("seen", [])):
        player.seen |= bit(place_index(tables, f"{where}, seen", place))


def load_draw_pile(position: BibliowondersPosition, data: Json) -> None:
    """BIB-S4: all cards are somewhere; those named nowhere lie in the draw pile, below the cards named there."""
    tables = position.tables
    on_top = card_kinds(tables, "draw_pile", data.get("draw_pile", []))
    lying = on_top + bag.cards(position.discard) + bag.cards(position.used)
    for player in position.seats:
        lying += bag.cards(player.hand)
    rest = [int(kind) for kind in position.full_pile()]
    for kind in lying:
        if kind not in rest:
            raise too_many(tables, kind) if kind in position.full_pile() else no_magic(tables, kind)
        rest.remove(kind)
    pile = vec[i64]()
    for kind in rest:
        pile = append(pile, kind)
    shuffle(pile, position.rng)
    for kind in reversed(on_top):
        pile = append(pile, kind)
    position.pile = pile
    position.left = len(pile)


def no_magic(tables: Tables, kind: int) -> Exception:
    return refusals.refuse("BIB-V1", "no_magic", {"card": tables.card_ids[kind]})
