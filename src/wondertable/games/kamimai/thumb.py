"""Rules of thumb for KamiMaï: the autopilot of the rules, the policy behind the sanity figures, and a sensible bot.

Everything lies open, so they look at the position as everybody sees it; unseen pages have no card yet.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules.actions import code, code_pair, kind_of, part
from wondertable.core.rules.bot import Bot
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import bit, has, set_size, tally, tally_size, tally_values, times
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import Options
from wondertable.games.kamimai import book, creatures, grabs, guardians, sheets, spells, store, worth
from wondertable.games.kamimai import questions as q
from wondertable.games.kamimai.cards import (
    DRAGONFLIES,
    FAIRY,
    GUARDIAN,
    IMP,
    KINDS,
    MOUSE,
    NO_CARD,
    cards_code,
    cards_of_code,
    list_choices,
    movable,
)
from wondertable.games.kamimai.forms import colour_of, pages_of, wing_of
from wondertable.games.kamimai.position import KamimaiPosition
from wondertable.games.kamimai.tables import TEAM_SPELL
from wondertable.games.kamimai.terms import HARD, NORMAL, RIGHT, SIMULATED

AUTOPILOT_DRAWS: Final = 3
MANY_GUARDIANS: Final = 2
UNSEEN: Final = -50
"""What an unseen page is worth less than a seen one of no use."""
STRAIN: Final = 8
"""Times the square of the pages that one wing then has fewer."""


def legal(position: Position, seat: i64) -> list[int]:
    options = Options()
    position.options(seat, options)
    return options.to_list()


# -- what an absent player answers -------------------------------------------------------------------------------------


def autopilot(position: KamimaiPosition, seat: i64, rng: Rng) -> int:
    """The last column of the rules' table of decisions."""
    kind = position.open_question().kind
    if kind == q.DRAW:
        if tally_size(position.drawn) >= AUTOPILOT_DRAWS:
            return q.STOP
        return calm_grab(position)
    if kind == q.CAST_ACTION:
        return cheapest_cast(position, seat)
    if kind == q.GIFT_GIVER:
        return code(q.GIVER, completing_giver(position))
    if kind == q.GIFT_CARD:
        return best_gift(position, seat)
    return plain_answer(position, seat)


def plain_answer(position: KamimaiPosition, seat: i64) -> int:
    """The questions that autopilot and bots answer alike."""
    kind = position.open_question().kind
    if kind == q.CHOOSE_SHEET:
        return code(q.SHEET, 1)
    if kind == q.CHOOSE_MODE:
        return code(q.MODE, NORMAL)
    if kind == q.STATE_HAND:
        return code(q.DOMINANT, RIGHT)
    if kind == q.TRAINING:
        return q.DONE if position.tried else q.SKIP
    if kind == q.CHOOSE_TARGET:
        return best_target(position)
    if kind == q.CHOOSE_GRIP:
        return easiest_grip(position)
    if kind == q.BEGIN_DRAW:
        return q.BEGIN
    if kind == q.CONFIRM_REPORT:
        return q.CONFIRM
    if kind == q.CURSE_DISCARD:
        return least_loss(position, seat)
    if kind == q.CONSENT:
        return q.AGREE
    if kind == q.MOUSE_TAKE:
        return best_take(position)
    return best_keep(position)


def best_target(position: KamimaiPosition) -> int:
    """The area for which the team holds most units for each open spell; of equals the first."""
    before = position.tables.first_areas[position.sheet]
    best, most = 0, -1.0
    for area in range(len(position.the_sheet().areas)):
        if has(sheets.reachable(position), area):
            held = worth.units_per_spell(position, area)
            if held > most:
                best, most = area, held
    return code(q.TARGET, before + best)


def easiest_grip(position: KamimaiPosition) -> int:
    """The Guardian whose grip makes a pull least dangerous."""
    factors = position.hands.grip

    def danger(action: int) -> float:
        return factors[guardians.grip_of(position, position.activator, part(action, 0))]

    return min(legal(position, position.activator), key=danger)


def calm_grab(position: KamimaiPosition) -> int:
    """One seen page, no Guardian if it can be helped, from the heavier wing."""
    return best_page(position, by_use=False)


def best_page(position: KamimaiPosition, by_use: bool) -> int:
    """A single page: by its use to the team and the balance, or just no Guardian; of equals from the heavier wing, then the outermost."""
    standing = position.book
    heavier: i64 = 0
    if set_size(standing.here_b) > set_size(standing.here_a):
        heavier = 1
    best: i64 = 0
    most: i64 = -10_000
    for wing in (heavier, 1 - heavier):
        strain = strain_of(position, wing)
        for place in range(book.wing_size(standing, wing)):
            if has(book.here(standing, wing), place):
                card = standing.faces[book.page_at(standing, wing, place)]
                value = page_value(position, card, by_use) - strain
                if value > most:
                    most = value
                    best = grabs.one_page(position, wing, place)
    return best


