"""Politics: one card from the hand, face up as an Alice or face down as a Commoner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import remove
from mypy_extensions import i64

from wondertable.core.rules.actions import code, code_pair, kind_of, part
from wondertable.core.rules.kit import bit, has
from wondertable.core.rules.questions import Options
from wondertable.games.alicematic import cards, effects, kingdom, tell
from wondertable.games.alicematic.alices import SLOT_COUNT, SUMMON_TOKEN_WORTH, WILD_TOKENS, YELLOW
from wondertable.games.alicematic.price import list_payments, pay
from wondertable.games.alicematic.questions import COMMONER, SUMMON

if TYPE_CHECKING:
    from wondertable.games.alicematic.position import AlicematicPosition, Player
    from wondertable.games.alicematic.tables import Tables


def list_politics(position: AlicematicPosition, seat: i64, options: Options) -> None:
    """ALI-P4: exactly one card; ALI-P5: only where there is room. Equal cards give one answer."""
    tables = position.tables
    player = position.seats[seat]
    dream = kingdom.power(player, YELLOW)
    seen: i64 = 0
    i: i64 = 0
    while i < len(player.hand):
        kind = player.hand[i]
        i += 1
        if has(seen, kind):
            continue
        seen |= bit(kind)
        if kingdom.has_room(tables, player, tables.colour[kind]):
            if tables.cost[kind] <= dream:
                options.add(code(SUMMON, kind))
            else:
                tokens = tokens_to_summon(tables, player, kind)
                list_payments(player, code(SUMMON, kind), 0, tokens, 0, wild(tables, player), options)
        slot: i64 = 0
        while slot < SLOT_COUNT:
            if kingdom.has_room(tables, player, slot):
                options.add(code_pair(COMMONER, kind, slot))
            slot += 1


def wild(tables: Tables, player: Player) -> bool:
    """ALI-A37: any token may be paid as if it had the colour asked for."""
    return kingdom.has_effect(tables, player, WILD_TOKENS)


def tokens_to_summon(tables: Tables, player: Player, kind: i64) -> i64:
    """ALI-P8, ALI-P10, ALI-A35: the lack of Dream Power in tokens, rounded up; never more than needed."""
    lack = tables.cost[kind] - kingdom.power(player, YELLOW)
    if lack <= 0:
        return 0
    worth = 1 + kingdom.amount_of(tables, player, SUMMON_TOKEN_WORTH)
    return (lack + worth - 1) // worth


def play_card(position: AlicematicPosition, seat: i64, action: i64) -> None:
    """ALI-P17: pay; put the card down; Commoner draw; *place* effects; *reveal* effect."""
    player = position.seats[seat]
    kind = part(action, 0)
    player.hand = remove(player.hand, kind)
    since: i64 = len(player.redrew)
    if kind_of(action) == SUMMON:
        pay(position, player, action)
        position.reveal()
        slot = position.tables.colour[kind]
        watching = player.real
        place = kingdom.put_down(player, slot, kingdom.new_card(kind, True, since))
        tell.summon(position, seat, action)
        if position.own_arrival:  # ALI-V3
            watching = player.real
        effects.queue_reveal(position, player, place)
        effects.queue_place(position, player, slot, watching)
        return
    slot = part(action, 1)
    kingdom.put_down(player, slot, kingdom.new_card(kind, False, since))
    tell.commoner(position, seat, kind, slot)
    cards.draw(position, seat, position.tables.commoner_draw)  # ALI-P12
    effects.queue_place(position, player, slot, player.real)
