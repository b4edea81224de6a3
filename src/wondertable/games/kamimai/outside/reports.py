"""Results from outside the rules: the messages of the Grimoire interface that go from a source to the rules.

    built [seen A1,B1]                 the book stands (KAM-G17); with the faces that can be read
    cannot stand                       it cannot be made to stand
    grabbed A3,A4 stands [seen ...]    what one grab brought out (KAM-G6), in order
    grabbed A3 held A4 fell            ... and the book fell, A4 being in the fingers (KAM-P17)
    grabbed void                       the source could not carry it out: nothing has moved, and it may be done again
    watch stands / watch fell 1.25     the three seconds after the last card (KAM-G8)
    fell                               a fall at any other time, judged by the phase (KAM-F2, KAM-G11)
    loose A7                           pages that came off the standing book (KAM-G7)
    seen A5,B2                         faces that can be read now (KAM-G16)

In companion mode, by names of cards: built, cannot stand, fell, `loose water`, and
    drew water,g-fire stands           the entry for a whole draw: stands, fell draw, fell watch (KAM-G20)
    correct water,water                what was really drawn (KAM-G21)
"""

from __future__ import annotations

from wondertable.core.refused import Refused
from wondertable.core.rules.bags import one
from wondertable.games.kamimai.outside import companion
from wondertable.games.kamimai.outside.companion import cards_named
from wondertable.games.kamimai.people.names import Page, page_named, stands
from wondertable.games.kamimai.people.refusals import refuse
from wondertable.games.kamimai.rules import book, falls, flow, tell, turn
from wondertable.games.kamimai.rules.cards import BITS
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.questions import hand_of
from wondertable.games.kamimai.rules.terms import (
    AWAIT_BUILT,
    AWAIT_DREW,
    AWAIT_GRABBED,
    AWAIT_NOTHING,
    AWAIT_WATCH,
    BUILDING,
    COMPANION,
    FALLEN,
    FELL_IN_DRAW,
    FELL_IN_WATCH,
    IN_CAST,
    IN_DRAW,
    IN_STORE,
    IN_TARGET,
    IN_TRAINING,
    IN_WATCH,
    STANDING,
    STATISTICAL,
    STOOD,
)


def why_not_report(position: KamimaiPosition, seat: int, text: str) -> Refused | None:
    """KAM-G20: people tell results of real cards only, and the draw is entered by who made it."""
    if position.chosen.source != COMPANION:
        return refuse("KAM-G29", "own_source")
    if text.startswith("drew ") and seat != position.activator:
        return refuse("KAM-G20", "not_your_draw", {"number": position.activator + 1})
    return None


def report(position: KamimaiPosition, text: str) -> None:
    """Enter one message; refused, and nothing changed, if it cannot be (KAM-G9)."""
    if position.ended:
        raise Refused(None, "game-over")
    if position.chosen.source == STATISTICAL:
        raise refuse("KAM-G29", "own_source")
    words = text.split(" ")
    kind = words[0]
    if kind == "built" or text == "cannot stand":
        built(position, words)
    elif kind == "fell" and len(words) == 1:
        fell(position)
    elif kind == "loose" and len(words) == 2:
        loose(position, words[1])
    elif position.chosen.source == COMPANION:
        report_of_people(position, words, text)
    else:
        report_of_simulation(position, words, text)


def report_of_people(position: KamimaiPosition, words: list[str], text: str) -> None:
    if words[0] == "drew" and len(words) >= 3:
        await_only(position, AWAIT_DREW)
        falls_entered = {"stands": STOOD, "fell draw": FELL_IN_DRAW, "fell watch": FELL_IN_WATCH}
        ending = " ".join(words[2:])
        if ending not in falls_entered:
            raise unreadable(text)
        companion.enter(position, cards_named(words[1]), falls_entered[ending])
    elif words[0] == "correct" and len(words) == 2:
        companion.correct(position, cards_named(words[1]))
    else:
        raise unreadable(text)


def report_of_simulation(position: KamimaiPosition, words: list[str], text: str) -> None:
    if words[0] == "grabbed":
        grabbed(position, words[1:], text)
    elif words[0] == "watch":
        watched(position, words[1:], text)
    elif words[0] == "seen" and len(words) == 2:
        if position.book.state != STANDING:
            raise refuse("KAM-G16", "book_lies")
        uncover(position, standing_pages(position, words[1]))
    else:
        raise unreadable(text)


def unreadable(text: str) -> Refused:
    return refuse("KAM-G9", "report_unreadable", {"report": text[:80]})


def await_only(position: KamimaiPosition, wanted: int) -> None:
    if position.awaited != wanted:
        raise Refused(None, "nothing-awaited", {"report": ""})


# -- pages -------------------------------------------------------------------------------------------------------------


def standing_pages(position: KamimaiPosition, text: str) -> list[Page]:
    """The pages of a list, all of them standing and none named twice; `none` is the empty list."""
    found: list[Page] = []
    for handle in [] if text == "none" else text.split(","):
        page = page_named(handle)
        if page is None or not stands(position.book, page) or page in found:
            raise refuse("KAM-G9", "no_such_page", {"page": handle[:20]})
        found.append(page)
    return found


def uncover(position: KamimaiPosition, pages: list[Page]) -> None:
    """KAM-G16: what can be seen is open to everybody."""
    for wing, place in pages:
        book.uncover(position.book, position.rng, book.page_at(position.book, wing, place))


