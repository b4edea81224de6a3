"""Guardians: the grip that binds a draw, and the effect of the target in a turn in which one is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.rules.kit import bit, first, shl, tally, tally_size, times
from wondertable.core.rules.questions import Options, Question
from wondertable.games.kamimai import tell
from wondertable.games.kamimai.cards import (
    COLOUR_COUNT,
    FAIRY,
    GUARDIAN,
    NO_CARD,
    cards_of_code,
    guardians,
    list_choices,
    movable,
)
from wondertable.games.kamimai.ending import lose_energy
from wondertable.games.kamimai.questions import CURSE_DISCARD, DISCARD
from wondertable.games.kamimai.tables import (
    BLESSING,
    CURSE_COLOUR,
    CURSE_ENERGY,
    FREE,
    NO_EFFECT,
    OTHER_HAND,
    THUMB_LITTLE,
    THUMB_MIDDLE,
    THUMB_RING,
)
from wondertable.games.kamimai.terms import BY_CURSE, LEFT, RIGHT

if TYPE_CHECKING:
    from wondertable.games.kamimai.position import KamimaiPosition

ANY: Final = -1
THUMB_INDEX: Final = 0b00011
PAIRS: Final = [THUMB_INDEX, 0b00101, 0b01001, 0b10001, THUMB_INDEX]
"""The fingers of each grip; where the grip leaves them free, those of a grab that nothing binds."""


# -- grips (KAM-U10 to KAM-U16) -----------------------------------------------------------------------------------------


def held_guardians(position: KamimaiPosition) -> i64:
    """KAM-U16: the Guardians in the activator's Reserve, as a set of colours."""
    cards = position.seats[position.activator].cards
    found: i64 = 0
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        if times(cards, GUARDIAN + colour):
            found |= bit(colour)
        colour += 1
    return found


def grip_of(position: KamimaiPosition, seat: i64, card: i64) -> i64:
    """The grip this Guardian asks of a seat, with what was agreed for its hands (KAM-V11)."""
    grip = position.tables.grips[card - GUARDIAN]
    return (position.seats[seat].grips >> (4 * grip)) & 15


def grip_of_turn(position: KamimaiPosition) -> i64:
    if position.grip == NO_CARD:
        return FREE
    return grip_of(position, position.activator, position.grip)


def has_choice(position: KamimaiPosition) -> bool:
    """KAM-U14: whether the Guardians held ask for different grips."""
    held = held_guardians(position)
    grips: i64 = 0
    colour: i64 = 0
    while held >> colour:
        if (held >> colour) & 1:
            grips |= bit(grip_of(position, position.activator, GUARDIAN + colour))
        colour += 1
    return grips & (grips - 1) != 0


def list_grips(position: KamimaiPosition, options: Options, kind: i64) -> None:
    held = held_guardians(position)
    options.add_each(kind, shl(held, GUARDIAN))


def bind_only_one(position: KamimaiPosition) -> None:
    """KAM-P16: what is held binds; with one grip there is nothing to choose."""
    held = held_guardians(position)
    if held:
        bind(position, GUARDIAN + first(held))


def bind(position: KamimaiPosition, card: i64) -> None:
    position.grip = card
    tell.grip(position, card, grip_of_turn(position))


def open_hand(position: KamimaiPosition) -> i64:
    """KAM-G13, KAM-P10: the hand this draw allows; ANY while both are."""
    if position.hand >= 0:
        return position.hand
    if grip_of_turn(position) == OTHER_HAND:
        if position.seats[position.activator].dominant == LEFT:
            return RIGHT
        return LEFT
    return ANY


def open_fingers(position: KamimaiPosition) -> i64:
    """KAM-G13: the fingers this draw asks for; 0 where any will do."""
    grip = grip_of_turn(position)
    if grip == THUMB_MIDDLE or grip == THUMB_RING or grip == THUMB_LITTLE:
        return PAIRS[grip]
    return 0


# -- the effect of the target (KAM-U1 to KAM-U9) -------------------------------------------------------------------------


def drawn_guardians(position: KamimaiPosition) -> i64:
    return tally_size(guardians(position.drawn))


def is_blessed(position: KamimaiPosition, drawing: bool) -> bool:
    """KAM-U4, KAM-Q10, KAM-Q11: whether a fall now costs no Energy."""
    if position.target < 0 or position.target_area().effect != BLESSING:
        return False
    return position.blessing_always or (drawing and drawn_guardians(position) > 0)


def curse(position: KamimaiPosition) -> bool:
    """KAM-P21, KAM-U18: apply the target's curse once; returns whether somebody is asked or the game is over."""
    effect = position.target_area().effect
    number = drawn_guardians(position)
    position.cursed = True
    if number == 0 or effect == NO_EFFECT or effect == BLESSING:
        return False
    tell.curse(position, effect, number)
    if effect == CURSE_ENERGY:
        return lose_energy(position, number, BY_CURSE)
    if effect == CURSE_COLOUR:
        curse_of_colour(position)
        return False
    return curse_of_discard(position)


def curse_of_colour(position: KamimaiPosition) -> None:
    """KAM-U8, KAM-U9: every Element of these colours is discarded, and by KAM-Q17 perhaps the Fairies."""
    seat: i64 = 0
    while seat < position.players:
        summoner = position.seats[seat]
        lost: i64 = 0
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            if times(position.drawn, GUARDIAN + colour):
                lost += times(summoner.cards, colour) * tally(colour)
                if position.colour_takes_fairies:
                    lost += times(summoner.cards, FAIRY + colour) * tally(FAIRY + colour)
            colour += 1
        if lost:
            summoner.cards -= lost
            position.discard += lost
            tell.coloured(position, seat, lost)
        seat += 1


def owes(position: KamimaiPosition, seat: i64) -> i64:
    """KAM-U6, KAM-U7: how many cards a summoner discards; who has too few discards all."""
    number = drawn_guardians(position)
    has_cards = tally_size(movable(position.seats[seat].cards))
    if has_cards < number:
        return has_cards
    return number


def list_discards(position: KamimaiPosition, seat: i64, options: Options) -> None:
    list_choices(DISCARD, movable(position.seats[seat].cards), owes(position, seat), True, options)


def curse_of_discard(position: KamimaiPosition) -> bool:
    """KAM-U6: each chooses; where only one choice is possible nobody is asked."""
    options = Options()
    asked: i64 = 0
    seat: i64 = 0
    while seat < position.players:
        if owes(position, seat):
            options.clear()
            list_discards(position, seat, options)
            if options.size > 1:
                asked |= bit(seat)
            else:
                discard(position, seat, cards_of_code(options.item(0)))
        seat += 1
    if asked == 0:
        return False
    position.ask_openly(CURSE_DISCARD, asked)
    return True


def discard_chosen(position: KamimaiPosition, question: Question) -> None:
    seat: i64 = 0
    while seat < position.players:
        if question.answers[seat]:
            discard(position, seat, cards_of_code(question.answers[seat]))
        seat += 1


def discard(position: KamimaiPosition, seat: i64, cards: i64) -> None:
    position.seats[seat].cards -= cards
    position.discard += cards
    tell.discarded(position, seat, cards)
