"""Why an answer in AlicematiC is refused, with the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.refused import Refused
from wondertable.core.rules.actions import kind_of, part
from wondertable.core.rules.kit import count
from wondertable.core.rules.questions import Question
from wondertable.games.alicematic import effects, kingdom, politics, price, spaces
from wondertable.games.alicematic.alices import CITY, FOREST, GREEN, OFF_MAP, RED, SLOT_COUNT, SLOTS, YELLOW
from wondertable.games.alicematic.arms import Arms, arms_of, costs
from wondertable.games.alicematic.questions import (
    ATTACK,
    CHOOSE_KINGDOM,
    COMMONER,
    COPY,
    COPY_ALICE,
    DECLINE,
    DISCARD,
    FINISH,
    GAIN,
    INVADE,
    INVADE_DOWN,
    INVASION,
    JET,
    KEEP,
    KINGDOM,
    MULLIGAN,
    PLACE_CITY,
    POLITICS,
    PUT_CITY,
    SKIP,
    SUMMON,
    TAKE,
    TAKE_TOKEN,
    TURN_UP,
    UP,
    USE,
    ref_kind,
)
from wondertable.games.alicematic.tables import FAR, NONE

if TYPE_CHECKING:
    from wondertable.games.alicematic.position import AlicematicPosition

GAME = "alicematic"
ANSWERS = {
    CHOOSE_KINGDOM: [KINGDOM],
    MULLIGAN: [KEEP, DISCARD],
    PLACE_CITY: [PUT_CITY],
    POLITICS: [SUMMON, COMMONER],
    INVASION: [INVADE, INVADE_DOWN, ATTACK, FINISH, JET, SKIP],
    TAKE_TOKEN: [TAKE, DECLINE],
    COPY: [COPY_ALICE, DECLINE],
    TURN_UP: [UP, DECLINE],
    GAIN: [USE, DECLINE],
}
"""The kinds of action that answer each kind of question."""
RULES = {
    CHOOSE_KINGDOM: "ALI-S4",
    MULLIGAN: "ALI-S7",
    PLACE_CITY: "ALI-S11",
    POLITICS: "ALI-P4",
    INVASION: "ALI-I6",
    TAKE_TOKEN: "ALI-A21",
    COPY: "ALI-A36",
    TURN_UP: "ALI-A31",
    GAIN: "ALI-V8",
}
"""The rule that says what answers each kind of question."""


def refuse(rule: str, key: str, args: dict[str, object] | None = None) -> Refused:
    return Refused(rule, key, args, GAME)


def why_not(position: AlicematicPosition, question: Question, seat: int, action: int) -> Refused:
    if action <= 0 or kind_of(action) not in ANSWERS[question.kind] or not is_known(position, action):
        return refuse(RULES[question.kind], "wrong_kind")
    value = int(part(action, 0))
    if question.kind == CHOOSE_KINGDOM:
        return kingdom_taken(position, value)
    if question.kind == MULLIGAN:
        return refuse("ALI-S7", "not_in_hand")
    if question.kind == PLACE_CITY:
        return not_placed(position, value)
    if question.kind == POLITICS:
        return not_played(position, seat, action)
    if question.kind == INVASION:
        return not_invaded(position, seat, action)
    if question.kind == TAKE_TOKEN:
        return no_token(position, value)
    if question.kind == COPY:
        return refuse("ALI-V7" if position.wiccan_home else "ALI-A36", "no_model", {"alice": alice(position, value)})
    return refuse("ALI-A31", "no_commoner", {"alice": alice(position, int(ref_kind(value)))})


def is_known(position: AlicematicPosition, action: int) -> bool:
    """Whether an action names cards, spaces and slots that there are."""
    value, second = int(part(action, 0)), int(part(action, 1))
    kind = kind_of(action)
    tables = position.tables
    if kind == KINGDOM:
        return value < len(tables.kingdom_ids)
    if kind in (SUMMON, COMMONER, COPY_ALICE):
        return value < len(tables.alices) and (kind != COMMONER or second < SLOT_COUNT)
    if kind == UP:
        return 0 < value <= len(tables.alices) * SLOT_COUNT
    if kind in (PUT_CITY, INVADE, INVADE_DOWN, ATTACK, FINISH, JET):
        return value < tables.space_count
    return True


def alice(position: AlicematicPosition, kind: int) -> str:
    return position.tables.alice_names[kind]


def space_name(position: AlicematicPosition, space: i64) -> str:
    return position.tables.space_names[space]


# -- set-up ------------------------------------------------------------------------------------------------------------


def kingdom_taken(position: AlicematicPosition, value: int) -> Refused:
    return refuse("ALI-S4", "kingdom_taken", {"kingdom": position.tables.kingdom_ids[value]})


def not_placed(position: AlicematicPosition, city: i64) -> Refused:
    args: dict[str, object] = {"space": space_name(position, city)}
    if position.land.kind[city] != CITY:
        return refuse("ALI-S11", "not_a_city", args)
    if position.tables.tile_of[city] == position.tables.centre:
        return refuse("ALI-S12", "centre", args)
    return refuse("ALI-S12", "city_full", args)


# -- Politics ----------------------------------------------------------------------------------------------------------


def not_played(position: AlicematicPosition, seat: int, action: int) -> Refused:
    player = position.seats[seat]
    kind = int(part(action, 0))
    if kind not in player.hand:
        return refuse("ALI-P4", "not_held", {"alice": alice(position, kind)})
    if kind_of(action) == COMMONER:
        return slot_full(part(action, 1))
    return not_summoned(position, seat, kind) or refuse(
        "ALI-P10", "summon_exact", {"count": int(politics.tokens_to_summon(position.tables, player, kind))}
    )


def slot_full(slot: i64) -> Refused:
    return refuse("ALI-P5", "slot_full", {"slot": SLOTS[slot]})


def not_summoned(position: AlicematicPosition, seat: int, kind: int) -> Refused | None:
    """Why an Alice of the hand cannot be summoned at all, or None if she can."""
    tables = position.tables
    player = position.seats[seat]
    if not kingdom.has_room(tables, player, tables.colour[kind]):
        return slot_full(tables.colour[kind])
    needed = int(politics.tokens_to_summon(tables, player, kind))
    held = int(count(player.tokens, YELLOW))
    if politics.wild(tables, player):
        held += int(count(player.tokens, RED) + count(player.tokens, GREEN))
    if needed <= held:
        return None
    lack = int(tables.cost[kind] - kingdom.power(player, YELLOW))
    return refuse("ALI-P10", "dream_short", {"alice": alice(position, kind), "lack": lack, "tokens": needed})


# -- Invasion ----------------------------------------------------------------------------------------------------------


def not_target(position: AlicematicPosition, seat: i64, space: i64, closed_forests: bool) -> Refused | None:
    """ALI-I3, ALI-I4: why a space is no target at all, or None if it is one."""
    kind = position.land.kind[space]
    state = position.spaces[space]
    args: dict[str, object] = {"space": space_name(position, space)}
    if kind == OFF_MAP:
        return refuse("ALI-I2", "off_map", args)
    if kind == CITY:
        if spaces.tokens_in_city(state) >= position.land.spots[space]:
            return refuse("ALI-I4", "city_full", args)
        if spaces.city_tokens(state, seat) > 0 and not position.city_again:
            return refuse("ALI-I4", "city_yours", args)
        return None
    if spaces.owner(state) == seat:
        return refuse("ALI-I4", "own", args)
    if spaces.is_connected(state):
        return refuse("ALI-I4", "connected", {**args, "number": int(spaces.owner(state)) + 1})
    if kind == FOREST:
        return closed_to(position, seat, space, closed_forests, args)
    return None


def closed_to(
    position: AlicematicPosition, seat: i64, space: i64, closed_forests: bool, args: dict[str, object]
) -> Refused | None:
    """ALI-F3, ALI-F6: why a Forest is not open to a player."""
    group = position.land.group[space]
    ring = position.land.ring(group)
    missing = sum(not spaces.is_owned(position.spaces[other]) for other in ring)
    if missing and not closed_forests:
        return refuse("ALI-F3", "forest_closed", {**args, "count": missing})
    own = spaces.strength(position, group, seat)
    if own == 0:
        return refuse("ALI-F6", "forest_none", args)
    for other in range(position.players):
        if spaces.strength(position, group, other) > own:
            return refuse("ALI-F6", "forest_weak", {**args, "number": other + 1})
    return None


def not_invaded(position: AlicematicPosition, seat: int, action: int) -> Refused:
    kind = kind_of(action)
    if kind == SKIP:
        return refuse("ALI-I1", "must_invade")
    space: i64 = part(action, 0)
    arms = arms_of(position, seat)
    found = not_target(position, seat, space, arms.closed_forests)
    if found is not None:
        return found
    args: dict[str, object] = {"space": space_name(position, space)}
    attacker = spaces.attacker(position.spaces[space])
    if kind == FINISH:
        return refuse("ALI-I6", "nothing_to_finish", args)
    if attacker == seat:
        return refuse("ALI-I27", "finish_it", args)
    if kind == INVADE:
        return not_affordable(position, seat, space, arms) or refuse("ALI-Q16", "pay_exactly", args)
    if kind == INVADE_DOWN:
        return refuse("ALI-A25", "no_flip", args)
    if position.land.kind[space] >= CITY:
        return refuse("ALI-I23", "no_attack", args)
    if attacker != NONE:
        return refuse("ALI-I24", "under_attack", {**args, "number": int(attacker) + 1})
    if kind == JET and not arms.jet:
        return refuse("ALI-A44", "no_jet")
    return refuse("ALI-I20", "not_short", args)


def not_affordable(position: AlicematicPosition, seat: i64, space: i64, arms: Arms) -> Refused | None:
    """ALI-I9, ALI-I16, ALI-I18: why a target cannot be invaded with this player's powers and tokens, or None."""
    args: dict[str, object] = {"space": space_name(position, space)}
    cost = costs(position, seat, arms, 2 * position.tables.space_count)[space]
    if cost == FAR:
        return refuse("ALI-I16", "no_walk", args)
    return short_of(position, seat, arms, args, int(price.lack_of_military(position, arms, space)), int(cost))


def short_of(
    position: AlicematicPosition, seat: i64, arms: Arms, args: dict[str, object], lack: int, cost: int
) -> Refused | None:
    player = position.seats[seat]
    red, green = max(0, lack), max(0, cost - int(arms.mobility))
    reds, greens = int(count(player.tokens, RED)), int(count(player.tokens, GREEN))
    if arms.wild:
        if red + green <= reds + greens + int(count(player.tokens, YELLOW)):
            return None
    elif red <= reds and green <= greens:
        return None
    return refuse("ALI-I9" if red else "ALI-I18", "short", {**args, "red": red, "green": green})


# -- effects -----------------------------------------------------------------------------------------------------------


def no_token(position: AlicematicPosition, seat: int) -> Refused:
    kind = effects.kind_behind(position.effect)
    token = SLOTS[position.tables.alices[kind].token]
    return refuse("ALI-A21", "no_token", {"number": seat + 1, "token": token})
