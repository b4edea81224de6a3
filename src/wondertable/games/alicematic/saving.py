"""A position of AlicematiC as JSON and back.

A card is the slot of its colour and its place among the kinds of that colour, counted from 1: ["red", 2]; by hand also its
name, "Knight", or "?" for any card that lies nowhere else. A card in a slot may be written by hand as its name (face up),
a name in brackets (face down), or "Wiccan:Merchant". Left out by hand: kingdoms go to the seats in order, a hand has five
cards, the deck is everything that lies nowhere else, shuffled, and connections are worked out.
"""

from __future__ import annotations

from typing import Final

from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import bag_of, count, members, set_of
from wondertable.core.saving import bad
from wondertable.games.alicematic import effects, kingdom, refusals, spaces
from wondertable.games.alicematic.alices import CITY, FOREST, OFF_MAP, SLOTS, TOKENS
from wondertable.games.alicematic.map_saving import load_map, save_map
from wondertable.games.alicematic.pack import Pack
from wondertable.games.alicematic.position import AlicematicPosition, Player, begin
from wondertable.games.alicematic.questions import CHOOSING_CARDS, CHOOSING_KINGDOMS, OVER, PHASES
from wondertable.games.alicematic.scoring import BY_POINTS, REASONS
from wondertable.games.alicematic.tables import NONE, SLOT_MAX, Tables, packed

Json = dict[str, object]
VP_MAX: Final = 9999


def save_board(position: AlicematicPosition) -> Json:
    tables = position.tables
    dealt = position.phase > CHOOSING_KINGDOMS
    return {
        "phase": PHASES[position.phase],
        "round": int(position.round),
        "start": None if position.start == NONE else int(position.start),
        "turns": int(position.turns),
        "tiles": save_map(position.land),
        "spaces": save_spaces(position),
        "seats": [save_player(tables, player) for player in position.seats],
        "deck": [tables.written[kind] for kind in position.deck[position.drawn :]] if dealt else [],
        "reshuffled": position.reshuffled,
        "pending": [save_effect(tables, effect) for effect in position.pending],
        "effect": save_effect(tables, position.effect) if position.effect else None,
        "ended": REASONS[position.ended],
        "winners": members(position.winners),
    }


def save_player(tables: Tables, player: Player) -> Json:
    return {
        "kingdom": None if player.kingdom == NONE else tables.kingdom_ids[player.kingdom],
        "hand": [tables.written[kind] for kind in player.hand],
        "slots": {name: save_slot(tables, player, slot) for slot, name in enumerate(SLOTS)},
        "tokens": {name: int(count(player.tokens, colour)) for name, colour in TOKENS.items()},
        "vp": int(player.vp),
        "discarded": [tables.written[kind] for kind in player.discarded],
        "redrew": [tables.written[kind] for kind in player.redrew],
        "auto_gain": not player.asks_gains,
        "points": int(player.points),
    }


def save_slot(tables: Tables, player: Player, slot: int) -> list[Json]:
    return [save_card(tables, card) for card in player.cards[SLOT_MAX * slot : SLOT_MAX * (slot + 1)] if card]


def save_card(tables: Tables, card: int) -> Json:
    copied = kingdom.copy_in(card)
    return {
        "card": tables.written[kingdom.kind_in(card)],
        "up": kingdom.is_up(card),
        "public": kingdom.is_public(card),
        "copies": None if copied == NONE else tables.alice_names[copied],
        "since": int(kingdom.since_in(card)),
    }


def save_effect(tables: Tables, effect: int) -> Json:
    return {
        "alice": tables.alice_names[effects.kind_behind(effect)],
        "copied": effects.is_copied(effect),
        "detail": int(effects.detail(effect)),
    }


def save_spaces(position: AlicematicPosition) -> Json:
    """The spaces with tokens: a City with those of each seat, another with its owner or attacker."""
    found: Json = {}
    for space in position.land.spaces:
        state = position.spaces[space]
        entry: Json = {}
        if spaces.tokens_in_city(state):
            entry["tokens"] = [int(spaces.city_tokens(state, seat)) for seat in range(position.players)]
        if spaces.owner(state) != NONE:
            entry["owner"] = int(spaces.owner(state))
        if spaces.attacker(state) != NONE:
            entry["attack"] = int(spaces.attacker(state))
        if entry:
            found[position.tables.space_names[space]] = entry
    return found