def strain_of(position: KamimaiPosition, wing: i64) -> i64:
    """What pages of this wing are worth less because the book leans without one of them.

    The simulated book falls far earlier when pulled at from one side; statistical hands hardly feel it (KAM-G24).
    """
    fewer = set_size(book.here(position.book, 1 - wing)) - set_size(book.here(position.book, wing)) + 1
    if position.source != SIMULATED or fewer < 2:
        return 0
    return STRAIN * fewer * fewer


def page_value(position: KamimaiPosition, card: i64, by_use: bool) -> i64:
    if card == NO_CARD:
        return UNSEEN
    if by_use:
        return worth.card_use(position, card, drawing=True)
    if GUARDIAN <= card < FAIRY:
        return 2 * UNSEEN
    return 0


def cheapest_cast(position: KamimaiPosition, seat: i64) -> int:
    """Any spell that can be paid, with the fewest Creatures; else the end of CAST."""
    options = Options()
    spells.list_casts(position, options)
    best: i64 = q.END
    fewest: i64 = 99
    i: i64 = 0
    while i < options.size:
        action = options.item(i)
        creatures_spent = worth.creatures_in(action, position.players)
        if creatures_spent < fewest:
            fewest = creatures_spent
            best = action
        i += 1
    return best


def least_loss(position: KamimaiPosition, seat: i64) -> int:
    """Colours not in the target first, then single cards, Creatures last; of equals in the order of names."""
    cards = movable(position.seats[seat].cards)
    area = position.target

    def loss(card: int) -> tuple[bool, bool, bool, int]:
        wanted = bool(worth.open_boxes(position, area, card)) if card < GUARDIAN else True
        return card >= GUARDIAN, wanted, times(cards, card) > 1, card

    thrown: i64 = 0
    for card in sorted(tally_values(cards), key=loss)[: int(guardians.owes(position, seat))]:
        thrown += tally(card)
    return cards_code(q.DISCARD, thrown)


def best_take(position: KamimaiPosition) -> int:
    """The card that gives most units for the target."""
    best, most = q.TAKE_NONE, 0
    for action in legal(position, position.taker):
        if kind_of(action) != q.TAKE:
            continue
        card = int(part(action, 0))
        units = position.tables.values[card]
        if card < GUARDIAN or FAIRY <= card < FAIRY + 4:
            open_now = spells.open_spells(position)
            if not has(open_now, card % 4) and not has(open_now, TEAM_SPELL):
                units = 0
        if units > most:
            best, most = action, units
    return best


def best_keep(position: KamimaiPosition) -> int:
    """By use for the target, then for other open spells."""
    summoner = position.seats[position.activator]
    held = summoner.cards
    cards = movable(held)
    places = store.places(position)
    if tally_size(cards) <= places:
        return cards_code(q.KEEP, cards)
    wanted = worth.demand(position, elsewhere=False)
    later = worth.demand(position, elsewhere=True)
    options = Options()
    list_choices(q.KEEP, cards, places, True, options)
    best: i64 = options.item(0)
    most: i64 = -1
    i: i64 = 0
    while i < options.size:
        action = options.item(i)
        summoner.cards = held - cards + cards_of_code(action)
        value = worth.holding(position, wanted, later)
        if value > most:
            most = value
            best = action
        i += 1
    summoner.cards = held
    return best


# -- gifts -------------------------------------------------------------------------------------------------------------


def completing_giver(position: KamimaiPosition) -> int:
    """The first seat whose gift completes a spell; else the activator, or who has a card to give."""
    seat: i64 = 0
    while seat < position.players:
        if completing_gift(position, seat):
            return seat
        seat += 1
    seat = position.activator
    while not position.seats[seat].cards:
        seat = (seat + 1) % position.players
    return seat


def completing_gift(position: KamimaiPosition, giver: i64) -> int:
    """The first gift of a seat after which the activator can cast more spells than before; 0 if there is none."""
    before = set_size(castable(position))
    card: i64 = 0
    while card < KINDS:
        if times(position.seats[giver].cards, card) and position.tables.values[card]:
            to: i64 = 0
            while to < position.players:
                if to != giver and set_size(castable_with(position, giver, card, to)) > before:
                    return code_pair(q.GIVE, card, to)
                to += 1
        card += 1
    return 0


def castable_with(position: KamimaiPosition, giver: i64, card: i64, to: i64) -> i64:
    """The spells that the activator can cast after a gift."""
    position.seats[giver].cards -= tally(card)
    position.seats[to].cards += tally(card)
    found = castable(position)
    position.seats[giver].cards += tally(card)
    position.seats[to].cards -= tally(card)
    return found


def castable(position: KamimaiPosition) -> i64:
    """The spells of the target that the activator can cast, as a set."""
    options = Options()
    spells.list_casts(position, options)
    found: i64 = 0
    i: i64 = 0
    while i < options.size:
        action = options.item(i)
        found |= bit(spells.spell_of(kind_of(action), colour_of(action)))
        i += 1
    return found


