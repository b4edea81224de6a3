"""Invasion: one space of the map is invaded, put under attack, or an attack on it is finished."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.actions import code, kind_of, part
from wondertable.core.rules.questions import Options
from wondertable.games.alicematic import cards, effects, flips, kingdom, price, spaces, tell
from wondertable.games.alicematic.alices import (
    BLUE,
    CITY,
    FOREST,
    FREE_PASSAGE_FULL_BONUS,
    GREEN,
    RED,
    WHITE,
    YELLOW,
)
from wondertable.games.alicematic.arms import Arms, arms_of, bare_arms, costs
from wondertable.games.alicematic.questions import ATTACK, FINISH, INVADE, INVADE_DOWN, JET, SKIP
from wondertable.games.alicematic.tables import FAR, NONE

if TYPE_CHECKING:
    from wondertable.games.alicematic.position import AlicematicPosition, Player


def list_invasions(position: AlicematicPosition, seat: i64, options: Options) -> None:
    """ALI-I6: the four actions, space by space in rising order; ALI-I1: `skip` only if there is none."""
    player = position.seats[seat]
    arms = arms_of(position, seat)
    bare = arms
    reach = costs(position, seat, arms, price.farthest(player, arms))
    plain = reach
    if player.real | player.copied:
        bare = bare_arms(position, seat)
        if not arms.walks_plainly():
            plain = costs(position, seat, bare, bare.mobility)
    may_flip = flips.may_flip(position.tables, player)
    # Each space is looked at in every turn: what all of them need is fetched once.
    all_spaces, kinds, difficulties = position.land.spaces, position.land.kind, position.land.difficulty
    states = position.spaces
    i: i64 = 0
    while i < len(all_spaces):
        space = all_spaces[i]
        i += 1
        kind = kinds[space]
        state = states[space]
        if kind < CITY:
            if not spaces.may_be_taken(state, seat):
                continue
        elif not spaces.is_target(position, seat, space, arms.closed_forests):
            continue
        attacker = spaces.attacker(state)
        if attacker == seat:
            options.add(code(FINISH, space))  # ALI-I27: nothing else is offered there
            continue
        printed = difficulties[space]
        lack = arms.difficulty(kind, printed) - arms.power_against(kind)
        cost = reach[space]
        if cost != FAR:  # ALI-I16
            price.add_invade(player, code(INVADE, space), lack, arms, cost, options)
        if may_flip and lack > 0:
            flips.list_flips(position, seat, space, arms, reach, options)
        if kind < CITY and attacker == NONE and is_unaided_short(bare, printed, plain[space]):
            options.add(code(ATTACK, space))
            if arms.jet:
                options.add(code(JET, space))
    if options.size == 0 or position.free_skip:
        options.add(code(SKIP, 0))


def is_unaided_short(bare: Arms, difficulty: i64, cost: i64) -> bool:
    """ALI-I19: short of Military Power or Mobility without tokens and without effects."""
    return bare.military < difficulty or bare.mobility < cost


# -- what is done ------------------------------------------------------------------------------------------------------


def carry_out(position: AlicematicPosition, seat: i64, action: i64) -> None:
    """ALI-I32: flips; payment; tokens go home; the token lies; bonus; *invade* effects."""
    kind = kind_of(action)
    space = part(action, 0)
    if kind == SKIP:
        tell.skip(position, seat)
    elif kind == ATTACK:
        spaces.put_attack_token(position, seat, space)
        tell.attack(position, seat, space)
    else:
        player = position.seats[seat]
        if kind == INVADE_DOWN:
            flips.carry_out(position, seat, action)
        if kind == INVADE or kind == INVADE_DOWN:
            price.pay(position, player, action)
        tell.invade(position, seat, kind, action)
        take_space(position, seat, space)


def take_space(position: AlicematicPosition, seat: i64, space: i64) -> None:
    state = position.spaces[space]
    victim = spaces.owner(state)
    attacker = spaces.attacker(state)
    spaces.take(position, seat, space)
    if victim != NONE:
        tell.stolen(position, seat, victim, space)
    if attacker != NONE and attacker != seat:
        tell.token_home(position, attacker, space)  # ALI-I25
    player = position.seats[seat]
    give_bonus(position, seat, position.land.kind[space], bonus(position, player, space, victim != NONE))
    effects.queue_invade(position, player, position.land.kind[space])


def bonus(position: AlicematicPosition, player: Player, space: i64, stolen: bool) -> i64:
    """ALI-B1 to ALI-B5: what a space gives; ALI-I33: half if it was stolen, rounded down, unless the Pirate helps."""
    kind = position.land.kind[space]
    if kind == CITY:
        return position.tables.city_vp
    full = position.land.difficulty[space]
    if kind != FOREST:
        full = kingdom.power(player, kind)
    if stolen and not kingdom.has_effect(position.tables, player, FREE_PASSAGE_FULL_BONUS):
        return full // 2
    return full


def give_bonus(position: AlicematicPosition, seat: i64, kind: i64, due: i64) -> None:
    """ALI-B7: an empty slot gives nothing."""
    if due == 0:
        return
    if kind == RED or kind == YELLOW or kind == GREEN:
        tell.bonus(position, seat, kind, effects.gain_tokens(position, seat, kind, due), due)
    elif kind == BLUE:
        tell.bonus(position, seat, tell.CARDS, due, due)
        cards.draw(position, seat, due)
    else:
        assert kind >= WHITE
        position.seats[seat].vp += due
        tell.bonus(position, seat, tell.VP, due, due)
