"""What one seat of Dominovia sees, built up from nothing."""

from __future__ import annotations

from wondertable.core.refused import piece
from wondertable.core.rules.actions import kind_of
from wondertable.core.rules.kit import has, members, set_size
from wondertable.games.dominovia.people import refusals
from wondertable.games.dominovia.rules import chain, links
from wondertable.games.dominovia.rules.ending import NOT_OVER, REASONS, RUNNING
from wondertable.games.dominovia.rules.knowledge import known_places
from wondertable.games.dominovia.rules.position import DominoviaPosition, Mage
from wondertable.games.dominovia.rules.questions import (
    ASK_COLT,
    ASK_LINK,
    DIRECTIONS,
    ENDS,
    LEFT,
    LINK_LEFT,
    LINK_RIGHT,
    RIGHT,
    end_of,
)
from wondertable.games.dominovia.rules.tables import NONE, SPELLS, Tables

Json = dict[str, object]


def board(position: DominoviaPosition, seat: int | None) -> Json:
    """DOM-K1: what everybody sees, besides the hand of one's own."""
    tables = position.tables
    over = position.ended != RUNNING
    known = known_places.known_places(position, seat) if position.chosen.memory_aid else None  # DOM-V20
    casting = position.casting != NONE
    return {
        "phase": "over" if over else "offering" if position.turn == NONE else "play",
        "round": position.round,
        "chain": shown_chain(position),
        "deck": position.deck_left(),
        "turn": None if position.turn == NONE else position.turn,
        "drawn": position.drawn_this_turn,
        "passes": position.passes,
        "direction": None if position.direction == NONE else DIRECTIONS[position.direction],
        "caster": position.turn if casting else None,
        "casting": SPELLS[position.casting] if casting else None,
        "rings": [ring(tables, mage) for mage in position.seats],
        "ends": {"left": end(position, LEFT), "right": end(position, RIGHT)},
        "frozen": [other for other in range(position.players) if links.is_frozen(position, other)],
        "seats": [
            {
                "scrolls": set_size(mage.hand),
                "hand": ids(tables, mage.hand) if other == seat or over else None,  # DOM-K2, DOM-K12
                "rounds_won": mage.rounds_won,
                "points": mage.points,
                "known": None if known is None else [tables.ids[scroll] for scroll in known[other]],
            }
            for other, mage in enumerate(position.seats)
        ],
        "known_in_deck": None if known is None else [tables.ids[scroll] for scroll in known[-1]],
        "last_round": last_round(position),
    }


def ids(tables: Tables, scrolls: int) -> list[str]:
    return [tables.ids[scroll] for scroll in members(scrolls)]


def shown_chain(position: DominoviaPosition) -> list[Json]:
    found: list[Json] = []
    for at in range(position.length):
        item = chain.item(position, at)
        scroll = position.tables.ids[position.tables.scroll_of[item]]
        found.append({"scroll": scroll, "left": chain.left_half(item), "right": chain.right_half(item)})
    return found


def ring(tables: Tables, mage: Mage) -> Json | None:
    """DOM-I5: the half under a Ring shows its spell, so the rank tells both."""
    if mage.spell == NONE:
        return None
    return {"spell": SPELLS[mage.spell], "scroll": tables.ids[mage.ring], "half": mage.spell}


def end(position: DominoviaPosition, which: int) -> Json | None:
    if position.length == 0:
        return None
    return {"open": chain.open_half(position, which), "crowned_by": members(links.crowned_by(position, which))}


def last_round(position: DominoviaPosition) -> Json | None:
    if position.last_reason == NOT_OVER:
        return None
    return {
        "winner": None if position.last_winner == NONE else position.last_winner,
        "reason": REASONS[position.last_reason],
        "hands": [ids(position.tables, mage.last_hand) for mage in position.seats],
    }


def refused_pieces(position: DominoviaPosition, seat: int) -> list[Json]:
    """For each scroll of the hand and each end where it cannot be linked now: why not."""
    if position.open_question().kind not in (ASK_LINK, ASK_COLT):
        return []
    legal = links.legal_links(position, seat)
    found: list[Json] = []
    for scroll in members(position.seats[seat].hand):
        for which, linked in ((LEFT, links.at_left(legal)), (RIGHT, links.at_right(legal))):
            if not has(linked, scroll):
                refused = refusals.not_linked(position, seat, scroll, which)
                found.append(piece(f"{position.tables.ids[scroll]} {ENDS[which]}", refused))
    return found


def told_of(position: DominoviaPosition, action: int) -> Json:
    """Of a link also what its end shows, so that nobody has to know left from right where the chain winds."""
    kind = kind_of(action)
    return refusals.end_facts(position, end_of(action)) if kind in (LINK_LEFT, LINK_RIGHT) else {}
