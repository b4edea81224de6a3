"""Whom bots let give what to whom."""

from __future__ import annotations

from mypy_extensions import i64

from wondertable.core.rules.actions import code_pair
from wondertable.core.rules.bags import count, one
from wondertable.core.rules.kit import Seat, Set, set_size
from wondertable.games.kamimai.bots import worth
from wondertable.games.kamimai.rules import questions as q
from wondertable.games.kamimai.rules.cards import BITS, KINDS, Card, is_guardian
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.terms import NONE


def completing_giver(position: KamimaiPosition) -> int:
    """The first seat whose gift completes a spell; else the activator, or who has a card to give."""
    seat: Seat
    for seat in range(position.players):
        if completing_gift(position, seat):
            return seat
    seat = position.activator
    while not position.seats[seat].cards:
        seat = (seat + 1) % position.players
    return seat


def completing_gift(position: KamimaiPosition, giver: Seat) -> int:
    """The first gift of a seat after which the activator can cast more spells than before; 0 if there is none."""
    before = set_size(worth.castable(position))
    card: Card
    to: Seat
    for card in range(KINDS):
        if count(position.seats[giver].cards, card, BITS) and position.tables.values[card]:
            for to in range(position.players):
                if to != giver and set_size(castable_with(position, giver, card, to)) > before:
                    return code_pair(q.GIVE, card, to)
    return 0


def castable_with(position: KamimaiPosition, giver: Seat, card: Card, to: Seat) -> Set:
    """The spells that the activator can cast after a gift."""
    position.seats[giver].cards -= one(card, BITS)
    position.seats[to].cards += one(card, BITS)
    found = worth.castable(position)
    position.seats[giver].cards += one(card, BITS)
    position.seats[to].cards -= one(card, BITS)
    return found


def best_gift(position: KamimaiPosition, seat: Seat) -> int:
    """A card and receiver that complete a spell; else the least useful card to the next seat."""
    found = completing_gift(position, seat)
    if found:
        return found
    return code_pair(q.GIVE, least_useful(position, seat), (seat + 1) % position.players)


def least_useful(position: KamimaiPosition, seat: Seat) -> Card:
    """A Guardian, or the card without which the team's cards are worth most."""
    summoner = position.seats[seat]
    wanted = worth.demand(position, elsewhere=False)
    later = worth.demand(position, elsewhere=True)
    best: Card = NONE
    most: i64 = -1
    card: Card
    for card in range(KINDS):
        if count(summoner.cards, card, BITS):
            if is_guardian(card):
                return card
            summoner.cards -= one(card, BITS)
            value = worth.holding(position, wanted, later)
            summoner.cards += one(card, BITS)
            if value > most:
                most = value
                best = card
    return best
