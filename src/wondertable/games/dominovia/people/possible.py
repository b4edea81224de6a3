"""Which positions of Dominovia can be: what a saved or hand-written one must keep to, beyond the shape of its parts."""

from __future__ import annotations

from itertools import pairwise

from wondertable.core.refused import Refused
from wondertable.core.rules.kit import has, members
from wondertable.core.saving import Asked, bad
from wondertable.games.dominovia.people.refusals import refuse
from wondertable.games.dominovia.rules import chain, deck, flow, links, questions as q, spells
from wondertable.games.dominovia.rules.dragons import Base
from wondertable.games.dominovia.rules.ending import BY_ROUNDS, RUNNING
from wondertable.games.dominovia.rules.knowledge import moves
from wondertable.games.dominovia.rules.knowledge.moves import (
    DISCARDED,
    DREW,
    EATEN,
    GAVE,
    LACKED,
    LANDED,
    LINKED,
    PASSED,
)
from wondertable.games.dominovia.rules.knowledge.seen_moves import DECK, ON_THE_WAY
from wondertable.games.dominovia.rules.position import DominoviaPosition
from wondertable.games.dominovia.rules.tables import BAM, COLT, DRAGON, LASTING, NONE, STAR, Tables

NOTHING_ASKED = 0
IN_CHAIN = 10


def twice(scroll: str) -> Refused:
    return refuse("DOM-I1", "twice", {"scroll": scroll})


def check_chain(tables: Tables, where: str, items: list[int]) -> None:
    """DOM-I1, DOM-I2: each scroll once, touching halves alike."""
    for one, other in pairwise(items):
        if chain.right_half(one) != chain.left_half(other):
            raise refuse("DOM-I2", "broken_chain", {"left": chain.right_half(one), "right": chain.left_half(other)})
    scrolls = [tables.scroll_of[item] for item in items]
    for scroll in scrolls:
        if scrolls.count(scroll) > 1:
            raise twice(tables.ids[scroll])


def check_ring(position: DominoviaPosition, seat: int, spell: int, scroll: int) -> None:
    """DOM-I5: a Ring lies on a scroll of the chain that bears its spell."""
    if not has(chain.scrolls(position), scroll) or not position.tables.bears(scroll, spell):
        raise refuse("DOM-I5", "ring", {"mage": seat + 1, "scroll": position.tables.ids[scroll]})


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
        raise refuse("DOM-I3", "empty_hand", {"mage": holding.index(False) + 1})
    if position.turn != NONE and (position.length == 0 or not all(holding)):
        raise bad("turn", "a turn needs a chain of at least one scroll, and a scroll in every hand")
    if position.turn == NONE and (position.length or any(mage.spell != NONE for mage in position.seats)):
        raise bad("turn", "missing: with a chain on the table it is somebody's turn")
    if position.round == 0 and any(holding):
        raise bad("round", "rounds count from 1")
    chosen = position.chosen
    for seat, mage in enumerate(position.seats):
        if chosen.play.is_classic and (mage.spell != NONE or mage.points >= chosen.classic_points):
            raise bad(f"seat {seat + 1}", "classic play has no Rings, and ends when somebody has enough points")
        if not chosen.play.is_classic and mage.rounds_won >= chosen.rounds_to_win:
            raise bad("rounds_won", f"the match is over when somebody has won {chosen.rounds_to_win} rounds")
    check_casting(position)


def check_over(position: DominoviaPosition) -> None:
    """DOM-E9: one Mage has won enough."""
    if position.winner == NONE or position.turn != NONE:
        raise bad("winner", "a finished match has one winner, and it is nobody's turn")
    mage, chosen = position.seats[position.winner], position.chosen
    classic = chosen.play.is_classic
    enough = mage.points >= chosen.classic_points if classic else mage.rounds_won >= chosen.rounds_to_win
    if not enough or (position.ended == BY_ROUNDS) == classic:
        raise bad("ended", "the winner has not won enough for that")


def check_casting(position: DominoviaPosition) -> None:
    if position.casting == NONE:
        if position.direction != NONE or position.cast_end != NONE:
            raise bad("casting", "missing: a direction and an end belong to a spell that is being carried out")
        return
    mage = position.seats[position.turn] if position.turn != NONE else None
    if mage is None or mage.spell != position.casting or position.cast_end == NONE or position.length < 2:
        raise bad("casting", "the Ring of the Mage in turn lies on the spell that is being carried out")
    if position.direction != NONE and (position.casting != DRAGON or not isinstance(position.chosen.dragon, Base)):
        raise bad("direction", "only the base Dragon has a direction")


# -- the moves before --------------------------------------------------------------------------------------------------


