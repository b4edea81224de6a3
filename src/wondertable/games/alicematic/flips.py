"""The Valkyrie: Alices that are turned face down for Military Power (ALI-A25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from wondertable.core.rules.actions import code
from wondertable.core.rules.kit import bit
from wondertable.core.rules.questions import Options
from wondertable.games.alicematic import kingdom, price, spaces, tell
from wondertable.games.alicematic.arms import Arms, costs
from wondertable.games.alicematic.questions import (
    DOWN_MAX,
    INVADE_DOWN,
    card_ref,
    down_copy,
    down_ref,
    ref_kind,
    ref_slot,
    turned_down,
)
from wondertable.games.alicematic.tables import NONE, SLOT_MAX, Tables

if TYPE_CHECKING:
    from wondertable.games.alicematic.position import AlicematicPosition, Player

REAL: Final = 1
COPIED: Final = 2


def may_flip(tables: Tables, player: Player) -> bool:
    return tables.flipper != NONE and (player.real | player.copied) & bit(tables.flipper) != 0


def list_flips(
    position: AlicematicPosition, seat: i64, space: i64, arms: Arms, reach: vec[i64], options: Options
) -> None:
    """Military Power falls short: each way to turn down one Alice, and a second one where it still does."""
    player = position.seats[seat]
    first: i64 = 0
    while first < kingdom.PLACES:
        if is_first_of_equals(player, first, NONE):
            used = usable_sources(position.tables, player, first, NONE)
            if used:
                lack = list_with(position, seat, space, first, NONE, arms, reach, options)
                if lack > 0:
                    list_second(position, seat, space, first, used, arms, reach, options)
        first += 1


def list_second(
    position: AlicematicPosition,
    seat: i64,
    space: i64,
    first: i64,
    used: i64,
    arms: Arms,
    reach: vec[i64],
    options: Options,
) -> None:
    player = position.seats[seat]
    second: i64 = 0
    while second < kingdom.PLACES:
        offered = second != first and is_first_of_equals(player, second, first)
        if offered and may_follow(position.tables, player, first, second, used):
            list_with(position, seat, space, first, second, arms, reach, options)
        second += 1


def list_with(
    position: AlicematicPosition,
    seat: i64,
    space: i64,
    first: i64,
    second: i64,
    arms: Arms,
    reach: vec[i64],
    options: Options,
) -> i64:
    """The invasion with these Alices turned down, which must be legal without them; returns the lack of Military Power.

    `arms` and `reach` are those before the flips: mostly the ways are as long without the Alices turned down.
    """
    player = position.seats[seat]
    left = arms_without(position.tables, player, first, second)
    if not spaces.is_target(position, seat, space, left.closed_forests):
        return 0
    action = code(INVADE_DOWN, space) | down_part(player, 0, first)
    if second != NONE:
        action |= down_part(player, 1, second)
    lack = price.lack_of_military(position, left, space)
    cost = reach[space]
    if not left.walks_like(arms):
        cost = costs(position, seat, left, price.farthest(player, left))[space]
    price.add_invade(player, action, lack, left, cost, options)
    return lack


def down_part(player: Player, number: i64, place: i64) -> i64:
    card = player.cards[place]
    ref = card_ref(kingdom.kind_in(card), kingdom.slot_at(place))
    return turned_down(number, ref, kingdom.copy_in(card))


def is_first_of_equals(player: Player, place: i64, gone: i64) -> bool:
    """Whether a face-up card lies there, and none of the same name and copy before it in the slot."""
    card = player.cards[place]
    if not kingdom.is_up(card):
        return False
    other = kingdom.slot_at(place) * SLOT_MAX
    while other < place:
        twin = player.cards[other]
        if other != gone and kingdom.is_up(twin) and same(twin, card):
            return False
        other += 1
    return True


def same(one: i64, other: i64) -> bool:
    return kingdom.kind_in(one) == kingdom.kind_in(other) and kingdom.copy_in(one) == kingdom.copy_in(other)


# -- sources -----------------------------------------------------------------------------------------------------------


def usable_sources(tables: Tables, player: Player, target: i64, gone: i64) -> i64:
    """The sources (REAL, COPIED) with a face-up card that is not itself turned down now or before."""
    found: i64 = 0
    place: i64 = 0
    while place < kingdom.PLACES:
        card = player.cards[place]
        if place != target and place != gone and kingdom.is_up(card):
            if kingdom.kind_in(card) == tables.flipper:
                found |= REAL
            elif kingdom.copy_in(card) == tables.flipper:
                found |= COPIED
        place += 1
    return found


def may_follow(tables: Tables, player: Player, first: i64, second: i64, used: i64) -> bool:
    """Whether the second flip has a source of its own: each is used once, and not after she was turned down herself."""
    left = usable_sources(tables, player, second, first)
    if left == REAL | COPIED:
        return used != 0
    if left == REAL:
        return used & COPIED != 0
    return left == COPIED and used & REAL != 0


def arms_without(tables: Tables, player: Player, first: i64, second: i64) -> Arms:
    """ALI-A25: what turned-down Alices gave is gone before powers are compared; the extra power remains."""
    real: i64 = 0
    copied: i64 = 0
    place: i64 = 0
    while place < kingdom.PLACES:
        card = player.cards[place]
        if place != first and place != second and kingdom.is_up(card):
            real |= bit(kingdom.kind_in(card))
            if kingdom.copy_in(card) != NONE:
                copied |= bit(kingdom.copy_in(card))
        place += 1
    arms = Arms(tables, player, real, copied)
    arms.bonus = tables.amount[tables.flipper]
    if second != NONE:
        arms.bonus *= 2
    return arms


# -- turning down ------------------------------------------------------------------------------------------------------


def carry_out(position: AlicematicPosition, seat: i64, action: i64) -> None:
    player = position.seats[seat]
    number: i64 = 0
    while number < DOWN_MAX:
        ref = down_ref(action, number)
        if ref:
            place = alice_place(player, ref_kind(ref), ref_slot(ref), down_copy(action, number))
            kingdom.turn_down(player, place)
            tell.down(position, seat, ref_kind(ref), ref_slot(ref))
        number += 1


def alice_place(player: Player, kind: i64, slot: i64, copied: i64) -> i64:
    """The first face-up card of this name and copy in a slot, or NONE."""
    place = slot * SLOT_MAX
    while place < (slot + 1) * SLOT_MAX:
        card = player.cards[place]
        if kingdom.is_up(card) and kingdom.kind_in(card) == kind and kingdom.copy_in(card) == copied:
            return place
        place += 1
    return NONE