def best_gift(position: KamimaiPosition, seat: i64) -> int:
    """A card and receiver that complete a spell; else the least useful card to the next seat."""
    found = completing_gift(position, seat)
    if found:
        return found
    return code_pair(q.GIVE, least_useful(position, seat), (seat + 1) % position.players)


def least_useful(position: KamimaiPosition, seat: i64) -> i64:
    """A Guardian, or the card without which the team's cards are worth most."""
    summoner = position.seats[seat]
    wanted = worth.demand(position, elsewhere=False)
    later = worth.demand(position, elsewhere=True)
    best: i64 = NO_CARD
    most: i64 = -1
    card: i64 = 0
    while card < KINDS:
        if times(summoner.cards, card):
            if GUARDIAN <= card < FAIRY:
                return card
            summoner.cards -= tally(card)
            value = worth.holding(position, wanted, later)
            summoner.cards += tally(card)
            if value > most:
                most = value
                best = card
        card += 1
    return best


# -- bots --------------------------------------------------------------------------------------------------------------


class Sanity(Bot):
    """The policy of the rules' sanity figures: 3 or 4 useful pages a turn, every spell that can be paid."""

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        assert isinstance(world, KamimaiPosition)
        kind = world.open_question().kind
        if kind == q.DRAW:
            drawn = tally_size(world.drawn)
            if drawn > AUTOPILOT_DRAWS or (drawn == AUTOPILOT_DRAWS and rng.below(2)) or book.size(world.book) < 2:
                return q.STOP
            return best_page(world, by_use=True)
        if kind == q.CAST_ACTION:
            return sanity_cast(world, seat)
        return autopilot(world, seat, rng)


def sanity_cast(position: KamimaiPosition, seat: i64) -> int:
    """The Imp against two Guardians or more, spells, the Mouse for a card the target needs; no Dragonflies."""
    if creatures.holds(position, IMP) and worth.guardians_out(position) >= MANY_GUARDIANS:
        return q.PLAY_IMP
    cast = cheapest_cast(position, seat)
    if cast == q.END and creatures.holds(position, MOUSE) and wants_from_discard(position):
        return code(q.PLAY_MOUSE, position.activator)
    return cast


def wants_from_discard(position: KamimaiPosition) -> bool:
    """Whether a card of the discard pile gives units for an open spell of the target."""
    cards = movable(position.discard)
    for card in range(KINDS):
        gives = times(cards, card) > 0 and position.tables.values[card] > 0
        if gives and worth.card_use(position, card, drawing=False) >= worth.TEAM_USE:
            return True
    return False


class Thumb(Bot):
    """A sensible summoner: few useful pages a turn, and Dragonflies that complete a spell."""

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        assert isinstance(world, KamimaiPosition)
        kind = world.open_question().kind
        if kind == q.DRAW:
            return sensible_draw(world)
        if kind == q.CAST_ACTION:
            return sensible_cast(world, seat)
        return autopilot(world, seat, rng)


CARDS_ENOUGH: Final = 2
CARDS_ENOUGH_HARD: Final = 3
"""In hard mode every turn more is another chance of a fall between the turns."""
GOOD_PAGE: Final = 55
"""A page of less use is not worth a pull once a card is out."""


def sensible_draw(position: KamimaiPosition) -> int:
    """Few pages a turn: a fall costs the same however many were drawn, and what does not fit the Reserve is lost.

    One useful page, a second one (in hard mode a third) if it is as good and no spell can be cast yet.
    """
    drawn = tally_size(position.drawn)
    page = best_page(position, by_use=True)
    if drawn == 0:
        return page
    enough: i64 = CARDS_ENOUGH
    if position.mode == HARD:
        enough = CARDS_ENOUGH_HARD
    if drawn >= enough or book.size(position.book) < book.LEAST:
        return q.STOP
    if page_use(position, page) < GOOD_PAGE or castable_after(position):
        return q.STOP
    return page


def page_use(position: KamimaiPosition, action: i64) -> i64:
    place = book.lowest(pages_of(action))
    card = position.book.faces[book.page_at(position.book, wing_of(action), place)]
    return page_value(position, card, by_use=True)


def castable_after(position: KamimaiPosition) -> bool:
    """Whether the cards drawn so far let the activator cast a spell."""
    summoner = position.seats[position.activator]
    options = Options()
    summoner.cards += position.drawn
    spells.list_casts(position, options)
    summoner.cards -= position.drawn
    return options.size > 0


def sensible_cast(position: KamimaiPosition, seat: i64) -> int:
    """As the sanity policy, and the Dragonflies where a gift lets a spell be cast."""
    action = sanity_cast(position, seat)
    may_give = creatures.holds(position, DRAGONFLIES) and creatures.dragonflies_have_work(position)
    if action == q.END and may_give and completing_gift(position, completing_giver(position)):
        return q.PLAY_DRAGONFLIES
    return action
