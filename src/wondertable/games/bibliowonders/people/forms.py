"""Cards named in an action: joined with + in canonical order."""

from __future__ import annotations

from typing import Final

from wondertable.core.forms import Part, Shown
from wondertable.core.rules.kit import members
from wondertable.games.bibliowonders.bag import COPIES_MAX, bag_of, cards
from wondertable.games.bibliowonders.tables import Tables

JOIN: Final = "+"
SET_PLACES: Final = 3
BAG_PLACES: Final = 7


class CardSet(Part):
    """Different cards, such as `blue+red+east`."""

    def __init__(self, name: str, ids: list[str]) -> None:
        super().__init__(name, "[card]", SET_PLACES)
        self.ids = ids

    def kinds(self, value: int) -> list[int]:
        return members(value)

    def value(self, kinds: list[int]) -> int | None:
        if len(set(kinds)) < len(kinds):
            return None
        return sum(1 << kind for kind in kinds)

    def text(self, value: int) -> str:
        return JOIN.join(self.ids[kind] for kind in self.kinds(value) if kind < len(self.ids))

    def parse(self, word: str) -> int | None:
        names = word.split(JOIN)
        if any(name not in self.ids for name in names):
            return None
        kinds = [self.ids.index(name) for name in names]
        if kinds != sorted(kinds) or any(kinds.count(kind) > COPIES_MAX for kind in kinds):
            return None
        return self.value(kinds)

    def shown(self, value: int) -> Shown:
        return [self.ids[kind] for kind in self.kinds(value) if kind < len(self.ids)]


class CardBag(CardSet):
    """Cards with copies, such as `blue+blue+misfiled`."""

    def __init__(self, name: str, ids: list[str]) -> None:
        super().__init__(name, ids)
        self.places = BAG_PLACES

    def kinds(self, value: int) -> list[int]:
        return cards(value)

    def value(self, kinds: list[int]) -> int | None:
        return bag_of(kinds)


class MagicCard(Part):
    """A librarian magic card that is used in one of these ways."""

    def __init__(self, tables: Tables, operations: list[int]) -> None:
        super().__init__("card", "card")
        self.ids = tables.card_ids
        self.usable = [magic.id for magic in tables.magic if magic.operation in operations]

    def text(self, value: int) -> str:
        return self.ids[value]

    def parse(self, word: str) -> int | None:
        return self.ids.index(word) if word in self.usable else None

    def shown(self, value: int) -> Shown:
        return self.ids[value]
