"""The Valkyrie: Alices that are turned face down for Military Power (ALI-A25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from wondertable.core.rules.actions import code
from wondertable.core.rules.kit import Action, Kind, Seat, Set, bit
from wondertable.core.rules.questions import Options
from wondertable.games.alicematic.rules import kingdom, price, questions as q, tell
from wondertable.games.alicematic.rules.alices import Slot
from wondertable.games.alicematic.rules.invader import Invader
from wondertable.games.alicematic.rules.kingdom import PLACES, Card, Place
from wondertable.games.alicematic.rules.mobility import costs
from wondertable.games.alicematic.rules.tables import NONE, SLOT_MAX, Space, Tables
from wondertable.games.alicematic.rules.targets import is_target

if TYPE_CHECKING:
    from wondertable.games.alicematic.rules.position import AlicematicPosition, Player

# Where a flip comes from, as a set: from real cards, or from Wiccans that copy them.
REAL: Final = 1
COPIED: Final = 2


def may_flip(tables: Tables, player: Player) -> bool:
    return tables.flipper != NONE and (player.real | player.copied) & bit(tables.flipper) != 0


def list_flips(
    position: AlicematicPosition, seat: Seat, space: Space, invader: Invader, reach: vec[i64], options: Options
) -> None:
    """ALI-A25: Military Power falls short: each way to turn down one Alice, and a second one where it still does."""
    player = position.seats[seat]
    first: Place
    for first in range(PLACES):
        if is_first_of_equals(player, first, NONE):
            used = usable_sources(position.tables, player, first, NONE)
            if used:
                lack = list_with(position, seat, space, first, NONE, invader, reach, options)
                if lack > 0:
                    list_second(position, seat, space, first, used, invader, reach, options)


def list_second(
    position: AlicematicPosition,
    seat: Seat,
    space: Space,
    first: Place,
    used: Set,
    invader: Invader,
    reach: vec[i64],
    options: Options,
) -> None:
    player = position.seats[seat]
    second: Place
    for second in range(PLACES):
        offered = second != first and is_first_of_equals(player, second, first)
        if offered and may_follow(position.tables, player, first, second, used):
            list_with(position, seat, space, first, second, invader, reach, options)


def list_with(
    position: AlicematicPosition,
    seat: Seat,
    space: Space,
    first: Place,
    second: Place,
    invader: Invader,
    reach: vec[i64],
    options: Options,
) -> i64:
    """The invasion with these Alices turned down, which must be legal without them; returns the lack of Military Power.

    `invader` and `reach` are those before the flips: mostly the ways are as long without the Alices turned down.
    """
    player = position.seats[seat]
    left = invader_without(position.tables, player, first, second)
    if not is_target(position, seat, space, left.closed_forests):
        return 0
    action = code(q.INVADE_DOWN, space) | down_part(player, 0, first)
    if second != NONE:
        action |= down_part(player, 1, second)
    lack = price.lack_of_military(position, left, space)
    cost = reach[space]
    if not left.walks_like(invader):
        cost = costs(position, seat, left, price.farthest(player, left))[space]
    price.add_invade(player, action, lack, left, cost, options)
    return lack


def down_part(player: Player, number: i64, place: Place) -> Action:
    card = player.cards[place]
    name = q.card_name(kingdom.kind_in(card), kingdom.slot_at(place))
    return q.turned_down(number, name, kingdom.copy_in(card))


def is_first_of_equals(player: Player, place: Place, gone: Place) -> bool:
    """Whether a face-up card lies there, and none of the same name and copy before it in the slot."""
    card = player.cards[place]
    if not kingdom.is_up(card):
        return False
    other: Place
    for other in range(kingdom.slot_at(place) * SLOT_MAX, place):
        twin = player.cards[other]
        if other != gone and kingdom.is_up(twin) and same(twin, card):
            return False
    return True


def same(one: Card, other: Card) -> bool:
    return kingdom.kind_in(one) == kingdom.kind_in(other) and kingdom.copy_in(one) == kingdom.copy_in(other)


# -- sources -----------------------------------------------------------------------------------------------------------


def usable_sources(tables: Tables, player: Player, target: Place, gone: Place) -> Set:
    """The sources (REAL, COPIED) with a face-up card that is not itself turned down now or before."""
    found: Set = 0
    place: Place
    for place in range(PLACES):
        card = player.cards[place]
        if place != target and place != gone and kingdom.is_up(card):
            if kingdom.kind_in(card) == tables.flipper:
                found |= REAL
            elif kingdom.copy_in(card) == tables.flipper:
                found |= COPIED
    return found


def may_follow(tables: Tables, player: Player, first: Place, second: Place, used: Set) -> bool:
    """Whether the second flip has a source of its own: each is used once, and not after she was turned down herself."""
    left = usable_sources(tables, player, second, first)
    if left == REAL | COPIED:
        return used != 0
    if left == REAL:
        return used & COPIED != 0
    return left == COPIED and used & REAL != 0


def invader_without(tables: Tables, player: Player, first: Place, second: Place) -> Invader:
    """ALI-A25: what turned-down Alices gave is gone before powers are compared; the extra power remains."""
    real: Set = 0
    copied: Set = 0
    place: Place
    for place in range(PLACES):
        card = player.cards[place]
        if place != first and place != second and kingdom.is_up(card):
            real |= bit(kingdom.kind_in(card))
            if kingdom.copy_in(card) != NONE:
                copied |= bit(kingdom.copy_in(card))
    invader = Invader(tables, player, real, copied)
    invader.bonus = tables.amount[tables.flipper]
    if second != NONE:
        invader.bonus *= 2
    return invader


# -- turning down ------------------------------------------------------------------------------------------------------


def carry_out(position: AlicematicPosition, seat: Seat, action: Action) -> None:
    player = position.seats[seat]
    number: i64
    for number in range(q.DOWN_MAX):
        name = q.down_name(action, number)
        if name:
            kind = q.kind_named(name)
            slot = q.slot_named(name)
            kingdom.turn_down(player, alice_place(player, kind, slot, q.down_copy(action, number)))
            tell.down(position, seat, kind, slot)


def alice_place(player: Player, kind: Kind, slot: Slot, copied: Kind) -> Place:
    """The first face-up card of this name and copy in a slot, or NONE."""
    place: Place
    for place in range(slot * SLOT_MAX, (slot + 1) * SLOT_MAX):
        card = player.cards[place]
        if kingdom.is_up(card) and kingdom.kind_in(card) == kind and kingdom.copy_in(card) == copied:
            return place
    return NONE
