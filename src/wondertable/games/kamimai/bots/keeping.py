"""What bots discard, and what they keep."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.rules.bags import Bag, cards, count, one, size
from wondertable.core.rules.kit import Action, Seat
from wondertable.core.rules.questions import Options
from wondertable.core.rules.weights import Weights
from wondertable.games.kamimai.bots import worth
from wondertable.games.kamimai.rules import guardians, questions as q, store
from wondertable.games.kamimai.rules.cards import BITS, GUARDIAN, movable
from wondertable.games.kamimai.rules.choosing import list_choices
from wondertable.games.kamimai.rules.position import KamimaiPosition


def least_loss(position: KamimaiPosition, seat: Seat) -> int:
    """Colours not in the target first, then single cards, Creatures last; of equals in the order of names."""
    held = movable(position.seats[seat].cards)
    area = position.target

    def loss(card: int) -> tuple[bool, bool, bool, int]:
        wanted = bool(worth.open_boxes(position, area, card)) if card < GUARDIAN else True
        return card >= GUARDIAN, wanted, count(held, card, BITS) > 1, card

    thrown: Bag = 0
    for card in sorted(cards(held, BITS), key=loss)[: guardians.owes(position, seat)]:
        thrown += one(card, BITS)
    return q.cards_code(q.DISCARD, thrown)


def rank(position: KamimaiPosition, options: Options, weights: Weights, step: float) -> None:
    """All that may be kept, in the order of use: so much less for each choice that is better."""
    summoner = position.seats[position.activator]
    held = summoner.cards
    choice = movable(held)
    wanted = worth.demand(position, elsewhere=False)
    later = worth.demand(position, elsewhere=True)
    values = vec[i64]()
    at: i64
    other: i64
    for at in range(options.size):
        summoner.cards = held - choice + q.cards_of_code(options.item(at))
        values = append(values, worth.holding(position, wanted, later))
    summoner.cards = held
    for at in range(options.size):
        for other in range(options.size):
            if values[other] > values[at]:
                weights.values[at] -= step


def best_keep(position: KamimaiPosition) -> int:
    """By use for the target, then for other open spells."""
    summoner = position.seats[position.activator]
    held = summoner.cards
    choice = movable(held)
    places = store.places(position)
    if size(choice, BITS) <= places:
        return q.cards_code(q.KEEP, choice)
    wanted = worth.demand(position, elsewhere=False)
    later = worth.demand(position, elsewhere=True)
    options = Options()
    list_choices(q.KEEP, choice, places, True, options)
    best: Action = options.item(0)
    most: i64 = -1
    i: i64
    for i in range(options.size):
        action = options.item(i)
        summoner.cards = held - choice + q.cards_of_code(action)
        value = worth.holding(position, wanted, later)
        if value > most:
            most = value
            best = action
    summoner.cards = held
    return best
