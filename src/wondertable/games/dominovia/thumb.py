"""Rules of thumb for Dominovia: the autopilot of the rules, the policy behind the sanity figures, and a sensible bot.

All of them read only what the seat may know.
"""

from __future__ import annotations

from mypy_extensions import i64

from wondertable.core.rules.actions import code, code_pair, kind_of
from wondertable.core.rules.bot import Bot
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import set_size
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import Options
from wondertable.games.dominovia import chain, sense
from wondertable.games.dominovia.position import DominoviaPosition
from wondertable.games.dominovia.questions import (
    BAM,
    COLT,
    DIRECTION,
    DISCARD,
    DRAGON_PASS,
    FLY,
    GIVE,
    GIVE_TO,
    KEEP,
    LAY_OFFERING,
    LEFT,
    LINK,
    LINK_LEFT,
    LINK_RIGHT,
    NAME_DIRECTION,
    OFFER,
    PASS,
    SET_RING,
    STAR,
    STOP,
)

# -- what an absent player answers -------------------------------------------------------------------------------------


def autopilot(position: DominoviaPosition, seat: i64) -> i64:
    """The last column of the rules' table of decisions."""
    kind = position.open_question().kind
    lowest = position.tables.lowest(position.seats[seat].hand)
    if kind == OFFER:
        return code(LAY_OFFERING, lowest)
    if kind == LINK or kind == COLT:
        return highest_link(position, seat)
    if kind == FLY:
        return PASS
    if kind == DIRECTION:
        return code(NAME_DIRECTION, LEFT)
    if kind == DRAGON_PASS:
        return code(GIVE, lowest)
    if kind == STAR:
        return code(DISCARD, lowest)
    if kind == BAM:
        return code_pair(GIVE_TO, lowest, seat_with_fewest(position, seat))
    return code(SET_RING, chain.end_scroll(position, position.cast_end))


def highest_link(position: DominoviaPosition, seat: i64) -> i64:
    """The highest value; left before right."""
    links = chain.legal_links(position, seat)
    scroll = position.tables.highest(chain.at_left(links) | chain.at_right(links))
    if (links >> scroll) & 1:
        return code(LINK_LEFT, scroll)
    return code(LINK_RIGHT, scroll)


def seat_with_fewest(position: DominoviaPosition, seat: i64) -> i64:
    """The other seat with the fewest scrolls; of several the first to the left."""
    best: i64 = -1
    step: i64 = 1
    while step < position.players:
        other = (seat + step) % position.players
        if best < 0 or set_size(position.seats[other].hand) < set_size(position.seats[best].hand):
            best = other
        step += 1
    return best


# -- bots --------------------------------------------------------------------------------------------------------------


class Sanity(Bot):
    """The policy of the rules' sanity figures: the lowest scroll offered, every spell used, the rest at random."""

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        assert isinstance(world, DominoviaPosition)
        if world.open_question().kind == OFFER:
            return autopilot(world, seat)
        options = Options()
        world.options(seat, options)
        while True:
            action = options.pick(rng)
            if kind_of(action) != KEEP and kind_of(action) != STOP:
                return action


class Thumb(Bot):
    """Keeps its hand flexible, runs along Colts, burdens whoever is ahead, and closes ends when it can."""

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        assert isinstance(world, DominoviaPosition)
        options = Options()
        world.options(seat, options)
        best: i64 = options.item(0)
        most: i64 = sense.worth(world, seat, best)
        at: i64 = 1
        while at < options.size:
            worth = sense.worth(world, seat, options.item(at))
            if worth > most:
                best = options.item(at)
                most = worth
            at += 1
        return best
