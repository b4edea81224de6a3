"""Effects of Alices that triggers.py has queued, carried out one by one, asking where there is a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, pop
from mypy_extensions import i64

from wondertable.core.rules.actions import code, kind_of, part
from wondertable.core.rules.bags import count, one
from wondertable.core.rules.kit import Action, Kind, Seat, Seats, Set, bit, has
from wondertable.core.rules.questions import Options, Question
from wondertable.games.alicematic.rules import alices as a, deck, kingdom, questions as q, tell
from wondertable.games.alicematic.rules.alices import TOKEN_BITS, Slot
from wondertable.games.alicematic.rules.kingdom import PLACES, Place
from wondertable.games.alicematic.rules.tables import NONE, SLOT_MAX
from wondertable.games.alicematic.rules.triggers import Effect, detail, effect_of, kind_behind, queue_reveal

if TYPE_CHECKING:
    from wondertable.games.alicematic.rules.position import AlicematicPosition, Player


def go_on(position: AlicematicPosition, seat: Seat) -> bool:
    """Carry out what is pending until something is asked (True) or nothing is left (False)."""
    position.effect = 0
    while len(position.pending) > 0:
        position.pending, effect = pop(position.pending)
        question = question_about(position, seat, effect)
        if question:
            position.effect = effect
            position.ask(question, bit(seat), sealed=False)
            return True
        verb = position.tables.verb[kind_behind(effect)]
        if verb != a.TAKE_TOKEN_EFFECT and verb != a.TURN_UP_COMMONER:
            gain(position, seat, effect)
    return False


def question_about(position: AlicematicPosition, seat: Seat, effect: Effect) -> i64:
    """What must be asked about an effect, or 0. Nothing to take or to turn up is not asked."""
    kind = kind_behind(effect)
    verb = position.tables.verb[kind]
    if verb == a.TAKE_TOKEN_EFFECT:
        if holders(position, seat, position.tables.alices[kind].token):
            return q.TAKE_TOKEN
        return 0
    if verb == a.TURN_UP_COMMONER:
        if kingdom.has_commoner(position.seats[seat]):
            return q.TURN_UP
        return 0
    if verb == a.COPY_EFFECT:
        return q.COPY
    if position.seats[seat].asks_gains:  # ALI-V8
        return q.GAIN
    return 0


def list_options(position: AlicematicPosition, question: Question, seat: Seat, options: Options) -> None:
    """ALI-A4: each use may be declined."""
    if question.kind == q.TAKE_TOKEN:
        alice = position.tables.alices[kind_behind(position.effect)]
        options.add_each(q.TAKE, holders(position, seat, alice.token))
    elif question.kind == q.COPY:
        options.add_each(q.COPY_ALICE, models(position, seat))
    elif question.kind == q.TURN_UP:
        list_commoners(position.seats[seat], options)
    else:
        options.add(code(q.USE, 0))
    options.add(code(q.DECLINE, 0))


def carry_out(position: AlicematicPosition, seat: Seat, action: Action) -> None:
    effect = position.effect
    kind = kind_of(action)
    if kind == q.DECLINE:
        tell.decline(position, seat, kind_behind(effect))
    elif kind == q.TAKE:
        take_token(position, seat, part(action, 0), position.tables.alices[kind_behind(effect)].token)
    elif kind == q.COPY_ALICE:
        copy(position, seat, detail(effect), part(action, 0))
    elif kind == q.UP:
        turn_up(position, seat, part(action, 0))
    else:
        gain(position, seat, effect)


# -- gains -------------------------------------------------------------------------------------------------------------


def gain(position: AlicematicPosition, seat: Seat, effect: Effect) -> None:
    """ALI-A15: from the bank, cut short by it, never halved."""
    kind = kind_behind(effect)
    alice = position.tables.alices[kind]
    verb = alice.verb
    if verb == a.TOKEN_ON_PLACE or verb == a.TOKEN_ON_REVEAL or verb == a.TOKEN_ON_INVADE:
        colour = alice.token
        if colour == a.NOT_GIVEN:
            colour = detail(effect)  # ALI-A29: that of the land
        tell.gain(position, seat, kind, colour, gain_tokens(position, seat, colour, alice.amount), alice.amount)
    elif verb == a.DRAW_ON_PLACE or verb == a.DRAW_ON_REVEAL or verb == a.DRAW_ON_INVADE:
        tell.gain(position, seat, kind, tell.CARDS, alice.amount, alice.amount)
        deck.draw(position, seat, alice.amount)
    else:
        assert verb == a.VP_ON_PLACE or verb == a.VP_ON_INVADE
        position.seats[seat].vp += alice.amount
        tell.gain(position, seat, kind, tell.VP, alice.amount, alice.amount)


def gain_tokens(position: AlicematicPosition, seat: Seat, colour: Slot, due: i64) -> i64:
    """ALI-B11: what the bank does not have is lost; ALI-B10: a player may hold any number. Returns the tokens gained."""
    gained = min(due, count(position.bank, colour, TOKEN_BITS))
    tokens = gained * one(colour, TOKEN_BITS)
    position.bank -= tokens
    position.seats[seat].tokens += tokens
    return gained


# -- taking a token ----------------------------------------------------------------------------------------------------


def holders(position: AlicematicPosition, seat: Seat, colour: Slot) -> Seats:
    """ALI-A21: the other players who hold a token of this colour."""
    found: Seats = 0
    other: Seat
    for other in range(position.players):
        if other != seat and count(position.seats[other].tokens, colour, TOKEN_BITS):
            found |= bit(other)
    return found


def take_token(position: AlicematicPosition, seat: Seat, victim: Seat, colour: Slot) -> None:
    position.seats[victim].tokens -= one(colour, TOKEN_BITS)
    position.seats[seat].tokens += one(colour, TOKEN_BITS)
    tell.take(position, seat, victim, colour)


# -- copying -----------------------------------------------------------------------------------------------------------


def models(position: AlicematicPosition, seat: Seat) -> Set:
    """ALI-A36: the kinds a Wiccan may copy: face up in any kingdom, with ALI-V7 in her own, and no Wiccan."""
    found: Set = 0
    if position.chosen.wiccan_home:
        found = position.seats[seat].real
    else:
        for player in position.seats:
            found |= player.real
    return found & ~bit(position.tables.copier)


def copy(position: AlicematicPosition, seat: Seat, place: Place, kind: Kind) -> None:
    """A copied *reveal* effect happens at once; with ALI-V5 not if another Wiccan of the kingdom copies it already."""
    player = position.seats[seat]
    already = has(player.copied, kind)
    kingdom.set_copy(player, place, kind)
    tell.copy(position, seat, kind)
    if has(position.tables.reveal_kinds, kind) and not (position.chosen.reveal_once and already):
        position.pending = append(position.pending, effect_of(kind, True, place))


# -- turning up --------------------------------------------------------------------------------------------------------


def list_commoners(player: Player, options: Options) -> None:
    """ALI-A31: Commoners of any slot; those of one name in one slot give one answer."""
    place: Place
    for place in range(PLACES):
        card = player.cards[place]
        if kingdom.is_commoner(card):
            action = code(q.UP, q.card_name(kingdom.kind_in(card), kingdom.slot_at(place)))
            if not options.holds(action):
                options.add(action)


def turn_up(position: AlicematicPosition, seat: Seat, name: q.CardName) -> None:
    player = position.seats[seat]
    kind = q.kind_named(name)
    slot = q.slot_named(name)
    place = commoner_place(player, kind, slot)
    if not kingdom.is_public(player.cards[place]):
        position.reveal()
    kingdom.turn_up(player, place)
    tell.up(position, seat, kind, slot)
    queue_reveal(position, player, place)


def commoner_place(player: Player, kind: Kind, slot: Slot) -> Place:
    """Of equal Commoners in a slot the one known to all, else the first."""
    found: Place = NONE
    place: Place
    for place in range(slot * SLOT_MAX, (slot + 1) * SLOT_MAX):
        card = player.cards[place]
        if kingdom.is_commoner(card) and kingdom.kind_in(card) == kind:
            if kingdom.is_public(card):
                return place
            if found == NONE:
                found = place
    return found
