"""Rules of thumb for AlicematiC: the autopilot of the rules, the policy behind the sanity figures, and a sensible bot.

All of them read only what the seat may know; where they look at something hidden, a redealt world shows them a guess.
"""

from __future__ import annotations

from typing import Final

from wondertable.core.rules.actions import code, kind_of, part
from wondertable.core.rules.bags import count
from wondertable.core.rules.bot import Bot, legal, random_answer
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Action, Seat
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import Options
from wondertable.games.alicematic.bots import worth
from wondertable.games.alicematic.rules import invasion, kingdom, questions as q, spaces
from wondertable.games.alicematic.rules.alices import GREEN, RED, TOKEN_BITS, YELLOW
from wondertable.games.alicematic.rules.position import AlicematicPosition
from wondertable.games.alicematic.rules.tables import NONE, Space
from wondertable.games.alicematic.rules.triggers import kind_behind

COSTLY: Final = 4
"""Cards of this cost or more are given back in the mulligan."""
SANITY_DISCARDS: Final = 3
"""Of ten cards so many are given back by the policy of the sanity figures."""


# -- what an absent player answers -------------------------------------------------------------------------------------


def autopilot(position: AlicematicPosition, seat: int, rng: Rng) -> int:
    """The last column of the rules' table of decisions."""
    kind = position.open_question().kind
    if kind == q.MULLIGAN:
        return discard(mulligan(position, seat))
    answers = legal(position, seat)
    if kind == q.PLACE_CITY:
        return min(answers, key=lambda answer: city_order(position, seat, part(answer, 0)))
    if kind == q.POLITICS:
        return politics(position, seat, answers)
    if kind == q.INVASION:
        return invade(position, seat, answers)
    if kind == q.TAKE_TOKEN:
        return richest(position, seat, answers)
    if kind == q.COPY:
        return costliest_copy(position, answers)
    if kind == q.TURN_UP:
        return costliest_commoner(position, answers)
    return answers[0]


def mulligan(position: AlicematicPosition, seat: Seat) -> list[int]:
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
        return code(q.KEEP, 0)
    action: Action = q.DISCARD
    for number, kind in enumerate(sorted(kinds)):
        action |= q.given_back(number, kind)
    return action


def city_order(position: AlicematicPosition, seat: Seat, city: Space) -> tuple[bool, int, int, int]:
    """Without an own token, with few tokens, with easy land."""
    state = position.spaces[city]
    tile = position.land.laid[position.tables.tile_of[city]]
    assert tile is not None
    own = spaces.city_tokens(state, seat) > 0
    return own, int(spaces.tokens_in_city(state)), tile.land_difficulty(), int(city)


def politics(position: AlicematicPosition, seat: Seat, answers: list[int]) -> int:
    """The costliest Alice that needs no tokens, else the costliest card into the slot with fewest cards."""
    tables = position.tables
    player = position.seats[seat]
    free = [answer for answer in answers if kind_of(answer) == q.SUMMON and answer == code(q.SUMMON, part(answer, 0))]
    if free:
        return min(free, key=lambda a: (-int(tables.cost[part(a, 0)]), int(part(a, 0))))
    commoners = [answer for answer in answers if kind_of(answer) == q.COMMONER]

    def order(answer: int) -> tuple[int, int, int, int]:
        slot = int(part(answer, 1))
        kind = int(part(answer, 0))
        return -int(tables.cost[kind]), kind, int(kingdom.power(player, slot)), slot

    return min(commoners, key=order)


def invade(position: AlicematicPosition, seat: Seat, answers: list[int]) -> int:
    """Finish; else the best free invasion; else the easiest attack; else the cheapest invasion; else skip."""
    finishes = [answer for answer in answers if kind_of(answer) == q.FINISH]
    if finishes:
        return finishes[0]
    free = [answer for answer in answers if kind_of(answer) == q.INVADE and answer == code(q.INVADE, part(answer, 0))]
    if free:
        return max(free, key=lambda answer: (bonus(position, seat, part(answer, 0)), -int(part(answer, 0))))
    attacks = [answer for answer in answers if kind_of(answer) == q.ATTACK]
    if attacks:
        return min(attacks, key=lambda answer: int(position.land.difficulty[part(answer, 0)]))
    costly = [answer for answer in answers if kind_of(answer) in (q.INVADE, q.INVADE_DOWN)]
    if costly:
        return min(costly, key=price_order)
    return answers[0]


