"""What a seat of Dominovia knows, as a row of numbers.

What it remembers of the scrolls it does not see is in `remembered.py`. Left out are the hands of the round before, which
tell nothing of the new deal, and how often a turn of a Hungry game has begun in the same position.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules.actions import part
from wondertable.core.rules.features import Features, Layout, Row, seat_after
from wondertable.core.rules.kit import Seat, set_size
from wondertable.core.rules.position import Position
from wondertable.games.dominovia.bots.remembered import Remembered
from wondertable.games.dominovia.rules import chain, links
from wondertable.games.dominovia.rules.chosen import DRAGONS
from wondertable.games.dominovia.rules.dragons import Dragon
from wondertable.games.dominovia.rules.ending import OUTCOMES, REASONS
from wondertable.games.dominovia.rules.links import FREEZE_SCOPES
from wondertable.games.dominovia.rules.position import DominoviaPosition
from wondertable.games.dominovia.rules.questions import DIRECTIONS, ENDS, LEFT, QUESTIONS, RIGHT
from wondertable.games.dominovia.rules.tables import NONE, RANKS, SCROLLS, SPELLS, Scroll, Tables

MANY: Final = 1_000_000
"""More rounds, turns or points than any match has."""


def features(tables: Tables, players: int) -> Features:
    return DominoviaFeatures(tables, players)


def layout(tables: Tables, players: int) -> Layout:
    row = Layout(players)
    row.asked(QUESTIONS)
    # what the table chose
    row.flag("option.classic")
    row.flags("option.dragon", list(DRAGONS))
    row.put("option.rounds_to_win", 0, MANY)
    row.flags("option.freeze_scope", FREEZE_SCOPES)
    row.flag("option.fly_after_draw")
    row.flag("option.ring_choice")
    row.put("option.hungry_repetition", 0, MANY)
    row.put("option.hungry_turn_limit", 0, MANY)
    row.put("option.classic_points", 0, MANY)
    # the round
    row.put("round", 0, MANY)
    row.put("deck", 0, SCROLLS)
    row.put("chain", 0, SCROLLS)
    row.counts("chain.place", tables.ids, SCROLLS)
    for end in ENDS:
        row.flags(f"open.{end}", SPELLS)
        row.each_seat(f"open.{end}.crowned_by")
    row.flags("last_round", REASONS[1:])
    row.each_seat("last_round.won")
    # the turn
    row.each_seat("turn")
    row.put("turns_done", 0, MANY)
    row.put("drawn_this_turn", 0, SCROLLS)
    row.put("passes", 0, MANY)
    row.flags("casting", SPELLS)
    row.flags("casting.at", ENDS)
    row.flags("direction", DIRECTIONS)
    # the Mages
    row.flags("own.answer", tables.ids)
    for seat in row.seats:
        row.put(f"{seat}.scrolls", 0, SCROLLS)
        row.put(f"{seat}.rounds_won", 0, MANY)
        row.put(f"{seat}.points", 0, MANY)
        row.flag(f"{seat}.frozen")
        row.flags(f"{seat}.spell", SPELLS)
        row.flags(f"{seat}.ring", tables.ids)
        row.flags(f"{seat}.holds", tables.ids)
    for seat in row.seats[1:]:
        row.counts(f"{seat}.may_hold", tables.ids, SCROLLS)
    row.flags("deck.holds", tables.ids)
    row.flags("over", OUTCOMES[1:])
    row.each_seat("won")
    return row


class DominoviaFeatures(Features):
    def __init__(self, tables: Tables, players: int) -> None:
        super().__init__(layout(tables, players))
        self.dragons: list[Dragon] = list(DRAGONS.values())
        self.remembered = Remembered(players)

    def write(self, position: Position, seat: Seat, row: Row) -> None:
        assert isinstance(position, DominoviaPosition)
        row.asked(position, seat, len(QUESTIONS))
        self.write_options(position, row)
        write_round(position, seat, row)
        write_turn(position, seat, row)
        self.write_mages(position, seat, row)
        row.which(position.ended - 1, len(OUTCOMES) - 1)
        row.which_seat(position.winner, seat, position.players)

    def write_options(self, position: DominoviaPosition, row: Row) -> None:
        chosen = position.chosen
        row.flag(chosen.play.is_classic)
        for dragon in self.dragons:
            row.flag(dragon is chosen.dragon)
        row.put(chosen.rounds_to_win)
        row.which(chosen.freeze_scope, len(FREEZE_SCOPES))
        row.flag(chosen.fly_after_draw)
        row.flag(chosen.ring_choice)
        row.put(chosen.hungry_repetition)
        row.put(chosen.hungry_turn_limit)
        row.put(chosen.classic_points)

    def write_mages(self, position: DominoviaPosition, viewer: Seat, row: Row) -> None:
        remembered = self.remembered
        remembered.look(position, viewer)
        row.which(own_answer(position, viewer), SCROLLS)
        step: i64
        for step in range(position.players):
            seat = seat_after(viewer, step, position.players)
            mage = position.seats[seat]
            row.put(set_size(mage.hand))
            row.put(mage.rounds_won)
            row.put(mage.points)
            row.flag(links.is_frozen(position, seat))
            row.which(mage.spell, RANKS)
            row.which(mage.ring, SCROLLS)
            row.flags(remembered.holds[seat], SCROLLS)
        for step in range(1, position.players):
            remembered.write_may_hold(position, seat_after(viewer, step, position.players), row)
        row.flags(remembered.in_deck, SCROLLS)


def write_round(position: DominoviaPosition, viewer: Seat, row: Row) -> None:
    row.put(position.round)
    row.put(position.deck_left())
    row.put(position.length)
    start = row.at
    row.blank(SCROLLS)
    at: i64
    for at in range(position.length):  # counted from 1, the leftmost scroll first
        row.tell(start + chain.scroll_at(position, at), at + 1)
    end: i64
    for end in range(LEFT, RIGHT + 1):
        if position.length == 0:
            row.blank(RANKS)
            row.blank(position.players)
        else:
            row.which(chain.open_half(position, end), RANKS)
            row.each_seat(links.crowned_by(position, end), viewer, position.players)
    row.which(position.last_reason - 1, len(REASONS) - 1)
    row.which_seat(position.last_winner, viewer, position.players)


def write_turn(position: DominoviaPosition, viewer: Seat, row: Row) -> None:
    row.which_seat(position.turn, viewer, position.players)
    row.put(position.turns_done)
    row.put(position.drawn_this_turn)
    row.put(position.passes)
    row.which(position.casting, RANKS)
    row.which(position.cast_end, len(ENDS))
    row.which(position.direction, len(DIRECTIONS))


def own_answer(position: DominoviaPosition, seat: Seat) -> Scroll:
    """The scroll of the viewer's own sealed answer; the others are told by what came of them."""
    question = position._open
    if question is None or not question.sealed or question.answers[seat] == 0:
        return NONE
    return part(question.answers[seat], 0)
