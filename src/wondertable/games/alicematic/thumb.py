"""Rules of thumb for AlicematiC: the autopilot of the rules, the policy behind the sanity figures, and a sensible bot.

All of them read only what the seat may know; where they look at something hidden, a redealt world shows them a guess.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules.actions import KIND_BITS, PART_BITS, code, kind_of, part
from wondertable.core.rules.bot import Bot
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import count
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import Options
from wondertable.games.alicematic import effects, invasion, kingdom, spaces, worth
from wondertable.games.alicematic.alices import GREEN, RED, YELLOW
from wondertable.games.alicematic.position import AlicematicPosition
from wondertable.games.alicematic.questions import (
    ATTACK,
    CHOOSE_KINGDOM,
    COMMONER,
    COPY,
    COPY_ALICE,
    DECLINE,
    DISCARD,
    FINISH,
    INVADE,
    INVADE_DOWN,
    INVASION,
    KEEP,
    MULLIGAN,
    PLACE_CITY,
    POLITICS,
    SUMMON,
    TAKE_TOKEN,
    TURN_UP,
    UP,
    down_ref,
    paid,
    ref_kind,
)
from wondertable.games.alicematic.tables import NONE

COSTLY: Final = 4
"""Cards of this cost or more are given back in the mulligan."""
SANITY_DISCARDS: Final = 3
"""Of ten cards so many are given back by the policy of the sanity figures."""


def legal(position: Position, seat: i64) -> list[int]:
    options = Options()
    position.options(seat, options)
    return options.to_list()


# -- what an absent player answers -------------------------------------------------------------------------------------


def autopilot(position: AlicematicPosition, seat: i64) -> int:
    """The last column of the rules' table of decisions."""
    kind = position.open_question().kind
    if kind == MULLIGAN:
        return discard(mulligan(position, seat))
    answers = legal(position, seat)
    if kind == PLACE_CITY:
        return min(answers, key=lambda answer: city_order(position, seat, part(answer, 0)))
    if kind == POLITICS:
        return politics(position, seat, answers)
    if kind == INVASION:
        return invade(position, seat, answers)
    if kind == TAKE_TOKEN:
        return richest(position, seat, answers)
    if kind == COPY:
        return costliest_copy(position, answers)
    if kind == TURN_UP:
        return costliest_commoner(position, answers)
    return answers[0]


def mulligan(position: AlicematicPosition, seat: i64) -> list[int]:
    """What is given back: costly cards, and of several cards of one colour all but the cheapest."""
    tables = position.tables
    found = []
    kept: set[int] = set()
    hand = [int(kind) for kind in position.seats[seat].hand]
    for kind in sorted(hand, key=lambda k: (int(tables.cost[k]), k)):
        colour = int(tables.colour[kind])
        if tables.cost[kind] >= COSTLY or colour in kept:
            found.append(kind)
        kept.add(colour)
    return found


def discard(kinds: list[int]) -> int:
    """The answer that gives back these cards."""
    if not kinds:
        return int(code(KEEP, 0))
    return DISCARD | sum(kind + 1 << (KIND_BITS + PART_BITS * i) for i, kind in enumerate(sorted(kinds)))


def city_order(position: AlicematicPosition, seat: i64, city: i64) -> tuple[bool, int, int, int]:
    """Without an own token, with few tokens, with easy land."""
    state = position.spaces[city]
    tile = position.land.laid[position.tables.tile_of[city]]
    assert tile is not None
    own = spaces.city_tokens(state, seat) > 0
    return own, int(spaces.tokens_in_city(state)), tile.land_difficulty(), int(city)


def politics(position: AlicematicPosition, seat: i64, answers: list[int]) -> int:
    """The costliest Alice that needs no tokens, else the costliest card into the slot with fewest cards."""
    tables = position.tables
    player = position.seats[seat]
    free = [answer for answer in answers if kind_of(answer) == SUMMON and answer == code(SUMMON, part(answer, 0))]
    if free:
        return min(free, key=lambda a: (-int(tables.cost[part(a, 0)]), int(part(a, 0))))
    commoners = [answer for answer in answers if kind_of(answer) == COMMONER]

    def order(answer: int) -> tuple[int, int, int, int]:
        slot = int(part(answer, 1))
        kind = int(part(answer, 0))
        return -int(tables.cost[kind]), kind, int(kingdom.power(player, slot)), slot

    return min(commoners, key=order)


