"""The actions of AlicematiC as texts: names, spaces, payments, and cards that are turned down."""

from __future__ import annotations

from typing import Any, Final

from wondertable.core.forms import Form, Name, Part, SeatNumber, Shown, Step, word
from wondertable.core.rules.actions import KIND_BITS, PART_BITS, part
from wondertable.games.alicematic.people.shapes import Slot
from wondertable.games.alicematic.rules import questions as q
from wondertable.games.alicematic.rules.alices import GREEN, RED, SLOTS, TOKENS, YELLOW
from wondertable.games.alicematic.rules.tables import HAND_START_MAX, SEATS_MAX, Tables

TOKEN_LETTERS: Final = {"r": RED, "y": YELLOW, "g": GREEN}


def forms(tables: Tables) -> list[Form]:
    kingdom = Name("kingdom", "kingdom", tables.kingdom_ids)
    space = Name("space", "space", tables.space_names)  # ALI-M8
    alice = Name("alice", "alice", tables.alice_names)
    return [
        Form(q.KINGDOM, "kingdom", "kingdom", [kingdom]),
        Form(q.KEEP, "keep", "keep", []),
        Discard(tables),
        Form(q.PUT_CITY, "city", "city", [space]),
        Summon(tables, alice),
        Form(q.COMMONER, "commoner", "commoner", [alice, Name("slot", "slot", SLOTS, Slot)]),
        Paid(q.INVADE, "invade", "invade", space),
        InvadeDown(tables, space),
        Form(q.ATTACK, "attack", "attack", [space]),
        Form(q.FINISH, "finish", "finish", [space]),
        Form(q.JET, "jet", "jet", [space]),
        Form(q.SKIP, "skip", "skip", []),
        Form(q.TAKE, "take", "take", [word("seat"), SeatNumber("seat", SEATS_MAX)]),
        Form(q.DECLINE, "decline", "decline", []),
        Form(q.COPY_ALICE, "copy", "copy", [alice]),
        Up(tables),
        Form(q.USE, "use", "use", []),
    ]


# -- payments ----------------------------------------------------------------------------------------------------------


def payment_words(action: int) -> list[str]:
    """`pay r1 g2`: the colours in this order, zeros left out; nothing where nothing is paid."""
    if action >> q.PAY_AT == 0:
        return []
    words = [f"{letter}{q.paid(action, colour)}" for letter, colour in TOKEN_LETTERS.items() if q.paid(action, colour)]
    return ["pay", *words] if words else []


def parse_payment(words: list[str]) -> int | None:
    """The payment to be added to an action; None for anything but its canonical words."""
    if not words:
        return 0
    found = 0
    for i, letter in enumerate(TOKEN_LETTERS):
        for text in words[1:]:
            if text.startswith(letter) and text[1:].isascii() and text[1:].isdecimal() and len(text) <= 3:
                found |= min(int(text[1:]), q.PAY_MASK) << (q.PAY_AT + q.PAY_BITS * i)
    return found if payment_words(found) == words else None


class Paid(Form):
    """Something that may cost tokens: `invade (2,0) pay r1 g2`."""

    def __init__(self, kind: int, name: str, word: str, what: Part) -> None:
        super().__init__(kind, name, word, [what])
        self.what = what

    def fits(self, action: int) -> bool:
        return action >> (q.PAY_AT + 3 * q.PAY_BITS) == 0

    def text(self, action: int) -> str:
        return " ".join([self.word, self.what.text(part(action, 0)), *payment_words(action)])

    def parse(self, words: list[str]) -> int | None:
        value = self.what.parse(words[0]) if words else None
        tokens = parse_payment(words[1:])
        return None if value is None or tokens is None else self.kind | value << KIND_BITS | tokens

    def shown(self, action: int) -> dict[str, Shown]:
        found: dict[str, Shown] = {self.what.name: self.what.shown(part(action, 0))}
        for name, colour in TOKENS.items():
            found[name] = q.paid(action, colour)
        return found

    def types(self) -> dict[str, str]:
        return {self.what.name: self.what.type, **dict.fromkeys(TOKENS, "number")}

    def steps(self) -> list[Step]:
        """What, then the tokens of each colour."""
        numbers = [str(number) for number in range(q.PAY_MASK + 1)]
        return [*super().steps(), *(Step(name, numbers) for name in TOKENS)]

    def spelled(self, action: int) -> list[list[int]]:
        what = part(action, 0) - self.what.least
        return [[what], *([q.paid(action, colour)] for colour in TOKENS.values())]

    def usual(self) -> dict[str, Shown]:
        return dict.fromkeys(TOKENS, 0)


class Summon(Paid):
    """ALI-P7: an Alice goes into the slot of her colour: `summon Knight pay y1`."""

    def __init__(self, tables: Tables, alice: Part) -> None:
        super().__init__(q.SUMMON, "summon", "summon", alice)
        self.colours = [SLOTS[colour] for colour in tables.colour]

    def shown(self, action: int) -> dict[str, Shown]:
        return {**super().shown(action), "slot": self.colours[part(action, 0)]}

    def types(self) -> dict[str, str]:
        return {**super().types(), "slot": "slot"}

    def shapes(self) -> dict[str, Any]:
        return {**super().shapes(), "slot": Slot}


