"""Rules of thumb for Dominovia: the autopilot of the rules, the policy behind the sanity figures, and a sensible bot.

All of them read only what the seat may know.
"""

from __future__ import annotations

from mypy_extensions import i64

from wondertable.core.rules.actions import code, code_pair, kind_of
from wondertable.core.rules.bot import Bot
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Action, Seat, has, set_size
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import Options
from wondertable.games.dominovia.bots.worth import worth
from wondertable.games.dominovia.rules import chain, links, questions as q
from wondertable.games.dominovia.rules.position import DominoviaPosition
from wondertable.games.dominovia.rules.tables import NONE

# -- what an absent player answers -------------------------------------------------------------------------------------


def autopilot(position: DominoviaPosition, seat: int, rng: Rng) -> int:
    """The last column of the rules' table of decisions."""
    kind = position.open_question().kind
    lowest = position.tables.lowest(position.seats[seat].hand)
    if kind == q.ASK_OFFER:
        return code(q.OFFER, lowest)
    if kind == q.ASK_LINK or kind == q.ASK_COLT:
        return highest_link(position, seat)
    if kind == q.ASK_FLY:
        return q.PASS
    if kind == q.ASK_DIRECTION:
        return code(q.NAME_DIRECTION, q.TO_LEFT)
    if kind == q.ASK_DRAGON_PASS:
        return code(q.GIVE, lowest)
    if kind == q.ASK_STAR:
        return code(q.DISCARD, lowest)
    if kind == q.ASK_BAM:
        return code_pair(q.GIVE_TO, lowest, seat_with_fewest(position, seat))
    return code(q.SET_RING, chain.end_scroll(position, position.cast_end))


def highest_link(position: DominoviaPosition, seat: Seat) -> Action:
    """The highest value; left before right."""
    legal = links.legal_links(position, seat)
    scroll = position.tables.highest(links.scrolls_of(legal))
    if has(legal, scroll):
        return code(q.LINK_LEFT, scroll)
    return code(q.LINK_RIGHT, scroll)


def seat_with_fewest(position: DominoviaPosition, seat: Seat) -> Seat:
    """The other seat with the fewest scrolls; of several the first to the left."""
    best: Seat = NONE
    step: i64
    for step in range(1, position.players):
        other = (seat + step) % position.players
        if best == NONE or set_size(position.seats[other].hand) < set_size(position.seats[best].hand):
            best = other
    return best


# -- bots --------------------------------------------------------------------------------------------------------------


def bots() -> dict[str, Bot]:
    return {"thumb": Thumb(), "sanity": Sanity()}


class Sanity(Bot):
    """The policy of the rules' sanity figures: the lowest scroll offered, every spell used, the rest at random."""

    for_people = False

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        assert isinstance(world, DominoviaPosition)
        if world.open_question().kind == q.ASK_OFFER:
            return autopilot(world, seat, rng)
        options = Options()
        world.options(seat, options)
        while True:
            action = options.pick(rng)
            if kind_of(action) != q.KEEP and kind_of(action) != q.STOP:
                return action


class Thumb(Bot):
    """Keeps its hand flexible, runs along Colts, burdens whoever is ahead, and closes ends when it can."""

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        assert isinstance(world, DominoviaPosition)
        options = Options()
        world.options(seat, options)
        best = options.item(0)
        most = worth(world, seat, best)
        at: i64
        for at in range(1, options.size):
            found = worth(world, seat, options.item(at))
            if found > most:
                best = options.item(at)
                most = found
        return best
