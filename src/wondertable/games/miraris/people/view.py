"""What one seat of Miraris sees, built up from nothing."""

from __future__ import annotations

from wondertable.core.rules.bags import cards, count, kinds, size
from wondertable.core.rules.kit import has, members, set_size, stack_cards
from wondertable.core.views import Piece, piece
from wondertable.games.miraris.people import refusals
from wondertable.games.miraris.people.scores import score_of
from wondertable.games.miraris.people.shapes import Board, Fixed, Phase, SeatSeen, You
from wondertable.games.miraris.rules import row
from wondertable.games.miraris.rules.ending import BY_POINTS, BY_SEVEN_KINDS, RUNNING
from wondertable.games.miraris.rules.position import BEFORE_SCORING, MirarisPosition, Player
from wondertable.games.miraris.rules.questions import BID, LUCIA_TAKE, MIRELA_GIFT, ROLANDO_TAKE
from wondertable.games.miraris.rules.tables import BITS, NONE

__all__ = ["Board", "Fixed", "board", "fixed", "refused_pieces"]


def fixed(position: MirarisPosition) -> Fixed:
    return Fixed(position.tables.rounds, position.players * position.tables.rounds)


def board(position: MirarisPosition, seat: int | None) -> Board:
    ability = ability_at_work(position)
    return Board(
        phase=phase(position),
        round=position.round,
        row=[stack_cards(pile) for pile in position.row],  # MIR-P15: every card of a pile is seen
        deck=position.deck_left(),
        discard=cards(position.discard, BITS),
        ability=ability,
        demand=position.demand if ability else 0,
        first_total=None if position.first_total == NONE else position.first_total,
        seats=[seat_seen(position, other, seat) for other in range(position.players)],
        you=None if seat is None else own(position, seat),
        deck_cards=list(position.deck[position.drawn :]) if shows_deck(position) else None,
    )


def phase(position: MirarisPosition) -> Phase:
    if position.ended != RUNNING:
        return "over"
    if position.stage != BEFORE_SCORING:
        return "scoring"
    return "characters" if position.round == 0 else "bidding"


def ability_at_work(position: MirarisPosition) -> str | None:
    """The id of the numbered character whose ability is being carried out."""
    if position.ended != RUNNING or position.stage == BEFORE_SCORING or position.stage >= len(position.tables.numbered):
        return None
    return position.tables.numbered[position.stage].id


def shows_deck(position: MirarisPosition) -> bool:
    return position.discloses() and position.round > 0


def own(position: MirarisPosition, seat: int) -> You:
    player = position.seats[seat]
    ids = position.tables.character_ids
    return You(
        dealt=[ids[i] for i in members(player.dealt)],
        character=None if player.character == NONE else ids[player.character],
        hand=members(player.hand),
        wonders=cards(player.held, BITS),
    )


def seat_seen(position: MirarisPosition, other: int, viewer: int | None) -> SeatSeen:
    """One seat as the viewer sees it; with the memory aid also what lay open when it happened (MIR-V2)."""
    player = position.seats[other]
    ids = position.tables.character_ids
    itself = other == viewer
    all_open = position.discloses()
    counted = position.ended == BY_POINTS
    remembered = itself or position.chosen.memory_aid or all_open
    wonders: list[int] | None = None
    if itself or counted or all_open:
        wonders = cards(player.held, BITS)
    elif position.ended == BY_SEVEN_KINDS and has(position.winners, other):
        wonders = proof(player, position.chosen.memory_aid)
    elif position.chosen.memory_aid:
        wonders = cards(player.claimed, BITS)
    shown = itself or all_open or has(position.shown, other)
    return SeatSeen(
        colour=position.tables.colours[other],
        hand=set_size(player.hand),
        held=size(player.held, BITS),
        character=ids[player.character] if shown and player.character != NONE else None,
        spent=members(position.tables.full_hand & ~player.hand) if remembered else None,
        wonders=wonders,
        set_aside=[ids[i] for i in members(player.dealt) if i != player.character] if all_open else None,
        score=score_of(position.tables.characters[player.character], player.held, player.points) if counted else None,
    )


def proof(player: Player, memory_aid: bool) -> list[int]:
    """MIR-Q25: a card of each kind is shown; with the memory aid, beside what was claimed."""
    known = cards(player.claimed, BITS) if memory_aid else []
    return sorted(known + [kind for kind in members(kinds(player.held, BITS)) if kind not in known])


def refused_pieces(position: MirarisPosition, seat: int) -> list[Piece]:
    """The cards a player may point at that cannot be the answer now."""
    question = position.open_question()
    player = position.seats[seat]
    tables = position.tables
    found: list[Piece] = []
    if question.kind == BID:
        for value in members(tables.full_hand & ~player.hand):
            found.append(piece(f"dormire-{value}", refusals.spent(value)))
    elif question.kind == MIRELA_GIFT:
        for wonder in tables.wonders:
            if not count(player.held, wonder.crowns, BITS):
                found.append(piece(f"wonder-{wonder.crowns}", refusals.not_held(wonder.crowns)))
    elif question.kind in (ROLANDO_TAKE, LUCIA_TAKE):
        for wonder in tables.wonders:
            if not count(row.all_cards(position), wonder.crowns, BITS):
                found.append(piece(f"wonder-{wonder.crowns}", refusals.not_in_row(wonder.crowns)))
    return found
