"""What a seat cannot know once the discard pile has become the deck (ALI-K6).

The new deck holds exactly the cards of the mulligan, so a seat knows some of them: its own. Each of these is in the deck,
or was drawn from it since; it cannot be a card that lay in a hand or a slot before. A card put down since may have come
from the new deck only if its owner had drawn enough cards from it by then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Seat, packed, shuffle
from wondertable.games.alicematic.rules import kingdom

if TYPE_CHECKING:
    from wondertable.games.alicematic.rules.position import AlicematicPosition

IN_DECK: Final = -1
UNKNOWN: Final = -1


class CardPlace:
    """A place whose card may come from the new deck: in the deck, in a hand, or in a slot."""

    __slots__ = ("index", "kind", "limit", "owner", "tagged", "visible")

    def __init__(self, owner: int, index: int, limit: int, kind: int) -> None:
        self.owner = owner
        self.index = index
        """The place in the deck or hand; for a card in a slot its place there plus the size of the hand."""
        self.limit = limit
        """So many cards had its owner drawn from the new deck when this one left the hand."""
        self.kind = kind
        self.visible = kind != UNKNOWN
        self.tagged = owner == IN_DECK
        """It holds a card of the new deck."""


def forget(position: AlicematicPosition, seat: Seat, rng: Rng) -> None:
    """ALI-K6: try until what this seat gave back lies where it can lie; the truth is one such world, so there is an end."""
    pool = unknown_cards(position, seat)
    while True:
        places = hidden_places(position, seat)
        rest = pool[:]
        if place_own_discards(position, seat, places, rest, rng):
            break
    fill(places, rest, rng)
    tag_the_rest(position, seat, places, rng)
    write(position, seat, places, rng)


def unknown_cards(position: AlicematicPosition, seat: Seat) -> list[int]:
    found = [int(card) for card in position.deck[position.drawn :]]
    for other in range(position.players):
        player = position.seats[other]
        if other != seat:
            found += [int(card) for card in player.hand]
            found += [int(kingdom.kind_in(card)) for card in player.cards if card and not kingdom.is_public(card)]
    return found


def hidden_places(position: AlicematicPosition, seat: Seat) -> list[CardPlace]:
    """All places with unknown cards, and the visible cards of others that may have come from the new deck."""
    found = [CardPlace(IN_DECK, i, 0, UNKNOWN) for i in range(position.deck_left())]
    for other in range(position.players):
        if other == seat:
            continue
        player = position.seats[other]
        hand = len(player.hand)
        found += [CardPlace(other, i, len(player.redrew), UNKNOWN) for i in range(hand)]
        for at in range(kingdom.PLACES):
            card = player.cards[at]
            if card != kingdom.NO_CARD:
                kind = int(kingdom.kind_in(card)) if kingdom.is_public(card) else UNKNOWN
                found.append(CardPlace(other, hand + at, int(kingdom.since_in(card)), kind))
    return found


def place_own_discards(
    position: AlicematicPosition, seat: Seat, places: list[CardPlace], rest: list[int], rng: Rng
) -> bool:
    """Give each card this seat gave back, and has not drawn again, a place it can be in; False at a dead end."""
    for kind in missing(position, seat):
        fits = [p for p in places if may_hold(p, kind, rest) and (p.owner == IN_DECK or may_tag(p, places))]
        if not fits:
            return False
        chosen = fits[rng.below(len(fits))]
        chosen.tagged = True
        if not chosen.visible:
            chosen.kind = kind
            rest.remove(kind)
    return True


def missing(position: AlicematicPosition, seat: Seat) -> list[int]:
    """What this seat knows to have been in the new deck, without what it has drawn from there itself."""
    if seat >= position.players:
        return []
    player = position.seats[seat]
    found = [int(card) for card in player.discarded]
    for card in player.redrew:
        if card in found:
            found.remove(int(card))
    return found


def may_hold(place: CardPlace, kind: int, rest: list[int]) -> bool:
    if place.visible:
        return place.kind == kind and not place.tagged
    return place.kind == UNKNOWN and kind in rest


def may_tag(place: CardPlace, places: list[CardPlace]) -> bool:
    """Whether one more card of this owner can be from the new deck: by no moment had she put down more than she drew."""
    if place.tagged:
        return False
    limits = sorted(p.limit for p in places if p.owner == place.owner and (p.tagged or p is place))
    return all(count <= limit for count, limit in enumerate(limits, 1))


def fill(places: list[CardPlace], rest: list[int], rng: Rng) -> None:
    """The other unknown cards lie in the other unknown places in any way."""
    cards = packed(rest)
    shuffle(cards, rng)
    at: i64 = 0
    for place in places:
        if place.kind == UNKNOWN:
            place.kind = int(cards[at])
            at += 1


def tag_the_rest(position: AlicematicPosition, seat: Seat, places: list[CardPlace], rng: Rng) -> None:
    """Each player has drawn so many cards from the new deck: decide which of hers they are."""
    for other in range(position.players):
        if other == seat:
            continue
        wanted = len(position.seats[other].redrew)
        own = [place for place in places if place.owner == other]
        while sum(place.tagged for place in own) < wanted:
            free = [place for place in own if may_tag(place, places)]
            free[rng.below(len(free))].tagged = True


def write(position: AlicematicPosition, seat: Seat, places: list[CardPlace], rng: Rng) -> None:
    deck = vec[i64]()
    for other in range(position.players):
        if other != seat:
            position.seats[other].redrew = shuffled([p.kind for p in places if p.owner == other and p.tagged], rng)
    for place in places:
        if place.owner == IN_DECK:
            deck = append(deck, place.kind)
            continue
        player = position.seats[place.owner]
        hand = len(player.hand)
        if place.index < hand:
            player.hand[place.index] = place.kind
        elif not place.visible:
            at = place.index - hand
            player.cards[at] = kingdom.with_kind(player.cards[at], place.kind)
    position.deck = deck
    position.drawn = 0
    share_discards(position, seat, rng)


def share_discards(position: AlicematicPosition, seat: Seat, rng: Rng) -> None:
    """The cards of the new deck that this seat did not give back itself came from the others."""
    given = [int(card) for card in position.deck]
    for player in position.seats:
        given += [int(card) for card in player.redrew]
    if seat < position.players:
        for card in position.seats[seat].discarded:
            given.remove(int(card))
    cards = shuffled(given, rng)
    at: i64 = 0
    for other in range(position.players):
        if other != seat:
            player = position.seats[other]
            player.discarded = cards[at : at + len(player.discarded)]
            at += len(player.discarded)


def shuffled(kinds: list[int], rng: Rng) -> vec[i64]:
    found = packed(kinds)
    shuffle(found, rng)
    return found
