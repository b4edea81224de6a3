"""What a seat of AlicematiC knows, as a row of numbers: planes over the map, and the kingdom of every seat.

Of the cards in a kingdom it is told which lie face up and which down, and how many of either lie in each slot; in which
slot each card lies is left out, for an Alice is summoned to the slot of her colour. So are the hands after the end.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from wondertable.core.rules.actions import kind_of, part
from wondertable.core.rules.bags import Bag, count
from wondertable.core.rules.features import Features, Layout, Row, seat_after, step_to
from wondertable.core.rules.kit import Seat, zeros
from wondertable.core.rules.position import Position
from wondertable.games.alicematic.rules import kingdom, questions as q, scoring, spaces, triggers
from wondertable.games.alicematic.rules.alices import (
    AT_INVADE,
    AT_REVEAL,
    GREEN,
    RED,
    SLOT_COUNT,
    SLOTS,
    TERRAINS,
    TOKEN_BITS,
    TOKENS,
    YELLOW,
    Slot,
)
from wondertable.games.alicematic.rules.ending import REASONS
from wondertable.games.alicematic.rules.kingdom import PLACES, Place
from wondertable.games.alicematic.rules.phases import OVER, PHASES
from wondertable.games.alicematic.rules.position import AlicematicPosition, Player
from wondertable.games.alicematic.rules.tables import HAND_START_MAX, NONE, SLOT_MAX, TILE_SPACES, Space, Tables

CARDS: Final = 1000
"""More cards than a deck has, or tokens, or effects at a time."""
POINTS: Final = 1_000_000


def features(tables: Tables, players: int) -> Features:
    return AlicematicFeatures(tables, players)


def spaces_of(tables: Tables, players: int) -> list[int]:
    """The spaces of the map for so many players, in rising order."""
    found: list[int] = []
    for place in tables.layouts[players]:
        for at in range(TILE_SPACES * place, TILE_SPACES * (place + 1)):
            found.append(int(tables.tile_spaces[at]))
    return sorted(found)


def layout(tables: Tables, players: int) -> Layout:
    row = Layout(players)
    alices, tokens = tables.alice_names, list(TOKENS)
    row.asked(q.QUESTIONS)
    # what the table chose
    row.flag("option.attack_tokens_score")
    row.flag("option.city_again")
    row.flag("option.own_arrival")
    row.flag("option.original_alone")
    row.flag("option.reveal_once")
    row.flag("option.free_skip")
    row.flag("option.wiccan_home")
    # the turn
    row.flags("phase", PHASES)
    row.put("round", 0, int(tables.rounds))
    row.put("turns_done", 0, CARDS)
    row.each_seat("turn")
    row.each_seat("start")
    row.flags("effect", alices)
    row.flag("effect.copied")
    row.flags("effect.terrain", TERRAINS)
    row.flags("effect.slot", SLOTS)
    row.counts("pending", alices, CARDS)
    row.put("deck", 0, CARDS)
    row.put("discard", 0, CARDS)
    row.flag("reshuffled")
    row.counts("bank", tokens, CARDS)
    # the map
    for space in spaces_of(tables, players):
        name = f"space.{tables.space_names[space]}"
        row.flags(name, TERRAINS)
        row.put(f"{name}.difficulty", 0, CARDS)
        row.put(f"{name}.spots", 0, CARDS)
        row.flag(f"{name}.connected")
        row.each_seat(f"{name}.owner")
        row.each_seat(f"{name}.attacker")
        row.counts(f"{name}.city", row.seats, CARDS)
    # the seats
    row.counts("own.hand", alices, CARDS)
    row.counts("own.given_back", alices, CARDS)
    row.counts("own.redrew", alices, CARDS)
    row.counts("own.answer.gives_back", alices, CARDS)
    row.flag("own.asks_gains")
    for seat in row.seats:
        row.flags(f"{seat}.kingdom", tables.kingdom_ids)
        row.put(f"{seat}.hand", 0, CARDS)
        row.put(f"{seat}.given_back", 0, CARDS)
        row.put(f"{seat}.redrew", 0, CARDS)
        row.put(f"{seat}.vp", 0, POINTS)
        row.put(f"{seat}.points", 0, POINTS)
        row.put(f"{seat}.supply", -CARDS, CARDS)
        row.put(f"{seat}.alices", 0, CARDS)
        row.counts(f"{seat}.tokens", tokens, CARDS)
        row.counts(f"{seat}.power", SLOTS, SLOT_MAX)
        row.counts(f"{seat}.face_up", SLOTS, SLOT_MAX)
        row.counts(f"{seat}.face_up", alices, PLACES)
        row.counts(f"{seat}.face_down", alices, PLACES)
        row.counts(f"{seat}.copies", alices, PLACES)
    row.flags("over", REASONS[1:])
    row.each_seat("won")
    return row


class AlicematicFeatures(Features):
    def __init__(self, tables: Tables, players: int) -> None:
        super().__init__(layout(tables, players))
        self.kinds: i64 = len(tables.alice_names)
        listed = vec[i64]()
        for space in spaces_of(tables, players):
            listed = append(listed, space)
        self.spaces: vec[Space] = listed
        self.on_map: vec[i64] = zeros(players)
        """ALI-N3: how many tokens of each seat lie on the map."""

    def write(self, position: Position, seat: Seat, row: Row) -> None:
        assert isinstance(position, AlicematicPosition)
        row.asked(position, seat, len(q.QUESTIONS))
        write_options(position, row)
        self.write_turn(position, seat, row)
        self.write_map(position, seat, row)
        self.write_own(position, seat, row)
        step: i64
        for step in range(position.players):
            self.write_seat(position, seat_after(seat, step, position.players), seat, row)
        row.which(position.ended - 1, len(REASONS) - 1)
        row.each_seat(position.winners, seat, position.players)

    def write_turn(self, position: AlicematicPosition, viewer: Seat, row: Row) -> None:
        row.which(position.phase, len(PHASES))
        row.put(position.round)
        row.put(position.turns)
        row.which_seat(position.on_turn(), viewer, position.players)
        row.which_seat(position.start, viewer, position.players)
        self.write_effect(position, row)
        start = row.at
        row.blank(self.kinds)
        for effect in position.pending:
            row.more(start + triggers.kind_behind(effect))
        row.put(position.deck_left())
        row.put(position.discard_size())
        row.flag(position.reshuffled)
        write_tokens(position.bank, row)

    def write_effect(self, position: AlicematicPosition, row: Row) -> None:
        """The effect a question is about, and what it is about: the space taken, or the card turned up."""
        effect = position.effect
        if effect == 0:
            row.blank(self.kinds + 1 + len(TERRAINS) + SLOT_COUNT)
            return
        kind = triggers.kind_behind(effect)
        timing = position.tables.alices[kind].timing
        row.which(kind, self.kinds)
        row.flag(triggers.is_copied(effect))
        row.which_if(timing == AT_INVADE, triggers.detail(effect), len(TERRAINS))
        row.which_if(timing == AT_REVEAL, kingdom.slot_at(triggers.detail(effect)), SLOT_COUNT)

    def write_map(self, position: AlicematicPosition, viewer: Seat, row: Row) -> None:
        """Most spaces are nobody's: of these only what they are is told. What each seat has on the map is counted meanwhile."""
        land, states = position.land, position.spaces
        terrains, difficulties, spots = land.terrain, land.difficulty, land.spots
        players = position.players
        values, on_map = row.values, zeros(players)
        at: i64 = row.at
        seat: Seat
        for space in self.spaces:
            terrain: i64 = terrains[space]
            if terrain < len(TERRAINS):
                values[at + terrain] = 1
            at += len(TERRAINS)
            values[at] = i32(difficulties[space])
            values[at + 1] = i32(spots[space])
            at += 3
            state = states[space]
            if state:
                if spaces.is_connected(state):
                    values[at - 1] = 1
                seat = spaces.owner(state)
                if seat != NONE:
                    values[at + step_to(seat, viewer, players)] = 1
                    on_map[seat] += 1
                seat = spaces.attacker(state)
                if seat != NONE:
                    values[at + players + step_to(seat, viewer, players)] = 1
                    on_map[seat] += 1
                if spaces.tokens_in_city(state):
                    for seat in range(players):
                        tokens: i64 = spaces.city_tokens(state, seat)
                        values[at + 2 * players + step_to(seat, viewer, players)] = i32(tokens)
                        on_map[seat] += tokens
            at += 3 * players
        row.at = at
        self.on_map = on_map

    def write_own(self, position: AlicematicPosition, seat: Seat, row: Row) -> None:
        player = position.seats[seat]
        row.tally(player.hand, self.kinds)
        row.tally(player.discarded, self.kinds)
        row.tally(player.redrew, self.kinds)
        start = row.at
        row.blank(self.kinds)
        question = position._open
        if question is not None and kind_of(question.answers[seat]) == q.DISCARD:
            number: i64
            for number in range(HAND_START_MAX):
                given = part(question.answers[seat], number)
                if given:
                    row.more(start + given - 1)
        row.flag(player.asks_gains)

    def write_seat(self, position: AlicematicPosition, seat: Seat, viewer: Seat, row: Row) -> None:
        player = position.seats[seat]
        row.which(player.kingdom, len(position.tables.kingdom_ids))
        row.put(len(player.hand))
        row.put(len(player.discarded))
        row.put(len(player.redrew))
        row.put(player.vp)
        row.put(player.points)
        row.put(position.tables.territory_tokens - self.on_map[seat])
        row.put(scoring.counted_alices(position, seat))
        write_tokens(player.tokens, row)
        slot: Slot
        for slot in range(SLOT_COUNT):
            row.put(kingdom.power(player, slot))
        self.write_cards(player, seat == viewer or position.phase == OVER, row)

    def write_cards(self, player: Player, knows: bool, row: Row) -> None:
        """ALI-K1, ALI-P20: face-up cards and known Commoners for everybody, hidden ones for their owner."""
        values = row.values
        slots: i64 = row.at
        up: i64 = slots + SLOT_COUNT
        down: i64 = up + self.kinds
        copies: i64 = down + self.kinds
        row.at = copies + self.kinds
        cards = player.cards
        slot: Slot
        place: Place
        for slot in range(SLOT_COUNT):
            first: i64 = SLOT_MAX * slot
            for place in range(first, first + kingdom.power(player, slot)):
                card = cards[place]
                kind = kingdom.kind_in(card)
                if kingdom.is_up(card):
                    values[slots + slot] += 1
                    values[up + kind] += 1
                elif knows or kingdom.is_public(card):
                    values[down + kind] += 1
                copied = kingdom.copy_in(card)
                if copied != NONE:
                    values[copies + copied] += 1


def write_options(position: AlicematicPosition, row: Row) -> None:
    chosen = position.chosen
    row.flag(chosen.attack_tokens_score)
    row.flag(chosen.city_again)
    row.flag(chosen.own_arrival)
    row.flag(chosen.original_alone)
    row.flag(chosen.reveal_once)
    row.flag(chosen.free_skip)
    row.flag(chosen.wiccan_home)


def write_tokens(tokens: Bag, row: Row) -> None:
    row.put(count(tokens, RED, TOKEN_BITS))
    row.put(count(tokens, YELLOW, TOKEN_BITS))
    row.put(count(tokens, GREEN, TOKEN_BITS))