class InvadeDown(Paid):
    """An invasion for which Alices are turned down: `invade (2,1) down Ninja@red pay r1`."""

    def __init__(self, tables: Tables, space: Part) -> None:
        super().__init__(q.INVADE_DOWN, "invade_down", "invade", space)
        self.card = Card(tables)

    def fits(self, action: int) -> bool:
        return q.down_name(action, 0) > 0

    def numbers(self, action: int) -> list[int]:
        return [n for n in range(q.DOWN_MAX) if q.down_name(action, n)]

    def cards(self, action: int) -> list[str]:
        return [self.card.written(q.down_name(action, n), q.down_copy(action, n)) for n in self.numbers(action)]

    def text(self, action: int) -> str:
        words = [self.word, self.what.text(part(action, 0)), "down", *self.cards(action), *payment_words(action)]
        return " ".join(words)

    def parse(self, words: list[str]) -> int | None:
        if len(words) < 3 or words[1] != "down":
            return None
        end = words.index("pay") if "pay" in words else len(words)
        cards = [self.card.read(word) for word in words[2:end]]
        plain = super().parse([words[0], *words[end:]])
        if plain is None or not 1 <= len(cards) <= q.DOWN_MAX:
            return None
        action = plain
        for number, card in enumerate(cards):
            if card is None:
                return None
            action |= q.turned_down(number, card[0], card[1])
        return action

    def shown(self, action: int) -> dict[str, Shown]:
        turned = [(q.down_name(action, n), q.down_copy(action, n)) for n in self.numbers(action)]
        names = self.card.names
        kinds = [q.kind_named(card) for card, _ in turned]
        return {
            **super().shown(action & ((1 << q.DOWN_AT) - 1)),
            "down": self.cards(action),
            "alices": [names[kind] for kind in kinds],
            "effects": [names[kind if copied < 0 else copied] for kind, (_, copied) in zip(kinds, turned, strict=True)],
            "slots": [SLOTS[q.slot_named(card)] for card, _ in turned],
        }

    def types(self) -> dict[str, str]:
        return {**super().types(), "down": "[card]", "alices": "[alice]", "effects": "[alice]", "slots": "[slot]"}

    def shapes(self) -> dict[str, Any]:
        return {**super().shapes(), "slots": list[Slot]}

    def steps(self) -> list[Step]:
        """The space, the cards turned down, and the tokens."""
        space, *tokens = super().steps()
        return [space, Step("down", [*self.card.letters(), *self.card.copies()], q.DOWN_MAX), *tokens]

    def spelled(self, action: int) -> list[list[int]]:
        space, *tokens = super().spelled(action)
        turned = [(q.down_name(action, n), q.down_copy(action, n)) for n in self.numbers(action)]
        return [space, [self.card.letter(card, copied) for card, copied in turned], *tokens]


# -- cards -------------------------------------------------------------------------------------------------------------


class Card(Part):
    """A card in a kingdom: `Little@green`, and a Wiccan with a copy `Wiccan:Merchant@yellow`."""

    def __init__(self, tables: Tables) -> None:
        super().__init__("card", "card")
        self.names = tables.alice_names
        self.copier = tables.copier
        self.least = q.card_name(0, 0)

    def letters(self) -> list[str]:
        """Every Alice in every slot."""
        return [self.written(self.least + number, -1) for number in range(len(self.names) * len(SLOTS))]

    def copies(self) -> list[str]:
        """A Wiccan in every slot with every copy."""
        slots = range(len(SLOTS)) if self.copier >= 0 else ()
        return [self.written(q.card_name(self.copier, slot), kind) for slot in slots for kind in range(len(self.names))]

    def letter(self, card: int, copied: int) -> int:
        """The place of a card among the letters, and behind them among the copies."""
        if copied < 0:
            return card - self.least
        kinds = len(self.names)
        return kinds * len(SLOTS) + kinds * q.slot_named(card) + copied

    def written(self, card: int, copied: int) -> str:
        name = self.names[q.kind_named(card)]
        return f"{name if copied < 0 else f'{name}:{self.names[copied]}'}@{SLOTS[q.slot_named(card)]}"

    def read(self, word: str) -> tuple[int, int] | None:
        """The card and what it copies, -1 for nothing."""
        names, at, slot = word.partition("@")
        name, colon, copied = names.partition(":")
        if not at or slot not in SLOTS or name not in self.names:
            return None
        kind = self.names.index(name)
        if colon and (kind != self.copier or copied not in self.names):
            return None
        return q.card_name(kind, SLOTS.index(slot)), self.names.index(copied) if colon else -1

    def text(self, value: int) -> str:
        return self.written(value, -1)

    def parse(self, word: str) -> int | None:
        found = self.read(word)
        return None if found is None or found[1] >= 0 else found[0]

    def shown(self, value: int) -> int | str:
        return self.text(value)


class Up(Form):
    """A Commoner that is turned up: `up Little@green`."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(q.UP, "up", "up", [Card(tables)])
        self.names = tables.alice_names

    def shown(self, action: int) -> dict[str, Shown]:
        card = part(action, 0)
        return {**super().shown(action), "alice": self.names[q.kind_named(card)], "slot": SLOTS[q.slot_named(card)]}

    def types(self) -> dict[str, str]:
        return {**super().types(), "alice": "alice", "slot": "slot"}

    def shapes(self) -> dict[str, Any]:
        return {**super().shapes(), "slot": Slot}


class Discard(Form):
    """Cards given back in the mulligan, in the order of the card table: `discard Jet Empress Empress`."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(q.DISCARD, "discard", "discard", [])
        self.names = tables.alice_names

    def kinds(self, action: int) -> list[int]:
        values = [part(action, i) for i in range(HAND_START_MAX)]
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
        return self.kind | sum(q.given_back(i, kind) for i, kind in enumerate(kinds))

    def shown(self, action: int) -> dict[str, Shown]:
        kinds = self.kinds(action)
        return {"cards": [self.names[kind] for kind in kinds], "count": len(kinds)}

    def types(self) -> dict[str, str]:
        return {"cards": "[alice]", "count": "number"}

    def steps(self) -> list[Step]:
        return [Step("cards", self.names, HAND_START_MAX)]

    def spelled(self, action: int) -> list[list[int]]:
        return [self.kinds(action)]
