"""The numbered abilities of Miraris, carried out in scoring.

`asks` begins an ability; it returns True while an answer is awaited. `carry_out` goes on when the answers are in; it is
called with the question off the stack, and `asks` then comes again for the same ability until nothing more is to ask.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.actions import code, code_pair, kind_of, part
from wondertable.core.rules.bags import Bag, count, kinds, nth_card, one, size
from wondertable.core.rules.kit import Kind, Seat, Seats, bit, first, has, set_size
from wondertable.core.rules.questions import Options, Question
from wondertable.games.miraris.rules import ending, row, tell
from wondertable.games.miraris.rules.questions import LUCIA_TAKE, MIRELA_GIFT, ROLANDO_TAKE, TAKE, TAKE_TWO
from wondertable.games.miraris.rules.tables import BITS, NONE, Character

if TYPE_CHECKING:
    from wondertable.games.miraris.rules.position import MirarisPosition


def asks(position: MirarisPosition, character: Character, holder: Seat) -> bool:
    """MIR-E9: whatever can be used is used; no ability asks whether it should be."""
    if character.row_take and wants_take(position, character, holder):
        return True
    if character.instant_win_kinds and wins_at_once(position, character, holder):
        return False
    if character.deck_draw:
        draw_from_deck(position, character, holder)
    if character.gift_each and wants_gifts(position, character, holder):
        return True
    if character.discard_count_kind != NONE:
        strip_others(position, character, holder)
    position.took = False
    position.demand = 0
    return False


def carry_out(position: MirarisPosition, question: Question) -> None:
    if question.kind == MIRELA_GIFT:
        hand_over_gifts(position, question)
    else:
        take_from_row(position, question)


# -- Rolando and Lucia -------------------------------------------------------------------------------------------------


def wants_take(position: MirarisPosition, character: Character, holder: Seat) -> bool:
    """MIR-A1, MIR-A7: taking is compulsory; MIR-A3, MIR-A8: with an empty row nothing is taken."""
    if position.took or not row.all_cards(position):
        return False
    position.ask(ROLANDO_TAKE if character.row_take == 1 else LUCIA_TAKE, bit(holder), sealed=False)
    return True


def list_pairs(row_cards: Bag, options: Options) -> None:
    """MIR-A7: any two cards of the row, whatever they bring (MIR-A6); MIR-A8: the only one there is."""
    if size(row_cards, BITS) == 1:
        options.add(code(TAKE, first(kinds(row_cards, BITS))))
        return
    low: i64 = 0
    rest: i64 = kinds(row_cards, BITS)
    while rest:
        if rest & 1:
            high: i64 = low
            others: i64 = rest
            while others:
                if others & 1 and (high > low or count(row_cards, low, BITS) > 1):
                    options.add(code_pair(TAKE_TWO, low, high))
                others >>= 1
                high += 1
        rest >>= 1
        low += 1


def take_from_row(position: MirarisPosition, question: Question) -> None:
    seat = position.holder(position.tables.numbered[position.stage].index)
    answer = question.answers[seat]
    taken = one(part(answer, 0), BITS)
    row.take_card(position, seat, part(answer, 0))
    if kind_of(answer) == TAKE_TWO:
        taken += one(part(answer, 1), BITS)
        row.take_card(position, seat, part(answer, 1))
    position.took = True
    tell.take(position, seat, taken)


def wins_at_once(position: MirarisPosition, character: Character, holder: Seat) -> bool:
    """MIR-A3, MIR-A4: all kinds of Wonder win the game at that moment; MIR-A5: the test is never repeated."""
    position.reveal()
    won = set_size(kinds(position.seats[holder].held, BITS)) >= character.instant_win_kinds
    tell.test(position, holder, won)
    if won:
        ending.end_at_once(position, holder)
    return won


# -- Serena ------------------------------------------------------------------------------------------------------------


def draw_from_deck(position: MirarisPosition, character: Character, holder: Seat) -> None:
    """MIR-A12: the top cards of the deck, seen by their holder only."""
    position.reveal()
    drawn: Bag = 0
    for _card in range(character.deck_draw):
        drawn += one(position.deck[position.drawn], BITS)
        position.drawn += 1
    player = position.seats[holder]
    player.held += drawn
    player.secret += drawn
    tell.draw(position, holder, drawn)


# -- Mirela ------------------------------------------------------------------------------------------------------------


def is_exempt(position: MirarisPosition, seat: Seat) -> bool:
    """MIR-A9: Lucia is not affected by any other character's ability. MIR-A10: Rolando asks nobody, for he comes first;
    MIR-A11: nor do those who only add to their own points."""
    return position.tables.characters[position.seats[seat].character].shielded


def within_reach(position: MirarisPosition, holder: Seat) -> Seats:
    """MIR-A14, MIR-A22: the other seats that an ability can take a Wonder from: they are not exempt, and have one
    (MIR-A20)."""
    found: Seats = 0
    seat: Seat
    for seat in range(position.players):
        if seat != holder and not is_exempt(position, seat) and position.seats[seat].held:
            found |= bit(seat)
    return found


def wants_gifts(position: MirarisPosition, character: Character, holder: Seat) -> bool:
    """MIR-A14, MIR-A17, MIR-A19: one demand, and a second one if the first brought too little; never a third."""
    enough = position.demand == 1 and position.first_total >= character.second_demand_below  # MIR-A18
    if position.demand == 2 or enough:
        return False
    if position.demand == 0:
        for player in position.seats:
            player.gift = 0
            player.gift_was_secret = False
    givers = within_reach(position, holder)
    position.demand += 1
    tell.demand(position, holder, position.demand, givers)
    if givers:
        position.ask(MIRELA_GIFT, givers, sealed=True)
        return True
    if position.demand == 1:
        position.first_total = 0
        return wants_gifts(position, character, holder)
    return False


def hand_over_gifts(position: MirarisPosition, question: Question) -> None:
    """MIR-A15: all gifts change hands together; MIR-A16: their printed crowns are added up."""
    position.reveal()
    receiver = position.holder(position.tables.numbered[position.stage].index)
    total: i64 = 0
    seat: Seat
    for seat in range(position.players):
        if question.answers[seat]:
            crowns = part(question.answers[seat], 0)
            total += crowns
            hand_over(position, seat, receiver, crowns)
    if position.demand == 1:
        position.first_total = total
        tell.total_given(position, total)


def hand_over(position: MirarisPosition, seat: Seat, receiver: Seat, crowns: Kind) -> None:
    giver = position.seats[seat]
    # Others who saw the card leave cannot tell a drawn one from a claimed one of the same kind.
    was_secret = count(giver.held, crowns, BITS) == count(giver.secret, crowns, BITS)
    if was_secret:
        giver.secret -= one(crowns, BITS)
    if position.demand == 1:
        giver.gift = crowns
        giver.gift_was_secret = was_secret
    giver.held -= one(crowns, BITS)
    position.seats[receiver].held += one(crowns, BITS)
    tell.gift(position, seat, receiver, crowns)


# -- Unknown -----------------------------------------------------------------------------------------------------------


def strip_others(position: MirarisPosition, character: Character, holder: Seat) -> None:
    """MIR-A22: each other player loses as many random cards as Unknown holds Black Altars."""
    thief = position.seats[holder]
    altars = count(thief.held, character.discard_count_kind, BITS)  # MIR-A21: counted once
    losers: Seats = 0
    if altars:
        losers = within_reach(position, holder)
    tell.strip(position, holder, altars, losers)
    if altars == 0:  # MIR-A25
        return
    position.reveal()
    dreams: i64 = 0
    seat: Seat
    for seat in range(position.players):
        if has(losers, seat):
            lost = lose_at_random(position, seat, altars)
            dreams += count(lost, character.takes_kind, BITS)  # MIR-A24: the Dreams among them change hands
            position.discard += lost - count(lost, character.takes_kind, BITS) * one(character.takes_kind, BITS)
            tell.discard(position, seat, lost)
    thief.held += dreams * one(character.takes_kind, BITS)
    if dreams:
        tell.dream(position, holder, dreams)


def lose_at_random(position: MirarisPosition, seat: Seat, cards: i64) -> Bag:
    """MIR-A26: uniform over the victim's cards, without replacement; MIR-A23: all of them if there are no more."""
    victim = position.seats[seat]
    lost: Bag = 0
    left = size(victim.held, BITS)
    while cards > 0 and left > 0:
        crowns = nth_card(victim.held, position.rng.below(left), BITS)
        if count(victim.held, crowns, BITS) == count(victim.secret, crowns, BITS):
            victim.secret -= one(crowns, BITS)
        victim.held -= one(crowns, BITS)
        lost += one(crowns, BITS)
        left -= 1
        cards -= 1
    return lost
