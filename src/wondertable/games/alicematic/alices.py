"""The Alices as data: each has an effect, one verb of a small vocabulary with its numbers.

What a verb does stands with the rules it belongs to: gains and choices in effects.py, powers in arms.py, points in
scoring.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.data import Reader, origin, wrong
from wondertable.core.rules.kit import bit

SLOTS: Final = ["red", "blue", "yellow", "green", "white"]
RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
WHITE: Final = 4
SLOT_COUNT: Final = 5
CITY: Final = 5
FOREST: Final = 6
OFF_MAP: Final = 7
KINDS_OF_SPACE: Final = [*SLOTS, "city", "forest"]
NOT_GIVEN: Final = -1

TOKENS: Final = {"red": RED, "yellow": YELLOW, "green": GREEN}
TIMINGS: Final = ["place", "attack", "invade", "reveal", "always", "end"]
ALICES_MAX: Final = 48
"""A card in a slot is one byte of an action."""
COST_MAX: Final = 20
AMOUNT_MAX: Final = 9

TOKEN_ON_PLACE: Final = 1
DRAW_ON_PLACE: Final = 2
VP_ON_PLACE: Final = 3
DRAW_ON_REVEAL: Final = 4
TOKEN_ON_REVEAL: Final = 5
COPY_EFFECT: Final = 6
TOKEN_ON_INVADE: Final = 7
DRAW_ON_INVADE: Final = 8
VP_ON_INVADE: Final = 9
TAKE_TOKEN_EFFECT: Final = 10
TURN_UP_COMMONER: Final = 11
MILITARY_BONUS: Final = 12
CITY_DIFFICULTY: Final = 13
TURN_DOWN_FOR_MILITARY: Final = 14
CLOSED_FORESTS: Final = 15
FREE_PASSAGE_FULL_BONUS: Final = 16
ATTACK_SUCCEEDS: Final = 17
COUNT_FROM_OWN_SPACES: Final = 18
SUMMON_TOKEN_WORTH: Final = 19
WILD_TOKENS: Final = 20
VP_IF_MOST_ALICES: Final = 21
VP_PER_SLOT_WITH_ALICE: Final = 22
VP_PER_COSTLY_ALICE: Final = 23
VP_PER_CITY: Final = 24
EXTRA_ALICES: Final = 25
VERBS_END: Final = 26

VERBS: Final[list[tuple[str, str, list[str]]]] = [
    ("", "", []),
    ("token_on_place", "place", ["slot", "token", "amount"]),
    ("draw_on_place", "place", ["slot", "amount"]),
    ("vp_on_place", "place", ["slot", "amount"]),
    ("draw_on_reveal", "reveal", ["amount"]),
    ("token_on_reveal", "reveal", ["token", "amount"]),
    ("copy", "reveal", []),
    ("token_on_invade", "invade", ["space", "amount"]),
    ("draw_on_invade", "invade", ["space", "amount"]),
    ("vp_on_invade", "invade", ["space", "amount"]),
    ("take_token", "invade", ["space", "token", "one"]),
    ("turn_up_commoner", "invade", ["space", "one"]),
    ("military_bonus", "attack", ["space", "amount"]),
    ("city_difficulty", "attack", ["less"]),
    ("turn_down_for_military", "attack", ["amount"]),
    ("closed_forests", "attack", []),
    ("free_passage_full_bonus", "attack", []),
    ("attack_succeeds", "attack", []),
    ("count_from_own_spaces", "always", []),
    ("summon_token_worth", "always", ["amount"]),
    ("wild_tokens", "always", []),
    ("vp_if_most_alices", "end", ["amount"]),
    ("vp_per_slot_with_alice", "end", ["amount"]),
    ("vp_per_costly_alice", "end", ["min_cost", "amount"]),
    ("vp_per_city", "end", ["amount"]),
    ("extra_alices", "end", ["amount"]),
]
"""Each verb with its timing (ALI-A2) and the numbers it needs. `one`: the amount is always 1; `less`: it is negative."""


class Alice:
    """One kind of Alice card."""

    def __init__(self, reader: Reader, index: int) -> None:
        self.index: i64 = index
        self.name = self._name(reader)
        self.colour: i64 = SLOTS.index(reader.choice("colour", SLOTS))
        self.cost: i64 = reader.integer("cost", 0, COST_MAX)
        self.copies: i64 = reader.integer("copies", 1, 90)
        self.text = reader.text("text")
        verbs = [verb for verb, _, _ in VERBS]
        self.effect = reader.choice("effect", verbs[1:])
        self.verb: i64 = verbs.index(self.effect)
        _, timing, needs = VERBS[self.verb]
        self.timing = reader.choice("timing", TIMINGS)
        if self.timing != timing:
            raise wrong(reader.place("timing"), f"the effect {self.effect} has the timing {timing}, not {self.timing}")
        self.slot: i64 = SLOTS.index(reader.choice("slot", SLOTS)) if "slot" in needs else NOT_GIVEN
        self.spaces: i64 = self._spaces(reader) if "space" in needs else 0
        """The kinds of space the effect is about, as a set."""
        self.token: i64 = self._token(reader, needs)
        self.amount: i64 = self._amount(reader, needs)
        self.min_cost: i64 = reader.integer("min_cost", 0, COST_MAX) if "min_cost" in needs else NOT_GIVEN
        self.stacks: bool = reader.flag("stacks", False)
        """ALI-A6: every card of the kind is a source of its effect."""
        if self.stacks and self.timing != "end":
            raise wrong(reader.place("stacks"), "only an effect of the final scoring may count for every card")
        self.origin = origin(reader)
        self.name_from = reader.text("name_from") if reader.has("name_from") else self.origin
        self.effect_from = reader.text("effect_from") if reader.has("effect_from") else self.origin
        reader.done()

    def _name(self, reader: Reader) -> str:
        name = reader.text("name")
        if not name.isascii() or not name.isalpha():
            raise wrong(reader.place("name"), f"expected one word of plain letters, found {name!r}")
        return name

    def _spaces(self, reader: Reader) -> i64:
        text = reader.text("space")
        found: i64 = 0
        for word in SLOTS if text == "land" else text.split(" "):
            if word not in KINDS_OF_SPACE[: CITY + 1]:
                raise wrong(reader.place("space"), f"expected colours parted by blanks, land or city, found {text!r}")
            found |= bit(KINDS_OF_SPACE.index(word))
        return found

    def _token(self, reader: Reader, needs: list[str]) -> int:
        if "token" in needs or (self.effect == "token_on_invade" and reader.has("token")):
            return TOKENS[reader.choice("token", list(TOKENS))]
        if self.effect == "token_on_invade" and self.spaces & ~(bit(RED) | bit(YELLOW) | bit(GREEN)):
            raise wrong(reader.place("token"), "missing: only red, yellow and green spaces have tokens of their own")
        return NOT_GIVEN

    def _amount(self, reader: Reader, needs: list[str]) -> int:
        if "amount" in needs:
            return reader.integer("amount", 1, AMOUNT_MAX)
        if "one" in needs:
            return reader.integer("amount", 1, 1)
        if "less" in needs:
            return reader.integer("amount", -AMOUNT_MAX, -1)
        return 0


def read_alices(reader: Reader, cards: int) -> list[Alice]:
    """ALI-V10: so many cards of known effects."""
    found = [Alice(table, i) for i, table in enumerate(reader.tables("alice"))]
    if not 1 <= len(found) <= ALICES_MAX:
        raise wrong("alice", f"expected 1 to {ALICES_MAX} kinds, found {len(found)}")
    if len({alice.name for alice in found}) < len(found):
        raise wrong("alice", "two kinds share a name")
    total = sum(int(alice.copies) for alice in found)
    if total != cards:
        raise wrong("alice", f"expected {cards} cards in all, found {total}")
    for verb in (COPY_EFFECT, TURN_DOWN_FOR_MILITARY):
        if sum(alice.verb == verb for alice in found) > 1:
            raise wrong("alice", f"only one kind may have the effect {VERBS[verb][0]}")
    return found
