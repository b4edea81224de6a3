"""Rules of thumb for Bibliowonders!: the autopilot of the rules, the policy behind the sanity figures, and a sensible bot.

All of them read only what the seat may know; where they look at something hidden, a redealt world shows them a guess.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules.actions import KIND_BITS, code, code_pair, kind_of
from wondertable.core.rules.bot import Bot
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import bit, first, has, members, nth_member, set_size, shl
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import Options
from wondertable.games.bibliowonders import bag, ending, flow, learning, library, magic, moving, piles
from wondertable.games.bibliowonders.planning import NOWHERE, Planner
from wondertable.games.bibliowonders.position import BibliowondersPosition
from wondertable.games.bibliowonders.questions import (
    CHOOSE_PLAYER_CARD,
    COLOUR,
    COLUMN,
    DISCARD,
    END,
    LEAP,
    LEARN_LETTER,
    LIGHT_LINE,
    MAGIC,
    MOVE,
    NEGOTIATE,
    ROW,
    SWAP,
    TURN_ACTION,
)
from wondertable.games.bibliowonders.tables import (
    DRAW_DISCARD,
    EXTRA_LEARN_CARD,
    PASSAGE,
    SWAP_FACE_UP,
    Magic,
    colour_of,
)
from wondertable.games.bibliowonders.tables import LIGHT_LINE as LIGHTS
from wondertable.games.bibliowonders.tables import PEEK as PEEKS

# -- what an absent player answers -------------------------------------------------------------------------------------


def autopilot(position: BibliowondersPosition, seat: i64) -> int:
    """The last column of the rules' table of decisions."""
    kind = position.open_question().kind
    if kind == CHOOSE_PLAYER_CARD:
        return code(COLOUR, first(flow.free_colours(position)))
    if kind == TURN_ACTION:
        return code(MOVE, position.reception) if can_win(position, seat) else END
    return DISCARD | shl(surplus(position, seat, position.owed), KIND_BITS)


def can_win(position: BibliowondersPosition, seat: i64) -> bool:
    """Whether a Move onto the reception wins at once."""
    player = position.seats[seat]
    reach = moving.reachable(position, player)
    return position.moves > 0 and ending.has_all_cubes(position, seat) and has(reach, position.reception)


def surplus(position: BibliowondersPosition, seat: i64, number: i64) -> i64:
    """So many cards of the hand, one by one: a surplus copy if there is one, first in canonical order, else the last card."""
    hand = position.seats[seat].hand
    given: i64 = 0
    for _card in range(number):
        card = bag.single(surplus_card(hand))
        hand -= card
        given += card
    return given


def surplus_card(hand: i64) -> int:
    held = bag.cards(hand)
    for kind in held:
        if held.count(kind) > 1:
            return kind
    return held[-1]


# -- bots --------------------------------------------------------------------------------------------------------------


class Sanity(Bot):
    """The policy of the rules' sanity figures: each legal answer equally likely."""

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        options = Options()
        world.options(seat, options)
        return options.pick(rng)


class Thumb(Bot):
    """Looks for own shelves, learns where its cards are met, and runs home: rules of thumb over a plan of its own turn."""

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        assert isinstance(world, BibliowondersPosition)
        kind = world.open_question().kind
        if kind == CHOOSE_PLAYER_CARD:
            return random_answer(world, seat, rng)
        if kind == TURN_ACTION:
            return act(world, seat, rng)
        return DISCARD | shl(least_missed(world, seat, world.owed), KIND_BITS)


def random_answer(position: Position, seat: i64, rng: Rng) -> int:
    options = Options()
    position.options(seat, options)
    return options.pick(rng)


def act(position: BibliowondersPosition, seat: i64, rng: Rng) -> int:
    """Win; use magic that pays; learn unless something better is within reach; go; leap; trade; wander; end."""
    if can_win(position, seat):
        return code(MOVE, position.reception)
    found = useful_magic(position, seat)
    if found:
        return found
    planner = Planner(position, seat)
    moves = int(position.moves)
    plan = planner.plan(moves)
    learn = best_learn(position, seat)
    if learn and plan_cube(planner, moves) <= planner.cubes[position.seats[seat].pawn]:
        return learn
    if plan.step != NOWHERE:
        return code(MOVE, plan.step)
    if learn:
        return learn
    return spend(position, seat, planner) or wander(position, seat, rng)


def plan_cube(planner: Planner, moves: int) -> float:
    """The best cube within reach of this turn's Moves."""
    steps = planner.steps[planner.player.pawn]
    return max((worth for place, worth in enumerate(planner.cubes) if steps[place] <= moves), default=0.0)


# -- learning ----------------------------------------------------------------------------------------------------------


def best_learn(position: BibliowondersPosition, seat: i64) -> int:
    """The Learn that fills the slot for most cards, showing cards that are missed least; 0 if there is none."""
    options = Options()
    learning.list_learns(position, position.seats[seat], options)
    best, best_worth = 0, -1.0
    for action in options.to_list():
        shown = members(learning.shown_by(action))
        letter = int(position.letter) if kind_of(action) == LEARN_LETTER else 0
        worth = 100.0 * (len(shown) + letter) - sum(keeping(position, seat, kind) for kind in shown)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def keeping(position: BibliowondersPosition, seat: i64, kind: i64) -> float:
    """How gladly a card is kept: no second copies, then what is met most easily."""
    tables = position.tables
    if kind >= tables.investigations:
        return MAGIC_KEPT[tables.magic[kind - tables.investigations].operation]
    worth = CONDITION_KEPT[tables.card_conditions[kind]]
    return worth / 2 if bag.copies(position.seats[seat].hand, kind) > 1 else worth


