"""A position of AlicematiC as JSON and back.

A card is the slot of its colour and its place among the kinds of that colour, counted from 1: ["red", 2]; by hand also its
name, "Knight", or "?" for any card that lies nowhere else. A card in a slot may be written by hand as its name (face up),
a name in brackets (face down), or "Wiccan:Merchant". Left out by hand: kingdoms go to the seats in order, a hand has five
cards, the deck is everything that lies nowhere else, shuffled, and connections are worked out.
"""

from __future__ import annotations

from wondertable.core.reading import check_names, flag, seat_set
from wondertable.core.rules.bags import count
from wondertable.core.rules.kit import bit, members
from wondertable.core.saving import bad
from wondertable.games.alicematic.people import loading, possible
from wondertable.games.alicematic.people.loading import choice, number
from wondertable.games.alicematic.people.map_saving import load_map, save_map
from wondertable.games.alicematic.rules import flow, kingdom, spaces, triggers
from wondertable.games.alicematic.rules import questions as q
from wondertable.games.alicematic.rules.alices import SLOTS, TOKEN_BITS, TOKENS
from wondertable.games.alicematic.rules.ending import BY_POINTS, REASONS
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

Json = dict[str, object]


def save_board(position: AlicematicPosition) -> Json:
    tables = position.tables
    dealt = position.phase > CHOOSING_KINGDOMS
    return {
        "phase": PHASES[position.phase],
        "round": position.round,
        "start": None if position.start == NONE else position.start,
        "turns": position.turns,
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
        "tokens": {name: count(player.tokens, colour, TOKEN_BITS) for name, colour in TOKENS.items()},
        "vp": player.vp,
        "discarded": [tables.written[kind] for kind in player.discarded],
        "redrew": [tables.written[kind] for kind in player.redrew],
        "auto_gain": not player.asks_gains,
        "points": player.points,
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
        "since": kingdom.since_in(card),
    }


def save_effect(tables: Tables, effect: int) -> Json:
    return {
        "alice": tables.alice_names[triggers.kind_behind(effect)],
        "copied": triggers.is_copied(effect),
        "detail": triggers.detail(effect),
    }


def save_spaces(position: AlicematicPosition) -> Json:
    """The spaces with tokens: a City with those of each seat, another with its owner or attacker."""
    found: Json = {}
    for space in position.land.spaces:
        state = position.spaces[space]
        entry: Json = {}
        if spaces.tokens_in_city(state):
            entry["tokens"] = [spaces.city_tokens(state, seat) for seat in range(position.players)]
        if spaces.owner(state) != NONE:
            entry["owner"] = spaces.owner(state)
        if spaces.attacker(state) != NONE:
            entry["attack"] = spaces.attacker(state)
        if entry:
            found[position.tables.space_names[space]] = entry
    return found


# -- loading -----------------------------------------------------------------------------------------------------------


def load_board(position: AlicematicPosition, board: Json) -> None:
    tables, players = position.tables, position.players
    check_names("board", board, save_board(position))
    position.phase = PHASES.index(choice(board, "phase", PHASES, PHASES[CHOOSING_KINGDOMS]))
    playing = position.phase >= PLACING_CITIES
    in_round = position.phase >= IN_POLITICS
    over = position.phase == OVER
    position.round = number(board, "round", int(in_round), tables.rounds if in_round else 0, int(in_round))
    if playing:
        position.start = number(board, "start", 0, players - 1, 0)
    position.turns = number(board, "turns", 0, players * tables.start_cities, players if over else 0)
    if "tiles" in board:
        load_map(position, board["tiles"])
    elif position.phase > CHOOSING_KINGDOMS:
        raise bad("tiles", "missing: the map lies from the beginning")
    loading.load_spaces(position, board.get("spaces", {}))
    loading.load_seats(position, board)
    position.reshuffled = flag(board, "reshuffled")
    loading.load_effects(position, board)
    position.ended = REASONS.index(choice(board, "ended", REASONS, REASONS[BY_POINTS] if over else ""))
    position.winners = seat_set(board, "winners", players)


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
