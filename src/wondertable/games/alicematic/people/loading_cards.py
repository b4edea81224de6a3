"""All cards of the box while a position is read: each lies in one place, and those named nowhere are drawn from the rest."""

from __future__ import annotations

from typing import Final

from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import packed, shuffle
from wondertable.core.saving import bad
from wondertable.games.alicematic.data_alices import CARDS
from wondertable.games.alicematic.people import refusals
from wondertable.games.alicematic.people.saved import Card, SavedCard, Slotted
from wondertable.games.alicematic.rules import kingdom
from wondertable.games.alicematic.rules.alices import SLOTS
from wondertable.games.alicematic.rules.position import Player
from wondertable.games.alicematic.rules.tables import Tables

ANY: Final = 254
"""A card that is not named; no kind has this number."""


class Box:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._kinds: dict[tuple[object, ...], int] = {tuple(card): kind for kind, card in enumerate(tables.written)}
        self._left: list[int] = []
        self._lying: list[int] = []

    # -- reading -------------------------------------------------------------------------------------------------------

    def card(self, where: str, card: Card) -> int:
        if card == "?":
            return ANY
        if isinstance(card, str) and card in self.tables.alice_names:
            return self.tables.alice_names.index(card)
        if tuple(card) in self._kinds:
            return self._kinds[tuple(card)]
        raise bad(where, f"no such card: {card!r}")

    def cards(self, where: str, cards: list[Card]) -> list[int]:
        return [self.card(where, card) for card in cards]

    def hand(self, player: Player, kinds: list[int]) -> None:
        player.hand = packed(kinds)
        self._lying += kinds

    def discards(self, player: Player, kinds: list[int]) -> None:
        player.discarded = packed(kinds)

    def redraws(self, player: Player, kinds: list[int]) -> None:
        if ANY in kinds:
            raise bad("redrew", "cards drawn from the new deck have names")
        player.redrew = packed(kinds)

    def slot(self, player: Player, slot: int, where: str, cards: Slotted) -> None:
        if len(cards) > self.tables.slot_limit:
            raise refusals.refuse("ALI-N4", "slot_over", {"slot": SLOTS[slot], "count": self.tables.slot_limit})
        for entry in cards:
            card = self._written(where, entry) if isinstance(entry, str) else self._saved(where, entry)
            self._lying.append(kingdom.kind_in(card))
            kingdom.put_down(player, slot, card)
        kingdom.recount(player)

    def _written(self, where: str, text: str) -> int:
        """By hand: `Knight`, `(Knight)` face down, `Wiccan:Merchant`, `?` for any Commoner."""
        if text == "?" or (text.startswith("(") and text.endswith(")")):
            return int(kingdom.new_card(self.card(where, text.strip("()")), False, 0))
        name, colon, copied = text.partition(":")
        card = int(kingdom.new_card(self.card(where, name), True, 0))
        return self._with_copy(where, card, copied) if colon else card

    def _with_copy(self, where: str, card: int, copied: str) -> int:
        if kingdom.kind_in(card) != self.tables.copier or copied not in self.tables.alice_names:
            raise bad(where, f"no card copies {copied!r}")
        kind = self.tables.alice_names.index(copied)
        if kind == self.tables.copier or not kingdom.is_up(card):
            raise bad(where, f"no card copies {copied!r}")
        return kingdom.with_copy(card, kind)

    def _saved(self, where: str, saved: SavedCard) -> int:
        kind = self.card(where, saved.card)
        if saved.up and kind == ANY:
            raise bad(where, "a face-up card has a name")
        card = kingdom.new_card(kind, saved.up, saved.since)
        if saved.public:
            card |= kingdom.PUBLIC
        return card if saved.copies is None else self._with_copy(where, card, saved.copies)

    # -- what is not named ---------------------------------------------------------------------------------------------

    def fill(self, rng: Rng, seats: list[Player], deck: list[int], reshuffled: bool) -> list[int]:
        """ALI-N1: no card more often than the box has it; places without a name get cards that lie nowhere else.

        Returns the deck, with all that is left below the cards named there.
        """
        for player in seats:
            if not reshuffled:
                self._lying += player.discarded
        self._left = list(self.tables.pile)
        for kind in self._lying + deck:
            self.take(kind)
        rest = packed(self._left)
        shuffle(rest, rng)
        self._left = list(rest)
        for player in seats:
            self._name(player)
        return [self._next() if kind == ANY else kind for kind in deck] + self._left

    def take(self, kind: int) -> None:
        if kind == ANY:
            return
        if kind not in self._left:
            copies = self.tables.alices[kind].copies
            raise refusals.refuse("ALI-N1", "too_many_cards", {"alice": self.tables.alice_names[kind], "count": copies})
        self._left.remove(kind)

    def _next(self) -> int:
        if not self._left:
            raise refusals.refuse("ALI-N1", "too_many_unnamed", {"count": CARDS})
        return self._left.pop()

    def _name(self, player: Player) -> None:
        player.hand = packed([self._next() if kind == ANY else kind for kind in player.hand])
        player.discarded = packed([self._next() if kind == ANY else kind for kind in player.discarded])
        for place in kingdom.card_places(player):
            card = player.cards[place]
            if kingdom.kind_in(card) == ANY:
                player.cards[place] = kingdom.with_kind(card, self._next())
        kingdom.recount(player)
