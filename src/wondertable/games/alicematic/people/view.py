"""What one seat of AlicematiC sees, built up from nothing."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from msgspec import UNSET
from msgspec.structs import replace

from wondertable.core.rules.bags import count
from wondertable.core.rules.kit import has
from wondertable.core.views import Piece, piece, reason
from wondertable.games.alicematic.people import refusals
from wondertable.games.alicematic.people.invasion_view import outlook
from wondertable.games.alicematic.people.map_view import Survey, forests_seen, map_seen
from wondertable.games.alicematic.people.score_view import Scores
from wondertable.games.alicematic.people.shapes import (
    Board,
    Effect,
    Fixed,
    HandCard,
    KingdomCard,
    Phase,
    Powers,
    SeatSeen,
    Slots,
    Token,
    Tokens,
    You,
)
from wondertable.games.alicematic.rules import effects, flow, kingdom, politics, questions as q, triggers
from wondertable.games.alicematic.rules.alices import (
    GREEN,
    NOT_GIVEN,
    RED,
    SLOT_COUNT,
    SLOTS,
    TOKEN_BITS,
    TOKEN_ON_INVADE,
    YELLOW,
)
from wondertable.games.alicematic.rules.phases import (
    CHOOSING_CARDS,
    CHOOSING_KINGDOMS,
    IN_INVASION,
    IN_POLITICS,
    OVER,
    PHASES,
)
from wondertable.games.alicematic.rules.position import AlicematicPosition, Player
from wondertable.games.alicematic.rules.tables import NONE

__all__ = ["Board", "Fixed", "board", "fixed", "refused_pieces"]


def fixed(position: AlicematicPosition) -> Fixed:
    return map_seen(position.land)


def board(position: AlicematicPosition, seat: int | None) -> Board:
    """ALI-K1: what everybody sees; ALI-K2: what only this seat does."""
    shared = seen_by_all(position, position.tick)
    if seat is None or position.phase == CHOOSING_KINGDOMS:
        return shared
    seats = shared.seats.copy()
    player = position.seats[seat]
    slots = slots_seen(position, player, knows=True)
    seats[seat] = replace(seats[seat], slots=slots, cards=hand_names(position, player))
    return replace(shared, seats=seats, you=own(position, seat))


@lru_cache(maxsize=1)
def seen_by_all(position: AlicematicPosition, tick: int) -> Board:
    """Asked for by one viewer after the other. A position is itself and no copy, and another one after each answer."""
    turn = position.on_turn()
    survey = Survey(position)
    scores = Scores(position, survey)
    over = position.phase == OVER
    return Board(
        phase=cast(Phase, PHASES[position.phase]),
        round=position.round,
        start=None if position.start == NONE else position.start,
        turn=None if turn == NONE else turn,
        tokens=survey.tokens,
        forests=forests_seen(position, survey),
        tiles=scores.tiles,
        slots=scores.slots,
        bank=token_counts(position.bank),
        deck=position.deck_left(),
        discard=position.discard_size(),
        effect=effect_seen(position),
        seats=[seat_seen(position, survey, scores, other) for other in range(position.players)],
        hands=[hand_names(position, player) for player in position.seats] if over else None,
        you=None,
    )


def hand_names(position: AlicematicPosition, player: Player) -> list[str]:
    return [position.tables.alice_names[kind] for kind in sorted(player.hand)]


def token_counts(bag: int) -> Tokens:
    return Tokens(*[count(bag, colour, TOKEN_BITS) for colour in (RED, YELLOW, GREEN)])


# -- seats -------------------------------------------------------------------------------------------------------------


def seat_seen(position: AlicematicPosition, survey: Survey, scores: Scores, other: int) -> SeatSeen:
    player = position.seats[other]
    tables = position.tables
    return SeatSeen(
        kingdom=None if player.kingdom == NONE else tables.kingdom_ids[player.kingdom],
        hand=len(player.hand),
        discarded=len(player.discarded) if position.phase > CHOOSING_CARDS else None,
        tokens=token_counts(player.tokens),
        vp=player.vp,
        supply=tables.territory_tokens - survey.on_map[other],
        powers=Powers(*[kingdom.power(player, slot) for slot in range(SLOT_COUNT)]),
        alices=kingdom.alices(player),
        cities=survey.cities[other],
        slots=slots_seen(position, player, knows=position.phase == OVER),
        score=scores.of(other),
    )


def slots_seen(position: AlicematicPosition, player: Player, *, knows: bool) -> Slots:
    """ALI-K1, ALI-P20: face-up cards and known Commoners for everybody, hidden ones for their owner."""
    found: list[list[KingdomCard]] = [[] for _ in SLOTS]
    names = position.tables.alice_names
    active: set[tuple[int, int]] = set()
    for place in kingdom.card_places(player):
        card = player.cards[place]
        kind, copied, up = kingdom.kind_in(card), kingdom.copy_in(card), kingdom.is_up(card)
        public = kingdom.is_public(card)
        acts = up and (kind != position.tables.copier or copied != NONE)
        acts = acts and ((kind, copied) not in active or has(position.tables.stacking, max(kind, copied)))
        if up:
            active.add((kind, copied))
        found[kingdom.slot_at(place)].append(
            KingdomCard(
                alice=names[kind] if public or knows else None,
                face="up" if up else "down",
                copies=None if copied == NONE else names[copied],
                public=UNSET if public == up else public,
                effect=UNSET if acts == up else acts,
            )
        )
    return Slots(*found)


def effect_seen(position: AlicematicPosition) -> Effect | None:
    """The effect a question is about; everybody sees it, for the card lies face up."""
    effect = position.effect
    if effect == 0:
        return None
    alice = position.tables.alices[triggers.kind_behind(effect)]
    colour = alice.token
    if colour == NOT_GIVEN and alice.verb == TOKEN_ON_INVADE:
        colour = triggers.detail(effect)
    return Effect(
        seat=position.on_turn(),
        alice=alice.name,
        copied=triggers.is_copied(effect),
        verb=alice.effect,
        kind=q.QUESTIONS[position.open_question().kind],
        token=None if colour == NOT_GIVEN else cast(Token, SLOTS[colour]),
        amount=alice.amount,
    )


# -- the viewer --------------------------------------------------------------------------------------------------------


def own(position: AlicematicPosition, seat: int) -> You:
    player = position.seats[seat]
    asked = position.phase in (IN_POLITICS, IN_INVASION) and seat in position.asked() and not position.effect
    return You(
        hand=[hand_card(position, seat, kind) for kind in sorted(player.hand)],
        discarded=[position.tables.alice_names[kind] for kind in sorted(player.discarded)],
        military=kingdom.power(player, RED),
        mobility=kingdom.power(player, GREEN),
        dream=kingdom.power(player, YELLOW),
        outlook=outlook(position, seat) if asked else None,
    )


def hand_card(position: AlicematicPosition, seat: int, kind: int) -> HandCard:
    """A card in hand, and whether she can be summoned with the powers of this moment."""
    why = refusals.not_summoned(position, seat, kind)
    needed = politics.tokens_to_summon(position.tables, position.seats[seat], kind)
    return HandCard(
        alice=position.tables.alice_names[kind],
        summon="no" if why else "tokens" if needed else "now",
        tokens=needed,
        why=None if why is None else reason(why),
    )


# -- pieces that cannot be used ----------------------------------------------------------------------------------------


def refused_pieces(position: AlicematicPosition, seat: int) -> list[Piece]:
    """The pieces a player may point at that cannot be the answer now; of the spaces to invade the outlook says it."""
    kind = position.open_question().kind
    tables = position.tables
    found: list[Piece] = []
    if kind == q.CHOOSE_KINGDOM:
        free = flow.free_kingdoms(position)
        for value, name in enumerate(tables.kingdom_ids):
            if not has(free, value):
                found.append(piece(name, refusals.kingdom_taken(position, value)))
    elif kind == q.PLACE_CITY:
        for city in position.land.cities:
            if not flow.may_start_in(position, city):
                found.append(piece(tables.space_names[city], refusals.not_placed(position, city)))
    elif kind == q.POLITICS:
        for card in sorted(set(position.seats[seat].hand)):
            why = refusals.not_summoned(position, seat, card)
            if why is not None:
                found.append(piece(tables.alice_names[card], why))
        for slot, name in enumerate(SLOTS):
            if not kingdom.has_room(tables, position.seats[seat], slot):
                found.append(piece(name, refusals.slot_full(slot)))
    elif kind == q.TAKE_TOKEN:
        alice = tables.alices[triggers.kind_behind(position.effect)]
        holding = effects.holders(position, seat, alice.token)
        for other in range(position.players):
            if other != seat and not has(holding, other):
                found.append(piece(f"seat {other + 1}", refusals.no_token(position, other)))
    return found
