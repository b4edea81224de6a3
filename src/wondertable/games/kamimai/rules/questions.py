"""What is asked and answered in KamiMaï as numbers: the kinds of question and of action, and the parts of an action.

Kinds have the names of the rules' table of decisions. Texts of actions are people/forms.py's.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from wondertable.core.rules.actions import KIND_BITS, PART_BITS, PART_MASK
from wondertable.core.rules.bags import Bag, one
from wondertable.core.rules.kit import Action, Kind, Seat, Seats, Set, bit, shl
from wondertable.games.kamimai.rules.cards import BITS, FAIRY, WOLF, Colour
from wondertable.games.kamimai.rules.tables import SEATS_MAX
from wondertable.games.kamimai.rules.terms import TEAM_SPELL, Side, Spell

Wing: TypeAlias = i64
"""0 is wing A, 1 is wing B."""
Pages: TypeAlias = Set
"""Places in one wing, from the outside in: page A3 is place 2."""
Share: TypeAlias = i64
"""What one seat gives to a spell: so many Elements of the colour, Fairies and Wolves."""

CHOOSE_SHEET: Final = 1
CHOOSE_MODE: Final = 2
STATE_HAND: Final = 3
TRAINING: Final = 4
CHOOSE_TARGET: Final = 5
CHOOSE_GRIP: Final = 6
BEGIN_DRAW: Final = 7
DRAW: Final = 8
CONFIRM_REPORT: Final = 9
CURSE_DISCARD: Final = 10
CAST_ACTION: Final = 11
CONSENT: Final = 12
GIFT_GIVER: Final = 13
GIFT_CARD: Final = 14
MOUSE_TAKE: Final = 15
STORE_KEEP: Final = 16
QUESTIONS: Final = [
    "", "choose_sheet", "choose_mode", "state_hand", "training", "choose_target", "choose_grip", "begin_draw", "draw",
    "confirm_report", "curse_discard", "cast_action", "consent", "gift_giver", "gift_card", "mouse_take", "store_keep",
]  # fmt: skip

SHEET: Final = 1
ADVENTURE: Final = 2
MODE: Final = 3
DOMINANT: Final = 4
GRAB: Final = 5
DONE: Final = 6
SKIP: Final = 7
TARGET: Final = 8
GRIP: Final = 9
BEGIN: Final = 10
STOP: Final = 11
CONFIRM: Final = 12
DISPUTE: Final = 13
DISCARD: Final = 14
CAST: Final = 15
CAST_TEAM: Final = 16
PLAY_IMP: Final = 17
PLAY_DRAGONFLIES: Final = 18
PLAY_MOUSE: Final = 19
END: Final = 20
AGREE: Final = 21
REFUSE: Final = 22
GIVER: Final = 23
GIVE: Final = 24
TAKE: Final = 25
TAKE_NONE: Final = 26
KEEP: Final = 27


# -- grabs (KAM-G5): pages outermost first, pull, hand, fingers ----------------------------------------------------------

PULLS: Final = ["side", "up", "out", "down"]
PULL_COUNT: Final = 4
FINGERS: Final = ["thumb", "index", "middle", "ring", "little"]
"""A set of them has the thumb as member 0."""
WING_SHIFT: Final = KIND_BITS + 7
"""The wing is the highest bit of the first page, the number of the page, from 1 on, the other seven."""
NUMBER_MASK: Final = 127
PLACES: Final = 6
"""A grab has up to six pages in the first places of its code, and its manner in the seventh."""
MANNER: Final = KIND_BITS + PART_BITS * PLACES


def manner(pull: i64, hand: Side, fingers: Set) -> i64:
    return shl(pull | shl(hand, 2) | shl(fingers, 3), MANNER)


def pull_of(action: Action) -> i64:
    return (action >> MANNER) & 3


def hand_of(action: Action) -> Side:
    return (action >> (MANNER + 2)) & 1


def fingers_of(action: Action) -> Set:
    return (action >> (MANNER + 3)) & 31


def wing_of(action: Action) -> Wing:
    return (action >> WING_SHIFT) & 1


def pages_of(action: Action) -> Pages:
    """The pages pinched."""
    pages: i64 = 0
    rest = (action >> KIND_BITS) & (shl(1, PART_BITS * PLACES) - 1)
    while rest:
        pages |= bit((rest & NUMBER_MASK) - 1)
        rest >>= PART_BITS
    return pages


# -- casts (KAM-M3): the colour and the caster in the first place, then what each seat gives ------------------------------

ELEMENTS_MASK: Final = 7
FAIRIES_SHIFT: Final = 3
WOLVES_SHIFT: Final = 5
PAIR_MASK: Final = 3
CASTER_SHIFT: Final = 2


def cast_code(kind: Kind, colour: Colour, caster: Seat) -> Action:
    return kind | shl(colour | shl(caster, CASTER_SHIFT), KIND_BITS)


def colour_of(action: Action) -> Colour:
    return (action >> KIND_BITS) & 3


def caster_of(action: Action) -> Seat:
    return (action >> (KIND_BITS + CASTER_SHIFT)) & 7


def spell_of(kind: Kind, colour: Colour) -> Spell:
    if kind == CAST_TEAM:
        return TEAM_SPELL
    return colour


def share(elements: i64, fairies: i64, wolves: i64) -> Share:
    """KAM-M21: nothing but cards: however a Fairy and the Wolf split the units, the payment is the same."""
    return elements | shl(fairies, FAIRIES_SHIFT) | shl(wolves, WOLVES_SHIFT)


def share_shift(seat: Seat) -> i64:
    return KIND_BITS + PART_BITS * (seat + 1)


def share_of(action: Action, seat: Seat) -> Share:
    return (action >> share_shift(seat)) & PART_MASK


def elements_in(given: Share) -> i64:
    return given & ELEMENTS_MASK


def fairies_in(given: Share) -> i64:
    return (given >> FAIRIES_SHIFT) & PAIR_MASK


def wolves_in(given: Share) -> i64:
    return (given >> WOLVES_SHIFT) & PAIR_MASK


def share_cards(colour: Colour, given: Share) -> Bag:
    return (
        elements_in(given) * one(colour, BITS)
        + fairies_in(given) * one(FAIRY + colour, BITS)
        + wolves_in(given) * one(WOLF, BITS)
    )


def payers(action: Action) -> Seats:
    """The seats whose cards a cast names."""
    found: i64 = 0
    seat: Seat
    for seat in range(SEATS_MAX):
        if share_of(action, seat):
            found |= bit(seat)
    return found


# -- lists of cards: a bag without the counters of the Guardians ---------------------------------------------------------

ELEMENTS: Final = 0xFFFF
ELEMENT_BITS: Final = 16
CREATURE_SHIFT: Final = 32
CARDS_BITS: Final = 47


def cards_code(kind: Kind, bag: Bag) -> Action:
    """The action of this kind with some Elements and Creatures."""
    return kind | shl((bag & ELEMENTS) | shl(bag >> CREATURE_SHIFT, ELEMENT_BITS), KIND_BITS)


def cards_of_code(action: Action) -> Bag:
    packed = action >> KIND_BITS
    return (packed & ELEMENTS) | shl(packed >> ELEMENT_BITS, CREATURE_SHIFT)
