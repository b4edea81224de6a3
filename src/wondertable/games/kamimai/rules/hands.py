"""Source 3: statistical hands. What a grab brings out, and when the book falls, in chances."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.bags import one
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Action, bit, first, has, set_size
from wondertable.games.kamimai.rules import book, guardians, odds, tell
from wondertable.games.kamimai.rules.cards import BITS
from wondertable.games.kamimai.rules.odds import Odds
from wondertable.games.kamimai.rules.questions import Pages, Wing, pages_of, wing_of
from wondertable.games.kamimai.rules.tables import CHANCES, Hands
from wondertable.games.kamimai.rules.terms import GRIPS, NO_FALL, STATISTICAL

if TYPE_CHECKING:
    from wondertable.games.kamimai.rules.position import KamimaiPosition


def happens(rng: Rng, part: i64) -> bool:
    return rng.below(CHANCES) < part


def grab(position: KamimaiPosition, action: Action) -> bool:
    """Carry out one grab; returns whether the book fell in it."""
    wing = wing_of(action)
    pages = slipped(position, wing, pages_of(action))
    hands = position.chosen.odds
    position.danger = danger(position, hands, wing, pages)
    fell = happens(position.rng, odds.threshold(position.danger, CHANCES))
    order: list[int] = []
    place: i64 = 0
    while pages >> place:
        if has(pages, place) and (not fell or is_held(position)):
            card = book.take_out(position, wing, place)
            position.drawn += one(card, BITS)
            if position.journal is not None:
                order.append(card)
        place += 1
    if not fell:
        if book.here(position.book, wing) == 0:
            fell = True  # KAM-G25: an empty wing holds nothing up
        else:
            uncover_beside(position, wing, pages, hands.seen)
    tell.grabbed(position, order, fell)
    return fell


def is_held(position: KamimaiPosition) -> bool:
    """KAM-G25, KAM-Q5: whether a page of the grab stays in the hand as the book falls."""
    held = happens(position.rng, position.chosen.odds.held_on_fall)
    return held and not position.chosen.strict_contact


def hand_class(position: KamimaiPosition) -> i64:
    """The place of this turn's skill and grip in the tables (KAM-G28)."""
    grips: i64 = len(GRIPS)
    return position.seats[position.activator].skill * grips + guardians.grip_of_turn(position)


def slipped(position: KamimaiPosition, wing: Wing, named: Pages) -> Pages:
    """KAM-G23: the pages that really come, out of those named."""
    hands = position.chosen.odds
    at = hand_class(position)
    roll = position.rng.below(CHANCES)
    if roll >= hands.minus1[at]:
        return named
    if roll >= hands.plus2[at]:
        return named ^ bit(book.highest(named))
    more: i64 = 2
    if roll < hands.plus1[at]:
        more = 1
    standing = book.here(position.book, wing)
    room = book.size(position.book) - 1 - set_size(named)
    while more and room > 0 and standing != named:
        named |= bit(next_page(standing, named))
        more -= 1
        room -= 1
    return named


def next_page(standing: Pages, named: Pages) -> i64:
    """The next page inwards, or outwards where there is none."""
    place = book.highest(named) + 1
    while standing >> place:
        if has(standing, place):
            return place
        place += 1
    place = first(named) - 1
    while not has(standing, place):
        place -= 1
    return place


def danger(position: KamimaiPosition, hands: Hands, wing: Wing, pages: Pages) -> float:
    """KAM-G24: the hazard of a grab of these pages, by the odds of these hands."""
    seat = position.seats[position.activator]
    hand = hands.skill[seat.skill] * hands.grip[guardians.grip_of_turn(position)]
    moved = set_size(pages)
    if moved < 1:
        moved = 1
    if hands.simulated:
        return danger_of_press(position, hands.odds, hand, moved, wing, pages)
    return odds.hazard(hands.odds, hand, moved, book.size(position.book), book.lean(position.book))


def danger_of_press(
    position: KamimaiPosition, chances: Odds, hand: float, moved: i64, wing: Wing, pages: Pages
) -> float:
    """The hazard as the simulated book has it: by what stands where."""
    standing = position.book
    size = book.size(standing)
    other = 1 - wing
    mine = odds.press(book.here(standing, wing) & ~pages, book.wing_size(standing, wing))
    theirs = odds.press(book.here(standing, other), book.wing_size(standing, other))
    worn = 1.0 - float(size) / float(standing.built_with)
    inside = odds.depth(book.here(standing, wing), pages)
    return odds.press_hazard(chances, hand, moved, size, odds.unevenness(mine, theirs), worn, inside)


def uncover_beside(position: KamimaiPosition, wing: Wing, gap: Pages, part: i64) -> None:
    """KAM-G25: the pages next to the gap may be seen now, the end pages always are."""
    standing = book.here(position.book, wing)
    if gap:
        place = first(gap) - 1
        while place >= 0 and not has(standing, place):
            place -= 1
        if place >= 0 and happens(position.rng, part):
            book.uncover(position.book, position.rng, book.page_at(position.book, wing, place))
        place = book.highest(gap) + 1
        while standing >> place and not has(standing, place):
            place += 1
        if standing >> place and happens(position.rng, part):
            book.uncover(position.book, position.rng, book.page_at(position.book, wing, place))
    book.uncover_ends(position.book, position.rng, wing)


def falls_in_watch(position: KamimaiPosition) -> bool:
    """KAM-G26: the three seconds after the last card."""
    hazard = odds.watch_hazard(position.chosen.odds.odds, position.danger)
    return happens(position.rng, odds.threshold(hazard, CHANCES))


def falls_in_cast(position: KamimaiPosition) -> bool:
    """KAM-G27: whether a book that stood through DRAW falls as CAST begins."""
    return falls_late(position, 0.0, position.chosen.odds.late_cast)


def falls_in_store(position: KamimaiPosition) -> bool:
    """KAM-G27: the same as STORE begins."""
    return falls_late(position, position.chosen.odds.late_cast, position.chosen.odds.late_store)


def falls_between(position: KamimaiPosition) -> bool:
    """KAM-G27: the same after STORE, between the turns."""
    hands = position.chosen.odds
    return falls_late(position, hands.late_cast + hands.late_store, hands.late_between)


def falls_late(position: KamimaiPosition, before: float, share: float) -> bool:
    """Whether the book falls at the moment with this share of the late falls, given that it stood through those before."""
    if position.chosen.source != STATISTICAL or not position.chosen.late_falls or position.fall != NO_FALL:
        return False
    hands = position.chosen.odds
    skill = hands.skill[position.seats[position.activator].skill]
    whole = odds.chance(odds.late_hazard(hands.odds, skill, book.size(position.book)))
    return happens(position.rng, round(CHANCES * (whole * share / (1.0 - whole * before))))
