"""Rules of thumb for Miraris: the autopilot of the rules, the policy behind the sanity figures, and a sensible bot.

All of them read only what the seat may know; where they look at something hidden, a redealt world shows them a guess.
"""

from __future__ import annotations

from mypy_extensions import i64

from wondertable.core.actions import code, part
from wondertable.core.chance import Rng
from wondertable.core.game import Bot
from wondertable.core.kit import count, kinds, members, nth_member, one, set_size, stack_bag
from wondertable.core.position import Position
from wondertable.core.questions import Options
from wondertable.games.miraris import row, scoring
from wondertable.games.miraris.position import MirarisPosition
from wondertable.games.miraris.questions import BID, CHOOSE_CHARACTER, GIVE, KEEP, LAY, MIRELA_GIFT, ROLANDO_TAKE, TAKE
from wondertable.games.miraris.tables import SEATS_MIN, Character


def legal(position: Position, seat: i64) -> list[int]:
    options = Options()
    position.options(seat, options)
    return options.to_list()


def random_answer(position: Position, seat: i64, rng: Rng) -> int:
    answers = legal(position, seat)
    return answers[rng.below(len(answers))]


# -- what an absent player answers -------------------------------------------------------------------------------------


def autopilot(position: MirarisPosition, seat: i64, rng: Rng) -> int:
    """The last column of the rules' table of decisions."""
    kind = position.open_question().kind
    if kind == CHOOSE_CHARACTER:
        return best_by_win_rate(position, seat)
    if kind == BID:
        return random_answer(position, seat, rng)
    if kind == MIRELA_GIFT:
        return code(GIVE, cheapest_gift(position, seat))
    return highest_take(position, seat)


def best_by_win_rate(position: MirarisPosition, seat: i64) -> int:
    column = int(position.players) - SEATS_MIN
    characters = position.tables.characters
    best = max(members(position.seats[seat].dealt), key=lambda i: characters[i].win_rate[column])
    return code(KEEP, best)


def cheapest_gift(position: MirarisPosition, seat: i64) -> int:
    """The card whose loss leaves the highest own score; of equals the fewest crowns."""
    player = position.seats[seat]
    best, left = 0, -1
    for crowns in members(kinds(player.held)):
        points = points_with(position, seat, player.held - one(crowns))
        if points > left:
            best, left = crowns, points
    return best


def points_with(position: MirarisPosition, seat: i64, held: i64) -> int:
    """What the seat would score with these Wonders."""
    player = position.seats[seat]
    before = player.held
    player.held = held
    points = scoring.points_of(position, seat)
    player.held = before
    return points


def highest_take(position: MirarisPosition, seat: i64) -> int:
    """Rolando: a card that completes the kinds if there is one, else the highest; Lucia: the two highest."""
    if position.open_question().kind == ROLANDO_TAKE:
        completing = completing_kinds(position, seat)
        if completing:
            return code(TAKE, members(completing)[0])
    return max(legal(position, seat), key=lambda action: (part(action, 0) + part(action, 1), part(action, 1)))


def completing_kinds(position: MirarisPosition, seat: i64) -> i64:
    """The kinds in the row with which Rolando would hold all of them."""
    character = position.tables.characters[position.seats[seat].character]
    held = kinds(position.seats[seat].held)
    lacking = kinds(row.all_cards(position)) & ~held
    return lacking if set_size(held) + 1 >= character.instant_win_kinds else 0


# -- bots --------------------------------------------------------------------------------------------------------------


class Sanity(Bot):
    """The policy of the rules' sanity figures: random characters and bids, high takes, low gifts."""

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        assert isinstance(world, MirarisPosition)
        kind = world.open_question().kind
        if kind == CHOOSE_CHARACTER or kind == BID:
            return random_answer(world, seat, rng)
        if kind == MIRELA_GIFT:
            return code(GIVE, members(kinds(world.seats[seat].held))[0])
        return highest_take(world, seat)


class Thumb(Bot):
    """Keeps a strong character, bids for the pile that is worth most to it, and gives away what it misses least."""

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        assert isinstance(world, MirarisPosition)
        if world.open_question().kind == BID:
            return best_bid(world, seat, rng)
        return autopilot(world, seat, rng)


GUESSES = 48
"""How many ways the others may bid are weighed before a bid."""


def best_bid(position: MirarisPosition, seat: i64, rng: Rng) -> int:
    """The bid with the most points on average against bids the others may lay, their hands being known to all."""
    gains = pile_gains(position, seat)
    hand = members(position.seats[seat].hand)
    won = [0.0] * len(hand)
    for _ in range(GUESSES):
        others = guess_bids(position, seat, rng)
        for i, value in enumerate(hand):
            if value not in others:
                won[i] += gains[sum(1 for bid in others if bid < value)]
    rounds_left = int(position.tables.rounds - position.round)
    best, most = hand[0], -1e9
    for i, value in enumerate(hand):
        worth = won[i] / GUESSES - keeping_value(value, rounds_left)
        if worth > most:
            best, most = value, worth
    return code(LAY, best)


def guess_bids(position: MirarisPosition, seat: i64, rng: Rng) -> list[int]:
    """One bid of each other seat, any card of its hand."""
    bids: list[int] = []
    for other in range(position.players):
        if other != seat:
            hand = position.seats[other].hand
            bids.append(int(nth_member(hand, rng.below(set_size(hand)))))
    return bids


def keeping_value(value: int, rounds_left: int) -> float:
    """High cards are worth a little more while rounds remain in which they can be used."""
    return 0.12 * value if rounds_left else 0.0


def pile_gains(position: MirarisPosition, seat: i64) -> list[float]:
    """What claiming each slot would add to the seat's expected score."""
    before = expected_points(position, seat, position.seats[seat].held)
    gains: list[float] = []
    for slot in range(position.players):
        held = position.seats[seat].held + stack_bag(position.row[slot])
        gains.append(expected_points(position, seat, held) - before)
    return gains


def expected_points(position: MirarisPosition, seat: i64, held: i64) -> float:
    """Points at the end of the game if the seat held these Wonders, as a rule of thumb."""
    character = position.tables.characters[position.seats[seat].character]
    points = float(points_with(position, seat, held))
    if character.instant_win_kinds:
        points += kinds_progress(held, character)
    if character.discard_count_kind >= 0:
        points += 2.0 * float(count(held, character.discard_count_kind)) * float(position.players - 1) / 2.0
    return points


def kinds_progress(held: i64, character: Character) -> float:
    """The nearer to all kinds, the more the next one is worth."""
    have = int(set_size(kinds(held)))
    return 0.35 * float(have * have)
