"""Why an answer in AlicematiC is refused, with the rule that forbids it."""

from __future__ import annotations

from wondertable.core.refused import Refused, refuse_in
from wondertable.core.rules.actions import kind_of, part
from wondertable.core.rules.bags import count
from wondertable.core.rules.questions import Question
from wondertable.games.alicematic.rules import kingdom, politics, price, questions as q, spaces
from wondertable.games.alicematic.rules.alices import (
    CITY,
    FOREST,
    GREEN,
    OFF_MAP,
    RED,
    SLOT_COUNT,
    SLOTS,
    TOKEN_BITS,
    YELLOW,
)
from wondertable.games.alicematic.rules.forests import strength
from wondertable.games.alicematic.rules.invader import Invader, invader_of
from wondertable.games.alicematic.rules.mobility import costs
from wondertable.games.alicematic.rules.position import AlicematicPosition
from wondertable.games.alicematic.rules.tables import FAR, NONE
from wondertable.games.alicematic.rules.triggers import kind_behind

refuse = refuse_in("alicematic")
ANSWERS = {
    q.CHOOSE_KINGDOM: [q.KINGDOM],
    q.MULLIGAN: [q.KEEP, q.DISCARD],
    q.PLACE_CITY: [q.PUT_CITY],
    q.POLITICS: [q.SUMMON, q.COMMONER],
    q.INVASION: [q.INVADE, q.INVADE_DOWN, q.ATTACK, q.FINISH, q.JET, q.SKIP],
    q.TAKE_TOKEN: [q.TAKE, q.DECLINE],
    q.COPY: [q.COPY_ALICE, q.DECLINE],
    q.TURN_UP: [q.UP, q.DECLINE],
    q.GAIN: [q.USE, q.DECLINE],
}
"""The kinds of action that answer each kind of question."""
RULES = {
    q.CHOOSE_KINGDOM: "ALI-S4",
    q.MULLIGAN: "ALI-S7",
    q.PLACE_CITY: "ALI-S11",
    q.POLITICS: "ALI-P4",
    q.INVASION: "ALI-I6",
    q.TAKE_TOKEN: "ALI-A21",
    q.COPY: "ALI-A36",
    q.TURN_UP: "ALI-A31",
    q.GAIN: "ALI-V8",
}
"""The rule that says what answers each kind of question."""


def why_final(position: AlicematicPosition, question: Question) -> Refused | None:
    return None


def why_not(position: AlicematicPosition, question: Question, seat: int, action: int) -> Refused:
    if action <= 0 or kind_of(action) not in ANSWERS[question.kind] or not is_known(position, action):
        return refuse(RULES[question.kind], "wrong_kind")
    value = part(action, 0)
    if question.kind == q.CHOOSE_KINGDOM:
        return kingdom_taken(position, value)
    if question.kind == q.MULLIGAN:
        return refuse("ALI-S7", "not_in_hand")
    if question.kind == q.PLACE_CITY:
        return not_placed(position, value)
    if question.kind == q.POLITICS:
        return not_played(position, seat, action)
    if question.kind == q.INVASION:
        return not_invaded(position, seat, action)
    if question.kind == q.TAKE_TOKEN:
        return no_token(position, value)
    if question.kind == q.COPY:
        return refuse(
            "ALI-V7" if position.chosen.wiccan_home else "ALI-A36", "no_model", {"alice": alice(position, value)}
        )
    return refuse("ALI-A31", "no_commoner", {"alice": alice(position, q.kind_named(value))})


def is_known(position: AlicematicPosition, action: int) -> bool:
    """Whether an action names cards, spaces and slots that there are."""
    value, second = part(action, 0), part(action, 1)
    kind = kind_of(action)
    tables = position.tables
    if kind == q.KINGDOM:
        return value < len(tables.kingdom_ids)
    if kind in (q.SUMMON, q.COMMONER, q.COPY_ALICE):
        return value < len(tables.alices) and (kind != q.COMMONER or second < SLOT_COUNT)
    if kind == q.UP:
        return 0 < value <= len(tables.alices) * SLOT_COUNT
    if kind in (q.PUT_CITY, q.INVADE, q.INVADE_DOWN, q.ATTACK, q.FINISH, q.JET):
        return value < tables.space_count
    return True


def alice(position: AlicematicPosition, kind: int) -> str:
    return position.tables.alice_names[kind]


def space_name(position: AlicematicPosition, space: int) -> str:
    return position.tables.space_names[space]


# -- set-up ------------------------------------------------------------------------------------------------------------


def kingdom_taken(position: AlicematicPosition, value: int) -> Refused:
    return refuse("ALI-S4", "kingdom_taken", {"kingdom": position.tables.kingdom_ids[value]})


def not_placed(position: AlicematicPosition, city: int) -> Refused:
    args: dict[str, object] = {"space": space_name(position, city)}
    if position.land.terrain[city] != CITY:
        return refuse("ALI-S11", "not_a_city", args)
    if position.tables.tile_of[city] == position.tables.centre:
        return refuse("ALI-S12", "centre", args)
    return refuse("ALI-S12", "city_full", args)


# -- Politics ----------------------------------------------------------------------------------------------------------


def not_played(position: AlicematicPosition, seat: int, action: int) -> Refused:
    player = position.seats[seat]
    kind = part(action, 0)
    if kind not in player.hand:
        return refuse("ALI-P4", "not_held", {"alice": alice(position, kind)})
    if kind_of(action) == q.COMMONER:
        return slot_full(part(action, 1))
    return not_summoned(position, seat, kind) or refuse(
        "ALI-P10", "summon_exact", {"count": politics.tokens_to_summon(position.tables, player, kind)}
    )


