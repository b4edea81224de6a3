"""What cards and spaces are worth to a sensible player, in VP, judged one answer ahead."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.rules.actions import kind_of, part
from wondertable.core.rules.judge import row_of
from wondertable.core.rules.kit import Action, Kind, Seat, has
from wondertable.core.rules.questions import Options
from wondertable.games.alicematic.rules import alices as a, invasion, kingdom, questions as q, scoring, spaces
from wondertable.games.alicematic.rules.alices import BLUE, CITY, FOREST, GREEN, RED, WHITE, YELLOW, Slot
from wondertable.games.alicematic.rules.position import AlicematicPosition, Player
from wondertable.games.alicematic.rules.tables import NONE, SEATS_MAX, SLOT_MAX, Space

POWER: Final = row_of(
    [
        *(2.2, 2.0, 1.5, 0.9),
        *(1.0, 0.7, 0.4, 0.2),
        *(1.6, 1.4, 1.0, 0.6),
        *(1.2, 1.2, 1.2, 0.5),
        *(1.3, 1.2, 1.0, 0.9),
    ]
)
"""What the first, second, third and fourth card in each slot brings over a whole game."""
BY_VERB: Final[dict[int, float]] = {
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
EFFECT: Final = row_of([BY_VERB.get(verb, 0.0) for verb in range(a.VERBS_END)])

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
DRAWS: Final = 0.4
"""With few cards in hand, a slot that draws is worth more."""
FEW_CARDS: Final = 3


NOT_FOUND: Final = -1000.0
OWNERS: Final = SEATS_MAX + 1
"""A space has the owner NONE or one of the seats."""


def time_left(position: AlicematicPosition) -> float:
    """From 1 at the beginning to 0 after the last turn."""
    return float(position.tables.rounds - position.round) / float(position.tables.rounds)


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


class Worth:
    """One seat that is asked: what answers are worth to it. It is filled again and again; what was worked out once is kept."""

    position: AlicematicPosition
    player: Player

    def __init__(self) -> None:
        self.seat: Seat = 0
        self.left = 0.0
        """How much of the game is left."""
        self._alices: vec[i64] = vec[i64]()
        self._gains: vec[float] = vec[float]()
        """What a token more is worth by the points of each tile, for each owner of the space."""
        self._spaces: vec[float] = vec[float]()
        """What each space is worth."""

    def look(self, position: AlicematicPosition, seat: Seat) -> None:
        self.position = position
        self.player = position.seats[seat]
        self.seat = seat
        self.left = time_left(position)
        if position.open_question().kind == q.INVASION:
            self._alices = scoring.all_alices(position)
            self._gains = emptied(self._gains, OWNERS * position.tables.tile_count)
            self._spaces = emptied(self._spaces, position.tables.space_count)

    def of(self, kind: i64, answer: Action) -> float:
        """Of an answer in POLITICS or an INVASION."""
        if kind == q.POLITICS:
            return self.card_played(answer)
        return self.invasion_made(answer)

    def best(self, options: Options) -> Action:
        """The answer worth most; the first of equals."""
        kind = self.position.open_question().kind
        found = options.item(0)
        most = NOT_FOUND
        at: i64
        for at in range(options.size):
            answer = options.item(at)
            value = self.of(kind, answer)
            if value > most:
                found = answer
                most = value
        return found

    # -- cards ---------------------------------------------------------------------------------------------------------

    def card_played(self, answer: Action) -> float:
        tables, player, left = self.position.tables, self.player, self.left
        kind = part(answer, 0)
        slot: Slot = part(answer, 1)
        summons = kind_of(answer) == q.SUMMON
        if summons:
            slot = tables.colour[kind]
        value = POWER[SLOT_MAX * slot + kingdom.power(player, slot)] * left
        if summons:
            tokens = q.paid(answer, RED) + q.paid(answer, YELLOW) + q.paid(answer, GREEN)
            value += self._summoned(kind) - TOKEN * float(tokens)
            if len(player.hand) == 1:
                value -= LAST_CARD * left
        else:
            value += CARD * left
            likely = 0.5
            if tables.cost[kind] < COSTLY:
                likely = 1.0
            value -= 0.4 * self._summoned(kind) * likely
        if slot == BLUE and len(player.hand) <= FEW_CARDS:
            return value + DRAWS * left
        return value

    def _summoned(self, kind: Kind) -> float:
        """A second card of a name brings her effect only where every turning up counts (ALI-A5)."""
        tables = self.position.tables
        if has(self.player.real, kind) and not has(tables.stacking | tables.reveal_kinds, kind):
            return ALICE
        return ALICE + effect_worth(self.position, kind)

    # -- spaces --------------------------------------------------------------------------------------------------------

    def invasion_made(self, answer: Action) -> float:
        kind = kind_of(answer)
        if kind == q.SKIP:
            return -1.0
        value = self.space(part(answer, 0))
        if kind == q.ATTACK:
            if self.position.round >= self.position.tables.rounds:
                return 0.0
            return value * ATTACK_SHARE
        value -= TOKEN * float(q.paid(answer, RED) + q.paid(answer, YELLOW) + q.paid(answer, GREEN))
        if kind == q.INVADE_DOWN:
            value -= FLIP * float(q.cards_down(answer))
        return value

    def space(self, space: Space) -> float:
        """What it is worth to own a space."""
        found = self._spaces[space]
        if found == NOT_FOUND:
            found = self._owned(space)
            self._spaces[space] = found
        return found

    def _owned(self, space: Space) -> float:
        """Its bonus, the majority on its tile, and whether it is safe."""
        position, left = self.position, self.left
        kind = position.land.terrain[space]
        owner = spaces.owner(position.spaces[space])
        bonus = float(invasion.bonus(position, self.player, space, owner != NONE))
        value = self._tile_gain(space, owner) + FOOTHOLD
        if kind == CITY:
            return value + bonus + NEW_CITY * left
        if kind == FOREST or kind == WHITE:
            value += bonus
        elif kind == BLUE:
            value += bonus * CARD * left
        else:
            value += bonus * TOKEN * (0.3 + left)
        if spaces.touches_connected(position, self.seat, space):
            return value + CONNECTED
        return value + CUT_OFF * left

    def _tile_gain(self, space: Space, owner: Seat) -> float:
        """How the points of the tile would change, for this player and against the others."""
        position = self.position
        place = position.tables.tile_of[space]
        at = OWNERS * place + owner + 1
        if self._gains[at] != NOT_FOUND:
            return self._gains[at]
        tokens = scoring.tile_tokens(position, place)
        before = scoring.tile_points(position, tokens, self._alices)
        tokens[self.seat] += 1
        if owner != NONE:
            tokens[owner] -= 1
        after = scoring.tile_points(position, tokens, self._alices)
        gain = 0.0
        other: Seat
        for other in range(position.players):
            change = float(after[other] - before[other])
            if other == self.seat:
                gain += change
            else:
                gain -= RIVALS * change
        self._gains[at] = BY_TILES * gain
        return self._gains[at]


def emptied(row: vec[float], size: i64) -> vec[float]:
    """The row with nothing found in it, so long at least."""
    at: i64 = 0
    while at < size and at < len(row):
        row[at] = NOT_FOUND
        at += 1
    while at < size:
        row = append(row, NOT_FOUND)
        at += 1
    return row
