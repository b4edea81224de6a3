"""Which positions of Dominovia can be: what a saved or hand-written one must keep to, beyond the shape of its parts."""

from __future__ import annotations

from itertools import pairwise

from wondertable.core.refused import Refused
from wondertable.core.rules.kit import has, members
from wondertable.core.saving import bad
from wondertable.games.dominovia import chain, deck, flow, history, questions, refusals
from wondertable.games.dominovia.ending import BY_ROUNDS, RUNNING
from wondertable.games.dominovia.history import DISCARDED, DREW, EATEN, GAVE, LACKED, LANDED, LINKED, PASSED
from wondertable.games.dominovia.position import DominoviaPosition
from wondertable.games.dominovia.questions import (
    COLT,
    DIRECTION,
    DRAGON_PASS,
    FLY,
    LINK,
    OFFER,
    PLACE_RING,
    QUESTIONS,
)
from wondertable.games.dominovia.steps import DECK, ON_THE_WAY
from wondertable.games.dominovia.tables import BAM, BASE, DRAGON, HUNGRY, LASTING, NONE, STAR, Tables
from wondertable.games.dominovia.tables import COLT as COLT_SPELL

Json = dict[str, object]
NOTHING_ASKED = 0
IN_CHAIN = 10


def twice(scroll: str) -> Refused:
    return refusals.refuse("DOM-I1", "twice", {"scroll": scroll})


def check_chain(tables: Tables, where: str, items: list[int]) -> None:
    """DOM-I1, DOM-I2: each scroll once, touching halves alike."""
    for one, other in pairwise(items):
        if one & 7 != other >> 3:
            raise refusals.refuse("DOM-I2", "broken_chain", {"left": one & 7, "right": other >> 3})
    scrolls = [int(tables.scroll_of[item]) for item in items]
    for scroll in scrolls:
        if scrolls.count(scroll) > 1:
            raise twice(tables.ids[scroll])


def check_ring(position: DominoviaPosition, seat: int, spell: int, scroll: int) -> None:
    """DOM-I5: a Ring lies on a scroll of the chain that bears its spell."""
    if not has(chain.scrolls(position), scroll) or not position.tables.bears(scroll, spell):
        raise refusals.refuse("DOM-I5", "ring", {"mage": seat + 1, "scroll": position.tables.ids[scroll]})


def check(position: DominoviaPosition) -> None:
    """The parts fit together and fit the options."""
    if position.ended == RUNNING:
        check_running(position)
    else:
        check_over(position)
    check_history(position)


def check_running(position: DominoviaPosition) -> None:
    if position.winner != NONE:
        raise bad("winner", "nobody has won while the match goes on")
    holding = [bool(mage.hand) for mage in position.seats]
    if any(holding) and not all(holding):  # DOM-I3
        raise refusals.refuse("DOM-I3", "empty_hand", {"mage": holding.index(False) + 1})
    if position.turn != NONE and (position.length == 0 or not all(holding)):
        raise bad("turn", "a turn needs a chain of at least one scroll, and a scroll in every hand")
    if position.turn == NONE and (position.length or any(mage.spell != NONE for mage in position.seats)):
        raise bad("turn", "missing: with a chain on the table it is somebody's turn")
    if position.round == 0 and any(holding):
        raise bad("round", "rounds count from 1")
    for seat, mage in enumerate(position.seats):
        if position.classic and (mage.spell != NONE or mage.points >= position.classic_points):
            raise bad(f"seat {seat + 1}", "classic play has no Rings, and ends when somebody has enough points")
        if not position.classic and mage.rounds_won >= position.rounds_to_win:
            raise bad("rounds_won", f"the match is over when somebody has won {position.rounds_to_win} rounds")
    check_casting(position)


def check_over(position: DominoviaPosition) -> None:
    """DOM-E9: one Mage has won enough."""
    if position.winner == NONE or position.turn != NONE:
        raise bad("winner", "a finished match has one winner, and it is nobody's turn")
    mage = position.seats[position.winner]
    enough = mage.points >= position.classic_points if position.classic else mage.rounds_won >= position.rounds_to_win
    if not enough or (position.ended == BY_ROUNDS) == position.classic:
        raise bad("ended", "the winner has not won enough for that")


def check_casting(position: DominoviaPosition) -> None:
    if position.casting == NONE:
        if position.direction != NONE or position.cast_end != NONE:
            raise bad("casting", "missing: a direction and an end belong to a spell that is being carried out")
        return
    mage = position.seats[position.turn] if position.turn != NONE else None
    if mage is None or mage.spell != position.casting or position.cast_end == NONE or position.length < 2:
        raise bad("casting", "the Ring of the Mage in turn lies on the spell that is being carried out")
    if position.direction != NONE and (position.casting != DRAGON or position.dragon != BASE):
        raise bad("direction", "only the base Dragon has a direction")


# -- the moves before --------------------------------------------------------------------------------------------------


