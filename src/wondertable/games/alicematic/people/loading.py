"""The parts of a saved or hand-written position of AlicematiC, checked one by one."""

from __future__ import annotations

from typing import cast

from msgspec import UNSET, structs

from wondertable.core.rules.bags import count, one
from wondertable.core.rules.kit import packed
from wondertable.core.saving import bad
from wondertable.core.shapes import within
from wondertable.games.alicematic.people import refusals
from wondertable.games.alicematic.people.loading_cards import ANY, Box
from wondertable.games.alicematic.people.saved import Board, SavedEffect, SavedPlayer, SavedSpace, SavedTokens, Slotted
from wondertable.games.alicematic.rules import kingdom, spaces, triggers
from wondertable.games.alicematic.rules.alices import CITY, FOREST, OFF_MAP, SLOTS, TOKEN_BITS, TOKENS
from wondertable.games.alicematic.rules.phases import CHOOSING_KINGDOMS
from wondertable.games.alicematic.rules.position import AlicematicPosition, Player
from wondertable.games.alicematic.rules.tables import NONE


def load_seats(position: AlicematicPosition, board: Board) -> None:
    seats = [SavedPlayer()] * position.players if board.seats is UNSET else board.seats
    if len(seats) != position.players:
        raise bad("seats", f"expected {position.players}")
    box = Box(position.tables)
    for seat, saved in enumerate(seats):
        load_player(position, seat, saved, box)
    if position.phase == CHOOSING_KINGDOMS:
        return
    deck = box.cards("deck", board.deck)
    position.deck = packed(box.fill(position.rng, position.seats, deck, board.reshuffled))
    position.drawn = 0


def load_player(position: AlicematicPosition, seat: int, saved: SavedPlayer, box: Box) -> None:
    player, where = position.seats[seat], f"seats {seat + 1}"
    player.kingdom = load_kingdom(position, seat, saved.kingdom)
    dealt = position.phase > CHOOSING_KINGDOMS
    unnamed = [ANY] * position.tables.hand_start if dealt else []
    box.hand(player, unnamed if saved.hand is UNSET else box.cards(f"{where}, hand", saved.hand))
    box.discards(player, box.cards(f"{where}, discarded", saved.discarded))
    box.redraws(player, box.cards(f"{where}, redrew", saved.redrew))
    for slot, name in enumerate(SLOTS):
        box.slot(player, slot, f"{where}, slots, {name}", cast(Slotted, getattr(saved.slots, name)))
    load_tokens(position, player, saved.tokens, f"{where}, tokens")
    player.vp = saved.vp
    player.points = saved.points
    if saved.auto_gain is not UNSET:
        player.asks_gains = not saved.auto_gain


def load_tokens(position: AlicematicPosition, player: Player, saved: SavedTokens, where: str) -> None:
    each = position.tables.bank_each
    for name, held in structs.asdict(saved).items():
        within(f"{where}, {name}", held, 0, each, bad)
        if held > count(position.bank, TOKENS[name], TOKEN_BITS):
            raise refusals.refuse("ALI-N2", "too_many_tokens", {"token": name, "count": each})
        bag = held * one(TOKENS[name], TOKEN_BITS)
        player.tokens += bag
        position.bank -= bag


def load_kingdom(position: AlicematicPosition, seat: int, kingdom: str | None) -> int:
    ids = position.tables.kingdom_ids
    if kingdom is None:
        return seat if position.phase > CHOOSING_KINGDOMS else NONE
    if kingdom not in ids:
        raise bad(f"seats {seat + 1}, kingdom", f"expected one of {', '.join(ids)}, found {kingdom!r}")
    return ids.index(kingdom)


def load_spaces(position: AlicematicPosition, saved: dict[str, SavedSpace]) -> None:
    for name, entry in saved.items():
        space = position.tables.hexes.number(name)
        if space is None or position.land.terrain[space] == OFF_MAP:
            raise bad("spaces", f"no such space: {name[:40]!r}")
        load_space(position, name, space, entry)
    spaces.connect_all(position)


def load_space(position: AlicematicPosition, name: str, space: int, saved: SavedSpace) -> None:
    """ALI-N5: tokens on Cities, one owner and one attacker of different seats on land, one owner on a Forest."""
    where = f"spaces, {name}"
    terrain = position.land.terrain[space]
    allowed = ["tokens"] if terrain == CITY else ["owner"] if terrain == FOREST else ["owner", "attack"]
    for key, value in structs.asdict(saved).items():
        if value is not None and key not in allowed:
            raise bad(where, f"expected {' and '.join(allowed)} there, found {key!r}")
    if terrain == CITY:
        load_city(position, name, space, saved.tokens or [0] * position.players)
        return
    last = position.players - 1
    owner = NONE if saved.owner is None else within(f"{where}, owner", saved.owner, 0, last, bad)
    attacker = NONE if saved.attack is None else within(f"{where}, attack", saved.attack, 0, last, bad)
    if owner == attacker != NONE:
        raise refusals.refuse("ALI-N5", "owner_attacks", {"space": name})
    position.spaces[space] = owner + 1
    if attacker != NONE:
        spaces.put_attack_token(position, attacker, space)


def load_city(position: AlicematicPosition, name: str, city: int, tokens: list[int]) -> None:
    if len(tokens) != position.players:
        raise bad(f"spaces, {name}, tokens", f"expected {position.players} counts")
    if sum(tokens) > position.land.spots[city]:
        raise refusals.refuse("ALI-N5", "too_many_in_city", {"space": name, "count": position.land.spots[city]})
    for seat, held in enumerate(tokens):
        for _ in range(held):
            spaces.put_city_token(position, seat, city)


def load_effects(position: AlicematicPosition, board: Board) -> None:
    position.pending = packed([load_effect(position, "pending", saved) for saved in board.pending])
    if board.effect is not None:
        position.effect = load_effect(position, "effect", board.effect)


def load_effect(position: AlicematicPosition, where: str, saved: SavedEffect) -> int:
    names = position.tables.alice_names
    if saved.alice not in names:
        raise bad(f"{where}, alice", f"expected the name of an Alice, found {saved.alice!r}")
    detail = within(f"{where}, detail", saved.detail, 0, kingdom.PLACES - 1, bad)
    return int(triggers.effect_of(names.index(saved.alice), saved.copied, detail))
