"""What a seat of Miraris cannot know, and another world that looks the same to it.

Claims lie open when they happen, so Wonders held are known to all, except those drawn from the deck by Serena and, with
MIR-V3, gifts. Hidden are: characters not yet shown, the order of the deck, the drawn cards, and who gave Mirela what.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from wondertable.core.rules.bags import Bag, cards, count, kinds, one, size
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Kind, Seat, Seats, Set, bit, has, nth_member, set_size, shuffle
from wondertable.games.miraris.rules.chosen import TO_RECEIVER
from wondertable.games.miraris.rules.tables import BITS, NONE

if TYPE_CHECKING:
    from wondertable.games.miraris.rules.position import MirarisPosition


def forget(position: MirarisPosition, seat: Seat, rng: Rng) -> None:
    if position.discloses():
        return
    redeal_characters(position, seat, rng)
    if position.round == 0:
        return  # the Wonders are not shuffled yet
    hidden_gifts = position.chosen.gifts_shown == TO_RECEIVER and position.demand == 2 and seat != receiver_of(position)
    if not hidden_gifts:
        redeal_deck(position, seat, rng)
        return
    taken_back = take_gifts_back(position, seat)
    while True:
        redeal_deck(position, seat, rng)
        if give_anew(position, seat, taken_back, rng):
            return


# -- characters --------------------------------------------------------------------------------------------------------


def redeal_characters(position: MirarisPosition, seat: Seat, rng: Rng) -> None:
    """Deal anew what this seat has not seen: characters shown stay, the others of scoring are unnumbered (MIR-E2)."""
    pool = position.tables.all_characters
    candidates = pool
    if position.stage >= 0:
        candidates &= ~position.tables.numbered_set
    each = position.tables.characters_each[position.players]
    for other in range(position.players):
        player = position.seats[other]
        if other == seat:
            pool &= ~player.dealt
        elif has(position.shown, other):
            pool &= ~bit(player.character)
    for other in range(position.players):
        player = position.seats[other]
        if other == seat:
            continue
        player.dealt = 0
        if player.character == NONE:
            continue
        if not has(position.shown, other):
            player.character = draw_member(pool & candidates, rng)
            pool ^= bit(player.character)
        player.dealt = bit(player.character)
    for other in range(position.players):
        player = position.seats[other]
        while set_size(player.dealt) < each:
            drawn = draw_member(pool, rng)
            player.dealt |= bit(drawn)
            pool ^= bit(drawn)


def draw_member(members: Set, rng: Rng) -> i64:
    return nth_member(members, rng.below(set_size(members)))


# -- the deck, and what was drawn from it ------------------------------------------------------------------------------


def redeal_deck(position: MirarisPosition, seat: Seat, rng: Rng) -> None:
    """Shuffle the cards nobody saw together with those that only another seat saw, and draw those again."""
    unseen = position.deck[position.drawn :]
    for other in range(position.players):
        player = position.seats[other]
        if other != seat and player.secret:
            for crowns in cards(player.secret, BITS):
                unseen = append(unseen, crowns)
    shuffle(unseen, rng)
    at: i64 = 0
    for other in range(position.players):
        player = position.seats[other]
        if other != seat and player.secret:
            drawn: Bag = 0
            for _card in range(size(player.secret, BITS)):
                drawn += one(unseen[at], BITS)
                at += 1
            player.held += drawn - player.secret
            player.secret = drawn
    position.deck = unseen if at == 0 else unseen[at:]
    position.drawn = 0


# -- gifts that only giver and receiver saw (MIR-V3) -------------------------------------------------------------------


def receiver_of(position: MirarisPosition) -> Seat:
    """The seat whose ability demands gifts now."""
    return position.holder(position.tables.numbered[position.stage].index)


def take_gifts_back(position: MirarisPosition, seat: Seat) -> i64:
    """Undo the first demand's gifts of the others; returns the crowns they gave in all, which are public."""
    receiver = position.seats[receiver_of(position)]
    crowns: i64 = 0
    for other in range(position.players):
        player = position.seats[other]
        if other != seat and player.gift:
            crowns += player.gift
            receiver.held -= one(player.gift, BITS)
            player.held += one(player.gift, BITS)
            if player.gift_was_secret:
                player.secret += one(player.gift, BITS)
                player.gift_was_secret = False
    return crowns


def give_anew(position: MirarisPosition, seat: Seat, crowns: i64, rng: Rng) -> bool:
    """Let the others give cards with the same sum; False if what Serena drew in this world does not allow it."""
    givers: Seats = 0
    for other in range(position.players):
        if other != seat and position.seats[other].gift:
            givers |= bit(other)
    return choose_gifts(position, givers, crowns, rng)


def choose_gifts(position: MirarisPosition, givers: Seats, crowns: i64, rng: Rng) -> bool:
    if givers == 0:
        return crowns == 0
    giver = draw_member(givers, rng)
    player = position.seats[giver]
    options = kinds(player.held, BITS)
    while options:
        gift = draw_member(options, rng)
        options ^= bit(gift)
        if gift <= crowns and choose_gifts(position, givers ^ bit(giver), crowns - gift, rng):
            give(position, giver, gift)
            return True
    return False


def give(position: MirarisPosition, giver: Seat, crowns: Kind) -> None:
    player = position.seats[giver]
    player.gift = crowns
    player.gift_was_secret = count(player.held, crowns, BITS) == count(player.secret, crowns, BITS)
    if player.gift_was_secret:
        player.secret -= one(crowns, BITS)
    player.held -= one(crowns, BITS)
    position.seats[receiver_of(position)].held += one(crowns, BITS)