CONDITION_KEPT: Final = {"colour": 1.0, "direction": 0.9, "moving": 0.6}
SECOND_COPY: Final = 0.1
HIGH: Final = 100.0
MAGIC_KEPT: Final = [0.7, 0.7, 0.6, 0.8, 1.2, 0.5, 0.5, 0.2]
"""By operation, in the order of tables.OPERATIONS."""


def least_missed(position: BibliowondersPosition, seat: i64, number: i64) -> i64:
    """So many cards of the hand, those kept least gladly."""
    hand = position.seats[seat].hand
    given: i64 = 0
    for _card in range(number):
        least, least_worth = 0, HIGH
        for kind in members(bag.kinds(hand)):
            worth = keeping(position, seat, kind) if bag.copies(hand, kind) == 1 else SECOND_COPY
            if worth < least_worth:
                least, least_worth = kind, worth
        hand -= bag.single(least)
        given += bag.single(least)
    return given


# -- magic -------------------------------------------------------------------------------------------------------------


def spend(position: BibliowondersPosition, seat: i64, planner: Planner) -> int:
    """What is done with MP when there is nothing else to do; 0 if nothing is."""
    player, tables = position.seats[seat], position.tables
    if player.mp >= tables.leap_cost:
        further = planner.plan(int(position.moves + tables.leap_moves))
        if further.worth - planner.plan(int(position.moves)).worth > LEAP_PAYS:
            return LEAP
    room = bag.size(player.hand) > 0 and not planner.going_home
    if room and player.mp >= NEGOTIATE_FROM and player.mp >= tables.negotiate_cost and piles.can_draw(position):
        return NEGOTIATE
    return 0


def wander(position: BibliowondersPosition, seat: i64, rng: Rng) -> int:
    """Go somewhere every other time, even without a plan: two who wait for each other would wait for ever."""
    reach = moving.reachable(position, position.seats[seat])
    if position.moves == 0 or reach == 0 or rng.below(WANDER_ONE_IN) > 0:
        return END
    return code(MOVE, nth_member(reach, rng.below(set_size(reach))))


LEAP_PAYS: Final = 0.5
NEGOTIATE_FROM: Final = 4
LINE_PAYS: Final = 3
WANDER_ONE_IN: Final = 2


def useful_magic(position: BibliowondersPosition, seat: i64) -> int:
    """A magic card whose moment has come; 0 if there is none."""
    player = position.seats[seat]
    if player.hand < position.tables.least_magic:
        return 0
    for card in position.tables.magic:
        if bag.copies(player.hand, card.kind):
            found = use(position, seat, card)
            if found:
                return found
    return 0


def use(position: BibliowondersPosition, seat: i64, card: Magic) -> int:
    player = position.seats[seat]
    home = ending.has_all_cubes(position, seat)
    if card.operation == SWAP_FACE_UP:
        return bring_reception(position, seat, card) if home else 0
    if card.operation == PASSAGE:
        return code(MAGIC, card.kind) if passage_pays(position, seat, card) else 0
    if home:
        return 0
    if card.operation == LIGHTS:
        lines = [(int(set_size(magic.line(position, player.pawn, line))), line) for line in (ROW, COLUMN)]
        dark, line = max(lines)
        return code_pair(LIGHT_LINE, card.kind, line) if dark >= LINE_PAYS else 0
    if card.operation == DRAW_DISCARD:
        return code(MAGIC, card.kind) if piles.can_draw(position) else 0
    if card.operation == EXTRA_LEARN_CARD:
        return code(MAGIC, card.kind) if letter_pays(position, seat, card) else 0
    if card.operation == PEEKS:
        return 0
    return code(MAGIC, card.kind)


def bring_reception(position: BibliowondersPosition, seat: i64, card: Magic) -> int:
    """With all cubes: the reception changes places with a face-up shelf beside the pawn."""
    pawn = position.seats[seat].pawn
    if not card.with_reception or position.moves <= 0 or pawn == position.reception:
        return 0
    beside = members(position.near[pawn] & position.up & ~bit(position.reception))
    if not beside:
        return 0
    first_place, second_place = sorted([beside[0], int(position.reception)])
    return code_pair(SWAP, card.kind, first_place) | shl(second_place, magic.THIRD_PART)


def passage_pays(position: BibliowondersPosition, seat: i64, card: Magic) -> bool:
    """Whether at least two own shelves without a crystal wait face up."""
    if position.passage or position.moves == 0:
        return False
    player = position.seats[seat]
    waiting = 0
    for place in members(position.up & ~position.crystals & ~bit(player.pawn)):
        waiting += colour_of(position.shelves[place]) == player.colour
    return waiting >= 2


def letter_pays(position: BibliowondersPosition, seat: i64, card: Magic) -> bool:
    """Whether the letter fills the slot for the most cards, or the last one."""
    player, tables = position.seats[seat], position.tables
    fitting = bag.kinds(player.hand) & library.met(position, player.pawn)
    number = int(set_size(fitting) + card.cards)
    free = [size for slot, size in enumerate(tables.slot_sizes) if not has(player.slots, slot)]
    return bool(free) and max(free) <= number and max(free) > set_size(fitting)