def census(position: AlicematicPosition) -> dict[str, int]:
    """ALI-N1, ALI-N2: cards in deck, discard pile, hands and slots; tokens in the bank and with players."""
    tables = position.tables
    lying = [int(kind) for kind in position.deck[position.drawn :]]
    for player in position.seats:
        lying += [int(kind) for kind in player.hand]
        lying += [int(kingdom.kind_in(card)) for card in player.cards if card]
        if not position.reshuffled:
            lying += [int(kind) for kind in player.discarded]
    found = {name: lying.count(kind) for kind, name in enumerate(tables.alice_names)}
    for name, colour in TOKENS.items():
        found[f"{name} tokens"] = int(count(position.bank, colour))
        found[f"{name} tokens"] += sum(int(count(player.tokens, colour)) for player in position.seats)
    return found


# -- loading -----------------------------------------------------------------------------------------------------------


def load_board(tables: Tables, players: int, data: object, rng: Rng, asks_gains: bool) -> AlicematicPosition:
    if not isinstance(data, dict):
        raise bad("board", "expected an object")
    position = begin(tables, players, rng)
    check_names("board", data, save_board(position))
    position.phase = PHASES.index(choice(data, "phase", PHASES, PHASES[CHOOSING_KINGDOMS]))
    playing = position.phase > CHOOSING_CARDS
    in_round = position.phase > CHOOSING_CARDS + 1
    position.round = number(data, "round", int(in_round), int(tables.rounds) if in_round else 0, int(in_round))
    if playing:
        position.start = number(data, "start", 0, players - 1, 0)
    position.turns = number(
        data, "turns", 0, players * int(tables.start_cities), players if position.phase == OVER else 0
    )
    if "tiles" in data:
        load_map(position, data["tiles"])
    elif position.phase > CHOOSING_KINGDOMS:
        raise bad("tiles", "missing: the map lies from the beginning")
    load_spaces(position, data.get("spaces", {}))
    load_seats(position, data, asks_gains)
    position.reshuffled = flag(data, "reshuffled", False)
    load_effects(position, data)
    position.ended = REASONS.index(choice(data, "ended", REASONS, REASONS[BY_POINTS] if position.phase == OVER else ""))
    position.winners = seat_set(data, "winners", players)
    return position


def load_seats(position: AlicematicPosition, data: Json, asks_gains: bool) -> None:
    entries = data.get("seats", [{} for _ in range(position.players)])
    if (
        not isinstance(entries, list)
        or len(entries) != position.players
        or not all(isinstance(e, dict) for e in entries)
    ):
        raise bad("seats", f"expected {position.players} objects")
    for player in position.seats:
        player.asks_gains = asks_gains
    pack = Pack(position.tables)
    for seat, entry in enumerate(entries):
        load_player(position, seat, entry, pack)
    if position.phase == CHOOSING_KINGDOMS:
        return
    deck = pack.cards("deck", data.get("deck", []))
    position.deck = packed(pack.fill(position.rng, position.seats, deck, flag(data, "reshuffled", False)))
    position.drawn = 0


def load_player(position: AlicematicPosition, seat: int, data: Json, pack: Pack) -> None:
    tables = position.tables
    player = position.seats[seat]
    where = f"seat {seat + 1}"
    check_names(where, data, save_player(tables, player))
    dealt = position.phase > CHOOSING_KINGDOMS
    player.kingdom = load_kingdom(position, seat, data)
    default: list[object] = ["?"] * int(tables.hand_start) if dealt else []
    pack.hand(player, pack.cards(f"{where}, hand", data.get("hand", default)))
    pack.discards(player, pack.cards(f"{where}, discarded", data.get("discarded", [])))
    pack.redraws(player, pack.cards(f"{where}, redrew", data.get("redrew", [])))
    slots = data.get("slots", {})
    if not isinstance(slots, dict) or any(name not in SLOTS for name in slots):
        raise bad(f"{where}, slots", f"expected an object with the names {', '.join(SLOTS)}")
    for slot, name in enumerate(SLOTS):
        pack.slot(player, slot, f"{where}, {name}", slots.get(name, []))
    tokens = data.get("tokens", {})
    if not isinstance(tokens, dict) or any(name not in TOKENS for name in tokens):
        raise bad(f"{where}, tokens", f"expected an object with the names {', '.join(TOKENS)}")
    for name, colour in TOKENS.items():
        held = number(tokens, name, 0, int(tables.bank_each), 0)
        if held > count(position.bank, colour):
            raise refusals.refuse("ALI-N2", "too_many_tokens", {"token": name, "count": int(tables.bank_each)})
        bag = bag_of([colour] * held)
        player.tokens += bag
        position.bank -= bag
    player.vp = number(data, "vp", 0, VP_MAX, 0)
    player.points = number(data, "points", 0, VP_MAX, 0)
    player.asks_gains = not flag(data, "auto_gain", not player.asks_gains)