# -- the messages --------------------------------------------------------------------------------------------------------


def built(position: KamimaiPosition, words: list[str]) -> None:
    await_only(position, AWAIT_BUILT)
    seen: list[Page] = []
    if words[0] == "built" and len(words) > 1:
        if len(words) != 3 or words[1] != "seen" or position.chosen.source == COMPANION:
            raise unreadable(" ".join(words))
        seen = standing_pages(position, words[2])
    position.awaited = AWAIT_NOTHING
    if words[0] == "built":
        position.book.state = STANDING
        uncover(position, seen)
    else:
        position.book.can_stand = False
        book.fall_down(position.book)
        tell.cannot_stand(position)
    flow.built(position)


def grabbed(position: KamimaiPosition, words: list[str], text: str) -> None:
    """KAM-G6, KAM-G8, KAM-P17: the result of one grab."""
    await_only(position, AWAIT_GRABBED)
    if words == ["void"]:
        position.awaited = AWAIT_NOTHING
        position.grabbing = 0
        tell.void(position)
        flow.grabbed(position, False)
        return
    seen: list[Page] = []
    if len(words) >= 2 and words[-2] == "seen":
        seen = standing_pages(position, words[-1])
        words = words[:-2]
    fell_now = words[-1:] == ["fell"]
    if words[-1:] not in (["fell"], ["stands"]) or len(words) not in (2, 4):
        raise unreadable(text)
    out = standing_pages(position, words[0])
    held: list[Page] = []
    if len(words) == 4:
        if words[1] != "held" or not fell_now:
            raise unreadable(text)
        held = standing_pages(position, words[2])
    taken = out if position.chosen.strict_contact else out + held  # KAM-Q5
    if len(set(out + held)) < len(out) + len(held):
        raise refuse("KAM-G9", "page_twice")
    if len(out) + len(held) >= book.size(position.book):
        raise refuse("KAM-G9", "none_left")
    if [page for page in seen if page in out + held]:
        raise unreadable(text)
    position.awaited = AWAIT_NOTHING
    position.hand = hand_of(position.grabbing)
    position.grabbing = 0
    draw_pages(position, taken, fell_now)
    if not fell_now:
        uncover(position, seen)
    flow.grabbed(position, fell_now)


def draw_pages(position: KamimaiPosition, pages: list[Page], fell_now: bool) -> None:
    order: list[int] = []
    for wing, place in pages:
        card = book.take_out(position, wing, place)
        position.drawn += one(card, BITS)
        order.append(card)
    tell.grabbed(position, order, fell_now)


def watched(position: KamimaiPosition, words: list[str], text: str) -> None:
    """KAM-G8, KAM-G9: a fall in the watch names its time; a later one is no part of it (KAM-G11)."""
    await_only(position, AWAIT_WATCH)
    if words == ["stands"]:
        fall = STOOD
    elif len(words) == 2 and words[0] == "fell":
        check_time(position, words[1])
        fall = FELL_IN_WATCH
    else:
        raise unreadable(text)
    position.awaited = AWAIT_NOTHING
    turn.end_draw(position, fall)


def check_time(position: KamimaiPosition, text: str) -> None:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= position.tables.watch_seconds:
        raise refuse("KAM-G9", "not_in_watch", {"seconds": text[:20], "watch": position.tables.watch_seconds})


def fell(position: KamimaiPosition) -> None:
    """KAM-F2: the moment alone decides what a fall costs (KAM-Q41)."""
    state = position.book.state
    if state == FALLEN:
        raise refuse("KAM-F10", "book_lies")
    if state == BUILDING or not position.begun:
        raise refuse("KAM-Q34", "not_in_play")
    if position.phase == IN_DRAW and position.chosen.source != COMPANION and position.awaited == AWAIT_NOTHING:
        position.questions = []
        turn.end_draw(position, FELL_IN_DRAW)
    elif position.phase == IN_CAST or position.phase == IN_STORE:
        late_fall_allowed(position)
        falls.quiet_fall(position)
    elif position.phase == IN_TARGET:
        late_fall_allowed(position)
        position.questions = []
        if not falls.between_fall(position) and not position.awaited:
            turn.choose_target(position)
    else:
        raise refuse("KAM-G8", "tell_with_draw")


def late_fall_allowed(position: KamimaiPosition) -> None:
    """KAM-Q40: with late falls switched off they never happen."""
    if not position.chosen.late_falls:
        raise refuse("KAM-Q40", "no_late_falls")


def loose(position: KamimaiPosition, text: str) -> None:
    """KAM-G7, KAM-Q7: drawn if loosened in IN_DRAW, else discarded; no fall."""
    if position.book.state != STANDING:
        raise refuse("KAM-G7", "book_lies")
    if position.chosen.source == COMPANION:
        companion.lose(position, cards_named(text))
        return
    pages = standing_pages(position, text)
    if len(pages) >= book.size(position.book):
        raise refuse("KAM-G9", "none_left")
    if position.phase in (IN_DRAW, IN_WATCH, IN_TRAINING):
        position.tried = position.phase == IN_TRAINING
        draw_pages(position, pages, False)
        return
    lost = 0
    for wing, place in pages:
        lost += one(book.take_out(position, wing, place), BITS)
    position.discard += lost
    tell.loose(position, lost)
