"""A summoner who knows the odds: which page is worth its risk, when to stop, how to pay so that most is left."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wondertable.core.rules.actions import code, kind_of
from wondertable.core.rules.bags import Bag, count, one, size
from wondertable.core.rules.bot import Bot
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Action, Seat, bit, has, set_size
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import Options
from wondertable.games.kamimai.bots import casting, thumb, worth
from wondertable.games.kamimai.bots.outlook import Outlook
from wondertable.games.kamimai.rules import (
    book,
    creatures,
    grabs,
    guardians,
    hands,
    odds,
    questions as q,
    sheets,
    spells,
)
from wondertable.games.kamimai.rules.cards import BITS, GUARDIANS, IMP, KINDS, Card, is_guardian
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.questions import Pages, Wing
from wondertable.games.kamimai.rules.tables import CHANCES
from wondertable.games.kamimai.rules.terms import BLESSING, CURSE_OF_ENERGY, EFFECTS, NO_EFFECT, NONE

NOTHING: Final = -1_000_000.0
SMALL: Final = 4
"""Books of fewer pages are not told apart by how they lean."""


class Planner(Bot):
    """Counts in units, as the outlook does; its numbers too were found by playing."""

    for_people = False

    def __init__(self) -> None:
        self.outlook = Outlook()
        self.unseen = 0.05
        """What a page that nobody has seen is worth more than the unseen ones on average."""
        self.guardian = 2.7
        self.guardian_more = 1.0
        """What a Guardian costs whoever has none yet, and whoever has, at the beginning of a sheet."""
        self.blessed_guardian = 2.6
        """What the first one of a turn brings under a blessing: falls cost nothing then."""
        self.cursed_guardian = 6.0
        self.cursed_energy = 11.0
        self.lean = 4.0
        """What a page costs for each page that its wing then has fewer, of the whole book."""
        self.fall = 14.0
        """What a fall costs besides the spells of the turn."""
        self.now = 0.53
        """How much of what a page brings is lost if it is left for another turn."""
        self.effects = [0.0] * len(EFFECTS)
        """What makes areas of each effect better targets, in units held for each spell: a blessing is best kept for last,
        when Guardians do little harm any more."""
        self.effects[BLESSING] = -1.2
        self.effects[CURSE_OF_ENERGY] = -0.3

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        assert isinstance(world, KamimaiPosition)
        kind = world.open_question().kind
        if kind == q.DRAW:
            return self.draw(world)
        if kind == q.CAST_ACTION:
            return self.act(world)
        if kind == q.CHOOSE_TARGET:
            return self.target(world)
        if kind == q.STORE_KEEP:
            self.outlook.look(world)
            return q.cards_code(q.KEEP, self.outlook.kept(world, world.seats[world.activator].cards))
        return thumb.autopilot(world, seat, rng)

    # -- DRAW --------------------------------------------------------------------------------------------------------------

    def draw(self, position: KamimaiPosition) -> int:
        """The page that brings most, as long as that is worth the risk; the first one is a duty (KAM-P9)."""
        gains = Gains(self, position)
        standing = position.book
        slips = float(position.chosen.odds.plus2[hands.hand_class(position)]) / float(CHANCES)
        best: Action = q.STOP
        most = NOTHING
        brings = 0.0
        danger = 0.0
        wing: Wing
        place: i64
        for wing in range(book.WINGS):
            here = book.here(standing, wing)
            fewer = float(set_size(book.here(standing, 1 - wing)) - set_size(here) + 1)
            strain = self.lean * fewer / float(max(SMALL, book.size(standing)))
            for place in range(book.wing_size(standing, wing)):
                if not has(here, place):
                    continue
                gain = gains.of(standing.faces[book.page_at(standing, wing, place)])
                behind = next_inwards(here, place)
                if behind != NONE:  # KAM-G23: it comes too when the fingers slip
                    gain += slips * gains.of(standing.faces[book.page_at(standing, wing, behind)])
                value = gain - strain
                if position.chosen.odds.simulated:  # there it matters where a page stands
                    value -= self.fall * hands.danger(position, position.chosen.odds, wing, bit(place))
                if value > most:
                    most = value
                    brings = gain
                    best = grabs.one_page(position, wing, place)
                    danger = hands.danger(position, position.chosen.odds, wing, bit(place))
        if position.drawn == 0:
            return best
        if book.size(standing) < book.LEAST or self.now * brings <= self.risk(position, danger) * gains.loss(self):
            return q.STOP
        return best

    def risk(self, position: KamimaiPosition, danger: float) -> float:
        """That the book falls in this grab or in the watch after it."""
        chances = position.chosen.odds.odds
        return odds.chance(danger + odds.watch_hazard(chances, danger))

    def guardian_worth(self, position: KamimaiPosition, held: Bag) -> float:
        """Less than nothing, unless it makes falls free; the less is left to do, the less it hinders."""
        every = position.the_sheet().all_boxes
        rest = float(set_size(every & ~position.ticked)) / float(max(1, set_size(every)))
        cost = self.guardian_more if held & GUARDIANS else self.guardian
        effect = position.target_area().effect
        if effect == BLESSING and guardians.drawn_guardians(position) == 0:
            return self.blessed_guardian - cost * rest
        if effect == CURSE_OF_ENERGY:
            return -self.cursed_energy - cost * rest
        if effect != NO_EFFECT and effect != BLESSING:
            return -self.cursed_guardian - cost * rest
        return -cost * rest

    # -- CAST and TARGET -----------------------------------------------------------------------------------------------------

    def act(self, position: KamimaiPosition) -> int:
        """Spells as soon as they can be cast, with the payment that leaves most; Creatures as thumbs play them."""
        if creatures.holds(position, IMP) and worth.guardians_out(position) >= casting.MANY_GUARDIANS:
            return q.PLAY_IMP
        options = Options()
        spells.list_casts(position, options)
        best: Action = q.END
        most = NOTHING
        at: i64
        for at in range(options.size):
            action = options.item(at)
            if not q.payers(action) & casting.who_refused(position, action):
                value = self.after_cast(position, action)
                if value > most:
                    most = value
                    best = action
        if best == q.END:
            return casting.sensible_cast(position)
        return best

    def after_cast(self, position: KamimaiPosition, action: Action) -> float:
        """What the turn is still worth once this spell is cast, and what the others have left."""
        colour = q.colour_of(action)
        seat: Seat
        for seat in range(position.players):
            position.seats[seat].cards -= q.share_cards(colour, q.share_of(action, seat))
        outlook = self.outlook
        outlook.look(position)
        outlook.tick(q.spell_of(kind_of(action), colour))
        found = outlook.turn_worth(position, position.seats[position.activator].cards, not outlook.is_sealed)
        found += outlook.reserves_worth(position)
        for seat in range(position.players):
            position.seats[seat].cards += q.share_cards(colour, q.share_of(action, seat))
        return found

    def target(self, position: KamimaiPosition) -> int:
        """The area for which most is held, with an eye to its effect."""
        before = position.tables.first_areas[position.sheet]
        areas = position.the_sheet().areas
        best: i64 = 0
        most = NOTHING
        area: i64
        for area in range(len(areas)):
            if has(sheets.reachable(position), area):
                value = worth.units_per_spell(position, area) + self.effects[areas[area].effect]
                if value > most:
                    best = area
                    most = value
        return code(q.TARGET, before + best)


class Gains:
    """By how much each name of a card raises what the turn comes to; each is looked at once."""

    def __init__(self, planner: Planner, position: KamimaiPosition) -> None:
        self.planner = planner
        self.position = position
        self.held: Bag = position.seats[position.activator].cards + position.drawn
        planner.outlook.look(position)
        self.so_far = planner.outlook.turn_worth(position, self.held, casts=True)
        self._known = vec[float]([NOTHING] * (KINDS + 1))

    def of(self, card: Card) -> float:
        """NONE is a page that nobody has seen."""
        at = KINDS if card == NONE else card
        if self._known[at] == NOTHING:
            self._known[at] = self._unseen() if card == NONE else self._seen(card)
        return self._known[at]

    def _seen(self, card: Card) -> float:
        if is_guardian(card):
            return self.planner.guardian_worth(self.position, self.held)
        cards = self.held + one(card, BITS)
        return self.planner.outlook.turn_worth(self.position, cards, casts=True) - self.so_far

    def _unseen(self) -> float:
        """On average over the cards it may be."""
        unseen = self.position.book.unseen
        pages = size(unseen, BITS)
        total = 0.0
        card: Card
        for card in range(KINDS):
            copies = count(unseen, card, BITS)
            if copies > 0:
                total += float(copies) * self.of(card)
        return self.planner.unseen + total / float(max(1, pages))

    def loss(self, planner: Planner) -> float:
        """What a fall would cost now: the spells of this turn, and Energy if nothing blesses it."""
        found = self.so_far - planner.outlook.turn_worth(self.position, self.held, casts=False)
        if not guardians.is_blessed(self.position, drawing=True):
            found += planner.fall
        return found


def next_inwards(standing: Pages, place: i64) -> i64:
    """The page of a wing behind this one."""
    behind = place + 1
    while standing >> behind:
        if has(standing, behind):
            return behind
        behind += 1
    return NONE
