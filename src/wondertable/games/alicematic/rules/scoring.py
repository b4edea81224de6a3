"""Points of the final scoring: tiles, slots and end effects. They depend on public facts only (ALI-N12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from wondertable.core.rules.kit import Kind, Seat, Set, zeros
from wondertable.games.alicematic.rules import kingdom, spaces, tell
from wondertable.games.alicematic.rules.alices import (
    EXTRA_ALICES,
    SLOT_COUNT,
    VP_IF_MOST_ALICES,
    VP_PER_CITY,
    VP_PER_COSTLY_ALICE,
    VP_PER_SLOT_WITH_ALICE,
    Slot,
)
from wondertable.games.alicematic.rules.tables import TILE_SPACES, TilePlace

if TYPE_CHECKING:
    from wondertable.games.alicematic.rules.position import AlicematicPosition, Player

RANK: Final = 1000
"""Tokens weigh more than any number of Alices (ALI-E6)."""


def counted_alices(position: AlicematicPosition, seat: Seat) -> i64:
    """ALI-E3, ALI-A49: for all tie-breaks and for Original."""
    player = position.seats[seat]
    return kingdom.alices(player) + kingdom.amount_of(position.tables, player, EXTRA_ALICES)


def all_alices(position: AlicematicPosition) -> vec[i64]:
    found = zeros(position.players)
    seat: Seat
    for seat in range(position.players):
        found[seat] = counted_alices(position, seat)
    return found


def add_all(sums: vec[i64], points: vec[i64]) -> None:
    seat: Seat
    for seat in range(len(sums)):
        sums[seat] += points[seat]


# -- tiles -------------------------------------------------------------------------------------------------------------


def tokens_on_tile(position: AlicematicPosition, place: TilePlace, seat: Seat) -> i64:
    """ALI-E4: face-up tokens on the seven spaces, City tokens one by one; with ALI-V1 attack tokens too."""
    found: i64 = 0
    i: i64
    for i in range(TILE_SPACES * place, TILE_SPACES * (place + 1)):
        state = position.spaces[position.tables.tile_spaces[i]]
        found += spaces.city_tokens(state, seat)
        if spaces.owner(state) == seat:
            found += 1
        if position.chosen.attack_tokens_score and spaces.attacker(state) == seat:
            found += 1
    return found


def tile_tokens(position: AlicematicPosition, place: TilePlace) -> vec[i64]:
    found = zeros(position.players)
    seat: Seat
    for seat in range(position.players):
        found[seat] = tokens_on_tile(position, place, seat)
    return found


def tile_points(position: AlicematicPosition, tokens: vec[i64], alices: vec[i64]) -> vec[i64]:
    """First and second by tokens, then Alices (ALI-E10: among equals in tokens too)."""
    found = zeros(position.players)
    top = highest(tokens, alices, (RANK + 1) * RANK)
    if top == 0:
        return found
    at_top = how_many(tokens, alices, top)
    second = highest(tokens, alices, top)
    seat: Seat
    for seat in range(position.players):
        own = rank(tokens[seat], alices[seat])
        if own == top:
            if at_top > 1:
                found[seat] = position.tables.tile_tied  # ALI-E9: they share, and nobody else gets anything
            else:
                found[seat] = position.tables.tile_first  # ALI-E7, ALI-E11
        elif own == second and second > 0 and at_top == 1 and how_many(tokens, alices, second) == 1:
            found[seat] = position.tables.tile_second  # ALI-E7; ALI-E8: a tie for it gets nothing
    return found


def rank(tokens: i64, alices: i64) -> i64:
    """ALI-E6: by tokens, then by Alices; 0 for a player without a token, who takes no part (ALI-E5)."""
    if tokens == 0:
        return 0
    return tokens * RANK + alices


def highest(tokens: vec[i64], alices: vec[i64], below: i64) -> i64:
    """The highest rank below a bound."""
    found: i64 = 0
    seat: Seat
    for seat in range(len(tokens)):
        own = rank(tokens[seat], alices[seat])
        if found < own < below:
            found = own
    return found


def how_many(tokens: vec[i64], alices: vec[i64], wanted: i64) -> i64:
    found: i64 = 0
    seat: Seat
    for seat in range(len(tokens)):
        if rank(tokens[seat], alices[seat]) == wanted:
            found += 1
    return found


def add_tiles(position: AlicematicPosition) -> vec[i64]:
    """The tile points of every player."""
    found = zeros(position.players)
    alices = all_alices(position)
    for place in position.land.used:
        tokens = tile_tokens(position, place)
        points = tile_points(position, tokens, alices)
        add_all(found, points)
        tell.tile(position, place, tokens, points)
    return found


# -- slots -------------------------------------------------------------------------------------------------------------


def slot_alices(position: AlicematicPosition, slot: Slot) -> vec[i64]:
    found = zeros(position.players)
    seat: Seat
    for seat in range(position.players):
        found[seat] = kingdom.alices_in(position.seats[seat], slot)
    return found


def slot_points(alices: vec[i64]) -> vec[i64]:
    """ALI-E12: everybody with the highest number of face-up cards in a slot gets that number."""
    most: i64 = 0
    for number in alices:
        most = max(most, number)
    found = zeros(len(alices))
    seat: Seat
    for seat in range(len(alices)):
        if alices[seat] == most:
            found[seat] = most
    return found


def add_slots(position: AlicematicPosition) -> vec[i64]:
    """The slot points of every player."""
    found = zeros(position.players)
    slot: Slot
    for slot in range(SLOT_COUNT):
        points = slot_points(slot_alices(position, slot))
        add_all(found, points)
        tell.slot(position, slot, points)
    return found


# -- end effects -------------------------------------------------------------------------------------------------------


def effect_points(position: AlicematicPosition, seat: Seat, kind: Kind) -> i64:
    """ALI-E15: what one source of an end effect is worth to this player."""
    player = position.seats[seat]
    alice = position.tables.alices[kind]
    if alice.verb == VP_IF_MOST_ALICES:
        if has_most_alices(position, seat):
            return alice.amount
        return 0
    if alice.verb == VP_PER_SLOT_WITH_ALICE:  # ALI-A32
        return alice.amount * kingdom.slots_with_alice(player)
    if alice.verb == VP_PER_COSTLY_ALICE:
        return alice.amount * costly_alices(position, player, alice.min_cost)
    if alice.verb == VP_PER_CITY:
        return alice.amount * spaces.cities_of(position, seat)
    return 0


def has_most_alices(position: AlicematicPosition, seat: Seat) -> bool:
    """ALI-A45: nobody has more; with ALI-V4 everybody has fewer."""
    own = counted_alices(position, seat)
    other: Seat
    for other in range(position.players):
        if other != seat:
            theirs = counted_alices(position, other)
            if theirs > own or (position.chosen.original_alone and theirs == own):
                return False
    return True


def costly_alices(position: AlicematicPosition, player: Player, min_cost: i64) -> i64:
    """ALI-A38: a Wiccan counts with her own cost."""
    found: i64 = 0
    for card in player.cards:
        if kingdom.is_up(card) and position.tables.cost[kingdom.kind_in(card)] >= min_cost:
            found += 1
    return found


def end_kinds(position: AlicematicPosition, seat: Seat) -> Set:
    """The kinds with points in the final scoring that this player has."""
    verbs = position.tables.with_verb
    scoring = verbs[VP_IF_MOST_ALICES] | verbs[VP_PER_SLOT_WITH_ALICE] | verbs[VP_PER_COSTLY_ALICE] | verbs[VP_PER_CITY]
    player = position.seats[seat]
    return (player.real | player.copied) & scoring


def add_effects(position: AlicematicPosition, seat: Seat) -> i64:
    """The points of all end effects of a player."""
    player = position.seats[seat]
    found: i64 = 0
    kinds = end_kinds(position, seat)
    kind: Kind = 0
    while kinds:
        if kinds & 1:
            points = effect_points(position, seat, kind) * kingdom.sources(position.tables, player, kind)
            found += points
            tell.end_effect(position, seat, kind, points)
        kinds >>= 1
        kind += 1
    return found
