"""The order of play of Miraris.

    deal characters -> each keeps one -> shuffle and turn up the Wonders
    eight times: bid -> reveal -> arrange -> claim -> refill
    scoring: numbered abilities in order -> points -> the highest score wins

For each question, what may be answered stands beside what the answers do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.actions import part
from wondertable.core.rules.bags import Bag, below, count, kinds, one, stack_bag
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Seat, Set, bit, everybody, has, nth_member, set_size, shuffle
from wondertable.core.rules.questions import Options, Question
from wondertable.games.miraris.rules import abilities, ending, row, tell
from wondertable.games.miraris.rules.questions import (
    BID,
    CHOOSE_CHARACTER,
    GIVE,
    KEEP,
    LAY,
    MIRELA_GIFT,
    ROLANDO_TAKE,
    TAKE,
)
from wondertable.games.miraris.rules.tables import BITS, VALUE_BITS

if TYPE_CHECKING:
    from wondertable.games.miraris.rules.position import MirarisPosition


def list_options(position: MirarisPosition, question: Question, seat: Seat, options: Options) -> None:
    player = position.seats[seat]
    if question.kind == BID:
        options.add_each(LAY, player.hand)
    elif question.kind == CHOOSE_CHARACTER:
        options.add_each(KEEP, player.dealt)
    elif question.kind == MIRELA_GIFT:
        options.add_each(GIVE, kinds(player.held, BITS))
    elif question.kind == ROLANDO_TAKE:
        options.add_each(TAKE, kinds(row.all_cards(position), BITS))
    else:
        abilities.list_pairs(row.all_cards(position), options)


def carry_out(position: MirarisPosition, question: Question) -> None:
    if question.kind == BID:
        claim_wonders(position, reveal_bids(position, question))
        if position.round < position.tables.rounds:  # MIR-P17, MIR-P18: after the last round no refill, but scoring
            next_round(position)
        else:
            begin_scoring(position)
    elif question.kind == CHOOSE_CHARACTER:
        keep_characters(position, question)
        shuffle_wonders(position)
        next_round(position)
    else:
        abilities.carry_out(position, question)
        go_on_scoring(position)


# -- set-up ------------------------------------------------------------------------------------------------------------


def set_up(position: MirarisPosition) -> None:
    deal_characters(position)
    ask_characters(position)


def deal_characters(position: MirarisPosition) -> None:
    """MIR-S2: the characters are shuffled and dealt face down; MIR-S5: those left over are put away."""
    pile = position.tables.character_pile[:]
    shuffle(pile, position.rng)
    each = position.tables.characters_each[position.players]
    at: i64 = 0
    for player in position.seats:
        for _card in range(each):
            player.dealt |= bit(pile[at])
            at += 1
    tell.deal(position, each)


def ask_characters(position: MirarisPosition) -> None:
    """MIR-S3: everybody keeps one of those dealt, all at the same time."""
    position.ask(CHOOSE_CHARACTER, everybody(position.players), sealed=True)


def keep_characters(position: MirarisPosition, question: Question) -> None:
    """MIR-S3: each keeps one, for good (MIR-S6); MIR-S4: the others take no further part."""
    seat: Seat
    for seat in range(position.players):
        position.seats[seat].character = part(question.answers[seat], 0)
    tell.kept(position)


def shuffle_wonders(position: MirarisPosition) -> None:
    """MIR-S7: only now, so that nobody sees a Wonder before choosing a character."""
    position.deck = position.tables.deck[:]
    shuffle(position.deck, position.rng)


def next_round(position: MirarisPosition) -> None:
    """MIR-P21: no character has a say before scoring."""
    position.round += 1
    row.turn_up(position)
    ask_bids(position)


def ask_bids(position: MirarisPosition) -> None:
    """MIR-P2, MIR-P3: everybody lays one card face down, every round."""
    position.ask(BID, everybody(position.players), sealed=True)


# -- a round -----------------------------------------------------------------------------------------------------------


def reveal_bids(position: MirarisPosition, question: Question) -> Bag:
    """MIR-P4: all bids turn up at once; MIR-P13: each is then spent. Returns how often each value was bid."""
    position.reveal()
    bids: Bag = 0
    seat: Seat
    for seat in range(position.players):
        player = position.seats[seat]
        player.bid = part(question.answers[seat], 0)
        player.hand ^= bit(player.bid)
        bids += one(player.bid, VALUE_BITS)
    tell.bids(position)
    return bids


def claim_wonders(position: MirarisPosition, bids: Bag) -> None:
    """MIR-P5, MIR-P6: bids lie in rising order below the row, tied ones too; MIR-P7: who shares a value with nobody
    takes what lies above, asked or not (MIR-P8). MIR-P22: rising places are different ones."""
    piles = position.row
    seat: Seat = 0
    for player in position.seats:
        if count(bids, player.bid, VALUE_BITS) == 1:  # MIR-P9, MIR-P10: above tied bids all stays where it is
            slot = below(bids, player.bid, VALUE_BITS)
            pile = piles[slot]
            wonders = stack_bag(pile, BITS)  # MIR-P11: the whole pile
            player.held += wonders
            player.claimed += wonders
            piles[slot] = 0
            tell.claim(position, seat, slot, pile)
        seat += 1


def bid_at_random(position: MirarisPosition, rng: Rng) -> i64:
    """All that is left of the bidding, as if everybody had been asked and laid any card; returns the number of bids."""
    question = position.open_question()
    if question.kind != BID or question.waiting != everybody(position.players) or position.journal is not None:
        return 0
    bids_laid: i64 = 0
    cards = set_size(position.seats[0].hand)  # everybody has as many
    while True:
        bids: Bag = 0
        for player in position.seats:
            drawn: i64 = 0
            if cards > 1:
                drawn = rng.below(cards)
            player.bid = nth_member(player.hand, drawn)
            player.hand ^= bit(player.bid)
            bids += one(player.bid, VALUE_BITS)
        position.reveal()
        claim_wonders(position, bids)
        bids_laid += position.players
        cards -= 1
        if position.round == position.tables.rounds:
            position.close(question)
            begin_scoring(position)
            return bids_laid
        position.tick += 2  # this question has closed, the next one is open
        position.round += 1
        row.turn_up(position)


# -- scoring -----------------------------------------------------------------------------------------------------------


def begin_scoring(position: MirarisPosition) -> None:
    """MIR-E1, MIR-E2: the numbered characters are shown together; that shows also who has none."""
    position.reveal()
    position.stage = 0
    seat: Seat
    for seat in range(position.players):
        if has(position.tables.numbered_set, position.seats[seat].character):
            position.shown |= bit(seat)
            tell.show(position, seat)
    go_on_scoring(position)


def go_on_scoring(position: MirarisPosition) -> None:
    """MIR-E3, MIR-E4: one ability after the other; a character nobody kept is skipped. MIR-E5: none comes after a win."""
    numbered = position.tables.numbered
    kept: Set = 0
    for player in position.seats:
        kept |= bit(player.character)
    while position.ended == ending.RUNNING and position.stage < len(numbered):
        character = numbered[position.stage]
        if has(kept, character.index) and abilities.asks(position, character, position.holder(character.index)):
            return
        position.stage += 1
    if position.ended == ending.RUNNING:
        ending.end_by_points(position)