def bonus(position: AlicematicPosition, seat: Seat, space: Space) -> int:
    stolen = spaces.owner(position.spaces[space]) != NONE
    return invasion.bonus(position, position.seats[seat], space, stolen)


def price_order(answer: int) -> tuple[int, int, int, int, int]:
    """Few flips, few tokens, red before yellow before green."""
    red, yellow, green = q.paid(answer, RED), q.paid(answer, YELLOW), q.paid(answer, GREEN)
    return q.cards_down(answer), red + yellow + green, -red, -yellow, part(answer, 0)


def richest(position: AlicematicPosition, seat: Seat, answers: list[int]) -> int:
    """From the player with most such tokens, ties clockwise from the taker."""
    token = position.tables.alices[kind_behind(position.effect)].token

    def order(answer: int) -> tuple[int, int]:
        other = int(part(answer, 0))
        return -int(count(position.seats[other].tokens, token, TOKEN_BITS)), (other - int(seat)) % int(position.players)

    return min([answer for answer in answers if kind_of(answer) != q.DECLINE], key=order)


def costliest_copy(position: AlicematicPosition, answers: list[int]) -> int:
    """The costliest kind, then by name; nothing where there is no model."""
    models = [answer for answer in answers if kind_of(answer) == q.COPY_ALICE]
    tables = position.tables
    if not models:
        return answers[0]
    return min(models, key=lambda a: (-int(tables.cost[part(a, 0)]), tables.alice_names[part(a, 0)]))


def costliest_commoner(position: AlicematicPosition, answers: list[int]) -> int:
    cards = [answer for answer in answers if kind_of(answer) == q.UP]

    def order(answer: int) -> tuple[int, int]:
        name = part(answer, 0)
        return -int(position.tables.cost[q.kind_named(name)]), name

    return min(cards, key=order)


# -- bots --------------------------------------------------------------------------------------------------------------


class Sanity(Bot):
    """The policy of the rules' sanity figures: everything at random, three of ten cards given back in the mulligan."""

    for_people = False

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        assert isinstance(world, AlicematicPosition)
        if world.open_question().kind == q.MULLIGAN:
            hand = [int(kind) for kind in world.seats[seat].hand]
            return discard([kind for kind in hand if rng.below(10) < SANITY_DISCARDS])
        return random_answer(world, seat, rng)


class Thumb(Bot):
    """Weighs what a card and a space are worth now and at the end, and takes the best."""

    def __init__(self) -> None:
        self._worth = worth.Worth()
        self._options = Options()

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        world.options(seat, self._options)
        return self.answer(world, seat, self._options, rng)

    def answer(self, world: Position, seat: Seat, options: Options, rng: Rng) -> Action:
        """As `choose`, where the options are listed already."""
        assert isinstance(world, AlicematicPosition)
        kind = world.open_question().kind
        if kind == q.POLITICS or kind == q.INVASION:
            self._worth.look(world, seat)
            return self._worth.best(options)
        if kind == q.CHOOSE_KINGDOM:
            return options.pick(rng)
        if kind == q.MULLIGAN:
            return discard(worth.mulligan(world, seat))
        if kind == q.COPY:
            return best_copy(world, options.to_list())
        return autopilot(world, seat, rng)


def best_copy(position: AlicematicPosition, answers: list[int]) -> int:
    """The model with the best effect; nothing where there is none."""
    models = [answer for answer in answers if kind_of(answer) == q.COPY_ALICE]
    if not models:
        return answers[0]
    return max(models, key=lambda answer: worth.effect_worth(position, part(answer, 0)))


def bots() -> dict[str, Bot]:
    return {"thumb": Thumb(), "sanity": Sanity()}
