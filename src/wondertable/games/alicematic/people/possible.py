"""Which positions of AlicematiC can be: what a saved or hand-written one must keep to, beyond the shape of its parts."""

from __future__ import annotations

from wondertable.core.rules.kit import set_size
from wondertable.core.saving import Asked, bad
from wondertable.games.alicematic.people import refusals
from wondertable.games.alicematic.rules import effects, kingdom, questions as q, spaces
from wondertable.games.alicematic.rules.alices import AT_INVADE, AT_PLACE, AT_REVEAL
from wondertable.games.alicematic.rules.ending import RUNNING
from wondertable.games.alicematic.rules.phases import (
    CHOOSING_CARDS,
    CHOOSING_KINGDOMS,
    IN_INVASION,
    IN_POLITICS,
    OVER,
    PLACING_CITIES,
)
from wondertable.games.alicematic.rules.position import AlicematicPosition
from wondertable.games.alicematic.rules.tables import NONE
from wondertable.games.alicematic.rules.triggers import detail, kind_behind

NOTHING_ASKED = 0


def check(position: AlicematicPosition) -> None:
    check_kingdoms(position)
    check_start(position)
    check_turns(position)
    check_reshuffled(position)
    check_effects(position)
    check_end(position)


def check_kingdoms(position: AlicematicPosition) -> None:
    """ALI-S4, ALI-S5: no two the same, chosen in seat order."""
    chosen = [player.kingdom for player in position.seats if player.kingdom != NONE]
    if len(set(chosen)) < len(chosen):
        raise refusals.refuse("ALI-S4", "kingdom_twice")
    if any(player.kingdom == NONE for player in position.seats[: len(chosen)]):
        raise bad("kingdom", "kingdoms are chosen in seat order (ALI-S5)")
    if position.phase == CHOOSING_KINGDOMS and len(chosen) == position.players:
        raise bad("phase", "when every kingdom is chosen the cards are dealt")


def check_start(position: AlicematicPosition) -> None:
    """Before the first turn nobody has cards in slots, tokens of the bank or VP."""
    tables = position.tables
    if position.phase <= PLACING_CITIES:
        for player in position.seats:
            if player.powers or player.tokens or player.vp:
                raise bad("phase", "before the first round nobody has cards in slots, resource tokens or VP (ALI-S9)")
    if position.phase <= CHOOSING_CARDS:
        for player in position.seats:
            if len(player.discarded):
                raise bad("discarded", "nobody has given back cards yet")
            if position.phase == CHOOSING_CARDS and len(player.hand) != tables.hand_start:
                raise bad("hand", f"in the mulligan everybody holds {tables.hand_start} cards (ALI-S6)")
    for player in position.seats:
        if len(player.discarded) > tables.hand_start:
            raise bad("discarded", f"at most {tables.hand_start} cards are given back (ALI-S7)")


def check_turns(position: AlicematicPosition) -> None:
    """ALI-N3, ALI-N4: tokens on the map and cards in slots are not more than the turns so far allow."""
    tables = position.tables
    in_round = position.phase >= IN_POLITICS
    if in_round and position.phase != OVER and position.turns >= position.players:
        raise bad("turns", f"expected fewer than {position.players} turns finished in a round")
    if not in_round and position.turns and position.phase != PLACING_CITIES:
        raise bad("turns", "no turn is finished before the first")
    for seat in range(position.players):
        placed = spaces.tokens_on_map(position, seat)
        played = len(kingdom.card_places(position.seats[seat]))
        if placed > most_tokens(position, seat):
            raise refusals.refuse("ALI-N3", "too_many_on_map", {"seat": seat + 1, "count": most_tokens(position, seat)})
        if played > turns_of(position, seat):
            raise refusals.refuse("ALI-N4", "too_many_played", {"seat": seat + 1, "count": turns_of(position, seat)})
    if position.phase == PLACING_CITIES and position.turns >= position.players * tables.start_cities:
        raise bad("turns", "all start tokens are placed")


