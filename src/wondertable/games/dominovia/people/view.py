"""What one seat of Dominovia sees, built up from nothing."""

from __future__ import annotations

from typing import cast

from wondertable.core.rules.actions import kind_of, part
from wondertable.core.rules.kit import has, members, set_size
from wondertable.core.views import Piece, piece
from wondertable.games.dominovia.people import refusals
from wondertable.games.dominovia.people.saved_parts import seat_or_none
from wondertable.games.dominovia.people.shapes import (
    Board,
    Direction,
    Ends,
    Fixed,
    Laid,
    OpenEnd,
    Phase,
    Reason,
    Receivers,
    Ring,
    RoundEnd,
    SeatSeen,
    Spell,
)
from wondertable.games.dominovia.rules import chain, exchange, links
from wondertable.games.dominovia.rules.ending import NOT_OVER, REASONS, RUNNING
from wondertable.games.dominovia.rules.knowledge import known_places
from wondertable.games.dominovia.rules.position import DominoviaPosition, Mage
from wondertable.games.dominovia.rules.questions import (
    ACROSS,
    ASK_COLT,
    ASK_LINK,
    DIRECTIONS,
    ENDS,
    LEFT,
    LINK_LEFT,
    LINK_RIGHT,
    RIGHT,
    TO_LEFT,
    TO_RIGHT,
    end_of,
)
from wondertable.games.dominovia.rules.tables import NONE, SCROLLS, SPELLS, Tables

__all__ = ["Board", "Fixed", "board", "fixed", "refused_pieces", "told_of"]
Json = dict[str, object]


def fixed(position: DominoviaPosition) -> Fixed:
    players = position.players
    dealt = position.chosen.play.scrolls_each(position.tables, players) * players
    across = receivers(players, ACROSS) if players % 2 == 0 else None
    return Fixed(Receivers(receivers(players, TO_LEFT), receivers(players, TO_RIGHT), across), SCROLLS - dealt)


def receivers(players: int, direction: int) -> list[int]:
    return [exchange.neighbour(seat, direction, players) for seat in range(players)]


def board(position: DominoviaPosition, seat: int | None) -> Board:
    """DOM-K1: what everybody sees, besides the hand of one's own."""
    known = known_places.known_places(position, seat) if position.chosen.memory_aid else None  # DOM-V20
    casting = position.casting != NONE
    return Board(
        phase=phase(position),
        round=position.round,
        chain=shown_chain(position),
        deck=position.deck_left(),
        turn=seat_or_none(position.turn),
        drawn=position.drawn_this_turn,
        passes=position.passes,
        direction=None if position.direction == NONE else cast(Direction, DIRECTIONS[position.direction]),
        caster=position.turn if casting else None,
        casting=cast(Spell, SPELLS[position.casting]) if casting else None,
        rings=[ring(position.tables, mage) for mage in position.seats],
        ends=Ends(end(position, LEFT), end(position, RIGHT)),
        frozen=[other for other in range(position.players) if links.is_frozen(position, other)],
        seats=[seat_seen(position, other, seat, known) for other in range(position.players)],
        known_in_deck=None if known is None else [position.tables.ids[scroll] for scroll in known[-1]],
        last_round=last_round(position),
    )


def phase(position: DominoviaPosition) -> Phase:
    if position.ended != RUNNING:
        return "over"
    return "offering" if position.turn == NONE else "play"


def seat_seen(position: DominoviaPosition, other: int, seat: int | None, known: list[list[int]] | None) -> SeatSeen:
    mage, tables = position.seats[other], position.tables
    shown = other == seat or position.ended != RUNNING  # DOM-K2, DOM-K12
    return SeatSeen(
        scrolls=set_size(mage.hand),
        hand=ids(tables, mage.hand) if shown else None,
        rounds_won=mage.rounds_won,
        points=mage.points,
        known=None if known is None else [tables.ids[scroll] for scroll in known[other]],
    )


def ids(tables: Tables, scrolls: int) -> list[str]:
    return [tables.ids[scroll] for scroll in members(scrolls)]


def shown_chain(position: DominoviaPosition) -> list[Laid]:
    items = [chain.item(position, at) for at in range(position.length)]
    return [laid(position.tables, item) for item in items]


def laid(tables: Tables, item: int) -> Laid:
    return Laid(tables.ids[tables.scroll_of[item]], chain.left_half(item), chain.right_half(item))


def ring(tables: Tables, mage: Mage) -> Ring | None:
    """DOM-I5: the half under a Ring shows its spell, so the rank tells both."""
    if mage.spell == NONE:
        return None
    return Ring(cast(Spell, SPELLS[mage.spell]), tables.ids[mage.ring], mage.spell)


def end(position: DominoviaPosition, which: int) -> OpenEnd | None:
    if position.length == 0:
        return None
    closed = [seat for seat in range(position.players) if is_closed_to(position, seat, which)]
    return OpenEnd(chain.open_half(position, which), members(links.crowned_by(position, which)), closed)


def is_closed_to(position: DominoviaPosition, seat: int, which: int) -> bool:
    """DOM-A29: by the Crown of somebody else; a draw of one's own lifts it for the turn (DOM-A32)."""
    has_drawn = position.turn == seat and position.drawn_this_turn > 0
    return links.closed_by(position, seat, which) != 0 and not has_drawn


def last_round(position: DominoviaPosition) -> RoundEnd | None:
    if position.last_reason == NOT_OVER:
        return None
    tables, held = position.tables, [mage.last_hand for mage in position.seats]
    classic = position.chosen.play.is_classic
    return RoundEnd(
        winner=seat_or_none(position.last_winner),
        reason=cast(Reason, REASONS[position.last_reason]),
        hands=[ids(tables, hand) for hand in held],
        deciding=[] if classic else deciding(tables, held),
        points=[int(tables.points_of(hand)) for hand in held] if classic else None,
    )


def deciding(tables: Tables, held: list[int]) -> list[str]:
    """DOM-E7: of several smallest hands the one with the highest value wins. Whoever linked the last scroll holds none."""
    fewest = min(set_size(hand) for hand in held)
    smallest = [hand for hand in held if set_size(hand) == fewest]
    return [tables.ids[tables.highest(hand)] for hand in smallest] if len(smallest) > 1 else []


def refused_pieces(position: DominoviaPosition, seat: int) -> list[Piece]:
    """For each scroll of the hand and each end where it cannot be linked now: why not."""
    if position.open_question().kind not in (ASK_LINK, ASK_COLT):
        return []
    legal = links.legal_links(position, seat)
    found: list[Piece] = []
    for scroll in members(position.seats[seat].hand):
        for which, linked in ((LEFT, links.at_left(legal)), (RIGHT, links.at_right(legal))):
            if not has(linked, scroll):
                refused = refusals.not_linked(position, seat, scroll, which)
                found.append(piece(f"{position.tables.ids[scroll]} {ENDS[which]}", refused))
    return found


def told_of(position: DominoviaPosition, action: int) -> Json:
    """Of a link also what its end shows, so that nobody has to know left from right where the chain winds, and how it will lie."""
    if kind_of(action) not in (LINK_LEFT, LINK_RIGHT):
        return {}
    which = end_of(action)
    inner = chain.open_half(position, which)
    outer = position.tables.other_half(part(action, 0), inner)
    left, right = (outer, inner) if which == LEFT else (inner, outer)
    return {**refusals.end_shown(position, which), "left": left, "right": right}
