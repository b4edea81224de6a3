"""Guardians: the grip that binds a draw, and the effect of the target in a turn in which one is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from wondertable.core.rules.bags import Bag, count, one, size
from wondertable.core.rules.kit import Seat, Set, bit, first, has, shl
from wondertable.core.rules.questions import Options, Question
from wondertable.games.kamimai.rules import tell
from wondertable.games.kamimai.rules.cards import BITS, COLOUR_COUNT, FAIRY, GUARDIAN, Card, Colour, guardians, movable
from wondertable.games.kamimai.rules.choosing import list_choices
from wondertable.games.kamimai.rules.ending import lose_energy
from wondertable.games.kamimai.rules.questions import CURSE_DISCARD, DISCARD, GRIP, cards_of_code
from wondertable.games.kamimai.rules.terms import (
    BLESSING,
    BY_CURSE,
    CURSE_OF_COLOUR,
    CURSE_OF_ENERGY,
    FREE,
    GRIP_BITS,
    GRIP_MASK,
    LEFT,
    NO_EFFECT,
    NONE,
    OTHER_HAND,
    RIGHT,
    THUMB_LITTLE,
    THUMB_MIDDLE,
    THUMB_RING,
    Grip,
    Side,
)

if TYPE_CHECKING:
    from wondertable.games.kamimai.rules.position import KamimaiPosition

PAIRS: Final = vec[i64]([0b00011, 0b00101, 0b01001, 0b10001, 0b00011])
"""The fingers of each grip; where the grip leaves them free, those of a grab that nothing binds."""


# -- grips ---------------------------------------------------------------------------------------------------------------


def held_guardians(position: KamimaiPosition) -> Set:
    """KAM-U16: the Guardians in the activator's Reserve, as a set of colours, however they came there.

    It is asked before the draw begins, so one that is drawn binds from the next turn on (KAM-U15, KAM-Q13).
    """
    cards = position.seats[position.activator].cards
    found: i64 = 0
    colour: Colour
    for colour in range(COLOUR_COUNT):
        if count(cards, GUARDIAN + colour, BITS):
            found |= bit(colour)
    return found


def grip_of(position: KamimaiPosition, seat: Seat, card: Card) -> Grip:
    """The grip this Guardian asks of a seat, with what was agreed for its hands (KAM-V11)."""
    grip = position.tables.grips[card - GUARDIAN]
    return (position.seats[seat].grips >> (GRIP_BITS * grip)) & GRIP_MASK


def grip_of_turn(position: KamimaiPosition) -> Grip:
    if position.grip == NONE:
        return FREE
    return grip_of(position, position.activator, position.grip)


def has_choice(position: KamimaiPosition) -> bool:
    """KAM-U14: whether the Guardians held ask for different grips."""
    held = held_guardians(position)
    grips: i64 = 0
    colour: Colour
    for colour in range(COLOUR_COUNT):
        if has(held, colour):
            grips |= bit(grip_of(position, position.activator, GUARDIAN + colour))
    return grips & (grips - 1) != 0


def list_grips(position: KamimaiPosition, options: Options) -> None:
    """KAM-U14: one of the Guardians held; none is no choice."""
    options.add_each(GRIP, shl(held_guardians(position), GUARDIAN))


def bind_only_one(position: KamimaiPosition) -> None:
    """KAM-P16: what is held binds; with one grip there is nothing to choose."""
    held = held_guardians(position)
    if held:
        bind(position, GUARDIAN + first(held))


def bind(position: KamimaiPosition, card: Card) -> None:
    position.grip = card
    tell.grip(position, card, grip_of_turn(position))


def open_hand(position: KamimaiPosition) -> Side:
    """KAM-G13: the hand this draw asks for: that of its first grab (KAM-P10), or by KAM-U13 the one that was not named as
    the stronger (KAM-Q42). NONE while both are open."""
    if position.hand != NONE:
        return position.hand
    if grip_of_turn(position) == OTHER_HAND:
        if position.seats[position.activator].dominant == LEFT:
            return RIGHT
        return LEFT
    return NONE


def open_fingers(position: KamimaiPosition) -> Set:
    """KAM-G13: the fingers this draw asks for; 0 where any will do."""
    grip = grip_of_turn(position)
    if grip == THUMB_MIDDLE or grip == THUMB_RING or grip == THUMB_LITTLE:
        return PAIRS[grip]
    return 0


# -- the effect of the target --------------------------------------------------------------------------------------------


def drawn_guardians(position: KamimaiPosition) -> i64:
    """KAM-U1: those of this turn's draw; Guardians in a Reserve do not count."""
    return size(guardians(position.drawn), BITS)


