"""What cards and spaces are worth to a sensible player, in VP, judged one answer ahead."""

from __future__ import annotations

from typing import Final

from wondertable.core.rules.actions import kind_of, part
from wondertable.core.rules.kit import Action, Kind, Seat, has
from wondertable.games.alicematic.rules import alices as a
from wondertable.games.alicematic.rules import invasion, kingdom, scoring, spaces
from wondertable.games.alicematic.rules import questions as q
from wondertable.games.alicematic.rules.alices import BLUE, CITY, FOREST, GREEN, RED, WHITE, YELLOW, Slot
from wondertable.games.alicematic.rules.position import AlicematicPosition
from wondertable.games.alicematic.rules.tables import NONE, Space

POWER: Final[list[list[float]]] = [
    [2.2, 2.0, 1.5, 0.9],
    [1.0, 0.7, 0.4, 0.2],
    [1.6, 1.4, 1.0, 0.6],
    [1.2, 1.2, 1.2, 0.5],
    [1.3, 1.2, 1.0, 0.9],
]
"""What the first, second, third and fourth card in each slot brings over a whole game."""

EFFECT: Final[dict[int, float]] = {
    a.TOKEN_ON_PLACE: 0.8,
    a.DRAW_ON_PLACE: 0.8,
    a.VP_ON_PLACE: 1.5,
    a.DRAW_ON_REVEAL: 1.3,
    a.TOKEN_ON_REVEAL: 1.4,
    a.COPY_EFFECT: 1.2,
    a.TOKEN_ON_INVADE: 1.6,
    a.DRAW_ON_INVADE: 0.8,
    a.VP_ON_INVADE: 1.5,
    a.TAKE_TOKEN_EFFECT: 0.7,
    a.TURN_UP_COMMONER: 2.2,
    a.MILITARY_BONUS: 2.0,
    a.CITY_DIFFICULTY: 2.0,
    a.TURN_DOWN_FOR_MILITARY: 0.3,
    a.CLOSED_FORESTS: 0.8,
    a.FREE_PASSAGE_FULL_BONUS: 1.2,
    a.ATTACK_SUCCEEDS: 5.0,
    a.COUNT_FROM_OWN_SPACES: 2.0,
    a.SUMMON_TOKEN_WORTH: 0.7,
    a.WILD_TOKENS: 0.6,
    a.VP_IF_MOST_ALICES: 0.6,
    a.VP_PER_SLOT_WITH_ALICE: 4.0,
    a.VP_PER_COSTLY_ALICE: 3.0,
    a.VP_PER_CITY: 3.0,
    a.EXTRA_ALICES: 1.5,
}
"""What an effect brings over a whole game; one of the final scoring brings it whenever it comes."""

ALICE: Final = 1.3
"""A face-up card: slot points and tie-breaks."""
CARD: Final = 0.7
"""A card drawn."""
LAST_CARD: Final = 1.6
"""What it costs to be left without cards: a turn without an invasion follows."""
TOKEN: Final = 0.45
FLIP: Final = 2.5
CONNECTED: Final = 0.8
CUT_OFF: Final = -0.4
NEW_CITY: Final = 2.5
"""A City more, at the beginning of a game: short ways, safe spaces, room on another tile."""
ATTACK_SHARE: Final = 0.45
"""An attack needs a second turn, and somebody may be quicker."""
RIVALS: Final = 0.35
"""How much the loss of another player's tile points is worth."""
BY_TILES: Final = 0.8
"""How much of a tile's present points is likely to last."""
FOOTHOLD: Final = 0.35
"""A token more on a tile, besides the points it changes now."""
COSTLY: Final = 4


def time_left(position: AlicematicPosition) -> float:
    """From 1 at the beginning to 0 after the last turn."""
    return float(position.tables.rounds - position.round) / float(position.tables.rounds)


def best(position: AlicematicPosition, seat: Seat, answers: list[int]) -> int:
    """The answer worth most; the first of equals."""
    kind = position.open_question().kind
    found, most = answers[0], -1000.0
    for answer in answers:
        if kind == q.POLITICS:
            value = card_played(position, seat, answer)
        else:
            assert kind == q.INVASION
            value = invasion_made(position, seat, answer)
        if value > most:
            found, most = answer, value
    return found


# -- cards -------------------------------------------------------------------------------------------------------------


