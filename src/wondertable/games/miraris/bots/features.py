"""What a seat of Miraris knows, as a row of numbers.

Whoever has seen everything and forgets nothing knows which Dormire the others have left and which Wonders they claimed;
not what Serena drew, nor what was given where gifts are shown to the receiver only (MIR-V3).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules.actions import part
from wondertable.core.rules.bags import Bag, one, size, stack_bag
from wondertable.core.rules.features import Features, Layout, Row, seat_after
from wondertable.core.rules.kit import Seat, has, members
from wondertable.core.rules.position import Position
from wondertable.games.miraris.rules import knowledge
from wondertable.games.miraris.rules.chosen import TO_RECEIVER
from wondertable.games.miraris.rules.ending import BY_POINTS, REASONS, RUNNING
from wondertable.games.miraris.rules.position import BEFORE_SCORING, MirarisPosition
from wondertable.games.miraris.rules.questions import BID, CHOOSE_CHARACTER, MIRELA_GIFT, QUESTIONS
from wondertable.games.miraris.rules.tables import BITS, NONE, Tables

DEMANDS: Final = 2
POINTS: Final = 1_000_000
"""More than any data file lets a hand be worth."""


def features(tables: Tables, players: int) -> Features:
    return MirarisFeatures(tables, players)


def values_of(tables: Tables) -> list[str]:
    """The values of Dormire, from 1 to the highest."""
    return [str(value) for value in range(1, max(members(tables.full_hand)) + 1)]


def crowns_of(tables: Tables) -> list[str]:
    """The kinds of Wonder, from 1 crown to the most."""
    return [str(crowns) for crowns in range(1, max(wonder.crowns for wonder in tables.wonders) + 1)]


def layout(tables: Tables, players: int) -> Layout:
    row = Layout(players)
    values, crowns, cards = values_of(tables), crowns_of(tables), len(tables.deck)
    row.asked(QUESTIONS)
    row.flag("option.gifts_to_receiver")
    row.put("round", 0, int(tables.rounds))
    row.flag("scoring")
    row.flags("ability", [character.id for character in tables.numbered])
    row.flag("ability.has_taken")
    row.put("demand", 0, DEMANDS)
    row.put("demand.first_total", 0, len(crowns) * cards)
    row.put("deck", 0, cards)
    row.counts("discard", crowns, cards)
    for slot in range(players):
        row.counts(f"row.{slot + 1}", crowns, cards)
    row.flags("own.dealt", tables.character_ids)
    row.flags("own.answer.character", tables.character_ids)
    row.flags("own.answer.bid", values)
    row.flags("own.answer.gift", crowns)
    for seat in row.seats:
        row.flags(f"{seat}.hand", values)
        row.flags(f"{seat}.bid", values)
        row.put(f"{seat}.held", 0, cards)
        row.counts(f"{seat}.held", crowns, cards)
        row.flags(f"{seat}.character", tables.character_ids)
        row.put(f"{seat}.points", -POINTS, POINTS)
    row.flags("over", REASONS[1:])
    row.each_seat("won")
    return row


class MirarisFeatures(Features):
    def __init__(self, tables: Tables, players: int) -> None:
        super().__init__(layout(tables, players))
        self.values: i64 = len(values_of(tables))
        self.crowns: i64 = len(crowns_of(tables))

    def write(self, position: Position, seat: Seat, row: Row) -> None:
        assert isinstance(position, MirarisPosition)
        row.asked(position, seat, len(QUESTIONS))
        self.write_table(position, row)
        self.write_own(position, seat, row)
        step: i64
        for step in range(position.players):
            self.write_seat(position, seat_after(seat, step, position.players), seat, row)
        row.which(position.ended - 1, len(REASONS) - 1)
        row.each_seat(position.winners, seat, position.players)

    def write_wonders(self, wonders: Bag, row: Row) -> None:
        row.counts(wonders >> BITS, self.crowns, BITS)  # no Wonder has 0 crowns

    def write_table(self, position: MirarisPosition, row: Row) -> None:
        row.flag(position.chosen.gifts_shown == TO_RECEIVER)
        row.put(position.round)
        row.flag(position.stage != BEFORE_SCORING)
        row.which(position.stage, len(position.tables.numbered))
        row.flag(position.took)
        row.put(position.demand)
        if position.first_total == NONE:
            row.put(0)
        else:
            row.put(position.first_total)
        row.put(position.deck_left())
        self.write_wonders(position.discard, row)
        for pile in position.row:  # MIR-P11: a pile is taken whole, so the order in it is nothing to know
            self.write_wonders(stack_bag(pile, BITS), row)

    def write_own(self, position: MirarisPosition, seat: Seat, row: Row) -> None:
        """What only this seat knows: its characters, and its sealed answer."""
        characters: i64 = len(position.tables.characters)
        row.flags(position.seats[seat].dealt, characters)
        kind: i64 = 0
        answer: i64 = NONE
        question = position._open
        if question is not None and question.answers[seat]:
            kind = question.kind
            answer = part(question.answers[seat], 0)
        row.which_if(kind == CHOOSE_CHARACTER, answer, characters)
        row.which_if(kind == BID, answer - 1, self.values)
        row.which_if(kind == MIRELA_GIFT, answer - 1, self.crowns)

    def write_seat(self, position: MirarisPosition, other: Seat, viewer: Seat, row: Row) -> None:
        player = position.seats[other]
        row.flags(player.hand >> 1, self.values)
        row.which(player.bid - 1, self.values)
        row.put(size(player.held, BITS))
        self.write_wonders(known_wonders(position, other, viewer), row)
        shown = other == viewer or has(position.shown, other) or position.discloses()
        row.which_if(shown, player.character, len(position.tables.characters))
        row.put(player.points)


def known_wonders(position: MirarisPosition, other: Seat, viewer: Seat) -> Bag:
    """The Wonders of a seat that the viewer knows."""
    player = position.seats[other]
    if other == viewer or position.ended == BY_POINTS or position.discloses():
        return player.held
    known: Bag = player.held - player.secret
    if position.chosen.gifts_shown != TO_RECEIVER or position.demand == 0 or position.ended != RUNNING:
        return known
    receiver = knowledge.receiver_of(position)
    if viewer == receiver:
        return known
    if other == receiver:
        return known - gifts_of_others(position, viewer)
    if player.gift and not player.gift_was_secret:
        known += one(player.gift, BITS)
    return known


def gifts_of_others(position: MirarisPosition, viewer: Seat) -> Bag:
    """What lies with the receiver and neither they nor the viewer gave."""
    given: Bag = 0
    seat: Seat = 0
    for player in position.seats:
        if seat != viewer and player.gift:
            given += one(player.gift, BITS)
        seat += 1
    return given
