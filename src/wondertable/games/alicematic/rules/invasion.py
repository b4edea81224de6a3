"""Invasion: one space of the map is invaded, put under attack, or an attack on it is finished."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.actions import code, kind_of, part
from wondertable.core.rules.kit import Action, Seat, Set, bit, has
from wondertable.core.rules.questions import Options
from wondertable.games.alicematic.rules import (
    deck,
    effects,
    kingdom,
    price,
    questions as q,
    spaces,
    tell,
    triggers,
    valkyrie,
)
from wondertable.games.alicematic.rules.alices import (
    BLUE,
    CITY,
    FOREST,
    FREE_PASSAGE_FULL_BONUS,
    GREEN,
    RED,
    WHITE,
    YELLOW,
    Terrain,
)
from wondertable.games.alicematic.rules.invader import invader_of, is_unaided_short, unaided
from wondertable.games.alicematic.rules.mobility import costs
from wondertable.games.alicematic.rules.tables import FAR, NONE, Space
from wondertable.games.alicematic.rules.targets import is_target, may_be_taken, may_take_forests

if TYPE_CHECKING:
    from wondertable.games.alicematic.rules.position import AlicematicPosition, Player


def list_invasions(position: AlicematicPosition, seat: Seat, options: Options) -> None:
    """ALI-I6: the four actions, space by space in rising order; ALI-I1: `skip` only if there is none."""
    player = position.seats[seat]
    invader = invader_of(position, seat)
    alone = invader
    reach = costs(position, seat, invader, price.farthest(player, invader))
    plain = reach
    if player.real | player.copied:
        alone = unaided(position, seat)
        if not invader.walks_plainly():
            plain = costs(position, seat, alone, alone.mobility)
    may_flip = valkyrie.may_flip(position.tables, player)
    # Each space is looked at in every turn: what all of them need is fetched once.
    terrains, difficulties, states = position.land.terrain, position.land.difficulty, position.spaces
    closed_forests, jet = invader.closed_forests, invader.jet
    groups = position.land.group
    judged: Set = 0
    takeable: Set = 0
    for space in position.land.spaces:
        terrain = terrains[space]
        state = states[space]
        if terrain == CITY:
            if not is_target(position, seat, space, closed_forests):
                continue
        elif not may_be_taken(state, seat):
            continue
        elif terrain == FOREST:
            group = groups[space]
            if not has(judged, group):
                judged |= bit(group)
                if may_take_forests(position, seat, group, closed_forests):
                    takeable |= bit(group)
            if not has(takeable, group):
                continue
        attacker = spaces.attacker(state)
        if attacker == seat:
            options.add(
                code(q.FINISH, space)
            )  # ALI-I27: nothing else is offered there; ALI-I31: the second of two turns
            continue
        printed = difficulties[space]
        lack = invader.difficulty(terrain, printed) - invader.power_against(terrain)
        cost = reach[space]
        if cost != FAR:  # ALI-I16
            price.add_invade(player, code(q.INVADE, space), lack, invader, cost, options)
        if may_flip and lack > 0:
            valkyrie.list_flips(position, seat, space, invader, reach, options)
        # ALI-I23: only land, ALI-I24: that nobody attacks; ALI-I20, ALI-I21: judged without tokens and effects
        if terrain < CITY and attacker == NONE and is_unaided_short(alone, printed, plain[space]):
            options.add(code(q.ATTACK, space))
            if jet:
                options.add(code(q.JET, space))  # ALI-A44
    if options.size == 0 or position.chosen.free_skip:  # ALI-V6
        options.add(code(q.SKIP, 0))


# -- what is done ------------------------------------------------------------------------------------------------------


def carry_out(position: AlicematicPosition, seat: Seat, action: Action) -> None:
    """ALI-I32: flips; payment; tokens go home; the token lies; bonus; *invade* effects."""
    kind = kind_of(action)
    space = part(action, 0)
    if kind == q.SKIP:
        tell.skip(position, seat)
    elif kind == q.ATTACK:
        spaces.put_attack_token(position, seat, space)
        tell.attack(position, seat, space)
    else:
        player = position.seats[seat]
        if kind == q.INVADE_DOWN:
            valkyrie.carry_out(position, seat, action)
        if kind == q.INVADE or kind == q.INVADE_DOWN:
            price.pay(position, player, action)
        tell.invade(position, seat, action)
        take_space(position, seat, space)  # ALI-B9: whichever of the three it was


def take_space(position: AlicematicPosition, seat: Seat, space: Space) -> None:
    state = position.spaces[space]
    victim = spaces.owner(state)  # ALI-I35: judged now; ALI-I34: an attacker is no owner
    attacker = spaces.attacker(state)
    spaces.take(position, seat, space)
    if victim != NONE:
        tell.stolen(position, seat, victim, space)
    if attacker != NONE and attacker != seat:
        tell.token_home(position, attacker, space)  # ALI-I25
    player = position.seats[seat]
    terrain = position.land.terrain[space]
    give_bonus(position, seat, terrain, bonus(position, player, space, victim != NONE))
    triggers.queue_invade(position, player, terrain)


def bonus(position: AlicematicPosition, player: Player, space: Space, stolen: bool) -> i64:
    """What a space gives. ALI-B6: the slots as they are now, with the card of this turn."""
    terrain = position.land.terrain[space]
    if terrain == CITY:
        return position.tables.city_vp  # ALI-B4
    full = position.land.difficulty[space]  # ALI-B5
    if terrain != FOREST:
        full = kingdom.power(player, terrain)
    # ALI-I33, ALI-B8: half of it if it was stolen, rounded down; ALI-A42: unless the Pirate helps
    if stolen and not kingdom.has_effect(position.tables, player, FREE_PASSAGE_FULL_BONUS):
        return full // 2
    return full


def give_bonus(position: AlicematicPosition, seat: Seat, terrain: Terrain, due: i64) -> None:
    """ALI-B7: an empty slot gives nothing."""
    if due == 0:
        return
    if terrain == RED or terrain == YELLOW or terrain == GREEN:  # ALI-B1
        tell.bonus(position, seat, terrain, effects.gain_tokens(position, seat, terrain, due), due)
    elif terrain == BLUE:  # ALI-B2, ALI-B14
        tell.bonus(position, seat, tell.CARDS, due, due)
        deck.draw(position, seat, due)
    else:
        assert terrain >= WHITE  # ALI-B3, and Cities and Forests
        position.seats[seat].vp += due  # ALI-B13: no bank of VP runs out
        tell.bonus(position, seat, tell.VP, due, due)