def load_kingdom(position: AlicematicPosition, seat: int, data: Json) -> int:
    ids = position.tables.kingdom_ids
    if data.get("kingdom") is None:
        return seat if position.phase > CHOOSING_KINGDOMS else NONE
    value = data["kingdom"]
    if value not in ids:
        raise bad(f"seat {seat + 1}, kingdom", f"expected one of {', '.join(ids)}, found {value!r}")
    return ids.index(str(value))


def load_spaces(position: AlicematicPosition, data: object) -> None:
    if not isinstance(data, dict):
        raise bad("spaces", "expected an object")
    for name, entry in data.items():
        space = position.tables.hexes.number(str(name))
        if space is None or position.land.kind[space] == OFF_MAP:
            raise bad("spaces", f"no such space: {str(name)[:40]!r}")
        if not isinstance(entry, dict):
            raise bad(f"spaces, {name}", "expected an object")
        load_space(position, str(name), space, entry)
    spaces.connect_all(position)


def load_space(position: AlicematicPosition, name: str, space: int, data: Json) -> None:
    """ALI-N5: tokens on Cities, one owner and one attacker of different seats on land, one owner on a Forest."""
    where = f"spaces, {name}"
    kind = position.land.kind[space]
    allowed = ["tokens"] if kind == CITY else ["owner"] if kind == FOREST else ["owner", "attack"]
    for key in data:
        if key not in allowed:
            raise bad(where, f"expected {' and '.join(allowed)} there, found {str(key)[:40]!r}")
    if kind == CITY:
        tokens = data.get("tokens", [])
        if not isinstance(tokens, list) or len(tokens) != position.players or not all(is_count(n) for n in tokens):
            raise bad(f"{where}, tokens", f"expected {position.players} counts")
        if sum(tokens) > position.land.spots[space]:
            raise refusals.refuse(
                "ALI-N5", "too_many_in_city", {"space": name, "count": int(position.land.spots[space])}
            )
        for seat, held in enumerate(tokens):
            for _ in range(held):
                spaces.put_city_token(position, seat, space)
        return
    owner = number(data, "owner", 0, position.players - 1, NONE)
    attacker = number(data, "attack", 0, position.players - 1, NONE)
    if owner == attacker != NONE:
        raise refusals.refuse("ALI-N5", "owner_attacks", {"space": name})
    position.spaces[space] = owner + 1
    if attacker != NONE:
        spaces.put_attack_token(position, attacker, space)


def load_effects(position: AlicematicPosition, data: Json) -> None:
    pending = data.get("pending", [])
    if not isinstance(pending, list):
        raise bad("pending", "expected a list")
    position.pending = packed([load_effect(position, entry) for entry in pending])
    if data.get("effect") is not None:
        position.effect = load_effect(position, data["effect"])


def load_effect(position: AlicematicPosition, data: object) -> int:
    names = position.tables.alice_names
    if not isinstance(data, dict) or data.get("alice") not in names:
        raise bad("effect", "expected an object with the name of an Alice")
    detail = number(data, "detail", 0, kingdom.PLACES - 1, 0)
    return int(effects.effect_of(names.index(str(data["alice"])), flag(data, "copied", False), detail))


# -- parts -------------------------------------------------------------------------------------------------------------


def check_names(where: str, data: Json, saved: Json) -> None:
    for key in data:
        if key not in saved:
            raise bad(f"{where}, {str(key)[:40]}", "not a known name here")


def is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def flag(data: Json, key: str, default: bool) -> bool:
    value = data.get(key, default)
    if not isinstance(value, bool):
        raise bad(key, f"expected true or false, found {value!r}")
    return value


def number(data: Json, key: str, low: int, high: int, default: int) -> int:
    value = data.get(key, default)
    if value is None or (value == default and key not in data):
        return default
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise bad(key, f"expected a whole number from {low} to {high}, found {value!r}")
    return value


def choice(data: Json, key: str, allowed: list[str], default: str) -> str:
    value = data.get(key, default)
    if value not in allowed:
        raise bad(key, f"expected one of {', '.join(word for word in allowed if word)}, found {value!r}")
    return str(value)


def seat_set(data: Json, key: str, players: int) -> int:
    value = data.get(key, [])
    if not isinstance(value, list) or not all(is_count(s) and s < players for s in value):
        raise bad(key, f"expected a list of seats from 0 to {players - 1}, found {value!r}")
    return int(set_of([int(s) for s in value]))
