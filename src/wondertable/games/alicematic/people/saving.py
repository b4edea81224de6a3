"""A position of AlicematiC as JSON and back.

Left out by hand: kingdoms go to the seats in order, a hand has five cards, the deck is everything that lies nowhere else,
shuffled, and connections are worked out.
"""

from __future__ import annotations

from typing import cast

from msgspec import UNSET
from mypy_extensions import i64

from wondertable.core.rules.bags import count
from wondertable.core.rules.kit import bit, members
from wondertable.core.saving import bad, seat_set
from wondertable.core.shapes import within
from wondertable.games.alicematic.people import loading, possible
from wondertable.games.alicematic.people.map_saving import load_map, save_map
from wondertable.games.alicematic.people.saved import (
    Board,
    Card,
    Phase,
    Reason,
    SavedCard,
    SavedEffect,
    SavedPlayer,
    SavedSlots,
    SavedSpace,
    SavedTokens,
    Slotted,
)
from wondertable.games.alicematic.rules import flow, kingdom, questions as q, spaces, triggers
from wondertable.games.alicematic.rules.alices import GREEN, RED, SLOT_COUNT, TOKEN_BITS, YELLOW
from wondertable.games.alicematic.rules.ending import BY_POINTS, REASONS, RUNNING
from wondertable.games.alicematic.rules.phases import (
    CHOOSING_CARDS,
    CHOOSING_KINGDOMS,
    IN_INVASION,
    IN_POLITICS,
    OVER,
    PHASES,
    PLACING_CITIES,
)
from wondertable.games.alicematic.rules.position import AlicematicPosition, Player
from wondertable.games.alicematic.rules.tables import NONE, SLOT_MAX, Tables

__all__ = ["Board", "load_board", "resume", "save_board"]


def save_board(position: AlicematicPosition) -> Board:
    tables = position.tables
    dealt = position.phase > CHOOSING_KINGDOMS
    return Board(
        phase=cast(Phase, PHASES[position.phase]),
        round=position.round,
        start=None if position.start == NONE else position.start,
        turns=position.turns,
        tiles=save_map(position.land),
        spaces=save_spaces(position),
        seats=[save_player(tables, player) for player in position.seats],
        deck=[written(tables, kind) for kind in position.deck[position.drawn :]] if dealt else [],
        reshuffled=position.reshuffled,
        pending=[save_effect(tables, effect) for effect in position.pending],
        effect=save_effect(tables, position.effect) if position.effect else None,
        ended=cast(Reason, REASONS[position.ended]),
        winners=members(position.winners),
    )


def written(tables: Tables, kind: int) -> Card:
    return cast(Card, tables.written[kind])


def save_player(tables: Tables, player: Player) -> SavedPlayer:
    return SavedPlayer(
        kingdom=None if player.kingdom == NONE else tables.kingdom_ids[player.kingdom],
        hand=[written(tables, kind) for kind in player.hand],
        slots=SavedSlots(*[save_slot(tables, player, slot) for slot in range(SLOT_COUNT)]),
        tokens=SavedTokens(*[count(player.tokens, colour, TOKEN_BITS) for colour in (RED, YELLOW, GREEN)]),
        vp=player.vp,
        discarded=[written(tables, kind) for kind in player.discarded],
        redrew=[written(tables, kind) for kind in player.redrew],
        auto_gain=not player.asks_gains,
        points=player.points,
    )


def save_slot(tables: Tables, player: Player, slot: int) -> Slotted:
    return [save_card(tables, card) for card in player.cards[SLOT_MAX * slot : SLOT_MAX * (slot + 1)] if card]


def save_card(tables: Tables, card: i64) -> SavedCard:
    copied = kingdom.copy_in(card)
    return SavedCard(
        card=written(tables, kingdom.kind_in(card)),
        up=kingdom.is_up(card),
        public=kingdom.is_public(card),
        copies=None if copied == NONE else tables.alice_names[copied],
        since=kingdom.since_in(card),
    )


def save_effect(tables: Tables, effect: i64) -> SavedEffect:
    alice = tables.alice_names[triggers.kind_behind(effect)]
    return SavedEffect(alice, triggers.is_copied(effect), triggers.detail(effect))


def save_spaces(position: AlicematicPosition) -> dict[str, SavedSpace]:
    """The spaces with tokens: a City with those of each seat, another with its owner or attacker."""
    found: dict[str, SavedSpace] = {}
    for space in position.land.spaces:
        state = position.spaces[space]
        if state == 0:
            continue
        owner, attacker = spaces.owner(state), spaces.attacker(state)
        in_city = spaces.tokens_in_city(state) > 0
        found[position.tables.space_names[space]] = SavedSpace(
            tokens=[spaces.city_tokens(state, seat) for seat in range(position.players)] if in_city else None,
            owner=None if owner == NONE else owner,
            attack=None if attacker == NONE else attacker,
        )
    return found


# -- loading -----------------------------------------------------------------------------------------------------------


def load_board(position: AlicematicPosition, board: Board) -> None:
    tables, players = position.tables, position.players
    position.phase = PHASES.index(board.phase)
    in_round = position.phase >= IN_POLITICS
    over = position.phase == OVER
    round = int(in_round) if board.round is UNSET else board.round
    position.round = within("round", round, int(in_round), tables.rounds if in_round else 0, bad)
    if position.phase >= PLACING_CITIES:
        position.start = within("start", board.start or 0, 0, players - 1, bad)
    turns = (players if over else 0) if board.turns is UNSET else board.turns
    position.turns = within("turns", turns, 0, players * tables.start_cities, bad)
    if board.tiles is not UNSET:
        load_map(position, board.tiles)
    elif position.phase > CHOOSING_KINGDOMS:
        raise bad("tiles", "missing: the map lies from the beginning")
    loading.load_spaces(position, board.spaces)
    loading.load_seats(position, board)
    position.reshuffled = board.reshuffled
    loading.load_effects(position, board)
    ended = REASONS[BY_POINTS if over else RUNNING] if board.ended is UNSET else board.ended
    position.ended = REASONS.index(ended)
    position.winners = seat_set("winners", board.winners, players)


def resume(position: AlicematicPosition) -> None:
    """A choice of the set-up, a turn, or the invasion of a turn."""
    if position.phase == OVER:
        return
    if position.phase == CHOOSING_KINGDOMS:
        if len(position.land.spaces) == 0:
            flow.lay_map(position)
        position.ask(q.CHOOSE_KINGDOM, bit(possible.seats_asked(position)[0]), sealed=False)
    elif position.phase == CHOOSING_CARDS:
        flow.ask_mulligan(position)
    elif position.phase == PLACING_CITIES:
        flow.ask_next_city(position)
    elif position.phase == IN_INVASION:
        position.ask(q.INVASION, bit(position.on_turn()), sealed=False)
    else:
        flow.begin_turn(position)
