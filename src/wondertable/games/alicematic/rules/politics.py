"""Politics: one card from the hand, face up as an Alice or face down as a Commoner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import remove
from mypy_extensions import i64

from wondertable.core.rules.actions import code, code_pair, kind_of, part
from wondertable.core.rules.kit import Action, Kind, Seat, Set, bit, has
from wondertable.core.rules.questions import Options
from wondertable.games.alicematic.rules import deck, kingdom, price, tell, triggers
from wondertable.games.alicematic.rules.alices import SLOT_COUNT, SUMMON_TOKEN_WORTH, WILD_TOKENS, YELLOW, Slot
from wondertable.games.alicematic.rules.questions import COMMONER, SUMMON
from wondertable.games.alicematic.rules.tables import Tables

if TYPE_CHECKING:
    from wondertable.games.alicematic.rules.position import AlicematicPosition, Player


def list_politics(position: AlicematicPosition, seat: Seat, options: Options) -> None:
    """ALI-P4: exactly one card; ALI-P5: only where there is room. Equal cards give one answer."""
    tables = position.tables
    player = position.seats[seat]
    dream = kingdom.power(player, YELLOW)  # ALI-P8: as it is before the card is down
    seen: Set = 0
    for kind in player.hand:
        if has(seen, kind):
            continue
        seen |= bit(kind)
        if kingdom.has_room(tables, player, tables.colour[kind]):  # ALI-P7: into the slot of her colour
            if tables.cost[kind] <= dream:
                options.add(code(SUMMON, kind))  # ALI-P11: always so at cost 0
            else:
                tokens = tokens_to_summon(tables, player, kind)
                price.list_payments(player, code(SUMMON, kind), 0, tokens, 0, wild(tables, player), options)
        slot: Slot
        for slot in range(SLOT_COUNT):  # ALI-P12: a Commoner into any slot, free of cost
            if kingdom.has_room(tables, player, slot):
                options.add(code_pair(COMMONER, kind, slot))


def wild(tables: Tables, player: Player) -> bool:
    """ALI-A37: any token may be paid as if it had the colour asked for."""
    return kingdom.has_effect(tables, player, WILD_TOKENS)


def tokens_to_summon(tables: Tables, player: Player, kind: Kind) -> i64:
    """ALI-P8, ALI-P10, ALI-A35: the lack of Dream Power in tokens, rounded up; never more than needed."""
    lack = tables.cost[kind] - kingdom.power(player, YELLOW)
    if lack <= 0:
        return 0
    worth = 1 + kingdom.amount_of(tables, player, SUMMON_TOKEN_WORTH)
    return (lack + worth - 1) // worth


def play_card(position: AlicematicPosition, seat: Seat, action: Action) -> None:
    """ALI-P17: pay; put the card down; Commoner draw; *place* effects; *reveal* effect."""
    player = position.seats[seat]
    kind = part(action, 0)
    player.hand = remove(player.hand, kind)
    since: i64 = len(player.redrew)
    if kind_of(action) == SUMMON:
        price.pay(position, player, action)  # ALI-P9: nothing but tokens is spent
        position.reveal()
        slot = position.tables.colour[kind]
        watching = player.real
        place = kingdom.put_down(player, slot, kingdom.new_card(kind, True, since))
        tell.summon(position, seat, action)
        if position.chosen.own_arrival:  # ALI-V3
            watching = player.real
        triggers.queue_reveal(position, player, place)
        triggers.queue_place(position, player, slot, watching)
        return  # ALI-P13: nothing is drawn
    slot = part(action, 1)
    kingdom.put_down(player, slot, kingdom.new_card(kind, False, since))
    tell.commoner(position, seat, kind, slot)
    deck.draw(position, seat, position.tables.commoner_draw)  # ALI-P12
    triggers.queue_place(position, player, slot, player.real)