def turns_of(position: AlicematicPosition, seat: int) -> int:
    """The turns in which a seat may have played a card, the present one included once the card is down."""
    if position.phase < IN_POLITICS:
        return 0
    if position.phase == OVER:
        return position.tables.rounds
    order = (seat - position.start) % position.players
    begun = position.turns > order or (position.turns == order and card_is_down(position))
    return position.round - 1 + begun


def card_is_down(position: AlicematicPosition) -> bool:
    return position.phase == IN_INVASION or position.effect != 0


def most_tokens(position: AlicematicPosition, seat: int) -> int:
    if position.phase < PLACING_CITIES:
        return 0
    return position.tables.start_cities + turns_of(position, seat)


def check_reshuffled(position: AlicematicPosition) -> None:
    """ALI-P19: the new deck holds what was given back, and so do the cards drawn from it."""
    given = sorted(kind for player in position.seats for kind in player.discarded)
    redrawn = [kind for player in position.seats for kind in player.redrew]
    if not position.reshuffled:
        if redrawn:
            raise bad("redrew", "nobody draws from the discard pile before it is shuffled in")
        return
    if position.phase < IN_POLITICS:
        raise bad("reshuffled", "the deck lasts through the set-up")
    if sorted([*redrawn, *(kind for kind in position.deck[position.drawn :])]) != given:
        raise bad("deck", "the new deck, with what was drawn from it, is what was given back in the mulligan")


def check_effects(position: AlicematicPosition) -> None:
    if (position.effect or len(position.pending)) and position.phase not in (IN_POLITICS, IN_INVASION):
        raise bad("effect", "effects are carried out in Politics and Invasion only")
    timings = (AT_PLACE, AT_REVEAL, AT_INVADE)
    for effect in [position.effect, *position.pending]:
        if effect and position.tables.alices[kind_behind(effect)].timing not in timings:
            raise bad("effect", "this effect is not set off by anything")
    if position.effect:
        seat = position.on_turn()
        if effects.question_about(position, seat, position.effect) == NOTHING_ASKED:
            raise bad("effect", "there is nothing to ask about it")
        card = position.seats[seat].cards[detail(position.effect)]
        copier = position.tables.copier
        if kind_behind(position.effect) == copier and not (kingdom.is_up(card) and kingdom.kind_in(card) == copier):
            raise bad("effect, detail", "expected the place of the card that copies")


def check_end(position: AlicematicPosition) -> None:
    """ALI-E17: a finished game has a winner."""
    if (position.phase == OVER) != (position.ended != RUNNING):
        raise bad("ended", "a game has ended when its phase is over, and only then")
    if (position.ended != RUNNING) != (set_size(position.winners) > 0):
        raise bad("winners", "a finished game has a winner, and only a finished one")


# -- the question that is open -----------------------------------------------------------------------------------------


def check_unasked(position: AlicematicPosition) -> None:
    if position.effect or len(position.pending):
        raise bad("questions", "missing: in the middle of effects the open question must be named")


def to_be_asked(position: AlicematicPosition) -> list[Asked]:
    kind = kind_asked(position)
    return [Asked(kind, seats_asked(position), kind == q.MULLIGAN)] if kind else []


def kind_asked(position: AlicematicPosition) -> int:
    if position.effect:
        return int(effects.question_about(position, position.on_turn(), position.effect))
    asked = {
        CHOOSING_KINGDOMS: q.CHOOSE_KINGDOM,
        CHOOSING_CARDS: q.MULLIGAN,
        PLACING_CITIES: q.PLACE_CITY,
        IN_POLITICS: q.POLITICS,
        IN_INVASION: q.INVASION,
        OVER: NOTHING_ASKED,
    }
    return asked[position.phase]


def seats_asked(position: AlicematicPosition) -> list[int]:
    if position.phase == CHOOSING_CARDS:
        return list(range(position.players))
    if position.phase == CHOOSING_KINGDOMS:
        return [next(seat for seat, player in enumerate(position.seats) if player.kingdom == NONE)]
    return [position.on_turn()]
