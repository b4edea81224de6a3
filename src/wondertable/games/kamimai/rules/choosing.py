"""Which cards of their own somebody discards or keeps: every choice, as an action."""

from __future__ import annotations

from mypy_extensions import i64

from wondertable.core.rules.bags import Bag, count, one, size
from wondertable.core.rules.kit import Kind
from wondertable.core.rules.questions import Options
from wondertable.games.kamimai.rules.cards import BITS, KINDS, Card
from wondertable.games.kamimai.rules.questions import cards_code


def list_choices(kind: Kind, bag: Bag, most: i64, exact: bool, options: Options) -> None:
    """Add the action of this kind for every choice of up to (exactly) so many of these Elements and Creatures."""
    total = size(bag, BITS)
    if most > total:
        most = total
    add_choices(kind, bag, 0, most, total, 0, exact, options)


def add_choices(
    kind: Kind, bag: Bag, card: Card, most: i64, total: i64, chosen: Bag, exact: bool, options: Options
) -> None:
    """Choose among the names from `card` on; `total` cards of them are left."""
    held: i64 = 0
    while card < KINDS:
        held = count(bag, card, BITS)
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
    taken: i64
    for taken in range(many, few - 1, -1):
        add_choices(kind, bag, card + 1, most - taken, rest, chosen + taken * one(card, BITS), exact, options)
