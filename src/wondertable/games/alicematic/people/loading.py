"""The parts of a saved or hand-written position of AlicematiC, read and checked one by one."""

from __future__ import annotations

from typing import Final

from wondertable.core.reading import check_names, flag
from wondertable.core.rules.bags import count, one
from wondertable.core.rules.kit import packed
from wondertable.core.saving import bad
from wondertable.games.alicematic.people import refusals
from wondertable.games.alicematic.people.loading_cards import Box
from wondertable.games.alicematic.rules import kingdom, spaces, triggers
from wondertable.games.alicematic.rules.alices import CITY, FOREST, OFF_MAP, SLOTS, TOKEN_BITS, TOKENS
from wondertable.games.alicematic.rules.phases import CHOOSING_KINGDOMS
from wondertable.games.alicematic.rules.position import AlicematicPosition
from wondertable.games.alicematic.rules.tables import NONE

Json = dict[str, object]
SEAT: Json = dict.fromkeys(["kingdom", "hand", "slots", "tokens", "vp", "discarded", "redrew", "auto_gain", "points"])
VP_MAX: Final = 9999


def load_seats(position: AlicematicPosition, data: Json) -> None:
    entries = data.get("seats", [{} for _ in range(position.players)])
    if (
        not isinstance(entries, list)
        or len(entries) != position.players
        or not all(isinstance(e, dict) for e in entries)
    ):
        raise bad("seats", f"expected {position.players} objects")
    box = Box(position.tables)
    for seat, entry in enumerate(entries):
        load_player(position, seat, entry, box)
    if position.phase == CHOOSING_KINGDOMS:
        return
    deck = box.cards("deck", data.get("deck", []))
    position.deck = packed(box.fill(position.rng, position.seats, deck, flag(data, "reshuffled")))
    position.drawn = 0


def load_player(position: AlicematicPosition, seat: int, data: Json, box: Box) -> None:
    tables = position.tables
    player = position.seats[seat]
    where = f"seat {seat + 1}"
    check_names(where, data, SEAT)
    dealt = position.phase > CHOOSING_KINGDOMS
    player.kingdom = load_kingdom(position, seat, data)
    default: list[object] = ["?"] * tables.hand_start if dealt else []
    box.hand(player, box.cards(f"{where}, hand", data.get("hand", default)))
    box.discards(player, box.cards(f"{where}, discarded", data.get("discarded", [])))
    box.redraws(player, box.cards(f"{where}, redrew", data.get("redrew", [])))
    slots = data.get("slots", {})
    if not isinstance(slots, dict) or any(name not in SLOTS for name in slots):
        raise bad(f"{where}, slots", f"expected an object with the names {', '.join(SLOTS)}")
    for slot, name in enumerate(SLOTS):
        box.slot(player, slot, f"{where}, {name}", slots.get(name, []))
    tokens = data.get("tokens", {})
    if not isinstance(tokens, dict) or any(name not in TOKENS for name in tokens):
        raise bad(f"{where}, tokens", f"expected an object with the names {', '.join(TOKENS)}")
    for name, colour in TOKENS.items():
        held = number(tokens, name, 0, tables.bank_each, 0)
        if held > count(position.bank, colour, TOKEN_BITS):
            raise refusals.refuse("ALI-N2", "too_many_tokens", {"token": name, "count": tables.bank_each})
        bag = held * one(colour, TOKEN_BITS)
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
        if space is None or position.land.terrain[space] == OFF_MAP:
            raise bad("spaces", f"no such space: {str(name)[:40]!r}")
        if not isinstance(entry, dict):
            raise bad(f"spaces, {name}", "expected an object")
        load_space(position, str(name), space, entry)
    spaces.connect_all(position)


def load_space(position: AlicematicPosition, name: str, space: int, data: Json) -> None:
    """ALI-N5: tokens on Cities, one owner and one attacker of different seats on land, one owner on a Forest."""
    where = f"spaces, {name}"
    terrain = position.land.terrain[space]
    allowed = ["tokens"] if terrain == CITY else ["owner"] if terrain == FOREST else ["owner", "attack"]
    for key in data:
        if key not in allowed:
            raise bad(where, f"expected {' and '.join(allowed)} there, found {str(key)[:40]!r}")
    if terrain == CITY:
        tokens = data.get("tokens", [])
        if not isinstance(tokens, list) or len(tokens) != position.players or not all(is_count(n) for n in tokens):
            raise bad(f"{where}, tokens", f"expected {position.players} counts")
        if sum(tokens) > position.land.spots[space]:
            raise refusals.refuse("ALI-N5", "too_many_in_city", {"space": name, "count": position.land.spots[space]})
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
    return int(triggers.effect_of(names.index(str(data["alice"])), flag(data, "copied"), detail))


# -- parts -------------------------------------------------------------------------------------------------------------


def is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


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