def is_blessed(position: KamimaiPosition, drawing: bool) -> bool:
    """KAM-U4, KAM-Q10, KAM-Q11: whether a fall now costs no Energy."""
    if position.target == NONE or position.target_area().effect != BLESSING:
        return False
    return position.chosen.blessing_always or (drawing and drawn_guardians(position) > 0)


def curse(position: KamimaiPosition) -> bool:
    """KAM-U18: apply the curse of this draw's target (KAM-U2) once; returns whether somebody is asked or the game is over."""
    effect = position.target_area().effect
    number = drawn_guardians(position)
    position.cursed = True
    if number == 0 or effect == NO_EFFECT or effect == BLESSING:  # KAM-U3
        return False
    tell.curse(position, effect, number)
    if effect == CURSE_OF_ENERGY:
        return lose_energy(position, number, BY_CURSE)  # KAM-U5
    if effect == CURSE_OF_COLOUR:
        curse_of_colour(position)
        return False
    return curse_of_discard(position)


def curse_of_colour(position: KamimaiPosition) -> None:
    """KAM-U8: every Element of these colours is discarded. KAM-U9: nothing else, but by KAM-Q17 perhaps the Fairies."""
    seat: Seat
    colour: Colour
    for seat in range(position.players):
        summoner = position.seats[seat]
        lost: Bag = 0
        for colour in range(COLOUR_COUNT):
            if count(position.drawn, GUARDIAN + colour, BITS):
                lost += count(summoner.cards, colour, BITS) * one(colour, BITS)
                if position.chosen.colour_takes_fairies:
                    lost += count(summoner.cards, FAIRY + colour, BITS) * one(FAIRY + colour, BITS)
        if lost:
            summoner.cards -= lost
            position.discard += lost
            tell.coloured(position, seat, lost)


def owes(position: KamimaiPosition, seat: Seat) -> i64:
    """KAM-U7: how many cards a summoner discards, the activator from the whole spread (KAM-Q15); who has too few discards
    all (KAM-Q16)."""
    number = drawn_guardians(position)
    has_cards = size(movable(position.seats[seat].cards), BITS)
    if has_cards < number:
        return has_cards
    return number


def list_discards(position: KamimaiPosition, seat: Seat, options: Options) -> None:
    """KAM-U9: no Guardian."""
    list_choices(DISCARD, movable(position.seats[seat].cards), owes(position, seat), True, options)


def curse_of_discard(position: KamimaiPosition) -> bool:
    """KAM-U6: each chooses; where only one choice is possible nobody is asked."""
    options = Options()
    asked: i64 = 0
    seat: Seat
    for seat in range(position.players):
        if owes(position, seat):
            options.clear()
            list_discards(position, seat, options)
            if options.size > 1:
                asked |= bit(seat)
            else:
                discard(position, seat, cards_of_code(options.item(0)))
    if asked == 0:
        return False
    position.ask_openly(CURSE_DISCARD, asked)
    return True


def discard_chosen(position: KamimaiPosition, question: Question) -> None:
    seat: Seat
    for seat in range(position.players):
        if question.answers[seat]:
            discard(position, seat, cards_of_code(question.answers[seat]))


def discard(position: KamimaiPosition, seat: Seat, cards: Bag) -> None:
    position.seats[seat].cards -= cards
    position.discard += cards
    tell.discarded(position, seat, cards)
