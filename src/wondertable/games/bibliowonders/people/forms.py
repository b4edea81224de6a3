"""The texts of actions in Bibliowonders!; several cards are joined with + in canonical order."""

from __future__ import annotations

from typing import Final

from wondertable.core.forms import Form, Name, Part, Shown, word
from wondertable.core.rules.bags import bag_of, cards, most
from wondertable.core.rules.kit import members, set_of
from wondertable.games.bibliowonders.rules import questions as q, tables as t
from wondertable.games.bibliowonders.rules.tables import BITS, Tables

JOIN: Final = "+"
SET_PLACES: Final = 3
BAG_PLACES: Final = 7
NTH: Final = ["first", "second", "third"]
OPERATIONS: Final = {
    q.LIGHT_LINE: [t.OP_LIGHT_LINE],
    q.SWAP: [t.OP_SWAP_FACE_UP],
    q.MAGIC: [t.OP_DRAW_DISCARD, t.OP_PASSAGE, t.OP_EXTRA_LEARN_CARD, t.OP_GAIN_MP, t.OP_EXTRA_MOVES],
    **{q.PEEK + number: [t.OP_PEEK] for number in range(1, q.PEEK_MOST + 1)},
}
"""What the magic cards do that each kind of action uses."""


def forms(tables: Tables) -> list[Form]:
    cards = CardSet("cards", tables.card_ids)

    def place(name: str) -> Part:
        return Name(name, "position", tables.place_ids)

    def magic(kind: int) -> Part:
        return MagicCard(tables, OPERATIONS[kind])

    return [
        Form(q.COLOUR, "colour", "colour", [Name("colour", "colour", tables.colour_ids)]),
        Form(q.MOVE, "move", "move", [place("position")]),
        Telling(q.LEARN, "learn", "learn", [cards], {"slot": "slot"}),
        Telling(q.LEARN_LETTER, "learn_letter", "learn", [cards, word("letter")], {"slot": "slot"}),
        Form(q.CLAIRVOYANCE, "clairvoyance", "clairvoyance", [place("position")]),
        Form(q.NEGOTIATE, "negotiate", "negotiate", []),
        Form(q.LEAP, "leap", "leap", []),
        Telling(
            q.LIGHT_LINE,
            "light_line",
            "magic",
            [magic(q.LIGHT_LINE), Name("line", "line", q.LINES)],
            {"positions": "[position]"},
        ),
        Form(q.MAGIC, "magic", "magic", [magic(q.MAGIC)]),
        Form(q.SWAP, "swap", "magic", [magic(q.SWAP), place("first"), place("second")]),
        Form(q.END, "end", "end", []),
        Form(q.DISCARD, "discard", "discard", [CardBag("cards", tables.card_ids)]),
        *(
            Form(q.PEEK + number, f"peek_{number}", "magic", [magic(q.PEEK + number), *map(place, NTH[:number])])
            for number in range(1, q.PEEK_MOST + 1)
        ),
    ]


class Telling(Form):
    """A form that shows besides its parts what `view.told_of` works out."""

    def __init__(self, kind: int, name: str, word: str, parts: list[Part], told: dict[str, str]) -> None:
        super().__init__(kind, name, word, parts)
        self.told = told

    def types(self) -> dict[str, str]:
        return super().types() | self.told


class CardSet(Part):
    """Different cards, such as `blue+red+east`."""

    def __init__(self, name: str, ids: list[str], places: int = SET_PLACES) -> None:
        super().__init__(name, "[card]", places)
        self.ids = ids
        self.many = len(ids)

    def letters(self) -> list[str]:
        return self.ids

    def spelled(self, value: int) -> list[int]:
        return self.kinds(value)

    def kinds(self, value: int) -> list[int]:
        return members(value)

    def value(self, kinds: list[int]) -> int | None:
        return set_of(kinds) if len(set(kinds)) == len(kinds) else None

    def text(self, value: int) -> str:
        return JOIN.join(self.ids[kind] for kind in self.kinds(value) if kind < len(self.ids))

    def parse(self, word: str) -> int | None:
        names = word.split(JOIN)
        if any(name not in self.ids for name in names):
            return None
        kinds = [self.ids.index(name) for name in names]
        if kinds != sorted(kinds) or any(kinds.count(kind) > most(BITS) for kind in kinds):
            return None
        return self.value(kinds)

    def shown(self, value: int) -> Shown:
        return [self.ids[kind] for kind in self.kinds(value) if kind < len(self.ids)]


class CardBag(CardSet):
    """Cards with copies, such as `blue+blue+misfiled`."""

    def __init__(self, name: str, ids: list[str]) -> None:
        super().__init__(name, ids, BAG_PLACES)
        self.many = len(ids) * most(BITS)

    def kinds(self, value: int) -> list[int]:
        return cards(value, BITS)

    def value(self, kinds: list[int]) -> int | None:
        return bag_of(kinds, BITS)


class MagicCard(Name):
    """A librarian magic card that does one of these things."""

    def __init__(self, tables: Tables, operations: list[int]) -> None:
        super().__init__("card", "card", tables.card_ids)
        self.usable = [magic.id for magic in tables.magic if magic.operation in operations]
        self.in_a_row = False

    def letters(self) -> list[str]:
        return self.usable

    def spelled(self, value: int) -> list[int]:
        return [self.usable.index(self.ids[value])]

    def parse(self, word: str) -> int | None:
        return super().parse(word) if word in self.usable else None
