"""The final scoring: tiles, slots, end effects, and who wins. It depends on public facts only (ALI-N12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from wondertable.core.rules.kit import bit, zeros
from wondertable.games.alicematic import kingdom, spaces, tell
from wondertable.games.alicematic.alices import (
    EXTRA_ALICES,
    SLOT_COUNT,
    VP_IF_MOST_ALICES,
    VP_PER_CITY,
    VP_PER_COSTLY_ALICE,
    VP_PER_SLOT_WITH_ALICE,
)
from wondertable.games.alicematic.tables import TILE_SPACES

if TYPE_CHECKING:
    from wondertable.games.alicematic.position import AlicematicPosition, Player

RUNNING: Final = 0
BY_POINTS: Final = 1
BY_ALICES: Final = 2
SHARED: Final = 3
REASONS: Final = ["", "points", "alices", "shared"]
"""Why a game ended so: the most VP alone, the most Alices among equals, or a shared victory (ALI-E17)."""

RANK: Final = 1000
"""Tokens weigh more than any number of Alices (ALI-E6)."""


def count_points(position: AlicematicPosition) -> None:
    """ALI-E2: VP gained in play, tile points, slot points, end effects. ALI-K8: now everything may be shown."""
    position.reveal()
    tiles = add_tiles(position)
    slots = add_slots(position)
    seat: i64
    for seat in range(position.players):
        player = position.seats[seat]
        effects = add_effects(position, seat)
        player.points = player.vp + tiles[seat] + slots[seat] + effects
        tell.score(position, seat, tiles[seat], slots[seat], effects)
    choose_winners(position)


def choose_winners(position: AlicematicPosition) -> None:
    """ALI-E17: most VP; equal, more Alices; still equal, a shared victory."""
    best: i64 = -1
    tied: i64 = 0
    for player in position.seats:
        if player.points > best:
            best = player.points
            tied = 1
        elif player.points == best:
            tied += 1
    most: i64 = -1
    winners: i64 = 0
    shared: i64 = 0
    seat: i64
    for seat in range(position.players):
        if position.seats[seat].points == best:
            alices = counted_alices(position, seat)
            if alices > most:
                most = alices
                winners = bit(seat)
                shared = 1
            elif alices == most:
                winners |= bit(seat)
                shared += 1
    position.winners = winners
    if tied == 1:
        position.ended = BY_POINTS
    elif shared == 1:
        position.ended = BY_ALICES
    else:
        position.ended = SHARED
    tell.win(position)


def counted_alices(position: AlicematicPosition, seat: i64) -> i64:
    """ALI-E3: for all tie-breaks and for Original."""
    player = position.seats[seat]
    return kingdom.alices(player) + kingdom.amount_of(position.tables, player, EXTRA_ALICES)


# -- tiles -------------------------------------------------------------------------------------------------------------


def tokens_on_tile(position: AlicematicPosition, place: i64, seat: i64) -> i64:
    """ALI-E4: face-up tokens on the seven spaces, City tokens one by one; with ALI-V1 attack tokens too."""
    found: i64 = 0
    i: i64 = 0
    while i < TILE_SPACES:
        state = position.spaces[position.tables.tile_spaces[TILE_SPACES * place + i]]
        found += spaces.city_tokens(state, seat)
        if spaces.owner(state) == seat:
            found += 1
        if position.attack_tokens_score and spaces.attacker(state) == seat:
            found += 1
        i += 1
    return found


def tile_tokens(position: AlicematicPosition, place: i64) -> vec[i64]:
    found = zeros(position.players)
    seat: i64
    for seat in range(position.players):
        found[seat] = tokens_on_tile(position, place, seat)
    return found


def all_alices(position: AlicematicPosition) -> vec[i64]:
    found = zeros(position.players)
    seat: i64
    for seat in range(position.players):
        found[seat] = counted_alices(position, seat)
    return found


def tile_points(position: AlicematicPosition, tokens: vec[i64], alices: vec[i64]) -> vec[i64]:
    """ALI-E5 to ALI-E11: first and second by tokens, then Alices; a tie at the top shares, a tie for second gets nothing."""
    found = zeros(position.players)
    top = highest(tokens, alices, (RANK + 1) * RANK)
    if top == 0:
        return found
    at_top = how_many(tokens, alices, top)
    second = highest(tokens, alices, top)
    seat: i64 = 0
    while seat < position.players:
        own = rank(tokens[seat], alices[seat])
        if own == top:
            if at_top > 1:
                found[seat] = position.tables.tile_tied
            else:
                found[seat] = position.tables.tile_first
        elif own == second and second > 0 and at_top == 1 and how_many(tokens, alices, second) == 1:
            found[seat] = position.tables.tile_second
        seat += 1
    return found


def rank(tokens: i64, alices: i64) -> i64:
    """0 for a player without a token, who takes no part (ALI-E5)."""
    if tokens == 0:
        return 0
    return tokens * RANK + alices


def highest(tokens: vec[i64], alices: vec[i64], below: i64) -> i64:
    """The highest rank below a bound."""
    found: i64 = 0
    seat: i64 = 0
    while seat < len(tokens):
        own = rank(tokens[seat], alices[seat])
        if found < own < below:
            found = own
        seat += 1
    return found


def how_many(tokens: vec[i64], alices: vec[i64], wanted: i64) -> i64:
    found: i64 = 0
    seat: i64 = 0
    while seat < len(tokens):
        if rank(tokens[seat], alices[seat]) == wanted:
            found += 1
        seat += 1
    return found


def add_tiles(position: AlicematicPosition) -> vec[i64]:
    """The tile points of every player."""
    found = zeros(position.players)
    alices = all_alices(position)
    place: i64
    for place in range(position.tables.tile_count):
        if position.land.laid[place] is None:
            continue
        tokens = tile_tokens(position, place)
        points = tile_points(position, tokens, alices)
        add_all(found, points)
        tell.tile(position, place, tokens, points)
    return found


def add_all(sums: vec[i64], points: vec[i64]) -> None:
    seat: i64 = 0
    while seat < len(sums):
        sums[seat] += points[seat]
        seat += 1


# -- slots -------------------------------------------------------------------------------------------------------------


def slot_alices(position: AlicematicPosition, slot: i64) -> vec[i64]:
    found = zeros(position.players)
    seat: i64
    for seat in range(position.players):
        found[seat] = kingdom.alices_in(position.seats[seat], slot)
    return found


def slot_points(alices: vec[i64]) -> vec[i64]:
    """ALI-E12: everybody with the highest number of face-up cards in a slot gets that number."""
    most: i64 = 0
    for number in alices:
        if number > most:
            most = number
    found = zeros(len(alices))
    seat: i64 = 0
    while seat < len(alices):
        if alices[seat] == most:
            found[seat] = most
        seat += 1
    return found


def add_slots(position: AlicematicPosition) -> vec[i64]:
    """The slot points of every player."""
    found = zeros(position.players)
    slot: i64
    for slot in range(SLOT_COUNT):
        points = slot_points(slot_alices(position, slot))
        add_all(found, points)
        tell.slot(position, slot, points)
    return found


# -- end effects -------------------------------------------------------------------------------------------------------


def effect_points(position: AlicematicPosition, seat: i64, kind: i64) -> i64:
    """ALI-E15: what one source of an end effect is worth to this player."""
    player = position.seats[seat]
    alice = position.tables.alices[kind]
    if alice.verb == VP_IF_MOST_ALICES:
        if has_most_alices(position, seat):
            return alice.amount
        return 0
    if alice.verb == VP_PER_SLOT_WITH_ALICE:
        return alice.amount * kingdom.slots_with_alice(player)
    if alice.verb == VP_PER_COSTLY_ALICE:
        return alice.amount * costly_alices(position, player, alice.min_cost)
    if alice.verb == VP_PER_CITY:
        return alice.amount * spaces.cities_of(position, seat)
    return 0


def has_most_alices(position: AlicematicPosition, seat: i64) -> bool:
    """ALI-A45: nobody has more; with ALI-V4 everybody has fewer."""
    own = counted_alices(position, seat)
    other: i64
    for other in range(position.players):
        if other != seat:
            theirs = counted_alices(position, other)
            if theirs > own or (position.original_alone and theirs == own):
                return False
    return True


def costly_alices(position: AlicematicPosition, player: Player, min_cost: i64) -> i64:
    """ALI-A38: a Wiccan counts with her own cost."""
    found: i64 = 0
    for card in player.cards:
        if kingdom.is_up(card) and position.tables.cost[kingdom.kind_in(card)] >= min_cost:
            found += 1
    return found


def end_kinds(position: AlicematicPosition, seat: i64) -> i64:
    """The kinds with points in the final scoring that this player has, as a set."""
    verbs = position.tables.with_verb
    scoring = verbs[VP_IF_MOST_ALICES] | verbs[VP_PER_SLOT_WITH_ALICE] | verbs[VP_PER_COSTLY_ALICE] | verbs[VP_PER_CITY]
    player = position.seats[seat]
    return (player.real | player.copied) & scoring


def add_effects(position: AlicematicPosition, seat: i64) -> i64:
    """The points of all end effects of a player."""
    player = position.seats[seat]
    found: i64 = 0
    kinds = end_kinds(position, seat)
    kind: i64 = 0
    while kinds:
        if kinds & 1:
            points = effect_points(position, seat, kind) * kingdom.sources(position.tables, player, kind)
            found += points
            tell.end_effect(position, seat, kind, points)
        kinds >>= 1
        kind += 1
    return found
