"""Effects of Alices that something sets off: queued as small numbers, carried out one by one, asking where there is a choice.

An effect is the kind whose text it is, whether a Wiccan has it, and a detail: the colour of the space taken, or the place
of the Wiccan that chooses what to copy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from wondertable.core.rules.actions import code, kind_of, part
from wondertable.core.rules.kit import bit, count, has, one, shl
from wondertable.core.rules.questions import Options, Question
from wondertable.games.alicematic import cards, kingdom, tell
from wondertable.games.alicematic.alices import (
    COPY_EFFECT,
    DRAW_ON_INVADE,
    DRAW_ON_PLACE,
    DRAW_ON_REVEAL,
    NOT_GIVEN,
    TAKE_TOKEN_EFFECT,
    TOKEN_ON_INVADE,
    TOKEN_ON_PLACE,
    TOKEN_ON_REVEAL,
    TURN_UP_COMMONER,
)
from wondertable.games.alicematic.questions import (
    COPY,
    COPY_ALICE,
    DECLINE,
    GAIN,
    TAKE,
    TAKE_TOKEN,
    TURN_UP,
    UP,
    USE,
    card_ref,
    ref_kind,
    ref_slot,
)
from wondertable.games.alicematic.tables import NONE

if TYPE_CHECKING:
    from wondertable.games.alicematic.position import AlicematicPosition, Player

KIND_MASK: Final = 255
COPIED: Final = 256
DETAIL_AT: Final = 9


def effect_of(kind: i64, copied: bool, detail: i64) -> i64:
    effect: i64 = kind + 1
    if copied:
        effect |= COPIED
    return effect | shl(detail, DETAIL_AT)


def kind_behind(effect: i64) -> i64:
    return (effect & KIND_MASK) - 1


def is_copied(effect: i64) -> bool:
    return effect & COPIED != 0


def detail(effect: i64) -> i64:
    return effect >> DETAIL_AT


# -- what is set off ---------------------------------------------------------------------------------------------------


def queue_place(position: AlicematicPosition, player: Player, slot: i64, real: i64) -> None:
    """ALI-A11: a card came into a slot; `real` are the face-up kinds that see it."""
    watching = position.tables.place_kinds[slot]
    if (real | player.copied) & watching:
        queue(position, player, real & watching, player.copied & watching, 0)


def queue_invade(position: AlicematicPosition, player: Player, kind_of_space: i64) -> None:
    """ALI-A13: the effects that are face up at the moment the space is taken."""
    acting = position.tables.invade_kinds[kind_of_space]
    if (player.real | player.copied) & acting:
        queue(position, player, player.real & acting, player.copied & acting, kind_of_space)


def queue(position: AlicematicPosition, player: Player, real: i64, copied: i64, about: i64) -> None:
    """ALI-A14: in slot order, within a slot in order of arrival; each source once (ALI-A9)."""
    found = vec[i64]()
    place: i64 = 0
    while place < kingdom.PLACES:
        card = player.cards[place]
        if kingdom.is_up(card):
            kind = kingdom.kind_in(card)
            if has(real, kind):
                real ^= bit(kind)
                found = append(found, effect_of(kind, False, about))
            kind = kingdom.copy_in(card)
            if kind != NONE and has(copied, kind):
                copied ^= bit(kind)
                found = append(found, effect_of(kind, True, about))
        place += 1
    i: i64 = len(found) - 1
    while i >= 0:
        position.pending = append(position.pending, found[i])
        i -= 1


def queue_reveal(position: AlicematicPosition, player: Player, place: i64) -> None:
    """ALI-A12: at every turning up; with ALI-V5 not while another card of that name is face up."""
    kind = kingdom.kind_in(player.cards[place])
    if not has(position.tables.reveal_kinds, kind):
        return
    if position.reveal_once and kind != position.tables.copier and has_twin(player, place):
        return
    position.pending = append(position.pending, effect_of(kind, False, place))


def has_twin(player: Player, place: i64) -> bool:
    """Whether another face-up card has the name of the card there."""
    kind = kingdom.kind_in(player.cards[place])
    other: i64 = 0
    while other < kingdom.PLACES:
        card = player.cards[other]
        if other != place and kingdom.is_up(card) and kingdom.kind_in(card) == kind:
            return True
        other += 1
    return False


# -- carrying out ------------------------------------------------------------------------------------------------------


def go_on(position: AlicematicPosition, seat: i64) -> bool:
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
        if verb != TAKE_TOKEN_EFFECT and verb != TURN_UP_COMMONER:
            gain(position, seat, effect)
    return False


def question_about(position: AlicematicPosition, seat: i64, effect: i64) -> i64:
    """What must be asked about an effect, or 0. Nothing to take or to turn up is not asked."""
    kind = kind_behind(effect)
    verb = position.tables.verb[kind]
    if verb == TAKE_TOKEN_EFFECT:
        if holders(position, seat, position.tables.alices[kind].token):
            return TAKE_TOKEN
        return 0
    if verb == TURN_UP_COMMONER:
        if kingdom.has_commoner(position.seats[seat]):
            return TURN_UP
        return 0
    if verb == COPY_EFFECT:
        return COPY
    if position.seats[seat].asks_gains:
        return GAIN
    return 0


def list_options(position: AlicematicPosition, question: Question, seat: i64, options: Options) -> None:
    if question.kind == TAKE_TOKEN:
        alice = position.tables.alices[kind_behind(position.effect)]
        options.add_each(TAKE, holders(position, seat, alice.token))
    elif question.kind == COPY:
        options.add_each(COPY_ALICE, models(position, seat))
    elif question.kind == TURN_UP:
        list_commoners(position.seats[seat], options)
    else:
        options.add(code(USE, 0))
    options.add(code(DECLINE, 0))


def carry_out(position: AlicematicPosition, seat: i64, action: i64) -> None:
    effect = position.effect
    kind = kind_of(action)
    if kind == DECLINE:
        tell.decline(position, seat, kind_behind(effect))
    elif kind == TAKE:
        take_token(position, seat, part(action, 0), position.tables.alices[kind_behind(effect)].token)
    elif kind == COPY_ALICE:
        copy(position, seat, detail(effect), part(action, 0))
    elif kind == UP:
        turn_up(position, seat, part(action, 0))
    else:
        gain(position, seat, effect)


# -- gains -------------------------------------------------------------------------------------------------------------


def gain(position: AlicematicPosition, seat: i64, effect: i64) -> None:
    """ALI-A15: from the bank, cut short by it, never halved."""
    kind = kind_behind(effect)
    alice = position.tables.alices[kind]
    if alice.verb == TOKEN_ON_PLACE or alice.verb == TOKEN_ON_REVEAL or alice.verb == TOKEN_ON_INVADE:
        colour = alice.token
        if colour == NOT_GIVEN:
            colour = detail(effect)
        tell.gain(position, seat, kind, colour, gain_tokens(position, seat, colour, alice.amount), alice.amount)
    elif alice.verb == DRAW_ON_PLACE or alice.verb == DRAW_ON_REVEAL or alice.verb == DRAW_ON_INVADE:
        tell.gain(position, seat, kind, tell.CARDS, alice.amount, alice.amount)
        cards.draw(position, seat, alice.amount)
    else:
        position.seats[seat].vp += alice.amount
        tell.gain(position, seat, kind, tell.VP, alice.amount, alice.amount)


def gain_tokens(position: AlicematicPosition, seat: i64, colour: i64, due: i64) -> i64:
    """ALI-B11: what the bank does not have is lost; returns the tokens gained."""
    gained = due
    if gained > count(position.bank, colour):
        gained = count(position.bank, colour)
    tokens = gained * one(colour)
    position.bank -= tokens
    position.seats[seat].tokens += tokens
    return gained


# -- taking a token (ALI-A21) ------------------------------------------------------------------------------------------


def holders(position: AlicematicPosition, seat: i64, colour: i64) -> i64:
    """The other players who hold a token of this colour."""
    found: i64 = 0
    other: i64 = 0
    while other < position.players:
        if other != seat and count(position.seats[other].tokens, colour):
            found |= bit(other)
        other += 1
    return found


def take_token(position: AlicematicPosition, seat: i64, victim: i64, colour: i64) -> None:
    position.seats[victim].tokens -= one(colour)
    position.seats[seat].tokens += one(colour)
    tell.take(position, seat, victim, colour)


# -- copying (ALI-A36) -------------------------------------------------------------------------------------------------


def models(position: AlicematicPosition, seat: i64) -> i64:
    """The kinds a Wiccan may copy: face up in any kingdom, with ALI-V7 in her own, and no Wiccan."""
    found: i64 = 0
    if position.wiccan_home:
        found = position.seats[seat].real
    else:
        for player in position.seats:
            found |= player.real
    return found & ~bit(position.tables.copier)


def copy(position: AlicematicPosition, seat: i64, place: i64, kind: i64) -> None:
    """A copied *reveal* effect happens at once; with ALI-V5 not if another Wiccan of the kingdom copies it already."""
    player = position.seats[seat]
    already = has(player.copied, kind)
    kingdom.set_copy(player, place, kind)
    tell.copy(position, seat, kind)
    if has(position.tables.reveal_kinds, kind) and not (position.reveal_once and already):
        position.pending = append(position.pending, effect_of(kind, True, place))


# -- turning up (ALI-A31) ----------------------------------------------------------------------------------------------


def list_commoners(player: Player, options: Options) -> None:
    """Commoners of one name in one slot give one answer."""
    place: i64 = 0
    while place < kingdom.PLACES:
        card = player.cards[place]
        if card != kingdom.NO_CARD and not kingdom.is_up(card):
            action = code(UP, card_ref(kingdom.kind_in(card), kingdom.slot_at(place)))
            if not options.holds(action):
                options.add(action)
        place += 1


def turn_up(position: AlicematicPosition, seat: i64, ref: i64) -> None:
    player = position.seats[seat]
    place = commoner_place(player, ref_kind(ref), ref_slot(ref))
    if not kingdom.is_public(player.cards[place]):
        position.reveal()
    kingdom.turn_up(player, place)
    tell.up(position, seat, ref_kind(ref), ref_slot(ref))
    queue_reveal(position, player, place)


def commoner_place(player: Player, kind: i64, slot: i64) -> i64:
    """Of equal Commoners in a slot the one known to all, else the first."""
    found: i64 = NONE
    place: i64 = 0
    while place < kingdom.PLACES:
        card = player.cards[place]
        lies_down = card != kingdom.NO_CARD and not kingdom.is_up(card)
        if lies_down and kingdom.kind_in(card) == kind and kingdom.slot_at(place) == slot:
            if kingdom.is_public(card):
                return place
            if found == NONE:
                found = place
        place += 1
    return found