def slot_full(slot: int) -> Refused:
    return refuse("ALI-P5", "slot_full", {"slot": SLOTS[slot]})


def not_summoned(position: AlicematicPosition, seat: int, kind: int) -> Refused | None:
    """Why an Alice of the hand cannot be summoned at all, or None if she can."""
    tables = position.tables
    player = position.seats[seat]
    if not kingdom.has_room(tables, player, tables.colour[kind]):
        return slot_full(tables.colour[kind])
    needed = politics.tokens_to_summon(tables, player, kind)
    held = count(player.tokens, YELLOW, TOKEN_BITS)
    if politics.wild(tables, player):
        held += count(player.tokens, RED, TOKEN_BITS) + count(player.tokens, GREEN, TOKEN_BITS)
    if needed <= held:
        return None
    lack = tables.cost[kind] - kingdom.power(player, YELLOW)
    return refuse("ALI-P10", "dream_short", {"alice": alice(position, kind), "lack": lack, "tokens": needed})


# -- Invasion ----------------------------------------------------------------------------------------------------------


def not_target(position: AlicematicPosition, seat: int, space: int, closed_forests: bool) -> Refused | None:
    """ALI-I3, ALI-I4: why a space is no target at all, or None if it is one."""
    terrain = position.land.terrain[space]
    state = position.spaces[space]
    args: dict[str, object] = {"space": space_name(position, space)}
    if terrain == OFF_MAP:
        return refuse("ALI-I2", "off_map", args)
    if terrain == CITY:
        if spaces.tokens_in_city(state) >= position.land.spots[space]:
            return refuse("ALI-I4", "city_full", args)
        if spaces.city_tokens(state, seat) > 0 and not position.chosen.city_again:
            return refuse("ALI-I4", "city_yours", args)
        return None
    if spaces.owner(state) == seat:
        return refuse("ALI-I4", "own", args)
    if spaces.is_connected(state):
        return refuse("ALI-I4", "connected", {**args, "number": spaces.owner(state) + 1})
    if terrain == FOREST:
        return closed_to(position, seat, space, closed_forests, args)
    return None


def closed_to(
    position: AlicematicPosition, seat: int, space: int, closed_forests: bool, args: dict[str, object]
) -> Refused | None:
    """ALI-F3, ALI-F6: why a Forest is not open to a player."""
    group = position.land.group[space]
    ring = position.land.rings[group]
    missing = sum(not spaces.is_owned(position.spaces[other]) for other in ring)
    if missing and not closed_forests:
        return refuse("ALI-F3", "forest_closed", {**args, "count": missing})
    own = strength(position, group, seat)
    if own == 0:
        return refuse("ALI-F6", "forest_none", args)
    for other in range(position.players):
        if strength(position, group, other) > own:
            return refuse("ALI-F6", "forest_weak", {**args, "number": other + 1})
    return None


def not_invaded(position: AlicematicPosition, seat: int, action: int) -> Refused:
    kind = kind_of(action)
    if kind == q.SKIP:
        return refuse("ALI-I1", "must_invade")
    space: int = part(action, 0)
    invader = invader_of(position, seat)
    found = not_target(position, seat, space, invader.closed_forests)
    if found is not None:
        return found
    args: dict[str, object] = {"space": space_name(position, space)}
    attacker = spaces.attacker(position.spaces[space])
    if kind == q.FINISH:
        return refuse("ALI-I6", "nothing_to_finish", args)
    if attacker == seat:
        return refuse("ALI-I27", "finish_it", args)
    if kind == q.INVADE:
        return not_affordable(position, seat, space, invader) or refuse("ALI-Q16", "pay_exactly", args)
    if kind == q.INVADE_DOWN:
        return refuse("ALI-A25", "no_flip", args)
    if position.land.terrain[space] >= CITY:
        return refuse("ALI-I23", "no_attack", args)
    if attacker != NONE:
        return refuse("ALI-I24", "under_attack", {**args, "number": attacker + 1})
    if kind == q.JET and not invader.jet:
        return refuse("ALI-A44", "no_jet")
    return refuse("ALI-I20", "not_short", args)


def not_affordable(position: AlicematicPosition, seat: int, space: int, invader: Invader) -> Refused | None:
    """ALI-I9, ALI-I16, ALI-I18: why a target cannot be invaded with this player's powers and tokens, or None."""
    args: dict[str, object] = {"space": space_name(position, space)}
    cost = costs(position, seat, invader, 2 * position.tables.space_count)[space]
    if cost == FAR:
        return refuse("ALI-I16", "no_walk", args)
    return short_of(position, seat, invader, args, price.lack_of_military(position, invader, space), cost)


def short_of(
    position: AlicematicPosition, seat: int, invader: Invader, args: dict[str, object], lack: int, cost: int
) -> Refused | None:
    player = position.seats[seat]
    red, green = max(0, lack), max(0, cost - invader.mobility)
    reds, greens = count(player.tokens, RED, TOKEN_BITS), count(player.tokens, GREEN, TOKEN_BITS)
    if invader.wild:
        if red + green <= reds + greens + count(player.tokens, YELLOW, TOKEN_BITS):
            return None
    elif red <= reds and green <= greens:
        return None
    return refuse("ALI-I9" if red else "ALI-I18", "short", {**args, "red": red, "green": green})


# -- effects -----------------------------------------------------------------------------------------------------------


def no_token(position: AlicematicPosition, seat: int) -> Refused:
    kind = kind_behind(position.effect)
    token = SLOTS[position.tables.alices[kind].token]
    return refuse("ALI-A21", "no_token", {"number": seat + 1, "token": token})
