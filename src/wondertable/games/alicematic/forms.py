"""The actions of AlicematiC as texts: names, spaces, payments, and cards that are turned down."""

from __future__ import annotations

from typing import Final

from wondertable.core.forms import Actions, Form, Name, Part, Shown
from wondertable.core.rules.actions import KIND_BITS, PART_BITS, PART_MASK, part
from wondertable.games.alicematic.alices import GREEN, RED, SLOTS, YELLOW
from wondertable.games.alicematic.questions import (
    ATTACK,
    COMMONER,
    COPY_ALICE,
    DECLINE,
    DISCARD,
    DOWN_AT,
    DOWN_MAX,
    FINISH,
    INVADE,
    INVADE_DOWN,
    JET,
    KEEP,
    KINGDOM,
    PAY_AT,
    PAY_BITS,
    PAY_MASK,
    PUT_CITY,
    SKIP,
    SUMMON,
    TAKE,
    UP,
    USE,
    card_ref,
    down_copy,
    down_ref,
    paid,
    ref_kind,
    ref_slot,
    turned_down,
)
from wondertable.games.alicematic.tables import HAND_START_MAX, SEATS_MAX, Tables

TOKEN_LETTERS: Final = {"r": RED, "y": YELLOW, "g": GREEN}
TOKEN_NAMES: Final = {"red": RED, "yellow": YELLOW, "green": GREEN}


def make_actions(tables: Tables) -> Actions:
    kingdom = Name("kingdom", "kingdom", tables.kingdom_ids)
    space = Name("space", "space", tables.space_names)
    alice = Name("alice", "alice", tables.alice_names)
    return Actions(
        [
            Form(KINGDOM, "kingdom", "kingdom", [kingdom]),
            Form(KEEP, "keep", "keep", []),
            Discard(tables),
            Form(PUT_CITY, "city", "city", [space]),
            Paid(SUMMON, "summon", "summon", alice),
            Form(COMMONER, "commoner", "commoner", [alice, Name("slot", "slot", SLOTS)]),
            Paid(INVADE, "invade", "invade", space),
            InvadeDown(tables, space),
            Form(ATTACK, "attack", "attack", [space]),
            Form(FINISH, "finish", "finish", [space]),
            Form(JET, "jet", "jet", [space]),
            Form(SKIP, "skip", "skip", []),
            Take(),
            Form(DECLINE, "decline", "decline", []),
            Form(COPY_ALICE, "copy", "copy", [alice]),
            Form(UP, "up", "up", [Card(tables)]),
            Form(USE, "use", "use", []),
        ]
    )


# -- payments ----------------------------------------------------------------------------------------------------------


def payment_words(action: int) -> list[str]:
    """`pay r1 g2`: the colours in this order, zeros left out; nothing where nothing is paid."""
    words = [f"{letter}{paid(action, colour)}" for letter, colour in TOKEN_LETTERS.items() if paid(action, colour)]
    return ["pay", *words] if words else []


def parse_payment(words: list[str]) -> int | None:
    """The payment to be added to an action; None for anything but its canonical words."""
    if not words:
        return 0
    found = 0
    for i, letter in enumerate(TOKEN_LETTERS):
        for word in words[1:]:
            if word.startswith(letter) and word[1:].isascii() and word[1:].isdecimal() and len(word) <= 3:
                found |= min(int(word[1:]), PAY_MASK) << (PAY_AT + PAY_BITS * i)
    return found if payment_words(found) == words else None


class Paid(Form):
    """Something that may cost tokens: `invade (2,0) pay r1 g2`."""

    def __init__(self, kind: int, name: str, word: str, what: Part) -> None:
        super().__init__(kind, name, word, [what])
        self.what = what

    def fits(self, action: int) -> bool:
        return action >> (PAY_AT + 3 * PAY_BITS) == 0

    def text(self, action: int) -> str:
        return " ".join([self.word, self.what.text(part(action, 0)), *payment_words(action)])

    def parse(self, words: list[str]) -> int | None:
        value = self.what.parse(words[0]) if words else None
        tokens = parse_payment(words[1:])
        return None if value is None or tokens is None else self.kind | value << KIND_BITS | tokens

    def shown(self, action: int) -> dict[str, Shown]:
        found: dict[str, Shown] = {self.what.name: self.what.shown(part(action, 0))}
        for name, colour in TOKEN_NAMES.items():
            found[name] = int(paid(action, colour))
        return found

    def types(self) -> dict[str, str]:
        return {self.what.name: self.what.type, **dict.fromkeys(TOKEN_NAMES, "number")}


