"""The sixteen names of cards, and multisets of them: tallies of the kit, one value for each name."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules.actions import KIND_BITS
from wondertable.core.rules.kit import TALLY_BITS, TALLY_MASK, shl, tally, tally_size, times
from wondertable.core.rules.questions import Options

NAMES: Final = [
    "water", "earth", "air", "fire",
    "g-water", "g-earth", "g-air", "g-fire",
    "fairy-water", "fairy-earth", "fairy-air", "fairy-fire",
    "wolf", "imp", "dragonflies", "mouse",
]  # fmt: skip
COLOURS: Final = NAMES[:4]
KINDS: Final = 16
COLOUR_COUNT: Final = 4
GUARDIAN: Final = 4
"""Guardians are the names from here on, in the order of the colours; so are Fairies."""
FAIRY: Final = 8
WOLF: Final = 12
IMP: Final = 13
DRAGONFLIES: Final = 14
MOUSE: Final = 15
COPIES_MAX: Final = 15
MOUSE_COPIES_MAX: Final = 7
NO_CARD: Final = -1

ELEMENTS: Final = 0xFFFF
GUARDIANS: Final = 0xFFFF0000
CREATURE_SHIFT: Final = 32
ELEMENT_BITS: Final = 16


def guardians(bag: i64) -> i64:
    return bag & GUARDIANS


def movable(bag: i64) -> i64:
    """The Elements and Creatures: all that a curse may take and a summoner may choose to keep."""
    return bag - (bag & GUARDIANS)


def cards_code(kind: i64, bag: i64) -> i64:
    """The action of this kind with a multiset of Elements and Creatures."""
    return kind | shl((bag & ELEMENTS) | shl(bag >> CREATURE_SHIFT, ELEMENT_BITS), KIND_BITS)


def cards_of_code(action: i64) -> i64:
    packed = action >> KIND_BITS
    return (packed & ELEMENTS) | shl(packed >> ELEMENT_BITS, CREATURE_SHIFT)


def list_choices(kind: i64, bag: i64, most: i64, exact: bool, options: Options) -> None:
    """Add the action of this kind for every multiset of Elements and Creatures of up to (exactly) so many cards."""
    total = tally_size(bag)
    if most > total:
        most = total
    add_choices(kind, bag, 0, most, total, 0, exact, options)


def add_choices(
    kind: i64, bag: i64, card: i64, most: i64, total: i64, chosen: i64, exact: bool, options: Options
) -> None:
    """Choose among the names from `card` on; `total` cards of them are left."""
    held: i64 = 0
    while card < KINDS:
        held = times(bag, card)
        if held:
            break
        card += 1
    if most == 0 or card == KINDS:
        options.add(cards_code(kind, chosen))
        return
    rest = total - held
    few: i64 = 0
    if exact and most > rest:
        few = most - rest
    many = held
    if many > most:
        many = most
    taken = many
    while taken >= few:
        add_choices(kind, bag, card + 1, most - taken, rest, chosen + taken * tally(card), exact, options)
        taken -= 1


def names_of(bag: i64) -> list[str]:
    found: list[str] = []
    for name in NAMES:
        if not bag:
            break
        found += [name] * int(bag & TALLY_MASK)
        bag >>= TALLY_BITS
    return found


def written(bag: i64) -> str:
    """As in canonical texts: names in order, or none."""
    return ",".join(names_of(bag)) or "none"


def bag_of_names(text: str) -> int | None:
    """The inverse of `written`; None if it is not written exactly so."""
    bag = 0
    last = 0
    if text == "none":
        return 0
    for name in text.split(","):
        if name not in NAMES:
            return None
        card = NAMES.index(name)
        most = MOUSE_COPIES_MAX if card == MOUSE else COPIES_MAX
        if card < last or times(bag, card) >= most:
            return None
        bag += tally(card)
        last = card
    return bag
