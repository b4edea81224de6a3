"""Which pages bots pull: few, useful, and so that the book stays level."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules.actions import part
from wondertable.core.rules.bags import size
from wondertable.core.rules.bot import legal
from wondertable.core.rules.kit import Action, first, has, set_size
from wondertable.core.rules.questions import Options
from wondertable.games.kamimai.bots import worth
from wondertable.games.kamimai.rules import book, grabs, guardians, questions as q, spells
from wondertable.games.kamimai.rules.cards import BITS, Card, is_guardian
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.questions import Wing
from wondertable.games.kamimai.rules.terms import HARD, NONE, SIMULATED

UNSEEN: Final = -50
"""What an unseen page is worth less than a seen one of no use."""
STRAIN: Final = 8
"""Times the square of the pages that one wing then has fewer."""
CARDS_ENOUGH: Final = 2
CARDS_ENOUGH_HARD: Final = 3
"""In hard mode every turn more is another chance of a fall between the turns."""
GOOD_PAGE: Final = 55
"""A page of less use is not worth a pull once a card is out."""


def easiest_grip(position: KamimaiPosition) -> int:
    """The Guardian whose grip makes a pull least dangerous."""
    factors = position.chosen.odds.grip

    def danger(action: int) -> float:
        return factors[guardians.grip_of(position, position.activator, part(action, 0))]

    return min(legal(position, position.activator), key=danger)


def calm_grab(position: KamimaiPosition) -> int:
    """One seen page, no Guardian if it can be helped, from the heavier wing."""
    return best_page(position, by_use=False)


def best_page(position: KamimaiPosition, by_use: bool) -> int:
    """A single page: by its use to the team and the balance, or just no Guardian; of equals from the heavier wing, then the outermost."""
    standing = position.book
    heavier: Wing = 0
    if set_size(standing.here_b) > set_size(standing.here_a):
        heavier = 1
    best: Action = 0
    most: i64 = -10_000
    place: i64
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


def strain_of(position: KamimaiPosition, wing: Wing) -> i64:
    """What pages of this wing are worth less because the book leans without one of them.

    The simulated book falls far earlier when pulled at from one side; statistical hands hardly feel it (KAM-G24).
    """
    fewer = set_size(book.here(position.book, 1 - wing)) - set_size(book.here(position.book, wing)) + 1
    if position.chosen.source != SIMULATED or fewer < 2:
        return 0
    return STRAIN * fewer * fewer


def page_value(position: KamimaiPosition, card: Card, by_use: bool) -> i64:
    if card == NONE:
        return UNSEEN
    if by_use:
        return worth.card_use(position, card, drawing=True)
    if is_guardian(card):
        return 2 * UNSEEN
    return 0


def sensible_draw(position: KamimaiPosition) -> int:
    """Few pages a turn: a fall costs the same however many were drawn, and what does not fit the Reserve is lost.

    One useful page, a second one (in hard mode a third) if it is as good and no spell can be cast yet.
    """
    drawn = size(position.drawn, BITS)
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


def page_use(position: KamimaiPosition, action: Action) -> i64:
    place = first(q.pages_of(action))
    card = position.book.faces[book.page_at(position.book, q.wing_of(action), place)]
    return page_value(position, card, by_use=True)


def castable_after(position: KamimaiPosition) -> bool:
    """Whether the cards drawn so far let the activator cast a spell."""
    summoner = position.seats[position.activator]
    options = Options()
    summoner.cards += position.drawn
    spells.list_casts(position, options)
    summoner.cards -= position.drawn
    return options.size > 0