class InvadeDown(Paid):
    """An invasion for which Alices are turned down: `invade (2,1) down Ninja@red pay r1`."""

    def __init__(self, tables: Tables, space: Part) -> None:
        super().__init__(INVADE_DOWN, "invade_down", "invade", space)
        self.card = Card(tables)

    def fits(self, action: int) -> bool:
        return down_ref(action, 0) > 0

    def cards(self, action: int) -> list[str]:
        numbers = [n for n in range(DOWN_MAX) if down_ref(action, n)]
        return [self.card.written(int(down_ref(action, n)), int(down_copy(action, n))) for n in numbers]

    def text(self, action: int) -> str:
        words = [self.word, self.what.text(part(action, 0)), "down", *self.cards(action), *payment_words(action)]
        return " ".join(words)

    def parse(self, words: list[str]) -> int | None:
        if len(words) < 3 or words[1] != "down":
            return None
        end = words.index("pay") if "pay" in words else len(words)
        cards = [self.card.read(word) for word in words[2:end]]
        plain = super().parse([words[0], *words[end:]])
        if plain is None or not 1 <= len(cards) <= DOWN_MAX:
            return None
        action = plain
        for number, card in enumerate(cards):
            if card is None:
                return None
            action |= int(turned_down(number, card[0], card[1]))
        return action

    def shown(self, action: int) -> dict[str, Shown]:
        return {**super().shown(action & ((1 << DOWN_AT) - 1)), "down": " ".join(self.cards(action))}

    def types(self) -> dict[str, str]:
        return {**super().types(), "down": "card"}


# -- cards -------------------------------------------------------------------------------------------------------------


class Card(Part):
    """A card in a kingdom: `Little@green`, and a Wiccan with a copy `Wiccan:Merchant@yellow`."""

    def __init__(self, tables: Tables) -> None:
        super().__init__("card", "card")
        self.names = tables.alice_names
        self.copier = int(tables.copier)

    def written(self, ref: int, copied: int) -> str:
        name = self.names[ref_kind(ref)]
        return f"{name if copied < 0 else f'{name}:{self.names[copied]}'}@{SLOTS[ref_slot(ref)]}"

    def read(self, word: str) -> tuple[int, int] | None:
        """The card and what it copies, -1 for nothing."""
        names, at, slot = word.partition("@")
        name, colon, copied = names.partition(":")
        if not at or slot not in SLOTS or name not in self.names:
            return None
        kind = self.names.index(name)
        if colon and (kind != self.copier or copied not in self.names):
            return None
        return int(card_ref(kind, SLOTS.index(slot))), self.names.index(copied) if colon else -1

    def text(self, value: int) -> str:
        return self.written(value, -1)

    def parse(self, word: str) -> int | None:
        found = self.read(word)
        return None if found is None or found[1] >= 0 else found[0]

    def shown(self, value: int) -> int | str:
        return self.text(value)


class Discard(Form):
    """Cards given back in the mulligan, in the order of the card table: `discard Jet Empress Empress`."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(DISCARD, "discard", "discard", [])
        self.names = tables.alice_names

    def kinds(self, action: int) -> list[int]:
        values = [int(part(action, i)) for i in range(HAND_START_MAX)]
        return [value - 1 for value in values if value]

    def fits(self, action: int) -> bool:
        return part(action, 0) > 0 and action >> (KIND_BITS + PART_BITS * HAND_START_MAX) == 0

    def text(self, action: int) -> str:
        return " ".join([self.word, *(self.names[kind] for kind in self.kinds(action))])

    def parse(self, words: list[str]) -> int | None:
        if not 1 <= len(words) <= HAND_START_MAX or any(word not in self.names for word in words):
            return None
        kinds = [self.names.index(word) for word in words]
        if kinds != sorted(kinds):
            return None
        return self.kind | sum(kind + 1 << (KIND_BITS + PART_BITS * i) for i, kind in enumerate(kinds))

    def shown(self, action: int) -> dict[str, Shown]:
        kinds = self.kinds(action)
        return {"cards": " ".join(self.names[kind] for kind in kinds), "count": len(kinds)}

    def types(self) -> dict[str, str]:
        return {"cards": "text", "count": "number"}


class Take(Form):
    """A token is taken from a player: `take seat 3`, seats counted from 1."""

    def __init__(self) -> None:
        super().__init__(TAKE, "take", "take", [])

    def fits(self, action: int) -> bool:
        return action >> (KIND_BITS + PART_BITS) == 0

    def text(self, action: int) -> str:
        return f"{self.word} seat {(action >> KIND_BITS & PART_MASK) + 1}"

    def parse(self, words: list[str]) -> int | None:
        if len(words) != 2 or words[0] != "seat" or words[1] not in [str(n + 1) for n in range(SEATS_MAX)]:
            return None
        return self.kind | int(words[1]) - 1 << KIND_BITS

    def shown(self, action: int) -> dict[str, Shown]:
        return {"seat": int(part(action, 0))}

    def types(self) -> dict[str, str]:
        return {"seat": "seat"}