def check_history(position: DominoviaPosition) -> None:
    """Undone one by one, the moves lead back to a table on which every offering lies in its hand."""
    place = places_now(position)
    expected = 0
    for at in range(position.moves_made - 1, -1, -1):
        move = position.moves[at]
        kind = moves.kind_of(move)
        if kind == LANDED:
            expected += position.players
            for scroll in latest_arrivals(position, at):
                if place[scroll] >= DECK:
                    raise bad("history", f"{position.tables.ids[scroll]} cannot have arrived in a hand")
                place[scroll] += ON_THE_WAY
            continue
        if kind == LACKED:
            for scroll in members(moves.scroll_of(move)):
                if place[scroll] == moves.giver_of(move):
                    raise bad("history", f"{position.tables.ids[scroll]} was not lacking at move {at + 1}")
            continue
        scroll, source, target = moves.scroll_of(move), *ends_of(move)
        expected -= kind == PASSED
        if place[scroll] != target:
            raise bad("history", f"{position.tables.ids[scroll]} is not where move {at + 1} has put it")
        place[scroll] = source
    if expected:
        raise bad("history", "everybody passes a scroll on, and then all of them arrive")
    for seat, mage in enumerate(position.seats):
        if any(place[scroll] != seat for scroll in members(mage.offered)):
            raise bad("offered", f"seat {seat + 1} did not hold the scroll it offered")
    if any(place[scroll] != DECK for scroll in members(position.known_in_deck)):
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
    first = max(0, landed - position.players)
    lately = [position.moves[at] for at in range(first, landed)]
    return [moves.scroll_of(move) for move in lately if moves.kind_of(move) == PASSED]


def ends_of(move: int) -> tuple[int, int]:
    """From where to where a scroll went."""
    kind, giver, receiver = moves.kind_of(move), moves.giver_of(move), moves.receiver_of(move)
    return {
        LINKED: (giver, IN_CHAIN),
        DREW: (DECK, giver),
        GAVE: (giver, receiver),
        PASSED: (giver, ON_THE_WAY + receiver),
        DISCARDED: (giver, DECK),
        EATEN: (IN_CHAIN, DECK),
    }[kind]


# -- the question that is open -----------------------------------------------------------------------------------------


def check_unasked(position: DominoviaPosition) -> None:
    """A position without its question starts an offering or a turn, so it cannot be in the middle of one."""
    if position.ended == RUNNING and (position.casting != NONE or position.drawn_this_turn):
        raise bad("questions", "missing: in the middle of a turn the open question must be named")


def to_be_asked(position: DominoviaPosition) -> list[Asked]:
    kind = kind_asked(position)
    if kind == NOTHING_ASKED:
        return []
    if not may_ask(position, kind):
        raise bad("questions", f"{q.QUESTIONS[kind]} is not asked in this position")
    sealed = kind in (q.ASK_OFFER, q.ASK_DRAGON_PASS)
    return [Asked(kind, list(range(position.players)) if sealed else [position.turn], sealed)]


def kind_asked(position: DominoviaPosition) -> int:
    if position.ended != RUNNING:
        return NOTHING_ASKED
    if position.turn == NONE:
        return q.ASK_OFFER
    if position.casting == NONE:
        return q.ASK_LINK if links.legal_links(position, position.turn) else q.ASK_FLY
    if position.casting == DRAGON:
        return q.ASK_DIRECTION if position.direction == NONE else q.ASK_DRAGON_PASS
    asked = {STAR: q.ASK_STAR, BAM: q.ASK_BAM, COLT: q.ASK_COLT}
    return q.ASK_PLACE_RING if position.casting in LASTING else asked[position.casting]


def may_ask(position: DominoviaPosition, kind: int) -> bool:
    """Whether the rules ask this here: it takes two scrolls, a link, a choice."""
    play, dragon = position.chosen.play, position.chosen.dragon
    if kind == q.ASK_OFFER:
        return not play.is_classic and position.length == 0
    if kind == q.ASK_FLY:
        more = position.drawn_this_turn < play.draws_max and position.deck_left() > 0
        return not play.is_classic and more and flow.may_fly(position, position.turn)
    if kind in (q.ASK_STAR, q.ASK_BAM):
        return spells.may_part(position.seats[position.turn].hand)
    if kind == q.ASK_COLT:
        return links.legal_links(position, position.turn) != 0
    if kind == q.ASK_PLACE_RING:
        return dragon.lets_place_ring(position)
    if kind in (q.ASK_DIRECTION, q.ASK_DRAGON_PASS):
        return isinstance(dragon, Base) and (kind == q.ASK_DRAGON_PASS or position.players > 2)
    return position.drawn_this_turn <= play.draws_max