def invade(position: AlicematicPosition, seat: i64, answers: list[int]) -> int:
    """Finish; else the best free invasion; else the easiest attack; else the cheapest invasion; else skip."""
    finishes = [answer for answer in answers if kind_of(answer) == FINISH]
    if finishes:
        return finishes[0]
    free = [answer for answer in answers if kind_of(answer) == INVADE and answer == code(INVADE, part(answer, 0))]
    if free:
        return max(free, key=lambda answer: (bonus(position, seat, part(answer, 0)), -int(part(answer, 0))))
    attacks = [answer for answer in answers if kind_of(answer) == ATTACK]
    if attacks:
        return min(attacks, key=lambda answer: int(position.land.difficulty[part(answer, 0)]))
    costly = [answer for answer in answers if kind_of(answer) in (INVADE, INVADE_DOWN)]
    if costly:
        return min(costly, key=price_order)
    return answers[0]


def bonus(position: AlicematicPosition, seat: i64, space: i64) -> int:
    stolen = spaces.owner(position.spaces[space]) != NONE
    return int(invasion.bonus(position, position.seats[seat], space, stolen))


def price_order(answer: int) -> tuple[int, int, int, int, int]:
    """Few flips, few tokens, red before yellow before green."""
    downs = (down_ref(answer, 0) > 0) + (down_ref(answer, 1) > 0)
    red, yellow, green = (int(paid(answer, colour)) for colour in (RED, YELLOW, GREEN))
    return downs, red + yellow + green, -red, -yellow, int(part(answer, 0))


def richest(position: AlicematicPosition, seat: i64, answers: list[int]) -> int:
    """From the player with most such tokens, ties clockwise from the taker."""
    token = position.tables.alices[effects.kind_behind(position.effect)].token

    def order(answer: int) -> tuple[int, int]:
        other = int(part(answer, 0))
        return -int(count(position.seats[other].tokens, token)), (other - int(seat)) % int(position.players)

    return min([answer for answer in answers if kind_of(answer) != DECLINE], key=order)


def costliest_copy(position: AlicematicPosition, answers: list[int]) -> int:
    """The costliest kind, then by name; nothing where there is no model."""
    models = [answer for answer in answers if kind_of(answer) == COPY_ALICE]
    tables = position.tables
    if not models:
        return answers[0]
    return min(models, key=lambda a: (-int(tables.cost[part(a, 0)]), tables.alice_names[part(a, 0)]))


def costliest_commoner(position: AlicematicPosition, answers: list[int]) -> int:
    cards = [answer for answer in answers if kind_of(answer) == UP]

    def order(answer: int) -> tuple[int, int]:
        ref = int(part(answer, 0))
        return -int(position.tables.cost[ref_kind(ref)]), ref

    return min(cards, key=order)


# -- bots --------------------------------------------------------------------------------------------------------------


class Sanity(Bot):
    """The policy of the rules' sanity figures: everything at random, three of ten cards given back in the mulligan."""

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        assert isinstance(world, AlicematicPosition)
        if world.open_question().kind == MULLIGAN:
            hand = [int(kind) for kind in world.seats[seat].hand]
            return discard([kind for kind in hand if rng.below(10) < SANITY_DISCARDS])
        answers = legal(world, seat)
        return answers[rng.below(len(answers))]


class Thumb(Bot):
    """Weighs what a card and a space are worth now and at the end, and takes the best."""

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        assert isinstance(world, AlicematicPosition)
        kind = world.open_question().kind
        if kind == CHOOSE_KINGDOM:
            answers = legal(world, seat)
            return answers[rng.below(len(answers))]
        if kind == MULLIGAN:
            return discard(worth.mulligan(world, seat))
        if kind == COPY:
            return best_copy(world, legal(world, seat))
        if kind == POLITICS or kind == INVASION:
            return worth.best(world, seat, legal(world, seat))
        return autopilot(world, seat)


def best_copy(position: AlicematicPosition, answers: list[int]) -> int:
    """The model with the best effect; nothing where there is none."""
    models = [answer for answer in answers if kind_of(answer) == COPY_ALICE]
    if not models:
        return answers[0]
    return max(models, key=lambda answer: worth.effect_worth(position, part(answer, 0)))
