"""All cards of the box while a position is read: each lies in one place, and those named nowhere are drawn from the rest."""

from __future__ import annotations

from typing import Final

from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import packed, shuffle
from wondertable.core.saving import bad
from wondertable.games.alicematic.data_alices import CARDS
from wondertable.games.alicematic.people import refusals
from wondertable.games.alicematic.rules import kingdom
from wondertable.games.alicematic.rules.alices import SLOTS
from wondertable.games.alicematic.rules.position import Player
from wondertable.games.alicematic.rules.tables import Tables

ANY: Final = 254
"""A card that is not named; no kind has this number."""
Json = dict[str, object]


class Box:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._kinds = {tuple(card): kind for kind, card in enumerate(tables.written)}
        self._left: list[int] = []
        self._lying: list[int] = []

    # -- reading -------------------------------------------------------------------------------------------------------

    def card(self, where: str, value: object) -> int:
        if value == "?":
            return ANY
        if isinstance(value, str) and value in self.tables.alice_names:
            return self.tables.alice_names.index(value)
        if isinstance(value, list) and len(value) == 2 and isinstance(value[1], int) and tuple(value) in self._kinds:
            return self._kinds[tuple(value)]
        raise bad(where, f"no such card: {value!r}")

    def cards(self, where: str, value: object) -> list[int]:
        if not isinstance(value, list) or len(value) > CARDS:
            raise bad(where, f"expected a list of cards, found {value!r}")
        return [self.card(where, item) for item in value]

    def hand(self, player: Player, kinds: list[int]) -> None:
        player.hand = packed(kinds)
        self._lying += kinds

    def discards(self, player: Player, kinds: list[int]) -> None:
        player.discarded = packed(kinds)

    def redraws(self, player: Player, kinds: list[int]) -> None:
        if ANY in kinds:
            raise bad("redrew", "cards drawn from the new deck have names")
        player.redrew = packed(kinds)

    def slot(self, player: Player, slot: int, where: str, value: object) -> None:
        if not isinstance(value, list):
            raise bad(where, "expected a list of cards")
        if len(value) > self.tables.slot_limit:
            raise refusals.refuse("ALI-N4", "slot_over", {"slot": SLOTS[slot], "count": self.tables.slot_limit})
        for entry in value:
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

    def _with_copy(self, where: str, card: int, copied: object) -> int:
        if kingdom.kind_in(card) != self.tables.copier or copied not in self.tables.alice_names:
            raise bad(where, f"no card copies {copied!r}")
        kind = self.tables.alice_names.index(str(copied))
        if kind == self.tables.copier or not kingdom.is_up(card):
            raise bad(where, f"no card copies {copied!r}")
        return kingdom.with_copy(card, kind)

    def _saved(self, where: str, entry: object) -> int:
        if not isinstance(entry, dict) or "card" not in entry:
            raise bad(where, f"expected cards, found {entry!r}")
        for key in entry:
            if key not in ("card", "up", "public", "copies", "since"):
                raise bad(f"{where}, {str(key)[:40]}", "not a known name here")
        up, public, since = entry.get("up", True), entry.get("public", False), entry.get("since", 0)
        if not isinstance(up, bool) or not isinstance(public, bool):
            raise bad(where, "up and public are true or false")
        if not isinstance(since, int) or not 0 <= since <= CARDS:
            raise bad(f"{where}, since", f"expected a count, found {since!r}")
        kind = self.card(where, entry["card"])
        if up and kind == ANY:
            raise bad(where, "a face-up card has a name")
        card = kingdom.new_card(kind, up, since)
        if public:
            card |= kingdom.PUBLIC
        copied = entry.get("copies")
        return card if copied is None else self._with_copy(where, card, copied)

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
