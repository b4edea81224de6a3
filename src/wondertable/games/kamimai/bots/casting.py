"""Which spells bots cast, and which Creatures they play."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules.actions import code, kind_of, part
from wondertable.core.rules.bags import count
from wondertable.core.rules.bot import legal
from wondertable.core.rules.kit import Action, Seats, bit, has
from wondertable.core.rules.questions import Options
from wondertable.games.kamimai.bots import gifts, worth
from wondertable.games.kamimai.rules import creatures, questions as q, spells, tell
from wondertable.games.kamimai.rules.cards import (
    BITS,
    COLOUR_COUNT,
    DRAGONFLIES,
    IMP,
    KINDS,
    MOUSE,
    WOLF,
    Card,
    movable,
)
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.terms import TEAM_SPELL

MANY_GUARDIANS: Final = 2


def cheapest_cast(position: KamimaiPosition) -> int:
    """Any spell that can be paid and that nobody has refused, with the fewest Creatures; else the end of CAST."""
    options = Options()
    spells.list_casts(position, options)
    best: Action = q.END
    fewest: i64 = 99
    i: i64
    for i in range(options.size):
        action = options.item(i)
        creatures_spent = worth.creatures_in(action, position.players)
        if creatures_spent < fewest and not q.payers(action) & who_refused(position, action):
            fewest = creatures_spent
            best = action
    return best


def who_refused(position: KamimaiPosition, cast: Action) -> Seats:
    """KAM-M10: the seats that have refused their cards for this spell since cards last moved; to ask them again is idle.

    Refusals are told to everybody; where nobody keeps a journal they are forgotten.
    """
    found: i64 = 0
    if position.journal is None:
        return found
    colour = q.colour_of(cast)
    spell = q.spell_of(kind_of(cast), colour)
    refused: i64 = 0
    events = position.journal.events
    at: i64 = len(events) - 1
    while at >= 0:
        event = events[at]
        if event.key == tell.REFUSED:
            refused |= bit(event.args[0])
        elif event.key == tell.PROPOSED:
            if event.args[1] == spell and event.args[2] == colour:
                found |= refused
            refused = 0
        elif event.key != tell.AGREED and event.key != tell.ADVICE and event.key != tell.FELL:
            break
        at -= 1
    return found


def sanity_cast(position: KamimaiPosition) -> int:
    """The Imp against two Guardians or more, spells, the Mouse for a card the target needs; no Dragonflies."""
    if creatures.holds(position, IMP) and worth.guardians_out(position) >= MANY_GUARDIANS:
        return q.PLAY_IMP
    cast = cheapest_cast(position)
    if cast == q.END and creatures.holds(position, MOUSE) and wants_from_discard(position):
        return code(q.PLAY_MOUSE, position.activator)
    return cast


def wants_from_discard(position: KamimaiPosition) -> bool:
    """Whether a card of the discard pile gives units for an open spell of the target."""
    cards = movable(position.discard)
    card: Card
    for card in range(KINDS):
        gives = count(cards, card, BITS) > 0 and position.tables.values[card] > 0
        if gives and worth.card_use(position, card, drawing=False) >= worth.TEAM_USE:
            return True
    return False


def sensible_cast(position: KamimaiPosition) -> int:
    """As the sanity policy, and the Dragonflies where a gift lets a spell be cast."""
    action = sanity_cast(position)
    may_give = creatures.holds(position, DRAGONFLIES) and creatures.dragonflies_have_work(position)
    if action == q.END and may_give and gifts.completing_gift(position, gifts.completing_giver(position)):
        return q.PLAY_DRAGONFLIES
    return action


def best_take(position: KamimaiPosition) -> int:
    """The card that gives most units for the target."""
    open_now = spells.open_spells(position)
    best: Action = q.TAKE_NONE
    most: i64 = 0
    for action in legal(position, position.taker):
        if kind_of(action) != q.TAKE:
            continue
        card = part(action, 0)
        units = position.tables.values[card]
        if card < WOLF and not has(open_now, card % COLOUR_COUNT) and not has(open_now, TEAM_SPELL):
            units = 0
        if units > most:
            best = action
            most = units
    return best