def mulligan(position: AlicematicPosition, seat: Seat) -> list[int]:
    """Cards that cannot be summoned for long are given back, and of three of a colour the costliest."""
    tables = position.tables
    found = []
    kept: dict[int, int] = {}
    hand = [int(kind) for kind in position.seats[seat].hand]
    for kind in sorted(hand, key=lambda k: (int(tables.cost[k]), k)):
        colour = int(tables.colour[kind])
        if tables.cost[kind] >= COSTLY or kept.get(colour, 0) >= 2:
            found.append(kind)
        else:
            kept[colour] = kept.get(colour, 0) + 1
    return found


def effect_worth(position: AlicematicPosition, kind: Kind) -> float:
    alice = position.tables.alices[kind]
    if alice.timing == a.AT_END or alice.timing == a.AT_REVEAL:
        return EFFECT[alice.verb]
    return EFFECT[alice.verb] * time_left(position)


def summon_worth(position: AlicematicPosition, seat: Seat, kind: Kind) -> float:
    """A second card of a name brings her effect only where every turning up counts (ALI-A5)."""
    player = position.seats[seat]
    tables = position.tables
    if has(player.real, kind) and not has(tables.stacking | tables.reveal_kinds, kind):
        return ALICE
    return ALICE + effect_worth(position, kind)


def card_played(position: AlicematicPosition, seat: Seat, answer: Action) -> float:
    tables = position.tables
    player = position.seats[seat]
    kind = part(answer, 0)
    tokens = q.paid(answer, RED) + q.paid(answer, YELLOW) + q.paid(answer, GREEN)
    summons = kind_of(answer) == q.SUMMON
    slot = tables.colour[kind] if summons else part(answer, 1)
    value = POWER[slot][kingdom.power(player, slot)] * time_left(position)
    if summons:
        value += summon_worth(position, seat, kind) - TOKEN * float(tokens)
        if len(player.hand) == 1:
            value -= LAST_CARD * time_left(position)
    else:
        value += CARD * time_left(position)
        value -= 0.4 * summon_worth(position, seat, kind) * (1.0 if tables.cost[kind] < COSTLY else 0.5)
    return value + blue_for_draws(position, seat, slot)


def blue_for_draws(position: AlicematicPosition, seat: Seat, slot: Slot) -> float:
    """With few cards in hand, a slot that draws is worth more."""
    if slot == BLUE and len(position.seats[seat].hand) <= 3:
        return 0.4 * time_left(position)
    return 0.0


# -- spaces ------------------------------------------------------------------------------------------------------------


def invasion_made(position: AlicematicPosition, seat: Seat, answer: Action) -> float:
    kind = kind_of(answer)
    if kind == q.SKIP:
        return -1.0
    space = part(answer, 0)
    value = space_worth(position, seat, space)
    if kind == q.ATTACK:
        return value * ATTACK_SHARE * (1.0 if position.round < position.tables.rounds else 0.0)
    value -= TOKEN * float(q.paid(answer, RED) + q.paid(answer, YELLOW) + q.paid(answer, GREEN))
    if kind == q.INVADE_DOWN:
        value -= FLIP * float(q.cards_down(answer))
    return value


def space_worth(position: AlicematicPosition, seat: Seat, space: Space) -> float:
    """What it is worth to own a space: its bonus, the majority on its tile, and whether it is safe."""
    land = position.land
    kind = land.terrain[space]
    owner = spaces.owner(position.spaces[space])
    player = position.seats[seat]
    bonus = float(invasion.bonus(position, player, space, owner != NONE))
    value = tile_gain(position, seat, space, owner) + FOOTHOLD
    if kind == CITY:
        return value + bonus + NEW_CITY * time_left(position)
    if kind == FOREST or kind == WHITE:
        value += bonus
    elif kind == BLUE:
        value += bonus * CARD * time_left(position)
    else:
        value += bonus * TOKEN * (0.3 + time_left(position))
    if spaces.touches_connected(position, seat, space):
        return value + CONNECTED
    return value + CUT_OFF * time_left(position)


def tile_gain(position: AlicematicPosition, seat: Seat, space: Space, owner: Seat) -> float:
    """How the points of the tile would change, for this player and against the others."""
    place = position.tables.tile_of[space]
    alices = scoring.all_alices(position)
    tokens = scoring.tile_tokens(position, place)
    before = scoring.tile_points(position, tokens, alices)
    tokens[seat] += 1
    if owner != NONE:
        tokens[owner] -= 1
    after = scoring.tile_points(position, tokens, alices)
    gain = 0.0
    for other in range(position.players):
        change = float(after[other] - before[other])
        gain += change if other == seat else -RIVALS * change
    return BY_TILES * gain