def check_history(position: DominoviaPosition) -> None:
    """Undone one by one, the moves lead back to a table on which every offering lies in its hand."""
    place = places_now(position)
    expected = 0
    for at in range(position.moves_made - 1, -1, -1):
        entry = position.moves[at]
        kind = history.kind_of(entry)
        if kind == LANDED:
            expected += int(position.players)
            for scroll in latest_arrivals(position, at):
                if place[scroll] >= DECK:
                    raise bad("history", f"{position.tables.ids[scroll]} cannot have arrived in a hand")
                place[scroll] += ON_THE_WAY
            continue
        if kind == LACKED:
            for scroll in members(history.scroll_of(entry)):
                if place[scroll] == history.giver_of(entry):
                    raise bad("history", f"{position.tables.ids[scroll]} was not lacking at move {at + 1}")
            continue
        scroll, source, target = int(history.scroll_of(entry)), *ends_of(entry)
        expected -= kind == PASSED
        if place[scroll] != target:
            raise bad("history", f"{position.tables.ids[scroll]} is not where move {at + 1} has put it")
        place[scroll] = source
    if expected:
        raise bad("history", "everybody passes a scroll on, and then all of them arrive")
    for seat, mage in enumerate(position.seats):
        if any(place[scroll] != seat for scroll in members(mage.offered)):
            raise bad("offered", f"seat {seat + 1} did not hold the scroll it offered")
    if any(place[scroll] != DECK for scroll in members(position.in_deck)):
        raise bad("in_deck", "these scrolls were not all in the deck")


def places_now(position: DominoviaPosition) -> list[int]:
    in_deck, in_chain = deck.scrolls(position), chain.scrolls(position)
    found = []
    for scroll in range(len(position.tables.ids)):
        seat = next((seat for seat, mage in enumerate(position.seats) if has(mage.hand, scroll)), NONE)
        found.append(DECK if has(in_deck, scroll) else IN_CHAIN if has(in_chain, scroll) else seat)
    return found


def latest_arrivals(position: DominoviaPosition, landed: int) -> list[int]:
    """The scrolls of the exchange that ended with this move."""
    first = max(0, landed - int(position.players))
    entries = [position.moves[at] for at in range(first, landed)]
    return [int(history.scroll_of(entry)) for entry in entries if history.kind_of(entry) == PASSED]


def ends_of(entry: int) -> tuple[int, int]:
    """From where to where a scroll went."""
    kind, giver, receiver = history.kind_of(entry), int(history.giver_of(entry)), int(history.receiver_of(entry))
    return {
        LINKED: (giver, IN_CHAIN),
        DREW: (DECK, giver),
        GAVE: (giver, receiver),
        PASSED: (giver, ON_THE_WAY + receiver),
        DISCARDED: (giver, DECK),
        EATEN: (IN_CHAIN, DECK),
    }[int(kind)]


# -- the question that is open -----------------------------------------------------------------------------------------


def check_without_question(position: DominoviaPosition) -> None:
    """A position without its question starts an offering or a turn, so it cannot be in the middle of one."""
    if position.ended == RUNNING and (position.casting != NONE or position.drawn):
        raise bad("questions", "missing: in the middle of a turn the open question must be named")


def check_questions(position: DominoviaPosition, data: object) -> None:
    """The open question is the one that this moment asks, of the right seats."""
    if not isinstance(data, list) or not all(isinstance(entry, dict) for entry in data):
        return  # the shape is refused where it is read
    kind = kind_asked(position)
    if [entry.get("kind") for entry in data] != ([QUESTIONS[kind]] if kind else []):
        raise bad("questions", f"expected {f'one: {QUESTIONS[kind]}' if kind else 'none'}")
    for entry in data:
        check_question(position, kind, entry)


def kind_asked(position: DominoviaPosition) -> int:
    if position.ended != RUNNING:
        return NOTHING_ASKED
    if position.turn == NONE:
        return OFFER
    if position.casting == NONE:
        return LINK if chain.legal_links(position, position.turn) else FLY
    if position.casting == DRAGON:
        return DIRECTION if position.direction == NONE else DRAGON_PASS
    spells = {STAR: questions.STAR, BAM: questions.BAM, COLT_SPELL: COLT}
    return PLACE_RING if position.casting in LASTING else spells[int(position.casting)]


def check_question(position: DominoviaPosition, kind: int, data: Json) -> None:
    sealed = kind in (OFFER, DRAGON_PASS)
    if data.get("sealed") is not sealed:
        raise bad("questions, sealed", f"expected {str(sealed).lower()} for {QUESTIONS[kind]}")
    if not may_ask(position, kind):
        raise bad("questions", f"{QUESTIONS[kind]} is not asked in this position")
    waiting, answers = data.get("waiting"), data.get("answers")
    if not isinstance(waiting, list) or not isinstance(answers, list):
        return
    asked = list(range(position.players)) if sealed else [int(position.turn)]
    answered = [seat for seat, answer in enumerate(answers) if answer is not None]
    if not all(isinstance(seat, int) for seat in waiting) or sorted([*waiting, *answered]) != asked:
        raise bad("questions, waiting", f"expected an answer, given or awaited, of each of the seats {asked}")


def may_ask(position: DominoviaPosition, kind: int) -> bool:
    """Whether the rules ask this here: it takes two scrolls, a link, a choice."""
    if kind == OFFER:
        return not position.classic and position.length == 0
    hand = position.seats[position.turn].hand
    if kind == FLY:
        more = position.drawn < flow.DRAWS_MAX and position.deck_left() > 0
        return not position.classic and more and flow.may_fly(position, position.turn)
    if kind in (questions.STAR, questions.BAM):
        return bool(hand & (hand - 1))
    if kind == COLT:
        return bool(chain.legal_links(position, position.turn))
    if kind == PLACE_RING:
        return position.dragon == HUNGRY and position.ring_choice
    if kind in (DIRECTION, DRAGON_PASS):
        return position.dragon == BASE and (kind == DRAGON_PASS or position.players > 2)
    return position.classic or position.drawn <= flow.DRAWS_MAX
